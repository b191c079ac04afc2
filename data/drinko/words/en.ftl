### What the bot says about Drinko
### How this file is written: docs/translating.md

## refused

# Shown: a refusal, to one person alone
# $card (text): red 7
# $top (text): red 5
refused_no-match = { $card } doesn't match { $top } in colour or type.

# Shown: a refusal, to one person alone
# $card (text): red 7
refused_train-needs-drink = Only a drink card or a Special answers a Drink Train; { $card } is neither.

# Shown: a refusal, to one person alone
# $card (text): red 7
# $top (text): red 5
refused_train-too-low = { $card } is lower than { $top }; on the same colour it must be at least as high.

# Shown: a refusal, to one person alone
# $card (text): red 7
# $top (text): red 5
refused_train-other-colour = On another colour it must be the same drink: { $card } can't be played on { $top }.

# Shown: a refusal, to one person alone
refused_must-play = You have a card you can play, so you must play one.

# Shown: a refusal, to one person alone
refused_must-draw = You have no card you can play: draw one.

# Shown: a refusal, to one person alone
refused_must-drink = You can't answer the Drink Train: drink up.

# Shown: a refusal, to one person alone
# $n (number): 3
refused_call-not-one = You can call Drinko only with one card left; you hold { $n }.

# Shown: a refusal, to one person alone
refused_called = You've already called Drinko.

# Shown: a refusal, to one person alone
refused_call-late = Too late to call Drinko now.

# Shown: a refusal, to one person alone
refused_catch-again = You've already made a wrong catch this turn; wait for the next one.

## button

# Shown: a button
# Limit: 80
button_call = Drinko!

# Shown: a button
# Limit: 80
button_catch = Catch!

# Shown: a button
# Limit: 80
button_draw = Draw a card

# Shown: a button
# Limit: 80
button_drink = Drink up

## game

# Shown: a game's name
game_drinko = Drinko

## option

# Shown: an option of a table, in the lobby
# $n (number): 4
option_suffer = { $n ->
        [one] { $n } Suffer card
       *[other] { $n } Suffer cards
    }

# Shown: an option of a table, in the lobby
# $n (number): 3
option_plus_zero = { $n ->
        [one] { $n } +0 card
       *[other] { $n } +0 cards
    } in each colour

# Shown: an option of a table, in the lobby
# $n (number): 3
option_minus_one = { $n ->
        [one] { $n } -1 card
       *[other] { $n } -1 cards
    } in each colour

# Shown: an option of a table, in the lobby
option_catch_drink = a wrong catch costs a drink

# Shown: an option of a table, in the lobby
option_play_on = play on until one player is left

## form

# Shown: a form (modal)
form_suffer = Suffer cards in all

# Shown: a form (modal)
form_plain = +0 and -1 cards, for each colour

# Shown: a form (modal)
form_plain-none = None

# Shown: a form (modal)
# $plus (text): plus
# $minus (text): minus
form_plain-some = +0: { $plus }, -1: { $minus }

# Shown: a form (modal)
form_house = House rules

# Shown: a form (modal)
form_house-none = Leave empty for none

# Shown: a form (modal)
form_catch_drink = A wrong catch costs a drink

# Shown: a form (modal)
form_play_on = Play on until one player is left

## table

# Shown: the table's message
# $name (text): Ben
# $until (text): · ends <t:1767225837:R>
table_move = { "*" }*{ $name }**'s turn{ $until }

# Shown: the table's message
# $name (text): Cid
# $n (number): 2
# $until (text): · ends <t:1767225841:R>
table_train = { "*" }*{ $name }** must answer a Drink Train of { $n }{ $until }

# Shown: the table's message
# $mark (text): •
# $name (text): Ann
# $patron (text): (patron)
# $cards (number): 7
# $drinks (text): no sips
# $state (text): · called Drinko
table_seat = { $mark } { $name }{ $patron } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $drinks }{ $state }

