### Was der Bot in jedem Spiel sagt

## list

list_two = { $first } und { $last }
list_or = { $first } oder { $last }

## refused

refused_hour-wrong = { $text } ist keine volle Stunde von 0 bis 23.
refused_question-over = Diese Frage ist vorbei; die nächste ist schon gestellt.
refused_question-open = Das erfährst du, wenn die nächste Frage kommt.
refused_question-unanswered = Du hast diese Frage nicht beantwortet.
refused_question-hidden = Du bist verborgen: Deine Antworten lassen sich nicht zeigen.
refused_question-gone = Diese Frage passt nicht mehr zu den heutigen Karten.
refused_no-question = Hier gibt es noch keine frühere Frage.
refused_page-hidden = Die Seite von { $name } ist hier nicht zu sehen.
refused_no-page = Du hast noch auf keinem Server eine Partie beendet.
refused_other = Das geht gerade nicht.
refused_no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refused_which-table = Welcher Tisch? Gib den Code dazu an: { $codes }.
refused_no-table-here = Hier ist kein Tisch offen. Öffne einen mit /table open.
refused_not-at-a-table = Du sitzt gerade an keinem Tisch.
refused_closing = Das Haus schließt kurz; deine Partie bleibt erhalten. Versuch es gleich noch einmal.
refused_elsewhere = Mach das im Kanal des Tisches.
refused_table-full = Dieser Tisch ist voll.
refused_table-started = An diesem Tisch hat die Partie schon begonnen.
refused_table-not-started = An diesem Tisch hat die Partie noch nicht begonnen.
refused_table-over = Diese Partie ist zu Ende.
refused_already-seated = Du hast an diesem Tisch schon einen Platz.
refused_message-gone = Die Nachricht mit diesem Knopf gibt es nicht mehr.
refused_not-seated = Du hast an diesem Tisch keinen Platz.
refused_not-host = Das kann nur, wer den Tisch leitet.
refused_close-soon = { $minutes ->
    [one] Schließen kann nur, wer den Tisch leitet. Du kannst es in einer Minute.
   *[other] Schließen kann nur, wer den Tisch leitet. Du kannst es in { $minutes } Minuten.
 }
refused_too-few-seats = Zum Start braucht es mindestens zwei am Tisch.
refused_no-sides = An diesem Tisch spielt jede Person für sich.
refused_no-such-side = Dieses Team gibt es nicht mehr.
refused_side-full = Dieses Team ist voll. Wer den Tisch leitet, kann zwei von euch tauschen.
refused_no-guest-left = Alle Hausgäste sitzen schon hier.
refused_patron-missing = Hier sitzt kein Stammgast, der gehen könnte.
refused_banned = Du kannst auf diesem Server an keinem Tisch mitspielen.
refused_removed = Du wurdest von diesem Tisch entfernt.
refused_bad-option = Eine der Optionen lässt sich nicht so einstellen.
refused_tables-host = { $most ->
    [one] Du hast schon { $most } Tisch offen. Beende oder schließ ihn zuerst.
   *[other] Du hast schon { $most } Tische offen. Beende oder schließ zuerst einen.
 }
refused_tables-channel = { $most ->
    [one] In diesem Kanal ist schon { $most } Tisch offen. Nimm einen anderen Kanal, oder spiel dort mit.
   *[other] In diesem Kanal sind schon { $most } Tische offen. Nimm einen anderen Kanal, oder spiel an einem davon mit.
 }
refused_tables-server = { $most ->
    [one] Auf diesem Server ist schon { $most } Tisch offen. Spiel dort mit, oder warte, bis er frei ist.
   *[other] Auf diesem Server sind schon { $most } Tische offen. Spiel an einem mit, oder warte, bis einer frei ist.
 }
refused_report-today = { $most ->
    [one] Das war heute schon { $most } Meldung. Wer den Bot betreibt, hat sie.
   *[other] Das waren heute schon { $most } Meldungen. Wer den Bot betreibt, hat sie alle.
 }
refused_resent-just-now = { $seconds ->
    [one] Der Tisch wurde eben erst neu gepostet. Versuch es in { $seconds } Sekunde noch einmal.
   *[other] Der Tisch wurde eben erst neu gepostet. Versuch es in { $seconds } Sekunden noch einmal.
 }
refused_report-empty = Sag in ein paar Worten, was schiefging.
refused_report-enough = { $most ->
    [one] Du hast zu diesem Tisch schon { $most } Meldung geschickt. Wer den Bot betreibt, hat sie.
   *[other] Du hast zu diesem Tisch schon { $most } Meldungen geschickt. Wer den Bot betreibt, hat sie alle.
 }
refused_share-elsewhere = Mach das im Kanal des Tisches.
refused_called-already = Zu diesem Tisch wurde schon gerufen. Jede Lobby darf nur einmal rufen.
refused_called-here = { $seconds ->
    [one] In diesem Kanal wurde eben erst gerufen. Du kannst in { $seconds } Sekunde wieder rufen.
   *[other] In diesem Kanal wurde eben erst gerufen. Du kannst in { $seconds } Sekunden wieder rufen.
 }
refused_nobody-to-call = Von allen, die hier gerufen werden wollen, ist gerade niemand zu rufen.
refused_calls-enough = { $most ->
    [one] Du kannst dich in höchstens { $most } Kanal rufen lassen.
   *[other] Du kannst dich in höchstens { $most } Kanälen rufen lassen.
 }
refused_calls-not-here = In diesem Kanal wirst du nicht gerufen. Drück zuerst *Mich hier rufen*.
refused_shared-enough = { $most ->
    [one] Du hast schon { $most } Moment dieser Partie geteilt. Mehr geht pro Partie nicht.
   *[other] Du hast schon { $most } Momente dieser Partie geteilt. Mehr geht pro Partie nicht.
 }
refused_no-replay = Diese Partie lässt sich nicht mehr wiederholen: Sie wurde nach älteren Regeln gespielt.
refused_no-hands = Die Hände dieser Partie lassen sich nicht mehr zeigen: Sie wurde nach älteren Regeln gespielt. Den Tisch kannst du noch ansehen.
refused_no-game-yet = Hier gibt es noch keine beendete Partie zum Ansehen.
refused_replay-not-over = Eine Partie kannst du dir ansehen, sobald sie zu Ende ist.
refused_replay-hands = Die Hände kann nur ansehen, wer an diesem Tisch saß.
refused_no-recap = Von dieser Partie gibt es kein Bild.
refused_log-not-yet = Das Protokoll bekommst du, wenn die Partie zu Ende ist.
refused_too-fast = Das war viel auf einmal. Warte einen Moment, dann versuch es noch einmal.
refused_too-often = { $seconds ->
    [one] Danach hast du gerade oft gefragt. Versuch es in { $seconds } Sekunde noch einmal.
   *[other] Danach hast du gerade oft gefragt. Versuch es in { $seconds } Sekunden noch einmal.
 }
refused_report-too-long = Das ist zu lang: höchstens { $most } Zeichen.
refused_unknown-option = Eine der Optionen gibt es nicht mehr.
refused_still-in = Es ist noch jemand im Spiel.
refused_unknown-pace = Dieses Tempo gibt es nicht.
refused_no-such-game = Dieses Spiel gibt es hier nicht.
refused_game-full = { $n ->
    [one] Dieses Spiel hat { $most } Plätze, und { $n } ist hier besetzt.
   *[other] Dieses Spiel hat { $most } Plätze, und { $n } sind hier besetzt.
 }
refused_no-such-preset = Diese Vorlage gibt es nicht mehr.
refused_preset-empty = Eine Vorlage braucht einen Namen.
refused_preset-too-long = Der Name einer Vorlage hat höchstens { $most } Zeichen.
refused_preset-unfit = Im Namen einer Vorlage geht { $sign } nicht.
refused_preset-enough = { $most ->
    [one] Dieser Server hat für dieses Spiel schon { $most } Vorlage. Entfern sie zuerst.
   *[other] Dieser Server hat für dieses Spiel schon { $most } Vorlagen. Entfern zuerst eine.
 }
refused_preset-missing = Dieser Server hat keine Vorlage namens { $name }.
refused_seats-wrong = Dieses Spiel hat { $least } bis { $most } Plätze.
refused_not-asked = Du bist nicht am Zug.
refused_ask-closed = Zu spät: Das Spiel ist schon weiter.
refused_answered = Du hast schon geantwortet.
refused_no-team = An diesem Tisch spielt niemand mit dir zusammen.
refused_say-nothing = Diese Nachricht ist leer.
refused_say-less = Das ist zu lang: höchstens { $most } Zeichen.
refused_mate-first = Jemand aus deinem Team war schneller. Von dir wurde nichts gespielt.
refused_game-over = Diese Partie ist zu Ende.
refused_not-offered = Das geht jetzt nicht.
refused_target-missing = Dafür braucht es ein Ziel: Wähl auch eine Person.
refused_target-wrong = Diese Person kannst du nicht wählen.
refused_target-self = Dich selbst kannst du nicht wählen.
refused_target-count = Die Zahl der Ziele stimmt nicht: mindestens { $least }, höchstens { $most }, jedes einmal.
refused_wrong-count = Das sind zu viele oder zu wenige.
refused_no-such-card = Eine Karte namens { $card } gibt es nicht.
refused_no-such-case = Zu diesen Wörtern gibt es keinen Fall. Tipp ein oder zwei davon und wähl aus der Liste.
refused_case-gone = Dieser Fall steht nicht mehr im Buch; /case hat die anderen.
refused_card-not-in-hand = { CAP($card) } hast du nicht auf der Hand.
refused_what-if-whom = Sag, auf wen du { $card } spielen würdest.
refused_out = Du hast keine Karten mehr und bist raus.
refused_undo-nothing = Es gibt nichts zurückzunehmen.
refused_undo-not-yours = Dem müssen die anderen zustimmen, nicht du.
refused_undo-seen = Zu spät: Jemand hat schon weitergespielt.
refused_undo-twice = Du hast schon gefragt, ob du diesen Zug zurücknehmen darfst.
refused_undo-used-up = Du hast in dieser Partie schon { $n }-mal gefragt; öfter geht es nicht.
refused_undo-nobody = Es ist sonst niemand da, um zuzustimmen; der Zug bleibt.
refused_undo-rules = Zu spät: Die Regeln haben sich seit diesem Zug geändert.
refused_undo-open = Es hat schon jemand gefragt, einen Zug zurückzunehmen.
refused_undo-none = Niemand will einen Zug zurücknehmen.
refused_vote-none = Es gibt nichts abzustimmen.
refused_vote-not-yours = Hier stimmen die anderen ab, nicht du.
refused_vote-open = Es läuft schon eine Abstimmung. Warte, bis sie vorbei ist.
refused_vote-rest = { $minutes ->
    [one] Die letzte Abstimmung ist gescheitert. Du kannst in { $minutes } Minute wieder fragen.
   *[other] Die letzte Abstimmung ist gescheitert. Du kannst in { $minutes } Minuten wieder fragen.
 }
refused_vote-rest-long = { $hours ->
    [one] Die letzte Abstimmung ist gescheitert. Du kannst in etwa { $hours } Stunde wieder fragen.
   *[other] Die letzte Abstimmung ist gescheitert. Du kannst in etwa { $hours } Stunden wieder fragen.
 }
refused_pause-theirs = { $minutes ->
    [one] Wer den Tisch leitet, hat die Partie pausiert. In { $minutes } Minute kann jede Person am Tisch sie fortsetzen.
   *[other] Wer den Tisch leitet, hat die Partie pausiert. In { $minutes } Minuten kann jede Person am Tisch sie fortsetzen.
 }
