### Co bot mówi w każdej grze

## list

list_two = { $first } i { $last }
list_or = { $first } lub { $last }

## refused

refused_hour-wrong = { $text } to nie pełna godzina od 0 do 23.
refused_question-over = To pytanie jest już zamknięte; czeka następne.
refused_question-open = Dowiesz się tego przy następnym pytaniu.
refused_question-unanswered = Nie ma twojej odpowiedzi na to pytanie.
refused_question-hidden = Jesteś w ukryciu: twoich odpowiedzi nie można pokazać.
refused_question-gone = To pytanie nie pasuje już do dzisiejszych kart.
refused_no-question = Nie ma tu jeszcze wcześniejszego pytania.
refused_page-hidden = Tej strony nie można tu zobaczyć: { $name }.
refused_no-page = Nie masz jeszcze ukończonej partii na żadnym serwerze.
refused_other = Teraz nie możesz tego zrobić.
refused_no-such-table = Nie ma stołu o takim kodzie.
refused_which-table = Który stół? Dodaj jego kod: { $codes }.
refused_no-table-here = Nie ma tu otwartego stołu. Otwórz go: /table open.
refused_not-at-a-table = Nie siedzisz teraz przy żadnym stole.
refused_closing = Gospoda zamyka się na chwilę; twoja partia jest zapisana. Spróbuj niedługo znowu.
refused_elsewhere = Zrób to na kanale tego stołu.
refused_table-full = Przy tym stole nie ma już miejsc.
refused_table-started = Przy tym stole gra już trwa.
refused_table-not-started = Przy tym stole gra się jeszcze nie zaczęła.
refused_table-over = Ta partia jest już skończona.
refused_already-seated = Masz już miejsce przy tym stole.
refused_message-gone = Wiadomości z tym przyciskiem już nie ma.
refused_not-seated = Nie masz miejsca przy tym stole.
refused_not-host = Może to zrobić tylko osoba prowadząca stół.
refused_close-soon = { $minutes ->
    [one] Ten stół może zamknąć tylko osoba prowadząca. Ty możesz to zrobić za { $minutes } minutę.
    [few] Ten stół może zamknąć tylko osoba prowadząca. Ty możesz to zrobić za { $minutes } minuty.
    [many] Ten stół może zamknąć tylko osoba prowadząca. Ty możesz to zrobić za { $minutes } minut.
   *[other] Ten stół może zamknąć tylko osoba prowadząca. Ty możesz to zrobić za { $minutes } minuty.
 }
refused_too-few-seats = Do startu potrzeba co najmniej dwóch osób.
refused_no-sides = Przy tym stole każda osoba gra dla siebie.
refused_no-such-side = Tej drużyny już nie ma.
refused_side-full = Ta drużyna jest pełna. Poproś osobę prowadzącą stół o zamianę.
refused_no-guest-left = Wszyscy goście gospody już tu siedzą.
refused_patron-missing = Nie ma tu bywalca do usunięcia.
refused_banned = Na tym serwerze nie możesz dołączać do stołów.
refused_removed = Usunięto cię z tego stołu.
refused_bad-option = Jednej z opcji nie można tak ustawić.
refused_tables-host = { $most ->
    [one] Masz już { $most } otwarty stół. Najpierw go dokończ albo zamknij.
    [few] Masz już { $most } otwarte stoły. Najpierw dokończ albo zamknij któryś.
    [many] Masz już { $most } otwartych stołów. Najpierw dokończ albo zamknij któryś.
   *[other] Masz już { $most } otwartego stołu. Najpierw dokończ albo zamknij któryś.
 }
refused_tables-channel = { $most ->
    [one] Na tym kanale jest już { $most } otwarty stół. Dołącz do niego albo wybierz inny kanał.
    [few] Na tym kanale są już { $most } otwarte stoły. Dołącz do któregoś albo wybierz inny kanał.
    [many] Na tym kanale jest już { $most } otwartych stołów. Dołącz do któregoś albo wybierz inny kanał.
   *[other] Na tym kanale jest już { $most } otwartego stołu. Dołącz do któregoś albo wybierz inny kanał.
 }
refused_tables-server = { $most ->
    [one] Na tym serwerze jest już { $most } otwarty stół. Dołącz do niego albo poczekaj, aż się skończy.
    [few] Na tym serwerze są już { $most } otwarte stoły. Dołącz do któregoś albo poczekaj, aż któryś się skończy.
    [many] Na tym serwerze jest już { $most } otwartych stołów. Dołącz do któregoś albo poczekaj, aż któryś się skończy.
   *[other] Na tym serwerze jest już { $most } otwartego stołu. Dołącz do któregoś albo poczekaj, aż któryś się skończy.
 }
refused_report-today = { $most ->
    [one] Dziś masz już { $most } zgłoszenie. Obsługa bota je ma.
    [few] Dziś masz już { $most } zgłoszenia. Obsługa bota ma wszystkie.
    [many] Dziś masz już { $most } zgłoszeń. Obsługa bota ma wszystkie.
   *[other] Dziś masz już { $most } zgłoszenia. Obsługa bota ma wszystkie.
 }
refused_resent-just-now = { $seconds ->
    [one] Ten stół pojawił się tu ponownie przed chwilą. Spróbuj znowu za { $seconds } sekundę.
    [few] Ten stół pojawił się tu ponownie przed chwilą. Spróbuj znowu za { $seconds } sekundy.
    [many] Ten stół pojawił się tu ponownie przed chwilą. Spróbuj znowu za { $seconds } sekund.
   *[other] Ten stół pojawił się tu ponownie przed chwilą. Spróbuj znowu za { $seconds } sekundy.
 }
refused_report-empty = Napisz w kilku słowach, co poszło nie tak.
refused_report-enough = { $most ->
    [one] To już { $most } twoje zgłoszenie o tym stole. Obsługa bota je ma.
    [few] To już { $most } twoje zgłoszenia o tym stole. Obsługa bota ma wszystkie.
    [many] To już { $most } twoich zgłoszeń o tym stole. Obsługa bota ma wszystkie.
   *[other] To już { $most } twojego zgłoszenia o tym stole. Obsługa bota ma wszystkie.
 }
refused_share-elsewhere = Zrób to na kanale tego stołu.
refused_called-already = Do tego stołu już wołano. Z jednego lobby można wołać raz.
refused_called-here = { $seconds ->
    [one] Na tym kanale ktoś właśnie wołał. Możesz zawołać znowu za { $seconds } sekundę.
    [few] Na tym kanale ktoś właśnie wołał. Możesz zawołać znowu za { $seconds } sekundy.
    [many] Na tym kanale ktoś właśnie wołał. Możesz zawołać znowu za { $seconds } sekund.
   *[other] Na tym kanale ktoś właśnie wołał. Możesz zawołać znowu za { $seconds } sekundy.
 }
refused_nobody-to-call = Nie ma teraz nikogo, kogo można by tu zawołać.
refused_calls-enough = { $most ->
    [one] Można cię wołać najwyżej na { $most } kanale.
    [few] Można cię wołać najwyżej na { $most } kanałach.
    [many] Można cię wołać najwyżej na { $most } kanałach.
   *[other] Można cię wołać najwyżej na { $most } kanału.
 }
refused_calls-not-here = Na tym kanale nikt cię nie woła. Najpierw naciśnij *Wołaj mnie tutaj*.
refused_shared-enough = { $most ->
    [one] Z tej partii jest już udostępniona { $most } chwila. Na jedną partię więcej nie można.
    [few] Z tej partii są już udostępnione { $most } chwile. Na jedną partię więcej nie można.
    [many] Z tej partii jest już udostępnionych { $most } chwil. Na jedną partię więcej nie można.
   *[other] Z tej partii jest już udostępnione { $most } chwili. Na jedną partię więcej nie można.
 }
refused_no-replay = Tej partii nie można już odtworzyć: toczyła się według starszych zasad.
refused_no-hands = Rąk z tej partii nie można już pokazać: toczyła się według starszych zasad. Stół nadal można.
refused_no-game-yet = Nie ma tu jeszcze skończonej partii do odtworzenia.
refused_replay-not-over = Partię można odtworzyć, gdy się skończy.
refused_replay-hands = Ręce mogą oglądać tylko osoby z tamtego stołu.
refused_no-recap = Nie ma obrazka tej partii.
refused_log-not-yet = Dziennik dostaniesz, gdy partia się skończy.
refused_too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj znowu.
refused_too-often = { $seconds ->
    [one] To już kilka takich próśb pod rząd. Spróbuj znowu za { $seconds } sekundę.
    [few] To już kilka takich próśb pod rząd. Spróbuj znowu za { $seconds } sekundy.
    [many] To już kilka takich próśb pod rząd. Spróbuj znowu za { $seconds } sekund.
   *[other] To już kilka takich próśb pod rząd. Spróbuj znowu za { $seconds } sekundy.
 }
refused_report-too-long = { $most ->
    [one] To za długie: najwyżej { $most } znak.
    [few] To za długie: najwyżej { $most } znaki.
    [many] To za długie: najwyżej { $most } znaków.
   *[other] To za długie: najwyżej { $most } znaku.
 }
refused_unknown-option = Jednej z opcji już nie ma.
refused_still-in = Ktoś jest jeszcze w grze.
refused_unknown-pace = Nie ma takiego tempa.
refused_no-such-game = Nie ma tu takiej gry.
refused_game-full = Miejsca w tej grze: { $most }, a tutaj zajęte: { $n }.
refused_no-such-preset = Tego zestawu już nie ma.
refused_preset-empty = Zestaw musi mieć nazwę.
refused_preset-too-long = { $most ->
    [one] Nazwa zestawu może mieć najwyżej { $most } literę.
    [few] Nazwa zestawu może mieć najwyżej { $most } litery.
    [many] Nazwa zestawu może mieć najwyżej { $most } liter.
   *[other] Nazwa zestawu może mieć najwyżej { $most } litery.
 }
refused_preset-unfit = Nazwa zestawu nie może zawierać znaku { $sign }.
refused_preset-enough = { $most ->
    [one] Ten serwer ma już { $most } zestaw do tej gry. Najpierw go usuń.
    [few] Ten serwer ma już { $most } zestawy do tej gry. Najpierw usuń któryś.
    [many] Ten serwer ma już { $most } zestawów do tej gry. Najpierw usuń któryś.
   *[other] Ten serwer ma już { $most } zestawu do tej gry. Najpierw usuń któryś.
 }
refused_preset-missing = Na tym serwerze nie ma zestawu o nazwie { $name }.
refused_seats-wrong = W tej grze jest od { $least } do { $most } miejsc.
refused_not-asked = To nie twoja tura.
refused_ask-closed = Za późno: gra poszła już dalej.
refused_answered = Twoja odpowiedź już jest.
refused_no-team = Przy tym stole nikt nie gra z tobą.
refused_say-nothing = Ta wiadomość jest pusta.
refused_say-less = { $most ->
    [one] To za długie: najwyżej { $most } znak.
    [few] To za długie: najwyżej { $most } znaki.
    [many] To za długie: najwyżej { $most } znaków.
   *[other] To za długie: najwyżej { $most } znaku.
 }
refused_mate-first = Ktoś z twojej drużyny cię uprzedza. Żadna twoja karta nie wchodzi do gry.
refused_game-over = Ta partia jest już skończona.
refused_not-offered = Teraz nie możesz tego zrobić.
refused_target-missing = Potrzebny jest cel: wybierz też osobę.
refused_target-wrong = Tej osoby nie możesz wybrać.
refused_target-self = Nie możesz wybrać siebie.
refused_target-count = Zła liczba celów: od { $least } do { $most }, każdy raz.
refused_wrong-count = Zła liczba wyborów.
refused_no-such-card = Nie ma karty o nazwie { $card }.
refused_no-such-case = Nie ma przypadku z tymi słowami. Wpisz jedno lub dwa z nich i wybierz z listy.
refused_case-gone = Tego przypadku nie ma już w księdze; inne pokazuje /case.
refused_card-not-in-hand = Nie masz na ręce tej karty: { $card }.
refused_what-if-whom = Napisz, na kogo chcesz zagrać { $card }.
refused_out = Nie masz już kart i nie grasz w tej partii.
refused_undo-nothing = Nie ma czego cofnąć.
refused_undo-not-yours = Zgodzić muszą się na to inni, nie ty.
refused_undo-seen = Za późno: ktoś zrobił już ruch.
refused_undo-twice = Twoja prośba o cofnięcie tego ruchu już jest.
refused_undo-used-up = { $n ->
    [one] To już { $n } twoja prośba w tej partii; więcej nie można.
    [few] To już { $n } twoje prośby w tej partii; więcej nie można.
    [many] To już { $n } twoich próśb w tej partii; więcej nie można.
   *[other] To już { $n } twojej prośby w tej partii; więcej nie można.
 }