# Shown: the table's message
# $place (text): 1st
table_state-out = out, { $place }

# Shown: the table's message
table_state-called = called Drinko

# Shown: the table's message
# $top (text): blue 7
# $turning (text): · play goes down the list
# $draw (number): 90
# $train (text): · Drink Train **2**
table_words = On the pile: **{ $top }**{ $turning } · draw pile { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }{ $train }

# Shown: the table's message
# $n (number): 2
table_words-train = Drink Train **{ $n }**

# Shown: the table's message
table_clockwise = play goes down the list

# Shown: the table's message
table_counter = play goes up the list

## hand

# Shown: the private panel of a hand
# $until (text): · 45 s + 3 min spare, ends <t:1767225837:R>
hand_yours = { "*" }*Your turn**{ $until }

# Shown: the private panel of a hand
# $n (number): 3
# $until (text): · 45 s + 3 min spare, ends <t:1767225944:R>
hand_yours-train = { "*" }*Answer the Drink Train of { $n }**{ $until }

# Shown: the private panel of a hand
# $n (number): 2
# $until (text): · 45 s + 3 min spare, ends <t:1767225841:R>
hand_yours-drink = { "*" }*The Drink Train of { $n } is yours to drink**{ $until }

# Shown: the private panel of a hand
hand_won = You won. Well played.

# Shown: the private panel of a hand
# $place (number): 3
hand_out = You're out and came { $place }. Well played.

# Shown: the private panel of a hand
# $cards (text): blue 5, blue 6, blue Skip, green 9, red 6, yellow 5, yellow 8
hand_cards = Your hand: { $cards }.

# Shown: the private panel of a hand
hand_none = Your hand is empty.

# Shown: the private panel of a hand
# $top (text): blue 7
# $train (text): · Drink Train **2**
hand_top = On the pile: **{ $top }**{ $train }.

# Shown: the private panel of a hand
hand_choose = Play a card

# Shown: the private panel of a hand
# $page (text): page
hand_choose-page = Play a card ({ $page })

# Shown: the private panel of a hand
hand_wait = Not your turn

# Shown: the private panel of a hand
hand_nothing = No card can be played

# Shown: the private panel of a hand
# $card (text): red 7
hand_target = { $card }: on whom?

# Shown: the private panel of a hand
# $page (text): page
# $n (number): 3
hand_page = Show { $page } ({ $n })

# Shown: the private panel of a hand
hand_special = Specials

# Shown: the private panel of a hand
hand_cancel = Another card

# Shown: the private panel of a hand
# $card (text): Split
# $name (text): Ann
hand_on = { $card } on { $name }

# Shown: the private panel of a hand
# $card (text): blue Skip
# $n (number): 2
hand_many = { $card } ×{ $n }

# Shown: the private panel of a hand
# $name (text): Ann
# $stands (text): stands
hand_stands = { $name }: { $stands }

# Shown: the private panel of a hand
# $held (text): Cid 7
hand_others = -# Cards: { $held }

# Shown: the private panel of a hand
# $name (text): Cid
# $n (number): 7
hand_held = { $name } { $n }

# Shown: the private panel of a hand
hand_more = What you seldom need

## to-you

# Shown: an alert to whom it concerns
# $after (number): 7
to-you_draw = You can't play any of your cards: draw one, and you hold { $after }

# Shown: an alert to whom it concerns
# $n (number): 2
# $drawn (number): 2
# $after (number): 9
to-you_drink = Drink { $n } and draw { $drawn ->
        [one] { $drawn } card
       *[other] { $drawn } cards
    }: then you hold { $after }

# Shown: an alert to whom it concerns
to-you_answer = Play a card to pass the Drink Train on

# Shown: an alert to whom it concerns
# $card (text): red 7
to-you_answer-or-share = Play a card to pass the Drink Train on, or share it with *{ $card }*

# Shown: an alert to whom it concerns
# $card (text): Split
# $n (number): 3
to-you_share = Play *{ $card }*: you drink your share and draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: an alert to whom it concerns
# $after (number): 6
to-you_play = Play a card: then you hold { $after }

