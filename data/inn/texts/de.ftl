### Die Bausteine, aus denen die Texte der Karten gemacht werden
### Wie diese Datei geschrieben wird: docs/translating.md

or = Oder:

and = und

or-way = ; oder

or-sides = oder

do-nothing = nichts geschieht

repeated = { $text } ({ $n } Mal einzeln)

plain = (niemand kann zurückschlagen, und es lässt sich nicht umlenken)

per-most = (höchstens { $most })

sure = Diese Karte kann nicht aufgehoben werden.

sure-if = { $condition }diese Karte kann nicht aufgehoben werden.

ignore-as = Eine Karte, die diesen Verlust ignorieren würde, macht ihn stattdessen um { $n } kleiner.

no-ignore = Niemand kann diese Karte ignorieren.

no-things = Nur eine Person kann gewählt werden, nie eine Karte mit Lohn.

unshared = Nur die getroffene Person kann den Verlust verringern, ignorieren oder umlenken, niemand sonst aus dem Team.

boss = Nur ein Boss hat diese Karte.

no-leave = Niemand kann den Einsatz dieser Runde umgehen, und niemand kann sie freiwillig verlassen.

negated = Wird diese Karte aufgehoben, geschieht stattdessen dies: { $text }.

front = Einmal in jeder deiner Aktionsphasen, solange diese Karte vor dir liegt:

over-winning = Du kannst sie auch spielen, wenn nur eine Falschspielkarte gespielt werden könnte.

while-there = Solange sie gilt: { $text }.

wages = Lohn { $n }: Was anderen Personen Ausdauer nimmt, kann auf diese Karte zielen. Würde sie Ausdauer verlieren, legst du sie ab oder zahlst dem Gasthaus { $n } Gold.

price = Preis: { $n } Gold.

at-once = Sie wirkt, sobald sie aufgedeckt wird, und wird dann abgelegt.

as-action = Du darfst es verringern oder ignorieren, als wäre es eine Aktionskarte.

level = Begegnungsstufe { $n }.

at-any-time = { $title }, jederzeit: { $costs }: { $text } Niemand kann darauf antworten.

quiet = Niemand darf etwas spielen, bis das getan ist.

front-most = Höchstens { $n ->
        [one] { $n } Karte darf
       *[other] { $n } Karten dürfen
    } vor dir liegen.

front-hands = Deine Handgröße nach der Zahl der Karten vor dir, von 0 an: { $hands }.

firm = Der Verlust lässt sich nicht verringern, und diese Karte kann weder ignoriert noch aufgehoben werden.

nothing = Keine eigene Wirkung.

chaser = Deck auch die nächste Karte von derselben Stelle auf: Sie kommt als Nachspüler dazu.

share = Nach allen Antworten darfst du ihn mit einer anderen Person teilen, jede Hälfte aufgerundet.

whole = Karten können ihn nicht teilen.

race = Gehörst du zum Volk der { $race }, geschieht stattdessen dies: { $text }

race_dwarf = Zwerge

race_ogre = Oger

race_orc = Orks

race_troll = Trolle

race_vampire = Vampire

race-nothing = nichts.

## stays

stays_always = Diese Karte bleibt vor dir liegen.

stays_turn = Diese Karte bleibt vor dir liegen, bis der nächste Zug beginnt.

stays_own-turn = Diese Karte bleibt vor dir liegen, bis dein nächster Zug beginnt.

stays_on-discards = Diese Karte gilt, solange sie oben auf dem Ablagestapel liegt ({ $side }).

## if

if_hero =
    { $who ->
        [you] bist du ein Held{ $behind ->
            [you] ,
           *[other] :
        }
        [many] , die ein Held ist,
       *[one] ist { $subject } ein Held:
    }

if_villain =
    { $who ->
        [you] bist du ein Schurke{ $behind ->
            [you] ,
           *[other] :
        }
        [many] , die ein Schurke ist,
       *[one] ist { $subject } ein Schurke:
    }

if_own-gold =
    { $who ->
        [you] hast du mit eigenem Gold gezahlt{ $behind ->
            [you] ,
           *[other] :
        }
        [many] , die mit eigenem Gold gezahlt hat,
       *[one] hat { $subject } mit eigenem Gold gezahlt:
    }

if_not-own-gold =
    { $who ->
        [you] hast du nicht mit eigenem Gold gezahlt{ $behind ->
            [you] ,
           *[other] :
        }
        [many] , die nicht mit eigenem Gold gezahlt hat,
       *[one] hat { $subject } nicht mit eigenem Gold gezahlt:
    }

if_counter =
    { $who ->
        [you] hast du { $amount }{ $behind ->
            [you] ,
           *[other] :
        }
        [many] mit { $amount }
       *[one] hat { $subject } { $amount }:
    }

if_served =
    { $who ->
        [you] gibt es dir einen Drink{ $behind ->
            [you] ,
           *[other] :
        }
        [many] , die dadurch einen Drink bekommt,
       *[one] gibt es { $subject } einen Drink:
    }

if_boss =
    { $who ->
        [you] bist du ein Boss{ $behind ->
            [you] ,
           *[other] :
        }
        [many] , die ein Boss ist,
       *[one] ist { $subject } ein Boss:
    }

if_lost =
    { $who ->
        [you] hast du durch diese Karte Ausdauer verloren{ $behind ->
            [you] ,
           *[other] :
        }
        [many] , die durch diese Karte Ausdauer verloren hat,
       *[one] hat { $subject } durch diese Karte Ausdauer verloren:
    }

if_discarded = ist dafür eine Karte abgelegt worden{ $behind ->
        [you] ,
       *[other] :
    }

if_ignored = hat jemand diese Karte ignoriert{ $behind ->
        [you] ,
       *[other] :
    }

if_not-ignored = hat niemand diese Karte ignoriert{ $behind ->
        [you] ,
       *[other] :
    }

if_holds = wenn gerade { $cards } gilt{ $behind ->
        [you] ,
       *[other] :
    }

## range

range_at-least = mindestens { $least } { $counter }

range_at-most = höchstens { $most } { $counter }

range_exactly = genau { $least } { $counter }

range_from-to = { $least } bis { $most } { $counter }

## per

per_hurt = für jede andere Person, die durch diese Karte Ausdauer verloren hat

per_lost = für jeden Punkt Ausdauer, den andere durch diese Karte verloren haben

per_own-lost =
    { $who ->
        [you] für jeden Punkt Ausdauer, den du durch diese Karte verloren hast
       *[other] für jeden eigenen Punkt Ausdauer, der durch diese Karte verloren ging
    }

per_hurt-answered = für jede Person, die durch die Karte Ausdauer verloren hat

per_lost-answered = für jeden Punkt Ausdauer, den andere durch die Karte verloren haben

per_team =
    { $who ->
        [you] für jede Person deines Teams (ohne Teams: für jede andere Person)
       *[other] für jede Person des eigenen Teams, sich selbst mitgezählt (ohne Teams: für jede andere Person)
    }

per_players = für jede andere Person, die noch dabei ist

per_paid = für jedes gezahlte Gold

per_own-payment =
    { $who ->
        [you] für jedes Gold, das du gezahlt hast
       *[other] für jedes selbst gezahlte Gold
    }

per_counter =
    { $who ->
        [you] je { $counter } bei dir
       *[other] je { $counter } bei sich
    }

## cost

cost_opening = { $costs }:

cost_cards = leg { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } ab

cost_gold = zahl dem Gasthaus { $n } Gold

cost_fortitude = verlier { $n } Ausdauer

cost_counter = zahl { $n } { $counter }

## cards

cards_action = Aktionskarte

cards_sometimes = Manchmal-Karte

cards_anytime = Jederzeit-Karte

cards_gambling = Glücksspielkarte

cards_cheating = Falschspielkarte

## cards-one

cards-one_action = eine Aktionskarte

cards-one_anytime = eine Jederzeit-Karte

cards-one_gambling = eine Glücksspielkarte

cards-one_cheating = eine Falschspielkarte

cards-one_or = ,

cards-one_last = oder

## cards-many

cards-many_action = Aktionskarten

cards-many_sometimes = Manchmal-Karten

cards-many_anytime = Jederzeit-Karten

cards-many_gambling = Glücksspielkarten

cards-many_cheating = Falschspielkarten

cards-many_event = Ereignisse

cards-many_or = ,

cards-many_last = und

## number-of-cards

number-of-cards_any = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

number-of-cards_action = { $n ->
        [one] { $n } Aktionskarte
       *[other] { $n } Aktionskarten
    }

number-of-cards_sometimes = { $n ->
        [one] { $n } Manchmal-Karte
       *[other] { $n } Manchmal-Karten
    }

number-of-cards_anytime = { $n ->
        [one] { $n } Jederzeit-Karte
       *[other] { $n } Jederzeit-Karten
    }

number-of-cards_gambling = { $n ->
        [one] { $n } Glücksspielkarte
       *[other] { $n } Glücksspielkarten
    }

number-of-cards_cheating = { $n ->
        [one] { $n } Falschspielkarte
       *[other] { $n } Falschspielkarten
    }

## bid

bid_gold = Gold

bid_fortitude = Ausdauer

bid_alcohol = Alkohol

bid_gold-lost = zahlt dieses Gold dem Gasthaus

bid_fortitude-lost = verliert diese Ausdauer

bid_alcohol-lost = bekommt diesen Alkohol

bid_lose = Jede andere Person { $text }.

## secret

secret_most = Jede Person, die am meisten gewählt hat, { $text }.

secret_least = Haben nicht alle gleich viel gewählt: Jede Person, die am wenigsten gewählt hat, { $text }.

secret_none = Haben alle 0 gewählt: Jede Person { $text }.

secret_each = Jede Person, die mehr als 0 gewählt hat, { $text }.

## standing

standing_loses-less = du verlierst jedes Mal { $n } Ausdauer weniger

standing_loses-more = du verlierst jedes Mal { $n } Ausdauer mehr, wenn eine andere Person dir welche nimmt

standing_source-loses = wer dir Ausdauer nimmt, verliert auch { $n }

standing_deals-more = wem du Ausdauer nimmst, verliert { $n } mehr

standing_drinks-more = in deiner Trinkphase trinkst du { $n ->
        [one] { $n } Drink
       *[other] { $n } Drinks
    } mehr

standing_inn-pays-first = das Gasthaus übernimmt von jeder deiner Zahlungen { $n } Gold

standing_ignores = du ignorierst alle { $kinds }, auch solche, die dir helfen würden

standing_away = du spielst nichts und ignorierst alles

## counter

counter_you = { $many }: Du hast am Anfang { $start }, nie weniger als { $least } und nie mehr als { $most }.

counter_others = { $many }: Du gibst sie anderen, jeder Person höchstens { $most }.

counter_supply = Im Ganzen gibt es { $supply }.

counter_supply-others = Es gibt einen für jede andere Person.

counter_under = Würde es unter { $least } fallen: { $text }.

counter_drunk = Es zählt wie Alkohol, wenn es darum geht, wer umkippt.

counter_bite = Am Ende des Zuges einer Person, die welche hat, kommt einer zu dir zurück, und dieser Person geschieht dies: { $text }. Sie darf es verringern oder ignorieren, als wäre es deine Aktionskarte; niemand kann zurückschlagen oder es umlenken.

counter_level = Mit { $amount }: { $text }.

## side

side_front = { $side }, { $n } Karten: Eine Karte, die daraus aufgedeckt wird, liegt vor dir.

side_adds = { $side }, { $n } Karten: Eine Karte, die daraus aufgedeckt wird, kommt zu der Karte hinzu, die du spielst.

side_holds = { $side }, { $n } Karten: Die oberste Karte des Ablagestapels gilt.

side_joins = { $side }, { $n } Karten: Eine Karte, die du daraus nimmst oder kaufst, gehört von da an zu deinem Charakterdeck.

side_sold = Jederzeit darfst du eine Karte dieses Decks, die vor dir liegt, einer anderen Person zu ihrem Preis verkaufen.

## time

time_set-up = Beim Aufbau des Tisches:

time_turn = Wenn dein Zug beginnt:

time_discarded = Nachdem du abgelegt hast, bevor du ziehst:

time_drank = Nachdem ein Drink deinen Alkohol erhöht hat:

time_turn-end = Wenn dein Zug endet:

## time-may

time-may_set-up = Beim Aufbau des Tisches darfst du dies tun:

time-may_turn = Wenn dein Zug beginnt, darfst du dies tun:

time-may_discarded = Nachdem du abgelegt hast, bevor du ziehst, darfst du dies tun:

time-may_drank = Nachdem ein Drink deinen Alkohol erhöht hat, darfst du dies tun:

