### What the bot says in every game
### How this file is written: docs/translating.md

## list

# Shown: in lists of names
# $first (text): Ann, Ben, Cid
# $last (text): Dot
list_two = { $first } and { $last }

# Shown: in lists of names
# $first (text): Ann
# $last (text): Ben
list_or = { $first } or { $last }

## refused

# Shown: a refusal, to one person alone
# $text (text): …
refused_hour-wrong = { $text } isn't a full hour from 0 to 23.

# Shown: a refusal, to one person alone
refused_question-over = That question is over; the next one is asked already.

# Shown: a refusal, to one person alone
refused_question-open = That's told when the next question comes.

# Shown: a refusal, to one person alone
refused_question-unanswered = You haven't answered that question.

# Shown: a refusal, to one person alone
refused_question-hidden = You're hidden: your answers can't be shown.

# Shown: a refusal, to one person alone
refused_question-gone = That question doesn't fit the cards of today any more.

# Shown: a refusal, to one person alone
refused_no-question = There's no earlier question here yet.

# Shown: a refusal, to one person alone
# $name (text): Ann
refused_page-hidden = { $name }'s page can't be seen here.

# Shown: a refusal, to one person alone
refused_no-page = You haven't finished a game on any server yet.

# Shown: a refusal, to one person alone
refused_other = You can't do that right now.

# Shown: a refusal, to one person alone
refused_no-such-table = There's no table with that code.

# Shown: a refusal, to one person alone
# $codes (text): QP9E, A98K
refused_which-table = Which table? Add its code: { $codes }.

# Shown: a refusal, to one person alone
refused_no-table-here = There's no open table here. Open one with /table open.

# Shown: a refusal, to one person alone
refused_not-at-a-table = You're not sitting at any table right now.

# Shown: a refusal, to one person alone
refused_closing = The house is closing for a moment; your game is kept. Try again shortly.

# Shown: a refusal, to one person alone
refused_elsewhere = Please do that in the channel of the table.

# Shown: a refusal, to one person alone
refused_table-full = That table is full.

# Shown: a refusal, to one person alone
refused_table-started = That table has already started.

# Shown: a refusal, to one person alone
refused_table-not-started = That table hasn't started yet.

# Shown: a refusal, to one person alone
refused_table-over = That game is over.

# Shown: a refusal, to one person alone
refused_already-seated = You already have a seat at that table.

# Shown: a refusal, to one person alone
refused_message-gone = The message you pressed is gone.

# Shown: a refusal, to one person alone
refused_not-seated = You have no seat at that table.

# Shown: a refusal, to one person alone
refused_not-host = Only the host can do that.

# Shown: a refusal, to one person alone
# $minutes (number): 3
refused_close-soon = Only the host can close this table. You can in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

# Shown: a refusal, to one person alone
refused_too-few-seats = It takes at least two players to start.

# Shown: a refusal, to one person alone
refused_no-sides = Everybody plays alone at that table.

# Shown: a refusal, to one person alone
refused_no-such-side = That team isn't there any more.

# Shown: a refusal, to one person alone
refused_side-full = That team is full. Ask the host to swap two of you.

# Shown: a refusal, to one person alone
refused_no-guest-left = Every house guest is already sitting here.

# Shown: a refusal, to one person alone
refused_patron-missing = There's no computer player to remove.

# Shown: a refusal, to one person alone
refused_banned = You can't join tables on this server.

# Shown: a refusal, to one person alone
refused_removed = You've been removed from this table.

# Shown: a refusal, to one person alone
refused_bad-option = One of the options can't be set like that.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_tables-host = You have { $most } tables open already. Finish or close one first.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_tables-channel = This channel has { $most } open tables already. Try another channel, or join one of these.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_tables-server = This server has { $most } open tables already. Join one, or wait until one is over.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_report-today = That's { $most } reports today. The operator has them all.

# Shown: a refusal, to one person alone
# $seconds (number): 60
refused_resent-just-now = That table was posted again just now. Try again in { $seconds } seconds.

# Shown: a refusal, to one person alone
refused_report-empty = Say in a few words what went wrong.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_report-enough = You've sent { $most } reports about this table. The operator has them all.

# Shown: a refusal, to one person alone
refused_share-elsewhere = Please do that in the channel of the table.

# Shown: a refusal, to one person alone
refused_called-already = People have been called to this table already. One call is all a lobby gets.

# Shown: a refusal, to one person alone
# $seconds (number): 3
refused_called-here = Somebody has just been called in this channel. You can call again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

# Shown: a refusal, to one person alone
refused_nobody-to-call = Nobody who wants to be called here can be called right now.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_calls-enough = You can be called in { $most } channels at most.

# Shown: a refusal, to one person alone
refused_calls-not-here = You aren't called in this channel. Press *Call me here* first.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_shared-enough = You've shared { $most } moments of this game. That's all for one game.

# Shown: a refusal, to one person alone
refused_no-replay = That game can't be replayed any more: it was played under older rules.

# Shown: a refusal, to one person alone
refused_no-hands = Hands of that game can't be shown any more: it was played under older rules. The table still can.

# Shown: a refusal, to one person alone
refused_no-game-yet = There's no finished game to replay here yet.

# Shown: a refusal, to one person alone
refused_replay-not-over = You can replay a game once it's over.

# Shown: a refusal, to one person alone
refused_replay-hands = Only people who sat at that table can look at its hands.

# Shown: a refusal, to one person alone
refused_no-recap = There's no picture of that game.

# Shown: a refusal, to one person alone
refused_log-not-yet = You can have the log once the game is over.

# Shown: a refusal, to one person alone
refused_too-fast = That was a lot at once. Wait a moment, then try again.

# Shown: a refusal, to one person alone
# $seconds (number): 60
refused_too-often = You've just asked for this a few times. Try again in { $seconds } seconds.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_report-too-long = That's too long: { $most } characters at most.

# Shown: a refusal, to one person alone
refused_unknown-option = One of the options isn't there any more.

# Shown: a refusal, to one person alone
refused_still-in = Somebody is still in the game.

# Shown: a refusal, to one person alone
refused_unknown-pace = There's no such pace.

# Shown: a refusal, to one person alone
refused_no-such-game = There's no such game here.

# Shown: a refusal, to one person alone
# $most (number): 5
# $n (number): 3
refused_game-full = That game has { $most } seats, and { $n } are taken here.

# Shown: a refusal, to one person alone
refused_no-such-preset = That preset is gone.

# Shown: a refusal, to one person alone
refused_preset-empty = A preset needs a name.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_preset-too-long = A preset's name can have { $most } letters at most.

# Shown: a refusal, to one person alone
# $sign (text): @
refused_preset-unfit = A preset's name can't contain { $sign }.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_preset-enough = This server already has { $most } presets for that game. Remove one first.

# Shown: a refusal, to one person alone
# $name (text): Late shift
refused_preset-missing = This server has no preset called { $name }.

# Shown: a refusal, to one person alone
# $least (number): 2
# $most (number): 8
refused_seats-wrong = That game takes { $least } to { $most } seats.

# Shown: a refusal, to one person alone
refused_not-asked = It's not your turn.

# Shown: a refusal, to one person alone
refused_ask-closed = Too late: the game has already moved on.

# Shown: a refusal, to one person alone
refused_answered = You've already answered.

# Shown: a refusal, to one person alone
refused_no-team = Nobody plays with you at this table.

# Shown: a refusal, to one person alone
refused_say-nothing = That message is empty.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_say-less = That's too long: { $most } characters at most.

# Shown: a refusal, to one person alone
refused_mate-first = Your mate got there first. Nothing of yours was played.

# Shown: a refusal, to one person alone
refused_game-over = That game is over.

# Shown: a refusal, to one person alone
refused_not-offered = You can't do that now.

# Shown: a refusal, to one person alone
refused_target-missing = That needs a target: choose a player too.

# Shown: a refusal, to one person alone
refused_target-wrong = You can't choose that player.

# Shown: a refusal, to one person alone
refused_target-self = You can't choose yourself.

# Shown: a refusal, to one person alone
# $least (number): 2
# $most (number): 5
refused_target-count = That's the wrong number of targets: at least { $least }, at most { $most }, each once.

# Shown: a refusal, to one person alone
refused_wrong-count = That's the wrong number of choices.

# Shown: a refusal, to one person alone
# $card (text): Healing Salve
refused_no-such-card = There's no card called { $card }.

# Shown: a refusal, to one person alone
refused_no-such-case = There's no case with these words. Type one or two of them, and pick from the list.

# Shown: a refusal, to one person alone
refused_case-gone = That case isn't in the book any more; /case has the others.

# Shown: a refusal, to one person alone
# $card (text): Healing Salve
refused_card-not-in-hand = You don't hold { $card }.

# Shown: a refusal, to one person alone
# $card (text): Healing Salve
refused_what-if-whom = Say who you would play { $card } on.

# Shown: a refusal, to one person alone
refused_out = You're out of cards and out of this game.

# Shown: a refusal, to one person alone
refused_undo-nothing = There's nothing to take back.

# Shown: a refusal, to one person alone
refused_undo-not-yours = The others have to agree to that, not you.

# Shown: a refusal, to one person alone
refused_undo-seen = Too late: someone has already moved.

# Shown: a refusal, to one person alone
refused_undo-twice = You've already asked to take that move back.

# Shown: a refusal, to one person alone
# $n (number): 3
refused_undo-used-up = You've already asked { $n } times in this game, and that's the most anybody may.

# Shown: a refusal, to one person alone
refused_undo-nobody = Nobody else is here to agree, so the move stands.

# Shown: a refusal, to one person alone
refused_undo-rules = Too late: the rules have changed since that move.

# Shown: a refusal, to one person alone
refused_undo-open = Somebody has already asked to take a move back.

# Shown: a refusal, to one person alone
refused_undo-none = Nobody has asked to take a move back.

# Shown: a refusal, to one person alone
refused_vote-none = There's nothing to vote on.

# Shown: a refusal, to one person alone
refused_vote-not-yours = This vote is for the others, not for you.

# Shown: a refusal, to one person alone
refused_vote-open = There's a vote already. Wait until it's over.

# Shown: a refusal, to one person alone
# $minutes (number): 3
refused_vote-rest = The last vote failed. You can ask again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

# Shown: a refusal, to one person alone
# $hours (number): 3
refused_vote-rest-long = The last vote failed. You can ask again in about { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }.

# Shown: a refusal, to one person alone
# $minutes (number): 3
refused_pause-theirs = The host has paused this game. In { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } anybody who sits here can resume it.

# Shown: a refusal, to one person alone
# $hours (number): 3
refused_pause-theirs-long = The host has paused this game. In about { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } anybody who sits here can resume it.

# Shown: a refusal, to one person alone
# $round (text): round
refused_start-waits = { "*" }Start* was pressed: the deal waits for round { $round } of the public beacon, and nothing changes until then.

# Shown: a refusal, to one person alone
refused_no-beacon = There's no public beacon for tables here: the operator hasn't set one up, or these cards were laid out beforehand.

# Shown: a refusal, to one person alone
refused_start-again = Somebody sat down just as you pressed. Press *Start* again.

# Shown: a refusal, to one person alone
# $seconds (number): 2
refused_start-soon = The options have just changed. You can start in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

# Shown: a refusal, to one person alone
refused_close-alone = This game is rated, and nobody else is here to agree. You can leave; a patron plays on for you.

# Shown: a refusal, to one person alone
refused_paused = The table is paused; its message says why.

# Shown: a refusal, to one person alone
refused_channel-closed = Tables aren't allowed in this channel.

# Shown: a refusal, to one person alone
refused_guild-only = That works only in a channel of a server.

# Shown: a refusal, to one person alone
# $missing (text): missing
refused_no-permission = I can't open a table here without these permissions: { $missing }.

# Shown: a refusal, to one person alone
# $text (text): …
refused_limit-wrong = “{ $text }” isn't a number of tables. Type 1 or more, or leave it empty.

# Shown: a refusal, to one person alone
refused_no-commands = The server doesn't let you use commands here.

# Shown: a refusal, to one person alone
# $table (text): KIWI
refused_left-server = You're no longer on the server of table { $table }. A patron plays on for you.

# Shown: a refusal, to one person alone
refused_channel-kind = A table needs a text channel or a thread.

# Shown: a refusal, to one person alone
refused_over = This game is over.

# Shown: a refusal, to one person alone
refused_reopen = That form is too old. Please open it again.

# Shown: a refusal, to one person alone
refused_lesson-where = A lesson needs a table: type /learn in a server channel where I can open tables.

# Shown: a refusal, to one person alone
# $table (text): KIWI
refused_lesson-already = You already have a lesson, at table { $table }.

# Shown: a refusal, to one person alone
refused_kick-self = You can't remove yourself. Use /table leave.

# Shown: a refusal, to one person alone
refused_no-such-seat = There's no such player at that table.

# Shown: a refusal, to one person alone
refused_host-only-lobby = You can change options only before the game starts.

# Shown: a refusal, to one person alone
refused_no-tables-server = There's no open table on this server.

# Shown: a refusal, to one person alone
# $season (text): season
refused_no-such-season = There's no season { $season }. Write it like 2026-Q4.

# Shown: a refusal, to one person alone
refused_drink-empty = A drink needs a word of at least one letter.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_drink-too-long = A word for a drink can have { $most } letters at most.

# Shown: a refusal, to one person alone
# $sign (text): @
refused_drink-unfit = A word for a drink can't contain { $sign }.

# Shown: a refusal, to one person alone
refused_nothing-waits = No table is waiting for you now.

# Shown: a refusal, to one person alone
# $zone (text): Gotham
refused_zone-unknown = I don't know a time zone named { $zone }. Write a bigger city near you, such as Berlin or New York, or what time it is for you now.

# Shown: a refusal, to one person alone
# $zone (text): zone
# $names (text): Ann and Ben
refused_zone-several = { $zone } may mean several time zones: { $names }. Please write the whole name.

# Shown: a refusal, to one person alone
# $time (text): 25:00
refused_time-wrong = { $time } isn't a time of day. Write it like 22:30 or 10:30 pm.

# Shown: a refusal, to one person alone
refused_quiet-half = Quiet hours need both a beginning and an end.

# Shown: a refusal, to one person alone
refused_quiet-same = Quiet hours can't begin and end at the same time.

# Shown: a refusal, to one person alone
# $days (text): days
refused_away-long = You can be away for up to { $days } days.

# Shown: a refusal, to one person alone
refused_away-back = They're not away.

# Shown: a refusal, to one person alone
# $hours (number): 3
refused_away-stands = Their clock stands still for up to { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } more, out of the game's three days. After that you can ask for a patron.

# Shown: a refusal, to one person alone
# $tables (text): QP9E
refused_forget-live = You still have a seat at { $tables }; leave it first, then ask again.

# Shown: a refusal, to one person alone
refused_other-game = That table plays another game.

# Shown: a refusal, to one person alone
refused_other-message = That button doesn't belong to that message.

# Shown: a refusal, to one person alone
refused_not-admin = Only people who manage this server can do that.

# Shown: a refusal, to one person alone
# $until (number): 1767229800
refused_seats-held = The free seats are held for people who said that they would come, until <t:{ $until }:t>. Then they're free.

# Shown: a refusal, to one person alone
refused_no-such-night = There's no such night in this channel.

# Shown: a refusal, to one person alone
refused_not-planner = Only its planner and people who manage this server can do that.

