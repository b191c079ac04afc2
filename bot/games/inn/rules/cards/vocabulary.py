"""The vocabulary of cards: what an effect, a condition and a choice of targets may say.

data/inn/README.md explains it for people who write decks; a test holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

Kind = Literal["action", "sometimes", "anytime", "gambling", "cheating", "event"]
KINDS: tuple[str, ...] = ("action", "sometimes", "anytime", "gambling", "cheating")
"""The kinds of Character Card; an Encounter (a Sea or Dungeon Event) is of the kind "event"."""
ANSWERABLE = ("action", "sometimes", "anytime")
"""The kinds of card that a condition may name."""
ATTRIBUTES = ("fortitude", "alcohol", "gold")

EVERYBODY = ("you", "picked", "others", "all", "source", "active", "everyone", "mates")


_DRINKS = ("drink-yours", "drink-any", "drink-others")
_WINS = ("round-won", "round-won-inside", "any-round-won")
_WHO = ("picked", "you", "others", "all", "source", "active", "everyone", "mates")


Value = Literal["", "number", "counter", "side", "kind", "kinds", "stay", "choices"]
"""What an effect's word takes: nothing; a number; a number and the counter that it is `of`; the id of a side deck; a
kind of card, or several; how long somebody is away; lists of effects of which one happens."""


class Glance(NamedTuple):
    """What a computer player makes of a word before it asks the rules: all of it in Gold of an ordinary moment, but for
    `gap` and `gold`, which are points of Fortitude less Alcohol Content, and Gold.

    What happens counts once for each of the word's number, if it takes one.
    """

    wanted: float = 0.0
    """What makes a card wanted in a hand; of words whose arguments decide it, `patrons.wanting` says it."""
    held: float = 0.15
    """The least that playing a card must gain: it may be needed more later."""
    gap: float = 0.0
    """What changes for whom it is said of."""
    gold: float = 0.0
    ours: float = 0.0
    """What it is worth to whoever thinks of it where it is said of the own side."""
    theirs: float = 0.0
    """The same where it is said of another."""
    unshown: bool = False
    """Whether the table does not show afterwards what it was worth: then it counts as it happens, by these numbers."""


GLANCED = Glance()
"""Of a word that is just like others."""


@dataclass(frozen=True, slots=True)
class Word:
    """An effect: what it takes, and all that the rules have to know of it besides what happens.

    A new word is declared here, with what computer players make of it at a glance. What happens when it is carried out
    stands in `effects` (or `resolving`); its phrases in data/inn/texts, what the picture of the stack says of it in
    data/inn/words, and its emblem in `look.pictures.emblems`.
    A test for each of these places fails when a word is missing there (tests/games/inn/test_words.py); another adds a
    word to see that there is no other (tests/games/inn/test_a_new_word.py).
    """

    takes: Value = ""
    least: int = 1
    most: int = 20
    who: tuple[str, ...] = ("you",)
    """Whom it may be said of; the first is usual."""
    to: tuple[str, ...] = ()
    """Where a payment may go."""
    answers: tuple[str, ...] = ()
    """It changes what is being answered: the conditions under which something of its sort lies there."""
    touches: str = ""
    """The attribute that it changes directly: a card may be answered for it."""
    drink: bool = False
    """It changes a Drink."""
    strength: bool = False
    """It makes the Drink stronger or weaker, which counts in a Drinking Contest."""
    aimed: bool = False
    """It is said of you, and names one other player besides."""
    eases: bool = False
    """It makes a loss smaller: who plays it does not hit back."""
    spares: bool = False
    """It keeps from its player, or from a mate, some or all of what is being answered."""
    undoes: Literal["", "own", "all"] = ""
    """All that it does is to undo what is being answered: for its player's side, or for everybody."""
    antes: bool = False
    """Everybody in the Round antes for it."""
    round: Literal["", "starts", "control", "ends"] = ""
    """It starts a Round of Gambling, takes control of one, or ends it."""
    yours: bool = False
    """The rules text tells it as something that you do, whomever it is said of."""
    sentence: bool = False
    """Its phrase in the rules text is a sentence of its own."""
    glance: Glance = GLANCED
    """What computer players make of it at a glance."""

    @property
    def number(self) -> bool:
        """Whether it takes a number."""
        return self.takes in ("number", "counter")


def _drink(takes: Value = "", **more: Any) -> Word:
    return Word(takes, drink=True, answers=_DRINKS, **more)