time-may_turn-end = Wenn dein Zug endet, darfst du dies tun:

## goes

goes_own = Wenn er getrunken ist, wird er nicht abgelegt: Er bleibt oben auf deinem Trink-mich!-Stapel.

goes_left = Wenn er getrunken ist, wird er nicht abgelegt: Er kommt auf den Trink-mich!-Stapel der nächsten Person.

goes_other = Wenn er getrunken ist, wird er nicht abgelegt: Er kommt auf den Trink-mich!-Stapel einer anderen Person deiner Wahl.

goes_deck = Wenn er getrunken ist, wird er nicht abgelegt: Er kommt unter das Drink-Deck.

## kind

kind_holds = Dauerwirkung

kind_adds = Zusatzwirkung

kind_at-once = Sofort

kind_action = Aktion

kind_sometimes = Manchmal

kind_anytime = Jederzeit

kind_gambling = Glücksspiel

kind_cheating = Falschspiel

kind_gamble = Aktion oder Glücksspiel

kind_event = Ereignis

## subject

subject_you = du

subject_picked = diese Person

subject_picked-many = jede von ihnen

subject_others = jede andere Person

subject_all = jede Person

subject_source = die Person, von der die Karte kommt,

subject_in-round = jede andere Person in der Runde

subject_everyone = jede Person, auch jede des eigenen Teams,

subject_mates = jede andere Person deines Teams

subject_active = die Person, die am Zug ist,

## pick

pick_other = wähl eine andere Person:

pick_other-many = wähl bis zu { $n } andere Personen:

pick_other-exactly = wähl { $n } andere Personen (alle, wenn es weniger sind):

pick_other-range = wähl { $least } bis { $n } andere Personen:

pick_any = wähl eine Person (auch dich selbst):

pick_any-many = wähl bis zu { $n } Personen (auch dich selbst):

pick_any-exactly = wähl { $n } Personen (auch dich selbst):

pick_any-range = wähl { $least } bis { $n } Personen (auch dich selbst):

pick_third = wähl eine andere Person als die, von der es kommt:

pick_in-round = wähl eine andere Person in der Runde:

pick_revealer = wähl eine Person, die gerade einen Drink aufgedeckt hat:

## picked

picked_other = eine andere Person

picked_other-many = jede von bis zu { $n } anderen Personen

picked_other-exactly = jede von { $n } anderen Personen (von allen, wenn es weniger sind)

picked_other-range = jede von { $least } bis { $n } anderen Personen

picked_any = eine Person deiner Wahl (auch du selbst)

picked_any-many = jede von bis zu { $n } Personen (auch du selbst)

picked_any-exactly = jede von { $n } Personen (auch du selbst)

picked_any-range = jede von { $least } bis { $n } Personen (auch du selbst)

picked_third = eine andere Person als die, von der es kommt,

picked_in-round = eine andere Person in der Runde

picked_revealer = eine Person, die das gerade getan hat,

## picked-several

picked-several_other-many = bis zu { $n } andere Personen

picked-several_other-exactly = { $n } andere Personen (alle, wenn es weniger sind)

picked-several_other-range = { $least } bis { $n } andere Personen

picked-several_any-many = bis zu { $n } Personen (auch du selbst)

picked-several_any-exactly = { $n } Personen (auch du selbst)

picked-several_any-range = { $least } bis { $n } Personen (auch du selbst)

## when

when_drink-yours = wenn du gleich trinken musst:

when_drink-any = wenn jemand gleich trinken muss:

when_drink-others = wenn eine andere Person einen Drink aufgedeckt hat:

when_drink-phase = in der Trinkphase einer anderen Person:

when_order-phase = in deiner eigenen Bestellphase:

when_ante = wenn du einen Einsatz zahlen musst:

when_lose-gold = wenn du gleich Gold verlierst:

when_refill = wenn alle für ein neues Drink-Deck zahlen:

when_card = wenn { $kinds } { $touches } betrifft:

when_loss = wenn { $kinds } dir Ausdauer nehmen würde:

when_hurt = wenn die Karte einer anderen Person dir Ausdauer genommen hat und du nichts dagegen getan hast:

when_sometimes = wenn jemand eine Manchmal-Karte spielt:

when_drink-trick = wenn jemand eine Manchmal-Karte spielt, die einen Drink ändert:

when_cheating = wenn eine andere Person eine Falschspielkarte spielt und du in der Runde bist:

when_round = während einer Glücksspielrunde, auch wenn du sie verlassen hast:

when_round-stop = während einer Glücksspielrunde, aber nicht als Antwort auf einen Einsatz oder auf eine Karte, die sie beendet:

when_round-won = wenn eine andere Person eine Glücksspielrunde gewinnt, auch wenn du sie verlassen hast:

when_any-round-won = wenn jemand, auch du, eine Glücksspielrunde gewinnt:

when_round-won-inside = wenn eine andere Person eine Glücksspielrunde gewinnt, in der du noch bist:

when_action = wenn eine andere Person eine Aktionskarte spielt:

when_own-card = wenn du eine Karte mit einer Zahl darin spielst:

when_event = wenn dich gleich ein Ereignis trifft:

when_drink-event = wenn dich gleich ein Drink-Ereignis trifft:

when_gold-gained = gleich nachdem du Gold bekommen hast:

when_pot-taken = gleich nachdem eine andere Person den Topf einer Glücksspielrunde genommen hat:

when_picked = wenn die Aktionskarte einer anderen Person dich wählt:

when_champions = wenn dein Team einen Champion benannt hat (ohne Teams: wenn etwas jede Person betrifft, oder wenn dich eine Glücksspielrunde betrifft):

when_any-hurt = gleich nachdem eine Karte einer anderen Person Ausdauer genommen hat:

## when-teams

when-teams_drink-yours = wenn du oder jemand aus deinem Team gleich trinken muss:

when-teams_ante = wenn du oder der Champion deines Teams einen Einsatz zahlen muss:

when-teams_lose-gold = wenn du oder jemand aus deinem Team gleich Gold verliert:

when-teams_card = wenn { $kinds } { $touches } betrifft, oder dasselbe bei jemandem aus deinem Team:

when-teams_loss = wenn { $kinds } dir oder jemandem aus deinem Team Ausdauer nehmen würde:

when-teams_hurt = wenn die Karte einer anderen Person dir oder jemandem aus deinem Team Ausdauer genommen hat und niemand von euch etwas dagegen getan hat:

when-teams_event = wenn dich oder jemanden aus deinem Team gleich ein Ereignis trifft:

when-teams_drink-event = wenn dich oder jemanden aus deinem Team gleich ein Drink-Ereignis trifft:

when-teams_gold-gained = gleich nachdem du oder jemand aus deinem Team Gold bekommen hat:

when-teams_picked = wenn die Aktionskarte einer anderen Person dich oder jemanden aus deinem Team wählt:

## touches

touches_fortitude = deine Ausdauer

touches_alcohol = deinen Alkohol

touches_gold = dein Gold

touches_or = ,

touches_last = oder

## answered

answered_action = eine Aktion

answered_sometimes = eine Manchmal-Karte

answered_anytime = eine Jederzeit-Karte

answered_or = ,

answered_last = oder

## effect

effect_lose-fortitude =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Ausdauer verlieren
            [reader] { $after ->
                [verb] verlierst { $n } Ausdauer
                [condition] verlierst du { $n } Ausdauer
               *[start] du verlierst { $n } Ausdauer
            }
        }
        [you-too] { $after ->
            [verb] verlierst { $n } Ausdauer
            [condition] verlierst du { $n } Ausdauer
           *[start] du verlierst { $n } Ausdauer
        }
        [several] verlieren je { $n } Ausdauer
       *[other] verliert { $n } Ausdauer
    }

effect_gain-fortitude =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Ausdauer bekommen
            [reader] { $after ->
                [verb] bekommst { $n } Ausdauer
                [condition] bekommst du { $n } Ausdauer
               *[start] du bekommst { $n } Ausdauer
            }
        }
        [you-too] { $after ->
            [verb] bekommst { $n } Ausdauer
            [condition] bekommst du { $n } Ausdauer
           *[start] du bekommst { $n } Ausdauer
        }
        [several] bekommen je { $n } Ausdauer
       *[other] bekommt { $n } Ausdauer
    }

effect_gain-alcohol =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Alkohol bekommen
            [reader] { $after ->
                [verb] bekommst { $n } Alkohol
                [condition] bekommst du { $n } Alkohol
               *[start] du bekommst { $n } Alkohol
            }
        }
        [you-too] { $after ->
            [verb] bekommst { $n } Alkohol
            [condition] bekommst du { $n } Alkohol
           *[start] du bekommst { $n } Alkohol
        }
        [several] bekommen je { $n } Alkohol
       *[other] bekommt { $n } Alkohol
    }

effect_lose-alcohol =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Alkohol verlieren
            [reader] { $after ->
                [verb] verlierst { $n } Alkohol
                [condition] verlierst du { $n } Alkohol
               *[start] du verlierst { $n } Alkohol
            }
        }
        [you-too] { $after ->
            [verb] verlierst { $n } Alkohol
            [condition] verlierst du { $n } Alkohol
           *[start] du verlierst { $n } Alkohol
        }
        [several] verlieren je { $n } Alkohol
       *[other] verliert { $n } Alkohol
    }

effect_pay =
    { $who ->
        [you] { $to ->
           *[chooser] dem Gasthaus { $n } Gold zahlen
            [reader] { $after ->
                [verb] zahlst dem Gasthaus { $n } Gold
                [condition] zahlst du dem Gasthaus { $n } Gold
               *[start] du zahlst dem Gasthaus { $n } Gold
            }
        }
        [you-too] { $after ->
            [verb] zahlst dem Gasthaus { $n } Gold
            [condition] zahlst du dem Gasthaus { $n } Gold
           *[start] du zahlst dem Gasthaus { $n } Gold
        }
        [several] zahlen dem Gasthaus je { $n } Gold
       *[other] zahlt dem Gasthaus { $n } Gold
    }

effect_pay-picked =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Gold an { $picked } zahlen
            [reader] { $after ->
                [verb] zahlst { $n } Gold an { $picked }
                [condition] zahlst du { $n } Gold an { $picked }
               *[start] du zahlst { $n } Gold an { $picked }
            }
        }
        [you-too] { $after ->
            [verb] zahlst { $n } Gold an { $picked }
            [condition] zahlst du { $n } Gold an { $picked }
           *[start] du zahlst { $n } Gold an { $picked }
        }
       *[other] zahlt { $n } Gold an diese Person
    }

effect_pay-you =
    { $who ->
        [you] { $to ->
           *[chooser] der Person, die diese Karte spielt, { $n } Gold zahlen
            [reader] { $after ->
                [verb] zahlst { $n } Gold an die Person, die diese Karte spielt
                [condition] zahlst du { $n } Gold an die Person, die diese Karte spielt
               *[start] du zahlst { $n } Gold an die Person, die diese Karte spielt
            }
        }
        [you-too] { $after ->
            [verb] zahlst { $n } Gold an die Person, die diese Karte spielt
            [condition] zahlst du { $n } Gold an die Person, die diese Karte spielt
           *[start] du zahlst { $n } Gold an die Person, die diese Karte spielt
        }
        [several] zahlen dir je { $n } Gold
       *[other] zahlt dir { $n } Gold
    }

effect_gain-gold =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Gold vom Gasthaus nehmen
            [reader] { $after ->
                [verb] nimmst { $n } Gold vom Gasthaus
                [condition] nimmst du { $n } Gold vom Gasthaus
               *[start] du nimmst { $n } Gold vom Gasthaus
            }
        }
        [you-too] { $after ->
            [verb] nimmst { $n } Gold vom Gasthaus
            [condition] nimmst du { $n } Gold vom Gasthaus
           *[start] du nimmst { $n } Gold vom Gasthaus
        }
        [several] nehmen je { $n } Gold vom Gasthaus
       *[other] nimmt { $n } Gold vom Gasthaus
    }

effect_draw =
    { $who ->
        [you] { $to ->
           *[chooser] { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } vom eigenen Deck ziehen
            [reader] { $after ->
                [verb] ziehst { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } von deinem Deck
                [condition] ziehst du { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } von deinem Deck
               *[start] du ziehst { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } von deinem Deck
            }
        }
        [you-too] { $after ->
            [verb] ziehst { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } von deinem Deck
            [condition] ziehst du { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } von deinem Deck
           *[start] du ziehst { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } von deinem Deck
        }
        [several] ziehen je { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } vom eigenen Deck
       *[other] zieht { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } vom eigenen Deck
    }