# Shown: a refusal, to one person alone
refused_no-such-deck = There's no such deck here any more.

# Shown: a refusal, to one person alone
refused_deck-not-maker = Decks are made by those who manage this server, and by a role that it can choose in */house settings*.

# Shown: a refusal, to one person alone
refused_deck-not-yours = That deck is somebody else's. Make a copy with */deck export* and */deck import*.

# Shown: a refusal, to one person alone
refused_deck-empty = A deck needs a name.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_deck-too-long = That's too long: a deck's name has at most { $most } characters.

# Shown: a refusal, to one person alone
# $sign (text): sign
refused_deck-unfit = A deck's name can't have “{ $sign }” in it.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_decks-enough = This server has { $most } decks already. Delete one first.

# Shown: a refusal, to one person alone
# $name (text): Ann
refused_deck-twice = There's a deck called *{ $name }* already.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_deck-too-large = That's too large: a deck has at most { $most } kilobytes.

# Shown: a refusal, to one person alone
refused_deck-no-step = There's nothing to take back.

# Shown: a refusal, to one person alone
# $sign (text): sign
refused_title-unfit = A text on a deck can't have “{ $sign }” in it.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_title-too-long = That's too long: at most { $most } characters.

# Shown: a refusal, to one person alone
refused_deck-changed = The deck has changed meanwhile. Open it again with */deck show*.

# Shown: a refusal, to one person alone
refused_deck-same = The very same deck is on the table already.

# Shown: a refusal, to one person alone
refused_deck-not-on = That deck isn't on the table.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_deck-cards = A deck has at most { $most } different cards.

# Shown: a refusal, to one person alone
refused_deck-unreadable = Something in that deck can't be read.

# Shown: a refusal, to one person alone
# $least (number): 2
# $most (number): 5
refused_deck-number = A whole number from { $least } to { $most }, please.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_deck-text = That's too long: at most { $most } characters.

# Shown: a refusal, to one person alone
refused_deck-choice = That isn't one of the choices.

# Shown: a refusal, to one person alone
# $line (text): line
refused_deck-counts = I can't read this line: { $line }

# Shown: a refusal, to one person alone
refused_deck-needed = That can't stay empty.

# Shown: a refusal, to one person alone
refused_deck-no-cards = There are no cards in it yet.

# Shown: a refusal, to one person alone
# $why (text): …
refused_deck-file = That file is no deck I can read. { $why }

# Shown: a refusal, to one person alone
# $why (text): …
refused_deck-wrong = Not yet. { $why }

# Shown: a refusal, to one person alone
refused_deck-nothing-printed = There's nothing to send: in a copy of one of our decks, say which cards are as printed in your box.

# Shown: a refusal, to one person alone
refused_night-planned = That night is already planned. *More* on its message moves or cancels it.

# Shown: a refusal, to one person alone
refused_night-over = That night is over, or its tables are open by now.

# Shown: a refusal, to one person alone
# $minutes (number): 15
refused_night-soon = A night needs at least { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } from now on. Pick a later time.