refused_undo-nobody = Nie ma tu nikogo, kto mógłby się zgodzić, więc ruch zostaje.
refused_undo-rules = Za późno: od tego ruchu zmieniły się zasady.
refused_undo-open = Ktoś już prosi o cofnięcie ruchu.
refused_undo-none = Nikt nie prosi o cofnięcie ruchu.
refused_vote-none = Nie ma nad czym głosować.
refused_vote-not-yours = To głosowanie jest dla innych, nie dla ciebie.
refused_vote-open = Trwa już głosowanie. Poczekaj, aż się skończy.
refused_vote-rest = { $minutes ->
    [one] Ostatni wniosek odrzucono. Możesz spytać znowu za { $minutes } minutę.
    [few] Ostatni wniosek odrzucono. Możesz spytać znowu za { $minutes } minuty.
    [many] Ostatni wniosek odrzucono. Możesz spytać znowu za { $minutes } minut.
   *[other] Ostatni wniosek odrzucono. Możesz spytać znowu za { $minutes } minuty.
 }
refused_vote-rest-long = { $hours ->
    [one] Ostatni wniosek odrzucono. Możesz spytać znowu za około { $hours } godzinę.
    [few] Ostatni wniosek odrzucono. Możesz spytać znowu za około { $hours } godziny.
    [many] Ostatni wniosek odrzucono. Możesz spytać znowu za około { $hours } godzin.
   *[other] Ostatni wniosek odrzucono. Możesz spytać znowu za około { $hours } godziny.
 }
refused_pause-theirs = { $minutes ->
    [one] Tę partię wstrzymuje osoba prowadząca stół. Za { $minutes } minutę może ją wznowić każdy, kto tu siedzi.
    [few] Tę partię wstrzymuje osoba prowadząca stół. Za { $minutes } minuty może ją wznowić każdy, kto tu siedzi.
    [many] Tę partię wstrzymuje osoba prowadząca stół. Za { $minutes } minut może ją wznowić każdy, kto tu siedzi.
   *[other] Tę partię wstrzymuje osoba prowadząca stół. Za { $minutes } minuty może ją wznowić każdy, kto tu siedzi.
 }
refused_pause-theirs-long = { $hours ->
    [one] Tę partię wstrzymuje osoba prowadząca stół. Za około { $hours } godzinę może ją wznowić każdy, kto tu siedzi.
    [few] Tę partię wstrzymuje osoba prowadząca stół. Za około { $hours } godziny może ją wznowić każdy, kto tu siedzi.
    [many] Tę partię wstrzymuje osoba prowadząca stół. Za około { $hours } godzin może ją wznowić każdy, kto tu siedzi.
   *[other] Tę partię wstrzymuje osoba prowadząca stół. Za około { $hours } godziny może ją wznowić każdy, kto tu siedzi.
 }
refused_start-waits = Naciśnięto *Zacznij grę*: rozdanie czeka na rundę { $round } publicznego sygnału losowego i do tego czasu nic się nie zmienia.
refused_no-beacon = Stoły nie mają tu publicznego sygnału losowego: obsługa bota go nie ustawiła albo te karty są ułożone z góry.
refused_start-again = Ktoś usiadł dokładnie w tej chwili. Naciśnij *Zacznij grę* jeszcze raz.
refused_start-soon = { $seconds ->
    [one] Opcje właśnie się zmieniły. Możesz zacząć za { $seconds } sekundę.
    [few] Opcje właśnie się zmieniły. Możesz zacząć za { $seconds } sekundy.
    [many] Opcje właśnie się zmieniły. Możesz zacząć za { $seconds } sekund.
   *[other] Opcje właśnie się zmieniły. Możesz zacząć za { $seconds } sekundy.
 }
refused_close-alone = Ta partia jest rankingowa, a nie ma tu nikogo, kto mógłby się zgodzić. Możesz odejść; za ciebie gra dalej bywalec.
refused_paused = Stół jest wstrzymany; jego wiadomość mówi dlaczego.
refused_channel-closed = Na tym kanale nie można otwierać stołów.
refused_guild-only = To działa tylko na kanale serwera.
refused_no-permission = Nie mogę otworzyć tu stołu bez tych uprawnień: { $missing }.
refused_limit-wrong = „{ $text }” to nie liczba stołów. Wpisz 1 lub więcej albo zostaw puste.
refused_no-commands = Serwer nie pozwala ci używać tu komend.
refused_left-server = Nie ma cię już na serwerze stołu { $table }. Za ciebie gra dalej bywalec.
refused_channel-kind = Stół potrzebuje kanału tekstowego albo wątku.
refused_over = Ta partia jest skończona.
refused_reopen = Ten formularz jest za stary. Otwórz go jeszcze raz.
refused_lesson-where = Lekcja potrzebuje stołu: wpisz /learn na kanale serwera, na którym mogę otwierać stoły.
refused_lesson-already = Masz już lekcję przy stole { $table }.
refused_kick-self = Nie możesz usunąć siebie. Użyj /table leave.
refused_no-such-seat = Przy tym stole nie ma takiej osoby.
refused_host-only-lobby = Opcje można zmieniać tylko przed startem gry.
refused_no-tables-server = Na tym serwerze nie ma otwartego stołu.
refused_no-such-season = Nie ma sezonu { $season }. Zapisz go tak: 2026-Q4.
refused_drink-empty = Nazwa drinka musi mieć co najmniej jedną literę.
refused_drink-too-long = { $most ->
    [one] Nazwa drinka może mieć najwyżej { $most } literę.
    [few] Nazwa drinka może mieć najwyżej { $most } litery.
    [many] Nazwa drinka może mieć najwyżej { $most } liter.
   *[other] Nazwa drinka może mieć najwyżej { $most } litery.
 }
refused_drink-unfit = Nazwa drinka nie może zawierać znaku { $sign }.
refused_nothing-waits = Żaden stół teraz na ciebie nie czeka.
refused_zone-unknown = Nie znam strefy czasowej { $zone }. Wpisz większe miasto w pobliżu, na przykład Warsaw lub Berlin, albo swoją godzinę.
refused_zone-several = { $zone } może oznaczać kilka stref czasowych: { $names }. Wpisz całą nazwę.
refused_time-wrong = { $time } to nie godzina. Zapisz ją tak: 22:30 albo 10:30 pm.
refused_quiet-half = Godziny ciszy muszą mieć początek i koniec.
refused_quiet-same = Godziny ciszy nie mogą zaczynać się i kończyć o tej samej porze.
refused_away-long = Nieobecność może trwać najwyżej tyle dni: { $days }.
refused_away-back = Ta osoba jest już z powrotem.
refused_away-stands = { $hours ->
    [one] Zegar tej osoby stoi jeszcze najwyżej { $hours } godzinę z trzech dni na całą partię. Potem możesz poprosić o bywalca.
    [few] Zegar tej osoby stoi jeszcze najwyżej { $hours } godziny z trzech dni na całą partię. Potem możesz poprosić o bywalca.
    [many] Zegar tej osoby stoi jeszcze najwyżej { $hours } godzin z trzech dni na całą partię. Potem możesz poprosić o bywalca.
   *[other] Zegar tej osoby stoi jeszcze najwyżej { $hours } godziny z trzech dni na całą partię. Potem możesz poprosić o bywalca.
 }
refused_forget-live = Masz jeszcze miejsce tutaj: { $tables }. Najpierw odejdź, potem spróbuj znowu.
refused_other-game = Przy tym stole toczy się inna gra.
refused_other-message = Ten przycisk nie należy do tej wiadomości.
refused_not-admin = Mogą to zrobić tylko osoby zarządzające tym serwerem.
refused_seats-held = Wolne miejsca czekają do <t:{ $until }:t> na osoby, które zapowiedziały, że przyjdą. Potem są dla każdego.
refused_no-such-night = Na tym kanale nie ma takiego wieczoru gier.
refused_not-planner = Może to zrobić tylko osoba, która planuje ten wieczór, i osoby zarządzające tym serwerem.
refused_no-such-deck = Tej talii już tu nie ma.
refused_deck-not-maker = Talie tworzą osoby zarządzające tym serwerem i rola, którą można wybrać w */house settings*.
refused_deck-not-yours = Ta talia należy do kogoś innego. Zrób kopię: */deck export* i */deck import*.
refused_deck-empty = Talia musi mieć nazwę.
refused_deck-too-long = { $most ->
    [one] To za długie: nazwa talii ma najwyżej { $most } znak.
    [few] To za długie: nazwa talii ma najwyżej { $most } znaki.
    [many] To za długie: nazwa talii ma najwyżej { $most } znaków.
   *[other] To za długie: nazwa talii ma najwyżej { $most } znaku.
 }
refused_deck-unfit = Nazwa talii nie może zawierać „{ $sign }”.
refused_decks-enough = { $most ->
    [one] Ten serwer ma już { $most } talię. Najpierw ją usuń.
    [few] Ten serwer ma już { $most } talie. Najpierw usuń którąś.
    [many] Ten serwer ma już { $most } talii. Najpierw usuń którąś.
   *[other] Ten serwer ma już { $most } talii. Najpierw usuń którąś.
 }
refused_deck-twice = Talia o nazwie *{ $name }* już istnieje.
refused_deck-too-large = { $most ->
    [one] To za duże: talia ma najwyżej { $most } kilobajt.
    [few] To za duże: talia ma najwyżej { $most } kilobajty.
    [many] To za duże: talia ma najwyżej { $most } kilobajtów.
   *[other] To za duże: talia ma najwyżej { $most } kilobajta.
 }
refused_deck-no-step = Nie ma czego cofnąć.
refused_title-unfit = Tekst w talii nie może zawierać „{ $sign }”.
refused_title-too-long = { $most ->
    [one] To za długie: najwyżej { $most } znak.
    [few] To za długie: najwyżej { $most } znaki.
    [many] To za długie: najwyżej { $most } znaków.
   *[other] To za długie: najwyżej { $most } znaku.
 }
refused_deck-changed = Talia zmieniła się w międzyczasie. Otwórz ją znowu: */deck show*.
refused_deck-same = Dokładnie ta talia jest już na stole.
refused_deck-not-on = Tej talii nie ma na stole.
refused_deck-cards = { $most ->
    [one] Talia ma najwyżej { $most } kartę.
    [few] Talia ma najwyżej { $most } różne karty.
    [many] Talia ma najwyżej { $most } różnych kart.
   *[other] Talia ma najwyżej { $most } różnej karty.
 }
refused_deck-unreadable = Czegoś w tej talii nie da się odczytać.
refused_deck-number = Wpisz liczbę całkowitą od { $least } do { $most }.
refused_deck-text = { $most ->
    [one] To za długie: najwyżej { $most } znak.
    [few] To za długie: najwyżej { $most } znaki.
    [many] To za długie: najwyżej { $most } znaków.
   *[other] To za długie: najwyżej { $most } znaku.
 }
refused_deck-choice = Nie ma takiej możliwości do wyboru.
refused_deck-counts = Nie umiem odczytać tego wiersza: { $line }
refused_deck-needed = To nie może zostać puste.
refused_deck-no-cards = Nie ma w niej jeszcze kart.
refused_deck-file = Tego pliku nie umiem odczytać jako talii. { $why }
refused_deck-wrong = Jeszcze nie. { $why }
refused_deck-nothing-printed = Nie ma czego wysłać: w kopii jednej z naszych talii zaznacz, które karty są takie jak w twoim pudełku.
refused_night-planned = Ten wieczór jest już zaplanowany. Przenosi go lub odwołuje *Więcej* przy jego wiadomości.
refused_night-over = Ten wieczór już minął albo jego stoły są już otwarte.
refused_night-soon = { $minutes ->
    [one] Wieczór może zacząć się najwcześniej za { $minutes } minutę. Wybierz późniejszą porę.
    [few] Wieczór może zacząć się najwcześniej za { $minutes } minuty. Wybierz późniejszą porę.
    [many] Wieczór może zacząć się najwcześniej za { $minutes } minut. Wybierz późniejszą porę.
   *[other] Wieczór może zacząć się najwcześniej za { $minutes } minuty. Wybierz późniejszą porę.
 }
refused_night-late = { $days ->
    [one] Wieczór można zaplanować najwyżej na { $days } dzień naprzód. Wybierz wcześniejszą porę.
    [few] Wieczór można zaplanować najwyżej na { $days } dni naprzód. Wybierz wcześniejszą porę.
    [many] Wieczór można zaplanować najwyżej na { $days } dni naprzód. Wybierz wcześniejszą porę.
   *[other] Wieczór można zaplanować najwyżej na { $days } dnia naprzód. Wybierz wcześniejszą porę.
 }
refused_night-when-wrong = Nie umiem odczytać tej pory: wpisz @time i wybierz ją albo pomiń to pole, a dostaniesz panel z dniami i godzinami.
refused_night-soon-or-when = Albo konkretna pora, albo gdy zbierze się dość osób: nie jedno i drugie.
refused_night-weekly-soon = Wieczór, który zaczyna się, gdy zbierze się dość osób, nie ma godziny, więc nie może być co tydzień.
refused_night-no-hour = Ten wieczór zaczyna się, gdy zbierze się dość osób; nie ma godziny, którą można by przenieść.
refused_night-full = { $most ->
    [one] Zgłosiła się już { $most } osoba; więcej nie da się zawołać.
    [few] Zgłosiły się już { $most } osoby; więcej nie da się zawołać.
    [many] Zgłosiło się już { $most } osób; więcej nie da się zawołać.
   *[other] Zgłosiło się już { $most } osoby; więcej nie da się zawołać.
 }
