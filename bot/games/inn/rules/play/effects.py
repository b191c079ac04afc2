"""From a card to its plan, and from the plan's parts to what happens.

Rules: 003 *Redirecting Damage*, *Negate and Ignore Effects*, *Splitting Drinks*, *Gambling*; rulings 8 to 12, 17, 21.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Final

from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.events import Boosted, ChampionTaken, Covered, Ignored, Redirected, TurnedAway
from bot.games.inn.rules.picks import Pick, read_target
from bot.games.inn.rules.play import drinks, hands, rounds, side_decks
from bot.games.inn.rules.play.asking import choice, pick_one
from bot.games.inn.rules.play.champions import only_champions
from bot.games.inn.rules.play.choices import Choices, discard_cards, discard_drink, is_event
from bot.games.inn.rules.play.counters import count, give
from bot.games.inn.rules.play.drink_events import drink_pile
from bot.games.inn.rules.play.loss import due, losses_of, lower, total_of
from bot.games.inn.rules.play.payments import inn_share
from bot.games.inn.rules.play.reach import ignore_part, is_ignored, kind_of, reaches, tell_ignored
from bot.games.inn.rules.play.resolving import PARTY_EFFECTS, Effect
from bot.games.inn.rules.play.state import INN, Item, Part
from bot.games.inn.rules.play.table import Moves, Table

ANTES: Final = frozenset(name for name, word in EFFECTS.items() if word.antes)

# -- the plan --------------------------------------------------------------------------------------------------------


def plan(table: Table, item: Item, answered: Item | None) -> list[Part]:
    """What a card would do, as parts: one for each effect and each seat it applies to."""
    return parts_of(table, item, table.cards[item.card].uses[item.use].do, answered)


def parts_of(
    table: Table, item: Item, effects: Iterable[EffectData], answered: Item | None, card: str = ""
) -> list[Part]:
    """The parts of some effects of an item's card, or of another `card` that was added to it."""
    parts: list[Part] = []
    named = table.cards[card or item.card]
    back = bool(item.targets) and not named.uses[item.use if not card else 0].pick  # a hit-back at a thing
    for effect in effects:
        word = effect.word
        if word == "start-round" and table.state.round is not None:
            parts.append(Part("control", item.by, source=item.by))  # 003: inside a Round it only takes control
            continue
        if word in ANTES:
            parts += rounds.antes(table, item, effect)
            continue
        if effect.to == "picked":
            parts += _paid_to_picked(item, effect, card)
            continue
        to = item.by if effect.to == "you" else INN
        source = INN if effect.plain else item.by
        at, who = named.place(effect), effect.whom
        if who == "picked" or (back and who == "source"):
            targets = _in_turn_order(table, item) if word == "count" else item.targets
            for target in targets:
                parts.append(_picked(effect, target, source, to, at, card))
            continue
        for seat in (item.by,) if who == "you" else concerned(table, item, effect, answered):
            if to == INN or not table.state.same_party(seat, to):
                parts.append(Part(word, seat, effect.n, source, to, at=at, card=card))
        if who in ("others", "all", "everyone") and (word == "lose-fortitude" or _given_to_each(effect, parts)):
            parts += _things(table, item, effect, at, card)
    return parts


def _given_to_each(effect: EffectData, parts: Iterable[Part]) -> bool:
    """Whether it hands a counter to each other player, and to things that the same card touches (003 *Minions*)."""
    return effect.word == "count" and effect.n > 0 and any(part.thing >= 0 for part in parts)


def _paid_to_picked(item: Item, effect: EffectData, card: str) -> Iterable[Part]:
    """What the card's player pays those who were picked; a card in front of a player has no Gold (003 *Minions*)."""
    for target in item.targets:
        if "." not in target:
            yield Part(effect.word, item.by, effect.n, item.by, seat_of(target), card=card)


def _in_turn_order(table: Table, item: Item) -> list[str]:
    """The targets from the player's left on: of a short supply those get some who come first."""
    seats = len(table.state.seats)
    return sorted(item.targets, key=lambda target: (seat_of(target) - item.by) % seats)


def seat_of(target: str) -> int:
    """The seat that a target names: a seat, a Drink and a seat, or a card in front of a seat ("2.0")."""
    return read_target(target).seat


