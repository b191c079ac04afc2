### Co bot mówi o Drinko
### Jak pisze się ten plik: docs/translating.md

## refused

refused_no-match = Te karty nie pasują do siebie kolorem ani typem: { $card }, a na stosie { $top }.

refused_train-needs-drink = Na kolejkę odpowiada tylko karta picia albo karta specjalna, a to jest { $card }.

refused_train-too-low = { CAP($card) } to za mało: na tym samym kolorze karta musi być co najmniej tak wysoka jak ta na stosie ({ $top }).

refused_train-other-colour = Przy innym kolorze liczba musi być dokładnie ta sama: { $card } nie pasuje, bo na stosie leży { $top }.

refused_must-play = Masz kartę, którą można zagrać, więc musisz zagrać.

refused_must-draw = Nie masz karty, którą można zagrać: dobierz jedną.

refused_must-drink = Nie masz odpowiedzi na tę kolejkę: wypij ją.

refused_call-not-one = „Drinko!” woła się tylko z jedną kartą na ręce, a ty masz { $n }.

refused_called = Twoje „Drinko!” już padło.

refused_call-late = Na „Drinko!” jest już za późno.

refused_catch-again = W tej turze masz już jedno pudło; poczekaj na następną.

## button

button_call = Drinko!

button_catch = Mam cię!

button_draw = Dobierz kartę

button_drink = Wypij

## game

game_drinko = Drinko

## option

option_suffer = { $n ->
     [one] { $n } karta Suffer
     [few] { $n } karty Suffer
     [many] { $n } kart Suffer
    *[other] { $n } karty Suffer
 }

option_plus_zero = { $n ->
     [one] { $n } karta +0 w każdym kolorze
     [few] { $n } karty +0 w każdym kolorze
     [many] { $n } kart +0 w każdym kolorze
    *[other] { $n } karty +0 w każdym kolorze
 }

option_minus_one = { $n ->
     [one] { $n } karta -1 w każdym kolorze
     [few] { $n } karty -1 w każdym kolorze
     [many] { $n } kart -1 w każdym kolorze
    *[other] { $n } karty -1 w każdym kolorze
 }

option_catch_drink = pudło kosztuje jednego drinka

option_play_on = gra trwa, aż zostanie jedna osoba

## form

form_suffer = Karty Suffer, łącznie

form_plain = Karty +0 i -1, w każdym kolorze

form_plain-none = Brak

form_plain-some = +0: { $plus }, -1: { $minus }

form_house = Zasady domowe

form_house-none = Puste pole: bez zasad domowych

form_catch_drink = Pudło kosztuje jednego drinka

form_play_on = Gra trwa, aż zostanie jedna osoba

## table

table_move = Tura: **{ $name }**{ $until }

table_train = { "*" }*{ $name }** musi odpowiedzieć na kolejkę: { $n }{ $until }

table_seat = { $mark } { $name }{ $patron } · { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
 }, { $drinks }{ $state }

table_state-out = poza grą, { $place } miejsce

table_state-called = „Drinko!” zawołane

table_words = Na stosie: **{ $top }**{ $turning } · do dobrania { $draw ->
     [one] { $draw } karta
     [few] { $draw } karty
     [many] { $draw } kart
    *[other] { $draw } karty
 }{ $train }

table_words-train = kolejka: **{ $n }**

table_clockwise = gra idzie w dół listy

table_counter = gra idzie w górę listy

## hand

hand_yours = { "*" }*Twoja tura**{ $until }

hand_yours-train = { "*" }*Odpowiedz na kolejkę: { $n }**{ $until }

hand_yours-drink = { "*" }*Tę kolejkę pijesz ty: { $n }**{ $until }

hand_won = Wygrywasz. Dobra gra.

hand_out = Kończysz grę i zajmujesz { $place } miejsce. Dobra gra.

hand_cards = Twoja ręka: { $cards }.

