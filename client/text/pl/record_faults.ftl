### Co jest nie tak w zapisie: część zdania bez kropki. Wartości są cytowane tak jak w zapisie.
### Miejsca liczy się od 0, jak w zapisie.

## Gdzie

leg = runda { $number }
move = ruch { $number }
incident = zdarzenie { $number }
line = wiersz { $line }
record = zapis { $record }
whole =
    .record = zapis
    .leg = runda
    .move = ruch
    .incident = zdarzenie
at-place = { $place }: { $fault }

## Pliki

packed-cut = urywa się i nie da się go rozpakować
packed-damaged = jest uszkodzony i nie da się go rozpakować
not-utf8 = jego bajt { $byte } to nie UTF-8
half-surrogate = zawiera połowę pary zastępczej, a to nie jest znak
cut = urywa się po { $characters ->
    [one] { $characters } znaku
   *[many] { $characters } znakach
}
not-json = to nie JSON: zobacz { $line ->
    [none] {""}
   *[other] wiersz { $line },{" "}
}znak { $character }
nested = jest zagnieżdżony o wiele głębiej niż jakikolwiek zapis
line-too-long = jest dłuższy niż { $most } B, dłuższy niż jakikolwiek zapis
file-too-long = jest dłuższy niż { $most } B. Umieść każdy zapis w osobnym wierszu
name-twice = nazwa { $name } występuje dwa razy w jednym obiekcie
long-integer = zawiera zbyt długą liczbę jak na zapis (cyfry: { $digits })
large-number = zawiera zbyt dużą liczbę { $number }
no-number = zawiera { $name }, a to w JSON nie jest liczba
empty-file = plik jest pusty
no-such-record = w pliku nie ma zapisu { $index }; liczba zapisów: { $records }

## Wartości

-source = { $source ->
    [first_leg] runda 1 ma
    [commitment] jej numer i sól dają
    [order] po kolei powinno być
    [swapped] po zamianie z rundy 1 powinno być
    [seat] według miejsc powinno być
    [deal] jej numer rozdaje
    [digest] reszta zapisu daje
    [format] ta wersja czyta
    [version] ta wersja ma
    [options] w pełnym zapisie to
    [notation] zapisuje się to
    [auto] dla miejsca, któremu skończył się czas, powinno być
   *[rules] zasady dają
}
differs = { $value } to { $found }, { -source } { $expected }
differs-missing = brakuje { $value }, { -source } { $expected }
differs-length = liczba elementów w { $value } to { $items }, { -source } { $right }
missing = brakuje { $value }
unknown-name = { $value } to nieznana nazwa
no-such-time = { $value } to { $found }, a taki czas nie istnieje
not-one-of = { $value } to { $found }, powinno być { $values }
wrong-format = { $value } to { $found }, powinno być { $format ->
    [player] id gracza z 16 znaków albo computer: i poziom
    [level] nazwą poziomu, małymi literami
    [time] czasem takim jak 2026-11-21T10:00:00Z
    [sha256] 64 małymi cyframi szesnastkowymi
   *[salt] 32 małymi cyframi szesnastkowymi
}
wrong-type = { $value } to { $found }, powinno być { $type ->
    [integer] liczbą całkowitą
    [number] liczbą
    [boolean] true albo false
    [text] tekstem
    [list] listą
    [path] ścieżką
   *[object] obiektem
}
outside-limit = { $value } to { $found }, powinno być { $bound ->
    [least] co najmniej { $limit }
    [most] najwyżej { $limit }
    [more] więcej niż { $limit }
   *[less] mniej niż { $limit }
}
empty = { $value } to { $found }, a nie powinno być puste
invalid = { $value } to { $found }, a to niedozwolone

## Mecz

unknown-game = game to { $found }, powinno być { $games }
package-missing = game to { $found }, z pakietu { $provider }: najpierw go zainstaluj
wrong-form = form to { $found }, przy tych opcjach powinno być { $forms }
wrong-seats = liczba elementów w seats to { $items }, miejsc w grze jest { $exact ->
    [yes] { $most }
   *[no] od { $fewest } do { $most }
}
wrong-legs = liczba elementów w legs to { $items }, rund w meczu jest { $right }
wrong-roles = roles to { $found }, powinno dawać { $roles }, po jednej na miejsce
not-casual = casual to true, ale treningowa może być tylko partia solo w grze bez własnego cofania
needless-commitment = podano commitment, ale w grze solo nic nie jest ukryte
commitment-missing = commitment to null, ale runda 1 była grana na ukrytym numerze

## Rundy i ruchy

after-match = { $value } jest zbędne: mecz skończył się w rundzie { $leg }, po { $moves ->
    [one] { $moves } ruchu
   *[many] { $moves } ruchach
}
after-leg = { $value } jest zbędne: runda skończyła się po { $moves ->
    [one] { $moves } ruchu
   *[many] { $moves } ruchach
}
match-ends-again = jej zdarzenia kończą mecz, ale skończył się on w rundzie { $leg }, po { $moves ->
    [one] { $moves } ruchu
   *[many] { $moves } ruchach
}
move-missing = brakuje { $value }: kolej ma miejsce { $seats }
move-missing-before = brakuje { $value }: zdarzenie { $incident } nastąpiło po { $moves ->
    [one] { $moves } ruchu
   *[many] { $moves } ruchach
}
board-ahead = brakuje { $value }: runda { $leg } wyprzedza (kroki: { $steps })
other-leg = { $value } to { $found }, ale to runda miejsca { $seat }
not-its-turn = { $value } to { $found }, ale kolej ma miejsce { $seats }
move-refused = { $value } to { $found }, a zasady tego nie dopuszczają: { $why }
not-automatic = auto to true, ale pokój nie wykonuje takiego ruchu
automatic = brakuje auto: pokój gra za miejsce, któremu skończył się czas
player-left = seat to { $found }, ale tego gracza nie było już w meczu
nothing-shown = { $value } to true, ale cofnięte ruchy nic nie odkryły

## Zdarzenia

wrong-ply = { $value } to { $found }, ale liczba zagranych ruchów to { $moves }
wrong-leaving = { $value } to { $found }, przy liczbie graczy { $players } powinno być { $right }
impossible-incident = { $value } to { $found } dla miejsca { $seat }, a to niemożliwe po { $moves ->
    [one] { $moves } ruchu
   *[many] { $moves } ruchach
}

## Wyniki sprawdzenia

verified = { $records ->
    [one] { $records } zapis sprawdzony.
    [few] { $records } zapisy sprawdzone.
   *[many] { $records } zapisów sprawdzonych.
}
failed = Zapisy z błędem: { $bad } z { $records }.
stopped = Przerwano po { $bad ->
    [one] { $bad } błędzie
   *[many] { $bad } błędach
}: reszty pliku nie sprawdzono.
none-found = Plik jest pusty. Powinien zawierać zapis, listę zapisów albo jeden zapis w wierszu.