def _picked(effect: EffectData, target: str, source: int, to: int, at: int, card: str) -> Part:
    """A part for a target: a seat, a Drink and a seat, or a card in front of a seat ("2.0")."""
    aim = read_target(target)
    return Part(effect.word, aim.seat, effect.n, source, to, at=at, card=card, thing=aim.thing)


def _things(table: Table, item: Item, effect: EffectData, at: int, card: str) -> list[Part]:
    """What makes each other player lose Fortitude also touches each thing in front of them (003 *Minions*).

    A counter that such a card hands out to a thing is its player's.
    """
    depends = effect.condition is not None and effect.condition.of and effect.condition.who == "them"
    if depends or not table.state.anything_in_front():  # a thing has no counters
        return []
    return [
        Part(effect.word, seat, effect.n, INN if effect.plain else item.by, at=at, card=card, thing=place)
        for seat in (table.state.others(item.by) if effect.whom == "others" else _all_others(table, item))
        for place, laid in enumerate(table.state.seats[seat].front)
        if table.cards[laid.card].wages
    ]


def _all_others(table: Table, item: Item) -> list[int]:
    """The other players whom an effect on all players reaches."""
    return only_champions(item, table.state.others(item.by))


def concerned(table: Table, item: Item, effect: EffectData, answered: Item | None) -> list[int]:
    """The seats that an effect is said of, except those that were picked."""
    state = table.state
    match effect.whom:
        case "source":
            return _sources(table, item, answered)
        case "all":
            return only_champions(item, state.from_seat(item.by))
        case whom:
            inside = state.round.inside if state.round is not None else ()
            return said_of(whom, item.by, state.from_seat(item.by), state.same_party, state.active, inside)


def said_of(
    whom: str, by: int, living: list[int], same_party: Callable[[int, int], bool], active: int, inside: Collection[int]
) -> list[int]:
    """The seats that an effect of a card of the seat `by` is said of; those that are known only from what lies there
    (who was picked, whose card it answers, which Champions were named) are told elsewhere.

    `living`: the seats still in, in the order in which it happens to them. `inside`: those in the Round of Gambling.
    """
    match whom:
        case "you":
            return [by]
        case "others":
            return [seat for seat in living if not same_party(seat, by)]
        case "mates":
            return sorted([seat for seat in living if seat != by and same_party(seat, by)])
        case "in-round":
            return [seat for seat in living if seat in inside and not same_party(seat, by)]
        case "active":
            return [active]
        case _:
            return living


def _sources(table: Table, item: Item, answered: Item | None) -> list[int]:
    """The player of the card that is answered; after a loss, the player who caused it (the original source, 003)."""
    if answered is None:
        return []
    if answered.what == "hurt":
        if table.cards[item.card].uses[item.use].when == "any-hurt":
            return _who_hurt_others(table, item.by, answered)[:1]
        ours = (part.source for part in answered.parts if table.state.same_party(part.seat, item.by))
        return list(dict.fromkeys(ours))[:1]
    return [answered.by] if answered.by != INN else []


def _who_hurt_others(table: Table, seat: int, hurt: Item) -> list[int]:
    """The opponents who hurt somebody else than a seat, or else than a mate of it (003 *Shared Defense*)."""
    state = table.state
    found = [source for answering in (seat, *state.mates(seat)) for source in hurt.hurt_others(answering)]
    return [source for source in dict.fromkeys(found) if not state.same_party(source, seat)]


# -- answers to what lies below on the stack -------------------------------------------------------------------------


def _below(table: Table) -> Item:
    return table.state.stack[-2]


def _negate(table: Table, item: Item, part: Part) -> None:
    _below(table).negated = True


def _ignore(table: Table, item: Item, part: Part) -> None:
    """The card below has no effect on the Ignoring player's party.

    Except, on that party's own card, a payment (003) and what it does to counters: these move when the loss is sent
    back to the player of the card, and Ignored (ruling 61).
    """
    state = table.state
    below = _below(table)
    played = below.what in ("card", "use") or (below.what == "chosen" and not is_event(table, below))
    hit = list[int]()
    for below_part in below.parts:
        own = played and below_part.word in ("pay", "count") and state.same_party(below.by, below_part.seat)
        ours = below_part.thing < 0 and state.same_party(below_part.seat, part.seat)
        given = below_part.word == "pay" and part.seat == below_part.to != below.by
        if given:  # who is paid by another player's card may refuse that (003, note on *Not the face!*)
            below_part.ignored = True
        if ours and below_part.word != "ante" and not own and not _because_ignored(table, below, below_part):
            hit.append(below_part.seat)
            ignore_part(table, below, below_part)
    if below.what == "event":
        below.seats += state.mates(part.seat) or [part.seat]
        hit += [seat for seat in below.champions if state.same_party(seat, part.seat)]
    mates = [] if part.seat in hit else list(dict.fromkeys(hit))
    table.told.tell(Ignored, seat=part.seat, card=below.card, mates=mates)


