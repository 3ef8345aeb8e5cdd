### Opcje Poker Solitaire.

## Nazwy opcji

option =
    .mode = Sposób gry
    .touching = Stykanie
    .movable = Położone karty
    .hands = Układy
    .scoring = Punktacja
    .points = Punkty
    .unequal = Zasady
    .touching-2 = Stykanie, gracz 2
    .movable-2 = Karty, gracz 2
    .hands-2 = Układy, gracz 2
    .scoring-2 = Punktacja, gracz 2
    .rejects-1 = Pola odrzutów
    .rejects-2 = Odrzuty, gracz 2
    .rejects-common = Wspólne odrzuty
    .dealt = Kart naraz
    .decks = Talie
    .stealing = Kradzież
    .planting = Podrzucanie

## Wartości z dopiskiem

mode =
    .one-hand = jedno rozdanie
    .best-of-two = lepszy z dwóch
    .sum-of-two = suma dwóch
    .alternate = na zmianę
    .same-deck = ta sama talia
    .race = wyścig
    .race-both = wyścig, oba
    .duel = pojedynek
mode-note =
    .one-hand = jeden kwadrat, solo
    .best-of-two = dwa kwadraty, liczy się lepszy
    .sum-of-two = dwa kwadraty, liczą się oba
    .alternate = na zmianę, każdy ma kwadrat
    .same-deck = na zmianę, każdy te same karty
    .race = oboje naraz, aż ktoś zapełni swój i powie Koniec
    .race-both = oboje naraz, aż oba będą pełne
    .duel = jeden kwadrat: jedno chce dużo punktów, drugie mało
touching =
    .edges = bokiem
    .corners = rogiem
    .anywhere = gdziekolwiek
touching-note =
    .edges = bok innej karty
    .corners = bokiem lub rogiem
    .anywhere = dowolne wolne pole
movable =
    .off = stałe
    .on = ruchome
movable-note =
    .off = tak, jak je położono
    .on = w kwadracie i z powrotem z odrzutów
hands-note =
    .ten = wiersze i kolumny
    .twelve = i obie przekątne
scoring =
    .english = angielska
    .american = amerykańska
    .pat = pat
    .user = własna
scoring-note =
    .english = kareta 16, kolor 5
    .american = kareta 50, kolor 20
    .pat = wszystkie pięć wierszy musi być układami pat
    .user = punkty wybrane przez ciebie albo z tabeli
points-example = flush=13,flush+one-pair=20
points-note = puste: ostatnia kolumna tabeli (pokazuje ją ?)
unequal =
    .off = te same
    .on = każdy ma własne
unequal-note =
    .off = {""}
    .on = wyrównanie szans; gracza 1 powyżej
rejects-note = z rozdanymi kartami najwyżej pięć
on-off =
    .off = nie
    .on = tak
stealing-note = weź kartę z cudzego kwadratu
planting-note = rozdana karta do cudzego kwadratu

## Sposoby gry do wyboru

way =
    .one-hand = Jeden kwadrat
    .best-of-two = Dwa kwadraty, liczy się lepszy
    .sum-of-two = Dwa kwadraty, liczą się oba
    .alternate = Na zmianę, każdy ma kwadrat
    .same-deck = Na zmianę, każdy te same karty
    .race = Wyścig, aż ktoś powie Koniec
    .race-both = Wyścig, aż oba będą pełne
    .duel = Pojedynek w jednym kwadracie

## Formularz

touching-field = Karta musi dotykać innej
touching-value =
    .edges = bokiem
    .corners = bokiem lub rogiem
    .anywhere = wcale: może trafić gdziekolwiek
movable-value =
    .off = zostają
    .on = można przesuwać i odzyskiwać
hands-value =
    .ten = 10: wiersze i kolumny
    .twelve = 12: i obie przekątne
scoring-value =
    .english = angielska
    .american = amerykańska
    .pat = pat: wszystkie pięć wierszy musi być układami pat
    .user = własne punkty
of-player = { $label } (gracz { $player })
unequal-field = Inne zasady dla gracza 2
dealt-field = Kart naraz
decks-field = Talie
rejects-field = Pola odrzutów, gracz { $player }
stealing-field = Kradzież: wolno wziąć kartę z cudzego kwadratu
planting-field = Podrzucanie: wolno położyć kartę w cudzym kwadracie
points-field = Własne punkty
points-help = W każdym wierszu wpisz układ i jego punkty. Połącz układy znakiem +, jeśli tyle są warte razem, np. flush+one-pair 20. Oprócz układów z tabeli są blaze, four-flush, kilter, round-the-corner-straight i round-the-corner-kilter.

## Co jest nie tak z opcjami

too-many = Rozdane karty ({ $dealt }) i pola odrzutów ({ $rejects }) to razem więcej niż pięć.
pat-for-both = Układy pat są dla obojga albo dla nikogo.
no-points = „{ $line }” wymaga układu i punktów, np. „flush=13”.
unknown-hand = Nie ma układu „{ $name }”. Wybierz z { $names }.
too-much = „{ $name }” może być warte najwyżej { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
   *[many] { $most } punktów
}.

## Zasady pokoju lub rundy w zdaniach

rules-of = { $player }: { $sentence }.
touching-rule =
    .edges = karta musi stykać się z inną bokiem
    .corners = karta musi stykać się z inną bokiem lub rogiem
    .anywhere = karta może trafić gdziekolwiek
movable-rule =
    .off = położone karty zostają
    .on = położone karty można przesuwać, a odrzucone odzyskiwać
hands-rule =
    .ten = liczą się wiersze i kolumny
    .twelve = liczą się wiersze, kolumny i obie przekątne
scoring-rule =
    .english = punkty angielskie
    .american = punkty amerykańskie
    .pat = wszystkie pięć wierszy musi być układami pat
    .user = własne punkty pokoju
points-rule = Punkty: { $hands }.
hand-points = { $hand } { $points }
dealt-rule = { $cards ->
    [one] { $cards } karta rozdawana
    [few] { $cards } karty rozdawane
   *[many] { $cards } kart rozdawanych
} naraz{ $decks ->
    [1] {""}
   *[many] , z { $decks } talii
}.
no-rejects = Bez pól odrzutów.
rejects-alone = Pola odrzutów: { $squares }.
rejects-rule = Pola odrzutów: { $rejects }.
rejects-each = po { $squares } dla każdego
rejects-of = { $squares } ({ $name })
rejects-yours = { $squares } (ty)
rejects-common = { $squares } (wspólne)
stealing-rule = Kradzież: wolno wziąć kartę z cudzego kwadratu.
planting-rule = Podrzucanie: wolno położyć kartę w cudzym kwadracie.
player = Gracz { $number }

## Zasady kwadratu w kilku słowach

rules-in-short = { $touching ->
    [edges] bokiem
    [corners] rogiem
   *[anywhere] gdziekolwiek
}{ $moves ->
    [stay] , karty zostają
    [move] , z przesuwaniem
   *[duel] {""}
}{ $twelve ->
    [yes] , 12 układów
   *[no] {""}
}, { $scoring ->
    [english] angielskie
    [american] amerykańskie
    [pat] układy pat
   *[user] własne punkty
}