effect_order =
    { $who ->
        [you] { $to ->
           *[chooser] { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } mehr für beliebige andere Personen bestellen
            [reader] { $after ->
                [verb] bestellst { $n ->
                    [one] { $n } Drink
                   *[other] { $n } Drinks
                } mehr für beliebige andere Personen
                [condition] bestellst du { $n ->
                    [one] { $n } Drink
                   *[other] { $n } Drinks
                } mehr für beliebige andere Personen
               *[start] du bestellst { $n ->
                    [one] { $n } Drink
                   *[other] { $n } Drinks
                } mehr für beliebige andere Personen
            }
        }
        [you-too] { $after ->
            [verb] bestellst { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } mehr für beliebige andere Personen
            [condition] bestellst du { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } mehr für beliebige andere Personen
           *[start] du bestellst { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } mehr für beliebige andere Personen
        }
       *[other] bestellt { $n ->
            [one] { $n } Drink
           *[other] { $n } Drinks
        } mehr
    }

effect_drink-pile =
    { $who ->
        [you] { $to ->
           *[chooser] { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } oben vom eigenen Trink-mich!-Stapel trinken
            [reader] { $after ->
                [verb] trinkst { $n ->
                    [one] { $n } Drink
                   *[other] { $n } Drinks
                } oben von deinem Trink-mich!-Stapel
                [condition] trinkst du { $n ->
                    [one] { $n } Drink
                   *[other] { $n } Drinks
                } oben von deinem Trink-mich!-Stapel
               *[start] du trinkst { $n ->
                    [one] { $n } Drink
                   *[other] { $n } Drinks
                } oben von deinem Trink-mich!-Stapel
            }
        }
        [you-too] { $after ->
            [verb] trinkst { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } oben von deinem Trink-mich!-Stapel
            [condition] trinkst du { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } oben von deinem Trink-mich!-Stapel
           *[start] du trinkst { $n ->
                [one] { $n } Drink
               *[other] { $n } Drinks
            } oben von deinem Trink-mich!-Stapel
        }
       *[other] trinkt { $n ->
            [one] { $n } Drink
           *[other] { $n } Drinks
        } oben vom eigenen Trink-mich!-Stapel
    }

effect_drink-deck =
    { $who ->
        [you] { $to ->
           *[chooser] einen Drink vom Drink-Deck aufdecken und trinken
            [reader] { $after ->
                [verb] deckst einen Drink vom Drink-Deck auf und trinkst ihn
                [condition] deckst du einen Drink vom Drink-Deck auf und trinkst ihn
               *[start] du deckst einen Drink vom Drink-Deck auf und trinkst ihn
            }
        }
        [you-too] { $after ->
            [verb] deckst einen Drink vom Drink-Deck auf und trinkst ihn
            [condition] deckst du einen Drink vom Drink-Deck auf und trinkst ihn
           *[start] du deckst einen Drink vom Drink-Deck auf und trinkst ihn
        }
       *[other] deckt einen Drink vom Drink-Deck auf, und dann trinken alle
    }

effect_shuffle-in-pile =
    { $who ->
        [you] { $to ->
           *[chooser] die Karten des eigenen Trink-mich!-Stapels, wenn dort welche liegen, in das Drink-Deck mischen; dessen oberste Karte ist der neue Stapel
            [reader] { $after ->
                [verb] mischst die Karten deines Trink-mich!-Stapels, wenn dort welche liegen, in das Drink-Deck; dessen oberste Karte ist dein neuer Stapel
                [condition] mischst du die Karten deines Trink-mich!-Stapels, wenn dort welche liegen, in das Drink-Deck; dessen oberste Karte ist dein neuer Stapel
               *[start] du mischst die Karten deines Trink-mich!-Stapels, wenn dort welche liegen, in das Drink-Deck; dessen oberste Karte ist dein neuer Stapel
            }
        }
        [you-too] { $after ->
            [verb] mischst die Karten deines Trink-mich!-Stapels, wenn dort welche liegen, in das Drink-Deck; dessen oberste Karte ist dein neuer Stapel
            [condition] mischst du die Karten deines Trink-mich!-Stapels, wenn dort welche liegen, in das Drink-Deck; dessen oberste Karte ist dein neuer Stapel
           *[start] du mischst die Karten deines Trink-mich!-Stapels, wenn dort welche liegen, in das Drink-Deck; dessen oberste Karte ist dein neuer Stapel
        }
       *[other] mischt den eigenen Trink-mich!-Stapel in das Drink-Deck und bekommt dessen oberste Karte als neuen
    }

effect_ignore-drink =
    { $who ->
        [you] { $to ->
           *[chooser] den Drink mit allen Nachspülern ignorieren
            [reader] { $after ->
                [verb] ignorierst den Drink mit allen Nachspülern
                [condition] ignorierst du den Drink mit allen Nachspülern
               *[start] du ignorierst den Drink mit allen Nachspülern
            }
        }
        [you-too] { $after ->
            [verb] ignorierst den Drink mit allen Nachspülern
            [condition] ignorierst du den Drink mit allen Nachspülern
           *[start] du ignorierst den Drink mit allen Nachspülern
        }
       *[other] ignoriert den Drink
    }

effect_pass-drink =
    { $who ->
        [you] { $to ->
           *[chooser] den Drink an { $picked } weitergeben
            [reader] { $after ->
                [verb] lässt { $picked } ihn für dich trinken
                [condition] lässt du { $picked } ihn für dich trinken
               *[start] du lässt { $picked } ihn für dich trinken
            }
        }
        [you-too] { $after ->
            [verb] lässt { $picked } ihn für dich trinken
            [condition] lässt du { $picked } ihn für dich trinken
           *[start] du lässt { $picked } ihn für dich trinken
        }
       *[other] gibt den Drink weiter
    }

effect_split-drink =
    { $who ->
        [you] { $to ->
           *[chooser] den Drink teilen: eine Hälfte selbst trinken, eine ist für { $picked }, beide aufgerundet
            [reader] { $after ->
                [verb] teilst den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet
                [condition] teilst du den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet
               *[start] du teilst den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet
            }
        }
        [you-too] { $after ->
            [verb] teilst den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet
            [condition] teilst du den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet
           *[start] du teilst den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet
        }
       *[other] teilt den Drink
    }

effect_add-alcohol =
    { $who ->
        [you] { $to ->
           *[chooser] den Alkohol des Drinks um { SIGNED($n) } ändern
            [reader] { $after ->
                [verb] änderst den Alkohol des Drinks um { SIGNED($n) }
                [condition] änderst du den Alkohol des Drinks um { SIGNED($n) }
               *[start] du änderst den Alkohol des Drinks um { SIGNED($n) }
            }
        }
        [you-too] { $after ->
            [verb] änderst den Alkohol des Drinks um { SIGNED($n) }
            [condition] änderst du den Alkohol des Drinks um { SIGNED($n) }
           *[start] du änderst den Alkohol des Drinks um { SIGNED($n) }
        }
       *[other] ändert den Alkohol des Drinks um { SIGNED($n) }
    }

effect_add-alcohol-least =
    { $who ->
        [you] { $to ->
           *[chooser] den Alkohol des Drinks um { SIGNED($n) } ändern, aber nicht unter { $least }
            [reader] { $after ->
                [verb] änderst den Alkohol des Drinks um { SIGNED($n) }, aber nicht unter { $least }
                [condition] änderst du den Alkohol des Drinks um { SIGNED($n) }, aber nicht unter { $least }
               *[start] du änderst den Alkohol des Drinks um { SIGNED($n) }, aber nicht unter { $least }
            }
        }
        [you-too] { $after ->
            [verb] änderst den Alkohol des Drinks um { SIGNED($n) }, aber nicht unter { $least }
            [condition] änderst du den Alkohol des Drinks um { SIGNED($n) }, aber nicht unter { $least }
           *[start] du änderst den Alkohol des Drinks um { SIGNED($n) }, aber nicht unter { $least }
        }
       *[other] ändert den Alkohol des Drinks um { SIGNED($n) }
    }

effect_replace-drink =
    { $who ->
        [you] { $to ->
           *[chooser] aus allem, was der Drink bewirkt, { $n } Alkohol machen
            [reader] { $after ->
                [verb] machst aus allem, was der Drink bewirkt, { $n } Alkohol
                [condition] machst du aus allem, was der Drink bewirkt, { $n } Alkohol
               *[start] du machst aus allem, was der Drink bewirkt, { $n } Alkohol
            }
        }
        [you-too] { $after ->
            [verb] machst aus allem, was der Drink bewirkt, { $n } Alkohol
            [condition] machst du aus allem, was der Drink bewirkt, { $n } Alkohol
           *[start] du machst aus allem, was der Drink bewirkt, { $n } Alkohol
        }
       *[other] macht aus dem Drink { $n } Alkohol
    }

effect_convert-drink =
    { $who ->
        [you] { $to ->
           *[chooser] den Alkohol des Drinks stattdessen als Ausdauer bekommen
            [reader] { $after ->
                [verb] bekommst den Alkohol des Drinks stattdessen als Ausdauer
                [condition] bekommst du den Alkohol des Drinks stattdessen als Ausdauer
               *[start] du bekommst den Alkohol des Drinks stattdessen als Ausdauer
            }
        }
        [you-too] { $after ->
            [verb] bekommst den Alkohol des Drinks stattdessen als Ausdauer
            [condition] bekommst du den Alkohol des Drinks stattdessen als Ausdauer
           *[start] du bekommst den Alkohol des Drinks stattdessen als Ausdauer
        }
       *[other] bekommt den Drink als Ausdauer
    }

effect_negate =
    { $who ->
        [you] { $to ->
           *[chooser] die Karte aufheben
            [reader] { $after ->
                [verb] hebst die Karte auf
                [condition] hebst du die Karte auf
               *[start] du hebst die Karte auf
            }
        }
        [you-too] { $after ->
            [verb] hebst die Karte auf
            [condition] hebst du die Karte auf
           *[start] du hebst die Karte auf
        }
       *[other] hebt die Karte auf
    }

effect_ignore =
    { $who ->
        [you] { $to ->
           *[chooser] die Karte ignorieren
            [reader] { $after ->
                [verb] ignorierst die Karte
                [condition] ignorierst du die Karte
               *[start] du ignorierst die Karte
            }
        }
        [you-too] { $after ->
            [verb] ignorierst die Karte
            [condition] ignorierst du die Karte
           *[start] du ignorierst die Karte
        }
       *[other] ignoriert die Karte
    }

effect_reduce =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Ausdauer weniger verlieren
            [reader] { $after ->
                [verb] verlierst { $n } Ausdauer weniger
                [condition] verlierst du { $n } Ausdauer weniger
               *[start] du verlierst { $n } Ausdauer weniger
            }
        }
        [you-too] { $after ->
            [verb] verlierst { $n } Ausdauer weniger
            [condition] verlierst du { $n } Ausdauer weniger
           *[start] du verlierst { $n } Ausdauer weniger
        }
       *[other] verliert { $n } weniger
    }

effect_reduce-to =
    { $who ->
        [you] { $to ->
           *[chooser] dadurch nicht mehr als { $n } Ausdauer verlieren
            [reader] { $after ->
                [verb] verlierst dadurch nicht mehr als { $n } Ausdauer
                [condition] verlierst du dadurch nicht mehr als { $n } Ausdauer
               *[start] du verlierst dadurch nicht mehr als { $n } Ausdauer
            }
        }
        [you-too] { $after ->
            [verb] verlierst dadurch nicht mehr als { $n } Ausdauer
            [condition] verlierst du dadurch nicht mehr als { $n } Ausdauer
           *[start] du verlierst dadurch nicht mehr als { $n } Ausdauer
        }
       *[other] verliert nicht mehr als { $n }
    }

effect_redirect =
    { $who ->
        [you] { $to ->
           *[chooser] { $picked } den Verlust tragen lassen
            [reader] { $after ->
                [verb] lässt { $picked } den Verlust für dich tragen
                [condition] lässt du { $picked } den Verlust für dich tragen
               *[start] du lässt { $picked } den Verlust für dich tragen
            }
        }
        [you-too] { $after ->
            [verb] lässt { $picked } den Verlust für dich tragen
            [condition] lässt du { $picked } den Verlust für dich tragen
           *[start] du lässt { $picked } den Verlust für dich tragen
        }
       *[other] lenkt den Verlust um
    }

