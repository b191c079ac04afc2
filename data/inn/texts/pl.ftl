### Zwroty, z których powstają teksty kart
### Jak pisze się ten plik: docs/translating.md

or = Albo:

and = i

or-way = ; albo

or-sides = lub

do-nothing = nic się nie dzieje

repeated = { $text } ({ $n ->
         [one] { $n } raz osobno
         [few] { $n } razy osobno
         [many] { $n } razy osobno
        *[other] { $n } razy osobno
     })

plain = (nikt nie może za to oddać i nie da się tego przekierować)

per-most = (najwyżej { $most })

sure = Tej karty nie można anulować.

sure-if = { $condition }tej karty nie można anulować.

ignore-as = Karta, która ignorowałaby tę stratę, zamiast tego zmniejsza ją o { $n }.

no-ignore = Nikt nie może zignorować tej karty.

no-things = Wybrać można tylko osobę, nigdy kartę z żołdem.

unshared = Tylko trafiona osoba może zmniejszyć, zignorować lub przekierować stratę, nikt inny z drużyny.

boss = Tę kartę ma tylko Boss.

no-leave = Nikt nie może uniknąć stawki tej Rundy ani opuścić jej z własnej woli.

negated = Gdy ta karta zostanie anulowana, dzieje się zamiast tego: { $text }.

front = Raz w każdej twojej fazie akcji, dopóki ta karta leży przed tobą:

over-winning = Możesz ją zagrać także wtedy, gdy można by zagrać tylko kartę oszustwa.

while-there = Dopóki działa: { $text }.

wages = Żołd { $n }: wszystko, co odbiera innym Wytrzymałość, może celować w tę kartę. Gdyby miała stracić Wytrzymałość, odrzucasz ją albo płacisz Gospodzie { $n ->
         [one] { $n } sztukę złota
         [few] { $n } sztuki złota
         [many] { $n } sztuk złota
        *[other] { $n } sztuk złota
     }.

price = Cena: { $n ->
         [one] { $n } sztuka złota
         [few] { $n } sztuki złota
         [many] { $n } sztuk złota
        *[other] { $n } sztuk złota
     }.

at-once = Działa od razu po odkryciu, a potem jest odrzucana.

as-action = Możesz to zmniejszyć lub zignorować jak kartę akcji.

level = Poziom spotkania { $n }.

at-any-time = { $title }, w każdej chwili: { $costs }: { $text } Nikt nie może na to odpowiedzieć.

quiet = Dopóki to trwa, nikt nie może nic zagrać.

front-most = { $n ->
         [one] Przed tobą może leżeć najwyżej { $n } karta.
         [few] Przed tobą mogą leżeć najwyżej { $n } karty.
         [many] Przed tobą może leżeć najwyżej { $n } kart.
        *[other] Przed tobą może leżeć najwyżej { $n } kart.
     }

front-hands = Wielkość twojej ręki według liczby kart przed tobą, począwszy od 0: { $hands }.

firm = Straty nie można zmniejszyć, a tej karty nie można zignorować ani anulować.

nothing = Bez własnego działania.

chaser = Odkryj też następną kartę z tego samego miejsca i dołóż ją jako Popitkę.

share = Po wszystkich odpowiedziach możesz się nim podzielić z inną osobą, a obie połowy są zaokrąglane w górę.

whole = Karty nie mogą go podzielić.

race = Jeśli twoja rasa to { $race }, dzieje się zamiast tego: { $text }

race_dwarf = Krasnolud

race_ogre = Ogr

race_orc = Ork

race_troll = Troll

race_vampire = Wampir

race-nothing = nic.

## stays

stays_always = Ta karta zostaje przed tobą.

stays_turn = Ta karta zostaje przed tobą do początku następnej tury.

stays_own-turn = Ta karta zostaje przed tobą do początku twojej następnej tury.

stays_on-discards = Ta karta działa, dopóki leży na wierzchu kart odrzuconych ({ $side }).

## if

if_hero =
    { $who ->
        [you] jeśli grasz Bohaterem,
        [many] , która gra Bohaterem,
       *[one] jeśli { $subject } gra Bohaterem,
    }

if_villain =
    { $who ->
        [you] jeśli grasz Złoczyńcą,
        [many] , która gra Złoczyńcą,
       *[one] jeśli { $subject } gra Złoczyńcą,
    }

if_own-gold =
    { $who ->
        [you] jeśli płacisz własnym złotem,
        [many] , która płaci własnym złotem,
       *[one] jeśli { $subject } płaci własnym złotem,
    }

if_not-own-gold =
    { $who ->
        [you] jeśli nie płacisz własnym złotem,
        [many] , która nie płaci własnym złotem,
       *[one] jeśli { $subject } nie płaci własnym złotem,
    }

if_counter =
    { $who ->
        [you] jeśli masz { $amount },
        [many] z { $amount }
       *[one] jeśli { $subject } ma { $amount },
    }

if_served =
    { $who ->
        [you] jeśli dostajesz przez to Drinka,
        [many] , która dostaje przez to Drinka,
       *[one] jeśli { $subject } dostaje przez to Drinka,
    }

if_boss =
    { $who ->
        [you] jeśli grasz Bossem,
        [many] , która gra Bossem,
       *[one] jeśli { $subject } gra Bossem,
    }

if_lost =
    { $who ->
        [you] jeśli tracisz przez tę kartę Wytrzymałość,
        [many] , która traci przez tę kartę Wytrzymałość,
       *[one] jeśli { $subject } traci przez tę kartę Wytrzymałość,
    }

if_discarded = jeśli odrzucono za to kartę,

if_ignored = jeśli ktoś zignoruje tę kartę,

if_not-ignored = jeśli nikt nie zignoruje tej karty,

if_holds = jeśli działa { $cards },

## range

range_at-least = co najmniej { $least } { $counter }

range_at-most = najwyżej { $most } { $counter }

range_exactly = dokładnie { $least } { $counter }

range_from-to = od { $least } do { $most } { $counter }

## per

per_hurt = za każdą inną osobę, która traci przez tę kartę Wytrzymałość

per_lost = za każdy punkt Wytrzymałości, który inni tracą przez tę kartę

per_own-lost =
    { $who ->
        [you] za każdy punkt Wytrzymałości, który tracisz przez tę kartę
       *[other] za każdy własny punkt Wytrzymałości stracony przez tę kartę
    }

per_hurt-answered = za każdą osobę, która traci przez tamtą kartę Wytrzymałość

per_lost-answered = za każdy punkt Wytrzymałości, który inni tracą przez tamtą kartę

per_team =
    { $who ->
        [you] za każdą osobę z twojej drużyny (bez drużyn: za każdą inną osobę)
       *[other] za każdą osobę ze swojej drużyny, łącznie ze sobą (bez drużyn: za każdą inną osobę)
    }

per_players = za każdą inną osobę, która jest jeszcze w grze

per_paid = za każdą zapłaconą sztukę złota

per_own-payment =
    { $who ->
        [you] za każdą sztukę złota, którą płacisz
       *[other] za każdą zapłaconą przez siebie sztukę złota
    }

per_counter = za każdy swój żeton { $counter }

## cost

cost_opening = { $costs }:

cost_cards = odrzuć { $n ->
         [one] { $n } kartę
         [few] { $n } karty
         [many] { $n } kart
        *[other] { $n } kart
     }

cost_gold = zapłać Gospodzie { $n ->
         [one] { $n } sztukę złota
         [few] { $n } sztuki złota
         [many] { $n } sztuk złota
        *[other] { $n } sztuk złota
     }

cost_fortitude = strać { $n ->
         [one] { $n } punkt Wytrzymałości
         [few] { $n } punkty Wytrzymałości
         [many] { $n } punktów Wytrzymałości
        *[other] { $n } punktów Wytrzymałości
     }

cost_counter = zapłać { $n } { $counter }

## cards

cards_action = kartę akcji

cards_sometimes = kartę Czasem

cards_anytime = kartę Kiedykolwiek

cards_gambling = kartę hazardu

cards_cheating = kartę oszustwa

## cards-one

cards-one_action = kartę akcji

cards-one_anytime = kartę Kiedykolwiek

cards-one_gambling = kartę hazardu

cards-one_cheating = kartę oszustwa

cards-one_or = ,

cards-one_last = lub

## cards-many

cards-many_action = karty akcji

cards-many_sometimes = karty Czasem

cards-many_anytime = karty Kiedykolwiek

cards-many_gambling = karty hazardu

cards-many_cheating = karty oszustwa

cards-many_event = wydarzenia

cards-many_or = ,

cards-many_last = i

## number-of-cards

number-of-cards_any = { $n ->
         [one] { $n } kartę
         [few] { $n } karty
         [many] { $n } kart
        *[other] { $n } kart
     }

number-of-cards_action = { $n ->
         [one] { $n } kartę akcji
         [few] { $n } karty akcji
         [many] { $n } kart akcji
        *[other] { $n } kart akcji
     }

number-of-cards_sometimes = { $n ->
         [one] { $n } kartę Czasem
         [few] { $n } karty Czasem
         [many] { $n } kart Czasem
        *[other] { $n } kart Czasem
     }

number-of-cards_anytime = { $n ->
         [one] { $n } kartę Kiedykolwiek
         [few] { $n } karty Kiedykolwiek
         [many] { $n } kart Kiedykolwiek
        *[other] { $n } kart Kiedykolwiek
     }

number-of-cards_gambling = { $n ->
         [one] { $n } kartę hazardu
         [few] { $n } karty hazardu
         [many] { $n } kart hazardu
        *[other] { $n } kart hazardu
     }

number-of-cards_cheating = { $n ->
         [one] { $n } kartę oszustwa
         [few] { $n } karty oszustwa
         [many] { $n } kart oszustwa
        *[other] { $n } kart oszustwa
     }

## bid

bid_gold = sztuk złota

bid_fortitude = punktów Wytrzymałości

bid_alcohol = punktów Alkoholu

bid_gold-lost = płaci to złoto Gospodzie

bid_fortitude-lost = traci tę Wytrzymałość

bid_alcohol-lost = zyskuje ten Alkohol

bid_lose = Każda inna osoba { $text }.

## secret

secret_most = Każda osoba, która wybrała najwięcej, { $text }.

secret_least = Jeśli nie wszyscy wybrali tyle samo, każda osoba, która wybrała najmniej, { $text }.

secret_none = Jeśli wszyscy wybrali 0, każda osoba { $text }.

secret_each = Każda osoba, która wybrała więcej niż 0, { $text }.

## standing

standing_loses-less = za każdym razem, gdy tracisz Wytrzymałość, tracisz o { $n ->
         [one] { $n } punkt
         [few] { $n } punkty
         [many] { $n } punktów
        *[other] { $n } punktów
     } mniej