refused_nights-person = { $most ->
    [one] Masz już { $most } zaplanowany wieczór. Najpierw go odwołaj.
    [few] Masz już { $most } zaplanowane wieczory. Najpierw odwołaj któryś.
    [many] Masz już { $most } zaplanowanych wieczorów. Najpierw odwołaj któryś.
   *[other] Masz już { $most } zaplanowanego wieczoru. Najpierw odwołaj któryś.
 }
refused_nights-server = { $most ->
    [one] Ten serwer ma już { $most } zaplanowany wieczór. Najpierw go odwołaj.
    [few] Ten serwer ma już { $most } zaplanowane wieczory. Najpierw odwołaj któryś.
    [many] Ten serwer ma już { $most } zaplanowanych wieczorów. Najpierw odwołaj któryś.
   *[other] Ten serwer ma już { $most } zaplanowanego wieczoru. Najpierw odwołaj któryś.
 }

## permission

permission_view-channel = wyświetlanie kanału
permission_send-messages = wysyłanie wiadomości
permission_send-messages-in-threads = wysyłanie wiadomości w wątkach
permission_embed-links = osadzanie linków
permission_attach-files = załączanie plików
permission_create-public-threads = tworzenie publicznych wątków

## error

error_broke = Coś się u nas zepsuło; nic nie przepada. Numer zgłoszenia: { $reference }.

## button

button_next-table = Następny stół
button_hand = Moja ręka
button_open = Otwórz
button_watch = Oglądaj
button_more = Więcej
button_join = Dołącz
button_leave = Odejdź
button_patron = Dodaj bywalca
button_unpatron = Usuń bywalca
button_easy = Dodaj łatwego bywalca
button_shark = Dodaj rekina
button_guest = Dodaj gościa gospody
button_options = Opcje
button_start = Zacznij grę
button_close = Zamknij
button_undo = Cofnij ruch
button_yes = Zgadzam się
button_no = Nie zgadzam się
button_rematch = Rewanż
button_back = Wracam na miejsce
button_finish = Dokończ
button_blows = Pokaż
button_watch-on = Oglądaj dalej
button_brisk = Opowiadaj szybko
button_calm = Opowiadaj spokojnie
button_pause = Wstrzymaj
button_resume = Wznów
button_resend = Wyślij ponownie
button_report = Zgłoś
button_sure-close = Tak, zamknij stół
button_sure-leave = Tak, odejdź od stołu
button_sure-leave-out = Tak, odejdź
button_sure-ban = Tak, zablokuj
button_hide = Zdejmij z tabel wyników
button_replace = Bywalec, aż wróci { $name }
button_sure-replace = Tak, gra bywalec
button_sure-replace-vote = Tak, spytaj innych
button_vote-replace-yes = Tak, bywalec, aż wróci { $name }
button_vote-replace-no = Nie, czekamy, aż wróci { $name }
button_sure-kick = Tak, usuń: { $name }
button_sure-kick-vote = Tak, spytaj innych
button_sure-kick-alone = Tak, usuń: { $name }
button_sure-close-vote = Tak, spytaj innych
button_vote-kick-yes = Tak, usuń: { $name }
button_vote-kick-no = Nie, { $name } zostaje
button_vote-pause-yes = Tak, wstrzymaj
button_vote-pause-no = Nie, gramy dalej
button_vote-close-yes = Tak, zamknij stół
button_vote-close-no = Nie, gramy dalej
button_refresh = Odśwież
button_show-everybody = Pokaż wszystkim
button_marks = Odznaki
button_newer = Nowsze
button_why-house = Dlaczego
button_show-answer = Pokaż moją odpowiedź
button_older = Starsze
button_log = Dziennik
button_share = Udostępnij
button_replay = Powtórka
button_story = Przebieg

## call

call_here = Wołaj mnie tutaj
call_title = ### Wołanie do gry
call_line = { $channel }: { $games }, { $hours }
call_all-games = każda gra
call_any-time = o każdej porze
call_between = od { $start } do { $end }
call_nowhere = Nigdzie nie można cię wołać.
call_rules = -# Osoba prowadząca stół z wolnym miejscem może cię zawołać: najwyżej raz na trzy godziny, nigdy w twoich godzinach ciszy i nigdy, gdy siedzisz przy stole. Twój zegar pokazuje { $now }.
call_games = Do których gier
call_hours = Godziny
call_stop-here = Tutaj już nie
call_stop-all = Już nigdzie
call_form = Kiedy można cię tu wołać
call_form-hint = Na przykład 18:00 albo 6 pm. Oba puste: o każdej porze.
call_call = Zawołaj
call_hint = Stół **{ $table }** na kanale { $channel } ma wolne miejsce: { $game }. Są tam osoby, które chcą, by je wołać.
call_no-hints = Nie mów mi o tym
call_hints-off = O wolnych miejscach już nie powiem. Z powrotem włącza to /me settings.
call_called = { $n ->
    [one] Wołanie idzie do { $n } osoby.
    [few] Wołanie idzie do { $n } osób.
    [many] Wołanie idzie do { $n } osób.
   *[other] Wołanie idzie do { $n } osoby.
 }
call_call-text = { $names }: przy stole { $table } jest wolne miejsce, { $game }.
call_enough = Nie wołaj mnie więcej
call_stopped = Tutaj już cię nie zawołam. Z powrotem włącza to /call.
call_not-here = Tutaj i tak nikt cię nie woła.

## replay-button

replay-button_first = ⏮
replay-button_back = ◀
replay-button_on = ▶
replay-button_last = ⏭
replay-button_go-on = Graj dalej od tego miejsca

## replay

replay_title = { "*" }*Powtórka { $table }** · { $step }/{ $steps } · tura { $turn }
replay_end = { "*" }*Powtórka { $table }** · { $step }/{ $steps } · koniec
replay_hand =
    { "*" }*{ $name }**, ręka:
    { $hand }
replay_places = Przejdź do tury lub chwili
replay_place = Tura { $turn }
replay_place-of = Tura { $turn } · { $name }
replay_place-big = Tura { $turn } · coś ważnego
replay_place-moment = Tura { $turn } · { $told }
replay_place-end = Koniec
replay_eyes = Czyimi oczami
replay_as-all = Tak, jak widzieli wszyscy
replay_as-seat = Tak, jak widzi { $name }
replay_hand-alt = Tak, jak widzi { $name }: { $alt }
replay_moment = { "*" }*{ $name }** udostępnia chwilę od stołu { $table }, tura { $turn }: { $told }
replay_undrawn = Ta chwila pochodzi z innej wersji i nie da się jej już narysować.

## pace

pace_blitz = błyskawiczne (20 s na ruch)
pace_normal = normalne (45 s na ruch)
pace_relaxed = spokojne (3 min na ruch)
pace_post = korespondencyjne (doba na ruch)

## strength

strength_random = losowy
strength_easy = łatwy
strength_regular = normalny
strength_shark = rekin
strength_guest = gość gospody

## lobby

lobby_title = ### { $game } · stół { $table }
lobby_line = zajęte miejsca: { $seats } z { $most } · tempo { $pace } · prowadzi: { $host }
lobby_about = zajęte: { $seats } z { $most } · tempo { $pace }
lobby_seat = { $n }. { $name }
lobby_patron = { $n }. { $name } (bywalec, { $strength })
lobby_options = Opcje: { $options }.
lobby_beacon = Tasowanie czeka na publiczny sygnał losowy (drand): *Zacznij grę* wyznacza rundę, której nikt jeszcze nie zna.
lobby_beacon-waits = Naciśnięto *Zacznij grę*. Rozdanie kart czeka na rundę { $round } publicznego sygnału losowego drand; nadejdzie ona { $when } i żadna inna jej nie zastąpi.
lobby_beacon-on = Tasowanie przy stole { $table } czeka teraz na publiczny sygnał losowy. Jeszcze raz /table beacon, a obejdzie się bez niego.
lobby_beacon-off = Tasowanie przy stole { $table } obejdzie się teraz bez publicznego sygnału losowego.
lobby_changes = { "*" }*Zmiany, odkąd { $name } siedzi przy stole:** { $changes }
lobby_now = teraz { $option }
lobby_no-longer = już nie { $option }
lobby_other-pace = tempo { $pace }, już nie { $before }
lobby_note = -# { $note }
lobby_expired =
    ### Stół { $table } jest zamknięty
    Nikt nie zaczął na czas.
lobby_closed = ### Stół { $table } jest zamknięty
lobby_unattended =
    ### Stół { $table } jest zamknięty
    Przez pół godziny nikt nie usiadł.
lobby_held = Zarezerwowane miejsca (koniec { $until }): { $names }.
lobby_opened = Stół { $table } jest otwarty, poniżej.
lobby_which-game = { "*" }*Która gra?**
lobby_joined = Masz miejsce przy stole { $table }.
lobby_entry = -# Zachowaj to, by po partii sprawdzić tasowanie. Pieczęć: { $seal }. Twoja liczba { $entry } wchodzi do tasowania.
lobby_left = Nie siedzisz już przy stole { $table }.
lobby_changed = Zmieniono opcje stołu { $table }.
lobby_started = Stół { $table } zaczyna grę.
lobby_kicked = Usunięto ze stołu { $table }: { $name }.
lobby_closed-done = Stół { $table } jest zamknięty.
lobby_reported = Zgłoszone. Numer: { $reference }; dziennik dostaniesz po końcu partii.
lobby_play-instead = Zagraj zamiast tego w { $game }

## lobby-foot

lobby-foot_ready = -# { $host } zaczyna, gdy wszyscy będą na miejscach. Lobby zamknie się { $when }.
lobby-foot_grey = -# **Jeszcze nie.** { $why }{ $remedy } Lobby zamknie się { $when }.

## lobby-remedy

lobby-remedy_too-few-seats = Poczekaj, aż ktoś naciśnie *Dołącz*, albo posadź bywalca: *Przygotuj*.
lobby-remedy_teams-few = Poczekaj, aż ktoś naciśnie *Dołącz*, albo posadź bywalców: *Przygotuj*.
lobby-remedy_teams-many = Usuń bywalca albo wybierz inny sposób gry: *Przygotuj*.
lobby-remedy_teams-uneven = Zmień drużyny: *Przygotuj*.
lobby-remedy_one-boss-alone = Wybierz Bossa: *Przygotuj*, *Drużyny*.
lobby-remedy_bosses-wrong = Zmień role: *Przygotuj*, *Drużyny*.
lobby-remedy_boss-no-villain = Wybierz inną postać albo innego Bossa: *Przygotuj*.
lobby-remedy_characters-lacking = Dodaj edycje: *Przygotuj*, *Postacie*.
lobby-remedy_villains-lacking = Dodaj edycje: *Przygotuj*, *Postacie*.

## setup

setup_title = ### Przygotuj stół { $table }
setup_guest = ### Stół { $table }
setup_stranger =
    ### Stół { $table }
    Gra jeszcze się nie zaczęła i może jest tu miejsce dla ciebie.
setup_patron-kind = Posadź innego bywalca
setup_kind-easy = Łatwy bywalec
setup_kind-shark = Rekin
setup_kind-guest = Gość gospody
setup_about-easy = Na pierwszą partię
setup_about-shark = Gra, żeby wygrać
setup_about-guest = Każdy ma swój styl
setup_seated = Masz miejsce przy stole { $table }.
setup_again = Masz już miejsce przy stole { $table }.
setup_presets-alt = Zestawy na jedno naciśnięcie: { $presets }.
setup_preset-alt = { $name }: { $told }
setup_preset-now = { $name }, wybrany: { $told }

## setup-button

setup-button_setup = Przygotuj
setup-button_patron = Dodaj bywalca
setup-button_unpatron = Usuń bywalca
setup-button_teams = Drużyny
setup-button_options = Wszystkie opcje
setup-button_learn = Poznaj grę w minutę
setup-button_done = Wróć

## sides

sides_variant = { "*" }*{ $name }**: { $about }
sides_numbered = Drużyna { $n }
sides_role = { $side }: { $role }
sides_title = { "*" }*{ $name }**
sides_free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
 }
sides_none = Bez drużyny
sides_full = pełna: bywalec zamieni się z tobą miejscem
sides_pick-variant = Co gramy (wybiera osoba prowadząca)
sides_pick-side = Twoja drużyna
sides_has-role = { $told } · { $role }
sides_shuffle = Rozlosuj drużyny
sides_again = Te same drużyny
sides_arranging = { "*" }*Kto z kim gra**
sides_pick-mover = Kto się przesiada?
sides_pick-place = Dokąd?
sides_swap = Zamiana: { $name }

