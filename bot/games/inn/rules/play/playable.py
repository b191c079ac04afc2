"""What a seat may play, and at whom: its hand and the cards in front of it as options.

Rules: 003 *Sometimes and Anytime Cards*, *Redirecting Damage*, *Splitting Drinks*, *Minions*.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.engine import Option
from bot.games.inn.rules.cards.models import IfData
from bot.games.inn.rules.cards.prepared import Card, Use, full_code, rule_code
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.picks import Pick, read_pick, read_target, write_target
from bot.games.inn.rules.play.brew import is_replaced, rewards, taste
from bot.games.inn.rules.play.costs import can_pay
from bot.games.inn.rules.play.reach import is_away, is_drunk, reached
from bot.games.inn.rules.play.situations import counts
from bot.games.inn.rules.play.standing import level
from bot.games.inn.rules.play.state import INN, Drink, Item, Laid, Round
from bot.games.inn.rules.play.table import LIMIT, Table

TOKENS: Final = {what: Option(Pick("potion", what).key) for what in ("fortitude", "alcohol", "gold")}
"""What a Potion Token is used for (003 *Potion Tokens*)."""
STRENGTH: Final = frozenset(name for name, word in EFFECTS.items() if word.strength)
LOSSES: Final = ("lose-fortitude", "hurt")
"""The words of a loss of Fortitude, as it comes and as it has come."""
HALVES: Final = frozenset({"split-drink", "halve-drink", "season-half"})
"""What is not done to a Drink that no card splits (003 *Zis drink is fang-tastic*)."""


def held(table: Table, seat: int) -> list[str]:
    """The cards that a seat may play when their time comes: its hand, and cards in front of it that do not stay.

    None while the player is away.
    """
    state = table.state
    own = state.seats[seat]
    lies = own.front or own.sides or own.counters or (state.shared and state.anything_in_front())
    if not (lies or own.away):
        return own.hand
    return [] if is_away(table, seat) else own.hand + _held_in_front(table, seat)


def _held_in_front(table: Table, seat: int) -> list[str]:
    state = table.state
    there = [laid.card for laid in state.seats[seat].front if not table.cards[laid.card].stays]
    return there + [laid.card for mate in state.mates(seat) if mate != seat for laid in for_all(table, mate)]


def at_hand(table: Table, seat: int) -> list[str]:
    """The cards of a seat's hand, those in front of it, and those in front of mates that it may play at their time."""
    state = table.state
    mates = (mate for mate in state.mates(seat) if mate != seat)
    laid = [*state.seats[seat].front, *(laid for mate in mates for laid in for_all(table, mate))]
    return [*state.seats[seat].hand, *(each.card for each in laid)]


def for_all(table: Table, seat: int) -> list[Laid]:
    """The cards in front of a seat that any of its team may play: those that are sold (003 *Phrenk*)."""
    front = table.state.seats[seat].front
    return [laid for laid in front if (card := table.cards[laid.card]).side and _is_sold(table, card)]


def _is_sold(table: Table, card: Card) -> bool:
    sides = table.library.characters[card.deck].sides
    return card.side in sides and sides[card.side].sold


def potions(table: Table, seat: int) -> dict[str, Option]:
    """What a Potion Token of a seat's team can do now: ``potion:fortitude`` and so on (003 *Potion Tokens*)."""
    state = table.state
    party = state.party(seat)
    if not party.tokens or state.seats[seat].out or state.finished():
        return {}
    useful = {"fortitude": party.fortitude < LIMIT, "alcohol": party.alcohol > 0, "gold": True}
    return {option.key: option for what, option in TOKENS.items() if useful[what]}


def front_uses(table: Table, seat: int) -> dict[str, Option]:
    """The uses of cards that stay in front of a seat: each once in the own Action Phase."""
    found: dict[str, Option] = {}
    for laid in () if table.state.quiet or is_away(table, seat) else table.state.seats[seat].front:
        card = table.cards[laid.card]
        for use in () if laid.used else card.uses:
            option = option_of(table, seat, card, use) if use.front else None
            if option is not None:
                found[option.key] = option
    return found


def any_time(table: Table, seat: int) -> dict[str, Option]:
    """What the character of a seat may do at any time for a cost that it can pay: ``any:ID``."""
    own = table.state.seats[seat]
    anytimes = table.character(seat).anytimes.values()
    if not anytimes or own.out or table.state.finished() or is_away(table, seat):
        return {}
    rules = [table.cards[rule_code(own.character, "any", anytime.id)] for anytime in anytimes]
    return {
        rule.uses[0].plain.key: rule.uses[0].plain
        for rule in rules
        if can_pay(table, seat, rule, rule.uses[0]) and not _in_vain(table, seat, rule)
    }


