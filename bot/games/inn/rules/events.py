"""The events of the Inn: what can happen, with its arguments and who may know them.

Seats are numbers from 0; -1 in place of a seat is the Inn. Cards and Drinks are named by their codes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

from bot.engine import GameEvent, Secret, read_event

# -- the game and its turns ------------------------------------------------------------------------------------------


class Seated(GameEvent, key="seated"):
    """The table is set: the character of each seat."""

    characters: Sequence[str]


class Starts(GameEvent, key="starts"):
    """Who has the first turn, and whether somebody chose it, or a rule says so."""

    seat: int
    by: Literal["choice", "chance", "rule"]


class MatesBarred(GameEvent, key="mates-barred"):
    """No mate answers for this player until the turn ends."""

    seat: int


class ChampionTaken(GameEvent, key="champion-taken"):
    """A seat is the Champion of another team, whose player `by` says so."""

    seat: int
    by: int


class TurnedAway(GameEvent, key="turned-away"):
    """All that an Action Card would do to a seat, it does to another."""

    from_: int
    to: int
    card: str


class TurnBegan(GameEvent, key="turn"):
    """A seat's turn begins."""

    seat: int


class OrdersGiven(GameEvent, key="orders"):
    """A seat has these standing orders from now on, and no others."""

    seat: int
    orders: Sequence[str]


class GameOver(GameEvent, key="over"):
    """The game is over; `living` are the seats still in."""

    living: Sequence[int]


# -- parties ---------------------------------------------------------------------------------------------------------


class FortitudeChanged(GameEvent, key="fortitude"):
    """A seat's Fortitude changed by so much, perhaps nothing; `source` is who made it lose Fortitude."""

    seat: int
    by: int
    now: int
    source: int


class AlcoholChanged(GameEvent, key="alcohol"):
    """A seat's Alcohol Content changed by so much, perhaps nothing."""

    seat: int
    by: int
    now: int


class GoldGained(GameEvent, key="gold"):
    """A seat has Gold of the Inn."""

    seat: int
    by: int
    now: int


class PotionDrunk(GameEvent, key="potion"):
    """A seat uses a Potion Token of its team: for "fortitude", "alcohol" or "gold"; `left` are left."""

    seat: int
    what: str
    left: int


class ChampionNamed(GameEvent, key="champion"):
    """A seat is its team's Champion for what is being resolved, this card or Drink Event; `by` named it."""

    seat: int
    by: int
    card: str


class Paid(GameEvent, key="paid"):
    """A seat pays `n` Gold and has `now` left; `paid` is "inn" if the Inn did it in its place, "none" if nobody did."""

    seat: int
    n: int
    to: int
    paid: str
    now: int


class Covered(GameEvent, key="covered"):
    """A seat no longer has to make a payment of `n` Gold: `by` says, as `paid` in `Paid`, who makes it instead."""

    seat: int
    n: int
    by: str


class Shared(GameEvent, key="shared"):
    """The Gold of a seat that fell asleep: to each of those who are in, and to the Inn."""

    seat: int
    gold: int
    each: int
    inn: int


# -- cards -----------------------------------------------------------------------------------------------------------


class Drew(GameEvent, key="drew"):
    """A seat drew `n` cards."""

    seat: int
    n: int
    cards: Secret[Sequence[str]]
    """For the seat that drew; for everybody where its hand lies open."""


class Reshuffled(GameEvent, key="reshuffled"):
    """A seat's discard pile became its deck, of `n` cards."""

    seat: int
    n: int


class Discarded(GameEvent, key="discarded"):
    """Cards from a hand to the discard pile."""

    seat: int
    cards: Sequence[str]


class PutInFront(GameEvent, key="put-in-front"):
    """A card is put face up in front of a player, and stays there."""

    seat: int
    card: str


class LeftFront(GameEvent, key="left-front"):
    """A card in front of a player is discarded."""

    seat: int
    card: str


class SideRevealed(GameEvent, key="side-revealed"):
    """A seat reveals the top card of one of its side decks, which is named by its full code, ``deck.id``."""

    seat: int
    side: str
    card: str


class SideShuffled(GameEvent, key="side-shuffled"):
    """The discards of a seat's side deck became a new deck, of `n` cards."""

    seat: int
    side: str
    n: int


class SideTaken(GameEvent, key="side-taken"):
    """A seat takes a card of one of its side decks into its hand."""

    seat: int
    side: str
    cards: Secret[Sequence[str]]
    """For the seat that took it."""