hand_none = Twoja ręka jest pusta.

hand_top = Na stosie: **{ $top }**{ $train }.

hand_choose = Zagraj kartę

hand_choose-page = Zagraj kartę ({ $page })

hand_wait = To nie twoja tura

hand_nothing = Żadna karta nie pasuje

hand_target = { $card }: na kogo?

hand_page = Pokaż: { $page } ({ $n })

hand_special = Karty specjalne

hand_cancel = Inna karta

hand_on = { $card }, cel: { $name }

hand_many = { $card } ×{ $n }

hand_stands = { $name }: { $stands }

hand_others = -# Karty: { $held }

hand_held = { $name } { $n }

hand_more = Rzadziej potrzebne

## to-you

to-you_draw = Żadna twoja karta nie pasuje: dobierz jedną, a będziesz mieć { $after ->
     [one] { $after } kartę
     [few] { $after } karty
     [many] { $after } kart
    *[other] { $after } karty
 }

to-you_drink = Wypij { $n } i dobierz { $drawn ->
     [one] { $drawn } kartę
     [few] { $drawn } karty
     [many] { $drawn } kart
    *[other] { $drawn } karty
 }: będziesz mieć { $after ->
     [one] { $after } kartę
     [few] { $after } karty
     [many] { $after } kart
    *[other] { $after } karty
 }

to-you_answer = Zagraj kartę, a kolejka pojedzie dalej

to-you_answer-or-share = Zagraj kartę, a kolejka pojedzie dalej, albo podziel się nią (*{ $card }*)

to-you_share = Zagraj *{ $card }*: pijesz swoją część i dobierasz { $n ->
     [one] { $n } kartę
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }

to-you_play = Zagraj kartę: będziesz mieć { $after ->
     [one] { $after } kartę
     [few] { $after } karty
     [many] { $after } kart
    *[other] { $after } karty
 }

to-you_last-but-one = Zagraj kartę, a potem naciśnij *Drinko!*, bo zostanie ci ostatnia

to-you_win = Zagraj ostatnią kartę, a wygrasz!

to-you_last = Zagraj ostatnią kartę, a zajmiesz { $place } miejsce!

to-you_special = Twoja ostatnia karta jest specjalna: po zagraniu dobierasz 2

## one-card

one-card_call = { "*" }*Została jedna karta!** Naciśnij *Drinko!*, zanim { $name } skończy turę (najpóźniej { $when }), bo inaczej możesz wpaść

one-card_call-still = { "*" }*Została jedna karta!** Naciśnij *Drinko!*, zanim następna osoba skończy turę, bo inaczej możesz wpaść

one-card_late = { "*" }*Nie było „Drinko!”** Do twojej następnej tury możesz wpaść

one-card_late-own = { "*" }*Nie było „Drinko!”** Dopóki nie skończysz tury, możesz wpaść

## final

final_place = { $medal } **{ $place }.** { $name }{ $patron } · { $cards }, { $drinks }

final_cards = { $n ->
     [one] została { $n } karta
     [few] zostały { $n } karty
     [many] zostało { $n } kart
    *[other] zostało { $n } karty
 }

final_out = bez kart

## event

event_dealt = Każda osoba dostaje { $n ->
     [one] { $n } kartę
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }; odkryta leży { $top }.

event_starts = Zaczyna { $name }.

event_card-left = { $card } ({ $left ->
     [one] zostaje { $left } karta
     [few] zostają { $left } karty
     [many] zostaje { $left } kart
    *[other] zostaje { $left } karty
 })

event_played = { $name } zagrywa: { $card }.

event_played-on = { $name } zagrywa: { $card }. Cel: { $target }.

event_played-next = { $name } zagrywa: { $card }. Teraz gra { $target }.

event_played-train = { $name } zagrywa: { $card }. Kolejka ({ $size }) jedzie dalej, odpowiada { $target }.

event_played-won = { $name } zagrywa ostatnią kartę ({ $card }) i wygrywa!

