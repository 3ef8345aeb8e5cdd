### Wörter, die man im Zeilenmodus tippt. Englisch geht immer; Varianten stehen zwischen |, die erste wird gezeigt.

word =
    .tree = baum
    .family = familie
    .up = hoch|rauf
    .top = oben
    .signs = zeichen
    .hands = hände|poker