effect_share-loss =
    { $who ->
        [you] { $to ->
           *[chooser] den Verlust teilen: eine Hälfte selbst tragen, eine ist für die Person, von der er kommt, beide aufgerundet
            [reader] { $after ->
                [verb] teilst den Verlust: eine Hälfte für dich und eine für die Person, von der er kommt, beide aufgerundet
                [condition] teilst du den Verlust: eine Hälfte für dich und eine für die Person, von der er kommt, beide aufgerundet
               *[start] du teilst den Verlust: eine Hälfte für dich und eine für die Person, von der er kommt, beide aufgerundet
            }
        }
        [you-too] { $after ->
            [verb] teilst den Verlust: eine Hälfte für dich und eine für die Person, von der er kommt, beide aufgerundet
            [condition] teilst du den Verlust: eine Hälfte für dich und eine für die Person, von der er kommt, beide aufgerundet
           *[start] du teilst den Verlust: eine Hälfte für dich und eine für die Person, von der er kommt, beide aufgerundet
        }
       *[other] teilt den Verlust
    }

effect_inn-pays =
    { $who ->
        [you] { $to ->
           *[chooser] das Gasthaus zahlen lassen
            [reader] { $after ->
                [verb] das Gasthaus zahlt für dich
                [condition] zahlt das Gasthaus für dich
               *[start] das Gasthaus zahlt für dich
            }
        }
        [you-too] { $after ->
            [verb] das Gasthaus zahlt für dich
            [condition] zahlt das Gasthaus für dich
           *[start] das Gasthaus zahlt für dich
        }
       *[other] lässt das Gasthaus zahlen
    }

effect_no-payment =
    { $who ->
        [you] { $to ->
           *[chooser] nichts zahlen (ein Einsatz gilt als gezahlt)
            [reader] { $after ->
                [verb] zahlst nichts (ein Einsatz gilt als gezahlt)
                [condition] zahlst du nichts (ein Einsatz gilt als gezahlt)
               *[start] du zahlst nichts (ein Einsatz gilt als gezahlt)
            }
        }
        [you-too] { $after ->
            [verb] zahlst nichts (ein Einsatz gilt als gezahlt)
            [condition] zahlst du nichts (ein Einsatz gilt als gezahlt)
           *[start] du zahlst nichts (ein Einsatz gilt als gezahlt)
        }
       *[other] zahlt nichts
    }

effect_no-payment-refill =
    { $who ->
        [you] { $to ->
           *[chooser] nichts dafür zahlen
            [reader] { $after ->
                [verb] zahlst nichts dafür
                [condition] zahlst du nichts dafür
               *[start] du zahlst nichts dafür
            }
        }
        [you-too] { $after ->
            [verb] zahlst nichts dafür
            [condition] zahlst du nichts dafür
           *[start] du zahlst nichts dafür
        }
       *[other] zahlt nichts dafür
    }

effect_start-round =
    { $who ->
        [you] { $to ->
           *[chooser] eine Glücksspielrunde mit einem Einsatz von 1 Gold für alle beginnen oder in einer laufenden die Führung übernehmen
            [reader] { $after ->
                [verb] beginnst eine Glücksspielrunde mit einem Einsatz von 1 Gold für alle, oder du übernimmst in einer laufenden die Führung
                [condition] beginnst du eine Glücksspielrunde mit einem Einsatz von 1 Gold für alle, oder du übernimmst in einer laufenden die Führung
               *[start] du beginnst eine Glücksspielrunde mit einem Einsatz von 1 Gold für alle, oder du übernimmst in einer laufenden die Führung
            }
        }
        [you-too] { $after ->
            [verb] beginnst eine Glücksspielrunde mit einem Einsatz von 1 Gold für alle, oder du übernimmst in einer laufenden die Führung
            [condition] beginnst du eine Glücksspielrunde mit einem Einsatz von 1 Gold für alle, oder du übernimmst in einer laufenden die Führung
           *[start] du beginnst eine Glücksspielrunde mit einem Einsatz von 1 Gold für alle, oder du übernimmst in einer laufenden die Führung
        }
       *[other] beginnt eine Runde
    }

effect_control =
    { $who ->
        [you] { $to ->
           *[chooser] in der Runde die Führung übernehmen
            [reader] { $after ->
                [verb] übernimmst in der Runde die Führung
                [condition] übernimmst du in der Runde die Führung
               *[start] du übernimmst in der Runde die Führung
            }
        }
        [you-too] { $after ->
            [verb] übernimmst in der Runde die Führung
            [condition] übernimmst du in der Runde die Führung
           *[start] du übernimmst in der Runde die Führung
        }
       *[other] übernimmt die Führung
    }

effect_winning =
    { $who ->
        [you] { $to ->
           *[chooser] in der Runde die Führung übernehmen, die nur eine Falschspielkarte nehmen kann
            [reader] { $after ->
                [verb] übernimmst in der Runde die Führung; nur eine Falschspielkarte kann sie dir nehmen
                [condition] übernimmst du in der Runde die Führung; nur eine Falschspielkarte kann sie dir nehmen
               *[start] du übernimmst in der Runde die Führung; nur eine Falschspielkarte kann sie dir nehmen
            }
        }
        [you-too] { $after ->
            [verb] übernimmst in der Runde die Führung; nur eine Falschspielkarte kann sie dir nehmen
            [condition] übernimmst du in der Runde die Führung; nur eine Falschspielkarte kann sie dir nehmen
           *[start] du übernimmst in der Runde die Führung; nur eine Falschspielkarte kann sie dir nehmen
        }
       *[other] übernimmt die Führung
    }

effect_ante =
    { $who ->
        [you] { $to ->
           *[chooser] alle in der Runde { $n } Gold mehr setzen lassen
            [reader] { $after ->
                [verb] alle in der Runde setzen { $n } Gold mehr
                [condition] setzen alle in der Runde { $n } Gold mehr
               *[start] alle in der Runde setzen { $n } Gold mehr
            }
        }
        [you-too] { $after ->
            [verb] alle in der Runde setzen { $n } Gold mehr
            [condition] setzen alle in der Runde { $n } Gold mehr
           *[start] alle in der Runde setzen { $n } Gold mehr
        }
       *[other] lässt alle { $n } mehr setzen
    }

effect_leave =
    { $who ->
        [you] { $to ->
           *[chooser] nichts setzen und die Runde verlassen
            [reader] { $after ->
                [verb] setzt nichts und verlässt die Runde
                [condition] setzt du nichts und verlässt die Runde
               *[start] du setzt nichts und verlässt die Runde
            }
        }
        [you-too] { $after ->
            [verb] setzt nichts und verlässt die Runde
            [condition] setzt du nichts und verlässt die Runde
           *[start] du setzt nichts und verlässt die Runde
        }
       *[other] verlässt die Runde
    }

effect_eject =
    { $who ->
        [you] { $to ->
           *[chooser] { $picked } hinauswerfen
            [reader] { $after ->
                [verb] wirfst { $picked } hinaus
                [condition] wirfst du { $picked } hinaus
               *[start] du wirfst { $picked } hinaus
            }
        }
        [you-too] { $after ->
            [verb] wirfst { $picked } hinaus
            [condition] wirfst du { $picked } hinaus
           *[start] du wirfst { $picked } hinaus
        }
       *[other] muss die Runde verlassen
    }

effect_win-round =
    { $who ->
        [you] { $to ->
           *[chooser] die Runde sofort gewinnen
            [reader] { $after ->
                [verb] gewinnst die Runde sofort
                [condition] gewinnst du die Runde sofort
               *[start] du gewinnst die Runde sofort
            }
        }
        [you-too] { $after ->
            [verb] gewinnst die Runde sofort
            [condition] gewinnst du die Runde sofort
           *[start] du gewinnst die Runde sofort
        }
       *[other] gewinnt die Runde
    }

effect_end-round =
    { $who ->
        [you] { $to ->
           *[chooser] die Runde beenden, wobei der Topf an das Gasthaus geht
            [reader] { $after ->
                [verb] beendest die Runde, und der Topf geht an das Gasthaus
                [condition] beendest du die Runde, und der Topf geht an das Gasthaus
               *[start] du beendest die Runde, und der Topf geht an das Gasthaus
            }
        }
        [you-too] { $after ->
            [verb] beendest die Runde, und der Topf geht an das Gasthaus
            [condition] beendest du die Runde, und der Topf geht an das Gasthaus
           *[start] du beendest die Runde, und der Topf geht an das Gasthaus
        }
       *[other] beendet die Runde
    }

effect_take-pot =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Gold aus dem Topf nehmen
            [reader] { $after ->
                [verb] nimmst { $n } Gold aus dem Topf
                [condition] nimmst du { $n } Gold aus dem Topf
               *[start] du nimmst { $n } Gold aus dem Topf
            }
        }
        [you-too] { $after ->
            [verb] nimmst { $n } Gold aus dem Topf
            [condition] nimmst du { $n } Gold aus dem Topf
           *[start] du nimmst { $n } Gold aus dem Topf
        }
       *[other] nimmt { $n } Gold aus dem Topf
    }

effect_steal-win =
    { $who ->
        [you] { $to ->
           *[chooser] stattdessen den Topf nehmen
            [reader] { $after ->
                [verb] nimmst stattdessen den Topf
                [condition] nimmst du stattdessen den Topf
               *[start] du nimmst stattdessen den Topf
            }
        }
        [you-too] { $after ->
            [verb] nimmst stattdessen den Topf
            [condition] nimmst du stattdessen den Topf
           *[start] du nimmst stattdessen den Topf
        }
       *[other] nimmt den Topf
    }

effect_restart-round =
    { $who ->
        [you] { $to ->
           *[chooser] die Runde mit der Führung weiterspielen: Der Topf bleibt, und alle, die noch dabei sind, setzen { $n } Gold
            [reader] { $after ->
                [verb] die Runde geht weiter: Der Topf bleibt, alle, die noch dabei sind, setzen { $n } Gold, und du hast die Führung
                [condition] geht die Runde weiter: Der Topf bleibt, alle, die noch dabei sind, setzen { $n } Gold, und du hast die Führung
               *[start] die Runde geht weiter: Der Topf bleibt, alle, die noch dabei sind, setzen { $n } Gold, und du hast die Führung
            }
        }
        [you-too] { $after ->
            [verb] die Runde geht weiter: Der Topf bleibt, alle, die noch dabei sind, setzen { $n } Gold, und du hast die Führung
            [condition] geht die Runde weiter: Der Topf bleibt, alle, die noch dabei sind, setzen { $n } Gold, und du hast die Führung
           *[start] die Runde geht weiter: Der Topf bleibt, alle, die noch dabei sind, setzen { $n } Gold, und du hast die Führung
        }
       *[other] lässt die Runde weitergehen
    }

effect_count =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } { $counter } bekommen
            [reader] { $after ->
                [verb] bekommst { $n } { $counter }
                [condition] bekommst du { $n } { $counter }
               *[start] du bekommst { $n } { $counter }
            }
        }
        [you-too] { $after ->
            [verb] bekommst { $n } { $counter }
            [condition] bekommst du { $n } { $counter }
           *[start] du bekommst { $n } { $counter }
        }
        [several] bekommen je { $n } { $counter }
       *[other] bekommt { $n } { $counter }
    }

effect_give =
    { $who ->
        [you] { $to ->
           *[chooser] eine andere Person wählen, die { $n } { $counter } bekommt
            [reader] { $after ->
                [verb] wählst eine andere Person, die { $n } { $counter } bekommt
                [condition] wählst du eine andere Person, die { $n } { $counter } bekommt
               *[start] du wählst eine andere Person, die { $n } { $counter } bekommt
            }
        }
        [you-too] { $after ->
            [verb] wählst eine andere Person, die { $n } { $counter } bekommt
            [condition] wählst du eine andere Person, die { $n } { $counter } bekommt
           *[start] du wählst eine andere Person, die { $n } { $counter } bekommt
        }
       *[other] wählt eine Person, die { $n } { $counter } bekommt
    }

effect_count-down =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } { $counter } verlieren
            [reader] { $after ->
                [verb] verlierst { $n } { $counter }
                [condition] verlierst du { $n } { $counter }
               *[start] du verlierst { $n } { $counter }
            }
        }
        [you-too] { $after ->
            [verb] verlierst { $n } { $counter }
            [condition] verlierst du { $n } { $counter }
           *[start] du verlierst { $n } { $counter }
        }
        [several] verlieren je { $n } { $counter }
       *[other] verliert { $n } { $counter }
    }

effect_count-back =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } { $counter } zurückgeben
            [reader] { $after ->
                [verb] gibst { $n } { $counter } zurück
                [condition] gibst du { $n } { $counter } zurück
               *[start] du gibst { $n } { $counter } zurück
            }
        }
        [you-too] { $after ->
            [verb] gibst { $n } { $counter } zurück
            [condition] gibst du { $n } { $counter } zurück
           *[start] du gibst { $n } { $counter } zurück
        }
        [several] geben je { $n } { $counter } zurück
       *[other] gibt { $n } { $counter } zurück
    }