# Shown: an alert to whom it concerns
to-you_last-but-one = Play a card, then press *Drinko!* for your last one

# Shown: an alert to whom it concerns
to-you_win = Play your last card and you win!

# Shown: an alert to whom it concerns
# $place (number): 3
to-you_last = Play your last card and you come { $place }!

# Shown: an alert to whom it concerns
to-you_special = Your last card is a Special: playing it makes you draw 2

## one-card: A last card that is not called, for its owner alone

# Shown: the table's message, one card left
# $name (text): Ben
# $when (text): <t:1767225856:R>
one-card_call = { "*" }*One card left!** Press *Drinko!* before { $name } has moved ({ $when } at the latest), or you can be caught

# Shown: the table's message, one card left
one-card_call-still = { "*" }*One card left!** Press *Drinko!* before the next player has moved, or you can be caught

# Shown: the table's message, one card left
one-card_late = { "*" }*You didn't call Drinko!** You can be caught until your next turn

# Shown: the table's message, one card left
one-card_late-own = { "*" }*You didn't call Drinko!** You can be caught until you've moved

## final

# Shown: the end of a game
# $medal (text): 🥇
# $place (number): 1
# $name (text): Ben
# $patron (text): (patron)
# $cards (text): out of cards
# $drinks (text): 1 sip
final_place = { $medal } **{ $place }.** { $name }{ $patron } · { $cards }, { $drinks }

# Shown: the end of a game
# $n (number): 4
final_cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } left

# Shown: the end of a game
final_out = out of cards

## event

# Shown: the story of a game, a sentence
# $n (number): 7
# $top (text): a green 3
event_dealt = Everybody gets { $n } cards; { $top } lies face up.

# Shown: the story of a game, a sentence
# $name (text): Ben
event_starts = { $name } starts.

# Shown: the story of a game, a sentence
# $card (text): a blue 4
# $left (number): 2
event_card-left = { $card } ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left)

# Shown: the story of a game, a sentence
# $name (text): Ben
# $card (text): a green +2
event_played = { $name } plays { $card }.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $card (text): Target
# $target (text): Ben
event_played-on = { $name } plays { $card } on { $target }.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $card (text): a red 7
# $target (text): Ben
event_played-next = { $name } plays { $card } on { $target }, who is next.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $card (text): a red 7
# $target (text): Ben
# $size (number): 3
event_played-train = { $name } plays { $card } on { $target }, who gets the Drink Train of { $size }.

# Shown: the story of a game, a sentence
# $name (text): Ben
# $card (text): a red 0
event_played-won = { $name } plays their last card, { $card }, and wins!

# Shown: the story of a game, a sentence
# $name (text): Ann
# $card (text): a red 7
# $place (number): 3
event_played-out = { $name } plays their last card, { $card }, and comes { $place }!

# Shown: the story of a game, a sentence
# $name (text): Ann
# $n (number): 2
# $cards (number): 2
event_drank-drew = { $name } drinks { $n } and draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

# Shown: the story of a game, a sentence
# $names (text): Ann and Ben
# $n (number): 3
event_drank-alike = { $names } drink { $n } each.

# Shown: the story of a game, a sentence
# $names (text): Ann and Ben
# $n (number): 3
# $name (text): Ann
# $cards (number): 3
event_drank-alike-whole = { $names } drink { $n } each, and { $name } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

# Shown: the story of a game, a sentence
# $names (text): Ann and Ben
# $n (number): 3
# $size (number): 3
# $name (text): Ann
# $cards (number): 3
event_drank-alike-half = { $names } drink { $n } each (half of { $size }), and { $name } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

# Shown: the story of a game, a sentence
# $names (text): Ben and Ann
# $n (number): 2
# $size (number): 3
# $name (text): Ben
# $cards (number): 3
event_drank-alike-rounded = { $names } drink { $n } each (half of { $size }, rounded up), and { $name } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $n (number): 3
event_others = { $name } and { $n } others

