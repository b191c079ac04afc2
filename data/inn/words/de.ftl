### Was der Bot über The Red Dragon Inn sagt
### How this file is written: docs/translating.md

## refused

refused_which-drink = Welchen Drink meinst du: { $drinks }?

refused_not-now = { $card } lässt sich jetzt nicht spielen.

refused_not-your-action = { $card } ist eine Aktion: Du kannst sie nur in deiner eigenen Aktionsphase spielen.

refused_needs-cheating = { $card } lässt sich nicht auf die letzte Karte spielen.

refused_no-round = Du kannst { $card } nur in einer Glücksspielrunde spielen.

refused_teams-few = { $n ->
        [one] Es fehlt noch { $n } Person, Mensch oder Stammgast.
       *[other] Es fehlen noch { $n } Personen, Menschen oder Stammgäste.
    }

refused_teams-many = Mehr als { $most } können nicht mitspielen: { $n ->
        [one] Eine Person muss
       *[other] { $n } Personen müssen
    } gehen.

refused_teams-uneven = Jedes Team braucht { $size ->
        [one] { $size } Person
       *[other] { $size } Personen
    }: Jemand wechselt das Team, oder die Leitung mischt sie neu.

refused_character-taken = { $character } spielt schon jemand anderes.

refused_no-such-character = Diesen Charakter gibt es nicht.

refused_teams-wrong = Jedes Team hat { $n } Personen, die nebeneinander sitzen.

refused_one-boss-alone = Ein Boss spielt allein, und alle anderen sind ein Team.

refused_bosses-wrong = Jedes Team hat einen Boss und einen Lakaien.

refused_boss-no-villain = { $character } ist kein Schurke, und nur Schurken sind Bosse.

refused_characters-lacking = Der Zufall hat { $n ->
        [one] { $n } Charakter
       *[other] { $n } Charaktere
    } zur Auswahl, und { $wanted ->
        [one] { $wanted } Person will
       *[other] { $wanted } Personen wollen
    } einen.

refused_villains-lacking = Dafür braucht es { $least } Schurken als Bosse; es gibt { $n }.

refused_no-such-choice = Das kannst du jetzt nicht wählen: { $choice }.

refused_not-yours-to-yield = { "*" }Du zuerst* ist für das Team, das am Zug ist, solange mehrere davon noch etwas tun dürfen.

## game

game_inn = The Red Dragon Inn

## variant

variant_individual = Alle gegen alle

variant_two-headed-dragon = Zweiköpfiger Drache

variant_boss-battle = Bosskampf

variant_two-headed-boss-battle = Zweiköpfiger Bosskampf

variant_leaders-and-lackeys = Anführer und Lakaien

variant_boss-versus-boss = Boss gegen Boss

## variant-about

variant-about_individual = Jede Person für sich, 2 bis 8 Personen

variant-about_two-headed-dragon = Zweierteams teilen Ausdauer, Alkohol, Gold und Züge; 4, 6 oder 8 Personen

variant-about_boss-battle = Ein Schurke mit Boss-Karten gegen ein Team aus 2, 3 oder 4 Herausforderern

variant-about_two-headed-boss-battle = Teams aus zwei Schurken, alle mit Boss-Karten; so viele, wie es Schurken gibt

variant-about_leaders-and-lackeys = Teams aus einem Schurken mit Boss-Karten und einem Lakaien; 4, 6 oder 8 Personen

variant-about_boss-versus-boss = Schurken mit Boss-Karten, jeder für sich; so viele, wie es Schurken gibt

## side

side_boss = Der Boss

side_challengers = Die Herausforderer

## role

role_boss = Boss

role_lackey = Lakai

role_challengers = Herausforderer

## swap

swap_boss = Boss tauschen

## ladder

ladder_inn-teams = The Red Dragon Inn in Teams

ladder_inn-boss = The Red Dragon Inn, Bosskämpfe

ladder_inn-own = The Red Dragon Inn, eigene Decks

## as

as_inn-boss = als { $role } { $wins } von { $games }

## chapters

chapters_inn = Eine Seite für jeden Charakter

## drunk

drunk_inn = { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    }

## commands

commands_inn = The Red Dragon Inn spielen

commands_gamble = Glücksspielrunden im Gasthaus

commands_inn-hand = Deine Hand ansehen

commands_inn-team = Dein Team: die Hände der anderen, wer schon dran war, was gesagt wurde

commands_inn-potion = Einen Trank deines Teams nutzen

commands_inn-champion = Den Champion deines Teams benennen

commands_inn-say = Deinem Team etwas sagen; sonst liest es niemand

commands_inn-discard = Karten ablegen und ziehen; ohne Karte behältst du alle

commands_inn-play = Eine Karte spielen

commands_inn-respond = Auf das antworten, was gerade geschieht

commands_inn-pass = Passen, oder keine Aktion spielen; until gibt einen Dauerauftrag zu passen

commands_inn-order = Sagen, wer den Drink bekommt

commands_inn-drink = Über einen Drink entscheiden: behalten oder teilen, annehmen oder ablehnen, erster oder zweiter

commands_inn-choose = Wählen, was eine Karte oder ein Ereignis tut, ein Angebot annehmen, tun, was du jederzeit darfst

commands_inn-why = Warum eine Karte deiner Hand jetzt nicht geht, und wann sie ginge

commands_inn-what-if = Was geschähe, wenn du jetzt eine Karte spielst und niemand antwortet; ändert nichts

commands_inn-sell = Eine Karte verkaufen, die vor dir liegt, jederzeit

commands_inn-use = Eine Karte nutzen, die vor dir liegt, oder tun, was dein Charakter jederzeit darf

commands_inn-bid = Bieten, oder geheim wählen, wie viel Gold

commands_inn-character = Vor der Partie deinen Charakter wählen

commands_gamble-play = Eine Glücksspiel- oder Falschspielkarte spielen

commands_gamble-pass = In der Runde passen

## describe

describe_potion = Wofür

describe_champion = Wer von euch

describe_say = Was du ihnen sagst

describe_which-card = Welche Karte

describe_choice = Deine Wahl

describe_amount = Wie viel

describe_sold-card = Welche Karte du verkaufst

describe_buyer = An wen

describe_used = Was du nutzt oder tust

describe_first-card = Eine Karte

describe_further-card = Noch eine Karte

describe_character = Welcher Charakter, oder Zufall

describe_for-whom = Für wen

describe_share = Mit wem teilen

describe_unless = Nur wenn sonst niemand antwortet

describe_until = Ein Dauerauftrag; er gilt, bis du ihn zurücknimmst

describe_target = Auf wen, oder welcher Drink; mehrere mit Komma trennen

## card

card_in-deck = { $deck }: { $n }

card_side-deck = { $character }, { $side }

card_everywhere = { $n } in jedem Deck

card_not-in = keine für { $decks }

card_retired = In keinem Deck mehr; an älteren Tischen kann sie noch vorkommen.

card_ours = Von uns, zumindest teilweise: Aus dem Spiel kennen wir nicht alles an dieser Karte.

## inn

inn_the-inn = das Gasthaus

inn_you = du

inn_nobody = niemand

inn_plays = { $name } ist { $character }

inn_mark = { $name } { $n }

inn_on = { $card } → { $target }

inn_answer-on = { $card } auf { $target }

inn_whom = { $card } auf …

inn_deck = Drink-Deck: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

inn_contest = Wetttrinken: { $names }

inn_round = Glücksspielrunde: **{ $pot } Gold** im Topf, Führung: { $control }; dabei: { $names }

inn_seat = { $mark } **{ $name }**{ $patron } · { $character } · noch **{ $gap }** bis zum Umkippen (Ausdauer **{ $fortitude }**, Alkohol **{ $alcohol }**) · { $gold } Gold · Hand { $hand } · Stapel { $pile }

inn_seat-out = ✖ { $name }{ $patron } · { $character } · { $how }

inn_out-asleep = oben im Bett

inn_out-broke = ohne Gold, im Stall

inn_awake = noch wach

inn_you-asleep = Du bist umgekippt. Schlaf gut.

inn_you-broke = Du hast kein Gold mehr und bist raus. Gut gespielt.

inn_team = { $mark } { $names } · noch **{ $gap }** bis zum Umkippen (Ausdauer **{ $fortitude }**, Alkohol **{ $alcohol }**) · { $gold } Gold · { $n ->
        [0] keine Tränke
        [one] { $n } Trank
       *[other] { $n } Tränke
    }

inn_team-out = ✖ { $names } · { $how }

inn_mate = - { $name }{ $patron } · { $character } · Hand { $hand } · Stapel { $pile }

inn_mate-out = - { $name }{ $patron } · { $character }

inn_champion = **Champion**

inn_place-team = { $medal } **{ $place }.** { $names } · { $how }

inn_place-player = { $name }{ $patron } ({ $character })

inn_place = { $medal } **{ $place }.** { $name }{ $patron } · { $character } · { $how }

inn_left-with = { $how }, { $gold ->
        [0] kein Gold
       *[other] { $gold } Gold
    }

inn_lobby-seat = { $character }

inn_lobby-chance = Charakter per Zufall

inn_lobby-manner = -# { $manner }

inn_lobby-gone = { $gone }

inn_lobby-missing = { $name }: Das Deck von „{ $code }“ fehlt. Wähl einen anderen Charakter, oder überlass es dem Zufall.

inn_gone = „{ $code }“, das Deck fehlt

inn_by-chance = Zufall

inn_pick-edition = Eine andere Edition

inn_pick-chance = Zufallscharaktere kommen aus allen Editionen

inn_character-set = Du bist { $character }.

inn_character-chance = Du bekommst einen Charakter per Zufall.

inn_drink-of = { $name }: { $drinks }

inn_drink-to = { $drink } → { $name }

inn_thing-of = { $name }: { $card }

inn_thing-stands = bleibt für { $n } Gold

inn_in-front-of = eine Karte vor { $name }

inn_stands = noch { $gap } bis zum Umkippen, { $gold ->
        [0] kein Gold
       *[other] { $gold } Gold
    }

inn_stands-falling = kurz vor dem Umkippen, { $gold ->
        [0] kein Gold
       *[other] { $gold } Gold
    }

inn_stands-named = { $name }: { $stands }

inn_stands-after = { $name } ({ $stands })

inn_stats = { $stands } · Ausdauer { $fortitude }, Alkohol { $alcohol }

inn_card = { $sign } { $card }{ $times } · { $kind }: { $text }

inn_card-now = ▶ { $sign } **{ $card }**{ $times } · { $kind }: { $text }

inn_card-text = siehe /card

inn_card-in-front = { $told } (vor dir)

inn_times = ×{ $n }

inn_no-cards = Deine Hand ist leer.

## inn-head

inn-head_discard = { "*" }*{ $name }** legt ab und zieht

inn-head_action = { "*" }*{ $name }** ist am Zug

inn-head_action-played = { "*" }*{ $name }** darf noch ausliegende Karten nutzen

inn-head_order = { "*" }*{ $name }** bestellt einen Drink

inn-head_ordered = { "*" }*{ $name }** hat einen Drink bestellt und darf eine Karte spielen

inn-head_ordered-short = { "*" }*{ $name }** darf noch eine Karte spielen

inn-head_where = { "*" }*{ $name }** wählt, wer den Drink bekommt

inn-head_share = { "*" }*{ $name }** darf den Drink teilen

inn-head_challenge = { "*" }*{ $name }** darf die Herausforderung annehmen

inn-head_dare = { "*" }*{ $name }** wählt einen Drink

inn-head_gamble = { "*" }*{ $name }** spielt um den Topf oder passt; { $pot } Gold im Topf, Führung: { $control }

inn-head_gamble-short = { "*" }*{ $name }** spielt oder passt; { $pot } Gold im Topf

inn-head_choose = { "*" }*{ $name }** entscheidet: { $card }

inn-head_choose-short = { "*" }*{ $name }** wählt, was die Karte tut

inn-head_ante = { $card }: **{ $name }** wählt, wie viel das Gasthaus setzt

inn-head_ante-short = { "*" }*{ $name }** wählt, wie viel das Gasthaus setzt

inn-head_bid = { $card }: **{ $name }** bietet oder passt; { $bid }

inn-head_bid-short = { "*" }*{ $name }** bietet oder passt; { $bid }

inn-head_secret = { $card }: Warten auf **{ $name }**, Gold geheim wählen

inn-head_secret-short = Warten auf **{ $name }**: Gold geheim wählen

inn-head_discard-cards = { "*" }*{ $name }** legt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab

inn-head_cost = { "*" }*{ $name }** zahlt für eine Karte

inn-head_keep = { "*" }*{ $name }** wählt, welche Karte bleibt

inn-head_front = { "*" }*{ $name }** legt eine ausliegende Karte ab

inn-head_added = { "*" }*{ $name }** wählt ein Ziel für { $card }

inn-head_added-short = { "*" }*{ $name }** wählt ein Ziel

inn-head_divide = { $card }: **{ $name }** teilt die Karten in zwei Stapel

inn-head_divide-short = { "*" }*{ $name }** teilt Karten in zwei Stapel

inn-head_pile = { $card }: **{ $name }** nimmt einen der beiden Stapel

inn-head_pile-short = { "*" }*{ $name }** nimmt einen von zwei Stapeln

inn-head_borrow = { $card }: **{ $name }** sucht eine Karte zum Spielen ({ $hand })

inn-head_borrow-short = { "*" }*{ $name }** sucht eine Karte ({ $hand })

inn-head_give = { $card }: **{ $name }** wählt, wer { $n } { $counter } bekommt

inn-head_give-short = { "*" }*{ $name }** wählt, wer { $n } { $counter } bekommt

inn-head_take = { "*" }*{ $name }** nimmt eine Karte aus einem Nebendeck

inn-head_buy = { "*" }*{ $name }** darf aus einem Nebendeck kaufen

inn-head_wages = { "*" }*{ $name }** zahlt für { $card } oder legt die Karte ab

inn-head_wages-short = { "*" }*{ $name }** zahlt für eine Karte oder legt sie ab

inn-head_sale = { "*" }*{ $name }** darf von { $seller } { $card } für { $price } Gold kaufen

inn-head_sale-short = { "*" }*{ $name }** darf von { $seller } eine Karte für { $price } Gold kaufen

inn-head_may = { "*" }*{ $name }** darf die Kraft des Charakters nutzen

inn-head_deal = { "*" }*{ $name }** verteilt Drinks, die sonst niemand sieht

inn-head_drink = Trinken, eins nach dem anderen, Reihenfolge egal: **{ $name }**

inn-head_champion = { "*" }*{ $name }** benennt den Champion des Teams