EFFECTS: dict[str, Word] = {
    # what happens to a party
    "lose-fortitude": Word("number", who=_WHO, touches="fortitude", glance=Glance(0.75, gap=-1)),
    "gain-fortitude": Word("number", who=EVERYBODY, touches="fortitude", glance=Glance(0.8, gap=1)),
    "gain-alcohol": Word("number", who=_WHO, touches="alcohol", glance=Glance(0.75, gap=-1)),
    "lose-alcohol": Word("number", who=EVERYBODY, touches="alcohol", glance=Glance(0.8, gap=1)),
    "pay": Word("number", who=EVERYBODY, to=("inn", "you", "picked"), touches="gold", glance=Glance(held=0.2, gold=-1)),
    "gain-gold": Word("number", who=EVERYBODY, touches="gold", glance=Glance(0.8, gold=1)),
    "draw": Word("number", who=EVERYBODY, glance=Glance(0.3, ours=0.35, theirs=-0.12)),
    "count": Word("counter", least=-9, most=9, who=(*_WHO, "in-round")),
    "give": Word("counter", most=9, glance=Glance(0.6, ours=0.3)),
    "discard-cards": Word("number", who=_WHO, most=9, glance=Glance(ours=-0.35, theirs=0.35)),
    "draw-until": Word("kind", glance=Glance(0.6, ours=0.7, theirs=-0.35, unshown=True)),
    "call-in": Word(glance=Glance(1.6, ours=1.6, theirs=-0.8)),
    "strike": Word("number", most=9, glance=Glance(1.5, ours=0.5, theirs=-0.5)),
    "bar-mates": Word(who=("picked",), glance=Glance(0.2, ours=0.3, theirs=0.3, unshown=True)),
    "divide-cards": Word("number", least=2, most=5, aimed=True, glance=Glance(0.9, ours=0.22, theirs=-0.22)),
    "borrow-card": Word("kinds", who=("picked",), yours=True, glance=Glance(0.7, 0.35, ours=-0.35, theirs=0.35)),
    "open-hand": Word(
        who=("picked", "you", "others", "all", "source"), glance=Glance(0.4, ours=-0.4, theirs=0.4, unshown=True)
    ),
    "show-hand": Word(
        who=("picked", "you", "others", "all", "source"), glance=Glance(ours=-0.1, theirs=0.1, unshown=True)
    ),
    "end-turn": Word("stay", glance=Glance(0.9, 0.9, ours=0.4, theirs=-0.1, unshown=True)),
    "must-ignore": Word(
        "kind",
        who=("you", "picked", "others", "all", "source"),
        glance=Glance(0.8, ours=0.4, theirs=-0.1, unshown=True),
    ),
    # side decks and cards in front of a player
    "reveal": Word("side", glance=Glance(0.6, ours=0.6, theirs=-0.3)),
    "keep": Word("side", glance=Glance(0.0)),
    "take": Word("number", most=3, glance=Glance(0.7, ours=0.7, theirs=-0.35)),
    "buy": Word("counter", most=9, glance=Glance(0.5, ours=0.7, theirs=-0.35)),
    # choices
    "choose": Word("choices", who=("all", "you", "picked", "others", "source")),
    "coin": Word("choices"),
    "bid": Word("number", most=9, who=("all", "others"), glance=Glance(ours=0.1, theirs=-0.05)),
    "secret": Word("number", most=9, who=("all", "others"), glance=Glance(0.2, ours=0.1, theirs=-0.05)),
    # drinks
    "discard-drink": Word("number", who=("all", "you", "picked", "others"), most=5, glance=Glance(0.6, gap=0.85)),
    "deal-drinks": Word("number", most=4, glance=Glance(0.9, ours=0.6, theirs=0.6, unshown=True)),
    "order": Word("number", most=9, glance=Glance(0.4, ours=0.35, theirs=0.35, unshown=True)),
    "drink-pile": Word("number", most=5, who=_WHO, glance=Glance(1.0, gap=-1.7)),
    "drink-deck": Word(who=("all", "you", "picked", "others"), glance=Glance(0.7, gap=-1.7)),
    "shuffle-in-pile": Word(sentence=True, glance=Glance(0.3)),
    "ignore-drink": _drink(spares=True, undoes="own", glance=Glance(1.4, 1.0)),
    "pass-drink": _drink(aimed=True, spares=True, glance=Glance(1.7, 1.0)),
    "split-drink": _drink(aimed=True, spares=True, glance=Glance(1.0)),
    "add-alcohol": _drink("number", least=-9, most=9, strength=True),
    "replace-drink": _drink("number", strength=True, glance=Glance(1.1)),
    "convert-drink": _drink(spares=True, glance=Glance(1.8, 1.2)),
    "halve-drink": _drink(spares=True, undoes="own", glance=Glance(1.0, 0.6)),
    "season-drink": _drink("choices", strength=True, glance=Glance(0.7)),
    "season-half": _drink("choices", aimed=True, glance=Glance(1.1, 0.7)),
    "reward-drinker": _drink("number", most=5, glance=Glance(-0.2)),
    # answers to a card
    "negate": Word(
        answers=("card", "loss", "sometimes", "drink-trick", "cheating", "action"),
        undoes="all",
        glance=Glance(0.95, 1.6),
    ),
    "ignore": Word(
        answers=("card", "loss", "event", "drink-event"), spares=True, undoes="own", glance=Glance(1.4, 0.9)
    ),
    "turn-away": Word(answers=("picked",), aimed=True, spares=True, glance=Glance(1.7, 0.9)),
    "take-champion": Word(answers=("champions",), aimed=True, glance=Glance(0.7, 0.6)),
    "boost": Word("number", answers=("own-card",), most=5, glance=Glance(0.8)),
    "reduce": Word("number", answers=("loss",), eases=True, spares=True, undoes="own", glance=Glance(1.2)),
    "reduce-to": Word(
        "number", least=0, answers=("loss",), eases=True, spares=True, undoes="own", glance=Glance(1.4, 0.8)
    ),
    "redirect": Word(answers=("loss",), aimed=True, spares=True, glance=Glance(1.7, 0.9)),
    "share-loss": Word(answers=("loss",), eases=True, spares=True, glance=Glance(1.2, 0.8)),
    # gold
    "inn-pays": Word(answers=("ante", "lose-gold", "refill"), spares=True, undoes="own", glance=Glance(0.95, 0.5)),
    "no-payment": Word(answers=("ante", "lose-gold", "refill"), spares=True, undoes="own", glance=Glance(0.95, 0.5)),
    "ante-fortitude": Word("number", answers=("ante",), most=5, glance=Glance(0.6, 0.5)),
    # a Round of Gambling
    "start-round": Word(antes=True, round="starts", glance=Glance(0.7, ours=2.0, theirs=-0.5)),
    "control": Word(round="control", glance=Glance(0.8, 0.35, ours=1.0, theirs=-0.5)),
    "winning": Word(round="control", glance=Glance(1.2, 0.5, ours=2.0, theirs=-1.0)),
    "ante": Word("number", most=5, antes=True, glance=Glance(0.3, gold=-0.5)),
    "leave": Word(answers=("ante",), spares=True, undoes="own", glance=Glance(0.85, 0.4, ours=-1.0, theirs=0.3)),
    "eject": Word(who=("picked",), yours=True, glance=Glance(0.3, ours=-1.0, theirs=1.0)),
    "win-round": Word(round="ends", glance=Glance(0.9, ours=3.0, theirs=-1.5)),
    "end-round": Word(round="ends", glance=Glance(0.5, 0.4, ours=0.3, theirs=-0.3)),
    "take-pot": Word("number", glance=Glance(0.8, gold=1)),
    "steal-win": Word(answers=_WINS, glance=Glance(1.2, 0.8)),
    "restart-round": Word("number", most=5, answers=_WINS, antes=True, glance=Glance(0.8)),
    "take-half": Word(answers=("pot-taken",), glance=Glance(1.0, 0.4)),
    # the rest
    "more-actions": Word(
        "number", most=3, who=("you", "source"), glance=Glance(0.6, ours=1.0, theirs=-0.3, unshown=True)
    ),
}

