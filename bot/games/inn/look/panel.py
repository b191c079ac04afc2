"""The choice and the buttons of a hand's panel at the Inn. A choice of several steps is stored only in their ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.engine import Option, join_pick
from bot.games.inn.look import prompts
from bot.games.inn.look.decisions import (
    button_rows,
    decision_label,
    deed_rows,
    deeds_of,
    is_deed,
    with_buttons,
)  # fmt: skip
from bot.games.inn.look.pictures.cards import card_face
from bot.games.inn.look.pictures.hand import hand_order
from bot.games.inn.look.prospects import Prospects
from bot.games.inn.look.staying import levels
from bot.games.inn.look.team import DONE, first_button, hand_row, may_yield, sake_of, token_row
from bot.games.inn.look.words import (
    alternatives,
    card_name,
    card_of,
    drink_title,
    glossed,
    thing_code,
    thing_title,
    times,
    title,
)
from bot.games.inn.rules.cards.text import card_text, kind_text, the_lexicon, use_effect
from bot.games.inn.rules.picks import Pick, read_pick, read_target
from bot.games.inn.rules.play.view import inn_view
from bot.tables.clocks.pace import PACES
from bot.tables.info import PrivateTable, SeatOptions
from bot.ui.kept import kept
from bot.ui.layouts.components import IN_PANEL, button, component_id, custom_id, row, shortened
from bot.ui.layouts.tables import PRIMARY, label_names
from bot.ui.look import Asked
from bot.ui.words import Words

MOST_OPTIONS = 25
LABEL_MOST, LABEL_LEAST = 96, 20
"""The most characters of a card's title with its target, of which Discord allows 100; the fewest of either of them."""
TIMID = "t"
"""The argument of a select whose cards are played only if nobody else answers."""
SIGNS = {"action": "✊", "sometimes": "🛡️", "anytime": "⚡", "gambling": "🎲", "cheating": "🎭"}
OTHER_SIGNS = {"none": "✖️", "potion": "🧪", "any": "⚡", "sell": "⚡"}
"""Signs of decisions and of what may be done at any time; those that are not here have a glass."""
PASSES = {
    "inn.discard": "keep", "inn.action": "no-action", "inn.ordered": "no-more", "inn.gamble": "pass",
    "inn.window": "pass", "inn.bid": "no-bid",
}  # fmt: skip
"""What declining is called where one may."""
MUST_DISCARD = ("inn.discard-cards", "inn.cost")
"""Asks for cards to discard of which there is a fixed number."""
NO_OPTIONS: Mapping[str, Option] = {}


def offered(private_table: PrivateTable) -> dict[str, Option]:
    """All options of the seat now, those out of turn too: decisions, then cards in the order of the hand's picture.

    Conditional options are left out.
    """
    asked = private_table.seat_ask.options if private_table.seat_ask else NO_OPTIONS
    whole = {**asked, **private_table.unasked, **asked}
    found = [key for key in whole if not (pick := read_pick(key)).timid and pick.kind not in ("pass", "orders")]
    return {key: whole[key] for key in sorted(in_menu_order(found), key=is_potion)}


def is_potion(key: str) -> bool:
    """Whether an option uses a Potion Token; these come last."""
    return read_pick(key).kind == "potion"


def in_menu_order(keys: Iterable[str]) -> list[str]:
    """Options in the order of the hand's picture; those that play no card come first."""
    cards = {key: pick.of for key in keys if (pick := read_pick(key)).kind == "card" or pick.discards}
    place = {code: at for at, code in enumerate(in_hand_order({*cards.values()}))}
    return [*(key for key in keys if key not in cards), *sorted(cards, key=lambda key: place[cards[key]])]


def in_hand_order(codes: Iterable[str]) -> list[str]:
    """Cards in the order of the hand's picture."""
    faces = {code: card_face(code) for code in codes}
    return hand_order(list(faces), faces)