## lobby-alt

lobby-alt_empty = { $free ->
    [one] Lobby gry { $game }: { $about }. Nikt tam jeszcze nie siedzi; jest { $free } wolne miejsce.
    [few] Lobby gry { $game }: { $about }. Nikt tam jeszcze nie siedzi; są { $free } wolne miejsca.
    [many] Lobby gry { $game }: { $about }. Nikt tam jeszcze nie siedzi; jest { $free } wolnych miejsc.
   *[other] Lobby gry { $game }: { $about }. Nikt tam jeszcze nie siedzi; jest { $free } wolnego miejsca.
 }
lobby-alt_lobby = { $free ->
    [one] Lobby gry { $game }: { $about }. Przy stole: { $players }; jest { $free } wolne miejsce.
    [few] Lobby gry { $game }: { $about }. Przy stole: { $players }; są { $free } wolne miejsca.
    [many] Lobby gry { $game }: { $about }. Przy stole: { $players }; jest { $free } wolnych miejsc.
   *[other] Lobby gry { $game }: { $about }. Przy stole: { $players }; jest { $free } wolnego miejsca.
 }
lobby-alt_with = Opcje gry: { $options }.
lobby-alt_sides = Lobby gry { $game }: { $about }. { $sides } Opcje gry: { $options }.
lobby-alt_side = { $name }: { $players }.
lobby-alt_seat = { $name } ({ $what })
lobby-alt_host = { $name } (prowadzi, { $what })
lobby-alt_plain = { $name }
lobby-alt_plain-host = { $name } (prowadzi)

## preset

preset_quick = Szybki wieczór
preset_classic = Klasyka
preset_hard = Ostre picie

## option

option_starter = zaczyna { $name }
option_brisk = szybka relacja

## form

form_options = Opcje stołu { $table }
form_pace = Tempo
form_starter = Kto zaczyna
form_chance = Losowo
form_report = Co poszło nie tak przy stole { $table }?
form_report-hint = Jedno lub dwa zdania; dziennik dołączy się sam.

## table

table_title = ### { $game } · stół { $table }
table_paused = { "*" }*Wstrzymane**: { $why }
table_host = osoba prowadząca stół zatrzymała zegary.
table_host-until = osoba prowadząca stół zatrzymała zegary. Partię może wznowić każdy, kto tu siedzi, ale dopiero { $when }.
table_no-permission = nie mogę pisać na kanale stołu; użyj /table resend na innym kanale.
table_channel-gone = kanału stołu już nie ma; użyj /table resend na innym kanale.
table_broken = coś się zepsuło. Obsługa bota ma zgłoszenie o numerze { $reference }; po pięciu minutach stół może zamknąć każdy, kto tu siedzi.
table_deck-endless = jedna z talii tego serwera prowadzi tę partię bez końca, więc ta talia schodzi ze stołu (numer { $reference }). Po pięciu minutach stół może zamknąć każdy, kto tu siedzi.
table_deck-gone = brakuje talii tego stołu (numer { $reference }); gdy obsługa bota ją przywróci, naciśnij *Wznów* albo użyj znowu /table pause. Po pięciu minutach stół może zamknąć każdy, kto tu siedzi.
table_unreachable = Discord nie przyjmuje moich wiadomości; gra ruszy, gdy tylko je przyjmie.
table_vote = { "*" }*{ $name }** prosi o cofnięcie ruchu. Zgadzasz się? Czekamy jeszcze na: { $names }.
table_state-minded = w zastępstwie gra bywalec
table_state-patron = (bywalec)
table_proof = -# Pieczęć tasowania: { $proof }
table_mix = -# Tasowanie zmieszane z: { $mix }
table_strayed = Nowa wersja zmieniła jedną z zasad: ta tura toczy się jeszcze raz od początku.
table_back = { $name } jest z powrotem.
table_asleep = { $name } odchodzi na chwilę; w zastępstwie gra bywalec.
table_gone-away = { $name }: nieobecność; w zastępstwie gra bywalec.
table_away = { "*" }*{ $name }**: nieobecność do { $when }.
table_left = { $name } odchodzi od stołu; w zastępstwie gra bywalec.
table_kicked = Usunięto ze stołu: { $name }; w zastępstwie gra bywalec.
table_undone = { $name } cofa ostatni ruch.
table_undo-refused = Ruch zostaje.
table_motion-kick = { "*" }*{ $name }** chce usunąć kogoś ze stołu: **{ $whom }**. Czekamy jeszcze na: { $names }. Głosowanie kończy się { $when }; milczenie znaczy nie, chyba że ktoś odszedł na chwilę.
table_motion-replace = { "*" }*{ $name }** chce, żeby grał bywalec, dopóki nie wróci **{ $whom }**. Czekamy jeszcze na: { $names }. Głosowanie kończy się { $when }; milczenie znaczy nie, chyba że ktoś odszedł na chwilę albo jest nieobecny.
table_motion-pause = { "*" }*{ $name }** chce znowu wstrzymać grę, a czas na to już się wyczerpał. Czekamy jeszcze na: { $names }. Głosowanie kończy się { $when }; milczenie znaczy nie.
table_motion-close = { "*" }*{ $name }** chce zamknąć stół. Jeśli zgodzą się wszyscy, partia się nie liczy. Po pierwszej turze wystarczy większość, ale kto się zgadza, kończy za tymi, którzy się nie zgadzają. Czekamy jeszcze na: { $names }. Głosowanie kończy się { $when }; milczenie znaczy nie.
table_kick-refused = Koniec głosowania: { $name } zostaje.
table_close-refused = Koniec głosowania: stół zostaje otwarty.
table_replace-refused = Koniec głosowania: gra czeka, aż wróci { $name }.
table_pause-refused = Koniec głosowania: gramy dalej.
table_vote-withdrawn = { $name } wycofuje głosowanie.
table_counted = { $title } · partia rankingowa
table_counts = Dwie osoby mają już turę za sobą: od teraz ta partia jest rankingowa.
table_fallen = Zostali tylko bywalcy. Dokończą partię { $when }.
table_nobody-there = Przy stole nie ma już nikogo prócz bywalców. Dokończą partię { $when }, chyba że ktoś wróci.

## clock

clock_until = koniec { $when }
clock_until-your = { $turn } + zapas { $bank }, koniec { $when }
clock_until-their = koniec { $when }
clock_seconds = { $n } s
clock_minutes = { $n } min
clock_hours = { $n } godz.

## hand

hand_of-mate = { "*" }*{ $name }**, ręka:

hand_of-mate-alt = { $name } widzi: { $alt }
hand_over = Partia jest skończona.
hand_closed = Stół jest zamknięty; partia się nie liczy.
hand_minded = Za ciebie gra bywalec; zrób dowolny ruch, a miejsce wróci do ciebie.
hand_title = -# { $game } · stół { $table } · { $guild }
hand_quiet = Nie masz teraz nic do zrobienia.
hand_channel-hint = { $names }: czas nacisnąć *Moja ręka*. Każdy widzi tylko swoją.

## ping

ping_move = { $mention }, twój ruch przy stole { $table }{ $until }.
ping_asked = Przy stole { $table } na kanale { $channel } czeka pytanie do ciebie. { $about }
ping_last = { $mention }, została ci ćwierć czasu: twój ruch przy stole { $table }{ $until }.
ping_asked-last = Została ci ćwierć czasu. Przy stole { $table } na kanale { $channel } czeka pytanie do ciebie. { $about }

## notice

notice_digest-closed = Nie mogę wysyłać ci wiadomości prywatnych, więc przegląd jest wyłączony; gdy stół na ciebie czeka, znowu dostaniesz wzmiankę.
notice_over = { $game }: partia przy stole { $table } na kanale { $channel } jest skończona: { $places }.
notice_closed = Stół { $table } ({ $game }) na kanale { $channel } zamknięto przed końcem.
notice_channel-gone-there = Kanału stołu { $table } ({ $game }) już nie ma, więc partia jest wstrzymana. Przywraca ją /table resend na innym kanale tego serwera; po siedmiu dniach stół się zamyka.
notice_channel-gone = Kanału stołu { $table } ({ $game }) na serwerze { $guild } już nie ma, więc partia jest wstrzymana. Przywraca ją /table resend na innym kanale tego serwera; po siedmiu dniach stół się zamyka.
notice_night-events = Na tym serwerze nie mogę tworzyć wydarzeń, więc twojego wieczoru gier nie ma wśród nich i ta opcja jest wyłączona. Osoby zarządzające serwerem mogą zezwolić na *Tworzenie wydarzeń* i włączyć ją znowu w /house settings.

## night

night_title = ### Wieczór gier · { $game }
night_when = { "*" }*{ $when }** ({ $left })
night_weekly = { "*" }*{ $when }** ({ $left }), co tydzień
night_soon = { $n ->
    [one] { "*" }*Gdy zgłosi się { $n } osoba**; przestaję czekać { $when }
    [few] { "*" }*Gdy zgłoszą się { $n } osoby**; przestaję czekać { $when }
    [many] { "*" }*Gdy zgłosi się { $n } osób**; przestaję czekać { $when }
   *[other] { "*" }*Gdy zgłosi się { $n } osoby**; przestaję czekać { $when }
 }
night_about = { $seats ->
    [one] { $seats } miejsce · planuje { $name }
    [few] { $seats } miejsca · planuje { $name }
    [many] { $seats } miejsc · planuje { $name }
   *[other] { $seats } miejsca · planuje { $name }
 }
night_about-preset = miejsca: { $seats } · { $preset } · planuje { $name }
night_note = „{ $note }”
night_started = { $n ->
    [one] { "*" }*Zaczęło się** przy { $n } stole: { $tables }. Naciśnij *Dołącz* tam, niżej.
    [few] { "*" }*Zaczęło się** przy { $n } stołach: { $tables }. Naciśnij *Dołącz* tam, niżej.
    [many] { "*" }*Zaczęło się** przy { $n } stołach: { $tables }. Naciśnij *Dołącz* tam, niżej.
   *[other] { "*" }*Zaczęło się** przy { $n } stołu: { $tables }. Naciśnij *Dołącz* tam, niżej.
 }
night_over-played = { $when }: wieczór za nami, grano.
night_over-unplayed = { $when }: nikt nie grał, więc stoły zamknięto.
night_over-nobody = { $when }: nikt się nie zgłosił.
night_over-cancelled = { $when }: odwołano.
night_over-expired = W ciągu dwunastu godzin nie zebrało się dość osób.
night_over-missed = { $when }: nie było mnie wtedy. Przepraszam.
night_over-no-room = { $when }: otwartych jest tu już tyle stołów, ile wolno, więc nie mogę otworzyć żadnego.
night_over-series = Dwa razy z rzędu nikt nie grał, więc ten cotygodniowy wieczór się kończy. Nowy zaczyna /night plan.
night_said-in = { $n ->
    [one] { "*" }*Będzie ({ $n }):** { $names }
    [few] { "*" }*Będą ({ $n }):** { $names }
    [many] { "*" }*Będą ({ $n }):** { $names }
   *[other] { "*" }*Będą ({ $n }):** { $names }
 }
night_said-maybe = { "*" }*Może ({ $n }):** { $names }
night_said-cant = { $n ->
    [one] { "*" }*Nie może ({ $n }):** { $names }
    [few] { "*" }*Nie mogą ({ $n }):** { $names }
    [many] { "*" }*Nie mogą ({ $n }):** { $names }
   *[other] { "*" }*Nie mogą ({ $n }):** { $names }
 }
night_more = jeszcze { $n }
night_in = Będę
night_maybe = Może
night_cant = Nie mogę
night_stop = Nie wołaj mnie więcej
night_call = { $names }: wieczór gier zaczyna się o { $when }.
night_call-table = { $names }: zebrało się dość osób. Stół { $table } jest otwarty.
night_answered-in = Zapisane: będziesz. Pół godziny przed początkiem dostaniesz wzmiankę, chyba że masz godziny ciszy albo nie chcesz wzmianek.
night_answered-in-soon = Zapisane: będziesz. Gdy zbierze się dość osób, dostaniesz wzmiankę, chyba że masz godziny ciszy albo nie chcesz wzmianek.
night_answered-maybe = Zapisane: może.
night_answered-cant = Zapisane: nie możesz.
night_stopped = Na wieczory gier już cię nie zawołam. Z powrotem włącza to /me settings.
night_plan-title = { $seats ->
    [one]
        ### Zaplanuj wieczór gier
        { $game } · { $seats } miejsce
    [few]
        ### Zaplanuj wieczór gier
        { $game } · { $seats } miejsca
    [many]
        ### Zaplanuj wieczór gier
        { $game } · { $seats } miejsc
   *[other]
        ### Zaplanuj wieczór gier
        { $game } · { $seats } miejsca
 }
night_move-title =
    ### Przenieś wieczór gier
    { $game } · miejsca: { $seats }