def _in_vain(table: Table, seat: int, rule: Card) -> bool:
    """Whether it would only lower counters of the seat that are at their least already."""
    return all(
        effect.word == "count"
        and effect.n < 0
        and level(table, seat, code := full_code(rule.code, effect.of)) == table.library.counters[code].least
        for effect in rule.uses[0].do
    )


def named(table: Table, seat: int, pick: Pick) -> Card:
    """The card that a pick of a seat names, or the rule of its character for ``any:ID``."""
    own = table.state.seats[seat]
    return table.cards[rule_code(own.character, "any", pick.of) if pick.kind == "any" else pick.of]


# -- a seat's options ------------------------------------------------------------------------------------------------


def playable(table: Table, seat: int, mask: int, limited: bool | None = None) -> dict[str, Option]:
    """The cards of a seat's hand that may be played now, with their targets. `limited`: see `option_of`."""
    hand, fitting = held(table, seat), table.library.fitting[mask]
    if fitting.isdisjoint(hand):
        return {}
    found: dict[str, Option] = {}
    limited = is_limited(table) if limited is None else limited
    for code in hand:
        if code in fitting and code not in found:
            card = table.cards[code]
            for use in card.uses:
                if use.mask & mask and not use.front:
                    option = option_of(table, seat, card, use, limited)
                    if option is not None:
                        found[option.key] = option
    return found


def option_of(table: Table, seat: int, card: Card, use: Use, limited: bool | None = None) -> Option | None:
    """The card as an option; None when it has no possible target. `limited`: see `is_limited`; None: look it up.

    Its key is that of `Use.plain`. Targets are seats; a card that changes one of several Drinks names it as ``d0``,
    with a seat ``d0-2``.
    """
    if (is_limited(table) if limited is None else limited) and not _is_allowed(table, use):
        return None
    if use.untargeted:
        return use.plain
    if use.cost and not can_pay(table, seat, card, use):
        return None
    if use.when == "loss" and not (_may_move(table, seat, use) and _may_share(table, seat, use)):
        return None
    if use.trick:
        targets = _drink_targets(table, seat, use)
    elif use.pick:
        targets = [*map(str, _seats(table, seat, use))]
        if use.hits and not use.no_things:
            targets += _things(table, seat, use, targets)
    elif use.when == "hurt" and (things := _hurting(table, seat, use)):
        targets = things
    else:
        return use.plain
    if use.among is not None:
        targets = _among(table, card, use.among, targets)
    if targets == [""]:
        return use.plain
    if not targets:
        return use.plain if _may_aim_at_nobody(table, seat, use) else None
    least = 1 if use.least == 1 else _fewest(use, targets)
    return Option(use.plain.key, tuple(targets), least, min(use.most, len(targets)))


def _fewest(use: Use, targets: list[str]) -> int:
    """How many must be picked: no more than there are players among the targets."""
    return min(use.least, sum(read_target(target).thing < 0 for target in targets))


def beats(pot: Round, card: Card) -> bool:
    """Whether a card that gambles can be played on the top card of a Round: a Cheating Card always, a Gambling Card
    unless only Cheating beats that."""
    return pot.top != "winning" or card.kind == "cheating" or card.over_winning


def lendable(table: Table, seat: int, owner: int, kinds: Sequence[str]) -> dict[str, Option]:
    """The cards of these kinds in another player's hand that a seat could play now, were they its own."""
    found: dict[str, Option] = {}
    for code in dict.fromkeys(table.state.seats[owner].hand):
        card = table.cards[code]
        if _is_lent(table, seat, card, kinds):
            for option in (option_of(table, seat, card, use) for use in card.uses if not use.front):
                if option is not None:
                    key = read_pick(option.key)._replace(kind="borrow").key
                    found[key] = replace(option, key=key)
    return found


def _is_lent(table: Table, seat: int, card: Card, kinds: Sequence[str]) -> bool:
    """Whether a card of another player's is of these kinds, and beats the top card of a Round that the seat is in.

    What starts a Round counts in one as a Gambling Card, and is not lent outside of it.
    """
    pot = table.state.round
    if card.gambles:
        kind = "cheating" if card.kind == "cheating" else "gambling"
        inside = pot is not None and pot.on and not pot.over and seat in pot.inside
        return kind in kinds and pot is not None and inside and beats(pot, card)
    return card.kind in kinds


