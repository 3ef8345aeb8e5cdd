### Wörter, die man im Zeilenmodus tippt. Englisch geht immer; Varianten stehen zwischen |, die erste wird gezeigt.

word =
    .board = tisch|brett
    .dealing = austeilen|verteilung
    .safe = sicher
    .undo = rückgängig
    .redo = wiederholen
    .deal = geben|gib
    .give-up = aufgeben
    .order = ordnen|reihenfolge
    .peek = nachsehen|nachschauen
    .pile = stapel
    .to = auf|nach
    .up = aufwärts|rauf
    .down = abwärts|runter
