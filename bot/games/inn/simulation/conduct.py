"""How a patron plays the Inn, counted over many games (the command ``duel``): whom it attacks, what it misses, what it
throws away, and when players go out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from statistics import median
from typing import TYPE_CHECKING, Any

from bot.engine import Option, SeatAsk, split_pick
from bot.games.inn.patrons.changes import ExpectedChange
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.position import Position
from bot.games.inn.patrons.value import Chances, Weights, the_value
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.table import HAND
from bot.games.inn.rules.play.view import InnView
from bot.patrons.patron import Luck, Patron

if TYPE_CHECKING:
    from bot.engine import Run
    from bot.games.inn.rules import State
    from bot.games.inn.rules.play.state import Round

HARMS = frozenset({"lose-fortitude", "gain-alcohol", "pay"})


class InnConduct:
    """Sums over all games of what one seat did."""

    def __init__(self) -> None:
        self.attacks: Counter[str] = Counter()
        """By whom they were aimed at, where there was a choice: ``leader``, ``middle``, ``weakest``."""
        self.ignored: Counter[int] = Counter()
        """Drinks Ignored, by their Alcohol Content."""
        self.purse: list[int] = []
        """Gold with which it entered Rounds of Gambling, before the first ante."""
        self.felling = self.missed = 0
        """Own Action Phases with a card that would put somebody out, and those in which another thing was done."""
        self.chances = self.asleep = 0
        """Windows in which the seat would go out without an answer and had one that saves it, and those in which it did
        not give such an answer."""
        self.drawn: Counter[int] = Counter()
        """Cards drawn at the beginning of its turns."""
        self.first_out: list[float] = []
        """When the first player went out, as a part of the game's turns."""
        self._out = 0
        self._seat = -1
        """The seat that is looked at, once it has decided something in this game."""
        self._gold = 0
        """Its Gold when no Round was on."""
        self._in_round = False

    def observed(self, patron: Patron) -> Patron:
        """The patron, playing as it does, and looked at."""
        return _Observed(patron, self)

    def watch(self, run: Run) -> None:
        """Called after each ask."""
        state: State = run.state
        if not self._out and len(state.living()) < len(state.seats):
            self._out = run.turn
        if self._seat >= 0:
            self._enter(state, state.round)

    def _enter(self, state: State, pot: Round | None) -> None:
        """Note the Gold that the seat had before it entered a Round."""
        if pot is None:
            self._gold, self._in_round = state.party(self._seat).gold, False
        elif pot.on and not self._in_round:
            self._in_round = True
            if self._seat in pot.inside:
                self.purse.append(self._gold)

    def count(self, run: Run) -> None:
        """A game that is over."""
        state: State = run.state
        self.first_out.append((self._out or run.turn) / run.turn)
        self._out, self._seat, self._in_round = 0, -1, False
        assert state.finished()

    # -- what it did ----------------------------------------------------------------------------------------------

    def look(self, view: InnView, ask: SeatAsk, picks: tuple[str, ...]) -> None:
        """An answer."""
        if not ask.options:
            return
        first = next(iter(ask.options))
        if read_pick(first).discards:
            self.drawn[HAND - len(view["hand"]) + len(picks)] += 1
            return
        position = Position(view, _judge())
        if self._seat != position.me:
            self._seat, self._gold = position.me, int(position.gold[position.me])
        pick = picks[0] if picks else "pass"
        self._attack(position, ask, pick)
        self._drink(view, pick)
        if view["stack"]:
            self._answer(position, ask, pick)
        elif view["phase"] == "action" and view["active"] == position.me and not view["round"]:
            self._action(position, ask, pick)

    def _attack(self, position: Position, ask: SeatAsk, pick: str) -> None:
        key, targets = split_pick(pick)
        option, found = ask.options.get(key), use_of(key)
        if option is None or found is None or option.most != 1 or len(option.targets) < 2 or len(targets) != 1:
            return
        harm = any(effect.whom == "picked" and effect.word in HARMS for effect in found[1].do)
        if not harm or not targets[0].isdigit():
            return
        rivals = sorted((int(target) for target in option.targets if target.isdigit()), key=position.favour.__getitem__)
        at = rivals.index(int(targets[0]))
        self.attacks["weakest" if at == 0 else "leader" if at == len(rivals) - 1 else "middle"] += 1

    def _drink(self, view: InnView, pick: str) -> None:
        found = use_of(split_pick(pick)[0])
        if found is None or all(effect.word != "ignore-drink" for effect in found[1].do) or not view["stack"]:
            return
        drinks = [drink for drink in view["stack"][-1]["drinks"] if not drink["ignored"]]
        if drinks:
            self.ignored[drinks[0]["alcohol"]] += 1

    def _answer(self, position: Position, ask: SeatAsk, pick: str) -> None:
        passed = position.passed()
        if not _awake(position, passed) and any(_survives(position, other) for other in _picks(ask.options)):
            self.chances += 1
            self.asleep += not _survives(position, pick)

    def _action(self, position: Position, ask: SeatAsk, pick: str) -> None:
        if any(_fells(position, other) for other in _picks(ask.options)):
            self.felling += 1
            self.missed += not _fells(position, pick)

    # -- what came of it ------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """For JSON. Shares are None where nothing was counted."""
        attacks, drawn = sum(self.attacks.values()), sum(self.drawn.values())
        return {
            "attacks": {rank: _part(self.attacks[rank], attacks) for rank in ("leader", "middle", "weakest")},
            "felling_blows": self.felling,
            "felling_blows_missed": _part(self.missed, self.felling),
            "saving_answers": self.chances,
            "asleep_with_an_answer": _part(self.asleep, self.chances),
            "turns": drawn,
            "draws_at_most_one": _part(sum(n for cards, n in self.drawn.items() if cards <= 1), drawn),
            "cards_drawn": _part(sum(cards * n for cards, n in self.drawn.items()), drawn),
            "drinks_ignored": dict(sorted(self.ignored.items())),
            "gold_when_entering_rounds": round(median(self.purse), 1) if self.purse else None,
            "first_out": round(median(self.first_out), 3) if self.first_out else None,
        }

    def show(self) -> None:
        """Print it as a table."""
        from rich.console import Console
        from rich.table import Table

        table = Table("how the one played", "")
        for name, figure in self.plain().items():
            table.add_row(name.replace("_", " "), str(figure))
        Console().print(table)


