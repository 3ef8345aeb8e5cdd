### Dlaczego Poker Solitaire odrzuca ruch.

not-dealt = { $card } nie jest dla ciebie rozdana. Możesz wziąć { $dealt }.
card-taken = { $taker ->
    [you] { $card } jest już wzięta przez ciebie
    [other] { $card } jest już wzięta przez drugą osobę
   *[nobody] { $card } jest już wzięta
}: leży na { $place }.
place-empty = Na { $place } nie ma karty.
square-taken = Na { $place } leży { $card }. Wybierz wolne pole.
touches-no-card = Karta na { $place } nie dotykałaby żadnej innej. { $touching ->
    [corners] Wybierz pole, które dotyka karty bokiem lub rogiem.
   *[edges] Wybierz pole obok karty.
}
nothing-to-pass = Nie ma tu kolejek, więc nie ma kiedy pasować.
pass-too-early = Spasować możesz tylko, gdy twój kwadrat jest pełny albo nie dostajesz już kart.
done-only-in-race = Koniec mówi się tylko w wyścigu. Ta runda skończy się sama.
matrix-not-full = Twój kwadrat nie jest pełny: { $free ->
    [one] { $free } pole jest wolne
    [few] { $free } pola są wolne
   *[many] { $free } pól jest wolnych
}. Najpierw go zapełnij.
no-such-reject-square = Nie ma pola odrzutów { $place }. { $places ->
    [none] W tej grze ich nie ma.
   *[other] Wybierz { $places }.
}
which-matrix = Są dwa kwadraty. Wpisz 1:{ $place } lub 2:{ $place }.
only-one-matrix = Jest tylko jeden kwadrat. Wpisz { $place }.
no-planting = Nie możesz tu podrzucać kart. Połóż kartę w swoim kwadracie.
move-between-matrices = { $card } może się przesuwać tylko w swoim kwadracie.
placed-card-not-planted = Podrzucić możesz tylko rozdaną kartę: { $card } jest już położona.
placed-cards-stay = Położone karty zostają: { $card } na { $place } można tylko odrzucić.
reject-square-of-other = Nie możesz użyć { $place }: to pole odrzutów drugiej osoby.
reject-square-used = Na { $place } leży już { $card }. Wybierz wolne pole odrzutów.
rejected-card-elsewhere = { $card } jest odrzucona. Może tylko wrócić do kwadratu.
rejected-card-to-other = { $card } jest odrzucona. Może tylko wrócić do twojego kwadratu.
rejected-cards-stay = { $card } jest odrzucona i nie może wrócić.
reject-of-other = { $card } należy do drugiej osoby. Odrzucać możesz tylko własne karty.
no-stealing = Nie możesz ukraść { $card }: w tej grze się nie kradnie.
stolen-already = { $card } została już raz ukradziona, więc nie można jej odkraść.
steal-elsewhere = Aby ukraść { $card }, połóż ją w swoim kwadracie.
nothing-left-to-do = Nie masz już nic do zrobienia. Poczekaj na drugą osobę.
other-player = drugi gracz