def _because_ignored(table: Table, below: Item, part: Part) -> bool:
    """Whether a part happens because somebody Ignores the card: nobody Ignores that with it (003 *You're in a bit of a
    bind*)."""
    condition = table.cards[part.card or below.card].effects[part.at].condition if part.at >= 0 else None
    return condition is not None and condition.word == "ignored"


def _reduce(table: Table, item: Item, part: Part) -> None:
    below = _below(table)
    losses = losses_of(table, below, part.seat)
    there = due(table, below, losses)
    lower(table, below, there, part.n)
    for loss in _others_of(losses, there):  # it may come in place of those if a counter still changes
        loss.less += part.n


def _reduce_to(table: Table, item: Item, part: Part) -> None:
    below = _below(table)
    losses = losses_of(table, below, part.seat)
    there = due(table, below, losses)
    lower(table, below, there, total_of(table, below, there) - part.n)
    for loss in _others_of(losses, there):
        loss.less += max(0, loss.n - loss.less - part.n)


def _others_of(losses: list[Part], some: list[Part]) -> list[Part]:
    """Those of the losses that are not among some of them."""
    return [loss for loss in losses if all(loss is not other for other in some)]


def _redirect(table: Table, item: Item, part: Part) -> None:
    """Only the Fortitude loss moves; its source stays (003 *Redirecting Damage*). With two players it is Ignored."""
    below = _below(table)
    losses = [loss for loss in losses_of(table, below, part.seat) if loss.source != INN]
    there = due(table, below, losses)
    for loss in losses:
        if not item.targets:
            ignore_part(table, below, loss)
            continue
        aim, old = read_target(item.targets[0]), loss.seat
        loss.seat, loss.thing = aim.seat, aim.thing
        loss.reduced = False  # the player it moves to has not tried to reduce it
        if loss.thing < 0 and _has_ignored(table, loss):
            ignore_part(table, below, loss)
        if any(loss is other for other in there):
            table.told.tell(Redirected, from_=old, to=loss.seat, n=max(0, loss.n - loss.less))
    tell_ignored(table, below, there, "before" if item.targets else "alone")


def _has_ignored(table: Table, part: Part) -> bool:
    """Whether the part's party has Ignored the card: that also covers effects redirected to it later (ruling 32).

    What one player Ignores without a choice shields no mate: see `reach`.
    """
    return any(other.ignored for other in _below(table).parts if table.state.same_party(other.seat, part.seat))


def _turn_away(table: Table, item: Item, part: Part) -> None:
    """All that an Action Card would do to a player whom it picks (003 *My, what selfless adventurers you are*).

    With two players left there is nobody to take it, and it is Ignored, as a redirected loss is.
    """
    below, same_party = _below(table), table.state.same_party
    picked = [int(target) for target in below.targets if target.isdecimal() and same_party(int(target), part.seat)]
    if not picked:
        return
    old = part.seat if part.seat in picked else picked[0]
    moved = [other for other in below.parts if other.seat == old and other.thing < 0]
    if not item.targets:
        for other in moved:
            ignore_part(table, below, other)
        tell_ignored(table, below, moved, "alone")
        return
    new = seat_of(item.targets[0])
    below.targets[below.targets.index(str(old))] = str(new)
    for other in moved:
        other.seat, other.reduced = new, False
        if _has_ignored(table, other):
            ignore_part(table, below, other)
    for other in below.parts:
        other.to = new if other.to == old else other.to
    table.told.tell(TurnedAway, from_=old, to=new, card=below.card)
    tell_ignored(table, below, moved, "before")