effect_discard-cards =
    { $who ->
        [you] { $to ->
           *[chooser] { $card } aus der Hand ablegen
            [reader] { $after ->
                [verb] legst { $card } aus deiner Hand ab
                [condition] legst du { $card } aus deiner Hand ab
               *[start] du legst { $card } aus deiner Hand ab
            }
        }
        [you-too] { $after ->
            [verb] legst { $card } aus deiner Hand ab
            [condition] legst du { $card } aus deiner Hand ab
           *[start] du legst { $card } aus deiner Hand ab
        }
        [several] legen je { $card } aus der Hand ab
       *[other] legt { $card } aus der Hand ab
    }

effect_discard-cards-random =
    { $who ->
        [you] { $to ->
           *[chooser] zufällig { $card } aus der Hand ablegen
            [reader] { $after ->
                [verb] legst zufällig { $card } aus deiner Hand ab
                [condition] legst du zufällig { $card } aus deiner Hand ab
               *[start] du legst zufällig { $card } aus deiner Hand ab
            }
        }
        [you-too] { $after ->
            [verb] legst zufällig { $card } aus deiner Hand ab
            [condition] legst du zufällig { $card } aus deiner Hand ab
           *[start] du legst zufällig { $card } aus deiner Hand ab
        }
       *[other] legt zufällig { $card } aus der Hand ab
    }

effect_discard-cards-or-show =
    { $who ->
        [you] { $to ->
           *[chooser] { $card } aus der Hand ablegen (oder die Hand zeigen, wenn keine da ist)
            [reader] { $after ->
                [verb] legst { $card } aus deiner Hand ab (oder zeigst die Hand, wenn keine da ist)
                [condition] legst du { $card } aus deiner Hand ab (oder zeigst die Hand, wenn keine da ist)
               *[start] du legst { $card } aus deiner Hand ab (oder zeigst die Hand, wenn keine da ist)
            }
        }
        [you-too] { $after ->
            [verb] legst { $card } aus deiner Hand ab (oder zeigst die Hand, wenn keine da ist)
            [condition] legst du { $card } aus deiner Hand ab (oder zeigst die Hand, wenn keine da ist)
           *[start] du legst { $card } aus deiner Hand ab (oder zeigst die Hand, wenn keine da ist)
        }
       *[other] legt { $card } aus der Hand ab (oder zeigt die Hand, wenn keine da ist)
    }

effect_strike =
    { $who ->
        [you] { $to ->
           *[chooser] noch eine Person wählen, die { $n } Ausdauer verliert
            [reader] { $after ->
                [verb] wählst noch eine Person, die { $n } Ausdauer verliert
                [condition] wählst du noch eine Person, die { $n } Ausdauer verliert
               *[start] du wählst noch eine Person, die { $n } Ausdauer verliert
            }
        }
        [you-too] { $after ->
            [verb] wählst noch eine Person, die { $n } Ausdauer verliert
            [condition] wählst du noch eine Person, die { $n } Ausdauer verliert
           *[start] du wählst noch eine Person, die { $n } Ausdauer verliert
        }
       *[other] wählt noch eine Person, die { $n } Ausdauer verliert
    }

effect_bar-mates =
    { $who ->
        [you] { $to ->
           *[chooser] das eigene Team bis zum Ende dieses Zuges nicht antworten lassen
            [reader] { $after ->
                [verb] lässt dein Team bis zum Ende dieses Zuges nicht für dich antworten
                [condition] lässt du dein Team bis zum Ende dieses Zuges nicht für dich antworten
               *[start] du lässt dein Team bis zum Ende dieses Zuges nicht für dich antworten
            }
        }
        [you-too] { $after ->
            [verb] lässt dein Team bis zum Ende dieses Zuges nicht für dich antworten
            [condition] lässt du dein Team bis zum Ende dieses Zuges nicht für dich antworten
           *[start] du lässt dein Team bis zum Ende dieses Zuges nicht für dich antworten
        }
       *[other] bekommt bis zum Ende dieses Zuges keine Antworten aus dem Team
    }

effect_turn-away =
    { $who ->
        [you] { $to ->
           *[chooser] alle Wirkungen stattdessen { $picked } treffen lassen
            [reader] { $after ->
                [verb] lässt alle Wirkungen stattdessen { $picked } treffen
                [condition] lässt du alle Wirkungen stattdessen { $picked } treffen
               *[start] du lässt alle Wirkungen stattdessen { $picked } treffen
            }
        }
        [you-too] { $after ->
            [verb] lässt alle Wirkungen stattdessen { $picked } treffen
            [condition] lässt du alle Wirkungen stattdessen { $picked } treffen
           *[start] du lässt alle Wirkungen stattdessen { $picked } treffen
        }
       *[other] wendet es ab
    }

effect_take-champion =
    { $who ->
        [you] { $to ->
           *[chooser] { $picked } Champion des eigenen Teams sein lassen (ohne Teams: stattdessen die Karte oder das Ereignis ignorieren)
            [reader] { $after ->
                [verb] lässt { $picked } Champion deines Teams sein (ohne Teams: du ignorierst stattdessen die Karte oder das Ereignis)
                [condition] lässt du { $picked } Champion deines Teams sein (ohne Teams: du ignorierst stattdessen die Karte oder das Ereignis)
               *[start] du lässt { $picked } Champion deines Teams sein (ohne Teams: du ignorierst stattdessen die Karte oder das Ereignis)
            }
        }
        [you-too] { $after ->
            [verb] lässt { $picked } Champion deines Teams sein (ohne Teams: du ignorierst stattdessen die Karte oder das Ereignis)
            [condition] lässt du { $picked } Champion deines Teams sein (ohne Teams: du ignorierst stattdessen die Karte oder das Ereignis)
           *[start] du lässt { $picked } Champion deines Teams sein (ohne Teams: du ignorierst stattdessen die Karte oder das Ereignis)
        }
       *[other] nimmt einen anderen Champion
    }

effect_call-in =
    { $who ->
        [you] { $to ->
           *[chooser] Karten des eigenen Charakterdecks aufdecken, bis eine mit Lohn kommt, diese vor sich legen und die anderen ablegen
            [reader] { $after ->
                [verb] deckst Karten deines Charakterdecks auf, bis eine mit Lohn kommt, legst diese vor dich und die anderen ab
                [condition] deckst du Karten deines Charakterdecks auf, bis eine mit Lohn kommt, legst diese vor dich und die anderen ab
               *[start] du deckst Karten deines Charakterdecks auf, bis eine mit Lohn kommt, legst diese vor dich und die anderen ab
            }
        }
        [you-too] { $after ->
            [verb] deckst Karten deines Charakterdecks auf, bis eine mit Lohn kommt, legst diese vor dich und die anderen ab
            [condition] deckst du Karten deines Charakterdecks auf, bis eine mit Lohn kommt, legst diese vor dich und die anderen ab
           *[start] du deckst Karten deines Charakterdecks auf, bis eine mit Lohn kommt, legst diese vor dich und die anderen ab
        }
       *[other] deckt Karten des eigenen Charakterdecks auf, bis eine mit Lohn kommt
    }

effect_reward-drinker =
    { $who ->
        [you] { $to ->
           *[chooser] { $n } Gold an die Person zahlen, die ihn sonst trinkt
            [reader] { $after ->
                [verb] zahlst { $n } Gold an die Person, die ihn sonst trinkt
                [condition] zahlst du { $n } Gold an die Person, die ihn sonst trinkt
               *[start] du zahlst { $n } Gold an die Person, die ihn sonst trinkt
            }
        }
        [you-too] { $after ->
            [verb] zahlst { $n } Gold an die Person, die ihn sonst trinkt
            [condition] zahlst du { $n } Gold an die Person, die ihn sonst trinkt
           *[start] du zahlst { $n } Gold an die Person, die ihn sonst trinkt
        }
       *[other] zahlt { $n } Gold an die Person, die ihn sonst trinkt
    }

effect_draw-until =
    { $who ->
        [you] { $to ->
           *[chooser] Karten des eigenen Charakterdecks aufdecken, bis eine { $kind } kommt, diese auf die Hand nehmen und die anderen ablegen
            [reader] { $after ->
                [verb] deckst Karten deines Charakterdecks auf, bis eine { $kind } kommt, nimmst diese auf die Hand und legst die anderen ab
                [condition] deckst du Karten deines Charakterdecks auf, bis eine { $kind } kommt, nimmst diese auf die Hand und legst die anderen ab
               *[start] du deckst Karten deines Charakterdecks auf, bis eine { $kind } kommt, nimmst diese auf die Hand und legst die anderen ab
            }
        }
        [you-too] { $after ->
            [verb] deckst Karten deines Charakterdecks auf, bis eine { $kind } kommt, nimmst diese auf die Hand und legst die anderen ab
            [condition] deckst du Karten deines Charakterdecks auf, bis eine { $kind } kommt, nimmst diese auf die Hand und legst die anderen ab
           *[start] du deckst Karten deines Charakterdecks auf, bis eine { $kind } kommt, nimmst diese auf die Hand und legst die anderen ab
        }
       *[other] deckt Karten des eigenen Charakterdecks auf, bis eine { $kind } kommt
    }

effect_divide-cards =
    { $who ->
        [you] { $to ->
           *[chooser] die obersten { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } des eigenen Charakterdecks aufdecken: { $picked } teilt sie in zwei Stapel (auch wenn sie gerade weg ist); einen davon auf die Hand nehmen, den anderen ablegen
            [reader] { $after ->
                [verb] deckst die obersten { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } deines Charakterdecks auf: { $picked } teilt sie in zwei Stapel (auch wenn sie gerade weg ist), einen davon nimmst du auf die Hand, den anderen legst du ab
                [condition] deckst du die obersten { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } deines Charakterdecks auf: { $picked } teilt sie in zwei Stapel (auch wenn sie gerade weg ist), einen davon nimmst du auf die Hand, den anderen legst du ab
               *[start] du deckst die obersten { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } deines Charakterdecks auf: { $picked } teilt sie in zwei Stapel (auch wenn sie gerade weg ist), einen davon nimmst du auf die Hand, den anderen legst du ab
            }
        }
        [you-too] { $after ->
            [verb] deckst die obersten { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } deines Charakterdecks auf: { $picked } teilt sie in zwei Stapel (auch wenn sie gerade weg ist), einen davon nimmst du auf die Hand, den anderen legst du ab
            [condition] deckst du die obersten { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } deines Charakterdecks auf: { $picked } teilt sie in zwei Stapel (auch wenn sie gerade weg ist), einen davon nimmst du auf die Hand, den anderen legst du ab
           *[start] du deckst die obersten { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } deines Charakterdecks auf: { $picked } teilt sie in zwei Stapel (auch wenn sie gerade weg ist), einen davon nimmst du auf die Hand, den anderen legst du ab
        }
       *[other] lässt { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } teilen
    }

effect_borrow-card =
    { $who ->
        [you] { $to ->
           *[chooser] { $cards } spielen, als wäre es die eigene Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person)
            [reader] { $after ->
                [verb] spielst { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person)
                [condition] spielst du { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person)
               *[start] du spielst { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person)
            }
        }
        [you-too] { $after ->
            [verb] spielst { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person)
            [condition] spielst du { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person)
           *[start] du spielst { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person)
        }
       *[other] spielt { $cards } aus einer anderen Hand
    }

effect_borrow-card-round =
    { $who ->
        [you] { $to ->
           *[chooser] { $cards } spielen, als wäre es die eigene Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person); wer keine spielt, passt
            [reader] { $after ->
                [verb] spielst { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person); spielst du keine, passt du
                [condition] spielst du { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person); spielst du keine, passt du
               *[start] du spielst { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person); spielst du keine, passt du
            }
        }
        [you-too] { $after ->
            [verb] spielst { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person); spielst du keine, passt du
            [condition] spielst du { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person); spielst du keine, passt du
           *[start] du spielst { $cards }, als wäre es deine Karte: { $picked } gibt sie dafür aus der Hand (danach liegt sie auf dem Ablagestapel dieser Person); spielst du keine, passt du
        }
       *[other] spielt { $cards } aus einer anderen Hand
    }

effect_open-hand =
    { $who ->
        [you] { $to ->
           *[chooser] bis zum Ende des eigenen nächsten Zuges mit offener Hand spielen
            [reader] { $after ->
                [verb] spielst bis zum Ende deines nächsten Zuges mit offener Hand
                [condition] spielst du bis zum Ende deines nächsten Zuges mit offener Hand
               *[start] du spielst bis zum Ende deines nächsten Zuges mit offener Hand
            }
        }
        [you-too] { $after ->
            [verb] spielst bis zum Ende deines nächsten Zuges mit offener Hand
            [condition] spielst du bis zum Ende deines nächsten Zuges mit offener Hand
           *[start] du spielst bis zum Ende deines nächsten Zuges mit offener Hand
        }
       *[other] spielt bis zum Ende des eigenen nächsten Zuges mit offener Hand
    }

