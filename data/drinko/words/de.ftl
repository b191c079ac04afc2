### Was der Bot über Drinko sagt

## refused

refused_no-match = Die { $card } und die { $top } haben weder Farbe noch Art gemeinsam.
refused_train-needs-drink = Auf einen Trinkzug antwortet nur eine Trinkkarte oder eine Spezialkarte; die { $card } ist keine davon.
refused_train-too-low = Die { $card } ist kleiner als die { $top }; bei gleicher Farbe muss die Karte mindestens so hoch sein.
refused_train-other-colour = Bei anderer Farbe muss die Zahl genau dieselbe sein: Die { $card } geht nicht auf die { $top }.
refused_must-play = Du hast eine Karte, die passt; du musst eine spielen.
refused_must-draw = Du hast keine Karte, die passt: Zieh eine.
refused_must-drink = Auf den Trinkzug kannst du nicht antworten: Trink aus.
refused_call-not-one = „Drinko!“ rufst du nur mit einer einzigen Karte; du hast { $n }.
refused_called = Du hast schon „Drinko!“ gerufen.
refused_call-late = Für „Drinko!“ ist es jetzt zu spät.
refused_catch-again = Du hast in diesem Zug schon einmal danebengegriffen; warte auf den nächsten.

## button

button_call = Drinko!
button_catch = Erwischt!
button_draw = Karte ziehen
button_drink = Austrinken

## game

game_drinko = Drinko

## option

option_suffer = { $n ->
    [one] { $n } Suffer-Karte
   *[other] { $n } Suffer-Karten
 }
option_plus_zero = { $n ->
    [one] { $n } Karte +0 in jeder Farbe
   *[other] { $n } Karten +0 in jeder Farbe
 }
option_minus_one = { $n ->
    [one] { $n } Karte -1 in jeder Farbe
   *[other] { $n } Karten -1 in jeder Farbe
 }
option_catch_drink = ein Fehlgriff kostet einen Drink
option_play_on = weiter, bis nur noch eine Person spielt

## form

form_suffer = Suffer-Karten, insgesamt
form_plain = Karten +0 und -1, in jeder Farbe
form_plain-none = Keine
form_plain-some = +0: { $plus }, -1: { $minus }
form_house = Hausregeln
form_house-none = Leer heißt: keine
form_catch_drink = Ein Fehlgriff kostet einen Drink
form_play_on = Weiter, bis nur noch eine Person spielt

## table

table_move = { "*" }*{ $name }** ist am Zug{ $until }
table_train = { "*" }*{ $name }** muss auf einen Trinkzug von { $n } antworten{ $until }
table_seat = { $cards ->
    [one] { $mark } { $name }{ $patron } · { $cards } Karte, { $drinks }{ $state }
   *[other] { $mark } { $name }{ $patron } · { $cards } Karten, { $drinks }{ $state }
 }
table_state-out = raus, { $place }
table_state-called = „Drinko!“ gerufen
table_words = { $draw ->
    [one] Auf dem Stapel: **{ $top }**{ $turning } · noch { $draw } Karte zum Ziehen{ $train }
   *[other] Auf dem Stapel: **{ $top }**{ $turning } · noch { $draw } Karten zum Ziehen{ $train }
 }
table_words-train = Trinkzug **{ $n }**
table_clockwise = es geht die Liste hinunter
table_counter = es geht die Liste hinauf

## hand

hand_yours = { "*" }*Du bist am Zug**{ $until }
hand_yours-train = { "*" }*Antworte auf den Trinkzug von { $n }**{ $until }
hand_yours-drink = { "*" }*Den Trinkzug von { $n } trinkst du**{ $until }
hand_won = Du hast gewonnen. Gut gespielt.
hand_out = Du bist raus, auf Platz { $place } Gut gespielt.
hand_cards = Deine Hand: { $cards }.
hand_none = Deine Hand ist leer.
hand_top = Auf dem Stapel: **{ $top }**{ $train }.
hand_choose = Spiel eine Karte
hand_choose-page = Spiel eine Karte ({ $page })
hand_wait = Du bist nicht am Zug
hand_nothing = Keine Karte passt
hand_target = { $card }: auf wen?
hand_page = { CAP($page) } zeigen ({ $n })
hand_special = Spezialkarten
hand_cancel = Andere Karte
hand_on = { $card } auf { $name }
hand_many = { $card } ×{ $n }
hand_stands = { $name }: { $stands }
hand_others = -# Karten: { $held }
hand_held = { $name } { $n }
hand_more = Was du selten brauchst

