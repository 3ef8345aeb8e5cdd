### Ruchy Grandma’s Game.

## Miejsca

pile = stos { $pile }
workspace = warsztat
foundation =
    .clubs-up = trefl w górę
    .clubs-down = trefl w dół
    .diamonds-up = karo w górę
    .diamonds-down = karo w dół
    .hearts-up = kier w górę
    .hearts-down = kier w dół
    .spades-up = pik w górę
    .spades-down = pik w dół
foundation-short =
    .up = { $suit } w górę
    .down = { $suit } w dół

## Ruchy

play = { $place } na { $foundation }
transfer =
    .up = { $foundation } na „w górę”
    .down = { $foundation } na „w dół”
order = ułóż { $cards }
peek = zajrzyj pod { $pile }
simple =
    .deal = rozdaj
    .undo = cofnięcie ruchu
    .redo = ponowienie ruchu
    .give-up = poddanie partii
with-card = { $card }: { $move }

## Wykonane ruchy

by = { $name }: { $did }
did-something = { $change ->
    [0] ruch
   *[many] zagrana karta ({ $change })
}
did-deal = { $card } z talonu na { $pile }
did-peek = zagląda pod { $pile }
did-order = zmienia kolejność w warsztacie
did = { $move }{ $change ->
    [0] {""}
   *[many] {" "}({ $change })
}

## Co może karta

fits = Pasuje na { $foundations }{ $safe ->
    [yes] {" "}i jest bezpieczna
   *[no] {""}
}.
fits-nowhere = Nigdzie teraz nie pasuje.
can-move = { $card } może przejść na { $foundations }.
card-fits-nowhere = { $card } nigdzie teraz nie pasuje.
does-not-fit = { $card } nie pasuje teraz na { $foundation }.

## Rada komputera

hint = { $move }, na końcu około { $cards ->
    [one] { $cards } karty
   *[many] { $cards } kart
}
hint-line = Podpowiedź: { $hint }