# Shown: a refusal, to one person alone
# $days (number): 60
refused_night-late = A night can be planned { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ahead at most. Pick an earlier time.

# Shown: a refusal, to one person alone
refused_night-when-wrong = I can't read that time: type @time and pick one, or leave it out: then you get a panel with days and hours.

# Shown: a refusal, to one person alone
refused_night-soon-or-when = Either a time, or as soon as enough are in: not both.

# Shown: a refusal, to one person alone
refused_night-weekly-soon = A night that starts as soon as enough are in has no hour, so it can't come every week.

# Shown: a refusal, to one person alone
refused_night-no-hour = That night starts as soon as enough are in; it has no hour that you could move.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_night-full = { $most } people are in already; more than that can't be called.

# Shown: a refusal, to one person alone
# $most (number): 3
refused_nights-person = You have { $most } open nights already. Cancel one first.

# Shown: a refusal, to one person alone
# $most (number): 5
refused_nights-server = This server has { $most } open nights already. Cancel one first.

## permission: What Discord lets somebody do

# Shown: in a list of the permissions that the bot lacks
permission_view-channel = view channel

# Shown: in a list of the permissions that the bot lacks
permission_send-messages = send messages

# Shown: in a list of the permissions that the bot lacks
permission_send-messages-in-threads = send messages in threads

# Shown: in a list of the permissions that the bot lacks
permission_embed-links = embed links

# Shown: in a list of the permissions that the bot lacks
permission_attach-files = attach files

# Shown: in a list of the permissions that the bot lacks
permission_create-public-threads = create public threads

## error

# Shown: an error, to one person alone
# $reference (text): reference
error_broke = Something broke on our side; nothing is lost. Reference: { $reference }.

## button

# Shown: a button
# Limit: 80
button_next-table = Next table

# Shown: a button
# Limit: 80
button_hand = My hand

# Shown: a button
# Limit: 80
button_open = Open

# Shown: a button
# Limit: 80
button_watch = Watch

# Shown: a button
# Limit: 80
button_more = More

# Shown: a button
# Limit: 80
button_join = Join

# Shown: a button
# Limit: 80
button_leave = Leave

# Shown: a button
# Limit: 80
button_patron = Add a patron

# Shown: a button
# Limit: 80
button_unpatron = Remove a patron

# Shown: a button
# Limit: 80
button_easy = Add an easy patron

# Shown: a button
# Limit: 80
button_shark = Add a shark

# Shown: a button
# Limit: 80
button_guest = Add a house guest

# Shown: a button
# Limit: 80
button_options = Options

# Shown: a button
# Limit: 80
button_start = Start the game

# Shown: a button
# Limit: 80
button_close = Close

# Shown: a button
# Limit: 80
button_undo = Take back

# Shown: a button
# Limit: 80
button_yes = Agree

# Shown: a button
# Limit: 80
button_no = Refuse

# Shown: a button
# Limit: 80
button_rematch = Rematch

# Shown: a button
# Limit: 80
button_back = Back to my seat

# Shown: a button
# Limit: 80
button_finish = Finish it

# Shown: a button
# Limit: 80
button_blows = Show

# Shown: a button
# Limit: 80
button_watch-on = Watch on

# Shown: a button
# Limit: 80
button_brisk = Tell it briskly

# Shown: a button
# Limit: 80
button_calm = Tell it at ease

# Shown: a button
# Limit: 80
button_pause = Pause

# Shown: a button
# Limit: 80
button_resume = Resume

# Shown: a button
# Limit: 80
button_resend = Post it again

# Shown: a button
# Limit: 80
button_report = Report

# Shown: a button
# Limit: 80
button_sure-close = Yes, close the table

# Shown: a button
# Limit: 80
button_sure-leave = Yes, leave the table

# Shown: a button
# Limit: 80
button_sure-leave-out = Yes, leave

# Shown: a button
# Limit: 80
button_sure-ban = Yes, ban them

# Shown: a button
# Limit: 80
button_hide = Take them off the leaderboards

# Shown: a button
# $name (text): Ann
# Limit: 80
button_replace = A patron for { $name }

# Shown: a button
# Limit: 80
button_sure-replace = Yes, a patron

# Shown: a button
# Limit: 80
button_sure-replace-vote = Yes, ask the others

# Shown: a button
# $name (text): Ann
# Limit: 80
button_vote-replace-yes = Yes, a patron for { $name }

# Shown: a button
# $name (text): Ann
# Limit: 80
button_vote-replace-no = No, wait for { $name }

# Shown: a button
# $name (text): Ann
# Limit: 80
button_sure-kick = Yes, remove { $name }

# Shown: a button
# Limit: 80
button_sure-kick-vote = Yes, ask the others

# Shown: a button
# $name (text): Ben
# Limit: 80
button_sure-kick-alone = Yes, remove { $name }

# Shown: a button
# Limit: 80
button_sure-close-vote = Yes, ask the others

# Shown: a button
# $name (text): Ann
# Limit: 80
button_vote-kick-yes = Yes, remove { $name }

# Shown: a button
# $name (text): Ann
# Limit: 80
button_vote-kick-no = No, { $name } stays

# Shown: a button
# Limit: 80
button_vote-pause-yes = Yes, pause

# Shown: a button
# Limit: 80
button_vote-pause-no = No, play on

# Shown: a button
# Limit: 80
button_vote-close-yes = Yes, close the table

# Shown: a button
# Limit: 80
button_vote-close-no = No, play on

# Shown: a button
# Limit: 80
button_refresh = Refresh

# Shown: a button
# Limit: 80
button_show-everybody = Show everybody

# Shown: a button
# Limit: 80
button_marks = Marks

# Shown: a button
# Limit: 80
button_newer = Newer

# Shown: a button
# Limit: 80
button_why-house = Why

# Shown: a button
# Limit: 80
button_show-answer = Show my answer

# Shown: a button
# Limit: 80
button_older = Older

# Shown: a button
# Limit: 80
button_log = The log

# Shown: a button
# Limit: 80
button_share = Share

# Shown: a button
# Limit: 80
button_replay = Replay

# Shown: a button
# Limit: 80
button_story = The story

## call

# Shown: calling players in a channel
call_here = Call me here

# Shown: calling players in a channel
call_title = ### Calls to games

# Shown: calling players in a channel
# $channel (text): #tavern
# $games (number): 3
# $hours (text): hours
call_line = { $channel }: { $games }, { $hours }

# Shown: calling players in a channel
call_all-games = every game

# Shown: calling players in a channel
call_any-time = at any time

# Shown: calling players in a channel
# $start (number): 3
# $end (text): end
call_between = { $start } to { $end }

# Shown: calling players in a channel
call_nowhere = You aren't called anywhere.

# Shown: calling players in a channel
# $now (text): now
call_rules = -# A host with a free chair can call you: once in three hours at most, never in your quiet hours, never while you sit at a table. Your clock shows { $now }.

# Shown: calling players in a channel
call_games = To which games

# Shown: calling players in a channel
call_hours = Hours

# Shown: calling players in a channel
call_stop-here = Not here any more

# Shown: calling players in a channel
call_stop-all = Nowhere any more

# Shown: calling players in a channel
call_form = When you can be called here

# Shown: calling players in a channel
call_form-hint = For instance 18:00 or 6 pm. Leave both empty for any time.

# Shown: calling players in a channel
call_call = Call

# Shown: calling players in a channel
# $table (text): KIWI
# $channel (text): #tavern
# $game (text): Drinko
call_hint = Table **{ $table }** in { $channel } has a free chair: { $game }. Some people want to be called there.

# Shown: calling players in a channel
call_no-hints = Stop telling me

# Shown: calling players in a channel
call_hints-off = I won't tell you of free chairs any more. /me settings turns that on again.

# Shown: calling players in a channel
# $n (number): 3
call_called = { $n ->
        [one] { $n } person is
       *[other] { $n } people are
    } being called.

# Shown: calling players in a channel
# $names (text): Ann and Ben
# $table (text): KIWI
# $game (text): Drinko
call_call-text = { $names }: a chair is free at table { $table }, { $game }.

# Shown: calling players in a channel
call_enough = Stop calling me

# Shown: calling players in a channel
call_stopped = I won't call you here any more. /call turns that on again.

# Shown: calling players in a channel
call_not-here = You aren't called here anyway.

## replay-button

# Shown: a button of a replay
# Limit: 80
replay-button_first = ⏮

# Shown: a button of a replay
# Limit: 80
replay-button_back = ◀

# Shown: a button of a replay
# Limit: 80
replay-button_on = ▶

# Shown: a button of a replay
# Limit: 80
replay-button_last = ⏭

# Shown: a button of a replay
# Limit: 80
replay-button_go-on = Go on from here

## replay

# Shown: a replay
# $table (text): KIWI
# $step (text): step
# $steps (text): steps
# $turn (number): 3
replay_title = { "*" }*Replay { $table }** · { $step }/{ $steps } · turn { $turn }

# Shown: a replay
# $table (text): KIWI
# $step (text): step
# $steps (text): steps
replay_end = { "*" }*Replay { $table }** · { $step }/{ $steps } · the end

# Shown: a replay
# $name (text): Ann
# $hand (text): hand
replay_hand =
    { "*" }*{ $name }**'s hand:
    { $hand }

# Shown: a replay
replay_places = Go to a turn or a moment

# Shown: a replay
# $turn (number): 3
replay_place = Turn { $turn }

# Shown: a replay
# $turn (number): 3
# $name (text): Ann
replay_place-of = Turn { $turn } · { $name }

# Shown: a replay
# $turn (number): 3
replay_place-big = Turn { $turn } · something big

# Shown: a replay
# $turn (number): 3
# $told (text): told
replay_place-moment = Turn { $turn } · { $told }

# Shown: a replay
replay_place-end = The end

# Shown: a replay
replay_eyes = As somebody saw it

# Shown: a replay
replay_as-all = As everybody saw it

# Shown: a replay
# $name (text): Ann
replay_as-seat = As { $name } saw it

# Shown: a replay
# $name (text): Ann
# $alt (text): alt
replay_hand-alt = As { $name } saw it: { $alt }

# Shown: a replay
# $name (text): Ann
# $table (text): KIWI
# $turn (number): 3
# $told (text): told
replay_moment = { "*" }*{ $name }** shares a moment of table { $table }, turn { $turn }: { $told }

# Shown: a replay
replay_undrawn = This moment was kept by another version and can't be drawn any more.

## pace

# Shown: a choice in the lobby
pace_blitz = blitz (20 s a move)

# Shown: a choice in the lobby
pace_normal = normal (45 s a move)

# Shown: a choice in the lobby
pace_relaxed = relaxed (3 min a move)

# Shown: a choice in the lobby
pace_post = by post (a day a move)

## strength

# Shown: a computer player's strength
strength_random = random

# Shown: a computer player's strength
strength_easy = easy

# Shown: a computer player's strength
strength_regular = regular

# Shown: a computer player's strength
strength_shark = shark

# Shown: a computer player's strength
strength_guest = house guest

## lobby

# Shown: the lobby's message
# $game (text): The Red Dragon Inn
# $table (text): QP9E
lobby_title = ### { $game } · table { $table }

# Shown: the lobby's message
# $seats (number): 1
# $most (number): 8
# $pace (text): normal (45 s a move)
# $host (text): Ann
lobby_line = { $seats } of { $most } seats taken · pace { $pace } · host { $host }

# Shown: the lobby's message
# $seats (number): 1
# $most (number): 10
# $pace (text): normal (45 s a move)
lobby_about = { $seats } of { $most } seats taken · { $pace }

# Shown: the lobby's message
# $n (number): 1
# $name (text): Ann
lobby_seat = { $n }. { $name }

# Shown: the lobby's message
# $n (number): 3
# $name (text): Old Marla
# $strength (text): regular
lobby_patron = { $n }. { $name } (patron, { $strength })

# Shown: the lobby's message
# $options (text): Drinks of the first edition, relaxed moments, about 20 min
lobby_options = Options: { $options }.

# Shown: the lobby's message
lobby_beacon = The shuffle waits for a public beacon (drand): pressing *Start* fixes a round that nobody knows yet.

# Shown: the lobby's message
# $round (text): round
# $when (text): in 5 minutes
lobby_beacon-waits = { "*" }Start* was pressed. The cards are dealt with round { $round } of the public beacon drand, which comes { $when }, and with no other.

# Shown: the lobby's message
# $table (text): KIWI
lobby_beacon-on = The shuffle of table { $table } waits for a public beacon now. Use /table beacon again to do without it.

# Shown: the lobby's message
# $table (text): KIWI
lobby_beacon-off = The shuffle of table { $table } does without a public beacon now.

# Shown: the lobby's message
# $name (text): Ben
# $changes (text): now fast moments, about 35 min · no longer relaxed moments, about 40 min
lobby_changes = { "*" }*Changed since { $name } sat down:** { $changes }

# Shown: the lobby's message
# $option (text): fast moments, about 35 min
lobby_now = now { $option }

# Shown: the lobby's message
# $option (text): relaxed moments, about 40 min
lobby_no-longer = no longer { $option }

# Shown: the lobby's message
# $pace (text): blitz (20 s a move)
# $before (text): normal (45 s a move)
lobby_other-pace = pace { $pace }, no longer { $before }

# Shown: the lobby's message
# $note (text): Everybody is asked each time, so a wait gives nothing away.
lobby_note = -# { $note }

# Shown: the lobby's message
# $table (text): A98K
lobby_expired =
    ### Table { $table } is closed
    Nobody started it in time.

# Shown: the lobby's message
# $table (text): QP9E
lobby_closed = ### Table { $table } is closed

# Shown: the lobby's message
# $table (text): A98K
lobby_unattended =
    ### Table { $table } is closed
    Nobody sat down for half an hour.

# Shown: the lobby's message
# $names (text): Ann and Ben
# $until (text): <t:1767233400:R>
lobby_held = Seats are held for { $names }. They're free { $until }.

# Shown: the lobby's message
# $table (text): QP9E
lobby_opened = Table { $table } is open below.

# Shown: the lobby's message
lobby_which-game = { "*" }*Which game?**

# Shown: the lobby's message
# $table (text): QP9E
lobby_joined = You've got a seat at table { $table }.

# Shown: the lobby's message
# $seal (text): seal
# $entry (text): entry
lobby_entry = -# Keep this to check the shuffle after the game. Sealed as { $seal }. Your number { $entry } is mixed into the shuffle.

# Shown: the lobby's message
# $table (text): A98K
lobby_left = You've left table { $table }.

# Shown: the lobby's message
# $table (text): QP9E
lobby_changed = Options changed at table { $table }.

# Shown: the lobby's message
# $table (text): KIWI
lobby_started = Table { $table } starts.

# Shown: the lobby's message
# $name (text): Ben
# $table (text): QP9E
lobby_kicked = { $name } has been removed from table { $table }.

# Shown: the lobby's message
# $table (text): QP9E
lobby_closed-done = Table { $table } is closed.

# Shown: the lobby's message
# $reference (text): PNKPA6
lobby_reported = Reported. Reference { $reference }; you get the log once the game is over.

# Shown: the lobby's message
# $game (text): Drinko
lobby_play-instead = Play { $game } instead

## lobby-foot: Below the buttons of a lobby: who starts it, or why it cannot be started yet, and what helps

# Shown: the lobby's last line
# $host (text): Ann
# $when (text): <t:1767227400:R>
lobby-foot_ready = -# { $host } starts when everybody is here. Closes { $when }.

# Shown: the lobby's last line
# $why (text): It takes at least two players to start.
# $remedy (text): Wait for a *Join*, or seat a patron under *Set up*.
# $when (text): <t:1767227400:R>
lobby-foot_grey = -# **Not yet.** { $why }{ $remedy } Closes { $when }.

## lobby-remedy

# Shown: behind a refusal of Start, a sentence
lobby-remedy_too-few-seats = Wait for a *Join*, or seat a patron under *Set up*.

# Shown: behind a refusal of Start, a sentence
lobby-remedy_teams-few = Wait for a *Join*, or seat patrons under *Set up*.

# Shown: behind a refusal of Start, a sentence
lobby-remedy_teams-many = Remove a patron, or pick another way to play, under *Set up*.

# Shown: behind a refusal of Start, a sentence
lobby-remedy_teams-uneven = Change teams under *Set up*.

# Shown: behind a refusal of Start, a sentence
lobby-remedy_one-boss-alone = Pick the Boss under *Set up*, *Teams*.

# Shown: behind a refusal of Start, a sentence
lobby-remedy_bosses-wrong = Change roles under *Set up*, *Teams*.

# Shown: behind a refusal of Start, a sentence
lobby-remedy_boss-no-villain = Pick another character or another Boss under *Set up*.

# Shown: behind a refusal of Start, a sentence
lobby-remedy_characters-lacking = Add editions under *Set up*, *Characters*.

# Shown: behind a refusal of Start, a sentence
lobby-remedy_villains-lacking = Add editions under *Set up*, *Characters*.

## setup: What is behind *Set up* of a lobby

# Shown: the first set-up of a server
# $table (text): QP9E
setup_title = ### Set up table { $table }

# Shown: the first set-up of a server
# $table (text): A98K
setup_guest = ### Table { $table }

# Shown: the first set-up of a server
# $table (text): KIWI
setup_stranger =
    ### Table { $table }
    The game hasn't begun, and there may be a seat for you.

# Shown: the first set-up of a server
setup_patron-kind = Seat another kind of patron

# Shown: the first set-up of a server
setup_kind-easy = An easy patron

# Shown: the first set-up of a server
setup_kind-shark = A shark

# Shown: the first set-up of a server
setup_kind-guest = A house guest

# Shown: the first set-up of a server
setup_about-easy = For a first game

# Shown: the first set-up of a server
setup_about-shark = Plays to win

# Shown: the first set-up of a server
setup_about-guest = Each has a manner of their own

# Shown: the first set-up of a server
# $table (text): KIWI
setup_seated = You have a seat at table { $table }.

# Shown: the first set-up of a server
# $table (text): QP9E
setup_again = You have a seat at table { $table } already.

# Shown: the first set-up of a server
# $presets (text): presets
setup_presets-alt = What can be played with one press: { $presets }.

# Shown: the first set-up of a server
# $name (text): Quick night
# $told (text): blitz (20 s a move) · Drinks of the first edition · fast moments, about 15 min
setup_preset-alt = { $name }: { $told }

# Shown: the first set-up of a server
# $name (text): Classic
# $told (text): told
setup_preset-now = { $name }, chosen: { $told }

## setup-button

# Shown: a button of the first set-up
# Limit: 80
setup-button_setup = Set up

# Shown: a button of the first set-up
# Limit: 80
setup-button_patron = Add a patron

# Shown: a button of the first set-up
# Limit: 80
setup-button_unpatron = Remove one

# Shown: a button of the first set-up
# Limit: 80
setup-button_teams = Teams

# Shown: a button of the first set-up
# Limit: 80
setup-button_options = All options

# Shown: a button of the first set-up
# Limit: 80
setup-button_learn = Learn it in a minute

# Shown: a button of the first set-up
# Limit: 80
setup-button_done = Back

## sides: Who plays with whom

# Shown: teams, in the lobby
# $name (text): Boss Battle
# $about (text): One villain with Boss Cards against a team of 2, 3 or 4 Challengers
sides_variant = { "*" }*{ $name }**: { $about }

# Shown: teams, in the lobby
# $n (number): 3
sides_numbered = Team { $n }

# Shown: teams, in the lobby
# $side (text): side
# $role (text): role
sides_role = { $side }: { $role }

# Shown: teams, in the lobby
# $name (text): The Boss
sides_title = { "*" }*{ $name }**

# Shown: teams, in the lobby
# $n (number): 2
sides_free = { $n ->
        [one] { $n } place
       *[other] { $n } places
    } free

# Shown: teams, in the lobby
sides_none = No team

# Shown: teams, in the lobby
sides_full = full: a patron there would swap with you

# Shown: teams, in the lobby
sides_pick-variant = What to play (host only)

# Shown: teams, in the lobby
sides_pick-side = Your team

# Shown: teams, in the lobby
# $told (text): told
# $role (text): role
sides_has-role = { $told } · { $role }

# Shown: teams, in the lobby
sides_shuffle = Shuffle teams

# Shown: teams, in the lobby
sides_again = Same teams

# Shown: teams, in the lobby
sides_arranging = { "*" }*Who plays with whom**

# Shown: teams, in the lobby
sides_pick-mover = Which player moves?

# Shown: teams, in the lobby
sides_pick-place = Where to?

# Shown: teams, in the lobby
# $name (text): Ann
sides_swap = Swap with { $name }

## lobby-alt: What the lobby's picture shows, for those who do not see it

# Shown: alt text of the lobby's picture
# $game (text): Drinko
# $about (text): 0 of 4 seats taken · normal (45 s a move)
# $free (number): 4
lobby-alt_empty = The lobby of { $game }: { $about }. Nobody sits there yet; { $free ->
        [one] { $free } chair is
       *[other] { $free } chairs are
    } free.

# Shown: alt text of the lobby's picture
# $game (text): Drinko
# $about (text): 1 of 10 seats taken · normal (45 s a move)
# $players (text): Ann (host)
# $free (number): 9
lobby-alt_lobby = The lobby of { $game }: { $about }. At the table: { $players }; { $free ->
        [one] { $free } chair is
       *[other] { $free } chairs are
    } free.

# Shown: alt text of the lobby's picture
# $options (text): Drinks of the first edition · relaxed moments, about 20 min
lobby-alt_with = Played with: { $options }.

# Shown: alt text of the lobby's picture
# $game (text): Drinko
# $about (text): about
# $sides (text): sides
# $options (text): options
lobby-alt_sides = The lobby of { $game }: { $about }. { $sides } Played with: { $options }.

# Shown: alt text of the lobby's picture
# $name (text): Ann
# $players (text): players
lobby-alt_side = { $name }: { $players }.

# Shown: alt text of the lobby's picture
# $name (text): Ben
# $what (text): random
lobby-alt_seat = { $name } ({ $what })

# Shown: alt text of the lobby's picture
# $name (text): Ann
# $what (text): random
lobby-alt_host = { $name } (host, { $what })

# Shown: alt text of the lobby's picture
# $name (text): Ben
lobby-alt_plain = { $name }

# Shown: alt text of the lobby's picture
# $name (text): Ann
lobby-alt_plain-host = { $name } (host)

## preset

# Shown: a button of the lobby: a set of options
# Limit: 80
preset_quick = Quick night

# Shown: a button of the lobby: a set of options
# Limit: 80
preset_classic = Classic

# Shown: a button of the lobby: a set of options
# Limit: 80
preset_hard = Hard drinking

## option

# Shown: an option of a table, in the lobby
# $name (text): Ann
option_starter = { $name } starts

# Shown: an option of a table, in the lobby
option_brisk = told briskly

## form

# Shown: a form (modal)
# $table (text): QP9E
form_options = Options of table { $table }

# Shown: a form (modal)
form_pace = Pace

# Shown: a form (modal)
form_starter = First player

# Shown: a form (modal)
form_chance = Random

# Shown: a form (modal)
# $table (text): QP9E
form_report = What went wrong at table { $table }?

# Shown: a form (modal)
form_report-hint = One or two sentences; the log is sent with it.

## table

# Shown: the table's message
# $game (text): The Red Dragon Inn
# $table (text): QP9E
table_title = ### { $game } · table { $table }

# Shown: the table's message
# $why (text): …
table_paused = { "*" }*Paused**: { $why }

# Shown: the table's message
table_host = the host has stopped the clocks.

# Shown: the table's message
# $when (text): <t:1767226509:R>
table_host-until = the host has stopped the clocks. From { $when } on, anybody who sits here can resume it.

# Shown: the table's message
table_no-permission = I'm not allowed to post in its channel; use /table resend in another one.

# Shown: the table's message
table_channel-gone = its channel is gone; use /table resend in another one.

# Shown: the table's message
# $reference (text): 5QYKT6
table_broken = something broke. A report is kept for the operator, reference { $reference }; after five minutes anybody who sits here may close the table.

# Shown: the table's message
# $reference (text): reference
table_deck-endless = a deck of this server brings it to no end, so that deck is off the table (reference { $reference }). After five minutes anybody who sits here may close the table.

# Shown: the table's message
# $reference (text): reference
table_deck-gone = its deck is missing (reference { $reference }); once the operator has put it back, press Resume or use /table pause again. After five minutes anybody who sits here may close the table.

# Shown: the table's message
table_unreachable = Discord isn't taking my messages; the game goes on as soon as it does.

# Shown: the table's message
# $name (text): \_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*\_\*
# $names (text): Ann and Ben
table_vote = { "*" }*{ $name }** asks to take a move back. Agree? Still to answer: { $names }.

# Shown: the table's message
table_state-minded = a patron plays for them

# Shown: the table's message
table_state-patron = (patron)

# Shown: the table's message
# $proof (text): dbecda1dfadb30a6e92e4f2b89430975bc0c9e23618fdb531b86847bb7db63a1
table_proof = -# Shuffle sealed as { $proof }

# Shown: the table's message
# $mix (text): mix
table_mix = -# Shuffle mixed with { $mix }

# Shown: the table's message
table_strayed = An upgrade changed a rule: this turn is played again from its start.

# Shown: the table's message
# $name (text): Ann
table_back = { $name } is back.

# Shown: the table's message
# $name (text): Ben
table_asleep = { $name } has stepped out; a patron plays for them.

# Shown: the table's message
# $name (text): Ann
table_gone-away = { $name } is away; a patron plays for them.

# Shown: the table's message
# $name (text): Ann
# $when (text): in 5 minutes
table_away = { "*" }*{ $name }** is away until { $when }.

# Shown: the table's message
# $name (text): Cid
table_left = { $name } has left; a patron plays for them.

# Shown: the table's message
# $name (text): Ben
table_kicked = { $name } has been removed; a patron plays for them.

# Shown: the table's message
# $name (text): Ann
table_undone = { $name } takes the last move back.

# Shown: the table's message
table_undo-refused = The move stands.

# Shown: the table's message
# $name (text): Ann
# $whom (text): Ben
# $names (text): Ann and Ben
# $when (text): in 5 minutes
table_motion-kick = { "*" }*{ $name }** wants to remove **{ $whom }** from the table. Still to answer: { $names }. The vote ends { $when }; silence means no, unless somebody has stepped out.

# Shown: the table's message
# $name (text): Ann
# $whom (text): Ben
# $names (text): Ann and Ben
# $when (text): in 5 minutes
table_motion-replace = { "*" }*{ $name }** wants a patron to play for **{ $whom }**, who is away. Still to answer: { $names }. The vote ends { $when }; silence means no, unless somebody has stepped out or is away.

# Shown: the table's message
# $name (text): Ann
# $names (text): Ann and Ben
# $when (text): in 5 minutes
table_motion-pause = { "*" }*{ $name }** wants to pause the game again, and has used up the time for that. Still to answer: { $names }. The vote ends { $when }; silence means no.

# Shown: the table's message
# $name (text): Ann
# $names (text): Ann and Ben
# $when (text): in 5 minutes
table_motion-close = { "*" }*{ $name }** wants to close the table. If everybody agrees, it doesn't count. Once a turn was played, most are enough, but whoever agrees comes behind those who don't. Still to answer: { $names }. The vote ends { $when }; silence means no.

# Shown: the table's message
# $name (text): Ann
table_kick-refused = The vote is over: { $name } stays.

# Shown: the table's message
table_close-refused = The vote is over: the table stays open.

# Shown: the table's message
# $name (text): Ann
table_replace-refused = The vote is over: the game waits for { $name }.

# Shown: the table's message
table_pause-refused = The vote is over: the game goes on.

# Shown: the table's message
# $name (text): Ann
table_vote-withdrawn = { $name } has withdrawn the vote.

# Shown: the table's message
# $title (text): ### The Red Dragon Inn · table QP9E
table_counted = { $title } · rated

# Shown: the table's message
table_counts = Two of you have played: from now on this game is rated.

# Shown: the table's message
# $when (text): <t:1767225944:R>
table_fallen = Nobody but patrons is left. They finish the game { $when }.

# Shown: the table's message
# $when (text): <t:1767234116:R>
table_nobody-there = Everyone has left or stepped out. The patrons finish the game { $when } unless someone comes back.

## clock

# Shown: time left, behind a sentence
# $when (text): <t:1767225663:R>
clock_until = ends { $when }

# Shown: time left, behind a sentence
# $turn (text): 45 s
# $bank (text): 3 min
# $when (text): <t:1767225836:R>
clock_until-your = { $turn } + { $bank } spare, ends { $when }

# Shown: time left, behind a sentence
# $when (text): <t:1767225836:R>
clock_until-their = ends { $when }

# Shown: time left, behind a sentence
# $n (number): 45
clock_seconds = { $n } s

# Shown: time left, behind a sentence
# $n (number): 3
clock_minutes = { $n } min

# Shown: time left, behind a sentence
# $n (number): 3
clock_hours = { $n } h

## hand

# Shown: the private panel of a hand
# $name (text): Ann
hand_of-mate = { "*" }*{ $name }**'s hand:

# Shown: alt text of a picture
# $name (text): Ann
# $alt (text): Your hand, 5 cards.
hand_of-mate-alt = { $name } sees: { $alt }

# Shown: the private panel of a hand
hand_over = The game is over.

# Shown: the private panel of a hand
hand_closed = The table has been closed; the game doesn't count.

# Shown: the private panel of a hand
hand_minded = A patron plays for you; make any move to get your seat back.

# Shown: the private panel of a hand
# $game (text): The Red Dragon Inn
# $table (text): QP9E
# $guild (text): The Tavern
hand_title = -# { $game } · table { $table } · { $guild }

# Shown: the private panel of a hand
hand_quiet = Nothing for you to do.

# Shown: the private panel of a hand
# $names (text): Ann and Ben
hand_channel-hint = { $names }: press My hand. Only you will see it.

## ping

# Shown: a reminder that mentions
# $mention (text): <@1456074443980800025>
# $table (text): A98K
# $until (text): · 45 s + 3 min spare, ends <t:1767233111:R>
ping_move = { $mention }, it's your move at table { $table }{ $until }.

# Shown: a reminder that mentions
# $table (text): KIWI
# $channel (text): #tavern
# $about (text): about
ping_asked = You're asked at table { $table } in { $channel }. { $about }

# Shown: a reminder that mentions
# $mention (text): mention
# $table (text): KIWI
# $until (text): until
ping_last = { $mention }, a quarter of your time is left: it's your move at table { $table }{ $until }.

# Shown: a reminder that mentions
# $table (text): KIWI
# $channel (text): #tavern
# $about (text): about
ping_asked-last = A quarter of your time is left. You're asked at table { $table } in { $channel }. { $about }

## notice

# Shown: a note to a server's managers
notice_digest-closed = Your direct messages are closed to me, so your digest is off, and I mention you again when a table waits for you.

# Shown: a note to a server's managers
# $game (text): Drinko
# $table (text): KIWI
# $channel (text): #tavern
# $places (text): places
notice_over = The game of { $game } at table { $table } in { $channel } is over: { $places }.

# Shown: a note to a server's managers
# $table (text): KIWI
# $game (text): Drinko
# $channel (text): #tavern
notice_closed = Table { $table } ({ $game }) in { $channel } was closed before its end.

# Shown: a note to a server's managers
# $table (text): KIWI
# $game (text): Drinko
notice_channel-gone-there = The channel of table { $table } ({ $game }) is gone, so the game is paused. /table resend in another channel there brings it back; after seven days it's closed.

# Shown: a note to a server's managers
# $table (text): KIWI
# $game (text): Drinko
# $guild (text): guild
notice_channel-gone = The channel of table { $table } ({ $game }) on { $guild } is gone, so the game is paused. /table resend in another channel there brings it back; after seven days it's closed.

# Shown: a note to a server's managers
notice_night-events = I may not create events on this server, so your night isn't among its events, and I've switched that off. People who manage it can allow *Create Events* and switch it on again in /house settings.

## night

# Shown: an evening that was announced
# $game (text): Drinko
night_title = ### Game night · { $game }

# Shown: an evening that was announced
# $when (text): <t:1767232800:F>
# $left (text): <t:1767232800:R>
night_when = { "*" }*{ $when }** ({ $left })

# Shown: an evening that was announced
# $when (text): <t:1767229200:F>
# $left (text): <t:1767229200:R>
night_weekly = { "*" }*{ $when }** ({ $left }), every week

# Shown: an evening that was announced
# $n (number): 3
# $when (text): <t:1767268800:R>
night_soon = { "*" }*As soon as { $n ->
        [one] { $n } person is
       *[other] { $n } people are
    } in**; I stop waiting { $when }

# Shown: an evening that was announced
# $seats (number): 4
# $name (text): Ann
night_about = { $seats } seats · planned by { $name }

# Shown: an evening that was announced
# $seats (text): seats
# $preset (text): preset
# $name (text): Ann
night_about-preset = { $seats } seats · { $preset } · planned by { $name }

# Shown: an evening that was announced
# $note (text): Bring dice
night_note = “{ $note }”

# Shown: an evening that was announced
# $n (number): 1
# $tables (text): A98K
night_started = { "*" }*It has begun** at { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }: { $tables }. Press *Join* there, below.

# Shown: an evening that was announced
# $when (text): <t:1767232800:F>
night_over-played = { $when }: over and played.

# Shown: an evening that was announced
# $when (text): <t:1767229200:F>
night_over-unplayed = { $when }: nobody played, so its tables are closed.

# Shown: an evening that was announced
# $when (text): in 5 minutes
night_over-nobody = { $when }: nobody was in.

# Shown: an evening that was announced
# $when (text): <t:1767243606:F>
night_over-cancelled = { $when }: cancelled.

# Shown: an evening that was announced
night_over-expired = Not enough people were in within twelve hours.

# Shown: an evening that was announced
# $when (text): in 5 minutes
night_over-missed = { $when }: I was away at that time. Sorry.

# Shown: an evening that was announced
# $when (text): in 5 minutes
night_over-no-room = { $when }: as many tables are open here as may be, so I could open none.

# Shown: an evening that was announced
night_over-series = Twice in a row nobody played, so this weekly night has ended. /night plan begins a new one.

# Shown: an evening that was announced
# $n (number): 1
# $names (text): Ann
night_said-in = { "*" }*In ({ $n }):** { $names }

# Shown: an evening that was announced
# $n (number): 1
# $names (text): Cid
night_said-maybe = { "*" }*Maybe ({ $n }):** { $names }

# Shown: an evening that was announced
# $n (number): 1
# $names (text): Dot
night_said-cant = { "*" }*Can't ({ $n }):** { $names }

# Shown: who has said yes to a night, behind the first names
# $n (number): 3
night_more = { $n } more

# Shown: an evening that was announced
night_in = I'm in

# Shown: an evening that was announced
night_maybe = Maybe

# Shown: an evening that was announced
night_cant = Can't

# Shown: an evening that was announced
night_stop = Stop calling me

# Shown: an evening that was announced
# $names (text): <@1456074443980800024> and <@1456074443980800025>
# $when (text): <t:1767232800:R>
night_call = { $names }: your game night begins at { $when }.

# Shown: an evening that was announced
# $names (text): <@1456074443980800024>, <@1456074443980800025> and <@1456074443980800027>
# $table (text): A98K
night_call-table = { $names }: enough of you are in. Table { $table } is open.

# Shown: an evening that was announced
night_answered-in = You're in. I'll mention you half an hour before, unless you have quiet hours or want no mentions.

# Shown: an evening that was announced
night_answered-in-soon = You're in. I'll mention you when enough are, unless you have quiet hours or want no mentions.

# Shown: an evening that was announced
night_answered-maybe = Noted: maybe.

# Shown: an evening that was announced
night_answered-cant = Noted: you can't.

# Shown: an evening that was announced
night_stopped = I won't call you to game nights any more. /me settings turns that on again.

# Shown: an evening that was announced
# $game (text): Drinko
# $seats (number): 10
night_plan-title =
    ### Plan a game night
    { $game } · { $seats } seats

# Shown: an evening that was announced
# $game (text): Drinko
# $seats (text): seats
night_move-title =
    ### Move the game night
    { $game } · { $seats } seats

# Shown: an evening that was announced
# $day (text): Thursday, 1 January
# $time (text): 20:00
# $when (text): <t:1767277800:F>
night_chosen = { "*" }*{ $day }, { $time }** by your clock; everybody else reads { $when } by theirs.

# Shown: an evening that was announced
# $preset (text): preset
night_with-preset = Preset: { $preset }

# Shown: an evening that was announced
night_every-week = Every week at that hour, so not as soon as enough are in

# Shown: an evening that was announced
# $now (text): 05:30
# $zone (text): Asia/Kolkata
night_clock = -# Your clock: { $now }, { $zone }

# Shown: an evening that was announced
# $now (text): now
night_clock-unknown = -# Your clock: { $now }. If that's wrong, press *My clock*.

# Shown: an evening that was announced
# $weekday (text): Thursday
# $day (number): 1
# $month (text): January
night_day = { $weekday }, { $day } { $month }

# Shown: an evening that was announced
night_earlier = Earlier days

# Shown: an evening that was announced
night_later = Later days

# Shown: an evening that was announced
night_pick-day = Day

# Shown: an evening that was announced
night_pick-hour = Hour

# Shown: an evening that was announced
night_pick-minute = Minutes

# Shown: an evening that was announced
night_my-clock = My clock

# Shown: an evening that was announced
night_move = Move it

# Shown: an evening that was announced
night_plan = Plan it

# Shown: an evening that was announced
night_as-soon = As soon as enough are in

# Shown: an evening that was announced
night_once = Every week: yes

# Shown: an evening that was announced
night_each-week = Every week: no

# Shown: an evening that was announced
# $when (text): <t:1767232800:F>
night_planned = Planned for { $when }. You're in; its message is below.

# Shown: an evening that was announced
# $n (number): 3
night_planned-soon = Planned: it begins as soon as { $n ->
        [one] { $n } person is
       *[other] { $n } people are
    } in. You're in; its message is below.

# Shown: an evening that was announced
# $when (text): <t:1767243606:F>
night_moved = Moved to { $when }. Everybody's answer stands.

# Shown: an evening that was announced
night_cancelled = Cancelled.

# Shown: an evening that was announced
# $name (text): Ann
night_more-title = This night was planned by { $name }.

# Shown: an evening that was announced
night_more-not = -# Only its planner and people who manage this server can move or cancel it.

# Shown: an evening that was announced
night_more-soon = -# It begins as soon as enough are in, so it has no hour to be moved.

# Shown: an evening that was announced
night_cancel = Cancel it

# Shown: an evening that was announced
night_sure = Cancel this night?

# Shown: an evening that was announced
night_sure-weekly = Cancel this night, and those of the weeks after it?

# Shown: an evening that was announced
night_sure-cancel = Yes, cancel it

# Shown: an evening that was announced
night_list = ### Game nights here

# Shown: an evening that was announced
night_list-none = No game night is planned here. /night plan plans one.

# Shown: an evening that was announced
# $game (text): Drinko
# $when (text): <t:1767229200:F>
# $channel (number): 1456074443980800023
# $n (number): 1
# $seats (number): 4
night_listed = { "*" }*{ $game }** · { $when } · <#{ $channel }> · { $n } in, { $seats } seats

# Shown: an evening that was announced
# $game (text): Drinko
# $seats (text): seats
# $channel (text): #tavern
# $n (number): 3
night_listed-soon = { "*" }*{ $game }** · as soon as { $seats } are in · <#{ $channel }> · { $n } in

# Shown: an evening that was announced
# $game (text): Drinko
# $day (text): day
# $time (text): time
# $name (text): Ann
night_label = { $game } · { $day } { $time } · { $name }

# Shown: an evening that was announced
# $game (text): Drinko
# $name (text): Ann
night_label-soon = { $game } · as soon as enough are in · { $name }

# Shown: an evening that was announced
# $game (text): Drinko
night_event = Game night: { $game }

## weekday

# Shown: a day's name
weekday_1 = Monday

# Shown: a day's name
weekday_2 = Tuesday

# Shown: a day's name
weekday_3 = Wednesday

# Shown: a day's name
weekday_4 = Thursday

# Shown: a day's name
weekday_5 = Friday

# Shown: a day's name
weekday_6 = Saturday

# Shown: a day's name
weekday_7 = Sunday

## month

# Shown: a month's name
month_1 = January

# Shown: a month's name
month_2 = February

# Shown: a month's name
month_3 = March

# Shown: a month's name
month_4 = April

# Shown: a month's name
month_5 = May

# Shown: a month's name
month_6 = June

# Shown: a month's name
month_7 = July

# Shown: a month's name
month_8 = August

# Shown: a month's name
month_9 = September

# Shown: a month's name
month_10 = October

# Shown: a month's name
month_11 = November

# Shown: a month's name
month_12 = December

## more

# Shown: the private panel behind More
# $table (text): QP9E
more_title = Table { $table }

# Shown: the private panel behind More
# $table (text): QP9E
more_nothing = You have no seat at table { $table }. **Watch** shows you the game.

# Shown: the private panel behind More
more_kick = Remove a player

# Shown: the private panel behind More
# $name (text): Ann
# $table (text): KIWI
more_sure-replace = Let a patron play for { $name } at table { $table }? They come last unless they come back before the end.

# Shown: the private panel behind More
# $name (text): Ann
# $table (text): KIWI
# $time (text): time
more_sure-replace-vote = Ask the others to let a patron play for { $name } at table { $table }? Most must agree within { $time }; silence means no, unless somebody has stepped out or is away. { $name } can come back; if they don't, they come last.

# Shown: the private panel behind More
# $name (text): Ann
# $table (text): KIWI
more_sure-kick = Remove { $name } from table { $table }?

# Shown: the private panel behind More
# $name (text): Ann
# $table (text): KIWI
# $time (text): time
more_sure-kick-vote = Ask the others to remove { $name } from table { $table }? Most must agree within { $time }; silence means no, unless somebody has stepped out. { $name } can't come back. A patron plays on, and they're rated by how that goes.

# Shown: the private panel behind More
# $name (text): Ben
# $table (text): QP9E
more_sure-kick-alone = Remove { $name } from table { $table }? Nobody else is here to ask: if the game is rated, you come behind { $name }. A patron plays on for them.

# Shown: the private panel behind More
# $table (text): N6FJ
more_sure-leave = Leave table { $table }? A patron plays on for you, and you come last.

# Shown: the private panel behind More
# $table (text): KIWI
more_sure-leave-out = Leave table { $table }? The game is over for you, so your place stays as it is.

# Shown: the private panel behind More
# $table (text): A98K
more_sure-close = Close table { $table } for everybody? It won't count.

# Shown: the private panel behind More
# $table (text): KIWI
# $time (text): time
more_sure-close-vote = Close table { $table } for everybody? The others are asked; silence for { $time } means no. If everybody agrees, the table doesn't count. Once a turn was played, most are enough, but you and whoever agrees come behind those who don't, stepped out or not.

# Shown: the private panel behind More
more_vote-asked = The others have been asked. To withdraw the vote, press its *No* yourself.

# Shown: the private panel behind More
# $names (text): Ann and Ben
# $name (text): Ann
# $whom (text): Ben
# $table (text): KIWI
# $when (text): in 5 minutes
more_kick-call = { $names }: { $name } wants to remove { $whom } from table { $table }. Please vote on the table's message or behind *More*. The vote ends { $when }; silence means no.

# Shown: the private panel behind More
# $names (text): Ann and Ben
# $name (text): Ann
# $whom (text): Ben
# $table (text): KIWI
# $when (text): in 5 minutes
more_replace-call = { $names }: { $name } wants a patron to play for { $whom }, who is away, at table { $table }. Please vote on the table's message or behind *More*. The vote ends { $when }; silence means no.

# Shown: the private panel behind More
# $names (text): Ann and Ben
# $name (text): Ann
# $table (text): KIWI
# $when (text): in 5 minutes
more_pause-call = { $names }: { $name } wants to pause table { $table } again. Please vote on the table's message or behind *More*. The vote ends { $when }; silence means no.

# Shown: the private panel behind More
# $names (text): Ann and Ben
# $name (text): Ann
# $table (text): KIWI
# $when (text): in 5 minutes
more_close-call = { $names }: { $name } wants to close table { $table }. Once a turn was played, whoever agrees comes behind those who don't, unless everybody agrees. Please vote on the table's message or behind *More*. The vote ends { $when }; silence means no.

# Shown: the private panel behind More
# $table (text): N6FJ
more_leaving = You've left table { $table }; a patron plays on for you.

# Shown: the private panel behind More
# $table (text): QP9E
more_paused = Table { $table } is paused.

# Shown: the private panel behind More
# $table (text): QP9E
more_resumed = Table { $table } goes on.

# Shown: the private panel behind More
# $names (text): <@1456074443980800025>
# $table (text): QP9E
more_resume-call = { $names }: table { $table } goes on. The clock starts in a moment.

# Shown: the private panel behind More
# $table (text): QP9E
more_resent = Table { $table } is posted again.

# Shown: the private panel behind More
more_undone = Your move is taken back.

# Shown: the private panel behind More
more_undo-asked = The others have been asked.

# Shown: the private panel behind More
# $names (text): Ann and Ben
# $name (text): Ann
# $table (text): KIWI
more_undo-call = { $names }: { $name } asks to take a move back at table { $table }. Press *Agree* or *Refuse*.

# Shown: the private panel behind More
more_agreed = Noted.

# Shown: the private panel behind More
more_thinking = This moment lasts a random time, so it gives nothing away.

# Shown: the private panel behind More
more_think-next = The next moment that your deck could answer lasts a random time.

# Shown: the private panel behind More
more_back = The seat is yours again.

# Shown: the private panel behind More
# $table (text): A98K
more_rematch = Table { $table } is open for another game.

# Shown: the private panel behind More
more_watch-on = The patrons play on at their usual pace. *Finish it* ends the game at once.

# Shown: the private panel behind More
more_brisk = What others do is now told in half the time.

# Shown: the private panel behind More
more_calm = What others do now stays long enough to be read.

# Shown: the private panel behind More
# $names (text): <@1456074443980800024>
# $name (text): Ben
# $table (text): A98K
more_invites = { $names }: { $name } wants another game. Press *Join* at table { $table }, or *Rematch*.

## status

# Shown: a table in a list
# $names (text): Ann and Ben
status_lobby = Waiting for players; so far: { $names }.

# Shown: a table in a list
status_live = In play.

# Shown: a table in a list
status_paused = Paused.

# Shown: a table in a list
status_over = Over.

# Shown: a table in a list
status_closed = Closed.

## watch

# Shown: the story so far, private
watch_which = { "*" }*Which table?**

# Shown: the story so far, private
# $table (text): KIWI
# $game (text): Drinko
# $names (text): Ann and Ben
watch_table = { $table } · { $game } · { $names }

# Shown: the story so far, private
# $table (text): F3RV
watch_title = { "*" }*Table { $table }, the story so far**

# Shown: the story so far, private
watch_stopped = { "*" }Press Refresh to go on watching.*

# Shown: the story so far, private
watch_nothing = Nothing has happened yet.

## final

# Shown: the end of a game
# $table (text): QP9E
final_more = { "*" }*Table { $table }** is over. What else?

# Shown: the end of a game
# $game (text): The Red Dragon Inn
# $table (text): QP9E
final_title = ### { $game } · table { $table } is over

# Shown: the end of a game
# $told (text): Dot had one too many, 20 to 20: Ann won
final_headline = { "*" }*{ $told }**

# Shown: the end of a game
# $names (text): Ann and Ben
final_without = How it went on without { $names }:

# Shown: the end of a game
final_decided = What decided it:

# Shown: the end of a game
# $told (text): **Cid passed out** in turn 24: *Dark Ale* +1. Alcohol 14, Fortitude 14.
final_line = -# { $told }

# Shown: the end of a game
# $table (text): QP9E
final_closed =
    ### Table { $table } has been closed
    The game doesn't count.

# Shown: the end of a game
# $table (text): KIWI
final_closed-rated =
    ### Table { $table } has been closed
    The game counts.

# Shown: the end of a game
final_why-one-side = -# Not rated: all the people played on the same side.

# Shown: the end of a game
final_why-alone = -# Not rated: it takes at least two people.

# Shown: the end of a game
final_why-own-decks = -# Not rated: this server doesn't rate games with decks of its own.

# Shown: the end of a game
final_why-too-short = -# Not rated: two people must each play a turn themselves.

# Shown: the end of a game
final_why-closed = -# Not rated: the host closed it early.

# Shown: the end of a game
final_why-broken = -# It couldn't go on.

# Shown: the end of a game
final_why-agreed-against = -# Most have agreed to close it, and they come behind those who haven't.

# Shown: the end of a game
final_why-agreed = -# The players have agreed to close it.

# Shown: the end of a game
final_why-moderator = -# Somebody who runs this server has closed it.

# Shown: the end of a game
final_why-empty = -# Everybody has left.

# Shown: the end of a game
final_why-paused-too-long = -# It was paused for too long.

## recap

# Shown: the recap of a game
# $title (text): Longest train
# $name (text): Ben
# $told (text): 5
recap_award = { $title }: { $name }, { $told }.

## log

# Shown: the log of a game, a file
# $game (text): Drinko
# $table (text): KIWI
log_thread = { $game } · table { $table } · log

# Shown: the log of a game, a file
# $game (text): Drinko
# $table (text): KIWI
# $when (text): in 5 minutes
log_head = { $game }, table { $table }, started { $when }

# Shown: the log of a game, a file
# $names (text): Ann and Ben
log_seats = At the table: { $names }

# Shown: the log of a game, a file
log_undone = The last move is taken back.

# Shown: the log of a game, a file
# $name (text): Ann
# $answer (text): answer
log_answer = ({ $name }: { $answer })

# Shown: the log of a game, a file
log_broken-off = What came after was played under other rules and can't be shown.

# Shown: the log of a game, a file
log_gone = It can't be shown, because its deck is missing now.

# Shown: the log of a game, a file
# $n (number): 3
log_new-luck = After answer { $n } the rules had changed: that turn was played again, with new random numbers.

# Shown: the log of a game, a file
log_nothing = Nothing has happened yet.

# Shown: the log of a game, a file
# $place (number): 3
# $name (text): Ann
log_place = { $place }. { $name }

# Shown: the log of a game, a file
# $seed (text): seed
# $proof (text): proof
log_seed =
    Seed { $seed }
    Sealed as { $proof } (its SHA-256) before the first card

# Shown: the log of a game, a file
# $proof (text): proof
log_sealed = Shuffle sealed as { $proof } (SHA-256 of the seed); the seed is shown when the game is over.

# Shown: the log of a game, a file
# $seed (text): seed
# $proof (text): proof
# $mix (text): mix
log_mixed =
    Seed { $seed }
    Made of a secret that was sealed as { $proof } (its SHA-256) before anybody else sat down, and of a list of what everybody added, whose SHA-256 is { $mix }

# Shown: the log of a game, a file
# $proof (text): proof
# $mix (text): mix
log_mixing = Shuffle sealed as { $proof } (SHA-256 of the secret) and mixed with { $mix } (SHA-256 of what everybody added); both are shown when the game is over.

# Shown: the log of a game, a file
# $table (text): KIWI
log_file = Table { $table }, from the first card to the last.

# Shown: the log of a game, a file
# $table (text): KIWI
log_proof = -# { $table }.jsonl proves the shuffle: `python -m bot verify { $table }.jsonl` plays it again.

# Shown: the log of a game, a file
# $table (text): KIWI
# $references (text): references
log_yours = The log of table { $table }, as promised for report { $references }.

## drinks

# Shown: an amount of the server's word for drinks
# $n (number): 0
# $word (text): sips
drinks_n = { $n } { $word }

# Shown: an amount of the server's word for drinks
# $word (text): sips
drinks_none = no { $word }

# Shown: an amount of the server's word for drinks
drinks_one = sip

# Shown: an amount of the server's word for drinks
drinks_several = sips

# Shown: how many drinks somebody has had: a word that a server may choose for them; for one
drinks_points-one = point

# Shown: how many drinks somebody has had: a word that a server may choose for them; for several or none
drinks_points-several = points

# Shown: how many drinks somebody has had: a word that a server may choose for them; for one
drinks_push-ups-one = push-up

# Shown: how many drinks somebody has had: a word that a server may choose for them; for several or none
drinks_push-ups-several = push-ups

## commands

# Shown: description of a slash command
# Limit: 100
commands_table = Open, join and run tables

# Shown: description of a slash command
# Limit: 100
commands_open = Open a table here

# Shown: description of a slash command
# Limit: 100
commands_join = Take a seat

# Shown: description of a slash command
# Limit: 100
commands_leave = Give up your seat

# Shown: description of a slash command
# Limit: 100
commands_start = Start the game

# Shown: description of a slash command
# Limit: 100
commands_status = How a table stands

# Shown: description of a slash command
# Limit: 100
commands_beacon = Let the shuffle wait for a public beacon (drand), or no longer; only the host may

# Shown: description of a slash command
# Limit: 100
commands_table-call = Call people to your lobby who want to be called here

# Shown: description of a slash command
# Limit: 100
commands_resend = Post the table message again; a table that lost its channel comes here

# Shown: description of a slash command
# Limit: 100
commands_kick = Remove a player

# Shown: description of a slash command
# Limit: 100
commands_pause = Stop the clocks, or let them run again

# Shown: description of a slash command
# Limit: 100
commands_undo = Ask to take back your last move

# Shown: description of a slash command
# Limit: 100
commands_report = Tell the operator that something is wrong

# Shown: description of a slash command
# Limit: 100
commands_close = Close a table for everybody

## decks: leaderboards, servers, people, help, the operator

# Shown: decks of a server
# $name (text): Ann
# $server (text): The Tavern
# $note (text): note
decks_off = Your deck **{ $name }** is off the table of { $server }. { $note }

# Shown: decks of a server
decks_stopped = A game with it didn't come to an end.

## mark: Marks: what each is called, and what it is for

# Shown: a mark of a person: its name, and what it is for
mark_both-games = At Home in Both

# Shown: a mark of a person: its name, and what it is for
mark_both-games-for = won every game that's played here at least once

# Shown: a mark of a person: its name, and what it is for
mark_full-table = Full House

# Shown: a mark of a person: its name, and what it is for
mark_full-table-for = won at a table of five people or more

# Shown: a mark of a person: its name, and what it is for
mark_strangers = Fine Company

# Shown: a mark of a person: its name, and what it is for
mark_strangers-for = won against three people who were new to you

# Shown: a mark of a person: its name, and what it is for
mark_by-post = Slow Correspondence

# Shown: a mark of a person: its name, and what it is for
mark_by-post-for = won a game by post

# Shown: a mark of a person: its name, and what it is for
# $marks (text): Ann, *Fine Company*
mark_line = -# New marks: { $marks }.

# Shown: a mark of a person: its name, and what it is for
# $name (text): Ann
# $mark (text): Fine Company
mark_of = { $name }, *{ $mark }*

# Shown: a mark of a person: its name, and what it is for
# $marks (text): marks
# $n (number): 3
mark_more = { $marks } and { $n } more

# Shown: a mark of a person: its name, and what it is for
# $name (text): Ann
mark_title = ### Marks of { $name }

# Shown: a mark of a person: its name, and what it is for
mark_none = No mark yet. They come by playing rated games; /rules tells what each is for.

# Shown: a mark of a person: its name, and what it is for
# $name (text): Ann
mark_none-other = { $name } has no mark yet.

# Shown: a mark of a person: its name, and what it is for
# $mark (text): mark
# $told (text): told
# $when (text): in 5 minutes
# $table (text): KIWI
mark_earned =
    { "*" }*{ $mark }** · { $told }
    -# { $when }, table { $table }

# Shown: a mark of a person: its name, and what it is for
# $page (text): page
# $pages (text): pages
mark_page = -# Page { $page } of { $pages }

# Shown: a mark of a person: its name, and what it is for
# $mark (text): On the Brink
# $told (text): began three turns in a row one step from passing out, and won
mark_alt = { $mark }: { $told }

## season: The post at the end of a season

# Shown: a season's end
# $season (text): season
season_title = ### The end of { $season }

# Shown: a season's end
# $ladder (text): ladder
# $n (number): 3
season_ladder = { "*" }*{ $ladder }** · { $n ->
        [one] { $n } game
       *[other] { $n } games
    }

# Shown: a season's end
# $place (number): 3
# $name (text): Ann
# $rating (text): rating
# $told (text): told
season_place = { $place }\. { $name } · **{ $rating }** · { $told }

# Shown: a season's end
# $wins (number): 2
# $games (number): 5
season_won = { $wins } of { $games } won

# Shown: a season's end
# $ladder (text): Drinko
# $season (text): season 4 of 2026
# $places (text): places
season_alt = The podium of { $ladder }, { $season }. { $places }.

# Shown: a season's end
# $place (number): 1
# $name (text): Ada
# $rating (text): 1001
# $told (text): 2 of 5 won
season_alt-place = Place { $place }: { $name }, rating { $rating }, { $told }

## question: The question of the day

# Shown: the daily question
question_title = ### What would you play?

# Shown: the daily question
question_earlier = ### What would you have played?

# Shown: the daily question
question_over = ### What would you play? It's over

# Shown: the daily question
question_choose = Your answer, seen by you alone

# Shown: the daily question
# $pick (text): pick
question_answered = You'd play: { $pick }. Until the next question you can change that.

# Shown: the daily question
question_result = { "*" }*Yesterday's question**

# Shown: the daily question
question_result-none = { "*" }*Yesterday's question** had no answers.

# Shown: the daily question
question_answers = { "*" }*The answers**

# Shown: the daily question
question_answers-none = Nobody answered.

# Shown: the daily question
# $n (number): 3
# $pick (text): pick
question_chosen = { $n } × { $pick }

# Shown: the daily question
# $name (text): Ann
# $pick (text): pick
question_own-shown = -# { $name }: { $pick }

# Shown: the daily question
# $pick (text): pick
question_house = The house would play **{ $pick }**.

# Shown: the daily question
question_why = -# The chance to win at the end of the turn, on average over imagined deals:

# Shown: the daily question
# $chance (text): chance
# $pick (text): pick
question_came-to = { $chance } % · { $pick }

# Shown: the daily question
# $chance (text): chance
# $pick (text): pick
question_came-to-own = { $chance } % · **{ $pick }** (yours)

## page: A page about a person

# Shown: a person's page
page_hidden = -# You're hidden: others don't see this page.

# Shown: a person's page
# $name (text): Ada 🦊 of the Northern Marches and Everything Beyond
# $server (text): The Tavern
page_alt = The page of { $name } on { $server }.

# Shown: a person's page
page_alt-none = No rated games yet.

# Shown: a person's page
# $ladder (text): The Red Dragon Inn, Boss Battles
# $rating (number): 1102
# $season (text): , 1,090 this season
# $wins (number): 4
# $games (number): 9
page_alt-ladder = { $ladder }: rating { $rating } of all time{ $season }, { $wins } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } won.

