### Die Prüfung, ob fair gegeben wurde, sobald die Nummer aufgedeckt ist.

verified = Fair gegeben: geprüft
not-verified = Die Karten ließen sich nicht prüfen
checking = Prüfung, ob fair gegeben wurde …
fair = Fair gegeben: Die Nummer stand am Anfang fest, und die Karten passen dazu.
number-was = Die Nummer war { $number }{ $known ->
    [yes] , von Anfang an bekannt
   *[no] { "" }
}.
number-of-leg = Runde { $leg } hatte die Nummer { $number }.
numbers-were = Die Nummern waren { $numbers }.
number-in-list = { $number } (Runde { $leg })
finding =
    .commitment_kept = Die Nummer passt zum Fingerabdruck vom Anfang.
    .commitment_broken = Die Nummer passt nicht zum Fingerabdruck vom Anfang.
    .commitment_changed = Der Fingerabdruck ist nicht der vom Anfang.
    .number_missing = Der Server hat die Nummer nicht vollständig aufgedeckt, also lässt sich nichts prüfen.
    .deck_dealt = Geprüft: Diese Nummer ergibt die Karten, mit denen ihr gespielt habt.
    .deck_different = Diese Nummer ergibt andere Karten als die gespielten.
    .cards_as_seen = Jede Karte, die du gesehen hast, kam in dieser Reihenfolge.
    .cards_different = Eine Karte, die du gesehen hast, ist in der Aufzeichnung anders.
    .cards_unchecked = Die Karten werden hier nicht geprüft: Führ turnabout verify aus, wo das Spiel installiert ist.
    .record_missing = Der Server hat die Aufzeichnung nicht herausgegeben, also lassen sich die Karten nicht vergleichen.
no-cards-seen = Du hast keine aufgedeckten Karten gesehen, also gibt es nichts zu vergleichen.
first-difference = Der erste Unterschied ist Zug { $move } in Runde { $leg }.