standing_loses-more = za każdym razem, gdy inna osoba odbiera ci Wytrzymałość, tracisz o { $n ->
         [one] { $n } punkt
         [few] { $n } punkty
         [many] { $n } punktów
        *[other] { $n } punktów
     } więcej

standing_source-loses = osoba, która odbiera ci Wytrzymałość, też traci { $n ->
         [one] { $n } punkt
         [few] { $n } punkty
         [many] { $n } punktów
        *[other] { $n } punktów
     }

standing_deals-more = osoba, której odbierasz Wytrzymałość, traci o { $n ->
         [one] { $n } punkt
         [few] { $n } punkty
         [many] { $n } punktów
        *[other] { $n } punktów
     } więcej

standing_drinks-more = w swojej fazie picia pijesz o { $n ->
         [one] { $n } Drinka
         [few] { $n } Drinki
         [many] { $n } Drinków
        *[other] { $n } Drinków
     } więcej

standing_inn-pays-first = z każdej twojej płatności Gospoda pokrywa { $n ->
         [one] pierwszą { $n } sztukę złota
         [few] pierwsze { $n } sztuki złota
         [many] pierwsze { $n } sztuk złota
        *[other] pierwsze { $n } sztuk złota
     }

standing_ignores = ignorujesz wszystkie { $kinds }, nawet te, które by ci pomogły

standing_away = nic nie zagrywasz i wszystko ignorujesz

## counter

counter_you = { $many }: na początku masz { $start }, nigdy mniej niż { $least } i nigdy więcej niż { $most }.

counter_others = { $many }: dajesz je innym, każdej osobie najwyżej { $most }.

counter_supply = Łącznie jest ich { $supply }.

counter_supply-others = Jest ich tyle, ile innych osób.

counter_under = Gdyby liczba miała spaść poniżej { $least }: { $text }.

counter_drunk = Liczy się jak Alkohol, gdy sprawdza się, kto pada.

counter_bite = Na koniec tury osoby, która ma choć jeden, jeden wraca do ciebie, a tę osobę spotyka to: „{ $text }”. Może to zmniejszyć lub zignorować jak twoją kartę akcji; nikt nie może za to oddać ani tego przekierować.

counter_level = Gdy masz { $amount }: { $text }.

## side

side_front = { $side }, { $n ->
         [one] { $n } karta
         [few] { $n } karty
         [many] { $n } kart
        *[other] { $n } kart
     }: karta odkryta z tej talii leży przed tobą.

side_adds = { $side }, { $n ->
         [one] { $n } karta
         [few] { $n } karty
         [many] { $n } kart
        *[other] { $n } kart
     }: karta odkryta z tej talii dochodzi do karty, którą zagrywasz.

side_holds = { $side }, { $n ->
         [one] { $n } karta
         [few] { $n } karty
         [many] { $n } kart
        *[other] { $n } kart
     }: działa wierzchnia z jej kart odrzuconych.

side_joins = { $side }, { $n ->
         [one] { $n } karta
         [few] { $n } karty
         [many] { $n } kart
        *[other] { $n } kart
     }: karta, którą z niej bierzesz lub kupujesz, należy odtąd do twojej talii postaci.

side_sold = W każdej chwili możesz sprzedać innej osobie kartę z tej talii, która leży przed tobą, za jej cenę.

## time

time_set-up = Przy rozkładaniu stołu:

time_turn = Na początku twojej tury:

time_discarded = Po odrzuceniu kart, a przed dobieraniem:

time_drank = Gdy Drink podniesie twój Alkohol:

time_turn-end = Na koniec twojej tury:

## time-may

time-may_set-up = Przy rozkładaniu stołu możesz zrobić to:

time-may_turn = Na początku swojej tury możesz zrobić to:

time-may_discarded = Po odrzuceniu kart, a przed dobieraniem, możesz zrobić to:

time-may_drank = Gdy Drink podniesie twój Alkohol, możesz zrobić to:

time-may_turn-end = Na koniec swojej tury możesz zrobić to:

## goes

goes_own = Po wypiciu nie trafia do odrzuconych: zostaje na wierzchu twojego stosu „Wypij mnie!”.

goes_left = Po wypiciu nie trafia do odrzuconych: ląduje na wierzchu stosu „Wypij mnie!” następnej osoby.

goes_other = Po wypiciu nie trafia do odrzuconych: ląduje na wierzchu stosu „Wypij mnie!” innej osoby, którą wybierasz.

goes_deck = Po wypiciu nie trafia do odrzuconych: ląduje pod talią Drinków.

## kind

kind_holds = Efekt stały

kind_adds = Dodatkowy efekt

kind_at-once = Natychmiast

kind_action = Akcja

kind_sometimes = Czasem

kind_anytime = Kiedykolwiek

kind_gambling = Hazard

kind_cheating = Oszustwo

kind_gamble = Akcja lub Hazard

kind_event = Wydarzenie

## subject

subject_you = ty

subject_picked = ta osoba

subject_picked-many = każda z nich

subject_others = każda inna osoba

subject_all = każda osoba

subject_source = osoba grająca tamtą kartę

subject_in-round = każda inna osoba w Rundzie

subject_everyone = każda osoba (także z twojej drużyny)

subject_mates = każda inna osoba z twojej drużyny

subject_active = osoba, której trwa tura,

## pick

pick_other = wybierz inną osobę:

pick_other-many = wybierz najwyżej { $n ->
         [one] { $n } inną osobę
         [few] { $n } inne osoby
         [many] { $n } innych osób
        *[other] { $n } innych osób
     }:

pick_other-exactly = wybierz { $n ->
         [one] { $n } inną osobę
         [few] { $n } inne osoby
         [many] { $n } innych osób
        *[other] { $n } innych osób
     } (wszystkie, jeśli jest ich mniej):

pick_other-range = wybierz inne osoby, od { $least } do { $n }:

pick_any = wybierz osobę (możesz siebie):

pick_any-many = wybierz najwyżej { $n ->
         [one] { $n } osobę
         [few] { $n } osoby
         [many] { $n } osób
        *[other] { $n } osób
     } (możesz też siebie):

pick_any-exactly = wybierz { $n ->
         [one] { $n } osobę
         [few] { $n } osoby
         [many] { $n } osób
        *[other] { $n } osób
     } (możesz też siebie):

pick_any-range = wybierz osoby, od { $least } do { $n } (możesz też siebie):

pick_third = wybierz inną osobę (nie tę, od której to pochodzi):

pick_in-round = wybierz inną osobę w Rundzie:

pick_revealer = wybierz osobę, która właśnie odkrywa Drinka:

## picked

picked_other = inna osoba

picked_other-many = każda z najwyżej { $n } innych osób

picked_other-exactly = każda z { $n } innych osób (każda, jeśli jest ich mniej)

picked_other-range = każda z innych osób (od { $least } do { $n })

picked_any = dowolna osoba (także ty)

picked_any-many = każda z najwyżej { $n } osób (także ty)

picked_any-exactly = każda z { $n } osób (także ty)

picked_any-range = każda z osób (od { $least } do { $n }, także ty)

picked_third = inna osoba (nie ta, od której to pochodzi)

picked_in-round = inna osoba w Rundzie

picked_revealer = osoba odkrywająca właśnie Drinka

## picked-several

picked-several_other-many = { $n ->
         [one] najwyżej { $n } inna osoba
         [few] najwyżej { $n } inne osoby
         [many] inne osoby (najwyżej { $n })
        *[other] inne osoby (najwyżej { $n })
     }

picked-several_other-exactly = { $n ->
         [one] { $n } inna osoba
         [few] dowolne { $n } inne osoby (wszystkie, jeśli jest ich mniej)
         [many] inne osoby w liczbie { $n } (wszystkie, jeśli jest ich mniej)
        *[other] inne osoby w liczbie { $n } (wszystkie, jeśli jest ich mniej)
     }

picked-several_other-range = inne osoby (od { $least } do { $n })

picked-several_any-many = { $n ->
         [one] najwyżej { $n } osoba (także ty)
         [few] najwyżej { $n } osoby (także ty)
         [many] osoby (najwyżej { $n }, także ty)
        *[other] osoby (najwyżej { $n }, także ty)
     }

picked-several_any-exactly = { $n ->
         [one] { $n } osoba (także ty)
         [few] dowolne { $n } osoby (także ty)
         [many] osoby w liczbie { $n } (także ty)
        *[other] osoby w liczbie { $n } (także ty)
     }

picked-several_any-range = osoby (od { $least } do { $n }, także ty)

## when

when_drink-yours = gdy masz wypić Drinka:

when_drink-any = gdy ktoś ma wypić Drinka:

when_drink-others = gdy inna osoba odkryje Drinka:

when_drink-phase = w fazie picia innej osoby:

when_order-phase = w swojej fazie zamawiania:

when_ante = gdy masz wpłacić stawkę:

when_lose-gold = gdy masz stracić złoto:

when_refill = gdy wszyscy płacą za nową talię Drinków:

when_card = gdy { $kinds } zmienia coś u ciebie ({ $touches }):

when_loss = gdy { $kinds } ma ci odebrać Wytrzymałość:

when_hurt = gdy karta innej osoby odbierze ci Wytrzymałość i nic z tym nie zrobisz:

when_sometimes = gdy ktoś zagrywa kartę Czasem:

when_drink-trick = gdy ktoś zagrywa kartę Czasem, która zmienia Drinka:

when_cheating = gdy inna osoba zagrywa kartę oszustwa, a ty jesteś w Rundzie:

when_round = podczas Rundy hazardu, nawet jeśli ciebie już w niej nie ma:

when_round-stop = podczas Rundy hazardu, ale nie w odpowiedzi na stawkę ani na kartę, która ją kończy:

when_round-won = gdy inna osoba wygrywa Rundę hazardu, nawet jeśli ciebie już w niej nie ma:

when_any-round-won = gdy ktokolwiek, nawet ty, wygrywa Rundę hazardu:

when_round-won-inside = gdy inna osoba wygrywa Rundę hazardu, w której wciąż jesteś:

when_action = gdy inna osoba zagrywa kartę akcji:

when_own-card = gdy zagrywasz kartę z liczbą:

when_event = gdy ma na ciebie zadziałać wydarzenie:

when_drink-event = gdy ma na ciebie zadziałać wydarzenie Drinków:

when_gold-gained = zaraz po tym, jak zyskasz złoto:

when_pot-taken = zaraz po tym, jak inna osoba weźmie pulę Rundy hazardu:

when_picked = gdy karta akcji innej osoby wybiera ciebie:

when_champions = gdy twoja drużyna wyznaczy Czempiona (bez drużyn: gdy coś ma dotyczyć każdej osoby albo gdy ma cię dotyczyć Runda hazardu):

when_any-hurt = zaraz po tym, jak karta odbierze Wytrzymałość innej osobie:

## when-teams