# Shown: the story of a game, a sentence
# $n (number): 3
event_all = All { $n } players

# Shown: the story of a game, a sentence
# $name (text): Ann
event_won = { $name } plays their last card and wins!

# Shown: the story of a game, a sentence
# $name (text): Ann
# $place (number): 3
event_out = { $name } is out and comes { $place }!

# Shown: the story of a game, a sentence
# $name (text): Ann
event_skipped = { $name } is skipped.

# Shown: the story of a game, a sentence
# $size (number): 2
event_train-starts = A Drink Train of { $size } starts.

# Shown: the story of a game, a sentence
# $size (number): 2
event_train-grows = The Drink Train grows to { $size }.

# Shown: the story of a game, a sentence
# $size (number): 3
event_train-shrinks = The Drink Train shrinks to { $size }.

# Shown: the story of a game, a sentence
# $size (number): 3
event_train-same = The Drink Train stays at { $size }.

# Shown: the story of a game, a sentence
event_train-over = The Drink Train is over.

# Shown: the story of a game, a sentence
# $size (number): 3
# $name (text): Ann
event_train-sent = The Drink Train of { $size } goes to { $name }.

# Shown: the story of a game, a sentence
# $name (text): Ann
event_next = { $name } is next.

# Shown: the story of a game, a sentence
event_turned = Play changes direction.

# Shown: the story of a game, a sentence
# $name (text): Ann
event_turned-next = Play changes direction, and { $name } is next.

# Shown: the story of a game, a sentence
# $size (number): 3
# $name (text): Ann
event_turned-train = The Drink Train of { $size } goes back to { $name }.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $n (number): 3
event_drank = { $name } drinks { $n }.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $n (number): 3
event_drew = { $name } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

# Shown: the story of a game, a sentence
# $name (text): Ben
event_drew-one = { $name } draws a card.

# Shown: the story of a game, a sentence
# $name (text): Ann
event_drew-none = { $name } finds nothing left to draw.

# Shown: the story of a game, a sentence
# $n (number): 3
event_reshuffled = { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } shuffled back into the draw pile.

# Shown: the story of a game, a sentence
event_special-last = A Special can't be the last card.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $n (number): 3
event_special-last-drew = A Special can't be the last card, so { $name } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

# Shown: the story of a game, a sentence
# $name (text): Ben
event_called = { $name } calls Drinko!

# Shown: the story of a game, a sentence
# $name (text): Ann
# $target (text): Ben
event_caught = { $name } catches { $target }.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $target (text): Ben
# $n (number): 3
# $cards (number): 3
event_caught-drew = { $name } catches { $target }, who drinks { $n } and draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $target (text): Ben
event_warned = { $name } tries to catch { $target }, who can still call Drinko.