def _take_champion(table: Table, item: Item, part: Part) -> None:
    """A player of another team is Champion of one's own, too; one who is Champion already leaves the team with none,
    which then Ignores what is to come (003 *How chivalrous of you*). Where no teams play, the card is Ignored."""
    state, below = table.state, _below(table)
    if state.shared is None:
        _ignore(table, item, part)
        if any(other.word == "ante" for other in below.parts):
            _leave(table, item, part)
        return
    old = next((seat for seat in below.champions if state.same_party(seat, part.seat)), INN)
    if old == INN:
        return
    new = seat_of(item.targets[0])
    there = new in below.champions
    below.champions = tuple(seat for seat in below.champions if seat != old) + (() if there else (new,))
    for other in below.parts:
        if other.seat == old:
            other.seat, other.ignored = (old, True) if there else (new, other.ignored)
    plays = not there and reaches(table, new, kind_of(table, below), below.by)
    rounds.replace_inside(table, old, new if plays else INN)
    table.told.tell(ChampionTaken, seat=new, by=part.seat)


def _bar_mates(table: Table, item: Item, part: Part) -> None:
    table.bar(part.seat)


def _boost(table: Table, item: Item, part: Part) -> None:
    """The first number of the card being answered, for everybody that it is said of, is higher.

    It is raised where it has been made smaller, too.
    """
    below = _below(table)
    raised = _raised(table, below)
    if raised is None:
        return
    for other in below.parts:
        if (other.word, other.at, other.card) == raised:
            other.n += part.n
    table.told.tell(Boosted, seat=part.seat, card=below.card, by=part.n)


def _raised(table: Table, item: Item) -> tuple[str, int, str] | None:
    """Which parts of an item a card raises, by their word, place and card: its own number, or that of a side card that
    was added to it."""
    for code in ("", *item.added):
        card = table.cards[code or item.card]
        raised = card.uses[0 if code else item.use].raised
        if raised is not None:
            return "ante" if raised.word in ANTES else raised.word, card.place(raised), code
    return None


def _share_loss(table: Table, item: Item, part: Part) -> None:
    """Half, rounded up, for each of the two players; the source of the loss stays the same."""
    below = _below(table)
    losses = due(table, below, losses_of(table, below, part.seat))
    whole = total_of(table, below, losses)
    half = (whole + 1) // 2
    lower(table, below, losses, whole - half)
    source = losses[0].source if losses else INN
    if source != INN and not table.state.seats[source].out:
        below.parts.append(Part("lose-fortitude", source, half, source))


# -- gold ------------------------------------------------------------------------------------------------------------


def _dearest(table: Table, below: Item, seat: int, *words: str) -> Part | None:
    """What a seat's team would pay the most for of the payments or antes being answered, and between equals the one of
    the last character by code; so that who sits where makes no difference. None if it is nothing."""
    there = [
        payment
        for payment in below.parts
        if payment.word in words
        and not (payment.paid or is_ignored(table, below, payment))
        and table.state.same_party(payment.seat, seat)
    ]

    def rank(payment: Part) -> tuple[int, str]:
        return payment.n - inn_share(table, below, payment), table.state.seats[payment.seat].character

    return max(there, key=rank, default=None)


def _pays(table: Table, item: Item, part: Part, how: str) -> None:
    """Cover the payment or ante being answered in full (ruling 9), but only one if there are several (ruling 11)."""
    payment = _dearest(table, _below(table), part.seat, "pay", "ante")
    if payment is not None:
        payment.paid = how
        table.told.tell(Covered, seat=payment.seat, n=payment.n, by=how)


def _inn_pays(table: Table, item: Item, part: Part) -> None:
    _pays(table, item, part, "inn")


def _no_payment(table: Table, item: Item, part: Part) -> None:
    _pays(table, item, part, "none")


def _ante_fortitude(table: Table, item: Item, part: Part) -> Moves:
    """The Inn antes as much of an ante as its player likes, for some Fortitude each (003 *Blood Money? I'm In!*)."""
    below = _below(table)
    first = _dearest(table, below, part.seat, "ante")
    if first is None:
        return
    n = first.n
    if n > 1:
        asked = pick_one(Pick("ante", number=gold) for gold in range(1, n + 1))
        n = (yield from choice(table, part.seat, asked, "inn.ante", card=item.card, n=n)).n
    if n < first.n:
        below.parts.insert(below.parts.index(first) + 1, replace(first, n=first.n - n))
    first.n, first.paid = n, "inn"
    table.told.tell(Covered, seat=first.seat, n=n, by="inn")
    table.lose_fortitude(part.seat, n * part.n)


