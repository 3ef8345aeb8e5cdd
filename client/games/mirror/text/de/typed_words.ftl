### Wörter, die man im Zeilenmodus tippt. Englisch geht immer; Varianten stehen zwischen |, die erste wird gezeigt.

word =
    .boards = bretter
    .other = anderes|anderer
