### What the bot says about The Red Dragon Inn
### How this file is written: docs/translating.md

## refused

# Shown: a refusal, to one person alone
# $drinks (text): drinks
refused_which-drink = Which Drink do you mean: { $drinks }?

# Shown: a refusal, to one person alone
# $card (text): Healing Salve
refused_not-now = { $card } can't be played now.

# Shown: a refusal, to one person alone
# $card (text): Healing Salve
refused_not-your-action = { $card } is an Action: you can play it only in your own Action Phase.

# Shown: a refusal, to one person alone
# $card (text): Healing Salve
refused_needs-cheating = { $card } can't be played on the last card.

# Shown: a refusal, to one person alone
# $card (text): Healing Salve
refused_no-round = You can play { $card } only in a Round of Gambling.

# Shown: a refusal, to one person alone
# $n (number): 1
refused_teams-few = It takes { $n ->
        [one] { $n } more player
       *[other] { $n } more players
    }, people or patrons.

# Shown: a refusal, to one person alone
# $most (number): 5
# $n (number): 3
refused_teams-many = It takes { $most } players at most: { $n ->
        [one] { $n } has
       *[other] { $n } have
    } to leave.

# Shown: a refusal, to one person alone
# $size (number): 3
refused_teams-uneven = Each team needs { $size ->
        [one] { $size } player
       *[other] { $size } players
    }: somebody changes teams, or the host shuffles them.

# Shown: a refusal, to one person alone
# $character (text): Fiona
refused_character-taken = Somebody else plays { $character } already.

# Shown: a refusal, to one person alone
refused_no-such-character = There's no such character.

# Shown: a refusal, to one person alone
# $n (number): 3
refused_teams-wrong = Each team has { $n } players, who sit side by side.

# Shown: a refusal, to one person alone
refused_one-boss-alone = One Boss plays alone, and all others are one team.

# Shown: a refusal, to one person alone
refused_bosses-wrong = Each team has one Boss and one Lackey.

# Shown: a refusal, to one person alone
# $character (text): Fiona
refused_boss-no-villain = { $character } is no villain, and only villains are Bosses.

# Shown: a refusal, to one person alone
# $n (number): 4
# $wanted (number): 5
refused_characters-lacking = Chance may pick from { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }, and { $wanted ->
        [one] { $wanted } player wants
       *[other] { $wanted } players want
    } one.

# Shown: a refusal, to one person alone
# $least (number): 1
# $n (number): 0
refused_villains-lacking = That takes { $least } villains as Bosses; there are { $n }.

# Shown: a refusal, to one person alone
# $choice (text): choice
refused_no-such-choice = You can't choose that now: { $choice }.

# Shown: a refusal, to one person alone
refused_not-yours-to-yield = { "*" }You first* is for the players of the team whose turn it is, while several of them may still act.

## game

# Shown: a game's name
game_inn = The Red Dragon Inn

## variant: The ways to play it, and what each is in one line

# Shown: a way to play
variant_individual = Everybody for themselves

# Shown: a way to play
variant_two-headed-dragon = Two-Headed Dragon

# Shown: a way to play
variant_boss-battle = Boss Battle

# Shown: a way to play
variant_two-headed-boss-battle = Two-Headed Boss Battle

# Shown: a way to play
variant_leaders-and-lackeys = Leaders and Lackeys

# Shown: a way to play
variant_boss-versus-boss = Boss Versus Boss

## variant-about

# Shown: a way to play, in one line
variant-about_individual = Each player alone, 2 to 8 players

# Shown: a way to play, in one line
variant-about_two-headed-dragon = Teams of two share Fortitude, Alcohol Content, Gold and turns; 4, 6 or 8 players

# Shown: a way to play, in one line
variant-about_boss-battle = One villain with Boss Cards against a team of 2, 3 or 4 Challengers

# Shown: a way to play, in one line
variant-about_two-headed-boss-battle = Teams of two villains, all with Boss Cards; as many as there are villains

# Shown: a way to play, in one line
variant-about_leaders-and-lackeys = Teams of a villain with Boss Cards and a Lackey; 4, 6 or 8 players

# Shown: a way to play, in one line
variant-about_boss-versus-boss = Villains with Boss Cards, each alone; as many as there are villains

## side: The sides that have names, and the roles on a side

# Shown: a side's name
side_boss = The Boss

# Shown: a side's name
side_challengers = The Challengers

## role

# Shown: a role on a side
role_boss = Boss

# Shown: a role on a side
role_lackey = Lackey

# Shown: a role on a side
role_challengers = Challenger

## swap: Giving to another player, in a rematch, the part that one of a side has

# Shown: a button: swap a role
# Limit: 80
swap_boss = Swap Boss

## ladder: What ladders are called that have another name than the game

# Shown: a leaderboard's name
ladder_inn-teams = The Red Dragon Inn in teams

# Shown: a leaderboard's name
ladder_inn-boss = The Red Dragon Inn, Boss Battles

# Shown: a leaderboard's name
ladder_inn-own = The Red Dragon Inn, decks of our own

## as: The record in one role on a ladder that tells them apart

# Shown: the record in one role
# $role (text): Boss
# $wins (number): 1
# $games (number): 3
as_inn-boss = as { $role } { $wins } of { $games }

## chapters: The further pages of its rules

# Shown: a further page of the rules
chapters_inn = A page for each character

## drunk: What its players have drunk in all, which is no matter of the server's word for a drink

# Shown: what was drunk in all
# $n (number): 3
drunk_inn = { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    }

## commands

# Shown: description of a slash command
# Limit: 100
commands_inn = Play The Red Dragon Inn

# Shown: description of a slash command
# Limit: 100
commands_gamble = Rounds of Gambling at the Inn

# Shown: description of a slash command
# Limit: 100
commands_inn-hand = Show your hand

# Shown: description of a slash command
# Limit: 100
commands_inn-team = Show your team: a mate's hand, who has acted, what was said

# Shown: description of a slash command
# Limit: 100
commands_inn-potion = Use a Potion Token of your team

# Shown: description of a slash command
# Limit: 100
commands_inn-champion = Name your team's Champion

# Shown: description of a slash command
# Limit: 100
commands_inn-say = Say something to your team; nobody else reads it

# Shown: description of a slash command
# Limit: 100
commands_inn-discard = Discard cards and draw; none keeps all

# Shown: description of a slash command
# Limit: 100
commands_inn-play = Play a card

# Shown: description of a slash command
# Limit: 100
commands_inn-respond = Answer what is being resolved

# Shown: description of a slash command
# Limit: 100
commands_inn-pass = Pass, or take no Action; until gives a standing order to pass

# Shown: description of a slash command
# Limit: 100
commands_inn-order = Say who gets the Drink

# Shown: description of a slash command
# Limit: 100
commands_inn-drink = Decide about a Drink: keep or share, accept or decline, first or second

# Shown: description of a slash command
# Limit: 100
commands_inn-choose = Choose what a card or an Event does, answer an offer, or do what you may do at any time

# Shown: description of a slash command
# Limit: 100
commands_inn-why = Why a card of your hand can't be played now, and when it could

# Shown: description of a slash command
# Limit: 100
commands_inn-what-if = What would happen if you played a card now and nobody answered; nothing is changed

# Shown: description of a slash command
# Limit: 100
commands_inn-sell = Sell a card that lies in front of you, at any time

# Shown: description of a slash command
# Limit: 100
commands_inn-use = Use a card that stays in front of you, or do what your character may do at any time

# Shown: description of a slash command
# Limit: 100
commands_inn-bid = Bid, or choose how much Gold in secret

# Shown: description of a slash command
# Limit: 100
commands_inn-character = Pick your character before the game

# Shown: description of a slash command
# Limit: 100
commands_gamble-play = Play a Gambling or Cheating Card

# Shown: description of a slash command
# Limit: 100
commands_gamble-pass = Pass in the Round

## describe

# Shown: description of an option of a slash command
# Limit: 100
describe_potion = What for

# Shown: description of an option of a slash command
# Limit: 100
describe_champion = Which of you

# Shown: description of an option of a slash command
# Limit: 100
describe_say = What you say to them

# Shown: description of an option of a slash command
# Limit: 100
describe_which-card = Which card

# Shown: description of an option of a slash command
# Limit: 100
describe_choice = Your choice

# Shown: description of an option of a slash command
# Limit: 100
describe_amount = How much

# Shown: description of an option of a slash command
# Limit: 100
describe_sold-card = Which card to sell

# Shown: description of an option of a slash command
# Limit: 100
describe_buyer = To whom

# Shown: description of an option of a slash command
# Limit: 100
describe_used = What to use or to do

# Shown: description of an option of a slash command
# Limit: 100
describe_first-card = A card

# Shown: description of an option of a slash command
# Limit: 100
describe_further-card = Another card

# Shown: description of an option of a slash command
# Limit: 100
describe_character = Which character, or chance

# Shown: description of an option of a slash command
# Limit: 100
describe_for-whom = For whom

# Shown: description of an option of a slash command
# Limit: 100
describe_share = With whom to share

# Shown: description of an option of a slash command
# Limit: 100
describe_unless = Only if nobody else answers

# Shown: description of an option of a slash command
# Limit: 100
describe_until = A standing order; it stays until you take it back

# Shown: description of an option of a slash command
# Limit: 100
describe_target = On whom, or which Drink; separate several by commas

## card

# Shown: /card
# $deck (text): deck
# $n (number): 3
card_in-deck = { $deck }: { $n }

# Shown: /card
# $character (text): Fiona
# $side (text): side
card_side-deck = { $character }, { $side }

# Shown: /card
# $n (number): 3
card_everywhere = { $n } in every deck

# Shown: /card
# $decks (text): decks
card_not-in = none for { $decks }

# Shown: /card
# $deck (text): deck
# $n (number): 3
card_own-deck = { $deck }, made on this server: { $n }

# Shown: /card
# $deck (text): deck
# $n (number): 3
card_own-draft = { $deck }, a draft: { $n }

# Shown: /card
# $n (number): 3
card_own-more = { $n } more cards of this title in this server's decks: see /deck show.

# Shown: /card
card_retired = In no deck any more; tables begun before may still have it.

# Shown: /card
card_ours = Ours, at least in part: not all of this card is known from the game.

## inn

# Shown: the table's message
inn_the-inn = the Inn

# Shown: the table's message
inn_you = you

# Shown: the table's message
inn_nobody = nobody

# Shown: the table's message
# $name (text): Ann
# $character (text): Gerki the Sneak
inn_plays = { $name } is { $character }

# Shown: the table's message
# $name (text): Ann
# $n (number): 1
inn_mark = { $name } { $n }

# Shown: the table's message
# $card (text): Tip the Wench.
# $target (text): Ann
inn_on = { $card } → { $target }

# Shown: the table's message
# $card (text): Healing Salve
# $target (text): Ben
inn_answer-on = { $card } on { $target }

# Shown: the table's message
# $card (text): Catch! It's only half full.
inn_whom = { $card } on …

# Shown: the table's message
# $n (number): 26
inn_deck = Drink Deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: the table's message
# $names (text): Cid, Dot, Ann and Ben
inn_contest = Drinking Contest: { $names }

# Shown: the table's message
# $pot (number): 4
# $control (text): Ben
# $names (text): Ann, Ben, Cid and Dot
inn_round = Round of Gambling: **{ $pot } Gold** in the pot, { $control } in control; in it: { $names }

# Shown: the table's message
# $mark (text): ▶
# $name (text): Ann
# $patron (text): (patron)
# $character (text): Eve
# $gap (number): 20
# $fortitude (number): 20
# $alcohol (number): 0
# $gold (number): 10
# $hand (number): 7
# $pile (number): 1
inn_seat = { $mark } **{ $name }**{ $patron } · { $character } · **{ $gap }** from passing out (Fortitude **{ $fortitude }**, Alcohol **{ $alcohol }**) · { $gold } Gold · hand { $hand } · pile { $pile }

# Shown: the table's message
# $name (text): Ben
# $patron (text): patron
# $character (text): Lizwick
# $how (text): out of Gold, in the stables
inn_seat-out = ✖ { $name }{ $patron } · { $character } · { $how }

# Shown: the table's message
inn_out-asleep = asleep upstairs

# Shown: the table's message
inn_out-broke = out of Gold, in the stables

# Shown: the table's message
inn_awake = still awake

# Shown: the table's message
inn_you-asleep = You've passed out. Sleep well.

# Shown: the table's message
inn_you-broke = You're out of Gold and out of this game. Well played.

# Shown: the table's message
# $mark (text): mark
# $names (text): Ann and Ben
# $gap (text): gap
# $fortitude (text): fortitude
# $alcohol (text): alcohol
# $gold (number): 3
# $n (number): 3
inn_team = { $mark } { $names } · **{ $gap }** from passing out (Fortitude **{ $fortitude }**, Alcohol **{ $alcohol }**) · { $gold } Gold · { $n ->
        [0] no Potion Tokens
        [one] { $n } Potion Token
       *[other] { $n } Potion Tokens
    }

# Shown: the table's message
# $names (text): Ann and Ben
# $how (text): how
inn_team-out = ✖ { $names } · { $how }

# Shown: the table's message
# $name (text): Ann
# $patron (text): patron
# $character (text): Fiona
# $hand (text): hand
# $pile (text): pile
inn_mate = - { $name }{ $patron } · { $character } · hand { $hand } · pile { $pile }

# Shown: the table's message
# $name (text): Ann
# $patron (text): patron
# $character (text): Fiona
inn_mate-out = - { $name }{ $patron } · { $character }

# Shown: the table's message
inn_champion = **Champion**

# Shown: the table's message
# $medal (text): medal
# $place (number): 3
# $names (text): Ann and Ben
# $how (text): how
inn_place-team = { $medal } **{ $place }.** { $names } · { $how }

# Shown: the table's message
# $name (text): Ann
# $patron (text): patron
# $character (text): Fiona
inn_place-player = { $name }{ $patron } ({ $character })

# Shown: the table's message
# $medal (text): 🥇
# $place (number): 1
# $name (text): Ann
# $patron (text): (patron)
# $character (text): Eve
# $how (text): still awake, 17 Gold
inn_place = { $medal } **{ $place }.** { $name }{ $patron } · { $character } · { $how }

# Shown: the table's message
# $how (text): still awake
# $gold (number): 17
inn_left-with = { $how }, { $gold ->
        [0] no Gold
        [one] { $gold } Gold
       *[other] { $gold } Gold
    }

# Shown: the table's message
# $character (text): Gerki the Sneak
inn_lobby-seat = { $character }

# Shown: the table's message
inn_lobby-chance = random character

# Shown: the table's message
# $manner (text): Guards her health first and bets last.
inn_lobby-manner = -# { $manner }

# Shown: the table's message
# $gone (text): gone
inn_lobby-gone = { $gone }

# Shown: the table's message
# $name (text): Ann
# $code (text): code
inn_lobby-missing = { $name }: the deck of “{ $code }” is missing. Pick another character, or leave it to chance.

# Shown: the table's message
# $code (text): code
inn_gone = “{ $code }”, whose deck is missing

# Shown: the table's message
inn_by-chance = Random

# Shown: the table's message
inn_pick-edition = Another edition

# Shown: the table's message
inn_pick-chance = Random characters come from all editions

# Shown: the table's message
# $character (text): Fiona
inn_character-set = You are { $character }.

# Shown: the table's message
inn_character-chance = You get a random character.

# Shown: the table's message
# $name (text): Ben
# $drinks (text): Elven Wine
inn_drink-of = { $name }: { $drinks }

# Shown: the table's message
# $drink (text): <@5> **Somebody with a very long name** number 5: Shot of Rum
# $name (text): <@0> **Somebody with a very long name** number 0
inn_drink-to = { $drink } → { $name }

# Shown: the table's message
# $name (text): <@1> **Somebody with a very long name** number 1
# $card (text): Brix the Enforcer
inn_thing-of = { $name }: { $card }

# Shown: the table's message
# $n (number): 2
inn_thing-stands = can be kept for { $n } Gold

# Shown: the table's message
# $name (text): <@1> **Somebody with a very long name** number 1
inn_in-front-of = a card in front of { $name }

# Shown: the table's message
# $gap (number): 20
# $gold (number): 10
inn_stands = { $gap } from passing out, { $gold ->
        [0] no Gold
        [one] { $gold } Gold
       *[other] { $gold } Gold
    }

# Shown: the table's message
# $gold (number): 4
inn_stands-falling = about to pass out, { $gold ->
        [0] no Gold
        [one] { $gold } Gold
       *[other] { $gold } Gold
    }

# Shown: the table's message
# $name (text): Ann
# $stands (text): stands
inn_stands-named = { $name }: { $stands }

# Shown: the table's message
# $name (text): Ann
# $stands (text): 19 from passing out, 19 Gold
inn_stands-after = { $name } ({ $stands })

# Shown: the table's message
# $stands (text): 20 from passing out, 10 Gold
# $fortitude (number): 20
# $alcohol (number): 0
inn_stats = { $stands } · Fortitude { $fortitude }, Alcohol { $alcohol }

# Shown: the table's message
# $sign (text): ✊
# $card (text): *Oh! You've discovered my anti-theft devices!*
# $times (text): times
# $kind (text): Action
# $text (text): Another player loses 2 Fortitude.
inn_card = { $sign } { $card }{ $times } · { $kind }: { $text }

# Shown: the table's message
# $sign (text): ✊
# $card (text): *That's odd. Illusions aren't supposed to actually hurt*
# $times (text): times
# $kind (text): Action
# $text (text): Another player loses 1 Fortitude.
inn_card-now = ▶ { $sign } **{ $card }**{ $times } · { $kind }: { $text }

# Shown: the table's message
inn_card-text = see /card

# Shown: the table's message
# $told (text): told
inn_card-in-front = { $told } (in front of you)

# Shown: the table's message
# $n (number): 3
inn_times = ×{ $n }

# Shown: the table's message
inn_no-cards = Your hand is empty.

## inn-head: Who is asked what, for everybody; "-short" where there is little room

# Shown: the table's headline
# $name (text): Ann
inn-head_discard = { "*" }*{ $name }** discards and draws

# Shown: the table's headline
# $name (text): Ann
inn-head_action = { "*" }*{ $name }**'s move

# Shown: the table's headline
# $name (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
inn-head_action-played = { "*" }*{ $name }** may still use cards in front of them

# Shown: the table's headline
# $name (text): Ann
inn-head_order = { "*" }*{ $name }** orders a Drink

# Shown: the table's headline
# $name (text): Ann
inn-head_ordered = { "*" }*{ $name }** has ordered a Drink and may play a card

# Shown: the table's headline
# $name (text): Ann
inn-head_ordered-short = { "*" }*{ $name }** may still play a card

# Shown: the table's headline
# $name (text): Dot
inn-head_where = { "*" }*{ $name }** chooses who gets the Drink

# Shown: the table's headline
# $name (text): ‹@6> \*\*Somebody with a very long name\*\* number 6
inn-head_share = { "*" }*{ $name }** may share the Drink

# Shown: the table's headline
# $name (text): ‹@3> \*\*Somebody with a very long name\*\* number 3
inn-head_challenge = { "*" }*{ $name }** may accept the Challenge

# Shown: the table's headline
# $name (text): Ann
inn-head_dare = { "*" }*{ $name }** chooses a Drink

# Shown: the table's headline
# $name (text): Cid
# $pot (number): 4
# $control (text): Ben
inn-head_gamble = { "*" }*{ $name }** gambles or passes; { $pot } Gold in the pot, { $control } in control

# Shown: the table's headline
# $name (text): ‹@3> \*\*Somebody with a very long name\*\* number 3
# $pot (number): 3
inn-head_gamble-short = { "*" }*{ $name }** gambles or passes; { $pot } Gold in the pot

# Shown: the table's headline
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $card (text): *Brix the Enforcer*
inn-head_choose = { "*" }*{ $name }** decides: { $card }

# Shown: the table's headline
# $name (text): ‹@6> \*\*Somebody with a very long name\*\* number 6
inn-head_choose-short = { "*" }*{ $name }** chooses what the card does

# Shown: the table's headline
# $card (text): Healing Salve
# $name (text): Ann
inn-head_ante = { $card }: **{ $name }** chooses how much the Inn antes

# Shown: the table's headline
# $name (text): Ann
inn-head_ante-short = { "*" }*{ $name }** chooses how much the Inn antes

# Shown: the table's headline
# $card (text): *The Bosun Takes All Bets*
# $name (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
# $bid (text): nobody has bid yet
inn-head_bid = { $card }: **{ $name }** bids or passes; { $bid }

# Shown: the table's headline
# $name (text): ‹@3> \*\*Somebody with a very long name\*\* number 3
# $bid (text): ‹@2> \*\*Somebody with a very long name\*\* number 2 leads with 4 Gold
inn-head_bid-short = { "*" }*{ $name }** bids or passes; { $bid }

# Shown: the table's headline
# $card (text): *The Merfolk Want a Word*
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-head_secret = { $card }: waiting for **{ $name }** to choose Gold in secret

# Shown: the table's headline
# $name (text): Ann
inn-head_secret-short = Waiting for **{ $name }** to choose Gold in secret

# Shown: the table's headline
# $name (text): ‹@6> \*\*Somebody with a very long name\*\* number 6
# $n (number): 1
inn-head_discard-cards = { "*" }*{ $name }** discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: the table's headline
# $name (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
inn-head_cost = { "*" }*{ $name }** pays for a card

# Shown: the table's headline
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-head_keep = { "*" }*{ $name }** chooses which card to keep

# Shown: the table's headline
# $name (text): Ann
inn-head_front = { "*" }*{ $name }** discards a card in front of them

# Shown: the table's headline
# $name (text): ‹@3> \*\*Somebody with a very long name\*\* number 3
# $card (text): *Mind the drive belt. And your sleeve*
inn-head_added = { "*" }*{ $name }** picks a target for { $card }

# Shown: the table's headline
# $name (text): Ann
inn-head_added-short = { "*" }*{ $name }** picks a target

# Shown: the table's headline
# $card (text): Healing Salve
# $name (text): Ann
inn-head_divide = { $card }: **{ $name }** divides the cards into two piles

# Shown: the table's headline
# $name (text): Ann
inn-head_divide-short = { "*" }*{ $name }** divides cards into two piles

# Shown: the table's headline
# $card (text): Healing Salve
# $name (text): Ann
inn-head_pile = { $card }: **{ $name }** takes one of the two piles

