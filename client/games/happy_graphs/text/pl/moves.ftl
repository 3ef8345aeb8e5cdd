### Ruchy Happy Graphs i co robią.

square-in-group = { $square } w grupie { $group }

## Ruchy

play = { $card } na { $square }
take-back = zabierz { $square }
done = gotowe

## Wykonane ruchy

played = { $name }: { $card } na { $square }{ $starts ->
    [yes] , nowa grupa
   *[no] {""}
}{ $happy ->
    [0] {""}
   *[many] , szczęśliwe teraz: { $happy }
}{ $change ->
    [0] {""}
   *[many] , nieszczęśliwe { $change }
}{ $drawn ->
    [none] { $drew ->
        [yes] ; dobrana karta
       *[no] {""}
    }
   *[other] ; dobrana { $drawn }
}
taken-back = { $name }: { $card } zabrana z { $square }{ $change ->
    [0] {""}
   *[many] , nieszczęśliwe { $change }
}
is-done = { $name }: gotowe

## Co robi ruch

effect = { $card } na { $square } { $touches ->
    [0] zaczyna grupę
    [one] dotyka { $touches } karty
   *[many] dotyka { $touches } kart
}{ $pleased ->
    [none] .
   *[other] {""} i uszczęśliwia { $pleased }.
}
itself = siebie
score-changes = Nieszczęśliwe: z { $before } na { $after }.
score-stays = Nieszczęśliwe bez zmian: { $points }.

## Rada komputera

hint = { $move }, na końcu około { $expected } nieszczęśliwej{ $yours ->
    [none] {""}
   *[other] ; twój ruch: { $yours }
}
hint-is-yours = { $move }, to też twój wybór; na końcu około { $expected } nieszczęśliwej
hint-line = Podpowiedź: { $hint }
