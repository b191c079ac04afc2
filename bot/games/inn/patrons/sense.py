"""Plays that nobody with sense makes: against the own side, for nothing, or for next to nothing."""

from __future__ import annotations

from functools import cache

from bot.engine import split_pick
from bot.games.inn.patrons.drafts import use_of
from bot.games.inn.patrons.position import Position
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.foresee import foresee
from bot.games.inn.rules.play.brew import aimed
from bot.games.inn.rules.play.state import INN
from bot.games.inn.rules.play.table import LIMIT
from bot.games.inn.rules.play.view import DrinkView, InnView, ItemView, viewer

UNDOES = frozenset({"negate", "ignore"})
STRENGTHENS = frozenset({"add-alcohol", "season-drink", "season-half"})
HEALS = frozenset({"gain-fortitude", "lose-alcohol"})
WIDE, SAFE = 10, 7
"""From which gap on a Drink that takes 1 point of it is drunk, and no card is played for half of what it heals."""
WEAK = 2
"""A Drink that takes no more than this of a safe gap, once a card has changed it, gets no second one."""
NEAR = 6
"""Nobody goes out by a weak Drink, whatever a card adds to it, with a gap that is wider than that."""
FEW = 5
"""With more Gold than this nobody asks the rules what a Round leaves of it: no card makes anybody ante more."""


@cache
def words_of(key: str) -> frozenset[str]:
    """The words of the effects that an option's key names; none for what is no card."""
    found = use_of(key)
    return frozenset(effect.word for effect in found[1].do) if found is not None else frozenset()


@cache
def _in_doubt(key: str) -> frozenset[str]:
    """The same words, if a card with such ones can make no sense; else none."""
    words = words_of(key)
    doubted = words & (UNDOES | STRENGTHENS | {"leave"}) or words <= HEALS
    return words if doubted or all(EFFECTS[word].drink for word in words) else frozenset()


def is_senseless(pick: str, position: Position) -> bool:
    """Whether a card undoes one of the own side without a gain that is sure, puts the last Gold into a Round, leaves
    one that the own side has just started, makes a Drink stronger that the own side drinks, or is spent where nothing
    presses on a Drink of hardly anything, on one that is weak since another card, or on healing that is mostly lost.
    """
    key, targets = split_pick(pick)
    if _stakes_the_last_gold(pick, position):
        return True
    words = _in_doubt(key)
    if not words:
        return False
    if words <= HEALS and _heals_past_all(key, position):
        return True
    if words & UNDOES and answers_own_side(position) and not gains(position.view, pick):
        return True
    if "leave" in words and just_started(position):
        return True
    if _spares_a_sip(words, targets, position) and not fells(pick, position):
        return True
    return bool(words & STRENGTHENS) and _strengthens_own(pick, targets, position)


def _stakes_the_last_gold(pick: str, position: Position) -> bool:
    """Whether by a card its side has no Gold left in a Round, so that it is broke unless it wins, and has some without.

    Where the Round is won by it, or has ended, there is Gold left, or the seat is out: the rules say which.
    """
    if not 0 < position.gold[position.me] <= FEW:
        return False
    key = split_pick(pick)[0]
    found, starts = use_of(key), "start-round" in words_of(key)
    if found is None or not (position.holds(found[0].code) and (starts or position.round is not None)):
        return False
    return position.gold_left > 0 and _nothing_is_left(position, pick)


def stays_with_the_last_gold(position: Position) -> bool:
    """Whether its side has no Gold left in a Round if it does not answer what makes it ante, or pay, the last one; and
    holds nothing that nobody beats without cheating, with which the Round may well be won."""
    if position.round is None or not position.stack or not 0 < position.gold[position.me] <= FEW:
        return False
    return position.gold_left <= 0 and not any(map(_is_winning, position.hand))


def keeps_the_last_gold(pick: str, position: Position) -> bool:
    """Whether its side still has Gold, and is in the game, when a card has been played."""
    found = use_of(split_pick(pick)[0])
    return found is not None and position.holds(found[0].code) and not _nothing_is_left(position, pick)