# Shown: the table's headline
# $name (text): Ann
inn-head_pile-short = { "*" }*{ $name }** takes one of two piles

# Shown: the table's headline
# $card (text): Healing Salve
# $name (text): Ann
# $hand (text): hand
inn-head_borrow = { $card }: **{ $name }** looks in { $hand } for a card to play

# Shown: the table's headline
# $name (text): Ann
# $hand (text): hand
inn-head_borrow-short = { "*" }*{ $name }** looks in { $hand } for a card

# Shown: the table's headline
# $card (text): *Hungry hungry scarabs*
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $n (number): 2
# $counter (text): Scarabs
inn-head_give = { $card }: **{ $name }** picks who gets { $n } { $counter }

# Shown: the table's headline
# $name (text): Ann
# $n (number): 3
# $counter (text): Potion Tokens
inn-head_give-short = { "*" }*{ $name }** picks who gets { $n } { $counter }

# Shown: the table's headline
# $name (text): ‹@4> \*\*Somebody with a very long name\*\* number 4
inn-head_take = { "*" }*{ $name }** takes a card from a side deck

# Shown: the table's headline
# $name (text): Ann
inn-head_buy = { "*" }*{ $name }** may buy from a side deck

# Shown: the table's headline
# $name (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
# $card (text): *Brix the Enforcer*
inn-head_wages = { "*" }*{ $name }** pays for { $card }, or lets it go

# Shown: the table's headline
# $name (text): Ann
inn-head_wages-short = { "*" }*{ $name }** pays for a card, or lets it go

# Shown: the table's headline
# $name (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
# $card (text): *Potion of the Stone Face*
# $seller (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $price (number): 2
inn-head_sale = { "*" }*{ $name }** may buy { $card } from { $seller } for { $price } Gold

# Shown: the table's headline
# $name (text): Ann
# $seller (text): seller
# $price (text): price
inn-head_sale-short = { "*" }*{ $name }** may buy a card from { $seller } for { $price } Gold

# Shown: the table's headline
# $name (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
inn-head_may = { "*" }*{ $name }** may use their character's power

# Shown: the table's headline
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-head_deal = { "*" }*{ $name }** deals out Drinks that nobody else sees

# Shown: the table's headline
# $name (text): Ann
inn-head_drink = { "*" }*{ $name }** to drink: one after the other, in any order

# Shown: the table's headline
# $name (text): Ann
inn-head_champion = { "*" }*{ $name }** names the Champion of the team

# Shown: the table's headline
# $what (text): Ben drinks *Light Ale* (+1 Alcohol Content)
# $until (text): · ends <t:1767225663:R>
inn-head_window = Respond or pass: { $what }{ $until }

# Shown: the headline of the table while several may answer in secret
# $begins: words; name (a player's, which stays as it is)
# $what (text): Ann plays *Healing Salve*
# $until (text): · ends <t:1767225837:R>
inn-head_natural = { $begins ->
        [name] { $what }
       *[words] { CAP($what) }
    }
    { "*" }Can you answer? See your hand*{ $until }

## inn-brief: What is being resolved, where there is little room; {effects} are the amounts below

# Shown: the headline where there is little room
# $name (text): ‹@4> \*\*Somebody with a very long name\*\* number 4
# $n (number): 4
inn-brief_others = { $name } and { $n } others

# Shown: the headline where there is little room
# $name (text): Ann
inn-brief_action = { $name } plays an Action

# Shown: the headline where there is little room
inn-brief_action-you = you play an Action

# Shown: the headline where there is little room
# $name (text): Ben
inn-brief_sometimes = { $name } plays a Sometimes Card

# Shown: the headline where there is little room
inn-brief_sometimes-you = you play a Sometimes Card

# Shown: the headline where there is little room
# $name (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
inn-brief_anytime = { $name } plays an Anytime Card

# Shown: the headline where there is little room
inn-brief_anytime-you = you play an Anytime Card

# Shown: the headline where there is little room
# $name (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
inn-brief_gambling = { $name } plays a Gambling Card

# Shown: the headline where there is little room
inn-brief_gambling-you = you play a Gambling Card

# Shown: the headline where there is little room
# $name (text): Quill
inn-brief_cheating = { $name } plays a Cheating Card

# Shown: the headline where there is little room
inn-brief_cheating-you = you play a Cheating Card

# Shown: the headline where there is little room
# $name (text): Ann
inn-brief_card = { $name } plays a card

# Shown: the headline where there is little room
inn-brief_card-you = you play a card

# Shown: the headline where there is little room
# $name (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
inn-brief_use = { $name } uses a card

# Shown: the headline where there is little room
inn-brief_use-you = you use a card

# Shown: the headline where there is little room
# $what (text): Cid plays a Sometimes Card
# $targets (text): Ann
inn-brief_on = { $what } on { $targets }

# Shown: the headline where there is little room
# $names (text): Ben
# $effects (text): +1 Alcohol, -1 Fortitude
inn-brief_drink = a Drink for { $names } ({ $effects })

# Shown: the headline where there is little room
# $names (text): Dot, Ann and Cid
# $effects (text): +2 Fortitude
inn-brief_drink-together = Drinks for { $names } ({ $effects } each)

# Shown: the headline where there is little room
# $names (text): Old Marla
inn-brief_drink-alone = a Drink for { $names }

# Shown: the headline where there is little room
# $names (text): Dot, Ann and Ben
inn-brief_drink-together-alone = Drinks for { $names }

# Shown: the headline where there is little room
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-brief_event = { $name } reveals an Event

# Shown: the headline where there is little room
inn-brief_event-you = you reveal an Event

# Shown: the headline where there is little room
inn-brief_encounter = an Event happens

# Shown: the headline where there is little room
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-brief_chosen = { $name }'s card takes effect

# Shown: the headline where there is little room
inn-brief_chosen-you = your card takes effect

# Shown: the headline where there is little room
inn-brief_chosen-event = the Event takes effect

# Shown: the headline where there is little room
inn-brief_chosen-it = it takes effect

# Shown: the headline where there is little room
# $n (number): 4
inn-brief_alcohol = { SIGNED($n) } Alcohol

# Shown: the headline where there is little room
# $n (number): -1
inn-brief_fortitude = { SIGNED($n) } Fortitude

# Shown: the headline where there is little room
# $n (number): 2
inn-brief_draw = draws { $n }

# Shown: the headline where there is little room
# $n (number): 1
inn-brief_gold = { SIGNED($n) } Gold

## inn-hand

# Shown: the private panel of a hand
# $until (text): · 45 s + 3 min spare, ends <t:1767225836:R>
inn-hand_discard = { "*" }*Discard any cards you like, then draw**{ $until }

# Shown: the private panel of a hand
# $until (text): · 45 s + 3 min spare, ends <t:1767225839:R>
inn-hand_action = { "*" }*Your Action Phase: play one card, or none**{ $until }

# Shown: the private panel of a hand
# $until (text): · ends <t:60:R>
inn-hand_action-played = { "*" }*Your Action is played: use what lies in front of you, or go on**{ $until }

# Shown: the private panel of a hand
# $until (text): · 45 s + 3 min spare, ends <t:1767225840:R>
inn-hand_order = { "*" }*Order a Drink for somebody**{ $until }

# Shown: the private panel of a hand
# $until (text): · 45 s + 3 min spare, ends <t:1767225981:R>
inn-hand_ordered = { "*" }*Your Drink is ordered: play a card, or go on**{ $until }

# Shown: the private panel of a hand
# $until (text): · 45 s + 3 min spare, ends <t:1767226014:R>
inn-hand_where = { "*" }*Who gets this Drink?**{ $until }

# Shown: the private panel of a hand
# $drink (text): *Mead*
# $until (text): · ends <t:60:R>
inn-hand_share = { "*" }*Share { $drink }?**{ $until }

# Shown: the private panel of a hand
# $until (text): · ends <t:60:R>
inn-hand_challenge = { "*" }*Accept the Challenge?**{ $until }

# Shown: the private panel of a hand
# $until (text): until
inn-hand_dare = { "*" }*Which Drink is yours?**{ $until }

# Shown: the private panel of a hand
# $until (text): · 45 s + 3 min spare, ends <t:1767225845:R>
inn-hand_gamble = { "*" }*Gamble or pass**{ $until }

# Shown: the private panel of a hand
# $card (text): *Brix the Enforcer*
# $until (text): · ends <t:60:R>
inn-hand_choose = { "*" }*{ $card }: what happens?**{ $until }

# Shown: the private panel of a hand
# $way (text): Pay <@1> \*\*Somebody with a very long name\*\* number 1 1 Gold
inn-hand_way = - { $way }

# Shown: the private panel of a hand
# $n (number): 3
# $card (text): Healing Salve
# $kind (text): kind
# $text (text): …
inn-hand_numbered = { $n }. { $card } · { $kind }: { $text }

# Shown: the private panel of a hand
# $text (text): Another player loses 3 Fortitude. Price: 2 Gold.
inn-hand_buys = -# { $text }

# Shown: the private panel of a hand
# $card (text): *Potion of the Stone Face*
# $text (text): Each other player loses 1 Fortitude. Price: 2 Gold.
inn-hand_offered-card = - { $card }: { $text }

# Shown: the private panel of a hand
# $deck (text): Bat Deck
# $n (number): 8
# $kinds (text): 6 Sometimes and 2 Action
inn-hand_offered-deck = - { $deck }, { $n } left: { $kinds }

# Shown: the private panel of a hand
# $n (number): 6
# $kind (text): Sometimes
inn-hand_offered-kind = { $n } { $kind }

# Shown: the private panel of a hand
# $until (text): until
inn-hand_ante = { "*" }*How much of the ante comes from the Inn?** Each Gold costs Fortitude{ $until }

# Shown: the private panel of a hand
# $card (text): *The Bosun Takes All Bets*
# $bid (text): nobody has bid yet
# $until (text): · ends <t:60:R>
inn-hand_bid = { "*" }*{ $card }: bid, or pass**; { $bid }{ $until }

# Shown: the private panel of a hand
# $card (text): *The Merfolk Want a Word*
# $until (text): · ends <t:60:R>
inn-hand_secret = { "*" }*{ $card }: how much Gold, in secret?** All show theirs at once{ $until }

# Shown: the private panel of a hand
# $n (number): 3
# $until (text): until
inn-hand_discard-cards = { "*" }*Discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }**{ $until }

# Shown: the private panel of a hand
# $card (text): *Drop it, or meet my belaying pin. Too slow!*
# $n (number): 1
# $until (text): · ends <t:60:R>
inn-hand_discard-cards-for = { "*" }*{ $card }: discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }**{ $until }

