"""What a prompt means for its reader, and a player's levels, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.inn.look.prospects import passed
from bot.games.inn.look.staying import levels
from bot.games.inn.look.words import counter_title, drink_names
from bot.games.inn.rules import Library, the_library
from bot.games.inn.rules.cards.text import drink_text, the_lexicon
from bot.games.inn.rules.foresee import Levels, Outcome, about_to_lose, foresee_drink
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.table import HAND
from bot.games.inn.rules.play.view import DrinkView, InnView, inn_view
from bot.tables.info import OpenAsk, PrivateTable
from bot.ui.words import Words

"""What the key of an option begins with that deals out a Drink."""


def stands(words: Words, view: InnView, seat: int) -> str:
    """A player's levels in a few words: "4 from passing out, 9 Gold"; or why they are out."""
    out = view["seats"][seat]["out"]
    if out:
        return words.say(f"inn.out-{out}")
    now = levels(view, seat)
    return words.say("inn.stands" if now.gap > 0 else "inn.stands-falling", gap=now.gap, gold=now.gold)


def names_with_levels(words: Words, view: InnView, names: Sequence[str]) -> list[str]:
    """The names by seat, each with the player's levels: "Quill (4 from passing out, 9 Gold)"."""
    return [
        words.say("inn.stands-after", name=name, stands=stands(words, view, seat)) for seat, name in enumerate(names)
    ]


def safe_seats(view: InnView, library: Library | None = None) -> frozenset[int]:
    """The seats that are not about to lose as things stand: awake, and with Gold where that matters."""
    return frozenset(range(len(view["seats"]))) - about_to_lose(view, library or the_library())


def asked_about(ask: OpenAsk, view: InnView, seats: Sequence[int]) -> str:
    """What is asked of these seats, as a key of words: an Action Phase in which they have only cards in front left has
    one of its own.
    """
    about, team = ask.about.removeprefix("inn."), view.get("team")
    left = view["actions"] if team is None else sum(team["actions"][seat] for seat in seats)
    return "action-played" if about == "action" and not left else about


def to_you(words: Words, private_table: PrivateTable) -> str:
    """What the open prompt means for the seat whose panel it is; empty if nothing true can be said."""
    view, seat, ask = inn_view(private_table.view), private_table.seat, private_table.ask
    if ask is None or view["seats"][seat]["out"]:
        return ""
    if ask.kind == "response":
        told = passed(private_table)[seat]
        asked = private_table.seat_ask is not None and private_table.answered is None
        nothing = asked and not told.unsure  # worth saying only to somebody who has to answer
        return foretold(words, told) or (words.say("inn-to-you.nothing") if nothing else "")
    if private_table.seat_ask is None:
        return ""
    about = ask.about.removeprefix("inn.")
    match about:
        case "discard":
            return _draws(words, len(view["hand"]))
        case "action" | "order" | "ordered":
            return _later(words, view, seat)
        case "where":
            return words.say("inn-to-you.where", n=ask.args.get("left", 1))
        case "may":
            return _may(words, view, seat, ask.args.get("card", ""))
        case "gamble":
            pot = view["round"]
            return words.say("inn-to-you.gamble", pot=pot["pot"] if pot is not None else 0)
        case _:
            return _between(words, private_table)


def _may(words: Words, view: InnView, seat: int, code: str) -> str:
    """What a rule of the character does to a counter that counts with Alcohol Content, and so to the gap; empty if it
    leaves that as it is.
    """
    library, deck = the_library(), code.partition(".")[0]
    rule = library.cards.get(code)
    for effect in rule.uses[0].do if rule is not None else ():
        counter = f"{deck}.{effect.of}"
        if effect.word == "count" and library.counters[counter].drunk:
            had = view["seats"][seat]["counters"].get(counter, 0)
            gap, name = levels(view, seat).gap - effect.n, counter_title(counter, effect.n)
            facts = {"n": effect.n, "counter": name, "before": had, "after": had + effect.n, "gap": gap}
            return words.say("inn-to-you.may" if gap > 0 else "inn-to-you.may-asleep", **facts)
    return ""


def foretold(words: Words, told: Outcome) -> str:
    """What happens to a seat if nobody answers, in words; empty if that cannot be known, or is nothing."""
    amounts = changed(words, told.before, told.after)
    changes = amounts.copy()
    if not told.out and (then := _then(words, told.before, told.after)):
        changes.append(then)
    if told.drawn:
        changes.append(words.say("inn-to-you.draw", n=told.drawn))
    if told.unseen:
        changes.append(words.say("inn-to-you.unseen", n=told.unseen))
    if told.out:
        changes.append(_out(words, told))
    if not changes:
        return ""
    if told.unsure:
        changes.append(words.say("inn-to-you.unsure"))
    what = "; ".join(changes)
    return words.say("inn-to-you.changes" if amounts or what[0].isdecimal() else "inn-to-you.happens", what=what)


