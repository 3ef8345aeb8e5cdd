### Züge von Grandma’s Game.

## Stellen

pile = Stapel { $pile }
workspace = der Auslage
foundation =
    .clubs-up = Kreuz aufwärts
    .clubs-down = Kreuz abwärts
    .diamonds-up = Karo aufwärts
    .diamonds-down = Karo abwärts
    .hearts-up = Herz aufwärts
    .hearts-down = Herz abwärts
    .spades-up = Pik aufwärts
    .spades-down = Pik abwärts
foundation-short =
    .up = { $suit } auf
    .down = { $suit } ab

## Züge

play = { $place } auf { $foundation }
transfer =
    .up = { $foundation } auf aufwärts
    .down = { $foundation } auf abwärts
order = ordnen { $cards }
peek = unter { $pile } sehen
simple =
    .deal = geben
    .undo = rückgängig
    .redo = wiederholen
    .give-up = aufgeben
with-card = { $card } von { $move }

## Gemachte Züge

by = { $name }: { $did }
did-something = { $change ->
    [0] ein Zug
   *[other] eine Karte gespielt ({ $change })
}
did-deal = { $card } vom Talon auf { $pile } gegeben
did-peek = unter { $pile } gesehen
did-order = die Auslage umgeordnet
did = { $move }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}

## Was eine Karte kann

fits = Passt auf { $foundations }{ $safe ->
    [yes] {" "}und ist sicher
   *[no] {""}
}.
fits-nowhere = Passt gerade nirgends.
can-move = { $card } kann auf { $foundations }.
card-fits-nowhere = { $card } passt gerade nirgends.
does-not-fit = { $card } passt gerade nicht auf { $foundation }.

## Der Rat des Computers

hint = { $move }, am Ende etwa { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
hint-line = Tipp: { $hint }