refused_pause-theirs-long = { $hours ->
    [one] Wer den Tisch leitet, hat die Partie pausiert. In etwa { $hours } Stunde kann jede Person am Tisch sie fortsetzen.
   *[other] Wer den Tisch leitet, hat die Partie pausiert. In etwa { $hours } Stunden kann jede Person am Tisch sie fortsetzen.
 }
refused_start-waits = { "*" }Start* ist gedrückt: Die Karten warten auf Runde { $round } des öffentlichen Zufallssignals, und bis dahin ändert sich nichts.
refused_no-beacon = Tische haben hier kein öffentliches Zufallssignal: Entweder ist keines eingerichtet, oder diese Karten wurden vorab gelegt.
refused_start-again = Genau als du gedrückt hast, hat sich jemand gesetzt. Drück noch einmal *Start*.
refused_start-soon = { $seconds ->
    [one] Die Optionen haben sich gerade geändert. Du kannst in { $seconds } Sekunde starten.
   *[other] Die Optionen haben sich gerade geändert. Du kannst in { $seconds } Sekunden starten.
 }
refused_close-alone = Diese Partie wird gewertet, und sonst ist niemand da, um zuzustimmen. Du kannst den Tisch verlassen; ein Stammgast spielt für dich weiter.
refused_paused = Der Tisch ist pausiert; seine Nachricht sagt, warum.
refused_channel-closed = In diesem Kanal sind keine Tische erlaubt.
refused_guild-only = Das geht nur im Kanal eines Servers.
refused_no-permission = Ohne diese Rechte kann ich hier keinen Tisch öffnen: { $missing }.
refused_limit-wrong = „{ $text }“ ist keine Zahl von Tischen. Tipp 1 oder mehr, oder lass es leer.
refused_no-commands = Auf diesem Server darfst du hier keine Befehle verwenden.
refused_left-server = Du bist nicht mehr auf dem Server von Tisch { $table }. Ein Stammgast spielt für dich weiter.
refused_channel-kind = Ein Tisch braucht einen Textkanal oder einen Thread.
refused_over = Diese Partie ist zu Ende.
refused_reopen = Dieses Formular ist zu alt. Öffne es bitte noch einmal.
refused_lesson-where = Eine Lektion braucht einen Tisch: Tipp /learn in einem Kanal, in dem ich Tische öffnen kann.
refused_lesson-already = Du hast schon eine Lektion, an Tisch { $table }.
refused_kick-self = Dich selbst kannst du nicht entfernen. Nimm /table leave.
refused_no-such-seat = Diese Person sitzt nicht an dem Tisch.
refused_host-only-lobby = Optionen kannst du nur ändern, bevor die Partie beginnt.
refused_no-tables-server = Auf diesem Server ist kein Tisch offen.
refused_no-such-season = Eine Saison { $season } gibt es nicht. Schreib sie wie 2026-Q4.
refused_drink-empty = Für einen Drink braucht es ein Wort mit mindestens einem Buchstaben.
refused_drink-too-long = Ein Wort für einen Drink hat höchstens { $most } Zeichen.
refused_drink-unfit = In einem Wort für einen Drink geht { $sign } nicht.
refused_nothing-waits = Gerade wartet kein Tisch auf dich.
refused_zone-unknown = Eine Zeitzone namens { $zone } kenne ich nicht. Schreib eine größere Stadt in deiner Nähe, etwa Berlin oder New York, oder wie spät es gerade bei dir ist.
refused_zone-several = { $zone } kann mehrere Zeitzonen meinen: { $names }. Schreib den ganzen Namen.
refused_time-wrong = { $time } ist keine Uhrzeit. Schreib sie wie 22:30 oder 10:30 pm.
refused_quiet-half = Ruhezeiten brauchen einen Anfang und ein Ende.
refused_quiet-same = Ruhezeiten können nicht zur selben Zeit anfangen und enden.
refused_away-long = Du kannst bis zu { $days } Tage abwesend sein.
refused_away-back = Diese Person ist nicht abwesend.
refused_away-stands = { $hours ->
    [one] Die Uhr dieser Person steht noch bis zu { $hours } Stunde still (drei Tage pro Partie sind das Höchste). Danach kannst du einen Stammgast verlangen.
   *[other] Die Uhr dieser Person steht noch bis zu { $hours } Stunden still (drei Tage pro Partie sind das Höchste). Danach kannst du einen Stammgast verlangen.
 }
refused_forget-live = Du hast noch einen Platz an { $tables }; verlass ihn zuerst, dann frag noch einmal.
refused_other-game = An diesem Tisch wird etwas anderes gespielt.
refused_other-message = Dieser Knopf gehört nicht zu dieser Nachricht.
refused_not-admin = Das kann nur, wer diesen Server verwaltet.
refused_seats-held = Die freien Plätze sind bis <t:{ $until }:t> für alle reserviert, die zugesagt haben. Danach sind sie frei.
refused_no-such-night = Diesen Spieleabend gibt es in diesem Kanal nicht.
refused_not-planner = Das kann nur, wer den Abend geplant hat oder diesen Server verwaltet.
refused_no-such-deck = Dieses Deck gibt es hier nicht mehr.
refused_deck-not-maker = Decks baut, wer diesen Server verwaltet oder die Rolle hat, die in */house settings* dafür gewählt ist.
refused_deck-not-yours = Dieses Deck gehört jemand anderem. Mach eine Kopie mit */deck export* und */deck import*.
refused_deck-empty = Ein Deck braucht einen Namen.
refused_deck-too-long = Das ist zu lang: Der Name eines Decks hat höchstens { $most } Zeichen.
refused_deck-unfit = Im Namen eines Decks geht „{ $sign }“ nicht.
refused_decks-enough = { $most ->
    [one] Dieser Server hat schon { $most } Deck. Lösch es zuerst.
   *[other] Dieser Server hat schon { $most } Decks. Lösch zuerst eines.
 }
refused_deck-twice = Ein Deck namens *{ $name }* gibt es schon.
refused_deck-too-large = Das ist zu groß: Ein Deck hat höchstens { $most } Kilobyte.
refused_deck-no-step = Es gibt nichts zurückzunehmen.
refused_title-unfit = In einem Text auf einem Deck geht „{ $sign }“ nicht.
refused_title-too-long = Das ist zu lang: höchstens { $most } Zeichen.
refused_deck-changed = Das Deck hat sich inzwischen geändert. Öffne es noch einmal mit */deck show*.
refused_deck-same = Genau dieses Deck liegt schon auf dem Tisch.
refused_deck-not-on = Dieses Deck liegt nicht auf dem Tisch.
refused_deck-cards = { $most ->
    [one] Ein Deck hat höchstens { $most } Karte.
   *[other] Ein Deck hat höchstens { $most } verschiedene Karten.
 }
refused_deck-unreadable = Etwas in diesem Deck ist nicht zu lesen.
refused_deck-number = Eine ganze Zahl von { $least } bis { $most }, bitte.
refused_deck-text = Das ist zu lang: höchstens { $most } Zeichen.
refused_deck-choice = Das steht nicht zur Wahl.
refused_deck-counts = Diese Zeile kann ich nicht lesen: { $line }
refused_deck-needed = Das kann nicht leer bleiben.
refused_deck-no-cards = Es sind noch keine Karten darin.
refused_deck-file = Diese Datei ist kein Deck, das ich lesen kann. { $why }
refused_deck-wrong = Noch nicht. { $why }
refused_deck-nothing-printed = Es gibt nichts zu schicken: Sag in einer Kopie eines unserer Decks, welche Karten so in deiner Box gedruckt sind.
refused_night-planned = Dieser Abend ist schon geplant. *Mehr* an seiner Nachricht verschiebt ihn oder sagt ihn ab.
refused_night-over = Dieser Abend ist vorbei, oder seine Tische sind schon offen.
refused_night-soon = { $minutes ->
    [one] Ein Abend braucht mindestens { $minutes } Minute Vorlauf. Wähl eine spätere Zeit.
   *[other] Ein Abend braucht mindestens { $minutes } Minuten Vorlauf. Wähl eine spätere Zeit.
 }
refused_night-late = { $days ->
    [one] Ein Abend lässt sich höchstens { $days } Tag im Voraus planen. Wähl eine frühere Zeit.
   *[other] Ein Abend lässt sich höchstens { $days } Tage im Voraus planen. Wähl eine frühere Zeit.
 }
refused_night-when-wrong = Diese Zeit kann ich nicht lesen: Tipp @time und wähl eine, oder lass sie weg; dann bekommst du Tage und Stunden zur Auswahl.
refused_night-soon-or-when = Entweder eine Zeit oder sobald genug dabei sind, nicht beides.
refused_night-weekly-soon = Ein Abend, der beginnt, sobald genug dabei sind, hat keine Uhrzeit; er kann nicht jede Woche kommen.
refused_night-no-hour = Dieser Abend beginnt, sobald genug dabei sind; er hat keine Uhrzeit, die du verschieben könntest.
refused_night-full = Es sind schon { $most } Leute dabei; mehr können nicht gerufen werden.
refused_nights-person = { $most ->
    [one] Du hast schon { $most } offenen Abend. Sag ihn zuerst ab.
   *[other] Du hast schon { $most } offene Abende. Sag zuerst einen ab.
 }
refused_nights-server = { $most ->
    [one] Dieser Server hat schon { $most } offenen Abend. Sag ihn zuerst ab.
   *[other] Dieser Server hat schon { $most } offene Abende. Sag zuerst einen ab.
 }

## permission

permission_view-channel = Kanal ansehen
permission_send-messages = Nachrichten senden
permission_send-messages-in-threads = Nachrichten in Threads senden
permission_embed-links = Links einbetten
permission_attach-files = Dateien anhängen
permission_create-public-threads = öffentliche Threads erstellen

## error

error_broke = Bei uns ist etwas kaputtgegangen; verloren ist nichts. Kennung: { $reference }.

## button

button_next-table = Nächster Tisch
button_hand = Meine Hand
button_open = Öffnen
button_watch = Zuschauen
button_more = Mehr
button_join = Mitspielen
button_leave = Verlassen
button_patron = Stammgast dazu
button_unpatron = Stammgast entfernen
button_easy = Leichter Stammgast
button_shark = Hai dazu
button_guest = Hausgast dazu
button_options = Optionen
button_start = Start
button_close = Schließen
button_undo = Zurücknehmen
button_yes = Zustimmen
button_no = Ablehnen
button_rematch = Revanche
button_back = Zurück auf meinen Platz
button_finish = Sofort beenden
button_blows = Zeigen
button_watch-on = Weiter zuschauen
button_brisk = Zügig erzählen
button_calm = In Ruhe erzählen
button_pause = Pausieren
button_resume = Fortsetzen
button_resend = Neu posten
button_report = Melden
button_sure-close = Ja, Tisch schließen
button_sure-leave = Ja, Tisch verlassen
button_sure-leave-out = Ja, verlassen
button_sure-ban = Ja, sperren
button_hide = Aus den Ranglisten
button_replace = Stammgast für { $name }
button_sure-replace = Ja, ein Stammgast
button_sure-replace-vote = Ja, die anderen fragen
button_vote-replace-yes = Ja, Stammgast für { $name }
button_vote-replace-no = Nein, auf { $name } warten
button_sure-kick = Ja, { $name } entfernen
button_sure-kick-vote = Ja, die anderen fragen
button_sure-kick-alone = Ja, { $name } entfernen
button_sure-close-vote = Ja, die anderen fragen
button_vote-kick-yes = Ja, { $name } entfernen
button_vote-kick-no = Nein, { $name } bleibt
button_vote-pause-yes = Ja, pausieren
button_vote-pause-no = Nein, weiterspielen
button_vote-close-yes = Ja, Tisch schließen
button_vote-close-no = Nein, weiterspielen
button_refresh = Aktualisieren
button_show-everybody = Allen zeigen
button_marks = Abzeichen
button_newer = Neuere
button_why-house = Warum
button_show-answer = Antwort zeigen
button_older = Ältere
button_log = Protokoll
button_share = Teilen
button_replay = Wiederholung
button_story = Was geschah