class Sold(GameEvent, key="sold"):
    """A seat sells a card in front of it to another player."""

    seat: int
    to: int
    card: str
    price: int


class SaleDeclined(GameEvent, key="sale-declined"):
    """A seat has offered a card in front of it to another player, who does not buy it."""

    seat: int
    to: int
    card: str
    price: int


class ThingKept(GameEvent, key="thing-kept"):
    """A card in front of a player stays, because its wages are paid."""

    seat: int
    card: str


class CounterChanged(GameEvent, key="counter"):
    """A counter of a seat, by its full code, changed by so much."""

    seat: int
    counter: str
    by: int
    now: int


class Used(GameEvent, key="used"):
    """A card that stays in front of its player is used, in its use of this number, at these targets."""

    seat: int
    card: str
    use: int
    targets: Sequence[str]


class CardsShown(GameEvent, key="cards-shown"):
    """A seat shows these cards of its hand to everybody."""

    seat: int
    cards: Sequence[str]


class HandOpened(GameEvent, key="hand-opened"):
    """A seat plays with an open hand from now on."""

    seat: int


class HandClosed(GameEvent, key="hand-closed"):
    """A hand that lay open is hidden again."""

    seat: int


class Borrowed(GameEvent, key="borrowed"):
    """A seat plays a card out of another one's hand."""

    seat: int
    from_: int
    card: str


class DeckShown(GameEvent, key="deck-shown"):
    """These cards of a seat's Character Deck lie open."""

    seat: int
    cards: Sequence[str]


class Divided(GameEvent, key="divided"):
    """A seat has divided cards that lie open into two piles."""

    seat: int
    first: Sequence[str]
    second: Sequence[str]


class PileTaken(GameEvent, key="pile-taken"):
    """A seat takes these cards that lie open into its hand."""

    seat: int
    cards: Sequence[str]


class CardSearched(GameEvent, key="card-searched"):
    """A seat reveals these cards of its Character Deck until one fits: `found`, empty if none did."""

    seat: int
    cards: Sequence[str]
    found: str


class Boosted(GameEvent, key="boosted"):
    """A number of the card that is being resolved is raised by so much."""

    seat: int
    card: str
    by: int


class TurnCut(GameEvent, key="turn-cut"):
    """A seat's turn ends early, and it is away: until the next turn begins, or until its own next turn begins."""

    seat: int
    until: Literal["turn", "own-turn"]


class IgnoresKind(GameEvent, key="ignores-kind"):
    """Until its next turn begins a seat Ignores all cards of a kind (`of`) that others play."""

    seat: int
    of: str


class CameBack(GameEvent, key="came-back"):
    """A seat is no longer away."""

    seat: int


class Played(GameEvent, key="played"):
    """A card is played in its use of this number, at these targets; `left` are still in the hand."""

    seat: int
    card: str
    use: int
    targets: Sequence[str]
    left: int


class Negated(GameEvent, key="negated"):
    """A card does not happen at all."""

    card: str
    seat: int


class Ignored(GameEvent, key="ignored"):
    """A seat Ignores a card, or a Drink Event; for these mates, where it does nothing to the seat itself."""

    seat: int
    card: str
    mates: Sequence[int]


class IgnoredAnyway(GameEvent, key="ignored-anyway"):
    """A seat Ignores a card without answering it now: it is away, or Ignores all cards of this kind (`of`), or has
    Ignored this one before, or nobody is left who could take what it turns away.
    """

    seat: int
    card: str
    why: Literal["away", "kind", "before", "alone"]
    of: str


class NoEffect(GameEvent, key="no-effect"):
    """Nothing has come of a card, a Drink Event, or a Sea or Dungeon Event, although nobody has stopped it."""

    seat: int
    card: str


class Reduced(GameEvent, key="reduced"):
    """A coming loss of Fortitude is reduced by `by`; `left` are left."""

    seat: int
    by: int
    left: int


class Redirected(GameEvent, key="redirected"):
    """A coming loss of `n` Fortitude moves from one seat to another."""

    from_: int
    to: int
    n: int


# -- Drinks ----------------------------------------------------------------------------------------------------------


class Ordered(GameEvent, key="ordered"):
    """A seat orders a Drink for another."""

    seat: int
    to: int


class LookedAt(GameEvent, key="looked-at"):
    """A seat looks at `n` Drink Cards before they are dealt out."""

    seat: int
    n: int
    drinks: Secret[Sequence[str]]
    """For the seat that looks."""