# Shown: the private panel of a hand
# $card (text): *Lower your Drunken Chi by 1*
# $n (number): 2
# $until (text): · ends <t:60:R>
inn-hand_cost = { "*" }*{ $card } costs { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your hand**{ $until }

# Shown: the private panel of a hand
# $card (text): *Brewmaster Phrenk*
# $until (text): · ends <t:60:R>
inn-hand_keep = { "*" }*{ $card }: which card do you keep?** The others are discarded{ $until }

# Shown: the private panel of a hand
# $card (text): Healing Salve
# $until (text): until
inn-hand_front = { "*" }*{ $card } is one card too many in front of you: which do you discard?**{ $until }

# Shown: the private panel of a hand
# $card (text): *Mind the drive belt. And your sleeve*
# $until (text): · ends <t:60:R>
inn-hand_added = { "*" }*{ $card }: on whom?**{ $until }

# Shown: the private panel of a hand
# $card (text): Healing Salve
# $player (text): player
# $until (text): until
inn-hand_divide = { "*" }*{ $card }: divide the cards into two piles.** { $player } takes one of them{ $until }

# Shown: the private panel of a hand
# $card (text): Healing Salve
# $until (text): until
inn-hand_pile = { "*" }*{ $card }: which pile do you take?** The other is discarded{ $until }

# Shown: the private panel of a hand
# $card (text): Healing Salve
# $hand (text): hand
# $until (text): until
inn-hand_borrow = { "*" }*{ $card }: which card of { $hand } do you play?** With none of them you pass{ $until }

# Shown: the private panel of a hand
# $card (text): Healing Salve
# $n (number): 3
# $counter (text): Potion Tokens
# $until (text): until
inn-hand_give = { "*" }*{ $card }: who gets { $n } { $counter }?**{ $until }

# Shown: the private panel of a hand
# $until (text): · ends <t:60:R>
inn-hand_take = { "*" }*Take a card from a side deck**{ $until }

# Shown: the private panel of a hand
# $n (number): 3
# $counter (text): Potion Tokens
# $until (text): until
inn-hand_buy = { "*" }*Buy a card from a side deck for { $n } { $counter }?**{ $until }

# Shown: the private panel of a hand
# $card (text): *Brix the Enforcer*
# $until (text): · ends <t:60:R>
inn-hand_wages = { "*" }*{ $card } would lose Fortitude: pay its wages, or let it go?**{ $until }

# Shown: the private panel of a hand
# $card (text): *Potion of the Stone Face*
# $seller (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $price (number): 2
# $until (text): · ends <t:60:R>
inn-hand_sale = { "*" }*Buy { $card } from { $seller } for { $price } Gold?**{ $until }

# Shown: the private panel of a hand
# $text (text): Gain 1 Drunken Chi
# $until (text): · ends <t:60:R>
inn-hand_may = { "*" }*{ $text }?**{ $until }

# Shown: the private panel of a hand
# $card (text): *Signs point to you getting drunker...soon!*
# $until (text): · ends <t:60:R>
inn-hand_deal = { "*" }*{ $card }: deal out these Drinks**; nobody else sees them{ $until }

# Shown: the private panel of a hand
# $until (text): until
inn-hand_drink = { "*" }*Reveal your Drink now, or let your mate go first**{ $until }

# Shown: the private panel of a hand
# $until (text): until
inn-hand_champion = { "*" }*Who is your team's Champion?**{ $until }

# Shown: the private panel of a hand
# $what (text): you drink *Light Ale* (+1 Alcohol Content)
# $until (text): · ends <t:1767225663:R>
inn-hand_window = { "*" }*Respond or pass**: { $what }{ $until }

# Shown: the private panel of a hand
# $what (text): what
# $until (text): until
inn-hand_answered = { "*" }*You have answered.** Waiting for the others: { $what }{ $until }

# Shown: the private panel of a hand
inn-hand_answered-all = { "*" }*You have answered.** Waiting for the others.

# Shown: the private panel of a hand
# $answer (text): answer
# $what (text): what
# $until (text): until
inn-hand_changing = You have answered **{ $answer }**; you can change it while this moment lasts: { $what }{ $until }

# Shown: the private panel of a hand
# $cards (text): cards
inn-hand_saves = { "*" }*Nobody waits for you**, but { $cards } would save you.

# Shown: the private panel of a hand
# $cards (text): cards
inn-hand_saving = { $cards } would save you

## inn-team: Where teams play: what everybody reads in the phases that a team takes together, and what its players read

# Shown: where teams play
# $name (text): ‹@2> \*\*So… and ‹@3> \*\*So…
inn-team_head-discard = Waiting for **{ $name }** to discard

# Shown: where teams play
# $name (text): ‹@2> \*\*So… and ‹@3> \*\*So…
# $done (text): ; done: ‹@2> \*\*Somebody with a very long name\*\* number 2
inn-team_head-action = Waiting for **{ $name }** to act{ $done }

# Shown: where teams play
# $name (text): ‹@2> \*\*So… and ‹@3> \*\*So…
# $n (number): 2
inn-team_head-order = { "*" }*{ $name }** may order the next Drink, { $n } left

# Shown: where teams play
# $name (text): ‹@3> \*\*Somebody with a very long name\*\* number 3
inn-team_head-ordered = The Drinks are ordered: **{ $name }** may still play a card

# Shown: where teams play
# $name (text): ‹@0> \*\*So… and ‹@1> \*\*So…
inn-team_head-ordered-short = { "*" }*{ $name }** may still play a card

# Shown: where teams play
# $name (text): ‹@2> \*\*So… and ‹@3> \*\*So…
# $done (text): ; done: ‹@1> \*\*Somebody with a very long name\*\* number 1
inn-team_head-drink = Waiting for **{ $name }** to drink{ $done }

# Shown: where teams play
# $name (text): ‹@2> \*\*So… and ‹@3> \*\*So…
# $what (text): ‹@1> \*\*Somebody with a very long name\*\* number 1 plays *Gambling? I'm in!*
inn-team_head-champion = Waiting for **{ $name }** to name a Champion: { $what }

# Shown: where teams play
# $name (text): ‹@2> \*\*So… and ‹@3> \*\*So…
inn-team_head-champion-short = Waiting for **{ $name }** to name a Champion

# Shown: where teams play
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $n (number): 2
inn-team_head-boss-action = { "*" }*{ $name }** plays an Action, { $n } left

# Shown: where teams play
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $n (number): 2
inn-team_head-boss-order = { "*" }*{ $name }** orders a Drink, { $n } left

# Shown: where teams play
# $names (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
inn-team_done = ; done: { $names }

# Shown: where teams play
# $until (text): until
inn-team_hand-discard = { "*" }*Discard any cards you like**; you draw once your whole team has chosen{ $until }

# Shown: where teams play
# $until (text): until
inn-team_hand-action = { "*" }*Your team's Actions: play yours, or let a mate go first**{ $until }

# Shown: where teams play
# $until (text): until
inn-team_hand-action-last = { "*" }*Your team's Actions: play yours**{ $until }

# Shown: where teams play
# $until (text): until
inn-team_hand-action-played = { "*" }*Your Action is played: use what lies in front of you, or press Done**{ $until }

# Shown: where teams play
# $n (number): 3
# $until (text): until
inn-team_hand-order = { "*" }*Order a Drink for an opponent, { $n } left for your team**{ $until }

# Shown: where teams play
# $until (text): until
inn-team_hand-ordered = { "*" }*The Drinks are ordered: play a card, or press Done**{ $until }

# Shown: where teams play
# $until (text): until
inn-team_hand-drink = { "*" }*Reveal your Drink, or let a mate go first**{ $until }

# Shown: where teams play
# $what (text): what
# $until (text): until
inn-team_hand-champion = { "*" }*Who is your team's Champion?** { CAP($what) }{ $until }

# Shown: where teams play
# $n (number): 3
# $until (text): until
inn-team_hand-boss-action = { "*" }*Your Action Phase: play a card, or none; { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    } left**{ $until }

# Shown: where teams play
# $n (number): 3
# $until (text): until
inn-team_hand-boss-order = { "*" }*Order a Drink: { $n } left**{ $until }

# Shown: where teams play
# $what (text): what
# $text (text): …
inn-team_stake = { $what }: { $text }

# Shown: where teams play
# $told (text): told
inn-team_now = Your team: { $told }

# Shown: where teams play
# $told (text): told
inn-team_now-boss = You, the Boss: { $told }

# Shown: where teams play
# $names (text): Ann and Ben
inn-team_ready-discard = ready: { $names }

# Shown: where teams play
# $names (text): Ann and Ben
inn-team_ready-action = done: { $names }

# Shown: where teams play
# $names (text): Ann and Ben
inn-team_ready-drink = done: { $names }

# Shown: where teams play
# $names (text): Ann and Ben
inn-team_left-discard = to discard: { $names }

# Shown: where teams play
# $names (text): Ann and Ben
inn-team_left-action = to act: { $names }

# Shown: where teams play
# $names (text): Ann and Ben
inn-team_left-drink = to drink: { $names }

# Shown: where teams play
# $n (number): 3
inn-team_left-order = { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } to order

# Shown: where teams play
# $n (number): 3
inn-team_left-actions = { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    } left

# Shown: where teams play
# $n (number): 3
inn-team_tokens = { $n ->
        [0] no Potion Tokens
        [one] { $n } Potion Token
       *[other] { $n } Potion Tokens
    }

# Shown: where teams play
# $name (text): Ann
# $answer (text): answer
inn-team_answered = { $name } answers **{ $answer }**

# Shown: where teams play
# $card (text): Healing Salve
# $name (text): Ann
inn-team_for = { $card } (for { $name })

# Shown: where teams play
inn-team_hands = Whose hand?

# Shown: where teams play
inn-team_hand-own = My hand

# Shown: where teams play
# $name (text): Ann
inn-team_hand-of = { $name }'s hand

# Shown: where teams play
# $n (number): 3
inn-team_hand-n = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## inn-say: What players say to their teams

# Shown: what players say to their team
inn-say_hint = Say to my team

# Shown: what players say to their team
inn-say_form = Up to 200 characters; only your team reads it

# Shown: what players say to their team
inn-say_own = Something else …

# Shown: what players say to their team
# $name (text): Ann
# $text (text): …
inn-say_line = 💬 **{ $name }**: { $text }

# Shown: what players say to their team
inn-say_first = You first.

# Shown: what players say to their team
inn-say_ignore = I can Ignore this.

# Shown: what players say to their team
inn-say_through = Let it through.

# Shown: what players say to their team
inn-say_help = Can you stop this?

# Shown: what players say to their team
inn-say_mine = This one is mine.

# Shown: what players say to their team
# $line (text): line
inn-say_told = Your team reads: **{ $line }**

## inn-item

# Shown: what is being resolved, short
# $name (text): Ben
# $card (text): *I'll save this for next time!*
inn-item_card = { $name } plays { $card }

# Shown: what is being resolved, short
# $card (text): *Oh, I guess the Wench thought that was her tip...*
inn-item_card-you = you play { $card }

# Shown: what is being resolved, short
# $name (text): Cid
# $card (text): *I don't drink until my crew drinks!*
# $targets (text): Ann
inn-item_card-on = { $name } plays { $card } on { $targets }

# Shown: what is being resolved, short
# $card (text): *Tip the Wench*
# $targets (text): Old Marla (20 from passing out, 10 Gold)
inn-item_card-on-you = you play { $card } on { $targets }

# Shown: what is being resolved, alone or in a list: the reader, whom a card is played on or something happens to
inn-item_hit-you = you

# Shown: what is being resolved, alone or in a list: the reader, from or in front of whom something is, or whose it is
inn-item_from-you = you

# Shown: what is being resolved, short
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $card (text): *Leech the Unlicensed*
inn-item_use = { $name } uses { $card }

# Shown: what is being resolved, short
# $card (text): Healing Salve
inn-item_use-you = you use { $card }

# Shown: what is being resolved, short
# $name (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
# $card (text): *Brix the Enforcer*
# $targets (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-item_use-on = { $name } uses { $card } on { $targets }

# Shown: what is being resolved, short
# $card (text): Healing Salve
# $targets (text): targets
inn-item_use-on-you = you use { $card } on { $targets }

# Shown: what is being resolved, short
# $card (text): Scarab
# $names (text): Ann
inn-item_bite = { $card } hurts { $names }

# Shown: what is being resolved, short
# $name (text): Ann
# $card (text): Healing Salve
inn-item_time = { $name }: { $card }

# Shown: what is being resolved, short
# $card (text): Healing Salve
inn-item_time-you = your { $card }

# Shown: what is being resolved, short
# $name (text): Ann
inn-item_wages = { $name } pays wages

# Shown: what is being resolved, short
inn-item_wages-you = you pay wages

# Shown: what is being resolved, short
# $names (text): Old Marla
inn-item_gained = { $names } just gained Gold

# Shown: what is being resolved, short
# $names (text): Old Marla
inn-item_taken = { $names } just took the pot

# Shown: what is being resolved, short
# $name (text): Ben
# $drinks (text): *Light Ale*
# $effects (text): +1 Alcohol Content
inn-item_drink = { $name } drinks { $drinks } ({ $effects })

# Shown: what is being resolved, short
# $name (text): you
# $drinks (text): *Light Ale*
# $effects (text): +1 Alcohol Content
inn-item_drink-you = { $name } drink { $drinks } ({ $effects })

# Shown: what is being resolved, short
# $name (text): Ben
# $n (number): 2
inn-item_times = { $name } ({ $n }×)

# Shown: what is being resolved, short
# $names (text): you, Ann and Cid
# $drinks (text): *Holy Water*
# $effects (text): +2 Fortitude
inn-item_drink-together = { $names } drink { $drinks } ({ $effects })

# Shown: what is being resolved, short
# $name (text): Ann
inn-item_revealing = { $name } reveals a Drink

# Shown: what is being resolved, short
inn-item_revealing-you = you reveal a Drink

# Shown: what is being resolved, short
# $names (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-item_ignored = { $names }'s Drink is Ignored

# Shown: what is being resolved, short
inn-item_ignored-you = your Drink is Ignored

# Shown: what is being resolved, short
# $name (text): Cid
# $drink (text): *Drinking Contest!*
inn-item_event = { $name } reveals the Event { $drink }

# Shown: what is being resolved, short
# $drink (text): *Drinking Contest!*
inn-item_event-you = you reveal the Event { $drink }

# Shown: what is being resolved, short
inn-item_refill = everybody pays 1 Gold for a new Drink Deck

# Shown: what is being resolved, short
inn-item_refill-teams = each team pays 1 Gold for a new Drink Deck

# Shown: what is being resolved, short
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-item_collect-teams = { $name } collects 1 Gold from each other team

# Shown: what is being resolved, short
inn-item_collect-teams-you = you collect 1 Gold from each other team

# Shown: what is being resolved, short
# $name (text): Ada
inn-item_collect-team = { $name } collects 1 Gold from the other team

# Shown: what is being resolved, short
inn-item_collect-team-you = you collect 1 Gold from the other team

# Shown: what is being resolved, short
# $name (text): Ada
# $payer (text): Bruno
inn-item_collect-one = { $name } collects 1 Gold from { $payer }

# Shown: what is being resolved, short
# $payer (text): payer
inn-item_collect-one-you = you collect 1 Gold from { $payer }

# Shown: what is being resolved, short
# $card (text): *Not a Breath of Wind*
inn-item_encounter = the Event { $card }

# Shown: what is being resolved, short
# $card (text): *Brix the Enforcer*
inn-item_chosen = { $card } takes effect

# Shown: what is being resolved, short
# $name (text): Quill
inn-item_collect = { $name } collects 1 Gold from everybody else

# Shown: what is being resolved, short
inn-item_collect-you = you collect 1 Gold from everybody else

# Shown: what is being resolved, short
# $names (text): you
inn-item_hurt = { $names } took a hit

# Shown: what is being resolved, short
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-item_won = { $name } is about to win the Round

# Shown: what is being resolved, short
inn-item_won-you = you're about to win the Round

# Shown: what is being resolved, short
# $names (text): you
inn-item_losing = last chance to save { $names }

# Shown: what is being resolved, short
# $names (text): ‹@0> \*\*So… and ‹@1> \*\*So…
inn-item_saved = { $names } can stay in the game

# Shown: what is being resolved, short
# $name (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
inn-item_phase = { $name } is about to drink

# Shown: what is being resolved, short
inn-item_phase-you = you're about to drink

## inn-stays: What stays on the table

# Shown: what stays on the table
# $card (text): Potion of the Stone Face
# $n (number): 2
inn-stays_for-sale = { $card } ({ $n } Gold)

# Shown: what stays on the table
# $title (text): Scarab
# $n (number): 1
inn-stays_counter = { $title } { $n }

# Shown: what stays on the table
# $cards (text): Ring of Being Elsewhere
inn-stays_front = in front: { $cards }

# Shown: what stays on the table
# $n (number): 3
inn-stays_front-count = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in front

# Shown: what stays on the table
# $cards (text): cards
inn-stays_played = played in this phase: { $cards }

# Shown: what stays on the table
# $n (number): 3
inn-stays_played-count = { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    } played in this phase

# Shown: what stays on the table
# $name (text): Ann
# $card (text): Healing Salve
inn-stays_of-other = { $name }'s { $card }

# Shown: what stays on the table
# $card (text): Brix the Enforcer
inn-stays_used = { $card } (used)

# Shown: what stays on the table
# $card (text): Fierce
inn-stays_holds = { $card } (holds)

# Shown: what stays on the table
# $title (text): Item Deck
# $n (number): 18
inn-stays_side = { $title } { $n }

# Shown: what stays on the table
# $title (text): Potion Deck
# $n (number): 16
# $discards (number): 1
inn-stays_side-discards = { $title } { $n } ({ $discards } discarded)

# Shown: what stays on the table
# $n (number): 1
# $title (text): Wolf Deck
inn-stays_backs = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand from the { $title }

# Shown: what stays on the table
# $cards (text): cards
inn-stays_open = plays with an open hand: { $cards }

# Shown: what stays on the table
inn-stays_no-cards = no cards

# Shown: what stays on the table
# $kinds (text): Action Cards
inn-stays_ignores = must Ignore { $kinds }

# Shown: what stays on the table
inn-stays_away = away

# Shown: what stays on the table
inn-stays_away-turn = away until the next turn

# Shown: what stays on the table
inn-stays_away-own-turn = away until their next turn begins

# Shown: what stays on the table
# $name (text): Sea Events
# $n (number): 2
# $cards (number): 20
inn-stays_encounters = { $name }: { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    } left, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## inn-to-you: What a prompt means for its reader

# Shown: an alert to whom it concerns
# $what (text): +1 Alcohol Content (0 to 1); 19 left
inn-to-you_changes = For you: { $what }

# Shown: the private panel of a hand: what happens to its player
# $what (text): you draw 2 cards
inn-to-you_happens = { CAP($what) }

# Shown: an alert to whom it concerns
inn-to-you_nothing = This changes nothing for you

# Shown: an alert to whom it concerns
inn-to-you_none = nothing

# Shown: an alert to whom it concerns
# $n (number): -1
# $before (number): 10
# $after (number): 9
inn-to-you_fortitude = { SIGNED($n) } Fortitude ({ $before } to { $after })

# Shown: an alert to whom it concerns
# $n (number): 1
# $before (number): 0
# $after (number): 1
inn-to-you_alcohol = { SIGNED($n) } Alcohol Content ({ $before } to { $after })

# Shown: an alert to whom it concerns
# $n (number): -1
# $before (number): 7
# $after (number): 6
inn-to-you_gold = { SIGNED($n) } Gold ({ $before } to { $after })

# Shown: an alert to whom it concerns
# $gap (number): 19
inn-to-you_gap = { $gap } left

# Shown: an alert to whom it concerns
# $after (text): after
# $before (text): before
inn-to-you_gap-alone = leaves you { $after } (was { $before })

# Shown: an alert to whom it concerns
# $n (number): 1
# $counter (text): Drunken Chi
# $before (number): 0
# $after (number): 1
# $gap (number): 17
inn-to-you_may = If you do: { SIGNED($n) } { $counter } ({ $before } to { $after }); { $gap } left

# Shown: an alert to whom it concerns
# $n (number): 1
# $counter (text): Drunken Chi
# $before (number): 2
# $after (number): 3
inn-to-you_may-asleep = If you do: { SIGNED($n) } { $counter } ({ $before } to { $after }); **this would knock you out**

# Shown: an alert to whom it concerns
# $n (number): 1
inn-to-you_draw = you draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: an alert to whom it concerns
# $n (number): 1
inn-to-you_unseen = { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } that nobody has seen yet

# Shown: an alert to whom it concerns
inn-to-you_unsure = more may follow

# Shown: an alert to whom it concerns
inn-to-you_asleep = { "*" }*this would knock you out**

# Shown: an alert to whom it concerns
inn-to-you_asleep-maybe = { "*" }*this could knock you out**

# Shown: an alert to whom it concerns
inn-to-you_asleep-already = { "*" }*you're about to pass out**

# Shown: an alert to whom it concerns
inn-to-you_broke = { "*" }*without Gold you would be out**

# Shown: an alert to whom it concerns
inn-to-you_broke-maybe = { "*" }*without Gold you could be out**

# Shown: an alert to whom it concerns
inn-to-you_broke-already = { "*" }*you're out of Gold and about to be out of the game**

# Shown: an alert to whom it concerns
# $n (number): 2
inn-to-you_draw-more = You draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, and one more for each you discard

# Shown: an alert to whom it concerns
inn-to-you_draw-each = You draw one card for each you discard

# Shown: an alert to whom it concerns
# $n (number): 3
inn-to-you_draw-beyond = You draw nothing, unless you discard more than { $n }

# Shown: an alert to whom it concerns
# $gap (number): 20
inn-to-you_drinks = A Drink waits for you at the end of your turn. { $gap } left now

# Shown: an alert to whom it concerns
# $n (number): 2
# $gap (number): 20
inn-to-you_drinks-many = You'll drink the top one of your { $n } Drinks at the end of your turn. { $gap } left now

# Shown: an alert to whom it concerns
# $before (number): 2
# $after (number): 1
# $gap (number): 19
inn-to-you_sobers = No Drink is waiting for you: you'll sober up at the end of your turn (Alcohol Content { $before } to { $after }). { $gap } left then

# Shown: an alert to whom it concerns
inn-to-you_sober = No Drink is waiting for you, and you're sober

# Shown: an alert to whom it concerns
# $n (number): 2
inn-to-you_where = You have { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } to give away

# Shown: an alert to whom it concerns
# $pot (number): 4
inn-to-you_gamble = For you: +{ $pot } Gold if you take control and all the others pass; nothing if you pass

# Shown: an alert to whom it concerns
# $n (number): 3
inn-to-you_accept = 2 Drinks that nobody has seen yet, then up to +{ $n } Gold if you're awake

# Shown: an alert to whom it concerns
# $what (text): +3 Alcohol Content (0 to 3); 17 left
inn-to-you_if-keep = Drink it all: { $what }.

# Shown: an alert to whom it concerns
# $what (text): +2 Alcohol Content (0 to 2); 18 left
inn-to-you_if-share = Share it: { $what }.

# Shown: an alert to whom it concerns
# $what (text): 2 Drinks that nobody has seen yet, then up to +3 Gold if you're awake
inn-to-you_if-accept = Accept: { $what }.

# Shown: an alert to whom it concerns
# $what (text): nothing
inn-to-you_if-decline = Decline: { $what }.

# Shown: an alert to whom it concerns
# $what (text): what
inn-to-you_if-first = The first: { $what }.

# Shown: an alert to whom it concerns
# $what (text): what
inn-to-you_if-second = The second: { $what }.

## inn-prospect: Beside an option: how far from passing out it leaves whom it concerns

# Shown: beside an option of a menu
inn-prospect_you = you

# Shown: beside an option of a menu
# $name (text): Ben
# $before (number): 20
# $after (number): 19
inn-prospect_moves = { $name } { $before } to { $after }

# Shown: beside an option of a menu
# $name (text): you
# $after (number): 20
inn-prospect_stays = { $name } { $after }

# Shown: beside an option of a menu
# $told (text): Ben 20
# $n (number): -1
inn-prospect_gold = { $told }, { SIGNED($n) } Gold

# Shown: beside an option of a menu
# $who: one; you
# $name (text): Ben
inn-prospect_asleep = { $name } knocked out

# Shown: beside an option of a menu
# $name (text): Ben
inn-prospect_broke = { $name } out of Gold

# Shown: beside an option of a menu
inn-prospect_saves = saves you

## inn-amount

# Shown: an amount in a sentence
# $n (number): 1
inn-amount_alcohol = { SIGNED($n) } Alcohol Content

# Shown: an amount in a sentence
# $n (number): -1
inn-amount_fortitude = { SIGNED($n) } Fortitude

# Shown: an amount in a sentence
# $n (number): 2
inn-amount_draw = draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: an amount in a sentence
# $n (number): 1
inn-amount_gold = { SIGNED($n) } Gold

# Shown: an amount in a sentence
inn-amount_none = no effect

## inn-event

# Shown: the story, a sentence
# $names (text): Ann and Ben
inn-event_seated = { $names }.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_starts = { $name } starts.

# Shown: the story, a sentence
# $name (text): Ben
inn-event_turn = { $name }'s turn.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $n (number): 3
inn-event_discarded = { $name } discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $n (number): 5
inn-event_drew = { $name } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_reshuffled = { $name } shuffles the discards into a new deck.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $card (text): *My personal physician may feel that for me*
# $cost (text): at the cost of 2 Gold
inn-event_played = { $name } plays { $card }{ $cost }.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $card (text): *All the violence money can buy!*
# $targets (text): <@0> **Somebody with a very long name** number 0
# $cost (text): at the cost of 1 Drunken Chi (now 0)
inn-event_played-on = { $name } plays { $card } on { $targets }{ $cost }.

# Shown: the story, a sentence
# $card (text): *I have a cup-bearer for this sort of thing!*
inn-event_negated = { $card } is Negated.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $card (text): *Oh, I guess the Wench thought that was her tip...*
inn-event_negated-of = { $name }'s { $card } is Negated.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $card (text): *Healing Potion*
inn-event_ignored = { $name } Ignores { $card }.

# Shown: the story, a sentence
# $name (text): <@2> **Somebody with a very long name** number 2
# $card (text): *Rain in the Barrels*
inn-event_ignored-anyway-away = { $name } is away and Ignores { $card }.

# Shown: the story, a sentence
# $name (text): Ann
# $kind (text): kind
# $card (text): Healing Salve
inn-event_ignored-anyway-kind = { $name } Ignores every { $kind } for now, { $card } too.

# Shown: the story, a sentence
# $name (text): Ann
# $card (text): Healing Salve
inn-event_ignored-anyway-before = { $name } has Ignored { $card } already.

# Shown: the story, a sentence
# $name (text): Ann
# $card (text): Healing Salve
inn-event_ignored-anyway-alone = Nobody is left to take it, so { $name } Ignores { $card }.

# Shown: the story, a sentence
# $card (text): *Pooky thinks you look thirsty...*
inn-event_no-effect = { $card } has no effect.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $by (number): -3
# $now (number): 17
inn-event_fortitude = { $name }: { SIGNED($by) } Fortitude, now { $now }.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $now (number): 20
inn-event_fortitude-stays = { $name } stays at { $now } Fortitude.

# Shown: the story, a sentence
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $by (number): 1
# $now (number): 7
inn-event_alcohol = { $name }: { SIGNED($by) } Alcohol Content, now { $now }.

# Shown: the story, a sentence
# $name (text): <@3> **Somebody with a very long name** number 3
# $now (number): 0
inn-event_alcohol-stays = { $name } stays at { $now } Alcohol Content.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $target (text): <@0> **Somebody with a very long name** number 0
# $n (number): 1
inn-event_paid = { $name } pays { $target } { $n } Gold.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $n (number): 2
inn-event_paid-inn-gets = { $name } pays the Inn { $n } Gold.

# Shown: the story, a sentence
# $n (number): 1
# $name (text): <@0> **Somebody with a very long name** number 0
inn-event_paid-inn = The Inn pays { $n } Gold for { $name }.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_paid-none = { $name } pays nothing.

# Shown: the story, a sentence
# $name (text): <@3> **Somebody with a very long name** number 3
# $target (text): <@0> **Somebody with a very long name** number 0
inn-event_paid-nothing = { $name } has no Gold to pay { $target }.

# Shown: the story, a sentence
# $name (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
# $n (number): 1
# $pot (number): 4
inn-event_ante = { $name } antes { $n } Gold; the pot is { $pot }.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_ante-no = { $name } has no Gold to ante.

# Shown: the story, a sentence
# $n (number): 3
# $name (text): Ann
# $pot (text): pot
inn-event_ante-inn = The Inn antes { $n } Gold for { $name }; the pot is { $pot }.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_ante-none = { $name }'s ante is paid.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $by (number): 1
# $now (number): 9
inn-event_gold = { $name }: { SIGNED($by) } Gold, now { $now }.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_potion-fortitude = { $name } uses a Potion Token for 6 Fortitude.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_potion-alcohol = { $name } uses a Potion Token to lose 6 Alcohol Content.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_potion-gold = { $name } uses a Potion Token for 3 Gold from the Inn.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_champion = { $name } is the Champion of the team.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $n (number): 2
inn-event_pot = { $name } takes { $n } Gold from the pot.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_pot-empty = There's nothing in the pot for { $name }.

# Shown: the story, a sentence
# $n (number): 8
inn-event_pot-nobody = { $n } Gold from the pot goes to the Inn.

# Shown: the story, a sentence
# $n (number): 30
inn-event_drinks-filled = There's a new Drink Deck of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

# Shown: the story, a sentence
# $name (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
# $pile (number): 1
inn-event_served = { $name } has { $pile ->
        [one] { $pile } Drink
       *[other] { $pile } Drinks
    } waiting.

# Shown: the story, a sentence
inn-event_drinks-out = The Drink Deck is empty: a new one costs everybody 1 Gold.

# Shown: the story, a sentence
# $name (text): Ann
# $target (text): Ben
inn-event_ordered = { $name } orders a Drink for { $target }.

# Shown: the story, a sentence
# $name (text): Ann
# $drink (text): *Dark Ale*
inn-event_revealed = { $name } reveals { $drink }.

# Shown: the story, a sentence
# $name (text): <@5> **Somebody with a very long name** number 5
# $target (text): <@6> **Somebody with a very long name** number 6
inn-event_drink-split = { $name } shares the Drink with { $target }.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_sobers = { $name } has nothing to drink and sobers up.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_sobers-emptied = { $name } has no Drink left for the Drink Phase and sobers up.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_drink-ignored = { $name } Ignores the Drink.

# Shown: the story, a sentence
# $name (text): Ann
# $target (text): Ben
inn-event_drink-unpaid = { $name } Ignores the Drink, and pays { $target } nothing for it.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $target (text): <@0> **Somebody with a very long name** number 0
inn-event_drink-passed = { $name }'s Drink goes to { $target }.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $n (number): 2
inn-event_drink-add = { $name }'s Drink gets { $n } stronger.

# Shown: the story, a sentence
# $name (text): <@4> **Somebody with a very long name** number 4
# $n (number): 2
inn-event_drink-add-less = { $name }'s Drink gets { $n } weaker.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $n (number): 1
inn-event_drink-replace = { $name }'s Drink now has { $n } Alcohol Content.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_drink-convert = { $name }'s Drink gives Fortitude instead of Alcohol Content.

# Shown: the story, a sentence
# $drink (text): drink
# $name (text): Ann
# $pile (number): 3
inn-event_drink-stays = { $drink } goes on { $name }'s Drink Me! Pile, now { $pile ->
        [one] { $pile } Drink
       *[other] { $pile } Drinks
    }.

# Shown: the story, a sentence
# $drink (text): drink
inn-event_drink-under = { $drink } is put under the Drink Deck.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_drink-half = { $name }'s Drink is halved.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $n (number): 1
inn-event_drink-reward = { $name } will be paid { $n } Gold for drinking it.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_drink-half-down = Only half of { $name }'s Drink is left.

# Shown: the story, a sentence
# $name (text): <@7> **Somebody with a very long name** number 7
# $amounts (text): -1 Fortitude, +1 Alcohol Content
inn-event_drink-season = { $name }'s Drink is spiked: { $amounts }.