night_chosen = { "*" }*{ $day }, { $time }** według twojego zegara; wszyscy inni widzą { $when } według swojego.
night_with-preset = Zestaw: { $preset }
night_every-week = Co tydzień o tej godzinie, a więc nie wtedy, gdy zbierze się dość osób
night_clock = -# Twój zegar: { $now }, { $zone }
night_clock-unknown = -# Twój zegar: { $now }. Jeśli się myli, naciśnij *Mój zegar*.
night_day = { $weekday }, { $day } { $month }
night_earlier = Wcześniejsze dni
night_later = Późniejsze dni
night_pick-day = Dzień
night_pick-hour = Godzina
night_pick-minute = Minuty
night_my-clock = Mój zegar
night_move = Przenieś
night_plan = Zaplanuj
night_as-soon = Gdy zbierze się dość osób
night_once = Co tydzień: tak
night_each-week = Co tydzień: nie
night_planned = Zaplanowano: { $when }. Twoje zgłoszenie już jest; wiadomość wieczoru stoi niżej.
night_planned-soon = { $n ->
    [one] Zaplanowano: start, gdy zgłosi się { $n } osoba. Twoje zgłoszenie już jest; wiadomość wieczoru stoi niżej.
    [few] Zaplanowano: start, gdy zgłoszą się { $n } osoby. Twoje zgłoszenie już jest; wiadomość wieczoru stoi niżej.
    [many] Zaplanowano: start, gdy zgłosi się { $n } osób. Twoje zgłoszenie już jest; wiadomość wieczoru stoi niżej.
   *[other] Zaplanowano: start, gdy zgłosi się { $n } osoby. Twoje zgłoszenie już jest; wiadomość wieczoru stoi niżej.
 }
night_moved = Nowa pora: { $when }. Wszystkie odpowiedzi zostają.
night_cancelled = Odwołano.
night_more-title = Ten wieczór planuje { $name }.
night_more-not = -# Przenieść lub odwołać może go tylko osoba, która go planuje, i osoby zarządzające tym serwerem.
night_more-soon = -# Zaczyna się, gdy zbierze się dość osób, więc nie ma godziny do przeniesienia.
night_cancel = Odwołaj
night_sure = Odwołać ten wieczór?
night_sure-weekly = Odwołać ten wieczór i wszystkie w następnych tygodniach?
night_sure-cancel = Tak, odwołaj
night_list = ### Wieczory gier tutaj
night_list-none = Nie ma tu zaplanowanego wieczoru gier. Planuje go /night plan.
night_listed = { "*" }*{ $game }** · { $when } · <#{ $channel }> · zgłoszenia: { $n }, miejsca: { $seats }
night_listed-soon = { "*" }*{ $game }** · gdy zbierze się tyle osób: { $seats } · <#{ $channel }> · zgłoszenia: { $n }
night_label = { $game } · { $day } { $time } · { $name }
night_label-soon = { $game } · gdy zbierze się dość osób · { $name }
night_event = Wieczór gier: { $game }

## weekday

weekday_1 = poniedziałek
weekday_2 = wtorek
weekday_3 = środa
weekday_4 = czwartek
weekday_5 = piątek
weekday_6 = sobota
weekday_7 = niedziela

## month

month_1 = stycznia
month_2 = lutego
month_3 = marca
month_4 = kwietnia
month_5 = maja
month_6 = czerwca
month_7 = lipca
month_8 = sierpnia
month_9 = września
month_10 = października
month_11 = listopada
month_12 = grudnia

## more

more_title = Stół { $table }
more_nothing = Nie masz miejsca przy stole { $table }. Grę pokazuje **Oglądaj**.
more_kick = Usuń osobę
more_sure-replace = Ma grać bywalec, dopóki nie wróci { $name } (stół { $table })? Kto nie wróci przed końcem, zajmuje ostatnie miejsce.
more_sure-replace-vote = Spytać innych, czy ma grać bywalec, dopóki nie wróci { $name } (stół { $table })? Większość musi się zgodzić; czas na to: { $time }. Milczenie znaczy nie, chyba że ktoś odszedł na chwilę albo jest nieobecny. { $name } może wrócić; bez powrotu zajmuje ostatnie miejsce.
more_sure-kick = Usunąć kogoś ze stołu { $table }: { $name }?
more_sure-kick-vote = Spytać innych, czy usunąć kogoś ze stołu { $table }: { $name }? Większość musi się zgodzić; czas na to: { $time }. Milczenie znaczy nie, chyba że ktoś odszedł na chwilę. { $name } nie może wrócić. Dalej gra bywalec, a o rankingu tej osoby rozstrzyga jego wynik.
more_sure-kick-alone = Usunąć kogoś ze stołu { $table }: { $name }? Nie ma tu nikogo, kogo można by spytać: jeśli partia jest rankingowa, { $name } kończy przed tobą. W zastępstwie gra bywalec.
more_sure-leave = Odejść od stołu { $table }? Za ciebie gra dalej bywalec, a ty zajmujesz ostatnie miejsce.
more_sure-leave-out = Odejść od stołu { $table }? Dla ciebie ta partia jest skończona, więc twoje miejsce w wynikach zostaje bez zmian.
more_sure-close = Zamknąć stół { $table } dla wszystkich? Partia nie będzie się liczyć.
more_sure-close-vote = Zamknąć stół { $table } dla wszystkich? Inni dostaną pytanie; milczenie przez { $time } znaczy nie. Jeśli zgodzą się wszyscy, partia się nie liczy. Po pierwszej turze wystarczy większość, ale ty i każdy, kto się zgadza, kończycie za tymi, którzy się nie zgadzają, nawet jeśli odeszli na chwilę.
more_vote-asked = Inni dostali pytanie. Żeby wycofać głosowanie, naciśnij w nim *Nie*.
more_kick-call = { $names }: { $name } chce usunąć kogoś ze stołu { $table }: { $whom }. Zagłosuj przy wiadomości stołu albo pod *Więcej*. Głosowanie kończy się { $when }; milczenie znaczy nie.
more_replace-call = { $names }: { $name } chce, żeby przy stole { $table } grał bywalec, dopóki nie wróci { $whom }. Zagłosuj przy wiadomości stołu albo pod *Więcej*. Głosowanie kończy się { $when }; milczenie znaczy nie.
more_pause-call = { $names }: { $name } chce znowu wstrzymać stół { $table }. Zagłosuj przy wiadomości stołu albo pod *Więcej*. Głosowanie kończy się { $when }; milczenie znaczy nie.
more_close-call = { $names }: { $name } chce zamknąć stół { $table }. Po pierwszej turze kto się zgadza, kończy za tymi, którzy się nie zgadzają, chyba że zgodzą się wszyscy. Zagłosuj przy wiadomości stołu albo pod *Więcej*. Głosowanie kończy się { $when }; milczenie znaczy nie.
more_leaving = Nie siedzisz już przy stole { $table }; za ciebie gra dalej bywalec.
more_paused = Stół { $table } jest wstrzymany.
more_resumed = Stół { $table } gra dalej.
more_resume-call = { $names }: stół { $table } gra dalej. Zegar rusza za chwilę.
more_resent = Wysłano ponownie: stół { $table }.
more_undone = Twój ruch jest cofnięty.
more_undo-asked = Inni dostali pytanie.
more_undo-call = { $names }: { $name } prosi o cofnięcie ruchu przy stole { $table }. Naciśnij *Zgadzam się* albo *Nie zgadzam się*.
more_agreed = Zapisane.
more_thinking = Ta chwila trwa losowo długo, więc niczego nie zdradza.
more_think-next = Następna chwila, w której twoja talia mogłaby odpowiedzieć, trwa losowo długo.
more_back = To znowu twoje miejsce.
more_rematch = Stół { $table } jest otwarty na następną partię.
more_watch-on = Bywalcy grają dalej w swoim tempie. *Dokończ* kończy partię od razu.
more_brisk = To, co robią inni, opowiadam teraz w połowie czasu.
more_calm = To, co robią inni, widać teraz dość długo, by to przeczytać.
more_invites = { $names }: { $name } chce zagrać jeszcze raz. Naciśnij *Dołącz* przy stole { $table } albo *Rewanż*.

## status

status_lobby = Czeka na chętnych; na razie: { $names }.
status_live = Gra trwa.
status_paused = Wstrzymany.
status_over = Skończony.
status_closed = Zamknięty.

## watch

watch_which = { "*" }*Który stół?**
watch_table = { $table } · { $game } · { $names }
watch_title = { "*" }*Stół { $table }, dotychczasowy przebieg**
watch_stopped = { "*" }Naciśnij Odśwież, żeby oglądać dalej.*
watch_nothing = Nic się jeszcze nie wydarzyło.

## final

final_more = { "*" }*Stół { $table }** skończył grę. Co jeszcze?
final_title = ### { $game } · stół { $table } skończył grę
final_headline = { "*" }*{ $told }**
final_without = Co było dalej, już bez tych osób ({ $names }):
final_decided = Co przesądziło:
final_line = -# { $told }
final_closed =
    ### Stół { $table } jest zamknięty
    Partia się nie liczy.
final_closed-rated =
    ### Stół { $table } jest zamknięty
    Partia się liczy.
final_why-one-side = -# Partia nierankingowa: wszyscy ludzie grali po jednej stronie.
final_why-alone = -# Partia nierankingowa: potrzeba co najmniej dwóch osób.
final_why-own-decks = -# Partia nierankingowa: na tym serwerze partie z własnymi taliami nie są rankingowe.
final_why-too-short = -# Partia nierankingowa: dwie osoby muszą same rozegrać po turze.
final_why-closed = -# Partia nierankingowa: osoba prowadząca stół zamknęła go wcześniej.
final_why-broken = -# Nie dało się grać dalej.
final_why-agreed-against = -# Większość zgodziła się zamknąć stół i kończy za tymi, którzy się nie zgodzili.
final_why-agreed = -# Osoby przy stole zgodziły się go zamknąć.
final_why-moderator = -# Zamknęła go osoba zarządzająca tym serwerem.
final_why-empty = -# Przy stole nie ma już nikogo.
final_why-paused-too-long = -# Przerwa trwała za długo.

## recap

recap_award = { $title }: { $name }, { $told }.

## log

log_thread = { $game } · stół { $table } · dziennik
log_head = { $game }, stół { $table }, początek: { $when }
log_seats = Przy stole: { $names }
log_undone = Ostatni ruch jest cofnięty.
log_answer = ({ $name }: { $answer })
log_broken-off = Dalszy ciąg toczył się według innych zasad i nie można go pokazać.
log_gone = Nie można tego pokazać, bo brakuje już tej talii.
log_new-luck = Po odpowiedzi { $n } zmieniły się zasady: tę turę rozegrano jeszcze raz, z nowymi liczbami losowymi.
log_nothing = Nic się jeszcze nie wydarzyło.
log_place = { $place }. { $name }
log_seed =
    Ziarno { $seed }
    Zapieczętowane jako { $proof } (jego SHA-256) przed pierwszą kartą
log_sealed = Pieczęć tasowania: { $proof } (SHA-256 ziarna); ziarno pokazuje się po końcu partii.
log_mixed =
    Ziarno { $seed }
    Powstało z sekretu zapieczętowanego jako { $proof } (jego SHA-256), zanim usiadł ktokolwiek inny, i z listy tego, co dodał każdy; SHA-256 tej listy to { $mix }
log_mixing = Pieczęć tasowania: { $proof } (SHA-256 sekretu); zmieszane z { $mix } (SHA-256 tego, co dodał każdy); jedno i drugie pokazuje się po końcu partii.
log_file = Stół { $table }, od pierwszej do ostatniej karty.
log_proof = -# { $table }.jsonl dowodzi tasowania: `python -m bot verify { $table }.jsonl` rozgrywa je jeszcze raz.
log_yours = Obiecany dziennik stołu { $table }; zgłoszenie: { $references }.

## drinks

drinks_n = { $n } × { $word }
drinks_none = 0 × { $word }
drinks_one = łyk
drinks_several = łyki

drinks_points-one = punkt

drinks_points-several = punkty

drinks_push-ups-one = pompka

drinks_push-ups-several = pompki

## commands

commands_table = Otwieraj stoły, dołączaj do nich i prowadź je
commands_open = Otwórz tu stół
commands_join = Zajmij miejsce
commands_leave = Oddaj swoje miejsce
commands_start = Zacznij grę
commands_status = Co słychać przy stole
commands_beacon = Niech tasowanie czeka na publiczny sygnał losowy (drand) albo już nie; tylko osoba prowadząca
commands_table-call = Zawołaj do swojego lobby osoby, które chcą, by je tu wołać
commands_resend = Wyślij wiadomość stołu ponownie; stół bez kanału przychodzi tutaj
commands_kick = Usuń osobę
commands_pause = Zatrzymaj zegary albo puść je dalej
commands_undo = Poproś o cofnięcie ostatniego ruchu
commands_report = Powiedz obsłudze bota, że coś jest nie tak
commands_close = Zamknij stół dla wszystkich

## decks

