### Eine laufende Runde, in jedem Spiel.

## Kopfzeile

number = { $known ->
    [yes] Nummer { $number }, von Anfang an bekannt
   *[no] Nummer { $number }
}
number-hidden = { $commitment ->
    [none] Nummer geheim
   *[other] Nummer geheim ✓ Fingerabdruck { $commitment }…
}
table-of = Tisch von { $name }
change = { $change }{ $meaning ->
    [good] , gut für dich
    [bad] , schlecht für dich
   *[none] { "" }
}
dead-number = Das ist eine tote Nummer: Sie endet nach wenigen Karten, egal was ihr spielt.

## Wer spielt, und Tipps

players = Wer spielt
replaced = der Computer ({ $level })
hint = Tipp
continue-button = Weiter
more = Mehr
