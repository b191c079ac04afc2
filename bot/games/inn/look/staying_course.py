"""What stays on the table, and what players are yet to decide, in working out what happens if nobody answers.

Standing effects and what an effect depends on are read from the view; where that does not settle it, more follows that
cannot be known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from bot.games.inn.look.course import Course, OpenDrink, OpenItem
from bot.games.inn.look.staying import laid_of, standing_of
from bot.games.inn.rules.cards.library import Taste, taste_of
from bot.games.inn.rules.cards.models import EffectData, StandingData
from bot.games.inn.rules.play.brew import half
from bot.games.inn.rules.play.state import INN, Part

# -- standing effects ------------------------------------------------------------------------------------------------


def standing_effects(course: Course, seat: int) -> Iterator[StandingData]:
    """The standing effects that hold for a seat."""
    return standing_of(course.view["seats"][seat], course.library)


def standing_total(course: Course, seat: int, word: str) -> int:
    """The sum of a standing effect's numbers for a seat; nothing for the Inn."""
    if seat == INN:
        return 0
    return sum(effect.n for effect in standing_effects(course, seat) if effect.word == word)


def lost_by(course: Course, seat: int, n: int, source: int = INN) -> int:
    """The Fortitude that a loss comes to with the standing effects of its source and its seat."""
    if n <= 0:
        return n
    if source not in (INN, seat):
        n += standing_total(course, source, "deals-more") + standing_total(course, seat, "loses-more")
    return max(0, n - standing_total(course, seat, "loses-less"))


def swallow(course: Course, drink: OpenDrink) -> None:
    """A Drink is drunk; what holds for its drinker makes a loss by it smaller, and others may pay for it."""
    felt = drink.felt
    if felt is not None and felt.fortitude < 0:
        drink.felt = replace(felt, fortitude=-lost_by(course, drink.drinker, -felt.fortitude))
    course.swallow(drink)
    for payer, n in drink.rewards.items():
        if not drink.ignored and not course.out[drink.drinker] and payer != drink.drinker:
            purse = course.purse(payer)
            paid = min(n, purse.gold)
            purse.gold -= paid
            course.purse(drink.drinker).gold += paid


def must_ignore(course: Course, seat: int, below: OpenItem) -> bool:
    """Whether a seat Ignores a card or a use without a choice."""
    shown, card = course.view["seats"][seat], course.library.cards.get(below.card)
    kind = "action" if below.what == "use" or card is None else card.kind
    if shown["away"] or kind in shown["ignores"]:
        return True
    return any(effect.word == "away" or kind in effect.kinds for effect in standing_effects(course, seat))


# -- what an effect depends on ---------------------------------------------------------------------------------------


def effect_of(course: Course, item: OpenItem, part: Part) -> EffectData | None:
    """The effect of a card that a part carries out; None if its word and number say everything."""
    card = course.library.cards.get(part.card or item.card)
    return card.effects[part.at] if card is not None and 0 <= part.at < len(card.effects) else None


def happens(course: Course, item: OpenItem, part: Part) -> bool:
    """Whether a part happens as far as it can be known; where it cannot, more follows."""
    if part.thing >= 0:
        course.more_follows([part.seat])  # its player may pay to keep it
        return False
    effect = effect_of(course, item, part)
    if effect is None:
        return True
    settled = is_so(course, item, part)
    if settled is None:
        course.more_follows(course.living())
    if not settled:
        return False
    if effect.per:
        course.more_follows(course.living())
    return not effect.per


def is_so(course: Course, item: OpenItem, part: Part) -> bool | None:
    """Whether what a part depends on is so, as things stand; None where that cannot be known yet."""
    effect = effect_of(course, item, part)
    condition = effect.condition if effect is not None else None
    if condition is None:
        return True
    seat = item.by if condition.who == "you" else part.seat
    if condition.of:
        return condition.least <= course.levels[seat].get(_full_code(item, part, condition.of), 0) <= condition.most
    if condition.holds:
        return _any_holds(course, item, condition.holds)
    if condition.word not in ("hero", "villain"):
        return None
    character = course.library.characters.get(course.view["seats"][seat]["character"])
    return character is None or character.villain == (condition.word == "villain")


def _any_holds(course: Course, item: OpenItem, cards: Sequence[str]) -> bool | None:
    """Whether one of these cards holds for the player of an item; None where the item itself reveals another first."""
    if any(part.word == "reveal" for part in item.parts):
        return None
    lying = laid_of(course.view["seats"][item.by], course.library)
    return any(each.holds and each.card.code.partition(".")[2] in cards for each in lying)


def _full_code(item: OpenItem, part: Part, counter: str) -> str:
    return f"{(part.card or item.card).partition('.')[0]}.{counter}"


