"""Quick entry: a card from a line that somebody types, in the words of which the texts of our own cards are made.

What gives the typed text again, when its own text is made, is right. What is said in other words is read too, and shown
in ours. What can mean several things, or nothing, is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import islice
from typing import Any

from bot.engine import BadData
from bot.games.inn.rules.cards.drafts.cards import Around, Draft, around, does
from bot.games.inn.rules.cards.drafts.faults import sentence_of
from bot.games.inn.rules.cards.drafts.grammar import TooLong
from bot.games.inn.rules.cards.drafts.phrases import Phrases, the_phrases
from bot.games.inn.rules.cards.drafts.sentences import Sentences
from bot.games.inn.rules.cards.drafts.templates import folded
from bot.games.inn.rules.cards.text import fresh_text, the_lexicon
from bot.games.inn.rules.cards.vocabulary import EFFECTS, KINDS

MOST_SIGNS = 1_000
"""How long a line may be."""
MOST_COPIES = 20
MOST_TITLES = 3
"""At so many places at most the title may end, where there are quotation marks in it."""
MOST_READINGS = 300
"""So many ways to read a text are tried at most."""
MOST_CHOICES = 5
ALIKE = 0.6
"""How alike to a phrase of ours something must be to be meant by it, 0 to 1."""

OPENING = re.compile(r"^\s*(?:(?P<count>\d{1,4})\s*[x×*]?\s+)?(?P<kind>[^\"]{0,60}?)\s*(?P<quote>\"|$)")
CLOSING = re.compile(r"\"\s*[:;,-]?\s*")


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to a question: what it says, and the whole card if it is chosen."""

    text: str
    card: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Unclear:
    """What is not clear in a line: a sentence for who typed it, and the answers there are; without any, the line has to
    be typed in another way."""

    text: str
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Read:
    """What was understood of a line.

    `card` is the card as a deck's file has it; with questions it is only what was understood so far. `text` is the
    rules text made of it, empty if nothing that makes sense was understood.
    """

    card: Mapping[str, Any]
    text: str = ""
    questions: tuple[Unclear, ...] = ()


def read_lines(text: str, deck: Draft | None = None, side: str = "") -> list[Read]:
    """A card from each line that is not empty."""
    return [read_line(line, deck, side) for line in text.splitlines() if line.strip()]


def read_line(text: str, deck: Draft | None = None, side: str = "") -> Read:
    """A card from a line such as ``2x Action "Title": another player loses 2 Fortitude``.

    `deck`: the draft in which it is to stand, for its counters and side decks; `side`: the side deck in which it lies.
    """
    return Reader(the_phrases(), around(deck, side)).read(text)


def line_of(card: Draft, deck: Draft | None = None, side: str = "") -> str:
    """A card as a line of quick entry. Raises `BadData` if it is no card."""
    words = the_phrases().lexicon
    text = fresh_text(around(deck, side).card(card), words)
    return f'{card.get("count", 1)}x {words.phrase("kind", card["kind"])} "{card["title"]}": {text}'


def code_of(title: str) -> str:
    """An id made of a title."""
    plain = re.sub(r"[^a-z0-9]+", "-", folded(title).replace("'", "")).strip("-")
    return plain[:24].strip("-") or "card"


