"""The headline of a table's message: who is asked, and what. Beside a picture it fits two short lines on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.inn.look import mates, prompts, team
from bot.games.inn.look.brief import fitting, in_brief, in_fewest, some, stack_words
from bot.games.inn.look.decisions import ask_facts
from bot.games.inn.look.words import INN, name_at, names_for
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.tables.info import OpenAsk, PublicTable, TableInfo
from bot.ui.layouts.clock import until
from bot.ui.layouts.tables import seat_names, short_names
from bot.ui.words import Words, spaced

HEAD_MOST = 64
"""Letters of a headline before its clock, beside a picture."""


def inn_headline(words: Words, public_table: PublicTable, *, pictured: bool = False) -> str:
    """Who is asked, and what; in a window what is being resolved, but never who must still answer. The picture has the
    whole stack: beside it only the last item is named, and the headline is as short as it must be.
    """
    assert public_table.ask is not None
    assert public_table.view is not None
    info, view, ask = public_table.info, inn_view(public_table.view), public_table.ask
    deadline = until(words, info, ask)
    if ask.kind != "response":
        if not pictured:
            return decides(words, info, ask, view, deadline)
        return fitting(_decided(words, info, ask, view), HEAD_MOST) + deadline
    key = f"inn-head.{'natural' if ask.natural else 'window'}"
    if pictured:
        around = len(words.say("inn-head.window", what="", until="")) if not ask.natural else 0
        what = fitting(_last_item(words, info, view), HEAD_MOST - around)
    else:
        safe, teams = prompts.safe_seats(view), "team" in view
        what = stack_words(
            words, seat_names(info), view["stack"], teams=teams, saving=mates.saving(view), safe=safe
        )  # fmt: skip
    named = any(what.startswith(name) for name in (*seat_names(info), *short_names(info)))
    return words.say(key, what=what, begins="name" if named else "words", until=deadline)


def decides(words: Words, info: TableInfo, ask: OpenAsk, view: InnView, deadline: str, reader: int = INN) -> str:
    """The person who is to move, and what they decide; `reader`: the seat that reads it, told as "you". Not for
    windows, where it may be secret who is asked.
    """
    names = names_for(words, seat_names(info), reader)
    return _decision(words, info, ask, view, names, "", counted=False, reader=reader) + deadline


def _last_item(words: Words, info: TableInfo, view: InnView) -> Iterator[str]:
    """The last item of the stack, the longest way first."""
    if not view["stack"]:
        return
    item, saves = view["stack"][-1], mates.saving(view)[-1]
    for whole in (True, False):
        names = seat_names(info) if whole else short_names(info)
        for told in in_brief(words, names, item, teams="team" in view, safe=prompts.safe_seats(view)):
            yield told + spaced(words.say("inn-told.for-the-team")) if saves and whole else told
    if item["what"] in ("card", "use"):
        yield in_fewest(words, short_names(info), item)


def _decided(words: Words, info: TableInfo, ask: OpenAsk, view: InnView) -> Iterator[str]:
    """What `decides` says without the clock, the longest way first."""
    full, short = seat_names(info), short_names(info)
    yield _decision(words, info, ask, view, full, "", counted=False)
    yield _decision(words, info, ask, view, short, "", counted=False)
    yield _decision(words, info, ask, view, full, "-short", counted=False)
    for counted in (False, True):
        yield _decision(words, info, ask, view, short, "-short", counted=counted)


def _decision(
    words: Words, info: TableInfo, ask: OpenAsk, view: InnView, names: Sequence[str], way: str, *, counted: bool,
    reader: int = INN,
) -> str:  # fmt: skip
    """Who decides what. `way`: the end of the key of its words, if there are shorter ones."""
    if shared := team.shared_head(words, names, ask, view, short=bool(way), counted=counted):
        return shared
    pot = view["round"]
    control = name_at(words, names, pot["control"]) if pot and pot["control"] != INN else words.say("inn.nobody")
    waiting = [names[seat] for seat in ask.waiting]
    name = some(words, waiting) if counted else words.listing(waiting)
    gold, about = pot["pot"] if pot else 0, prompts.asked_about(ask, view, ask.waiting)
    facts = {**ask_facts(words, names, ask, reader), "name": name, "pot": gold, "control": control}
    key = f"inn-head.{about}"
    return words.say(key + way if words.has(key + way) else key, **facts)