def is_limited(table: Table) -> bool:
    """Whether something lies there or goes on that not every card may be played on, whatever its condition."""
    state = table.state
    if state.round is not None and state.round.no_leave:
        return True
    if not state.stack:
        return False
    item = state.stack[-1]
    return item.what in NOT_FOR or (item.what == "card" and table.cards[item.card].uses[item.use].no_ignore)


def _is_allowed(table: Table, use: Use) -> bool:
    """Whether a card may be played on what lies there, and in the Round that goes on, if only some may."""
    item, pot = table.top(), table.state.round
    if item is not None and item.what in NOT_FOR and not NOT_FOR[item.what].isdisjoint(use.words):
        return False
    if item is not None and "ignore" in use.words and _no_ignore(table, item):
        return False
    return pot is None or not pot.no_leave or _may_avoid(table, use)


def _no_ignore(table: Table, item: Item) -> bool:
    """Whether nobody Ignores a card."""
    return item.what in ("card", "use") and table.cards[item.card].uses[item.use].no_ignore


def _among(table: Table, card: Card, among: IfData, targets: list[str]) -> list[str]:
    """The targets that are players with the level of a counter that is wanted; a thing has no counters."""
    counter, found = full_code(card.code, among.of), list[str]()
    for target in targets:
        aim = read_target(target)
        if aim.seat >= 0 > aim.thing and among.least <= level(table, aim.seat, counter) <= among.most:
            found.append(target)
    return found


def _may_avoid(table: Table, use: Use) -> bool:
    """Whether a card can be played in a Round that nobody leaves by choice, and whose first ante nobody avoids."""
    item = table.top()
    first = item is not None and item.what == "card" and table.cards[item.card].uses[item.use].no_leave
    return "leave" not in use.words and not (first and "no-payment" in use.words)


NOT_FOR: Final[dict[str, frozenset[str]]] = {
    "encounter": frozenset({"negate"}),
    "bite": frozenset({"negate"}),
    "use": frozenset({"negate"}),
    "chosen": frozenset({"negate"}),
    "wages": frozenset({"no-payment"}),
}
"""What no card does to such a thing (003): a Sea or Dungeon Event, what a counter does, the use of a card that stays
and what was decided as a card took effect are not Negated; the Inn may pay wages, but nothing else replaces them. A
loss that nobody causes, as those of Events and counters, is neither redirected nor shared: see `_may_move` and
`_may_share`."""


def _may_move(table: Table, seat: int, use: Use) -> bool:
    """A loss that cannot be made smaller can still be redirected, if there is a third player.

    One that nobody causes cannot be redirected.
    """
    item = table.state.stack[-1]
    if "redirect" in use.words and _loss_source(table, seat) == INN:
        return False
    firm = table.cards[item.card].uses[item.use].firm
    return not firm or (bool(use.pick) and not _may_aim_at_nobody(table, seat, use))


def _may_share(table: Table, seat: int, use: Use) -> bool:
    """A loss can be shared only if another player causes it; one sent back to its source can be sent on or reduced."""
    if "share-loss" not in use.words:
        return True
    item, same_party = table.top(), table.state.same_party
    losses = [part for part in item.parts if part.word == "lose-fortitude"] if item else []
    mine = [part for part in losses if same_party(part.seat, seat)]
    return any(part.source != INN and not same_party(part.source, seat) for part in mine)


def _may_aim_at_nobody(table: Table, seat: int, use: Use) -> bool:
    """A redirection when only its player's side and one other player are left: the loss is Ignored (our reading)."""
    return use.pick == "third" and len(table.state.others(seat)) == 1


def _seats(table: Table, seat: int, use: Use) -> list[int]:
    state = table.state
    item = table.top()
    match use.pick:
        case "any":
            return state.living()
        case "in-round":
            return [other for other in state.others(seat) if state.round is not None and other in state.round.inside]
        case "third":
            source = _loss_source(table, seat)
            return [other for other in state.others(seat) if other != source]
        case "source":
            source = _loss_source(table, seat)
            return [source] if source in state.others(seat) else []
        case "revealer":
            drinks = item.drinks if item else []
            return [
                other
                for other in state.others(seat)
                if state.seats[other].pile and any(drink.by == other for drink in drinks)
            ]
        case _:
            return state.others(seat)