inn-head_window = Antworten oder passen: { $what }{ $until }

inn-head_natural = { $begins ->
        [name] { $what }
       *[words] { CAP($what) }
    }
    { "*" }Kannst du antworten? Schau auf deine Hand*{ $until }

## inn-brief

inn-brief_others = { $name } und { $n } andere

inn-brief_action = { $name } spielt eine Aktion

inn-brief_action-you = du spielst eine Aktion

inn-brief_sometimes = { $name } spielt eine Manchmal-Karte

inn-brief_sometimes-you = du spielst eine Manchmal-Karte

inn-brief_anytime = { $name } spielt eine Jederzeit-Karte

inn-brief_anytime-you = du spielst eine Jederzeit-Karte

inn-brief_gambling = { $name } spielt eine Glücksspielkarte

inn-brief_gambling-you = du spielst eine Glücksspielkarte

inn-brief_cheating = { $name } spielt eine Falschspielkarte

inn-brief_cheating-you = du spielst eine Falschspielkarte

inn-brief_card = { $name } spielt eine Karte

inn-brief_card-you = du spielst eine Karte

inn-brief_use = { $name } nutzt eine Karte

inn-brief_use-you = du nutzt eine Karte

inn-brief_on = { $what } auf { $targets }

inn-brief_drink = ein Drink für { $names } ({ $effects })

inn-brief_drink-together = Drinks für { $names } (je { $effects })

inn-brief_drink-alone = ein Drink für { $names }

inn-brief_drink-together-alone = Drinks für { $names }

inn-brief_event = { $name } deckt ein Ereignis auf

inn-brief_event-you = du deckst ein Ereignis auf

inn-brief_encounter = ein Ereignis tritt ein

inn-brief_chosen = die Karte von { $name } wirkt

inn-brief_chosen-you = deine Karte wirkt

inn-brief_chosen-event = das Ereignis wirkt

inn-brief_chosen-it = es wirkt

inn-brief_alcohol = { SIGNED($n) } Alkohol

inn-brief_fortitude = { SIGNED($n) } Ausdauer

inn-brief_draw = zieht { $n }

inn-brief_gold = { SIGNED($n) } Gold

## inn-hand

inn-hand_discard = { "*" }*Leg ab, was du nicht brauchst, dann ziehst du**{ $until }

inn-hand_action = { "*" }*Deine Aktionsphase: Spiel eine Karte oder keine**{ $until }

inn-hand_action-played = { "*" }*Deine Aktion ist gespielt: Nutz, was vor dir liegt, oder mach weiter**{ $until }

inn-hand_order = { "*" }*Bestell jemandem einen Drink**{ $until }

inn-hand_ordered = { "*" }*Dein Drink ist bestellt: Spiel eine Karte, oder mach weiter**{ $until }

inn-hand_where = { "*" }*Wer bekommt diesen Drink?**{ $until }

inn-hand_share = { "*" }*{ $drink } teilen?**{ $until }

inn-hand_challenge = { "*" }*Herausforderung annehmen?**{ $until }

inn-hand_dare = { "*" }*Welcher Drink ist deiner?**{ $until }

inn-hand_gamble = { "*" }*Spiel um den Topf oder pass**{ $until }

inn-hand_choose = { "*" }*{ $card }: Was geschieht?**{ $until }

inn-hand_way = - { $way }

inn-hand_numbered = { $n }. { $card } · { $kind }: { $text }

inn-hand_buys = -# { $text }

inn-hand_offered-card = - { $card }: { $text }

inn-hand_offered-deck = - { $deck }, noch { $n }: { $kinds }

inn-hand_offered-kind = { $n }× { $kind }

inn-hand_ante = { "*" }*Wie viel vom Einsatz zahlt das Gasthaus?** Jedes Gold kostet Ausdauer{ $until }

inn-hand_bid = { "*" }*{ $card }: Biete oder pass**; { $bid }{ $until }

inn-hand_secret = { "*" }*{ $card }: Wie viel Gold wählst du geheim?** Alle zeigen ihres zugleich{ $until }

inn-hand_discard-cards = { "*" }*Leg { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab**{ $until }

inn-hand_discard-cards-for = { "*" }*{ $card }: Leg { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab**{ $until }

inn-hand_cost = { "*" }*{ $card } kostet { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } aus deiner Hand**{ $until }

inn-hand_keep = { "*" }*{ $card }: Welche Karte behältst du?** Die anderen werden abgelegt{ $until }

inn-hand_front = { "*" }*{ $card } ist eine Karte zu viel vor dir: Welche legst du ab?**{ $until }

inn-hand_added = { "*" }*{ $card }: Auf wen?**{ $until }

inn-hand_divide = { "*" }*{ $card }: Teil die Karten in zwei Stapel.** { $player } nimmt einen davon{ $until }

inn-hand_pile = { "*" }*{ $card }: Welchen Stapel nimmst du?** Der andere wird abgelegt{ $until }

inn-hand_borrow = { "*" }*{ $card }, { $hand }: Welche Karte spielst du?** Mit keiner davon passt du{ $until }

inn-hand_give = { "*" }*{ $card }: Wer bekommt { $n } { $counter }?**{ $until }

inn-hand_take = { "*" }*Nimm eine Karte aus einem Nebendeck**{ $until }

inn-hand_buy = { "*" }*Für { $n } { $counter } eine Karte aus einem Nebendeck kaufen?**{ $until }

inn-hand_wages = { "*" }*{ $card } würde Ausdauer verlieren: Zahlst du den Lohn, oder legst du die Karte ab?**{ $until }

inn-hand_sale = { "*" }*{ $card } von { $seller } für { $price } Gold kaufen?**{ $until }

inn-hand_may = { "*" }*{ $text }?**{ $until }

inn-hand_deal = { "*" }*{ $card }: Verteil diese Drinks**; sonst sieht sie niemand{ $until }

inn-hand_drink = { "*" }*Deck deinen Drink jetzt auf, oder lass dein Team vor**{ $until }

inn-hand_champion = { "*" }*Wer ist Champion deines Teams?**{ $until }

inn-hand_window = { "*" }*Antworten oder passen**: { $what }{ $until }

inn-hand_answered = { "*" }*Du hast geantwortet.** Jetzt die anderen: { $what }{ $until }

inn-hand_answered-all = { "*" }*Du hast geantwortet.** Jetzt die anderen.

inn-hand_changing = Deine Antwort: **{ $answer }**; du kannst sie ändern, solange dieser Moment dauert: { $what }{ $until }

inn-hand_saves = { "*" }*Niemand wartet auf dich**, aber mit { $cards } kannst du dich retten.

inn-hand_saving = Mit { $cards } kannst du dich retten

## inn-team

inn-team_head-discard = Warten auf **{ $name }**: ablegen

inn-team_head-action = Warten auf **{ $name }**: Aktion{ $done }

inn-team_head-order = Nächste Bestellung: **{ $name }**, noch { $n }

inn-team_head-ordered = Die Drinks sind bestellt. Noch eine Karte? **{ $name }**

inn-team_head-ordered-short = Noch eine Karte? **{ $name }**

inn-team_head-drink = Warten auf **{ $name }**: trinken{ $done }

inn-team_head-champion = Warten auf **{ $name }**: Champion benennen ({ $what })

inn-team_head-champion-short = Warten auf **{ $name }**: Champion benennen

inn-team_head-boss-action = { "*" }*{ $name }** spielt eine Aktion, noch { $n }

inn-team_head-boss-order = { "*" }*{ $name }** bestellt einen Drink, noch { $n }

inn-team_done = ; fertig: { $names }

inn-team_hand-discard = { "*" }*Leg ab, was du nicht brauchst**; du ziehst, sobald dein ganzes Team gewählt hat{ $until }

inn-team_hand-action = { "*" }*Aktionen deines Teams: Spiel deine, oder lass dein Team vor**{ $until }

inn-team_hand-action-last = { "*" }*Aktionen deines Teams: Spiel deine**{ $until }

inn-team_hand-action-played = { "*" }*Deine Aktion ist gespielt: Nutz, was vor dir liegt, oder drück Fertig**{ $until }

inn-team_hand-order = { "*" }*Bestell einen Drink für ein anderes Team; dein Team hat noch { $n }**{ $until }

inn-team_hand-ordered = { "*" }*Die Drinks sind bestellt: Spiel eine Karte, oder drück Fertig**{ $until }

inn-team_hand-drink = { "*" }*Deck deinen Drink auf, oder lass dein Team vor**{ $until }

inn-team_hand-champion = { "*" }*Wer ist Champion deines Teams?** { CAP($what) }{ $until }

inn-team_hand-boss-action = { "*" }*Deine Aktionsphase: Spiel eine Karte oder keine; noch { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    }**{ $until }

inn-team_hand-boss-order = { "*" }*Bestell einen Drink: noch { $n }**{ $until }

inn-team_stake = { $what }: { $text }

inn-team_now = Dein Team: { $told }

inn-team_now-boss = Du, der Boss: { $told }

inn-team_ready-discard = bereit: { $names }

inn-team_ready-action = fertig: { $names }

inn-team_ready-drink = fertig: { $names }

inn-team_left-discard = noch beim Ablegen: { $names }

inn-team_left-action = noch am Zug: { $names }

inn-team_left-drink = noch beim Trinken: { $names }

inn-team_left-order = noch { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } zu bestellen

inn-team_left-actions = noch { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    }

inn-team_tokens = { $n ->
        [0] keine Tränke
        [one] { $n } Trank
       *[other] { $n } Tränke
    }

inn-team_answered = { $name } antwortet mit **{ $answer }**

inn-team_for = { $card } (für { $name })

inn-team_hands = Wessen Hand?

inn-team_hand-own = Meine Hand

inn-team_hand-of = Hand von { $name }

inn-team_hand-n = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## inn-say

inn-say_hint = Sag deinem Team etwas

inn-say_form = Höchstens 200 Zeichen, nur für dein Team

inn-say_own = Etwas anderes …

inn-say_line = 💬 **{ $name }**: { $text }

inn-say_first = Du zuerst.

inn-say_ignore = Das kann ich ignorieren.

inn-say_through = Lass es durchgehen.

inn-say_help = Kannst du das stoppen?

inn-say_mine = Das übernehme ich.

inn-say_told = Dein Team liest: **{ $line }**

## inn-item

inn-item_card = { $name } spielt { $card }

inn-item_card-you = du spielst { $card }

inn-item_card-on = { $name } spielt { $card } auf { $targets }

inn-item_card-on-you = du spielst { $card } auf { $targets }

inn-item_hit-you = dich

inn-item_from-you = dir

inn-item_use = { $name } nutzt { $card }

inn-item_use-you = du nutzt { $card }

inn-item_use-on = { $name } wendet { $card } auf { $targets } an

inn-item_use-on-you = du wendest { $card } auf { $targets } an

inn-item_bite = { $card } trifft { $names }

inn-item_time = { $name }: { $card }

inn-item_time-you = { $card } bei dir

inn-item_wages = { $name } zahlt Lohn

inn-item_wages-you = du zahlst Lohn

inn-item_gained = frisches Gold für { $names }

inn-item_taken = der Topf geht an { $names }

inn-item_drink = { $name } trinkt { $drinks } ({ $effects })

inn-item_drink-you = { $name } trinkst { $drinks } ({ $effects })

inn-item_times = { $name } ({ $n }×)

inn-item_drink-together = { $names } trinken { $drinks } ({ $effects })

inn-item_revealing = { $name } deckt einen Drink auf

inn-item_revealing-you = du deckst einen Drink auf

inn-item_ignored = der Drink von { $names } wird ignoriert

inn-item_ignored-you = dein Drink wird ignoriert

inn-item_event = { $name } deckt das Ereignis { $drink } auf

inn-item_event-you = du deckst das Ereignis { $drink } auf

inn-item_refill = alle zahlen 1 Gold für ein neues Drink-Deck

inn-item_refill-teams = jedes Team zahlt 1 Gold für ein neues Drink-Deck

inn-item_collect-teams = { $name } bekommt 1 Gold von jedem anderen Team

inn-item_collect-teams-you = du bekommst 1 Gold von jedem anderen Team

inn-item_collect-team = { $name } bekommt 1 Gold vom anderen Team

inn-item_collect-team-you = du bekommst 1 Gold vom anderen Team

inn-item_collect-one = { $name } bekommt 1 Gold von { $payer }

inn-item_collect-one-you = du bekommst 1 Gold von { $payer }

inn-item_encounter = das Ereignis { $card }

inn-item_chosen = { $card } wirkt

inn-item_collect = { $name } bekommt 1 Gold von allen anderen

inn-item_collect-you = du bekommst 1 Gold von allen anderen

inn-item_hurt = ein Treffer gegen { $names }

inn-item_won = { $name } gewinnt gleich die Runde

inn-item_won-you = du gewinnst gleich die Runde

inn-item_losing = letzte Chance für { $names }

inn-item_saved = Rettung für { $names }

inn-item_phase = { $name } muss gleich trinken

inn-item_phase-you = du musst gleich trinken

## inn-stays

inn-stays_for-sale = { $card } ({ $n } Gold)

inn-stays_counter = { $title } { $n }

inn-stays_front = ausgelegt: { $cards }

inn-stays_front-count = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } ausgelegt

inn-stays_played = in dieser Phase gespielt: { $cards }

inn-stays_played-count = { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    } in dieser Phase gespielt

inn-stays_of-other = { $card } von { $name }

inn-stays_used = { $card } (benutzt)

inn-stays_holds = { $card } (gilt)

inn-stays_side = { $title } { $n }

inn-stays_side-discards = { $title } { $n } ({ $discards } abgelegt)

inn-stays_backs = { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    } aus „{ $title }“

inn-stays_open = spielt mit offener Hand: { $cards }

inn-stays_no-cards = keine Karten

inn-stays_ignores = muss { $kinds } ignorieren

inn-stays_away = weg

inn-stays_away-turn = weg bis zum nächsten Zug

inn-stays_away-own-turn = weg bis zum eigenen nächsten Zug

inn-stays_encounters = { $name }: noch { $n ->
        [one] { $n } Zähler
       *[other] { $n } Zähler
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## inn-to-you

inn-to-you_changes = Für dich: { $what }

inn-to-you_happens = { CAP($what) }

inn-to-you_nothing = Für dich ändert das nichts

inn-to-you_none = nichts

inn-to-you_fortitude = { SIGNED($n) } Ausdauer (von { $before } auf { $after })

inn-to-you_alcohol = { SIGNED($n) } Alkohol (von { $before } auf { $after })

inn-to-you_gold = { SIGNED($n) } Gold (von { $before } auf { $after })

inn-to-you_gap = noch { $gap } übrig

inn-to-you_gap-alone = dir bleiben { $after } (vorher { $before })

inn-to-you_may = Wenn ja: { SIGNED($n) } { $counter } (von { $before } auf { $after }); noch { $gap } übrig

inn-to-you_may-asleep = Wenn ja: { SIGNED($n) } { $counter } (von { $before } auf { $after }); **damit kippst du um**

inn-to-you_draw = du ziehst { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }

inn-to-you_unseen = { $n ->
        [one] { $n } Drink, den
       *[other] { $n } Drinks, die
    } noch niemand gesehen hat

inn-to-you_unsure = es kann noch mehr kommen

inn-to-you_asleep = { "*" }*damit kippst du um**

inn-to-you_asleep-maybe = { "*" }*damit kippst du vielleicht um**

inn-to-you_asleep-already = { "*" }*du kippst gleich um**

inn-to-you_broke = { "*" }*ohne Gold bist du raus**

inn-to-you_broke-maybe = { "*" }*ohne Gold bist du vielleicht raus**

inn-to-you_broke-already = { "*" }*du hast kein Gold mehr und bist gleich raus**

inn-to-you_draw-more = Du ziehst { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }, und für jede abgelegte eine mehr

inn-to-you_draw-each = Du ziehst für jede abgelegte Karte eine neue

inn-to-you_draw-beyond = Du ziehst nur, wenn du mehr als { $n } ablegst

inn-to-you_drinks = Am Ende deines Zuges wartet ein Drink auf dich. Jetzt noch { $gap } bis zum Umkippen

inn-to-you_drinks-many = Am Ende deines Zuges trinkst du den obersten deiner { $n } Drinks. Jetzt noch { $gap } bis zum Umkippen

inn-to-you_sobers = Auf dich wartet kein Drink: Am Ende deines Zuges wirst du nüchterner (Alkohol von { $before } auf { $after }). Dann noch { $gap } bis zum Umkippen

inn-to-you_sober = Auf dich wartet kein Drink, und du bist nüchtern

inn-to-you_where = Du hast { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } zu vergeben

inn-to-you_gamble = Für dich: +{ $pot } Gold, wenn du die Führung übernimmst und alle anderen passen; nichts, wenn du passt

inn-to-you_accept = 2 Drinks, die noch niemand gesehen hat, dann bis zu +{ $n } Gold, wenn du noch wach bist

inn-to-you_if-keep = Alles trinken: { $what }.

inn-to-you_if-share = Teilen: { $what }.

inn-to-you_if-accept = Annehmen: { $what }.

inn-to-you_if-decline = Ablehnen: { $what }.

inn-to-you_if-first = Der erste: { $what }.

inn-to-you_if-second = Der zweite: { $what }.

## inn-prospect

inn-prospect_you = du

inn-prospect_moves = { $name } von { $before } auf { $after }

inn-prospect_stays = { $name } bei { $after }

inn-prospect_gold = { $told }, { SIGNED($n) } Gold

inn-prospect_asleep = { $who ->
        [you] du kippst
       *[one] { $name } kippt
    } um

inn-prospect_broke = { $name } ohne Gold

inn-prospect_saves = rettet dich

## inn-amount

inn-amount_alcohol = { SIGNED($n) } Alkohol

inn-amount_fortitude = { SIGNED($n) } Ausdauer

inn-amount_draw = zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }

inn-amount_gold = { SIGNED($n) } Gold

inn-amount_none = keine Wirkung

## inn-event

inn-event_seated = { $names }.

inn-event_starts = { $name } fängt an.

inn-event_turn = { $name } ist am Zug.

inn-event_discarded = { $name } legt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab.

inn-event_drew = { $name } zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.

inn-event_reshuffled = { $name } mischt den Ablagestapel zu einem neuen Deck.

inn-event_played = { $name } spielt { $card }{ $cost }.

inn-event_played-on = { $name } spielt { $card } auf { $targets }{ $cost }.

inn-event_negated = { $card } wird aufgehoben.

inn-event_negated-of = { $card } von { $name } wird aufgehoben.

inn-event_ignored = { $name } ignoriert { $card }.

inn-event_ignored-anyway-away = { $name } ist weg und ignoriert { $card }.

inn-event_ignored-anyway-kind = { $name } ignoriert vorerst jede Karte der Art { $kind }, auch { $card }.

inn-event_ignored-anyway-before = { $name } hat { $card } schon ignoriert.

inn-event_ignored-anyway-alone = Sonst ist niemand mehr da, also ignoriert { $name } { $card }.

inn-event_no-effect = { $card } bleibt ohne Wirkung.

inn-event_fortitude = { $name }: { SIGNED($by) } Ausdauer, jetzt { $now }.

inn-event_fortitude-stays = { $name } bleibt bei { $now } Ausdauer.

inn-event_alcohol = { $name }: { SIGNED($by) } Alkohol, jetzt { $now }.

inn-event_alcohol-stays = { $name } bleibt bei { $now } Alkohol.

inn-event_paid = { $name } zahlt { $n } Gold an { $target }.

inn-event_paid-inn-gets = { $name } zahlt dem Gasthaus { $n } Gold.

inn-event_paid-inn = Das Gasthaus zahlt { $n } Gold für { $name }.

inn-event_paid-none = { $name } zahlt nichts.

inn-event_paid-nothing = { $name } hat kein Gold für { $target }.

inn-event_ante = { $name } setzt { $n } Gold; im Topf: { $pot }.

inn-event_ante-no = { $name } hat kein Gold zum Setzen.

inn-event_ante-inn = Das Gasthaus setzt { $n } Gold für { $name }; im Topf: { $pot }.

inn-event_ante-none = Der Einsatz von { $name } ist gezahlt.

inn-event_gold = { $name }: { SIGNED($by) } Gold, jetzt { $now }.

inn-event_potion-fortitude = { $name } nutzt einen Trank: +6 Ausdauer.

inn-event_potion-alcohol = { $name } nutzt einen Trank: -6 Alkohol.

inn-event_potion-gold = { $name } nutzt einen Trank: +3 Gold vom Gasthaus.

inn-event_champion = { $name } ist Champion des Teams.

inn-event_pot = { $name } nimmt { $n } Gold aus dem Topf.

inn-event_pot-empty = Im Topf ist nichts für { $name }.

inn-event_pot-nobody = Das Gasthaus bekommt { $n } Gold aus dem Topf.

inn-event_drinks-filled = Ein neues Drink-Deck steht bereit, mit { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.

inn-event_served = Auf { $name } { $pile ->
        [one] wartet { $pile } Drink
       *[other] warten { $pile } Drinks
    }.

inn-event_drinks-out = Das Drink-Deck ist leer: Ein neues kostet jede Person 1 Gold.

inn-event_ordered = { $name } bestellt einen Drink für { $target }.

inn-event_revealed = { $name } deckt { $drink } auf.

inn-event_drink-split = { $name } teilt den Drink mit { $target }.

inn-event_sobers = { $name } hat nichts zu trinken und wird nüchterner.

inn-event_sobers-emptied = { $name } hat keinen Drink mehr für die Trinkphase und wird nüchterner.

inn-event_drink-ignored = { $name } ignoriert den Drink.

inn-event_drink-unpaid = { $name } ignoriert den Drink und zahlt dafür nichts an { $target }.

inn-event_drink-passed = Der Drink von { $name } geht an { $target }.

inn-event_drink-add = Der Drink von { $name } wird um { $n } stärker.

inn-event_drink-add-less = Der Drink von { $name } wird um { $n } schwächer.

inn-event_drink-replace = Der Drink von { $name } hat jetzt { $n } Alkohol.

inn-event_drink-convert = Der Drink von { $name } gibt Ausdauer statt Alkohol.

inn-event_drink-stays = { $drink } kommt auf den Trink-mich!-Stapel von { $name }, dort { $pile ->
        [one] liegt jetzt { $pile } Drink
       *[other] liegen jetzt { $pile } Drinks
    }.

inn-event_drink-under = { $drink } kommt unter das Drink-Deck.

inn-event_drink-half = Der Drink von { $name } wird halbiert.

inn-event_drink-reward = { $name } bekommt { $n } Gold, wenn der Drink getrunken ist.

inn-event_drink-half-down = Vom Drink von { $name } ist nur die Hälfte übrig.

inn-event_drink-season = Der Drink von { $name } wird gepanscht: { $amounts }.

inn-event_drink-count = Im Drink von { $name } sind jetzt { $n } { $counter }.

inn-event_looked-at = { $name } sieht sich { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } des Drink-Decks an.

inn-event_put-in-front = { $card } bleibt vor { $name } liegen.

inn-event_left-front = { $card } vor { $name } wird abgelegt.

inn-event_left-front-unpaid = { $card } verlässt { $name }.

inn-event_side-revealed = { $name } deckt { $card } auf, aus „{ $side }“.

inn-event_side-shuffled = { $name } mischt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } zurück in „{ $side }“.

inn-event_side-taken = { $name } nimmt eine Karte aus „{ $side }“.

inn-event_sold = { $name } verkauft { $card } für { $price } Gold an { $target }.

inn-event_sale-declined = { $target } kauft { $card } nicht: { $name } will { $price } Gold dafür.

inn-event_thing-kept = { $card } bleibt bei { $name }.

inn-event_counter = { $name }: { SIGNED($by) } { $counter }, jetzt { $now }.

inn-event_counter-bites = { $name } legt 1 { $counter } ab und hat noch { $now }.

inn-event_counter-bites-last = { $name } legt 1 { $counter } ab, das war der Rest.

inn-event_used = { $name } nutzt { $card }{ $cost }.

inn-event_used-on = { $name } wendet { $card } auf { $targets } an{ $cost }.

inn-event_cards-shown = { $name } zeigt { $cards }.

inn-event_hand-opened = { $name } spielt bis zum Ende des eigenen nächsten Zuges mit offener Hand.

inn-event_hand-closed = Die Hand von { $name } ist wieder verdeckt.

inn-event_borrowed = { $name } nimmt { $card } aus der Hand von { $target }.

inn-event_deck-shown = { $name } deckt { $cards } auf.

inn-event_divided = { $name } teilt auf: { $first } | { $second }.

inn-event_pile-taken = { $name } nimmt { $cards }.

inn-event_card-searched = { $name } deckt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } auf und nimmt { $card }.