when-teams_drink-yours = gdy ty lub ktoś z twojej drużyny ma wypić Drinka:

when-teams_ante = gdy ty lub Czempion twojej drużyny ma wpłacić stawkę:

when-teams_lose-gold = gdy ty lub ktoś z twojej drużyny ma stracić złoto:

when-teams_card = gdy { $kinds } zmienia coś u ciebie lub u kogoś z twojej drużyny ({ $touches }):

when-teams_loss = gdy { $kinds } ma odebrać Wytrzymałość tobie lub komuś z twojej drużyny:

when-teams_hurt = gdy karta innej osoby odbierze Wytrzymałość tobie lub komuś z twojej drużyny i nikt z was nic z tym nie zrobi:

when-teams_event = gdy wydarzenie ma zadziałać na ciebie lub na kogoś z twojej drużyny:

when-teams_drink-event = gdy wydarzenie Drinków ma zadziałać na ciebie lub na kogoś z twojej drużyny:

when-teams_gold-gained = zaraz po tym, jak ty lub ktoś z twojej drużyny zyska złoto:

when-teams_picked = gdy karta akcji innej osoby wybiera ciebie lub kogoś z twojej drużyny:

## touches

touches_fortitude = Wytrzymałość

touches_alcohol = Alkohol

touches_gold = złoto

touches_or = ,

touches_last = lub

## answered

answered_action = Akcja

answered_sometimes = karta Czasem

answered_anytime = karta Kiedykolwiek

answered_or = ,

answered_last = lub

## effect