DRINK_EVENTS = ("contest", "house-round", "challenge", "dare")
"""What a Drink Event may do besides the effects on parties."""
DRINK_EFFECTS = ("gain-alcohol", "lose-alcohol", "gain-fortitude", "lose-fortitude", "draw", "gain-gold")
EVENT_EFFECTS = (*DRINK_EFFECTS, "pay")
EVENT_WHO = ("you", "others", "all")
"""Whom it may be said of that a Drink Event does something: who revealed it, the others, everybody."""

PLACES = {
    "own": "stays on its drinker's Drink Me! Pile",
    "left": "goes onto the Drink Me! Pile of the next player",
    "other": "goes onto the Drink Me! Pile of another player, whom its drinker picks",
    "deck": "goes under the Drink Deck",
}
"""Where a Drink may go when it was drunk, in place of its discard pile."""

CONDITIONS: dict[str, str] = {
    "drink-yours": "a Drink you are about to drink",
    "drink-any": "a Drink anybody is about to drink",
    "drink-others": "another player has revealed a Drink",
    "drink-phase": "another player's Drink Phase",
    "order-phase": "your own Order a Drink Phase",
    "ante": "you must ante",
    "lose-gold": "you are about to lose Gold",
    "refill": "everybody pays for a new Drink Deck",
    "card": "a card that affects you",
    "loss": "a card that would make you lose Fortitude",
    "hurt": "another player's card has just made you lose Fortitude",
    "sometimes": "somebody plays a Sometimes Card",
    "drink-trick": "somebody plays a Sometimes Card that changes a Drink",
    "cheating": "another player plays a Cheating Card while you are in the Round",
    "round": "a Round of Gambling is on",
    "round-stop": "a Round of Gambling is on, and no ante and no end of it is being answered",
    "round-won": "another player wins a Round",
    "round-won-inside": "another player wins a Round that you are still in",
    "any-round-won": "somebody wins a Round",
    "action": "another player plays an Action Card",
    "own-card": "you play a card with a number in it",
    "event": "an Event is about to affect you",
    "drink-event": "a Drink Event is about to affect you",
    "gold-gained": "you have just gained Gold",
    "pot-taken": "another player has just taken the pot of a Round",
    "any-hurt": "somebody has just lost Fortitude",
    "picked": "another player's Action Card picks you",
    "champions": "your team has named a Champion, or would where teams play",
}

