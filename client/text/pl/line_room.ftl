### Pokój w trybie tekstowym.

too-early = Nie zrobiono tego, bo to dopiero się pojawiło. Naciśnij Enter jeszcze raz.
still-asking = Ostatnie polecenie czeka na odpowiedź serwera. Wpisz retry, aby połączyć się teraz ponownie.
no-wait-needed = Nie trzeba czekać: zdarzenia są ogłaszane na bieżąco.

## Ludzie

people = W pokoju: { $people }.
no-spectators = Nikt już nie ogląda.
said-before = Napisane wcześniej:
phrase-usage = Wpisz phrase i liczbę od 1 do 4; samo phrase pokazuje listę.
who-plays = Kto gra? Wpisz as i imię, a potem ready.
begin-ways = begin usuwa puste miejsca; opponent LEVEL all zapełnia je komputerami.

## Zegary

no-clock = Ten mecz nie ma zegara.
time-left = Zostało ci { $seconds }.
clock = { $name } { $left }{ $running ->
    [yes] {" "}(biegnie)
   *[no] {""}
}

## Rundy

plays-alone = Grasz solo; { $number }.
leg = Runda { $leg } z { $legs }: { $roles }; { $number }.
not-your-turn = To nie twoja kolej.
no-place = { $places ->
    [0] Nie ma teraz nic do wyboru.
    [1] Nie ma miejsca { $number }. Wpisz 1 albo kartę, na którą zagrać, np. 7d.
   *[many] Nie ma miejsca { $number }. Wpisz liczbę od 1 do { $places } albo kartę, na którą zagrać, np. 7d.
}
no-news = W tej rundzie nic się jeszcze nie wydarzyło.
moves-usage = liczba albo karta, np. 2 lub 7d: zagraj tam
tips-off = Objaśnienia wyłączone. Wpisz rules, aby zobaczyć całe zasady.

## Nieobecni gracze

can-decide = { $name } długo nie wraca. { decide }
decide = Wpisz claim match, aby wygrać; claim easy, normal, strong albo random, aby dalej grał ten komputer; albo czekaj.
can-replace = Można kogoś zastąpić: { $names }. { decide-of-many }
decide-of-many = Wpisz claim easy, normal, strong albo random, oraz imię, jeśli brakuje kilku osób. Ten komputer zagra dalej, jeśli inni się zgodzą. Albo czekaj.
whose-seat = Czyje miejsce? Wybierz: { $names }.

## Pytania, na które odpowiada się yes albo no

yes-or-no = Wpisz yes albo no.
sure-take-back = Jeśli ten ruch odkrył kartę, mecz będzie rankingowy tylko przy twojej przegranej, a runda nie da rekordu. Poprosić o cofnięcie? yes lub no:
sure-resign = Poddać mecz? yes lub no:
sure-give-up = Poddać tę partię? Nie będzie się liczyć. yes lub no:
sure-leave-to-others = Zostawić grę innym, którzy grają dalej? yes lub no:
sure-end = Inni mają tu miejsca. Mimo to zatrzymać serwer? yes lub no:
open-game = Ta partia jeszcze trwa. { $competes ->
    [yes] Wpisz give up (nie będzie się liczyć) albo back:
   *[no] Wpisz keep (aby wrócić później), give up (nie będzie się liczyć) albo back:
}

## Koniec meczu

next-ways = Możesz wpisać { $more ->
    [rematch] new (nowe rozdanie), same (to samo rozdanie), analysis, watch, save, leave
    [new] new (rewanż), analysis, watch, save, leave
    [alone] new, new NUMBER, same, computer, analysis, scores, leave
    [watch] analysis, watch, save, leave
   *[daily] leave
} i więcej: help pokazuje wszystkie polecenia.
not-over-yet = Żaden mecz się jeszcze nie skończył, więc nie ma zapisu.
no-record = W tym meczu nie było ruchów, więc nie ma zapisu.

## Połączenie

back-online = Połączenie wróciło.
not-open = Twój serwer przyjmuje połączenia tylko z tego komputera. Wpisz open, aby wpuścić innych: serwer uruchomi się ponownie i zachowa wszystkie partie.
opened = Inni mogą już dołączać.

ways-on = Możesz wpisać: { $ways }.
way =
    .again = again (spróbuj ponownie)
    .play_here = here (graj też tutaj)
    .rename = name NAME (zmień imię)
    .back = leave

## Wyjście

left = Pokój opuszczony.
left-game = Pokój opuszczony. Partia jest zapisana: wrócisz do niej z menu startowego.
left-seat = Pokój opuszczony. Twoje miejsce czeka: wróć tym samym poleceniem.
