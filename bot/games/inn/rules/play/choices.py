"""Choices, coins, bids and secret numbers: what happens then depends on what players decide as a card takes effect.

What was decided is an item of its own above the card or the Event: payments in it can be answered, and so can the rest
as far as the card itself could, except that nobody Negates it any more.

Rules: 003 *Dungeon Events* (choices in turn order, options that cannot be carried out, bids as in Gambling), *A Costly
Cure*.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.engine import Answers, Ask, AskBuilder, Option, SeatAsk
from bot.games.inn.rules.cards.models import EffectData
from bot.games.inn.rules.cards.prepared import full_code
from bot.games.inn.rules.events import Bid, BidWon, Chose, CoinTossed, SecretsShown
from bot.games.inn.rules.picks import Pick, amounts, options_of, read_pick, read_target
from bot.games.inn.rules.play.asking import ask_as_it_is, choice, pick_targets
from bot.games.inn.rules.play.costs import pick_cards
from bot.games.inn.rules.play.playable import things_of
from bot.games.inn.rules.play.preconditions import happens
from bot.games.inn.rules.play.reach import is_ignored, shields, tell_shielded
from bot.games.inn.rules.play.resolving import Effect, carry_parts
from bot.games.inn.rules.play.standing import level
from bot.games.inn.rules.play.state import INN, Item, Part
from bot.games.inn.rules.play.table import LIMIT, Moves, Table

Concerned = Callable[[Table, Item, EffectData, Item | None], list[int]]
"""The seats that an effect is said of (see `effects.concerned`)."""
Settled = Generator[AskBuilder, Answers, Item]


def is_event(table: Table, item: Item) -> bool:
    """Whether an item that has a card is a Sea or Dungeon Event, or what was decided in one."""
    return table.cards[item.card].kind == "event"


class Choices:
    """The words of the vocabulary that ask players what happens. `effects`: what all words do; they may be nested."""

    def __init__(self, effects: Mapping[str, Effect], concerned: Concerned) -> None:
        self._effects = effects
        self._concerned = concerned

    def words(self) -> dict[str, Effect]:
        """By word."""
        return {
            "choose": self._choose, "coin": self._coin, "strike": self._strike, "bid": self._bid,
            "secret": self._secret,
        }  # fmt: skip

    # -- what was decided happens ------------------------------------------------------------------------------------

    def _settle(self, table: Table, item: Item, parts: list[Part]) -> Settled:
        """What was decided lies open, may be answered, and happens."""
        decided = table.push(Item("chosen", item.by, item.card, item.use, item.targets.copy(), parts))
        if table.told.listening:
            before = [part.seat for part in item.parts if shields(table, item, part)]
            tell_shielded(table, decided, parts, before)
        if parts:
            yield from table.respond(decided)
        yield from finish(table, decided, self._effects)
        return decided

    def _parts(self, table: Table, item: Item, part: Part, effects: Iterable[EffectData], you: int) -> list[Part]:
        """The plan of some effects of a choice: in it "you" is the player who chose.

        Gold that player pays "to you" goes to the card's player.
        """
        card = table.cards[part.card or item.card]
        by = INN if is_event(table, item) else item.by
        chooser = Item(item.what, you, item.card, item.use, item.targets, champions=item.champions)
        found: list[Part] = []
        for effect in effects:
            for seat in self._seats(table, item, chooser, effect):
                own = table.state.same_party(seat, you)
                to = INN if effect.to == "inn" else item.by if own else you
                source = INN if effect.plain else by
                if to == INN or not table.state.same_party(seat, to):
                    found.append(
                        Part(effect.word, seat, effect.n, source, to, at=card.place(effect), card=part.card)
                    )  # fmt: skip
        return found

    def _seats(self, table: Table, item: Item, chooser: Item, effect: EffectData) -> list[int]:
        if effect.whom == "picked":
            return [read_target(target).seat for target in item.targets]
        stack = table.state.stack
        below = stack[stack.index(item) - 1] if item in stack[1:] else None
        return self._concerned(table, item if effect.whom == "source" else chooser, effect, below)

    # -- a choice ----------------------------------------------------------------------------------------------------

    def _choose(self, table: Table, item: Item, part: Part) -> Moves | None:
        group = _group(table, item, part)
        return self._choices(table, item, group) if part is group[0] else None

    def _choices(self, table: Table, item: Item, group: Sequence[Part]) -> Moves:
        """Each chooses in turn order, openly; then what was chosen happens, in the same order."""
        ways = _effect(table, item, group[0]).options
        parts: list[Part] = []
        for part in group:
            way = yield from _way(table, item, part, ways)
            if way >= 0:
                table.told.tell(Chose, seat=part.seat, card=part.card or item.card, at=part.at, way=way)
                parts += self._parts(table, item, part, ways[way], part.seat)
        yield from self._settle(table, item, parts)

    # -- a coin ------------------------------------------------------------------------------------------------------

    def _coin(self, table: Table, item: Item, part: Part) -> Moves | None:
        group = _group(table, item, part)
        return self._toss(table, item, group) if part is group[0] else None

    def _toss(self, table: Table, item: Item, group: Sequence[Part]) -> Moves:
        """One toss for everybody of whom it is said, or who chose it."""
        heads = table.told.chance.below(2) == 0
        table.told.tell(CoinTossed, heads=heads)
        effects = _effect(table, item, group[0]).options[0 if heads else 1]
        parts: list[Part] = []
        for part in group:
            you = item.by if item.what == "encounter" else part.seat
            parts += self._parts(table, item, part, effects, you)
        yield from self._settle(table, item, parts)

    # -- one more player -----------------------------------------------------------------------------------------------

    def _strike(self, table: Table, item: Item, part: Part) -> Moves:
        """Another player than those who were picked, or a thing of anybody's, whom the card's player picks now."""
        code = part.card or item.card
        others = [seat for seat in table.state.others(part.seat) if str(seat) not in item.targets]
        targets = [str(seat) for seat in others] + things_of(table, part.seat)
        if not targets:
            return
        named: Sequence[str] = targets
        if len(targets) > 1:
            named = (yield from choice(table, part.seat, pick_targets("aim", targets), "inn.added", card=code)).targets
        aim = read_target(named[0])
        struck = Part("lose-fortitude", aim.seat, part.n, part.seat, card=part.card, thing=aim.thing)
        yield from self._settle(table, item, [struck])

    # -- bids --------------------------------------------------------------------------------------------------------

    def _bid(self, table: Table, item: Item, part: Part) -> Moves | None:
        group = _group(table, item, part)
        return self._auction(table, item, group) if part is group[0] else None

    def _auction(self, table: Table, item: Item, group: Sequence[Part]) -> Moves:
        """Who bids most pays that and has the first outcome, each other bidder the second; without a bid nothing."""
        part, seats = group[0], [part.seat for part in group]
        effect = _effect(table, item, part)
        how = effect.how
        winner, best = yield from _bids(table, item, part, seats, how)
        if winner == INN:
            return
        table.told.tell(BidWon, seat=winner, n=best, how=how)
        if how == "gold":
            yield from self._settle(table, item, [Part("pay", winner, best, INN)])
        elif how == "fortitude":
            table.lose_fortitude(winner, best)
        else:
            table.change_alcohol(winner, best)
        win, lose = effect.options
        parts = self._parts(table, item, part, win, winner)
        for seat in seats:
            if seat != winner:
                parts += self._parts(table, item, part, lose, seat)
        yield from self._settle(table, item, parts)

    # -- secret numbers ----------------------------------------------------------------------------------------------

    def _secret(self, table: Table, item: Item, part: Part) -> Moves | None:
        group = _group(table, item, part)
        return self._reveal(table, item, group) if part is group[0] else None

    def _reveal(self, table: Table, item: Item, group: Sequence[Part]) -> Moves:
        """All name some Gold without seeing each other's, all pay what they named, and the outcomes follow."""
        part, seats = group[0], [part.seat for part in group]
        named = yield from _named(table, item, part, seats)
        table.told.tell(SecretsShown, gold={str(seat): n for seat, n in named.items()})
        payments = [Part("pay", seat, n, INN) for seat, n in named.items() if n]
        settled = yield from self._settle(table, item, payments)
        paid = {payment.seat: 0 if payment.paid == "none" else payment.n for payment in settled.parts}
        most, least, none, each = _effect(table, item, part).options
        top, low = max(named.values()), min(named.values())
        parts: list[Part] = []
        for effects, concerned in (
            (most, [seat for seat in named if top and named[seat] == top]),
            (least, [seat for seat in named if top != low and named[seat] == low]),
            (none, seats if not top else []),
        ):
            for seat in concerned:
                parts += self._parts(table, item, part, effects, seat)
        for seat in (seat for seat in named if named[seat]):
            parts += self._for_gold(table, item, part, each, seat, paid[seat])
        yield from self._settle(table, item, parts)

    def _for_gold(
        self, table: Table, item: Item, part: Part, effects: Iterable[EffectData], seat: int, paid: int
    ) -> list[Part]:
        """What somebody has for the Gold that was paid for them: numbers per Gold are known now."""
        found: list[Part] = []
        for planned in self._parts(table, item, part, effects, seat):
            per = planned.at >= 0 and table.cards[planned.card or item.card].effects[planned.at].per
            if per != "paid":
                found.append(planned)
            elif happens(table, item, planned):
                found.append(replace(planned, n=planned.n * paid, at=-1))
        return found


