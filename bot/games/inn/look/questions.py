"""The questions of the Inn as people see them: the table, the hand, and what each pick is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.engine import SeatAsk, split_pick
from bot.games.inn.look.panel import option_label, target_words
from bot.games.inn.look.words import card_of, character_name, short_character
from bot.games.inn.patrons.evaluating import asked_in
from bot.games.inn.patrons.questions import Bank, Question
from bot.games.inn.rules.cards.text import the_lexicon, use_effect
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.view import InnView, viewer
from bot.tables.info import OpenAsk, PrivateTable, PublicTable, SeatInfo, TableInfo
from bot.ui.look import AskedQuestion, QuestionPick
from bot.ui.staging import NO_TABLE
from bot.ui.words import Words

REGULAR = "regular"


class InnQuestions:
    """See `bot.ui.look.QuestionBook`."""

    def __init__(self, bank: Callable[[], Bank]) -> None:
        self._bank = bank
        self._index: dict[str, Question] = {}

    def ids(self) -> list[str]:
        """All of the bank, in its order."""
        return [question.id for question in self._bank().questions]

    def asked(self, words: Words, question: str) -> AskedQuestion | None:
        """The question, if the rules and decks of today can still set it up."""
        found = self._by_id().get(question)
        table = _set_up(found) if found is not None else None
        if found is None or table is None:
            return None
        view = found.view
        me = viewer(view)
        public = PublicTable(table.info, {**view, "me": None, "hand": []}, table.ask, (), None)
        picks = _picks(words, found, table)
        names = {"name": short_character(view["seats"][me]["character"]),
                 "character": character_name(view["seats"][me]["character"])}  # fmt: skip
        headline = words.say("inn-question.headline", **names)
        return AskedQuestion(headline, public, table, picks, found.best)

    def _by_id(self) -> dict[str, Question]:
        if not self._index:
            self._index = {question.id: question for question in self._bank().questions}
        return self._index


def _set_up(question: Question) -> PrivateTable | None:
    """The table as the seat sees it; None where it cannot be set up any more, or does not offer every pick."""
    asked = asked_in(question.view)
    if asked is None or not {worth.pick for worth in question.worths} <= set(asked.picks):
        return None
    view, me = question.view, viewer(question.view)
    ask = OpenAsk(1, "turn", "inn.action", {}, (me,), True, 0.0, None)
    return PrivateTable(_info(view), me, ask, SeatAsk(asked.options, ("pass",)), {}, view, ())


def _info(view: InnView) -> TableInfo:
    names = [short_character(seat["character"]) for seat in view["seats"]]
    seats = tuple(SeatInfo(seat, None, name, REGULAR, False, False, 0.0) for seat, name in enumerate(names))
    return TableInfo(
        NO_TABLE, 0, 0, "inn", "live", "normal", len(seats), 0, view["options"], 0.0, 0.0, None, "", "", seats, "",
        None, 0,
    )  # fmt: skip


def _picks(words: Words, question: Question, table: PrivateTable) -> list[QuestionPick]:
    """What can be picked, the best first. Ways to play a card that have one name are told apart by what they do, and
    cards in front of a player that have one title by a number.
    """
    does = [_does(worth.pick) for worth in question.worths]
    called = [_called(words, table, worth.pick) for worth in question.worths]
    often = Counter(called)
    ways = Counter((name, done) for name, done in zip(called, does, strict=True))
    found: list[QuestionPick] = []
    numbers: Counter[str] = Counter()
    for name, done, worth in zip(called, does, question.worths, strict=True):
        label = name
        if ways[name, done] > 1:
            numbers[name] += 1
            label = words.say("inn-question.number", pick=name, n=numbers[name])
        elif often[name] > 1 and done:
            label = words.say("inn-question.way", pick=name, does=done)
        found.append(QuestionPick(worth.pick, label, done, worth.chance))
    return found


def _called(words: Words, table: PrivateTable, pick: str) -> str:
    key, targets = split_pick(pick)
    if key == "pass":
        return words.say("inn-button.pass")
    label = option_label(words, table, key)
    if not targets:
        return label
    whom = words.listing([target_words(words, table, target) for target in targets])
    within = label if label.endswith("..") else label.removesuffix(".")  # a title that is a sentence
    return words.say("inn.answer-on", card=within, target=whom)


def _does(pick: str) -> str:
    """What the card does; empty for a pass."""
    read = read_pick(pick)
    return use_effect(card_of(read.of), read.n, the_lexicon(), aimed=True) if read.kind == "card" else ""