# Shown: the story, a sentence
# $name (text): Ann
# $n (number): 3
# $counter (text): Potion Tokens
inn-event_drink-count = { $name }'s Drink now has { $n } { $counter } in it.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $n (number): 3
inn-event_looked-at = { $name } looks at the top { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of the Drink Deck.

# Shown: the story, a sentence
# $card (text): *Essence of Spring Water*
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
inn-event_put-in-front = { $card } stays in front of { $name }.

# Shown: the story, a sentence
# $card (text): *Potion of the Big Voice*
# $name (text): <@0> **Somebody with a very long name** number 0
inn-event_left-front = { $card } in front of { $name } is discarded.

# Shown: the story, a sentence
# $card (text): *Brix the Enforcer*
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_left-front-unpaid = { $card } leaves { $name }.

# Shown: the story, a sentence
# $name (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
# $card (text): *Fierce*
# $side (text): Wulfric Deck
inn-event_side-revealed = { $name } reveals { $card } from the { $side }.

# Shown: the story, a sentence
# $name (text): Ann
# $n (number): 3
# $side (text): side
inn-event_side-shuffled = { $name } shuffles { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } back into the { $side }.

# Shown: the story, a sentence
# $name (text): <@4> **Somebody with a very long name** number 4
# $side (text): Wolf Deck
inn-event_side-taken = { $name } takes a card from the { $side }.

# Shown: the story, a sentence
# $name (text): Ann
# $card (text): Healing Salve
# $target (text): Ben
# $price (text): price
inn-event_sold = { $name } sells { $card } to { $target } for { $price } Gold.

# Shown: the story, a sentence
# $target (text): <@1> **Somebody with a very long name** number 1
# $card (text): *Potion of the Stone Face*
# $name (text): <@0> **Somebody with a very long name** number 0
# $price (number): 2
inn-event_sale-declined = { $target } doesn't buy { $card } from { $name } for { $price } Gold.

# Shown: the story, a sentence
# $card (text): *Brix the Enforcer*
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_thing-kept = { $card } stays with { $name }.

# Shown: the story, a sentence
# $name (text): <@2> **Somebody with a very long name** number 2
# $by (number): 1
# $counter (text): Drunken Chi
# $now (number): 1
inn-event_counter = { $name }: { SIGNED($by) } { $counter }, now { $now }.

# Shown: the story, a sentence
# $name (text): Ann
# $counter (text): Potion Tokens
# $now (text): now
inn-event_counter-bites = { $name } discards 1 { $counter } and has { $now } left.

# Shown: the story, a sentence
# $name (text): <@7> **Somebody with a very long name** number 7
# $counter (text): Scarab
inn-event_counter-bites-last = { $name } discards 1 { $counter } and has none left.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $card (text): *Leech the Unlicensed*
# $cost (text): cost
inn-event_used = { $name } uses { $card }{ $cost }.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
# $card (text): *Brix the Enforcer*
# $targets (text): <@0> **Somebody with a very long name** number 0
# $cost (text): cost
inn-event_used-on = { $name } uses { $card } on { $targets }{ $cost }.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $cards (text): cards
inn-event_cards-shown = { $name } shows { $cards }.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_hand-opened = { $name } plays with an open hand until the end of their next turn.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_hand-closed = { $name }'s hand is hidden again.

# Shown: the story, a sentence
# $name (text): Ann
# $card (text): Healing Salve
# $target (text): Ben
inn-event_borrowed = { $name } takes { $card } out of { $target }'s hand.

# Shown: the story, a sentence
# $name (text): Ann
# $cards (text): cards
inn-event_deck-shown = { $name } reveals { $cards }.

# Shown: the story, a sentence
# $name (text): Ann
# $first (text): first
# $second (text): second
inn-event_divided = { $name } divides them: { $first } | { $second }.

# Shown: the story, a sentence
# $name (text): Ann
# $cards (text): cards
inn-event_pile-taken = { $name } takes { $cards }.

# Shown: the story, a sentence
# $name (text): Ann
# $n (number): 3
# $card (text): Healing Salve
inn-event_card-searched = { $name } reveals { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and takes { $card }.

# Shown: the story, a sentence
# $name (text): Ann
# $n (number): 3
inn-event_card-searched-none = { $name } reveals { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and finds nothing.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $card (text): *There's a whirlpool in your future, and it's beer*
# $by (number): 1
inn-event_boosted = { $name } makes { $card } stronger by { $by }.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_turn-cut-turn = { $name } is away until the next turn.

# Shown: the story, a sentence
# $name (text): <@2> **Somebody with a very long name** number 2
inn-event_turn-cut-own-turn = { $name } is away until their next turn.

# Shown: the story, a sentence
# $name (text): <@2> **Somebody with a very long name** number 2
# $kind (text): Action
inn-event_ignores-kind = Until their next turn, { $name } Ignores every { $kind } of other players.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_mates-barred = No team-mate answers for { $name } until the turn ends.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_champion-taken = { $name } is now Champion of another team as well.

# Shown: the story, a sentence
# $card (text): Healing Salve
# $target (text): Ben
# $name (text): Ann
inn-event_turned-away = { $card } goes to { $target } instead of { $name }.

# Shown: the story, a sentence
# $name (text): <@2> **Somebody with a very long name** number 2
inn-event_came-back = { $name } is back.

# Shown: the story, a sentence
# $name (text): Ann
# $by (text): by
# $left (text): left
inn-event_reduced = { $name }'s loss is cut by { $by } Fortitude, to { $left }.

# Shown: the story, a sentence
# $name (text): <@3> **Somebody with a very long name** number 3
inn-event_reduced-none = { $name }'s loss is cut to nothing.

# Shown: the story, a sentence
# $name (text): <@5> **Somebody with a very long name** number 5
# $n (number): 1
# $target (text): <@0> **Somebody with a very long name** number 0
inn-event_redirected = { $name } passes the loss of { $n } Fortitude on to { $target }.

# Shown: the story, a sentence
# $name (text): Ann
# $drink (text): *Drinking Contest!*
inn-event_event = { $name } reveals a Drink Event: { $drink }.

# Shown: the story, a sentence
# $name (text): <@3> **Somebody with a very long name** number 3
inn-event_declined = { $name } turns the Challenge down.

# Shown: the story, a sentence
# $names (text): Ben 2, Cid 5
inn-event_contest = In the Drinking Contest each Drink counts for whoever revealed it: { $names }.

# Shown: the story, a sentence
# $names (text): Ann 1, Ben 2, Cid 2, Dot 1
# $tied (text): Ben and Cid
inn-event_contest-tie = In the Drinking Contest each Drink counts for whoever revealed it: { $names }. { $tied } tie.

# Shown: the story, a sentence
# $name (text): Cid
inn-event_contest-won = { $name } wins the Contest.

# Shown: the story, a sentence
inn-event_contest-lost = Nobody wins the Contest.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $what (text): lose 1 Fortitude
inn-event_chose = { $name } chooses “{ $what }”.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
inn-event_chose-nothing = { $name } chooses to do nothing.

# Shown: the story, a sentence
inn-event_coin = The coin shows heads.

# Shown: the story, a sentence
inn-event_coin-tails = The coin shows tails.

# Shown: the story, a sentence
# $name (text): Ann
# $n (number): 3
inn-event_bid-gold = { $name } bids { $n } Gold.

# Shown: the story, a sentence
# $name (text): Ann
# $n (number): 3
inn-event_bid-fortitude = { $name } bids { $n } Fortitude.

# Shown: the story, a sentence
# $name (text): <@2> **Somebody with a very long name** number 2
# $n (number): 3
inn-event_bid-alcohol = { $name } bids { $n } Alcohol Content.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_bid-no = { $name } doesn't bid.

# Shown: the story, a sentence
# $name (text): <@3> **Somebody with a very long name** number 3
inn-event_bid-won = { $name } has the highest bid.

# Shown: the story, a sentence
# $told (text): told
inn-event_secrets = Gold chosen in secret: { $told }.

# Shown: the story, a sentence
# $name (text): <@2> **Somebody with a very long name** number 2
# $drinks (text): *Wine*
# $pile (number): 4
inn-event_drinks-discarded = { $name } discards { $drinks }; { $pile ->
        [one] { $pile } Drink is
       *[other] { $pile } Drinks are
    } left in the pile.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $drinks (text): *Fine Ambrosia, Nectar of the Gods*
inn-event_drinks-discarded-all = { $name } discards { $drinks }; the pile is empty now.

# Shown: the story, a sentence
# $deck (text): Sea Events
# $left (number): 6
inn-event_progress = { $deck }: the next one in { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    }.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $card (text): *Kraken Attack*
inn-event_encounter = { $name }'s turn ends with the Event { $card }.

# Shown: the story, a sentence
# $deck (text): deck
# $n (number): 3
inn-event_encounters-reshuffled = { $deck }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } shuffled into a new deck.

# Shown: the story, a sentence
inn-event_round = A Round of Gambling starts.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_no-antes = { $name } can't ante, so nobody does.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
inn-event_control = { $name } is in control.

# Shown: the story, a sentence
inn-event_control-nobody = Nobody is in control.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_pot-stolen = { $name } takes the pot instead!

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_round-goes-on = { $name } makes the Round go on.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_passed = { $name } passes.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $pot (number): 2
inn-event_round-won = { $name } is about to win the Round and { $pot } Gold.

# Shown: the story, a sentence
# $name (text): Ann
inn-event_round-won-empty = { $name } is about to win the Round, but the pot is empty.

# Shown: the story, a sentence
# $pot (number): 4
inn-event_round-lost = Nobody wins the Round, and { $pot } Gold goes to the Inn.

# Shown: the story, a sentence
inn-event_round-lost-empty = Nobody wins the Round.

# Shown: the story, a sentence
# $names (text): <@0> **Somebody with a very long name** number 0
inn-event_last-chance = Last chance for { $names }.

# Shown: the story, a sentence
# $name (text): Ben
inn-event_asleep = { $name } passes out!

# Shown: the story, a sentence
# $name (text): <@3> **Somebody with a very long name** number 3
inn-event_broke = { $name } is out of Gold!

# Shown: the story, a sentence
# $name (text): <@3> **Somebody with a very long name** number 3
# $gold (number): 6
# $inn (number): 4
# $each (number): 1
inn-event_shared = { $name }'s { $gold } Gold: { $inn } to the Inn, { $each } to each player still in the game.

# Shown: the story, a sentence
# $name (text): Ben
# $gold (number): 7
# $inn (number): 4
# $each (number): 3
inn-event_shared-one = { $name }'s { $gold } Gold: { $inn } to the Inn, { $each } to the only player left.

# Shown: the story, a sentence
# $name (text): <@0> **Somebody with a very long name** number 0
# $gold (number): 3
inn-event_shared-inn = { $name }'s { $gold } Gold goes to the Inn.

# Shown: the story, a sentence
# $name (text): <@1> **Somebody with a very long name** number 1
inn-event_left-round = { $name } is out of the Round.

# Shown: the story, a sentence
# $names (text): Ann
inn-event_over = { $names } is the last one standing.

# Shown: the story, a sentence
inn-event_over-nobody = Nobody is left standing.

# Shown: the story, a sentence
# $name (text): Ann
# $n (number): 3
inn-event_pile-shuffled-in = { $name } shuffles { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } back into the Drink Deck.

## inn-beat: Beats: what somebody did in a turn, as one line. Said of the player before it, who may be "you": past tense throughout

# Shown: the story of one turn, behind a name; in English past tense
# $name (text): Ann
inn-beat_turn = { $name }'s turn

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_your-turn = Your turn

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_our-turn = Your team's turn

# Shown: the story of one turn, behind a name; in English past tense
# $whose (text): Your turn
# $told (text): took 1 Gold from everybody else
inn-beat_line = { $whose }: { $told }.

# Shown: the story of what happens before the first turn, a sentence
# $begins: words; name (a player's, which stays as it is)
# $told (text): everybody drew 2 cards
inn-beat_line-alone = { $begins ->
        [name] { $told }
       *[words] { CAP($told) }
    }.

# Shown: the story of one turn, behind a name; in English past tense
# $told (text): ordered you a Drink, drank *Light Ale with a Chaser* (+1 Alcohol)
inn-beat_before = … { $told }

# Shown: the story of one turn, behind a name; in English past tense
# $before (text): tipped Ben 1
# $told (text): ordered you a Drink
inn-beat_and = { $before }, { $told }

# Shown: the story of one turn, behind a name; in English past tense
# $before (text): tipped Ben 1
# $told (text): Dot passed out
inn-beat_then = { $before }; { $told }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you
# $name (text): Ben
# $told (text): passed out
inn-beat_first = { $told }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each; you-each
# $name (text): Ben
# $told (text): passed out
inn-beat_named = { $name } { $told }

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_you = you

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_fortitude-more = regained { $n } Fortitude{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_fortitude-less = lost { $n } Fortitude{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $names (text): Ann and Ben
# $n (number): 3
inn-beat_fortitude-give = gave { $names } { $n } Fortitude

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $names (text): Ben
# $n (number): 4
inn-beat_fortitude-take = hit { $names } for { $n }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_alcohol-more = got { $n } drunker{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_alcohol-less = sobered up by { $n }{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $names (text): Ann and Ben
# $n (number): 3
inn-beat_alcohol-give = got { $names } { $n } drunker

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $names (text): Ann and Ben
# $n (number): 3
inn-beat_alcohol-take = sobered { $names } up by { $n }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_gold-more = got { $n } Gold{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_gold-less = lost { $n } Gold{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $names (text): Ann and Ben
# $n (number): 3
inn-beat_gold-give = got { $names } { $n } Gold

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $names (text): Ann and Ben
# $n (number): 3
inn-beat_gold-take = cost { $names } { $n } Gold

# Shown: the story of one turn, behind a name; in English past tense
# $by (number): 1
inn-beat_by-alcohol = { SIGNED($by) } Alcohol

# Shown: the story of one turn, behind a name; in English past tense
# $by (number): -1
inn-beat_by-fortitude = { SIGNED($by) } Fortitude

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 1
# $counter (text): Scarab
inn-beat_counter-more = got { $n } { $counter }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 1
# $counter (text): Scarab
inn-beat_counter-less = gave up { $n } { $counter }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
# $name (text): Dot
inn-beat_paid = paid { $name } { $n } Gold{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_paid-inn = paid { $n } Gold{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $whom: one; you; several; each; you-each
# $n (number): 1
# $names (text): everybody else
inn-beat_took = took { $n } Gold{ $whom ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    } from { $names }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $told (text): Ben a Drink
inn-beat_ordered = ordered { $told }

# Shown: the story of one turn, behind a name; in English past tense
# $name (text): Ben
inn-beat_drink-for = { $name } a Drink

# Shown: the story of one turn, behind a name; in English past tense
# $name (text): Dot
# $n (number): 2
inn-beat_drinks-for = { $name } { $n } Drinks

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_yourself = yourself

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_themselves = themselves

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $drinks (text): *Light Ale with a Chaser*
# $by (text): +1 Alcohol
inn-beat_drank = drank { $drinks } ({ $by })

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $drinks (text): *Water*
inn-beat_drank-only = drank { $drinks }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $drinks (text): *Elven Wine*
inn-beat_drink-ignored = dodged { $drinks }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $drinks (text): *Wine*
# $name (text): you
inn-beat_drink-passed = passed { $drinks } on to { $name }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_drink-changed = doctored the Drink

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_a-drink = a Drink

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_your-card = your card

# Shown: the story of one turn, behind a name; in English past tense
# $name (text): Ben
inn-beat_a-card = { $name }'s card

# Shown: the story of one turn, behind a name; in English past tense
# $n (number): 2
inn-beat_several = { $n } Drinks

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_everybody = everybody

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_everybody-else = everybody else

# Shown: the story of one turn, whom something happens to, alone or in a list: hit, paid to, played on
inn-beat_hit-you = you

# Shown: the story of one turn, whom something happens to, alone or in a list: the Inn
inn-beat_hit-inn = the Inn

# Shown: the story of one turn, whom something happens to, alone or in a list: hit, paid to, played on
inn-beat_hit-everybody = everybody

# Shown: the story of one turn, whom something happens to, alone or in a list: hit, paid to, played on
inn-beat_hit-everybody-else = everybody else

# Shown: the story of one turn, to or from whom something goes, alone or in a list: given, ordered, taken from
inn-beat_given-you = you

# Shown: the story of one turn, to or from whom something goes, alone or in a list: the Inn
inn-beat_given-inn = the Inn

# Shown: the story of one turn, to or from whom something goes, alone or in a list: given, ordered, taken from
inn-beat_given-everybody = everybody

# Shown: the story of one turn, to or from whom something goes, alone or in a list: given, ordered, taken from
inn-beat_given-everybody-else = everybody else

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 5
inn-beat_shown = showed { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: the story of one turn, behind a name; in English past tense
inn-beat_drinks-out = the Drink Deck ran out

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_drew = drew { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 3
inn-beat_discarded = threw away { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): *This time, let's use my cards*
inn-beat_played = played { $card }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): *I don't drink until my crew drinks!*
# $names (text): Ann
inn-beat_played-on = played { $card } on { $names }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): *Drinking Contest!*
inn-beat_revealed = turned up { $card }

# Shown: the story of one turn, behind a name; in English past tense
# $card (text): Healing Salve
inn-beat_encounter = the Event { $card } came up

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): Ben's card
inn-beat_stopped = stopped { $card }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): Ben's card
inn-beat_ignored = shrugged off { $card }

# Shown: the story of one turn, behind a name; in English past tense
# $card (text): Healing Salve
inn-beat_no-effect = nothing came of { $card }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $name (text): Ann
inn-beat_redirected = made { $name } take it

# Shown: the story of one turn, behind a name; in English past tense
# $n (number): 1
inn-beat_shared = everybody still in got { $n } Gold

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_asleep = passed out

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_broke = went broke

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_starts = went first

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_contest-won = won the Drinking Contest

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_round = started a Round

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 2
inn-beat_anted = put { $n } in the pot{ $who ->
        [each] { " " }each
        [you-each] { " " }each
       *[one] { "" }
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): *Ring of Being Elsewhere*
inn-beat_in-front = put { $card } in front

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): *Ring of Being Elsewhere*
inn-beat_left-front = lost { $card }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_potion = used a Potion Token

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $kind (text): kind
inn-beat_ignores-kind = shut out every { $kind } for now

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_turn-cut = went away for now

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_hand-opened = opened the hand to everybody

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_mates-barred = was cut off from the team

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_champion-taken = became Champion of another team too

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): Healing Salve
# $name (text): Ann
inn-beat_turned-away = sent { $card } on to { $name }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): Healing Salve
# $whose: one; you
# $name (text): Ann
inn-beat_borrowed = took { $card } out of { $name }'s hand

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): Healing Salve
# $name (text): Ann
# $n (number): 3
inn-beat_sold = sold { $card } to { $name } for { $n } Gold

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $card (text): Healing Salve
inn-beat_sale-declined = didn't buy { $card }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 3
inn-beat_divided = divided { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } into two piles

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 3
inn-beat_pile-taken = took the pile of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
inn-beat_side-taken = took a card from a side deck

# Shown: the story of one turn, behind a name; in English past tense
# $who: one; you; several; each (several by name); you-each (several by name, the reader among them)
# $n (number): 3
inn-beat_drinks-discarded = poured away { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    }

## inn-fall: How somebody went out: at the table, in the hand, and at the end

# Shown: how somebody went out
inn-fall_you = You

# Shown: how somebody went out
# $name (text): You
# $turn (number): 24
# $by (text): : *Dark Ale* +1
# $alcohol (number): 14
# $fortitude (number): 14
inn-fall_asleep = { "*" }*{ $name } passed out** in turn { $turn }{ $by }. Alcohol { $alcohol }, Fortitude { $fortitude }.

# Shown: how somebody went out
# $name (text): Ben
# $turn (number): 16
# $by (text): : your *Tribute, please. The cats have expenses* -2 Gold
inn-fall_broke = { "*" }*{ $name } went broke** in turn { $turn }{ $by }.

# Shown: how somebody went out
# $by (text): your *Tribute, please. The cats have expenses* -2 Gold
inn-fall_by = : { $by }

# Shown: how somebody went out
# $name (text): Dot
# $card (text): *Tribute, please. The cats have expenses*
inn-fall_card-of = { $name }'s { $card }

# Shown: how somebody went out
# $card (text): *Tribute, please. The cats have expenses*
inn-fall_your-card = your { $card }

# Shown: how somebody went out
# $card (text): Old Marla's *You were still counting to three? How sweet*
# $by (number): -3
inn-fall_by-fortitude = { $card } { SIGNED($by) }

# Shown: how somebody went out
# $card (text): *Dark Ale*
# $by (number): 1
inn-fall_by-alcohol = { $card } { SIGNED($by) }

# Shown: how somebody went out
# $card (text): your *Tribute, please. The cats have expenses*
# $by (number): -2
inn-fall_by-gold = { $card } { SIGNED($by) } Gold

## inn-finale: The end of the game

# Shown: the end of the game
# $winners (text): winners
inn-finale_together = { $winners } went down together, and share the win

# Shown: the end of the game
# $winners (text): Quill
# $loser (text): Old Marla
# $alcohol (number): 7
# $fortitude (number): 6
inn-finale_asleep-by = { $winners } drank { $loser } under the table, { $alcohol } to { $fortitude }

# Shown: the end of the game
# $loser (text): Dot
# $alcohol (number): 20
# $fortitude (number): 20
# $winners (text): Ann
inn-finale_asleep-self = { $loser } had one too many, { $alcohol } to { $fortitude }: { $winners } won

# Shown: the end of the game
# $winners (text): winners
# $loser (text): loser
inn-finale_broke-by = { $winners } cleaned { $loser } out

# Shown: the end of the game
# $loser (text): loser
# $winners (text): winners
# $gold (number): 3
inn-finale_broke-self = { $loser } ran out of Gold: { $winners } won, with { $gold }

# Shown: the end of the game
# $n (number): 6
# $winners (text): Quill
# $gold (number): 16
inn-finale_after = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    } later { $winners } had the Inn to themselves, with { $gold } Gold.

# Shown: the end of the game
# $name (text): Ben
# $turn (number): 8
# $by (text): *Dragon Breath Ale* +4
inn-finale_hit = { "*" }*{ $name } was hit hard** in turn { $turn }: { $by }.

## inn-joined: Two events or more in one sentence

# Shown: several events in one sentence of the story
# $cost (text): 2 Gold
inn-joined_at-cost = at the cost of { $cost }

# Shown: several events in one sentence of the story
inn-joined_to-no-effect = , to no effect

# Shown: several events in one sentence of the story
# $name (text): <@1> **Somebody with a very long name** number 1
# $n (number): 3
# $drawn (number): 3
inn-joined_discarded-drew = { $name } discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and draws { $drawn }.

# Shown: several events in one sentence of the story
# $name (text): Ann
# $target (text): Ben
# $pile (number): 2
inn-joined_ordered-served = { $name } orders a Drink for { $target } (now { $pile } waiting).

# Shown: several events in one sentence of the story
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $n (number): 2
# $target (text): ‹@3> \*\*Somebody with a very long name\*\* number 3
# $pile (number): 2
inn-joined_ordered-several = { $name } orders { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } for { $target } (now { $pile } waiting).

# Shown: several events in one sentence of the story
# $name (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
# $n (number): 2
# $told (text): told
inn-joined_ordered-many = { $name } orders { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    }: { $told }.

# Shown: several events in one sentence of the story
# $n (number): 1
# $target (text): ‹@3> \*\*Somebody with a very long name\*\* number 3
# $pile (number): 3
inn-joined_ordered-for = { $n } for { $target } (now { $pile } waiting)

# Shown: several events in one sentence of the story
# $name (text): <@2> **Somebody with a very long name** number 2
# $by (number): -1
# $now (number): 2
inn-joined_sobers = { $name } has no Drink waiting and sobers up: { SIGNED($by) } Alcohol Content, now { $now }.

# Shown: several events in one sentence of the story
# $name (text): <@7> **Somebody with a very long name** number 7
# $by (number): -1
# $now (number): 2
inn-joined_sobers-emptied = { $name } has no Drink left for the Drink Phase and sobers up: { SIGNED($by) } Alcohol Content, now { $now }.

# Shown: several events in one sentence of the story
# $name (text): Ann
inn-joined_dry = { $name } has no Drink waiting, and is already sober.

# Shown: several events in one sentence of the story
# $name (text): Ann
inn-joined_dry-emptied = { $name } has no Drink left for the Drink Phase, and is already sober.

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
# $card (text): Healing Salve
inn-joined_ignored-anyway-away = { $names } are away and Ignore { $card }.

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
# $kind (text): kind
# $card (text): Healing Salve
inn-joined_ignored-anyway-kind = { $names } Ignore every { $kind } for now, { $card } too.

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
# $card (text): Healing Salve
inn-joined_ignored-anyway-before = { $names } have Ignored { $card } already.

# Shown: several events in one sentence of the story
# $name (text): Cid
# $drinks (text): *Wine with a Chaser* and *Dirty Dishwater*
inn-joined_revealed = { $name } reveals { $drinks }.

# Shown: several events in one sentence of the story
# $name (text): <@2> **Somebody with a very long name** number 2
# $drinks (text): *Dark Ale with a Chaser*
# $events (text): *Barroom Brawl!*
inn-joined_revealed-void = { $name } reveals { $drinks }; the Event { $events } is discarded without effect.

# Shown: several events in one sentence of the story
# $name (text): Ann
# $drinks (text): drinks
# $events (text): events
inn-joined_revealed-void-several = { $name } reveals { $drinks }; the Events { $events } are discarded without effect.

# Shown: several events in one sentence of the story
# $name (text): <@3> **Somebody with a very long name** number 3
# $events (text): *Round on the House!*
inn-joined_revealed-void-only = { $name } reveals the Event { $events }, which is discarded without effect.

# Shown: several events in one sentence of the story
# $name (text): Ann
# $events (text): events
inn-joined_revealed-void-only-several = { $name } reveals the Events { $events }, which are discarded without effect.

# Shown: several events in one sentence of the story
# $name (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $card (text): *Potion of the Stone Face*
inn-joined_revealed-front = { $name } reveals { $card } and keeps it in front.

# Shown: several events in one sentence of the story
# $cards (text): *Bottled Mist* and *Troll's Breakfast*
# $name (text): <@0> **Somebody with a very long name** number 0
inn-joined_left-front = { $cards } in front of { $name } are discarded.

# Shown: several events in one sentence of the story
# $name (text): Ann
# $n (number): 3
# $card (text): Healing Salve
inn-joined_searched-front = { $name } reveals { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and puts { $card } in front.

# Shown: several events in one sentence of the story
# $name (text): <@1> **Somebody with a very long name** number 1
# $card (text): *Brix the Enforcer*
inn-joined_played-front = { $name } plays { $card } and keeps it in front.

# Shown: several events in one sentence of the story
# $name (text): <@1> **Somebody with a very long name** number 1
# $card (text): *Winning Hand!*
inn-joined_played-control = { $name } plays { $card } and takes control.

# Shown: several events in one sentence of the story
# $card (text): Healing Salve
# $name (text): Ann
inn-joined_negated-passed = { $card } is Negated, so { $name } counts as having passed.

# Shown: several events in one sentence of the story
# $names (text): ‹@1> \*\*Somebody with a very long name\*\* number 1
inn-joined_round-without = A Round of Gambling starts without { $names }.

# Shown: several events in one sentence of the story
# $name (text): <@0> **Somebody with a very long name** number 0
# $pot (number): 2
inn-joined_round-won = { $name } wins the Round and { $pot } Gold.

# Shown: several events in one sentence of the story
# $name (text): <@4> **Somebody with a very long name** number 4
inn-joined_round-won-empty = { $name } wins the Round, but the pot is empty.

# Shown: several events in one sentence of the story
# $name (text): Ann
# $n (number): 3
inn-joined_pot-stolen = { $name } takes the pot of { $n } Gold instead!

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
# $what (text): pay 1 Gold and Ignore every Action Card of others
inn-joined_chose = { $names } choose “{ $what }”.

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
inn-joined_chose-nothing = { $names } choose to do nothing.

# Shown: several events in one sentence of the story
# $name (text): Ann
# $side (text): side
# $cost (text): cost
inn-joined_side-bought = { $name } takes a card from the { $side } at the cost of { $cost }.

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
inn-joined_no-bids = { $names } don't bid.

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
inn-joined_passed = { $names } pass.

# Shown: several events in one sentence of the story
# $n (number): 3
# $counter (text): Potion Tokens
inn-joined_season-count = { $n } { $counter }

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
inn-joined_asleep = { $names } pass out!

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
inn-joined_broke = { $names } are out of Gold!

# Shown: several events in one sentence of the story
# $name (text): Ann
# $drinks (text): *Dark Ale*
# $changes (text): +1 Alcohol Content (now 1)
inn-joined_drank = { $name } drinks { $drinks }: { $changes }.

# Shown: several events in one sentence of the story
# $name (text): Ann
# $drinks (text): drinks
inn-joined_drank-only = { $name } drinks { $drinks }.

# Shown: several events in one sentence of the story
# $name (text): <@0> **Somebody with a very long name** number 0
# $drinks (text): *Water*
inn-joined_drank-void = { $name } drinks { $drinks }, to no effect.

# Shown: several events in one sentence of the story
# $name (text): <@1> **Somebody with a very long name** number 1
# $now (number): 8
inn-joined_drank-now = { $name } (now { $now })

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
# $drinks (text): *Wine*
# $by (text): +2 Alcohol Content
inn-joined_drank-alike = { $names } drink { $drinks }: { $by } each.

# Shown: several events in one sentence of the story
# $names (text): Ann and Ben
# $drinks (text): drinks
inn-joined_drank-alike-void = { $names } drink { $drinks }, to no effect.

# Shown: several events in one sentence of the story
# $name (text): <@3> **Somebody with a very long name** number 3
# $changes (text): +5 Alcohol Content (now 10), +4 Gold (now 9)
inn-joined_changes = { $name }: { $changes }.

## inn-cost: What a card has cost, behind "at the cost of"

# Shown: what a card has cost, behind: at the cost of
# $n (number): 1
inn-cost_cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: what a card has cost, behind: at the cost of
# $n (number): 2
inn-cost_gold = { $n } Gold

# Shown: what a card has cost, behind: at the cost of
# $n (number): 3
# $now (text): now
inn-cost_fortitude = { $n } Fortitude (now { $now })

# Shown: what a card has cost, behind: at the cost of
# $n (number): 1
# $counter (text): Blood
# $now (number): 1
inn-cost_counter = { $n } { $counter } (now { $now })

## inn-change: What a player has more or less of, in such a sentence

# Shown: an amount in a sentence
# $by (number): -1
# $now (number): 19
inn-change_fortitude = { SIGNED($by) } Fortitude (now { $now })

# Shown: an amount in a sentence
# $by (number): 1
# $now (number): 1
inn-change_alcohol = { SIGNED($by) } Alcohol Content (now { $now })

# Shown: an amount in a sentence
# $by (number): 1
# $now (number): 9
inn-change_gold = { SIGNED($by) } Gold (now { $now })

# Shown: an amount in a sentence
# $by (number): 1
# $counter (text): Drunken Chi
# $now (number): 1
inn-change_counter = { SIGNED($by) } { $counter } (now { $now })

## inn-together: What several players do or get alike; "all" where these are everybody, or all the others

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $target (text): ‹@0> \*\*Somebody with a very long name\*\* number 0
# $n (number): 1
inn-together_paid-to = { $names } pay { $target } { $n } Gold each.

# Shown: several players in one sentence of the story
# $target (text): Cid
# $n (number): 1
inn-together_paid-to-all = All the others pay { $target } { $n } Gold each.

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $n (number): 1
# $pot (number): 2
inn-together_ante = { $names } ante { $n } Gold each; the pot is { $pot }.

# Shown: several players in one sentence of the story
# $n (number): 1
# $pot (number): 4
inn-together_ante-all = Everybody antes { $n } Gold; the pot is { $pot }.

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $n (number): 1
# $helped (text): <@1> **Somebody with a very long name** number 1
# $pot (number): 8
inn-together_ante-inn = { $names } ante { $n } Gold each, and the Inn antes for { $helped }; the pot is { $pot }.

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $n (number): 3
# $helped (text): helped
# $pot (text): pot
inn-together_ante-inn-one = { $names } antes { $n } Gold, and the Inn antes for { $helped }; the pot is { $pot }.

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
inn-together_ante-no = { $names } have no Gold to ante.

# Shown: several players in one sentence of the story
# $n (number): 3
# $helped (text): helped
# $pot (text): pot
inn-together_ante-inn-only = The Inn antes { $n } Gold each for { $helped }; the pot is { $pot }.

# Shown: several players in one sentence of the story
# $name (text): <@0> **Somebody with a very long name** number 0
# $now (number): 19
inn-together_now = { $name } ({ $now })

# Shown: several players in one sentence of the story
# $by (text): -1 Fortitude
# $names (text): Ann and Ben
inn-together_changed = { $by }: { $names }.

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $now (text): now
inn-together_fortitude-stays = { $names } stay at { $now } Fortitude.

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $now (text): now
inn-together_alcohol-stays = { $names } stay at { $now } Alcohol Content.

# Shown: several players in one sentence of the story
# $now (text): now
inn-together_fortitude-stays-all = Everybody stays at { $now } Fortitude.

# Shown: several players in one sentence of the story
# $now (text): now
inn-together_alcohol-stays-all = Everybody stays at { $now } Alcohol Content.

# Shown: several players in one sentence of the story
# $by (number): -1
inn-together_by-fortitude = { SIGNED($by) } Fortitude

# Shown: several players in one sentence of the story
# $by (number): 2
inn-together_by-alcohol = { SIGNED($by) } Alcohol Content

# Shown: several players in one sentence of the story
# $by (number): 1
inn-together_by-gold = { SIGNED($by) } Gold

# Shown: several players in one sentence of the story
# $by (number): 3
# $counter (text): Potion Tokens
inn-together_by-counter = { SIGNED($by) } { $counter }

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $n (number): 3
inn-together_paid = { $names } pay the Inn { $n } Gold each.

# Shown: several players in one sentence of the story
# $n (number): 1
inn-together_paid-all = Everybody pays the Inn { $n } Gold.

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $n (number): 1
inn-together_drew = { $names } draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } each.

# Shown: several players in one sentence of the story
# $n (number): 1
inn-together_drew-all = Everybody draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

# Shown: several players in one sentence of the story
# $names (text): Ann and Ben
# $n (number): 3
inn-together_discarded = { $names } discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } each.

# Shown: several players in one sentence of the story
# $n (number): 3
inn-together_discarded-all = Everybody discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

## inn-shared: The story where teams play: what concerns a whole team, told once

# Shown: the story where teams play
# $name (text): Ann
# $character (text): Fiona
inn-shared_plays = { $name } ({ $character })

# Shown: the story where teams play
# $name (text): Ann
# $character (text): Fiona
inn-shared_plays-boss = { $name } the Boss ({ $character })

# Shown: the story: the teams of a game
# $before (text): Ann (Deirdre) and Ben (Fiona)
# $team (text): Cid (Zot) and Dot (Gog)
inn-shared_against = { $before } against { $team }

# Shown: the story where teams play
# $teams (text): teams
inn-shared_seated = { $teams }.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_starts = { $names } start.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_starts-alone = { $names } starts.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_turn = { $names }'s turn.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_turn-alone = { $names }'s turn.

# Shown: the story where teams play
# $names (text): Ann and Ben
# $card (text): Healing Salve
inn-shared_encounter = { $names }'s turn ends with the Event { $card }.

# Shown: the story where teams play
inn-shared_drinks-out = The Drink Deck is empty: a new one costs each team 1 Gold.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_over = { $names } win: the last team standing.

# Shown: the story where teams play
# $names (text): Ann and Ben
# $gold (number): 3
# $inn (text): inn
# $each (text): each
inn-shared_shared = { $names }'s { $gold } Gold: { $inn } to the Inn, { $each } to each team still in the game.

# Shown: the story where teams play
# $names (text): Ann and Ben
# $gold (number): 3
inn-shared_shared-inn = { $names }'s { $gold } Gold goes to the Inn.

# Shown: the story where teams play
# $name (text): Ann
# $changed (text): changed
# $n (number): 3
inn-shared_potion = { $name } uses a Potion Token: { $changed }; { $n } left.

# Shown: the story where teams play
# $name (text): Ann
# $changed (text): changed
inn-shared_potion-last = { $name } uses the last Potion Token: { $changed }.

# Shown: the story where teams play
# $name (text): Ann
# $n (number): 3
# $targets (text): targets
inn-shared_ordered = { $name } orders { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } for { $targets }

# Shown: the story where teams play
# $name (text): Ann
# $targets (text): targets
inn-shared_ordered-one = { $name } orders a Drink for { $targets }

# Shown: the story where teams play
# $name (text): Ann
# $pile (text): pile
inn-shared_waiting = { $name } (now { $pile } waiting)

# Shown: the story where teams play
# $names (text): Ann and Ben
# $gold (number): 3
# $inn (text): inn
# $each (text): each
inn-shared_shared-one = { $names }'s { $gold } Gold: { $inn } to the Inn, { $each } to the only team left.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_champion = { $names } is Champion.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_champions = { $names } are Champions.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_champion-in-part = { $names } is Champion for what the card does to each player.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_champions-in-part = { $names } are Champions for what the card does to each player.

# Shown: the story where teams play
# $name (text): Ann
# $card (text): Healing Salve
# $mates (text): mates
inn-shared_ignored = { $name } Ignores { $card } for { $mates }.

# Shown: the story where teams play
# $name (text): Ann
# $n (number): 3
# $target (text): Ben
inn-shared_redirected = { $name }'s loss of { $n } Fortitude goes to { $target }.

# Shown: the story where teams play
# $name (text): Ann
inn-shared_drink-ignored = { $name }'s Drink is Ignored.

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_asleep = { $names } pass out!

# Shown: the story where teams play
# $names (text): Ann and Ben
inn-shared_broke = { $names } are out of Gold!

# Shown: the story where teams play
# $names (text): Ann and Ben
# $by (number): 3
# $now (text): now
inn-shared_fortitude = { $names }: { SIGNED($by) } Fortitude together, now { $now }.

# Shown: the story where teams play
# $names (text): Ann and Ben
# $by (number): 3
# $now (text): now
inn-shared_alcohol = { $names }: { SIGNED($by) } Alcohol Content together, now { $now }.

# Shown: the story where teams play
# $names (text): Ann and Ben
# $by (number): 3
# $now (text): now
inn-shared_gold = { $names }: { SIGNED($by) } Gold together, now { $now }.

# Shown: the story where teams play
# $told (text): told
inn-shared_dealt = { $told }.

# Shown: the story where teams play
# $name (text): Ann
# $n (number): 3
# $drawn (text): drawn
inn-shared_discarded-drew = { $name } discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and draws { $drawn }

# Shown: the story where teams play
# $name (text): Ann
# $n (number): 3
inn-shared_discarded = { $name } discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: the story where teams play
# $name (text): Ann
# $drawn (number): 3
inn-shared_drew = { $name } draws { $drawn ->
        [one] { $drawn } card
       *[other] { $drawn } cards
    }

## inn-button

# Shown: a button of the hand
# Limit: 80
inn-button_faces = My character

# Shown: a button of the hand
# Limit: 80
inn-button_pass = Pass

# Shown: a button of the hand
# Limit: 80
inn-button_respond = Respond

# Shown: a button of the hand
# Limit: 80
inn-button_keep = Keep all

# Shown: a button of the hand
# Limit: 80
inn-button_no-action = No Action

# Shown: a button of the hand
# Limit: 80
inn-button_go-on = Go on

# Shown: a button of the hand
# Limit: 80
inn-button_no-more = Drink up

# Shown: a button of the hand
# Limit: 80
inn-button_no-bid = No bid

# Shown: a button of the hand
# Limit: 80
inn-button_done = Done

# Shown: a button of the hand
# Limit: 80
inn-button_first = You first

# Shown: a button of the hand
# Limit: 80
inn-button_timid = As a last resort

# Shown: a button of the hand
# Limit: 80
inn-button_timid-on = As a last resort: on

# Shown: a button of the hand
# Limit: 80
inn-button_think = Let me think

# Shown: a button of the hand
# Limit: 80
inn-button_why = Why?

## inn-hint

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_discard = Discard cards

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_action = Play an Action

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_order = Order a Drink for …

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_ordered = Now play a card

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_where = Who gets it?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_share = Share it?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_challenge = Accept it?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_dare = Which is yours?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_gamble = Gamble

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_window = Respond

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_choose = Choose

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_ante = How much?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_bid = Bid

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_secret = How much?

# Shown: the placeholder of a menu
# $n (number): 2
# Limit: 150
inn-hint_discard-cards = Discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_cost = Pay with a card

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_keep = Keep one

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_front = Discard one

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_added = On whom?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_divide = Divide them

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_pile = Take a pile

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_borrow = Play which card?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_give = To whom?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_take = Take one

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_buy = Buy one

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_wages = Pay or let go

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_sale = Buy it?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_may = Do it?

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_deal = A Drink for …

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_drink = Reveal your Drink

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_champion = Name the Champion

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_press = Press a button above

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_timid = Respond, if nobody else does

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_standing = Play a card out of turn

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_potion = Use a Potion Token

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_wait = Nothing to do now

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_none = No card can be played now

# Shown: the placeholder of a menu
# $page (text): page
# $pages (text): pages
# Limit: 150
inn-hint_page = More cards ({ $page } of { $pages })

# Shown: the placeholder of a menu
# Limit: 150
inn-hint_back = Another card

# Shown: the placeholder of a menu
# $card (text): All the violence money can buy!
# Limit: 150
inn-hint_target = “{ $card }”: on whom?

# Shown: the placeholder of a menu
# $card (text): Two heathens, one shield. Hold still, both of you.
# $n (number): 2
# Limit: 150
inn-hint_target-many = “{ $card }”: on whom? (up to { $n })

# Shown: the placeholder of a menu
# $card (text): Healing Salve
# $n (number): 3
# Limit: 150
inn-hint_target-exactly = “{ $card }”: on whom? (choose { $n })

# Shown: the placeholder of a menu
# $card (text): Healing Salve
# $least (number): 2
# $n (number): 3
# Limit: 150
inn-hint_target-range = “{ $card }”: on whom? (choose { $least } to { $n })

# Shown: the placeholder of a menu
# $card (text): A Drink
# Limit: 150
inn-hint_target-order = { $card } for whom?

# Shown: the placeholder of a menu
# $card (text): Sell Potion of the Stone Face
# Limit: 150
inn-hint_target-sell = { $card }: to whom?

## inn-choice

# Shown: an option of a menu
# Limit: 100
inn-choice_order = A Drink

# Shown: an option of a menu
# Limit: 100
inn-choice_order-first = A Drink, then a card

# Shown: an option of a menu
# Limit: 100
inn-choice_keep = Drink it all

# Shown: an option of a menu
# Limit: 100
inn-choice_share = Share it

# Shown: an option of a menu
# Limit: 100
inn-choice_accept = Accept

# Shown: an option of a menu
# Limit: 100
inn-choice_decline = Decline

# Shown: an option of a menu
# $drinks (text): drinks
# Limit: 100
inn-choice_first = The first: { $drinks }

# Shown: an option of a menu
# $drinks (text): drinks
# Limit: 100
inn-choice_second = The second: { $drinks }

# Shown: an option of a menu
# $n (number): 3
# Limit: 100
inn-choice_first-many = The first: { $n } Drinks

# Shown: an option of a menu
# $n (number): 3
# Limit: 100
inn-choice_second-many = The second: { $n } Drinks

# Shown: an option of a menu
# Limit: 100
inn-choice_done = Done

# Shown: an option of a menu
# Limit: 100
inn-choice_discard = Let it go

# Shown: an option of a menu
# $n (number): 2
# Limit: 100
inn-choice_wages = Pay { $n } Gold

# Shown: an option of a menu
# Limit: 100
inn-choice_yes = Yes

# Shown: an option of a menu
# Limit: 100
inn-choice_refuse = No

# Shown: an option of a menu
# Limit: 100
inn-choice_nothing = Nothing

# Shown: a button or a line of a menu: one of several ways to choose from
# $what (text): lose 2 Fortitude
inn-choice_way = { CAP($what) }

# Shown: an option of a menu
# $card (text): Mind the drive belt. And your sleeve.
# Limit: 100
inn-choice_aim = { $card }

# Shown: an option of a menu
# $card (text): Healing Salve
# Limit: 100
inn-choice_give = { $card }

# Shown: an option of a menu
# Limit: 100
inn-choice_none = None of them

# Shown: an option of a menu
# $what (text): what
# Limit: 100
inn-choice_borrow-what = { $what }

# Shown: an option of a menu
# $first (text): first
# $second (text): second
# Limit: 100
inn-choice_piles = { $first } | { $second }

# Shown: an option of a menu
# Limit: 100
inn-choice_pile-nothing = nothing

# Shown: an option of a menu
# $name (text): Ann
# Limit: 100
inn-choice_hand-of = { $name }'s hand

# Shown: an option of a menu
# Limit: 100
inn-choice_hand-of-you = your hand

# Shown: an option of a menu
# Limit: 100
inn-choice_no-bid = nobody has bid yet

# Shown: an option of a menu
# $name (text): ‹@2> \*\*Somebody with a very long name\*\* number 2
# $bid (text): 3 Alcohol Content
# Limit: 100
inn-choice_highest = { $name } leads with { $bid }

# Shown: an option of a menu
# $bid (text): bid
# Limit: 100
inn-choice_highest-you = you lead with { $bid }

# Shown: an option of a menu
# $n (number): 3
# Limit: 100
inn-choice_ante-gold = { $n } Gold

# Shown: an option of a menu
# $n (number): 4
# Limit: 100
inn-choice_bid-gold = { $n } Gold

# Shown: an option of a menu
# $n (number): 1
# Limit: 100
inn-choice_bid-fortitude = { $n } Fortitude

# Shown: an option of a menu
# $n (number): 1
# Limit: 100
inn-choice_bid-alcohol = { $n } Alcohol Content

# Shown: an option of a menu
# $n (number): 0
# Limit: 100
inn-choice_gold-gold = { $n } Gold

# Shown: an option of a menu
# $what (text): Potion of the Stone Face
# Limit: 100
inn-choice_keep-what = Keep { $what }

# Shown: an option of a menu
# $what (text): what
# Limit: 100
inn-choice_drop-what = Discard { $what }

# Shown: an option of a menu
# $what (text): Bat Deck
# Limit: 100
inn-choice_take-what = Take from the { $what }

# Shown: an option of a menu
# $what (text): what
# Limit: 100
inn-choice_buy-what = Buy from the { $what }

# Shown: an option of a menu
# $what (text): Elven Wine with a Chaser
# Limit: 100
inn-choice_deal-what = { $what }

# Shown: an option of a menu
# $what (text): Lower your Drunken Chi by 1
# Limit: 100
inn-choice_any-what = { $what }

# Shown: an option of a menu
# $what (text): Potion of the Stone Face
# Limit: 100
inn-choice_sell-what = Sell { $what }

# Shown: an option of a menu
# $what (text): Potion of the Stone Face
# $n (number): 2
# Limit: 100
inn-choice_sell-for = Sell { $what } for { $n } Gold

# Shown: an option of a menu
# $what (text): Brix the Enforcer
# Limit: 100
inn-choice_use-what = Use { $what }

# Shown: an option of a menu
# $what (text): Potion of the Stone Face
# $n (number): 2
# Limit: 100
inn-choice_yes-what = Buy { $what } for { $n } Gold

# Shown: an option of a menu
# Limit: 100
inn-choice_drink = Reveal my Drink

# Shown: an option of a menu
# $what (text): what
# Limit: 100
inn-choice_champion-what = Champion: { $what }

# Shown: an option of a menu
# Limit: 100
inn-choice_champion-me = Champion: me

# Shown: an option of a menu
# Limit: 100
inn-choice_potion-fortitude = Potion: +6 Fortitude

# Shown: an option of a menu
# Limit: 100
inn-choice_potion-alcohol = Potion: -6 Alcohol Content

# Shown: an option of a menu
# Limit: 100
inn-choice_potion-gold = Potion: +3 Gold

# Shown: an option of a menu
# Limit: 100
inn-choice_token-fortitude = 🧪 +6 ❤️

# Shown: an option of a menu
# Limit: 100
inn-choice_token-alcohol = 🧪 -6 🍺

# Shown: an option of a menu
# Limit: 100
inn-choice_token-gold = 🧪 +3 🪙

## inn-order

# Shown: standing orders
# Limit: 100
inn-order_hint = Standing orders: ask me every time

# Shown: standing orders
# Limit: 100
inn-order_turn = Pass until my turn

# Shown: standing orders
# Limit: 100
inn-order_untouched = Pass on what doesn't concern me

# Shown: standing orders
# Limit: 100
inn-order_ignore-2 = Ignore any Drink of 2 or more

# Shown: standing orders
# Limit: 100
inn-order_ignore-3 = Ignore any Drink of 3 or more

# Shown: standing orders
# Limit: 100
inn-order_ignore-4 = Ignore any Drink of 4 or more

# Shown: standing orders
# Limit: 100
inn-order_about-turn = You're still asked before you lose

# Shown: standing orders
# Limit: 100
inn-order_about-untouched = You're asked about what concerns you

# Shown: standing orders
# Limit: 100
inn-order_about-ignore = Without a card for it, you drink it

# Shown: standing orders
# $about (text): You're still asked before you lose
# Limit: 100
inn-order_seen = { $about }. Everybody sees it

# Shown: standing orders
# $about (text): about
# Limit: 100
inn-order_unseen = { $about }. Nobody else sees it

# Shown: standing orders
# Limit: 100
inn-order_none = Ask me every time

# Shown: standing orders
# $orders (text): Pass until my turn
# Limit: 100
inn-order_given = Your standing orders: { $orders }.

# Shown: standing orders
# Limit: 100
inn-order_given-none = You have no standing orders now: you're asked every time.

# Shown: standing orders
# Limit: 100
inn-order_does-turn = passes until their turn

# Shown: standing orders
# Limit: 100
inn-order_does-untouched = passes on what doesn't concern them

# Shown: standing orders
# Limit: 100
inn-order_does-ignore-2 = Ignores Drinks of 2 or more

# Shown: standing orders
# Limit: 100
inn-order_does-ignore-3 = Ignores Drinks of 3 or more

# Shown: standing orders
# Limit: 100
inn-order_does-ignore-4 = Ignores Drinks of 4 or more

## inn-answer

# Shown: what you have answered
# $answer (text): answer
inn-answer_only-if = { $answer }, if nobody else does

# Shown: what you have answered
inn-answer_passed = You pass.

# Shown: what you have answered
inn-answer_passes = You pass; you can change that in your hand while this moment lasts.

# Shown: what you have answered
inn-answer_not-asked = All right. The table doesn't wait for you here.

## inn-why

# Shown: why a card can't be played
# $cards (text): *I don't think so!*
# $why (text): only when anybody plays a Sometimes Card. `/case` sometimes-condition
inn-why_line = -# { $cards }: { $why }

# Shown: why a card can't be played
inn-why_nothing = All your cards can be played now.

# Shown: why a card can't be played
# $card (text): Healing Salve
# $why (text): …
inn-why_card = { $card }: { $why }

# Shown: why a card can't be played
# $when (text): in 5 minutes
inn-why_when = { "*" }*When it could:** { $when }

# Shown: why a card can't be played
# $rule (text): rule
inn-why_rule = { "*" }*The rule:** { $rule }

# Shown: why a card can't be played
# $number (text): number
# $title (text): Healing Salve
# $text (text): …
inn-why_ruling = { "*" }*Ruling { $number }, { $title }:** { $text }

# Shown: why a card can't be played
# $case (text): sometimes-condition
inn-why_case = `/case` { $case }

# Shown: the answer to Why?: several conditions, and in a hand what would save its player
# $before (text): when it's your turn
# $after (text): when somebody plays a Sometimes Card
inn-why_or = { $before }, or { $after }

# Shown: why a card can't be played
inn-why_now = it can be played now.

# Shown: why a card can't be played
inn-why_answered = you've answered already.

# Shown: why a card can't be played
inn-why_out = you're out of the game.

# Shown: why a card can't be played
inn-why_away = you're away, and play nothing until you're back.

# Shown: why a card can't be played
inn-why_quiet = nobody plays anything until what has begun is decided.

# Shown: why a card can't be played
# $when (text): when anybody plays a Sometimes Card
inn-why_condition = only { $when }.

# Shown: why a card can't be played
inn-why_action = only as the Action of your own turn.

# Shown: why a card can't be played
inn-why_spent = you have no Action left in this turn.

# Shown: why a card can't be played
inn-why_busy = not while something is being resolved.

# Shown: why a card can't be played
inn-why_no-round = only in a Round of Gambling.

# Shown: why a card can't be played
inn-why_outside = you're not in this Round of Gambling.

# Shown: why a card can't be played
inn-why_winning = only a Cheating Card beats the last card.

# Shown: why a card can't be played
inn-why_not-your-turn = you're in control of the Round, or have passed.

# Shown: why a card can't be played
inn-why_others-turn = it's another player's turn in the Round.

# Shown: why a card can't be played
inn-why_cost = you don't have what it costs.

# Shown: why a card can't be played
inn-why_no-target = there's nobody to play it on now.

# Shown: why a card can't be played
inn-why_forbidden = it does nothing against what's being resolved.

## inn-when: When a card could be played, by the reason why it cannot be now

# Shown: when a card could be played
inn-when_out = not any more.

# Shown: when a card could be played
inn-when_away = once you're back.

# Shown: when a card could be played
inn-when_quiet = right after that.

# Shown: when a card could be played
# $when (text): in 5 minutes
inn-when_condition = { $when }.

# Shown: when a card could be played
inn-when_action = in your next Action Phase.

# Shown: when a card could be played
inn-when_spent = in your next Action Phase.

# Shown: when a card could be played
inn-when_busy = as soon as that is over.

# Shown: when a card could be played
inn-when_no-round = in a Round of Gambling, on your turn in it.

# Shown: when a card could be played
inn-when_outside = in the next Round of Gambling that you're in.

# Shown: when a card could be played
inn-when_winning = once somebody has beaten it with a Cheating Card.

# Shown: when a card could be played
inn-when_not-your-turn = once somebody else has taken control.

# Shown: when a card could be played
inn-when_others-turn = on your own turn in the Round.

# Shown: when a card could be played
inn-when_answered = if the moment opens again, or in the next one that fits.

# Shown: when a card could be played
inn-when_cost = once you have what it costs.

# Shown: when a card could be played
inn-when_no-target = once there's somebody to name.

# Shown: when a card could be played
inn-when_forbidden = against something else that fits.

## inn-what-if

# Shown: what would happen
# $card (text): Healing Salve
inn-what-if_head = { "*" }*If you play { $card } now and nobody answers:**

# Shown: what would happen
# $card (text): Healing Salve
# $whom (text): Ben
inn-what-if_head-on = { "*" }*If you play { $card } on { $whom } now and nobody answers:**

# Shown: what would happen
# $name (text): Ann
# $what (text): what
inn-what-if_line = - { $name }: { $what }

# Shown: what would happen
inn-what-if_nothing = Nothing that can be told changes for anybody.

# Shown: what would happen
# $card (text): Healing Salve
# $why (text): …
inn-what-if_not-now = { $card } can't be played now: { $why }

# Shown: what would happen
# $n (number): 3
inn-what-if_draw = draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: what would happen
inn-what-if_asleep = passes out

# Shown: what would happen
inn-what-if_broke = runs out of Gold

## inn-more: The menu behind More of a hand

# Shown: the private panel behind More
inn-more_title = { "*" }*More.** Nobody else sees this, and *What if* and *Why* change nothing in the game.

# Shown: the private panel behind More
inn-more_what-if = What if I play …

# Shown: the private panel behind More
inn-more_none = Nothing of yours can be tried now

# Shown: the private panel behind More
# $card (text): Healing Salve
inn-more_whom = What if: “{ $card }” on whom?

# Shown: the private panel behind More
inn-more_why = Why can't I play …

## inn-choosing: Choosing a character in the lobby

# Shown: choosing a character
# $edition (text): The Red Dragon Inn 4
# $n (number): 4
# $of (number): 6
inn-choosing_title = { "*" }*Pick your character** · { $edition } ({ $n } of { $of })

# Shown: choosing a character
# $name (text): Bryn the Boatswain
# $about (text): A boatswain built for brawls: whoever hits her or hers is hit in turn.
inn-choosing_candidate = { "*" }*{ $name }**: { $about }

# Shown: choosing a character
# $name (text): Ann
# $note (text): note
# $about (text): about
inn-choosing_candidate-noted = { "*" }*{ $name }** ({ $note }): { $about }

# Shown: choosing a character
# $name (text): Ann
inn-choosing_taken = taken by { $name }

# Shown: choosing a character
inn-choosing_villain = villain

# Shown: choosing a character
inn-choosing_no-boss = no villain

# Shown: choosing a character
inn-choosing_before = ◀

# Shown: choosing a character
inn-choosing_after = ▶

# Shown: choosing a character
inn-choosing_others = Other characters

## inn-edition

# Shown: an edition's name
# $n (number): 4
inn-edition_numbered = The Red Dragon Inn { $n }

# Shown: an edition's name
inn-edition_house = Decks of the house

# Shown: an edition's name
# $name (text): Ann
inn-edition_chance = Random: { $name }

## inn-drinks

# Shown: the name of a Drink Deck, in the lobby, in the form of options and in /card
inn-drinks_drink-1 = Drinks of the first edition

# Shown: the name of a Drink Deck, in the lobby, in the form of options and in /card
inn-drinks_drink-2 = Drinks of the second edition

# Shown: the name of a Drink Deck, in the lobby, in the form of options and in /card
inn-drinks_drink-3 = Drinks of the third edition

# Shown: the name of a Drink Deck, in the lobby, in the form of options and in /card
inn-drinks_drink-4 = Drinks of the fourth edition

# Shown: the name of a Drink Deck, in the lobby, in the form of options and in /card
inn-drinks_drink-5 = Drinks of the fifth edition

# Shown: the name of a Drink Deck, in the lobby, in the form of options and in /card
inn-drinks_drink-6 = Drinks of the sixth edition

## inn-option

# Shown: an option of a table, in the lobby
# $names (text): Drinks of the first edition
inn-option_drinks = { $names }

# Shown: an option of a table, in the lobby
inn-option_every-drink = every Drink Deck

# Shown: an option of a table, in the lobby
inn-option_bar = the Bar Deck

# Shown: an option of a table, in the lobby
inn-option_events-none = no Events

# Shown: an option of a table, in the lobby
inn-option_events-both = Sea and Dungeon Events

# Shown: an option of a table, in the lobby
# $names (text): The Red Dragon Inn 1
inn-option_chance = random characters from { $names }

# Shown: an option of a table, in the lobby
inn-option_natural = relaxed moments

# Shown: an option of a table, in the lobby
inn-option_sealed = silent moments

# Shown: an option of a table, in the lobby
inn-option_quick = fast moments

## inn-form

# Shown: a form (modal)
inn-form_drinks = Drink Decks; several make a Bar Deck

# Shown: a form (modal)
inn-form_bar = Use a Bar Deck: 30 Drinks at a time

# Shown: a form (modal)
inn-form_events = Events at the end of a turn

# Shown: a form (modal)
inn-form_windows = Moments to respond

# Shown: a form (modal)
inn-form_windows-hint = Who is asked when something can be answered, and what a wait may give away.

# Shown: a form (modal)
inn-form_natural = Relaxed: only those who could answer, with a minimum time

# Shown: a form (modal)
inn-form_sealed = Silent: everybody, each time

# Shown: a form (modal)
inn-form_quick = Fast: only those who could answer, and no wait if nobody could

## guest

# Shown: a house guest's name
guest_orla = Orla the Wary

# Shown: a house guest's name
guest_fenwick = Fenwick the Gambler

# Shown: a house guest's name
guest_hilde = Hilde the Brawler

# Shown: a house guest's name
guest_nim = Nim the Thief

# Shown: a house guest's name
guest_aldous = Aldous the Sore

# Shown: a house guest's name
guest_maud = Maud the Kind

## manner

# Shown: a house guest's manner
manner_orla = Guards her health first and bets last.

# Shown: a house guest's manner
manner_fenwick = Has never met a pot he didn't like.

# Shown: a house guest's manner
manner_hilde = Would rather hit somebody than win; most nights she does both.

# Shown: a house guest's manner
manner_nim = Counts your Gold more often than you do.

# Shown: a house guest's manner
manner_aldous = Remembers who started it. It was never him.

# Shown: a house guest's manner
manner_maud = Leaves whoever is worst off alone, and sees to the rest of you.

## inn-lobby

# Shown: the lobby's message
inn-lobby_random = random

# Shown: the lobby's message
# $character (text): Fiona
inn-lobby_villain = { $character } (villain)

# Shown: the lobby's message
# $about (text): about
inn-lobby_villain-about = Villain. { $about }

# Shown: the lobby's message
# $n (number): 60
inn-lobby_favours-boss = the Boss is favored to win, about { $n } games in 100

# Shown: the lobby's message
# $n (number): 3
inn-lobby_favours-challengers = the Challengers are favored: the Boss wins about { $n } games in 100

# Shown: the lobby's message
# $n (number): 3
inn-lobby_favours-nobody = an even fight: the Boss wins about { $n } games in 100

# Shown: the lobby's message
# $windows (text): relaxed moments
# $minutes (number): 20
inn-lobby_lasts = { $windows }, about { $minutes } min

# Shown: the lobby's message
inn-lobby_natural = A long wait means that somebody could respond. With few players it can tell who, and even with what.

# Shown: the lobby's message
inn-lobby_sealed = Everybody is asked each time, so a wait gives nothing away.

# Shown: the lobby's message
inn-lobby_quick = Only those who could respond are asked, so every wait means that somebody could.

## inn-lesson: The lesson: each line two short sentences at most

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
# $target (text): Ben
inn-lesson_on = { $card } on { $target }

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_discard = The last one awake wins: you pass out when your Fortitude ❤️ and your Alcohol Content 🍺 meet. You have good cards: press *Keep all*.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_action = You may play one Action a turn. Choose { $card } in the list: they lose Fortitude.

# Shown: the guide of the lesson: two short sentences at most
# $rival (text): Quill
inn-lesson_order = Now order a Drink: choose { $rival } in the list. Drinking it raises their Alcohol Content.

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_weak-drink = You drink at the end of your turn, and this Drink is weak. Save your cards and press *Pass*.

# Shown: the guide of the lesson: two short sentences at most
# $rival (text): Quill
# $card (text): Healing Salve
inn-lesson_ignore = { $rival } hits you! Play { $card }: it lets you Ignore the hit.

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_draw = At the start of each turn you draw until you hold seven cards. Press *Keep all* again.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_gamble = An Action can start a Round of Gambling, in which everybody puts Gold in the pot. Choose { $card } in the list.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_winning-hand = Whoever is in control when the others pass gets the pot. Play { $card } to take control.

# Shown: the guide of the lesson: two short sentences at most
# $rival (text): Quill
# $room (text): room
inn-lesson_order-again = Order a Drink for { $rival }. They have { $room } left before they pass out.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_strong-drink = This Drink is strong. Play { $card } on it, and you drink nothing.

# Shown: the guide of the lesson: two short sentences at most
# $rival (text): Quill
# $room (text): room
# $gap (text): gap
inn-lesson_near = { $rival }: { $room } left, you: { $gap }. Press *Keep all*.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_anytime = You have lost Fortitude. Play { $card } to heal: Anytime Cards (⚡) work at almost any moment.

# Shown: the guide of the lesson: two short sentences at most
# $rival (text): Quill
# $room (text): room
# $card (text): Healing Salve
inn-lesson_fell = { $rival } has only { $room } left. Play { $card } and they pass out!

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_keep = Your cards are good. Press *Keep all*.

# Shown: the guide of the lesson: two short sentences at most
# $cards (text): cards
inn-lesson_put-away = Discard { $cards }: they help you least. Then you draw until you hold seven cards.

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_no-action = No card would help you now. Press *No Action*.

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_no-more = You have played enough. Press *Drink up*.

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_pass = Not worth a card. Press *Pass*.

# Shown: the guide of the lesson: two short sentences at most
# $choice (text): choice
inn-lesson_decide = You have to choose. The best for you is *{ $choice }*.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_save = You're about to pass out! Play { $card } to stay awake.

# Shown: the guide of the lesson: two short sentences at most
# $rival (text): Quill
# $room (text): room
# $card (text): Healing Salve
inn-lesson_hit = { $rival } can take { $room } more. Hit them: play { $card }.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_heal = More Fortitude keeps you awake. Play { $card } now.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_trick = You don't want this Drink as it is. Play { $card } now.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_shield = This would hurt you. Play { $card } against it.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_bet = The pot is worth winning. Play { $card } now.

# Shown: the guide of the lesson: two short sentences at most
# $card (text): Healing Salve
inn-lesson_play = One card helps you most now. Play { $card } here.

# Shown: the guide of the lesson: two short sentences at most
# $rival (text): Quill
inn-lesson_wait = It's { $rival }'s turn. I'll ask you when you can act.

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_wait-own = The others may answer now. Your turn goes on by itself.

# Shown: the guide of the lesson: two short sentences at most
inn-lesson_wait-round = Everybody in the Round plays or passes in turn. The last one in control takes the pot.

# Shown: the guide of the lesson: two short sentences at most
# $rival (text): Quill
# $gap (text): gap
inn-lesson_wait-hurt = { $rival } hit you, and you had no card against it. You have { $gap } left before you pass out.

## lesson-won

# Shown: the lesson's end
lesson-won_inn = 🎓 **Well done: the last one awake wins!** Next: **/table open** to play with friends, **/rules inn** for the other rules, **/card** for any card.

## lesson-next

# Shown: the lesson's end
lesson-next_inn = 🎓 **/learn** begins the lesson again. Or go on: **/table open** to play with friends, **/rules inn** for the other rules, **/card** for any card.

## help-game

# Shown: /help, a game's commands
help-game_inn = - /inn hand, discard, play, why, what-if, sell, use, respond, pass, order, drink, choose, bid, character, team, potion, champion, say and /gamble play, pass · the same at the Inn

## inn-kind: Kinds of cards

# Shown: a kind of card
inn-kind_action = Action

# Shown: a kind of card
inn-kind_sometimes = Sometimes

# Shown: a kind of card
inn-kind_anytime = Anytime

# Shown: a kind of card
inn-kind_gambling = Gambling

# Shown: a kind of card
inn-kind_cheating = Cheating

# Shown: a kind of card
inn-kind_gamble = Action or Gambling

# Shown: a kind of card
inn-kind_drink = Drink

# Shown: a kind of card
inn-kind_event = Drink Event

# Shown: a kind of card
inn-kind_encounter = Event

# Shown: a kind of card
inn-kind_holds = Standing effect

# Shown: a kind of card
inn-kind_adds = Added effect

# Shown: a kind of card
inn-kind_at-once = Immediate

## inn-told: What is on the stack, in the picture and in its alt text

# Shown: what is on the stack: picture and alt text
inn-told_discard = to discard

# Shown: what is on the stack: picture and alt text
inn-told_action = to act

# Shown: what is on the stack: picture and alt text
inn-told_order = to order a Drink

# Shown: what is on the stack: picture and alt text
inn-told_drink = to drink

# Shown: what is on the stack: picture and alt text
inn-told_gambles = to gamble

# Shown: what is on the stack: picture and alt text
inn-told_asleep = asleep upstairs

# Shown: what is on the stack: picture and alt text
inn-told_broke = broke, in the stables

# Shown: what is on the stack: picture and alt text
inn-told_everybody = everybody

# Shown: what is on the stack: picture and alt text
# $n (number): 3
inn-told_players = { $n } players

# Shown: what is on the stack: picture and alt text
inn-told_inn = the Inn

# Shown: a picture of the table: to whom something happens, or how strong their Drink is
# $names (text): Ann and Ben
# $what (text): lose 2 Fortitude
inn-told_feels = { $names } { $what }

# Shown: a picture of the table: an Event that comes at the end of a turn
# $name (text): Ann
inn-told_turn-ends = { $name }'s turn ends

# Shown: a picture of the table: whose card or Drink was Ignored
# $name (text): Ann
inn-told_card-ignored = { $name }: Ignored

# Shown: a picture of the table: whose card was Negated
# $name (text): Ann
inn-told_card-negated = { $name }: Negated

# Shown: a picture of the table: what a player does or gets by a card
# $name (text): Ann
# $what (text): gains 2 Fortitude
inn-told_does = { $name }: { $what }

# Shown: a picture of the table: cards in front of a player to which something happens
# $n (number): 1
# $name (text): Ann
inn-told_in-front = { $n ->
        [1] a card in front of { $name }
        [one] { $n } card in front of { $name }
       *[other] { $n } cards in front of { $name }
    }

# Shown: a picture of the table: who was about to lose, and is not any more
# $names (text): Ann
inn-told_stays = { $names } can stay in the game

# Shown: a picture of the table: who has a last chance to stay in the game
# $names (text): Ann and Ben
inn-told_falls = { $names } about to lose

# Shown: a picture of the table: who has won a Round of Gambling
# $name (text): Ann
inn-told_wins-pot = { $name } takes the pot

# Shown: a picture of the table: who pays whom
# $parts (text): Ben pays 1 Gold
# $name (text): Ann
inn-told_pays-to = { $parts } to { $name }

# Shown: a picture of the table: who drinks
# $who: one; several
# $names (text): Ann
inn-told_drink-now = { $names } { $who ->
        [several] drink
       *[one] drinks
    }

# Shown: a picture of the table: two players who do, get or lose the same
# $first (text): Ann
# $last (text): Ben
inn-told_two = { $first } and { $last }

# Shown: a picture of the table: who has revealed an Event
# $name (text): Ann
inn-told_by = revealed by { $name }

# Shown: what is on the stack: picture and alt text
inn-told_ignored-drink = Ignored

# Shown: what is on the stack: picture and alt text
inn-told_revealed = A Drink is revealed

# Shown: what is on the stack: picture and alt text
# $n (number): 2
inn-told_drinks-at-once = { $n } Drinks at once

# Shown: what is on the stack: picture and alt text
# $n (number): 3
inn-told_fortitude = { $n } Fortitude

# Shown: what is on the stack: picture and alt text
# $n (number): 3
inn-told_draws = draws { $n }

# Shown: what is on the stack: picture and alt text
# $n (number): 3
inn-told_gold = { $n } Gold

# Shown: what is on the stack: picture and alt text
inn-told_no-effect = no effect

# Shown: what is on the stack: picture and alt text
inn-told_lose-none = loses no Fortitude

# Shown: what is on the stack: picture and alt text
inn-told_lose-none-many = lose no Fortitude

# Shown: what is on the stack: picture and alt text
inn-told_hit-back = Hit back?

# Shown: what is on the stack: picture and alt text
inn-told_new-deck = A new Drink Deck

# Shown: what is on the stack: picture and alt text
inn-told_payment = Payment

# Shown: what is on the stack: picture and alt text
inn-told_round-won = The Round is won

# Shown: what is on the stack: picture and alt text
inn-told_last-chance = Last chance

# Shown: what is on the stack: picture and alt text
inn-told_gained = Gold gained

# Shown: what is on the stack: picture and alt text
inn-told_taken = The pot is taken

# Shown: what is on the stack: picture and alt text
inn-told_drink-phase = Drink Phase

# Shown: what is on the stack: picture and alt text
inn-told_end = ends the turn

# Shown: what is on the stack: picture and alt text
inn-told_for-the-team = for the team

## inn-ways: What players choose, bid or name in secret as a card or an Event takes effect, where there is little room; secret: for the most, the least, where all choose 0, and for those who choose more

# Shown: what players choose in secret, bid or name: short
# $stake (text): stake
inn-ways_bid = Bid up to { $stake }

# Shown: what players choose in secret, bid or name: short
# $what (text): what
inn-ways_bid-0 = Highest: { $what }

# Shown: what players choose in secret, bid or name: short
# $what (text): what
inn-ways_bid-1 = Each other: { $what }

# Shown: what players choose in secret, bid or name: short
# $stake (text): stake
inn-ways_secret = Choose 0 to { $stake } in secret

# Shown: what players choose in secret, bid or name: short
# $what (text): what
inn-ways_secret-0 = Most: { $what }

# Shown: what players choose in secret, bid or name: short
# $what (text): what
inn-ways_secret-1 = Least: { $what }

# Shown: what players choose in secret, bid or name: short
# $what (text): what
inn-ways_secret-2 = All 0: { $what }

# Shown: what players choose in secret, bid or name: short
# $what (text): what
inn-ways_secret-3 = Payers: { $what }

# Shown: what players choose in secret, bid or name: short
inn-ways_choose = Choose one:

# Shown: what players choose in secret, bid or name: short
# $what (text): what
inn-ways_choose-way = · { $what }

# Shown: what players choose in secret, bid or name: short
inn-ways_nothing = nothing

## inn-part: What a part of a plan does to its seat, by the words of the vocabulary; "hurt" has been suffered already

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_lose-fortitude = −{ $n } Fortitude

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_gain-fortitude = +{ $n } Fortitude

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_gain-alcohol = +{ $n } Alcohol

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_lose-alcohol = −{ $n } Alcohol

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_gain-gold = +{ $n } Gold

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_pay = pays { $n } Gold

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_ante = antes { $n }

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_draw = draws { $n }

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_order = orders { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    }

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_drink-pile = drinks { $n } from the pile

# Shown: what a part of a plan does, behind a name
inn-part_drink-deck = drinks from the deck

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_hurt = lost { $n } Fortitude

# Shown: what a part of a plan does, behind a name
inn-part_start-round = starts a Round

# Shown: what a part of a plan does, behind a name
inn-part_control = takes control

# Shown: what a part of a plan does, behind a name
inn-part_winning = takes control

# Shown: what a part of a plan does, behind a name
inn-part_leave = leaves the Round

# Shown: what a part of a plan does, behind a name
inn-part_eject = must leave

# Shown: what a part of a plan does, behind a name
inn-part_win-round = wins the Round

# Shown: what a part of a plan does, behind a name
inn-part_end-round = ends the Round

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_take-pot = takes { $n } Gold from the pot

# Shown: what a part of a plan does, behind a name
inn-part_steal-win = takes the pot

# Shown: what a part of a plan does, behind a name
inn-part_restart-round = goes on with the Round

# Shown: what a part of a plan does, behind a name
inn-part_negate = Negates

# Shown: what a part of a plan does, behind a name
inn-part_ignore = Ignores

# Shown: what a part of a plan does, behind a name
inn-part_ignore-drink = Ignores the Drink

# Shown: what a part of a plan does, behind a name
inn-part_pass-drink = passes the Drink on

# Shown: what a part of a plan does, behind a name
inn-part_split-drink = splits the Drink

# Shown: what a part of a plan does, behind a name
inn-part_add-alcohol = changes the Drink

# Shown: what a part of a plan does, behind a name
inn-part_replace-drink = changes the Drink

# Shown: what a part of a plan does, behind a name
inn-part_convert-drink = changes the Drink

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_reduce = loses { $n } less

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_reduce-to = loses at most { $n }

# Shown: what a part of a plan does, behind a name
inn-part_redirect = moves the loss

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_strike = picks who loses { $n } Fortitude

# Shown: what a part of a plan does, behind a name
inn-part_bar-mates = is cut off from the team

# Shown: what a part of a plan does, behind a name
inn-part_turn-away = turns the card away

# Shown: what a part of a plan does, behind a name
inn-part_take-champion = takes another Champion

# Shown: what a part of a plan does, behind a name
inn-part_share-loss = shares the loss

# Shown: what a part of a plan does, behind a name
inn-part_inn-pays = lets the Inn pay

# Shown: what a part of a plan does, behind a name
inn-part_no-payment = pays nothing

# Shown: what a part of a plan does, behind a name
# $counter (text): Potion Tokens
# $n (number): 3
inn-part_count = { $counter } { SIGNED($n) }

# Shown: what a part of a plan does, behind a name
# $n (number): 3
# $counters (text): counters
inn-part_give = hands out { $n } { $counters }

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_discard-cards = discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: what a part of a plan does, behind a name
inn-part_draw-until = searches their deck

# Shown: what a part of a plan does, behind a name
inn-part_call-in = searches their deck

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_reward-drinker = pays the drinker { $n } Gold

# Shown: what a part of a plan does, behind a name
inn-part_show-hand = shows the hand

# Shown: what a part of a plan does, behind a name
inn-part_open-hand = plays with an open hand

# Shown: what a part of a plan does, behind a name
inn-part_borrow-card = lends a card

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_divide-cards = has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } divided

# Shown: what a part of a plan does, behind a name
inn-part_end-turn = is away

# Shown: what a part of a plan does, behind a name
inn-part_must-ignore = Ignores cards

# Shown: what a part of a plan does, behind a name
inn-part_reveal = reveals a card

# Shown: what a part of a plan does, behind a name
inn-part_keep = keeps one card

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_take = takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: what a part of a plan does, behind a name
inn-part_buy = buys cards

# Shown: what a part of a plan does, behind a name
inn-part_choose = chooses

# Shown: what a part of a plan does, behind a name
inn-part_coin = tosses a coin

# Shown: what a part of a plan does, behind a name
inn-part_bid = bids

# Shown: what a part of a plan does, behind a name
inn-part_secret = chooses Gold in secret

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_discard-drink = discards { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    }

# Shown: what a part of a plan does, behind a name
inn-part_deal-drinks = deals out the Drinks

# Shown: what a part of a plan does, behind a name
inn-part_halve-drink = halves the Drink

# Shown: what a part of a plan does, behind a name
inn-part_season-drink = adds to the Drink

# Shown: what a part of a plan does, behind a name
inn-part_season-half = splits the Drink and adds to one half

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_boost = +{ $n } to its number

# Shown: what a part of a plan does, behind a name
# $n (number): 3
inn-part_ante-fortitude = loses { $n } Fortitude for each Gold of the ante

# Shown: what a part of a plan does, behind a name
inn-part_take-half = takes half of the pot

## inn-if: What a part depends on, behind what it does; {counter} is a counter's title

# Shown: a condition, behind such a part
inn-if_hero = if a Hero

# Shown: a condition, behind such a part
inn-if_villain = if a Villain

# Shown: a condition, behind such a part
inn-if_ignored = if anybody Ignores it

# Shown: a condition, behind such a part
inn-if_not-ignored = if nobody Ignores it

# Shown: a condition, behind such a part
inn-if_own-gold = if paid with own Gold

# Shown: a condition, behind such a part
inn-if_not-own-gold = if not paid with own Gold

# Shown: a condition, behind such a part
inn-if_served = if given a Drink

# Shown: a condition, behind such a part
inn-if_boss = if a Boss

# Shown: a condition, behind such a part
inn-if_lost = if any was lost

# Shown: a condition, behind such a part
inn-if_discarded = if a card is discarded

# Shown: a condition, behind such a part
# $counter (text): Potion Tokens
inn-if_counter = depending on { $counter }

# Shown: a picture of the table: what a part of a card depends on
# $cards (text): Tails
inn-if_holds = if { LIST($cards, how: "or") } holds

## inn-per

# Shown: a factor, behind such a part
inn-per_players = for each other player

# Shown: a factor, behind such a part
inn-per_team = for each player of the team

# Shown: a factor, behind such a part
inn-per_hurt = for each player hurt

# Shown: a factor, behind such a part
inn-per_lost = for each Fortitude lost

# Shown: a factor, behind such a part
inn-per_own-lost = for each Fortitude lost

# Shown: a factor, behind such a part
inn-per_paid = for each Gold paid

# Shown: a factor, behind such a part
# $counter (text): Potion Tokens
inn-per_counter = for each { $counter }

## inn-part-many: The same as in inn-part, said of several

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_pay = pay { $n } Gold each

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_ante = ante { $n } each

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_draw = draw { $n } each

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_order = order { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } each

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_drink-pile = drink { $n } from the pile each

# Shown: the same as inn-part, said of several
inn-part-many_drink-deck = drink from the deck

# Shown: the same as inn-part, said of several
inn-part-many_start-round = start a Round

# Shown: the same as inn-part, said of several
inn-part-many_control = take control

# Shown: the same as inn-part, said of several
inn-part-many_winning = take control

# Shown: the same as inn-part, said of several
inn-part-many_leave = leave the Round

# Shown: the same as inn-part, said of several
inn-part-many_win-round = win the Round

# Shown: the same as inn-part, said of several
inn-part-many_end-round = end the Round

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_take-pot = take { $n } Gold from the pot

# Shown: the same as inn-part, said of several
inn-part-many_steal-win = take the pot

# Shown: the same as inn-part, said of several
inn-part-many_restart-round = go on with the Round

# Shown: the same as inn-part, said of several
inn-part-many_negate = Negate

# Shown: the same as inn-part, said of several
inn-part-many_ignore = Ignore

# Shown: the same as inn-part, said of several
inn-part-many_ignore-drink = Ignore the Drink

# Shown: the same as inn-part, said of several
inn-part-many_pass-drink = pass the Drink on

# Shown: the same as inn-part, said of several
inn-part-many_split-drink = split the Drink

# Shown: the same as inn-part, said of several
inn-part-many_add-alcohol = change the Drink

# Shown: the same as inn-part, said of several
inn-part-many_replace-drink = change the Drink

# Shown: the same as inn-part, said of several
inn-part-many_convert-drink = change the Drink

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_reduce = lose { $n } less

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_reduce-to = lose at most { $n }

# Shown: the same as inn-part, said of several
inn-part-many_redirect = move the loss

# Shown: the same as inn-part, said of several
inn-part-many_share-loss = share the loss

# Shown: the same as inn-part, said of several
inn-part-many_inn-pays = let the Inn pay

# Shown: the same as inn-part, said of several
inn-part-many_no-payment = pay nothing

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_discard-cards = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } each