## call

call_here = Mich hier rufen
call_title = ### Rufe zu Partien
call_line = { $channel }: { $games }, { $hours }
call_all-games = jedes Spiel
call_any-time = jederzeit
call_between = { $start } bis { $end }
call_nowhere = Du wirst nirgends gerufen.
call_rules = -# Ist an einem Tisch ein Platz frei, kann dich seine Leitung rufen: höchstens einmal in drei Stunden, nie in deinen Ruhezeiten, nie, während du an einem Tisch sitzt. Deine Uhr zeigt { $now }.
call_games = Zu welchen Spielen
call_hours = Uhrzeiten
call_stop-here = Hier nicht mehr
call_stop-all = Nirgends mehr
call_form = Wann du hier gerufen werden kannst
call_form-hint = Etwa 18:00 oder 6 pm. Beides leer heißt jederzeit.
call_call = Rufen
call_hint = An Tisch **{ $table }** in { $channel } ist ein Platz frei: { $game }. Einige wollen dort gerufen werden.
call_no-hints = Nicht mehr sagen
call_hints-off = Von freien Plätzen sage ich dir nichts mehr. Mit /me settings schaltest du das wieder ein.
call_called = { $n ->
    [one] { $n } Person wird gerufen.
   *[other] { $n } Leute werden gerufen.
 }
call_call-text = { $names }: An Tisch { $table } ist ein Platz frei, { $game }.
call_enough = Nicht mehr rufen
call_stopped = Ich rufe dich hier nicht mehr. Mit /call schaltest du das wieder ein.
call_not-here = Hier wirst du ohnehin nicht gerufen.

## replay-button

replay-button_first = ⏮
replay-button_back = ◀
replay-button_on = ▶
replay-button_last = ⏭
replay-button_go-on = Ab hier weiter

## replay

replay_title = { "*" }*Wiederholung { $table }** · { $step }/{ $steps } · Zug { $turn }
replay_end = { "*" }*Wiederholung { $table }** · { $step }/{ $steps } · Ende
replay_hand =
    Die Hand von **{ $name }**:
    { $hand }
replay_places = Zu einem Zug oder Moment
replay_place = Zug { $turn }
replay_place-of = Zug { $turn } · { $name }
replay_place-big = Zug { $turn } · etwas Großes
replay_place-moment = Zug { $turn } · { $told }
replay_place-end = Das Ende
replay_eyes = Mit wessen Augen
replay_as-all = Wie alle es sahen
replay_as-seat = Wie { $name } es sah
replay_hand-alt = Wie { $name } es sah: { $alt }
replay_moment = { "*" }*{ $name }** teilt einen Moment von Tisch { $table }, Zug { $turn }: { $told }
replay_undrawn = Dieser Moment stammt aus einer anderen Version und lässt sich nicht mehr zeichnen.

## pace

pace_blitz = Blitz (20 s pro Zug)
pace_normal = normal (45 s pro Zug)
pace_relaxed = gemütlich (3 min pro Zug)
pace_post = per Post (ein Tag pro Zug)

## strength

strength_random = zufällig
strength_easy = leicht
strength_regular = normal
strength_shark = Hai
strength_guest = Hausgast

## lobby

lobby_title = ### { $game } · Tisch { $table }
lobby_line = { $seats } von { $most } Plätzen besetzt · Tempo { $pace } · Leitung { $host }
lobby_about = { $seats } von { $most } Plätzen besetzt · { $pace }
lobby_seat = { $n }. { $name }
lobby_patron = { $n }. { $name } (Stammgast, { $strength })
lobby_options = Optionen: { $options }.
lobby_beacon = Die Mischung wartet auf ein öffentliches Zufallssignal (drand): *Start* legt eine Runde fest, die noch niemand kennt.
lobby_beacon-waits = { "*" }Start* ist gedrückt. Die Karten kommen { $when } aus Runde { $round } des öffentlichen Zufallssignals drand und aus keiner anderen.
lobby_beacon-on = Die Mischung von Tisch { $table } wartet jetzt auf ein öffentliches Zufallssignal. Noch einmal /table beacon, und sie wartet nicht.
lobby_beacon-off = Die Mischung von Tisch { $table } wartet auf kein öffentliches Zufallssignal mehr.
lobby_changes = { "*" }*Geändert, seit { $name } hier sitzt:** { $changes }
lobby_now = jetzt { $option }
lobby_no-longer = nicht mehr { $option }
lobby_other-pace = Tempo { $pace }, nicht mehr { $before }
lobby_note = -# { $note }
lobby_expired =
    ### Tisch { $table } ist geschlossen
    Niemand hat ihn rechtzeitig gestartet.
lobby_closed = ### Tisch { $table } ist geschlossen
lobby_unattended =
    ### Tisch { $table } ist geschlossen
    Eine halbe Stunde lang hat sich niemand gesetzt.
lobby_held = Plätze sind reserviert: { $names }. Frei { $until }.
lobby_opened = Tisch { $table } ist unten offen.
lobby_which-game = { "*" }*Welches Spiel?**
lobby_joined = Du hast einen Platz an Tisch { $table }.
lobby_entry = -# Heb das auf, um nach der Partie die Mischung zu prüfen. Versiegelt als { $seal }. Deine Zahl { $entry } ist mit hineingemischt.
lobby_left = Du hast Tisch { $table } verlassen.
lobby_changed = Die Optionen von Tisch { $table } sind geändert.
lobby_started = An Tisch { $table } geht es los.
lobby_kicked = { $name } ist nicht mehr an Tisch { $table }.
lobby_closed-done = Tisch { $table } ist geschlossen.
lobby_reported = Gemeldet. Kennung { $reference }; das Protokoll bekommst du, wenn die Partie zu Ende ist.
lobby_play-instead = Lieber { $game } spielen

## lobby-foot

lobby-foot_ready = -# { $host } startet, wenn alle da sind. Schließt { $when }.
lobby-foot_grey = -# **Noch nicht.** { $why }{ $remedy } Schließt { $when }.

## lobby-remedy

lobby-remedy_too-few-seats = Warte auf ein *Mitspielen*, oder setz unter *Einrichten* einen Stammgast dazu.
lobby-remedy_teams-few = Warte auf ein *Mitspielen*, oder setz unter *Einrichten* Stammgäste dazu.
lobby-remedy_teams-many = Entfern unter *Einrichten* einen Stammgast, oder wähl eine andere Spielweise.
lobby-remedy_teams-uneven = Ändere die Teams unter *Einrichten*.
lobby-remedy_one-boss-alone = Wähl unter *Einrichten*, *Teams*, wer der Boss ist.
lobby-remedy_bosses-wrong = Ändere die Rollen unter *Einrichten*, *Teams*.
lobby-remedy_boss-no-villain = Wähl unter *Einrichten* einen anderen Charakter oder einen anderen Boss.
lobby-remedy_characters-lacking = Nimm unter *Einrichten*, *Charaktere* Editionen dazu.
lobby-remedy_villains-lacking = Nimm unter *Einrichten*, *Charaktere* Editionen dazu.

## setup

setup_title = ### Tisch { $table } einrichten
setup_guest = ### Tisch { $table }
setup_stranger =
    ### Tisch { $table }
    Die Partie hat noch nicht begonnen, und vielleicht ist ein Platz für dich frei.
setup_patron-kind = Einen anderen Stammgast dazu
setup_kind-easy = Ein leichter Stammgast
setup_kind-shark = Ein Hai
setup_kind-guest = Ein Hausgast
setup_about-easy = Für eine erste Partie
setup_about-shark = Spielt, um zu gewinnen
setup_about-guest = Jeder hat seine eigene Art
setup_seated = Du hast einen Platz an Tisch { $table }.
setup_again = Du hast schon einen Platz an Tisch { $table }.
setup_presets-alt = Mit einem Druck spielbar: { $presets }.
setup_preset-alt = { $name }: { $told }
setup_preset-now = { $name }, gewählt: { $told }

## setup-button

setup-button_setup = Einrichten
setup-button_patron = Stammgast dazu
setup-button_unpatron = Einen entfernen
setup-button_teams = Teams
setup-button_options = Alle Optionen
setup-button_learn = In einer Minute lernen
setup-button_done = Zurück

## sides

sides_variant = { "*" }*{ $name }**: { $about }
sides_numbered = Team { $n }
sides_role = { $side }: { $role }
sides_title = { "*" }*{ $name }**
sides_free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
 }
sides_none = Kein Team
sides_full = voll: Ein Stammgast dort würde mit dir tauschen
sides_pick-variant = Was gespielt wird (nur Leitung)
sides_pick-side = Dein Team
sides_has-role = { $told } · { $role }
sides_shuffle = Teams mischen
sides_again = Gleiche Teams
sides_arranging = { "*" }*Wer spielt mit wem?**
sides_pick-mover = Wer wechselt?
sides_pick-place = Wohin?
sides_swap = Tausch mit { $name }

## lobby-alt

lobby-alt_empty = { $free ->
    [one] Die Lobby von { $game }: { $about }. Noch sitzt niemand da; { $free } Platz ist frei.
   *[other] Die Lobby von { $game }: { $about }. Noch sitzt niemand da; { $free } Plätze sind frei.
 }
lobby-alt_lobby = { $free ->
    [one] Die Lobby von { $game }: { $about }. Am Tisch: { $players }; { $free } Platz ist frei.
   *[other] Die Lobby von { $game }: { $about }. Am Tisch: { $players }; { $free } Plätze sind frei.
 }
lobby-alt_with = Gespielt mit: { $options }.
lobby-alt_sides = Die Lobby von { $game }: { $about }. { $sides } Gespielt mit: { $options }.
lobby-alt_side = { $name }: { $players }.
lobby-alt_seat = { $name } ({ $what })
lobby-alt_host = { $name } (Leitung, { $what })
lobby-alt_plain = { $name }
lobby-alt_plain-host = { $name } (Leitung)

## preset

preset_quick = Schneller Abend
preset_classic = Klassisch
preset_hard = Trinkfest

## option

option_starter = { $name } beginnt
option_brisk = zügig erzählt

## form

form_options = Optionen von Tisch { $table }
form_pace = Tempo
form_starter = Wer beginnt
form_chance = Zufall
form_report = Was ging an Tisch { $table } schief?
form_report-hint = Ein, zwei Sätze; das Protokoll geht mit.

## table