class Served(GameEvent, key="served"):
    """A Drink Card, face down, on a seat's Drink Me! Pile, which has `pile` cards now."""

    seat: int
    pile: int


class DrinksOut(GameEvent, key="drinks-out"):
    """The Drink Deck has run out: everybody pays for a new one."""


class DrinksFilled(GameEvent, key="drinks-filled"):
    """There is a new Drink Deck, of `n` cards."""

    n: int


class PileShuffledIn(GameEvent, key="pile-shuffled-in"):
    """A seat's Drink Me! Pile, of `n` cards, is shuffled into the Drink Deck."""

    seat: int
    n: int


class Revealed(GameEvent, key="revealed"):
    """A seat reveals a Drink Card; `from` is "pile", "deck" or "event"."""

    seat: int
    drink: str
    from_: str


class DrinkIgnored(GameEvent, key="drink-ignored"):
    """A seat's Drink has no effect."""

    seat: int


class DrinkUnpaid(GameEvent, key="drink-unpaid"):
    """A seat that was to pay for a Drink, which another drinks, Ignores it: it pays nothing."""

    seat: int
    to: int


class DrinkPassed(GameEvent, key="drink-passed"):
    """Somebody else drinks a seat's Drink."""

    seat: int
    to: int


class DrinkSplit(GameEvent, key="drink-split"):
    """Somebody else drinks half of a seat's Drink."""

    seat: int
    to: int


class DrinkChanged(GameEvent, key="drink-changed"):
    """A seat's Drink is another now: `mod` is a word and its numbers, as in `state.Drink.mods`."""

    seat: int
    mod: Sequence[str | int]


class Drank(GameEvent, key="drank"):
    """A seat drinks a Drink with its Chasers, which does this to it, before the limits."""

    seat: int
    drinks: Sequence[str]
    alcohol: int
    fortitude: int


class DrinkStays(GameEvent, key="drink-stays"):
    """A Drink that was drunk goes onto a seat's Drink Me! Pile, which has `pile` cards now."""

    drink: str
    seat: int
    pile: int


class DrinkUnder(GameEvent, key="drink-under"):
    """A Drink that was drunk goes under the Drink Deck."""

    drink: str


class Sobers(GameEvent, key="sobers"):
    """A seat has nothing to drink in its Drink Phase; `emptied`: its last Drink has been drunk earlier in the phase."""

    seat: int
    emptied: bool = False


# -- Drink Events ----------------------------------------------------------------------------------------------------


class EventRevealed(GameEvent, key="event"):
    """A seat has revealed a Drink Event."""

    seat: int
    drink: str


class Declined(GameEvent, key="declined"):
    """A seat does not take on The Challenge."""

    seat: int


class ContestScored(GameEvent, key="contest"):
    """What the Drinks of a Drinking Contest count, by seat."""

    marks: Mapping[str, int]


class ContestWon(GameEvent, key="contest-won"):
    """A seat wins a Drinking Contest."""

    seat: int


class ContestLost(GameEvent, key="contest-lost"):
    """Nobody wins a Drinking Contest."""


# -- Sea and Dungeon Events ------------------------------------------------------------------------------------------


class Progressed(GameEvent, key="progress"):
    """A deck of Sea or Dungeon Events has this many progress counters now; `by` is -1, or what its Event put there."""

    deck: str
    by: int
    left: int


class EncounterRevealed(GameEvent, key="encounter"):
    """The Sea or Dungeon Event at the end of a seat's turn."""

    seat: int
    deck: str
    card: str


class EncountersReshuffled(GameEvent, key="encounters-reshuffled"):
    """The discards of a deck of Sea or Dungeon Events became its deck, of `n` cards."""

    deck: str
    n: int


# -- choices ---------------------------------------------------------------------------------------------------------


class Chose(GameEvent, key="chose"):
    """A seat has chosen a way, by its number from 0, in the choice at this place of a card's effects."""

    seat: int
    card: str
    at: int
    way: int


class CoinTossed(GameEvent, key="coin"):
    """A coin shows heads or tails."""

    heads: bool


class Bid(GameEvent, key="bid"):
    """A seat bids so much; 0: it does not, for now. `how`: "gold", "fortitude" or "alcohol"."""

    seat: int
    n: int
    how: str


class BidWon(GameEvent, key="bid-won"):
    """A seat has bid most."""

    seat: int
    n: int
    how: str


class SecretsShown(GameEvent, key="secrets"):
    """The Gold that each seat had chosen in secret."""

    gold: Mapping[str, int]