# Shown: the same as inn-part, said of several
inn-part-many_show-hand = show their hands

# Shown: the same as inn-part, said of several
inn-part-many_open-hand = play with open hands

# Shown: the same as inn-part, said of several
inn-part-many_end-turn = are away

# Shown: the same as inn-part, said of several
inn-part-many_must-ignore = Ignore cards

# Shown: the same as inn-part, said of several
inn-part-many_choose = choose

# Shown: the same as inn-part, said of several
inn-part-many_coin = toss a coin

# Shown: the same as inn-part, said of several
inn-part-many_bid = bid

# Shown: the same as inn-part, said of several
inn-part-many_secret = choose Gold in secret

# Shown: the same as inn-part, said of several
# $n (number): 3
inn-part-many_discard-drink = discard { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } each

## inn-alt: What the pictures show, for those who do not see them

# Shown: alt text of a picture
# $fortitude (number): 18
# $alcohol (number): 3
# $gold (number): 21
inn-alt_stand = Fortitude { $fortitude }, Alcohol { $alcohol }, { $gold } Gold

# Shown: alt text of a picture
# $name (text): Ann
# $stand (text): Fortitude 20, Alcohol 0, 8 Gold
# $n (number): 7
# $pile (number): 1
# $orders (text): orders
inn-alt_seat = { $name }: { $stand }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, pile of { $pile }{ $orders }