def discards(private_table: SeatOptions) -> bool:
    """Whether the seat is asked what to discard."""
    return (
        private_table.seat_ask is not None
        and private_table.ask is not None
        and private_table.ask.about in ("inn.discard", *MUST_DISCARD)
    )


def must_discard(private_table: SeatOptions) -> int:
    """How many cards the seat is to discard; 0 when it may discard as it likes, or is asked something else."""
    asked = private_table.seat_ask
    if asked is None or not discards(private_table) or private_table.ask is None:
        return 0
    return asked.least if private_table.ask.about in MUST_DISCARD else 0


def sign(private_table: PrivateTable, code: str) -> str:
    """The sign of a card's kind now: an Action that can also be played in a Round is a Gambling Card there."""
    card = card_of(code)
    return SIGNS["gambling" if card.gambles and inn_view(private_table.view)["round"] else card.kind]


def option_at(seat_options: SeatOptions, key: str) -> Option | None:
    """The option of a key, conditional ones too; None when it is not offered."""
    asked = seat_options.seat_ask.options if seat_options.seat_ask else NO_OPTIONS
    return asked.get(key) or seat_options.unasked.get(key)


def timid_key(seat_options: SeatOptions, key: str) -> str:
    """The key of the same option in case nobody else answers, if that is offered; else the key."""
    timid = read_pick(key)._replace(timid=True).key
    return key if option_at(seat_options, timid) is None else timid


def may_be_timid(private_table: PrivateTable) -> bool:
    """Whether the ask takes conditional answers (played only if nobody else answers), whatever cards the seat has."""
    return (
        private_table.seat_ask is not None and private_table.ask is not None and private_table.ask.about == "inn.window"
    )


def rows(words: Words, private_table: PrivateTable, asked: Asked) -> list[ui.ActionRow[Any]]:
    """A button for each option of a choice, the select, and the three buttons; below them, so that those are seen with
    the headline and the picture, a button for each sale or use, and whose hand is shown where teams play.
    """
    return [
        *button_rows(words, private_table),
        row(choice(words, private_table, asked)),
        buttons(words, private_table, asked),
        *deed_rows(words, private_table),
        *(token_row(words, private_table) if discards(private_table) else []),
        *hand_row(words, private_table, asked),
    ]


def passes_by_post(private_table: PrivateTable) -> bool:
    """Whether *Pass until my turn* has a button of its own: by post every pass of somebody costs the table hours. Not
    where the seat would lose by it.
    """
    by_post = PACES[private_table.info.pace].alerts and may_be_timid(private_table)
    return by_post and inn_view(private_table.view)["stack"][-1]["what"] != "losing"


def buttons(words: Words, private_table: PrivateTable, asked: Asked) -> ui.ActionRow[Any]:
    """The buttons Pass, Why, More; in a moment by post *Pass until my turn* comes first. While cards are played as a
    last resort, the button that ends that stands in place of *Why*, and *You first* while mates may begin; in a lesson
    *Take back* in place of *More*.
    """
    ask = private_table.ask
    table, number = private_table.info.id, ask.number if ask else 0
    about = ask.about if ask and private_table.seat_ask else ""
    verb, view = PASSES.get(about, "pass"), inn_view(private_table.view)
    if ask and prompts.asked_about(ask, view, [private_table.seat]) == "action-played":
        verb = "go-on"
    if about in DONE and "team" in view:
        verb = "done"
    by_post = passes_by_post(private_table)
    first = [button(words.say("inn-order.turn"), table, "inn.until", ask=number, style=PRIMARY)] if by_post else []
    timid = button(words.say("inn-button.timid-on"), table, "inn.timid", ask=number, style=PRIMARY)
    yields = may_yield(private_table)
    why = button(words.say("inn-button.why"), table, "inn.why", ask=number)
    second = timid if asked.timid else first_button(words, table, ask, arg=IN_PANEL) if yields else why
    undo = button(words.say("button.undo"), table, "panel.undo", arg=IN_PANEL, disabled=not private_table.may_undo)
    return row(
        *first,
        button(
            words.say(f"inn-button.{verb}"), table, "inn.pass", ask=number, arg=IN_PANEL,
            disabled=about not in PASSES,
        ),
        second,
        undo if private_table.info.lesson else button(words.say("button.more"), table, "inn.more"),
    )  # fmt: skip


