"""What people type in the commands of The Red Dragon Inn: what is suggested, and how it is read and carried out."""

from __future__ import annotations

from bot.engine import Refused, join_pick, split_pick
from bot.games.inn.look import panel as inn_panel
from bot.games.inn.look import prompts
from bot.games.inn.look.decisions import deed_label, is_decision, is_deed, is_use, named_decision, named_deed
from bot.games.inn.look.judging import what_if, why_card
from bot.games.inn.look.targets import named_targets, target_choices
from bot.games.inn.look.words import card_of, title
from bot.games.inn.rules import the_library
from bot.games.inn.rules.cards.own import is_own, own_decks
from bot.games.inn.rules.picks import read_pick
from bot.games.inn.rules.play.view import inn_view
from bot.tables.info import PrivateTable
from bot.ui.answering import my_table, one_target, open_hand
from bot.ui.choices import Choice, choices, matching
from bot.ui.client import Interaction
from bot.ui.errors import whisper
from bot.ui.finding import player_choices
from bot.ui.names import clean
from bot.ui.words import Words

TARGET = "describe.target"


async def my_private_table(interaction: Interaction) -> PrivateTable | None:
    """The private table that a command is about while it is being typed; None if that is not clear."""
    try:
        info = await my_table(interaction.client, interaction, getattr(interaction.namespace, "table", None), "inn")
        return await interaction.client.tables.private_table(info.id, interaction.user.id)
    except Refused:
        return None


async def complete_card(interaction: Interaction, typed: str) -> list[Choice]:
    """The cards that the person may play now, by title."""
    private_table = await my_private_table(interaction)
    if private_table is None:
        return []
    found = [
        (inn_panel.option_label(interaction.client.words, private_table, key), key)
        for key in inn_panel.offered(private_table)
        if inn_panel.is_card(key)
    ]
    return matching(found, typed)


async def complete_hand(interaction: Interaction, typed: str) -> list[Choice]:
    """The cards of the person's hand, and what else can be played now, each once."""
    private_table = await my_private_table(interaction)
    if private_table is None:
        return []
    hand = inn_panel.in_hand_order(dict.fromkeys(inn_view(private_table.view)["hand"]))
    return matching([(title(code), code) for code in hand], typed)


async def complete_discard(interaction: Interaction, typed: str) -> list[Choice]:
    """The cards of the person's hand; each copy of a card is listed."""
    private_table = await my_private_table(interaction)
    if private_table is None or private_table.seat_ask is None:
        return []
    keys = [key for key in private_table.seat_ask.options if read_pick(key).discards]
    return matching([(title(key), key) for key in inn_panel.in_menu_order(keys)], typed)


async def complete_player(interaction: Interaction, typed: str) -> list[Choice]:
    """Everybody at the table, and where they stand."""
    private_table = await my_private_table(interaction)
    if private_table is None:
        return []
    words, view = interaction.client.words, inn_view(private_table.view)

    def stands(name: str, seat: int) -> str:
        return words.say("inn.stands-named", name=name, stands=prompts.stands(words, view, seat))

    return player_choices(private_table.info, typed, stands=stands)


async def complete_order(interaction: Interaction, typed: str) -> list[Choice]:
    """For whom a Drink may be ordered now, and where they stand."""
    return await _complete_aim(interaction, typed, "order")


async def complete_share(interaction: Interaction, typed: str) -> list[Choice]:
    """With whom a Drink may be shared now, and where they stand."""
    return await _complete_aim(interaction, typed, "share")


async def _complete_aim(interaction: Interaction, typed: str, key: str) -> list[Choice]:
    private_table = await my_private_table(interaction)
    if private_table is None or inn_panel.option_at(private_table, key) is None:
        return await complete_player(interaction, typed)
    found = target_choices(interaction.client.words, private_table, key, typed)
    return choices(found)


async def complete_target(interaction: Interaction, typed: str) -> list[Choice]:
    """The targets of the card: players or Drinks; after a comma one more."""
    private_table, card = await my_private_table(interaction), getattr(interaction.namespace, "card", None)
    if private_table is None or not card:
        return await complete_player(interaction, typed)
    try:
        found = target_choices(interaction.client.words, private_table, read_card(private_table, card), typed)
    except Refused:
        return []
    return choices(found)


async def complete_decision(interaction: Interaction, typed: str) -> list[Choice]:
    """The possible decisions now: about a Drink, a choice, a bid, a sale."""
    private_table = await my_private_table(interaction)
    if private_table is None:
        return []
    words = interaction.client.words
    found = [
        (inn_panel.option_label(words, private_table, key), key)
        for key in inn_panel.offered(private_table)
        if is_decision(key) and key != "order"
    ]
    return matching(found, typed)


async def complete_choice_player(interaction: Interaction, typed: str) -> list[Choice]:
    """Whom the choice may name, and where they stand."""
    private_table, choice = await my_private_table(interaction), getattr(interaction.namespace, "choice", None)
    if private_table is None or not choice:
        return await complete_player(interaction, typed)
    words = interaction.client.words
    key = named_decision(words, private_table, inn_panel.offered(private_table), choice)
    found = target_choices(words, private_table, key, typed) if key is not None else []
    return choices(found)


async def complete_sale(interaction: Interaction, typed: str) -> list[Choice]:
    """The cards that the person may sell now."""
    return await _complete_deed(interaction, typed, sales=True)


async def complete_use(interaction: Interaction, typed: str) -> list[Choice]:
    """What the person may use or do now without a card of the hand."""
    return await _complete_deed(interaction, typed, sales=False)