STANDING = (
    "loses-less",
    "loses-more",
    "source-loses",
    "deals-more",
    "drinks-more",
    "inn-pays-first",
    "ignores",
    "away",
)
"""Standing effects of cards in front of a player and of levels of a counter: they hold for that player, are not played
and cannot be Negated. `ignores` names kinds of card; the others but `away` have a number."""
SHIELDS = frozenset({"ignores", "away"})
"""Standing effects by which something does not reach their player."""
TIMES = ("set-up", "turn", "discarded", "drank", "turn-end")
"""When a character does something by itself: while the table is set up; as its turn starts; after its discard, before
it draws; after a Drink raised its Alcohol Content; as its turn ends."""
PRECONDITIONS = (
    "ignored", "not-ignored", "hero", "villain", "own-gold", "not-own-gold", "served", "boss", "lost", "discarded",
)  # fmt: skip
"""What an effect may depend on besides a counter: somebody Ignored the card, or nobody; it is said of a Hero, or of a
Villain; that player paid out of the own Stash, or did not; that player was given a Drink by the card; it is said of a
Boss; that player has really lost Fortitude by the card; somebody has discarded a card for it."""
PER = ("hurt", "lost", "own-lost", "paid", "players", "team")
"""What an effect's number may be multiplied by besides a counter: players really hurt by the card; Fortitude that they
really lost, all of them or each alone; Gold really paid; the other players who are still in;
the players of that player's team, or where no teams play the other players who are still in."""
STAYS = ("turn", "own-turn")
"""How long a player is away: until the next turn begins, or until the own next turn begins."""
BORROWED = ("action", "anytime", "gambling", "cheating")
"""The kinds of card that are played out of another player's hand; a Sometimes Card waits for its moment."""
RESERVED = ("sea", "dungeon", "both", "none")
"""Names that no character has: those of the Encounter Decks and of the option that picks them."""

OWN = "own_"
"""With this the codes of decks begin that people have made on their servers (`cards.own`). No other deck's does: the
name of a file of the house has no underscore."""

PICKS = {
    "other": "another player",
    "any": "any player",
    "third": "a player who is neither you nor the source",
    "in-round": "another player in the Round",
    "revealer": "another player who has revealed a Drink",
    "source": "the player who causes the loss",
}
SEVERAL = ("other", "any")
"""Those of them by which several players can be picked."""

# -- the same as bits, so that a window finds out quickly who could answer -------------------------------------------

BIT: dict[str, int] = {name: 1 << index for index, name in enumerate(["anytime", *(word for word in CONDITIONS)])}
DRINK_PAID = 1 << len(BIT)
"""Somebody else is about to drink a Drink that costs you something: what Ignores a Drink answers that, too."""
_NEXT = len(BIT) + 1
TOUCH: dict[tuple[str, str], int] = {}
"""A card of this kind touches this attribute of the seat."""
for _kind in ANSWERABLE:
    for _attribute in (*ATTRIBUTES, "loss"):
        TOUCH[_kind, _attribute] = 1 << (_NEXT + len(TOUCH))