table_title = ### { $game } · Tisch { $table }
table_paused = { "*" }*Pausiert**: { $why }
table_host = Wer den Tisch leitet, hat die Uhren angehalten.
table_host-until = Wer den Tisch leitet, hat die Uhren angehalten; { $when } darf jede Person am Tisch fortsetzen.
table_no-permission = In seinem Kanal darf ich nicht posten; nimm /table resend in einem anderen.
table_channel-gone = Seinen Kanal gibt es nicht mehr; nimm /table resend in einem anderen.
table_broken = Etwas ist kaputtgegangen. Ein Bericht liegt bei denen, die den Bot betreiben, Kennung { $reference }; nach fünf Minuten darf jede Person hier den Tisch schließen.
table_deck-endless = Ein Deck dieses Servers führt zu keinem Ende; es ist darum vom Tisch (Kennung { $reference }). Nach fünf Minuten darf jede Person hier den Tisch schließen.
table_deck-gone = Sein Deck fehlt (Kennung { $reference }). Wenn es wieder da ist, drück *Fortsetzen* oder nimm noch einmal /table pause. Nach fünf Minuten darf jede Person hier den Tisch schließen.
table_unreachable = Discord nimmt meine Nachrichten gerade nicht an; sobald es geht, geht es weiter.
table_vote = { "*" }*{ $name }** will einen Zug zurücknehmen. Einverstanden? Noch keine Antwort von { $names }.
table_state-minded = ein Stammgast spielt
table_state-patron = (Stammgast)
table_proof = -# Mischung versiegelt als { $proof }
table_mix = -# Mischung aus { $mix }
table_strayed = Mit einer neuen Version hat sich eine Regel geändert: Dieser Zug wird von vorn gespielt.
table_back = { $name } ist wieder da.
table_asleep = { $name } ist ausgestiegen; ein Stammgast spielt weiter.
table_gone-away = { $name } ist abwesend; ein Stammgast spielt weiter.
table_away = { "*" }*{ $name }** ist abwesend bis { $when }.
table_left = { $name } hat den Tisch verlassen; ein Stammgast spielt weiter.
table_kicked = { $name } wurde entfernt; ein Stammgast spielt weiter.
table_undone = { $name } nimmt den letzten Zug zurück.
table_undo-refused = Der Zug bleibt.
table_motion-kick = { "*" }*{ $name }** will **{ $whom }** vom Tisch entfernen. Noch keine Antwort von { $names }. Die Abstimmung endet { $when }; Schweigen heißt Nein, außer bei Ausgestiegenen.
table_motion-replace = { "*" }*{ $name }** will, dass für **{ $whom }** (abwesend) ein Stammgast spielt. Noch keine Antwort von { $names }. Die Abstimmung endet { $when }; Schweigen heißt Nein, außer bei Ausgestiegenen und Abwesenden.
table_motion-pause = { "*" }*{ $name }** will noch einmal pausieren, die Zeit dafür ist aber aufgebraucht. Noch keine Antwort von { $names }. Die Abstimmung endet { $when }; Schweigen heißt Nein.
table_motion-close = { "*" }*{ $name }** will den Tisch schließen. Stimmen alle zu, zählt die Partie nicht. Nach dem ersten gespielten Zug genügt die Mehrheit; wer zustimmt, landet dann aber hinter denen, die es nicht tun. Noch keine Antwort von { $names }. Die Abstimmung endet { $when }; Schweigen heißt Nein.
table_kick-refused = Die Abstimmung ist vorbei: { $name } bleibt.
table_close-refused = Die Abstimmung ist vorbei: Der Tisch bleibt offen.
table_replace-refused = Die Abstimmung ist vorbei: Die Partie wartet auf { $name }.
table_pause-refused = Die Abstimmung ist vorbei: Es geht weiter.
table_vote-withdrawn = { $name } hat die Abstimmung zurückgezogen.
table_counted = { $title } · gewertet
table_counts = Zwei von euch haben gespielt: Ab jetzt wird diese Partie gewertet.
table_fallen = Nur noch Stammgäste sind übrig. Sie bringen die Partie { $when } zu Ende.
table_nobody-there = Alle sind weg oder ausgestiegen. Die Stammgäste bringen die Partie { $when } zu Ende, außer jemand kommt zurück.

## clock

clock_until = endet { $when }
clock_until-your = { $turn } + { $bank } Reserve, endet { $when }
clock_until-their = endet { $when }
clock_seconds = { $n } s
clock_minutes = { $n } min
clock_hours = { $n } h

## hand

hand_of-mate = Die Hand von **{ $name }**:

hand_of-mate-alt = { $name } sieht: { $alt }
hand_over = Die Partie ist zu Ende.
hand_closed = Der Tisch wurde geschlossen; die Partie zählt nicht.
hand_minded = Ein Stammgast spielt für dich; mach irgendeinen Zug, und der Platz gehört wieder dir.
hand_title = -# { $game } · Tisch { $table } · { $guild }
hand_quiet = Für dich gibt es nichts zu tun.
hand_channel-hint = { $names }: weiter mit *Meine Hand*. Die sieht sonst niemand.

## ping

ping_move = { $mention }, du bist am Zug an Tisch { $table }{ $until }.
ping_asked = An Tisch { $table } in { $channel } bist du gefragt. { $about }
ping_last = { $mention }, dir bleibt noch ein Viertel deiner Zeit: Du bist am Zug an Tisch { $table }{ $until }.
ping_asked-last = Dir bleibt noch ein Viertel deiner Zeit. An Tisch { $table } in { $channel } bist du gefragt. { $about }

## notice

notice_digest-closed = Deine Direktnachrichten sind für mich geschlossen. Deine Sammelnachricht ist darum aus, und ich erwähne dich wieder, wenn ein Tisch auf dich wartet.
notice_over = Die Partie { $game } an Tisch { $table } in { $channel } ist zu Ende: { $places }.
notice_closed = Tisch { $table } ({ $game }) in { $channel } wurde vor dem Ende geschlossen.
notice_channel-gone-there = Den Kanal von Tisch { $table } ({ $game }) gibt es nicht mehr; die Partie ist pausiert. /table resend in einem anderen Kanal dort holt sie zurück; nach sieben Tagen wird der Tisch geschlossen.
notice_channel-gone = Den Kanal von Tisch { $table } ({ $game }) auf { $guild } gibt es nicht mehr; die Partie ist pausiert. /table resend in einem anderen Kanal dort holt sie zurück; nach sieben Tagen wird der Tisch geschlossen.
notice_night-events = Ich darf auf diesem Server keine Events erstellen. Dein Abend steht darum nicht bei den Events, und ich habe das ausgeschaltet. Wer den Server verwaltet, kann *Events erstellen* erlauben und es in /house settings wieder einschalten.

## night

night_title = ### Spieleabend · { $game }
night_when = { "*" }*{ $when }** ({ $left })
night_weekly = { "*" }*{ $when }** ({ $left }), jede Woche
night_soon = { $n ->
    [one] { "*" }*Sobald { $n } Person dabei ist**; sonst ist { $when } Schluss
   *[other] { "*" }*Sobald { $n } Leute dabei sind**; sonst ist { $when } Schluss
 }
night_about = { $seats } Plätze · geplant von { $name }
night_about-preset = { $seats } Plätze · { $preset } · geplant von { $name }
night_note = „{ $note }“
night_started = { $n ->
    [one] { "*" }*Es hat begonnen** an { $n } Tisch: { $tables }. Drückt dort unten *Mitspielen*.
   *[other] { "*" }*Es hat begonnen** an { $n } Tischen: { $tables }. Drückt dort unten *Mitspielen*.
 }
night_over-played = { $when }: vorbei und gespielt.
night_over-unplayed = { $when }: Niemand hat gespielt; die Tische sind geschlossen.
night_over-nobody = { $when }: Niemand war dabei.
night_over-cancelled = { $when }: abgesagt.
night_over-expired = Innerhalb von zwölf Stunden waren nicht genug dabei.
night_over-missed = { $when }: Da war ich weg. Tut mir leid.
night_over-no-room = { $when }: Hier waren schon so viele Tische offen, wie es sein dürfen; ich konnte keinen öffnen.
night_over-series = Zweimal nacheinander hat niemand gespielt; dieser wöchentliche Abend ist damit zu Ende. /night plan beginnt einen neuen.
night_said-in = { "*" }*Dabei ({ $n }):** { $names }
night_said-maybe = { "*" }*Vielleicht ({ $n }):** { $names }
night_said-cant = { "*" }*Kann nicht ({ $n }):** { $names }
night_more = { $n } weitere
night_in = Dabei
night_maybe = Vielleicht
night_cant = Kann nicht
night_stop = Nicht mehr rufen
night_call = { $names }: Euer Spieleabend beginnt um { $when }.
night_call-table = { $names }: Es sind genug dabei. Tisch { $table } ist offen.
night_answered-in = Du bist dabei. Eine halbe Stunde vorher erwähne ich dich, außer du hast Ruhezeit oder willst keine Erwähnungen.
night_answered-in-soon = Du bist dabei. Wenn es genug sind, erwähne ich dich, außer du hast Ruhezeit oder willst keine Erwähnungen.
night_answered-maybe = Notiert: vielleicht.
night_answered-cant = Notiert: Du kannst nicht.
night_stopped = Zu Spieleabenden rufe ich dich nicht mehr. Mit /me settings schaltest du das wieder ein.
night_plan-title =
    ### Einen Spieleabend planen
    { $game } · { $seats } Plätze
night_move-title =
    ### Den Spieleabend verschieben
    { $game } · { $seats } Plätze
night_chosen = { "*" }*{ $day }, { $time }** nach deiner Uhr; alle anderen lesen { $when } nach ihrer.
night_with-preset = Vorlage: { $preset }
night_every-week = Jede Woche zu dieser Stunde, also nicht, sobald genug dabei sind
night_clock = -# Deine Uhr: { $now }, { $zone }
night_clock-unknown = -# Deine Uhr: { $now }. Stimmt das nicht, drück *Meine Uhr*.
night_day = { $weekday }, { $day }. { $month }
night_earlier = Frühere Tage
night_later = Spätere Tage
night_pick-day = Tag
night_pick-hour = Stunde
night_pick-minute = Minuten
night_my-clock = Meine Uhr
night_move = Verschieben
night_plan = Planen
night_as-soon = Sobald genug dabei sind
night_once = Jede Woche: ja
night_each-week = Jede Woche: nein
night_planned = Geplant: { $when }. Du bist dabei; die Nachricht steht unten.
night_planned-soon = { $n ->
    [one] Geplant: Es beginnt, sobald { $n } Person dabei ist. Du bist dabei; die Nachricht steht unten.
   *[other] Geplant: Es beginnt, sobald { $n } Leute dabei sind. Du bist dabei; die Nachricht steht unten.
 }
night_moved = Verschoben: { $when }. Alle Antworten bleiben.
night_cancelled = Abgesagt.
night_more-title = Diesen Abend hat { $name } geplant.
night_more-not = -# Verschieben oder absagen kann ihn nur, wer ihn geplant hat oder diesen Server verwaltet.
night_more-soon = -# Er beginnt, sobald genug dabei sind; eine Stunde zum Verschieben hat er nicht.
night_cancel = Absagen
night_sure = Diesen Abend absagen?
night_sure-weekly = Diesen Abend absagen, und die der Wochen danach auch?
night_sure-cancel = Ja, absagen
night_list = ### Spieleabende hier
night_list-none = Hier ist kein Spieleabend geplant. /night plan plant einen.
night_listed = { "*" }*{ $game }** · { $when } · <#{ $channel }> · { $n } dabei, { $seats } Plätze
night_listed-soon = { "*" }*{ $game }** · sobald { $seats } dabei sind · <#{ $channel }> · { $n } dabei
night_label = { $game } · { $day } { $time } · { $name }
night_label-soon = { $game } · sobald genug dabei sind · { $name }
night_event = Spieleabend: { $game }

## weekday

weekday_1 = Montag
weekday_2 = Dienstag
weekday_3 = Mittwoch
weekday_4 = Donnerstag
weekday_5 = Freitag
weekday_6 = Samstag
weekday_7 = Sonntag

## month

month_1 = Januar
month_2 = Februar
month_3 = März
month_4 = April
month_5 = Mai
month_6 = Juni
month_7 = Juli
month_8 = August
month_9 = September
month_10 = Oktober
month_11 = November
month_12 = Dezember

## more

