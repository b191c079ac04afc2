"""The guide of the lesson at the Inn: what to do now and why.

It depends only on what the learner's seat may see now, so that after a restart it continues where it was.
"""

from __future__ import annotations

from bot.engine import SeatAsk
from bot.engine.lessons import LESSON
from bot.games.inn.look import panel as inn_panel
from bot.games.inn.look.staying import levels
from bot.games.inn.look.words import card_name, card_of
from bot.games.inn.patrons.advice import Advice, advise
from bot.games.inn.rules.cards.deals import the_deals
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.events import FortitudeChanged, TurnBegan, read
from bot.games.inn.rules.picks import Pick, read_pick
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.tables.info import PrivateTable
from bot.ui.layouts.tables import seat_names
from bot.ui.words import Fact, Words


def advice_at(private_table: PrivateTable) -> Advice | None:
    """What the guide suggests; None while the learner is asked nothing."""
    ask, seat_ask = private_table.ask, private_table.seat_ask
    if ask is None or seat_ask is None:
        return None
    about = ask.about.removeprefix("inn.")
    view, unasked = inn_view(private_table.view), private_table.unasked
    return advise(the_deals()[LESSON], view, seat_ask, ask.turn, about, unasked)


def guide(words: Words, private_table: PrivateTable) -> str:
    """What to do now, and why, in two short sentences; while others are asked, what is going on."""
    advice = advice_at(private_table)
    facts = _facts(words, private_table)
    if advice is None or private_table.seat_ask is None:
        return words.say(f"inn-lesson.{_waiting(private_table)}", **facts)
    view = inn_view(private_table.view)
    key = _key(view, private_table.seat_ask, advice, private_table.ask.about if private_table.ask else "")
    facts = {**facts, **_picked(words, private_table, advice)}
    return words.say(f"inn-lesson.{key}", **facts)


def _key(view: InnView, seat_ask: SeatAsk, advice: Advice, about: str) -> str:
    """The key of the words for a piece of advice."""
    pick = read_pick(advice.picks[0]) if advice.picks else Pick("none")
    if advice.fells >= 0:
        return "fell"
    if advice.say:
        return advice.say
    if about == "inn.discard":
        return "put-away" if advice.picks else "keep"
    if pick.kind == "pass":
        return {"inn.action": "no-action", "inn.ordered": "no-more"}.get(about, "pass")
    if pick.kind == "order":
        return "order-again"
    if pick.kind != "card":
        return "decide"
    return "save" if _is_losing(view) else _sort_of_card(pick)


def _sort_of_card(pick: Pick) -> str:
    """What the first effect of the card is good for, as a key of the words."""
    told = {effect.word for effect in card_of(pick.of).uses[pick.n].do}
    words = [EFFECTS[word] for word in told]
    sorts = {
        "hit": "lose-fortitude" in told,
        "heal": "gain-fortitude" in told,
        "trick": any(word.drink for word in words),
        "shield": any("loss" in word.answers for word in words),
        "bet": any(word.round in ("starts", "control") for word in words),
    }
    return next((sort for sort, fits in sorts.items() if fits), "play")


def _is_losing(view: InnView) -> bool:
    """Whether the learner is about to lose."""
    top = view["stack"][-1] if view["stack"] else None
    return top is not None and top["what"] == "losing" and view["me"] in top["seats"]


def _waiting(private_table: PrivateTable) -> str:
    """What is going on while others are asked, as a key of the words."""
    view, me = inn_view(private_table.view), private_table.seat
    if view["round"] is not None:
        return "wait-round"
    if view["active"] == me:
        return "wait-own"
    for event in reversed(private_table.recent):
        told = read(event)
        if isinstance(told, TurnBegan):
            break
        if isinstance(told, FortitudeChanged) and told.seat == me and told.by < 0:
            return "wait-hurt"
    return "wait"


def _facts(words: Words, private_table: PrivateTable) -> dict[str, Fact]:
    """What every line may speak of."""
    names, view, me = seat_names(private_table.info), inn_view(private_table.view), private_table.seat
    rivals = [seat for seat, shown in enumerate(view["seats"]) if seat != me and not shown["out"]]
    rival = min(rivals, key=lambda seat: levels(view, seat).gap, default=me)
    return {"rival": names[rival], "room": levels(view, rival).gap, "gap": levels(view, me).gap}


def _picked(words: Words, private_table: PrivateTable, advice: Advice) -> dict[str, Fact]:
    """The cards or the choice that the advice names, and its targets."""
    if not advice.picks:
        return {}
    pick = read_pick(advice.picks[0])
    if pick.discards:
        return {"cards": words.listing([card_name(each) for each in advice.picks])}
    card, plain = pick.kind == "card", pick.kind in ("pass", "order")
    told = (
        card_name(pick.of) if card else pick.kind if plain else inn_panel.option_label(words, private_table, pick.key)
    )
    whom = [inn_panel.target_words(words, private_table, target) for target in pick.targets]
    if whom:
        told = words.say("inn-lesson.on", card=told, target=words.listing(whom))
    return {"card" if card else "choice": told}