def finish(table: Table, decided: Item, effects: Mapping[str, Effect]) -> Moves:
    """Nobody answers what was decided any more: it happens, as a part of the item below it."""
    yield from carry_parts(table, decided, decided.parts, effects)
    table.pop()
    item = table.state.stack[-1]
    item.hurt += decided.hurt
    item.collected += decided.collected
    item.gained += decided.gained


# -- what the words share --------------------------------------------------------------------------------------------


def _effect(table: Table, item: Item, part: Part) -> EffectData:
    return table.cards[part.card or item.card].effects[part.at]


def _group(table: Table, item: Item, part: Part) -> list[Part]:
    """All who decide by the same effect, in the order of the plan: those who Ignore it, or are out, do not."""
    return [
        other
        for other in item.parts
        if (other.word, other.at, other.card) == (part.word, part.at, part.card)
        and not is_ignored(table, item, other)
        and not table.state.seats[other.seat].out
        and happens(table, item, other)
    ]


# -- ways ------------------------------------------------------------------------------------------------------------


def _way(
    table: Table, item: Item, part: Part, ways: Sequence[Sequence[EffectData]]
) -> Generator[AskBuilder, Answers, int]:
    """The number of the way that a seat chooses, of those that it can carry out; -1 when there is none."""
    card = table.cards[part.card or item.card]

    def build() -> SeatAsk:
        there = [number for number, way in enumerate(ways) if can_do(table, part.seat, card.code, way)]
        free = [number for number in there if not _price(ways[number])]
        default = Pick("way", number=next(iter(free or there), None))
        return SeatAsk(options_of(Pick("way", number=number) for number in there), (default.key,))

    facts = {"card": card.code, "at": part.at}
    hidden = any(effect.kind for way in ways for effect in way)  # what can be done is nobody else's business
    party = table.state.party(part.seat)
    short = party.tokens and any(_price(way) > party.gold for way in ways)  # a token may bring the Gold for it
    fewest = 1 if hidden or short else 2
    chosen = yield from ask_as_it_is(table, part.seat, "inn.choose", build, facts, fewest)
    return -1 if chosen.number is None else chosen.number


