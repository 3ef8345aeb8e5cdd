### Die Optionen von Poker Solitaire.

## Namen der Optionen

option =
    .mode = Spielart
    .touching = Karten berühren
    .movable = Gelegte Karten
    .hands = Hände
    .scoring = Zählung
    .points = Punkte
    .unequal = Regeln
    .touching-2 = Platz 2 berührt
    .movable-2 = Karten von Platz 2
    .hands-2 = Hände von Platz 2
    .scoring-2 = Zählung von Platz 2
    .rejects-1 = Abwurffelder
    .rejects-2 = Abwurf von Platz 2
    .rejects-common = Gemeinsamer Abwurf
    .dealt = Ausgeteilt auf einmal
    .decks = Kartenspiele
    .stealing = Stehlen
    .planting = Unterschieben

## Werte, jeweils mit Erklärung

mode =
    .one-hand = eine Matrix
    .best-of-two = beste von zweien
    .sum-of-two = Summe von zweien
    .alternate = abwechselnd
    .same-deck = gleiche Karten
    .race = Rennen
    .race-both = Rennen, beide
    .duel = Duell
mode-note =
    .one-hand = eine Matrix, allein
    .best-of-two = zwei Matrizen, die bessere zählt
    .sum-of-two = zwei Matrizen, beide zählen
    .alternate = abwechselnd, je eine Matrix
    .same-deck = abwechselnd, beide mit denselben Karten
    .race = beide zugleich, bis jemand voll ist und Fertig sagt
    .race-both = beide zugleich, bis beide voll sind
    .duel = eine Matrix: viele Punkte gegen wenige
touching =
    .edges = Kanten
    .corners = Ecken
    .anywhere = überall
touching-note =
    .edges = eine Kante einer anderen Karte
    .corners = Kanten oder Ecken
    .anywhere = jede freie Stelle
movable =
    .off = bleiben
    .on = beweglich
movable-note =
    .off = wo sie liegen
    .on = in der Matrix, und vom Abwurf zurück
hands-note =
    .ten = Zeilen und Spalten
    .twelve = und die beiden Diagonalen
scoring =
    .english = englisch
    .american = amerikanisch
    .pat = Pat
    .user = eigene
scoring-note =
    .english = Vierling 16, Flush 5
    .american = Vierling 50, Flush 20
    .pat = alle fünf Zeilen müssen Pat-Hände sein
    .user = Punkte, die du wählst, oder die der Tabelle
points-example = flush=13,flush+one-pair=20
points-note = leer: die Spalte „eigene“ der Tabelle (? zeigt sie)
unequal =
    .off = gleich für beide
    .on = verschieden
unequal-note =
    .off = {""}
    .on = ein Handicap; die von Platz 1 darüber
rejects-note = höchstens fünf mit den ausgeteilten Karten
on-off =
    .off = nein
    .on = ja
stealing-note = eine Karte aus der Matrix des Gegenübers nehmen
planting-note = eine ausgeteilte Karte in die Matrix des Gegenübers

## Spielarten zur Auswahl

way =
    .one-hand = Eine Matrix
    .best-of-two = Zwei Matrizen, die bessere zählt
    .sum-of-two = Zwei Matrizen, beide zählen
    .alternate = Abwechselnd, je eine Matrix
    .same-deck = Abwechselnd, beide mit denselben Karten
    .race = Ein Rennen, bis jemand Fertig sagt
    .race-both = Ein Rennen, bis beide voll sind
    .duel = Ein Duell in einer Matrix

## Ein Formular mit Auswahlknöpfen

touching-field = Eine Karte muss von einer anderen berühren
touching-value =
    .edges = Kanten
    .corners = Kanten oder Ecken
    .anywhere = nichts: sie darf überallhin
movable-value =
    .off = bleiben
    .on = lassen sich verschieben und zurückholen
hands-value =
    .ten = 10: Zeilen und Spalten
    .twelve = 12: und beide Diagonalen
scoring-value =
    .english = englisch
    .american = amerikanisch
    .pat = Pat: alle fünf Zeilen müssen Pat-Hände sein
    .user = eigene Punkte
of-player = { $label } (Platz { $player })
unequal-field = Andere Regeln für Platz 2
dealt-field = Ausgeteilt auf einmal
decks-field = Kartenspiele
rejects-field = Abwurffelder von Platz { $player }
stealing-field = Stehlen: man darf eine Karte aus der anderen Matrix nehmen
planting-field = Unterschieben: man darf eine Karte in die andere Matrix legen
points-field = Eigene Punkte
points-help = Schreib in jede Zeile eine Hand und ihre Punkte. Verbinde Hände mit +, wenn sie zusammen so viel wert sind, etwa flush+one-pair 20. Außer den Händen der Tabelle gibt es blaze, four-flush, kilter, round-the-corner-straight und round-the-corner-kilter.

## Was an Optionen falsch ist

too-many = { $dealt } ausgeteilte und { $rejects ->
    [one] { $rejects } Abwurffeld
   *[other] { $rejects } Abwurffelder
} sind zusammen mehr als fünf.
pat-for-both = Pat-Hände gelten für beide oder gar nicht.
no-points = „{ $line }“ braucht eine Hand und ihre Punkte, etwa „flush=13“.
unknown-hand = Keine Hand heißt „{ $name }“. Wähle aus { $names }.
too-much = „{ $name }“ kann höchstens { $most } Punkte wert sein.

## Die Regeln eines Raums oder einer Runde, in Sätzen

rules-of = { $player }: { $sentence }.
touching-rule =
    .edges = eine Karte muss eine andere an einer Kante berühren
    .corners = eine Karte muss eine andere an Kante oder Ecke berühren
    .anywhere = eine Karte darf überallhin
movable-rule =
    .off = gelegte Karten bleiben
    .on = gelegte Karten lassen sich verschieben, abgeworfene zurückholen
hands-rule =
    .ten = Zeilen und Spalten zählen
    .twelve = Zeilen, Spalten und beide Diagonalen zählen
scoring-rule =
    .english = englische Zählung
    .american = amerikanische Zählung
    .pat = alle fünf Zeilen müssen Pat-Hände sein
    .user = eigene Punkte des Raums
points-rule = Punkte: { $hands }.
hand-points = { $hand } { $points }
dealt-rule = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf einmal ausgeteilt{ $decks ->
    [1] {""}
   *[other] , aus { $decks } Kartenspielen
}.
no-rejects = Keine Abwurffelder.
rejects-alone = { $squares ->
    [one] { $squares } Abwurffeld.
   *[other] { $squares } Abwurffelder.
}
rejects-rule = Abwurffelder: { $rejects }.
rejects-each = je { $squares }
rejects-of = { $squares } von { $name }
rejects-yours = { $squares } von dir
rejects-common = { $squares } gemeinsam
stealing-rule = Stehlen: Man darf eine Karte aus der anderen Matrix nehmen.
planting-rule = Unterschieben: Man darf eine Karte in die andere Matrix legen.
player = Platz { $number }

## Die Regeln einer Matrix in wenigen Worten

rules-in-short = { $touching ->
    [edges] an Kanten
    [corners] an Ecken
   *[anywhere] überall
}{ $moves ->
    [stay] , Karten bleiben
    [move] , beweglich
   *[duel] {""}
}{ $twelve ->
    [yes] , 12 Hände
   *[no] {""}
}, { $scoring ->
    [english] englisch
    [american] amerikanisch
    [pat] Pat-Hände
   *[user] eigene Punkte
}