effect_show-hand =
    { $who ->
        [you] { $to ->
           *[chooser] allen die eigene Hand zeigen
            [reader] { $after ->
                [verb] zeigst allen deine Hand
                [condition] zeigst du allen deine Hand
               *[start] du zeigst allen deine Hand
            }
        }
        [you-too] { $after ->
            [verb] zeigst allen deine Hand
            [condition] zeigst du allen deine Hand
           *[start] du zeigst allen deine Hand
        }
       *[other] zeigt allen die eigene Hand
    }

effect_end-turn =
    { $who ->
        [you] { $to ->
           *[chooser] den eigenen Zug sofort beenden: bis der nächste Zug beginnt, nichts spielen und alles ignorieren
            [reader] { $after ->
                [verb] beendest deinen Zug sofort: bis der nächste Zug beginnt, spielst du nichts und ignorierst alles
                [condition] beendest du deinen Zug sofort: bis der nächste Zug beginnt, spielst du nichts und ignorierst alles
               *[start] du beendest deinen Zug sofort: bis der nächste Zug beginnt, spielst du nichts und ignorierst alles
            }
        }
        [you-too] { $after ->
            [verb] beendest deinen Zug sofort: bis der nächste Zug beginnt, spielst du nichts und ignorierst alles
            [condition] beendest du deinen Zug sofort: bis der nächste Zug beginnt, spielst du nichts und ignorierst alles
           *[start] du beendest deinen Zug sofort: bis der nächste Zug beginnt, spielst du nichts und ignorierst alles
        }
       *[other] beendet den Zug
    }

effect_end-turn-own =
    { $who ->
        [you] { $to ->
           *[chooser] den eigenen Zug sofort beenden: bis der eigene nächste Zug beginnt, nichts spielen und alles ignorieren
            [reader] { $after ->
                [verb] beendest deinen Zug sofort: bis dein nächster Zug beginnt, spielst du nichts und ignorierst alles
                [condition] beendest du deinen Zug sofort: bis dein nächster Zug beginnt, spielst du nichts und ignorierst alles
               *[start] du beendest deinen Zug sofort: bis dein nächster Zug beginnt, spielst du nichts und ignorierst alles
            }
        }
        [you-too] { $after ->
            [verb] beendest deinen Zug sofort: bis dein nächster Zug beginnt, spielst du nichts und ignorierst alles
            [condition] beendest du deinen Zug sofort: bis dein nächster Zug beginnt, spielst du nichts und ignorierst alles
           *[start] du beendest deinen Zug sofort: bis dein nächster Zug beginnt, spielst du nichts und ignorierst alles
        }
       *[other] beendet den Zug
    }

effect_must-ignore =
    { $who ->
        [you] { $to ->
           *[chooser] bis zum Beginn des eigenen nächsten Zuges jede { $kind } anderer ignorieren, auch eine, die helfen würde
            [reader] { $after ->
                [verb] ignorierst bis zum Beginn deines nächsten Zuges jede { $kind } anderer, auch eine, die dir helfen würde
                [condition] ignorierst du bis zum Beginn deines nächsten Zuges jede { $kind } anderer, auch eine, die dir helfen würde
               *[start] du ignorierst bis zum Beginn deines nächsten Zuges jede { $kind } anderer, auch eine, die dir helfen würde
            }
        }
        [you-too] { $after ->
            [verb] ignorierst bis zum Beginn deines nächsten Zuges jede { $kind } anderer, auch eine, die dir helfen würde
            [condition] ignorierst du bis zum Beginn deines nächsten Zuges jede { $kind } anderer, auch eine, die dir helfen würde
           *[start] du ignorierst bis zum Beginn deines nächsten Zuges jede { $kind } anderer, auch eine, die dir helfen würde
        }
       *[other] muss bis zum Beginn des eigenen nächsten Zuges jede { $kind } anderer ignorieren
    }

effect_reveal-front =
    { $who ->
        [you] { $to ->
           *[chooser] die oberste Karte aufdecken ({ $side }) und vor sich legen
            [reader] { $after ->
                [verb] deckst die oberste Karte auf ({ $side }) und legst sie vor dich
                [condition] deckst du die oberste Karte auf ({ $side }) und legst sie vor dich
               *[start] du deckst die oberste Karte auf ({ $side }) und legst sie vor dich
            }
        }
        [you-too] { $after ->
            [verb] deckst die oberste Karte auf ({ $side }) und legst sie vor dich
            [condition] deckst du die oberste Karte auf ({ $side }) und legst sie vor dich
           *[start] du deckst die oberste Karte auf ({ $side }) und legst sie vor dich
        }
       *[other] deckt die oberste Karte auf ({ $side })
    }

effect_reveal-adds =
    { $who ->
        [you] { $to ->
           *[chooser] die oberste Karte aufdecken ({ $side }): ihre Wirkung kommt zu dieser Karte hinzu
            [reader] { $after ->
                [verb] deckst die oberste Karte auf ({ $side }): ihre Wirkung kommt zu dieser Karte hinzu
                [condition] deckst du die oberste Karte auf ({ $side }): ihre Wirkung kommt zu dieser Karte hinzu
               *[start] du deckst die oberste Karte auf ({ $side }): ihre Wirkung kommt zu dieser Karte hinzu
            }
        }
        [you-too] { $after ->
            [verb] deckst die oberste Karte auf ({ $side }): ihre Wirkung kommt zu dieser Karte hinzu
            [condition] deckst du die oberste Karte auf ({ $side }): ihre Wirkung kommt zu dieser Karte hinzu
           *[start] du deckst die oberste Karte auf ({ $side }): ihre Wirkung kommt zu dieser Karte hinzu
        }
       *[other] deckt die oberste Karte auf ({ $side })
    }

effect_reveal-holds =
    { $who ->
        [you] { $to ->
           *[chooser] die oberste Karte aufdecken ({ $side }): sie gilt von jetzt an
            [reader] { $after ->
                [verb] deckst die oberste Karte auf ({ $side }): sie gilt von jetzt an
                [condition] deckst du die oberste Karte auf ({ $side }): sie gilt von jetzt an
               *[start] du deckst die oberste Karte auf ({ $side }): sie gilt von jetzt an
            }
        }
        [you-too] { $after ->
            [verb] deckst die oberste Karte auf ({ $side }): sie gilt von jetzt an
            [condition] deckst du die oberste Karte auf ({ $side }): sie gilt von jetzt an
           *[start] du deckst die oberste Karte auf ({ $side }): sie gilt von jetzt an
        }
       *[other] deckt die oberste Karte auf ({ $side })
    }

effect_reveal =
    { $who ->
        [you] { $to ->
           *[chooser] die oberste Karte aufdecken ({ $side })
            [reader] { $after ->
                [verb] deckst die oberste Karte auf ({ $side })
                [condition] deckst du die oberste Karte auf ({ $side })
               *[start] du deckst die oberste Karte auf ({ $side })
            }
        }
        [you-too] { $after ->
            [verb] deckst die oberste Karte auf ({ $side })
            [condition] deckst du die oberste Karte auf ({ $side })
           *[start] du deckst die oberste Karte auf ({ $side })
        }
       *[other] deckt die oberste Karte auf ({ $side })
    }

effect_keep =
    { $who ->
        [you] { $to ->
           *[chooser] eine Karte vor sich behalten ({ $side }) und die anderen ablegen
            [reader] { $after ->
                [verb] behältst eine Karte vor dir ({ $side }) und legst die anderen ab
                [condition] behältst du eine Karte vor dir ({ $side }) und legst die anderen ab
               *[start] du behältst eine Karte vor dir ({ $side }) und legst die anderen ab
            }
        }
        [you-too] { $after ->
            [verb] behältst eine Karte vor dir ({ $side }) und legst die anderen ab
            [condition] behältst du eine Karte vor dir ({ $side }) und legst die anderen ab
           *[start] du behältst eine Karte vor dir ({ $side }) und legst die anderen ab
        }
       *[other] behält eine Karte ({ $side })
    }

effect_take =
    { $who ->
        [you] { $to ->
           *[chooser] nach Wahl { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } dieser Decks nehmen: { $sides }
            [reader] { $after ->
                [verb] nimmst { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } dieser Decks, wie du willst: { $sides }
                [condition] nimmst du { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } dieser Decks, wie du willst: { $sides }
               *[start] du nimmst { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } dieser Decks, wie du willst: { $sides }
            }
        }
        [you-too] { $after ->
            [verb] nimmst { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } dieser Decks, wie du willst: { $sides }
            [condition] nimmst du { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } dieser Decks, wie du willst: { $sides }
           *[start] du nimmst { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } dieser Decks, wie du willst: { $sides }
        }
       *[other] nimmt { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        }
    }

effect_buy =
    { $who ->
        [you] { $to ->
           *[chooser] beliebig viele Karten dieser Decks kaufen, jede für { $n } { $counter }: { $sides }
            [reader] { $after ->
                [verb] kaufst so viele Karten dieser Decks, wie du willst, jede für { $n } { $counter }: { $sides }
                [condition] kaufst du so viele Karten dieser Decks, wie du willst, jede für { $n } { $counter }: { $sides }
               *[start] du kaufst so viele Karten dieser Decks, wie du willst, jede für { $n } { $counter }: { $sides }
            }
        }
        [you-too] { $after ->
            [verb] kaufst so viele Karten dieser Decks, wie du willst, jede für { $n } { $counter }: { $sides }
            [condition] kaufst du so viele Karten dieser Decks, wie du willst, jede für { $n } { $counter }: { $sides }
           *[start] du kaufst so viele Karten dieser Decks, wie du willst, jede für { $n } { $counter }: { $sides }
        }
       *[other] kauft Karten, jede für { $n } { $counter }
    }

effect_choose =
    { $who ->
        [you] { $to ->
           *[chooser] eins wählen: { $ways }
            [reader] { $after ->
                [verb] wählst eins: { $ways }
                [condition] wählst du eins: { $ways }
               *[start] du wählst eins: { $ways }
            }
        }
        [you-too] { $after ->
            [verb] wählst eins: { $ways }
            [condition] wählst du eins: { $ways }
           *[start] du wählst eins: { $ways }
        }
       *[other] wählt eins: { $ways }
    }

effect_coin =
    { $who ->
        [you] { $to ->
           *[chooser] eine Münze werfen (Kopf: { $heads }; Zahl: { $tails })
            [reader] { $after ->
                [verb] wirfst eine Münze (Kopf: { $heads }; Zahl: { $tails })
                [condition] wirfst du eine Münze (Kopf: { $heads }; Zahl: { $tails })
               *[start] du wirfst eine Münze (Kopf: { $heads }; Zahl: { $tails })
            }
        }
        [you-too] { $after ->
            [verb] wirfst eine Münze (Kopf: { $heads }; Zahl: { $tails })
            [condition] wirfst du eine Münze (Kopf: { $heads }; Zahl: { $tails })
           *[start] du wirfst eine Münze (Kopf: { $heads }; Zahl: { $tails })
        }
       *[other] wirft eine Münze (Kopf: { $heads }; Zahl: { $tails })
    }

effect_coin-shared =
    { $who ->
        [you] { $after ->
            [verb] für alle, die das wählen, wird zusammen eine Münze geworfen (Kopf: { $heads }; Zahl: { $tails })
            [condition] wird für alle, die das wählen, zusammen eine Münze geworfen (Kopf: { $heads }; Zahl: { $tails })
           *[start] für alle, die das wählen, wird zusammen eine Münze geworfen (Kopf: { $heads }; Zahl: { $tails })
        }
        [you-too] { $after ->
            [verb] für alle, die das wählen, wird zusammen eine Münze geworfen (Kopf: { $heads }; Zahl: { $tails })
            [condition] wird für alle, die das wählen, zusammen eine Münze geworfen (Kopf: { $heads }; Zahl: { $tails })
           *[start] für alle, die das wählen, wird zusammen eine Münze geworfen (Kopf: { $heads }; Zahl: { $tails })
        }
       *[other] ist bei einem gemeinsamen Münzwurf dabei (Kopf: { $heads }; Zahl: { $tails })
    }

