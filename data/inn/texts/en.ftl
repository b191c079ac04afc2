### The phrases of which the rules texts of cards are made
### How this file is written: docs/translating.md

# Shown: in the rules text of a card
or = Or:

# Shown: in the rules text of a card
and = and

# Shown: in the rules text of a card
or-way = ; or

# Shown: in the rules text of a card
or-sides = or

# Shown: in the rules text of a card
do-nothing = do nothing

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
# $n (number): 3
repeated = { $text } ({ $n } separate times)

# Shown: in the rules text of a card
plain = (nobody can hit back, and it can't be redirected)

# Shown: in the rules text of a card
# $most (number): 3
per-most = (at most { $most })

# Shown: in the rules text of a card
sure = This card can't be Negated.

# Shown: in the rules text of a card
# $condition (text): if the player of that card is a Hero, 
sure-if = { $condition }this card can't be Negated.

# Shown: in the rules text of a card
# $n (number): 3
ignore-as = A card that would Ignore this loss makes it { $n } smaller instead.

# Shown: in the rules text of a card
no-ignore = Nobody can Ignore this card.

# Shown: in the rules text of a card
no-things = Only a player can be picked, never a card with Wages.

# Shown: in the rules text of a card
unshared = Only the player who is hit can reduce, Ignore or redirect the loss: no team-mate can.

# Shown: in the rules text of a card
boss = Only a Boss has this card.

# Shown: in the rules text of a card
no-leave = Nobody can avoid the ante of this Round, and nobody can leave it by choice.

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
negated = If this card is Negated, this happens instead: { $text }.

# Shown: in the rules text of a card
front = Once in each of your Action Phases, while this card lies in front of you:

# Shown: in the rules text of a card
over-winning = You may also play it when only a Cheating Card could be played.

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
while-there = While it holds: { $text }.

# Shown: in the rules text of a card
# $n (number): 3
wages = Wages { $n }: whatever makes another player lose Fortitude may be aimed at this card. When it would lose Fortitude, you discard it or pay { $n } Gold to the Inn.

# Shown: in the rules text of a card
# $n (number): 3
price = Price: { $n } Gold.

# Shown: in the rules text of a card
at-once = It takes effect as soon as it's revealed, and is then discarded.

# Shown: in the rules text of a card
as-action = You may reduce or Ignore it as if it were an Action Card.

# Shown: in the rules text of a card
# $n (number): 3
level = Encounter Level { $n }.

# Shown: in the rules text of a card
# $title (text): Pray
# $costs (text): pay 2 Gold to the Inn
# $text (text): lose 2 Fortitude
at-any-time = { $title }, at any time: { $costs }: { $text } Nobody can answer it.

# Shown: in the rules text of a card
quiet = Nobody may play anything until it's done.

# Shown: in the rules text of a card
# $n (number): 3
front-most = At most { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } may lie in front of you.

# Shown: in the rules text of a card
# $hands (text): 7, 6, 5
front-hands = Your hand size by the number of cards in front of you, from 0 on: { $hands }.

# Shown: in the rules text of a card
firm = The loss can't be reduced, and this card can't be Ignored or Negated.

# Shown: in the rules text of a card
nothing = No effect of its own.

# Shown: in the rules text of a card
chaser = Reveal the next card from the same place too and add it as a Chaser.

# Shown: in the rules text of a card
share = After all answers you may split it with another player, each half rounded up.

# Shown: in the rules text of a card
whole = Cards can't split it.

# Shown: in the rules text of a card
# $race (text): Elf
# $text (text): lose 2 Fortitude
race = If your race is { $race }, this happens instead: { $text }

# Shown: a race, in the text of a Drink
race_dwarf = Dwarf

# Shown: a race, in the text of a Drink
race_ogre = Ogre

# Shown: a race, in the text of a Drink
race_orc = Orc

# Shown: a race, in the text of a Drink
race_troll = Troll

# Shown: a race, in the text of a Drink
race_vampire = Vampire

# Shown: in the rules text of a card
race-nothing = nothing.

## stays

# Shown: in the rules text of a card
stays_always = This card stays in front of you.

# Shown: in the rules text of a card
stays_turn = This card stays in front of you until the next turn begins.

# Shown: in the rules text of a card
stays_own-turn = This card stays in front of you until your next turn begins.

# Shown: in the rules text of a card
# $side (text): Deck of Secrets
stays_on-discards = This card holds while it's on top of the discards of the { $side }.

## if: Who is said of a condition: you; one other player; several (it follows "each player").

# Shown: in the rules text of a card
# $who: you (said to the reader), one (of $subject), many (behind a subject that stands for several)
# $behind: you, other: of whom what follows is said
# $subject (text): each player
if_hero =
    { $who ->
        [you] if you're a Hero,
        [many] who is a Hero
       *[one] if { $subject } is a Hero,
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), one (of $subject), many (behind a subject that stands for several)
# $behind: you, other: of whom what follows is said
# $subject (text): each player
if_villain =
    { $who ->
        [you] if you're a Villain,
        [many] who is a Villain
       *[one] if { $subject } is a Villain,
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), one (of $subject), many (behind a subject that stands for several)
# $behind: you, other: of whom what follows is said
# $subject (text): each player
if_own-gold =
    { $who ->
        [you] if you paid with your own Gold,
        [many] who paid with their own Gold
       *[one] if { $subject } paid with their own Gold,
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), one (of $subject), many (behind a subject that stands for several)
# $behind: you, other: of whom what follows is said
# $subject (text): each player
if_not-own-gold =
    { $who ->
        [you] if you didn't pay with your own Gold,
        [many] who didn't pay with their own Gold
       *[one] if { $subject } didn't pay with their own Gold,
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), one (of $subject), many (behind a subject that stands for several)
# $behind: you, other: of whom what follows is said
# $amount (text): at least 5 Piety
# $subject (text): each player
if_counter =
    { $who ->
        [you] if you have { $amount },
        [many] with { $amount }
       *[one] if { $subject } has { $amount },
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), one (of $subject), many (behind a subject that stands for several)
# $behind: you, other: of whom what follows is said
# $subject (text): each player
if_served =
    { $who ->
        [you] if it gives you a Drink,
        [many] who gets a Drink by it
       *[one] if it gives { $subject } a Drink,
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), one (of $subject), many (behind a subject that stands for several)
# $behind: you, other: of whom what follows is said
# $subject (text): each player
if_boss =
    { $who ->
        [you] if you're a Boss,
        [many] who is a Boss
       *[one] if { $subject } is a Boss,
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), one (of $subject), many (behind a subject that stands for several)
# $behind: you, other: of whom what follows is said
# $subject (text): each player
if_lost =
    { $who ->
        [you] if you've lost Fortitude to this card,
        [many] who has lost Fortitude to this card
       *[one] if { $subject } has lost Fortitude to this card,
    }

# Shown: in the rules text of a card
# $behind: you, other: of whom what follows is said
if_discarded = if a card has been discarded for it,

# Shown: in the rules text of a card
# $behind: you, other: of whom what follows is said
if_ignored = if anybody has Ignored this card,

# Shown: in the rules text of a card
# $behind: you, other: of whom what follows is said
if_not-ignored = if nobody has Ignored this card,

# Shown: in the rules text of a card
# $behind: you, other: of whom what follows is said
# $cards (text): an Action Card
if_holds = if { $cards } holds,

## range

# Shown: in the rules text of a card
# $least (number): 3
# $counter (text): Piety
range_at-least = at least { $least } { $counter }

# Shown: in the rules text of a card
# $most (number): 3
# $counter (text): Piety
range_at-most = at most { $most } { $counter }

# Shown: in the rules text of a card
# $least (number): 3
# $counter (text): Piety
range_exactly = exactly { $least } { $counter }

# Shown: in the rules text of a card
# $least (number): 3
# $most (number): 3
# $counter (text): Piety
range_from-to = { $least } to { $most } { $counter }

## per

# Shown: in the rules text of a card
per_hurt = for each other player who has lost Fortitude to this card

# Shown: in the rules text of a card
per_lost = for each point of Fortitude that others have lost to this card

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
per_own-lost =
    { $who ->
        [you] for each point of Fortitude you've lost to this card
       *[other] for each point of Fortitude they've lost to this card
    }

# Shown: in the rules text of a card
per_hurt-answered = for each player who has lost Fortitude to that card

# Shown: in the rules text of a card
per_lost-answered = for each point of Fortitude that others have lost to that card

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
per_team =
    { $who ->
        [you] for each player of your team (for each other player, where no teams play)
       *[other] for each player of their team, themselves included (for each other player, where no teams play)
    }

# Shown: in the rules text of a card
per_players = for each other player who's still in

# Shown: in the rules text of a card
per_paid = for each Gold paid

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
per_own-payment =
    { $who ->
        [you] for each Gold you paid
       *[other] for each Gold they paid
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $counter (text): Piety
per_counter =
    { $who ->
        [you] for each { $counter } you have
       *[other] for each { $counter } they have
    }

## cost

# Shown: in the rules text of a card
# $costs (text): pay 2 Gold to the Inn
cost_opening = { $costs }:

# Shown: in the rules text of a card
# $n (number): 3
cost_cards = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: in the rules text of a card
# $n (number): 3
cost_gold = pay { $n } Gold to the Inn

# Shown: in the rules text of a card
# $n (number): 3
cost_fortitude = lose { $n } Fortitude

# Shown: in the rules text of a card
# $n (number): 3
# $counter (text): Piety
cost_counter = pay { $n } { $counter }

## cards

# Shown: in the rules text of a card
cards_action = Action Card

# Shown: in the rules text of a card
cards_sometimes = Sometimes Card

# Shown: in the rules text of a card
cards_anytime = Anytime Card

# Shown: in the rules text of a card
cards_gambling = Gambling Card

# Shown: in the rules text of a card
cards_cheating = Cheating Card

## cards-one

# Shown: in the rules text of a card
cards-one_action = an Action Card

# Shown: in the rules text of a card
cards-one_anytime = an Anytime Card

# Shown: in the rules text of a card
cards-one_gambling = a Gambling Card

# Shown: in the rules text of a card
cards-one_cheating = a Cheating Card

# Shown: in the rules text of a card
cards-one_or = ,

# Shown: in the rules text of a card
cards-one_last = or

## cards-many

# Shown: in the rules text of a card
cards-many_action = Action Cards

# Shown: in the rules text of a card
cards-many_sometimes = Sometimes Cards

# Shown: in the rules text of a card
cards-many_anytime = Anytime Cards

# Shown: in the rules text of a card
cards-many_gambling = Gambling Cards

# Shown: in the rules text of a card
cards-many_cheating = Cheating Cards

# Shown: in the rules text of a card
cards-many_event = Events

# Shown: in the rules text of a card
cards-many_or = ,

# Shown: in the rules text of a card
cards-many_last = and

## number-of-cards

# Shown: in the rules text of a card
# $n (number): 3
number-of-cards_any = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: in the rules text of a card
# $n (number): 3
number-of-cards_action = { $n ->
        [one] { $n } Action Card
       *[other] { $n } Action Cards
    }

# Shown: in the rules text of a card
# $n (number): 3
number-of-cards_sometimes = { $n ->
        [one] { $n } Sometimes Card
       *[other] { $n } Sometimes Cards
    }

# Shown: in the rules text of a card
# $n (number): 3
number-of-cards_anytime = { $n ->
        [one] { $n } Anytime Card
       *[other] { $n } Anytime Cards
    }

# Shown: in the rules text of a card
# $n (number): 3
number-of-cards_gambling = { $n ->
        [one] { $n } Gambling Card
       *[other] { $n } Gambling Cards
    }

# Shown: in the rules text of a card
# $n (number): 3
number-of-cards_cheating = { $n ->
        [one] { $n } Cheating Card
       *[other] { $n } Cheating Cards
    }

## bid

# Shown: in the rules text of a card
bid_gold = Gold

# Shown: in the rules text of a card
bid_fortitude = Fortitude

# Shown: in the rules text of a card
bid_alcohol = Alcohol Content

# Shown: in the rules text of a card
bid_gold-lost = pays that Gold to the Inn

# Shown: in the rules text of a card
bid_fortitude-lost = loses that Fortitude

# Shown: in the rules text of a card
bid_alcohol-lost = gains that Alcohol Content

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
bid_lose = Each other player { $text }.

## secret

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
secret_most = Each player who chose the most { $text }.

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
secret_least = If not all chose the same, each player who chose the least { $text }.

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
secret_none = If everybody chose 0, each player { $text }.

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
secret_each = Each player who chose more than 0 { $text }.

## standing

# Shown: in the rules text of a card
# $n (number): 3
standing_loses-less = you lose { $n } Fortitude less each time you lose any

# Shown: in the rules text of a card
# $n (number): 3
standing_loses-more = you lose { $n } Fortitude more each time another player makes you lose any

# Shown: in the rules text of a card
# $n (number): 3
standing_source-loses = a player who makes you lose Fortitude loses { $n } too

# Shown: in the rules text of a card
# $n (number): 3
standing_deals-more = a player you make lose Fortitude loses { $n } more

# Shown: in the rules text of a card
# $n (number): 3
standing_drinks-more = in your Drink Phase you drink { $n ->
        [one] { $n } more Drink
       *[other] { $n } more Drinks
    }

# Shown: in the rules text of a card
# $n (number): 3
standing_inn-pays-first = the Inn pays the first { $n } Gold of each payment you make

# Shown: in the rules text of a card
# $kinds (text): an Action
standing_ignores = you Ignore all { $kinds }, even those that would help you

# Shown: in the rules text of a card
standing_away = you play nothing and Ignore everything

## counter

# Shown: in the rules text of a card
# $many (text): Potion Tokens
# $start (number): 3
# $least (number): 3
# $most (number): 3
counter_you = { $many }: you have { $start } at the start, never fewer than { $least } and never more than { $most }.

# Shown: in the rules text of a card
# $many (text): Potion Tokens
# $most (number): 3
counter_others = { $many }: you hand them to other players, at most { $most } each.

# Shown: in the rules text of a card
# $supply (number): 3
counter_supply = There are { $supply } in all.

# Shown: in the rules text of a card
counter_supply-others = There's one for each other player.

# Shown: in the rules text of a card
# $least (number): 3
# $text (text): lose 2 Fortitude
counter_under = When it would fall below { $least }: { $text }.

# Shown: in the rules text of a card
counter_drunk = It counts like Alcohol Content when it comes to passing out.

# Shown: in the rules text of a card
# $text (text): lose 2 Fortitude
counter_bite = At the end of the turn of a player who has any, one goes back to you, and this happens to that player: { $text }. They may reduce or Ignore it as if it were your Action Card; nobody can hit back or redirect it.

# Shown: in the rules text of a card
# $amount (text): at least 5 Piety
# $text (text): lose 2 Fortitude
counter_level = With { $amount }: { $text }.

## side

# Shown: in the rules text of a card
# $side (text): Deck of Secrets
# $n (number): 3
side_front = { $side }, { $n } cards: a card revealed from it lies in front of you.

# Shown: in the rules text of a card
# $side (text): Deck of Secrets
# $n (number): 3
side_adds = { $side }, { $n } cards: a card revealed from it is added to the card you're playing.

# Shown: in the rules text of a card
# $side (text): Deck of Secrets
# $n (number): 3
side_holds = { $side }, { $n } cards: the top card of its discard pile holds.

# Shown: in the rules text of a card
# $side (text): Deck of Secrets
# $n (number): 3
side_joins = { $side }, { $n } cards: a card that you take or buy from it belongs to your Character Deck from then on.

# Shown: in the rules text of a card
side_sold = At any time you may sell a card of this deck that lies in front of you to another player for its price.

## time

# Shown: in the rules text of a card
time_set-up = While the table is set up:

# Shown: in the rules text of a card
time_turn = As your turn begins:

# Shown: in the rules text of a card
time_discarded = After you have discarded, before you draw:

# Shown: in the rules text of a card
time_drank = After a Drink has raised your Alcohol Content:

# Shown: in the rules text of a card
time_turn-end = As your turn ends:

## time-may

# Shown: in the rules text of a card
time-may_set-up = While the table is set up you may do this:

# Shown: in the rules text of a card
time-may_turn = As your turn begins you may do this:

# Shown: in the rules text of a card
time-may_discarded = After you have discarded, before you draw, you may do this:

# Shown: in the rules text of a card
time-may_drank = After a Drink has raised your Alcohol Content you may do this:

# Shown: in the rules text of a card
time-may_turn-end = As your turn ends you may do this:

## goes

# Shown: in the rules text of a card
goes_own = Once drunk, it isn't discarded: it stays on top of your Drink Me! Pile.

# Shown: in the rules text of a card
goes_left = Once drunk, it isn't discarded: it goes on top of the next player's Drink Me! Pile.

# Shown: in the rules text of a card
goes_other = Once drunk, it isn't discarded: it goes on top of the Drink Me! Pile of another player you pick.

# Shown: in the rules text of a card
goes_deck = Once drunk, it isn't discarded: it goes under the Drink Deck.

## kind

# Shown: in the rules text of a card
kind_holds = Standing effect

# Shown: in the rules text of a card
kind_adds = Added effect

# Shown: in the rules text of a card
kind_at-once = Immediate

# Shown: in the rules text of a card
kind_action = Action

# Shown: in the rules text of a card
kind_sometimes = Sometimes

# Shown: in the rules text of a card
kind_anytime = Anytime

# Shown: in the rules text of a card
kind_gambling = Gambling

# Shown: in the rules text of a card
kind_cheating = Cheating

# Shown: in the rules text of a card
kind_gamble = Action or Gambling

# Shown: in the rules text of a card
kind_event = Event

## subject

# Shown: in the rules text of a card
subject_you = you

# Shown: in the rules text of a card
subject_picked = that player

# Shown: in the rules text of a card
subject_picked-many = each of them

# Shown: in the rules text of a card
subject_others = each other player

# Shown: in the rules text of a card
subject_all = each player

# Shown: in the rules text of a card
subject_source = the player of that card

# Shown: in the rules text of a card
subject_in-round = each other player in the Round

# Shown: in the rules text of a card
subject_everyone = every player, mates included,

# Shown: in the rules text of a card
subject_mates = each of your team-mates

# Shown: in the rules text of a card
subject_active = the player whose turn it is

## pick

# Shown: in the rules text of a card
pick_other = pick another player:

# Shown: in the rules text of a card
# $n (number): 3
pick_other-many = pick up to { $n } other players:

# Shown: in the rules text of a card
# $n (number): 3
pick_other-exactly = pick { $n } other players (all, if there are fewer):

# Shown: in the rules text of a card
# $least (number): 3
# $n (number): 3
pick_other-range = pick { $least } to { $n } other players:

# Shown: in the rules text of a card
pick_any = pick a player (you may pick yourself):

# Shown: in the rules text of a card
# $n (number): 3
pick_any-many = pick up to { $n } players (you may be one of them):

# Shown: in the rules text of a card
# $n (number): 3
pick_any-exactly = pick { $n } players (you may be one of them):

# Shown: in the rules text of a card
# $least (number): 3
# $n (number): 3
pick_any-range = pick { $least } to { $n } players (you may be one of them):

# Shown: in the rules text of a card
pick_third = pick another player, not the one it comes from:

# Shown: in the rules text of a card
pick_in-round = pick another player in the Round:

# Shown: in the rules text of a card
pick_revealer = pick a player who has just revealed a Drink:

## picked: The picked as the effects first speak of them: before a verb for one player, and before one for several

# Shown: in the rules text of a card
picked_other = another player

# Shown: in the rules text of a card
# $n (number): 3
picked_other-many = each of up to { $n } other players

# Shown: in the rules text of a card
# $n (number): 3
picked_other-exactly = each of { $n } other players (all, if there are fewer)

# Shown: in the rules text of a card
# $least (number): 3
# $n (number): 3
picked_other-range = each of { $least } to { $n } other players

# Shown: in the rules text of a card
picked_any = a player of your choice (it may be you)

# Shown: in the rules text of a card
# $n (number): 3
picked_any-many = each of up to { $n } players (you may be one of them)

# Shown: in the rules text of a card
# $n (number): 3
picked_any-exactly = each of { $n } players (you may be one of them)

# Shown: in the rules text of a card
# $least (number): 3
# $n (number): 3
picked_any-range = each of { $least } to { $n } players (you may be one of them)

# Shown: in the rules text of a card
picked_third = another player, not the one it comes from,

# Shown: in the rules text of a card
picked_in-round = another player in the Round

# Shown: in the rules text of a card
picked_revealer = a player who has just done so

## picked-several

# Shown: in the rules text of a card
# $n (number): 3
picked-several_other-many = up to { $n } other players each

# Shown: in the rules text of a card
# $n (number): 3
picked-several_other-exactly = any { $n } other players (all, if there are fewer) each

# Shown: in the rules text of a card
# $least (number): 3
# $n (number): 3
picked-several_other-range = any { $least } to { $n } other players each

# Shown: in the rules text of a card
# $n (number): 3
picked-several_any-many = up to { $n } players (you may be one of them) each

# Shown: in the rules text of a card
# $n (number): 3
picked-several_any-exactly = any { $n } players (you may be one of them) each

# Shown: in the rules text of a card
# $least (number): 3
# $n (number): 3
picked-several_any-range = any { $least } to { $n } players (you may be one of them) each

## when

# Shown: in the rules text of a card
when_drink-yours = when you're about to drink:

# Shown: in the rules text of a card
when_drink-any = when anybody is about to drink:

# Shown: in the rules text of a card
when_drink-others = when another player has revealed a Drink:

# Shown: in the rules text of a card
when_drink-phase = in another player's Drink Phase:

# Shown: in the rules text of a card
when_order-phase = in your own Order a Drink Phase:

# Shown: in the rules text of a card
when_ante = when you have to ante:

# Shown: in the rules text of a card
when_lose-gold = when you're about to lose Gold:

# Shown: in the rules text of a card
when_refill = when everybody pays for a new Drink Deck:

# Shown: in the rules text of a card
# $kinds (text): an Action
# $touches (text): Fortitude or Gold
when_card = when { $kinds } affects your { $touches }:

# Shown: in the rules text of a card
# $kinds (text): an Action
when_loss = when { $kinds } would make you lose Fortitude:

# Shown: in the rules text of a card
when_hurt = when another player's card has cost you Fortitude and you did nothing to soften it:

# Shown: in the rules text of a card
when_sometimes = when anybody plays a Sometimes Card:

# Shown: in the rules text of a card
when_drink-trick = when anybody plays a Sometimes Card that changes a Drink:

# Shown: in the rules text of a card
when_cheating = when another player plays a Cheating Card and you're in the Round:

# Shown: in the rules text of a card
when_round = during a Round of Gambling, even if you've left it:

# Shown: in the rules text of a card
when_round-stop = during a Round of Gambling, but not in answer to an ante or to a card that ends it:

# Shown: in the rules text of a card
when_round-won = when another player wins a Round of Gambling, even if you've left it:

# Shown: in the rules text of a card
when_any-round-won = when anybody, even you, wins a Round of Gambling:

# Shown: in the rules text of a card
when_round-won-inside = when another player wins a Round of Gambling that you're still in:

# Shown: in the rules text of a card
when_action = when another player plays an Action Card:

# Shown: in the rules text of a card
when_own-card = when you play a card with a number in it:

# Shown: in the rules text of a card
when_event = when an Event is about to affect you:

# Shown: in the rules text of a card
when_drink-event = when a Drink Event is about to affect you:

# Shown: in the rules text of a card
when_gold-gained = right after you gain Gold:

# Shown: in the rules text of a card
when_pot-taken = right after another player takes the pot of a Round of Gambling:

# Shown: in the rules text of a card
when_picked = when another player's Action Card picks you:

# Shown: in the rules text of a card
when_champions = when your team has named a Champion (where no teams play: when each player, or a Round of Gambling, would concern you):

# Shown: in the rules text of a card
when_any-hurt = right after a card costs somebody else Fortitude:

## when-teams: The same where teams play, of what one may also answer for a mate

# Shown: in the rules text of a card
when-teams_drink-yours = when you or a team-mate are about to drink:

# Shown: in the rules text of a card
when-teams_ante = when you or your team's Champion has to ante:

# Shown: in the rules text of a card
when-teams_lose-gold = when you or a team-mate are about to lose Gold:

# Shown: in the rules text of a card
# $kinds (text): an Action
# $touches (text): Fortitude or Gold
when-teams_card = when { $kinds } affects your { $touches } or a team-mate's:

# Shown: in the rules text of a card
# $kinds (text): an Action
when-teams_loss = when { $kinds } would make you or a team-mate lose Fortitude:

# Shown: in the rules text of a card
when-teams_hurt = when another player's card has cost you or a team-mate Fortitude and none of you did anything to soften it:

# Shown: in the rules text of a card
when-teams_event = when an Event is about to affect you or a team-mate:

# Shown: in the rules text of a card
when-teams_drink-event = when a Drink Event is about to affect you or a team-mate:

# Shown: in the rules text of a card
when-teams_gold-gained = right after you or a team-mate gain Gold:

# Shown: in the rules text of a card
when-teams_picked = when another player's Action Card picks you or a team-mate:

## touches

# Shown: in the rules text of a card
touches_fortitude = Fortitude

# Shown: in the rules text of a card
touches_alcohol = Alcohol Content

# Shown: in the rules text of a card
touches_gold = Gold

# Shown: in the rules text of a card
touches_or = ,

# Shown: in the rules text of a card
touches_last = or

## answered

# Shown: in the rules text of a card
answered_action = an Action

# Shown: in the rules text of a card
answered_sometimes = a Sometimes Card

# Shown: in the rules text of a card
answered_anytime = an Anytime Card

# Shown: in the rules text of a card
answered_or = ,

# Shown: in the rules text of a card
answered_last = or

## effect

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_lose-fortitude =
    { $who ->
        [you] lose { $n } Fortitude
        [you-too] you lose { $n } Fortitude
        [several] lose { $n } Fortitude
       *[other] loses { $n } Fortitude
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_gain-fortitude =
    { $who ->
        [you] gain { $n } Fortitude
        [you-too] you gain { $n } Fortitude
        [several] gain { $n } Fortitude
       *[other] gains { $n } Fortitude
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_gain-alcohol =
    { $who ->
        [you] gain { $n } Alcohol Content
        [you-too] you gain { $n } Alcohol Content
        [several] gain { $n } Alcohol Content
       *[other] gains { $n } Alcohol Content
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_lose-alcohol =
    { $who ->
        [you] lose { $n } Alcohol Content
        [you-too] you lose { $n } Alcohol Content
        [several] lose { $n } Alcohol Content
       *[other] loses { $n } Alcohol Content
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_pay =
    { $who ->
        [you] pay { $n } Gold to the Inn
        [you-too] you pay { $n } Gold to the Inn
        [several] pay { $n } Gold to the Inn
       *[other] pays { $n } Gold to the Inn
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $picked (text): that player
# $n (number): 3
effect_pay-picked =
    { $who ->
        [you] pay { $picked } { $n } Gold
        [you-too] you pay { $picked } { $n } Gold
       *[other] pays that player { $n } Gold
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_pay-you =
    { $who ->
        [you] pay the player of this card { $n } Gold
        [you-too] you pay the player of this card { $n } Gold
        [several] pay you { $n } Gold
       *[other] pays you { $n } Gold
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_gain-gold =
    { $who ->
        [you] take { $n } Gold from the Inn
        [you-too] you take { $n } Gold from the Inn
        [several] take { $n } Gold from the Inn
       *[other] takes { $n } Gold from the Inn
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_draw =
    { $who ->
        [you] draw { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } from your deck
        [you-too] you draw { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } from your deck
        [several] draw { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } from their deck
       *[other] draws { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } from their deck
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_order =
    { $who ->
        [you] order { $n ->
                [one] { $n } more Drink
               *[other] { $n } more Drinks
            } for any other players
       *[other] orders { $n ->
                [one] { $n } more Drink
               *[other] { $n } more Drinks
            }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_drink-pile =
    { $who ->
        [you] drink { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } from the top of your Drink Me! Pile
       *[other] drinks { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } from the top of their Drink Me! Pile
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_drink-deck =
    { $who ->
        [you] reveal a Drink from the Drink Deck and drink it
       *[other] reveals a Drink from the Drink Deck, and then all drink
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_shuffle-in-pile =
    { $who ->
        [you] if your Drink Me! Pile has cards, shuffle them into the Drink Deck; its top card is your new pile
       *[other] shuffles their Drink Me! Pile into the Drink Deck and gets its top card as a new one
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_ignore-drink =
    { $who ->
        [you] Ignore the Drink with all its Chasers
       *[other] Ignores the Drink
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $picked (text): that player
effect_pass-drink =
    { $who ->
        [you] let { $picked } drink it for you
       *[other] passes the Drink on
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $picked (text): that player
effect_split-drink =
    { $who ->
        [you] split the Drink with { $picked }, each half rounded up
       *[other] splits the Drink
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_add-alcohol =
    { $who ->
        [you] change the Drink's Alcohol Content by { SIGNED($n) }
       *[other] changes the Drink's Alcohol Content by { SIGNED($n) }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $least (number): 3
effect_add-alcohol-least =
    { $who ->
        [you] change the Drink's Alcohol Content by { SIGNED($n) }, but not below { $least }
       *[other] changes the Drink's Alcohol Content by { SIGNED($n) }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_replace-drink =
    { $who ->
        [you] turn everything the Drink does into { $n } Alcohol Content
       *[other] turns the Drink into { $n } Alcohol Content
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_convert-drink =
    { $who ->
        [you] gain the Drink's Alcohol Content as Fortitude instead
       *[other] gains the Drink as Fortitude
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_negate =
    { $who ->
        [you] Negate that card
       *[other] Negates that card
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_ignore =
    { $who ->
        [you] Ignore that card
       *[other] Ignores that card
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_reduce =
    { $who ->
        [you] lose { $n } Fortitude less
       *[other] loses { $n } less
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_reduce-to =
    { $who ->
        [you] lose no more than { $n } Fortitude to it
       *[other] loses no more than { $n }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $picked (text): that player
effect_redirect =
    { $who ->
        [you] let { $picked } lose it for you
       *[other] moves the loss
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_share-loss =
    { $who ->
        [you] share the loss with the player it comes from, half each, rounded up
       *[other] shares the loss
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_inn-pays =
    { $who ->
        [you] the Inn pays for you
       *[other] lets the Inn pay
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_no-payment =
    { $who ->
        [you] pay nothing (an ante counts as made)
       *[other] pays nothing
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_no-payment-refill =
    { $who ->
        [you] pay nothing for it
       *[other] pays nothing for it
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_start-round =
    { $who ->
        [you] start a Round of Gambling with a 1 Gold ante for everybody, or take control of one that's on
       *[other] starts a Round
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_control =
    { $who ->
        [you] take control of the Round
       *[other] takes control
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_winning =
    { $who ->
        [you] take control of the Round; only a Cheating Card can take it next
       *[other] takes control
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_ante =
    { $who ->
        [you] make everybody in the Round ante { $n } more Gold
       *[other] makes everybody ante { $n }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_leave =
    { $who ->
        [you] ante nothing and leave the Round
       *[other] leaves the Round
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $picked (text): that player
effect_eject =
    { $who ->
        [you] make { $picked } leave it
       *[other] must leave the Round
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_win-round =
    { $who ->
        [you] win the Round at once
       *[other] wins the Round
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_end-round =
    { $who ->
        [you] end the Round, and the pot goes to the Inn
       *[other] ends the Round
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_take-pot =
    { $who ->
        [you] take { $n } Gold out of the pot
       *[other] takes { $n } Gold out of the pot
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_steal-win =
    { $who ->
        [you] you take the pot instead
       *[other] takes the pot
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_restart-round =
    { $who ->
        [you] the Round goes on: the pot stays, everybody still in it antes { $n }, and you're in control
       *[other] restarts the Round
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $counter (text): Piety
effect_count =
    { $who ->
        [you] gain { $n } { $counter }
        [you-too] you gain { $n } { $counter }
        [several] gain { $n } { $counter }
       *[other] gains { $n } { $counter }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $counter (text): Piety
effect_give =
    { $who ->
        [you] pick another player, who gains { $n } { $counter }
       *[other] picks a player, who gains { $n } { $counter }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $counter (text): Piety
effect_count-down =
    { $who ->
        [you] lose { $n } { $counter }
        [you-too] you lose { $n } { $counter }
        [several] lose { $n } { $counter }
       *[other] loses { $n } { $counter }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $counter (text): Piety
effect_count-back =
    { $who ->
        [you] give back { $n } { $counter }
        [you-too] you give back { $n } { $counter }
        [several] give back { $n } { $counter }
       *[other] gives back { $n } { $counter }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $card (text): 2 cards
effect_discard-cards =
    { $who ->
        [you] discard { $card } from your hand
        [you-too] you discard { $card } from your hand
        [several] discard { $card } from their hand
       *[other] discards { $card } from their hand
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $card (text): 2 cards
effect_discard-cards-random =
    { $who ->
        [you] discard { $card } from your hand at random
        [you-too] you discard { $card } from your hand at random
       *[other] discards { $card } from their hand at random
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $card (text): 2 cards
effect_discard-cards-or-show =
    { $who ->
        [you] discard { $card } from your hand (or show the hand, if there's none)
        [you-too] you discard { $card } from your hand (or show the hand, if there's none)
       *[other] discards { $card } from their hand (or shows the hand, if there's none)
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_strike =
    { $who ->
        [you] pick one more player, who loses { $n } Fortitude
       *[other] picks one more player, who loses { $n } Fortitude
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_bar-mates =
    { $who ->
        [you] keep your team-mates from answering for you until this turn ends
       *[other] gets no answers from team-mates until this turn ends
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $picked (text): that player
effect_turn-away =
    { $who ->
        [you] let { $picked } take all its effects in your place
       *[other] turns it away
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $picked (text): that player
effect_take-champion =
    { $who ->
        [you] let { $picked } be the Champion of your team (where no teams play: Ignore that card or Event instead)
       *[other] takes another Champion
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_call-in =
    { $who ->
        [you] reveal cards of your Character Deck until one with Wages comes, put that in front of you, and discard the others
       *[other] reveals cards of their Character Deck until one with Wages comes
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_reward-drinker =
    { $who ->
        [you] pay whoever else drinks it { $n } Gold
       *[other] pays whoever else drinks it { $n } Gold
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $kind (text): Action Card
effect_draw-until =
    { $who ->
        [you] reveal cards of your Character Deck until the first { $kind } comes, put that into your hand, and discard the others
       *[other] reveals cards of their Character Deck until the first { $kind } comes
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $picked (text): that player
effect_divide-cards =
    { $who ->
        [you] reveal the top { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } of your Character Deck: { $picked } divides them into two piles (even if they're away), and you take one of these into your hand and discard the other
       *[other] has { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } divided
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $cards (text): an Action Card
# $picked (text): that player
effect_borrow-card =
    { $who ->
        [you] play { $cards } of { $picked }'s hand as if it were yours (it goes to their discard pile)
       *[other] plays { $cards } of another hand
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $cards (text): an Action Card
# $picked (text): that player
effect_borrow-card-round =
    { $who ->
        [you] play { $cards } of { $picked }'s hand as if it were yours (it goes to their discard pile); if you play none, you pass
       *[other] plays { $cards } of another hand
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_open-hand =
    { $who ->
        [you] play with your hand open to everybody until the end of your next turn
       *[other] plays with their hand open to everybody until the end of their next turn
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_show-hand =
    { $who ->
        [you] show your hand to everybody
       *[other] shows their hand to everybody
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_end-turn =
    { $who ->
        [you] end your turn at once: until the next turn begins you play nothing and Ignore everything
       *[other] ends the turn
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_end-turn-own =
    { $who ->
        [you] end your turn at once: until your next turn begins you play nothing and Ignore everything
       *[other] ends the turn
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $kind (text): Action Card
effect_must-ignore =
    { $who ->
        [you] Ignore every { $kind } of others until your next turn begins, even one that would help you
       *[other] must Ignore every { $kind } of others until their next turn begins
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $side (text): Deck of Secrets
effect_reveal-front =
    { $who ->
        [you] reveal the top card of the { $side } and put it in front of you
       *[other] reveals the top card of the { $side }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $side (text): Deck of Secrets
effect_reveal-adds =
    { $who ->
        [you] reveal the top card of the { $side }: its effects are added to this card
       *[other] reveals the top card of the { $side }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $side (text): Deck of Secrets
effect_reveal-holds =
    { $who ->
        [you] reveal the top card of the { $side }: it holds from now on
       *[other] reveals the top card of the { $side }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $side (text): Deck of Secrets
effect_reveal =
    { $who ->
        [you] reveal the top card of the { $side }
       *[other] reveals the top card of the { $side }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $side (text): Deck of Secrets
effect_keep =
    { $who ->
        [you] keep one card of the { $side } in front of you and discard the others
       *[other] keeps one card of the { $side }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $sides (text): Deck of Secrets
effect_take =
    { $who ->
        [you] take { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } of these decks, as you choose: { $sides }
       *[other] takes { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $counter (text): Piety
# $sides (text): Deck of Secrets
effect_buy =
    { $who ->
        [you] buy as many cards of these decks as you like, each for { $n } { $counter }: { $sides }
       *[other] buys cards, each for { $n } { $counter }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $ways (text): lose 2 Fortitude; or gain 1 Gold
effect_choose =
    { $who ->
        [you] choose one: { $ways }
       *[other] chooses one: { $ways }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $heads (text): gain 2 Gold
# $tails (text): lose 2 Fortitude
effect_coin =
    { $who ->
        [you] toss a coin (heads: { $heads }; tails: { $tails })
       *[other] tosses a coin (heads: { $heads }; tails: { $tails })
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $heads (text): gain 2 Gold
# $tails (text): lose 2 Fortitude
effect_coin-shared =
    { $who ->
        [you] join one toss of a coin for all who choose this (heads: { $heads }; tails: { $tails })
       *[other] joins one toss of a coin (heads: { $heads }; tails: { $tails })
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $stake (text): Gold
# $subject (text): each player
# $win (text): pays that Gold to the Inn and takes 2 Gold from the Inn
# $lose (text):  Each other player loses 1 Fortitude.
effect_bid =
    { $who ->
        [you] bid up to { $n } { $stake }
       *[other] { $subject } may bid up to { $n } { $stake }: each bid must be higher than the last, and after a pass you may bid again. The highest bidder { $win }.{ $lose } If nobody bids, nothing happens
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
# $subject (text): each player
# $text (text): lose 2 Fortitude
effect_secret =
    { $who ->
        [you] choose 0 to { $n } Gold in secret
       *[other] { $subject } chooses 0 to { $n } Gold in secret. All are shown together, and everybody pays what they chose to the Inn. { $text }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_discard-drink =
    { $who ->
        [you] discard { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } from the top of your Drink Me! Pile
       *[other] discards { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } from the top of their Drink Me! Pile
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_deal-drinks =
    { $who ->
        [you] look at all Drinks you order in this phase and at { $n } more, and deal them out to other players as you like
       *[other] deals out Drinks
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_halve-drink =
    { $who ->
        [you] drink only half of the Drink, each effect rounded down; nobody drinks the other half
       *[other] drinks half of the Drink
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $text (text): lose 2 Fortitude
effect_season-drink =
    { $who ->
        [you] add this to the Drink: { $text }
       *[other] adds to the Drink: { $text }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $picked (text): that player
# $text (text): lose 2 Fortitude
effect_season-half =
    { $who ->
        [you] split the Drink with { $picked }, each half rounded up, and add this to their half: { $text }
       *[other] splits the Drink
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_boost =
    { $who ->
        [you] make its first number { $n } higher
       *[other] makes its first number { $n } higher
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_ignore-event =
    { $who ->
        [you] Ignore that Event
       *[other] Ignores that Event
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_redirect-source =
    { $who ->
        [you] let the player who causes it lose it for you
       *[other] sends the loss back
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_ante-fortitude =
    { $who ->
        [you] lose { $n } Fortitude for each Gold of the ante, as many as you like: the Inn antes these for you
       *[other] loses { $n } Fortitude for each Gold that the Inn antes
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
effect_take-half =
    { $who ->
        [you] take half of it, rounded down
       *[other] takes half of it
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
effect_more-actions =
    { $who ->
        [you] play { $n ->
                [one] { $n } more Action
               *[other] { $n } more Actions
            } this phase, if it's your own Action Phase
       *[other] may play { $n ->
                [one] { $n } more Action
               *[other] { $n } more Actions
            } in their own Action Phase
    }

## brief: The same in fewer words, where a button or a sentence of the story says it

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
brief_pay =
    { $who ->
        [you] pay { $n } Gold
       *[other] pays { $n } Gold
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
brief_pay-you =
    { $who ->
        [you] pay { $n } Gold
       *[other] pays { $n } Gold
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
brief_gain-gold =
    { $who ->
        [you] take { $n } Gold
       *[other] takes { $n } Gold
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
brief_draw =
    { $who ->
        [you] draw { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
       *[other] draws { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $card (text): 2 cards
brief_discard-cards =
    { $who ->
        [you] discard { $card }
       *[other] discards { $card }
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $kind (text): Action Card
brief_must-ignore =
    { $who ->
        [you] Ignore every { $kind } of others
       *[other] Ignores every { $kind } of others
    }

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $n (number): 3
brief_more-actions =
    { $who ->
        [you] play { $n ->
                [one] { $n } more Action
               *[other] { $n } more Actions
            }
       *[other] plays { $n ->
                [one] { $n } more Action
               *[other] { $n } more Actions
            }
    }

## named: The same where the player who is paid has a name

# Shown: in the rules text of a card
# $who: you (said to the reader), you-too (the same behind what happens to others), several (behind “up to 2 other players each”), or of whom else it is said: picked, picked-many, others, all, source, in-round, everyone, mates, active, other
# $after: of you: start, condition (right behind “if ...”), verb (behind another verb of the same subject)
# $to: reader, chooser (in a choice that another player makes, what is said of “you” is said to that player), label (a way of a choice as it is called on its button, and quoted in the story: all ways in the same form)
# $payee (text): Ann
# $n (number): 3
named_pay-you =
    { $who ->
        [you] pay { $payee } { $n } Gold
       *[other] pays { $payee } { $n } Gold
    }

## events

# Shown: in the rules text of a card
events_contest = Each player reveals a Drink from the Drink Deck with its Chasers and drinks it; an Event counts 0. Whoever's Drink had the most Alcohol Content gets 1 Gold from each other player. Players who tie go on until one is left.

# Shown: in the rules text of a card
events_house-round = Reveal a Drink from the Drink Deck with its Chasers: each player drinks one like it.

# Shown: in the rules text of a card
events_challenge = You may drink two Drinks from the Drink Deck, one after the other. If you're still in the game then, each other player pays you 1 Gold.

# Shown: in the rules text of a card
events_dare = Reveal two Drinks from the Drink Deck. You drink the one with less Alcohol Content (if they're equal, you choose), each other player drinks the other.

## asked: What is asked about a line that somebody has typed

# Shown: asked about a line that somebody has typed
asked_empty = There is no card in this line. A card looks like this: 2x Action "Title": another player loses 2 Fortitude.

# Shown: asked about a line that somebody has typed
# $most (number): 3
asked_long = This line is too long: { $most } characters are the most.

# Shown: asked about a line that somebody has typed
asked_title = What is its title? It stands in quotation marks: Action "Title": another player loses 2 Fortitude.

# Shown: asked about a line that somebody has typed
asked_kind = What kind of card is it?

# Shown: asked about a line that somebody has typed
asked_when = When can it be played?

# Shown: asked about a line that somebody has typed
# $most (number): 3
asked_number = A deck has 1 to { $most } copies of a card. How many?

# Shown: asked about a line that somebody has typed
asked_which = This can be read in different ways. Which one is meant?

# Shown: asked about a line that somebody has typed
# $rest (text): rest
asked_meant = I don't understand “{ $rest }”. Is one of these meant?

# Shown: asked about a line that somebody has typed
# $rest (text): rest
asked_unknown = I don't understand “{ $rest }”. Say it as our cards do, for example: another player loses 2 Fortitude; you take 1 Gold from the Inn.

# Shown: asked about a line that somebody has typed
# $why (text): it makes no sense
asked_wrong = That can't be on one card: { $why }

# Shown: asked about a line that somebody has typed
asked_nothing = What does it do?

## fault: What is wrong with a deck that somebody makes

# Shown: what is wrong with a deck
# $card (text): 2 cards
# $sentence (text): sentence
fault_of-card = { $card }: { $sentence }

# Shown: what is wrong with a deck
fault_unknown = Something in this deck isn't possible.

# Shown: what is wrong with a deck
# $line (number): 12
# $column (number): 7
fault_toml = This file can't be read: it goes wrong on line { $line }, at character { $column }.

# Shown: what is wrong with a deck
fault_toml-end = This file can't be read: it goes wrong at its end. Perhaps something isn't closed, or stands there twice.

# Shown: what is wrong with a deck
fault_toml-digits = This file can't be read: a number in it is far too long.

# Shown: what is wrong with a deck
# $most (number): 3
fault_large = This deck is too large: { $most } KB are the most.

# Shown: what is wrong with a deck
fault_letters = This file isn't text: it wants to be saved as UTF-8.

# Shown: what is wrong with a deck
fault_deep = Lists or choices lie too deep in each other.

# Shown: what is wrong with a deck
# $most (number): 3
fault_stops = There are too many full stops in one line: { $most } are the most.

# Shown: what is wrong with a deck
fault_sign = A text has a sign that can't be seen or would turn the text around it.

# Shown: what is wrong with a deck
fault_value = A deck has texts and numbers, and nothing else, such as a date.

# Shown: what is wrong with a deck
# $most (number): 3
fault_number-large = A number is too large: { $most } is the most.

# Shown: what is wrong with a deck
# $most (number): 3
fault_effects = A card does at most { $most } things one after the other.

# Shown: what is wrong with a deck
# $n (number): 3
# $most (number): 3
fault_cards = It has { $n } different cards; { $most } are the most.

# Shown: what is wrong with a deck
# $n (number): 3
# $size (number): 3
# $gap (number): 3
fault_few = There are { $n } cards of { $size }: { $gap } are missing.

# Shown: what is wrong with a deck
# $n (number): 3
# $size (number): 3
# $gap (number): 3
fault_many = There are { $n } cards, and { $size } are the most: { $gap } too many.

# Shown: what is wrong with a deck
fault_code = No deck can be called that.

# Shown: what is wrong with a deck
fault_face = It has the face of a character that doesn't exist.

# Shown: what is wrong with a deck
# $card (text): 2 cards
fault_id = “{ $card }” is there twice. More copies of a card are a number on the card.

# Shown: what is wrong with a deck
fault_ids = Two cards have the same id.

# Shown: what is wrong with a deck
# $id (text): id
fault_generic = There is no generic card “{ $id }”.

# Shown: what is wrong with a deck
# $card (text): 2 cards
fault_copies = “{ $card }” wants a number of copies from 1 to 20.

# Shown: what is wrong with a deck
fault_retired = What is said of cards that aren't dealt any more doesn't fit.

# Shown: what is wrong with a deck
fault_boss = Only a Villain has cards of a Boss.

# Shown: what is wrong with a deck
fault_counter = It names a counter that this deck doesn't have.

# Shown: what is wrong with a deck
fault_counter-own = A counter of your own is gained and lost by you alone.

# Shown: what is wrong with a deck
fault_counter-given = A counter of your own can't be given away.

# Shown: what is wrong with a deck
fault_counter-start = A counter starts between its least and its most.

# Shown: what is wrong with a deck
fault_counter-others = Only a counter that is handed to others can have a supply, or do something at the end of their turns.

# Shown: what is wrong with a deck
fault_counter-others-start = A counter that is handed to others starts at 0.

# Shown: what is wrong with a deck
fault_counter-supply = A supply is 0 or more.

# Shown: what is wrong with a deck
fault_side = It names a side deck that this deck doesn't have.

# Shown: what is wrong with a deck
fault_holds = It asks whether a card holds that is in no side deck of that sort.

# Shown: what is wrong with a deck
fault_adds = A card is added only as this card is played: not in a choice.

# Shown: what is wrong with a deck
fault_at = It happens at a time that there isn't.

# Shown: what is wrong with a deck
# $word (text): draw
fault_event = An Event can't do this: { $word }.

# Shown: what is wrong with a deck
fault_event-who = An Event is about who revealed it, the others or everybody.

# Shown: what is wrong with a deck
fault_pays-self = Nobody pays themselves.

# Shown: what is wrong with a deck
fault_drink = A Drink can't do that.

# Shown: what is wrong with a deck
fault_card = This isn't a card.

# Shown: what is wrong with a deck
fault_uses = A card with several uses says in each of them what it does.

# Shown: what is wrong with a deck
fault_effect = It does something that no card can do.

# Shown: what is wrong with a deck
# $word (text): draw
# $least (number): 3
# $most (number): 3
fault_number = The number doesn't fit: { $word }. It goes from { $least } to { $most }.

# Shown: what is wrong with a deck
# $word (text): draw
fault_number-none = This takes no number: { $word }.

# Shown: what is wrong with a deck
# $word (text): draw
fault_who = Nobody can say this of those players: { $word }.

# Shown: what is wrong with a deck
# $word (text): draw
fault_to = A payment goes to the Inn, to you or to the player who is picked: { $word }.

# Shown: what is wrong with a deck
# $word (text): draw
fault_least = This has no lower limit: { $word }.

# Shown: what is wrong with a deck
# $word (text): draw
fault_of = Something is missing, or too much: { $word }.

# Shown: what is wrong with a deck
# $word (text): draw
fault_kinds = The kind of card is missing, or isn't possible: { $word }.

# Shown: what is wrong with a deck
fault_plain = Only a loss of Fortitude can be one that nobody caused.

# Shown: what is wrong with a deck
fault_per = “For each” goes with a number.

# Shown: what is wrong with a deck
fault_per-most = A highest number goes with “for each”.

# Shown: what is wrong with a deck
# $word (text): draw
fault_options = A number of ways doesn't fit: { $word }.

# Shown: what is wrong with a deck
# $word (text): draw
fault_options-unsaid = What happens then is said of one player, and without a condition: { $word }.

# Shown: what is wrong with a deck
# $word (text): draw
fault_how = It isn't said in what way: { $word }.

# Shown: what is wrong with a deck
fault_if = It depends on something that there isn't.

# Shown: what is wrong with a deck
fault_when = There is no such moment to play a card.

# Shown: what is wrong with a deck
fault_when-kinds = It isn't said right what is answered: kinds of card, and what they change.

# Shown: what is wrong with a deck
fault_pick = Players can't be picked like that.

# Shown: what is wrong with a deck
fault_pick-many = Several players can only be picked among all others, or among all.

# Shown: what is wrong with a deck
fault_pick-source = The player it comes from can only be picked to lose it instead; say anything else of the player of that card.

# Shown: what is wrong with a deck
fault_most = To pick several players, say first who can be picked.

# Shown: what is wrong with a deck
fault_least-most = At least as many are picked as at most.

# Shown: what is wrong with a deck
fault_no-things = Only where somebody is picked can things be left out.

# Shown: what is wrong with a deck
fault_among = Only where somebody is picked can they be those with a counter.

# Shown: what is wrong with a deck
fault_picked = Somebody is picked where an effect speaks of that player, and only there.

# Shown: what is wrong with a deck
# $word (text): draw
# $answered (text): answered
fault_answers = Nobody could ever play this: “{ $word }” answers { $answered }, and it can't be played then.

# Shown: what is wrong with a deck
# $word (text): draw
# $answered (text): answered
# $kind (text): Action Card
fault_answers-kind = Nobody could ever play this: “{ $word }” answers { $answered }, but it's { $kind }, and only a Sometimes Card answers that.

# Shown: what is wrong with a deck
# $word (text): draw
fault_one-target = This has one target: { $word }.

# Shown: what is wrong with a deck
fault_standing = No card holds something like that.

# Shown: what is wrong with a deck
fault_stays-only = Only a card that stays in front of you can hold something or have Wages.

# Shown: what is wrong with a deck
fault_over-winning = Only a Gambling Card can be played when only a Cheating Card could.

# Shown: what is wrong with a deck
fault_nothing = A card does something, unless it stays in front of you.

# Shown: what is wrong with a deck
fault_front = Only a card that stays in front of you has something you can use there.

# Shown: what is wrong with a deck
fault_never-in-front = Nobody could ever play this: it can only be used while it lies in front of you, and nothing puts it there.

# Shown: what is wrong with a deck
fault_sometimes = A Sometimes Card says when it can be played, and no other card does.

# Shown: what is wrong with a deck
fault_control-uses = A card that can take control of a Round has one use.

# Shown: what is wrong with a deck
fault_control = A Gambling or Cheating Card takes control of the Round, and no other card does.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field = This doesn't fit: { $field }.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field-missing = This is missing: { $field }.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field-extra_forbidden = Nothing like this is known here: { $field }.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field-string_too_short = This is missing: { $field }.

# Shown: what is wrong with a deck
# $field (text): the title
# $max_length (number): 3
fault_field-string_too_long = This is too long: { $field }. { $max_length } characters are the most.

# Shown: what is wrong with a deck
# $field (text): the title
# $ge (number): 3
fault_field-greater_than_equal = This is too small: { $field }. { $ge } is the least.

# Shown: what is wrong with a deck
# $field (text): the title
# $le (number): 3
fault_field-less_than_equal = This is too large: { $field }. { $le } is the most.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field-too_short = This is missing: { $field }.

# Shown: what is wrong with a deck
# $field (text): the title
# $max_length (number): 3
fault_field-too_long = There is too much of this: { $field }. { $max_length } is the most.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field-int_type = This wants a number: { $field }.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field-string_type = This wants a text: { $field }.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field-bool_type = This is yes or no: { $field }.

# Shown: what is wrong with a deck
# $field (text): the title
fault_field-literal_error = This isn't possible: { $field }.

# Shown: what is wrong with a deck
# $card (text): 2 cards
# $n (number): 3
# $text (text): lose 2 Fortitude
fault_unplayed = { $card }: in { $n } games nobody could play it. Perhaps what it waits for never happens, or nobody can pay for it: { $text }

# Shown: what is wrong with a deck
# $cards (text): an Action Card
fault_endless-turn = A turn with this deck has no end: { $cards }.

# Shown: what is wrong with a deck
fault_endless-game = A game with this deck has no end: nobody ever goes out. Its cards give too much, or cost others too little.

# Shown: what is wrong with a deck
# $cards (text): an Action Card
fault_breaks = A game with this deck can't go on: { $cards }.

# Shown: what is wrong with a deck
fault_some-cards = its cards

## field

# Shown: in a sentence about a deck that is wrong
field_name = the name

# Shown: in a sentence about a deck that is wrong
field_about = what is special, in a sentence

# Shown: in a sentence about a deck that is wrong
field_card = the cards

# Shown: in a sentence about a deck that is wrong
field_title = the title

# Shown: in a sentence about a deck that is wrong
field_count = the number of copies

# Shown: in a sentence about a deck that is wrong
field_kind = the kind of card

# Shown: in a sentence about a deck that is wrong
field_size = the number of cards

# Shown: in a sentence about a deck that is wrong
field_edition = the edition

# Shown: in a sentence about a deck that is wrong
field_gold = Gold at the start

# Shown: in a sentence about a deck that is wrong
field_id = the id

# Shown: in a sentence about a deck that is wrong
field_use = what it does

# Shown: in a sentence about a deck that is wrong
field_do = what it does

## moment: What an answer answers

# Shown: in a sentence about a deck that is wrong
moment_drink-yours = a Drink

# Shown: in a sentence about a deck that is wrong
moment_drink-any = a Drink

# Shown: in a sentence about a deck that is wrong
moment_drink-others = a Drink

# Shown: in a sentence about a deck that is wrong
moment_drink-phase = a Drink Phase

# Shown: in a sentence about a deck that is wrong
moment_order-phase = an Order a Drink Phase

# Shown: in a sentence about a deck that is wrong
moment_ante = an ante

# Shown: in a sentence about a deck that is wrong
moment_lose-gold = a payment

# Shown: in a sentence about a deck that is wrong
moment_refill = a payment

# Shown: in a sentence about a deck that is wrong
moment_card = a card

# Shown: in a sentence about a deck that is wrong
moment_loss = a loss of Fortitude

# Shown: in a sentence about a deck that is wrong
moment_hurt = a loss of Fortitude

# Shown: in a sentence about a deck that is wrong
moment_sometimes = a Sometimes Card

# Shown: in a sentence about a deck that is wrong
moment_drink-trick = a Sometimes Card

# Shown: in a sentence about a deck that is wrong
moment_cheating = a Cheating Card

# Shown: in a sentence about a deck that is wrong
moment_round = a Round of Gambling

# Shown: in a sentence about a deck that is wrong
moment_round-stop = a Round of Gambling

# Shown: in a sentence about a deck that is wrong
moment_round-won = a Round that is won

# Shown: in a sentence about a deck that is wrong
moment_round-won-inside = a Round that is won

# Shown: in a sentence about a deck that is wrong
moment_any-round-won = a Round that is won

# Shown: in a sentence about a deck that is wrong
moment_action = an Action Card

# Shown: in a sentence about a deck that is wrong
moment_own-card = a card of your own

# Shown: in a sentence about a deck that is wrong
moment_event = an Event

# Shown: in a sentence about a deck that is wrong
moment_drink-event = an Event

# Shown: in a sentence about a deck that is wrong
moment_gold-gained = a gain of Gold

# Shown: in a sentence about a deck that is wrong
moment_pot-taken = a pot that is taken

# Shown: in a sentence about a deck that is wrong
moment_picked = being picked

# Shown: in a sentence about a deck that is wrong
moment_champions = a Champion

# Shown: in a sentence about a deck that is wrong
moment_any-hurt = a loss of Fortitude

## cards-one-of: A card of a kind, in a sentence

# Shown: in a sentence about a deck that is wrong
cards-one-of_action = an Action Card

# Shown: in a sentence about a deck that is wrong
cards-one-of_sometimes = a Sometimes Card

# Shown: in a sentence about a deck that is wrong
cards-one-of_anytime = an Anytime Card

# Shown: in a sentence about a deck that is wrong
cards-one-of_gambling = a Gambling Card

# Shown: in a sentence about a deck that is wrong
cards-one-of_cheating = a Cheating Card

# Shown: in a sentence about a deck that is wrong
cards-one-of_event = an Event