inn-event_card-searched-none = { $name } deckt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } auf und findet nichts.

inn-event_boosted = { $name } macht { $card } um { $by } stärker.

inn-event_turn-cut-turn = { $name } ist bis zum nächsten Zug weg.

inn-event_turn-cut-own-turn = { $name } ist bis zum eigenen nächsten Zug weg.

inn-event_ignores-kind = Bis zum eigenen nächsten Zug ignoriert { $name } alle Karten der Art { $kind } von anderen.

inn-event_mates-barred = Bis zum Ende des Zuges antwortet niemand aus dem Team für { $name }.

inn-event_champion-taken = { $name } ist jetzt auch Champion eines anderen Teams.

inn-event_turned-away = { $card } geht an { $target } statt an { $name }.

inn-event_came-back = { $name } ist wieder da.

inn-event_reduced = Der Verlust von { $name } sinkt um { $by } Ausdauer, auf { $left }.

inn-event_reduced-none = Der Verlust von { $name } sinkt auf null.

inn-event_redirected = { $name } gibt den Verlust von { $n } Ausdauer an { $target } weiter.

inn-event_event = { $name } deckt ein Drink-Ereignis auf: { $drink }.

inn-event_declined = { $name } lehnt die Herausforderung ab.

inn-event_contest = Beim Wetttrinken zählt jeder Drink für die Person, die ihn aufgedeckt hat: { $names }.

inn-event_contest-tie = Beim Wetttrinken zählt jeder Drink für die Person, die ihn aufgedeckt hat: { $names }. Gleichstand: { $tied }.

inn-event_contest-won = { $name } gewinnt das Wetttrinken.

inn-event_contest-lost = Niemand gewinnt das Wetttrinken.

inn-event_chose = { $name } wählt „{ $what }“.

inn-event_chose-nothing = { $name } tut nichts.

inn-event_coin = Die Münze zeigt Kopf.

inn-event_coin-tails = Die Münze zeigt Zahl.

inn-event_bid-gold = { $name } bietet { $n } Gold.

inn-event_bid-fortitude = { $name } bietet { $n } Ausdauer.

inn-event_bid-alcohol = { $name } bietet { $n } Alkohol.

inn-event_bid-no = { $name } bietet nicht.

inn-event_bid-won = { $name } hat das höchste Gebot.

inn-event_secrets = Geheim gewähltes Gold: { $told }.

inn-event_drinks-discarded = { $name } legt { $drinks } ab; { $pile ->
        [one] { $pile } Drink bleibt
       *[other] { $pile } Drinks bleiben
    } im Stapel.

inn-event_drinks-discarded-all = { $name } legt { $drinks } ab; der Stapel ist jetzt leer.

inn-event_progress = { $deck }: das nächste in { $left ->
        [one] { $left } Zug
       *[other] { $left } Zügen
    }.

inn-event_encounter = Der Zug von { $name } endet mit dem Ereignis { $card }.

inn-event_encounters-reshuffled = { $deck }: { $n ->
        [one] { $n } Karte wird
       *[other] { $n } Karten werden
    } zu einem neuen Deck gemischt.

inn-event_round = Eine Glücksspielrunde beginnt.

inn-event_no-antes = { $name } kann nicht setzen, also setzt niemand.

inn-event_control = { $name } führt.

inn-event_control-nobody = Niemand führt.

inn-event_pot-stolen = { $name } nimmt stattdessen den Topf!

inn-event_round-goes-on = { $name } lässt die Runde weitergehen.

inn-event_passed = { $name } passt.

inn-event_round-won = { $name } gewinnt gleich die Runde und { $pot } Gold.

inn-event_round-won-empty = { $name } gewinnt gleich die Runde, aber der Topf ist leer.

inn-event_round-lost = Niemand gewinnt die Runde, und das Gasthaus bekommt { $pot } Gold.

inn-event_round-lost-empty = Niemand gewinnt die Runde.

inn-event_last-chance = Letzte Chance für { $names }.

inn-event_asleep = { $name } kippt um!

inn-event_broke = { $name } hat kein Gold mehr!

inn-event_shared = { $gold } Gold von { $name }: { $inn } ans Gasthaus, je { $each } an alle, die noch im Spiel sind.

inn-event_shared-one = { $gold } Gold von { $name }: { $inn } ans Gasthaus, { $each } an die einzige Person, die noch im Spiel ist.

