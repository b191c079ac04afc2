"""Whether every card can be played somewhere, proved by playing: `check` names those that never were."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.engine import Option, Run, Runaway, SeatAsk
from bot.games.inn.rules import Inn
from bot.games.inn.rules.cards.prepared import Card, Library, Use
from bot.games.inn.rules.cards.text import cost_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import CONDITIONS, PICKS
from bot.games.inn.rules.cards.wording import Wording
from bot.games.inn.rules.picks import read_pick
from bot.patrons.patron import any_answer

if TYPE_CHECKING:
    from bot.games.inn.rules import State

MOST_GAMES = 200
"""How many games a deck is at the table before a card that was never played in them is said to be unplayable."""
SEATS = 4
EAGER = 0.4
"""How often a player who may play a card that is wanted plays it."""
OUT_OF_TURN = 0.05
"""How often somebody plays out of turn before an ask is answered."""

Met: TypeAlias = tuple[str, int]
"""A card's code and the number of its use."""


@dataclass(frozen=True, slots=True)
class Unplayable:
    """A use of a card that no game came to, and why that may be."""

    deck: str
    card: Card
    use: Use
    games: int
    reason: str

    def __str__(self) -> str:
        number = f" in its use {self.use.number + 1}" if len(self.card.uses) > 1 else ""
        what = "never came up" if self.card.kind == "event" else f"could not be played{number}"
        return f"card {self.card.title!r}: {what} in {self.games} games: {self.reason}"


def unplayable(
    library: Library,
    told: Callable[[int, int], object] = lambda met, wanted: None,
    *,
    most_games: int = 0,
    seed: str = "every card",
    decks: Collection[str] = (),
) -> list[Unplayable]:
    """The uses of cards of the characters, and the Events of the decks, that random games never came to.

    Its games are the same each time. Their players draw first what nobody has played yet, and like to play it. After
    each game `told` hears how many uses have been met so far, and of how many. `most_games`: `MOST_GAMES` unless it is
    given. `decks`: only of these; empty: of all.
    """
    if len(library.characters) < 2:
        return []
    return list(_Proof(library, seed, decks).play(told, most_games or MOST_GAMES))


def uses_of(library: Library, deck: str) -> set[Met]:
    """All uses of a character's cards, generic cards and side cards included, or the Events of a deck."""
    if deck in library.encounters:
        codes = [*library.encounters[deck].counts]
    else:
        character = library.whole(deck) or library.characters[deck]
        codes = [*character.counts, *(code for side in character.sides.values() for code in side.counts)]
    return {(code, use.number) for code in codes for use in library.cards[code].uses}