def count(course: Course, item: OpenItem, part: Part) -> None:
    """A counter up or down, within its limits; what happens where it falls too low, or with its levels, follows."""
    effect = effect_of(course, item, part)
    code = _full_code(item, part, effect.of if effect is not None else "")
    data = course.library.counters.get(code)
    owner = code.partition(".")[0] == course.view["seats"][part.seat]["character"]
    if data is None or (data.on == "you") != owner:
        return
    before = course.levels[part.seat].get(code, 0)
    after = max(data.least, min(data.most, before + part.n))
    course.levels[part.seat][code] = after
    if data.drunk:
        course.more_drunk[course.view["seats"][part.seat]["party"]] += after - before
    if data.bite or data.level or (data.under and before + part.n < data.least):
        course.more_follows([part.seat])


def turn_ends(course: Course) -> None:
    """What the end of the turn and the start of the next one bring by themselves: it follows, and is not worked out."""
    view, active = course.view, course.view["active"]
    cut_short = any(part.word == "end-turn" for item in course.stack for part in item.parts)
    if not (view["phase"] in ("drink", "end") or cut_short or course.of(active).out):
        return
    count = len(view["seats"])
    others = [at % count for at in range(active + 1, active + count)]
    after = next((at for at in others if not course.out[at] and not course.of(at).out), active)
    by_itself = _has_time(course, active, "turn-end") or _has_time(course, after, "turn")
    if by_itself or any(deck["counters"] <= 1 for deck in view["encounters"]):
        course.more_follows(course.living())
    if any(level and course.library.counters[code].bite for code, level in view["seats"][active]["counters"].items()):
        course.more_follows([active])


def _has_time(course: Course, seat: int, at: str) -> bool:
    """Whether a seat's character does something by itself at one of its times (`vocabulary.TIMES`)."""
    character = course.library.characters.get(course.view["seats"][seat]["character"])
    return character is not None and any(time.at == at for time in character.times)


# -- words that players decide, or that no standing changes by -------------------------------------------------------


def _changes_nothing(course: Course, part: Part) -> None:
    """No standing changes by it."""


def _for_all(course: Course, part: Part) -> None:
    """What comes of it is decided only then, and may touch everybody."""
    course.more_follows(course.living())


def _for_one(course: Course, part: Part) -> None:
    """What comes of it for this seat follows only then."""
    course.more_follows([part.seat])


PARTY_WORDS: dict[str, Callable[[Course, Part], None]] = {
    "give": _for_all, "discard-cards": _changes_nothing, "draw-until": _changes_nothing, "call-in": _changes_nothing,
    "show-hand": _changes_nothing, "end-turn": _for_one, "must-ignore": _for_one, "reveal": _for_all,
    "keep": _changes_nothing, "take": _changes_nothing, "buy": _changes_nothing, "choose": _for_all, "coin": _for_all,
    "bid": _for_all, "secret": _for_all, "discard-drink": _changes_nothing, "deal-drinks": _for_all,
    "strike": _for_all, "bar-mates": _changes_nothing,
}  # fmt: skip
"""By word: what happens to a party, besides what `foreseen` follows in full."""


def _answers_for_all(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    """It changes what it answers in a way that is not worked out here."""
    course.more_follows(course.living())


def _ante_fortitude(course: Course, item: OpenItem, part: Part, below: OpenItem) -> None:
    """A loss in place of as much of the ante as the player likes; nobody caused it."""
    course.more_follows([part.seat])


def halve_drink(drink: OpenDrink) -> None:
    """Half of every effect, rounded down; nobody drinks the other half."""
    felt = drink.felt
    if felt is not None:
        drink.felt = Taste(*(amount - half(amount) for amount in (felt.alcohol, felt.fortitude, felt.draw, felt.gold)))


def season(course: Course, item: OpenItem, part: Part, drink: OpenDrink) -> None:
    """Something more is in a Drink."""
    effect, felt = effect_of(course, item, part), drink.felt
    if effect is None or felt is None:
        drink.felt = None
        return
    more = taste_of(added for added in effect.options[0] if added.word != "count")
    drink.felt = Taste(
        felt.alcohol + more.alcohol, felt.fortitude + more.fortitude, felt.draw + more.draw, felt.gold + more.gold
    )


ANSWER_WORDS: dict[str, Callable[[Course, OpenItem, Part, OpenItem], None]] = {
    "boost": _answers_for_all, "take-half": _answers_for_all, "ante-fortitude": _ante_fortitude,
    "reward-drinker": _answers_for_all, "turn-away": _answers_for_all,
    "take-champion": _answers_for_all,
}  # fmt: skip
"""By word: what changes what it answers, besides what `foreseen` follows in full."""