## to-you

to-you_draw = Keine deiner Karten passt: Zieh eine, dann hast du { $after }
to-you_drink = { $drawn ->
    [one] Trink { $n } und zieh { $drawn } Karte: Dann hast du { $after }
   *[other] Trink { $n } und zieh { $drawn } Karten: Dann hast du { $after }
 }
to-you_answer = Spiel eine Karte, um den Trinkzug weiterzugeben
to-you_answer-or-share = Spiel eine Karte, um den Trinkzug weiterzugeben, oder teil ihn mit *{ $card }*
to-you_share = { $n ->
    [one] Spiel *{ $card }*: Du trinkst deinen Teil und ziehst { $n } Karte
   *[other] Spiel *{ $card }*: Du trinkst deinen Teil und ziehst { $n } Karten
 }
to-you_play = Spiel eine Karte: Dann hast du noch { $after }
to-you_last-but-one = Spiel eine Karte, dann drück *Drinko!* für die letzte
to-you_win = Spiel deine letzte Karte, und du gewinnst!
to-you_last = Spiel deine letzte Karte, und du landest auf Platz { $place }
to-you_special = Deine letzte Karte ist eine Spezialkarte: Spielst du sie, ziehst du 2

## one-card

one-card_call = { "*" }*Nur noch eine Karte!** Drück *Drinko!*, bevor { $name } dran war (spätestens { $when }), sonst kannst du erwischt werden
one-card_call-still = { "*" }*Nur noch eine Karte!** Drück *Drinko!*, bevor die nächste Person dran war, sonst kannst du erwischt werden
one-card_late = { "*" }*Du hast nicht „Drinko!“ gerufen!** Bis zu deinem nächsten Zug kannst du erwischt werden
one-card_late-own = { "*" }*Du hast nicht „Drinko!“ gerufen!** Bis du deinen Zug gemacht hast, kannst du erwischt werden

## final

final_place = { $medal } **{ $place }.** { $name }{ $patron } · { $cards }, { $drinks }
final_cards = { $n ->
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
 }
final_out = keine Karten mehr

## event

event_dealt = { $n ->
    [one] Alle bekommen { $n } Karte; offen liegt { $top }.
   *[other] Alle bekommen { $n } Karten; offen liegt { $top }.
 }
event_starts = { $name } beginnt.
event_card-left = { $left ->
    [one] { $card } (noch { $left } Karte)
   *[other] { $card } (noch { $left } Karten)
 }
event_played = { $name } spielt { $card }.
event_played-on = { $name } spielt { $card } auf { $target }.
event_played-next = { $name } spielt { $card } auf { $target }, und dort geht es weiter.
event_played-train = { $name } spielt { $card } auf { $target }: Dorthin fährt der Trinkzug von { $size }.
event_played-won = { $name } spielt die letzte Karte, { $card }, und gewinnt!
event_played-out = { $name } spielt die letzte Karte, { $card }, und landet auf Platz { $place }
event_drank-drew = { $cards ->
    [one] { $name } trinkt { $n } und zieht { $cards } Karte.
   *[other] { $name } trinkt { $n } und zieht { $cards } Karten.
 }
event_drank-alike = { $names } trinken je { $n }.
event_drank-alike-whole = { $cards ->
    [one] { $names } trinken je { $n }, und { $name } zieht { $cards } Karte.
   *[other] { $names } trinken je { $n }, und { $name } zieht { $cards } Karten.
 }