# Shown: a person's page
# $rating (number): 1090
page_alt-season = , { $rating } this season

# Shown: a person's page
# $characters (text): Gog (1 of 3 won), a-deck-that-is-gone (1 of 3 won) and Fiona (1 of 3 won)
page_alt-characters = Played most: { $characters }.

# Shown: a person's page
# $character (text): Gog
# $wins (number): 1
# $games (number): 3
page_alt-character = { $character } ({ $wins } of { $games } won)

# Shown: a person's page
# $roles (text): as Boss 1 of 3
page_alt-roles = Won { $roles }.

# Shown: a person's page
# $names (text): עדה
page_alt-company = Most often in company of { $names }.

# Shown: a person's page
# $podiums (text): 2. The Red Dragon Inn, Boss Battles, season 3 of 2026
page_alt-podiums = Podiums: { $podiums }.

# Shown: a person's page
# $marks (text): On the Brink: began three turns in a row one step from passing out, and won
page_alt-marks = Newest marks: { $marks }.

# Shown: a person's page
page_of-season = season

# Shown: a person's page
page_of-all = all time

# Shown: a person's page
page_of-wins = won

# Shown: a person's page
# $wins (number): 4
# $games (number): 9
page_wins = { $wins } of { $games }

# Shown: a person's page
page_characters = Characters

