### Wörter, die man im Zeilenmodus tippt. Englisch geht immer; Varianten stehen zwischen |, die erste wird gezeigt.

word =
    .board = brett
    .lines = linien
    .pass = passen
    .done = fertig
    .to = auf|nach
    .in = in
    .matrix = matrix
    .common = gemeinsam|gemeinsames
    .your = dein|deine