async def _complete_deed(interaction: Interaction, typed: str, *, sales: bool) -> list[Choice]:
    private_table = await my_private_table(interaction)
    if private_table is None:
        return []
    words = interaction.client.words
    found = [(deed_label(words, private_table, key), key) for key in _deeds(private_table, sales=sales)]
    return matching(found, typed)


async def complete_deed_target(interaction: Interaction, typed: str) -> list[Choice]:
    """To whom the card may be sold, or on whom it is used, and where they stand."""
    private_table = await my_private_table(interaction)
    named = getattr(interaction.namespace, "card", None) or getattr(interaction.namespace, "what", None)
    if private_table is None or not named:
        return await complete_player(interaction, typed)
    words = interaction.client.words
    keys = [*_deeds(private_table, sales=True), *_deeds(private_table, sales=False)]
    key = named_deed(words, private_table, keys, named)
    found = target_choices(words, private_table, key, typed) if key is not None else []
    return choices(found)


def _deeds(private_table: PrivateTable, *, sales: bool) -> list[str]:
    """The sales that the seat could offer now, or all else that it may do without a card of the hand."""
    return [
        key
        for key in inn_panel.offered(private_table)
        if (is_deed(key) or is_use(key)) and (read_pick(key).kind == "sell") == sales
    ]  # fmt: skip


async def do_deed(interaction: Interaction, table: str | None, text: str, target: str | None, *, sales: bool) -> None:
    """Sell or use something by command. Raises `Refused('no-such-choice')`."""
    bot = interaction.client
    info = await my_table(bot, interaction, table, "inn")
    private_table = await bot.tables.private_table(info.id, interaction.user.id)
    key = named_deed(bot.words, private_table, _deeds(private_table, sales=sales), text)
    if key is None:
        raise Refused("no-such-choice", choice=clean(text))
    await open_hand(bot, interaction, info, (whole_pick(bot.words, private_table, key, target),))


def whole_pick(words: Words, private_table: PrivateTable, key: str, target: str | None) -> str:
    """The pick of an option with the targets that a person typed; without any with those that leave no choice.

    Raises `Refused` as `named_targets` does.
    """
    if target:
        return join_pick(key, named_targets(words, private_table, key, target))
    option = inn_panel.option_at(private_table, key)
    return (one_target(option) if option else None) or key


async def tell_why(interaction: Interaction, table: str | None, text: str) -> None:
    """Why a card cannot be played now. Raises `Refused`: ``no-such-card``, ``card-not-in-hand``."""
    bot = interaction.client
    info = await my_table(bot, interaction, table, "inn")
    private_table = await bot.tables.private_table(info.id, interaction.user.id)
    await whisper(interaction, why_card(bot.words, private_table, card_of(_named(private_table, text)).code))


async def tell_what_if(interaction: Interaction, table: str | None, text: str, target: str | None) -> None:
    """What would come of a card. Raises `Refused`: as `judging.what_if` and `named_targets` do, ``no-such-card``."""
    bot = interaction.client
    info = await my_table(bot, interaction, table, "inn")
    private_table = await bot.tables.private_table(info.id, interaction.user.id)
    key = _named(private_table, text)
    _, targets = split_pick(whole_pick(bot.words, private_table, key, target))
    await whisper(interaction, what_if(bot.words, private_table, key, targets))


def _named(private_table: PrivateTable, text: str) -> str:
    """The card that somebody means: one that can be played now, or else one of the hand. Raises
    `Refused('no-such-card')`.
    """
    hand, plain = inn_view(private_table.view)["hand"], _plain(text)
    there = next((code for code in hand if plain in (code, _plain(title(code)))), "")
    key = read_card(private_table, text)
    return key if inn_panel.option_at(private_table, key) is not None else there or key


def read_card(private_table: PrivateTable, text: str) -> str:
    """The key of an option from what somebody typed: a key, or a title. Raises `Refused('no-such-card')`."""
    plain = _plain(text)
    for key in inn_panel.offered(private_table):
        if inn_panel.is_card(key) and plain in (key, _plain(title(key))):
            return key
    here = set(own_decks(private_table.info.options))
    for code, card in the_library().cards.items():
        if not card.rule and plain in (code, _plain(card.title)) and (card.deck in here or not is_own(code)):
            return code
    raise Refused("no-such-card", card=text)


def _plain(text: str) -> str:
    """The text for comparisons. A question mark is kept: some titles, and the keys of conditional answers, have one."""
    return text.strip().lower().rstrip("?")


async def play_card(
    interaction: Interaction, table: str | None, card: str, target: str | None, *, timid: bool = False
) -> None:
    """Play a card by command; `target` may name several targets, separated by commas."""
    bot = interaction.client
    info = await my_table(bot, interaction, table, "inn")
    private_table = await bot.tables.private_table(info.id, interaction.user.id)
    key = read_card(private_table, card)
    if timid:
        key = inn_panel.timid_key(private_table, key)
    await open_hand(bot, interaction, info, (whole_pick(bot.words, private_table, key, target),))


def read_discards(private_table: PrivateTable, named: list[str]) -> tuple[str, ...]:
    """The picks for these cards, given by keys or titles; each copy counts once. Raises
    `Refused('card-not-in-hand')`.
    """
    asked = private_table.seat_ask.options if private_table.seat_ask else ()
    free = [key for key in asked if read_pick(key).discards]
    picks: list[str] = []
    for text in named:
        plain = text.strip().lower()
        found = next((key for key in free if plain in (key, card_of(key).title.lower())), None)
        if found is None:
            raise Refused("card-not-in-hand", card=text) if free else Refused("not-asked")
        free.remove(found)
        picks.append(found)
    return tuple(picks)