more_title = Tisch { $table }
more_nothing = Du hast an Tisch { $table } keinen Platz. **Zuschauen** zeigt dir die Partie.
more_kick = Jemanden entfernen
more_sure-replace = Soll ein Stammgast für { $name } an Tisch { $table } spielen? Wer bis zum Ende nicht zurückkommt, landet auf dem letzten Platz.
more_sure-replace-vote = Die anderen fragen, ob an Tisch { $table } ein Stammgast für { $name } spielen soll? Die Mehrheit muss innerhalb von { $time } zustimmen; Schweigen heißt Nein, außer bei Ausgestiegenen und Abwesenden. { $name } kann zurückkommen; sonst ist es der letzte Platz.
more_sure-kick = { $name } von Tisch { $table } entfernen?
more_sure-kick-vote = Die anderen fragen, ob { $name } von Tisch { $table } entfernt werden soll? Die Mehrheit muss innerhalb von { $time } zustimmen; Schweigen heißt Nein, außer bei Ausgestiegenen. { $name } kann nicht zurückkommen. Ein Stammgast spielt weiter, und danach richtet sich die Wertung.
more_sure-kick-alone = { $name } von Tisch { $table } entfernen? Es ist sonst niemand zum Fragen da: Wird die Partie gewertet, landest du hinter { $name }. Ein Stammgast spielt weiter.
more_sure-leave = Tisch { $table } verlassen? Ein Stammgast spielt für dich weiter, und dir bleibt der letzte Platz.
more_sure-leave-out = Tisch { $table } verlassen? Für dich ist die Partie zu Ende; deine Platzierung bleibt, wie sie ist.
more_sure-close = Tisch { $table } für alle schließen? Die Partie zählt dann nicht.
more_sure-close-vote = Tisch { $table } für alle schließen? Die anderen werden gefragt; { $time } Schweigen heißt Nein. Stimmen alle zu, zählt die Partie nicht. Nach dem ersten gespielten Zug genügt die Mehrheit; dann landen du und alle, die zustimmen, hinter denen, die es nicht tun, ob ausgestiegen oder nicht.
more_vote-asked = Die anderen sind gefragt. Um die Abstimmung zurückzuziehen, drück selbst auf *Nein*.
more_kick-call = { $names }: { $name } will { $whom } von Tisch { $table } entfernen. Abstimmen könnt ihr an der Nachricht des Tisches oder unter *Mehr*. Die Abstimmung endet { $when }; Schweigen heißt Nein.
more_replace-call = { $names }: { $name } will, dass an Tisch { $table } ein Stammgast für { $whom } (abwesend) spielt. Abstimmen könnt ihr an der Nachricht des Tisches oder unter *Mehr*. Die Abstimmung endet { $when }; Schweigen heißt Nein.
more_pause-call = { $names }: { $name } will Tisch { $table } noch einmal pausieren. Abstimmen könnt ihr an der Nachricht des Tisches oder unter *Mehr*. Die Abstimmung endet { $when }; Schweigen heißt Nein.
more_close-call = { $names }: { $name } will Tisch { $table } schließen. Ist schon ein Zug gespielt, landet, wer zustimmt, hinter denen, die es nicht tun, außer es stimmen alle zu. Abstimmen könnt ihr an der Nachricht des Tisches oder unter *Mehr*. Die Abstimmung endet { $when }; Schweigen heißt Nein.
more_leaving = Du hast Tisch { $table } verlassen; ein Stammgast spielt für dich weiter.
more_paused = Tisch { $table } ist pausiert.
more_resumed = An Tisch { $table } geht es weiter.
more_resume-call = { $names }: An Tisch { $table } geht es weiter. Gleich läuft die Uhr.
more_resent = Tisch { $table } ist neu gepostet.
more_undone = Dein Zug ist zurückgenommen.
more_undo-asked = Die anderen sind gefragt.
more_undo-call = { $names }: { $name } will an Tisch { $table } einen Zug zurücknehmen. *Zustimmen* oder *Ablehnen*?
more_agreed = Notiert.
more_thinking = Dieser Moment dauert zufällig lang; so verrät er nichts.
more_think-next = Der nächste Moment, auf den dein Deck antworten könnte, dauert zufällig lang.
more_back = Der Platz gehört wieder dir.
more_rematch = Tisch { $table } ist für eine neue Partie offen.
more_watch-on = Die Stammgäste spielen in ihrem üblichen Tempo weiter. *Sofort beenden* bringt die Partie gleich zum Ende.
more_brisk = Was andere tun, wird jetzt in der halben Zeit erzählt.
more_calm = Was andere tun, bleibt jetzt lange genug zum Lesen stehen.
more_invites = { $names }: { $name } will noch eine Partie. Mit *Mitspielen* an Tisch { $table } oder mit *Revanche* seid ihr dabei.

## status

status_lobby = Wartet auf Leute; bisher: { $names }.
status_live = Partie läuft.
status_paused = Pausiert.
status_over = Zu Ende.
status_closed = Geschlossen.

## watch

watch_which = { "*" }*Welcher Tisch?**
watch_table = { $table } · { $game } · { $names }
watch_title = { "*" }*Tisch { $table }: was bisher geschah**
watch_stopped = { "*" }Drück Aktualisieren, um weiter zuzuschauen.*
watch_nothing = Noch ist nichts geschehen.

## final

final_more = { "*" }*Tisch { $table }**: Die Partie ist zu Ende. Was noch?
final_title = ### { $game } · Tisch { $table }: zu Ende
final_headline = { "*" }*{ $told }**
final_without = Wie es ohne { $names } weiterging:
final_decided = Was den Ausschlag gab:
final_line = -# { $told }
final_closed =
    ### Tisch { $table } wurde geschlossen
    Die Partie zählt nicht.
final_closed-rated =
    ### Tisch { $table } wurde geschlossen
    Die Partie zählt.
final_why-one-side = -# Nicht gewertet: Alle Menschen spielten auf derselben Seite.
final_why-alone = -# Nicht gewertet: Dazu braucht es mindestens zwei Menschen.
final_why-own-decks = -# Nicht gewertet: Dieser Server wertet Partien mit eigenen Decks nicht.
final_why-too-short = -# Nicht gewertet: Zwei Menschen müssen je einen Zug selbst spielen.
final_why-closed = -# Nicht gewertet: Die Leitung hat vorzeitig geschlossen.
final_why-broken = -# Es ging nicht weiter.
final_why-agreed-against = -# Die Mehrheit wollte schließen; sie landet hinter denen, die es nicht wollten.
final_why-agreed = -# Die Leute am Tisch haben sich auf das Schließen geeinigt.
final_why-moderator = -# Geschlossen von der Leitung dieses Servers.
final_why-empty = -# Alle haben den Tisch verlassen.
final_why-paused-too-long = -# Er war zu lange pausiert.

## recap

recap_award = { $title }: { $name }, { $told }.

## log

log_thread = { $game } · Tisch { $table } · Protokoll
log_head = { $game }, Tisch { $table }, begonnen { $when }
log_seats = Am Tisch: { $names }
log_undone = Der letzte Zug wird zurückgenommen.
log_answer = ({ $name }: { $answer })
log_broken-off = Was danach kam, wurde nach anderen Regeln gespielt und lässt sich nicht zeigen.
log_gone = Es lässt sich nicht zeigen, weil sein Deck jetzt fehlt.
log_new-luck = Nach Antwort { $n } hatten sich die Regeln geändert: Dieser Zug wurde noch einmal gespielt, mit neuen Zufallszahlen.
log_nothing = Noch ist nichts geschehen.
log_place = { $place }. { $name }
log_seed =
    Startwert { $seed }
    Vor der ersten Karte versiegelt als { $proof } (sein SHA-256)
log_sealed = Mischung versiegelt als { $proof } (SHA-256 des Startwerts); den Startwert zeigt das Ende der Partie.
log_mixed =
    Startwert { $seed }
    Gemacht aus einem Geheimnis, versiegelt als { $proof } (sein SHA-256), bevor sich sonst jemand gesetzt hat, und aus einer Liste dessen, was alle beigetragen haben; deren SHA-256 ist { $mix }
log_mixing = Mischung versiegelt als { $proof } (SHA-256 des Geheimnisses) und gemischt mit { $mix } (SHA-256 dessen, was alle beigetragen haben); beides zeigt das Ende der Partie.
log_file = Tisch { $table }, von der ersten Karte bis zur letzten.
log_proof = -# { $table }.jsonl beweist die Mischung: `python -m bot verify { $table }.jsonl` spielt sie nach.
log_yours = Das Protokoll von Tisch { $table }, wie versprochen zur Meldung { $references }.

## drinks

drinks_n = { $n } { $word }
drinks_none = 0 { $word }
drinks_one = Schluck
drinks_several = Schlucke

drinks_points-one = Punkt

drinks_points-several = Punkte

drinks_push-ups-one = Liegestütz

drinks_push-ups-several = Liegestütze

## commands

commands_table = Tische öffnen, mitspielen und leiten
commands_open = Hier einen Tisch öffnen
commands_join = Einen Platz nehmen
commands_leave = Deinen Platz aufgeben
commands_start = Die Partie starten
commands_status = Wie es an einem Tisch steht
commands_beacon = Mischung wartet auf ein öffentliches Zufallssignal (drand) oder nicht mehr; nur für die Leitung
commands_table-call = Leute in deine Lobby rufen, die hier gerufen werden wollen
commands_resend = Den Tisch neu posten; ein Tisch ohne Kanal kommt hierher
commands_kick = Jemanden entfernen
commands_pause = Die Uhren anhalten oder weiterlaufen lassen
commands_undo = Fragen, ob du deinen letzten Zug zurücknehmen darfst
commands_report = Melden, dass etwas nicht stimmt; wer den Bot betreibt, liest es
commands_close = Einen Tisch für alle schließen

## decks

decks_off = Dein Deck **{ $name }** ist auf { $server } vom Tisch. { $note }
decks_stopped = Eine Partie damit kam nicht zu Ende.

## mark

mark_both-games = In beiden daheim
mark_both-games-for = jedes Spiel, das es hier gibt, mindestens einmal gewonnen
mark_full-table = Volles Haus
mark_full-table-for = an einem Tisch mit fünf oder mehr Menschen gewonnen
mark_strangers = Feine Gesellschaft
mark_strangers-for = gegen drei neue Bekanntschaften gewonnen
mark_by-post = Gemächliche Post
mark_by-post-for = eine Partie per Post gewonnen
mark_line = -# Neue Abzeichen: { $marks }.
mark_of = { $name }, *{ $mark }*
mark_more = { $marks } und { $n } mehr
mark_title = ### Abzeichen von { $name }
mark_none = Noch kein Abzeichen. Sie kommen mit gewerteten Partien; /rules sagt, wofür es welches gibt.
mark_none-other = { $name } hat noch kein Abzeichen.
mark_earned =
    { "*" }*{ $mark }** · { $told }
    -# { $when }, Tisch { $table }
mark_page = -# Seite { $page } von { $pages }
mark_alt = { $mark }: { $told }

## season

season_title = ### Saisonende: { $season }
season_ladder = { $n ->
    [one] { "*" }*{ $ladder }** · { $n } Partie
   *[other] { "*" }*{ $ladder }** · { $n } Partien
 }
season_place = { $place }\. { $name } · **{ $rating }** · { $told }
season_won = { $wins } von { $games } gewonnen
season_alt = Das Podest: { $ladder }, { $season }. { $places }.
season_alt-place = Platz { $place }: { $name }, Wertung { $rating }, { $told }

## question

question_title = ### Was würdest du spielen?
question_earlier = ### Was hättest du gespielt?
question_over = ### Was würdest du spielen? Die Frage ist vorbei
question_choose = Deine Antwort; nur du siehst sie
question_answered = Du würdest spielen: { $pick }. Bis zur nächsten Frage kannst du das ändern.
question_result = { "*" }*Die Frage von gestern**
question_result-none = { "*" }*Auf die Frage von gestern** hat niemand geantwortet.
question_answers = { "*" }*Die Antworten**
question_answers-none = Niemand hat geantwortet.
question_chosen = { $n } × { $pick }
question_own-shown = -# { $name }: { $pick }
question_house = Das Haus würde spielen: **{ $pick }**.
question_why = -# Die Chance auf den Sieg am Ende des Zuges, im Schnitt über gedachte Blätter:
question_came-to = { $chance } % · { $pick }
question_came-to-own = { $chance } % · **{ $pick }** (deine)