event_drank-alike-half = { $cards ->
    [one] { $names } trinken je { $n } (die Hälfte von { $size }), und { $name } zieht { $cards } Karte.
   *[other] { $names } trinken je { $n } (die Hälfte von { $size }), und { $name } zieht { $cards } Karten.
 }
event_drank-alike-rounded = { $cards ->
    [one] { $names } trinken je { $n } (die Hälfte von { $size }, aufgerundet), und { $name } zieht { $cards } Karte.
   *[other] { $names } trinken je { $n } (die Hälfte von { $size }, aufgerundet), und { $name } zieht { $cards } Karten.
 }
event_others = { $n ->
    [one] { $name } und noch jemand
   *[other] { $name } und { $n } andere
 }
event_all = Alle { $n }
event_won = { $name } spielt die letzte Karte und gewinnt!
event_out = { $name } ist raus und landet auf Platz { $place }
event_skipped = { $name } setzt aus.
event_train-starts = Ein Trinkzug von { $size } fährt los.
event_train-grows = Der Trinkzug wächst auf { $size }.
event_train-shrinks = Der Trinkzug schrumpft auf { $size }.
event_train-same = Der Trinkzug bleibt bei { $size }.
event_train-over = Der Trinkzug ist vorbei.
event_train-sent = Der Trinkzug von { $size } geht an { $name }.
event_next = { $name } ist am Zug.
event_turned = Die Richtung wechselt.
event_turned-next = Die Richtung wechselt, und { $name } ist am Zug.
event_turned-train = Der Trinkzug von { $size } geht zurück an { $name }.
event_drank = { $name } trinkt { $n }.
event_drew = { $n ->
    [one] { $name } zieht { $n } Karte.
   *[other] { $name } zieht { $n } Karten.
 }
event_drew-one = { $name } zieht eine Karte.
event_drew-none = { $name } findet nichts mehr zum Ziehen.
event_reshuffled = { $n ->
    [one] { $n } Karte kommt gemischt zurück in den Ziehstapel.
   *[other] { $n } Karten kommen gemischt zurück in den Ziehstapel.
 }
event_special-last = Eine Spezialkarte kann nicht die letzte sein.
event_special-last-drew = { $n ->
    [one] Eine Spezialkarte kann nicht die letzte sein; { $name } zieht { $n } Karte.
   *[other] Eine Spezialkarte kann nicht die letzte sein; { $name } zieht { $n } Karten.
 }
event_called = { $name } ruft „Drinko!“
event_caught = { $name } erwischt { $target }.
event_caught-drew = { $cards ->
    [one] { $name } erwischt { $target }: { $n } trinken und { $cards } Karte ziehen.
   *[other] { $name } erwischt { $target }: { $n } trinken und { $cards } Karten ziehen.
 }
event_warned = { $name } will { $target } erwischen, doch für „Drinko!“ ist noch Zeit.
event_catch-wrong = { $name } will jemanden erwischen, doch da ist niemand zu erwischen.
event_catch-wrong-cards = { $n ->
    [one] { $name } will { $target } erwischen, doch da ist noch { $n } Karte.
   *[other] { $name } will { $target } erwischen, doch da sind noch { $n } Karten.
 }
event_catch-wrong-called = { $name } will { $target } erwischen, doch „Drinko!“ ist schon gerufen.
event_catch-wrong-late = { $name } kommt zu spät, um { $target } zu erwischen.

## commands

commands_drinko = Drinko spielen
commands_hand = Deine Hand zeigen
commands_play = Eine Karte spielen, ziehen oder austrinken
commands_call = „Drinko!“ rufen, wenn du nur noch eine Karte hast
commands_catch = Erwischen, wer nicht „Drinko!“ gerufen hat

## describe

describe_drinko-card = Die Karte, oder draw, oder drink
describe_on-whom = Auf wen

## card