class Reader:
    """Reads lines with what lies around their cards."""

    def __init__(self, phrases: Phrases, about: Around) -> None:
        self.phrases = phrases
        self.words = phrases.lexicon
        """What is read is compared with the text made of it, in the language that is read."""
        self.about = about
        self.typed: Mapping[str, Any] = phrases.typed

    def read(self, text: str) -> Read:
        """The card in a line, or what has to be asked about it."""
        text = " ".join(text.split())
        if len(text) > MOST_SIGNS:
            return self.asked({}, "long", most=MOST_SIGNS)
        best = self.asked({}, "empty") if not text else None
        for head, kinds, body in self._heads(text) if text else ():
            read = self._body(head, kinds, body)
            if not read.questions:
                return read
            best = best or read
        return best or self.asked({}, "title")

    def asked(self, card: Mapping[str, Any], key: str, *choices: Choice, **facts: object) -> Read:
        """A question in place of a card, by its key in the words; `card`: what was understood so far."""
        return Read(card, "", (Unclear(the_lexicon().phrase("asked", key, **facts), choices),))

    # -- what stands before the text ---------------------------------------------------------------------------------

    def _heads(self, text: str) -> Iterator[tuple[dict[str, Any], tuple[str, ...], str]]:
        """Title and count, the kinds that it can be, and the text behind them; a title may have quotation marks."""
        plain = re.sub("[“”„]", '"', text)
        opening = OPENING.match(plain)
        if opening is None or not opening["quote"]:
            return
        head: dict[str, Any] = {"count": int(opening["count"] or 1)}
        kinds = self._kinds(opening["kind"])
        begins = opening.end()
        for closing in islice(CLOSING.finditer(plain, begins), MOST_TITLES):
            title = text[begins : closing.start()].strip()
            if title:
                yield {"id": code_of(title), "title": title, **head}, kinds, text[closing.end() :]

    def _kinds(self, typed: str) -> tuple[str, ...]:
        plain = folded(typed).removesuffix(" card").removesuffix(" cards")
        if plain == folded(self.words.phrase("kind", "gamble")):
            return ("action",)
        return tuple(kind for kind in (*KINDS, "event") if folded(self.words.phrase("kind", kind)) == plain) or KINDS

    # -- the text ----------------------------------------------------------------------------------------------------

    def _body(self, head: dict[str, Any], kinds: tuple[str, ...], body: str) -> Read:
        if not 1 <= head["count"] <= MOST_COPIES:
            return self.asked(head, "number", most=MOST_COPIES)
        if len(kinds) == 1:
            head["kind"] = kinds[0]
        found = _Found(self, head, kinds)
        exact = Sentences(self.phrases, self.about)
        ended = f"{folded(body).removesuffix('.')}."  # people leave the last full stop out
        if found.look(exact, ended, lambda text: folded(text) == ended):
            return found.said()
        loose = Sentences(self.phrases, self.about, loose=True)
        text = self.loosely(body)
        if found.look(loose, text, lambda text: True):
            return found.said()
        return self._not_read(found, body, text, min(exact.grammar.reached[0], loose.grammar.reached[0]))

    def loosely(self, body: str) -> str:
        """A text with our words in place of others that people type."""
        text = folded(body)
        for typed, ours in self.typed["same"].items():
            text = re.sub(rf"\b{re.escape(typed)}\b", ours, text)
        return text

    def _not_read(self, found: _Found, body: str, text: str, left: int) -> Read:
        if not body.strip():
            return self.asked(found.head, "nothing")
        if found.moments:
            choices = [*found.moments.values()]
            return self.asked(found.head, "when", *choices)
        if found.wrong is not None:
            return self.asked(found.head, "wrong", why=found.wrong)
        rest = text[len(text) - left :].lstrip(" ,;.:") if left <= len(text) else ""
        rest = rest or folded(body)
        choices = self._meant(found, text, rest)
        if choices:
            return self.asked(found.head, "meant", *choices, rest=rest)
        return self.asked(found.head, "unknown", rest=rest)

    def _meant(self, found: _Found, text: str, rest: str) -> list[Choice]:
        """What may be meant where the first words that are not understood are much like a phrase."""
        clause = re.split(r"[;,.]", rest, maxsplit=1)[0]
        numbers = re.findall(r"\d+", clause)
        choices: dict[Hashable, Choice] = {}
        for phrase in self._alike(clause, numbers):
            again = _Found(self, found.head, found.kinds)
            changed = self.loosely(text.replace(clause, phrase, 1))
            if again.look(Sentences(self.phrases, self.about, loose=True), changed, lambda text: True):
                choices |= again.choices
            if len(choices) >= MOST_CHOICES:
                break
        return [*choices.values()][:MOST_CHOICES]

    def _alike(self, clause: str, numbers: list[str]) -> list[str]:
        """Clauses of ours that are much like one, the most alike first."""
        subjects = ["", *(f"{folded(form)} " for form in self.typed["subject"])]
        subject = max(subjects, key=lambda form: (clause.startswith(form), len(form)))
        verb = clause.removeprefix(subject)
        near: list[tuple[float, str]] = []
        for word in EFFECTS:
            if not self.phrases.has_forms("effect", word):
                continue
            for table in ("effect", "brief"):
                if self.phrases.has_forms(table, word):
                    form = self.phrases.forms(table, word)[1 if subject else 0]
                    filled = folded(
                        re.sub(
                            r"\{n(:[^|}]*\|([^}]*))?\}", lambda m: f"{(numbers or ['1'])[0]} {m[2] or ''}".strip(), form
                        )
                    )
                    if "{" not in filled:
                        near.append((SequenceMatcher(None, verb, filled).ratio(), f"{subject}{filled}"))
        return [form for ratio, form in sorted(near, reverse=True) if ratio >= ALIKE][:MOST_CHOICES]