# Shown: alt text of a picture
inn-alt_seat-orders = , standing orders

# Shown: alt text of a picture
# $seat (text): Ben: Fortitude 20, Alcohol 0, 8 Gold, 7 cards, pile of 1
# $stays (text): Item Deck 18
inn-alt_seat-stays = { $seat }, { $stays }

# Shown: alt text of a picture
# $name (text): Ann
# $place (number): 1
# $stand (text): Fortitude 17, Alcohol 16, 12 Gold
inn-alt_seat-placed = { $name } place { $place }: { $stand }

# Shown: alt text of a picture
# $names (text): Ann and Ben
# $stand (text): stand
# $n (number): 3
# $players (text): players
inn-alt_team = { $names }: { $stand }, { $n ->
        [0] no Potion Tokens
        [one] { $n } Potion Token
       *[other] { $n } Potion Tokens
    } ({ $players })

# Shown: alt text of a picture
# $names (text): Ann and Ben
# $reason (text): reason
inn-alt_team-out = { $names } { $reason }

# Shown: alt text of a picture
# $names (text): Ann and Ben
# $place (number): 3
# $stand (text): stand
inn-alt_team-placed = { $names } place { $place }: { $stand }

# Shown: alt text of a picture
# $name (text): Ann
inn-alt_boss = { $name } (Boss)