inn-event_shared-inn = Das Gold von { $name } geht ans Gasthaus: { $gold }.

inn-event_left-round = { $name } ist aus der Runde.

inn-event_over = Nur { $names } steht noch.

inn-event_over-nobody = Niemand steht mehr.

inn-event_pile-shuffled-in = { $name } mischt { $n ->
        [one] einen Drink
       *[other] { $n } Drinks
    } zurück ins Drink-Deck.

## inn-beat

inn-beat_turn = Zug von { $name }

inn-beat_your-turn = Dein Zug

inn-beat_our-turn = Zug deines Teams

inn-beat_line = { $whose }: { $told }.

inn-beat_line-alone = { $begins ->
        [name] { $told }
       *[words] { CAP($told) }
    }.

inn-beat_before = … { $told }

inn-beat_and = { $before }, { $told }

inn-beat_then = { $before }; { $told }

inn-beat_first = { $who ->
        [you] du { $told }
       *[one] { $told }
    }

inn-beat_named = { $name } { $told }

inn-beat_you = du

inn-beat_fortitude-more = { $who ->
        [you] bekommst
        [several] bekommen
        [each] bekommen je
        [you-each] bekommt je
       *[one] bekommt
    } { $n } Ausdauer

inn-beat_fortitude-less = { $who ->
        [you] verlierst
        [several] verlieren
        [each] verlieren je
        [you-each] verliert je
       *[one] verliert
    } { $n } Ausdauer

inn-beat_fortitude-give = { $who ->
        [you] gibst
       *[one] gibt
    } { $names } { $n } Ausdauer

inn-beat_fortitude-take = { $who ->
        [you] triffst
       *[one] trifft
    } { $names } (-{ $n } Ausdauer)

inn-beat_alcohol-more = { $who ->
        [you] bekommst
        [several] bekommen
        [each] bekommen je
        [you-each] bekommt je
       *[one] bekommt
    } { $n } Alkohol

inn-beat_alcohol-less = { $who ->
        [you] wirst
        [several] werden
        [each] werden je
        [you-each] werdet je
       *[one] wird
    } um { $n } nüchterner

inn-beat_alcohol-give = { $who ->
        [you] schenkst
       *[one] schenkt
    } { $names } { $n } Alkohol ein

inn-beat_alcohol-take = { $who ->
        [you] ernüchterst
       *[one] ernüchtert
    } { $names } um { $n }

inn-beat_gold-more = { $who ->
        [you] bekommst
        [several] bekommen
        [each] bekommen je
        [you-each] bekommt je
       *[one] bekommt
    } { $n } Gold

inn-beat_gold-less = { $who ->
        [you] verlierst
        [several] verlieren
        [each] verlieren je
        [you-each] verliert je
       *[one] verliert
    } { $n } Gold

inn-beat_gold-give = { $who ->
        [you] verschaffst
       *[one] verschafft
    } { $names } { $n } Gold

inn-beat_gold-take = { $who ->
        [you] kostest
       *[one] kostet
    } { $names } { $n } Gold

inn-beat_by-alcohol = { SIGNED($by) } Alkohol

inn-beat_by-fortitude = { SIGNED($by) } Ausdauer

inn-beat_counter-more = { $who ->
        [you] bekommst
       *[one] bekommt
    } { $n } { $counter }

inn-beat_counter-less = { $who ->
        [you] gibst
       *[one] gibt
    } { $n } { $counter } ab

inn-beat_paid = { $who ->
        [you] zahlst
        [several] zahlen
        [each] zahlen je
        [you-each] zahlt je
       *[one] zahlt
    } { $n } Gold an { $name }

inn-beat_paid-inn = { $who ->
        [you] zahlst
        [several] zahlen
        [each] zahlen je
        [you-each] zahlt je
       *[one] zahlt
    } { $n } Gold

inn-beat_took = { $who ->
        [you] kassierst
       *[one] kassiert
    } { $whom ->
        [each] je { $n } Gold
        [you-each] je { $n } Gold
        [several] je { $n } Gold
       *[one] { $n } Gold
    } von { $names }

inn-beat_ordered = { $who ->
        [you] bestellst
       *[one] bestellt
    } { $told }

inn-beat_drink-for = { $name } einen Drink

inn-beat_drinks-for = { $name } { $n } Drinks

inn-beat_yourself = dir selbst

inn-beat_themselves = sich selbst

inn-beat_drank = { $who ->
        [you] trinkst
        [several] trinken
        [each] trinken
        [you-each] trinkt
       *[one] trinkt
    } { $drinks } ({ $by })

inn-beat_drank-only = { $who ->
        [you] trinkst
        [several] trinken
        [each] trinken
        [you-each] trinkt
       *[one] trinkt
    } { $drinks }

inn-beat_drink-ignored = { $who ->
        [you] weichst
       *[one] weicht
    } { $drinks } aus

inn-beat_drink-passed = { $who ->
        [you] reichst
       *[one] reicht
    } { $drinks } an { $name } weiter

inn-beat_drink-changed = { $who ->
        [you] drehst
       *[one] dreht
    } am Drink

inn-beat_a-drink = einen Drink

inn-beat_your-card = deine Karte

inn-beat_a-card = die Karte von { $name }

inn-beat_several = { $n } Drinks

inn-beat_everybody = alle

inn-beat_everybody-else = alle anderen

inn-beat_hit-you = dich

inn-beat_hit-inn = das Gasthaus

inn-beat_hit-everybody = alle

inn-beat_hit-everybody-else = alle anderen

inn-beat_given-you = dir

inn-beat_given-inn = dem Gasthaus

inn-beat_given-everybody = allen

inn-beat_given-everybody-else = allen anderen

inn-beat_shown = { $who ->
        [you] zeigst
       *[one] zeigt
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }

inn-beat_drinks-out = das Drink-Deck ist leer

inn-beat_drew = { $who ->
        [you] ziehst
       *[one] zieht
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }

inn-beat_discarded = { $who ->
        [you] wirfst
       *[one] wirft
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } weg

inn-beat_played = { $who ->
        [you] spielst
       *[one] spielt
    } { $card }

inn-beat_played-on = { $who ->
        [you] spielst
       *[one] spielt
    } { $card } auf { $names }

inn-beat_revealed = { $who ->
        [you] deckst
       *[one] deckt
    } { $card } auf

inn-beat_encounter = das Ereignis { $card } kommt

inn-beat_stopped = { $who ->
        [you] stoppst
       *[one] stoppt
    } { $card }

inn-beat_ignored = { $who ->
        [you] schüttelst
       *[one] schüttelt
    } { $card } ab

inn-beat_no-effect = { $card } verpufft

inn-beat_redirected = wälzt den Verlust auf { $name } ab

inn-beat_shared = wer noch im Spiel ist, bekommt { $n } Gold

inn-beat_asleep = { $who ->
        [you] kippst
       *[one] kippt
    } um

inn-beat_broke = { $who ->
        [you] gehst
       *[one] geht
    } pleite

inn-beat_starts = { $who ->
        [you] fängst
       *[one] fängt
    } an

inn-beat_contest-won = { $who ->
        [you] gewinnst
       *[one] gewinnt
    } das Wetttrinken

inn-beat_round = { $who ->
        [you] eröffnest
       *[one] eröffnet
    } eine Glücksspielrunde

inn-beat_anted = { $who ->
        [you] setzt
        [several] setzen
        [each] setzen je
        [you-each] setzt je
       *[one] setzt
    } { $n } Gold

inn-beat_in-front = { $who ->
        [you] legst
       *[one] legt
    } { $card } aus

inn-beat_left-front = { $who ->
        [you] verlierst
       *[one] verliert
    } { $card }

inn-beat_potion = nutzt einen Trank

inn-beat_ignores-kind = { $who ->
        [you] sperrst
       *[one] sperrt
    } Karten der Art { $kind } vorerst aus

inn-beat_turn-cut = { $who ->
        [you] verschwindest
       *[one] verschwindet
    } vorerst

inn-beat_hand-opened = { $who ->
        [you] deckst
       *[one] deckt
    } die Hand für alle auf

inn-beat_mates-barred = { $who ->
        [you] bist
       *[one] ist
    } vom Team abgeschnitten

inn-beat_champion-taken = { $who ->
        [you] wirst
       *[one] wird
    } auch Champion eines anderen Teams

inn-beat_turned-away = { $who ->
        [you] schickst
       *[one] schickt
    } { $card } weiter an { $name }

inn-beat_borrowed = { $who ->
        [you] nimmst
       *[one] nimmt
    } { $card } aus { $whose ->
        [you] deiner Hand
       *[one] der Hand von { $name }
    }

inn-beat_sold = { $who ->
        [you] verkaufst
       *[one] verkauft
    } { $card } für { $n } Gold an { $name }

inn-beat_sale-declined = { $who ->
        [you] kaufst
       *[one] kauft
    } { $card } nicht

inn-beat_divided = { $who ->
        [you] teilst
       *[one] teilt
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } in zwei Stapel

inn-beat_pile-taken = { $who ->
        [you] nimmst
       *[one] nimmt
    } den Stapel mit { $n ->
        [one] einer Karte
       *[other] { $n } Karten
    }

inn-beat_side-taken = { $who ->
        [you] nimmst
       *[one] nimmt
    } eine Karte aus einem Nebendeck

inn-beat_drinks-discarded = { $who ->
        [you] schüttest
       *[one] schüttet
    } { $n ->
        [one] einen Drink
       *[other] { $n } Drinks
    } weg

## inn-fall

inn-fall_you = Du

inn-fall_asleep = { $name ->
        [Du] **Du kippst um**
       *[other] **{ $name } kippt um**
    }, Zug { $turn }{ $by }. Alkohol { $alcohol }, Ausdauer { $fortitude }.

inn-fall_broke = { $name ->
        [Du] **Du gehst pleite**
       *[other] **{ $name } geht pleite**
    }, Zug { $turn }{ $by }.

inn-fall_by = : { $by }

inn-fall_card-of = { $card } von { $name }

inn-fall_your-card = { $card } von dir

inn-fall_by-fortitude = { $card } { SIGNED($by) }

inn-fall_by-alcohol = { $card } { SIGNED($by) }

inn-fall_by-gold = { $card } { SIGNED($by) } Gold

## inn-finale

inn-finale_together = Zusammen untergegangen, Sieg geteilt: { $winners }

inn-finale_asleep-by = Sieg für { $winners }: { $loser } unter den Tisch getrunken, { $alcohol } zu { $fortitude }

inn-finale_asleep-self = Ein Glas zu viel für { $loser }, { $alcohol } zu { $fortitude }: Sieg für { $winners }

inn-finale_broke-by = Sieg für { $winners }: { $loser } bis aufs letzte Gold ausgenommen

inn-finale_broke-self = Kein Gold mehr für { $loser }: Sieg für { $winners }, mit { $gold } Gold

inn-finale_after = { $n ->
        [one] Einen Zug
       *[other] { $n } Züge
    } später gehört das Gasthaus { $winners } allein, mit { $gold } Gold.

inn-finale_hit = { "*" }*Schwerer Treffer für { $name }**, Zug { $turn }: { $by }.

## inn-joined

inn-joined_at-cost = für { $cost }

inn-joined_to-no-effect = , ohne Wirkung

inn-joined_discarded-drew = { $name } legt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab und zieht { $drawn }.

inn-joined_ordered-served = { $name } bestellt einen Drink für { $target } (jetzt { $pile } im Stapel).

inn-joined_ordered-several = { $name } bestellt { $n ->
        [one] einen Drink
       *[other] { $n } Drinks
    } für { $target } (jetzt { $pile } im Stapel).

inn-joined_ordered-many = { $name } bestellt { $n ->
        [one] einen Drink
       *[other] { $n } Drinks
    }: { $told }.

inn-joined_ordered-for = { $n } für { $target } (jetzt { $pile } im Stapel)

inn-joined_sobers = { $name } hat nichts zu trinken und wird nüchterner: { SIGNED($by) } Alkohol, jetzt { $now }.

inn-joined_sobers-emptied = { $name } hat keinen Drink mehr für die Trinkphase und wird nüchterner: { SIGNED($by) } Alkohol, jetzt { $now }.

inn-joined_dry = { $name } hat nichts zu trinken und ist schon nüchtern.

inn-joined_dry-emptied = { $name } hat keinen Drink mehr für die Trinkphase und ist schon nüchtern.

inn-joined_ignored-anyway-away = { $names } sind weg und ignorieren { $card }.

inn-joined_ignored-anyway-kind = { $names } ignorieren vorerst jede Karte der Art { $kind }, auch { $card }.

inn-joined_ignored-anyway-before = { $names } haben { $card } schon ignoriert.

inn-joined_revealed = { $name } deckt { $drinks } auf.

inn-joined_revealed-void = { $name } deckt { $drinks } auf; das Ereignis { $events } wird ohne Wirkung abgelegt.

inn-joined_revealed-void-several = { $name } deckt { $drinks } auf; die Ereignisse { $events } werden ohne Wirkung abgelegt.

inn-joined_revealed-void-only = { $name } deckt das Ereignis { $events } auf, das ohne Wirkung abgelegt wird.

inn-joined_revealed-void-only-several = { $name } deckt die Ereignisse { $events } auf, die ohne Wirkung abgelegt werden.

inn-joined_revealed-front = { $name } deckt { $card } auf und lässt die Karte vor sich liegen.

inn-joined_left-front = { $cards } vor { $name } werden abgelegt.

inn-joined_searched-front = { $name } deckt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } auf und legt { $card } vor sich.

inn-joined_played-front = { $name } spielt { $card } und lässt die Karte vor sich liegen.

inn-joined_played-control = { $name } spielt { $card } und übernimmt die Führung.

inn-joined_negated-passed = { $card } wird aufgehoben: Damit passt { $name }.

inn-joined_round-without = Eine Glücksspielrunde beginnt, ohne { $names }.

inn-joined_round-won = { $name } gewinnt die Runde und { $pot } Gold.

inn-joined_round-won-empty = { $name } gewinnt die Runde, aber der Topf ist leer.

inn-joined_pot-stolen = { $name } nimmt stattdessen den Topf mit { $n } Gold!

inn-joined_chose = { $names } wählen „{ $what }“.

inn-joined_chose-nothing = { $names } tun nichts.

inn-joined_side-bought = { $name } nimmt für { $cost } eine Karte aus „{ $side }“.

inn-joined_no-bids = { $names } bieten nicht.

inn-joined_passed = { $names } passen.

inn-joined_season-count = { $n } { $counter }

inn-joined_asleep = { $names } kippen um!