event_played-out = { $name } zagrywa ostatnią kartę ({ $card }) i zajmuje { $place } miejsce!

event_drank-drew = { $name } pije { $n } i dobiera { $cards ->
     [one] { $cards } kartę
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
 }.

event_drank-alike = { $names } piją po { $n }.

event_drank-alike-whole = { $names } piją po { $n }, a { $name } dobiera { $cards ->
     [one] { $cards } kartę
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
 }.

event_drank-alike-half = { $names } piją po { $n } (połowa z { $size }), a { $name } dobiera { $cards ->
     [one] { $cards } kartę
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
 }.

event_drank-alike-rounded = { $names } piją po { $n } (połowa z { $size }, zaokrąglona w górę), a { $name } dobiera { $cards ->
     [one] { $cards } kartę
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
 }.

event_others = { $n ->
     [one] { $name } i jeszcze { $n } osoba
     [few] { $name } i jeszcze { $n } osoby
     [many] { $name } i jeszcze { $n } osób
    *[other] { $name } i jeszcze { $n } osoby
 }

event_all = Wszyscy ({ $n })

event_won = { $name } zagrywa ostatnią kartę i wygrywa!

event_out = { $name } kończy grę i zajmuje { $place } miejsce!

event_skipped = { $name } traci turę.

event_train-starts = Rusza kolejka: { $size }.

event_train-grows = Kolejka rośnie do { $size }.

event_train-shrinks = Kolejka maleje do { $size }.

event_train-same = Kolejka zostaje przy { $size }.

event_train-over = Koniec kolejki.

event_train-sent = Kolejka ({ $size }) jedzie dalej, odpowiada { $name }.

event_next = Teraz gra { $name }.

event_turned = Gra zmienia kierunek.

event_turned-next = Gra zmienia kierunek, teraz gra { $name }.

event_turned-train = Kolejka ({ $size }) wraca, odpowiada { $name }.

event_drank = { $name } pije { $n }.

event_drew = { $name } dobiera { $n ->
     [one] { $n } kartę
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }.

event_drew-one = { $name } dobiera kartę.

event_drew-none = { $name } nie ma już czego dobrać.

event_reshuffled = { $n ->
     [one] { $n } karta wraca
     [few] { $n } karty wracają
     [many] { $n } kart wraca
    *[other] { $n } karty wraca
 } po tasowaniu do stosu dobierania.

event_special-last = Karta specjalna nie może być ostatnia.

event_special-last-drew = Karta specjalna nie może być ostatnia, więc { $name } dobiera { $n ->
     [one] { $n } kartę
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }.

event_called = { $name } woła „Drinko!”

event_caught = { $name } woła „Mam cię!” i { $target } wpada.

event_caught-drew = { $name } woła „Mam cię!”: { $target } wpada, pije { $n } i dobiera { $cards ->
     [one] { $cards } kartę
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
 }.

event_warned = { $name } woła „Mam cię!”, ale { $target } ma jeszcze czas na „Drinko!”

event_catch-wrong = { $name } woła „Mam cię!”, ale nie ma kogo przyłapać.

event_catch-wrong-cards = { $name } woła „Mam cię!”, ale { $target } ma jeszcze { $n ->
     [one] { $n } kartę
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }.

event_catch-wrong-called = { $name } woła „Mam cię!”, ale { $target } ma „Drinko!” już za sobą.

event_catch-wrong-late = { $name } woła „Mam cię!” za późno: { $target } już nie wpadnie.

## commands

commands_drinko = Zagraj w Drinko

commands_hand = Pokaż swoją rękę

commands_play = Zagraj kartę, dobierz albo wypij

commands_call = Zawołaj „Drinko!”, gdy została ci jedna karta

commands_catch = Przyłap kogoś bez „Drinko!”

## describe

describe_drinko-card = Karta albo draw, albo drink

describe_on-whom = Na kogo

