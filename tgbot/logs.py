"""Logs as JSON, a line each."""

from __future__ import annotations

import logging

import orjson


class JsonFormatter(logging.Formatter):
    """time, level, name, text, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "name": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return orjson.dumps(said).decode()


def json_logging(level: int) -> None:
    """Everything logged goes to stderr as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