inn-joined_broke = { $names } haben kein Gold mehr!

inn-joined_drank = { $name } trinkt { $drinks }: { $changes }.

inn-joined_drank-only = { $name } trinkt { $drinks }.

inn-joined_drank-void = { $name } trinkt { $drinks }, ohne Wirkung.

inn-joined_drank-now = { $name } (jetzt { $now })

inn-joined_drank-alike = { $names } trinken { $drinks }: je { $by }.

inn-joined_drank-alike-void = { $names } trinken { $drinks }, ohne Wirkung.

inn-joined_changes = { $name }: { $changes }.

## inn-cost

inn-cost_cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

inn-cost_gold = { $n } Gold

inn-cost_fortitude = { $n } Ausdauer (jetzt { $now })

inn-cost_counter = { $n } { $counter } (jetzt { $now })

## inn-change

inn-change_fortitude = { SIGNED($by) } Ausdauer (jetzt { $now })

inn-change_alcohol = { SIGNED($by) } Alkohol (jetzt { $now })

inn-change_gold = { SIGNED($by) } Gold (jetzt { $now })

inn-change_counter = { SIGNED($by) } { $counter } (jetzt { $now })

## inn-together

inn-together_paid-to = { $names } zahlen je { $n } Gold an { $target }.

inn-together_paid-to-all = Alle anderen zahlen je { $n } Gold an { $target }.

inn-together_ante = { $names } setzen je { $n } Gold; im Topf: { $pot }.

inn-together_ante-all = Alle setzen { $n } Gold; im Topf: { $pot }.

inn-together_ante-inn = { $names } setzen je { $n } Gold, und das Gasthaus setzt für { $helped }; im Topf: { $pot }.

inn-together_ante-inn-one = { $names } setzt { $n } Gold, und das Gasthaus setzt für { $helped }; im Topf: { $pot }.

inn-together_ante-no = { $names } haben kein Gold zum Setzen.

inn-together_ante-inn-only = Das Gasthaus setzt je { $n } Gold für { $helped }; im Topf: { $pot }.

inn-together_now = { $name } ({ $now })

inn-together_changed = { $by }: { $names }.

inn-together_fortitude-stays = { $names } bleiben bei { $now } Ausdauer.

inn-together_alcohol-stays = { $names } bleiben bei { $now } Alkohol.

inn-together_fortitude-stays-all = Alle bleiben bei { $now } Ausdauer.

inn-together_alcohol-stays-all = Alle bleiben bei { $now } Alkohol.

inn-together_by-fortitude = { SIGNED($by) } Ausdauer

inn-together_by-alcohol = { SIGNED($by) } Alkohol

inn-together_by-gold = { SIGNED($by) } Gold

inn-together_by-counter = { SIGNED($by) } { $counter }

inn-together_paid = { $names } zahlen dem Gasthaus je { $n } Gold.

inn-together_paid-all = Alle zahlen dem Gasthaus je { $n } Gold.