effect_lose-fortitude =
    { $who ->
        [you] { $to ->
            [chooser] traci { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
           *[reader] tracisz { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
        }
        [you-too] { $to ->
            [chooser] traci { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
           *[reader] { $after ->
                [condition] tracisz { $n ->
                     [one] { $n } punkt Wytrzymałości
                     [few] { $n } punkty Wytrzymałości
                     [many] { $n } punktów Wytrzymałości
                    *[other] { $n } punktów Wytrzymałości
                 }
               *[start] ty tracisz { $n ->
                     [one] { $n } punkt Wytrzymałości
                     [few] { $n } punkty Wytrzymałości
                     [many] { $n } punktów Wytrzymałości
                    *[other] { $n } punktów Wytrzymałości
                 }
            }
        }
        [several] tracą { $n ->
             [one] po { $n } punkcie Wytrzymałości
             [few] po { $n } punkty Wytrzymałości
             [many] po { $n } punktów Wytrzymałości
            *[other] po { $n } punktów Wytrzymałości
         }
       *[other] traci { $n ->
             [one] { $n } punkt Wytrzymałości
             [few] { $n } punkty Wytrzymałości
             [many] { $n } punktów Wytrzymałości
            *[other] { $n } punktów Wytrzymałości
         }
    }

effect_gain-fortitude =
    { $who ->
        [you] { $to ->
            [chooser] zyskuje { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
           *[reader] zyskujesz { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
        }
        [you-too] { $to ->
            [chooser] zyskuje { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
           *[reader] { $after ->
                [condition] zyskujesz { $n ->
                     [one] { $n } punkt Wytrzymałości
                     [few] { $n } punkty Wytrzymałości
                     [many] { $n } punktów Wytrzymałości
                    *[other] { $n } punktów Wytrzymałości
                 }
               *[start] ty zyskujesz { $n ->
                     [one] { $n } punkt Wytrzymałości
                     [few] { $n } punkty Wytrzymałości
                     [many] { $n } punktów Wytrzymałości
                    *[other] { $n } punktów Wytrzymałości
                 }
            }
        }
        [several] zyskują { $n ->
             [one] po { $n } punkcie Wytrzymałości
             [few] po { $n } punkty Wytrzymałości
             [many] po { $n } punktów Wytrzymałości
            *[other] po { $n } punktów Wytrzymałości
         }
       *[other] zyskuje { $n ->
             [one] { $n } punkt Wytrzymałości
             [few] { $n } punkty Wytrzymałości
             [many] { $n } punktów Wytrzymałości
            *[other] { $n } punktów Wytrzymałości
         }
    }

effect_gain-alcohol =
    { $who ->
        [you] { $to ->
            [chooser] zyskuje { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
           *[reader] zyskujesz { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
        }
        [you-too] { $to ->
            [chooser] zyskuje { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
           *[reader] { $after ->
                [condition] zyskujesz { $n ->
                     [one] { $n } punkt Alkoholu
                     [few] { $n } punkty Alkoholu
                     [many] { $n } punktów Alkoholu
                    *[other] { $n } punktów Alkoholu
                 }
               *[start] ty zyskujesz { $n ->
                     [one] { $n } punkt Alkoholu
                     [few] { $n } punkty Alkoholu
                     [many] { $n } punktów Alkoholu
                    *[other] { $n } punktów Alkoholu
                 }
            }
        }
        [several] zyskują { $n ->
             [one] po { $n } punkcie Alkoholu
             [few] po { $n } punkty Alkoholu
             [many] po { $n } punktów Alkoholu
            *[other] po { $n } punktów Alkoholu
         }
       *[other] zyskuje { $n ->
             [one] { $n } punkt Alkoholu
             [few] { $n } punkty Alkoholu
             [many] { $n } punktów Alkoholu
            *[other] { $n } punktów Alkoholu
         }
    }

effect_lose-alcohol =
    { $who ->
        [you] { $to ->
            [chooser] traci { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
           *[reader] tracisz { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
        }
        [you-too] { $to ->
            [chooser] traci { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
           *[reader] { $after ->
                [condition] tracisz { $n ->
                     [one] { $n } punkt Alkoholu
                     [few] { $n } punkty Alkoholu
                     [many] { $n } punktów Alkoholu
                    *[other] { $n } punktów Alkoholu
                 }
               *[start] ty tracisz { $n ->
                     [one] { $n } punkt Alkoholu
                     [few] { $n } punkty Alkoholu
                     [many] { $n } punktów Alkoholu
                    *[other] { $n } punktów Alkoholu
                 }
            }
        }
        [several] tracą { $n ->
             [one] po { $n } punkcie Alkoholu
             [few] po { $n } punkty Alkoholu
             [many] po { $n } punktów Alkoholu
            *[other] po { $n } punktów Alkoholu
         }
       *[other] traci { $n ->
             [one] { $n } punkt Alkoholu
             [few] { $n } punkty Alkoholu
             [many] { $n } punktów Alkoholu
            *[other] { $n } punktów Alkoholu
         }
    }

effect_pay =
    { $who ->
        [you] { $to ->
            [chooser] płaci Gospodzie { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
           *[reader] płacisz Gospodzie { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
        }
        [you-too] { $to ->
            [chooser] płaci Gospodzie { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
           *[reader] { $after ->
                [condition] płacisz Gospodzie { $n ->
                     [one] { $n } sztukę złota
                     [few] { $n } sztuki złota
                     [many] { $n } sztuk złota
                    *[other] { $n } sztuk złota
                 }
               *[start] ty płacisz Gospodzie { $n ->
                     [one] { $n } sztukę złota
                     [few] { $n } sztuki złota
                     [many] { $n } sztuk złota
                    *[other] { $n } sztuk złota
                 }
            }
        }
        [several] płacą Gospodzie { $n ->
             [one] po { $n } sztuce złota
             [few] po { $n } sztuki złota
             [many] po { $n } sztuk złota
            *[other] po { $n } sztuk złota
         }
       *[other] płaci Gospodzie { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
    }

effect_pay-picked =
    { $who ->
        [you] { $picked } dostaje od ciebie { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
        [you-too] { $picked } dostaje od ciebie { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
       *[other] płaci tej osobie { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
    }

effect_pay-you =
    { $who ->
        [you] { $to ->
            [chooser] płaci ci { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
           *[reader] płacisz { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             } osobie, która gra tę kartę
        }
        [you-too] { $to ->
            [chooser] płaci ci { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
           *[reader] płacisz { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             } osobie, która gra tę kartę
        }
        [several] płacą ci { $n ->
             [one] po { $n } sztuce złota
             [few] po { $n } sztuki złota
             [many] po { $n } sztuk złota
            *[other] po { $n } sztuk złota
         }
       *[other] płaci ci { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
    }

effect_gain-gold =
    { $who ->
        [you] { $to ->
            [chooser] bierze z Gospody { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
           *[reader] bierzesz z Gospody { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
        }
        [you-too] { $to ->
            [chooser] bierze z Gospody { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
           *[reader] { $after ->
                [condition] bierzesz z Gospody { $n ->
                     [one] { $n } sztukę złota
                     [few] { $n } sztuki złota
                     [many] { $n } sztuk złota
                    *[other] { $n } sztuk złota
                 }
               *[start] ty bierzesz z Gospody { $n ->
                     [one] { $n } sztukę złota
                     [few] { $n } sztuki złota
                     [many] { $n } sztuk złota
                    *[other] { $n } sztuk złota
                 }
            }
        }
        [several] biorą z Gospody { $n ->
             [one] po { $n } sztuce złota
             [few] po { $n } sztuki złota
             [many] po { $n } sztuk złota
            *[other] po { $n } sztuk złota
         }
       *[other] bierze z Gospody { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
    }

effect_draw =
    { $who ->
        [you] { $to ->
            [chooser] dobiera { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } ze swojej talii
           *[reader] dobierasz { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } ze swojej talii
        }
        [you-too] { $to ->
            [chooser] dobiera { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } ze swojej talii
           *[reader] { $after ->
                [condition] dobierasz { $n ->
                     [one] { $n } kartę
                     [few] { $n } karty
                     [many] { $n } kart
                    *[other] { $n } kart
                 } ze swojej talii
               *[start] ty dobierasz { $n ->
                     [one] { $n } kartę
                     [few] { $n } karty
                     [many] { $n } kart
                    *[other] { $n } kart
                 } ze swojej talii
            }
        }
        [several] dobierają { $n ->
             [one] po { $n } karcie
             [few] po { $n } karty
             [many] po { $n } kart
            *[other] po { $n } kart
         } ze swojej talii
       *[other] dobiera { $n ->
             [one] { $n } kartę
             [few] { $n } karty
             [many] { $n } kart
            *[other] { $n } kart
         } ze swojej talii
    }

effect_order =
    { $who ->
        [you] { $to ->
            [chooser] zamawia dodatkowo { $n ->
                 [one] { $n } Drinka
                 [few] { $n } Drinki
                 [many] { $n } Drinków
                *[other] { $n } Drinków
             }
           *[reader] zamawiasz dodatkowo { $n ->
                 [one] { $n } Drinka
                 [few] { $n } Drinki
                 [many] { $n } Drinków
                *[other] { $n } Drinków
             } dla dowolnych innych osób
        }
        [you-too] { $to ->
            [chooser] zamawia dodatkowo { $n ->
                 [one] { $n } Drinka
                 [few] { $n } Drinki
                 [many] { $n } Drinków
                *[other] { $n } Drinków
             }
           *[reader] zamawiasz dodatkowo { $n ->
                 [one] { $n } Drinka
                 [few] { $n } Drinki
                 [many] { $n } Drinków
                *[other] { $n } Drinków
             } dla dowolnych innych osób
        }
       *[other] zamawia dodatkowo { $n ->
             [one] { $n } Drinka
             [few] { $n } Drinki
             [many] { $n } Drinków
            *[other] { $n } Drinków
         }
    }

effect_drink-pile =
    { $who ->
        [you] { $to ->
            [chooser] pije { $n ->
                 [one] { $n } Drinka
                 [few] { $n } Drinki
                 [many] { $n } Drinków
                *[other] { $n } Drinków
             } z wierzchu swojego stosu „Wypij mnie!”
           *[reader] pijesz { $n ->
                 [one] { $n } Drinka
                 [few] { $n } Drinki
                 [many] { $n } Drinków
                *[other] { $n } Drinków
             } z wierzchu swojego stosu „Wypij mnie!”
        }
        [you-too] { $to ->
            [chooser] pije { $n ->
                 [one] { $n } Drinka
                 [few] { $n } Drinki
                 [many] { $n } Drinków
                *[other] { $n } Drinków
             } z wierzchu swojego stosu „Wypij mnie!”
           *[reader] pijesz { $n ->
                 [one] { $n } Drinka
                 [few] { $n } Drinki
                 [many] { $n } Drinków
                *[other] { $n } Drinków
             } z wierzchu swojego stosu „Wypij mnie!”
        }
       *[other] pije { $n ->
             [one] { $n } Drinka
             [few] { $n } Drinki
             [many] { $n } Drinków
            *[other] { $n } Drinków
         } z wierzchu swojego stosu „Wypij mnie!”
    }

effect_drink-deck =
    { $who ->
        [you] { $to ->
            [chooser] odkrywa Drinka z talii Drinków i go pije
           *[reader] odkrywasz Drinka z talii Drinków i go pijesz
        }
        [you-too] { $to ->
            [chooser] odkrywa Drinka z talii Drinków i go pije
           *[reader] odkrywasz Drinka z talii Drinków i go pijesz
        }
       *[other] odkrywa Drinka z talii Drinków, a potem wszyscy piją
    }

effect_shuffle-in-pile =
    { $who ->
        [you] { $to ->
            [chooser] wtasowuje swój stos „Wypij mnie!” do talii Drinków, a jej wierzchnia karta jest nowym stosem
           *[reader] jeśli w twoim stosie „Wypij mnie!” są karty, wtasowujesz je do talii Drinków; jej wierzchnia karta jest twoim nowym stosem
        }
        [you-too] { $to ->
            [chooser] wtasowuje swój stos „Wypij mnie!” do talii Drinków, a jej wierzchnia karta jest nowym stosem
           *[reader] jeśli w twoim stosie „Wypij mnie!” są karty, wtasowujesz je do talii Drinków; jej wierzchnia karta jest twoim nowym stosem
        }
       *[other] wtasowuje swój stos „Wypij mnie!” do talii Drinków, a jej wierzchnia karta jest nowym stosem
    }

effect_ignore-drink =
    { $who ->
        [you] { $to ->
            [chooser] ignoruje Drinka
           *[reader] ignorujesz Drinka ze wszystkimi Popitkami
        }
        [you-too] { $to ->
            [chooser] ignoruje Drinka
           *[reader] ignorujesz Drinka ze wszystkimi Popitkami
        }
       *[other] ignoruje Drinka
    }

effect_pass-drink =
    { $who ->
        [you] zamiast ciebie pije go { $picked }
        [you-too] zamiast ciebie pije go { $picked }
       *[other] oddaje Drinka
    }

effect_split-drink =
    { $who ->
        [you] dzielisz Drinka na pół: drugą połowę pije { $picked }, obie zaokrąglone w górę
        [you-too] dzielisz Drinka na pół: drugą połowę pije { $picked }, obie zaokrąglone w górę
       *[other] dzieli Drinka
    }

effect_add-alcohol =
    { $who ->
        [you] { $to ->
            [chooser] zmienia Alkohol Drinka o { SIGNED($n) }
           *[reader] zmieniasz Alkohol Drinka o { SIGNED($n) }
        }
        [you-too] { $to ->
            [chooser] zmienia Alkohol Drinka o { SIGNED($n) }
           *[reader] zmieniasz Alkohol Drinka o { SIGNED($n) }
        }
       *[other] zmienia Alkohol Drinka o { SIGNED($n) }
    }

effect_add-alcohol-least =
    { $who ->
        [you] { $to ->
            [chooser] zmienia Alkohol Drinka o { SIGNED($n) }
           *[reader] zmieniasz Alkohol Drinka o { SIGNED($n) }, ale nie poniżej { $least }
        }
        [you-too] { $to ->
            [chooser] zmienia Alkohol Drinka o { SIGNED($n) }
           *[reader] zmieniasz Alkohol Drinka o { SIGNED($n) }, ale nie poniżej { $least }
        }
       *[other] zmienia Alkohol Drinka o { SIGNED($n) }
    }

effect_replace-drink =
    { $who ->
        [you] { $to ->
            [chooser] zamienia Drinka na { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
           *[reader] całe działanie Drinka zamieniasz na { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
        }
        [you-too] { $to ->
            [chooser] zamienia Drinka na { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
           *[reader] całe działanie Drinka zamieniasz na { $n ->
                 [one] { $n } punkt Alkoholu
                 [few] { $n } punkty Alkoholu
                 [many] { $n } punktów Alkoholu
                *[other] { $n } punktów Alkoholu
             }
        }
       *[other] zamienia Drinka na { $n ->
             [one] { $n } punkt Alkoholu
             [few] { $n } punkty Alkoholu
             [many] { $n } punktów Alkoholu
            *[other] { $n } punktów Alkoholu
         }
    }

effect_convert-drink =
    { $who ->
        [you] { $to ->
            [chooser] zyskuje z Drinka Wytrzymałość
           *[reader] zamiast Alkoholu zyskujesz z Drinka tyle samo Wytrzymałości
        }
        [you-too] { $to ->
            [chooser] zyskuje z Drinka Wytrzymałość
           *[reader] zamiast Alkoholu zyskujesz z Drinka tyle samo Wytrzymałości
        }
       *[other] zyskuje z Drinka Wytrzymałość
    }

effect_negate =
    { $who ->
        [you] { $to ->
            [chooser] anuluje tamtą kartę
           *[reader] anulujesz tamtą kartę
        }
        [you-too] { $to ->
            [chooser] anuluje tamtą kartę
           *[reader] anulujesz tamtą kartę
        }
       *[other] anuluje tamtą kartę
    }

effect_ignore =
    { $who ->
        [you] { $to ->
            [chooser] ignoruje tamtą kartę
           *[reader] ignorujesz tamtą kartę
        }
        [you-too] { $to ->
            [chooser] ignoruje tamtą kartę
           *[reader] ignorujesz tamtą kartę
        }
       *[other] ignoruje tamtą kartę
    }

effect_reduce =
    { $who ->
        [you] { $to ->
            [chooser] traci o { $n ->
                 [one] { $n } punkt
                 [few] { $n } punkty
                 [many] { $n } punktów
                *[other] { $n } punktów
             } mniej
           *[reader] tracisz o { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             } mniej
        }
        [you-too] { $to ->
            [chooser] traci o { $n ->
                 [one] { $n } punkt
                 [few] { $n } punkty
                 [many] { $n } punktów
                *[other] { $n } punktów
             } mniej
           *[reader] tracisz o { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             } mniej
        }
       *[other] traci o { $n ->
             [one] { $n } punkt
             [few] { $n } punkty
             [many] { $n } punktów
            *[other] { $n } punktów
         } mniej
    }

effect_reduce-to =
    { $who ->
        [you] { $to ->
            [chooser] traci najwyżej { $n ->
                 [one] { $n } punkt
                 [few] { $n } punkty
                 [many] { $n } punktów
                *[other] { $n } punktów
             }
           *[reader] tracisz przez nią najwyżej { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
        }
        [you-too] { $to ->
            [chooser] traci najwyżej { $n ->
                 [one] { $n } punkt
                 [few] { $n } punkty
                 [many] { $n } punktów
                *[other] { $n } punktów
             }
           *[reader] tracisz przez nią najwyżej { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
        }
       *[other] traci najwyżej { $n ->
             [one] { $n } punkt
             [few] { $n } punkty
             [many] { $n } punktów
            *[other] { $n } punktów
         }
    }

effect_redirect =
    { $who ->
        [you] zamiast ciebie traci ją { $picked }
        [you-too] zamiast ciebie traci ją { $picked }
       *[other] przekierowuje stratę
    }

effect_share-loss =
    { $who ->
        [you] { $to ->
            [chooser] dzieli stratę na pół
           *[reader] dzielisz stratę na pół z osobą, od której pochodzi, obie połowy zaokrąglone w górę
        }
        [you-too] { $to ->
            [chooser] dzieli stratę na pół
           *[reader] dzielisz stratę na pół z osobą, od której pochodzi, obie połowy zaokrąglone w górę
        }
       *[other] dzieli stratę na pół
    }

effect_inn-pays =
    { $who ->
        [you] { $to ->
            [chooser] pozwala płacić Gospodzie
           *[reader] płaci za ciebie Gospoda
        }
        [you-too] { $to ->
            [chooser] pozwala płacić Gospodzie
           *[reader] płaci za ciebie Gospoda
        }
       *[other] pozwala płacić Gospodzie
    }

effect_no-payment =
    { $who ->
        [you] { $to ->
            [chooser] nie płaci nic
           *[reader] nie płacisz nic (stawka liczy się jako wpłacona)
        }
        [you-too] { $to ->
            [chooser] nie płaci nic
           *[reader] nie płacisz nic (stawka liczy się jako wpłacona)
        }
       *[other] nie płaci nic
    }

effect_no-payment-refill =
    { $who ->
        [you] { $to ->
            [chooser] nic za nią nie płaci
           *[reader] nic za nią nie płacisz
        }
        [you-too] { $to ->
            [chooser] nic za nią nie płaci
           *[reader] nic za nią nie płacisz
        }
       *[other] nic za nią nie płaci
    }

effect_start-round =
    { $who ->
        [you] { $to ->
            [chooser] zaczyna Rundę
           *[reader] zaczynasz Rundę hazardu ze stawką 1 sztuki złota od każdej osoby albo przejmujesz kontrolę nad trwającą
        }
        [you-too] { $to ->
            [chooser] zaczyna Rundę
           *[reader] zaczynasz Rundę hazardu ze stawką 1 sztuki złota od każdej osoby albo przejmujesz kontrolę nad trwającą
        }
       *[other] zaczyna Rundę
    }

effect_control =
    { $who ->
        [you] { $to ->
            [chooser] przejmuje kontrolę
           *[reader] przejmujesz kontrolę nad Rundą
        }
        [you-too] { $to ->
            [chooser] przejmuje kontrolę
           *[reader] przejmujesz kontrolę nad Rundą
        }
       *[other] przejmuje kontrolę
    }

effect_winning =
    { $who ->
        [you] { $to ->
            [chooser] przejmuje kontrolę
           *[reader] przejmujesz kontrolę nad Rundą; odebrać ci ją może tylko karta oszustwa
        }
        [you-too] { $to ->
            [chooser] przejmuje kontrolę
           *[reader] przejmujesz kontrolę nad Rundą; odebrać ci ją może tylko karta oszustwa
        }
       *[other] przejmuje kontrolę
    }

effect_ante =
    { $who ->
        [you] { $to ->
            [chooser] każe każdej osobie wpłacić { $n }
           *[reader] każda osoba w Rundzie dopłaca do puli { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
        }
        [you-too] { $to ->
            [chooser] każe każdej osobie wpłacić { $n }
           *[reader] każda osoba w Rundzie dopłaca do puli { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
        }
       *[other] każe każdej osobie wpłacić { $n }
    }

effect_leave =
    { $who ->
        [you] { $to ->
            [chooser] opuszcza Rundę
           *[reader] nie wpłacasz stawki i opuszczasz Rundę
        }
        [you-too] { $to ->
            [chooser] opuszcza Rundę
           *[reader] nie wpłacasz stawki i opuszczasz Rundę
        }
       *[other] opuszcza Rundę
    }

effect_eject =
    { $who ->
        [you] { $picked } musi ją opuścić
        [you-too] { $picked } musi ją opuścić
       *[other] musi opuścić Rundę
    }

effect_win-round =
    { $who ->
        [you] { $to ->
            [chooser] wygrywa Rundę
           *[reader] od razu wygrywasz Rundę
        }
        [you-too] { $to ->
            [chooser] wygrywa Rundę
           *[reader] od razu wygrywasz Rundę
        }
       *[other] wygrywa Rundę
    }

effect_end-round =
    { $who ->
        [you] { $to ->
            [chooser] kończy Rundę
           *[reader] kończysz Rundę, a pula trafia do Gospody
        }
        [you-too] { $to ->
            [chooser] kończy Rundę
           *[reader] kończysz Rundę, a pula trafia do Gospody
        }
       *[other] kończy Rundę
    }

effect_take-pot =
    { $who ->
        [you] { $to ->
            [chooser] bierze z puli { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
           *[reader] bierzesz z puli { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
        }
        [you-too] { $to ->
            [chooser] bierze z puli { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
           *[reader] bierzesz z puli { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }
        }
       *[other] bierze z puli { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
    }

effect_steal-win =
    { $who ->
        [you] { $to ->
            [chooser] bierze pulę
           *[reader] pulę bierzesz zamiast tego ty
        }
        [you-too] { $to ->
            [chooser] bierze pulę
           *[reader] pulę bierzesz zamiast tego ty
        }
       *[other] bierze pulę
    }

effect_restart-round =
    { $who ->
        [you] { $to ->
            [chooser] zaczyna Rundę na nowo
           *[reader] Runda trwa dalej: pula zostaje, każda osoba, która wciąż gra, wpłaca { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }, a ty masz kontrolę
        }
        [you-too] { $to ->
            [chooser] zaczyna Rundę na nowo
           *[reader] Runda trwa dalej: pula zostaje, każda osoba, która wciąż gra, wpłaca { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             }, a ty masz kontrolę
        }
       *[other] zaczyna Rundę na nowo
    }

effect_count =
    { $who ->
        [you] { $to ->
            [chooser] zyskuje { $n } { $counter }
           *[reader] zyskujesz { $n } { $counter }
        }
        [you-too] { $to ->
            [chooser] zyskuje { $n } { $counter }
           *[reader] { $after ->
                [condition] zyskujesz { $n } { $counter }
               *[start] ty zyskujesz { $n } { $counter }
            }
        }
        [several] zyskują po { $n } { $counter }
       *[other] zyskuje { $n } { $counter }
    }

effect_give =
    { $who ->
        [you] { $to ->
            [chooser] wybiera osobę, która zyskuje { $n } { $counter }
           *[reader] wybierasz inną osobę, która zyskuje { $n } { $counter }
        }
        [you-too] { $to ->
            [chooser] wybiera osobę, która zyskuje { $n } { $counter }
           *[reader] wybierasz inną osobę, która zyskuje { $n } { $counter }
        }
       *[other] wybiera osobę, która zyskuje { $n } { $counter }
    }

effect_count-down =
    { $who ->
        [you] { $to ->
            [chooser] traci { $n } { $counter }
           *[reader] tracisz { $n } { $counter }
        }
        [you-too] { $to ->
            [chooser] traci { $n } { $counter }
           *[reader] { $after ->
                [condition] tracisz { $n } { $counter }
               *[start] ty tracisz { $n } { $counter }
            }
        }
        [several] tracą po { $n } { $counter }
       *[other] traci { $n } { $counter }
    }

effect_count-back =
    { $who ->
        [you] { $to ->
            [chooser] oddaje { $n } { $counter }
           *[reader] oddajesz { $n } { $counter }
        }
        [you-too] { $to ->
            [chooser] oddaje { $n } { $counter }
           *[reader] { $after ->
                [condition] oddajesz { $n } { $counter }
               *[start] ty oddajesz { $n } { $counter }
            }
        }
        [several] oddają po { $n } { $counter }
       *[other] oddaje { $n } { $counter }
    }

effect_discard-cards =
    { $who ->
        [you] { $to ->
            [chooser] odrzuca z ręki { $card }
           *[reader] odrzucasz z ręki { $card }
        }
        [you-too] { $to ->
            [chooser] odrzuca z ręki { $card }
           *[reader] { $after ->
                [condition] odrzucasz z ręki { $card }
               *[start] ty odrzucasz z ręki { $card }
            }
        }
        [several] odrzucają z ręki { $card } (każda)
       *[other] odrzuca z ręki { $card }
    }

effect_discard-cards-random =
    { $who ->
        [you] { $to ->
            [chooser] odrzuca z ręki losowo { $card }
           *[reader] odrzucasz z ręki losowo { $card }
        }
        [you-too] { $to ->
            [chooser] odrzuca z ręki losowo { $card }
           *[reader] { $after ->
                [condition] odrzucasz z ręki losowo { $card }
               *[start] ty odrzucasz z ręki losowo { $card }
            }
        }
       *[other] odrzuca z ręki losowo { $card }
    }

effect_discard-cards-or-show =
    { $who ->
        [you] { $to ->
            [chooser] odrzuca z ręki { $card } (a jeśli takiej nie ma, pokazuje rękę)
           *[reader] odrzucasz z ręki { $card } (a jeśli takiej nie masz, pokazujesz rękę)
        }
        [you-too] { $to ->
            [chooser] odrzuca z ręki { $card } (a jeśli takiej nie ma, pokazuje rękę)
           *[reader] { $after ->
                [condition] odrzucasz z ręki { $card } (a jeśli takiej nie masz, pokazujesz rękę)
               *[start] ty odrzucasz z ręki { $card } (a jeśli takiej nie masz, pokazujesz rękę)
            }
        }
       *[other] odrzuca z ręki { $card } (a jeśli takiej nie ma, pokazuje rękę)
    }

effect_strike =
    { $who ->
        [you] { $to ->
            [chooser] wybiera jeszcze jedną osobę, która traci { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
           *[reader] wybierasz jeszcze jedną osobę, która traci { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
        }
        [you-too] { $to ->
            [chooser] wybiera jeszcze jedną osobę, która traci { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
           *[reader] wybierasz jeszcze jedną osobę, która traci { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }
        }
       *[other] wybiera jeszcze jedną osobę, która traci { $n ->
             [one] { $n } punkt Wytrzymałości
             [few] { $n } punkty Wytrzymałości
             [many] { $n } punktów Wytrzymałości
            *[other] { $n } punktów Wytrzymałości
         }
    }

effect_bar-mates =
    { $who ->
        [you] { $to ->
            [chooser] do końca tej tury nie dostaje odpowiedzi od swojej drużyny
           *[reader] do końca tej tury nikt z twojej drużyny nie może za ciebie odpowiadać
        }
        [you-too] { $to ->
            [chooser] do końca tej tury nie dostaje odpowiedzi od swojej drużyny
           *[reader] do końca tej tury nikt z twojej drużyny nie może za ciebie odpowiadać
        }
       *[other] do końca tej tury nie dostaje odpowiedzi od swojej drużyny
    }

effect_turn-away =
    { $who ->
        [you] wszystkie jej efekty bierze na siebie zamiast ciebie { $picked }
        [you-too] wszystkie jej efekty bierze na siebie zamiast ciebie { $picked }
       *[other] oddaje jej efekty komuś innemu
    }

effect_take-champion =
    { $who ->
        [you] Czempionem twojej drużyny zostaje { $picked } (bez drużyn: ignorujesz zamiast tego tamtą kartę albo tamto wydarzenie)
        [you-too] Czempionem twojej drużyny zostaje { $picked } (bez drużyn: ignorujesz zamiast tego tamtą kartę albo tamto wydarzenie)
       *[other] bierze innego Czempiona
    }

effect_call-in =
    { $who ->
        [you] { $to ->
            [chooser] odkrywa karty ze swojej talii postaci, aż trafi na kartę z żołdem
           *[reader] odkrywasz karty ze swojej talii postaci, aż trafisz na kartę z żołdem, kładziesz ją przed sobą, a pozostałe odrzucasz
        }
        [you-too] { $to ->
            [chooser] odkrywa karty ze swojej talii postaci, aż trafi na kartę z żołdem
           *[reader] odkrywasz karty ze swojej talii postaci, aż trafisz na kartę z żołdem, kładziesz ją przed sobą, a pozostałe odrzucasz
        }
       *[other] odkrywa karty ze swojej talii postaci, aż trafi na kartę z żołdem
    }

effect_reward-drinker =
    { $who ->
        [you] { $to ->
            [chooser] płaci { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             } osobie, która go wypije
           *[reader] płacisz { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             } osobie, która wypije go zamiast ciebie
        }
        [you-too] { $to ->
            [chooser] płaci { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             } osobie, która go wypije
           *[reader] płacisz { $n ->
                 [one] { $n } sztukę złota
                 [few] { $n } sztuki złota
                 [many] { $n } sztuk złota
                *[other] { $n } sztuk złota
             } osobie, która wypije go zamiast ciebie
        }
       *[other] płaci { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         } osobie, która go wypije
    }

effect_draw-until =
    { $who ->
        [you] { $to ->
            [chooser] odkrywa karty ze swojej talii postaci, aż trafi na { $kind }
           *[reader] odkrywasz karty ze swojej talii postaci, aż trafisz na { $kind }, bierzesz ją na rękę, a pozostałe odrzucasz
        }
        [you-too] { $to ->
            [chooser] odkrywa karty ze swojej talii postaci, aż trafi na { $kind }
           *[reader] odkrywasz karty ze swojej talii postaci, aż trafisz na { $kind }, bierzesz ją na rękę, a pozostałe odrzucasz
        }
       *[other] odkrywa karty ze swojej talii postaci, aż trafi na { $kind }
    }

effect_divide-cards =
    { $who ->
        [you] odkrywasz { $n ->
             [one] wierzchnią { $n } kartę
             [few] wierzchnie { $n } karty
             [many] wierzchnie { $n } kart
            *[other] wierzchnie { $n } kart
         } swojej talii postaci: { $picked } dzieli je na dwa stosy (nawet gdy jest z dala od stołu), a ty jeden bierzesz na rękę, drugi odrzucasz
        [you-too] odkrywasz { $n ->
             [one] wierzchnią { $n } kartę
             [few] wierzchnie { $n } karty
             [many] wierzchnie { $n } kart
            *[other] wierzchnie { $n } kart
         } swojej talii postaci: { $picked } dzieli je na dwa stosy (nawet gdy jest z dala od stołu), a ty jeden bierzesz na rękę, drugi odrzucasz
       *[other] każe podzielić { $n ->
             [one] { $n } kartę
             [few] { $n } karty
             [many] { $n } kart
            *[other] { $n } kart
         }
    }

effect_borrow-card =
    { $who ->
        [you] zagrywasz { $cards } z cudzej ręki jak swoją: daje ją { $picked } (potem trafia na stos kart odrzuconych tej osoby)
        [you-too] zagrywasz { $cards } z cudzej ręki jak swoją: daje ją { $picked } (potem trafia na stos kart odrzuconych tej osoby)
       *[other] zagrywa { $cards } z cudzej ręki
    }

effect_borrow-card-round =
    { $who ->
        [you] zagrywasz { $cards } z cudzej ręki jak swoją: daje ją { $picked } (potem trafia na stos kart odrzuconych tej osoby); jeśli żadnej nie zagrasz, pasujesz
        [you-too] zagrywasz { $cards } z cudzej ręki jak swoją: daje ją { $picked } (potem trafia na stos kart odrzuconych tej osoby); jeśli żadnej nie zagrasz, pasujesz
       *[other] zagrywa { $cards } z cudzej ręki
    }

effect_open-hand =
    { $who ->
        [you] { $to ->
            [chooser] do końca swojej następnej tury gra z ręką odkrytą dla wszystkich
           *[reader] do końca swojej następnej tury grasz z ręką odkrytą dla wszystkich
        }
        [you-too] { $to ->
            [chooser] do końca swojej następnej tury gra z ręką odkrytą dla wszystkich
           *[reader] do końca swojej następnej tury grasz z ręką odkrytą dla wszystkich
        }
       *[other] do końca swojej następnej tury gra z ręką odkrytą dla wszystkich
    }

effect_show-hand =
    { $who ->
        [you] { $to ->
            [chooser] pokazuje wszystkim rękę
           *[reader] pokazujesz wszystkim rękę
        }
        [you-too] { $to ->
            [chooser] pokazuje wszystkim rękę
           *[reader] pokazujesz wszystkim rękę
        }
       *[other] pokazuje wszystkim rękę
    }

effect_end-turn =
    { $who ->
        [you] { $to ->
            [chooser] kończy turę
           *[reader] od razu kończysz turę: do początku następnej tury nic nie zagrywasz i wszystko ignorujesz
        }
        [you-too] { $to ->
            [chooser] kończy turę
           *[reader] od razu kończysz turę: do początku następnej tury nic nie zagrywasz i wszystko ignorujesz
        }
       *[other] kończy turę
    }

effect_end-turn-own =
    { $who ->
        [you] { $to ->
            [chooser] kończy turę
           *[reader] od razu kończysz turę: do początku swojej następnej tury nic nie zagrywasz i wszystko ignorujesz
        }
        [you-too] { $to ->
            [chooser] kończy turę
           *[reader] od razu kończysz turę: do początku swojej następnej tury nic nie zagrywasz i wszystko ignorujesz
        }
       *[other] kończy turę
    }

effect_must-ignore =
    { $who ->
        [you] { $to ->
            [chooser] do początku swojej następnej tury musi ignorować każdą { $kind } innych osób, nawet taką, która by pomogła
           *[reader] do początku swojej następnej tury ignorujesz każdą { $kind } innych osób, nawet taką, która by ci pomogła
        }
        [you-too] { $to ->
            [chooser] do początku swojej następnej tury musi ignorować każdą { $kind } innych osób, nawet taką, która by pomogła
           *[reader] do początku swojej następnej tury ignorujesz każdą { $kind } innych osób, nawet taką, która by ci pomogła
        }
       *[other] do początku swojej następnej tury musi ignorować każdą { $kind } innych osób
    }

effect_reveal-front =
    { $who ->
        [you] { $to ->
            [chooser] odkrywa wierzchnią kartę ({ $side })
           *[reader] odkrywasz wierzchnią kartę ({ $side }) i kładziesz ją przed sobą
        }
        [you-too] { $to ->
            [chooser] odkrywa wierzchnią kartę ({ $side })
           *[reader] odkrywasz wierzchnią kartę ({ $side }) i kładziesz ją przed sobą
        }
       *[other] odkrywa wierzchnią kartę ({ $side })
    }

effect_reveal-adds =
    { $who ->
        [you] { $to ->
            [chooser] odkrywa wierzchnią kartę ({ $side })
           *[reader] odkrywasz wierzchnią kartę ({ $side }), a jej efekty dochodzą do tej karty
        }
        [you-too] { $to ->
            [chooser] odkrywa wierzchnią kartę ({ $side })
           *[reader] odkrywasz wierzchnią kartę ({ $side }), a jej efekty dochodzą do tej karty
        }
       *[other] odkrywa wierzchnią kartę ({ $side })
    }

effect_reveal-holds =
    { $who ->
        [you] { $to ->
            [chooser] odkrywa wierzchnią kartę ({ $side })
           *[reader] odkrywasz wierzchnią kartę ({ $side }): odtąd to ona działa
        }
        [you-too] { $to ->
            [chooser] odkrywa wierzchnią kartę ({ $side })
           *[reader] odkrywasz wierzchnią kartę ({ $side }): odtąd to ona działa
        }
       *[other] odkrywa wierzchnią kartę ({ $side })
    }

effect_reveal =
    { $who ->
        [you] { $to ->
            [chooser] odkrywa wierzchnią kartę ({ $side })
           *[reader] odkrywasz wierzchnią kartę ({ $side })
        }
        [you-too] { $to ->
            [chooser] odkrywa wierzchnią kartę ({ $side })
           *[reader] odkrywasz wierzchnią kartę ({ $side })
        }
       *[other] odkrywa wierzchnią kartę ({ $side })
    }

effect_keep =
    { $who ->
        [you] { $to ->
            [chooser] zostawia jedną kartę ({ $side })
           *[reader] zostawiasz przed sobą jedną kartę ({ $side }), a pozostałe odrzucasz
        }
        [you-too] { $to ->
            [chooser] zostawia jedną kartę ({ $side })
           *[reader] zostawiasz przed sobą jedną kartę ({ $side }), a pozostałe odrzucasz
        }
       *[other] zostawia jedną kartę ({ $side })
    }

effect_take =
    { $who ->
        [you] { $to ->
            [chooser] bierze { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             }
           *[reader] bierzesz { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } do wyboru z tych talii: { $sides }
        }
        [you-too] { $to ->
            [chooser] bierze { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             }
           *[reader] bierzesz { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } do wyboru z tych talii: { $sides }
        }
       *[other] bierze { $n ->
             [one] { $n } kartę
             [few] { $n } karty
             [many] { $n } kart
            *[other] { $n } kart
         }
    }

effect_buy =
    { $who ->
        [you] { $to ->
            [chooser] kupuje karty, każdą za { $n } { $counter }
           *[reader] kupujesz z tych talii dowolnie wiele kart, każdą za { $n } { $counter }: { $sides }
        }
        [you-too] { $to ->
            [chooser] kupuje karty, każdą za { $n } { $counter }
           *[reader] kupujesz z tych talii dowolnie wiele kart, każdą za { $n } { $counter }: { $sides }
        }
       *[other] kupuje karty, każdą za { $n } { $counter }
    }

effect_choose =
    { $who ->
        [you] wybierasz jedno: { $ways }
        [you-too] wybierasz jedno: { $ways }
       *[other] wybiera jedno: { $ways }
    }

effect_coin =
    { $who ->
        [you] { $to ->
            [chooser] rzuca monetą (orzeł: { $heads }; reszka: { $tails })
           *[reader] rzucasz monetą (orzeł: { $heads }; reszka: { $tails })
        }
        [you-too] { $to ->
            [chooser] rzuca monetą (orzeł: { $heads }; reszka: { $tails })
           *[reader] rzucasz monetą (orzeł: { $heads }; reszka: { $tails })
        }
       *[other] rzuca monetą (orzeł: „{ $heads }”; reszka: „{ $tails }”)
    }

effect_coin-shared =
    { $who ->
        [you] { $to ->
            [chooser] dołącza do jednego rzutu monetą dla wszystkich, którzy to wybrali (orzeł: { $heads }; reszka: { $tails })
           *[reader] dołączasz do jednego rzutu monetą dla wszystkich, którzy to wybrali (orzeł: { $heads }; reszka: { $tails })
        }
        [you-too] { $to ->
            [chooser] dołącza do jednego rzutu monetą dla wszystkich, którzy to wybrali (orzeł: { $heads }; reszka: { $tails })
           *[reader] dołączasz do jednego rzutu monetą dla wszystkich, którzy to wybrali (orzeł: { $heads }; reszka: { $tails })
        }
       *[other] dołącza do jednego rzutu monetą (orzeł: { $heads }; reszka: { $tails })
    }

effect_bid =
    { $who ->
        [you] licytujesz do { $n } { $stake }
        [you-too] licytujesz do { $n } { $stake }
       *[other] { $subject } może licytować do { $n } { $stake }: każda oferta musi być wyższa od poprzedniej, a po pasie można licytować dalej. Najwyższa oferta wygrywa: kto ją złoży, { $win }.{ $lose } Jeśli nikt nie licytuje, nic się nie dzieje
    }

effect_secret =
    { $who ->
        [you] wybierasz w tajemnicy od 0 do { $n } sztuk złota
        [you-too] wybierasz w tajemnicy od 0 do { $n } sztuk złota
       *[other] { $subject } wybiera w tajemnicy od 0 do { $n } sztuk złota. Wszystkie wybory odkrywa się razem i każda osoba płaci Gospodzie tyle, ile wybrała. { $text }
    }

effect_discard-drink =
    { $who ->
        [you] { $to ->
            [chooser] odrzuca { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } z wierzchu swojego stosu „Wypij mnie!”
           *[reader] odrzucasz { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } z wierzchu swojego stosu „Wypij mnie!”
        }
        [you-too] { $to ->
            [chooser] odrzuca { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } z wierzchu swojego stosu „Wypij mnie!”
           *[reader] odrzucasz { $n ->
                 [one] { $n } kartę
                 [few] { $n } karty
                 [many] { $n } kart
                *[other] { $n } kart
             } z wierzchu swojego stosu „Wypij mnie!”
        }
       *[other] odrzuca { $n ->
             [one] { $n } kartę
             [few] { $n } karty
             [many] { $n } kart
            *[other] { $n } kart
         } z wierzchu swojego stosu „Wypij mnie!”
    }

effect_deal-drinks =
    { $who ->
        [you] { $to ->
            [chooser] rozdaje Drinki
           *[reader] oglądasz wszystkie Drinki, które zamawiasz w tej fazie, i jeszcze { $n }, i rozdajesz je innym osobom, jak chcesz
        }
        [you-too] { $to ->
            [chooser] rozdaje Drinki
           *[reader] oglądasz wszystkie Drinki, które zamawiasz w tej fazie, i jeszcze { $n }, i rozdajesz je innym osobom, jak chcesz
        }
       *[other] rozdaje Drinki
    }

effect_halve-drink =
    { $who ->
        [you] { $to ->
            [chooser] pije połowę Drinka
           *[reader] pijesz tylko połowę Drinka, każdy efekt zaokrąglony w dół; drugiej połowy nie pije nikt
        }
        [you-too] { $to ->
            [chooser] pije połowę Drinka
           *[reader] pijesz tylko połowę Drinka, każdy efekt zaokrąglony w dół; drugiej połowy nie pije nikt
        }
       *[other] pije połowę Drinka
    }

effect_season-drink =
    { $who ->
        [you] { $to ->
            [chooser] dodaje do Drinka: „{ $text }”
           *[reader] do Drinka dochodzi: „{ $text }”
        }
        [you-too] { $to ->
            [chooser] dodaje do Drinka: „{ $text }”
           *[reader] do Drinka dochodzi: „{ $text }”
        }
       *[other] dodaje do Drinka: „{ $text }”
    }

effect_season-half =
    { $who ->
        [you] dzielisz Drinka na pół: drugą połowę pije { $picked }, obie zaokrąglone w górę, a do tej drugiej dochodzi: „{ $text }”
        [you-too] dzielisz Drinka na pół: drugą połowę pije { $picked }, obie zaokrąglone w górę, a do tej drugiej dochodzi: „{ $text }”
       *[other] dzieli Drinka
    }

effect_boost =
    { $who ->
        [you] { $to ->
            [chooser] zwiększa jej pierwszą liczbę o { $n }
           *[reader] jej pierwsza liczba rośnie o { $n }
        }
        [you-too] { $to ->
            [chooser] zwiększa jej pierwszą liczbę o { $n }
           *[reader] jej pierwsza liczba rośnie o { $n }
        }
       *[other] zwiększa jej pierwszą liczbę o { $n }
    }

effect_ignore-event =
    { $who ->
        [you] { $to ->
            [chooser] ignoruje tamto wydarzenie
           *[reader] ignorujesz tamto wydarzenie
        }
        [you-too] { $to ->
            [chooser] ignoruje tamto wydarzenie
           *[reader] ignorujesz tamto wydarzenie
        }
       *[other] ignoruje tamto wydarzenie
    }

effect_redirect-source =
    { $who ->
        [you] { $to ->
            [chooser] odsyła stratę
           *[reader] zamiast ciebie traci ją osoba, od której to pochodzi
        }
        [you-too] { $to ->
            [chooser] odsyła stratę
           *[reader] zamiast ciebie traci ją osoba, od której to pochodzi
        }
       *[other] odsyła stratę
    }

effect_ante-fortitude =
    { $who ->
        [you] { $to ->
            [chooser] traci { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             } za każdą sztukę złota, którą wpłaca Gospoda
           *[reader] za każdą wybraną sztukę złota ze stawki tracisz { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }: tę sztukę wpłaca za ciebie Gospoda
        }
        [you-too] { $to ->
            [chooser] traci { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             } za każdą sztukę złota, którą wpłaca Gospoda
           *[reader] za każdą wybraną sztukę złota ze stawki tracisz { $n ->
                 [one] { $n } punkt Wytrzymałości
                 [few] { $n } punkty Wytrzymałości
                 [many] { $n } punktów Wytrzymałości
                *[other] { $n } punktów Wytrzymałości
             }: tę sztukę wpłaca za ciebie Gospoda
        }
       *[other] traci { $n ->
             [one] { $n } punkt Wytrzymałości
             [few] { $n } punkty Wytrzymałości
             [many] { $n } punktów Wytrzymałości
            *[other] { $n } punktów Wytrzymałości
         } za każdą sztukę złota, którą wpłaca Gospoda
    }

effect_take-half =
    { $who ->
        [you] { $to ->
            [chooser] bierze z tego połowę
           *[reader] bierzesz z tego połowę, zaokrągloną w dół
        }
        [you-too] { $to ->
            [chooser] bierze z tego połowę
           *[reader] bierzesz z tego połowę, zaokrągloną w dół
        }
       *[other] bierze z tego połowę
    }

effect_more-actions =
    { $who ->
        [you] { $to ->
            [chooser] może zagrać w swojej fazie akcji o { $n ->
                 [one] { $n } Akcję
                 [few] { $n } Akcje
                 [many] { $n } Akcji
                *[other] { $n } Akcji
             } więcej
           *[reader] zagrywasz w tej fazie o { $n ->
                 [one] { $n } Akcję
                 [few] { $n } Akcje
                 [many] { $n } Akcji
                *[other] { $n } Akcji
             } więcej, jeśli to twoja faza akcji
        }
        [you-too] { $to ->
            [chooser] może zagrać w swojej fazie akcji o { $n ->
                 [one] { $n } Akcję
                 [few] { $n } Akcje
                 [many] { $n } Akcji
                *[other] { $n } Akcji
             } więcej
           *[reader] zagrywasz w tej fazie o { $n ->
                 [one] { $n } Akcję
                 [few] { $n } Akcje
                 [many] { $n } Akcji
                *[other] { $n } Akcji
             } więcej, jeśli to twoja faza akcji
        }
       *[other] może zagrać w swojej fazie akcji o { $n ->
             [one] { $n } Akcję
             [few] { $n } Akcje
             [many] { $n } Akcji
            *[other] { $n } Akcji
         } więcej
    }

## brief

brief_pay =
    { $who ->
        [you] płacisz { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
        [you-too] płacisz { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
       *[other] płaci { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
    }

brief_pay-you =
    { $who ->
        [you] płacisz { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
        [you-too] płacisz { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
       *[other] płaci { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
    }

brief_gain-gold =
    { $who ->
        [you] bierzesz { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
        [you-too] bierzesz { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
       *[other] bierze { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         }
    }

brief_draw =
    { $who ->
        [you] dobierasz { $n ->
             [one] { $n } kartę
             [few] { $n } karty
             [many] { $n } kart
            *[other] { $n } kart
         }
        [you-too] dobierasz { $n ->
             [one] { $n } kartę
             [few] { $n } karty
             [many] { $n } kart
            *[other] { $n } kart
         }
       *[other] dobiera { $n ->
             [one] { $n } kartę
             [few] { $n } karty
             [many] { $n } kart
            *[other] { $n } kart
         }
    }

brief_discard-cards =
    { $who ->
        [you] odrzucasz { $card }
        [you-too] odrzucasz { $card }
       *[other] odrzuca { $card }
    }

brief_must-ignore =
    { $who ->
        [you] ignorujesz każdą { $kind } innych osób
        [you-too] ignorujesz każdą { $kind } innych osób
       *[other] ignoruje każdą { $kind } innych osób
    }

brief_more-actions =
    { $who ->
        [you] zagrywasz o { $n ->
             [one] { $n } Akcję
             [few] { $n } Akcje
             [many] { $n } Akcji
            *[other] { $n } Akcji
         } więcej
        [you-too] zagrywasz o { $n ->
             [one] { $n } Akcję
             [few] { $n } Akcje
             [many] { $n } Akcji
            *[other] { $n } Akcji
         } więcej
       *[other] zagrywa o { $n ->
             [one] { $n } Akcję
             [few] { $n } Akcje
             [many] { $n } Akcji
            *[other] { $n } Akcji
         } więcej
    }

## named

named_pay-you =
    { $who ->
        [you] płacisz { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         } (dla: { $payee })
        [you-too] płacisz { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         } (dla: { $payee })
       *[other] płaci { $n ->
             [one] { $n } sztukę złota
             [few] { $n } sztuki złota
             [many] { $n } sztuk złota
            *[other] { $n } sztuk złota
         } (dla: { $payee })
    }

## events

events_contest = Każda osoba odkrywa Drinka z talii Drinków z jego Popitkami i go pije; wydarzenie liczy się jako 0. Osoba, której Drink ma najwięcej Alkoholu, dostaje 1 sztukę złota od każdej innej. Przy remisie remisujące osoby grają dalej, aż zostanie jedna.

events_house-round = Odkryj Drinka z talii Drinków z jego Popitkami: każda osoba pije takiego samego.

events_challenge = Możesz wypić dwa Drinki z talii Drinków, jednego po drugim. Jeśli wciąż jesteś potem w grze, każda inna osoba płaci ci 1 sztukę złota.

events_dare = Odkryj dwa Drinki z talii Drinków. Pijesz tego z mniejszym Alkoholem (przy równym wybierasz), a każda inna osoba pije drugiego.

## asked

asked_empty = W tym wierszu nie ma karty. Karta wygląda tak (po angielsku): 2x Action "Title": another player loses 2 Fortitude.

asked_long = Ten wiersz jest za długi: najwyżej { $most ->
         [one] { $most } znak
         [few] { $most } znaki
         [many] { $most } znaków
        *[other] { $most } znaków
     }.

asked_title = Jaki ma tytuł? Tytuł stoi w cudzysłowie: Action "Title": another player loses 2 Fortitude.

asked_kind = Jaki to rodzaj karty?

asked_when = Kiedy można ją zagrać?

asked_number = W talii jest od 1 do { $most } egzemplarzy jednej karty. Ile?

asked_which = To można odczytać na różne sposoby. O co chodzi?

asked_meant = Nie rozumiem „{ $rest }”. Czy chodzi o coś z tego?

asked_unknown = Nie rozumiem „{ $rest }”. Napisz to tak jak nasze karty, po angielsku, na przykład: another player loses 2 Fortitude; you take 1 Gold from the Inn.

asked_wrong = Tego nie może być na jednej karcie: { $why }

asked_nothing = Co robi?

## fault

fault_of-card = { $card }: { $sentence }

fault_unknown = Coś w tej talii jest niemożliwe.

fault_toml = Nie da się odczytać tego pliku: błąd jest w wierszu { $line }, przy znaku { $column }.

fault_toml-end = Nie da się odczytać tego pliku: błąd jest na jego końcu. Może coś nie jest zamknięte albo występuje dwa razy.

fault_toml-digits = Nie da się odczytać tego pliku: jakaś liczba jest o wiele za długa.

fault_large = Ta talia jest za duża: najwyżej { $most } KB.

fault_letters = Ten plik nie jest tekstem: zapisz go jako UTF-8.

fault_deep = Listy lub wybory są za głęboko jedne w drugich.

fault_stops = W jednym wierszu jest za dużo kropek: najwyżej { $most }.

fault_sign = W tekście jest znak, którego nie widać albo który odwróciłby tekst wokół siebie.

fault_value = Talia składa się z tekstów i liczb i niczego innego, na przykład dat.

fault_number-large = Liczba jest za duża: najwyżej { $most }.

fault_effects = Karta robi najwyżej { $most ->
         [one] { $most } rzecz
         [few] { $most } rzeczy
         [many] { $most } rzeczy
        *[other] { $most } rzeczy
     } po kolei.

fault_cards = Różnych kart jest { $n }, a może ich być najwyżej { $most }.

fault_few = Kart jest { $n } z { $size }: brakuje { $gap }.

fault_many = Kart jest { $n }, a może ich być najwyżej { $size }: o { $gap } za dużo.

fault_code = Żadna talia nie może się tak nazywać.

fault_face = Ma twarz postaci, której nie ma.

fault_id = „{ $card }” jest tu dwa razy. Więcej egzemplarzy karty to liczba na tej karcie.

fault_ids = Dwie karty mają ten sam identyfikator.

fault_generic = Nie ma ogólnej karty „{ $id }”.

fault_copies = „{ $card }” wymaga liczby egzemplarzy od 1 do 20.

fault_retired = To, co napisano o kartach już nierozdawanych, nie pasuje.

fault_boss = Karty Bossa ma tylko Złoczyńca.

fault_counter = Mowa o liczniku, którego ta talia nie ma.

fault_counter-own = Własny licznik rośnie i maleje tylko u ciebie.

fault_counter-given = Własnego licznika nie można oddać.

fault_counter-start = Licznik zaczyna między swoją najmniejszą a największą wartością.

fault_counter-others = Zapas albo działanie na koniec cudzych tur może mieć tylko licznik, który trafia do innych.

fault_counter-others-start = Licznik, który trafia do innych, zaczyna od 0.

fault_counter-supply = Zapas to 0 lub więcej.

fault_side = Mowa o talii dodatkowej, której ta talia nie ma.

fault_holds = Mowa o działającej karcie, której nie ma w żadnej talii dodatkowej tego rodzaju.

fault_adds = Karta dochodzi tylko przy zagraniu tej karty, nie w wyborze.

fault_at = Dzieje się to w czasie, którego nie ma.

fault_event = Wydarzenie nie może tego robić: { $word }.

fault_event-who = Wydarzenie dotyczy osoby, która je odkrywa, innych osób albo wszystkich.

fault_pays-self = Nikt nie płaci samemu sobie.

fault_drink = Drink nie może tego robić.

fault_card = To nie jest karta.

fault_uses = Karta z kilkoma użyciami mówi przy każdym, co robi.

fault_effect = Robi coś, czego nie może żadna karta.

fault_number = Liczba nie pasuje: { $word }. Może być od { $least } do { $most }.

fault_number-none = Tu nie ma liczby: { $word }.

fault_who = Tego nie można powiedzieć o tych osobach: { $word }.

fault_to = Płatność trafia do Gospody, do ciebie albo do wybranej osoby: { $word }.

fault_least = Tu nie ma dolnej granicy: { $word }.

fault_of = Czegoś brakuje albo jest za dużo: { $word }.

fault_kinds = Brakuje rodzaju karty albo jest niemożliwy: { $word }.

fault_plain = Tylko strata Wytrzymałości może być taka, której nikt nie powoduje.

fault_per = „Za każdy” wymaga liczby.

fault_per-most = Największa liczba idzie w parze z „za każdy”.

fault_options = Liczba możliwości nie pasuje: { $word }.

fault_options-unsaid = To, co się wtedy dzieje, mówi o jednej osobie i bez warunku: { $word }.

fault_how = Nie powiedziano, w jaki sposób: { $word }.

fault_if = Zależy od czegoś, czego nie ma.

fault_when = Nie ma takiej chwili na zagranie karty.

fault_when-kinds = Źle powiedziano, na co to odpowiada: rodzaje kart i co zmieniają.

fault_pick = Tak nie można wybierać osób.

fault_pick-many = Kilka osób można wybrać tylko spośród wszystkich innych albo spośród wszystkich.

fault_pick-source = Osobę, od której to pochodzi, można wybrać tylko po to, by sama poniosła stratę; wszystko inne powiedz o osobie grającej tamtą kartę.

fault_most = Żeby wybrać kilka osób, powiedz najpierw, spośród kogo.

fault_least-most = Najmniej może być wybranych tyle, ile najwięcej, albo mniej.

fault_no-things = Tylko tam, gdzie kogoś się wybiera, można coś wykluczyć.

fault_among = Tylko tam, gdzie kogoś się wybiera, mogą to być osoby z licznikiem.

fault_picked = Kogoś wybiera się tam, gdzie efekt mówi o tej osobie, i tylko tam.

fault_answers = Nikt nie mógłby tego zagrać: „{ $word }” odpowiada na { $answered }, a wtedy nie można tego zagrać.

fault_answers-kind = Nikt nie mógłby tego zagrać: „{ $word }” odpowiada na { $answered }, ale to jest { $kind }, a na to odpowiada tylko karta Czasem.

fault_one-target = To ma jeden cel: { $word }.

fault_standing = Żadna karta nie ma takiego efektu stałego.

fault_stays-only = Tylko karta, która zostaje przed tobą, może mieć efekt stały lub żołd.

fault_over-winning = Tylko kartę hazardu można zagrać wtedy, gdy można by zagrać tylko kartę oszustwa.

fault_nothing = Karta coś robi, chyba że zostaje przed tobą.

fault_front = Tylko karta, która zostaje przed tobą, ma coś, czego można tam użyć.

fault_never-in-front = Nikt nie mógłby tego zagrać: można tego użyć, tylko gdy karta leży przed tobą, a nic jej tam nie kładzie.

fault_sometimes = Karta Czasem mówi, kiedy można ją zagrać, a żadna inna tego nie robi.

fault_control-uses = Karta, która może przejąć kontrolę nad Rundą, ma jedno użycie.

fault_control = Kontrolę nad Rundą przejmuje karta hazardu lub oszustwa, żadna inna.

fault_field = To nie pasuje: { $field }.

fault_field-missing = Tego brakuje: { $field }.

fault_field-extra_forbidden = Niczego takiego tu nie ma: { $field }.

fault_field-string_too_short = Tego brakuje: { $field }.

fault_field-string_too_long = To jest za długie: { $field }. Najwyżej { $max_length ->
         [one] { $max_length } znak
         [few] { $max_length } znaki
         [many] { $max_length } znaków
        *[other] { $max_length } znaków
     }.

fault_field-greater_than_equal = To jest za małe: { $field }. Co najmniej { $ge }.

fault_field-less_than_equal = To jest za duże: { $field }. Najwyżej { $le }.

fault_field-too_short = Tego brakuje: { $field }.

fault_field-too_long = Tego jest za dużo: { $field }. Najwyżej { $max_length }.

fault_field-int_type = Tu potrzebna jest liczba: { $field }.

fault_field-string_type = Tu potrzebny jest tekst: { $field }.

fault_field-bool_type = Tu jest tak albo nie: { $field }.

fault_field-literal_error = To niemożliwe: { $field }.

fault_unplayed = { $card }: w { $n ->
         [one] { $n } partii
         [few] { $n } partiach
         [many] { $n } partiach
        *[other] { $n } partiach
     } nikt nie mógł jej zagrać. Może to, na co czeka, nigdy się nie zdarza, a może nikt nie może za nią zapłacić: { $text }

fault_endless-turn = Tura z tą talią nie ma końca: { $cards }.

fault_endless-game = Partia z tą talią nie ma końca: nikt nigdy nie odpada. Jej karty dają za dużo albo za mało kosztują innych.

fault_breaks = Partia z tą talią nie może toczyć się dalej: { $cards }.

fault_some-cards = jej karty

## field

field_name = nazwa

field_about = co jest szczególne, w jednym zdaniu

field_card = karty

field_title = tytuł

field_count = liczba egzemplarzy

field_kind = rodzaj karty

field_size = liczba kart

field_edition = edycja

field_gold = złoto na początku

field_id = identyfikator

field_use = co robi

field_do = co robi

## moment

moment_drink-yours = Drinka

moment_drink-any = Drinka

moment_drink-others = Drinka

moment_drink-phase = fazę picia

moment_order-phase = fazę zamawiania

moment_ante = stawkę

moment_lose-gold = płatność

moment_refill = płatność

moment_card = kartę

moment_loss = stratę Wytrzymałości

moment_hurt = stratę Wytrzymałości

moment_sometimes = kartę Czasem

moment_drink-trick = kartę Czasem

moment_cheating = kartę oszustwa

moment_round = Rundę hazardu

moment_round-stop = Rundę hazardu

moment_round-won = wygraną Rundę

moment_round-won-inside = wygraną Rundę

moment_any-round-won = wygraną Rundę

moment_action = kartę akcji

moment_own-card = własną kartę

moment_event = wydarzenie

moment_drink-event = wydarzenie

moment_gold-gained = zyskane złoto

moment_pot-taken = zabraną pulę

moment_picked = wybór, który pada na ciebie

moment_champions = Czempiona

moment_any-hurt = stratę Wytrzymałości

## cards-one-of

cards-one-of_action = karta akcji

cards-one-of_sometimes = karta Czasem

cards-one-of_anytime = karta Kiedykolwiek

cards-one-of_gambling = karta hazardu

cards-one-of_cheating = karta oszustwa

cards-one-of_event = wydarzenie