effect_bid =
    { $who ->
        [you] { $to ->
           *[chooser] bis zu { $n } { $stake } bieten
            [reader] { $after ->
                [verb] bietest bis zu { $n } { $stake }
                [condition] bietest du bis zu { $n } { $stake }
               *[start] du bietest bis zu { $n } { $stake }
            }
        }
        [you-too] { $after ->
            [verb] bietest bis zu { $n } { $stake }
            [condition] bietest du bis zu { $n } { $stake }
           *[start] du bietest bis zu { $n } { $stake }
        }
       *[other] { $subject } darf bis zu { $n } { $stake } bieten: Jedes Gebot muss höher sein als das letzte, und wer gepasst hat, darf wieder bieten. Wer am meisten bietet, { $win }.{ $lose } Bietet niemand, geschieht nichts
    }

effect_secret =
    { $who ->
        [you] { $to ->
           *[chooser] geheim 0 bis { $n } Gold wählen
            [reader] { $after ->
                [verb] wählst geheim 0 bis { $n } Gold
                [condition] wählst du geheim 0 bis { $n } Gold
               *[start] du wählst geheim 0 bis { $n } Gold
            }
        }
        [you-too] { $after ->
            [verb] wählst geheim 0 bis { $n } Gold
            [condition] wählst du geheim 0 bis { $n } Gold
           *[start] du wählst geheim 0 bis { $n } Gold
        }
       *[other] { $subject } wählt geheim 0 bis { $n } Gold. Alles wird zusammen gezeigt, und alle zahlen dem Gasthaus, was sie gewählt haben. { $text }
    }

effect_discard-drink =
    { $who ->
        [you] { $to ->
           *[chooser] { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } oben vom eigenen Trink-mich!-Stapel ablegen
            [reader] { $after ->
                [verb] legst { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } oben von deinem Trink-mich!-Stapel ab
                [condition] legst du { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } oben von deinem Trink-mich!-Stapel ab
               *[start] du legst { $n ->
                    [one] { $n } Karte
                   *[other] { $n } Karten
                } oben von deinem Trink-mich!-Stapel ab
            }
        }
        [you-too] { $after ->
            [verb] legst { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } oben von deinem Trink-mich!-Stapel ab
            [condition] legst du { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } oben von deinem Trink-mich!-Stapel ab
           *[start] du legst { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } oben von deinem Trink-mich!-Stapel ab
        }
       *[other] legt { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } oben vom eigenen Trink-mich!-Stapel ab
    }

effect_deal-drinks =
    { $who ->
        [you] { $to ->
           *[chooser] alle in dieser Phase bestellten Drinks und { $n } mehr ansehen und an beliebige andere Personen verteilen
            [reader] { $after ->
                [verb] siehst dir alle Drinks an, die du in dieser Phase bestellst, und { $n } mehr, und verteilst sie an andere Personen, wie du willst
                [condition] siehst du dir alle Drinks an, die du in dieser Phase bestellst, und { $n } mehr, und verteilst sie an andere Personen, wie du willst
               *[start] du siehst dir alle Drinks an, die du in dieser Phase bestellst, und { $n } mehr, und verteilst sie an andere Personen, wie du willst
            }
        }
        [you-too] { $after ->
            [verb] siehst dir alle Drinks an, die du in dieser Phase bestellst, und { $n } mehr, und verteilst sie an andere Personen, wie du willst
            [condition] siehst du dir alle Drinks an, die du in dieser Phase bestellst, und { $n } mehr, und verteilst sie an andere Personen, wie du willst
           *[start] du siehst dir alle Drinks an, die du in dieser Phase bestellst, und { $n } mehr, und verteilst sie an andere Personen, wie du willst
        }
       *[other] verteilt Drinks
    }

effect_halve-drink =
    { $who ->
        [you] { $to ->
           *[chooser] nur die Hälfte des Drinks trinken, jede Wirkung abgerundet; die andere Hälfte trinkt niemand
            [reader] { $after ->
                [verb] trinkst nur die Hälfte des Drinks, jede Wirkung abgerundet; die andere Hälfte trinkt niemand
                [condition] trinkst du nur die Hälfte des Drinks, jede Wirkung abgerundet; die andere Hälfte trinkt niemand
               *[start] du trinkst nur die Hälfte des Drinks, jede Wirkung abgerundet; die andere Hälfte trinkt niemand
            }
        }
        [you-too] { $after ->
            [verb] trinkst nur die Hälfte des Drinks, jede Wirkung abgerundet; die andere Hälfte trinkt niemand
            [condition] trinkst du nur die Hälfte des Drinks, jede Wirkung abgerundet; die andere Hälfte trinkt niemand
           *[start] du trinkst nur die Hälfte des Drinks, jede Wirkung abgerundet; die andere Hälfte trinkt niemand
        }
       *[other] trinkt die Hälfte des Drinks
    }

effect_season-drink =
    { $who ->
        [you] { $to ->
           *[chooser] zu dem Drink hinzugeben: „{ $text }“
            [reader] { $after ->
                [verb] zu dem Drink kommt hinzu: „{ $text }“
                [condition] kommt zu dem Drink hinzu: „{ $text }“
               *[start] zu dem Drink kommt hinzu: „{ $text }“
            }
        }
        [you-too] { $after ->
            [verb] zu dem Drink kommt hinzu: „{ $text }“
            [condition] kommt zu dem Drink hinzu: „{ $text }“
           *[start] zu dem Drink kommt hinzu: „{ $text }“
        }
       *[other] gibt zu dem Drink hinzu: „{ $text }“
    }

effect_season-half =
    { $who ->
        [you] { $to ->
           *[chooser] den Drink teilen: eine Hälfte selbst trinken, eine ist für { $picked }, beide aufgerundet, und zu deren Hälfte kommt hinzu: „{ $text }“
            [reader] { $after ->
                [verb] teilst den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet, und zu deren Hälfte kommt hinzu: „{ $text }“
                [condition] teilst du den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet, und zu deren Hälfte kommt hinzu: „{ $text }“
               *[start] du teilst den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet, und zu deren Hälfte kommt hinzu: „{ $text }“
            }
        }
        [you-too] { $after ->
            [verb] teilst den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet, und zu deren Hälfte kommt hinzu: „{ $text }“
            [condition] teilst du den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet, und zu deren Hälfte kommt hinzu: „{ $text }“
           *[start] du teilst den Drink: eine Hälfte für dich und eine für { $picked }, beide aufgerundet, und zu deren Hälfte kommt hinzu: „{ $text }“
        }
       *[other] teilt den Drink
    }

effect_boost =
    { $who ->
        [you] { $to ->
           *[chooser] ihre erste Zahl um { $n } erhöhen
            [reader] { $after ->
                [verb] ihre erste Zahl wird um { $n } höher
                [condition] wird ihre erste Zahl um { $n } höher
               *[start] ihre erste Zahl wird um { $n } höher
            }
        }
        [you-too] { $after ->
            [verb] ihre erste Zahl wird um { $n } höher
            [condition] wird ihre erste Zahl um { $n } höher
           *[start] ihre erste Zahl wird um { $n } höher
        }
       *[other] macht ihre erste Zahl um { $n } höher
    }

effect_ignore-event =
    { $who ->
        [you] { $to ->
           *[chooser] das Ereignis ignorieren
            [reader] { $after ->
                [verb] ignorierst das Ereignis
                [condition] ignorierst du das Ereignis
               *[start] du ignorierst das Ereignis
            }
        }
        [you-too] { $after ->
            [verb] ignorierst das Ereignis
            [condition] ignorierst du das Ereignis
           *[start] du ignorierst das Ereignis
        }
       *[other] ignoriert das Ereignis
    }

effect_redirect-source =
    { $who ->
        [you] { $to ->
           *[chooser] die Person, von der der Verlust kommt, ihn tragen lassen
            [reader] { $after ->
                [verb] lässt die Person, von der der Verlust kommt, ihn für dich tragen
                [condition] lässt du die Person, von der der Verlust kommt, ihn für dich tragen
               *[start] du lässt die Person, von der der Verlust kommt, ihn für dich tragen
            }
        }
        [you-too] { $after ->
            [verb] lässt die Person, von der der Verlust kommt, ihn für dich tragen
            [condition] lässt du die Person, von der der Verlust kommt, ihn für dich tragen
           *[start] du lässt die Person, von der der Verlust kommt, ihn für dich tragen
        }
       *[other] schickt den Verlust zurück
    }

effect_ante-fortitude =
    { $who ->
        [you] { $to ->
           *[chooser] für beliebig viel Gold des Einsatzes je { $n } Ausdauer verlieren: dieses zahlt das Gasthaus
            [reader] { $after ->
                [verb] verlierst { $n } Ausdauer für jedes Gold des Einsatzes, so viele du willst: diese zahlt das Gasthaus für dich
                [condition] verlierst du { $n } Ausdauer für jedes Gold des Einsatzes, so viele du willst: diese zahlt das Gasthaus für dich
               *[start] du verlierst { $n } Ausdauer für jedes Gold des Einsatzes, so viele du willst: diese zahlt das Gasthaus für dich
            }
        }
        [you-too] { $after ->
            [verb] verlierst { $n } Ausdauer für jedes Gold des Einsatzes, so viele du willst: diese zahlt das Gasthaus für dich
            [condition] verlierst du { $n } Ausdauer für jedes Gold des Einsatzes, so viele du willst: diese zahlt das Gasthaus für dich
           *[start] du verlierst { $n } Ausdauer für jedes Gold des Einsatzes, so viele du willst: diese zahlt das Gasthaus für dich
        }
       *[other] verliert { $n } Ausdauer für jedes Gold, das das Gasthaus setzt
    }

effect_take-half =
    { $who ->
        [you] { $to ->
           *[chooser] die Hälfte davon nehmen, abgerundet
            [reader] { $after ->
                [verb] nimmst die Hälfte davon, abgerundet
                [condition] nimmst du die Hälfte davon, abgerundet
               *[start] du nimmst die Hälfte davon, abgerundet
            }
        }
        [you-too] { $after ->
            [verb] nimmst die Hälfte davon, abgerundet
            [condition] nimmst du die Hälfte davon, abgerundet
           *[start] du nimmst die Hälfte davon, abgerundet
        }
       *[other] nimmt die Hälfte davon
    }

effect_more-actions =
    { $who ->
        [you] { $to ->
           *[chooser] in dieser Phase { $n ->
                [one] { $n } Aktion
               *[other] { $n } Aktionen
            } mehr spielen, wenn es die eigene Aktionsphase ist
            [reader] { $after ->
                [verb] spielst in dieser Phase { $n ->
                    [one] { $n } Aktion
                   *[other] { $n } Aktionen
                } mehr, wenn es deine eigene Aktionsphase ist
                [condition] spielst du in dieser Phase { $n ->
                    [one] { $n } Aktion
                   *[other] { $n } Aktionen
                } mehr, wenn es deine eigene Aktionsphase ist
               *[start] du spielst in dieser Phase { $n ->
                    [one] { $n } Aktion
                   *[other] { $n } Aktionen
                } mehr, wenn es deine eigene Aktionsphase ist
            }
        }
        [you-too] { $after ->
            [verb] spielst in dieser Phase { $n ->
                [one] { $n } Aktion
               *[other] { $n } Aktionen
            } mehr, wenn es deine eigene Aktionsphase ist
            [condition] spielst du in dieser Phase { $n ->
                [one] { $n } Aktion
               *[other] { $n } Aktionen
            } mehr, wenn es deine eigene Aktionsphase ist
           *[start] du spielst in dieser Phase { $n ->
                [one] { $n } Aktion
               *[other] { $n } Aktionen
            } mehr, wenn es deine eigene Aktionsphase ist
        }
       *[other] darf in der eigenen Aktionsphase { $n ->
            [one] { $n } Aktion
           *[other] { $n } Aktionen
        } mehr spielen
    }

## brief

brief_pay =
    { $who ->
        [you] { $n } Gold zahlen
       *[other] zahlt { $n } Gold
    }

brief_pay-you =
    { $who ->
        [you] { $n } Gold zahlen
       *[other] zahlt { $n } Gold
    }

brief_gain-gold =
    { $who ->
        [you] { $n } Gold nehmen
       *[other] nimmt { $n } Gold
    }

brief_draw =
    { $who ->
        [you] { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } ziehen
       *[other] zieht { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        }
    }

brief_discard-cards =
    { $who ->
        [you] { $card } ablegen
       *[other] legt { $card } ab
    }

brief_must-ignore =
    { $who ->
        [you] jede { $kind } anderer ignorieren
       *[other] ignoriert jede { $kind } anderer
    }

brief_more-actions =
    { $who ->
        [you] { $n ->
            [one] { $n } Aktion
           *[other] { $n } Aktionen
        } mehr spielen
       *[other] spielt { $n ->
            [one] { $n } Aktion
           *[other] { $n } Aktionen
        } mehr
    }

## named

named_pay-you =
    { $who ->
        [you] { $n } Gold an { $payee } zahlen
       *[other] zahlt { $n } Gold an { $payee }
    }

