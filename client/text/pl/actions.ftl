### Co można robić w pokoju oprócz gry.

menu-title = Pokój
switch-sounds =
    .on = Włącz dźwięki
    .off = Wyłącz dźwięki

menu-group =
    .game = Partia
    .room = Pokój
    .look = Sprawdź
    .rest = Ta strona
    .end = Zakończ partię

action =
    .sit = Zajmij miejsce
    .stand = Wstań i oglądaj
    .come_back = Wróć na swoje miejsce
    .ask_for_seat = Poproś o czyjeś miejsce
    .answer_replacement = Odpowiedz na prośbę o zastępstwo
    .take_back = Poproś o cofnięcie ruchu
    .undo = Cofnij swój ostatni ruch
    .answer = Odpowiedz na prośbę o cofnięcie
    .withdraw = Wycofaj swoją prośbę
    .go_on_without = Graj dalej bez nieobecnych
    .resign = Poddaj mecz
    .move_seat = Przenieś miejsce na inne urządzenie
    .settings = Ustawienia następnego meczu
    .free = Zwolnij miejsce
    .send_away = Usuń kogoś
    .pass_on = Przekaż rolę gospodarza
    .seat_computer = Dodaj komputer
    .begin_with_these = Zacznij z obecnymi graczami
    .tournament = Turniej do pięciu imion
    .hint = Poproś o podpowiedź
    .number = Wyniki tego numeru
    .analysis = Jak dobrze poszło?
    .scores = Twoje rekordy

leave-match = Opuść mecz

reason =
    .no_seat = nie masz miejsca
    .seated = masz już miejsce
    .full = brak wolnych miejsc
    .kept = miejsce czeka na kogoś innego
    .playing = nie podczas meczu
    .no_match = nie trwa żaden mecz
    .no_leg = nie trwa żadna runda
    .no_move = nie było jeszcze żadnego ruchu
    .race = w wyścigu nie cofa się ruchów
    .not_alone = tylko w grze solo
    .own_undo = ta gra ma własne cofanie
    .revealed = ostatni ruch odkrył kartę
    .final = prób i ocen nie można cofnąć
    .asked = prośba już czeka
    .not_asked = nie ma żadnej prośby
    .computer_plays = na tym miejscu gra komputer
    .no_computer = na swoim miejscu grasz ty
    .other_here = nikogo nie brakuje
    .played_out = nikt już nie czeka na to miejsce
    .too_soon = ta osoba była tu przed chwilą
    .correspondence = w partii korespondencyjnej nieobecni mają czas do końca zegara
    .too_few = potrzeba co najmniej dwóch graczy
    .not_owner = może to zrobić tylko gospodarz
    .nobody_sits = nikt inny nie ma miejsca
    .nobody_else = nie ma tu nikogo innego
    .alone = grasz solo
    .no_hints = ustawienia pokoju nie pozwalają na podpowiedzi
    .not_your_turn = to nie twoja kolej
    .hidden = numer jest ukryty do końca meczu
    .not_over = dopiero po meczu
    .no_room = nie jesteś w żadnym pokoju
    .daily = nie na numerze dnia
    .quick = dopiero po szybkim meczu

not-now = Nie teraz: { $reason }.

## Wolne miejsca i komunikaty

notices-title = Komunikaty
seat-free = Jest wolne miejsce.
seat-open = Jest wolne miejsce. Może je zająć każdy, kto dołączy.
seat-kept = Wolne miejsce jest zarezerwowane: { $name }.

## Ustawienia pokoju

save-settings = Zapisz te ustawienia

owner = { $owner ->
    [none] Gospodarz pokoju jest nieobecny.
   *[other] Gospodarz pokoju: { $owner }.
}
you-own = To twój pokój.

next-match = { $options ->
    [none] { "" }
   *[other] { $options }{ " " }
}Następny mecz: { $numbered ->
    [yes] { $number ->
        [none] { $winnable ->
            [yes] numer losowy, wygrywalny i ukryty
           *[no] numer losowy i ukryty
        }
       *[other] numer { $number }
    }; { "" }
   *[no] { "" }
}{ $clock }; { $spectators ->
    [yes] z widzami
   *[no] bez widzów
}{ $hints ->
    [yes] ; podpowiedzi dozwolone
   *[no] { "" }
}{ $listed ->
    [yes] ; każdy może znaleźć pokój
   *[no] { "" }
}.

## Zapis meczu

watch-record = Obejrzyj jeszcze raz
save-record = Zapisz mecz do pliku
copy-record-link = Skopiuj link do zapisu

## Przenoszenie miejsca na inne urządzenie

no-seat-code = Serwer nie przysłał kodu. Spróbuj ponownie.
seat-cannot-move = Twój serwer przyjmuje połączenia tylko z tego komputera. Otwórz pokój dla innych, a potem przenieś miejsce.

move-command = turnabout join { $address } --seat-code { $code }
move-by-command =
    Na drugim urządzeniu uruchom
      { $command }
    albo wybierz dołączenie do pokoju i wpisz ten kod. Działa raz, do { $until }. Wtedy to urządzenie wyjdzie z pokoju.
move-by-link = Na drugim urządzeniu otwórz { $link }, wybierz kontynuację z innego urządzenia i wpisz ten kod. Działa raz, do { $until }. Wtedy to urządzenie wyjdzie z pokoju.
local-address = { $host } działa tylko na tym komputerze. Na innym użyj adresu, który prowadzi tutaj.
