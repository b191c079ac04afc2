"""Cards and decks made at random, of everything that the vocabulary can say."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from bot.games.inn.rules.cards.drafts.cards import Around, around
from bot.games.inn.rules.cards.drafts.faults import card_faults, faults
from bot.games.inn.rules.cards.models import HOWS, UNCONDITIONAL
from bot.games.inn.rules.cards.vocabulary import (
    ANSWERABLE,
    ATTRIBUTES,
    BORROWED,
    CONDITIONS,
    EFFECTS,
    KINDS,
    PER,
    PICKS,
    PRECONDITIONS,
    SEVERAL,
    STANDING,
    STAYS,
    TIMES,
    Word,
)

T = TypeVar("T")
Card = dict[str, Any]

CONTROLS = ("control", "winning")
HOLDS = [word for word in STANDING if word not in ("ignores", "away")]
GENERIC = {"gamble": 6, "raise": 2, "winning-hand": 2, "no": 1, "wench-stops": 1, "tip": 1, "two-drinks": 1}
TRIES = 400


class Inventor:
    """Makes up cards and decks; the same luck makes the same."""

    def __init__(self, luck: Random, *, mild: bool = False) -> None:
        self.luck = luck
        self.mild = mild
        """Small numbers and few uses that help everybody, so that most games come to an end."""
        self.counters: list[Card] = []
        self.sides: list[Card] = []

    # -- decks -------------------------------------------------------------------------------------------------------

    def deck(self, name: str, *, fit: bool = True) -> Card:
        """A whole deck; `fit`: without faults."""
        for _ in range(TRIES):
            made = self._deck(name)
            if not fit or not faults(made):
                return made
        raise RuntimeError("nothing that fits came to mind")

    def _deck(self, name: str) -> Card:
        self.around_a_deck()
        deck: Card = {"name": name, "about": "Made at random.", "edition": 0}
        if self._often(0.3):
            deck["villain"] = True
        deck["generic"] = dict(GENERIC)
        lists = {"counter": self.counters, "side": self.sides}
        deck |= {key: made for key, made in lists.items() if made}
        cards: list[Card] = []
        left = 40 - sum(GENERIC.values())
        while left:
            count = min(left, self.luck.randint(1, 3))
            cards.append({**self.card(), "id": f"card-{len(cards)}", "count": count})
            left -= count
        deck["card"] = cards
        if self._often(0.25):
            deck["time"] = [self._time()]
        return deck

    def around_a_deck(self) -> Around:
        """Counters and side decks for the cards that come next."""
        self.counters, self.sides = [], []
        if self._often(0.6):
            self.counters.append({"id": "luck", "title": "Luck", "start": 3, "most": 9})
        if self._often(0.4):
            mark: Card = {"id": "mark", "title": "Mark", "many": "Marks", "on": "others", "most": 4}
            if self._often(0.5):
                mark["bite"] = {"lose-fortitude": 1, "who": "you"}
            self.counters.append(mark)
        if self._often(0.5):
            revealed = self._one(("front", "adds", "holds"))
            side: Card = {"id": "box", "title": "Box Deck", "size": 4, "revealed": revealed, "card": []}
            side |= {"joins": True} if revealed == "front" and self._often(0.5) else {}
            side["card"] = [{**self._side_card(revealed, at), "count": 2} for at in range(2)]
            self.sides.append(side)
        return around({"counter": self.counters, "side": self.sides})

    def _side_card(self, revealed: str, at: int) -> Card:
        title = ("Old Hat", "Spring")[at]
        if revealed == "holds":
            made: Card = {"kind": "action", "stays": True, "standing": [self._holds()], "use": [{}]}
        else:
            sides, self.sides = self.sides, []
            made = self.card(kinds=("action",), plain=True)
            self.sides = sides
        return {**made, "id": f"side-{at}", "title": title}

    def _time(self) -> Card:
        word, n = self._one((("gain-fortitude", 1), ("draw", 1), ("gain-alcohol", 1)))
        return {"at": self._one([at for at in TIMES if at != "set-up"]), "do": {word: n, "who": "you"}}

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, kinds: Sequence[str] = KINDS, *, plain: bool = False) -> Card:
        """A card that fits this deck, with any title; `plain`: with one use, and nothing about Rounds or side decks."""
        about = around({"counter": self.counters, "side": self.sides})
        for _ in range(TRIES):
            made = {"id": "made", "title": self._title(), **self._card(self._one(kinds), plain=plain)}
            if not [*card_faults(made, about)] and self._told(made):
                return made
        raise RuntimeError("nothing that fits came to mind")

    def _told(self, card: Card) -> bool:
        return not self.mild or "everyone" not in str(card)

    def _title(self) -> str:
        first = self._one(("Who", "Look", "Never", "Tonight", "Old Tom"))
        return f"{first} {self._one(('said that', 'paid', 'drank it', 'saw nothing'))}{self._one('?!.')}"

    def _card(self, kind: str, *, plain: bool) -> Card:
        made: Card = {"kind": kind, "count": self.luck.randint(1, 3)}
        gambles = kind in ("gambling", "cheating")
        stays = kind == "action" and not plain and self._often(0.08)
        uses = 1 if gambles or plain or stays or not self._often(0.12) else 2
        parts = [self._use(kind, plain=plain) for _ in range(uses)]
        if stays:
            made |= {"stays": True, "standing": [self._holds()]}
            made |= {"until": self._one(STAYS)} if self._often(0.5) else {}
            made |= {"wages": self.luck.randint(1, 3)} if self._often(0.3) else {}
        if kind == "gambling" and self._often(0.1):
            made["over-winning"] = True
        return {**made, **parts[0]} if uses == 1 else {**made, "use": parts}

    def _holds(self) -> Any:
        word = self._one(HOLDS)
        return {word: self._number(1, 2)}

    def _use(self, kind: str, *, plain: bool) -> Card:
        use: Card = {}
        when = ""
        if kind == "sometimes":
            answering = self._one([data for data in EFFECTS.values() if data.answers])
            when = self._one(answering.answers) if self._often(0.7) else self._one([*CONDITIONS])
            use["when"] = self._when(when)
        effects: list[Any] = [self._effect(kind, when, plain=plain) for _ in range(self._one((1, 1, 1, 2, 2, 3)))]
        if kind in ("gambling", "cheating"):
            effects[0] = self._one(CONTROLS)
        said = str(effects)
        words: list[tuple[str, Card]] = [
            (each, {}) if isinstance(each, str) else (next(iter(each)), each) for each in effects
        ]
        aimed = any(EFFECTS[word].aimed for word, _ in words)
        usual = any("who" not in each and EFFECTS[word].who[0] == "picked" for word, each in words)
        if "'picked'" in said or aimed or usual:
            use |= self._pick(several=not aimed and "'to': 'picked'" not in said)
        if self._often(0.1) and not plain:
            use["cost"] = self._one(({"gold": 1}, {"cards": 1}, {"fortitude": 1}, *({"luck": 2} for _ in self._own())))
        for flag in ("firm", "sure", "no-ignore", "unshared"):
            if self._often(0.02):
                use[flag] = True
        if self._often(0.02):
            use["ignore-as"] = self._number(1, 3)
        if self._often(0.03):
            use["negated"] = [self._effect("action", "", plain=True)]
        return {**use, "do": effects[0] if len(effects) == 1 else effects}

    def _pick(self, *, several: bool) -> Card:
        pick: Card = {"pick": self._one(("other", "other", "other", "any", *PICKS))}
        if pick["pick"] in SEVERAL and self._often(0.25 if several else 0):
            pick["most"] = self.luck.randint(2, 3)
            if self._often(0.4):
                pick["least"] = self.luck.randint(1, pick["most"])
        if self._often(0.05):
            pick["no-things"] = True
        return pick

    def _when(self, when: str) -> Any:
        kinds = [kind for kind in ANSWERABLE if self._often(0.6)] or ["action"]
        if when == "card":
            return {when: kinds, "touches": [each for each in ATTRIBUTES if self._often(0.5)] or ["gold"]}
        return {when: kinds} if when == "loss" and self._often(0.5) else when

    # -- effects -----------------------------------------------------------------------------------------------------

    def _effect(self, kind: str, when: str, *, plain: bool, inside: str = "") -> Any:
        word = self._word(kind, when, plain=plain or bool(inside))
        data = EFFECTS[word]
        said: Card = {word: self._value(word, data)}
        if data.takes == "counter":
            said["of"] = self._one([counter["id"] for counter in self.counters])
            said["of"] = "luck" if word == "buy" and self._own() else said["of"]
        who = self._one(data.who)
        if (
            inside in ("bid", "secret", "season-drink", "season-half")
            or said.get("of") == "luck"
            or (inside and "you" in data.who)
        ):
            who = "you"
        if who != data.who[0] and not inside.startswith("season"):
            said["who"] = who
        if word == "pay" and self._often(0.4):
            said["to"] = self._one(("you", "picked"))
        if word == "lose-fortitude" and who == "you" and self._often(0.1):
            said["plain"] = True
        self._further(word, said, inside, who)
        return word if said == {word: True} and said[word] is True else said

    def _further(self, word: str, said: Card, inside: str, who: str) -> None:
        if word in ("bid", "secret"):
            kinds = ("gain-fortitude", "lose-alcohol", "gain-gold", "lose-fortitude")
            prizes = [{self._one(kinds): self._number(1, 3)} for _ in range(2 if word == "bid" else 4)]
            said["options"] = [
                [{**prize, "who": "you"} if "lose-fortitude" in prize else prize] if self._often(0.8) else []
                for prize in prizes
            ]
            if word == "bid":
                said["options"][0] = said["options"][0] or [{"gain-gold": 2}]
                said["how"] = self._one(HOWS["bid"])
        if word == "discard-cards":
            said |= {"kind": self._one(KINDS)} if self._often(0.2) else {}
            said |= {"how": self._one(("random", "or-show"))} if self._often(0.2) else {}
        if EFFECTS[word].number and not inside and word not in ("add-alcohol", "bid", "secret") and self._often(0.08):
            said["per"] = self._one([*PER, *(counter["id"] for counter in self.counters)])
            said |= {"most": self._number(2, 5)} if self._often(0.3) else {}
        if not inside and word not in UNCONDITIONAL and self._often(0.1):
            said["if"] = self._if()

    def _if(self) -> Any:
        words = [*PRECONDITIONS, *(counter["id"] for counter in self.counters)]
        word = self._one(words)
        if word in PRECONDITIONS:
            return word
        return self._one(({"of": word, "least": 2}, {"of": word, "most": 3}, {"of": word, "least": 1, "most": 3}))

    def _word(self, kind: str, when: str, *, plain: bool) -> str:
        answering = [word for word, data in EFFECTS.items() if when in data.answers]
        if when and answering and self._often(0.75):
            return self._one(answering)
        rounds = kind in ("gambling", "cheating")
        free = [
            word
            for word, data in EFFECTS.items()
            if not data.answers
            and (rounds or (not data.round and not data.antes) or (word == "start-round" and kind == "action"))
            and (data.takes != "counter" or self.counters)
            and (data.takes != "side" or (self.sides and not plain))
            and not (plain and (data.takes == "choices" or word in ("bid", "secret", "buy", "take")))
            and (word not in ("buy", "take") or any("joins" in side for side in self.sides))
        ]  # fmt: skip
        common = ("lose-fortitude", "lose-fortitude", "gain-fortitude", "gain-alcohol", "pay", "gain-gold", "draw")
        return self._one(common) if self._often(0.5) else self._one(free)

    def _value(self, word: str, data: Word) -> Any:
        match data.takes:
            case "number" | "counter":
                return self._number(max(data.least, 1) if word != "add-alcohol" else -2, data.most)
            case "side":
                return self.sides[0]["id"]
            case "kind":
                return self._one(KINDS)
            case "kinds":
                return [kind for kind in BORROWED if self._often(0.5)] or ["gambling"]
            case "stay":
                return self._one(STAYS)
            case "choices":
                return self._ways(word)
            case _:
                return True

    def _ways(self, word: str) -> list[Any]:
        if word.startswith("season"):
            drink = ("gain-alcohol", "lose-fortitude")
            return [[{self._one(drink): self._number(1, 2)}]]
        count = 2 if word == "coin" else self.luck.randint(2, 3)
        return [[self._effect("action", "", plain=True, inside=word)] for _ in range(count)]

    # -- luck --------------------------------------------------------------------------------------------------------

    def _own(self) -> list[Card]:
        return [counter for counter in self.counters if counter["id"] == "luck"]

    def _number(self, least: int, most: int) -> int:
        high = min(most, max(least, 3 if self.mild or self._often(0.8) else 9))
        return self.luck.randint(least, high) or 1

    def _often(self, share: float) -> bool:
        return self.luck.random() < share

    def _one(self, things: Sequence[T]) -> T:
        return self.luck.choice(things)