## page

page_hidden = -# Du bist verborgen: Andere sehen diese Seite nicht.
page_alt = Die Seite von { $name } auf { $server }.
page_alt-none = Noch keine gewerteten Partien.
page_alt-ladder = { $games ->
    [one] { $ladder }: Wertung { $rating } über alle Zeiten{ $season }, { $wins } von { $games } Partie gewonnen.
   *[other] { $ladder }: Wertung { $rating } über alle Zeiten{ $season }, { $wins } von { $games } Partien gewonnen.
 }
page_alt-season = , { $rating } in dieser Saison
page_alt-characters = Am meisten gespielt: { $characters }.
page_alt-character = { $character } ({ $wins } von { $games } gewonnen)
page_alt-roles = Gewonnen: { $roles }.
page_alt-company = Am häufigsten in Gesellschaft von { $names }.
page_alt-podiums = Podestplätze: { $podiums }.
page_alt-marks = Neueste Abzeichen: { $marks }.
page_of-season = Saison
page_of-all = alle Zeiten
page_of-wins = gewonnen
page_wins = { $wins } von { $games }
page_characters = Charaktere
page_company = Spielt am meisten mit
page_together = { $name } ({ $n })
page_marks = Neueste Abzeichen
page_podium = { $place }. { $ladder }, { $season }
page_quarter = Q{ $quarter } { $year }

## describe

describe_deck = Eigene Decks: Tipp deine Box ein, oder denk dir eines aus
describe_deck-new = Ein Deck anfangen
describe_deck-card = Eine Karte ins Deck nehmen, oder die mit diesem Titel öffnen
describe_deck-show = Die Decks dieses Servers zeigen, oder eines davon
describe_deck-export = Ein Deck als Datei ausgeben
describe_deck-import = Ein Deck aus einer Datei anfangen
describe_deck-contribute = Aufschreiben, welche Karten so in deiner Box gedruckt sind, um es uns zu schicken
describe_deck-name = Wie das Deck heißt
describe_deck-source = Ob es aus deiner Box ist oder ausgedacht
describe_deck-from-box = Aus unserer Box
describe_deck-from-own = Unser eigenes
describe_deck-copy = Ein Deck von uns als Anfang, das du Karte für Karte änderst
describe_deck-face = Wessen Gesicht es hat
describe_deck-deck = Welches Deck
describe_deck-title = Der Titel der Karte
describe_deck-kind = Die Art der Karte
describe_deck-count = Wie viele Exemplare
describe_deck-file = Die Datei eines Decks, wie /deck export sie ausgibt
describe_learn = Ein Spiel in ein paar Minuten lernen, mit Anleitung
describe_call = Wo du zu Partien gerufen wirst, in denen ein Platz frei ist
describe_replay = Eine beendete Partie noch einmal ansehen, Schritt für Schritt
describe_replay-table = Welche Partie; ohne Angabe deine letzte oder die letzte hier
describe_leaderboard = Die Besten dieses Servers
describe_leaderboard-game = Welches Spiel; ohne Angabe das hier meistgespielte
describe_leaderboard-season = Ein Quartal, etwa 2026-Q4
describe_stats = Eine Seite über jemanden: Wertungen, Charaktere, Abzeichen auf diesem Server
describe_stats-player = Wessen Zahlen; ohne Angabe deine
describe_stats-game = Welches Spiel; ohne Angabe alle
describe_house = Einstellungen und Sperren für Tische auf diesem Server
describe_house-settings = Kanäle, Tempo, Hände, Bilder, Threads für Protokolle, und wie ein Drink heißt
describe_house-ban = Eine Person von den Tischen dieses Servers fernhalten
describe_house-ban-user = Wer gesperrt wird
describe_house-ladder = Wer in den Ranglisten dieses Servers erscheint
describe_house-ladder-hide = Eine Person aus Ranglisten und Rekorden dieses Servers nehmen
describe_house-ladder-show = Eine Person wieder in den Ranglisten dieses Servers zeigen
describe_house-ladder-user = Die Person
describe_house-unban = Eine Person wieder mitspielen lassen
describe_house-unban-user = Wer wieder mitspielen darf
describe_house-bans = Wer hier von Tischen gesperrt ist
describe_house-preset = Die Optionen eines Tisches als Vorlage für Lobbys behalten
describe_house-preset-name = Wie die Vorlage heißt
describe_house-preset-table = Die Optionen welches Tisches; nur nötig, wenn es mehrere gibt
describe_house-unpreset = Eine Vorlage dieses Servers entfernen
describe_house-unpreset-name = Welche Vorlage
describe_house-close = Einen Tisch schließen, egal wie es um ihn steht
describe_house-close-table = Welcher Tisch; nur nötig, wenn es mehrere gibt
describe_house-resume = Eine pausierte Partie fortsetzen, egal wer sie pausiert hat
describe_house-resume-table = Welcher Tisch; nur nötig, wenn es mehrere gibt
describe_me = Deine Einstellungen, und was über dich aufbewahrt wird
describe_me-settings = Hand, Erwähnungen, Ruhezeiten, Sammelnachricht, abwesend, verborgen, nur Text, Pokerface
describe_me-tables = Deine Tische; zuerst die, die auf dich warten
describe_me-page = Deine Seite: Wertungen, Charaktere, Gesellschaft und Abzeichen
describe_me-marks = Deine Abzeichen, jedes mit Tag und Tisch
describe_me-data = Alles, was über dich aufbewahrt wird, als Datei bekommen
describe_me-forget = Alles löschen, was über dich aufbewahrt wird
describe_question = Eine frühere Frage: Was hättest du gespielt?
describe_question-day = Welcher Tag, etwa 2026-11-24; ohne Angabe der neueste
describe_help = Wie du anfängst, und alle Befehle
describe_rules = Die Regeln eines Spiels in Kürze, mit Entscheiden; oder wie gewertet wird
describe_rules-game = Welches Spiel, die Rangliste oder die Mischung
describe_card = Was eine Karte tut
describe_card-name = Welche Karte, etwa rote +2 oder Deflect
describe_case = Was die Regeln sagen, Schritt für Schritt am Tisch gezeigt
describe_case-about = Ein, zwei Wörter, etwa Einsatz oder Nachspüler
describe_night = Spieleabende: planen, antworten, verschieben, absagen
describe_night-plan = Hier einen Spieleabend planen, für eine Uhrzeit oder sobald genug dabei sind
describe_night-when = Wann: Tipp @time und wähl aus; ohne Angabe bekommst du Tage und Stunden zur Auswahl
describe_night-game = Welches Spiel
describe_night-seats = Plätze pro Tisch, 2 bis 10; bei mehr Leuten gibt es mehrere Tische
describe_night-preset = Eine Vorlage des Spiels oder dieses Servers
describe_night-weekly = Jede Woche zu dieser Stunde
describe_night-note = Ein paar Worte für alle, bis zu 100 Zeichen
describe_night-soon = Beginnt, sobald genug dabei sind, innerhalb von 12 Stunden
describe_night-answer = Sagen, ob du bei einem Spieleabend dabei bist
describe_night-which = Welcher Abend dieses Kanals
describe_night-said = Deine Antwort
describe_night-move = Einen Spieleabend verschieben; darf, wer ihn geplant hat oder den Server verwaltet
describe_night-cancel = Einen Spieleabend absagen; darf, wer ihn geplant hat oder den Server verwaltet
describe_night-list = Die Spieleabende dieses Servers
describe_table = Welcher Tisch
describe_open-game = Welches Spiel
describe_pace = Wie viel Zeit für einen Zug ist
describe_whom = Welche Person
describe_seats = Wie viele Plätze höchstens
describe_report = Was schiefging

## board

board_title = ### { $game } · { $season }
board_all-time = alle Zeiten
board_season = Saison { $quarter }/{ $year }
board_empty = Noch keine gewerteten Partien hier. Dazu braucht es zwei Menschen.
board_line = { $games ->
    [one] { $mark } { $name } · **{ $rating }** · { $wins } von { $games } Partie gewonnen{ $roles }{ $streak }
   *[other] { $mark } { $name } · **{ $rating }** · { $wins } von { $games } Partien gewonnen{ $roles }{ $streak }
 }
board_mine = { $games ->
    [one] { $mark } **{ $name }** · **{ $rating }** · { $wins } von { $games } Partie gewonnen{ $roles }{ $streak }
   *[other] { $mark } **{ $name }** · **{ $rating }** · { $wins } von { $games } Partien gewonnen{ $roles }{ $streak }
 }
board_roles = ({ $roles })
board_streak = { $n } in Folge
board_not-yet = -# { $name } steht noch nicht in der Rangliste.
board_hidden-own = -# Du bist hier verborgen; nur du siehst deine Wertung, **{ $rating }**.
board_to-season = Diese Saison
board_to-all = Alle Zeiten
board_up = Weiter oben
board_down = Weiter unten

## record

record_streak = Längste Serie: { $name }, { $n } Siege in Folge ({ $when })
record_fastest = Schnellster Sieg: { $name }, { $time } ({ $when })
record_seconds = { $seconds } s
record_minutes = { $minutes } min { $seconds } s

## stats

stats_title = ### { $name }
stats_none = { $name } hat hier noch keine Partie beendet.
stats_none-own = Du hast hier noch keine Partie beendet; mit /table open wird das anders.
stats_game = { "*" }*{ $game }**
stats_played = { $n ->
    [one] { $n } Partie beendet, { $drinks } getrunken
   *[other] { $n } Partien beendet, { $drinks } getrunken
 }
stats_unrated = Noch keine gewertete Partie: Dazu braucht es zwei Menschen am Tisch.
stats_hidden = Nicht in den Ranglisten dieses Servers.
stats_rated = { $games ->
    [one] { $wins } von { $games } gewerteten Partie gewonnen
   *[other] { $wins } von { $games } gewerteten Partien gewonnen
 }
stats_rated-share = { $games ->
    [one] { $wins } von { $games } gewerteten Partie gewonnen ({ $share } %)
   *[other] { $wins } von { $games } gewerteten Partien gewonnen ({ $share } %)
 }
stats_roles = Gewonnen: { $roles }
stats_streak = { $streak ->
    [one] Gerade { $streak } Sieg in Folge
   *[other] Gerade { $streak } Siege in Folge
 }
stats_best-streak = { $best ->
    [one] Längste Serie: { $best } Sieg in Folge
   *[other] Längste Serie: { $best } Siege in Folge
 }
stats_rating = Wertung **{ $rating }**, Platz { $place } aller Zeiten
stats_season = Wertung **{ $rating }** in { $season }, Platz { $place }

## news

news_won = Sieg für **{ $names }** bei { $game } gegen { $others }, an Tisch { $table } in { $channel }.
news_over = { $game } an Tisch { $table } in { $channel } ist zu Ende: { $names }.

## calendar

calendar_title = ### Saisons und Fragen
calendar_season = Das Ende einer Saison steht am ersten Tag danach in { $channel }, um { $hour } UTC.
calendar_season-none = Das Ende einer Saison wird nicht gemeldet.
calendar_busiest = dem Kanal mit den meisten Partien
calendar_question = Jeden Tag eine Frage zum Gasthaus in { $channel }, um { $hour } UTC.
calendar_question-none = Keine Frage des Tages. Wähl unten einen Kanal dafür.
calendar_question-stopped = { $n ->
    [one] Die Frage des Tages ruht: Auf die letzte kam keine Antwort. Wähl ihren Kanal noch einmal, dann geht es weiter.
   *[other] Die Frage des Tages ruht: Auf die letzten { $n } kam keine Antwort. Wähl ihren Kanal noch einmal, dann geht es weiter.
 }