decks_off = Twoja talia **{ $name }** schodzi ze stołu na serwerze { $server }. { $note }
decks_stopped = Partia z nią nie mogła dojść do końca.

## mark

mark_both-games = W obu jak u siebie
mark_both-games-for = wygrana co najmniej raz w każdej grze, w którą się tu gra
mark_full-table = Pełna chata
mark_full-table-for = wygrana przy stole co najmniej pięciu osób
mark_strangers = Doborowe towarzystwo
mark_strangers-for = wygrana z trzema nieznanymi wcześniej osobami
mark_by-post = Powolna korespondencja
mark_by-post-for = wygrana partia korespondencyjna
mark_line = -# Nowe odznaki: { $marks }.
mark_of = { $name }, *{ $mark }*
mark_more = { $marks } i jeszcze { $n }
mark_title = ### Odznaki: { $name }
mark_none = Nie masz jeszcze odznak. Zdobywa się je w partiach rankingowych; /rules mówi, za co jest każda.
mark_none-other = { $name } nie ma jeszcze odznak.
mark_earned =
    { "*" }*{ $mark }** · { $told }
    -# { $when }, stół { $table }
mark_page = -# Strona { $page } z { $pages }
mark_alt = { $mark }: { $told }

## season

season_title = ### Koniec: { $season }
season_ladder = { $n ->
    [one] { "*" }*{ $ladder }** · { $n } partia
    [few] { "*" }*{ $ladder }** · { $n } partie
    [many] { "*" }*{ $ladder }** · { $n } partii
   *[other] { "*" }*{ $ladder }** · { $n } partii
 }
season_place = { $place }\. { $name } · **{ $rating }** · { $told }
season_won = wygrane: { $wins } z { $games }
season_alt = Podium, { $ladder }, { $season }. { $places }.
season_alt-place = Miejsce { $place }: { $name }, ranking { $rating }, { $told }

## question

question_title = ### Jaki jest twój ruch?
question_earlier = ### Jaki byłby twój ruch?
question_over = ### Jaki jest twój ruch? Czas minął
question_choose = Twoja odpowiedź; widzisz ją tylko ty
question_answered = Twój ruch: { $pick }. Możesz go zmieniać do następnego pytania.
question_result = { "*" }*Wczorajsze pytanie**
question_result-none = { "*" }*Wczorajsze pytanie** nie ma odpowiedzi.
question_answers = { "*" }*Odpowiedzi**
question_answers-none = Nikt nie odpowiedział.
question_chosen = { $n } × { $pick }
question_own-shown = -# { $name }: { $pick }
question_house = Ruch gospody: **{ $pick }**.
question_why = -# Szansa na wygraną, liczona na koniec tury, średnio w wyobrażonych rozdaniach:
question_came-to = { $chance } % · { $pick }
question_came-to-own = { $chance } % · **{ $pick }** (twój ruch)

## page

page_hidden = -# Jesteś w ukryciu: inni nie widzą tej strony.
page_alt = Strona: { $name }, serwer { $server }.
page_alt-none = Jeszcze bez partii rankingowych.
page_alt-ladder = { $ladder }: ranking od początku { $rating }{ $season }, wygrane: { $wins } z { $games }.
page_alt-season = , w tym sezonie { $rating }
page_alt-characters = Najczęstsze postacie: { $characters }.
page_alt-character = { $character } (wygrane: { $wins } z { $games })
page_alt-roles = Wygrane: { $roles }.
page_alt-company = Najczęściej w towarzystwie: { $names }.
page_alt-podiums = Podia: { $podiums }.
page_alt-marks = Najnowsze odznaki: { $marks }.
page_of-season = sezon
page_of-all = od początku
page_of-wins = wygrane
page_wins = { $wins } z { $games }
page_characters = Postacie
page_company = Towarzystwo
page_together = { $name } ({ $n })
page_marks = Najnowsze odznaki
page_podium = { $place }. { $ladder }, { $season }
page_quarter = { $quarter } kw. { $year }

## describe

describe_deck = Własne talie: przepisz swoje pudełko albo wymyśl coś
describe_deck-new = Zacznij talię
describe_deck-card = Dodaj kartę do talii albo otwórz tę o takim tytule
describe_deck-show = Pokaż talie tego serwera albo jedną z nich
describe_deck-export = Daj talię jako plik
describe_deck-import = Zacznij talię od tego, co jest w pliku
describe_deck-contribute = Zaznacz, które karty są takie jak w twoim pudełku, żeby nam to wysłać
describe_deck-name = Jak nazywa się talia
describe_deck-source = Czy talia jest z pudełka, czy wymyślona
describe_deck-from-box = Z naszego pudełka
describe_deck-from-own = Nasza własna
describe_deck-copy = Jedna z naszych talii na początek, do poprawienia karta po karcie
describe_deck-face = Czyją ma twarz
describe_deck-deck = Która talia
describe_deck-title = Tytuł karty
describe_deck-kind = Rodzaj karty
describe_deck-count = Ile egzemplarzy
describe_deck-file = Plik talii, taki jak daje /deck export
describe_learn = Poznaj grę w kilka minut, z przewodnikiem
describe_call = Gdzie można cię wołać do gier z wolnym miejscem
describe_replay = Obejrzyj skończoną partię jeszcze raz, krok po kroku
describe_replay-table = Która partia; bez wyboru twoja ostatnia albo ostatnia tutaj
describe_leaderboard = Tabela wyników tego serwera
describe_leaderboard-game = Która gra; bez wyboru ta, w którą gra się tu najczęściej
describe_leaderboard-season = Kwartał, na przykład 2026-Q4
describe_stats = Strona o kimś: ranking, postacie i odznaki na tym serwerze
describe_stats-player = Czyje liczby; bez wyboru twoje
describe_stats-game = Która gra; bez wyboru wszystkie
describe_house = Ustawienia i blokady przy stołach tego serwera
describe_house-settings = Kanały, tempo, ręce, obrazki, wątki z dziennikiem i nazwa drinka
describe_house-ban = Nie wpuszczaj osoby do stołów tego serwera
describe_house-ban-user = Kogo zablokować
describe_house-ladder = Kogo widać w tabelach wyników tego serwera
describe_house-ladder-hide = Zdejmij osobę z tabel wyników i rekordów tego serwera
describe_house-ladder-show = Pokaż osobę znowu w tabelach wyników tego serwera
describe_house-ladder-user = Która osoba
describe_house-unban = Pozwól osobie znowu siadać do stołów
describe_house-unban-user = Kogo wpuścić z powrotem
describe_house-bans = Osoby, które nie mogą tu siadać do stołów
describe_house-preset = Zapisz opcje stołu jako zestaw do lobby
describe_house-preset-name = Jak nazywa się zestaw
describe_house-preset-table = Opcje którego stołu; potrzebne tylko, gdy jest ich kilka
describe_house-unpreset = Usuń zestaw tego serwera
describe_house-unpreset-name = Który zestaw
describe_house-close = Zamknij stół, w jakimkolwiek jest stanie
describe_house-close-table = Który stół; potrzebne tylko, gdy jest ich kilka
describe_house-resume = Puść dalej wstrzymaną partię, ktokolwiek ją wstrzymał
describe_house-resume-table = Który stół; potrzebne tylko, gdy jest ich kilka
describe_me = Twoje ustawienia i to, co o tobie zapisano
describe_me-settings = Ręka, wzmianki, godziny ciszy, przegląd, nieobecność, ukrycie, same słowa, pokerowa twarz
describe_me-tables = Twoje stoły, najpierw te, które na ciebie czekają
describe_me-page = Twoja strona: ranking, postacie, towarzystwo i odznaki
describe_me-marks = Twoje odznaki, każda z dniem i stołem
describe_me-data = Pobierz w pliku wszystko, co o tobie zapisano
describe_me-forget = Usuń wszystko, co o tobie zapisano
describe_question = Wcześniejsze pytanie: jaki byłby twój ruch?
describe_question-day = Który dzień, na przykład 2026-11-24; bez wyboru najnowszy
describe_help = Jak zacząć i wszystkie komendy
describe_rules = Zasady gry w skrócie z rozstrzygnięciami albo jak działa ranking
describe_rules-game = Która gra, ranking albo tasowanie
describe_card = Co robi karta
describe_card-name = Która karta, na przykład czerwona +2 albo Deflect
describe_case = Co mówią zasady, pokazane krok po kroku przy stole
describe_case-about = Słowo lub dwa, na przykład stawka albo popitka
describe_night = Wieczory gier: zaplanuj, odpowiedz, przenieś, odwołaj
describe_night-plan = Zaplanuj tu wieczór gier, na porę albo gdy zbierze się dość osób
describe_night-when = Kiedy: wpisz @time i wybierz; bez tego dostaniesz do wyboru dni i godziny
describe_night-game = Która gra
describe_night-seats = Miejsca przy stole, od 2 do 10; gdy osób jest więcej, stołów jest kilka
describe_night-preset = Zestaw gry albo tego serwera
describe_night-weekly = Co tydzień o tej godzinie
describe_night-note = Kilka słów do wszystkich, najwyżej 100 znaków
describe_night-soon = Zacznij, gdy zbierze się dość osób, w ciągu 12 godzin
describe_night-answer = Powiedz, czy będziesz na wieczorze gier
describe_night-which = Który wieczór na tym kanale
describe_night-said = Twoja odpowiedź
describe_night-move = Przenieś wieczór gier; może to zrobić, kto go planuje albo zarządza serwerem
describe_night-cancel = Odwołaj wieczór gier; może to zrobić, kto go planuje albo zarządza serwerem
describe_night-list = Wieczory gier na tym serwerze
describe_table = Który stół
describe_open-game = Która gra
describe_pace = Ile czasu jest na ruch
describe_whom = Która osoba
describe_seats = Ile najwyżej miejsc
describe_report = Co poszło nie tak

## board

board_title = ### { $game } · { $season }
board_all-time = od początku
board_season = sezon { $quarter }/{ $year }
board_empty = Nie ma tu jeszcze partii rankingowych. Potrzeba do nich dwóch osób.
board_line = { $mark } { $name } · **{ $rating }** · wygrane: { $wins } z { $games }{ $roles }{ $streak }
board_mine = { $mark } **{ $name }** · **{ $rating }** · wygrane: { $wins } z { $games }{ $roles }{ $streak }
board_roles = ({ $roles })
board_streak = { $n } z rzędu
board_not-yet = -# { $name } jest jeszcze poza tabelą wyników.
board_hidden-own = -# Jesteś tu w ukryciu; swój ranking, **{ $rating }**, widzisz tylko ty.
board_to-season = Ten sezon
board_to-all = Od początku
board_up = Wyżej
board_down = Niżej

## record

record_streak = { $n ->
    [one] Najdłuższa seria: { $name }, { $n } wygrana z rzędu ({ $when })
    [few] Najdłuższa seria: { $name }, { $n } wygrane z rzędu ({ $when })
    [many] Najdłuższa seria: { $name }, { $n } wygranych z rzędu ({ $when })
   *[other] Najdłuższa seria: { $name }, { $n } wygranej z rzędu ({ $when })
 }
record_fastest = Najszybsza wygrana: { $name }, { $time } ({ $when })
record_seconds = { $seconds } s
record_minutes = { $minutes } min { $seconds } s

## stats

stats_title = ### { $name }
stats_none = { $name } nie ma tu jeszcze ukończonej partii.
stats_none-own = Nie masz tu jeszcze ukończonej partii; zmieni to /table open.
stats_game = { "*" }*{ $game }**
stats_played = { $n ->
    [one] { $n } ukończona partia, wypite: { $drinks }
    [few] { $n } ukończone partie, wypite: { $drinks }
    [many] { $n } ukończonych partii, wypite: { $drinks }
   *[other] { $n } ukończonej partii, wypite: { $drinks }
 }
stats_unrated = Jeszcze bez partii rankingowej: potrzeba do niej dwóch osób przy stole.
stats_hidden = Poza tabelami wyników tego serwera.
stats_rated = { $games ->
    [one] Wygrane: { $wins } z { $games } partii rankingowej
    [few] Wygrane: { $wins } z { $games } partii rankingowych
    [many] Wygrane: { $wins } z { $games } partii rankingowych
   *[other] Wygrane: { $wins } z { $games } partii rankingowej
 }
stats_rated-share = { $games ->
    [one] Wygrane: { $wins } z { $games } partii rankingowej ({ $share } %)
    [few] Wygrane: { $wins } z { $games } partii rankingowych ({ $share } %)
    [many] Wygrane: { $wins } z { $games } partii rankingowych ({ $share } %)
   *[other] Wygrane: { $wins } z { $games } partii rankingowej ({ $share } %)
 }
stats_roles = Wygrane: { $roles }
stats_streak = { $streak ->
    [one] Teraz { $streak } wygrana z rzędu
    [few] Teraz { $streak } wygrane z rzędu
    [many] Teraz { $streak } wygranych z rzędu
   *[other] Teraz { $streak } wygranej z rzędu
 }