# Shown: a person's page
page_company = Plays most with

# Shown: a person's page
# $name (text): עדה
# $n (number): 7
page_together = { $name } ({ $n })

# Shown: a person's page
page_marks = Newest marks

# Shown: a person's page
# $place (number): 2
# $ladder (text): The Red Dragon Inn, Boss Battles
# $season (text): season 3 of 2026
page_podium = { $place }. { $ladder }, { $season }

# Shown: a person's page
# $quarter (text): 3
# $year (text): 2026
page_quarter = Q{ $quarter } { $year }

## describe

# Shown: description of an option of a slash command
# Limit: 100
describe_deck = Decks of your own: type in your box, or make one up

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-new = Begin a deck

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-card = Add a card to a deck, or open the one of that title

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-show = Show this server's decks, or one of them

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-export = Give a deck as a file

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-import = Begin a deck with what a file says

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-contribute = Write down which cards are as printed in your box, to be sent to us

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-name = What the deck is called

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-source = Whether it is out of your box, or made up

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-from-box = From our box

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-from-own = Our own

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-copy = A deck of ours to begin with, to be mended card by card

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-face = Whose face it has

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-deck = Which deck

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-title = The title of the card

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-kind = The kind of card

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-count = How many copies

# Shown: description of an option of a slash command
# Limit: 100
describe_deck-file = The file of a deck, as /deck export gives it