calendar_season-on = Saisonende melden
calendar_season-off = Saisonende nicht melden
calendar_pick-season-channel = Kanal für das Ende einer Saison
calendar_pick-question-channel = Kanal für die Frage des Tages (keiner: keine Frage)
calendar_hours = Uhrzeiten
calendar_back = Zurück
calendar_form = Uhrzeiten der Nachrichten
calendar_form-season = Ende einer Saison, Stunde in UTC
calendar_form-question = Frage des Tages, Stunde in UTC
calendar_hour-hint = Eine volle Stunde von 0 bis 23.

## house

house_calendar = Saisons und Fragen
house_title = ### Tische auf diesem Server
house_channels = Tische in: { $channels }
house_channels-all = jedem Kanal
house_limits = Höchstens gleichzeitig offen: in einem Kanal { $channel }, auf diesem Server { $server }
house_limit-none = so viele, wie ich darf
house_limits-set = Wie viele Tische
house_limits-form = Wie viele Tische
house_limits-channel = Gleichzeitig offen in einem Kanal
house_limits-server = Gleichzeitig offen auf diesem Server
house_limits-hint = Eine Zahl; leer heißt: so viele, wie ich darf.
house_news = Nachrichten von beendeten Partien: { $channel }
house_news-none = kein Kanal
house_pick-news = Ein Kanal für Nachrichten von beendeten Partien
house_everywhere = Jeder Kanal
house_pick-more-channels = Kanäle für Tische hinzufügen oder herausnehmen
house_pace = Tempo, wenn ein Tisch kein anderes will: { $pace }
house_hands = Hände: { $hands }
house_pictures = Bilder: { $state }
house_drink = Ein Drink heißt: { $one }, { $several }
house_log = Protokoll jeder Partie: { $state }
house_log-on = in einem eigenen Thread
house_log-off = auf Knopfdruck, wenn sie zu Ende ist
house_log-keep = Protokoll-Threads
house_log-none = Keine Protokoll-Threads
house_log-lacks = -# In diesem Kanal fehlt mir: { $missing }. Ohne das bekommt ein Tisch keinen Thread.
house_state-on = an
house_state-off = aus, alles in Worten
house_events = Spieleabende bei den Events des Servers: { $state }
house_events-yes = ja, solange ich Events erstellen darf
house_events-no = nein
house_events-on = Abende als Events
house_events-off = Keine Events
house_decks = Eigene Decks baut: { $makers }. Partien damit: { $rated }
house_decks-managers = wer den Server verwaltet
house_own-rated-yes = gewertet, in einer eigenen Rangliste
house_own-rated-no = nicht gewertet
house_own-rate = Eigene Decks werten
house_own-unrate = Eigene Decks nicht werten
house_pick-deck-role = Wer sonst Decks bauen darf …
house_hands-dm = per Direktnachricht
house_hands-channel = privat im Kanal
house_pick-channels = Kanäle für Tische (keiner: jeder Kanal)
house_pick-pace = Tempo
house_pick-hands = Hände
house_pick-drink = Wie ein Drink heißt
house_drink-own = Ein eigenes Wort
house_drink-own-now = Ein eigenes Wort: { $one }, { $several }
house_presets = Vorlagen: { $presets }
house_presets-none = keine eigenen; /house preset behält die Optionen eines Tisches
house_preset-kept = Lobbys von { $game } haben jetzt die Vorlage { $name }.
house_preset-gone = Die Vorlage { $name } ist entfernt.
house_pictures-on = Bilder einschalten
house_pictures-off = Bilder ausschalten
house_form = Ein Wort für einen Drink
house_form-label = Einzahl und Mehrzahl, mit / dazwischen
house_form-hint = Etwa Krug/Krüge; ein einzelnes Wort steht für beides.
house_banned = { $name } kann hier an keinem Tisch mehr mitspielen.
house_banned-from = { $name } kann hier an keinem Tisch mehr mitspielen und wurde entfernt von: { $tables }.
house_hidden = { $name } ist aus den Ranglisten und Rekorden dieses Servers. An den Wertungen ändert sich nichts.
house_hidden-already = { $name } ist schon aus den Ranglisten dieses Servers.
house_shown-again = { $name } steht wieder in den Ranglisten dieses Servers.
house_not-hidden = { $name } ist in den Ranglisten dieses Servers nicht verborgen.
house_hide-too = Auch aus den Ranglisten dieses Servers nehmen?
house_sure-ban-self = Willst du dich selbst sperren? Du wirst dann von deinen Tischen hier entfernt.
house_sure-ban-bot = Willst du mich sperren? Ich habe keinen Platz, und meine Tische laufen weiter.
house_banned-already = { $name } ist hier schon von Tischen gesperrt.
house_unbanned = { $name } kann wieder mitspielen.
house_not-banned = { $name } ist nicht gesperrt.
house_bans-none = Hier ist niemand gesperrt.
house_bans = ### Hier von Tischen gesperrt
house_ban = { $who } · seit { $when }, von { $by }
house_ban-sealed = Eine Person, die vergessen werden wollte
house_bans-more = … und { $n } mehr.
house_closed = Tisch { $table } ist geschlossen; die Partie zählt nicht.
house_table = { $table }: { $game }, { $state }, Leitung { $host }
house_state-lobby = wartet auf Leute
house_state-live = läuft
house_state-paused = pausiert

## me

me_title = ### Deine Einstellungen
me_hands = Deine Hand: { $hands }
me_hands-house = wie auf dem Server eingestellt
me_pings = Erwähnungen, wenn ein Tisch nur auf dich wartet: { $state }
me_words-only = Nur Text, keine Bilder: { $state }
me_quiet = Ruhezeiten: { $hours }
me_quiet-none = keine
me_quiet-hours = { $start } bis { $end } nach deiner Uhr (jetzt { $now }). Wird die Uhr umgestellt, stell sie neu ein; oder gib statt der Uhrzeit eine Stadt an, dann weiß ich Bescheid.
me_quiet-zone = { $start } bis { $end } in der Zeitzone { $zone } (jetzt { $now })
me_yes = ja
me_no = nein
me_pick-hands = Wo deine Hand gezeigt wird
me_nights = Erwähnungen vor Spieleabenden, bei denen du dabei bist: { $state }
me_nights-on = Zu Abenden rufen
me_calls = Rufe zu Partien
me_hints = Hinweise auf freie Plätze in deinen Lobbys: { $state }
me_hints-on = Freie Plätze melden
me_hints-off = Keine freien Plätze
me_nights-off = Keine Rufe zu Abenden
me_pings-off = Keine Erwähnungen
me_pings-on = Mich erwähnen
me_words-on = Nur Text
me_poker =
    Pokerface: { $state }
    -# Jeder Moment, auf den dein Deck antworten könnte, dauert zufällig lang (per Post seine ganze Zeit); so lernt niemand etwas daraus. So lange kannst du antworten.
me_poker-on = Pokerface
me_poker-off = Kein Pokerface
me_words-off = Bilder zeigen
me_quiet-set = Ruhezeiten
me_quiet-off = Keine Ruhezeiten
me_form = Ruhezeiten
me_form-start = Von, nach deiner Uhr
me_form-end = Bis, nach deiner Uhr
me_form-zone = Deine Zeitzone
me_form-hint = Etwa 22:30 oder 10:30 pm.
me_form-zone-hint = Eine große Stadt darin, etwa Berlin oder New York. Oder wie spät es gerade bei dir ist.
me_tables = ### Deine Tische
me_tables-none = Du sitzt an keinem Tisch. /table open öffnet einen.
me_tables-more = Und { $n } mehr.
me_table = { "*" }*{ $table }** · { $game } · { $channel }
me_table-at = { "*" }*{ $table }** · { $game } · { $channel } · { $guild }
me_table-lobby = -# wartet auf Leute
me_table-live = -# wartet auf andere
me_away =
    Abwesend: { $until }
    -# Per Post steht deine Uhr so lange still, höchstens drei Tage pro Partie, Pausen eingerechnet. In anderem Tempo spielt ein Stammgast.
me_away-none = nein
me_away-until = bis { $when }
me_pick-away = Abwesend für ...
me_away-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }
me_away-back = Wieder da
me_hidden =
    Verborgen: { $state }
    -# Andere sehen dich nicht in Ranglisten, auf Podesten und Seiten. Deine Partien zählen trotzdem.
me_hidden-on = Mich verbergen
me_hidden-off = Mich wieder zeigen
me_marks = Deine neuen Abzeichen am Ende einer Partie: { $state }
me_marks-on = Abzeichen melden
me_marks-off = Abzeichen verschweigen
me_digest = ### Diese Tische warten auf dich
me_digests =
    Sammelnachricht per Post: { $times }
    -# Eine Nachricht nennt die Tische, die auf dich warten; sonst kommen nur Erinnerungen.
me_digest-none = aus
me_digest-set = Sammelnachricht
me_digest-form = Sammelnachricht für Partien per Post
me_digest-first = Um, nach deiner Uhr
me_digest-second = Und um
me_digest-hint = Etwa 8:00 oder 7:30 pm. Beides leer heißt: keine Sammelnachricht.
me_table-paused = -# pausiert
me_table-waits = { "*" }*Wartet auf dich**
me_table-waits-until = { "*" }*Wartet auf dich** · endet { $when }
me_data = Alles, was über dich aufbewahrt wird, steht in dieser Datei.
me_forget = ### Deine Daten löschen?
me_forget-goes = Deine Einstellungen, Wertungen, Plätze in Ranglisten, Abzeichen, Podestplätze, Meldungen, Antworten zu Spieleabenden und Fragen und deine Wünsche, gerufen zu werden, werden auf allen Servern gelöscht. In beendeten Partien steht ein Code an deiner Stelle. Zwei Dinge bleiben in unlesbarer Form: eine Sperre, und 30 Tage lang, dass du es in den Partien dieser Tage warst, weil das begrenzt, wie viel die nächsten zählen. In Sicherungen können deine Daten noch bis zu 35 Tage stehen. Das lässt sich nicht rückgängig machen.
me_forget-button = Ja, vergiss mich
me_forgotten = Du bist vergessen. Außer in Sicherungen ist nichts mit deinem Namen übrig.

## help

help_title = ### Wie du anfängst
help_start =
    1. Tipp /table open und wähl ein Spiel.
    2. Freunde drücken *Mitspielen*; *Einrichten* setzt Stammgäste dazu, die der Computer spielt.
    3. Drück *Start*, dann *Meine Hand*: Nur du siehst sie, und von dort spielst du.
help_learn = Neu hier? /learn bringt dir in ein paar Minuten ein Spiel bei.
help_players =
    { "*" }*An einem Tisch**
    - /table join, leave, status, undo, report · die Knöpfe des Tisches tun dasselbe
    - /night plan, answer, move, cancel, list · Spieleabende
    - /deck new, card, show, export, import, contribute · eigene Decks bei The Red Dragon Inn
help_everybody =
    - /rules, /card und /case · wie ein Spiel geht, was eine Karte tut, und eine Regel Schritt für Schritt gezeigt
    - /replay · eine beendete Partie, Schritt für Schritt
    - /call · hier zu Partien gerufen werden, in denen ein Platz frei ist
    - /leaderboard und /stats · die Besten hier, und eine Seite über eine Person davon
    - /question · eine frühere Frage: Was hättest du gespielt?
    - /me tables, page, marks, settings, data, forget · deine Tische, deine Seite, Erwähnungen, Ruhezeiten, Sammelnachricht, abwesend, verborgen, nur Text, Pokerface, deine Daten