card_colours = { $n } in jeder Farbe, { $all } im Deck
card_special = { $n } im Deck, eine Spezialkarte ohne Farbe
card_option = Nicht im üblichen Deck: Wie viele es sind, sagen die Optionen des Tisches.

## drinko-lesson

drinko-lesson_first = Wer zuerst keine Karten mehr hat, gewinnt. Wähl in der Liste die { $card }: Sie hat dieselbe Farbe wie die { $top } auf dem Stapel.
drinko-lesson_train = { $train ->
    [one] Ein Trinkzug von { $train } kommt auf dich zu: { $train } Drink und { $train } Karte! Spiel die { $card }, um ihn weiterzugeben, und er wächst.
   *[other] Ein Trinkzug von { $train } kommt auf dich zu: { $train } Drinks und { $train } Karten! Spiel die { $card }, um ihn weiterzugeben, und er wächst.
 }
drinko-lesson_train-special = { $train ->
    [one] Ein Trinkzug von { $train } kommt auf dich zu: { $train } Drink und { $train } Karte! Spiel { $card }, dann trinkst du nicht alles.
   *[other] Ein Trinkzug von { $train } kommt auf dich zu: { $train } Drinks und { $train } Karten! Spiel { $card }, dann trinkst du nicht alles.
 }
drinko-lesson_colour = Farbe, Zahl oder Zeichen müssen passen. Spiel die { $card } auf die { $top }.
drinko-lesson_skip = Die { $card } hat dieselbe Farbe wie die { $top }. Spiel sie: Die nächste Person setzt aus.
drinko-lesson_special = Eine Spezialkarte passt auf alles, kann aber nicht deine letzte sein. Spiel jetzt { $card }.
drinko-lesson_play = { $top ->
    [Deflect] Die { $card } passt auf { $top }. Spiel sie jetzt.
    [Split] Die { $card } passt auf { $top }. Spiel sie jetzt.
    [Target] Die { $card } passt auf { $top }. Spiel sie jetzt.
    [Suffer] Die { $card } passt auf { $top }. Spiel sie jetzt.
   *[other] Die { $card } passt auf die { $top }. Spiel sie jetzt.
 }
drinko-lesson_last = Die { $card } ist deine letzte Karte. Spiel sie, und du gewinnst!
drinko-lesson_call = Du hast nur noch eine Karte. Drück *Drinko!*, bevor { $rival } spielt.
drinko-lesson_call-own = Du hast nur noch eine Karte. Drück zuerst unten *Drinko!*
drinko-lesson_draw = Keine deiner Karten passt auf diese. Drück *Karte ziehen*.
drinko-lesson_drink = Auf den Trinkzug von { $train } kannst du nicht antworten. Drück *Austrinken*; du ziehst auch { $train }.
drinko-lesson_wait = { $rival } ist am Zug. Jetzt passt nur gleiche Farbe, gleiche Zahl, gleiches Zeichen oder eine Spezialkarte.
drinko-lesson_wait-train = { $rival } muss den Trinkzug von { $train } verlängern oder trinken. Wer ihn trinkt, zieht genauso viele Karten.

## lesson-won

lesson-won_drinko = 🎓 **Gut gemacht: Deine Hand war zuerst leer!** Weiter geht es mit **/table open**, um mit Freunden zu spielen, **/rules drinko** für die anderen Regeln, **/card** für jede Karte.

## lesson-next

lesson-next_drinko = 🎓 **/learn** beginnt die Lektion von vorn. Oder weiter mit **/table open**, um mit Freunden zu spielen, **/rules drinko** für die anderen Regeln, **/card** für jede Karte.

## help-game

help-game_drinko = - /drinko hand, play, call, catch · nach dem Tisch wird nur gefragt, wenn nicht klar ist, welcher

## drinko-card

drinko-card_r = rot
drinko-card_y = gelb
drinko-card_g = grün
drinko-card_b = blau
drinko-card_coloured = { $colour }e { $face }
drinko-card_a-coloured = eine { $card }
drinko-card_alone = { CAP($card) }
drinko-card_plus = plus
drinko-card_minus = minus
drinko-card_skip = Skip
drinko-card_deflect = Deflect
drinko-card_split = Split
drinko-card_target = Target
drinko-card_suffer = Suffer