def _things(table: Table, seat: int, use: Use, seats: list[str]) -> list[str]:
    """The things in front of others that may be named in place of a player, for a loss of Fortitude or its redirection.

    What goes back to whoever caused it goes to no other thing than the one that did (003 *Minions*). With two players
    left a redirection that nobody could take is Ignored all the same, whatever lies in front of them.
    """
    if use.pick == "in-round" or not table.state.anything_in_front():
        return []
    if use.pick == "source":
        return _thing_that_hit(table, _loss_source(table, seat))
    front = [(other, table.state.seats[other].front) for other in table.state.others(seat)]
    source = _loss_source(table, seat) if use.pick == "third" else INN
    return [
        write_target(other, place)
        for other, laid in front
        for place, card in enumerate(laid)
        if table.cards[card.card].wages and not (use.pick == "third" and other == source)
    ]


def things_of(table: Table, seat: int) -> list[str]:
    """The things in front of the other players, as targets."""
    return [
        write_target(other, place)
        for other in table.state.others(seat)
        for place, laid in enumerate(table.state.seats[other].front)
        if table.cards[laid.card].wages
    ]


def _hurting(table: Table, seat: int, use: Use) -> list[str]:
    """After a loss by the use of a thing: its player, and the thing, of which one is hit back (003 *Minions*)."""
    source = _loss_source(table, seat)
    back = any(effect.word == "lose-fortitude" and effect.whom == "source" for effect in use.do)
    things = _thing_that_hit(table, source) if back else []
    return [str(source), *things] if things else []


def _thing_that_hit(table: Table, source: int) -> list[str]:
    """The thing in front of a loss's source by whose use it comes, as a target; none if no thing has done it."""
    item = table.top()
    if item is None or source == INN or not table.cards[item.card].wages:
        return []
    front = table.state.seats[source].front
    places = (place for place, laid in enumerate(front) if laid.card == item.card and laid.used)
    return [write_target(source, place) for place in places][:1]


def _loss_source(table: Table, seat: int) -> int:
    """The player who causes the loss that is being answered, or else what is answered; INN if nobody does."""
    item = table.top()
    parts = item.parts if item else []
    parts = [part for part in parts if part.word in LOSSES] or parts
    own = next((part.source for part in parts if part.seat == seat and part.source != INN), INN)
    if own != INN or table.state.shared is None:
        return own
    same_party = table.state.same_party
    return next((part.source for part in parts if part.source != INN and same_party(part.seat, seat)), INN)


def _drink_targets(table: Table, seat: int, use: Use) -> list[str]:
    """The Drinks it could change, alone ("" when there is only one) or with a seat each."""
    item = table.top()
    if item is None:
        return []
    there, fits = 0, list[int]()
    for index, drink in enumerate(item.drinks):
        if is_drunk(table, drink) or (use.drink_word in STRENGTH and counts(table, drink)):
            there += 1
            if not table.state.seats[drink.drinker].out and _fits(table, seat, use, drink):
                fits.append(index)
    if not fits:
        return []
    named = fits if there > 1 else (-1,)
    if not use.pick:
        return [write_target(drink=index) for index in named]
    seats = reached(table, table.state.others(seat))
    if (drinker := item.drinks[fits[0]].drinker) in seats:
        seats.remove(drinker)
    return [write_target(other, drink=index) for index in named for other in seats]


def _fits(table: Table, seat: int, use: Use, drink: Drink) -> bool:
    """Whether a card changes this Drink, by whose it is and what it does."""
    state, about = table.state, use.drink_word
    if use.when == "drink-yours" and not state.same_party(drink.drinker, seat):
        return about == "ignore-drink" and _pays_for(table, seat, drink)
    if use.when == "drink-others" and state.same_party(drink.by, seat):
        return False
    if about in HALVES:
        return is_replaced(drink) or not _is_whole(table, drink)
    if about == "ignore-drink":
        felt = taste(table.drinks, drink, state.seats[drink.drinker].race)
        return bool(felt.alcohol or felt.fortitude or felt.draw or felt.gold)
    return True


def _pays_for(table: Table, seat: int, drink: Drink) -> bool:
    """Whether a seat, or a mate of it, is to pay whoever drinks a Drink."""
    return any(table.state.same_party(payer, seat) for payer in rewards(drink))


def _is_whole(table: Table, drink: Drink) -> bool:
    """Whether it is a Drink that no card splits (003 *Zis drink is fang-tastic*)."""
    return any(table.drinks[code].whole for code in drink.cards)