# Shown: the story of a game, a sentence
# $name (text): Ann
event_catch-wrong = { $name } tries to catch somebody, but nobody can be caught.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $target (text): Ben
# $n (number): 3
event_catch-wrong-cards = { $name } tries to catch { $target }, who still holds { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $target (text): Ben
event_catch-wrong-called = { $name } tries to catch { $target }, who has called Drinko.

# Shown: the story of a game, a sentence
# $name (text): Ann
# $target (text): Ben
event_catch-wrong-late = { $name } is too late to catch { $target }.

## commands

# Shown: description of a slash command
# Limit: 100
commands_drinko = Play Drinko

# Shown: description of a slash command
# Limit: 100
commands_hand = Show your hand

# Shown: description of a slash command
# Limit: 100
commands_play = Play a card, draw, or drink up

# Shown: description of a slash command
# Limit: 100
commands_call = Call Drinko when you have one card left

# Shown: description of a slash command
# Limit: 100
commands_catch = Catch somebody who didn't call

## describe

# Shown: description of an option of a slash command
# Limit: 100
describe_drinko-card = The card, or draw, or drink

# Shown: description of an option of a slash command
# Limit: 100
describe_on-whom = On whom

## card

# Shown: /card
# $n (number): 3
# $all (text): all
card_colours = { $n } in each colour, { $all } in the deck

# Shown: /card
# $n (number): 3
card_special = { $n } in the deck, a Special without a colour

# Shown: /card
card_option = Not in the usual deck: the table's options say how many.

## drinko-lesson: The lesson: each line two short sentences at most

# Shown: the guide of the lesson
# $card (text): **red 7**
# $top (text): red 3
drinko-lesson_first = The first player without cards wins. Choose { $card } in the list: it has the same colour as the { $top } on the pile.

# Shown: the guide of the lesson
# $train (number): 3
# $card (text): red 7
drinko-lesson_train = A Drink Train of { $train } comes at you: { $train ->
        [one] { $train } drink
       *[other] { $train } drinks
    } and { $train ->
        [one] { $train } card
       *[other] { $train } cards
    }! Play { $card } to pass it on, and it grows.

# Shown: the guide of the lesson
# $train (number): 3
# $card (text): red 7
drinko-lesson_train-special = A Drink Train of { $train } comes at you: { $train ->
        [one] { $train } drink
       *[other] { $train } drinks
    } and { $train ->
        [one] { $train } card
       *[other] { $train } cards
    }! Play { $card } so that you don't drink it all.

# Shown: the guide of the lesson
# $card (text): red 7
# $top (text): red 5
drinko-lesson_colour = Match the colour, the number or the sign. Play { $card } on the { $top }.

# Shown: the guide of the lesson
# $card (text): red 7
# $top (text): red 5
drinko-lesson_skip = { $card } has the same colour as the { $top }. Play it: the next player misses a turn.

# Shown: the guide of the lesson
# $card (text): red 7
drinko-lesson_special = A Special goes on anything, but can't be your last card. Play { $card } now.

# Shown: the guide of the lesson
# $card (text): red 7
# $top (text): red 5
drinko-lesson_play = { $card } can be played on the { $top }. Play it now.

# Shown: the guide of the lesson
# $card (text): red 7
drinko-lesson_last = { $card } is your last card. Play it, and you win!

# Shown: the guide of the lesson
# $rival (text): Quill
drinko-lesson_call = You have one card left. Press *Drinko!* before { $rival } moves.

# Shown: the guide of the lesson
drinko-lesson_call-own = You have one card left. First press *Drinko!* below.

# Shown: the guide of the lesson
drinko-lesson_draw = You can't play any of your cards on this one. Press *Draw a card*.

# Shown: the guide of the lesson
# $train (text): train
drinko-lesson_drink = You can't answer the Drink Train of { $train }. Press *Drink up*; you also draw { $train }.

# Shown: the guide of the lesson
# $rival (text): Quill
drinko-lesson_wait = It's { $rival }'s turn. They need a card of the same colour, number or sign, or a Special.

# Shown: the guide of the lesson
# $rival (text): Quill
# $train (text): train
drinko-lesson_wait-train = { $rival } must add to the Drink Train of { $train }, or drink it. Whoever drinks it draws as many cards.

## lesson-won

# Shown: the lesson's end
lesson-won_drinko = 🎓 **Well done: you emptied your hand first!** Next: **/table open** to play with friends, **/rules drinko** for the other rules, **/card** for any card.

## lesson-next

# Shown: the lesson's end
lesson-next_drinko = 🎓 **/learn** begins the lesson again. Or go on: **/table open** to play with friends, **/rules drinko** for the other rules, **/card** for any card.

## help-game

# Shown: /help, a game's commands
help-game_drinko = - /drinko hand, play, call, catch · each asks for a table only when it isn't clear which

## drinko-card: Cards and their colours

# Shown: a card's name
drinko-card_r = red

# Shown: a card's name
drinko-card_y = yellow

# Shown: a card's name
drinko-card_g = green

# Shown: a card's name
drinko-card_b = blue

# Shown: a card's name
# $colour (text): green
# $face (text): 3
drinko-card_coloured = { $colour } { $face }

# Shown: a card's name
# $card (text): green 3
drinko-card_a-coloured = a { $card }

# Shown: a card's name, where it stands alone
# $card (text): red 5
drinko-card_alone = { CAP($card) }

# Shown: a card's name
drinko-card_plus = plus

# Shown: a card's name
drinko-card_minus = minus

# Shown: a card's name
drinko-card_skip = Skip

# Shown: a card's name
drinko-card_deflect = Deflect

# Shown: a card's name
drinko-card_split = Split

# Shown: a card's name
drinko-card_target = Target

# Shown: a card's name
drinko-card_suffer = Suffer

## drinko-does: What a card does; deck.toml has the rest

# Shown: /card
# $face (text): 5
drinko-does_number = Play it on its colour or on another { $face }. It never answers a Drink Train.

# Shown: /card
drinko-does_skip = The next player misses a turn. With two players you go again. It never answers a Drink Train.

# Shown: /card
drinko-does_plus-1 = Starts a Drink Train of 1, or adds 1 to one. In a train, play it on a +1 of any colour or after a Special.

# Shown: /card
# $n (number): 2
# $face (text): +2
drinko-does_plus-more = Starts a Drink Train of { $n }, or adds { $n } to one. In a train, play it on its colour up to { $face }, on any { $face }, or after a Special.

# Shown: /card
drinko-does_plus-0 = Passes a Drink Train on without making it longer. In a train, play it on any drink card of its colour or on another +0; any drink card of its colour may follow.

# Shown: /card
drinko-does_minus-1 = Makes a Drink Train one shorter; at zero the train is over. In a train, play it on any drink card of its colour or on another -1; any drink card of its colour may follow.

# Shown: /card
# $does (text): Play changes direction, and a Drink Train goes back to the player before you.
drinko-does_special = Special: always playable, and anything may follow. { $does }

# Shown: /card, and cut in the menu of cards
drinko-does_deflect = Play changes direction, and a Drink Train goes back to the player before you.

# Shown: /card, and cut in the menu of cards
drinko-does_split = Ends a Drink Train: you and a player you choose drink half each, rounded up, and you draw all its cards. Without a train it does nothing.

# Shown: /card, and cut in the menu of cards
drinko-does_target = Choose another player: it is their turn next, and they must answer a Drink Train.

# Shown: /card, and cut in the menu of cards
drinko-does_suffer = Ends a Drink Train: everybody drinks all of it, and you draw its cards. Without a train it does nothing.

## drinko-alt: What the pictures show, for those who do not see them

# Shown: alt text of a picture
# $name (text): Ben
# $top (text): green 3
# $train (text): no Drink Train
# $draw (number): 90
# $way (text): clockwise
# $also (text): also
# $seats (text): Ben 7 cards, 0 sips; Cid 7 cards, 0 sips
drinko-alt_table = Drinko: { $name } to play on { $top }, with { $train }; { $draw } cards to draw, play goes { $way }.{ $also } { $seats }.

# Shown: alt text of a picture
# $winners (text): winners
# $seats (text): seats
drinko-alt_over = Drinko, game over: { $winners } won. { $seats }.

# Shown: alt text of a picture
# $names (text): Ann and Ben
drinko-alt_also = Also asked: { $names }.

# Shown: alt text of a picture
# $n (number): 2
drinko-alt_train = a Drink Train of { $n }

# Shown: alt text of a picture
drinko-alt_train-none = no Drink Train

# Shown: alt text of a picture
drinko-alt_clockwise = clockwise

# Shown: alt text of a picture
drinko-alt_anticlockwise = anticlockwise

# Shown: alt text of a picture
# $name (text): Ben
# $n (number): 7
# $drinks (text): 0 sips
drinko-alt_seat = { $name } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $drinks }

