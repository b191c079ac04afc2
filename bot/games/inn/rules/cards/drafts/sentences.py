"""The sentences of a card read backwards: what a whole text, made as `text` makes it, can mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.games.inn.rules.cards.drafts.cards import Around
from bot.games.inn.rules.cards.drafts.grammar import Effect, Grammar
from bot.games.inn.rules.cards.drafts.phrases import Phrases
from bot.games.inn.rules.cards.drafts.templates import Found, Gap, folded, folded_edges, literal, match, number, one_of
from bot.games.inn.rules.cards.models import ANSWERABLE

Use = dict[str, Any]


class Sentences:
    """The sentences of a card's text, read backwards."""

    def __init__(self, words: Phrases, about: Around, *, loose: bool = False) -> None:
        self.words = words
        self.about = about
        self.grammar = Grammar(words, about.counters, about.sides, loose=loose)

    def card(self, text: str) -> Iterator[Effect]:
        """What the whole folded text can mean: the card's data, without its title, kind and count."""
        for uses, rest in self._uses(text):
            for more, end in self._of_card(rest):
                if not end:
                    yield from _whole(uses, more)

    def _uses(self, text: str) -> Found[list[Use]]:
        yield [], text
        for use, rest in self._use(text):
            yield [use], rest
            joint = folded_edges(self.words.phrase("or"))
            if rest.startswith(joint):
                for more, end in self._uses(rest[len(joint) :]):
                    if more:
                        yield [use, *more], end

    # -- a use -------------------------------------------------------------------------------------------------------

    def _use(self, text: str) -> Found[Use]:
        for front, rest in self._maybe("front", text, {"front": True}):
            for when, after in self._when(rest):
                for cost, behind in self._cost(after):
                    use = {**front, **when, **cost}
                    word = when.get("when", "")
                    grammar = replace(self.grammar, when=word if isinstance(word, str) else next(iter(word)))
                    yield from self._does(behind, use, grammar)

    def _maybe(self, key: str, text: str, said: Use) -> Found[Use]:
        yield {}, text
        for _, rest in literal(self.words.phrase(key))(text, ""):
            yield said, rest.removeprefix(" ")

    def _when(self, text: str) -> Found[Use]:
        yield {}, text
        gaps: dict[str, Gap] = {"kinds": self.grammar.listed("answered"), "touches": self.grammar.listed("touches")}
        for word, phrase in self.words.table["when"].items():
            for found, rest in match(phrase, text, gaps):
                condition: Any = word
                if "kinds" in found and (word == "card" or tuple(found["kinds"]) != ANSWERABLE):
                    condition = {word: found["kinds"]}
                    condition |= {"touches": found["touches"]} if "touches" in found else {}
                yield {"when": condition}, rest.removeprefix(" ")
        if self.grammar.loose:
            for form, word in self.words.typed["when"].items():
                if text.startswith(form):
                    yield {"when": word}, text[len(form) :].lstrip(" :,")

    def _cost(self, text: str) -> Found[Use]:
        yield {}, text
        for costs, rest in self._costs(text):
            for _, end in literal(self.words.phrase("cost", "opening").replace("{costs}", ""))(rest, ""):
                yield {"cost": costs}, end.removeprefix(" ")

    def _costs(self, text: str) -> Found[dict[str, int]]:
        for key in self.words.table["cost"]:
            if key == "opening":
                continue
            gaps: dict[str, Gap] = {"n": number, "counter": self.grammar.counter}
            for found, rest in match(self.words.phrase("cost", key), text, gaps):
                cost = {found.get("counter", key): found["n"]}
                yield cost, rest
                for _, further in literal(self.words.phrase("and"))(rest, ""):
                    for more, end in self._costs(further):
                        yield {**cost, **more}, end

    def _does(self, text: str, use: Use, grammar: Grammar) -> Found[Use]:
        """Whom a use picks, what it does, and what is said of it besides."""
        if use.get("front") or "when" in use or "cost" in use:
            yield from self._of_use(text, use, 0)
        for picks, known, rest in self._picks(text, grammar):
            for effects, after in known.sentences(rest):
                yield from self._of_use(after.removeprefix(" "), {**use, **picks, "do": effects}, 0)

    def _of_use(self, text: str, use: Use, at: int) -> Found[Use]:
        """Sentences about a use, in the order in which `text` says them."""
        yield use, text
        for place, key in enumerate(_OF_USE[at:], at):
            for said, rest in self._said_of_use(key, text):
                yield from self._of_use(rest.removeprefix(" "), {**use, **said}, place + 1)

    def _said_of_use(self, key: str, text: str) -> Found[Use]:
        phrase = self.words.phrase(key)
        if key == "sure-if":
            for found, rest in match(phrase, text, {"condition": lambda text, spec: self.grammar.of_source(text)}):
                yield {"sure": found["condition"]}, rest
            return
        for found, rest in match(phrase, text, {"n": number, "text": lambda text, spec: self.grammar.way(text)}):
            yield {key: found.get("n", found.get("text", True))}, rest

    # -- whom it picks -----------------------------------------------------------------------------------------------

    def _picks(self, text: str, grammar: Grammar) -> Iterator[tuple[Use, Grammar, str]]:
        """Nobody; whom the opening names; or whom the first effect that speaks of them introduces."""
        yield {}, grammar, text
        if self.grammar.loose:
            yield {"pick": "other"}, replace(grammar, pick="other"), text
        if "the player" in text:
            yield {"pick": "source"}, replace(grammar, pick="source"), text
        for key, phrase in self.words.table["pick"].items():
            for picks, rest in self._introduced(key, phrase.removesuffix(":"), text):
                if rest.startswith(":"):
                    yield picks, replace(grammar, pick=picks["pick"], most=picks.get("most", 1)), rest[1:].lstrip()
        for key, phrase in self.words.table["picked"].items():
            yield from self._first_spoken_of(key, phrase, text, grammar)
        for key, phrase in self.words.table["picked-several"].items():
            for place in _places(phrase, text):
                for picks, rest in self._introduced(key, phrase, text[place:]):
                    several = text[place : len(text) - len(rest)]
                    yield picks, replace(grammar, pick=picks["pick"], most=picks["most"], several=several), text

    def _first_spoken_of(
        self, key: str, phrase: str, text: str, grammar: Grammar
    ) -> Iterator[tuple[Use, Grammar, str]]:
        """The text with those who are introduced in it already known."""
        for place in _places(phrase, text):
            for picks, rest in self._introduced(key, phrase, text[place:]):
                most = picks.get("most", 1)
                known = self.words.phrase("subject", "picked" if most == 1 else "picked-many")
                yield picks, replace(grammar, pick=picks["pick"], most=most), text[:place] + folded(known) + rest

    def _introduced(self, key: str, phrase: str, text: str) -> Found[Use]:
        pick, _, many = key.partition("-") if not key.startswith("in-round") else (key, "", "")
        for found, rest in match(phrase, text, {"n": number, "least": number}):
            picks: Use = {"pick": pick}
            picks |= (
                {"least": found.get("least", found["n"] if many == "exactly" else 1)}
                if many not in ("", "many")
                else {}
            )
            picks |= {"most": found["n"]} if many else {}
            yield picks, rest
            for among, end in self.grammar.relative_amount(rest):
                yield {**picks, "among": among}, end

    # -- the card ----------------------------------------------------------------------------------------------------

    def _of_card(self, text: str) -> Found[Use]:
        """Sentences about a card besides its uses."""
        yield {}, text
        for said, rest in self._said_of_card(text):
            for more, end in self._of_card(rest.removeprefix(" ")):
                yield {**said, **more}, end

    def _said_of_card(self, text: str) -> Found[Use]:
        flags = {
            "over-winning": {"over-winning": True}, "at-once": {"at-once": True}, "as-action": {"as-action": True},
            "boss": {},
        }  # fmt: skip
        for key, said in flags.items():
            for _, rest in literal(self.words.phrase(key))(text, ""):
                yield said, rest
        sides = one_of({folded_edges(side.title): code for code, side in self.about.sides.items()})
        for until, phrase in self.words.table["stays"].items():
            for _, rest in match(phrase, text, {"side": sides}):
                yield {"stays": True, **({"until": until} if until in ("turn", "own-turn") else {})}, rest
        for key in ("wages", "price", "level"):
            for found, rest in match(self.words.phrase(key), text, {"n": number}):
                yield {key: found["n"]}, rest
        for found, rest in match(self.words.phrase("while-there"), text, {"text": self._standing}):
            yield {"standing": found["text"]}, rest

    def _standing(self, text: str, spec: str = "") -> Found[list[Any]]:
        for word, phrase in self.words.table["standing"].items():
            gaps: dict[str, Gap] = {"n": number, "kinds": self.grammar.listed("cards-many")}
            for found, rest in match(phrase, text, gaps):
                effect = {word: found["n"]} if "n" in found else {word: found["kinds"]} if "kinds" in found else word
                yield [effect], rest
                if rest.startswith("; "):
                    for more, end in self._standing(rest[2:]):
                        yield [effect, *more], end


_OF_USE = ("negated", "firm", "sure", "sure-if", "ignore-as", "no-leave", "no-ignore", "no-things", "unshared")


def _places(phrase: str, text: str) -> Iterator[int]:
    """Where in a text a phrase can begin."""
    beginning = folded_edges(phrase.partition("{")[0])
    place = text.find(beginning)
    while beginning and place >= 0:
        yield place
        place = text.find(beginning, place + 1)


def _whole(uses: list[Use], more: Use) -> Iterator[Effect]:
    """A card's data, of its uses and what is said of it; one that stays may do nothing as it is played."""
    if not uses:
        yield {"use": [{}], **more} if more.get("stays") else more
    elif len(uses) == 1 and not uses[0].get("front"):
        yield {**uses[0], **more}
    elif all(use.get("front") for use in uses):
        yield {"use": [{}, *uses], **more}
    else:
        yield {"use": uses, **more}