inn-together_drew = { $names } ziehen je { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.

inn-together_drew-all = Alle ziehen { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.

inn-together_discarded = { $names } legen je { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab.

inn-together_discarded-all = Alle legen { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab.

## inn-shared

inn-shared_plays = { $name } ({ $character })

inn-shared_plays-boss = { $name }, der Boss ({ $character })

inn-shared_against = { $before } gegen { $team }

inn-shared_seated = { $teams }.

inn-shared_starts = { $names } fangen an.

inn-shared_starts-alone = { $names } fängt an.

inn-shared_turn = { $names } sind am Zug.

inn-shared_turn-alone = { $names } ist am Zug.

inn-shared_encounter = Der Zug von { $names } endet mit dem Ereignis { $card }.

inn-shared_drinks-out = Das Drink-Deck ist leer: Ein neues kostet jedes Team 1 Gold.

inn-shared_over = Sieg für { $names }: das letzte Team, das noch steht.

inn-shared_shared = { $gold } Gold von { $names }: { $inn } ans Gasthaus, je { $each } an jedes Team, das noch im Spiel ist.

inn-shared_shared-inn = Das Gold von { $names } geht ans Gasthaus: { $gold }.

inn-shared_potion = { $name } nutzt einen Trank: { $changed }; noch { $n } übrig.

inn-shared_potion-last = { $name } nutzt den letzten Trank: { $changed }.

inn-shared_ordered = { $name } bestellt { $n ->
        [one] einen Drink
       *[other] { $n } Drinks
    } für { $targets }

inn-shared_ordered-one = { $name } bestellt einen Drink für { $targets }

inn-shared_waiting = { $name } (jetzt { $pile } im Stapel)

inn-shared_shared-one = { $gold } Gold von { $names }: { $inn } ans Gasthaus, { $each } an das einzige Team, das noch im Spiel ist.

inn-shared_champion = { $names } ist Champion.

inn-shared_champions = { $names } sind Champions.

inn-shared_champion-in-part = { $names } ist Champion für das, was die Karte mit jeder Person macht.

inn-shared_champions-in-part = { $names } sind Champions für das, was die Karte mit jeder Person macht.

inn-shared_ignored = { $name } ignoriert { $card } für { $mates }.

inn-shared_redirected = Der Verlust von { $n } Ausdauer geht von { $name } an { $target }.

inn-shared_drink-ignored = Der Drink von { $name } wird ignoriert.

inn-shared_asleep = { $names } kippen um!

inn-shared_broke = { $names } haben kein Gold mehr!

inn-shared_fortitude = { $names }: zusammen { SIGNED($by) } Ausdauer, jetzt { $now }.

inn-shared_alcohol = { $names }: zusammen { SIGNED($by) } Alkohol, jetzt { $now }.

inn-shared_gold = { $names }: zusammen { SIGNED($by) } Gold, jetzt { $now }.

inn-shared_dealt = { $told }.

inn-shared_discarded-drew = { $name } legt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab und zieht { $drawn }

inn-shared_discarded = { $name } legt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab

inn-shared_drew = { $name } zieht { $drawn ->
        [one] eine Karte
       *[other] { $drawn } Karten
    }

## inn-button

inn-button_faces = Mein Charakter

inn-button_pass = Passen

inn-button_respond = Antworten

inn-button_keep = Alle behalten

inn-button_no-action = Keine Aktion

inn-button_go-on = Weiter

inn-button_no-more = Austrinken

inn-button_no-bid = Kein Gebot

inn-button_done = Fertig

inn-button_first = Du zuerst

inn-button_timid = Im Notfall

inn-button_timid-on = Im Notfall: an

inn-button_think = Moment mal

inn-button_why = Warum?

## inn-hint

inn-hint_discard = Karten ablegen

inn-hint_action = Eine Aktion spielen

inn-hint_order = Drink bestellen für …

inn-hint_ordered = Jetzt eine Karte spielen

inn-hint_where = Wer bekommt ihn?

inn-hint_share = Teilen?

inn-hint_challenge = Annehmen?

inn-hint_dare = Welcher ist deiner?

inn-hint_gamble = Um den Topf spielen

inn-hint_window = Antworten

inn-hint_choose = Wählen

inn-hint_ante = Wie viel?

inn-hint_bid = Bieten

inn-hint_secret = Wie viel?

inn-hint_discard-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } ablegen

inn-hint_cost = Mit einer Karte zahlen

inn-hint_keep = Eine behalten

inn-hint_front = Eine ablegen

inn-hint_added = Auf wen?

inn-hint_divide = Aufteilen

inn-hint_pile = Einen Stapel nehmen

inn-hint_borrow = Welche Karte spielen?

inn-hint_give = An wen?

inn-hint_take = Eine nehmen

inn-hint_buy = Eine kaufen

inn-hint_wages = Zahlen oder ablegen

inn-hint_sale = Kaufen?

inn-hint_may = Machst du das?

inn-hint_deal = Ein Drink für …

inn-hint_drink = Deinen Drink aufdecken

inn-hint_champion = Den Champion benennen

inn-hint_press = Drück oben einen Knopf

inn-hint_timid = Antworten, wenn es sonst niemand tut

inn-hint_standing = Eine Karte zwischendurch spielen

inn-hint_potion = Einen Trank nutzen

inn-hint_wait = Gerade nichts zu tun

inn-hint_none = Gerade ist keine Karte spielbar

inn-hint_page = Mehr Karten ({ $page } von { $pages })

inn-hint_back = Eine andere Karte

inn-hint_target = „{ $card }“: auf wen?

inn-hint_target-many = „{ $card }“: auf wen? (bis zu { $n })

inn-hint_target-exactly = „{ $card }“: auf wen? (wähl { $n })

inn-hint_target-range = „{ $card }“: auf wen? (wähl { $least } bis { $n })

inn-hint_target-order = { $card } für wen?

inn-hint_target-sell = { $card }: an wen?

## inn-choice

inn-choice_order = Ein Drink

inn-choice_order-first = Ein Drink, dann eine Karte

inn-choice_keep = Alles trinken

inn-choice_share = Teilen

inn-choice_accept = Annehmen

inn-choice_decline = Ablehnen

inn-choice_first = Der erste: { $drinks }

inn-choice_second = Der zweite: { $drinks }

inn-choice_first-many = Der erste: { $n } Drinks

inn-choice_second-many = Der zweite: { $n } Drinks

inn-choice_done = Fertig

inn-choice_discard = Ablegen

inn-choice_wages = { $n } Gold zahlen

inn-choice_yes = Ja

inn-choice_refuse = Nein

inn-choice_nothing = Nichts

inn-choice_way = { CAP($what) }

inn-choice_aim = { $card }

inn-choice_give = { $card }

inn-choice_none = Keine davon

inn-choice_borrow-what = { $what }

inn-choice_piles = { $first } | { $second }

inn-choice_pile-nothing = nichts

inn-choice_hand-of = die Hand von { $name }

inn-choice_hand-of-you = deine Hand

inn-choice_no-bid = noch kein Gebot

inn-choice_highest = { $name } führt mit { $bid }

inn-choice_highest-you = du führst mit { $bid }

inn-choice_ante-gold = { $n } Gold

inn-choice_bid-gold = { $n } Gold

inn-choice_bid-fortitude = { $n } Ausdauer

inn-choice_bid-alcohol = { $n } Alkohol

inn-choice_gold-gold = { $n } Gold

inn-choice_keep-what = { $what } behalten

inn-choice_drop-what = { $what } ablegen

inn-choice_take-what = Nehmen aus „{ $what }“

inn-choice_buy-what = Kaufen aus „{ $what }“

inn-choice_deal-what = { $what }

inn-choice_any-what = { $what }

inn-choice_sell-what = { $what } verkaufen

inn-choice_sell-for = { $what } für { $n } Gold verkaufen

inn-choice_use-what = { $what } nutzen

inn-choice_yes-what = { $what } für { $n } Gold kaufen

inn-choice_drink = Meinen Drink aufdecken

inn-choice_champion-what = Champion: { $what }

inn-choice_champion-me = Champion: ich

inn-choice_potion-fortitude = Trank: +6 Ausdauer

inn-choice_potion-alcohol = Trank: -6 Alkohol

inn-choice_potion-gold = Trank: +3 Gold

inn-choice_token-fortitude = 🧪 +6 ❤️

inn-choice_token-alcohol = 🧪 -6 🍺

inn-choice_token-gold = 🧪 +3 🪙

## inn-order

inn-order_hint = Daueraufträge: mich jedes Mal fragen

inn-order_turn = Passen, bis ich am Zug bin

inn-order_untouched = Passen, wo es mich nicht betrifft

inn-order_ignore-2 = Jeden Drink ab 2 ignorieren

inn-order_ignore-3 = Jeden Drink ab 3 ignorieren

inn-order_ignore-4 = Jeden Drink ab 4 ignorieren

inn-order_about-turn = Bevor du ausscheidest, wirst du trotzdem gefragt

inn-order_about-untouched = Was dich betrifft, wirst du gefragt

inn-order_about-ignore = Ohne passende Karte trinkst du ihn

inn-order_seen = { $about }. Alle sehen es

inn-order_unseen = { $about }. Sonst sieht es niemand

inn-order_none = Mich jedes Mal fragen

inn-order_given = Deine Daueraufträge: { $orders }.

inn-order_given-none = Du hast jetzt keine Daueraufträge: Du wirst jedes Mal gefragt.

inn-order_does-turn = passt bis zum eigenen Zug

inn-order_does-untouched = passt bei allem, was nur andere betrifft

inn-order_does-ignore-2 = ignoriert Drinks ab 2

inn-order_does-ignore-3 = ignoriert Drinks ab 3

inn-order_does-ignore-4 = ignoriert Drinks ab 4

## inn-answer

inn-answer_only-if = { $answer }, wenn sonst niemand antwortet

inn-answer_passed = Du passt.

inn-answer_passes = Du passt; in deiner Hand kannst du das ändern, solange dieser Moment dauert.

inn-answer_not-asked = Gut. Der Tisch wartet hier nicht auf dich.

## inn-why

inn-why_line = -# { $cards }: { $why }

inn-why_nothing = Alle deine Karten sind jetzt spielbar.

inn-why_card = { $card }: { $why }

inn-why_when = { "*" }*Wann es ginge:** { $when }

inn-why_rule = { "*" }*Die Regel:** { $rule }

inn-why_ruling = { "*" }*Entscheid { $number }, { $title }:** { $text }

inn-why_case = `/case` { $case }

inn-why_or = { $before }, oder { $after }

inn-why_now = lässt sich jetzt spielen.

inn-why_answered = du hast schon geantwortet.

inn-why_out = du bist aus dem Spiel.

inn-why_away = du bist weg und spielst nichts, bis du wieder da bist.

inn-why_quiet = niemand spielt etwas, bis entschieden ist, was begonnen hat.

inn-why_condition = nur { $when }.

inn-why_action = nur als Aktion in deinem eigenen Zug.

inn-why_spent = du hast in diesem Zug keine Aktion mehr.

inn-why_busy = nicht, solange noch etwas im Gange ist.

inn-why_no-round = nur in einer Glücksspielrunde.

inn-why_outside = du bist nicht in dieser Glücksspielrunde.

inn-why_winning = nur eine Falschspielkarte schlägt die letzte Karte.

inn-why_not-your-turn = du führst in der Runde oder hast gepasst.

inn-why_others-turn = in der Runde ist jemand anderes am Zug.

inn-why_cost = du hast nicht, was sie kostet.

inn-why_no-target = gerade ist niemand da, auf den du sie spielen kannst.

inn-why_forbidden = sie hilft nicht gegen das, was gerade geschieht.

## inn-when

inn-when_out = gar nicht mehr.

inn-when_away = sobald du wieder da bist.

inn-when_quiet = gleich danach.

inn-when_condition = { $when }.

inn-when_action = in deiner nächsten Aktionsphase.

inn-when_spent = in deiner nächsten Aktionsphase.

inn-when_busy = sobald das vorbei ist.

inn-when_no-round = in einer Glücksspielrunde, wenn du darin am Zug bist.

inn-when_outside = in der nächsten Glücksspielrunde, in der du dabei bist.

inn-when_winning = sobald jemand sie mit einer Falschspielkarte geschlagen hat.

inn-when_not-your-turn = sobald jemand anderes die Führung übernommen hat.

inn-when_others-turn = wenn du in der Runde am Zug bist.

inn-when_answered = wenn der Moment noch einmal kommt, oder im nächsten, der passt.

inn-when_cost = sobald du hast, was sie kostet.

inn-when_no-target = sobald jemand da ist, auf den sie passt.

inn-when_forbidden = gegen etwas anderes, das passt.

## inn-what-if

inn-what-if_head = { "*" }*Wenn du jetzt { $card } spielst und niemand antwortet:**

inn-what-if_head-on = { "*" }*Wenn du jetzt { $card } auf { $whom } spielst und niemand antwortet:**

inn-what-if_line = - { $name }: { $what }

inn-what-if_nothing = Soweit man es sagen kann, ändert sich für niemanden etwas.

inn-what-if_not-now = { $card } lässt sich jetzt nicht spielen: { $why }

inn-what-if_draw = zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }

inn-what-if_asleep = kippt um

inn-what-if_broke = hat kein Gold mehr

## inn-more

inn-more_title = { "*" }*Mehr.** Sonst sieht das niemand, und *Was, wenn* und *Warum* ändern nichts am Spiel.

inn-more_what-if = Was, wenn ich … spiele

inn-more_none = Gerade kannst du nichts ausprobieren

inn-more_whom = Was, wenn: „{ $card }“ auf wen?

inn-more_why = Warum geht gerade nicht …

## inn-choosing

inn-choosing_title = { "*" }*Wähl deinen Charakter** · { $edition } ({ $n } von { $of })

inn-choosing_candidate = { "*" }*{ $name }**: { $about }

inn-choosing_candidate-noted = { "*" }*{ $name }** ({ $note }): { $about }

inn-choosing_taken = vergeben an { $name }

inn-choosing_villain = Schurke

inn-choosing_no-boss = kein Schurke

inn-choosing_before = ◀

inn-choosing_after = ▶

inn-choosing_others = Andere Charaktere

## inn-edition

inn-edition_numbered = The Red Dragon Inn { $n }

inn-edition_house = Decks des Hauses

inn-edition_chance = Zufall: { $name }

## inn-drinks

inn-drinks_drink-1 = Drinks der ersten Edition

inn-drinks_drink-2 = Drinks der zweiten Edition

inn-drinks_drink-3 = Drinks der dritten Edition

inn-drinks_drink-4 = Drinks der vierten Edition

inn-drinks_drink-5 = Drinks der fünften Edition

inn-drinks_drink-6 = Drinks der sechsten Edition

## inn-option

inn-option_drinks = { $names }

inn-option_every-drink = alle Drink-Decks

inn-option_bar = das Bar-Deck

inn-option_events-none = keine Ereignisse

inn-option_events-both = See- und Verlies-Ereignisse

inn-option_chance = Zufallscharaktere aus { $names }

inn-option_natural = entspannte Momente

inn-option_sealed = stille Momente

inn-option_quick = schnelle Momente

## inn-form

inn-form_drinks = Drink-Decks; mehrere ergeben ein Bar-Deck

inn-form_bar = Bar-Deck benutzen: je 30 Drinks

inn-form_events = Ereignisse am Ende eines Zuges

inn-form_windows = Momente für Antworten

inn-form_windows-hint = Wer gefragt wird, wenn man antworten kann, und was eine Pause verraten kann.

inn-form_natural = Entspannt: nur wer antworten könnte, mit Mindestzeit

inn-form_sealed = Still: alle, jedes Mal

inn-form_quick = Schnell: nur wer antworten könnte, und keine Pause, wenn es niemand kann

## guest

guest_orla = Orla the Wary

guest_fenwick = Fenwick the Gambler

guest_hilde = Hilde the Brawler

guest_nim = Nim the Thief

guest_aldous = Aldous the Sore

guest_maud = Maud the Kind

## manner

manner_orla = Schützt zuerst die eigene Haut und setzt zuletzt.

manner_fenwick = Hat noch keinen Topf gesehen, der ihm nicht gefiel.

manner_hilde = Haut lieber zu, als zu gewinnen; an den meisten Abenden schafft sie beides.

manner_nim = Zählt dein Gold öfter als du.

manner_aldous = Weiß noch, wer angefangen hat. Er war es nie.

manner_maud = Lässt in Ruhe, wer am schlechtesten dran ist, und kümmert sich um den Rest.

## inn-lobby

inn-lobby_random = Zufall

inn-lobby_villain = { $character } (Schurke)

inn-lobby_villain-about = Schurke. { $about }

inn-lobby_favours-boss = Vorteil für den Boss: Er gewinnt etwa { $n } von 100 Partien

inn-lobby_favours-challengers = Vorteil für die Herausforderer: Der Boss gewinnt etwa { $n } von 100 Partien

inn-lobby_favours-nobody = ein fairer Kampf: Der Boss gewinnt etwa { $n } von 100 Partien

inn-lobby_lasts = { $windows }, etwa { $minutes } min

inn-lobby_natural = Eine lange Pause heißt, dass jemand antworten könnte. Bei wenigen Leuten verrät sie, wer, und sogar womit.

inn-lobby_sealed = Alle werden jedes Mal gefragt, also verrät eine Pause nichts.

inn-lobby_quick = Nur wer antworten könnte, wird gefragt. Jede Pause heißt also, dass jemand könnte.

## inn-lesson

inn-lesson_on = { $card } auf { $target }

inn-lesson_discard = Wer zuletzt wach ist, gewinnt: Du kippst um, wenn sich Ausdauer ❤️ und Alkohol 🍺 treffen. Deine Karten sind gut: Drück *Alle behalten*.

inn-lesson_action = Du darfst je Zug eine Aktion spielen. Wähl { $card } in der Liste: Das kostet dein Gegenüber Ausdauer.

inn-lesson_order = Jetzt bestell einen Drink: Wähl { $rival } in der Liste. Trinken erhöht den Alkohol.

inn-lesson_weak-drink = Du trinkst am Ende deines Zuges, und dieser Drink ist schwach. Spar deine Karten und drück *Passen*.

inn-lesson_ignore = { $rival } schlägt zu! Spiel { $card }: Damit ignorierst du den Treffer.

inn-lesson_draw = Am Anfang jedes Zuges ziehst du, bis du sieben Karten hast. Drück wieder *Alle behalten*.

inn-lesson_gamble = Eine Aktion kann eine Glücksspielrunde beginnen, in der alle Gold in den Topf legen. Wähl { $card } in der Liste.

inn-lesson_winning-hand = Wer führt, wenn die anderen passen, bekommt den Topf. Spiel { $card } und übernimm die Führung.

inn-lesson_order-again = Bestell einen Drink für { $rival }: Dort fehlen nur noch { $room } bis zum Umkippen.

inn-lesson_strong-drink = Dieser Drink ist stark. Spiel { $card } darauf, und du trinkst nichts.

inn-lesson_near = { $rival } verträgt noch { $room }, du { $gap }. Drück *Alle behalten*.

inn-lesson_anytime = Du hast Ausdauer verloren. Spiel { $card } und heil dich: Jederzeit-Karten (⚡) gehen fast immer.

inn-lesson_fell = { $rival } verträgt nur noch { $room }. Spiel { $card }, und { $rival } kippt um!

inn-lesson_keep = Deine Karten sind gut. Drück *Alle behalten*.

inn-lesson_put-away = Leg { $cards } ab, das nützt dir am wenigsten. Dann ziehst du, bis du sieben Karten hast.

inn-lesson_no-action = Gerade hilft dir keine Karte. Drück *Keine Aktion*.

inn-lesson_no-more = Du hast genug gespielt. Drück *Austrinken*.

inn-lesson_pass = Das ist keine Karte wert. Drück *Passen*.

inn-lesson_decide = Du musst wählen. Am besten für dich ist *{ $choice }*.

inn-lesson_save = Du kippst gleich um! Spiel { $card } und bleib wach.

inn-lesson_hit = { $rival } verträgt noch { $room }. Schlag zu: Spiel { $card }.

inn-lesson_heal = Mehr Ausdauer hält dich wach. Spiel jetzt { $card }.

inn-lesson_trick = Diesen Drink willst du so nicht. Spiel jetzt { $card }.

inn-lesson_shield = Das würde wehtun. Spiel { $card } dagegen.

inn-lesson_bet = Der Topf lohnt sich. Spiel jetzt { $card }.

inn-lesson_play = Eine Karte hilft dir jetzt am meisten. Spiel hier { $card }.

inn-lesson_wait = { $rival } ist am Zug. Ich frage dich, wenn du etwas tun kannst.

inn-lesson_wait-own = Jetzt können die anderen antworten. Dein Zug geht von selbst weiter.

inn-lesson_wait-round = In der Runde spielen oder passen alle der Reihe nach. Wer zuletzt führt, nimmt den Topf.

inn-lesson_wait-hurt = { $rival } hat dich getroffen, und du hattest keine Karte dagegen. Noch { $gap } bis zum Umkippen.

## lesson-won

lesson-won_inn = 🎓 **Gut gemacht: Wer zuletzt wach ist, gewinnt!** Weiter: **/table open** zum Spielen mit anderen, **/rules inn** für die übrigen Regeln, **/card** für jede Karte.

## lesson-next

lesson-next_inn = 🎓 **/learn** beginnt die Lektion neu. Oder weiter: **/table open** zum Spielen mit anderen, **/rules inn** für die übrigen Regeln, **/card** für jede Karte.

## help-game

help-game_inn = - /inn hand, discard, play, why, what-if, sell, use, respond, pass, order, drink, choose, bid, character, team, potion, champion, say und /gamble play, pass · dasselbe im Gasthaus

## inn-kind

inn-kind_action = Aktion

inn-kind_sometimes = Manchmal

inn-kind_anytime = Jederzeit

inn-kind_gambling = Glücksspiel

inn-kind_cheating = Falschspiel

inn-kind_gamble = Aktion oder Glücksspiel

inn-kind_drink = Drink

inn-kind_event = Drink-Ereignis

inn-kind_encounter = Ereignis

inn-kind_holds = Dauerwirkung

inn-kind_adds = Zusatzwirkung

inn-kind_at-once = Sofort

## inn-told

inn-told_discard = beim Ablegen

inn-told_action = am Zug

inn-told_order = beim Bestellen

inn-told_drink = beim Trinken

inn-told_gambles = beim Glücksspiel

inn-told_asleep = oben im Bett

inn-told_broke = pleite, im Stall

inn-told_everybody = jede Person

inn-told_players = { $n } Personen

inn-told_inn = das Gasthaus

inn-told_feels = { $names } { $what }

inn-told_turn-ends = { $name }: Ende des Zuges

inn-told_card-ignored = { $name }: ignoriert

inn-told_card-negated = { $name }: aufgehoben

inn-told_does = { $name }: { $what }

inn-told_in-front = { $n ->
        [one] eine Karte vor { $name }
       *[other] { $n } Karten vor { $name }
    }

inn-told_stays = { $names } noch im Spiel

inn-told_falls = { $names } kurz vor dem Aus

inn-told_wins-pot = { $name } nimmt den Topf

inn-told_pays-to = { $parts } an { $name }

inn-told_drink-now = { $names } { $who ->
        [several] trinken
       *[one] trinkt
    }

inn-told_two = { $first } und { $last }

inn-told_by = aufgedeckt von { $name }

inn-told_ignored-drink = ignoriert

inn-told_revealed = Ein Drink wird aufgedeckt

inn-told_drinks-at-once = { $n } Drinks auf einmal

inn-told_fortitude = { $n } Ausdauer

inn-told_draws = zieht { $n }

inn-told_gold = { $n } Gold

inn-told_no-effect = keine Wirkung

inn-told_lose-none = verliert keine Ausdauer

inn-told_lose-none-many = verlieren keine Ausdauer

inn-told_hit-back = Zurückschlagen?

inn-told_new-deck = Ein neues Drink-Deck

inn-told_payment = Zahlung

inn-told_round-won = Die Runde ist gewonnen

inn-told_last-chance = Letzte Chance

inn-told_gained = Gold bekommen

inn-told_taken = Topf genommen

inn-told_drink-phase = Trinkphase

inn-told_end = am Zugende

inn-told_for-the-team = fürs Team

## inn-ways

inn-ways_bid = Gebot bis { $stake }

inn-ways_bid-0 = Höchstes: { $what }

inn-ways_bid-1 = Alle anderen: { $what }

inn-ways_secret = Geheim 0 bis { $stake }

inn-ways_secret-0 = Am meisten: { $what }

inn-ways_secret-1 = Am wenigsten: { $what }

inn-ways_secret-2 = Alle 0: { $what }

inn-ways_secret-3 = Wer zahlt: { $what }

inn-ways_choose = Wähl eins:

inn-ways_choose-way = · { $what }

inn-ways_nothing = nichts

## inn-part

inn-part_lose-fortitude = −{ $n } Ausdauer

inn-part_gain-fortitude = +{ $n } Ausdauer

inn-part_gain-alcohol = +{ $n } Alkohol

inn-part_lose-alcohol = −{ $n } Alkohol

inn-part_gain-gold = +{ $n } Gold

inn-part_pay = zahlt { $n } Gold

inn-part_ante = setzt { $n }

inn-part_draw = zieht { $n }

inn-part_order = bestellt { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    }

inn-part_drink-pile = trinkt { $n } vom Stapel

inn-part_drink-deck = trinkt vom Deck

inn-part_hurt = getroffen: −{ $n } Ausdauer

inn-part_start-round = beginnt eine Runde

inn-part_control = übernimmt die Führung

inn-part_winning = übernimmt die Führung

inn-part_leave = verlässt die Runde

inn-part_eject = raus aus der Runde

inn-part_win-round = gewinnt die Runde

inn-part_end-round = beendet die Runde

inn-part_take-pot = nimmt { $n } Gold aus dem Topf

inn-part_steal-win = nimmt den Topf

inn-part_restart-round = setzt die Runde fort

inn-part_negate = hebt auf

inn-part_ignore = ignoriert

inn-part_ignore-drink = ignoriert den Drink

inn-part_pass-drink = gibt den Drink weiter

inn-part_split-drink = teilt den Drink

inn-part_add-alcohol = ändert den Drink

inn-part_replace-drink = ändert den Drink

inn-part_convert-drink = ändert den Drink

inn-part_reduce = verliert { $n } weniger

inn-part_reduce-to = verliert höchstens { $n }

inn-part_redirect = lenkt den Verlust um

inn-part_strike = wählt, wer { $n } Ausdauer verliert

inn-part_bar-mates = ohne Hilfe vom Team

inn-part_turn-away = wendet die Karte ab

inn-part_take-champion = nimmt anderen Champion

inn-part_share-loss = teilt den Verlust

inn-part_inn-pays = lässt das Gasthaus zahlen

inn-part_no-payment = zahlt nichts

inn-part_count = { $counter } { SIGNED($n) }

inn-part_give = verteilt { $n } { $counters }

inn-part_discard-cards = legt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } ab

inn-part_draw-until = durchsucht das eigene Deck

inn-part_call-in = durchsucht das eigene Deck

inn-part_reward-drinker = zahlt { $n } Gold fürs Trinken

inn-part_show-hand = zeigt die Hand

inn-part_open-hand = spielt mit offener Hand

inn-part_borrow-card = verleiht eine Karte

inn-part_divide-cards = lässt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } teilen