def _price(way: Iterable[EffectData]) -> int:
    return sum(effect.n for effect in way if effect.word == "pay" and effect.whom == "you")


def can_do(table: Table, seat: int, card: str, way: Iterable[EffectData]) -> bool:
    """Whether a player can carry out all of a way (003: an option that you cannot take may not be chosen).

    It takes Gold for what it pays, cards for what it discards, Drinks on the own pile, counters to give, and room for
    those that are handed to it.
    """
    own = table.state.seats[seat]
    gold, drinks, counters = table.state.party(seat).gold, len(own.pile), dict[str, int]()
    cards = {"": len(own.hand)}
    for effect in way:
        if effect.whom != "you":
            continue
        match effect.word:
            case "pay":
                gold -= effect.n
            case "discard-cards":
                cards[""] -= effect.n
                if effect.kind:
                    there = sum(table.cards[code].kind == effect.kind for code in own.hand)
                    cards[effect.kind] = cards.get(effect.kind, there) - effect.n
            case "discard-drink" | "drink-pile":
                drinks -= effect.n
            case "count" if effect.n < 0:
                counter = full_code(card, effect.of)
                data = table.library.counters[counter]
                if not data.under:
                    counters[counter] = counters.get(counter, level(table, seat, counter) - data.least) + effect.n
            case "count":
                counter = full_code(card, effect.of)
                data = table.library.counters[counter]
                if data.on == "others" and level(table, seat, counter) + effect.n > data.most:
                    return False
            case "choose":
                if not any(can_do(table, seat, card, option) for option in effect.options):
                    return False
            case _:
                pass
    return min(gold, drinks, *cards.values(), *counters.values()) >= 0


