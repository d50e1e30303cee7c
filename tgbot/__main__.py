"""The command line: `python -m tgbot …` or `tgbot …`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import orjson
import uvloop

from engine.friday.levels import LEVELS
from engine.lifeboat.editions import EDITIONS, PLAYERS
from tgbot import settings as configuration
from tgbot import simulate_friday
from tgbot.settings import Settings, SettingsError
from tgbot.simulate import simulate

EXIT_SETTINGS = 2
"""A setting is wrong or missing, Redis does not answer, or the token is refused."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    arguments = _parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        return run(arguments)
    except SettingsError as error:
        print(f"tgbot: {error}", file=sys.stderr)
        return EXIT_SETTINGS
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tgbot", description="A Telegram bot that runs board games in groups.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="run the bot (settings: TGBOT_… in the environment)")
    run.add_argument("--role", choices=("all", "intake", "worker", "sender"), help="only this part of it")
    run.set_defaults(run=_run)

    play = commands.add_parser("play", help="the playground: the bot and a messenger in the browser, no token needed")
    play.add_argument("--port", type=int, default=8090)
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    play.set_defaults(run=_play)

    check = commands.add_parser("check", help="check settings, Redis, token and webhook")
    check.set_defaults(run=_check)

    simulated = commands.add_parser("simulate", help="autopilots play; length, points, wins, speed")
    simulated.add_argument("--game", choices=("lifeboat", "friday"), default="lifeboat")
    simulated.add_argument("--games", type=int, default=1000)
    simulated.add_argument("--edition", choices=sorted(EDITIONS), default="workshop", help="of lifeboat")
    simulated.add_argument("--players", type=int, default=None, help="of lifeboat, by default six")
    simulated.add_argument("--level", type=int, choices=LEVELS, default=1, help="of friday")
    simulated.add_argument("--seed", type=int, default=1)
    simulated.set_defaults(run=_simulate)

    replay = commands.add_parser("replay", help="tell a game again from its events")
    replay.add_argument("game", help="a game's id, or a file with its events as JSON")
    replay.add_argument("--language", choices=("ru", "uk"), default="ru")
    replay.set_defaults(run=_replay)

    for name, about in (
        ("export", "print what is stored of a person"),
        ("forget", "remove what is stored of a person"),
    ):
        personal = commands.add_parser(name, help=about)
        personal.add_argument("user", type=int, help="the person's Telegram id")
        personal.set_defaults(run=_export if name == "export" else _forget)
    return parser


def _configured(**given: object) -> Settings:
    settings = configuration.load(**{name: value for name, value in given.items() if value is not None})
    level = logging.INFO
    if settings.log_format == "json":
        from tgbot.logs import json_logging

        json_logging(level)
    else:
        logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
    return settings


def _run(arguments: argparse.Namespace) -> int:
    from tgbot.app import run

    uvloop.run(run(_configured(role=arguments.role)))
    return 0


def _play(arguments: argparse.Namespace) -> int:
    from tgbot.playground.play import main as play

    try:
        return play(port=arguments.port, browser=not arguments.no_browser)
    except OSError as error:
        raise SettingsError(f"cannot listen at port {arguments.port}: {error}") from None


def _check(arguments: argparse.Namespace) -> int:
    from tgbot.app import check

    for line in asyncio.run(check(_configured())):
        print(line)
    return 0


def _simulate(arguments: argparse.Namespace) -> int:
    if arguments.games < 1:
        raise SettingsError("one game or more")
    lines = _friday(arguments) if arguments.game == "friday" else _lifeboat(arguments)
    for line in lines:
        print(line)
    return 0


def _friday(arguments: argparse.Namespace) -> Iterator[str]:
    return simulate_friday.simulate(arguments.level, arguments.games, arguments.seed)


def _lifeboat(arguments: argparse.Namespace) -> Iterator[str]:
    allowed = PLAYERS[EDITIONS[arguments.edition].crew]
    players = 6 if arguments.players is None else arguments.players
    if players not in allowed:
        raise SettingsError(f"{arguments.edition}: {allowed[0]} to {allowed[-1]} players")
    return simulate(arguments.edition, arguments.games, players, arguments.seed)


def _replay(arguments: argparse.Namespace) -> int:
    from tgbot.records import stored_events, told

    path = Path(arguments.game)
    data = path.read_bytes() if path.is_file() else asyncio.run(stored_events(_configured(), arguments.game))
    for line in told(data, arguments.language):
        print(line)
    return 0


def _export(arguments: argparse.Namespace) -> int:
    from tgbot.records import export

    found = asyncio.run(export(_configured(), arguments.user))
    print(orjson.dumps(found, option=orjson.OPT_INDENT_2).decode())
    return 0


def _forget(arguments: argparse.Namespace) -> int:
    from tgbot.records import forget

    print(asyncio.run(forget(_configured(), arguments.user)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