## card

card_colours = { $n } w każdym kolorze, { $all } w talii

card_special = { $n } w talii, karta specjalna bez koloru

card_option = Nie ma jej w zwykłej talii: ile ich jest, mówią opcje stołu.

## drinko-lesson

drinko-lesson_first = Wygrywa osoba, która pierwsza pozbędzie się kart. Wybierz z listy: { $card }. Na stosie leży { $top }, a kolor jest ten sam.

drinko-lesson_train = { $train ->
     [one] Jedzie na ciebie kolejka: { $train } drink i { $train } karta!
     [few] Jedzie na ciebie kolejka: { $train } drinki i { $train } karty!
     [many] Jedzie na ciebie kolejka: { $train } drinków i { $train } kart!
    *[other] Jedzie na ciebie kolejka: { $train } drinka i { $train } karty!
 } Zagraj kartę { $card }, a kolejka pojedzie dalej i urośnie.

drinko-lesson_train-special = { $train ->
     [one] Jedzie na ciebie kolejka: { $train } drink i { $train } karta!
     [few] Jedzie na ciebie kolejka: { $train } drinki i { $train } karty!
     [many] Jedzie na ciebie kolejka: { $train } drinków i { $train } kart!
    *[other] Jedzie na ciebie kolejka: { $train } drinka i { $train } karty!
 } Zagraj kartę { $card }, żeby nie pić wszystkiego.

drinko-lesson_colour = Pasować musi kolor, liczba albo znak. Na stosie leży { $top }: zagraj kartę { $card }.

drinko-lesson_skip = Na stosie leży { $top }, a { $card } ma ten sam kolor. Zagraj ją: następna osoba traci turę.

drinko-lesson_special = Karta specjalna pasuje do wszystkiego, ale nie może być ostatnia. Zagraj teraz kartę { $card }.

drinko-lesson_play = Na stosie leży { $top }, a { $card } do niej pasuje. Zagraj ją teraz.

drinko-lesson_last = { CAP($card) } to twoja ostatnia karta. Zagraj ją, a wygrasz!

drinko-lesson_call = Została ci jedna karta. Naciśnij *Drinko!*, zanim zagra { $rival }.

drinko-lesson_call-own = Została ci jedna karta. Najpierw naciśnij poniżej *Drinko!*

drinko-lesson_draw = Żadna twoja karta tu nie pasuje. Naciśnij *Dobierz kartę*.

drinko-lesson_drink = Nie masz odpowiedzi na kolejkę: { $train }. Naciśnij *Wypij*; tyle samo kart dobierasz.

drinko-lesson_wait = Tura: { $rival }. Pasuje karta w tym samym kolorze, z tą samą liczbą lub tym samym znakiem albo karta specjalna.

drinko-lesson_wait-train = { $rival } musi przedłużyć kolejkę ({ $train }) albo ją wypić. Kto pije, dobiera tyle samo kart.

## lesson-won

lesson-won_drinko = 🎓 **Brawo: pierwsze miejsce i pusta ręka!** Co dalej: **/table open**, żeby zagrać ze znajomymi, **/rules drinko** po resztę zasad, **/card** po każdą kartę.

## lesson-next

lesson-next_drinko = 🎓 **/learn** zaczyna lekcję od nowa. Albo graj dalej: **/table open**, żeby zagrać ze znajomymi, **/rules drinko** po resztę zasad, **/card** po każdą kartę.

## help-game

help-game_drinko = - /drinko hand, play, call, catch · każde pyta o stół tylko wtedy, gdy nie wiadomo, o który chodzi

## drinko-card

drinko-card_r = czerwona

drinko-card_y = żółta

drinko-card_g = zielona

drinko-card_b = niebieska

drinko-card_coloured = { $colour } { $face }

drinko-card_a-coloured = { $card }

drinko-card_alone = { CAP($card) }

drinko-card_plus = plus

drinko-card_minus = minus