# Shown: alt text of a picture
# $name (text): Ben
# $n (number): 1
# $drinks (text): 1 sip
drinko-alt_seat-called = { $name } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and Drinko called, { $drinks }

# Shown: alt text of a picture
# $name (text): Ann
# $place (number): 3
# $drinks (text): drinks
drinko-alt_seat-out = { $name } out as number { $place }, { $drinks }

# Shown: alt text of a picture
# $name (text): Ann
# $place (number): 3
# $n (number): 3
# $drinks (text): drinks
drinko-alt_seat-placed = { $name } place { $place }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } left, { $drinks }

# Shown: alt text of a picture
# $n (number): 7
# $cards (text): red 0, red +3, yellow 2, yellow 4, yellow 7, green +2, blue 9
# $now (text): green +2
# $pile (text): On the pile: green 3, no Drink Train.
drinko-alt_hand = Your hand, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $cards }. Playable now: { $now }. { $pile }

# Shown: alt text of a picture
# $pile (text): pile
drinko-alt_hand-empty = Your hand is empty. { $pile }

# Shown: alt text of a picture
# $top (text): green 3
# $train (text): no Drink Train
drinko-alt_pile = On the pile: { $top }, { $train }.

# Shown: alt text of a picture
drinko-alt_all = all

# Shown: alt text of a picture
drinko-alt_none = none