inn-part_end-turn = ist weg

inn-part_must-ignore = ignoriert Karten

inn-part_reveal = deckt eine Karte auf

inn-part_keep = behält eine Karte

inn-part_take = nimmt { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

inn-part_buy = kauft Karten

inn-part_choose = wählt

inn-part_coin = wirft eine Münze

inn-part_bid = bietet

inn-part_secret = wählt geheim Gold

inn-part_discard-drink = legt { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } ab

inn-part_deal-drinks = verteilt die Drinks

inn-part_halve-drink = halbiert den Drink

inn-part_season-drink = panscht den Drink

inn-part_season-half = teilt den Drink und panscht eine Hälfte

inn-part_boost = Zahl +{ $n }

inn-part_ante-fortitude = verliert { $n } Ausdauer je Gold des Einsatzes

inn-part_take-half = nimmt den halben Topf

## inn-if

inn-if_hero = falls Held

inn-if_villain = falls Schurke

inn-if_ignored = falls jemand ignoriert

inn-if_not-ignored = falls niemand ignoriert

inn-if_own-gold = falls mit eigenem Gold gezahlt

inn-if_not-own-gold = falls nicht mit eigenem Gold gezahlt

inn-if_served = falls ein Drink dazukommt

inn-if_boss = falls Boss

inn-if_lost = falls etwas verloren ging

inn-if_discarded = falls eine Karte abgelegt wird

inn-if_counter = je nach { $counter }

inn-if_holds = falls { LIST($cards, how: "or") } gilt

## inn-per

inn-per_players = je andere Person

inn-per_team = je Person im Team

inn-per_hurt = je getroffene Person

inn-per_lost = je verlorene Ausdauer

inn-per_own-lost = je verlorene Ausdauer

inn-per_paid = je gezahltes Gold

inn-per_counter = je { $counter }

## inn-part-many

inn-part-many_pay = zahlen je { $n } Gold

inn-part-many_ante = setzen je { $n }

inn-part-many_draw = ziehen je { $n }

inn-part-many_order = bestellen je { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    }

inn-part-many_drink-pile = trinken je { $n } vom Stapel

inn-part-many_drink-deck = trinken vom Deck

inn-part-many_start-round = beginnen eine Runde

inn-part-many_control = übernehmen die Führung

inn-part-many_winning = übernehmen die Führung

inn-part-many_leave = verlassen die Runde

inn-part-many_win-round = gewinnen die Runde

inn-part-many_end-round = beenden die Runde

inn-part-many_take-pot = nehmen { $n } Gold aus dem Topf

inn-part-many_steal-win = nehmen den Topf

inn-part-many_restart-round = setzen die Runde fort

inn-part-many_negate = heben auf

inn-part-many_ignore = ignorieren

inn-part-many_ignore-drink = ignorieren den Drink

inn-part-many_pass-drink = geben den Drink weiter

inn-part-many_split-drink = teilen den Drink

inn-part-many_add-alcohol = ändern den Drink

inn-part-many_replace-drink = ändern den Drink

inn-part-many_convert-drink = ändern den Drink

inn-part-many_reduce = verlieren { $n } weniger

inn-part-many_reduce-to = verlieren höchstens { $n }

inn-part-many_redirect = lenken den Verlust um

inn-part-many_share-loss = teilen den Verlust

inn-part-many_inn-pays = lassen das Gasthaus zahlen

inn-part-many_no-payment = zahlen nichts

inn-part-many_discard-cards = legen je { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } ab

inn-part-many_show-hand = zeigen ihre Hände

inn-part-many_open-hand = spielen mit offener Hand

inn-part-many_end-turn = sind weg

inn-part-many_must-ignore = ignorieren Karten

inn-part-many_choose = wählen

inn-part-many_coin = werfen eine Münze

inn-part-many_bid = bieten

inn-part-many_secret = wählen geheim Gold

inn-part-many_discard-drink = legen je { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } ab

## inn-alt

inn-alt_stand = Ausdauer { $fortitude }, Alkohol { $alcohol }, { $gold } Gold

inn-alt_seat = { $name }: { $stand }, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, Stapel { $pile }{ $orders }

inn-alt_seat-orders = , mit Dauerauftrag

inn-alt_seat-stays = { $seat }, { $stays }

inn-alt_seat-placed = { $name }, Platz { $place }: { $stand }

inn-alt_team = { $names }: { $stand }, { $n ->
        [0] keine Tränke
        [one] { $n } Trank
       *[other] { $n } Tränke
    } ({ $players })

inn-alt_team-out = { $names }: { $reason }

inn-alt_team-placed = { $names }, Platz { $place }: { $stand }

inn-alt_boss = { $name } (Boss)

inn-alt_player = { $name }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, Stapel { $pile }{ $done }{ $champion }{ $orders }

inn-alt_done = , fertig

inn-alt_champion = , Champion

inn-alt_over = Das Gasthaus, Partie vorbei: Sieg für { $winners }. { $seats }.

inn-alt_nobody = niemand

inn-alt_turn = Das Gasthaus: { $name } { $does }, { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } im Deck.

inn-alt_resolved = Im Gange: { $stack }.

inn-alt_then = { $before }; dann { $after }

inn-alt_asked = Gefragt: { $names }.

inn-alt_round = Eine Glücksspielrunde, { $pot } Gold im Topf, Führung: { $name }.

inn-alt_contest = Ein Wetttrinken, { $n } noch dabei.

inn-alt_you = Du hast { $stand }.

inn-alt_in-front = { $you } Vor dir: { $cards }.

inn-alt_asks = { $card }: { $text }

inn-alt_hand-empty = Deine Hand ist leer. { $you }

inn-alt_hand = Deine Hand, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }. { $you } { $cards }.

inn-alt_hand-discards = Deine Hand, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }; ablegen kannst du beliebig viele. { $you } { $cards }.

inn-alt_hand-must = Deine Hand, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }; davon legst du { $must } ab. { $you } { $cards }.

inn-alt_back = ({ $title })

inn-alt_playable = (spielbar)

inn-alt_saves = (rettet dich)

inn-alt_character = { $name }. { $about }{ $tags } { $n } Karten: { $cards }.

inn-alt_tag = { CAP($tag) }.

inn-alt_recap = Die Partie in { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }: { $seats }.

inn-alt_recap-out = { $name }: { $reason ->
        [broke] pleite
       *[asleep] umgekippt
    }, Zug { $turn }{ $place }

inn-alt_recap-in = { $name }: am Ende noch dabei, { $stand }{ $place }

inn-alt_recap-place = (Platz { $place })

## inn-award

inn-award_drink = Stärkster Drink

inn-award_drink-drink = +{ $n }, { $drink }

inn-award_drink-done = +{ $n }

inn-award_dodge = Bestes Ausweichen

inn-award_dodge-drink = +{ $n }, { $drink }

inn-award_dodge-done = -{ $n } Ausdauer weitergegeben

inn-award_gold = Größte Beute

inn-award_gold-done = { $n } Gold

inn-award_saved = Beste Rettung

inn-award_saved-done = { $n } Ausdauer

## inn-moment

inn-moment_asleep = kippt um

inn-moment_asleep-many = kippen um

inn-moment_broke = geht pleite

inn-moment_broke-many = gehen pleite

inn-moment_caught = beim Falschspiel erwischt

inn-moment_pot = gewinnt { $n } Gold

inn-moment_by-player = { $name }: { $card }

inn-moment_refill = ein neues Drink-Deck

inn-moment_said = { $who } { $what }{ $by }{ $sum }.

inn-moment_said-by = ({ $by })

inn-moment_sum-alcohol = : Alkohol { $was } { $by } ergibt { $now }, Ausdauer { $fortitude }

inn-moment_sum-fortitude = : Ausdauer { $was } { $by } ergibt { $now }, Alkohol { $alcohol }

inn-moment_sum-gold = : { $was } { $by } ergibt { $now } Gold

## inn-changed

inn-changed_fortitude = { $by } Ausdauer

inn-changed_alcohol = { $by } Alkohol

inn-changed_gold = { $by } Gold

inn-changed_seat = { $name } { $changes }

inn-changed_now = Gerade geändert: { $changes }.

inn-changed_card = Letzte Karte: { $card } von { $name }{ $void }.

inn-changed_card-on = Letzte Karte: { $card } von { $name } auf { $targets }{ $void }.

inn-changed_void = , ohne Wirkung

## inn-question

inn-question_headline = Du bist **{ $name }** ({ $character }), in deiner eigenen Aktionsphase. Unten ist deine Hand.

inn-question_way = { $pick }: { $does }

inn-question_number = { $pick } ({ $n })

## closest

closest_inn = Engste Partie: { $name } gewinnt Tisch { $table }, zwischendurch nur { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } vor dem Umkippen.

## mark

mark_brink = Auf der Kippe

mark_brink-for = drei Züge in Folge einen Schritt vor dem Umkippen begonnen, und gewonnen

mark_strong-drink = Ruhige Hand

mark_strong-drink-for = nach einem Drink von 8 oder mehr wach geblieben

mark_bluff = Keine Miene verzogen

mark_bluff-for = einen Topf ab 4 Gold gewonnen, ohne in der Runde eine Karte zu spielen

mark_faces-8 = Viele Gesichter

mark_faces-8-for = mit 8 Charakteren gewonnen

mark_faces-16 = Die ganze Truppe

mark_faces-16-for = mit 16 Charakteren gewonnen

mark_faces-24 = Das volle Gästebuch

mark_faces-24-for = mit 24 Charakteren gewonnen

mark_villains = Schlimmer geht’s nicht

mark_villains-for = als Boss mit jedem Schurken gewonnen

mark_sharks = Haifischbecken

mark_sharks-for = gegen einen Hai und zwei Hausgäste gewonnen

## quiet

quiet_inn-discard = { $name } behält alle Karten.

quiet_inn-action = { $name } spielt keine Aktion.

## inn-picture

inn-picture_race = Volk: { $race }

inn-picture_villain = ein Schurke

inn-picture_start-gold = +{ $n } Gold am Anfang

inn-picture_deck = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

inn-picture_playable = { $n } spielbar

inn-picture_none-playable = keine spielbar

inn-picture_discards = frei ablegen

inn-picture_must-discard = { $n } ablegen

inn-picture_in-front = vor dir

inn-picture_saves = rettet dich

inn-picture_cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

inn-picture_empty = keine Karten mehr

inn-picture_discard = ablegen

inn-picture_action = Aktion

inn-picture_order = bestellen

inn-picture_drink = trinken

inn-picture_more = … und { $n } mehr

inn-picture_more-cards = +{ $n }

inn-picture_more-names = +{ $n }

inn-picture_both = &

inn-picture_nobody-controls = niemand

inn-picture_contest-in = Wetttrinken: noch { $n }

inn-picture_may-discard = ablegen

inn-picture_may-action = Aktion spielen

inn-picture_may-order = Drink bestellen

inn-picture_may-drink = trinken

inn-picture_done = fertig

inn-picture_round = eine Glücksspielrunde

inn-picture_fell = { $reason ->
        [broke] pleite
       *[asleep] umgekippt
    }, Zug { $turn }

inn-picture_gold-left = { $n } Gold

inn-picture_turns = { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }

inn-picture_fortitude = Ausdauer

inn-picture_alcohol = Alkohol

inn-picture_gold = Gold

inn-picture_over = Partie vorbei

inn-picture_out-asleep = oben im Bett

inn-picture_out-broke = im Stall

inn-picture_won = gewonnen

inn-picture_more-won = und { $n } mehr gewonnen

inn-picture_void = keine Wirkung

## deck

deck_all-title = ### Decks dieses Servers ({ $n } von { $most })

deck_none-yet = Es gibt noch keine.

deck_state-draft = von { $author }, ein Entwurf

deck_state-table = von { $author }, Version { $n }, auf dem Tisch

deck_state-off = von { $author }, vom Tisch genommen. { $note }

deck_title =
    ### { $name }
    -# { $state }

deck_counted = { $n } von { $size } Karten, davon { $kinds } verschiedene.

deck_wrong = ⚠️ { $text }

deck_wrong-more = -# { $n ->
        [one] Noch { $n } Sache
       *[other] Noch { $n } Sachen
    } zu beheben.

deck_begun = Ein leeres Deck. Tipp eine Karte ein, oder gleich eine ganze Liste.

deck_imported = Es ist da, als Entwurf.

deck_exported = { "*" }*{ $name }** als Datei. */deck import* nimmt sie, auf jedem Server.

deck_about-box = Aus unserer Spielschachtel.

deck_about-own = Ein eigenes Deck.

deck_pick-deck = Ein Deck öffnen…

deck_pick-card = Eine Karte ändern…

deck_pick-part = Besonderheiten…

deck_pick-change = Ändern…

deck_pick-played = Wie sie gespielt wird…

deck_pick-said = Titel, Art, Anzahl…

deck_pick-word = Was tut sie?

deck_pick-next-word = Was tut sie noch?

deck_pick-meant = Was hast du gemeint?

deck_more-words = Mehr… ({ $n } von { $of })

deck_more-title = ### { $name }

deck_more-of-it = mehr

deck_not-ready = -# Spielen oder auf den Tisch bringen kannst du es, sobald alle Karten da und richtig sind.