drinko-card_skip = Skip

drinko-card_deflect = Deflect

drinko-card_split = Split

drinko-card_target = Target

drinko-card_suffer = Suffer

## drinko-does

drinko-does_number = Zagraj ją na jej kolor albo na inną kartę { $face }. Nigdy nie odpowiada na kolejkę.

drinko-does_skip = Następna osoba traci turę. We dwoje grasz od razu jeszcze raz. Ta karta nigdy nie odpowiada na kolejkę.

drinko-does_plus-1 = Od niej rusza kolejka 1 albo rośnie o 1. W kolejce zagraj ją na +1 w dowolnym kolorze lub po karcie specjalnej.

drinko-does_plus-more = Od niej rusza kolejka { $n } albo rośnie o { $n }. W kolejce zagraj ją na jej kolor do { $face }, na każdą { $face } lub po karcie specjalnej.

drinko-does_plus-0 = Puszcza kolejkę dalej, nie wydłużając jej. W kolejce zagraj ją na dowolną kartę picia w jej kolorze albo na inną +0; potem pasuje każda karta picia w jej kolorze.

drinko-does_minus-1 = Skraca kolejkę o 1; przy zerze kolejka się kończy. W kolejce zagraj ją na dowolną kartę picia w jej kolorze albo na inną -1; potem pasuje każda karta picia w jej kolorze.

drinko-does_special = Karta specjalna: można ją zagrać zawsze, a na nią wszystko. { $does }

drinko-does_deflect = Gra zmienia kierunek, a kolejka wraca do osoby przed tobą.

drinko-does_split = Kończy kolejkę: ty i wybrana osoba pijecie po połowie, z zaokrągleniem w górę, a wszystkie jej karty dobierasz ty. Bez kolejki nic nie robi.

drinko-does_target = Wybierz inną osobę: to ona gra następna i odpowiada na kolejkę.

drinko-does_suffer = Kończy kolejkę: każda osoba pije całą, a jej karty dobierasz ty. Bez kolejki nic nie robi.

## drinko-alt

drinko-alt_table = Drinko, tura: { $name }; na stosie: { $top }, { $train }; kart do dobrania: { $draw }, gra idzie { $way }.{ $also } { $seats }.

drinko-alt_over = Drinko, koniec partii. Wygrana: { $winners }. { $seats }.

drinko-alt_also = Pytanie także do: { $names }.

drinko-alt_train = kolejka: { $n }

drinko-alt_train-none = bez kolejki

drinko-alt_clockwise = zgodnie z ruchem wskazówek zegara

drinko-alt_anticlockwise = przeciwnie do ruchu wskazówek zegara

drinko-alt_seat = { $name } { $n ->
     [one] { $n } karta
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }, { $drinks }

drinko-alt_seat-called = { $name } { $n ->
     [one] { $n } karta
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 } i „Drinko!” zawołane, { $drinks }

drinko-alt_seat-out = { $name } poza grą, miejsce { $place }, { $drinks }

drinko-alt_seat-placed = { $name } miejsce { $place }, { $n ->
     [one] została { $n } karta
     [few] zostały { $n } karty
     [many] zostało { $n } kart
    *[other] zostało { $n } karty
 }, { $drinks }

drinko-alt_hand = Twoja ręka, { $n ->
     [one] { $n } karta
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }: { $cards }. Do zagrania teraz: { $now }. { $pile }

drinko-alt_hand-empty = Twoja ręka jest pusta. { $pile }

drinko-alt_pile = Na stosie: { $top }, { $train }.

drinko-alt_all = wszystkie

drinko-alt_none = żadna

drinko-alt_card = Karta Drinko: { $card }.

drinko-alt_special = Karta Drinko: { $card }, karta specjalna.

drinko-alt_recap = Partia w { $n ->
     [one] { $n } turze
     [few] { $n } turach
     [many] { $n } turach
    *[other] { $n } tury
 }: { $seats }.