## events

events_contest = Jede Person deckt einen Drink vom Drink-Deck mit seinen Nachspülern auf und trinkt ihn; ein Ereignis zählt 0. Wessen Drink den meisten Alkohol hatte, bekommt 1 Gold von jeder anderen Person. Bei Gleichstand machen diese Personen weiter, bis nur eine übrig ist.

events_house-round = Deck einen Drink vom Drink-Deck mit seinen Nachspülern auf: Jede Person trinkt einen solchen.

events_challenge = Du darfst zwei Drinks vom Drink-Deck trinken, einen nach dem anderen. Bist du dann noch im Spiel, zahlt dir jede andere Person 1 Gold.

events_dare = Deck zwei Drinks vom Drink-Deck auf. Du trinkst den mit weniger Alkohol (bei gleichem wählst du), jede andere Person trinkt den anderen.

## asked

asked_empty = In dieser Zeile steht keine Karte. Eine Karte sieht so aus (auf Englisch): 2x Action "Title": another player loses 2 Fortitude.

asked_long = Diese Zeile ist zu lang: höchstens { $most } Zeichen.

asked_title = Wie heißt die Karte? Der Titel steht in Anführungszeichen: Action "Title": another player loses 2 Fortitude.

asked_kind = Welche Art von Karte ist es?

asked_when = Wann kann sie gespielt werden?

asked_number = Ein Deck hat 1 bis { $most } Exemplare einer Karte. Wie viele?

asked_which = Das lässt sich verschieden lesen. Was ist gemeint?

asked_meant = Ich verstehe „{ $rest }“ nicht. Ist eins davon gemeint?

asked_unknown = Ich verstehe „{ $rest }“ nicht. Sag es so wie unsere Karten, auf Englisch, zum Beispiel: another player loses 2 Fortitude; you take 1 Gold from the Inn.

asked_wrong = Das geht nicht auf einer Karte: { $why }

asked_nothing = Was tut sie?

## fault

fault_of-card = { $card }: { $sentence }

fault_unknown = Etwas in diesem Deck geht nicht.

fault_toml = Diese Datei lässt sich nicht lesen: In Zeile { $line }, bei Zeichen { $column }, stimmt etwas nicht.

fault_toml-end = Diese Datei lässt sich nicht lesen: An ihrem Ende stimmt etwas nicht. Vielleicht ist etwas nicht geschlossen oder steht zweimal da.

fault_toml-digits = Diese Datei lässt sich nicht lesen: Eine Zahl darin ist viel zu lang.

fault_large = Dieses Deck ist zu groß: höchstens { $most } KB.

fault_letters = Diese Datei ist kein Text: Sie muss als UTF-8 gespeichert sein.

fault_deep = Listen oder Wahlen liegen zu tief ineinander.

fault_stops = In einer Zeile sind zu viele Punkte: höchstens { $most }.

fault_sign = Ein Text hat ein Zeichen, das man nicht sieht oder das den Text umdrehen würde.

fault_value = Ein Deck hat Texte und Zahlen und sonst nichts, also zum Beispiel kein Datum.

fault_number-large = Eine Zahl ist zu groß: höchstens { $most }.

fault_effects = Eine Karte tut höchstens { $most } Dinge nacheinander.

fault_cards = Es hat { $n } verschiedene Karten, höchstens { $most } sind möglich.

fault_few = Es sind { $n } von { $size } Karten: { $gap } fehlen.

fault_many = Es sind { $n } Karten, höchstens { $size } sind möglich: { $gap } zu viel.

fault_code = So kann kein Deck heißen.

fault_face = Es hat das Gesicht eines Charakters, den es nicht gibt.

fault_id = „{ $card }“ ist zweimal da. Mehr Exemplare einer Karte sind eine Zahl auf der Karte.

fault_ids = Zwei Karten haben dieselbe Kennung.

fault_generic = Es gibt keine allgemeine Karte „{ $id }“.

fault_copies = „{ $card }“ braucht eine Zahl von Exemplaren von 1 bis 20.

fault_retired = Was von Karten gesagt wird, die nicht mehr ausgeteilt werden, passt nicht.

fault_boss = Nur ein Schurke hat Karten für einen Boss.

fault_counter = Sie nennt einen Zähler, den dieses Deck nicht hat.

fault_counter-own = Einen eigenen Zähler bekommst und verlierst nur du.

fault_counter-given = Einen eigenen Zähler kann man nicht weggeben.

fault_counter-start = Ein Zähler beginnt zwischen seinem kleinsten und seinem größten Wert.

fault_counter-others = Nur ein Zähler, der an andere geht, kann einen Vorrat haben oder am Ende ihrer Züge etwas tun.

fault_counter-others-start = Ein Zähler, der an andere geht, beginnt bei 0.

fault_counter-supply = Ein Vorrat ist 0 oder mehr.

fault_side = Sie nennt ein Nebendeck, das dieses Deck nicht hat.

fault_holds = Sie fragt, ob eine Karte gilt, die in keinem solchen Nebendeck ist.

fault_adds = Eine Karte kommt nur hinzu, wenn diese Karte gespielt wird: nicht in einer Wahl.

fault_at = Es geschieht zu einer Zeit, die es nicht gibt.

fault_event = Ein Ereignis kann das nicht: { $word }.

fault_event-who = In einem Ereignis geht es um die Person, die es aufgedeckt hat, um die anderen oder um alle.

fault_pays-self = Niemand zahlt an sich selbst.

fault_drink = Ein Drink kann das nicht.

fault_card = Das ist keine Karte.

fault_uses = Eine Karte, die man verschieden spielen kann, sagt jedes Mal, was sie tut.

fault_effect = Sie tut etwas, was keine Karte kann.

fault_number = Die Zahl passt nicht: { $word }. Sie geht von { $least } bis { $most }.

fault_number-none = Das hat keine Zahl: { $word }.

fault_who = Das kann man von diesen Personen nicht sagen: { $word }.

fault_to = Eine Zahlung geht an das Gasthaus, an dich oder an die gewählte Person: { $word }.

fault_least = Das hat keine untere Grenze: { $word }.

fault_of = Etwas fehlt oder ist zu viel: { $word }.

fault_kinds = Die Art der Karte fehlt oder ist nicht möglich: { $word }.

fault_plain = Nur ein Verlust von Ausdauer kann so sein, dass ihn niemand verursacht hat.

fault_per = „Für jede“ braucht eine Zahl.

fault_per-most = Eine höchste Zahl gehört zu „für jede“.

fault_options = Die Zahl der Möglichkeiten passt nicht: { $word }.

fault_options-unsaid = Was dann geschieht, wird von einer Person gesagt und ohne Bedingung: { $word }.

fault_how = Es ist nicht gesagt, auf welche Weise: { $word }.

fault_if = Es hängt von etwas ab, was es nicht gibt.

fault_when = Einen solchen Moment, um eine Karte zu spielen, gibt es nicht.

fault_when-kinds = Es ist nicht richtig gesagt, worauf geantwortet wird: Arten von Karten, und was sie ändern.

fault_pick = So können keine Personen gewählt werden.

fault_pick-many = Mehrere Personen können nur unter allen anderen oder unter allen gewählt werden.

fault_pick-source = Die Person, von der es kommt, kann nur gewählt werden, damit sie den Verlust selbst trägt; alles andere sag von der Person, von der die Karte kommt.

fault_most = Um mehrere Personen zu wählen, sag zuerst, wer gewählt werden kann.

fault_least-most = Mindestens so viele werden gewählt wie höchstens.

fault_no-things = Nur wo jemand gewählt wird, kann etwas ausgenommen sein.

fault_among = Nur wo jemand gewählt wird, können es Personen mit einem Zähler sein.

fault_picked = Jemand wird gewählt, wo eine Wirkung von dieser Person spricht, und nur dort.

fault_answers = Niemand könnte das je spielen: „{ $word }“ antwortet auf { $answered }, und dann kann es nicht gespielt werden.

fault_answers-kind = Niemand könnte das je spielen: „{ $word }“ antwortet auf { $answered }, aber die Karte ist { $kind }, und darauf antwortet nur eine Manchmal-Karte.

fault_one-target = Das hat nur ein Ziel: { $word }.

fault_standing = Keine Karte hat eine solche Dauerwirkung.

fault_stays-only = Nur eine Karte, die vor dir liegen bleibt, kann eine Dauerwirkung oder Lohn haben.

fault_over-winning = Nur eine Glücksspielkarte kann gespielt werden, wenn nur eine Falschspielkarte gespielt werden könnte.

fault_nothing = Eine Karte tut etwas, es sei denn, sie bleibt vor dir liegen.

fault_front = Nur eine Karte, die vor dir liegen bleibt, hat etwas, was du dort benutzen kannst.

fault_never-in-front = Niemand könnte das je spielen: Man kann es nur benutzen, solange die Karte vor dir liegt, und nichts legt sie dorthin.

fault_sometimes = Eine Manchmal-Karte sagt, wann sie gespielt werden kann, und keine andere Karte tut das.

fault_control-uses = Eine Karte, die in einer Runde die Führung übernehmen kann, tut nur dies.

fault_control = Eine Glücksspiel- oder Falschspielkarte übernimmt in der Runde die Führung, und keine andere Karte tut das.

fault_field = Das passt nicht: { $field }.

fault_field-missing = Das fehlt: { $field }.

fault_field-extra_forbidden = So etwas kennt man hier nicht: { $field }.

fault_field-string_too_short = Das fehlt: { $field }.

fault_field-string_too_long = Das ist zu lang: { $field }. Höchstens { $max_length } Zeichen.

fault_field-greater_than_equal = Das ist zu klein: { $field }. Mindestens { $ge }.

fault_field-less_than_equal = Das ist zu groß: { $field }. Höchstens { $le }.

fault_field-too_short = Das fehlt: { $field }.

fault_field-too_long = Davon ist zu viel da: { $field }. Höchstens { $max_length }.

fault_field-int_type = Das braucht eine Zahl: { $field }.

fault_field-string_type = Das braucht einen Text: { $field }.

fault_field-bool_type = Das ist ja oder nein: { $field }.

fault_field-literal_error = Das ist nicht möglich: { $field }.

fault_unplayed = { $card }: In { $n } Spielen konnte niemand sie spielen. Vielleicht geschieht nie, worauf sie wartet, oder niemand kann sie zahlen: { $text }

fault_endless-turn = Ein Zug mit diesem Deck hat kein Ende: { $cards }.

fault_endless-game = Ein Spiel mit diesem Deck hat kein Ende: Niemand scheidet je aus. Seine Karten geben zu viel oder kosten andere zu wenig.

fault_breaks = Ein Spiel mit diesem Deck kann nicht weitergehen: { $cards }.

fault_some-cards = seine Karten

## field

field_name = der Name

field_about = was besonders ist, in einem Satz

field_card = die Karten

field_title = der Titel

field_count = die Zahl der Exemplare

field_kind = die Art der Karte

field_size = die Zahl der Karten

field_edition = die Edition

field_gold = Gold am Anfang

field_id = die Kennung

field_use = was sie tut

field_do = was sie tut

## moment

moment_drink-yours = einen Drink

moment_drink-any = einen Drink

moment_drink-others = einen Drink

moment_drink-phase = eine Trinkphase

moment_order-phase = eine Bestellphase

moment_ante = einen Einsatz

moment_lose-gold = eine Zahlung

moment_refill = eine Zahlung

moment_card = eine Karte

moment_loss = einen Verlust von Ausdauer

moment_hurt = einen Verlust von Ausdauer

moment_sometimes = eine Manchmal-Karte

moment_drink-trick = eine Manchmal-Karte

moment_cheating = eine Falschspielkarte

moment_round = eine Glücksspielrunde

moment_round-stop = eine Glücksspielrunde

moment_round-won = eine gewonnene Runde

moment_round-won-inside = eine gewonnene Runde

moment_any-round-won = eine gewonnene Runde

moment_action = eine Aktionskarte

moment_own-card = eine eigene Karte

moment_event = ein Ereignis

moment_drink-event = ein Ereignis

moment_gold-gained = bekommenes Gold

moment_pot-taken = einen genommenen Topf

moment_picked = eine Wahl, die dich trifft

moment_champions = einen Champion

moment_any-hurt = einen Verlust von Ausdauer

## cards-one-of

cards-one-of_action = eine Aktionskarte

cards-one-of_sometimes = eine Manchmal-Karte

cards-one-of_anytime = eine Jederzeit-Karte

cards-one-of_gambling = eine Glücksspielkarte

cards-one-of_cheating = eine Falschspielkarte

cards-one-of_event = ein Ereignis
