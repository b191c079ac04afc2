### What the bot says about tossing a coin
### How this file is written: docs/translating.md

## game

# Shown: a game's name
game_coin = Coin

## help-game

# Shown: /help, a game's commands
help-game_coin = - /coin call · calls a side of the coin

## commands

# Shown: description of a slash command
# Limit: 100
commands_coin = Toss a coin

# Shown: description of a slash command
# Limit: 100
commands_coin-call = Call a side of the coin

## describe

# Shown: description of an option of a slash command
# Limit: 100
describe_coin-side = heads or tails

## coin

# Shown: the table of a coin
# $name (text): Ann
# $until (text): until
coin_calls = { "*" }*{ $name }** calls a side{ $until }

# Shown: the table of a coin
# $until (text): until
coin_yours = { "*" }*Call a side**{ $until }

# Shown: the table of a coin
# $n (number): 3
coin_to-win = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } to go.

# Shown: the table of a coin
coin_heads = Heads

# Shown: the table of a coin
coin_tails = Tails

# Shown: the table of a coin
# $name (text): Ann
# $called (text): called
# $side (text): side
coin_right = { $name } calls { $called }, and { $side } it is.

# Shown: the table of a coin
# $name (text): Ann
# $called (text): called
# $side (text): side
coin_wrong = { $name } calls { $called }, but it is { $side }.

# Shown: the table of a coin
# $name (text): Ann
# $points (number): 3
# $drinks (text): drinks
coin_seat = { $name } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $drinks }

# Shown: the table of a coin
# $medal (text): medal
# $place (number): 3
# $name (text): Ann
# $patron (text): patron
# $points (number): 3
# $drinks (text): drinks
coin_place = { $medal } **{ $place }.** { $name }{ $patron } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $drinks }

# Shown: the table of a coin
# $n (number): 3
coin_goal = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } win

# Shown: the table of a coin
coin_goals = Points to win

# Shown: the table of a coin
# $side (text): side
# $drink (text): drink
coin_card =
    ### The side { $side }
    Called right it is worth a point, called wrong it costs one of your { $drink }.
