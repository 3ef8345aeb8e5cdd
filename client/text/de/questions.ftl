### Fragen, bevor in einem Raum etwas geschieht.

## Einen Zug zurücknehmen

takeback-title = Deinen letzten Zug zurücknehmen?
takeback-reveals = Wenn der Zug eine Karte aufgedeckt hat, wird das Match nur gewertet, wenn du verlierst, und diese Runde zählt nicht als Bestleistung.
take-back = Zurücknehmen
keep-playing = Weiterspielen

## Aufgeben

resign-title = Das Match aufgeben?
resign-text = { BEGIN($opponent) } gewinnt das Match.
resign = Aufgeben

## Ein Match verlassen, in dem andere weiterspielen

leave-match-title = Das Match verlassen?
leave-match-text = Die anderen spielen weiter und können deinen Platz dem Computer oder jemand anderem geben. Bis dahin kannst du zurückkommen.
leave-race-text = Die anderen spielen ohne dich weiter. Dein Tisch endet, wie er ist.

## Ohne eine abwesende Person weiterspielen

absent-title = Ohne { $names } weiterspielen?
absent-text = Wenn der Computer weiterspielt, kann { $name } jederzeit zurückkommen und wieder übernehmen.
absent-text-many = Der Computer spielt weiter, wenn alle anderen zustimmen. Wer weg ist, kann jederzeit zurückkommen.
computer-plays = Den Computer ({ $level }) weiterspielen lassen
computer-plays-for = Den Computer ({ $level }) für { $name } weiterspielen lassen
claim = Den Sieg beanspruchen
claim-hint = das Match endet, und du gewinnst
keep-waiting = Weiter warten
absent-which = Wer soll ersetzt werden?

## Um den Platz einer abwesenden Person bitten

seat-title = Um wessen Platz bittest du?
seat-text = Du spielst dort weiter, wenn alle zustimmen.
seat-of = Für { $name } weiterspielen

## Auf die Bitte antworten

replacement-title = Dem Ersatz zustimmen?
decide-later = Später entscheiden

## Was die Raumleitung tut

nobody = Niemand
computer-title = Welcher Computer?
computer-text = Er ist immer bereit und spielt, solange jemand im Raum ist. Räum seinen Platz, um jemand anderen spielen zu lassen.
computers-title = Wie viele Computer?
computers-text = Räum einen Platz, um dort jemand anderen spielen zu lassen.
computer-in-one-seat = Auf einem freien Platz
computer-in-all-seats = Auf allen { $free } freien Plätzen
free-title = Welchen Platz räumen?
free-text = Die Person bleibt und schaut zu, wenn das erlaubt ist. Den Platz können dann alle nehmen.
remove-title = Wen entfernen?
remove-text = Die Person kann nicht in diesen Raum zurückkommen. Ihr Platz wird frei.
owner-title = Wer soll den Raum leiten?
owner-text = Die Raumleitung bestimmt, was gespielt wird. Du behältst deinen Platz.
page-of = Seite von { $name }
