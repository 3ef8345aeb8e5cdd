### The Patriarch w trybie tekstowym.

moves = drzewo, np. 3(4(2) A(5)): zgadnij je; drzewo H 3(4(2) A(5)): ułóż je; oceń: ogłoś następną ocenę; oceń 1 1 1: podaj ją z liczbami
command =
    .guesses = pokaż wszystkie próby z ocenami
    .queue = pokaż, czyje próby czekają na ocenę
    .notes = pokaż możliwe drzewa, według kart i pokoleń
no-news = W tej rundzie nic się jeszcze nie wydarzyło.
not-your-turn = To nie twoja kolej.
nothing-to-grade = Nie masz teraz oceny do ogłoszenia.
nothing-to-lay = Drzewo układa strażnik, przed pierwszą próbą.
own-tree = W tej rundzie nie zgadujesz.
suit-first = Wpisz „drzewo”, kolor i drzewo: „drzewo H 3”(4(2) A(5)).
two-wait = Dwie twoje próby są w kolejce. Możesz zgadywać znowu, gdy jedna z nich zostanie oceniona.
-trees = { $trees ->
    [one] { $trees } drzewo
    [few] { $trees } drzewa
   *[many] { $trees } drzew
}
on-top = na szczycie: { -trees }
in-generation = pokolenie { $generation }: { -trees }
no-queue = We dwoje nie ma kolejki: każda próba jest oceniana od razu.
begins = Runda { $leg } z { $legs }: { $facts }.
to-guess = Twoja próba: karta na szczycie, a za każdą kartą jej dzieci w nawiasach, np. { $example }{ $ranks ->
    [none] .
   *[other] ; albo „taki-sam” wartości, np. { $ranks }.
}
to-lay = Ułóż drzewo: „drzewo H { $example }”, w dowolnym kolorze{ $open ->
    [yes] ; „drzewo H otwarte” zostawia je otwarte.
   *[no] .
}
to-grade = Następna: { $whose }{ $behind ->
    [0] {""}
   *[many] ; za nią jeszcze { $behind }
}. Wpisz „oceń”, aby ogłosić ocenę.
to-work-out = Następna: { $whose } { $tree }. Twoje drzewo to { $own }. Wpisz „oceń” oraz liczby kart czerwonych, czarnych i zakrytych: „oceń 1 1 1”.
say-counts = Dopisz też liczby kart czerwonych, czarnych i zakrytych: „oceń 1 1 1”.
one-waits = Twoja próba czeka na ocenę. Możesz zgadywać znowu, gdy zostanie oceniona.
guess = { $number }. { $name }: { $guess }
own-guess = { $number }. { $guess }
queue = W kolejce, od pierwszej: { $names }{ $seconds ->
    [none] .
   *[other] . Pokój sam ogłasza ocenę po { $seconds }.
}
hint = Podpowiedź: zgadnij { $tree }, razem około { $expected } próby.