class DrinksDiscarded(GameEvent, key="drinks-discarded"):
    """Drinks from the top of a seat's Drink Me! Pile, which has `pile` cards now, lie in the discard pile."""

    seat: int
    drinks: Sequence[str]
    pile: int


# -- Gambling --------------------------------------------------------------------------------------------------------


class RoundBegan(GameEvent, key="round"):
    """A Round of Gambling is on."""

    starter: int


class Anted(GameEvent, key="ante"):
    """A seat antes `n` Gold, `paid` as in `Paid`; there are `pot` Gold in the pot now."""

    seat: int
    n: int
    paid: str
    pot: int


class NoAntes(GameEvent, key="no-antes"):
    """Nobody antes, because the seat that played the card cannot."""

    seat: int


class ControlTaken(GameEvent, key="control"):
    """A seat is winning the Round; -1: nobody is."""

    seat: int


class Passed(GameEvent, key="passed"):
    """A seat passes in the Round."""

    seat: int


class LeftRound(GameEvent, key="left-round"):
    """A seat is not in the Round any more."""

    seat: int


class RoundWon(GameEvent, key="round-won"):
    """A seat has won the Round, unless a card changes that."""

    seat: int
    pot: int


class RoundLost(GameEvent, key="round-lost"):
    """Nobody has won the Round."""

    pot: int


class PotStolen(GameEvent, key="pot-stolen"):
    """A seat gets the pot in place of the seat that won the Round."""

    seat: int


class RoundGoesOn(GameEvent, key="round-goes-on"):
    """The Round that was won continues, with this seat in control."""

    seat: int


class PotTaken(GameEvent, key="pot"):
    """A seat, or the Inn, has `n` Gold of the pot; `left` are left."""

    seat: int
    n: int
    left: int


# -- losing ----------------------------------------------------------------------------------------------------------


class LastChance(GameEvent, key="last-chance"):
    """These seats lose unless somebody does something now."""

    seats: Sequence[int]


class FellAsleep(GameEvent, key="asleep"):
    """A seat is out: it has passed out."""

    seat: int


class WentBroke(GameEvent, key="broke"):
    """A seat is out: it has no Gold."""

    seat: int


InnEvent: TypeAlias = (
    Seated
    | Starts
    | TurnBegan
    | OrdersGiven
    | GameOver
    | FortitudeChanged
    | AlcoholChanged
    | GoldGained
    | PotionDrunk
    | ChampionNamed
    | ChampionTaken
    | TurnedAway
    | MatesBarred
    | Paid
    | Covered
    | Shared
    | Drew
    | Reshuffled
    | Discarded
    | PutInFront
    | LeftFront
    | SideRevealed
    | SideShuffled
    | SideTaken
    | Sold
    | SaleDeclined
    | ThingKept
    | CounterChanged
    | Used
    | CardsShown
    | HandOpened
    | HandClosed
    | Borrowed
    | DeckShown
    | Divided
    | PileTaken
    | CardSearched
    | Boosted
    | TurnCut
    | IgnoresKind
    | CameBack
    | Played
    | Negated
    | Ignored
    | IgnoredAnyway
    | NoEffect
    | Reduced
    | Redirected
    | Ordered
    | LookedAt
    | Served
    | DrinksOut
    | DrinksFilled
    | PileShuffledIn
    | Revealed
    | DrinkIgnored
    | DrinkUnpaid
    | DrinkPassed
    | DrinkSplit
    | DrinkChanged
    | Drank
    | DrinkStays
    | DrinkUnder
    | Sobers
    | EventRevealed
    | Declined
    | ContestScored
    | ContestWon
    | ContestLost
    | Progressed
    | Chose
    | CoinTossed
    | Bid
    | BidWon
    | SecretsShown
    | DrinksDiscarded
    | EncounterRevealed
    | EncountersReshuffled
    | RoundBegan
    | Anted
    | NoAntes
    | ControlTaken
    | Passed
    | LeftRound
    | RoundWon
    | RoundLost
    | PotStolen
    | RoundGoesOn
    | PotTaken
    | LastChance
    | FellAsleep
    | WentBroke
)

EVENTS: Mapping[str, type[InnEvent]] = {kind.key: kind for kind in get_args(InnEvent)}
"""Every event by its key."""


def read(seen: Mapping[str, Any]) -> InnEvent | None:
    """The event from what `Event.seen_by` gave; None for one that this version does not know."""
    return read_event(EVENTS, seen)