def choice(words: Words, private_table: PrivateTable, asked: Asked) -> ui.Item[Any]:
    """The select: cards to discard, cards that may be played, or the targets of the chosen card."""
    number = private_table.ask.number if private_table.ask else 0
    if discards(private_table):
        return _discards(words, private_table, number)
    option = option_at(private_table, asked.card) if asked.card else None
    if option is not None and option.most:
        return _targets(words, private_table, number, option)
    return _plays(words, private_table, number, asked)


def _menu(
    private_table: PrivateTable, verb: str, number: int, options: list[discord.SelectOption], hint: str, *,
    arg: str = "",
    least: int = 1, most: int = 1,
) -> ui.Item[Any]:  # fmt: skip
    shown = options or [discord.SelectOption(label=shortened(hint, 100), value="none")]
    known_by = custom_id(private_table.info.id, verb, ask=number, arg=arg)
    return ui.Select(
        custom_id=known_by, placeholder=shortened(hint, 150), options=shown, min_values=least,
        max_values=max(least, min(most, len(shown))), disabled=not options, id=component_id(known_by),
    )  # fmt: skip


def _discards(words: Words, private_table: PrivateTable, number: int) -> ui.Item[Any]:
    assert private_table.seat_ask is not None
    options: list[discord.SelectOption] = []
    for key in in_menu_order(private_table.seat_ask.options)[:MOST_OPTIONS]:
        code = read_pick(key).of
        options.append(_menu_option(title(code), key, _about(private_table, code), sign(private_table, code)))
    must = must_discard(private_table)
    hint = words.say("inn-hint.discard-cards", n=must) if must else words.say("inn-hint.discard")
    return _menu(
        private_table, "inn.discard", number, options, hint, least=must or 1, most=must or len(options)
    )  # fmt: skip