# Shown: description of an option of a slash command
# Limit: 100
describe_learn = Learn a game in a few minutes, with a guide

# Shown: description of an option of a slash command
# Limit: 100
describe_call = Where you are called to games that have a free chair

# Shown: description of an option of a slash command
# Limit: 100
describe_replay = Look at a finished game again, step by step

# Shown: description of an option of a slash command
# Limit: 100
describe_replay-table = Which game; your last one, or the last one here, if left out

# Shown: description of an option of a slash command
# Limit: 100
describe_leaderboard = The best players of this server

# Shown: description of an option of a slash command
# Limit: 100
describe_leaderboard-game = Which game; the one played most here if left out

# Shown: description of an option of a slash command
# Limit: 100
describe_leaderboard-season = A quarter, for instance 2026-Q4

# Shown: description of an option of a slash command
# Limit: 100
describe_stats = A page about somebody: ratings, characters, marks on this server

# Shown: description of an option of a slash command
# Limit: 100
describe_stats-player = Whose figures; yours if left out

# Shown: description of an option of a slash command
# Limit: 100
describe_stats-game = Which game; all of them if left out

# Shown: description of an option of a slash command
# Limit: 100
describe_house = The settings and bans for tables on this server

# Shown: description of an option of a slash command
# Limit: 100
describe_house-settings = Channels, pace, hands, pictures, log threads, and what a drink is called

# Shown: description of an option of a slash command
# Limit: 100
describe_house-ban = Keep a person from the tables of this server

# Shown: description of an option of a slash command
# Limit: 100
describe_house-ban-user = The person to ban

# Shown: description of an option of a slash command
# Limit: 100
describe_house-ladder = Who is shown on this server's leaderboards

# Shown: description of an option of a slash command
# Limit: 100
describe_house-ladder-hide = Take a person off this server's leaderboards and records

# Shown: description of an option of a slash command
# Limit: 100
describe_house-ladder-show = Show a person on this server's leaderboards again

# Shown: description of an option of a slash command
# Limit: 100
describe_house-ladder-user = The person

# Shown: description of an option of a slash command
# Limit: 100
describe_house-unban = Let a person sit down again

# Shown: description of an option of a slash command
# Limit: 100
describe_house-unban-user = The person to let back in

# Shown: description of an option of a slash command
# Limit: 100
describe_house-bans = The people who are banned from tables here

# Shown: description of an option of a slash command
# Limit: 100
describe_house-preset = Keep the options of a table as a preset for lobbies

# Shown: description of an option of a slash command
# Limit: 100
describe_house-preset-name = What the preset is called

# Shown: description of an option of a slash command
# Limit: 100
describe_house-preset-table = Which table's options; needed only if there are several

# Shown: description of an option of a slash command
# Limit: 100
describe_house-unpreset = Remove a preset of this server

# Shown: description of an option of a slash command
# Limit: 100
describe_house-unpreset-name = Which preset

# Shown: description of an option of a slash command
# Limit: 100
describe_house-close = Close a table, whatever state it's in

# Shown: description of an option of a slash command
# Limit: 100
describe_house-close-table = Which table; needed only if there are several

# Shown: description of an option of a slash command
# Limit: 100
describe_house-resume = Let a paused game go on, whoever paused it

# Shown: description of an option of a slash command
# Limit: 100
describe_house-resume-table = Which table; needed only if there are several

# Shown: description of an option of a slash command
# Limit: 100
describe_me = Your settings, and what is kept about you

# Shown: description of an option of a slash command
# Limit: 100
describe_me-settings = Where your hand is shown, mentions, quiet hours, digest, away, hidden, words only, poker face

# Shown: description of an option of a slash command
# Limit: 100
describe_me-tables = Your tables, with those that wait for you first

# Shown: description of an option of a slash command
# Limit: 100
describe_me-page = Your page: ratings, characters, company and marks

# Shown: description of an option of a slash command
# Limit: 100
describe_me-marks = Your marks, each with its day and its table

# Shown: description of an option of a slash command
# Limit: 100
describe_me-data = Get everything that's kept about you, as a file

# Shown: description of an option of a slash command
# Limit: 100
describe_me-forget = Delete everything that's kept about you

# Shown: description of an option of a slash command
# Limit: 100
describe_question = An earlier question: what would you have played?

# Shown: description of an option of a slash command
# Limit: 100
describe_question-day = Which day, for instance 2026-11-24; the newest if left out

# Shown: description of an option of a slash command
# Limit: 100
describe_help = How to start, and every command

# Shown: description of an option of a slash command
# Limit: 100
describe_rules = A game's rules in short, with the rulings; or how games are rated

# Shown: description of an option of a slash command
# Limit: 100
describe_rules-game = Which game, the ladder or the shuffle

# Shown: description of an option of a slash command
# Limit: 100
describe_card = What a card does

# Shown: description of an option of a slash command
# Limit: 100
describe_card-name = Which card, for instance red +2 or Deflect

# Shown: description of an option of a slash command
# Limit: 100
describe_case = What the rules say, shown step by step at a table

# Shown: description of an option of a slash command
# Limit: 100
describe_case-about = A word or two, for instance ante or Chaser

# Shown: description of an option of a slash command
# Limit: 100
describe_night = Game nights: plan one, answer, move, cancel

# Shown: description of an option of a slash command
# Limit: 100
describe_night-plan = Plan a game night here, for a time or as soon as enough are in

# Shown: description of an option of a slash command
# Limit: 100
describe_night-when = When: type @time and pick it; without it you get days and hours to choose from

# Shown: description of an option of a slash command
# Limit: 100
describe_night-game = Which game

# Shown: description of an option of a slash command
# Limit: 100
describe_night-seats = Seats at a table, 2 to 10; more people than that get several tables

# Shown: description of an option of a slash command
# Limit: 100
describe_night-preset = A preset of the game, or one of this server

# Shown: description of an option of a slash command
# Limit: 100
describe_night-weekly = Every week at that hour

# Shown: description of an option of a slash command
# Limit: 100
describe_night-note = A few words for everybody, up to 100 characters

# Shown: description of an option of a slash command
# Limit: 100
describe_night-soon = Begin as soon as enough are in, within 12 hours

# Shown: description of an option of a slash command
# Limit: 100
describe_night-answer = Say whether you'll be at a game night

# Shown: description of an option of a slash command
# Limit: 100
describe_night-which = Which night of this channel

# Shown: description of an option of a slash command
# Limit: 100
describe_night-said = Your answer

# Shown: description of an option of a slash command
# Limit: 100
describe_night-move = Move a game night; its planner and people who manage the server may

# Shown: description of an option of a slash command
# Limit: 100
describe_night-cancel = Cancel a game night; its planner and people who manage the server may

# Shown: description of an option of a slash command
# Limit: 100
describe_night-list = The game nights of this server

# Shown: description of an option of a slash command
# Limit: 100
describe_table = Which table

# Shown: description of an option of a slash command
# Limit: 100
describe_open-game = Which game

# Shown: description of an option of a slash command
# Limit: 100
describe_pace = How long people have for a move

# Shown: description of an option of a slash command
# Limit: 100
describe_whom = Which player

# Shown: description of an option of a slash command
# Limit: 100
describe_seats = How many seats at most

# Shown: description of an option of a slash command
# Limit: 100
describe_report = What went wrong

## board

# Shown: the leaderboard
# $game (text): The Red Dragon Inn
# $season (text): all time
board_title = ### { $game } · { $season }

# Shown: the leaderboard
board_all-time = all time

# Shown: the leaderboard
# $quarter (text): 3
# $year (text): 2026
board_season = season { $quarter } of { $year }

# Shown: the leaderboard
board_empty = No rated games here yet. It takes two people.

# Shown: the leaderboard
# $mark (text): 2\.
# $name (text): Dot
# $rating (number): 1081
# $wins (number): 0
# $games (number): 1
# $roles (text): roles
# $streak (text): streak
board_line = { $mark } { $name } · **{ $rating }** · { $wins } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } won{ $roles }{ $streak }

# Shown: the leaderboard
# $mark (text): 🥇
# $name (text): Ann
# $rating (number): 1120
# $wins (number): 1
# $games (number): 1
# $roles (text): roles
# $streak (text): streak
board_mine = { $mark } **{ $name }** · **{ $rating }** · { $wins } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } won{ $roles }{ $streak }

# Shown: the leaderboard
# $roles (text): roles
board_roles = ({ $roles })

# Shown: the leaderboard
# $n (number): 3
board_streak = { $n } in a row

# Shown: the leaderboard
# $name (text): Ann
board_not-yet = -# { $name } isn't on the leaderboard yet.

# Shown: the leaderboard
# $rating (text): rating
board_hidden-own = -# You're hidden here; only you see your rating, **{ $rating }**.

# Shown: the leaderboard
board_to-season = This season

# Shown: the leaderboard
board_to-all = All time

# Shown: the leaderboard
board_up = Higher up

# Shown: the leaderboard
board_down = Further down

## record

# Shown: records
# $name (text): Ann
# $n (number): 3
# $when (text): in 5 minutes
record_streak = Longest streak: { $name }, { $n } wins in a row ({ $when })

# Shown: records
# $name (text): Ann
# $time (text): 3 min 57 s
# $when (text): <t:1767225848:d>
record_fastest = Fastest win: { $name }, { $time } ({ $when })

# Shown: records
# $seconds (number): 3
record_seconds = { $seconds } s

# Shown: records
# $minutes (number): 3
# $seconds (number): 57
record_minutes = { $minutes } min { $seconds } s

## stats

# Shown: statistics
# $name (text): Ann
stats_title = ### { $name }

# Shown: statistics
# $name (text): Ann
stats_none = { $name } hasn't finished a game here yet.

# Shown: statistics
stats_none-own = You haven't finished a game here yet; /table open changes that.

# Shown: statistics
# $game (text): Drinko
stats_game = { "*" }*{ $game }**

# Shown: statistics
# $n (number): 3
# $drinks (text): drinks
stats_played = { $n ->
        [one] { $n } game
       *[other] { $n } games
    } finished, { $drinks } drunk

# Shown: statistics
stats_unrated = No rated game yet: it takes two people at a table.

# Shown: statistics
stats_hidden = Not shown on this server's leaderboards.

# Shown: statistics
# $wins (number): 3
# $games (number): 3
stats_rated = { $wins } of { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    } won

# Shown: statistics
# $wins (number): 3
# $games (number): 3
# $share (text): share
stats_rated-share = { $wins } of { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    } won ({ $share } %)

# Shown: statistics
# $roles (text): roles
stats_roles = Won { $roles }

# Shown: statistics
# $streak (number): 3
stats_streak = { $streak ->
        [one] { $streak } win
       *[other] { $streak } wins
    } in a row now

# Shown: statistics
# $best (number): 3
stats_best-streak = Longest streak: { $best ->
        [one] { $best } win
       *[other] { $best } wins
    } in a row

# Shown: statistics
# $rating (text): rating
# $place (number): 3
stats_rating = Rating **{ $rating }**, place { $place } of all time

# Shown: statistics
# $rating (text): rating
# $season (text): season
# $place (number): 3
stats_season = Rating **{ $rating }** in { $season }, place { $place }

## news

# Shown: news of a channel
# $names (text): Ann and Ben
# $game (text): Drinko
# $others (text): others
# $table (text): KIWI
# $channel (text): #tavern
news_won = { "*" }*{ $names }** won { $game } against { $others }, at table { $table } in { $channel }.

# Shown: news of a channel
# $game (text): Drinko
# $table (text): KIWI
# $channel (text): #tavern
# $names (text): Ann and Ben
news_over = { $game } at table { $table } in { $channel } is over: { $names }.

## calendar: What a server is posted by the calendar

# Shown: the calendar
calendar_title = ### Seasons and questions

# Shown: the calendar
# $channel (text): #tavern
# $hour (text): hour
calendar_season = The end of a season is told in { $channel } at { $hour } UTC, on the first day after it.

# Shown: the calendar
calendar_season-none = The end of a season isn't told.