help_hosts =
    { "*" }*Wenn du einen Tisch leitest**
    - /table start, call, kick, pause, close, resend, beacon · Optionen und Tempo: vor dem Start unter *Einrichten*
help_admins =
    { "*" }*Wenn du den Server leitest**
    - /house settings, preset, unpreset, ban, unban, bans, ladder hide, ladder show, close, resume · Kanäle, Zahl der Tische, Nachrichten, Spieleabende als Events, Saisons und Fragen, Tempo, Hände, Bilder, Protokoll-Threads, Vorlagen, das Wort für einen Drink
help_sense = Ein Drink ist, was ihr wollt: Punkte, Wasser, Liegestütze. Passt aufeinander auf, und hört auf, wenn ihr genug habt.

## greeting

greeting_title = ### Barkeep hat geöffnet
greeting_what = Ich gebe die Karten für { $games }, gleich hier. Jede Person bekommt eine Hand, die sonst niemand sieht, und auf leeren Plätzen spielt der Computer.
greeting_begin = Öffnet einen Tisch, lasst eure Freunde dazukommen und drückt *Start*. Neu bei den Spielen? /learn bringt euch in ein paar Minuten eines bei.
greeting_house = -# Tische gehen in jedem Kanal, in den ich schreiben darf. Wer diesen Server verwaltet, kann wählen, in welchen.
greeting_open = Tisch öffnen
greeting_channel = Kanal wählen

## rules

rules_rulings = ### { $game }, Entscheide
rules_page = -# Seite { $page } von { $pages }
rules_section = ### { $game }: { $title }
rules_pictured = Im Bild: { $signs }.
rules_number = Entscheid { $first }
rules_numbers = Entscheide { $first } bis { $last }
rules_ruling = { "*" }*{ $number }. { $title }.** { $text }
rules_before = Zurück
rules_after = Weiter
rules_shuffle-choice = Die Mischung
rules_shuffle-sign = Niemand sucht die Karten aus
rules_shuffle =
    ### Die Mischung
    Bevor sich jemand setzt, versiegelt der Bot ein Geheimnis. Jede Person bringt eine Zahl von Discord mit, die vorher niemand kennt, und aus beidem folgen die Karten: Kein Zurücknehmen, kein Neustart und keine neue Version zieht noch einmal, und bringt eine geänderte Regel neue Zufallszahlen, sagt es das Protokoll. Die Lobby zeigt den Hash des Geheimnisses, der Tisch zu Beginn den aller Zahlen, und nur du erfährst deine eigene. Nach der Partie gibt *Protokoll* eine Datei: `python -m bot verify` spielt sie nach und beweist es, und docs/shuffle.md sagt, wie das ohne unser Programm geht. Eines lässt sich nicht beweisen: dass nicht jemand mit einem geänderten Programm Leute und Starts abgelehnt hat, bis die Karten passten. Und wo jemand allein spielt, ist nichts bewiesen, denn diese Zahl ist bekannt, bevor das Geheimnis gezogen wird.
rules_ladder-choice = Die Rangliste
rules_ladder-sign = Gewertet, wie gespielt wird
rules_ladder =
    ### Die Rangliste
    - Eine Partie wird für alle gewertet, die selbst einen Zug gespielt haben, wenn das mindestens zwei sind.
    - Siege über Leute, die über dir stehen, heben deine Wertung am meisten; Stammgäste werden nicht gewertet.
    - Eine Wertung beginnt bei 1000 und bewegt sich weniger, je mehr Partien du gespielt hast.
    - Wer den Tisch verlässt, landet hinten, wer zuerst geht, hinter allen anderen. Wer aus dem Spiel ist, hat es beendet.
    - Alle eigenen Züge zu verpassen, zählt beim zweiten Mal in 30 Tagen als Verlassen.
    - Jemanden zu entfernen, braucht eine Abstimmung; gewertet wird, wie ein Stammgast weiterspielt.
    - Auch Schließen und eine lange Pause brauchen eine Abstimmung.
    - Fünf Partien am Tag gegen dieselbe Person (20 in 30 Tagen) zählen voll.
    - Partien gegen Leute, die nur mit dir spielen, zählen weniger.
    - Teams haben ihre eigene Rangliste.

## card

card_title = ### { $name }
card_gloss = -# „{ $gloss }“
card_glossed = „{ $gloss }“
card_deck = Das Deck
card_rulings = { "*" }*Entscheide dazu**

## case

case_show-me = Zeig es mir
case_menu = { $n ->
    [one] Am Tisch gezeigt: { $n } Fall
   *[other] Am Tisch gezeigt: { $n } Fälle
 }
case_first =
    { "*" }*{ $says }**
    -# { $title } · { $rule }
case_again =
    { "*" }*{ $title }**
    -# { $rule }
case_step = -# Schritt { $n } von { $of } · { $title }
case_line = { $n }. { $says }
case_steps = Schritte
case_examples = Beispiele
case_not-applicable =
    { "*" }*{ $says }**
    -# { $source }
    Es gibt nichts zu zeigen: { $why }
case_names = Ada Ben Cleo Dan Elsa Finn Gina Hugo Iris Jack
case_passes = { $name } passt.
case_would = { $name } würde jetzt { $cards } spielen.
case_would-if = { $name } würde { $cards } spielen, wenn sonst niemand antwortet.
case_chooses = { $name } wählt.
case_timeout = Für { $name } läuft die Zeit ab.
case_minimum = Die Zeit ist um.
case_not-asked = { $name } wird nichts gefragt.
case_only-pass = { $name } kann nur passen.
case_only = { $name } kann { $cards } spielen und sonst nichts.
case_can = { $name } kann jetzt { $cards } spielen.
case_cannot = { $name } kann { $cards } jetzt nicht spielen.
case_tries = { $name } versucht { $cards } und erfährt: { $why }
case_tries-that = { $name } versucht etwas anderes und erfährt: { $why }
case_unseen = { $name } sieht { $cards } hier nicht.
case_unseen-public = Niemand sonst sieht hier { $cards }.
case_no-table = Schon der Tisch lässt sich nicht aufbauen: { $why }

## owner

owner_synced = Die Befehle sind an Discord geschickt.
owner_closing = Das Haus schließt kurz; die Partie bleibt erhalten.
owner_draining = { $n ->
    [one] Ab jetzt keine neuen Antworten; { $n } Tisch in Betrieb, aufgehoben bis zum nächsten Start.
   *[other] Ab jetzt keine neuen Antworten; { $n } Tische in Betrieb, aufgehoben bis zum nächsten Start.
 }
owner_backup-done = Kopiert nach { $path }, { $size }.
owner_backup-postgres = Die Datenbank ist PostgreSQL: Kopier sie mit pg_dump (wie, steht in docs/scaling.md).
owner_backup-failed = Es wurde keine Kopie gemacht: { $why }.
owner_troubles = { "*" }*Etwas ist schiefgegangen.** Näheres steht im Log.
owner_trouble = - { $when } `{ $what }`
owner_trouble-again = - { $when }, zuletzt von { $times } Malen: `{ $what }`
owner_trouble-more = { $n ->
    [one] - und { $n } andere Art von Fehlern
   *[other] - und { $n } andere Arten von Fehlern
 }
owner_disk-full = Die Platte ist voll: Bis wieder Platz ist, lässt sich kein Zug speichern.
owner_reports-none = Es warten keine Meldungen.
owner_reports-sent = { $n ->
    [one] { $n } Meldung per Direktnachricht an dich geschickt.
   *[other] { $n } Meldungen per Direktnachricht an dich geschickt.
 }
owner_reports-closed = Ich kann dir keine Direktnachrichten schicken, und Meldungen können Geheimnisse enthalten: Erlaub Direktnachrichten, und frag noch einmal.
owner_report =
    { "*" }*{ $reference }** · Tisch { $table } · { $when }
    { $text }
owner_report-waits = Du spielst selbst an diesem Tisch. Was dort gewählt und gesagt wurde, bekommst du darum, wenn die Partie zu Ende ist.
owner_report-digest = { $n ->
    [one]
        { "*" }*{ $n } Meldung ist da.** Für das Protokoll schick mir `@Barkeep reports`.
        { $lines }
   *[other]
        { "*" }*{ $n } Meldungen sind da.** Für die Protokolle schick mir `@Barkeep reports`.
        { $lines }
 }
owner_report-line = - **{ $reference }** · Tisch { $table } · { $when }: { $text }
owner_report-more = { $n ->
    [one] - und { $n } weitere Meldung
   *[other] - und { $n } weitere Meldungen
 }
owner_health =
    { "*" }*Barkeep { $version }** · discord.py { $library }
    In Betrieb seit { $since }
    Tische: { $live } laufen, { $lobby } warten, { $paused } pausiert
    Datenbank: { $size }, ein Commit dauerte { $commit } ms, letzte Prüfung: { $check }
    Letzte nächtliche Sicherung: { $backup }
    Herzschlag: { $heartbeat }
    Letzte angenommene Antwort: { $last }
    Gateway: { $latency }
    Wartende Meldungen: { $reports }
owner_health-share = Anteil { $share }: { $live } laufen, { $lobby } warten, { $paused } pausiert · Herzschlag: { $heartbeat } · Älteste Nachricht, die sein Prozess nicht gelesen hat: { $letter }
owner_no-letter = keine
owner_no-backup = keine; BARKEEP_BACKUPS nennt einen Ordner dafür
owner_backup-fails = { $made }; **der letzte Versuch ist gescheitert**: { $why }
owner_never = nie
owner_no-latency = nicht verbunden
owner_latency = { $ms } ms
owner_check-ok = in Ordnung, { $when }
owner_doctor = Ein Test der Direktnachrichten von `python -m bot doctor`. Er verschwindet von selbst.
owner_doctor-press = Ein Test von `python -m bot doctor`: Drück den Knopf, solange ich laufe. Das verschwindet von selbst.
owner_doctor-try = Private Antwort testen
owner_doctor-answer = Das ist eine private Antwort.
owner_doctor-answer-edited = Diese private Antwort wurde bearbeitet: Alles ist gut.
owner_doctor-tried = Du hast gedrückt und eine private Antwort bekommen.
owner_doctor-edited = Du hast gedrückt, und deine private Antwort wurde bearbeitet.
owner_check-damaged = { "*" }*beschädigt**, { $when }: { $found }. Spiel eine Sicherung ein.

## lesson

lesson_which = 🎓 **Welches Spiel willst du lernen?** Du spielst eine kurze Partie mit Anleitung; sie zählt nicht.
lesson_guide =
    -# 🎓 Deine Lektion
    { $text }
lesson_again = Deine Lektion geht hier weiter, an Tisch { $table }.
lesson_table = -# 🎓 { $name } lernt das Spiel, mit Anleitung.
lesson_shut =
    ### Tisch { $table } ist geschlossen
    Die Lektion ist zu Ende und zählt nicht. Tipp /learn, um neu anzufangen.

## lesson-button

lesson-button_on = Ohne Anleitung weiter
lesson-button_stop = Lektion beenden

## language

language_pick = Wähl eine Sprache
language_unread = Noch von niemandem geprüft, der die Sprache von klein auf spricht
language_now = Sprache: **{ $name }**
language_discord = die deines Discord
language_locale = die des Servers
language_house = Der Tisch spricht wie der Server
language_offer = Tische auf diesem Server können auf { $name } sein; die eigene Hand ist ohnehin für jede Person in ihrer Sprache.
language_take = Tische hier auf { $name }
language_taken = Tische hier sind von jetzt an auf { $name }. */house settings* ändert es.