# Shown: alt text of a picture
# $card (text): red 7
drinko-alt_card = The Drinko card { $card }.

# Shown: alt text of a picture
# $card (text): red 7
drinko-alt_special = The Drinko card { $card }, a Special card.

# Shown: alt text of a picture
# $n (number): 53
# $seats (text): Ben place 1, out of cards, 1 drunk; Ann place 2, 4 cards left, 8 drunk
drinko-alt_recap = The game in { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }: { $seats }.

# Shown: alt text of a picture
# $name (text): Ben
# $place (number): 1
# $ending (text): out of cards, 1 drunk
drinko-alt_recap-seat = { $name } place { $place }, { $ending }

## drinko-recap: What stands in the recap

# Shown: picture of the recap
# $n (number): 53
drinko-recap_turns = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

# Shown: picture of the recap
drinko-recap_cards = Cards in hand

# Shown: picture of the recap
drinko-recap_trains = Drunk at once

# Shown: picture of the recap
# $left (number): 2
# $n (number): 1
drinko-recap_ended = { $left ->
        [0] out of cards
        [one] { $left } card left
       *[other] { $left } cards left
    }, { $n } drunk

## drinko-award: What the recap honours: what for, and what was done

# Shown: an honour of the recap
drinko-award_train = Longest train

# Shown: an honour of the recap
# $n (number): 5
drinko-award_train-done = { $n }

# Shown: an honour of the recap
drinko-award_dodge = Best dodge

# Shown: an honour of the recap
# $card (text): red 7
# $n (number): 3
drinko-award_dodge-done = { $card } on { $n }

# Shown: an honour of the recap
drinko-award_thirst = Most drunk at once

# Shown: an honour of the recap
# $n (number): 5
drinko-award_thirst-done = { $n }

# Shown: an honour of the recap
drinko-award_comeback = Best comeback

# Shown: an honour of the recap
# $n (number): 9
drinko-award_comeback-done = won from { $n } cards

# Shown: an honour of the recap
drinko-award_caught = Sharpest eyes

# Shown: an honour of the recap
# $n (number): 3
drinko-award_caught-done = caught { $n }

## drinko-moment: What is written in the pictures: as short as can be

# Shown: a moment of the recap
# $n (number): 3
# $drinks (text): drinks
drinko-moment_train = drinks { $n } { $drinks }

# Shown: a moment of the recap
# $n (number): 3
# $drinks (text): drinks
drinko-moment_train-many = drink { $n } { $drinks } each

# Shown: a moment of the recap
drinko-moment_caught = is caught

