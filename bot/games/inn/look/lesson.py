"""The guide of the lesson at the Inn: what to do now and why.

It depends only on what the learner's seat may see now, so that after a restart it continues where it was.
"""

from __future__ import annotations

from bot.engine import SeatAsk, split_pick
from bot.engine.lessons import LESSON
from bot.games.inn.look import panel as inn_panel
from bot.games.inn.look.staying import standing
from bot.games.inn.look.words import card_name, card_of
from bot.games.inn.patrons.advice import Advice, advise
from bot.games.inn.rules.cards.deals import the_deals
from bot.games.inn.rules.cards.vocabulary import EFFECTS
from bot.games.inn.rules.events import FortitudeChanged, TurnBegan, read
from bot.games.inn.rules.play.view import InnView, inn_view
from bot.tables.info import PrivateTable
from bot.ui.layouts.tables import seat_names
from bot.ui.words import Words

DISCARD, PASS, ORDER = "discard", "pass", "order"


def advice_at(private_table: PrivateTable) -> Advice | None:
    """What the guide suggests; None while the learner is asked nothing."""
    ask, seat_ask = private_table.ask, private_table.seat_ask
    if ask is None or seat_ask is None:
        return None
    about = ask.about.removeprefix("inn.")
    view, standing_options = inn_view(private_table.view), private_table.standing
    return advise(the_deals()[LESSON], view, seat_ask, ask.turn, about, standing_options)


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
    pick = split_pick(advice.picks[0])[0] if advice.picks else ""
    if advice.fells >= 0:
        return "fell"
    if advice.say:
        return advice.say
    if about == "inn.discard":
        return "put-away" if advice.picks else "keep"
    if pick == PASS:
        return {"inn.action": "no-action", "inn.ordered": "no-more"}.get(about, PASS)
    if pick == ORDER:
        return "order-again"
    if not inn_panel.is_card(pick):
        return "decide"
    return "save" if _is_losing(view) else _sort_of_card(pick)


def _sort_of_card(key: str) -> str:
    """What the first effect of the card is good for, as a key of the words."""
    card = card_of(key)
    number = key.rstrip("?").partition(":")[2]
    told = {effect.word for effect in card.uses[int(number or 0)].do}
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


def _facts(words: Words, private_table: PrivateTable) -> dict[str, object]:
    """What every line may speak of."""
    names, view, me = seat_names(private_table.info), inn_view(private_table.view), private_table.seat
    rivals = [seat for seat, shown in enumerate(view["seats"]) if seat != me and not shown["out"]]
    rival = min(rivals, key=lambda seat: standing(view, seat).gap, default=me)
    return {"rival": names[rival], "room": standing(view, rival).gap, "gap": standing(view, me).gap}


def _picked(words: Words, private_table: PrivateTable, advice: Advice) -> dict[str, object]:
    """The cards or the choice that the advice names, and its targets."""
    if not advice.picks:
        return {}
    key, targets = split_pick(advice.picks[0])
    if key.startswith(inn_panel.DISCARD):
        cards = [card_name(inn_panel.code_of(split_pick(pick)[0])) for pick in advice.picks]
        return {"cards": words.listing(cards)}
    if not inn_panel.is_card(key):
        whom = [inn_panel.target_words(words, private_table, target) for target in targets]
        label = key if key in (PASS, ORDER) else inn_panel.option_label(words, private_table, key)
        return {"choice": words.say("inn-lesson.on", card=label, target=words.listing(whom)) if whom else label}
    whom = [inn_panel.target_words(words, private_table, target) for target in targets]
    card = card_name(key)
    return {"card": words.say("inn-lesson.on", card=card, target=words.listing(whom)) if whom else card}
