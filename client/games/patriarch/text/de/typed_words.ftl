### Wörter, die man im Zeilenmodus tippt. Englisch geht immer; Varianten stehen zwischen |, die erste wird gezeigt.

word =
    .guesses = versuche
    .queue = warteschlange
    .notes = notizen|notiztafel
    .grade = bewerten
    .tree = baum
    .guess = raten|rate
    .open = offen
