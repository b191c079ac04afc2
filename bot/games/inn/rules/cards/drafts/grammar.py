"""Effects read backwards: what the clauses of a rules text, made as `wording` makes them, can mean.

It reads more than `wording` ever says. Whoever asks makes the text of what was read again, and keeps what gives the
same text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.games.inn.rules.cards.decks import CounterData, SideData
from bot.games.inn.rules.cards.drafts.templates import Found, Gap, folded_edges, literal, match, number, one_of, parts
from bot.games.inn.rules.cards.models import HOWS
from bot.games.inn.rules.cards.vocabulary import EFFECTS, PRECONDITIONS, Word
from bot.games.inn.rules.cards.wording import MANY, Lexicon

Effect: TypeAlias = dict[str, Any]
"""An effect as the file of a deck has it."""

VARIANTS: Mapping[str, tuple[tuple[str, Mapping[str, Any]], ...]] = {
    "pay": (("", {}), ("-picked", {"to": "picked"}), ("-you", {"to": "you"})),
    "add-alcohol": (("", {}), ("-least", {})),
    "no-payment": (("", {}), ("-refill", {})),
    "count": (("", {}), ("-back", {"sign": -1}), ("-down", {"sign": -1})),
    "end-turn": (("", {"end-turn": "turn"}), ("-own", {"end-turn": "own-turn"})),
    "discard-cards": tuple((f"-{how}" if how else "", {"how": how} if how else {}) for how in HOWS["discard-cards"]),
    "redirect": (("", {}), ("-source", {})),
    "ignore": (("", {}), ("-event", {})),
    "coin": (("", {}), ("-shared", {})),
    "borrow-card": (("", {}), ("-round", {})),
    "reveal": (("-front", {}), ("-adds", {}), ("-holds", {})),
}
"""The keys of an effect's phrases where it has several (see `wording.Wording`), by what follows its word, and what that
says of the effect."""
LIMIT = 600
"""At how many places of one text a verb is looked for at most; texts of cards take fewer than 60. What is not
understood by then is not understood."""


class TooLong(Exception):
    """There are too many ways to read a text."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """The clauses that a text can be made of, where it stands on this card."""

    words: Lexicon
    counters: Mapping[str, CounterData] = field(default_factory=dict[str, CounterData])
    sides: Mapping[str, SideData] = field(default_factory=dict[str, SideData])
    loose: bool = False
    """As people type, too: with other words for the same, and any sign between the clauses."""
    when: str = ""
    pick: str = ""
    most: int = 1
    several: str = ""
    """How the sentence that first speaks of several picked introduces them, folded; empty if they are known."""
    chooser: str = ""
    inside: str = ""
    """In what kind of options the effects stand: the word of the effect that has them."""
    tried: list[int] = field(default_factory=lambda: [0])
    """How many verbs were looked for so far."""
    reached: list[int] = field(default_factory=lambda: [100_000])
    """How much of the text was left behind the clause that ended last."""

    # -- clauses -----------------------------------------------------------------------------------------------------

    def sentences(self, text: str) -> Found[list[Effect]]:
        """Effects to the end of their last sentence."""
        for effects, rest in self._joined(text, self._between):
            if rest.startswith("."):
                yield effects, rest[1:]
            elif not rest and self.loose:
                yield effects, rest

    def way(self, text: str) -> Found[list[Effect]]:
        """Effects of one way of a choice."""
        nothing = self.words.phrase("do-nothing")
        if text.startswith(nothing):
            yield [], text[len(nothing) :]
        yield from self._joined(text, self._listed)

    def _between(self, text: str) -> Iterator[str]:
        """The text behind what stands between two clauses."""
        for sign in ("; ", ". "):
            if text.startswith(sign):
                yield text[len(sign) :]
        if self.loose:
            yield from self._loosely(text)

    def _listed(self, text: str) -> Iterator[str]:
        for sign in (", ", self.words.phrase("and")):
            if text.startswith(sign):
                yield text[len(sign) :]

    def _loosely(self, text: str) -> Iterator[str]:
        for sign in self._typed("between"):
            if text.startswith(sign):
                yield text[len(sign) :]

    def _typed(self, table: str) -> Sequence[str]:
        return self.words.table["typed"][table]

    def _joined(self, text: str, between: Callable[[str], Iterator[str]]) -> Found[list[Effect]]:
        for effects, rest in self._clause(text):
            self.reached[0] = min(self.reached[0], len(rest))
            yield effects, rest
            for further in between(rest):
                for more, end in self._joined(further, between):
                    yield effects + more, end

    def _clause(self, text: str) -> Found[list[Effect]]:
        if self.several:
            for _, rest in literal(f"{self.several} ")(text, ""):
                yield from replace(self, several="")._verbs(rest, "picked", {}, "several")
        for whom, condition, rest in self._heading(text):
            yield from self._verbs(rest, whom, condition, "others" if whom else "own")
            if self.loose and whom:
                yield from self._verbs(rest, whom, condition, "own")

    def _verbs(self, text: str, whom: str, condition: Effect, form: str) -> Found[list[Effect]]:
        """One verb, or several of the same players."""
        for said, rest in self._repeated(text, whom, form):
            effects = [{**effect, **condition} for effect in said]
            yield effects, rest
            for further in self._listed(rest):
                for more, end in self._verbs(further, whom, condition, form):
                    yield effects + more, end

    def _repeated(self, text: str, whom: str, form: str) -> Found[list[Effect]]:
        tail = self.words.phrase("repeated").replace("{text}", "")
        for effect, rest in self._verb(text, whom, form):
            yield [effect], rest
            for found, end in match(tail, rest, {"n": number}):
                if 2 <= found["n"] <= 9:
                    yield [effect] * found["n"], end

    # -- of whom, and on what it depends -----------------------------------------------------------------------------

    def _heading(self, text: str) -> Iterator[tuple[str, Effect, str]]:
        """Of whom a clause is said, its condition, and the verb's beginning."""
        for condition, rest in self._before(text):
            yield from self._subject(rest, condition)

    def _subject(self, text: str, condition: Effect) -> Iterator[tuple[str, Effect, str]]:
        yield "", _of_you(condition), text
        for whom, form in self._subjects():
            if not text.startswith(form):
                continue
            rest = text[len(form) :]
            if whom == "you":
                yield "", _of_you(condition), rest.removeprefix(" ")
                continue
            if rest.startswith(" "):
                yield whom, condition, rest[1:]
            if not condition and whom in (*MANY, "picked"):
                for found, end in self._relative(rest):
                    if end.startswith(" "):
                        yield whom, found, end[1:]

    def _subjects(self) -> Iterator[tuple[str, str]]:
        for whom in self.words.table["subject"]:
            if (whom == "picked" and self.most > 1) or (whom == "picked-many" and self.most == 1):
                continue
            yield whom.removesuffix("-many"), folded_edges(self.words.phrase("subject", whom))
        if self.loose:
            for form, whom in self.words.table["typed"]["subject"].items():
                yield whom, form

    def _before(self, text: str) -> Found[Effect]:
        """A condition that stands before the subject."""
        yield {}, text
        for word in ("ignored", "not-ignored", "discarded"):
            for _, rest in literal(self.words.phrase("if", word))(text, ""):
                yield {"if": word}, rest
        for found, rest in match(self.words.phrase("if", "holds"), text, {"cards": self._held}):
            yield {"if": {"holds": found["cards"]}}, rest
        who = one_of({form: whom for whom, form in self._subjects()})
        for word in self._preconditions():
            own, single, _ = self.words.forms("if", word, count=3)
            for found, rest in match(own, text, {"amount": self._amount}):
                amount = found.get("amount")
                yield {"if": {**amount, "who": "you"} if amount else word}, rest
            for found, rest in match(single, text, {"amount": self._amount, "who": who}):
                yield {"if": found.get("amount", word)}, rest

    def _relative(self, text: str) -> Found[Effect]:
        for word in self._preconditions():
            for found, rest in match(self.words.forms("if", word, count=3)[2], text, {"amount": self._amount}):
                yield {"if": found.get("amount", word)}, rest

    def _preconditions(self) -> Iterator[str]:
        yield from (word for word in PRECONDITIONS if self.words.has_forms("if", word))
        yield "counter"

    def _amount(self, text: str, spec: str = "") -> Found[Effect]:
        for key in self.words.table["range"]:
            gaps: dict[str, Gap] = {"least": number, "most": number, "counter": self.counter}
            for found, rest in match(self.words.phrase("range", key), text, gaps):
                limits = {name: found[name] for name in ("least", "most") if name in found}
                if key == "exactly":
                    limits["most"] = found["least"]
                yield {"of": found["counter"], **limits}, rest

    def relative_amount(self, text: str) -> Found[Effect]:
        """The level of a counter, said behind who may be picked."""
        relative = self.words.forms("if", "counter", count=3)[2]
        for found, rest in match(relative, text, {"amount": self._amount}):
            yield found["amount"], rest

    def of_source(self, text: str) -> Found[Any]:
        """A condition said of the player of the card that is answered."""
        for word in self._preconditions():
            gaps: dict[str, Gap] = {
                "amount": self._amount, "who": literal(self.words.phrase("subject", "source")),
            }  # fmt: skip
            for found, rest in match(self.words.forms("if", word, count=3)[1], text, gaps):
                yield found.get("amount", word), rest
        for found, rest in match(self.words.phrase("if", "holds"), text, {"cards": self._held}):
            yield {"holds": found["cards"]}, rest

    def _held(self, text: str, spec: str = "") -> Found[list[str]]:
        titles = {
            folded_edges(title): card for side in self.sides.values() for card, title in side.titles.items()
        }  # fmt: skip
        for card, rest in one_of(titles)(text, ""):
            yield [card], rest
            joint = self.words.phrase("or-sides")
            if rest.startswith(joint):
                for more, end in self._held(rest[len(joint) :]):
                    yield [card, *more], end

    def counter(self, text: str, spec: str = "") -> Found[str]:
        """A counter of this deck by its title, said of one or of many."""
        titles: dict[str, str] = {}
        for code, counter in self.counters.items():
            titles |= {folded_edges(title): code for title in (counter.title, counter.many) if title}
        yield from one_of(titles)(text, "")

    # -- verbs -------------------------------------------------------------------------------------------------------

    def _verb(self, text: str, whom: str, form: str) -> Found[Effect]:
        """An effect without its subject; `form`: "own", "others" or "several"."""
        self._count()
        for name, word in EFFECTS.items():
            for who in self._said_of(name, word, whom):
                for suffix, said in VARIANTS.get(name, (("", {}),)):
                    for phrase in self._phrases(name + suffix, form):
                        if not text.startswith(parts(phrase)[0][0]):
                            continue
                        for found, rest in match(phrase, text, self._gaps(name, who)):
                            effect = self._effect(name, word, who, {**said, **found})
                            if effect is not None:
                                yield from self._behind(effect, word, rest, form)

    def _count(self) -> None:
        self.tried[0] += 1
        if self.tried[0] > LIMIT:
            raise TooLong

    def _said_of(self, name: str, word: Word, whom: str) -> Iterator[str]:
        if whom:
            whom = "picked" if whom == "picked-many" else whom
            if whom in word.who and not word.yours:
                yield whom
            return
        if name in ("bid", "secret"):
            yield from word.who
        elif word.yours:
            yield word.who[0]
        elif "you" in word.who:
            yield "you"
        elif self.chooser in word.who:
            yield self.chooser

    def _inside(self, name: str, who: str) -> Grammar:
        """The grammar of the options of an effect."""
        if name == "choose":
            return replace(self, inside=name, chooser=who if who == "picked" and self.most == 1 else "", several="")
        if name in ("coin", "bid", "secret", "season-drink", "season-half"):
            return replace(self, inside=name, several="")
        return self

    def _phrases(self, key: str, form: str) -> Iterator[str]:
        if form == "several":
            if self.words.has("several", key):
                yield self.words.phrase("several", key)
            return
        place = 0 if form == "own" and key not in ("bid", "secret") else 1
        tables = ("effect", "brief") if self.loose else ("effect",)
        for table in tables:
            if self.words.has_forms(table, key):
                yield self.words.forms(table, key)[place]
        if self.loose:
            yield from (forms[place] for forms in self.words.table["typed"]["effect"].get(key, ()))

    def _gaps(self, name: str, who: str) -> Mapping[str, Gap]:
        """What may stand in the gaps of an effect's phrase."""
        inside = self._inside(name, who)
        known = self.words.phrase("subject", "picked" if self.most == 1 else "picked-many")
        joining = [side.title for side in self.sides.values() if side.joins]
        subject = self.words.phrase("subject", who) if who in MANY else ""
        sides = one_of({folded_edges(side.title): code for code, side in self.sides.items()})
        return {
            "n": number, "least": number, "counter": self.counter,
            "picked": self._picked(known), "side": sides,
            "sides": literal(self.words.phrase("or-sides").join(joining)), "who": literal(subject),
            "kind": one_of({folded_edges(title): kind for kind, title in self.words.table["cards-one-of"].items()}),
            "card": self._cards, "cards": self.listed("cards-one"), "ways": inside._ways, "heads": inside._way_of,
            "tails": inside._way_of, "text": inside._secret if name == "secret" else inside._of_drink,
            "stake": one_of({folded_edges(self.words.phrase("bid", how)): how for how in HOWS["bid"]}),
            "win": inside._won, "lose": inside._lost,
        }  # fmt: skip

    def _picked(self, known: str) -> Gap:
        if not self.loose:
            return literal(known)
        return one_of({folded_edges(known): "", **{form: "" for form in self._typed("picked")}})

    def _cards(self, text: str, spec: str) -> Found[tuple[int, str]]:
        for kind, forms in self.words.table["number-of-cards"].items():
            for form in forms:
                for found, rest in match(form, text, {"n": number}):
                    yield (found["n"], "" if kind == "any" else kind), rest

    def listed(self, table: str) -> Gap:
        """Phrases of a table in a row, as `Lexicon.listed` writes them: their keys."""
        joints = (self.words.phrase(table, "or"), self.words.phrase(table, "last"))
        forms = one_of(
            {folded_edges(form): key for key, form in self.words.table[table].items() if key not in ("or", "last")}
        )

        def read(text: str, spec: str) -> Found[list[str]]:
            for key, rest in forms(text, ""):
                yield [key], rest
                for joint in joints:
                    if rest.startswith(joint):
                        for more, end in read(rest[len(joint) :], ""):
                            yield [key, *more], end

        return read

    def _effect(self, name: str, word: Word, who: str, found: Mapping[str, Any]) -> Effect | None:
        """The effect as a file has it; None if its phrase does not tell all that it has to."""
        value: Any = True
        more = {key: found[key] for key in ("to", "how", "least") if key in found}
        if word.number:
            n, kind = found["card"] if "card" in found else (found.get("n"), "")
            if n is None:
                return None
            value = n * found.get("sign", 1)
            more |= {"kind": kind} if kind else {}
            more |= {"of": found["counter"]} if "counter" in found else {}
        elif word.takes:
            place = {"side": "side", "kind": "kind", "kinds": "cards", "stay": "end-turn"}
            value = found.get(place.get(word.takes, ""), self._options(name, found))
            if value is None:
                return None
        if name in ("bid", "secret"):
            more |= {"options": self._options(name, found)}
            more |= {"how": found["stake"]} if "stake" in found else {}
        return {name: value, **({} if self._usual(name, word, who) else {"who": who}), **more}

    def _options(self, name: str, found: Mapping[str, Any]) -> Any:
        """The options that were read in an effect's phrase; None if it has none."""
        match name:
            case "choose":
                return found.get("ways")
            case "coin":
                return [found["heads"], found["tails"]]
            case "season-drink" | "season-half":
                return [found["text"]] if "text" in found else None
            case "bid":
                stake, prizes = found["win"]
                return [prizes, found["lose"]] if stake == found["stake"] else None
            case "secret":
                return found.get("text")
            case _:
                return None

    def _usual(self, name: str, word: Word, who: str) -> bool:
        """Whether an effect that stands here is said of these if it says of nobody."""
        if self.inside in ("season-drink", "season-half"):
            return True  # whoever drinks it
        if self.inside == "choose" and "you" in word.who:
            return who == "you"
        return who == word.who[0]

    def _behind(self, effect: Effect, word: Word, text: str, form: str) -> Found[Effect]:
        """What may be said behind a verb: what its number is multiplied by, and that a loss is plain."""
        yield effect, text
        if "lose-fortitude" in effect:
            for _, rest in literal(self.words.phrase("plain"))(text, ""):
                yield {**effect, "plain": True}, rest
        if not word.number:
            return
        for per, rest in self._per(text, form):
            told = {**effect, "per": per}
            for ended, end in [(told, rest), *self._most(told, rest)]:
                yield ended, end
                for _, last in literal(self.words.phrase("plain"))(end, ""):
                    yield {**ended, "plain": True}, last

    def _per(self, text: str, form: str) -> Found[str]:
        place = 0 if form == "own" else 1
        for key in self.words.table["per"]:
            per = "paid" if key == "own-payment" else key.removesuffix("-answered")
            for found, rest in match(self.words.forms("per", key)[place], text, {"counter": self.counter}):
                yield found.get("counter", per), rest

    def _most(self, effect: Effect, text: str) -> Found[Effect]:
        for found, rest in match(self.words.phrase("per-most"), text, {"most": number}):
            yield {**effect, "most": found["most"]}, rest

    # -- options -----------------------------------------------------------------------------------------------------

    def _ways(self, text: str, spec: str) -> Found[list[list[Effect]]]:
        for way, rest in self.way(text):
            yield [way], rest
            for joint in (self.words.phrase("or-way"), *(self._typed("or") if self.loose else ())):
                if rest.startswith(joint):
                    for more, end in self._ways(rest[len(joint) :], ""):
                        yield [way, *more], end

    def _way_of(self, text: str, spec: str) -> Found[list[Effect]]:
        yield from self.way(text)

    def _of_drink(self, text: str, spec: str) -> Found[list[Effect]]:
        yield from self._verbs(text, "", {}, "own")

    def _of_them(self, text: str, spec: str) -> Found[list[Effect]]:
        """What happens to players of whom the phrase has spoken: verbs without their subject."""
        yield from self._verbs(text, "you", {}, "others")

    def _won(self, text: str, spec: str) -> Found[tuple[str, list[Effect]]]:
        stakes = one_of({folded_edges(self.words.phrase("bid", f"{how}-lost")): how for how in HOWS["bid"]})
        for how, rest in stakes(text, ""):
            yield (how, []), rest
            for further in self._listed(rest):
                for prizes, end in self._of_them(further, ""):
                    yield (how, prizes), end

    def _lost(self, text: str, spec: str) -> Found[list[Effect]]:
        yield [], text
        for found, rest in match(self.words.phrase("bid", "lose"), text, {"text": self._of_them}):
            yield found["text"], rest

    def _secret(self, text: str, spec: str, keys: Sequence[str] = ("most", "least", "none", "each")) -> Found[Any]:
        """The four options of a secret choice; what is empty is not told."""
        if not keys:
            yield [], text
            return
        for more, rest in self._secret(text, "", keys[1:]):
            yield [[], *more], rest
        phrase = self.words.phrase("secret", keys[0]).removesuffix(".")
        for found, rest in match(phrase, text.removeprefix(". "), {"text": self._of_them}):
            for more, end in self._secret(rest, "", keys[1:]):
                yield [found["text"], *more], end


def _of_you(condition: Effect) -> Effect:
    """A condition as it is said of you: whose counter it is need not be told."""
    match condition.get("if"):
        case {"who": "you", **level}:
            return {"if": level}
        case _:
            return condition