# -- Gambling --------------------------------------------------------------------------------------------------------


def _leave(table: Table, item: Item, part: Part) -> None:
    """The card's player leaves the Round, or the Champion of the player's team does (ruling 108)."""
    pot = table.state.round
    inside = rounds.inside_for(table, pot, part.seat) if pot is not None else INN
    leaving = part.seat if inside == INN else inside
    for below_part in _below(table).parts:
        if below_part.word == "ante" and below_part.seat == leaving:
            below_part.ignored = True
    rounds.leave_round(table, leaving)


def _eject(table: Table, item: Item, part: Part) -> None:
    rounds.leave_round(table, part.seat)


# -- the rest --------------------------------------------------------------------------------------------------------


def _draw_until(table: Table, item: Item, part: Part) -> None:
    table.draw_until(part.seat, table.cards[part.card or item.card].effects[part.at].of)


def _call_in(table: Table, item: Item, part: Part) -> None:
    table.call_in(part.seat)


def _show_hand(table: Table, item: Item, part: Part) -> None:
    table.show_hand(part.seat)


def _end_turn(table: Table, item: Item, part: Part) -> None:
    """The player is away, and in no Round of Gambling; in the own turn its further phases are skipped."""
    until = table.cards[part.card or item.card].effects[part.at].of
    rounds.leave_round(table, part.seat)
    table.cut_turn(part.seat, "turn" if until == "turn" else "own-turn")


def _must_ignore(table: Table, item: Item, part: Part) -> None:
    table.ignore_kind(part.seat, table.cards[part.card or item.card].effects[part.at].of)


def _more_actions(table: Table, item: Item, part: Part) -> None:
    """Only in the player's own Action Phase."""
    if table.state.phase == "action" and table.state.same_party(table.state.active, part.seat):
        table.change_actions(part.seat, part.n)


EFFECTS_OF_CARDS: Final[dict[str, Effect]] = {
    **PARTY_EFFECTS,
    "count": count,
    "give": give,
    "reveal": side_decks.reveal,
    "keep": side_decks.keep,
    "take": side_decks.take,
    "buy": side_decks.buy,
    "order": drinks.order,
    "drink-pile": drink_pile,
    "drink-deck": drinks.drink_deck,
    "shuffle-in-pile": drinks.shuffle_in_pile,
    "ignore-drink": drinks.ignore_drink,
    "pass-drink": drinks.pass_drink,
    "split-drink": drinks.split_drink,
    "add-alcohol": drinks.change_drink,
    "replace-drink": drinks.change_drink,
    "convert-drink": drinks.change_drink,
    "negate": _negate,
    "ignore": _ignore,
    "reduce": _reduce,
    "reduce-to": _reduce_to,
    "redirect": _redirect,
    "turn-away": _turn_away,
    "take-champion": _take_champion,
    "bar-mates": _bar_mates,
    "share-loss": _share_loss,
    "inn-pays": _inn_pays,
    "no-payment": _no_payment,
    "start-round": rounds.start_round,
    "control": rounds.control,
    "winning": rounds.control,
    "ante": rounds.ante,
    "leave": _leave,
    "eject": _eject,
    "win-round": rounds.win_round,
    "end-round": rounds.end_round,
    "take-pot": rounds.take_pot,
    "steal-win": rounds.steal_win,
    "restart-round": rounds.restart_round,
    "more-actions": _more_actions,
    "draw-until": _draw_until,
    "call-in": _call_in,
    "show-hand": _show_hand,
    "open-hand": hands.open_hand,
    "borrow-card": hands.borrow_card,
    "divide-cards": hands.divide_cards,
    "end-turn": _end_turn,
    "must-ignore": _must_ignore,
    "boost": _boost,
    "ante-fortitude": _ante_fortitude,
    "take-half": rounds.take_half,
    "halve-drink": drinks.change_drink,
    "season-drink": drinks.change_drink,
    "season-half": drinks.split_drink,
    "reward-drinker": drinks.change_drink,
    "deal-drinks": drinks.deal_drinks,
    "discard-cards": discard_cards,
    "discard-drink": discard_drink,
}
"""By word: the whole vocabulary except losing Fortitude, which `resolving.carry_out` does."""
EFFECTS_OF_CARDS.update(Choices(EFFECTS_OF_CARDS, concerned).words())
