### Wörter, die man im Zeilenmodus tippt. Englisch geht immer; Varianten stehen zwischen |, die erste wird gezeigt.

word =
    .board = brett
    .cards = karten
    .hands = hände|handkarten
    .undo = rückgängig
    .redo = wiederholen
    .take = nimm|zurücknehmen
    .done = fertig
    .at = auf|bei
    .group = gruppe
    .in = in