def _plays(words: Words, private_table: PrivateTable, number: int, asked: Asked) -> ui.Item[Any]:
    options = kept(private_table, lambda: play_options(words, private_table, timid=asked.timid), "plays", asked.timid)
    pressed = bool(with_buttons(private_table))
    if not options:
        none = "wait" if private_table.seat_ask is None else "press" if pressed else "none"
        return _menu(private_table, "inn.pick", number, [], words.say(f"inn-hint.{none}"))
    about = (
        private_table.ask.about
        if private_table.ask is not None and private_table.seat_ask is not None and not pressed
        else "inn.standing"
    )
    about = "potion" if about == "inn.standing" and all(is_potion(option.value) for option in options) else about
    hint = words.say(f"inn-hint.{'timid' if asked.timid else about.removeprefix('inn.')}")
    if len(options) > MOST_OPTIONS:
        size = MOST_OPTIONS - 1
        pages = -(-len(options) // size)
        page = int(asked.page) % pages if asked.page.isdecimal() else 0
        after = (page + 1) % pages
        options = options[page * size : (page + 1) * size]
        more = words.say("inn-hint.page", page=after + 1, pages=pages)
        options = [*options, discord.SelectOption(label=more, value=join_pick("page", (str(after),)), emoji="📄")]
    return _menu(private_table, "inn.pick", number, [*options], hint, arg=TIMID if asked.timid else "")


def play_options(words: Words, private_table: PrivateTable, *, timid: bool = False) -> list[discord.SelectOption]:
    """What may be done now and has no button, with its target where there is at most one to name and room for all of
    them, and for the whole title.
    """
    pressed = {*with_buttons(private_table), *deeds_of(private_table)}
    found = {key: option for key, option in offered(private_table).items() if key not in pressed}
    picks = sum(len(option.targets) if option.most else 1 for option in found.values())
    straight = picks <= MOST_OPTIONS
    options: list[discord.SelectOption] = []
    prospects = prospects_of(private_table)
    for key, option in found.items():
        label = option_label(words, private_table, key)
        value, pick = timid_key(private_table, key) if timid else key, read_pick(key)
        card = pick.of if pick.kind in ("card", "borrow") else ""
        about = _does(private_table, pick) if card else prompts.decision(words, private_table, key)
        meant = glossed(words, title(card)) if card else ""
        emoji = sign(private_table, card) if card else OTHER_SIGNS.get(read_pick(key).kind, "🍺")
        aimed = {target: _aimed(words, private_table, label, option.targets, target) for target in option.targets}
        whole = len(label) > LABEL_MOST or all(told.startswith(label) for told in aimed.values())
        if option.most == 1 and option.least == 1 and straight and whole:
            about = _does(private_table, pick, aimed=True) if card else about
            for target, told in aimed.items():
                where = target_levels(words, private_table, target)
                comes_to = _comes_to(words, private_table, prospects, key, target)
                what = " · ".join(filter(None, (where, comes_to, meant, about)))
                options.append(_menu_option(told, join_pick(value, (target,)), what, emoji))
        elif option.most:
            options.append(
                _menu_option(words.say("inn.whom", card=label), value, " · ".join(filter(None, (meant, about))), emoji)
            )
        else:
            comes_to = _comes_to(words, private_table, prospects, key)
            options.append(_menu_option(label, value, " · ".join(filter(None, (comes_to, meant, about))), emoji))
    return options


def saving_cards(words: Words, private_table: PrivateTable) -> str:
    """The cards, powers and Potion Tokens that would keep a seat in the game which nobody waits for."""
    if private_table.answered is not None:
        return ""
    keys = Prospects(private_table).saving(dict(private_table.unasked)) if private_table.unasked else []
    return _named(words, private_table, keys)


def saving_line(words: Words, private_table: PrivateTable) -> str:
    """What would keep a seat in the game that may respond, in a line; empty where nothing would, or it is safe."""
    may = private_table.answered is None and private_table.ask is not None and private_table.ask.kind == "response"
    told = _named(words, private_table, _saving(private_table)) if may else ""
    return words.say("inn-hand.saving", cards=told) if told else ""


def _saving(private_table: PrivateTable) -> list[str]:
    """The options of a seat that is asked which would keep it in the game."""
    if private_table.seat_ask is None or not inn_view(private_table.view)["stack"]:
        return []
    return Prospects(private_table).saving(offered(private_table))


def _named(words: Words, private_table: PrivateTable, keys: Iterable[str]) -> str:
    told = dict.fromkeys(card_name(key) if is_card(key) else option_label(words, private_table, key) for key in keys)
    return alternatives(words, told)


def saving_codes(private_table: PrivateTable) -> frozenset[str]:
    """The cards of a seat that is asked which would keep it in the game."""
    return frozenset(pick.of for key in _saving(private_table) if (pick := read_pick(key)).kind == "card")


def prospects_of(private_table: PrivateTable) -> Prospects | None:
    """What the options come to, for a seat that is asked: for others their panel stays as it is."""
    return Prospects(private_table) if private_table.seat_ask is not None else None


def _comes_to(
    words: Words, private_table: PrivateTable, prospects: Prospects | None, key: str, target: str = ""
) -> str:
    """What an option comes to with a target; empty where that is not sure."""
    if prospects is None:
        return ""
    whom = seat_of_target(private_table, target) if target else None
    return prospects.line(words, join_pick(key, (target,)), whom)


def _aimed(words: Words, private_table: PrivateTable, label: str, targets: Sequence[str], target: str) -> str:
    """A card with its target; where there is no room for both, the target is the player alone, if that tells it apart
    from the others.
    """
    whom = target_words(words, private_table, target)
    players = [seat_of_target(private_table, other) for other in targets]
    if len(set(players)) == len(players):
        player = shortened(label_names(private_table.info)[seat_of_target(private_table, target)], LABEL_LEAST)
        whom = player if len(label) + len(player) <= LABEL_MOST < len(label) + len(whom) else whom
    return words.say("inn.on", card=shortened(label, max(LABEL_LEAST, LABEL_MOST - len(whom))), target=whom)


def _menu_option(label: str, value: str, about: str, emoji: str) -> discord.SelectOption:
    told = shortened(about.replace("**", ""), 100)  # a menu does not format its texts
    return discord.SelectOption(label=shortened(label, 100), value=value, description=told or None, emoji=emoji)


def is_card(key: str) -> bool:
    """Whether an option plays or uses a card of the player's own, and is not an order or a decision."""
    return read_pick(key).kind == "card"


def option_label(words: Words, private_table: PrivateTable, key: str) -> str:
    """The label of an option."""
    if is_card(key) or read_pick(key).discards:
        mates = sake_of(inn_view(private_table.view), private_table.seat, key)
        names = label_names(private_table.info)
        whom = words.listing([names[mate] for mate in mates])
        return words.say("inn-team.for", card=title(key), name=whom) if mates else title(key)
    return decision_label(words, private_table, key)


def _does(private_table: PrivateTable, pick: Pick, *, aimed: bool = False) -> str:
    """What a card does that may be played now, without when that is and whom it picks, so that more of it fits; what
    stands on it, if it does nothing by itself.
    """
    return use_effect(card_of(pick.of), pick.n, the_lexicon(), aimed=aimed) or _about(
        private_table, pick.of, pick.number
    )


def _about(private_table: PrivateTable, code: str, use: int | None = None) -> str:
    """The effect of playing a card; of a card with several uses, that of the chosen one."""
    lexicon = the_lexicon()
    texts = card_text(card_of(code), lexicon, teams="team" in private_table.view).split(f" {lexicon.phrase('or')}")
    return " ".join(texts) if use is None or use >= len(texts) else texts[use]


def target_words(words: Words, private_table: PrivateTable, target: str) -> str:
    """A seat, a card in front of a seat, a Drink that is being resolved, or a Drink and a seat."""
    names = label_names(private_table.info)
    aim, view = read_target(target), inn_view(private_table.view)
    if aim.thing >= 0:
        return words.say("inn.thing-of", name=names[aim.seat], card=thing_title(view, target))
    if aim.drink < 0:
        return names[aim.seat]
    shown = view["stack"][-1]["drinks"][aim.drink] if view["stack"] else None
    told = ""
    if shown is not None:
        drinks = words.listing([drink_title(code) for code in shown["cards"]])
        told = words.say("inn.drink-of", name=names[int(shown["drinker"])], drinks=drinks)
    return words.say("inn.drink-to", drink=told, name=names[aim.seat]) if aim.seat >= 0 else told


def answer_words(words: Words, private_table: PrivateTable) -> str:
    """The seat's answer in this window so far, in words."""
    pick = read_pick(private_table.answered[0]) if private_table.answered else Pick("pass")
    if pick.kind == "pass":
        return words.say("inn-button.pass")
    told = option_label(words, private_table, pick.key)
    if pick.targets:
        whom = words.listing([target_words(words, private_table, target) for target in pick.targets])
        told = words.say("inn.answer-on", card=told, target=whom)
    return words.say("inn-answer.only-if", answer=told) if pick.timid else told


def seat_of_target(private_table: PrivateTable, target: str) -> int:
    """The seat that a target is about: the one that is named, whose card is named, of a Drink alone its drinker."""
    aim = read_target(target)
    if aim.seat < 0:
        return inn_view(private_table.view)["stack"][-1]["drinks"][aim.drink]["drinker"]
    return aim.seat


def target_levels(words: Words, private_table: PrivateTable, target: str) -> str:
    """Where the player stands whom a target is about; of a card in front of a player the wages that keep it."""
    if "." in target:
        view = inn_view(private_table.view)
        return words.say("inn.thing-stands", n=card_of(thing_code(view, target)).wages)
    return prompts.stands(words, inn_view(private_table.view), seat_of_target(private_table, target))


def _targets(words: Words, private_table: PrivateTable, number: int, option: Option) -> ui.Item[Any]:
    options: list[discord.SelectOption] = []
    prospects = prospects_of(private_table) if option.most == 1 else None
    for target in option.targets[: MOST_OPTIONS - 1]:
        view, seat = inn_view(private_table.view), seat_of_target(private_table, target)
        now, where = levels(view, seat), target_levels(words, private_table, target)
        about = words.say("inn.stats", stands=where, fortitude=now.fortitude, alcohol=now.alcohol)
        comes_to = _comes_to(words, private_table, prospects, option.key, target)
        about = " · ".join(filter(None, (where if "." in target else about, comes_to)))
        options.append(
            discord.SelectOption(
                label=shortened(target_words(words, private_table, target), 100),
                value=target,
                description=shortened(about, 100),
            )
        )
    options.append(discord.SelectOption(label=words.say("inn-hint.back"), value="back", emoji="↩️"))
    label = option_label(words, private_table, option.key)
    hint = words.say(f"inn-hint.target{_how_many(option)}", card=label, least=option.least, n=option.most)
    return _menu(
        private_table, "inn.aim", number, options, hint, arg=option.key, least=max(1, option.least), most=option.most
    )


def _how_many(option: Option) -> str:
    """Which words ask for the targets of an option."""
    if option.most == 1:
        return "" if read_pick(option.key).kind in ("card", "borrow") else "-sell" if is_deed(option.key) else "-order"
    return "-many" if option.least <= 1 else "-exactly" if option.least == option.most else "-range"


# -- in words -------------------------------------------------------------------------------------------------------


def playable_codes(private_table: PrivateTable) -> frozenset[str]:
    """The cards that may be played now."""
    return frozenset(pick.of for key in offered(private_table) if (pick := read_pick(key)).kind == "card")


def lit_codes(private_table: PrivateTable) -> frozenset[str]:
    """The cards that are lit: those that may be played now, or put away."""
    if discards(private_table) and private_table.seat_ask is not None:
        return frozenset(read_pick(key).of for key in private_table.seat_ask.options)
    return playable_codes(private_table)


def hand_words(words: Words, private_table: PrivateTable, most: int) -> str:
    """Every card of the hand with its kind and text; those that are lit are marked.

    The result has at most `most` characters: if there are too few, cards lose their texts, the playable ones last.
    """
    view, now = inn_view(private_table.view), lit_codes(private_table)
    held = Counter(in_hand_order(view["hand"]))
    laid = Counter(in_hand_order(each["card"] for each in view["seats"][private_table.seat]["front"]))
    cards = [*((code, n, False) for code, n in held.items()), *((code, n, True) for code, n in laid.items())]
    told = [_card_words(words, private_table, *card, text=True) for card in cards]
    room = most - len(cards) - sum(map(len, told))
    for at in sorted(range(len(cards)), key=lambda at: (cards[at][0] in now, -len(told[at]))):
        if room < 0:
            short = _card_words(words, private_table, *cards[at], text=False)
            room += len(told[at]) - len(short)
            told[at] = short
    return "\n".join(told) or words.say("inn.no-cards")


def _card_words(
    words: Words, private_table: PrivateTable, code: str, copies: int, in_front: bool, *, text: bool
) -> str:
    card, lexicon = card_of(code), the_lexicon()
    told = words.say(
        "inn.card-now" if code in lit_codes(private_table) else "inn.card",
        sign=sign(private_table, code), card=card_name(code),
        times=times(words, copies), kind=kind_text(card, lexicon),
        text=card_text(card, lexicon, teams="team" in private_table.view) if text else words.say("inn.card-text"),
    )  # fmt: skip
    return words.say("inn.card-in-front", told=told) if in_front else told
