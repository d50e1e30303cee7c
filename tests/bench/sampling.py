"""Where CPU time goes, asked a thousand times a CPU second: unlike cProfile it makes nothing slower that is called
often, and does not count waiting."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

_EVERY = 0.001


class Sampler:
    """From `start` to `text`; in the main thread."""

    def __init__(self) -> None:
        self.own: Counter[str] = Counter()
        self.whole: Counter[str] = Counter()
        self.samples = 0

    def start(self) -> None:
        """Begin."""
        signal.signal(signal.SIGPROF, self._sample)
        signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)

    def text(self, most: int = 150) -> str:
        """End; the shares of functions in percent: with what they call, and by themselves."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        lines = [f"{self.samples} samples"]
        for title, found in (("with what it calls", self.whole), ("by itself", self.own)):
            lines += ["", title]
            lines += [f"{100 * n / self.samples:6.1f} %  {name}" for name, n in found.most_common(most)]
        return "\n".join(lines)

    def _sample(self, number: int, frame: FrameType | None) -> Any:
        if frame is None:
            return
        self.samples += 1
        self.own[_name(frame)] += 1
        seen = set()
        while frame is not None:
            seen.add(_name(frame))
            frame = frame.f_back
        self.whole.update(seen)


def _name(frame: FrameType) -> str:
    code = frame.f_code
    path = Path(code.co_filename)
    return f"{'/'.join(path.parts[-2:])}:{code.co_firstlineno} {code.co_qualname}"
