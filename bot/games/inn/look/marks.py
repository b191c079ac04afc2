"""The marks of the Inn: from the log of a game, and from what somebody has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.engine import View
from bot.games.inn.rules import events as ev
from bot.games.inn.rules import the_library
from bot.games.inn.rules.play.view import inn_view
from bot.patrons.patron import STRENGTHS
from bot.store.earned import FinishedGame, FinishedSeat, Won
from bot.tables.ladder.marks import Close, Deed, Deeds, GameMarks

BRINK: Final = 3
"""Own turns in a row that somebody begins with a gap of 1."""
STRONG: Final = 8
"""The Alcohol Content of a strong Drink."""
POT: Final = 4
"""The Gold of a pot that is worth a bluff."""
FACES: Final = (8, 16, 24)
"""With how many characters somebody has won."""
GUESTS: Final = 2
"""How many guests of the house sit at a table with a shark."""
BOSS: Final = "boss"
SHARK: Final = "shark"
NAMES: Final = (
    "brink", "strong-drink", "bluff", *(f"faces-{count}" for count in FACES), "villains", "sharks",
)  # fmt: skip


class InnWatch:
    """See `bot.tables.ladder.marks.Watch`.

    ``brink``: began three own turns in a row with a gap of 1, and won. ``strong-drink``: drank a Drink of 8 or more,
    and did not fall asleep in that turn. ``bluff``: won a Round with a pot of 4 or more without playing a card in it.
    """

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.characters: dict[int, str] = {}
        self._number = -1
        self._turn: tuple[int, int] | None = None
        """The seat whose turn has begun, and the number of that event."""
        self._brink: Counter[int] = Counter()
        self._drunk: list[Deed] = []
        """Strong Drinks whose drinkers may still fall asleep by them."""
        self._played: set[int] | None = None
        """Who has played a card since the Round began; None while there is none."""
        self._close: dict[int, Close] = {}
        """By seat, the smallest gap that it had when a turn began."""

    def hear(self, event: Mapping[str, Any]) -> None:
        """The next event."""
        self._number += 1
        match ev.read(event):
            case ev.Seated(characters=characters):
                self.characters = dict(enumerate(characters))
            case ev.TurnBegan(seat=seat):
                self._settle()
                self._turn = (seat, self._number)
            case ev.Drank(seat=seat, alcohol=alcohol) if alcohol >= STRONG:
                self._drunk.append(Deed("strong-drink", seat, self._number))
            case ev.FellAsleep(seat=seat):
                self._drunk = [deed for deed in self._drunk if deed.seat != seat]
            case ev.RoundBegan():
                self._played = set()
            case ev.Played(seat=seat) | ev.Used(seat=seat) if self._played is not None:
                self._played.add(seat)
            case ev.RoundWon(seat=seat, pot=pot):
                if self._played is not None and seat not in self._played and pot >= POT:
                    self._note(Deed("bluff", seat, self._number))
                self._played = None
            case ev.RoundLost():
                self._played = None
            case _:
                pass

    def see(self, view: View) -> None:
        """The table when a turn has begun."""
        if self._turn is None:
            return
        (seat, number), self._turn = self._turn, None
        for other, told in enumerate(inn_view(view)["seats"]):
            gap = told["fortitude"] - told["alcohol"]
            if not told["out"] and (other not in self._close or gap < self._close[other].n):
                self._close[other] = Close(gap, number)
        shown = inn_view(view)["seats"][seat]
        on_brink = not shown["out"] and shown["fortitude"] - shown["alcohol"] == 1
        self._brink[seat] = self._brink[seat] + 1 if on_brink else 0
        if self._brink[seat] == BRINK:
            self._note(Deed("brink", seat, number, by_winning=True))

    def done(self) -> Deeds:
        """What was seen."""
        self._settle()
        return Deeds(self.deeds, self.characters, self._close)

    def _settle(self) -> None:
        """The turn, or the game, is over."""
        for deed in self._drunk:
            self._note(deed)
        self._drunk.clear()

    def _note(self, deed: Deed) -> None:
        """The first of a kind is the one that stays."""
        if all((other.mark, other.seat) != (deed.mark, deed.seat) for other in self.deeds):
            self.deeds.append(deed)


def of_win(game: FinishedGame, seat: FinishedSeat, wins: Sequence[Won]) -> Iterable[str]:
    """The marks that a win shows: with many characters, as the Boss with every villain, against a shark and two guests
    of the house.
    """
    here = [won for won in wins if won.game == game.game and won.played_as]
    faces = len({won.played_as for won in here})
    yield from (f"faces-{count}" for count in FACES if faces >= count)
    villains = {code for code, character in the_library().characters.items() if character.villain}
    if villains and villains <= {won.played_as for won in here if won.role == BOSS}:
        yield "villains"
    others = [other.patron for other in game.seats if other.patron]
    if SHARK in others and sum(patron not in STRENGTHS for patron in others) >= GUESTS:
        yield "sharks"


INN_MARKS: Final = GameMarks(NAMES, InnWatch, of_win)