stats_best-streak = { $best ->
    [one] Najdłuższa seria: { $best } wygrana z rzędu
    [few] Najdłuższa seria: { $best } wygrane z rzędu
    [many] Najdłuższa seria: { $best } wygranych z rzędu
   *[other] Najdłuższa seria: { $best } wygranej z rzędu
 }
stats_rating = Ranking **{ $rating }**, miejsce { $place } od początku
stats_season = Ranking **{ $rating }**, { $season }, miejsce { $place }

## news

news_won = Wygrana: **{ $names }** ({ $game }). Przegrana: { $others }. Stół { $table }, kanał { $channel }.
news_over = { $game }: partia przy stole { $table } na kanale { $channel } jest skończona: { $names }.

## calendar

calendar_title = ### Sezony i pytania
calendar_season = Koniec sezonu ogłaszam na kanale { $channel } o { $hour } UTC, pierwszego dnia po sezonie.
calendar_season-none = Końca sezonu nie ogłaszam.
calendar_busiest = z największą liczbą partii
calendar_question = Codzienne pytanie o The Red Dragon Inn na kanale { $channel } o { $hour } UTC.
calendar_question-none = Bez pytania dnia. Kanał dla niego wybierzesz niżej.
calendar_question-stopped = { $n ->
    [one] Pytań dnia już nie ma: na ostatnie ({ $n }) nikt nie odpowiedział. Wybierz kanał jeszcze raz, a wrócą.
    [few] Pytań dnia już nie ma: na { $n } ostatnie nikt nie odpowiedział. Wybierz kanał jeszcze raz, a wrócą.
    [many] Pytań dnia już nie ma: na { $n } ostatnich nikt nie odpowiedział. Wybierz kanał jeszcze raz, a wrócą.
   *[other] Pytań dnia już nie ma: na { $n } ostatniego nikt nie odpowiedział. Wybierz kanał jeszcze raz, a wrócą.
 }
calendar_season-on = Ogłaszaj końce sezonów
calendar_season-off = Nie ogłaszaj końców sezonów
calendar_pick-season-channel = Kanał na koniec sezonu
calendar_pick-question-channel = Kanał na pytanie dnia (żaden: bez pytania)
calendar_hours = Godziny
calendar_back = Wróć
calendar_form = Godziny wpisów
calendar_form-season = Koniec sezonu, godzina w UTC
calendar_form-question = Pytanie dnia, godzina w UTC
calendar_hour-hint = Pełna godzina od 0 do 23.

## house

house_calendar = Sezony i pytania
house_title = ### Stoły na tym serwerze
house_channels = Stoły na kanałach: { $channels }
house_channels-all = wszystkie
house_limits = Najwięcej stołów otwartych naraz · na kanale: { $channel } · na serwerze: { $server }
house_limit-none = tyle, ile pozwala obsługa bota
house_limits-set = Ile stołów
house_limits-form = Ile stołów
house_limits-channel = Otwarte naraz na jednym kanale
house_limits-server = Otwarte naraz na tym serwerze
house_limits-hint = Liczba; puste: tyle, ile pozwala obsługa bota.
house_news = Wieści o skończonych partiach: { $channel }
house_news-none = na żadnym kanale
house_pick-news = Kanał na wieści o skończonych partiach
house_everywhere = Wszystkie kanały
house_pick-more-channels = Dodaj kanały na stoły albo zdejmij je z listy
house_pace = Tempo, jeśli stół nie chce innego: { $pace }
house_hands = Ręce: { $hands }
house_pictures = Obrazki: { $state }
house_drink = Drink nazywa się: { $one }, { $several }
house_log = Dziennik każdej partii: { $state }
house_log-on = w osobnym wątku
house_log-off = pod przyciskiem, po końcu partii
house_log-keep = Prowadź wątki z dziennikiem
house_log-none = Bez wątków z dziennikiem
house_log-lacks = -# Na tym kanale brakuje mi uprawnienia: { $missing }. Bez niego stół nie dostanie wątku.
house_state-on = włączone
house_state-off = wyłączone, wszystko słowami
house_events = Wieczory gier wśród wydarzeń serwera: { $state }
house_events-yes = tak, dopóki mogę tworzyć wydarzenia
house_events-no = nie
house_events-on = Wieczory jako wydarzenia
house_events-off = Bez wydarzeń
house_decks = Własne talie tworzą: { $makers }. Partie z nimi: { $rated }
house_decks-managers = osoby zarządzające serwerem
house_own-rated-yes = rankingowe, w osobnej tabeli
house_own-rated-no = nierankingowe
house_own-rate = Licz nasze talie do rankingu
house_own-unrate = Nie licz naszych talii do rankingu
house_pick-deck-role = Kto jeszcze może tworzyć talie…
house_hands-dm = w wiadomości prywatnej
house_hands-channel = prywatnie na kanale
house_pick-channels = Kanały na stoły (żaden: wszystkie kanały)
house_pick-pace = Tempo
house_pick-hands = Ręce
house_pick-drink = Jak nazywa się drink
house_drink-own = Własne słowo
house_drink-own-now = Własne słowo: { $one }, { $several }
house_presets = Zestawy: { $presets }
house_presets-none = żadnych własnych; /house preset zapisuje opcje stołu
house_preset-kept = { $game }: w lobby można teraz wybrać zestaw { $name }.
house_preset-gone = Usunięto zestaw { $name }.
house_pictures-on = Włącz obrazki
house_pictures-off = Wyłącz obrazki
house_form = Słowo na drinka
house_form-label = Liczba pojedyncza/mnoga, przez ukośnik
house_form-hint = Na przykład kufel/kufle; jedno słowo wystarczy za oba.
house_banned = { $name } nie może już tu siadać do stołów.
house_banned-from = { $name } nie może już tu siadać do stołów. Usunięto też stąd: { $tables }.
house_hidden = { $name } znika z tabel wyników i rekordów tego serwera. Nikomu nie zmienia się ranking.
house_hidden-already = { $name } jest już poza tabelami wyników tego serwera.
house_shown-again = { $name } jest znowu w tabelach wyników tego serwera.
house_not-hidden = { $name } nie jest w ukryciu w tabelach wyników tego serwera.
house_hide-too = Zdjąć tę osobę też z tabel wyników tego serwera?
house_sure-ban-self = Chcesz zablokować siebie? Znikniesz ze swoich stołów tutaj.
house_sure-ban-bot = Chcesz zablokować mnie? Nie mam miejsca przy stole, a moje stoły grają dalej.
house_banned-already = { $name } ma tu już blokadę.
house_unbanned = { $name } może znowu siadać do stołów.
house_not-banned = { $name } nie ma blokady.
house_bans-none = Nikt nie ma tu blokady.
house_bans = ### Kto nie może tu siadać do stołów
house_ban = { $who } · od { $when }, decyzja: { $by }
house_ban-sealed = Osoba, której dane usunięto na jej prośbę
house_bans-more = … i jeszcze { $n }.
house_closed = Stół { $table } jest zamknięty; partia się nie liczy.
house_table = { $table }: { $game }, { $state }, prowadzi { $host }
house_state-lobby = czeka na chętnych
house_state-live = gra trwa
house_state-paused = wstrzymany

## me

me_title = ### Twoje ustawienia
me_hands = Twoja ręka: { $hands }
me_hands-house = tak, jak ustawiono na serwerze
me_pings = Wzmianki, gdy stół czeka tylko na ciebie: { $state }
me_words-only = Same słowa, bez obrazków: { $state }
me_quiet = Godziny ciszy: { $hours }
me_quiet-none = brak
me_quiet-hours = od { $start } do { $end } według twojego zegara (teraz { $now }). Po zmianie czasu ustaw je znowu albo podaj miasto zamiast godziny, a zmiany czasu uwzględnię bez pytania.
me_quiet-zone = od { $start } do { $end } w strefie czasowej { $zone } (teraz { $now })
me_yes = tak
me_no = nie
me_pick-hands = Gdzie pokazywać twoją rękę
me_nights = Wzmianki przed wieczorami gier, na których będziesz: { $state }
me_nights-on = Wołaj mnie na wieczory
me_calls = Wołanie do gry
me_hints = Wieści o wolnych miejscach w twoich lobby: { $state }
me_hints-on = Mów mi o wolnych miejscach
me_hints-off = Bez wolnych miejsc
me_nights-off = Nie wołaj na wieczory
me_pings-off = Bez wzmianek
me_pings-on = Dawaj mi wzmianki
me_words-on = Same słowa
me_poker =
    Pokerowa twarz: { $state }
    -# Każda chwila, w której twoja talia mogłaby odpowiedzieć, trwa losowo długo (w tempie korespondencyjnym cały swój czas), więc nikt się z niej niczego nie dowie. Tyle masz na odpowiedź.
me_poker-on = Pokerowa twarz
me_poker-off = Bez pokerowej twarzy
me_words-off = Pokazuj obrazki
me_quiet-set = Godziny ciszy
me_quiet-off = Bez godzin ciszy
me_form = Godziny ciszy
me_form-start = Od, według twojego zegara
me_form-end = Do, według twojego zegara
me_form-zone = Twoja strefa czasowa
me_form-hint = Na przykład 22:30 albo 10:30 pm.
me_form-zone-hint = Duże miasto w niej, na przykład Warsaw lub Berlin. Albo twoja obecna godzina.
me_tables = ### Twoje stoły
me_tables-none = Nie siedzisz przy żadnym stole. Otwiera go /table open.
me_tables-more = I jeszcze { $n }.
me_table = { "*" }*{ $table }** · { $game } · { $channel }
me_table-at = { "*" }*{ $table }** · { $game } · { $channel } · { $guild }
me_table-lobby = -# czeka na chętnych
me_table-live = -# czeka na innych
me_away =
    Nieobecność: { $until }
    -# W partiach korespondencyjnych twój zegar wtedy stoi, najwyżej trzy dni na partię, razem z pauzami. W innym tempie gra bywalec.
me_away-none = nie
me_away-until = do { $when }
me_pick-away = Nieobecność na ...
me_away-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
me_away-back = Już jestem
me_hidden =
    W ukryciu: { $state }
    -# Inni nie widzą cię w tabelach wyników, na podiach ani na stronach. Twoje partie i tak się liczą.
me_hidden-on = Ukryj mnie
me_hidden-off = Pokaż mnie znowu
me_marks = Twoje nowe odznaki na koniec partii: { $state }
me_marks-on = Mów o moich odznakach
me_marks-off = Ani słowa o odznakach
me_digest = ### Te stoły na ciebie czekają
me_digests =
    Przegląd partii korespondencyjnych: { $times }
    -# Jedna wiadomość wymienia stoły, które na ciebie czekają; oprócz niej przychodzą tylko przypomnienia.
me_digest-none = wyłączony
me_digest-set = Przegląd
me_digest-form = Przegląd partii korespondencyjnych
me_digest-first = O godzinie, według twojego zegara
me_digest-second = I o godzinie
me_digest-hint = Na przykład 8:00 albo 7:30 pm. Oba puste: bez przeglądu.
me_table-paused = -# wstrzymany
me_table-waits = { "*" }*Czeka na ciebie**
me_table-waits-until = { "*" }*Czeka na ciebie** · koniec { $when }
me_data = W tym pliku jest wszystko, co o tobie zapisano.
me_forget = ### Usunąć twoje dane?
me_forget-goes = Na wszystkich serwerach znikną twoje ustawienia, ranking, miejsca w tabelach wyników, odznaki, podia, zgłoszenia, odpowiedzi na wieczory gier i pytania oraz życzenia, by cię wołać. W skończonych partiach zamiast ciebie zostanie kod. Dwie rzeczy zostają w nieczytelnej postaci: blokada oraz, przez 30 dni, to, że w partiach z tych dni grasz ty, bo od tego zależy, ile liczą się następne. Kopie zapasowe mogą przechowywać twoje dane jeszcze do 35 dni. Tego nie da się cofnąć.
me_forget-button = Tak, zapomnij o mnie
me_forgotten = Twoje dane usunięto. Poza kopiami zapasowymi nie ma już niczego z twoim imieniem.

## help

help_title = ### Jak zacząć
help_start =
    1. Wpisz /table open i wybierz grę.
    2. Znajomi naciskają *Dołącz*; *Przygotuj* sadza bywalców, czyli graczy komputerowych.
    3. Naciśnij *Zacznij grę*, potem *Moja ręka*: widzisz ją tylko ty i stamtąd grasz.
help_learn = Pierwszy raz tutaj? /learn nauczy cię gry w kilka minut.
help_players =
    { "*" }*Przy stole**
    - /table join, leave, status, undo, report · to samo robią przyciski stołu
    - /night plan, answer, move, cancel, list · wieczory gier
    - /deck new, card, show, export, import, contribute · własne talie w The Red Dragon Inn