## drinko-does

drinko-does_number = Spiel sie auf ihre Farbe oder auf eine andere { $face }. Auf einen Trinkzug antwortet sie nie.

drinko-does_skip = Die nächste Person setzt aus. Zu zweit bist du gleich noch einmal am Zug. Auf einen Trinkzug antwortet die Karte nie.

drinko-does_plus-1 = Bringt einen Trinkzug von 1 ins Rollen oder macht ihn um 1 länger. Im Trinkzug passt sie auf jede +1, gleich welcher Farbe, und nach einer Spezialkarte.

drinko-does_plus-more = Bringt einen Trinkzug von { $n } ins Rollen oder macht ihn um { $n } länger. Im Trinkzug passt sie auf ihre Farbe bis { $face }, auf jede { $face } und nach einer Spezialkarte.

drinko-does_plus-0 = Gibt einen Trinkzug weiter, ohne ihn länger zu machen. Im Trinkzug passt sie auf jede Trinkkarte ihrer Farbe und auf jede andere +0; danach passt jede Trinkkarte ihrer Farbe.

drinko-does_minus-1 = Macht einen Trinkzug um 1 kürzer; bei null ist er vorbei. Im Trinkzug passt sie auf jede Trinkkarte ihrer Farbe und auf jede andere -1; danach passt jede Trinkkarte ihrer Farbe.

drinko-does_special = Spezialkarte: passt immer, und auf sie passt alles. { $does }

drinko-does_deflect = Die Richtung wechselt, und ein Trinkzug geht zurück an die Person vor dir.

drinko-does_split = Beendet einen Trinkzug: Du und eine Person deiner Wahl, ihr trinkt je die Hälfte, aufgerundet, und alle seine Karten ziehst du. Ohne Trinkzug geschieht nichts.

drinko-does_target = Wähl eine andere Person: Sie ist als Nächste am Zug und muss auf einen Trinkzug antworten.

drinko-does_suffer = Beendet einen Trinkzug: Alle trinken den ganzen Trinkzug, und du ziehst seine Karten. Ohne Trinkzug geschieht nichts.

## drinko-alt

drinko-alt_table = Drinko: { $name } ist am Zug; auf dem Stapel: { $top }, { $train }; noch { $draw } zum Ziehen, es geht { $way }.{ $also } { $seats }.
drinko-alt_over = Drinko, Spiel vorbei: Sieg für { $winners }. { $seats }.
drinko-alt_also = Auch gefragt: { $names }.
drinko-alt_train = ein Trinkzug von { $n }
drinko-alt_train-none = kein Trinkzug
drinko-alt_clockwise = im Uhrzeigersinn
drinko-alt_anticlockwise = gegen den Uhrzeigersinn
drinko-alt_seat = { $n ->
    [one] { $name } { $n } Karte, { $drinks }
   *[other] { $name } { $n } Karten, { $drinks }
 }
drinko-alt_seat-called = { $n ->
    [one] { $name } { $n } Karte und „Drinko!“ gerufen, { $drinks }
   *[other] { $name } { $n } Karten und „Drinko!“ gerufen, { $drinks }
 }
drinko-alt_seat-out = { $name } raus auf Platz { $place }, { $drinks }
drinko-alt_seat-placed = { $n ->
    [one] { $name } Platz { $place }, noch { $n } Karte, { $drinks }
   *[other] { $name } Platz { $place }, noch { $n } Karten, { $drinks }
 }
drinko-alt_hand = { $n ->
    [one] Deine Hand, { $n } Karte: { $cards }. Spielbar: { $now }. { $pile }
   *[other] Deine Hand, { $n } Karten: { $cards }. Spielbar: { $now }. { $pile }
 }