# Shown: the calendar
calendar_busiest = the channel with the most games

# Shown: the calendar
# $channel (text): #tavern
# $hour (text): hour
calendar_question = A question about the Inn each day in { $channel } at { $hour } UTC.

# Shown: the calendar
calendar_question-none = No daily question. Pick a channel for it below.

# Shown: the calendar
# $n (number): 3
calendar_question-stopped = The daily question has stopped: nobody answered the last { $n }. Pick its channel again to go on.

# Shown: the calendar
calendar_season-on = Tell seasons' ends

# Shown: the calendar
calendar_season-off = Don't tell seasons' ends

# Shown: the calendar
calendar_pick-season-channel = Channel for the end of a season

# Shown: the calendar
calendar_pick-question-channel = Channel for the daily question (none: no question)

# Shown: the calendar
calendar_hours = Hours

# Shown: the calendar
calendar_back = Back

# Shown: the calendar
calendar_form = Hours of the posts

# Shown: the calendar
calendar_form-season = The end of a season, hour in UTC

# Shown: the calendar
calendar_form-question = The daily question, hour in UTC

# Shown: the calendar
calendar_hour-hint = A full hour from 0 to 23.

## house

# Shown: /house, settings of a server
house_calendar = Seasons and questions

# Shown: /house, settings of a server
house_title = ### Tables on this server

# Shown: /house, settings of a server
# $channels (text): every channel
house_channels = Tables in: { $channels }

# Shown: /house, settings of a server
house_channels-all = every channel

# Shown: /house, settings of a server
# $channel (text): as many as my operator allows
# $server (text): as many as my operator allows
house_limits = Open at the same time at most: { $channel } in a channel, { $server } on this server

# Shown: /house, settings of a server
house_limit-none = as many as my operator allows

# Shown: /house, settings of a server
house_limits-set = How many tables

# Shown: /house, settings of a server
house_limits-form = How many tables

# Shown: /house, settings of a server
house_limits-channel = Open in one channel at the same time

# Shown: /house, settings of a server
house_limits-server = Open on this server at the same time

# Shown: /house, settings of a server
house_limits-hint = A number; leave it empty for as many as my operator allows.

# Shown: /house, settings of a server
# $channel (text): no channel
house_news = Ended games are told of in: { $channel }

# Shown: /house, settings of a server
house_news-none = no channel

# Shown: /house, settings of a server
house_pick-news = A channel for news of ended games

# Shown: /house, settings of a server
house_everywhere = Every channel

# Shown: /house, settings of a server
house_pick-more-channels = Add channels for tables, or take them off the list

# Shown: /house, settings of a server
# $pace (text): normal (45 s a move)
house_pace = Pace, unless a table asks for another: { $pace }

# Shown: /house, settings of a server
# $hands (text): by direct message
house_hands = Hands: { $hands }

# Shown: /house, settings of a server
# $state (text): on
house_pictures = Pictures: { $state }

# Shown: /house, settings of a server
# $one (text): sip
# $several (text): sips
house_drink = A drink is called: { $one }, { $several }

# Shown: /house, settings of a server
# $state (text): by a button when it's over
house_log = Log of each game: { $state }

# Shown: /house, settings of a server
house_log-on = in a thread of its own

# Shown: /house, settings of a server
house_log-off = by a button when it's over

# Shown: /house, settings of a server
house_log-keep = Keep log threads

# Shown: /house, settings of a server
house_log-none = No log threads

# Shown: /house, settings of a server
# $missing (text): missing
house_log-lacks = -# I'm missing { $missing } in this channel. Without that, a table gets no thread.

# Shown: /house, settings of a server
house_state-on = on

# Shown: /house, settings of a server
house_state-off = off, everything in words

# Shown: /house, settings of a server
# $state (text): no
house_events = Game nights among the server's events: { $state }

# Shown: /house, settings of a server
house_events-yes = yes, as long as I may create events

# Shown: /house, settings of a server
house_events-no = no

# Shown: /house, settings of a server
house_events-on = Show nights as events

# Shown: /house, settings of a server
house_events-off = No events

# Shown: /house, settings of a server
# $makers (text): those who manage the server
# $rated (text): not rated
house_decks = Decks of its own are made by { $makers }. Games with them: { $rated }

# Shown: /house, settings of a server
house_decks-managers = those who manage the server

# Shown: /house, settings of a server
house_own-rated-yes = rated, on a ladder of their own

# Shown: /house, settings of a server
house_own-rated-no = not rated

# Shown: /house, settings of a server
house_own-rate = Rate our own decks

# Shown: /house, settings of a server
house_own-unrate = Don't rate our own decks

# Shown: /house, settings of a server
house_pick-deck-role = Who else may make decks…

# Shown: /house, settings of a server
house_hands-dm = by direct message

# Shown: /house, settings of a server
house_hands-channel = privately in the channel

# Shown: /house, settings of a server
house_pick-channels = Channels for tables (none: every channel)

# Shown: /house, settings of a server
house_pick-pace = Pace

# Shown: /house, settings of a server
house_pick-hands = Hands

# Shown: /house, settings of a server
house_pick-drink = What a drink is called

# Shown: /house, settings of a server
house_drink-own = A word of your own

# Shown: the server's settings: a menu
# $one (text): pint
# $several (text): pints
house_drink-own-now = A word of your own: { $one }, { $several }

# Shown: /house, settings of a server
# $presets (text): none of your own; /house preset keeps a table's options
house_presets = Presets: { $presets }

# Shown: /house, settings of a server
house_presets-none = none of your own; /house preset keeps a table's options

# Shown: /house, settings of a server
# $game (text): The Red Dragon Inn
# $name (text): Late shift
house_preset-kept = Lobbies of { $game } now offer the preset { $name }.

# Shown: /house, settings of a server
# $name (text): late SHIFT
house_preset-gone = The preset { $name } is removed.

# Shown: /house, settings of a server
house_pictures-on = Turn pictures on

# Shown: /house, settings of a server
house_pictures-off = Turn pictures off

# Shown: /house, settings of a server
house_form = A word for a drink

# Shown: /house, settings of a server
house_form-label = Singular and plural with a slash between

# Shown: /house, settings of a server
house_form-hint = For instance pint/pints; a single word is used for both.

# Shown: /house, settings of a server
# $name (text): Ben
house_banned = { $name } can't sit down at tables here any more.

# Shown: /house, settings of a server
# $name (text): Ben
# $tables (text): QP9E and A98K
house_banned-from = { $name } can't sit down at tables here any more, and is removed from { $tables }.

# Shown: /house, settings of a server
# $name (text): Ben
house_hidden = { $name } is off this server's leaderboards and records. Nobody's rating changes.

# Shown: /house, settings of a server
# $name (text): Ann
house_hidden-already = { $name } is already off this server's leaderboards.

# Shown: /house, settings of a server
# $name (text): Ann
house_shown-again = { $name } is on this server's leaderboards again.

# Shown: /house, settings of a server
# $name (text): Ann
house_not-hidden = { $name } isn't hidden from this server's leaderboards.

# Shown: /house, settings of a server
house_hide-too = Should they leave this server's leaderboards as well?

# Shown: /house, settings of a server
house_sure-ban-self = Do you want to ban yourself? You'll be removed from your tables here.

# Shown: /house, settings of a server
house_sure-ban-bot = Do you want to ban me? I have no seat, and my tables go on.

# Shown: /house, settings of a server
# $name (text): Ben
house_banned-already = { $name } is already banned from tables here.

# Shown: /house, settings of a server
# $name (text): Ben
house_unbanned = { $name } can sit down again.

# Shown: /house, settings of a server
# $name (text): Ben
house_not-banned = { $name } isn't banned.

# Shown: /house, settings of a server
house_bans-none = Nobody is banned here.

# Shown: /house, settings of a server
house_bans = ### Banned from tables here

# Shown: /house, settings of a server
# $who (text): <@1456074443980800025>
# $when (text): <t:1767225615:d>
# $by (text): <@1456074443980800036>
house_ban = { $who } · since { $when }, by { $by }

# Shown: /house, settings of a server
house_ban-sealed = Somebody who asked to be forgotten

# Shown: /house, settings of a server
# $n (number): 3
house_bans-more = … and { $n } more.

# Shown: /house, settings of a server
# $table (text): QP9E
house_closed = Table { $table } is closed; the game doesn't count.

# Shown: /house, settings of a server
# $table (text): QP9E
# $game (text): Drinko
# $state (text): in play
# $host (text): Ann
house_table = { $table }: { $game }, { $state }, host { $host }

# Shown: /house, settings of a server
house_state-lobby = waiting for players

# Shown: /house, settings of a server
house_state-live = in play

# Shown: /house, settings of a server
house_state-paused = paused

## me

# Shown: /me, settings of a person
me_title = ### Your settings

# Shown: /me, settings of a person
# $hands (text): as the server has set it
me_hands = Your hand: { $hands }

# Shown: /me, settings of a person
me_hands-house = as the server has set it

# Shown: /me, settings of a person
# $state (text): yes
me_pings = Mentions when a table waits for you alone: { $state }

# Shown: /me, settings of a person
# $state (text): no
me_words-only = Words only, no pictures: { $state }

# Shown: /me, settings of a person
# $hours (text): none
me_quiet = Quiet hours: { $hours }

# Shown: /me, settings of a person
me_quiet-none = none

# Shown: /me, settings of a person
# $start (text): 22:30
# $end (text): 07:00
# $now (text): 03:00
me_quiet-hours = { $start } to { $end } by your clock (now { $now }). When your clocks change, set them again; or give a city instead of the time, and I'll know the changes.

# Shown: /me, settings of a person
# $start (text): 22:30
# $end (text): 07:00
# $zone (text): America/New York
# $now (text): 19:00
me_quiet-zone = { $start } to { $end } in the time zone { $zone } (now { $now })

# Shown: /me, settings of a person
me_yes = yes

# Shown: /me, settings of a person
me_no = no

# Shown: /me, settings of a person
me_pick-hands = Where your hand is shown

# Shown: /me, settings of a person
# $state (text): yes
me_nights = Mentions before game nights you're in: { $state }

# Shown: /me, settings of a person
me_nights-on = Call me to nights

# Shown: /me, settings of a person
me_calls = Calls to games

# Shown: /me, settings of a person
# $state (text): yes
me_hints = Told of free chairs at your lobbies: { $state }

# Shown: /me, settings of a person
me_hints-on = Tell me of free chairs

# Shown: /me, settings of a person
me_hints-off = No free chairs

# Shown: /me, settings of a person
me_nights-off = No calls to nights

# Shown: /me, settings of a person
me_pings-off = No mentions

# Shown: /me, settings of a person
me_pings-on = Mention me

# Shown: /me, settings of a person
me_words-on = Words only

# Shown: /me, settings of a person
# $state (text): no
me_poker =
    Poker face: { $state }
    -# Every moment that your deck could answer lasts a random time (by post its whole time), so nobody learns anything from it. You have that long to answer.

# Shown: /me, settings of a person
me_poker-on = Poker face

# Shown: /me, settings of a person
me_poker-off = No poker face

# Shown: /me, settings of a person
me_words-off = Show pictures

# Shown: /me, settings of a person
me_quiet-set = Quiet hours

# Shown: /me, settings of a person
me_quiet-off = No quiet hours

# Shown: /me, settings of a person
me_form = Quiet hours

# Shown: /me, settings of a person
me_form-start = From, by your clock

# Shown: /me, settings of a person
me_form-end = Until, by your clock

# Shown: /me, settings of a person
me_form-zone = Your time zone

# Shown: /me, settings of a person
me_form-hint = For instance 22:30 or 10:30 pm.

# Shown: /me, settings of a person
me_form-zone-hint = A big city in it, such as Berlin or New York. Or the time it is for you now.

# Shown: /me, settings of a person
me_tables = ### Your tables

# Shown: /me, settings of a person
me_tables-none = You're not sitting at any table. /table open opens one.

# Shown: /me, settings of a person
# $n (number): 3
me_tables-more = And { $n } more.

# Shown: /me, settings of a person
# $table (text): KIWI
# $game (text): Drinko
# $channel (text): #tavern
me_table = { "*" }*{ $table }** · { $game } · { $channel }

# Shown: /me, settings of a person
# $table (text): KIWI
# $game (text): Drinko
# $channel (text): #tavern
# $guild (text): guild
me_table-at = { "*" }*{ $table }** · { $game } · { $channel } · { $guild }

# Shown: /me, settings of a person
me_table-lobby = -# waits for players

# Shown: /me, settings of a person
me_table-live = -# waits for others

# Shown: /me, settings of a person
# $until (text): no
me_away =
    Away: { $until }
    -# By post your clock stands still meanwhile, for up to three days of a game, pauses included. At other paces a patron plays.

# Shown: /me, settings of a person
me_away-none = no

# Shown: /me, settings of a person
# $when (text): in 5 minutes
me_away-until = until { $when }

# Shown: /me, settings of a person
me_pick-away = Away for ...

# Shown: /me, settings of a person
# $days (number): 1
me_away-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

# Shown: /me, settings of a person
me_away-back = I'm back

# Shown: /me, settings of a person
# $state (text): no
me_hidden =
    Hidden: { $state }
    -# Others don't see you on leaderboards, podiums or pages. Your games count all the same.

# Shown: /me, settings of a person
me_hidden-on = Hide me

# Shown: /me, settings of a person
me_hidden-off = Show me again

# Shown: /me, settings of a person
# $state (text): yes
me_marks = Your new marks at the end of a game: { $state }

# Shown: /me, settings of a person
me_marks-on = Tell of my marks

# Shown: /me, settings of a person
me_marks-off = No word of marks

# Shown: /me, settings of a person
me_digest = ### These tables wait for you

# Shown: /me, settings of a person
# $times (text): off
me_digests =
    Digest by post: { $times }
    -# One message lists the tables that wait for you; only reminders come besides.

# Shown: /me, settings of a person
me_digest-none = off

# Shown: /me, settings of a person
me_digest-set = Digest

# Shown: /me, settings of a person
me_digest-form = Digest of games by post

# Shown: /me, settings of a person
me_digest-first = At, by your clock

# Shown: /me, settings of a person
me_digest-second = And at

# Shown: /me, settings of a person
me_digest-hint = For instance 8:00 or 7:30 pm. Leave both empty for no digest.

# Shown: /me, settings of a person
me_table-paused = -# paused

# Shown: /me, settings of a person
me_table-waits = { "*" }*Waits for you**

# Shown: /me, settings of a person
# $when (text): in 5 minutes
me_table-waits-until = { "*" }*Waits for you** · ends { $when }

# Shown: /me, settings of a person
me_data = Everything that's kept about you is in this file.

# Shown: /me, settings of a person
me_forget = ### Delete your data?

# Shown: /me, settings of a person
me_forget-goes = Your settings, ratings, leaderboard places, marks, podiums, reports, answers to game nights and questions, and wishes to be called are deleted on all servers. Finished games keep a code in your place. Two things stay in unreadable form: a ban, and for 30 days that it was you in the games of those days, because that limits how much the next ones count. Backups may still hold your data for up to 35 days. This can't be undone.

# Shown: /me, settings of a person
me_forget-button = Yes, forget me

# Shown: /me, settings of a person
me_forgotten = You're forgotten. Outside of backups, nothing with your name on it is left.

## help

# Shown: /help
help_title = ### How to start