help_everybody =
    - /rules, /card i /case · jak się gra, co robi karta i zasada pokazana krok po kroku
    - /replay · skończona partia, krok po kroku
    - /call · tu można cię wołać do gry z wolnym miejscem
    - /leaderboard i /stats · tabela wyników i strona o jednej osobie
    - /question · wcześniejsze pytanie: jaki byłby twój ruch?
    - /me tables, page, marks, settings, data, forget · twoje stoły, strona, wzmianki, godziny ciszy, przegląd, nieobecność, ukrycie, same słowa, pokerowa twarz, twoje dane
help_hosts =
    { "*" }*Dla osoby prowadzącej stół**
    - /table start, call, kick, pause, close, resend, beacon · opcje i tempo: *Przygotuj*, przed startem
help_admins =
    { "*" }*Dla osób zarządzających serwerem**
    - /house settings, preset, unpreset, ban, unban, bans, ladder hide, ladder show, close, resume · kanały, liczba stołów, wieści, wieczory gier jako wydarzenia, sezony i pytania, tempo, ręce, obrazki, wątki z dziennikiem, zestawy, słowo na drinka
help_sense = Drinkiem może być wszystko: punkty, woda, pompki. Dbajcie o siebie i przestańcie, gdy macie dość.

## greeting

greeting_title = ### Barkeep już otwarty
greeting_what = Rozdaję tu karty: { $games }. Każdy dostaje rękę, której nie widzi nikt inny, a na wolnych miejscach siadają gracze komputerowi.
greeting_begin = Otwórz stół, poczekaj, aż znajomi dołączą, i naciśnij *Zacznij grę*. Nie znasz tych gier? /learn nauczy cię którejś w kilka minut.
greeting_house = -# Stoły można otwierać na każdym kanale, na którym mogę pisać. Osoby zarządzające serwerem mogą wybrać, na których.
greeting_open = Otwórz stół
greeting_channel = Wybierz kanał

## rules

rules_rulings = ### { $game }, rozstrzygnięcia
rules_page = -# Strona { $page } z { $pages }
rules_section = ### { $game }: { $title }
rules_pictured = Na obrazku: { $signs }.
rules_number = Rozstrzygnięcie { $first }
rules_numbers = Rozstrzygnięcia od { $first } do { $last }
rules_ruling = { "*" }*{ $number }. { $title }.** { $text }
rules_before = Wróć
rules_after = Dalej
rules_shuffle-choice = Tasowanie
rules_shuffle-sign = Kart nikt nie wybiera
rules_shuffle =
    ### Tasowanie
    Zanim ktokolwiek usiądzie, bot pieczętuje sekret; każda osoba dodaje liczbę z Discorda, której nikt wcześniej nie zna, a karty wynikają z jednego i drugiego: cofnięcie, ponowny start ani nowa wersja nie losują od nowa, a jeśli zmieniona zasada przynosi nowe liczby losowe, dziennik to mówi. Lobby pokazuje skrót (hash) sekretu, stół na początku skrót wszystkich liczb, a swoją liczbę poznajesz tylko ty. Po partii *Dziennik* daje plik: `python -m bot verify` rozgrywa ją jeszcze raz na dowód, a docs/shuffle.md mówi, jak to zrobić bez naszego programu. Nie da się tak dowieść, że obsługa ze zmienionym programem nie odrzuca osób i startów, aż karty jej się spodobają, i nic to nie znaczy tam, gdzie jedna osoba gra sama, bo jej liczba jest znana, zanim losuje się sekret.
rules_ladder-choice = Ranking
rules_ladder-sign = Liczy się, kto jak gra
rules_ladder =
    ### Ranking
    - Partia jest rankingowa dla każdej osoby, która sama rozegrała turę, jeśli są takie dwie.
    - Najwięcej daje wygrana z kimś powyżej ciebie; bywalcy nie mają rankingu.
    - Ranking zaczyna się od 1000 i zmienia się tym mniej, im więcej partii masz za sobą.
    - Kto odchodzi, zajmuje ostatnie miejsce; kto pierwszy, ten za wszystkimi. Kto odpada z gry, ma ją ukończoną.
    - Opuszczenie wszystkich swoich tur drugi raz w ciągu 30 dni liczy się jak odejście.
    - Usunięcie kogoś wymaga głosowania; o rankingu tej osoby rozstrzyga, jak gra dalej bywalec.
    - Zamknięcie i długa pauza też wymagają głosowania.
    - Pięć partii dziennie z jedną osobą (20 w ciągu 30 dni) liczy się w pełni.
    - Partie z osobami, które grają tylko z tobą, liczą się mniej.
    - Drużyny mają osobną tabelę.

## card

card_title = ### { $name }
card_gloss = -# „{ $gloss }”
card_glossed = „{ $gloss }”
card_deck = Talia
card_rulings = { "*" }*Rozstrzygnięcia o tej karcie**

## case

case_show-me = Pokaż mi
case_menu = { $n ->
    [one] Pokazane przy stole: { $n } przypadek
    [few] Pokazane przy stole: { $n } przypadki
    [many] Pokazane przy stole: { $n } przypadków
   *[other] Pokazane przy stole: { $n } przypadku
 }
case_first =
    { "*" }*{ $says }**
    -# { $title } · { $rule }
case_again =
    { "*" }*{ $title }**
    -# { $rule }
case_step = -# Krok { $n } z { $of } · { $title }
case_line = { $n }. { $says }
case_steps = Kroki
case_examples = Przykłady
case_not-applicable =
    { "*" }*{ $says }**
    -# { $source }
    Nie ma czego pokazać: { $why }
case_names = Ada Ben Cleo Dan Elsa Finn Gina Hugo Iris Jack
case_passes = { $name } pasuje.
case_would = { $name } chce teraz zagrać: { $cards }.
case_would-if = { $name } chce zagrać, jeśli nikt inny nie odpowie: { $cards }.
case_chooses = { $name } wybiera.
case_timeout = { $name } nie ma już czasu.
case_minimum = Czas minął.
case_not-asked = { $name } nie dostaje żadnego pytania.
case_only-pass = { $name } może tylko spasować.
case_only = { $name } może zagrać { $cards } i nic więcej.
case_can = { $name } może teraz zagrać { $cards }.
case_cannot = { $name } nie może teraz zagrać tego: { $cards }.
case_tries = { $name } próbuje zagrać { $cards } i dostaje odpowiedź: { $why }
case_tries-that = { $name } próbuje czegoś innego i dostaje odpowiedź: { $why }
case_unseen = { $name } tego tu nie widzi: { $cards }.
case_unseen-public = Nikt inny tego tu nie widzi: { $cards }.
case_no-table = Tego stołu nie da się nawet ustawić: { $why }

## owner

owner_synced = Komendy wysłano do Discorda.
owner_closing = Gospoda zamyka się na chwilę; partia jest zapisana.
owner_draining = { $n ->
    [one] Od teraz bez nowych odpowiedzi; { $n } stół w grze, zapisany do następnego startu.
    [few] Od teraz bez nowych odpowiedzi; { $n } stoły w grze, zapisane do następnego startu.
    [many] Od teraz bez nowych odpowiedzi; { $n } stołów w grze, zapisanych do następnego startu.
   *[other] Od teraz bez nowych odpowiedzi; { $n } stołu w grze, zapisane do następnego startu.
 }
owner_backup-done = Skopiowano do { $path }, { $size }.
owner_backup-postgres = Baza danych to PostgreSQL: skopiuj ją przez pg_dump (jak, mówi docs/scaling.md).
owner_backup-failed = Kopia nie powstała: { $why }.
owner_troubles = { "*" }*Coś poszło nie tak.** Szczegóły są w logach bota.
owner_trouble = - { $when } `{ $what }`
owner_trouble-again = - { $when }, ostatni raz z { $times }: `{ $what }`
owner_trouble-more = { $n ->
    [one] - i { $n } inny rodzaj błędów
    [few] - i { $n } inne rodzaje błędów
    [many] - i { $n } innych rodzajów błędów
   *[other] - i { $n } innego rodzaju błędów
 }
owner_disk-full = Dysk jest pełny: żadnego ruchu nie da się zapisać, dopóki nie będzie miejsca.
owner_reports-none = Nie czeka żadne zgłoszenie.
owner_reports-sent = { $n ->
    [one] Wysłano ci w wiadomości prywatnej { $n } zgłoszenie.
    [few] Wysłano ci w wiadomości prywatnej { $n } zgłoszenia.
    [many] Wysłano ci w wiadomości prywatnej { $n } zgłoszeń.
   *[other] Wysłano ci w wiadomości prywatnej { $n } zgłoszenia.
 }
owner_reports-closed = Nie mogę wysyłać ci wiadomości prywatnych, a zgłoszenia mogą zawierać tajemnice: zezwól na wiadomości prywatne i spróbuj znowu.
owner_report =
    { "*" }*{ $reference }** · stół { $table } · { $when }
    { $text }
owner_report-waits = Grasz przy tym stole, więc to, co tam wybrano i powiedziano, dostaniesz po końcu partii.
owner_report-digest = { $n ->
    [one]
        { "*" }*Przyszło { $n } zgłoszenie.** Żeby dostać dziennik, wyślij mi `@Barkeep reports`.
        { $lines }
    [few]
        { "*" }*Przyszły { $n } zgłoszenia.** Żeby dostać dzienniki, wyślij mi `@Barkeep reports`.
        { $lines }
    [many]
        { "*" }*Przyszło { $n } zgłoszeń.** Żeby dostać dzienniki, wyślij mi `@Barkeep reports`.
        { $lines }
   *[other]
        { "*" }*Przyszło { $n } zgłoszenia.** Żeby dostać dzienniki, wyślij mi `@Barkeep reports`.
        { $lines }
 }
owner_report-line = - **{ $reference }** · stół { $table } · { $when }: { $text }
owner_report-more = { $n ->
    [one] - i jeszcze { $n } zgłoszenie
    [few] - i jeszcze { $n } zgłoszenia
    [many] - i jeszcze { $n } zgłoszeń
   *[other] - i jeszcze { $n } zgłoszenia
 }
owner_health =
    { "*" }*Barkeep { $version }** · discord.py { $library }
    Działa od { $since }
    Stoły: { $live } w grze, { $lobby } czeka, { $paused } wstrzymane
    Baza danych: { $size }, zapis trwał { $commit } ms, ostatnie sprawdzenie: { $check }
    Ostatnia nocna kopia: { $backup }
    Puls: { $heartbeat }
    Ostatnia przyjęta odpowiedź: { $last }
    Gateway: { $latency }
    Czekające zgłoszenia: { $reports }
owner_health-share = Część { $share }: w grze { $live }, czeka { $lobby }, wstrzymane { $paused } · Puls: { $heartbeat } · Najstarsza wiadomość nieprzeczytana przez swój proces: { $letter }
owner_no-letter = brak
owner_no-backup = brak; folder na kopie podaje BARKEEP_BACKUPS
owner_backup-fails = { $made }; **ostatnia próba nieudana**: { $why }
owner_never = nigdy
owner_no-latency = bez połączenia
owner_latency = { $ms } ms
owner_check-ok = w porządku, { $when }
owner_doctor = Test wiadomości prywatnych: `python -m bot doctor`. Zniknie sam.
owner_doctor-press = Test: `python -m bot doctor`. Naciśnij przycisk, dopóki działam. To zniknie samo.
owner_doctor-try = Wypróbuj prywatną odpowiedź
owner_doctor-answer = To jest prywatna odpowiedź.
owner_doctor-answer-edited = Tę prywatną odpowiedź zmieniono: wszystko w porządku.
owner_doctor-tried = Przycisk naciśnięto, prywatna odpowiedź dotarła.
owner_doctor-edited = Przycisk naciśnięto, prywatną odpowiedź zmieniono.
owner_check-damaged = { "*" }*uszkodzona**, { $when }: { $found }. Przywróć kopię zapasową.

## lesson

lesson_which = 🎓 **Którą grę chcesz poznać?** Grasz krótką partię z przewodnikiem; ona się nie liczy.
lesson_guide =
    -# 🎓 Twoja lekcja
    { $text }
lesson_again = Twoja lekcja toczy się dalej tutaj, przy stole { $table }.
lesson_table = -# 🎓 { $name } poznaje grę z przewodnikiem.
lesson_shut =
    ### Stół { $table } jest zamknięty
    Lekcja jest skończona i się nie liczy. Wpisz /learn, żeby zacząć od nowa.

## lesson-button

lesson-button_on = Dalej bez przewodnika
lesson-button_stop = Zakończ lekcję

## language

language_pick = Wybierz język
language_unread = Jeszcze nie sprawdzone przez osobę, dla której to język ojczysty
language_now = Język: **{ $name }**
language_discord = taki jak w twoim Discordzie
language_locale = taki jak na serwerze
language_house = Stół mówi językiem serwera
language_offer = Stoły na tym serwerze mogą mówić w tym języku: { $name }. Własną rękę i tak każdy widzi w swoim języku.
language_take = Stoły tutaj: { $name }
language_taken = Stoły mówią tu teraz w tym języku: { $name }. Zmienia to */house settings*.