drinko-alt_hand-empty = Deine Hand ist leer. { $pile }
drinko-alt_pile = Auf dem Stapel: { $top }, { $train }.
drinko-alt_all = alle
drinko-alt_none = keine
drinko-alt_card = Die Drinko-Karte { $card }.
drinko-alt_special = Die Drinko-Karte { $card }, eine Spezialkarte.
drinko-alt_recap = { $n ->
    [one] Die Partie in { $n } Zug: { $seats }.
   *[other] Die Partie in { $n } Zügen: { $seats }.
 }
drinko-alt_recap-seat = { $name } Platz { $place }, { $ending }

## drinko-recap

drinko-recap_turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
 }
drinko-recap_cards = Karten auf der Hand
drinko-recap_trains = Auf einmal getrunken
drinko-recap_ended = { $left ->
    [0] keine Karten
    [one] noch { $left } Karte
   *[other] noch { $left } Karten
 }, { $n } getrunken

## drinko-award

drinko-award_train = Längster Trinkzug
drinko-award_train-done = { $n }
drinko-award_dodge = Bestes Ausweichen
drinko-award_dodge-done = { $card } bei { $n }
drinko-award_thirst = Größter Schluck
drinko-award_thirst-done = { $n }
drinko-award_comeback = Bestes Comeback
drinko-award_comeback-done = Sieg nach { $n } Karten
drinko-award_caught = Schärfste Augen
drinko-award_caught-done = { $n } erwischt

## drinko-moment

drinko-moment_train = trinkt { $n } { $drinks }
drinko-moment_train-many = trinken je { $n } { $drinks }
drinko-moment_caught = wird erwischt
drinko-moment_sent = geschickt von { $name }
drinko-moment_caught-by = von { $name }
drinko-moment_penalty = { $cards ->
    [one] { $drinks } und { $cards } Karte
   *[other] { $drinks } und { $cards } Karten
 }
drinko-moment_said-train = { $who } { $what }: ein Trinkzug von { $sum }.
drinko-moment_said-caught = { $who } { $what } { $by }: { $penalty }.
drinko-moment_changed-drinks = +{ $n } getrunken
drinko-moment_changed-cards = +{ $n } gezogen
drinko-moment_changed-seat = { $name } { $changes }
drinko-moment_now = Gerade geändert: { $changes }.

## drinko-picture

drinko-picture_skip = Skip
drinko-picture_called = Drinko!
drinko-picture_out = raus · { $place }
drinko-picture_place-1 = 1.
drinko-picture_place-2 = 2.
drinko-picture_place-3 = 3.
drinko-picture_place = { $place }.
drinko-picture_no-cards = keine Karten
drinko-picture_no-train = kein Trinkzug
drinko-picture_to-draw = zu ziehen
drinko-picture_wins = gewinnt das Spiel
drinko-picture_win = gewinnen das Spiel
drinko-picture_over = Spiel vorbei
drinko-picture_to-play = ist am Zug
drinko-picture_must-answer = muss antworten: { $train } { $drinks }
drinko-picture_on-pile = auf dem Stapel
drinko-picture_cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
drinko-picture_playable = { $n } spielbar
drinko-picture_none-playable = keine spielbar
drinko-picture_empty = keine Karten mehr

## closest

closest_drinko = { $n ->
    [one] Knappste Partie: { $name } war an Tisch { $table } zuerst raus, und jemand hatte nur noch { $n } Karte.
   *[other] Knappste Partie: { $name } war an Tisch { $table } zuerst raus, und jemand hatte nur noch { $n } Karten.
 }

## mark

mark_train = Langer Zug
mark_train-for = einen Trinkzug von 10 oder mehr weitergegeben
mark_catcher = Scharfe Augen
mark_catcher-for = in einer Partie drei Leute erwischt
mark_comeback = Zurück von der Zwölf
mark_comeback-for = nach zwölf Karten auf der Hand noch gewonnen
mark_dry = Kein Tropfen
mark_dry-for = gewonnen, ohne einen einzigen Drink