# Shown: /help
help_start =
    1. Type /table open and pick a game.
    2. Friends press *Join*; *Set up* seats patrons, who are computer players.
    3. Press *Start the game*, then *My hand*: only you see it, and you play from there.

# Shown: /help
help_learn = New here? /learn teaches you a game in a few minutes.

# Shown: /help
help_players =
    { "*" }*At a table**
    - /table join, leave, status, undo, report · the table's buttons do the same
    - /night plan, answer, move, cancel, list · game nights
    - /deck new, card, show, export, import, contribute · decks of your own at The Red Dragon Inn

# Shown: /help
help_everybody =
    - /rules, /card and /case · how a game is played, what a card does, and a rule shown step by step
    - /replay · a finished game, step by step
    - /call · be called to a game here that has a free chair
    - /leaderboard and /stats · the best players here, and a page about one of them
    - /question · an earlier question: what would you have played?
    - /me tables, page, marks, settings, data, forget · your tables, your page, mentions, quiet hours, digest, being away, hidden, words only, poker face, your data

# Shown: /help
help_hosts =
    { "*" }*For the host of a table**
    - /table start, call, kick, pause, close, resend, beacon · options and pace: *Set up* before the start

# Shown: /help
help_admins =
    { "*" }*For people who run the server**
    - /house settings, preset, unpreset, ban, unban, bans, ladder hide, ladder show, close, resume · channels, how many tables, news, game nights as events, seasons and questions, pace, hands, pictures, log threads, presets, the word for a drink

# Shown: /help
help_sense = A drink is whatever you like: points, water, push-ups. Look after each other, and stop when you've had enough.

## greeting

# Shown: the greeting on a new server
greeting_title = ### Barkeep is open

# Shown: the greeting on a new server
# $games (number): 3
greeting_what = I deal { $games } right here. Everybody gets a hand nobody else sees, and computer players fill the empty chairs.

# Shown: the greeting on a new server
greeting_begin = Open a table, let friends join, and press *Start*. New to the games? /learn teaches you one in a few minutes.

# Shown: the greeting on a new server
greeting_house = -# Tables may be opened in any channel I can write to. People who manage this server can choose which.

# Shown: the greeting on a new server
greeting_open = Open a table

# Shown: the greeting on a new server
greeting_channel = Choose a channel

## rules

# Shown: /rules
# $game (text): Drinko
rules_rulings = ### { $game }, rulings

# Shown: /rules
# $page (text): page
# $pages (text): pages
rules_page = -# Page { $page } of { $pages }

# Shown: /rules
# $game (text): Drinko
# $title (text): Healing Salve
rules_section = ### { $game }: { $title }

# Shown: /rules
# $signs (text): signs
rules_pictured = Pictured: { $signs }.

# Shown: /rules
# $first (text): first
rules_number = Ruling { $first }

# Shown: /rules
# $first (text): first
# $last (text): last
rules_numbers = Rulings { $first } to { $last }

# Shown: /rules
# $number (text): number
# $title (text): Healing Salve
# $text (text): …
rules_ruling = { "*" }*{ $number }. { $title }.** { $text }

# Shown: /rules
rules_before = Back

# Shown: /rules
rules_after = Next

# Shown: /rules
rules_shuffle-choice = The shuffle

# Shown: /rules
rules_shuffle-sign = Nobody chooses the cards

# Shown: /rules
rules_shuffle =
    ### The shuffle
    The bot seals a secret before anybody sits down, each person adds a number from Discord that nobody knows beforehand, and the cards follow from both: no undo, restart or upgrade draws again, and if a changed rule brings new random numbers, the log says so. The lobby shows the hash of the secret, the table at its start that of all numbers, and only you are told your own. After the game *The log* gives a file: `python -m bot verify` plays it again to prove it, and docs/shuffle.md tells how to do that without our program. It can't prove that an operator with a changed program hasn't refused people and starts until the cards pleased them, and it proves nothing where one person plays alone, for that number is known before the secret is drawn.

# Shown: /rules
rules_ladder-choice = The ladder

# Shown: /rules
rules_ladder-sign = Rated by what people play

# Shown: /rules
rules_ladder =
    ### The ladder
    - A game is rated for everybody who has played a turn of their own, if two have.
    - Beating people above you raises your rating most; patrons aren't rated.
    - A rating starts at 1000 and moves less the more games you have played.
    - Leavers come last, the first behind all others. If you're out, you've finished.
    - Missing all your turns counts as leaving the second time in 30 days.
    - Removing somebody takes a vote; they're rated by how a patron plays on.
    - Closing and a long pause take a vote, too.
    - Five games a day against one person (20 in 30 days) count in full.
    - Games against people who play with nobody but you count less.
    - Teams have their own ladder.

## card

# Shown: /card
# $name (text): Ann
card_title = ### { $name }

# Shown: /card: what the title of a card means, under it
# $gloss (text): Not now!
card_gloss = -# “{ $gloss }”

# Shown: a menu of cards: what the title of a card means, before what the card does
# $gloss (text): Not now!
card_glossed = “{ $gloss }”

# Shown: /card
card_deck = The deck

# Shown: /card
card_rulings = { "*" }*Rulings about it**

## case: cases: a scenario shown scene by scene

# Shown: /case
case_show-me = Show me

# Shown: /case
# $n (number): 3
case_menu = Shown at the table: { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }

# Shown: /case
# $says (text): says
# $title (text): Healing Salve
# $rule (text): rule
case_first =
    { "*" }*{ $says }**
    -# { $title } · { $rule }

# Shown: /case
# $title (text): Healing Salve
# $rule (text): rule
case_again =
    { "*" }*{ $title }**
    -# { $rule }

# Shown: /case
# $n (number): 3
# $of (number): 3
# $title (text): Healing Salve
case_step = -# Step { $n } of { $of } · { $title }

# Shown: /case
# $n (number): 3
# $says (text): says
case_line = { $n }. { $says }

# Shown: /case
case_steps = Steps

# Shown: /case
case_examples = Examples

# Shown: /case
# $says (text): says
# $source (text): source
# $why (text): …
case_not-applicable =
    { "*" }*{ $says }**
    -# { $source }
    There's nothing to show: { $why }

# Shown: /case
case_names = Ada Ben Cleo Dan Elsa Finn Gina Hugo Iris Jack

# Shown: /case
# $name (text): Ann
case_passes = { $name } passes.

# Shown: /case
# $name (text): Ann
# $cards (text): cards
case_would = { $name } would play { $cards } now.

# Shown: /case
# $name (text): Ann
# $cards (text): cards
case_would-if = { $name } would play { $cards } if nobody else answers.

# Shown: /case
# $name (text): Ann
case_chooses = { $name } chooses.

# Shown: /case
# $name (text): Ann
case_timeout = { $name } runs out of time.

# Shown: /case
case_minimum = Time is up.

# Shown: /case
# $name (text): Ann
case_not-asked = { $name } isn't asked anything.

# Shown: /case
# $name (text): Ann
case_only-pass = { $name } can only pass.

# Shown: /case
# $name (text): Ann
# $cards (text): cards
case_only = { $name } can play { $cards } and nothing else.

# Shown: /case
# $name (text): Ann
# $cards (text): cards
case_can = { $name } can play { $cards } now.

# Shown: /case
# $name (text): Ann
# $cards (text): cards
case_cannot = { $name } can't play { $cards } now.

# Shown: /case
# $name (text): Ann
# $cards (text): cards
# $why (text): …
case_tries = { $name } tries { $cards } and is told: { $why }

# Shown: /case
# $name (text): Ann
# $why (text): …
case_tries-that = { $name } tries something else and is told: { $why }

# Shown: /case
# $name (text): Ann
# $cards (text): cards
case_unseen = { $name } can't see { $cards } here.

# Shown: /case
# $cards (text): cards
case_unseen-public = Nobody else can see { $cards } here.

# Shown: /case
# $why (text): …
case_no-table = The table can't even be set up: { $why }

## owner

# Shown: /owner, for who runs the bot
owner_synced = The commands have been sent to Discord.

# Shown: /owner, for who runs the bot
owner_closing = The house closes for a moment; the game is kept.

# Shown: /owner, for who runs the bot
# $n (number): 3
owner_draining = No new answers from now on; { $n ->
        [one] { $n } table
       *[other] { $n } tables
    } in play, kept for the next start.

# Shown: /owner, for who runs the bot
# $path (text): path
# $size (number): 3
owner_backup-done = Copied to { $path }, { $size }.

# Shown: /owner, for who runs the bot
owner_backup-postgres = The database is a PostgreSQL: copy it with pg_dump (docs/scaling.md says how).

# Shown: /owner, for who runs the bot
# $why (text): …
owner_backup-failed = No copy was made: { $why }.

# Shown: /owner, for who runs the bot
owner_troubles = { "*" }*Something has gone wrong.** The log has the details.

# Shown: /owner, for who runs the bot
# $when (text): in 5 minutes
# $what (text): what
owner_trouble = - { $when } `{ $what }`

# Shown: /owner, for who runs the bot
# $when (text): in 5 minutes
# $times (text): times
# $what (text): what
owner_trouble-again = - { $when }, the last of { $times } times: `{ $what }`

# Shown: /owner, for who runs the bot
# $n (number): 3
owner_trouble-more = - and { $n ->
        [one] { $n } other kind
       *[other] { $n } other kinds
    } of errors

# Shown: /owner, for who runs the bot
owner_disk-full = The disk is full: no move can be stored until there's room.

# Shown: /owner, for who runs the bot
owner_reports-none = No reports wait.

# Shown: /owner, for who runs the bot
# $n (number): 3
owner_reports-sent = { $n ->
        [one] { $n } report
       *[other] { $n } reports
    } sent to you by direct message.

# Shown: /owner, for who runs the bot
owner_reports-closed = I can't send you direct messages, and reports may contain secrets: allow direct messages and ask again.

# Shown: /owner, for who runs the bot
# $reference (text): reference
# $table (text): KIWI
# $when (text): in 5 minutes
# $text (text): …
owner_report =
    { "*" }*{ $reference }** · table { $table } · { $when }
    { $text }

# Shown: /owner, for who runs the bot
owner_report-waits = You play at this table yourself, so what was picked and said there is sent to you once the game is over.

# Shown: /owner, for who runs the bot
# $n (number): 3
# $lines (text): lines
owner_report-digest =
    { "*" }*{ $n ->
        [one] { $n } report
       *[other] { $n } reports
    } have come in.** For their logs, send me `@Barkeep reports`.
    { $lines }

# Shown: /owner, for who runs the bot
# $reference (text): reference
# $table (text): KIWI
# $when (text): in 5 minutes
# $text (text): …
owner_report-line = - **{ $reference }** · table { $table } · { $when }: { $text }

# Shown: /owner, for who runs the bot
# $n (number): 3
owner_report-more = - and { $n ->
        [one] { $n } further report
       *[other] { $n } further reports
    }

# Shown: /owner, for who runs the bot
# $version (text): version
# $library (text): library
# $since (text): since
# $live (text): live
# $lobby (text): lobby
# $paused (text): paused
# $size (number): 3
# $commit (text): commit
# $check (text): check
# $backup (text): backup
# $heartbeat (text): heartbeat
# $last (text): last
# $latency (text): latency
# $reports (text): reports
owner_health =
    { "*" }*Barkeep { $version }** · discord.py { $library }
    Up since { $since }
    Tables: { $live } in play, { $lobby } waiting, { $paused } paused
    Database: { $size }, a commit took { $commit } ms, last check: { $check }
    Last nightly backup: { $backup }
    Heartbeat: { $heartbeat }
    Last answer taken: { $last }
    Gateway: { $latency }
    Reports waiting: { $reports }

# Shown: /owner, for who runs the bot
# $share (text): share
# $live (text): live
# $lobby (text): lobby
# $paused (text): paused
# $heartbeat (text): heartbeat
# $letter (text): letter
owner_health-share = Share { $share }: { $live } in play, { $lobby } waiting, { $paused } paused · Heartbeat: { $heartbeat } · Oldest message that its process hasn't read: { $letter }

# Shown: /owner, for who runs the bot
owner_no-letter = none

# Shown: /owner, for who runs the bot
owner_no-backup = none; BARKEEP_BACKUPS names a folder for them

# Shown: /owner, for who runs the bot
# $made (text): made
# $why (text): …
owner_backup-fails = { $made }; **the last try failed**: { $why }

# Shown: /owner, for who runs the bot
owner_never = never

# Shown: /owner, for who runs the bot
owner_no-latency = not connected

# Shown: /owner, for who runs the bot
# $ms (text): ms
owner_latency = { $ms } ms

# Shown: /owner, for who runs the bot
# $when (text): in 5 minutes
owner_check-ok = sound, { $when }

# Shown: /owner, for who runs the bot
owner_doctor = A test of direct messages by `python -m bot doctor`. It goes away by itself.

# Shown: /owner, for who runs the bot
owner_doctor-press = A test by `python -m bot doctor`: press the button while I'm running. This goes away by itself.

# Shown: /owner, for who runs the bot
owner_doctor-try = Try a private answer

# Shown: /owner, for who runs the bot
owner_doctor-answer = This is a private answer.

# Shown: /owner, for who runs the bot
owner_doctor-answer-edited = This private answer was edited: all is well.

# Shown: /owner, for who runs the bot
owner_doctor-tried = You pressed, and got a private answer.

# Shown: /owner, for who runs the bot
owner_doctor-edited = You pressed, and your private answer was edited.

# Shown: /owner, for who runs the bot
# $when (text): in 5 minutes
# $found (text): found
owner_check-damaged = { "*" }*damaged**, { $when }: { $found }. Restore a backup.

## lesson: A guided first game

# Shown: the lesson
lesson_which = 🎓 **Which game would you like to learn?** You play a short game with a guide; it doesn't count.

# Shown: the lesson
# $text (text): …
lesson_guide =
    -# 🎓 Your lesson
    { $text }

# Shown: the lesson
# $table (text): KIWI
lesson_again = Your lesson continues here, at table { $table }.

# Shown: the lesson
# $name (text): Ben
lesson_table = -# 🎓 { $name } is learning the game, with a guide.

# Shown: the lesson
# $table (text): KIWI
lesson_shut =
    ### Table { $table } is closed
    The lesson has ended, and it doesn't count. Type /learn to begin again.

## lesson-button

# Shown: a button of the lesson
# Limit: 80
lesson-button_on = Go on without the guide

# Shown: a button of the lesson
# Limit: 80
lesson-button_stop = Stop the lesson

## language: whose language something is in; each language is called by its own name

# Shown: a menu
# Limit: 150
language_pick = Pick a language

# Shown: a menu, under a language
# Limit: 100
language_unread = Not yet checked by a native speaker

# Shown: /me and /house, settings
# $name (text): English
language_now = Language: **{ $name }**

# Shown: a menu of /me settings, and its line
# Limit: 100
language_discord = that of your Discord

# Shown: a menu of /house settings, and its line
# Limit: 100
language_locale = that of the server

# Shown: a menu of the lobby
# Limit: 100
language_house = The table speaks as the server does

# Shown: once, to one person who manages the server, in their language
# $name (text): Deutsch
language_offer = Tables on this server can be in { $name }, and everybody's own hand is in their own language anyway.

# Shown: a button under it
# $name (text): Deutsch
# Limit: 80
language_take = Tables here in { $name }

# Shown: under that button, once it was pressed
# $name (text): Deutsch
language_taken = Tables here are in { $name } from now on. */house settings* changes it.