# Shown: alt text of a picture
# $name (text): Ann
# $n (number): 3
# $pile (text): pile
# $done (text): done
# $champion (text): champion
# $orders (text): orders
inn-alt_player = { $name }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, pile of { $pile }{ $done }{ $champion }{ $orders }

# Shown: alt text of a picture
inn-alt_done = , done

# Shown: alt text of a picture
inn-alt_champion = , Champion

# Shown: alt text of a picture
# $winners (text): Ann
# $seats (text): seats
inn-alt_over = The Inn, game over: { $winners } won. { $seats }.

# Shown: alt text of a picture
inn-alt_nobody = nobody

# Shown: alt text of a picture
# $name (text): Ben
# $does (text): to order a Drink
# $n (number): 28
inn-alt_turn = The Inn: { $name } { $does }, { $n } Drinks in the deck.

# Shown: alt text of a picture
# $stack (text): Elven Wine with a Chaser (Ben: +3 Alcohol)
inn-alt_resolved = Being resolved: { $stack }.

# Shown: alt text of a picture: what is being resolved, and what answers it
# $before (text): Healing Salve (Ann: gains 2 Fortitude)
# $after (text): I don't think so! (Ben)
inn-alt_then = { $before }; then { $after }

# Shown: alt text of a picture
# $names (text): Ben
inn-alt_asked = Asked: { $names }.

# Shown: alt text of a picture
# $pot (text): pot
# $name (text): Ann
inn-alt_round = A Round of Gambling, { $pot } Gold in the pot, { $name } in control.

# Shown: alt text of a picture
# $n (number): 2
inn-alt_contest = A Drinking Contest, { $n } still in it.

# Shown: alt text of a picture
# $stand (text): Fortitude 20, Alcohol 0, 8 Gold
inn-alt_you = You have { $stand }.

# Shown: alt text of a picture
# $you (text): you
# $cards (text): cards
inn-alt_in-front = { $you } In front of you: { $cards }.

# Shown: alt text of a picture
# $card (text): Healing Salve
# $text (text): …
inn-alt_asks = { $card }: { $text }

# Shown: alt text of a picture
# $you (text): you
inn-alt_hand-empty = Your hand is empty. { $you }

# Shown: alt text of a picture
# $n (number): 7
# $you (text): You have Fortitude 20, Alcohol 0, 8 Gold.
# $cards (text): cards
inn-alt_hand = Your hand, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. { $you } { $cards }.

# Shown: alt text of a picture
# $n (number): 7
# $you (text): You have Fortitude 20, Alcohol 0, 10 Gold.
# $cards (text): cards
inn-alt_hand-discards = Your hand, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, of which you may discard any. { $you } { $cards }.

# Shown: alt text of a picture
# $n (number): 3
# $must (text): must
# $you (text): you
# $cards (text): cards
inn-alt_hand-must = Your hand, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, of which you discard { $must }. { $you } { $cards }.

# Shown: alt text of a picture
# $title (text): Healing Salve
inn-alt_back = ({ $title })

# Shown: alt text of a picture
inn-alt_playable = (playable)

# Shown: alt text of a picture
inn-alt_saves = (saves you)

# Shown: alt text of a picture
# $name (text): Ann
# $about (text): about
# $tags (text): tags
# $n (number): 3
# $cards (text): cards
inn-alt_character = { $name }. { $about }{ $tags } { $n } cards: { $cards }.

# Shown: alt text of a picture of a character: a rule for the start of the game
# $tag (text): race: Orc
inn-alt_tag = { CAP($tag) }.

# Shown: alt text of a picture
# $n (number): 18
# $seats (text): seats
inn-alt_recap = The game in { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }: { $seats }.

# Shown: alt text of a picture
# $name (text): Ann
# $reason: asleep; broke
# $turn (number): 17
# $place (text): (place 3)
inn-alt_recap-out = { $name } { $reason ->
        [broke] broke
       *[asleep] asleep
    } in turn { $turn }{ $place }

# Shown: alt text of a picture
# $name (text): Old Marla
# $stand (text): Fortitude 18, Alcohol 3, 21 Gold
# $place (text): (place 1)
inn-alt_recap-in = { $name } still in at the end with { $stand }{ $place }

# Shown: alt text of a picture
# $place (number): 3
inn-alt_recap-place = (place { $place })

## inn-award: What the recap honours: what for, and what was done

# Shown: an honour of the recap
inn-award_drink = Strongest Drink

# Shown: an honour of the recap
# $n (number): 4
# $drink (text): Dragon Breath Ale
inn-award_drink-drink = +{ $n }, { $drink }

# Shown: an honour of the recap
# $n (number): 3
inn-award_drink-done = +{ $n }

# Shown: an honour of the recap
inn-award_dodge = Best dodge

# Shown: an honour of the recap
# $n (number): 3
# $drink (text): Elven Wine
inn-award_dodge-drink = +{ $n }, { $drink }

# Shown: an honour of the recap
# $n (number): 3
inn-award_dodge-done = -{ $n } Fortitude passed on

# Shown: an honour of the recap
inn-award_gold = Biggest haul

# Shown: an honour of the recap
# $n (number): 3
inn-award_gold-done = { $n } Gold

# Shown: an honour of the recap
inn-award_saved = Best save

# Shown: an honour of the recap
# $n (number): 3
inn-award_saved-done = { $n } Fortitude

## inn-moment: What has just happened, for pictures and in words

# Shown: a moment of the recap
inn-moment_asleep = passes out

# Shown: a moment of the recap
inn-moment_asleep-many = pass out

# Shown: a moment of the recap
inn-moment_broke = goes broke

# Shown: a moment of the recap
inn-moment_broke-many = go broke

# Shown: a moment of the recap
inn-moment_caught = is caught cheating

# Shown: a moment of the recap
# $n (number): 11
inn-moment_pot = wins { $n } Gold

# Shown: a moment of the recap
# $name (text): Dot
# $card (text): Tribute, please. The cats have expenses.
inn-moment_by-player = { $name }: { $card }

# Shown: a moment of the recap
inn-moment_refill = a new Drink Deck

# Shown: a moment of the recap
# $who (text): Ben
# $what (text): goes broke
# $by (text): (Dot: Tribute, please. The cats have expenses.)
# $sum (text): : 2 −2 is 0 Gold
inn-moment_said = { $who } { $what }{ $by }{ $sum }.

