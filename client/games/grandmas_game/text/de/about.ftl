### Was die Programme außerhalb des Tisches über Grandma’s Game sagen.

together-in-short = Ein Rennen: Alle spielen dieselben Karten, alle am eigenen Tisch. Wer zuerst alle Karten auf die Zielstapel bringt, gewinnt; sonst, wer dort die meisten hat.

table = Tisch
the-table = Der Tisch
computers-table = Der Tisch des Computers
computers-table-key = Tisch des Computers

standing = allein, am meisten
race-standing = im Rennen, am meisten

## Optionen

option =
    .reorder = Auslage
    .winnable = Nummern
reorder =
    .on = beliebig geordnet
    .off = in fester Folge
reorder-note =
    .on = ihre Karten lassen sich verschieben
    .off = viel schwerer
winnable =
    .off = alle
    .on = nur gewinnbare
winnable-note =
    .off = manche sind nicht zu gewinnen
    .on = wenn ausgelost wird

## Die Prüfung einer Aufzeichnung

finding =
    .deck_dealt = Geprüft: Diese Nummer ergibt die Karten, mit denen du gespielt hast.
    .cards_as_seen = Die Karten, die du gesehen hast, gehören zu dieser Nummer.
    .cards_different = Die Aufzeichnung hat andere Karten, als du gesehen hast.
