"""What the decks of test_words.py are made of: cards and rules of characters that use every word."""

ANSWERS = {
    "ignore-drink": ["drink-yours"],
    "pass-drink": ["drink-yours"],
    "split-drink": ["drink-yours"],
    "add-alcohol": ["drink-any", "drink-others"],
    "replace-drink": ["drink-any", "drink-others"],
    "convert-drink": ["drink-yours"],
    "halve-drink": ["drink-yours"],
    "season-drink": ["drink-any"],
    "season-half": ["drink-yours"],
    "reward-drinker": ["drink-any"],
    "negate": ["sometimes", "drink-trick", "cheating", "action"],
    "ignore": ["card", "event", "drink-event"],
    "boost": ["own-card"],
    "reduce": ["loss"],
    "reduce-to": ["loss"],
    "redirect": ["loss"],
    "share-loss": ["loss"],
    "inn-pays": ["lose-gold", "ante", "refill"],
    "no-payment": ["lose-gold", "ante", "refill"],
    "ante-fortitude": ["ante"],
    "deal-drinks": ["order-phase"],
    "gain-gold": ["gold-gained", "any-hurt"],
    "take-half": ["pot-taken"],
    "leave": ["ante"],
    "win-round": ["cheating"],
    "end-round": ["round-stop"],
    "take-pot": ["round"],
    "steal-win": ["round-won"],
    "restart-round": ["round-won-inside", "any-round-won"],
    "turn-away": ["picked"],
    "take-champion": ["champions"],
}
ROUND = {"control": "cheating", "winning": "gambling", "ante": "gambling", "eject": "cheating"}
AIMED = {
    "turn-away": ["third"], "take-champion": ["other"], "redirect": ["third", "source"], "pass-drink": ["other"],
    "split-drink": ["other"], "season-half": ["other"],
}  # fmt: skip
SAID = {
    "count": 'count = 1, of = "mark"',
    "give": 'give = 1, of = "mark"',
    "draw-until": 'draw-until = "sometimes"',
    "end-turn": 'end-turn = "own-turn"',
    "must-ignore": 'must-ignore = "action"',
    "borrow-card": 'borrow-card = ["action", "anytime"]',
    "reveal": 'reveal = "tray"',
    "keep": 'keep = "tray"',
    "buy": 'buy = 1, of = "luck"',
    "choose": 'choose = [[{ pay = 2 }, { draw = 1 }], { discard-cards = 2, who = "you" }, []]',
    "coin": 'coin = [{ draw = 1 }, { lose-fortitude = 1, who = "you" }]',
    "bid": 'bid = 3, how = "gold", options = [{ draw = 1 }, { gain-alcohol = 1, who = "you" }]',
    "secret": 'secret = 2, options = [{ draw = 1 }, [], { pay = 1 }, { gain-gold = 1, per = "paid" }]',
    "season-drink": "season-drink = [[{ gain-alcohol = 1 }, { lose-fortitude = 1 }]]",
    "season-half": "season-half = [[{ gain-alcohol = 1 }]]",
}
"""What stands beside the words that take more than a number."""
FURTHER = """
title = "borrow to gamble"
kind = "cheating"
pick = "other"
do = { borrow-card = ["gambling", "cheating"] }
---
title = "villain or hero"
kind = "action"
do = [{ lose-fortitude = 1, who = "all", if = "villain" }, { gain-fortitude = 1, who = "all", if = "hero" }]
---
title = "ignored or not"
kind = "action"
do = [{ lose-fortitude = 1, who = "others" }, { draw = 1, if = "ignored" }, { gain-gold = 1, if = "not-ignored" }]
---
title = "own gold"
kind = "action"
do = [{ pay = 1, who = "others" }, { draw = 1, who = "others", if = "own-gold" }, { gain-gold = 1, per = "paid" }]
---
title = "not with own gold"
kind = "action"
do = [{ pay = 1, who = "all" }, { lose-fortitude = 1, who = "all", if = "not-own-gold" }]
---
title = "levels"
kind = "action"
pick = "other"
do = [{ lose-fortitude = 2, if = { of = "luck", most = 3, who = "you" } }, { count = -5, of = "luck", who = "you" }]
---
title = "handed out"
kind = "action"
pick = "other"
do = [{ count = 2, of = "mark" }, { lose-fortitude = 1, per = "mark" }]
---
title = "served"
kind = "action"
do = [{ order = 1 }, { count = 1, of = "mark", who = "others", if = "served" }]
---
title = "as many as were lost"
kind = "action"
pick = "other"
do = [{ lose-fortitude = 1, per = "mark", most = 2 }, { count = -1, of = "mark", per = "own-lost" }]
---
title = "given if ignored"
kind = "action"
pick = "other"
do = [{ lose-fortitude = 1 }, { give = 1, of = "mark", if = "ignored" }, { count = 1, of = "mark", if = "ignored" }]
---
title = "in the drink"
kind = "sometimes"
when = "drink-others"
do = { season-drink = [[{ count = 1, of = "mark" }, { gain-alcohol = 1 }]] }
---
title = "hurt counted"
kind = "action"
do = [{ lose-fortitude = 1, who = "others" }, { gain-fortitude = 1, per = "hurt" }, { draw = 1, per = "lost" }]
---
title = "plain and by chance"
kind = "action"
pick = "other"
do = [
  { lose-fortitude = 1, plain = true },
  { discard-cards = 1, how = "random" },
  { discard-cards = 1, kind = "action" },
]
---
title = "until the next turn"
kind = "action"
do = { end-turn = "turn" }
---
title = "bids of drink and health"
kind = "action"
do = [
  { bid = 3, how = "alcohol", options = [{ gain-gold = 2 }, []] },
  { bid = 2, how = "fortitude", options = [{ draw = 1 }, []] },
]
---
title = "costs"
kind = "action"
use = [
  { pick = "other", cost = { luck = 1, cards = 1 }, do = { lose-fortitude = 3 } },
  { pick = "other", cost = { gold = 1, fortitude = 1 }, do = { lose-fortitude = 2 } },
]
---
title = "sure"
kind = "sometimes"
when = { loss = ["action"] }
sure = true
do = { reduce = 2 }
negated = { gain-alcohol = 1, who = "you" }
---
title = "sure if marked"
kind = "sometimes"
when = "sometimes"
sure = { of = "mark", least = 1 }
do = "negate"
negated = { draw = 1 }
---
title = "not the much marked"
kind = "action"
pick = "other"
among = { of = "mark", most = 1 }
do = { lose-fortitude = 2 }
---
title = "by what holds"
kind = "action"
do = [{ draw = 1, if = { holds = ["fond", "glum"] } }, { gain-gold = 1, if = { holds = ["fond"] } }]
---
title = "paid to the picked, for each player"
kind = "action"
pick = "other"
do = [{ pay = 1, to = "picked" }, { gain-gold = 1, per = "players" }]
---
title = "of Bosses and teams"
kind = "action"
pick = "other"
unshared = true
do = [
  { lose-fortitude = 1, per = "team" },
  { bar-mates = true, if = "lost" },
  { discard-cards = 1, kind = "sometimes", how = "or-show" },
  { strike = 1, if = "discarded" },
  { gain-gold = 1, who = "all", if = "boss" },
]
---
title = "cannot be ignored"
kind = "action"
no-ignore = true
do = { lose-fortitude = 1, who = "others" }
---
title = "nobody leaves"
kind = "action"
no-leave = true
do = "start-round"
---
title = "over winning"
kind = "gambling"
over-winning = true
do = "control"
---
title = "companion"
kind = "action"
stays = true
wages = 2
use = [{}, { front = true, pick = "other", do = { lose-fortitude = 1 } }]
---
title = "shield"
kind = "action"
stays = true
until = "own-turn"
standing = [{ loses-less = 1 }, { source-loses = 1 }]
use = [{ do = { draw = 1 } }]
---
title = "asleep"
kind = "anytime"
stays = true
until = "turn"
standing = ["away"]
use = [{}]
---
title = "armour"
kind = "action"
stays = true
until = "own-turn"
standing = [{ ignores = ["action"] }, { inn-pays-first = 1 }]
use = [{}]
"""
"""Cards of what may be said besides the words: conditions, costs, numbers that count, what stays."""
HEAD = """
[front]
most = 4
hand = [7, 7, 6, 6, 5]
[[counter]]
id = "luck"
title = "Luck"
start = 3
most = 9
under = { choose = [{ pay = 1 }, { lose-fortitude = 1, who = "you", plain = true }], who = "you" }
level = [{ least = 8, standing = [{ deals-more = 1 }] }]
[[counter]]
id = "haze"
title = "Haze"
most = 5
drunk = true
[[counter]]
id = "mark"
title = "Mark"
many = "Marks"
on = "others"
supply = 4
bite = { lose-fortitude = 1, who = "you" }
[[side]]
id = "tray"
title = "Tray"
size = 8
sold = true
[[side.card]]
id = "cup"
title = "Cup"
kind = "sometimes"
count = 2
price = 1
when = "drink-yours"
do = "ignore-drink"
[[side.card]]
id = "knife"
title = "Knife"
kind = "action"
count = 2
price = 2
pick = "other"
do = { lose-fortitude = 2 }
[[side.card]]
id = "bell"
title = "Bell"
kind = "anytime"
count = 2
at-once = true
do = { gain-fortitude = 1 }
[[side.card]]
id = "stool"
title = "Stool"
kind = "action"
count = 2
stays = true
standing = [{ drinks-more = 1 }]
use = [{}, { front = true, do = { gain-fortitude = 1 } }]
[[side]]
id = "gear"
title = "Gear"
size = 4
revealed = "adds"
[[side.card]]
id = "steam"
title = "Steam"
kind = "action"
count = 2
pick = "other"
most = 2
do = { lose-fortitude = 1 }
[[side.card]]
id = "spring"
title = "Spring"
kind = "action"
count = 2
do = { gain-gold = 1 }
[[side]]
id = "mood"
title = "Mood"
size = 3
revealed = "holds"
[[side.card]]
id = "glum"
title = "Glum"
kind = "action"
count = 1
stays = true
standing = [{ loses-more = 1 }]
use = [{}]
[[side.card]]
id = "fond"
title = "Fond"
kind = "action"
count = 2
stays = true
standing = [{ loses-less = 1 }]
use = [{}]
[[side]]
id = "shelf"
title = "Shelf"
size = 6
joins = true
[[side.card]]
id = "book"
title = "Book"
kind = "action"
count = 6
do = [{ reveal = "gear" }, { draw = 1 }]
[[time]]
at = "set-up"
do = [{ reveal = "tray" }, { take = 1 }]
[[time]]
at = "turn"
quiet = true
do = [{ reveal = "tray" }, { keep = "tray" }]
[[time]]
at = "discarded"
quiet = true
do = { buy = 2, of = "luck" }
[[time]]
at = "drank"
may = true
do = { count = 1, of = "haze", who = "you" }
[[time]]
at = "turn-end"
do = [{ reveal = "mood" }, { count = 1, of = "luck", who = "you" }]
[[anytime]]
id = "sober"
title = "Sober up"
cost = { cards = 2 }
do = { count = -1, of = "haze", who = "you" }
"""
"""Counters, side decks, times and what may be done at any time, in each of the decks."""
SUPPLY = 4
"""How many Marks of one deck there are."""
DECKS = ("one", "two", "three", "four")