class _Observed:
    """A patron that is looked at."""

    reads_view = True

    def __init__(self, patron: Patron, conduct: InnConduct) -> None:
        self.patron = patron
        self.conduct = conduct
        self.reads_unasked = patron.reads_unasked

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """What the patron answers."""
        picks = self.patron.choose(view, ask, luck)
        self.conduct.look(view, ask, picks)
        return picks

    def wish(self, view: InnView, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """What the patron wishes."""
        return self.patron.wish(view, unasked, luck)


@cache
def _judge() -> Chances:
    return Chances(the_value(), Weights())


def _picks(options: Mapping[str, Option]) -> list[str]:
    return [pick for option in options.values() if option.most <= 1 and use_of(option.key) for pick in option.picks()]


def _fells(position: Position, pick: str) -> bool:
    """Whether somebody else would go out if nobody answered it, and its player would not."""
    outcome = position.with_pick(pick)
    return outcome is not None and _awake(position, outcome) and any(
        position.gap[seat] + outcome.gap[seat] <= 0 or position.gold[seat] + outcome.gold[seat] <= 0
        for seat in position.living if seat != position.me
    )  # fmt: skip


def _survives(position: Position, pick: str) -> bool:
    outcome = position.with_pick(pick)
    return outcome is not None and _awake(position, outcome)


def _awake(position: Position, outcome: ExpectedChange) -> bool:
    """Whether the seat is still in the game then."""
    me = position.me
    return position.gap[me] + outcome.gap[me] > 0 and position.gold[me] + outcome.gold[me] > 0


def _part(count: int, of: int) -> float | None:
    return round(count / of, 4) if of else None
