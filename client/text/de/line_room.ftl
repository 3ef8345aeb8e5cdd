### Ein Raum im Zeilenmodus.

too-early = Noch nicht ausgeführt, weil das hier gerade erst erschienen ist. Drücke noch mal Enter.
still-asking = Dein letzter Befehl wartet auf die Antwort des Servers. Tippe „verbinden“, um jetzt neu zu verbinden.
no-wait-needed = Du musst nicht warten: Was passiert, wird gleich gemeldet.

## Wer da ist

people = Im Raum: { $people }.
no-spectators = Niemand schaut mehr zu.
said-before = Vorher gesagt:
phrase-usage = Tippe „satz“ und eine Zahl von 1 bis 4; „satz“ allein listet sie auf.
who-plays = Wer spielt? Tippe „als“ und einen Namen, dann „bereit“.
begin-ways = „beginnen“ entfernt leere Plätze; „gegenüber LEVEL alle“ besetzt sie mit Computern.

## Uhren

no-clock = Dieses Match hat keine Bedenkzeit.
time-left = Du hast noch { $seconds }.
clock = { $name } { $left }{ $running ->
    [yes] {" "}und läuft
   *[no] {""}
}

## Runden

plays-alone = Du spielst allein; { $number }.
leg = Runde { $leg } von { $legs }: { $roles }; { $number }.
not-your-turn = Du bist nicht am Zug.
no-place = { $places ->
    [0] Gerade gibt es nichts zu wählen.
    [1] Eine Stelle { $number } gibt es nicht. Tippe 1 oder die Karte, auf die du legst, etwa 7d.
   *[other] Eine Stelle { $number } gibt es nicht. Tippe eine Zahl von 1 bis { $places } oder die Karte, auf die du legst, etwa 7d.
}
no-news = In dieser Runde ist noch nichts passiert.
moves-usage = eine Zahl oder Karte, etwa 2 oder 7d: dort spielen
tips-off = Die Erklärungen sind aus. Tippe „regeln“ für alle Regeln.

## Wer abwesend ist

can-decide = { $name } ist schon lange weg. { decide }
decide = Tippe „beanspruchen match“, um zu gewinnen; „beanspruchen leicht“, „mittel“, „stark“ oder „zufällig“, damit dieser Computer weiterspielt; oder warte.
can-replace = Ersatz ist möglich für { $names }. { decide-of-many }
decide-of-many = Tippe „beanspruchen leicht“, „mittel“, „stark“ oder „zufällig“, dazu einen Namen, wenn mehrere weg sind. Dieser Computer spielt weiter, wenn die anderen zustimmen. Oder warte.
whose-seat = Wessen Platz? Nenne einen Namen: { $names }.

## Fragen, auf die man mit yes oder no antwortet

yes-or-no = Tippe ja oder nein.
sure-take-back = Wenn dein Zug eine Karte aufgedeckt hat, wird das Match nur gewertet, wenn du verlierst, und diese Runde zählt nicht als Bestleistung. Um Rücknahme bitten? ja oder nein:
sure-resign = Das Match aufgeben? ja oder nein:
sure-give-up = Dieses Spiel aufgeben? Es zählt dann nicht. ja oder nein:
sure-leave-to-others = Das Spiel den anderen überlassen, die weiterspielen? ja oder nein:
sure-end = Andere haben hier Plätze. Den Server trotzdem beenden? ja oder nein:
open-game = Dieses Spiel ist noch nicht vorbei. { $competes ->
    [yes] Tippe aufgeben (es zählt dann nicht) oder zurück:
   *[no] Tippe behalten (später weiterspielen), aufgeben (es zählt dann nicht) oder zurück:
}

## Das Ende eines Matchs

next-ways = Du kannst { $more ->
    [rematch] neu (neue Karten), dieselbe (gleiche Karten), analyse, wiederholung, speichern, verlassen
    [new] neu (Revanche), analyse, wiederholung, speichern, verlassen
    [alone] neu, neu NUMBER, dieselbe, computer, analyse, bestleistungen, verlassen
    [watch] analyse, wiederholung, speichern, verlassen
   *[daily] verlassen
} und mehr tippen: hilfe listet alle Befehle auf.
not-over-yet = Noch ist kein Match vorbei, also gibt es keine Aufzeichnung.
no-record = In diesem Match hat niemand gezogen, also gibt es keine Aufzeichnung.

## Die Verbindung

back-online = Du bist wieder verbunden.
not-open = Dein Server nimmt nur Verbindungen von diesem Rechner an. Tippe „öffnen“, um andere einzulassen: Dein Server startet neu und behält alle Spiele.
opened = Jetzt können andere dazukommen.

ways-on = Du kannst tippen: { $ways }.
way =
    .again = nochmal (noch mal versuchen)
    .play_here = hier (auch hier spielen)
    .rename = name NAME (deinen Namen ändern)
    .back = verlassen

## Verlassen

left = Du hast den Raum verlassen.
left-game = Du hast den Raum verlassen. Dein Spiel ist gespeichert: Setz es im Startmenü fort.
left-seat = Du hast den Raum verlassen. Dein Platz bleibt reserviert: Derselbe Befehl bringt dich zurück.
