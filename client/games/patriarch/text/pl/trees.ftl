### Co jest nie tak we wpisanym lub ułożonym drzewie.

twice = { $card } jest w drzewie dwa razy.
misplaced = „{ $sign }” nie może tam być. Drzewo to karta na szczycie, a w nawiasach jej dzieci, np. 3(4(2) A(5)).
not-closed = Brakuje zamknięcia nawiasu. Drzewo to karta na szczycie, a w nawiasach jej dzieci, np. 3(4(2) A(5)).
no-card = Nie ma żadnej karty. Drzewo to karta na szczycie, a w nawiasach jej dzieci, np. 3(4(2) A(5)).
not-in-family = { $card } nie należy do tej rodziny: jej karty to { $first } do { $last }.
missing = Brakuje: { $cards }. W drzewie musi być każda karta.
place-first = Najpierw połóż { $cards }: w drzewie musi być każda karta.
several-tops = Na szczycie jest jedna karta, nie { $count }: { $cards }.
wrong-shape = Każde drzewo ma tu kształt { $shape }; to ma { $other }.
too-many-generations = Pokoleń może tu być najwyżej { $most }; w tym drzewie jest ich { $deepest }.
too-deep = Pokoleń byłoby więcej niż { $generations }: nic nie zmieści się pod { $card }. Wybierz inną kartę.
top-stays = { $card } jest na szczycie, a wszystkie inne karty pod spodem. Wyczyść drzewo, aby zacząć od nowa.
chosen-parent = Następna karta trafi pod { $card }. Wpisz inną kartę albo wybierz innego rodzica.
below-itself = { $below } jest pod { $card }, więc { $card } nie może trafić pod { $below }.
empty-places = Miejsca ze znakiem { $sign } są puste: wstaw tam wartość.
top-card = { $card } jest na szczycie: najpierw połóż tam inną kartę.
is-below = { $below } jest pod { $card }.
not-under = Pokoleń może tu być najwyżej { $most }: { $card } nie może trafić pod { $under }.
not-above = Pokoleń może tu być najwyżej { $most }: { $card } nie może trafić nad { $below }.
