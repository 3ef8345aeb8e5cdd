### Punkte von Poker Solitaire: die Punkte von Zeilen und Spalten, oder ob alle fünf Zeilen Pat-Hände sind.

## Die Namen der Hände

line =
    .nothing = nichts
    .one-pair = Paar
    .two-pair = zwei Paare
    .three-of-a-kind = Drilling
    .straight = Straße
    .flush = Flush
    .full-house = Full House
    .four-of-a-kind = Vierling
    .straight-flush = Straight Flush
    .royal-flush = Royal Flush
    .five-of-a-kind = Fünfling
    .blaze = Blaze
    .four-flush = Viererflush
    .kilter = Kilter
    .round-the-corner-kilter = Kilter ums Eck
    .round-the-corner-straight = Straße ums Eck
line-short =
    .nothing = –
    .one-pair = Paar
    .two-pair = zwei Paare
    .three-of-a-kind = Drilling
    .straight = Straße
    .flush = Flush
    .full-house = Full House
    .four-of-a-kind = Vierling
    .straight-flush = Str. Flush
    .royal-flush = Royal Flush
    .five-of-a-kind = Fünfling
    .blaze = Blaze
    .four-flush = Viererflush
    .kilter = Kilter
    .round-the-corner-kilter = Eck-Kilter
    .round-the-corner-straight = Eck-Straße
line-shortest =
    .nothing = –
    .one-pair = Paar
    .two-pair = 2 Paare
    .three-of-a-kind = drei
    .straight = Straße
    .flush = Flush
    .full-house = Full House
    .four-of-a-kind = vier
    .straight-flush = Str. Flush
    .royal-flush = Royal
    .five-of-a-kind = fünf
    .blaze = Blaze
    .four-flush = Viererflush
    .kilter = Kilter
    .round-the-corner-kilter = Eck-Kilter
    .round-the-corner-straight = Eck-Str.

hand-made = { $hand } { $points }

## Wo eine Linie ist

row = Zeile { $row }
column = Spalte { $column }
diagonal = Diagonale ab { $square }

## Was eine Linie wert ist

line-worth = { $where }: { $line }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
line-pat = { $where }: { $line }, { $pat ->
    [yes] Pat
   *[no] nicht Pat
}

## Woraus ein Ergebnis besteht

part =
    .rows = Zeilen
    .columns = Spalten
    .diagonals = Diagonalen
sum = Summe
counted = zählt
part-of = { $owner }: { $part }
matrix = Matrix { $number }
matrix-score = Matrix { $number }: { $points }
matrix-parts = Zeilen { $rows }, Spalten { $columns }{ $diagonals ->
    [none] {""}
   *[other] , Diagonalen { $diagonals }
}
of-matrix = { $name }: { $score }
of-player = { $name } { $points }
of-player-pat = { $name } { $score }
hands = { $times ->
    [1] { $line }
   *[other] { $times } × { $line }
}

## Pat-Hände: ohne Punkte

pat-rows = { $rows } von 5 Zeilen sind Pat-Hände
pat-rows-short = { $rows } von 5 Pat
pat =
    .won = gewonnen: alle fünf Zeilen sind Pat-Hände
    .lost = verloren: nicht alle fünf Zeilen sind Pat-Hände
pat-matrices = { $won } von zwei Matrizen gewonnen
pat-short =
    .won = gewonnen
    .lost = verloren
pat-matrices-short = { $won } von 2 gewonnen

## Was zu schlagen ist

to-beat = { $points } zu schlagen
goal =
    .maximizer = mehr als { $points } gewinnt
    .minimizer = unter { $points } gewinnt
    .spectator = { $maximizer } braucht mehr als { $points }
goal-in-full =
    .maximizer = { $minimizer } hat { $points } erreicht. Mit mehr gewinnst du; gleich viel ist unentschieden.
    .minimizer = Du hast { $points } erreicht. Halte { $maximizer } darunter, und du gewinnst; gleich viel ist unentschieden.
    .spectator = { $minimizer } hat { $points } erreicht. { $maximizer } gewinnt mit mehr; gleich viel ist unentschieden.
leg-one = Runde 1: { $result }
computer-reached = { $points ->
    [one] Der Computer hat auf dieser Nummer { $points } Punkt erreicht.
   *[other] Der Computer hat auf dieser Nummer { $points } Punkte erreicht.
}
your-best = Deine Bestleistung ist { $points }.
pat-before =
    .won = schon gewonnen
    .lost = noch nicht gewonnen
pat-matrices-before = { $won } von zwei Matrizen schon gewonnen
computer-pat =
    .won = Der Computer hat diese Nummer gewonnen.
    .lost = Der Computer hat diese Nummer verloren.
computer-pat-matrices = Der Computer hat auf dieser Nummer { $won } von zwei Matrizen gewonnen.
your-pat =
    .won = Du hast sie schon gewonnen.
    .lost = Du hast sie noch nicht gewonnen.
your-pat-matrices = Du hast { $won } von zweien gewonnen.