class _Proof:
    """Games, and what has not been met in them."""

    def __init__(self, library: Library, seed: str, decks: Collection[str]) -> None:
        self.library = library
        self.game = Inn(library)
        self.seed = seed
        self.luck = Random(seed)
        self.left = {deck: uses_of(library, deck) for deck in decks or (*library.characters, *library.encounters)}
        self.games = dict.fromkeys(self.left, 0)
        """How many games each deck was at the table."""

    def play(self, told: Callable[[int, int], object], most_games: int) -> Iterator[Unplayable]:
        """Play until nothing is left, or each deck with something left has been at the table so often."""
        wanted = sum(map(len, self.left.values()))
        number = 0
        while left := [deck for deck, uses in self.left.items() if uses and self.games[deck] < most_games]:
            self._one_game(left, number)
            number += 1
            told(wanted - sum(map(len, self.left.values())), wanted)
        for deck, uses in self.left.items():
            for code, use in sorted(uses):
                card = self.library.cards[code]
                reason = _reason(self.library, deck, card, card.uses[use])
                yield Unplayable(deck, card, card.uses[use], self.games[deck], reason)

    def _one_game(self, left: Collection[str], number: int) -> None:
        """A game of the decks that have had the fewest."""
        seated = sorted((deck for deck in left if deck in self.library.characters), key=self._fewest)[:SEATS]
        others = [code for code in self.library.characters if code not in seated]
        self.luck.shuffle(others)
        seated += others[: SEATS - len(seated)]
        bosses = self._bosses(left)
        seated = bosses or seated
        events = sorted(self.library.encounters, key=lambda deck: (deck not in left, self._fewest(deck)))[:1]
        drinks = list(self.library.decks)
        options = {
            "windows": "quick", "characters": seated, "drinks": [drinks[number % len(drinks)]],
            "events": events[0] if events and number % 3 else "none",
            "variant": "boss-versus-boss" if bosses else "individual",
        }  # fmt: skip
        for deck in (*seated, options["events"]):
            if deck in self.games:
                self.games[deck] += 1
        run, _ = Run.new(self.game, len(seated), options, f"{self.seed} {number}", live=False)
        run.told.listening = True
        try:
            self._play_out(run)
        except Runaway:
            return  # what was met in it until it went in circles counts

    def _bosses(self, left: Collection[str]) -> list[str]:
        """Villains to be Bosses, if there is a card of a Boss that nobody has played yet; those who have one first."""
        villains = [code for code, character in self.library.characters.items() if character.villain]
        boss = [code for code in villains if code in left and any(self._is_boss(met) for met in self.left[code])]
        if not boss or len(villains) < 2:
            return []
        boss.sort(key=self._fewest)
        return [*boss, *(code for code in villains if code not in boss)][:SEATS]

    def _is_boss(self, met: Met) -> bool:
        return self.library.cards[met[0]].boss

    def _fewest(self, deck: str) -> int:
        return self.games.get(deck, 0)

    def _play_out(self, run: Run) -> None:
        turn = 0
        while not run.over and self._anything_left(run.state):
            if run.turn != turn:
                turn = run.turn
                self._lay_on_top(run.state)
            self._move(run)
            self._note(run)

    def _anything_left(self, state: State) -> bool:
        decks = [*(seat.character for seat in state.seats if not seat.out), *(deck.code for deck in state.encounters)]
        return any(self.left.get(deck) for deck in decks)

    def _lay_on_top(self, state: State) -> None:
        """What nobody has played yet is drawn next."""
        piles = [(seat.character, seat.draw) for seat in state.seats]
        piles += [(seat.character, side.draw) for seat in state.seats for side in seat.sides.values()]
        piles += [(deck.code, deck.draw) for deck in state.encounters]
        for deck, pile in piles:
            pile.sort(key={code for code, _ in self.left.get(deck, ())}.__contains__)  # the last card is the top

    # -- answers -----------------------------------------------------------------------------------------------------

    def _move(self, run: Run) -> None:
        state: State = run.state
        assert run.ask is not None
        if self.luck.random() < OUT_OF_TURN:
            seat = self.luck.choice(state.living())
            options = self.game.unasked(state, seat)
            if options:
                run.use_unasked(seat, self._pick([*options.values()]))
                return
        answers: dict[int, tuple[str, ...]] = {}
        for seat, ask in run.ask.seats.items():
            answers[seat] = self._answer(ask, state.seats[seat].character)
            if run.ask.first:
                break
        run.answer_all(answers)

    def _answer(self, ask: SeatAsk, character: str) -> tuple[str, ...]:
        """Any answer; but a card that is wanted is rather played, and not discarded by choice."""
        if ask.least == ask.most == 1:
            wanted = [option for option in ask.options.values() if self._wants(option.key, character)]
            if wanted and self.luck.random() < EAGER:
                return (self._pick(wanted),)
        picks = any_answer(ask, self.luck.random)
        if ask.least == 0:
            return tuple(pick for pick in picks if not self._wants(pick, character))
        return picks

    def _wants(self, key: str, character: str) -> bool:
        """Whether an option plays, or discards, a card with a use that is wanted."""
        pick = read_pick(key)
        card = self.library.cards.get(pick.of) if pick.kind == "card" or pick.discards else None
        if card is None:
            return False
        left = self.left.get(card.deck or character, set())
        return (pick.of, 0 if pick.discards else pick.n) in left

    def _pick(self, options: list[Option]) -> str:
        return self.luck.choice([pick for option in options for pick in option.picks()])

    # -- what came up ------------------------------------------------------------------------------------------------

    def _note(self, run: Run) -> None:
        for event in run.told.events:
            args = event.args
            match event.key:
                case "played" | "used":
                    deck = self.library.cards[args["card"]].deck or run.state.seats[args["seat"]].character
                    self._met(deck, args["card"], args["use"])
                case "encounter":
                    self._met(args["deck"], args["card"], 0)
                case "side-revealed":
                    self._revealed(self.library.cards[args["card"]])
                case _:
                    pass
        run.told.events.clear()

    def _revealed(self, card: Card) -> None:
        """A side card that does what it does as it is revealed, or by lying there."""
        deck = self.library.characters[card.deck].sides[card.side]
        for use in card.uses:
            if deck.revealed != "front" or card.at_once or (card.stays and not use.front):
                self._met(card.deck, card.code, use.number)

    def _met(self, deck: str, card: str, use: int) -> None:
        if deck in self.left:
            self.left[deck].discard((card, use))


# -- why -------------------------------------------------------------------------------------------------------------


def _reason(library: Library, deck: str, card: Card, use: Use) -> str:
    """In plain English, what may be in the way."""
    told = [*_cost(card, use), *_condition(library, deck, use)]
    if not told and card.kind == "event":
        return "perhaps the games end before it comes"
    if not told and card.side:
        told.append("perhaps nothing reveals, takes or buys cards of its side deck")
    if not told and use.front:
        told.append("perhaps it never stays in front of its player")
    if not told and use.pick:
        told.append(f"perhaps there is never {PICKS[use.pick]} to pick")
    return "; ".join(told) or "it has neither a condition nor a cost that could be in the way"


def _cost(card: Card, use: Use) -> Iterator[str]:
    if not use.cost:
        return
    costs = cost_text(use.cost, Wording(the_lexicon(), card.counters))
    for what, n in use.cost.items():
        counter = card.counters.get(what.rpartition(".")[2])
        if counter is not None and counter.most < n:
            yield f"its cost is to {costs}, and nobody ever has more than {counter.most} {counter.title}"
            return
    yield f"perhaps nobody can pay its cost, which is to {costs}"


def _condition(library: Library, deck: str, use: Use) -> Iterator[str]:
    if use.condition is None:
        return
    condition = f"{use.when!r}, {CONDITIONS[use.when]}"
    uses = [library.cards[code].uses[number] for code, number in uses_of(library, deck)]
    if use.when == "own-card" and not any(own.raised and own.when != "own-card" for own in uses):
        yield f"its condition is {condition}, and no card of its deck has one"
    else:
        yield f"perhaps its condition never holds: {condition}"