def _out(words: Words, told: Outcome) -> str:
    """Why a seat would be out of the game; if that was so before, or something else may still keep it in, says so."""
    already = told.before.gap <= 0 if told.out == "asleep" else not told.before.gold
    return words.say(f"inn-to-you.{told.out}{'-already' if already else '' if told.resolved else '-maybe'}")


def changed(words: Words, before: Levels, after: Levels) -> list[str]:
    """The changes of a player's levels, each with its amount and the values before and after."""
    return [
        words.say(f"inn-to-you.{name}", n=then - now, before=now, after=then)
        for name, now, then in (
            ("fortitude", before.fortitude, after.fortitude), ("alcohol", before.alcohol, after.alcohol),
            ("gold", before.gold, after.gold),
        )
        if then != now
    ]  # fmt: skip


def _then(words: Words, before: Levels, after: Levels) -> str:
    """How far from passing out a seat is afterwards; empty if that is as it was, and nothing has changed about it."""
    if (before.fortitude, before.alcohol) != (after.fortitude, after.alcohol):
        return words.say("inn-to-you.gap", gap=after.gap)
    if after.gap != before.gap:
        return words.say("inn-to-you.gap-alone", before=before.gap, after=after.gap)
    return ""


def decision(words: Words, private_table: PrivateTable, key: str) -> str:
    """What a choice that plays no card means for the player who makes it; empty if the prompt says it already."""
    view, seat, ask = inn_view(private_table.view), private_table.seat, private_table.ask
    facts: dict[str, Any] = dict(ask.args) if ask is not None else {}
    pick = read_pick(key)
    match pick.kind:
        case "deal":
            return drink_text(the_library().drinks[pick.of], the_lexicon())
        case "keep" | "share":
            drink = _own_drink(view, seat)
            if drink is None:
                return ""
            mods = [*drink.get("mods", ()), *([["half", 0]] if key == "share" else [])]
            return _drunk(words, foresee_drink(view, the_library(), seat, drink["cards"], mods))
        case "first" | "second":
            return _drunk(words, foresee_drink(view, the_library(), seat, facts.get(key, ())))
        case "accept":
            others = sum(not other["out"] for other in view["seats"]) - 1
            return words.say("inn-to-you.accept", n=others)
        case "decline":
            return words.say("inn-to-you.none")
        case _:
            return ""


def _between(words: Words, private_table: PrivateTable) -> str:
    """What each of two choices means."""
    ask = private_table.ask
    pairs = {"inn.share": ("keep", "share"), "inn.challenge": ("accept", "decline"), "inn.dare": ("first", "second")}
    keys = pairs.get(ask.about, ()) if ask is not None else ()
    told = [(key, decision(words, private_table, key)) for key in keys]
    if not told or not all(what for _, what in told):
        return ""
    return " ".join(words.say(f"inn-to-you.if-{key}", what=what) for key, what in told)


def _own_drink(view: InnView, seat: int) -> DrinkView | None:
    """The Drink before this seat, as it is now; None if there is no Drink."""
    drinks = view["stack"][-1]["drinks"] if view["stack"] else ()
    return next((drink for drink in drinks if drink["drinker"] == seat and not drink["ignored"]), None)


def own_drink_name(words: Words, view: InnView, seat: int) -> str:
    """The Drink before a seat by its titles; empty if there is none."""
    drink = _own_drink(view, seat)
    return drink_names(words, drink["cards"]) if drink is not None else ""


def _drunk(words: Words, outcome: Outcome) -> str:
    """What comes of a Drink for its drinker."""
    told = changed(words, outcome.before, outcome.after)
    if outcome.drawn:
        told.append(words.say("inn-to-you.draw", n=outcome.drawn))
    if outcome.out == "asleep":
        told.append(words.say("inn-to-you.asleep"))
    elif then := _then(words, outcome.before, outcome.after):
        told.append(then)
    return "; ".join(told) or words.say("inn-to-you.none")


def _draws(words: Words, held: int) -> str:
    """The number of cards that a seat draws after it has discarded."""
    if held > HAND:
        return words.say("inn-to-you.draw-beyond", n=held - HAND)
    return words.say("inn-to-you.draw-more" if held < HAND else "inn-to-you.draw-each", n=HAND - held)


def _later(words: Words, view: InnView, seat: int) -> str:
    """The end of one's own turn, whatever is played or ordered before."""
    pile, now = view["seats"][seat]["pile"], levels(view, seat)
    if pile:
        return words.say("inn-to-you.drinks-many" if pile > 1 else "inn-to-you.drinks", n=pile, gap=now.gap)
    if not now.alcohol:
        return words.say("inn-to-you.sober")
    return words.say("inn-to-you.sobers", before=now.alcohol, after=now.alcohol - 1, gap=now.gap + 1)