@dataclass(slots=True)
class _Found:
    """The cards that a line can be, each once."""

    line: Reader
    head: dict[str, Any]
    kinds: tuple[str, ...]
    choices: dict[Hashable, Choice] = field(default_factory=dict[Hashable, Choice])
    moments: dict[Hashable, Choice] = field(default_factory=dict[Hashable, Choice])
    """The cards that it could be if it said when it can be played."""
    wrong: str | None = None
    """Why what was read is no card."""

    def look(self, sentences: Sentences, text: str, fits: Callable[[str], bool]) -> bool:
        """Read a text; whether a card was found. `fits`: whether the text of a card is what was typed."""
        try:
            for data in islice(sentences.card(text), MOST_READINGS):
                for kind in self.kinds:
                    self._take(data, kind, fits)
        except TooLong:
            self.choices.clear()
        return bool(self.choices)

    def _take(self, data: Mapping[str, Any], kind: str, fits: Callable[[str], bool]) -> None:
        card = {**self.head, "kind": kind, **_plainly(data)}
        try:
            prepared = self.line.about.card(card)
            text = fresh_text(prepared, self.line.words)
        except BadData as error:
            self.wrong = self.wrong or sentence_of(error, the_lexicon(), kind=kind)
            if kind == "sometimes" and "when" not in card and "use" not in card:
                self._when(data, kind)
            return
        if fits(text):
            self.choices.setdefault(does(prepared), Choice(text, card))

    def _when(self, data: Mapping[str, Any], kind: str) -> None:
        """The cards that it can be at one time or another."""
        words = [name for effect in data.get("do", ()) for name in effect if name in EFFECTS]
        for when in dict.fromkeys(when for word in words for when in EFFECTS[word].answers):
            condition = {"card": ["action"], "touches": ["fortitude"]} if when == "card" else when
            card = {**self.head, "kind": kind, "when": condition, **_plainly(data)}
            try:
                prepared = self.line.about.card(card)
                self.moments.setdefault(does(prepared), Choice(fresh_text(prepared, self.line.words), card))
            except BadData:
                continue

    def said(self) -> Read:
        """The card that was found, or a question which one it is."""
        choices = [*self.choices.values()]
        if len(choices) == 1:
            return Read(choices[0].card, choices[0].text)
        kinds = {choice.card["kind"] for choice in choices}
        if len(kinds) == len(choices):
            named = [
                Choice(the_lexicon().phrase("kind", choice.card["kind"]), choice.card) for choice in choices
            ]  # fmt: skip
            return self.line.asked(self.head, "kind", *named)
        return self.line.asked(self.head, "which", *choices)


def _plainly(data: Mapping[str, Any]) -> dict[str, Any]:
    """A card's data as one would write it: a single effect stands without brackets, and a mere word by itself."""
    told = dict(data)
    for key in ("do", "negated"):
        if key in told:
            effects = [_word(effect) for effect in told[key]]
            told[key] = effects[0] if len(effects) == 1 else effects
    if "use" in told:
        told["use"] = [_plainly(use) for use in told["use"]]
    return told


def _word(effect: Mapping[str, Any]) -> Any:
    (first, *more) = effect.values()
    return next(iter(effect)) if first is True and not more else effect
