### Pokój w trybie tekstowym.

too-early = Nie zrobiono tego, bo to dopiero się pojawiło. Naciśnij Enter jeszcze raz.
still-asking = Ostatnie polecenie czeka na odpowiedź serwera. Wpisz „połącz”, aby połączyć się teraz ponownie.
no-wait-needed = Nie trzeba czekać: zdarzenia są ogłaszane na bieżąco.

## Ludzie

people = W pokoju: { $people }.
no-spectators = Nikt już nie ogląda.
said-before = Napisane wcześniej:
phrase-usage = Wpisz „zwrot” i liczbę od 1 do 4; samo „zwrot” pokazuje listę.
who-plays = Kto gra? Wpisz „jako” i imię, a potem „gotowe”.
begin-ways = „zacznij” usuwa puste miejsca; „przeciwnik LEVEL wszystkie” zapełnia je komputerami.

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
tips-off = Objaśnienia wyłączone. Wpisz „zasady”, aby zobaczyć całe zasady.

## Nieobecni gracze

can-decide = { $name } długo nie wraca. { decide }
decide = Wpisz „ogłoś mecz”, aby wygrać; „ogłoś łatwy”, „średni”, „mocny” albo „losowy”, aby dalej grał ten komputer; albo czekaj.
can-replace = Można kogoś zastąpić: { $names }. { decide-of-many }
decide-of-many = Wpisz „ogłoś łatwy”, „średni”, „mocny” albo „losowy”, oraz imię, jeśli brakuje kilku osób. Ten komputer zagra dalej, jeśli inni się zgodzą. Albo czekaj.
whose-seat = Czyje miejsce? Wybierz: { $names }.

## Pytania, na które odpowiada się yes albo no

yes-or-no = Wpisz tak albo nie.
sure-take-back = Jeśli ten ruch odkrył kartę, mecz będzie rankingowy tylko przy twojej przegranej, a runda nie da rekordu. Poprosić o cofnięcie? tak lub nie:
sure-resign = Poddać mecz? tak lub nie:
sure-give-up = Poddać tę partię? Nie będzie się liczyć. tak lub nie:
sure-leave-to-others = Zostawić grę innym, którzy grają dalej? tak lub nie:
sure-end = Inni mają tu miejsca. Mimo to zatrzymać serwer? tak lub nie:
open-game = Ta partia jeszcze trwa. { $competes ->
    [yes] Wpisz poddaj (nie będzie się liczyć) albo wstecz:
   *[no] Wpisz zachowaj (aby wrócić później), poddaj (nie będzie się liczyć) albo wstecz:
}

## Koniec meczu

next-ways = Możesz wpisać { $more ->
    [rematch] nowe (nowe rozdanie), taki-sam (to samo rozdanie), analiza, obejrzyj, zapisz, wyjdź
    [new] nowe (rewanż), analiza, obejrzyj, zapisz, wyjdź
    [alone] nowe, nowe NUMBER, taki-sam, komputer, analiza, rekordy, wyjdź
    [watch] analiza, obejrzyj, zapisz, wyjdź
   *[daily] wyjdź
} i więcej: pomoc pokazuje wszystkie polecenia.
not-over-yet = Żaden mecz się jeszcze nie skończył, więc nie ma zapisu.
no-record = W tym meczu nie było ruchów, więc nie ma zapisu.

## Połączenie

back-online = Połączenie wróciło.
not-open = Twój serwer przyjmuje połączenia tylko z tego komputera. Wpisz „otwórz”, aby wpuścić innych: serwer uruchomi się ponownie i zachowa wszystkie partie.
opened = Inni mogą już dołączać.

ways-on = Możesz wpisać: { $ways }.
way =
    .again = ponownie (spróbuj ponownie)
    .play_here = tutaj (graj też tutaj)
    .rename = nazwa NAME (zmień imię)
    .back = wyjdź

## Wyjście

left = Pokój opuszczony.
left-game = Pokój opuszczony. Partia jest zapisana: wrócisz do niej z menu startowego.
left-seat = Pokój opuszczony. Twoje miejsce czeka: wróć tym samym poleceniem.