drinko-alt_recap-seat = { $name } miejsce { $place }, { $ending }

## drinko-recap

drinko-recap_turns = { $n ->
     [one] { $n } tura
     [few] { $n } tury
     [many] { $n } tur
    *[other] { $n } tury
 }

drinko-recap_cards = Karty na ręce

drinko-recap_trains = Wypite naraz

drinko-recap_ended = { $left ->
     [0] bez kart
     [one] została { $left } karta
     [few] zostały { $left } karty
     [many] zostało { $left } kart
    *[other] zostało { $left } karty
 }, wypite: { $n }

## drinko-award

drinko-award_train = Najdłuższa kolejka

drinko-award_train-done = { $n }

drinko-award_dodge = Najlepszy unik

drinko-award_dodge-done = { $card } przy { $n }

drinko-award_thirst = Najwięcej naraz

drinko-award_thirst-done = { $n }

drinko-award_comeback = Najlepszy powrót

drinko-award_comeback-done = wygrana po { $n ->
     [one] { $n } karcie
     [few] { $n } kartach
     [many] { $n } kartach
    *[other] { $n } karty
 }

drinko-award_caught = Najbystrzejsze oko

drinko-award_caught-done = przyłapane osoby: { $n }

## drinko-moment

drinko-moment_train = pije { $n } × { $drinks }

drinko-moment_train-many = piją po { $n } × { $drinks }

drinko-moment_caught = wpada

drinko-moment_sent = od: { $name }

drinko-moment_caught-by = przyłapuje { $name }

drinko-moment_penalty = { $cards ->
     [one] { $drinks } i { $cards } karta
     [few] { $drinks } i { $cards } karty
     [many] { $drinks } i { $cards } kart
    *[other] { $drinks } i { $cards } karty
 }

drinko-moment_said-train = { $who } { $what }: kolejka { $sum }.

drinko-moment_said-caught = { $who } { $what }, { $by }: { $penalty }.

drinko-moment_changed-drinks = +{ $n } wypite

drinko-moment_changed-cards = +{ $n } dobrane

drinko-moment_changed-seat = { $name } { $changes }

drinko-moment_now = Właśnie się zmienia: { $changes }.

## drinko-picture

drinko-picture_skip = Skip

drinko-picture_called = Drinko!

drinko-picture_out = poza grą · { $place }

drinko-picture_place-1 = 1.

drinko-picture_place-2 = 2.

drinko-picture_place-3 = 3.

drinko-picture_place = { $place }.

drinko-picture_no-cards = bez kart

drinko-picture_no-train = bez kolejki

drinko-picture_to-draw = do dobrania

drinko-picture_wins = wygrywa

drinko-picture_win = wygrywają

drinko-picture_over = koniec partii

drinko-picture_to-play = ma turę

drinko-picture_must-answer = musi odpowiedzieć: { $train } × { $drinks }

drinko-picture_on-pile = na stosie

drinko-picture_cards = { $n ->
     [one] { $n } karta
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }

drinko-picture_playable = do zagrania: { $n }

drinko-picture_none-playable = nic do zagrania

drinko-picture_empty = już bez kart

## closest

closest_drinko = Najbardziej zacięta partia: { $name } jako pierwsza osoba kończy bez kart przy stole { $table }, a ktoś inny ma wtedy już tylko { $n ->
     [one] { $n } kartę
     [few] { $n } karty
     [many] { $n } kart
    *[other] { $n } karty
 }.

## mark

mark_train = Długa kolejka

mark_train-for = kolejka 10 lub dłuższa puszczona dalej

mark_catcher = Bystre oko

mark_catcher-for = trzy osoby przyłapane w jednej partii

mark_comeback = Powrót z dwunastu

mark_comeback-for = pierwsze miejsce po dwunastu kartach na ręce

mark_dry = Ani kropli

mark_dry-for = wygrana bez ani jednego drinka