def _nothing_is_left(position: Position, pick: str) -> bool:
    return all(after.levels[position.me].gold <= 0 for after in position.after(pick))


@cache
def _is_winning(code: str) -> bool:
    card = the_library().cards.get(code)
    return card is not None and any("winning" in use.words or "win-round" in use.words for use in card.uses)


def _spares_a_sip(words: frozenset[str], targets: tuple[str, ...], position: Position) -> bool:
    """Whether all that a card does is to change a Drink of the own side that takes a point of a wide gap at most, or
    hardly anything of a safe one since another card has changed it."""
    gap = position.gap[position.me]
    if gap < SAFE or not all(EFFECTS[word].drink for word in words):
        return False
    drink = answered_drink(position.stack[-1], targets) if position.stack else None
    if drink is None or not position.same_side(drink["drinker"], position.me):
        return False
    takes = drink["alcohol"] - drink["fortitude"]
    return (takes <= 1 and gap >= WIDE) or (takes <= WEAK and bool(drink.get("mods")))


def fells(pick: str, position: Position) -> bool:
    """Whether somebody of another side goes out by it, who is near to that and would stay in without it."""
    near = {
        seat for seat in position.living if position.gap[seat] <= NEAR and not position.same_side(seat, position.me)
    }
    if not near:
        return False
    anyway = set[int]().union(*[after.lost() for after in position.after()])
    return all((after.lost() & near) - anyway for after in position.after(pick))


def _heals_past_all(key: str, position: Position) -> bool:
    """Whether a card that only heals its player heals half of what it could, or less, and nothing presses."""
    me, found = position.me, use_of(key)
    if position.gap[me] < SAFE or found is None or found[1].front:
        return False
    room = {"gain-fortitude": LIMIT - position.fortitude[me], "lose-alcohol": position.alcohol[me]}
    mine = [effect for effect in found[1].do if effect.whom == "you"]
    says, does = sum(effect.n for effect in mine), sum(min(effect.n, room[effect.word]) for effect in mine)
    return len(mine) == len(found[1].do) and 2 * does <= says


def answers_own_side(position: Position) -> bool:
    """Whether the card on top of the stack was played by this seat or a mate."""
    top = position.stack[-1] if position.stack else None
    return top is not None and top["what"] in ("card", "use") and position.same_side(top["by"], position.me)


def gains(view: InnView, pick: str) -> bool:
    """Whether it is sure that a pick leaves its player's side in a better place, if nobody answers it."""
    library, me = the_library(), viewer(view)
    passed, played = foresee(view, library)[me], foresee(view, library, pick)[me]
    if not (passed.sure and played.sure):
        return bool(passed.out) and not played.out
    saved = bool(passed.out) - bool(played.out)
    there, then = passed.after, played.after
    return (saved, then.gap + then.gold) > (0, there.gap + there.gold)


def just_started(position: Position) -> bool:
    """Whether the own side has started the Round, and no rival has played a card in it yet."""
    pot = position.round
    if pot is None or not position.same_side(pot["starter"], position.me):
        return False
    rivals = (item for item in position.stack if item["what"] == "card" and item["by"] != INN)
    if any(not position.same_side(item["by"], position.me) for item in rivals):
        return False
    return pot["control"] == INN or position.same_side(pot["control"], position.me)


def _strengthens_own(pick: str, targets: tuple[str, ...], position: Position) -> bool:
    drink = answered_drink(position.stack[-1], targets) if position.stack else None
    if drink is None or not position.same_side(drink["drinker"], position.me):
        return False
    outcome = position.with_pick(pick)
    passed = position.passed()
    me = drink["drinker"]
    return outcome is not None and outcome.gap[me] <= passed.gap[me]


def answered_drink(top: ItemView, targets: tuple[str, ...]) -> DrinkView | None:
    """The Drink that a card changes; the first one that is drunk if it names none."""
    index, _ = aimed(targets, (not drink["ignored"] for drink in top["drinks"]))
    return top["drinks"][index] if top["drinks"] else None
