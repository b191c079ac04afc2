"""The pseudo-language: English that was left in code is found, whatever is shown, and a third more still fits."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.engine import Run
from bot.games import GAMES, words_in
from bot.games.drinko.look.look import LOOK as DRINKO_LOOK
from bot.games.drinko.look.pictures.cards import _face
from bot.games.drinko.look.words import SPECIALS, card_name
from bot.games.drinko.rules import Drinko, the_deck
from bot.games.inn.look.judging import why_not
from bot.games.inn.look.look import LOOK as INN_LOOK
from bot.games.inn.look.more import more_layout
from bot.games.inn.look.pictures.cards import card_face, hand_faces
from bot.games.inn.rules import Inn, the_library
from bot.games.inn.rules.cards.text import card_text, drink_text, lexicon_of
from bot.games.inn.rules.play.variants import VARIANTS
from bot.games.inn.rules.play.view import inn_view
from bot.languages.accents import CLOSE, OPEN
from bot.languages.spoken import PSEUDO, speaking
from bot.tables.info import PublicTable, TableInfo
from bot.ui.layouts.lobby import lobby_art, lobby_layout
from bot.ui.layouts.panels import hand_layout
from bot.ui.layouts.rules import rules_pages
from bot.ui.layouts.tables import Skin, blows_layout, final_layout, table_layout
from bot.ui.layouts.watching import watch_layout
from bot.ui.look import JUST_LOOKING, Art, Asked, GameLook
from bot.ui.pictures.bidi import readable
from bot.ui.pictures.lettering import overheard, width, wrapped
from tests.games.drinko import playing as drinko
from tests.games.drinko import test_lesson as drinko_lesson
from tests.games.inn import playing as inn
from tests.games.inn import test_lesson as inn_lesson
from tests.games.inn.test_layouts import ask_of, info_of, seat_face
from tests.games.lessons import Player
from tests.languages.pseudo import drawn, holes, left, outside
from tests.ui.test_lobby_picture import lobby

WORDS = words_in(PSEUDO)
SKIN = Skin(pictures=False)
MOST = 40
"""So many moments of a game are shown."""
PICTURES = 3
"""So many of them are drawn, too."""


@pytest.fixture(autouse=True)
def _spoken() -> Iterator[None]:
    with speaking(PSEUDO):
        yield


class Shown:
    """A game that is shown as it is played: each kind of moment once."""

    def __init__(self, look: GameLook, run: Run, seats: int) -> None:
        self.look, self.run, self.seats = look, run, seats
        self.met = set[tuple[object, ...]]()
        self.found = set[str]()
        self.recent: tuple[dict[str, Any], ...] = ()
        self.turns: list[Any] = []
        self.seen: list[dict[str, Any]] = []

    def at(self) -> None:
        """Look at what is shown now, unless such a moment was shown before."""
        info, run = self.info(), self.run
        face = PublicTable(info, run.view(None), ask_of(run), self.recent, None)
        if run.over:
            self.found |= left([final_layout(WORDS, self.look, face, SKIN)])
            return
        if (kind := self._kind()) in self.met or len(self.met) >= MOST:
            return
        self.met.add(kind)
        asked = next(iter(run.waiting()), 0)
        mine = seat_face(run, info, asked, self.recent)
        options = mine.seat_ask.options if mine.seat_ask else {}
        choices = [Asked(card=key) for key, option in options.items() if option.most][:1]
        self.found |= left([
            table_layout(WORDS, self.look, face, SKIN), watch_layout(WORDS, self.look, face, SKIN, list(self.recent)),
            *(hand_layout(WORDS, self.look, mine, SKIN, guild="The Tavern", asked=asked)
              for asked in (JUST_LOOKING, *choices)),
        ])  # fmt: skip
        if self.look is INN_LOOK:
            self.found |= left([more_layout(WORDS, mine)]) | holes(why_not(WORDS, mine))
        draw = len(self.met) % (MOST // PICTURES) == 1
        texts = [face.text for face in hand_faces(inn_view(mine.view)).values()] if self.look is INN_LOOK else ()
        self.found.update(pictured([self.look.table_art(WORDS, face, Skin())], draw=draw))
        self.found.update(pictured([self.look.hand_art(WORDS, mine, Skin())], draw=draw, shortened=texts))
        assert self.look.recap is not None
        self.turns.append(self.look.recap.note(run.view(None)))

    def told(self, events: Sequence[Any]) -> None:
        """What has happened, as the table tells it."""
        seen = [event.seen_by(None) for event in events]
        lines = self.look.lines(WORDS, [seat.name for seat in self.info().seats], seen, str, self.info().options)
        self.found |= holes(lines)
        self.recent = (*self.recent, *seen)[-12:]
        self.seen += seen

    def info(self) -> TableInfo:
        names = "ann ben cid dot eve fay gus hal".title().split()
        info = info_of(self.run, self.seats)._replace(game=self.run.game.name, seed_proof="0f" * 32)
        return info._replace(seats=tuple(seat._replace(name=names[seat.seat]) for seat in info.seats))

    def _kind(self) -> tuple[object, ...]:
        ask, stack = self.run.ask, getattr(self.run.state, "stack", ())
        top = stack[-1] if stack else None
        return ask and ask.about, getattr(top, "what", ""), getattr(self.run.state, "phase", "")

    def recap(self) -> None:
        """The picture of the whole game, with its banners."""
        recap, info = self.look.recap, self.info()
        assert recap is not None
        self.turns.append(recap.note(self.run.view(None)))
        awards = recap.awards(self.seen)
        found = recap.decided(self.turns, self.seen) if recap.decided else None
        ended = recap.ending(WORDS, info, found) if recap.ending else None
        banners = recap.banners(WORDS, info, found) if recap.banners else ()
        headline = ended.headline if ended else ""
        self.found |= left([blows_layout(WORDS, ended, [])]) if ended else set()
        self.found.update(pictured([recap.art(WORDS, info, self.turns[-12:], awards, headline), *banners]))


def pictured(arts: Sequence[Art | None], *, draw: bool = True, shortened: Sequence[str] = ()) -> list[str]:
    """What is wrong with pictures and their alt texts; see `drawn`."""
    found = set[str]()
    with overheard() as heard:
        for art in arts:
            if art is not None:
                found |= holes(art.alt)
                if draw:
                    art.draw()
    return sorted(found | drawn(heard, shortened))


INN_GAMES = [
    (3, {"drinks": inn.ALL_DECKS, "windows": "natural", "events": "both"}),
    *((4, {"windows": "quick", "variant": variant, "events": "both"}) for variant in VARIANTS),
]


@pytest.mark.parametrize(("seats", "options"), INN_GAMES, ids=["natural", *VARIANTS])
def test_a_game_at_the_inn(seats: int, options: dict[str, Any]) -> None:
    luck = random.Random(seats)
    run, events = Run.new(Inn(), seats, options, "pseudo")
    shown = Shown(INN_LOOK, run, seats)
    shown.told(events)
    while not run.over:
        shown.at()
        shown.told(inn.random_move(run, luck, out_of_turn=0.05))
    shown.at()
    shown.recap()
    assert not shown.found, "\n".join(sorted(shown.found))


def test_a_game_of_drinko() -> None:
    luck = random.Random(5)
    run, events = Run.new(Drinko(), 5, drinko.ALL_OPTIONS, "pseudo")
    shown = Shown(DRINKO_LOOK, run, 5)
    shown.told(events)
    while not run.over:
        shown.at()
        shown.told(drinko.make(run, drinko.random_move(run, luck)))
    shown.at()
    shown.recap()
    assert not shown.found, "\n".join(sorted(shown.found))


@pytest.mark.parametrize("lesson", [inn_lesson, drinko_lesson], ids=["inn", "drinko"])
def test_a_lesson(lesson: Any) -> None:
    player: Player = lesson.PLAYER
    look = player.kit.look()
    found = set[str]()
    for moment in player.play().moments:
        assert look.lesson is not None
        told = look.lesson.guide(WORDS, moment.seen)
        assert told
        found |= holes(told) | left([hand_layout(WORDS, look, moment.seen, SKIN, guild="The Tavern")])
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("game", GAMES)
def test_a_lobby(game: str) -> None:
    look = GAMES[game].look()
    found = set[str]()
    for options in ({}, *({"variant": variant} for variant in VARIANTS if game == "inn")):
        info = lobby(game, ["Ann", "Ben", "Cid"], 4, **options)
        found.update(pictured([lobby_art(WORDS, look, info)], draw=not options))
        found |= left([lobby_layout(WORDS, look, info, 100.0)])
    assert not found, "\n".join(sorted(found))


def test_the_rules_of_both_games() -> None:
    for kit in GAMES.values():
        assert {words for page in rules_pages(WORDS, kit, "sips") if (words := outside(page.text))} == set()


def test_every_card_says_in_it_what_it_says_in_english() -> None:
    """The same clauses with the same numbers, and no gap is left open."""
    english, other = lexicon_of("en"), lexicon_of(PSEUDO)
    library = the_library()
    texts = [
        *((card_text(card, english), card_text(card, other)) for card in library.cards.values() if not card.rule),
        *((drink_text(drink, english), drink_text(drink, other)) for drink in library.drinks.values()),
    ]
    for text, said in texts:
        assert re.findall(r"\d+", text) == re.findall(r"\d+", said)
        assert text.count("; ") <= said.count("; ")
        assert "{" not in said
        assert said.count(OPEN) == said.count(CLOSE) > 0


@pytest.mark.parametrize("wide", [88, 104, 128, 144, 152, 184, 208])
def test_every_card_of_drinko_has_room_for_its_name(wide: int) -> None:
    """As wide as cards lie in hands, on the table and in its banner; a name that would be cut is not there at all."""
    with overheard() as heard:
        for code in dict.fromkeys(the_deck().cards):
            _face.__wrapped__(WORDS.settled, code, wide, True)
    assert drawn(heard) == set()
    names = {text for text, *_ in heard}
    assert wide < 104 or {readable(card_name(WORDS, code)) for code in SPECIALS} <= names


def test_the_longest_cards_fit_on_their_pictures() -> None:
    library = the_library()
    longest = sorted(library.cards, key=lambda code: -len(card_face(code).text))
    assert len(card_face(longest[0]).text) > 540
    found = pictured([INN_LOOK.card_art(WORDS, code) for code in longest[:8]])
    found += pictured([INN_LOOK.card_art(WORDS, code) for code in longest[8:]], draw=False)
    assert not found, "\n".join(found)
    for code in longest:
        lines = wrapped(card_face(code).text, 36, 240)
        assert max(width(line, 36, "sign") for line in lines) <= 240
        assert not any(line.endswith("…") for line in lines), lines
