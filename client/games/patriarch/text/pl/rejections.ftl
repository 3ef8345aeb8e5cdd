### Dlaczego The Patriarch odrzuca ruch.

number-gives-tree = O drzewie decyduje numer rozdania, więc nikt go nie układa.
tree-laid-already = Drzewo jest już ułożone. Nie można go zmienić.
tree-not-open = W tym pokoju trzeba ułożyć drzewo przed pierwszą próbą.
owner-guesses = Znasz drzewo, więc go nie zgadujesz.
grades-itself = We dwoje próby są oceniane automatycznie.
only-owner-grades = Oceny ogłasza tylko strażnik.
grade-missing = Podaj ocenę: policz karty czerwone, czarne i zakryte.
grade-too-low = Na pewno? { $part ->
    [red] { $card } jest na dobrym miejscu.
    [black] { $card } jest w dobrym pokoleniu, pod innym rodzicem.
   *[down] { $card } jest pod dobrym rodzicem, w innym pokoleniu.
}
grade-too-high = Na pewno? { $part ->
    [red] Mniej kart jest na dobrym miejscu.
    [black] Mniej kart jest w dobrym pokoleniu pod innym rodzicem.
   *[down] Mniej kart jest pod dobrym rodzicem w innym pokoleniu.
}
open-tree-grades = Twoje drzewo jest otwarte, więc oceny wynikają jedna z drugiej. Ogłoś ocenę.
not-a-grade = Ocena to trzy liczby: czerwone, czarne i zakryte, np. { $example }.
guess-waiting = Twoja próba czeka na ocenę. Zgaduj znowu, gdy zostanie oceniona.
tree-not-laid = Nie można jeszcze ocenić żadnej próby. Najpierw ułóż drzewo.
card-not-in-family = { $card } nie należy do tej rodziny. Jej karty to { $first } do { $last }.
card-repeated = { $card } jest w drzewie więcej niż raz. Użyj każdej karty raz.
card-missing = Brakuje { $card }. W drzewie musi być każda karta od { $first } do { $last }.
several-tops = Na szczycie może być tylko jedna karta, nie { $cards }.
other-shape = To drzewo ma kształt { $own }. Drzewa tej rodziny mają kształt { $shape }.
too-many-generations = Liczba pokoleń tego drzewa to { $generations }. W tej rodzinie najwyżej { $most }.
owner-lays-first = Strażnik nie ułożył jeszcze drzewa. Poczekaj na nie.
no-guess-to-grade = Żadna próba nie czeka na ocenę.
guessing-time-over = Twój czas się skończył. W tej rundzie nie możesz już zgadywać.
guesses-waiting = Dwie twoje próby czekają na oceny. Poczekaj, aż jedna zostanie oceniona.
tree-sign = „{ $sign }” jest w złym miejscu. Zapisz drzewo tak jak { $example }.
tree-too-large = To drzewo ma więcej kart niż jeden kolor. Zapisz je tak jak { $example }.
tree-not-closed = W tym drzewie brakuje zamknięcia nawiasu. Zapisz je tak jak { $example }.
tree-without-cards = W tym drzewie nie ma kart. Zapisz je tak jak { $example }.
not-a-suit = „{ $sign }” to nie kolor. Wpisz C, D, H lub S przed drzewem.
