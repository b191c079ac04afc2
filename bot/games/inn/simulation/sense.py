"""`simulate --report sense`: how often patrons play against their own side or for nothing, alone and in teams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from bot.engine import Option, Run, SeatAsk, split_pick
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.rules import the_library
from bot.games.inn.rules.afterwards import come_to, likes_nothing
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.foresee import foresee
from bot.games.inn.rules.picks import read_target
from bot.games.inn.rules.play.state import INN
from bot.games.inn.rules.play.table import LIMIT
from bot.games.inn.rules.play.variants import INDIVIDUAL, VARIANTS
from bot.games.inn.rules.play.view import InnView, ItemView, viewer
from bot.games.kit import Batch
from bot.patrons import play_out
from bot.patrons.patron import Luck, Patron

if TYPE_CHECKING:
    from bot.games.inn.rules.cards.prepared import Use

PLAYED = (INDIVIDUAL, "two-headed-dragon", "boss-battle")
UNDOES = frozenset({"negate", "ignore"})
AGAINST = ("own card undone", "Round left at once", "own Drink made stronger")
WASTED = ("sip dodged", "weak Drink twice", "mostly healed past", "Round with the last Gold")
WIDE, PRESSED, SIP, WEAK = 12, 6, 1, 2
"""From which gap on, in Fortitude less Alcohol Content, a Drink is a sip and a heal is not needed; of how much of the
gap a Drink takes that is a sip, and that is weak once a card has changed it."""


def against_own_side(view: InnView, pick: str) -> str:
    """Which of `AGAINST` a play is; empty for any other. It is judged by what lies open and by the rules alone."""
    key, targets = split_pick(pick)
    found, top = use_of(key), view["stack"][-1] if view["stack"] else None
    use = found[1] if found is not None else None
    words = frozenset(effect.word for effect in use.do) if use is not None else frozenset[str]()
    if words & UNDOES and top is not None and top["what"] in ("card", "use") and _ours(view, top["by"]):
        return "" if _is_gain(view, pick) else AGAINST[0]
    if "leave" in words and _has_just_begun(view):
        return AGAINST[1]
    if use is not None and top is not None and _adds_alcohol(use) and _is_own_drink(view, top, targets):
        return AGAINST[2]
    return ""


def wasted(view: InnView, pick: str) -> str:
    """Which of `WASTED` a play is; empty for any other, where counters press, and where somebody goes out by it."""
    found = use_of(split_pick(pick)[0])
    if found is None or found[1].front or found[0].rule:
        return ""
    pressed = any(own["counters"] for seat, own in enumerate(view["seats"]) if _ours(view, seat))
    what = _stakes_the_last_gold(view, found[1], pick)
    if not what and not pressed:
        what = _wasted(view, found[1], split_pick(pick)[1])
    return "" if what and _fells(view, pick) else what


def _fells(view: InnView, pick: str) -> bool:
    """Whether a rival goes out by a play who would not without it."""
    passed, played = _rivals_lost(view, ()), _rivals_lost(view, ((viewer(view), pick),))
    return all(lost - set[int]().union(*passed) for lost in played)


def _rivals_lost(view: InnView, picks: Sequence[tuple[int, str]]) -> list[set[int]]:
    """The rivals who are out, or about to be, when these are played and nobody answers, in each way of chance."""
    ways = come_to(view, the_library(), picks, likes_nothing)
    return [{seat for seat in after.lost() if not _ours(view, seat)} for after in ways]


def _wasted(view: InnView, use: Use, targets: tuple[str, ...]) -> str:
    me = view["seats"][viewer(view)]
    gap = me["fortitude"] - me["alcohol"]
    if view["stack"] and (what := _on_own_drink(view, use, targets, gap)):
        return what
    room = {"gain-fortitude": LIMIT - me["fortitude"], "lose-alcohol": me["alcohol"]}
    heals = [effect for effect in use.do if effect.word in room and effect.whom == "you"]
    does = sum(min(effect.n, room[effect.word]) for effect in heals)
    past = len(heals) == len(use.do) and 2 * does < sum(effect.n for effect in heals)
    return WASTED[2] if past and gap > PRESSED else ""


def _stakes_the_last_gold(view: InnView, use: Use, pick: str) -> str:
    """The last of `WASTED` if a card in a Round, or that begins one, leaves no Gold where passing leaves some."""
    me, library = viewer(view), the_library()
    if view["seats"][me]["gold"] == 0 or (view["round"] is None and "start-round" not in use.words):
        return ""
    if foresee(view, library, pick)[me].after.gold > 0:
        return ""
    return WASTED[3] if foresee(view, library)[me].after.gold > 0 else ""


def _on_own_drink(view: InnView, use: Use, targets: tuple[str, ...], gap: int) -> str:
    top = view["stack"][-1]
    if not (use.words and all(EFFECTS[word].drink for word in use.words) and _is_own_drink(view, top, targets)):
        return ""
    drink = top["drinks"][_drink_at(top, targets)]
    takes = drink["alcohol"] - drink["fortitude"]
    if takes <= SIP and gap >= WIDE:
        return WASTED[0]
    return WASTED[1] if takes <= WEAK and gap > PRESSED and drink.get("mods") else ""


def _ours(view: InnView, seat: int) -> bool:
    seats = view["seats"]
    return seat != INN and seats[seat]["party"] == seats[viewer(view)]["party"]


def _is_gain(view: InnView, pick: str) -> bool:
    """Whether the side has more Fortitude, Gold or players, or less Alcohol Content, than if it had passed."""
    me, library = viewer(view), the_library()
    passed, played = foresee(view, library)[me], foresee(view, library, pick)[me]
    if played.out != passed.out:
        return not played.out
    return played.after.gap + played.after.gold > passed.after.gap + passed.after.gold


def _has_just_begun(view: InnView) -> bool:
    pot = view["round"]
    if pot is None or not _ours(view, pot["starter"]):
        return False
    rivals = any(item["what"] == "card" and not _ours(view, item["by"]) for item in view["stack"])
    return not rivals and (pot["control"] == INN or _ours(view, pot["control"]))


def _adds_alcohol(use: Use) -> bool:
    return any(effect.word == "add-alcohol" and effect.n > 0 for effect in use.do)


def _is_own_drink(view: InnView, top: ItemView, targets: tuple[str, ...]) -> bool:
    at = _drink_at(top, targets)
    return at >= 0 and _ours(view, top["drinks"][at]["drinker"])


def _drink_at(top: ItemView, targets: tuple[str, ...]) -> int:
    """The place of the Drink that a card changes, the first that is drunk if it names none; -1 where none is drunk."""
    named = [aim.drink for aim in map(read_target, targets) if aim.drink >= 0]
    drunk = [at for at, drink in enumerate(top["drinks"]) if not drink["ignored"]]
    return next(iter(named or drunk), -1)


class SenseReport:
    """The same games alone, in teams, and against a Boss."""

    variants = PLAYED

    def __init__(self) -> None:
        self.games = Counter[str]()
        self.decisions = Counter[str]()
        self.against = {variant: Counter[str]() for variant in self.variants}

    def play(self, batch: Batch, variant: str) -> Iterator[None]:
        """Play the games in this variant, one a step. Raises `Refused` and `Runaway`."""
        options = {"windows": "quick", **batch.options, "variant": variant}
        takes = VARIANTS[variant].seats
        seats = next(count for count in (len(batch.players), *takes) if count in takes)
        found = self.against[variant]
        players = [_Watched(batch.players[seat % len(batch.players)], found) for seat in range(seats)]
        for number, seed in enumerate(batch.seeds):
            events = {"events": ("none", "both")[number % 2], **options}
            run, _ = Run.new(batch.rules, seats, events, f"{seed}/{variant}", live=False)
            self.decisions[variant] += play_out(run, players, Random(f"{seed}/{variant}/luck").random)
            self.games[variant] += 1
            yield

    def plain(self) -> dict[str, Any]:
        """For JSON, by variant."""
        return {
            variant: {"games": self.games[variant], "decisions": self.decisions[variant],
                      **{what: counted[what] for what in (*AGAINST, *WASTED)}}
            for variant, counted in self.against.items()
        }  # fmt: skip

    def show(self) -> None:
        """Print it as a table."""
        from rich.console import Console
        from rich.table import Table

        table = Table("variant", "games", "decisions", *AGAINST, *WASTED)
        for variant, figures in self.plain().items():
            table.add_row(variant, *map(str, figures.values()))
        Console().print(table)


class _Watched:
    """A patron whose plays against its own side are counted."""

    reads_view = True

    def __init__(self, patron: Patron, found: Counter[str]) -> None:
        self.patron = patron
        self.found = found
        self.reads_unasked = patron.reads_unasked

    def choose(self, view: InnView, ask: SeatAsk, luck: Luck) -> tuple[str, ...]:
        """What the patron answers."""
        picks = self.patron.choose(view, ask, luck)
        if len(picks) == 1:
            self._look(view, picks[0])
        return picks

    def wish(self, view: InnView, unasked: Mapping[str, Option], luck: Luck) -> str | None:
        """What the patron wishes."""
        pick = self.patron.wish(view, unasked, luck)
        if pick is not None:
            self._look(view, pick)
        return pick

    def _look(self, view: InnView, pick: str) -> None:
        if what := against_own_side(view, pick) or wasted(view, pick):
            self.found[what] += 1
