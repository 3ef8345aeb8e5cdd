### Strona w przeglądarce: wspólne dla wszystkich jej ekranów.

close = Zamknij
cancel = Anuluj
back = { -back }
-back = Wróć na ekran startowy
loading = Chwileczkę…
not-loaded = Nie wczytała się część strony. Odśwież ją, aby kontynuować.
fault = Na tej stronie wystąpił błąd. Twoje miejsce i mecz są zapisane: odśwież stronę, aby kontynuować.
too-early = To dopiero się pojawiło. Naciśnij { $key } jeszcze raz.
copied = Link skopiowany.
copy-failed = Przeglądarka nie pozwoliła skopiować. Link to { $link }
your-turn = Twoja kolej
opponent-found = Jest przeciwnik
record-saved = Zapis jest w pliku { $name }
description = Gry karciane na numerowanych rozdaniach. { -tagline-first } { -tagline-second }
no-script = Turnabout wymaga tu JavaScriptu. W terminalu: turnabout join HOST/CODE.
language-not-loaded = Nie udało się wczytać tekstów w tym języku. Spróbuj później.