# Shown: a moment of the recap
# $name (text): Ann
drinko-moment_sent = sent by { $name }

# Shown: a moment of the recap
# $name (text): Ann
drinko-moment_caught-by = by { $name }

# Shown: a moment of the recap
# $drinks (text): drinks
# $cards (number): 3
drinko-moment_penalty = { $drinks } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

# Shown: a moment of the recap
# $who (text): Ann
# $what (text): what
# $sum (text): sum
drinko-moment_said-train = { $who } { $what }: a Drink Train of { $sum }.

# Shown: a moment of the recap
# $who (text): Ann
# $what (text): what
# $by (text): by
# $penalty (text): penalty
drinko-moment_said-caught = { $who } { $what } { $by }: { $penalty }.

# Shown: a moment of the recap
# $n (number): 2
drinko-moment_changed-drinks = +{ $n } drunk

# Shown: a moment of the recap
# $n (number): 2
drinko-moment_changed-cards = +{ $n } drawn

# Shown: a moment of the recap
# $name (text): Ann
# $changes (text): +2 drunk, +2 drawn
drinko-moment_changed-seat = { $name } { $changes }

# Shown: a moment of the recap
# $changes (text): Ann +2 drunk, +2 drawn
drinko-moment_now = Just changed: { $changes }.

## drinko-picture

# Shown: written in a picture: short
drinko-picture_skip = Skip

# Shown: written in a picture: short
drinko-picture_called = Drinko!

# Shown: written in a picture: short
# $place (number): 3
drinko-picture_out = out · { $place }

# Shown: written in a picture: short
drinko-picture_place-1 = 1st

# Shown: written in a picture: short
drinko-picture_place-2 = 2nd

# Shown: written in a picture: short
drinko-picture_place-3 = 3rd

# Shown: written in a picture: short
# $place (number): 3
drinko-picture_place = { $place }th

# Shown: written in a picture: short
drinko-picture_no-cards = no cards

# Shown: written in a picture: short
drinko-picture_no-train = no train

# Shown: written in a picture: short
drinko-picture_to-draw = to draw

# Shown: written in a picture: short
drinko-picture_wins = wins the game

# Shown: written in a picture: short
drinko-picture_win = win the game

# Shown: written in a picture: short
drinko-picture_over = game over

# Shown: written in a picture: short
drinko-picture_to-play = to play

# Shown: written in a picture: short
# $train (number): 2
# $drinks (text): sips
drinko-picture_must-answer = must answer { $train } { $drinks }

# Shown: written in a picture: short
drinko-picture_on-pile = on the pile

# Shown: written in a picture: short
# $n (number): 7
drinko-picture_cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# Shown: written in a picture: short
# $n (number): 1
drinko-picture_playable = { $n } playable

# Shown: written in a picture: short
drinko-picture_none-playable = none playable

# Shown: written in a picture: short
drinko-picture_empty = no cards left

## closest: The closest game of a season: how many cards another still held when its winner was out

# Shown: the closest game of a season
# $name (text): Ann
# $table (text): KIWI
# $n (number): 3
closest_drinko = Closest game: { $name } was out first at table { $table }, with somebody else down to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

## mark: Marks of Drinko: what each is called, and what it is for

# Shown: a mark of a person: its name, and what it is for
mark_train = Long Train

# Shown: a mark of a person: its name, and what it is for
mark_train-for = passed on a Drink Train of 10 or more

# Shown: a mark of a person: its name, and what it is for
mark_catcher = Sharp Eyes

# Shown: a mark of a person: its name, and what it is for
mark_catcher-for = caught three people in one game

# Shown: a mark of a person: its name, and what it is for
mark_comeback = Back from Twelve

# Shown: a mark of a person: its name, and what it is for
mark_comeback-for = was first out after holding twelve cards

# Shown: a mark of a person: its name, and what it is for
mark_dry = Not a Drop

# Shown: a mark of a person: its name, and what it is for
mark_dry-for = won without taking a single drink