deck_sure-delete = **{ $name }** löschen? Partien, die damit begonnen haben, gehen weiter.

deck_sheet-title = ### { $name }, Karten { $n } von { $of }

deck_part =
    ### { $what }
    -# { $name }

deck_ways = Was zur Wahl steht

deck_way = { $n }: { $told }

deck_numbered = { $what } { $n }

deck_blank = Wähl unten, was sie tut.

deck_ours = Von uns: Tipp ein, was auf deiner Karte steht.

deck_ours-now = -# { $text }

deck_tells = { $what }: { $told }

deck_one-more-way = Noch eine Möglichkeit

deck_one-more = Noch dazu: { $what }

deck_other-way = Noch eine Art, sie zu spielen

deck_copy = Diese Karte kopieren

deck_take-out = Herausnehmen

deck_change-it = Ändern oder herausnehmen

deck_said = vorhanden

deck_unsaid = nichts

deck_yes = ja

deck_no = nein

deck_so-many = bisher { $n }

deck_removed = -# Herausgenommen. *Rückgängig* holt es zurück.

deck_undone = -# Rückgängig gemacht.

deck_put-on = Auf dem Tisch: Lobbys bieten es unter *Von diesem Server* an. Version { $n }.

deck_trying = -# **{ $name }** gegen zwei Stammgäste. Nichts davon zählt.

deck_read = { $n ->
        [0] Keine Karte gelesen.
        [one] { $n } Karte gelesen.
       *[other] { $n } Karten gelesen.
    }

deck_line = { "*" }*Nicht klar:** { $line }

deck_line-read = -# Bisher gelesen: { $text }

deck_lines-left = -# Danach noch { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    }.

deck_contribute = Darin stehen nur Fakten: Titel, Arten, Zahlen, und was die Karten tun, in unseren Worten. { $where }

deck_form-at = Schick es mit dem Formular *Cards as printed*: { $page }

deck_form = Schick es mit dem Formular *Cards as printed*, unter *New issue*, wo der Code dieses Bots liegt.

deck_own = Von diesem Server

## deck-sent

deck-sent_title = Karten wie gedruckt: { $name }

deck-sent_card = - { $title } ({ $kind }, { $n } im Deck): { $text }

deck-sent_unread = (siehe unten)

## deck-button

deck-button_new = Neues Deck

deck-button_card = Neue Karte

deck-button_quick = Karten eintippen

deck-button_more = Mehr

deck-button_next = Nächste Karte

deck-button_undo = Rückgängig

deck-button_deck = Zum Deck

deck-button_done = Fertig

deck-button_put-on = Auf den Tisch

deck-button_put-again = Neue Version

deck-button_try = Ausprobieren

deck-button_sheet = Alle Karten

deck-button_export = Als Datei

deck-button_rename = Umbenennen

deck-button_take-off = Vom Tisch nehmen

deck-button_delete = Löschen

deck-button_sure-delete = Ja, löschen

deck-button_back = Zurück

deck-button_before = Davor

deck-button_after = Danach

deck-button_again = Neu eintippen

deck-button_leave-out = Weglassen

## deck-form

deck-form_card = Eine neue Karte

deck-form_effect = Was sie tut

deck-form_name = Ein Deck

deck-form_name-label = Wie heißt es?

deck-form_off = Vom Tisch nehmen

deck-form_off-label = Warum? Wer es gemacht hat, erfährt es.

deck-form_copy = Eine Kopie

deck-form_copy-label = Titel der Kopie

deck-form_quick = Karten eintippen

deck-form_quick-label = Eine Karte je Zeile, auf Englisch

deck-form_quick-hint = 2x Action "Title": another player loses 2 Fortitude; you gain 1 Gold

deck-form_yes = Ja

deck-form_range = { $least } bis { $most }

deck-form_counts = Eins je Zeile, etwa: { $example }

## deck-field

deck-field_about = Wie ist der Charakter? Ein, zwei Sätze

deck-field_race = Volk, für Drinks, die danach fragen

deck-field_villain = Ein Schurke

deck-field_size = Wie viele Karten es hat

deck-field_gold = Mehr Gold am Anfang

deck-field_generic = Karten, die die meisten Decks haben

deck-field_retired = Karten, die nicht mehr ausgeteilt werden

deck-field_face = Gesicht

deck-field_card = Karte

deck-field_boss = Karten nur für einen Boss

deck-field_boss-size = Wie viele Boss-Karten

deck-field_counter = Zähler

deck-field_side = Nebendeck

deck-field_time = Was von selbst geschieht

deck-field_anytime = Was jederzeit geht

deck-field_front = Ausliegende Karten

deck-field_title = Titel

deck-field_kind = Art

deck-field_count = Exemplare

deck-field_original = Von uns, so nicht gedruckt

deck-field_note = Notiz

deck-field_over-winning = Auch wenn nur Falschspiel ginge

deck-field_stays = Bleibt ausliegen

deck-field_until = Bis wann sie ausliegt

deck-field_standing = Gilt, solange sie da ist

deck-field_wages = Lohn (ein Minion)

deck-field_price = Preis, falls sie verkäuflich ist

deck-field_at-once = Wirkt, sobald sie aufgedeckt wird

deck-field_use = Eine Art, sie zu spielen

deck-field_when = Wann sie spielbar ist

deck-field_pick = Wer gewählt wird

deck-field_use-least = Wie viele mindestens gewählt werden

deck-field_use-most = Wie viele höchstens gewählt werden

deck-field_firm = Weder verringern, ignorieren noch aufheben

deck-field_sure = Lässt sich nicht aufheben

deck-field_no-leave = Niemand verlässt ihre Runde

deck-field_use-front = Wird gespielt, während sie ausliegt

deck-field_ignore-as = Ignorieren macht sie nur kleiner um

deck-field_no-ignore = Lässt sich nicht ignorieren

deck-field_unshared = Das Team hilft nicht dagegen

deck-field_no-things = Nur Personen, nichts Ausliegendes

deck-field_among = Nur Personen mit einem Zähler

deck-field_cost = Was sie kostet

deck-field_negated = Stattdessen, wenn aufgehoben

deck-field_do = Was sie tut

deck-field_n = Wie viele?

deck-field_of = Welche?

deck-field_who = Wer?

deck-field_to = Wer bekommt es?

deck-field_how = Wie?

deck-field_kinds = Welche Arten von Karten?

deck-field_effect-kind = Nur Karten dieser Art

deck-field_effect-least = Nicht unter

deck-field_effect-most = Höchstens insgesamt

deck-field_effect = Was sie tut

deck-field_per = Mal was?

deck-field_if = Nur wenn

deck-field_plain = Niemand hat es verursacht

deck-field_options = Die Möglichkeiten

deck-field_word = Was?

deck-field_touches = Was sie berührt

deck-field_least = Mindestens

deck-field_most = Höchstens

deck-field_if-of = Welcher Zähler?

deck-field_if-who = Wessen Zähler?

deck-field_sure-of = Welcher Zähler?

deck-field_sure-who = Wessen Zähler?

deck-field_holds = Karten, die gelten

deck-field_many = Titel für mehrere

deck-field_on = Wer ihn hat

deck-field_start = Am Anfang

deck-field_supply = Wie viele es insgesamt gibt

deck-field_under = Wenn er unter das Mindeste fiele

deck-field_drunk = Zählt beim Umkippen mit

deck-field_bite = Am Zugende der Person, die ihn hat

deck-field_level = Bei einem Stand

deck-field_revealed = Was aufgedeckt wird

deck-field_joins = Seine Karten kommen ins Deck

deck-field_side-boss = Nur ein Boss hat es

deck-field_sold = Seine Karten sind verkäuflich

deck-field_at = Wann

deck-field_quiet = Niemand spielt währenddessen etwas

deck-field_may = Man wird gefragt

deck-field_front-most = Wie viele ausliegen dürfen

deck-field_hand = Handgröße je nach Zahl der Karten dort

## deck-choice

deck-choice_to-inn = Das Gasthaus

deck-choice_to-you = Du

deck-choice_to-picked = Wer gewählt wurde

deck-choice_how-random = Der Zufall wählt

deck-choice_how-or-show = Wer zu wenige hat, zeigt die Hand

deck-choice_how-gold = Gold

deck-choice_how-fortitude = Ausdauer

deck-choice_how-alcohol = Alkohol

deck-choice_until-turn = Bis zum nächsten Zug

deck-choice_until-own-turn = Bis zum eigenen nächsten Zug

deck-choice_of-turn = Bis zum nächsten Zug

deck-choice_of-own-turn = Bis zum eigenen nächsten Zug

deck-choice_touches-fortitude = Ausdauer

deck-choice_touches-alcohol = Alkohol

deck-choice_touches-gold = Gold

deck-choice_word-always = Immer

deck-choice_word-ignored = Jemand hat es ignoriert

deck-choice_word-not-ignored = Niemand hat es ignoriert

deck-choice_word-hero = Die Person ist ein Held

deck-choice_word-villain = Die Person ist ein Schurke

deck-choice_word-own-gold = Mit eigenem Gold gezahlt

deck-choice_word-not-own-gold = Nicht mit eigenem Gold gezahlt

deck-choice_word-served = Hat dadurch einen Drink bekommen

deck-choice_word-boss = Die Person ist ein Boss

deck-choice_word-lost = Hat dadurch Ausdauer verloren

deck-choice_word-discarded = Jemand hat dafür eine Karte abgelegt

deck-choice_word-loses-less = Verliert jedes Mal weniger Ausdauer

deck-choice_word-loses-more = Verliert jedes Mal mehr Ausdauer

deck-choice_word-source-loses = Wer Ausdauer nimmt, verliert auch welche

deck-choice_word-deals-more = Wer getroffen wird, verliert mehr

deck-choice_word-drinks-more = Trinkt mehr Drinks

deck-choice_word-inn-pays-first = Das Gasthaus zahlt das erste Gold

deck-choice_word-ignores = Muss Arten von Karten ignorieren

deck-choice_word-away = Weg

deck-choice_who-them = Der von dieser Person

deck-choice_who-you = Du

deck-choice_who-picked = Wer gewählt wurde

deck-choice_per-hurt = Personen, die wirklich getroffen wurden

deck-choice_per-lost = Ausdauer, die insgesamt verloren ging

deck-choice_per-own-lost = Ausdauer, die jede Person verloren hat

deck-choice_per-paid = Gold, das gezahlt wurde

deck-choice_per-players = Andere Personen

deck-choice_per-team = Personen im Team

deck-choice_on-you = Der Charakter selbst

deck-choice_on-others = Die anderen

deck-choice_supply-others = So viele, wie es andere gibt

deck-choice_revealed-front = Bleibt ausliegen

deck-choice_revealed-adds = Kommt zur gespielten Karte hinzu

deck-choice_revealed-holds = Gilt oben auf dem Ablagestapel

deck-choice_at-set-up = Wenn die Partie beginnt

deck-choice_at-turn = Wenn der eigene Zug beginnt

deck-choice_at-discarded = Nach dem Ablegen

deck-choice_at-drank = Nach einem Drink

deck-choice_at-turn-end = Wenn der eigene Zug endet

deck-choice_pick-other = Eine andere Person

deck-choice_pick-any = Eine beliebige Person

deck-choice_pick-third = Jemand außer dir und der Quelle

deck-choice_pick-in-round = Eine andere Person in der Runde

deck-choice_pick-revealer = Eine andere Person, die einen Drink aufgedeckt hat

deck-choice_pick-source = Wer den Verlust verursacht

deck-choice_word-drink-yours = Ein Drink, den du gleich trinkst

deck-choice_word-drink-any = Ein Drink, den jemand gleich trinkt

deck-choice_word-drink-others = Jemand anderes hat einen Drink aufgedeckt

deck-choice_word-drink-phase = Die Trinkphase einer anderen Person

deck-choice_word-order-phase = Deine eigene Bestellphase

deck-choice_word-ante = Du musst den Einsatz zahlen

deck-choice_word-lose-gold = Du verlierst gleich Gold

deck-choice_word-refill = Alle zahlen für ein neues Drink-Deck

deck-choice_word-card = Eine Karte, die dich betrifft

deck-choice_word-loss = Eine Karte, durch die du Ausdauer verlierst

deck-choice_word-hurt = Gerade hast du durch eine fremde Karte Ausdauer verloren

deck-choice_word-sometimes = Jemand spielt eine Manchmal-Karte

deck-choice_word-drink-trick = Jemand ändert mit einer Manchmal-Karte einen Drink

deck-choice_word-cheating = Jemand spielt falsch, und du bist in der Runde

deck-choice_word-round = Eine Glücksspielrunde läuft

deck-choice_word-round-stop = Eine Glücksspielrunde läuft, und es geht nicht um Einsatz oder Ende

deck-choice_word-round-won = Jemand anderes gewinnt eine Runde

deck-choice_word-round-won-inside = Jemand anderes gewinnt eine Runde, in der du noch bist

deck-choice_word-any-round-won = Jemand gewinnt eine Runde

deck-choice_word-action = Jemand anderes spielt eine Aktionskarte

deck-choice_word-own-card = Du spielst eine Karte mit einer Zahl

deck-choice_word-event = Ein Ereignis trifft dich gleich

deck-choice_word-drink-event = Ein Drink-Ereignis trifft dich gleich

deck-choice_word-gold-gained = Du hast gerade Gold bekommen

deck-choice_word-pot-taken = Jemand anderes hat gerade den Topf einer Runde genommen

deck-choice_word-any-hurt = Jemand hat gerade Ausdauer verloren

deck-choice_word-picked = Eine fremde Aktionskarte wählt dich

deck-choice_word-champions = Dein Team hat einen Champion bestimmt oder würde es in Teams

deck-choice_who-others = Jede andere Person

deck-choice_who-all = Jede Person

deck-choice_who-source = Von wem die Karte kommt

deck-choice_who-active = Wer am Zug ist

deck-choice_who-everyone = Jede Person, auch im eigenen Team

deck-choice_who-mates = Alle anderen deines Teams

deck-choice_who-in-round = Jede andere Person in der Runde

deck-choice_race-orc = Orks

deck-choice_race-troll = Trolle

deck-choice_race-ogre = Oger

deck-choice_race-vampire = Vampire

deck-choice_race-dwarf = Zwerge

card_own-deck = { $deck }, auf diesem Server gemacht: { $n }
card_own-draft = { $deck }, ein Entwurf: { $n }
card_own-more = { $n ->
    [one] Noch { $n } Karte dieses Titels steht in Decks dieses Servers: siehe /deck show.
   *[other] Noch { $n } Karten dieses Titels stehen in Decks dieses Servers: siehe /deck show.
}