# -- bids and secret numbers -----------------------------------------------------------------------------------------


def _bids(
    table: Table, item: Item, part: Part, seats: Sequence[int], how: str
) -> Generator[AskBuilder, Answers, tuple[int, int]]:
    """The bidding in turn order: each bid above the last, until all the others have passed since; a pass is not final.

    Players who cannot bid more are not asked, unless their team has a Potion Token. Returns who bid most, INN for
    nobody, and how much.
    """
    code = part.card or item.card
    winner, best, at, passes = INN, 0, 0, 0
    while passes < len(seats) - (winner != INN):
        seat = seats[at % len(seats)]
        limit = _limit(table, seat, part.n, how)
        at += 1
        facts = {"card": code, "at": part.at, "bid": best, "by": winner, "how": how}

        def build(seat: int = seat, best: int = best) -> SeatAsk:
            limit = _limit(table, seat, part.n, how)
            return SeatAsk({"pass": Option("pass"), **amounts("bid", best + 1, limit)}, ("pass",))

        # A team that can bid no more may still turn a Potion Token into Gold, and bid again.
        asked = limit > best or table.state.party(seat).tokens
        pick = (yield from ask_as_it_is(table, seat, "inn.bid", build, facts, 1)) if asked else Pick("pass")
        if pick.number is None:
            passes += 1
        else:
            winner, best, passes = seat, pick.number, 0
        table.told.tell(Bid, seat=seat, n=pick.number or 0, how=how)
    return winner, best


def _limit(table: Table, seat: int, most: int, how: str) -> int:
    """The highest bid that a seat can make."""
    party = table.state.party(seat)
    return min(most, {"gold": party.gold, "fortitude": party.fortitude}.get(how, LIMIT - party.alcohol))


def _named(
    table: Table, item: Item, part: Part, seats: Sequence[int]
) -> Generator[AskBuilder, Answers, dict[int, int]]:
    """The Gold that each names; all are asked at once, and the answers are the kernel's until all are there.

    Players without Gold or a Potion Token name none, and are not asked. What somebody named but no longer has when all
    are shown does not count.
    """
    code = part.card or item.card

    def ask() -> Ask | None:
        table.state.asked = []
        if table.state.finished():
            return None
        asked = {
            seat: SeatAsk(amounts("gold", 0, limit), (Pick("gold", number=0).key,))
            for seat in seats
            if (limit := _limit(table, seat, part.n, "gold")) or table.state.party(seat).tokens
        }
        return Ask("choice", "inn.secret", asked, {"card": code, "at": part.at})

    answers = yield ask
    return {
        seat: min(read_pick(answers[seat][0]).number or 0, table.state.party(seat).gold) if seat in answers else 0
        for seat in seats
    }


# -- discards --------------------------------------------------------------------------------------------------------


def discard_cards(table: Table, item: Item, part: Part) -> Moves:
    """Cards of the hand are discarded, chosen by their player or by chance; that is not playing them."""
    kind, by_chance, or_show = "", False, False
    if part.at >= 0:
        effect = _effect(table, item, part)
        kind, by_chance, or_show = effect.kind, effect.how == "random", effect.how == "or-show"

    def there() -> list[str]:
        hand = table.state.seats[part.seat].hand
        return sorted(code for code in hand if not kind or table.cards[code].kind == kind)

    if by_chance:
        left = there()
        chosen = [left.pop(table.told.chance.below(len(left))) for _ in range(min(part.n, len(left)))]
    else:
        code = part.card or item.card
        chosen = yield from pick_cards(
            table, part.seat, there, part.n, "inn.discard-cards", hidden=bool(kind), card=code
        )
    table.discard(part.seat, chosen)
    item.discarded += len(chosen)
    if or_show and len(chosen) < part.n:
        table.show_hand(part.seat)


def discard_drink(table: Table, item: Item, part: Part) -> None:
    """The top cards of a Drink Me! Pile are discarded unseen."""
    table.discard_drinks(part.seat, part.n)
