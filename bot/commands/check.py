"""``check``: loads everything under data/ and says what is wrong with it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.commands import house
from bot.commands.common import Subparsers
from bot.games import GAMES
from bot.paths import DATA


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("check", help="load all data and say what is wrong with it: file, card, reason")
    parser.add_argument("--originals", action="store_true", help="list the cards that are ours, not the game's")
    house.add_option(parser)


def run(args: argparse.Namespace) -> int:
    """A line for everything that is wrong and 1, or one line that says that all is well and 0.

    The decks of the house are looked at as well: the bot runs without those that are wrong. With
    ``--originals`` a line for each card, Drink and count of the Inn that the rule documents do not tell. Raises
    `BadSettings` and `WrongUse`.
    """
    wrong = [*complaints(), *_house(args)]
    for line in wrong:
        print(line)
    if not wrong:
        files = sum(1 for file in DATA.rglob("*") if file.is_file() and file.suffix != ".pyc")
        print(f"All data is in order ({files} files).")
        if args.originals:
            from bot.games.inn.rules.cards.checking import originals
            from bot.games.inn.rules.cards.library import the_library

            print("\n".join(originals(the_library())))
    return 1 if wrong else 0


def complaints(data: Path = DATA) -> list[str]:
    """Everything that is wrong with the files of `data`: the file, the card or key in it, and the reason."""
    parts: tuple[Callable[[Path], Iterator[str]], ...] = (_decks, _inn, _guides, _words, _migrations, _fonts)
    return [complaint for part in parts for complaint in part(data)]


def _house(args: argparse.Namespace) -> list[str]:
    """What is wrong with the operator's own decks."""
    from bot.games.inn.rules.cards.library import BadData, the_library, with_house_decks
    from bot.settings import load_settings

    load_settings()  # says of every setting what is wrong with it
    folder = house.folder(args)
    try:
        return with_house_decks(the_library(), folder)[1] if folder else []
    except BadData:
        return []  # without the shipped decks there is nothing to add to: `complaints` tells what is wrong with them


def _decks(data: Path) -> Iterator[str]:
    from bot.games.drinko.rules import BadData, read_deck

    file = data / "drinko" / "deck.toml"
    try:
        read_deck(_text(file), _name(file, data))
    except (BadData, OSError, UnicodeDecodeError) as error:
        yield _said(file, data, error)


def _inn(data: Path) -> Iterator[str]:
    from bot.games.inn.rules.cards.checking import complaints as complaints_of_decks

    for complaint in complaints_of_decks(data / "inn"):
        yield f"inn/{complaint}"


def _guides(data: Path) -> Iterator[str]:
    from bot.games.drinko.rules import BadData as BadDrinko
    from bot.games.drinko.rules import rulings as of_drinko
    from bot.games.inn.rules import BadData as BadInn
    from bot.games.inn.rules.cards import rulings as of_inn

    for game, pages in (("drinko", of_drinko), ("inn", of_inn)):
        for name, read in (("guide.toml", pages.read_guide), ("rulings.toml", pages.read_rulings)):
            file = data / game / name
            try:
                text = _text(file)
            except (OSError, UnicodeDecodeError) as error:
                yield _said(file, data, error)
                continue
            try:
                read(text, _name(file, data))
            except (BadDrinko, BadInn) as error:
                yield _said(file, data, error)
            except OSError:
                continue  # the deck whose cards the rulings name is not there, which is said of the deck


def _words(data: Path) -> Iterator[str]:
    from bot.ui.words import SHARED, BadWords, words_of

    texts: dict[str, str] = {}
    for file in (SHARED, *(kit.words for kit in GAMES.values())):
        at = data / file.relative_to(DATA)
        try:
            texts[_name(at, data)] = _text(at)
        except (OSError, UnicodeDecodeError) as error:
            yield _said(at, data, error)
    try:
        words_of(texts)
    except BadWords as error:
        yield str(error)


def _migrations(data: Path) -> Iterator[str]:
    import sqlite3

    from bot.store import SchemaError
    from bot.store.migrations import migrate

    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, data / "migrations")
    except (SchemaError, OSError, UnicodeDecodeError) as error:
        yield f"migrations: {error}"
    finally:
        connection.close()


def _fonts(data: Path) -> Iterator[str]:
    from PIL import ImageFont

    files = sorted(file for file in (data / "fonts").glob("*") if file.suffix in (".ttf", ".otf"))
    if not files:
        yield "fonts: no font is there"
    for file in files:
        try:
            ImageFont.truetype(str(file), 26)
        except OSError as error:
            yield _said(file, data, error)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _name(file: Path, data: Path) -> str:
    return file.relative_to(data).as_posix()


def _said(file: Path, data: Path, error: Exception) -> str:
    """The complaint, with the file's name in front unless it is there already."""
    name = _name(file, data)
    match error:
        case FileNotFoundError():
            return f"{name}: is missing"
        case UnicodeDecodeError():
            line = error.object.count(b"\n", 0, error.start) + 1
            return f"{name}: line {line}: is not UTF-8 text"
        case _:
            text = str(error)
            return text if text.startswith(name) else f"{name}: {text}"
