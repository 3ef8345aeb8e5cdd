### Szukanie zapisu meczu w pliku, w sieci lub w pokoju i jego sprawdzanie.

watch-title = Obejrzyj mecz jeszcze raz
watch-hint = z pliku, z adresu w sieci albo z pokoju
looking = Szukanie…
preparing = Odtwarzanie meczu…

## Gdzie szukać

source = Plik, adres w sieci lub pokój
source-hint = Zachowany zapis, zapis w sieci albo mecze zakończone w pokoju, do którego masz kod.
source-example = match.json, 192.168.1.5:8420/KZ7-4QM2
file = Wybierz plik
file-hint = Zapis, lista zapisów albo jeden zapis w wierszu (także .zst). Możesz też upuścić plik tutaj.
drop = Upuść tutaj
room = Link do zapisu lub pokoju albo kod pokoju
room-hint = Albo wpisz link do meczu lub pokój tego serwera, aby zobaczyć zakończone w nim mecze.
look = Szukaj
source-missing = Wpisz plik, adres w sieci albo adres i kod pokoju.
not-a-source = Nie ma pliku { $typed } i nie jest to pokój: { $reason }

on-device = Na tym urządzeniu
on-device-hint = Mecze, które już tu oglądano. Można je obejrzeć jeszcze raz bez sieci.
remove = Usuń
remove-from-device = Usuń z tego urządzenia: { $match }
needs-server = Tego meczu nie ma na tym urządzeniu, więc potrzebny jest serwer. { $reason }

## Kilka zapisów

which = Który mecz?
which-of-first = Który mecz? Lista ma tylko pierwsze { $shown }; --index N otwiera dalszy.
only-first = Lista ma tylko pierwsze mecze z pliku ({ $shown }). Aby obejrzeć dalszy, uruchom turnabout replay FILE --index N w terminalu.
number = numer { $number }
without-number = zapis bez numeru
game-and-number = { $game } · { $number }
player = { $name }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
not-a-record = to nie zapis: { $fault }
match-and-players = { $match }: { $players }

## Strona meczu

a-match = Mecz rozegrany tutaj
link-hint = Każdy, kto zna adres tej strony, może obejrzeć mecz oraz zachować i sprawdzić jego zapis.
in-terminal = W terminalu:
promised = Numer był ukryty do końca. Gdy oglądasz mecz tutaj, jest on rozdawany i grany od nowa i porównywany z tym, co obiecał serwer.
refused =
    .not_found = { -no-record }
    .forbidden = { -record-withheld }
    .service_unavailable = { -records-away }
-no-record = Ten serwer nie ma zapisu o tym id. Zapis dopiero co zakończonego meczu może pojawić się za chwilę. Mecz bez ruchu nie ma zapisu.
-record-withheld = Ten zapis jest ukryty do końca dnia, z którego jest numer dnia.
-records-away = Serwer chwilowo nie może czytać zapisów. Spróbuj później.

## Pliki

no-record = Nie ma w nim zapisu meczu: { $fault }.
no-record-at = W { $place } nie ma zapisu meczu: { $fault }.
empty = W { $place } nie ma zapisu meczu: jest tam pusto.
no-record-in-file = Nie ma w nim zapisu meczu. Plik zawiera zapis, listę zapisów albo jeden zapis w wierszu.
not-json = Wiersz { $line } to nie JSON, więc nie jest zapisem.
no-index = Nie ma zapisu { $index }; liczba zapisów: { $records }.
folder = { $path } to katalog. Podaj plik z zapisami, który w nim jest.
unreadable = Nie można odczytać { $path }: { $reason }.
unreadable-file = Nie można odczytać tego pliku.
too-long = Ten plik po rozpakowaniu ma ponad 32 MB. Obejrzyj jego mecze w terminalu: turnabout replay FILE.
damaged = Ten plik jest uszkodzony i nie da się go rozpakować.
other-version = Ten zapis pochodzi z innej wersji, niż czyta ta strona.
unknown-game = Ta strona nie umie pokazać gry „{ $game }”.
incomplete = Ten zapis jest niepełny: czegoś brakuje albo ma inną postać.
bad-text = Któryś tekst w tym zapisie ma znaki, których nie da się pokazać, albo zbyt wiele znaków przy jednej literze.

## Adresy w sieci

not-fetched = Nie można pobrać { $url }: { $reason }
too-slow = trwa to dłużej niż { $seconds } s.
no-answer = brak odpowiedzi.
reason = { $reason }.
http-error = serwer odpowiada: { $status } { $reason }.
page-too-long = Pod { $url } jest ponad { $most } MiB, za dużo jak na zapis.

## Pokoje

no-such-room = Na serwerze { $server } nie ma pokoju { $room }. Sprawdź kod i adres.
none-finished = W tym pokoju nie zakończono jeszcze żadnego meczu. Oglądać można tylko zakończone mecze.

## Odtwarzanie

game-not-installed = Ten Turnabout nie umie pokazać gry „{ $game }”.
not-shown = Zapis zawiera coś, czego ten Turnabout nie umie pokazać.
not-started = Nie udało się uruchomić programu, który odtwarza zapisy: { $reason }.
replay-too-slow = Zapisu nie udało się odtworzyć w ciągu { $seconds } s.
not-replayed = Zapisu nie udało się odtworzyć{ $reason ->
    [none] .
   *[other] : { $reason }
}
not-playable = Zapisu nie da się odtworzyć: { $fault }.
too-many-moves = Ten mecz ma za dużo ruchów, by odtworzył go serwer. Najpierw zainstaluj jego grę.
server-needed = { $server } nie odpowiada, a odtworzyć to może tylko serwer z tą grą.

## Co jest nie tak w zapisie

-leg = { $leg ->
    [none] runda
   *[other] runda { $leg }
}
wrong-number = { -leg } ma inny numer niż pierwsza
wrong-deck = { -leg }: talia nie jest tą, którą daje jej numer
wrong-commitment = { -leg }: numer i jego sól nie dają podanego odcisku
wrong-digest = jego skrót nie zgadza się z resztą zapisu
not-played = { -leg }: serwer nie mógł jej zagrać
move-refused = { -leg }, ruch { $number }: { $move } jest niedozwolone. { $reason }
wrong-score = { -leg }, ruch { $number }: wynik to { $score }, zasady dają { $right }
wrong-final-score = { -leg }: końcowy wynik to { $score }, zasady dają { $right }
not-over = { -leg }: podana jako skończona, ale można było jeszcze zagrać kartę
wrong-order = { -leg }, ruch { $number }: karty nie są w kolejności talii