# Shown: a moment of the recap
# $by (text): Dot: Tribute, please. The cats have expenses.
inn-moment_said-by = ({ $by })

# Shown: a moment of the recap
# $was (number): 13
# $by (text): +1
# $now (number): 14
# $fortitude (number): 14
inn-moment_sum-alcohol = : Alcohol { $was } { $by } is { $now }, Fortitude { $fortitude }

# Shown: a moment of the recap
# $was (number): 19
# $by (text): −3
# $now (number): 16
# $alcohol (number): 16
inn-moment_sum-fortitude = : Fortitude { $was } { $by } is { $now }, Alcohol { $alcohol }

# Shown: a moment of the recap
# $was (number): 2
# $by (text): −2
# $now (number): 0
inn-moment_sum-gold = : { $was } { $by } is { $now } Gold

## inn-changed

# Shown: what has just happened: picture
# $by (text): −1
inn-changed_fortitude = { $by } Fortitude

# Shown: what has just happened: picture
# $by (text): +2
inn-changed_alcohol = { $by } Alcohol

# Shown: what has just happened: picture
# $by (text): −1
inn-changed_gold = { $by } Gold

# Shown: what has just happened: picture
# $name (text): Ann
# $changes (text): +2 Alcohol, −1 Gold
inn-changed_seat = { $name } { $changes }

# Shown: what has just happened: picture
# $changes (text): Ann +2 Alcohol, −1 Gold; Ben +3 Alcohol, +1 Gold
inn-changed_now = Just changed: { $changes }.

# Shown: what has just happened: picture
# $card (text): Healing Salve
# $name (text): Ann
# $void (text): void
inn-changed_card = Last card: { $card } by { $name }{ $void }.

# Shown: what has just happened: picture
# $card (text): Healing Salve
# $name (text): Ann
# $targets (text): targets
# $void (text): void
inn-changed_card-on = Last card: { $card } by { $name } on { $targets }{ $void }.

# Shown: what has just happened: picture
inn-changed_void = , no effect

## inn-question: What somebody has done of whom nothing is told Questions: what would you play?

# Shown: the daily question
# $name (text): Ann
# $character (text): Fiona
inn-question_headline = You're **{ $name }** ({ $character }), in your own Action Phase. Below is your hand.

# Shown: the daily question
# $pick (text): pick
# $does (text): does
inn-question_way = { $pick }: { $does }

# Shown: the daily question
# $pick (text): pick
# $n (number): 3
inn-question_number = { $pick } ({ $n })

## closest: The closest game of a season: by how much its winner was ahead of passing out, at the worst

# Shown: the closest game of a season
# $name (text): Ann
# $table (text): KIWI
# $n (number): 3
closest_inn = Closest game: { $name } won table { $table } after being { $n ->
        [one] { $n } point
       *[other] { $n } points
    } away from passing out.

## mark: Marks of the Inn: what each is called, and what it is for

# Shown: a mark of a person: its name, and what it is for
mark_brink = On the Brink

# Shown: a mark of a person: its name, and what it is for
mark_brink-for = began three turns in a row one step from passing out, and won

# Shown: a mark of a person: its name, and what it is for
mark_strong-drink = Steady Hand

# Shown: a mark of a person: its name, and what it is for
mark_strong-drink-for = stayed awake after a Drink of 8 or more

# Shown: a mark of a person: its name, and what it is for
mark_bluff = Straight Face

# Shown: a mark of a person: its name, and what it is for
mark_bluff-for = won a pot of 4 Gold or more without playing a card in the Round

# Shown: a mark of a person: its name, and what it is for
mark_faces-8 = Many Faces

# Shown: a mark of a person: its name, and what it is for
mark_faces-8-for = won with 8 characters

# Shown: a mark of a person: its name, and what it is for
mark_faces-16 = A Whole Party

# Shown: a mark of a person: its name, and what it is for
mark_faces-16-for = won with 16 characters

# Shown: a mark of a person: its name, and what it is for
mark_faces-24 = The Full Guest Book

# Shown: a mark of a person: its name, and what it is for
mark_faces-24-for = won with 24 characters

# Shown: a mark of a person: its name, and what it is for
mark_villains = Worst of Them All

# Shown: a mark of a person: its name, and what it is for
mark_villains-for = won as the Boss with every villain

# Shown: a mark of a person: its name, and what it is for
mark_sharks = Shark Waters

# Shown: a mark of a person: its name, and what it is for
mark_sharks-for = won against a shark and two house guests

## quiet

# Shown: nothing to tell
# $name (text): Ann
quiet_inn-discard = { $name } keeps every card.

# Shown: nothing to tell
# $name (text): Ann
quiet_inn-action = { $name } plays no Action.

## inn-picture: What is written in the pictures: as short as can be

# Shown: written in a picture: short
# $race (text): race
inn-picture_race = race: { $race }

# Shown: written in a picture: short
inn-picture_villain = a villain

# Shown: written in a picture: short
# $n (number): 3
inn-picture_start-gold = +{ $n } Gold at the start

# Shown: written in a picture: short
# $n (number): 3
inn-picture_deck = { $n } cards

# Shown: written in a picture: short
# $n (number): 1
inn-picture_playable = { $n } playable

# Shown: written in a picture: short
inn-picture_none-playable = none playable

# Shown: written in a picture: short
inn-picture_discards = discard any

# Shown: written in a picture: short
# $n (number): 3
inn-picture_must-discard = discard { $n }

# Shown: written in a picture: short
inn-picture_in-front = in front of you

# Shown: written in a picture: short
inn-picture_saves = saves you

# Shown: written in a picture: short
# $n (number): 7
inn-picture_cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: written in a picture: short
inn-picture_empty = no cards left

# Shown: written in a picture: short
inn-picture_discard = discard

# Shown: written in a picture: short
inn-picture_action = action

# Shown: written in a picture: short
inn-picture_order = order

# Shown: written in a picture: short
inn-picture_drink = drink

# Shown: written in a picture: short
# $n (number): 3
inn-picture_more = … and { $n } more

# Shown: written in a picture: short
# $n (number): 3
inn-picture_more-cards = +{ $n }

# Shown: written in a picture: short
# $n (number): 3
inn-picture_more-names = +{ $n }

# Shown: written in a picture: short
inn-picture_both = &

# Shown: written in a picture: short
inn-picture_nobody-controls = nobody

# Shown: written in a picture: short
# $n (number): 2
inn-picture_contest-in = contest: { $n } left

# Shown: written in a picture: short
inn-picture_may-discard = to discard

# Shown: written in a picture: short
inn-picture_may-action = to play an Action

# Shown: written in a picture: short
inn-picture_may-order = to order a Drink

# Shown: written in a picture: short
inn-picture_may-drink = to drink

# Shown: written in a picture: short
inn-picture_done = is done

# Shown: written in a picture: short
inn-picture_round = a Round of Gambling

# Shown: written in a picture: short
# $reason: asleep; broke
# $turn (number): 17
inn-picture_fell = { $reason ->
        [broke] broke
       *[asleep] asleep
    }, turn { $turn }

# Shown: written in a picture: short
# $n (number): 21
inn-picture_gold-left = { $n } Gold

# Shown: written in a picture: short
# $n (number): 18
inn-picture_turns = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

# Shown: written in a picture: short
inn-picture_fortitude = Fortitude

# Shown: written in a picture: short
inn-picture_alcohol = Alcohol

# Shown: written in a picture: short
inn-picture_gold = Gold

# Shown: written in a picture: short
inn-picture_over = game over

# Shown: written in a picture: short
inn-picture_out-asleep = asleep upstairs

# Shown: written in a picture: short
inn-picture_out-broke = in the stables

# Shown: written in a picture: short
inn-picture_won = won

# Shown: written in a picture: short
# $n (number): 3
inn-picture_more-won = and { $n } more won

# Shown: written in a picture: short
inn-picture_void = no effect

## deck: decks that people make on their server

# Shown: the workshop of decks
# $n (number): 3
# $most (number): 5
deck_all-title = ### Decks of this server ({ $n } of { $most })

# Shown: the workshop of decks
deck_none-yet = There are none yet.

# Shown: the workshop of decks
# $author (text): author
deck_state-draft = by { $author }, a draft

# Shown: the workshop of decks
# $author (text): author
# $n (number): 3
deck_state-table = by { $author }, version { $n }, on the table

# Shown: the workshop of decks
# $author (text): author
# $note (text): note
deck_state-off = by { $author }, off the table. { $note }

# Shown: the workshop of decks
# $name (text): Ann
# $state (text): state
deck_title =
    ### { $name }
    -# { $state }

# Shown: the workshop of decks
# $n (number): 3
# $size (number): 3
# $kinds (text): kinds
deck_counted = { $n } of { $size } cards, { $kinds } of them different.

# Shown: the workshop of decks
# $text (text): …
deck_wrong = ⚠️ { $text }

# Shown: the workshop of decks
# $n (number): 3
deck_wrong-more = -# { $n ->
        [one] { $n } more thing
       *[other] { $n } more things
    } to mend.

# Shown: the workshop of decks
deck_begun = A clean deck. Type a card in, or a whole list of them.

# Shown: the workshop of decks
deck_imported = It's in, as a draft.

# Shown: the workshop of decks
# $name (text): Ann
deck_exported = { "*" }*{ $name }** as a file. */deck import* takes it, on any server.

# Shown: the workshop of decks
deck_about-box = Out of our box.

# Shown: the workshop of decks
deck_about-own = A deck of our own.

# Shown: the workshop of decks
deck_pick-deck = Open a deck…

# Shown: the workshop of decks
deck_pick-card = Change a card…

# Shown: the workshop of decks
deck_pick-part = What is special…

# Shown: the workshop of decks
deck_pick-change = Change…

# Shown: the workshop of decks
deck_pick-played = How it's played…

# Shown: the workshop of decks
deck_pick-said = Title, kind, number…

# Shown: the workshop of decks
deck_pick-word = What does it do?

# Shown: the workshop of decks
deck_pick-next-word = What else does it do?

# Shown: the workshop of decks
deck_pick-meant = What did you mean?

# Shown: the workshop of decks
# $n (number): 3
# $of (number): 3
deck_more-words = More… ({ $n } of { $of })

# Shown: the workshop of decks
# $name (text): Ann
deck_more-title = ### { $name }

# Shown: the workshop of decks
deck_more-of-it = more

# Shown: the workshop of decks
deck_not-ready = -# It can be played, or put on the table, once all its cards are there and right.

# Shown: the workshop of decks
# $name (text): Ann
deck_sure-delete = Delete **{ $name }**? Games that were begun with it go on.

# Shown: the workshop of decks
# $name (text): Ann
# $n (number): 3
# $of (number): 3
deck_sheet-title = ### { $name }, cards { $n } of { $of }

# Shown: the workshop of decks
# $what (text): what
# $name (text): Ann
deck_part =
    ### { $what }
    -# { $name }

# Shown: the workshop of decks
deck_ways = The ways to choose from

# Shown: the workshop of decks
# $n (number): 3
# $told (text): told
deck_way = { $n }: { $told }

# Shown: the workshop of decks
# $what (text): what
# $n (number): 3
deck_numbered = { $what } { $n }

# Shown: the workshop of decks
deck_blank = Choose below what it does.

# Shown: the workshop of decks
deck_ours = Ours: type what your card says.

# Shown: the workshop of decks
# $text (text): lose 2 Fortitude
deck_ours-now = -# { $text }

# Shown: the workshop of decks
# $what (text): When it can be played
# $told (text): when another player plays an Action Card
deck_tells = { $what }: { $told }

# Shown: the workshop of decks
deck_one-more-way = One more way

# Shown: the workshop of decks
# $what (text): what
deck_one-more = One more: { $what }

# Shown: the workshop of decks
deck_other-way = One more way to play it

# Shown: the workshop of decks
deck_copy = Copy this card

# Shown: the workshop of decks
deck_take-out = Take it out

# Shown: the workshop of decks
deck_change-it = Change it, or take it out

# Shown: the workshop of decks
deck_said = there

# Shown: the workshop of decks
deck_unsaid = nothing

# Shown: the workshop of decks
deck_yes = yes

# Shown: the workshop of decks
deck_no = no

# Shown: the workshop of decks
# $n (number): 3
deck_so-many = { $n } so far

# Shown: the workshop of decks
deck_removed = -# Taken out. *Undo* brings it back.

# Shown: the workshop of decks
deck_undone = -# Taken back.

# Shown: the workshop of decks
# $n (number): 3
deck_put-on = On the table: lobbies offer it under *This server's own*. Version { $n }.

# Shown: the workshop of decks
# $name (text): Ann
deck_trying = -# **{ $name }** against two patrons. Nothing counts.

# Shown: the workshop of decks
# $n (number): 3
deck_read = { $n ->
        [0] No card was
        [one] { $n } card was
       *[other] { $n } cards were
    } read.

# Shown: the workshop of decks
# $line (text): line
deck_line = { "*" }*Not clear:** { $line }

# Shown: the workshop of decks
# $text (text): …
deck_line-read = -# Read so far: { $text }

# Shown: the workshop of decks
# $n (number): 3
deck_lines-left = -# { $n ->
        [one] { $n } more line
       *[other] { $n } more lines
    } after it.

# Shown: the workshop of decks
# $where (text): where
deck_contribute = Only facts are in it: titles, kinds, numbers, and what the cards do in our words. { $where }

# Shown: the workshop of decks
# $page (text): page
deck_form-at = Send it with the form *Cards as printed*: { $page }

# Shown: the workshop of decks
deck_form = Send it with the form *Cards as printed*, under *New issue* where this bot's code is kept.

# Shown: the workshop of decks
deck_own = This server's own

## deck-sent

# Shown: a deck sent to us
# $name (text): Ann
deck-sent_title = Cards as printed: { $name }

# Shown: a deck sent to us
# $title (text): Healing Salve
# $kind (text): kind
# $n (number): 3
# $text (text): …
deck-sent_card = - { $title } ({ $kind }, { $n } in the deck): { $text }

# Shown: a deck sent to us
deck-sent_unread = (see below)

## deck-button

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_new = New deck

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_card = New card

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_quick = Type cards in

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_more = More

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_next = Next card

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_undo = Undo

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_deck = The deck

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_done = Done

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_put-on = On the table

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_put-again = New version

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_try = Try it

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_sheet = All cards

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_export = As a file

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_rename = Rename

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_take-off = Off the table

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_delete = Delete

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_sure-delete = Yes, delete it

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_back = Back

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_before = Before

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_after = After

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_again = Type it again

# Shown: a button of the workshop of decks
# Limit: 80
deck-button_leave-out = Leave it out

## deck-form

# Shown: a form of the workshop
deck-form_card = A new card

# Shown: a form of the workshop
deck-form_effect = What it does

# Shown: a form of the workshop
deck-form_name = A deck

# Shown: a form of the workshop
deck-form_name-label = What is it called?

# Shown: a form of the workshop
deck-form_off = Off the table

# Shown: a form of the workshop
deck-form_off-label = Why? Its author is told.

# Shown: a form of the workshop
deck-form_copy = A copy

# Shown: a form of the workshop
deck-form_copy-label = Title of the copy

# Shown: a form of the workshop
deck-form_quick = Type cards in

# Shown: a form of the workshop
deck-form_quick-label = One card a line

# Shown: a form of the workshop
deck-form_quick-hint = 2x Action "Title": another player loses 2 Fortitude; you gain 1 Gold

# Shown: a form of the workshop
deck-form_yes = Yes

# Shown: a form of the workshop
# $least (number): 2
# $most (number): 5
deck-form_range = { $least } to { $most }

# Shown: a form of the workshop
# $example (text): example
deck-form_counts = One a line, such as: { $example }

## deck-field: What can be said of a part of a deck; where a part's own name differs, its kind stands before the key

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_about = What is it like? One or two sentences

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_race = Race, for Drinks that ask

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_villain = A villain

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_size = How many cards it has

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_gold = More Gold at the start

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_generic = Cards that most decks have

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_retired = Cards that are dealt no more

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_face = Face

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_card = Card

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_boss = Cards of a Boss alone

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_boss-size = How many cards of a Boss

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_counter = Counter

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_side = Side deck

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_time = What happens by itself

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_anytime = Whenever its player likes

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_front = Cards in front of its player

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_title = Title

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_kind = Kind

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_count = Copies

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_original = Ours, not as printed in our box

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_note = Note

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_over-winning = Even when only Cheating could

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_stays = Stays in front of its player

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_until = Until when it stays

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_standing = Holds while it's there

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_wages = Wages (a Minion)

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_price = Price, if it can be sold

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_at-once = Takes effect as it is revealed

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_use = A way to play it

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_when = When it can be played

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_pick = Whom its player picks

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_use-least = How many are picked at least

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_use-most = How many are picked at most

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_firm = Can't be reduced, Ignored or Negated

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_sure = Can't be Negated

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_no-leave = Nobody leaves its Round

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_use-front = Played while it lies in front

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_ignore-as = Ignoring only makes it smaller by

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_no-ignore = Can't be Ignored

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_unshared = Mates don't help against it

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_no-things = Players only, nothing in front of them

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_among = Only players with a counter

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_cost = What it costs

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_negated = Instead, when Negated

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_do = What it does

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_n = How many?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_of = Which?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_who = Who?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_to = Who gets it?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_how = How?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_kinds = Which kinds of card?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_effect-kind = Only cards of this kind

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_effect-least = Not below

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_effect-most = At most in all

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_effect = What it does

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_per = Times what?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_if = Only if

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_plain = Nobody caused it

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_options = The ways

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_word = What?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_touches = What it touches

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_least = At least

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_most = At most

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_if-of = Which counter?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_if-who = Whose counter?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_sure-of = Which counter?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_sure-who = Whose counter?

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_holds = Cards that hold

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_many = Title for several

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_on = Who has it

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_start = At the start

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_supply = How many there are in all

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_under = Where it would fall below the least

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_drunk = Counts when passing out

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_bite = At the end of its holder's turn

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_level = At a level

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_revealed = What is revealed

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_joins = Its cards join the deck

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_side-boss = A Boss alone has it

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_sold = Its cards can be sold

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_at = When

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_quiet = Nobody plays anything meanwhile

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_may = Its player is asked

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_front-most = How many may lie there

# Shown: a field of the workshop's forms
# Limit: 45
deck-field_hand = Hand size by how many do

## deck-choice

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_to-inn = The Inn

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_to-you = You

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_to-picked = Who was picked

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_how-random = Chance picks them

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_how-or-show = Who has too few shows the hand

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_how-gold = Gold

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_how-fortitude = Fortitude

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_how-alcohol = Alcohol Content

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_until-turn = Until the next turn

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_until-own-turn = Until its player's next turn

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_of-turn = Until the next turn

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_of-own-turn = Until the own next turn

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_touches-fortitude = Fortitude

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_touches-alcohol = Alcohol Content

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_touches-gold = Gold

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-always = Always

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-ignored = Somebody Ignored it

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-not-ignored = Nobody Ignored it

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-hero = They are a Hero

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-villain = They are a Villain

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-own-gold = They paid it themselves

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-not-own-gold = They didn't pay it themselves

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-served = They were given a Drink by it

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-boss = They are a Boss

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-lost = They lost Fortitude by it

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-discarded = Somebody discarded a card for it

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-loses-less = Loses less Fortitude each time

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-loses-more = Loses more Fortitude each time

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-source-loses = Whoever hurts them loses some too

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-deals-more = Whoever they hurt loses more

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-drinks-more = Drinks more Drinks

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-inn-pays-first = The Inn pays the first Gold

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-ignores = Must Ignore kinds of card

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_word-away = Away

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_who-them = Theirs

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_who-you = You

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_who-picked = Who was picked

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_per-hurt = Players really hurt

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_per-lost = Fortitude that was lost in all

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_per-own-lost = Fortitude that each lost

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_per-paid = Gold that was paid

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_per-players = Other players

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_per-team = Players of the team

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_on-you = Its character

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_on-others = The others

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_supply-others = As many as there are others

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_revealed-front = Lies in front of its player

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_revealed-adds = Adds to the card being played

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_revealed-holds = Holds on top of the discards

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_at-set-up = As the game begins

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_at-turn = As its turn begins

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_at-discarded = After its discard

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_at-drank = After a Drink

# Shown: a choice in the workshop's forms
# Limit: 100
deck-choice_at-turn-end = As its turn ends

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_pick-other = Another player

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_pick-any = Any player

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_pick-third = A player who is neither you nor the source

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_pick-in-round = Another player in the Round

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_pick-revealer = Another player who has revealed a Drink

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_pick-source = The player who causes the loss

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-drink-yours = A Drink you are about to drink

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-drink-any = A Drink anybody is about to drink

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-drink-others = Another player has revealed a Drink

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-drink-phase = Another player's Drink Phase

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-order-phase = Your own Order a Drink Phase

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-ante = You must ante

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-lose-gold = You are about to lose Gold

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-refill = Everybody pays for a new Drink Deck

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-card = A card that affects you

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-loss = A card that would make you lose Fortitude

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-hurt = Another player's card has just made you lose Fortitude

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-sometimes = Somebody plays a Sometimes Card

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-drink-trick = Somebody plays a Sometimes Card that changes a Drink

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-cheating = Another player plays a Cheating Card while you are in the Round

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-round = A Round of Gambling is on

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-round-stop = A Round of Gambling is on, and no ante and no end of it is being answered

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-round-won = Another player wins a Round

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-round-won-inside = Another player wins a Round that you are still in

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-any-round-won = Somebody wins a Round

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-action = Another player plays an Action Card

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-own-card = You play a card with a number in it

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-event = An Event is about to affect you

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-drink-event = A Drink Event is about to affect you

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-gold-gained = You have just gained Gold

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-pot-taken = Another player has just taken the pot of a Round

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-any-hurt = Somebody has just lost Fortitude

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-picked = Another player's Action Card picks you

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_word-champions = Your team has named a Champion, or would where teams play

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_who-others = Each other player

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_who-all = Each player

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_who-source = The player of that card

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_who-active = The player whose turn it is

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_who-everyone = Every player, mates included

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_who-mates = Each of your team-mates

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_who-in-round = Each other player in the Round

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_race-orc = Orc

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_race-troll = Troll

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_race-ogre = Ogre

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_race-vampire = Vampire

# Shown: the workshop: a choice of a field
# Limit: 100
deck-choice_race-dwarf = Dwarf
