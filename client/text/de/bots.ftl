### Was man sieht, wenn das eigene Programm in einem Raum spielt.

## Der Raum

seated = { $name ->
    [none] Das Programm
   *[other] { $name }
} hat Platz { $seat } in Raum { $room }, { $title }.
waits = Warten auf andere. Dazu kommt man mit: turnabout join { $room }
no-seat = Alle Plätze dieses Raums sind besetzt. Bitte um einen Platz oder nimm einen anderen Raum.
lost = Die Verbindung ist abgebrochen; das Match ist gespeichert. Neuer Verbindungsversuch …
back = Wieder verbunden.
already-there = Ein Bot mit diesem Profil ist schon in diesem Raum. Beende ihn zuerst oder nimm ein anderes mit --profile NAME.
kept = Das Match und der Platz sind gespeichert. Weiter geht es mit: { $command }

## Die anderen

absent = { $name ->
    [none] Jemand
   *[other] { $name }
} { $left ->
    [yes] ist gegangen
   *[no] ist schon lange weg
}: { $does ->
    [claim] Der Bot beansprucht den Sieg.
    [replace] Der Bot bittet, dort den Computer ({ $level }) spielen zu lassen.
   *[free] Der Bot räumt den Platz für andere.
}
deserted = Seit { $seconds } war sonst niemand da, also ist der Bot gegangen. Damit er bleibt: --patience never.

## Ergebnisse

-why = { $why ->
    [resigned] , durch Aufgabe
    [claimed] , wegen Abwesenheit
    [flag] , durch Zeitablauf
   *[score] {""}
}
no-score = ohne Ergebnis
game-over = Spiel { $match } ist vorbei: { $score }{ -why }.
match-over = Match { $match }: { $result ->
    [draw] unentschieden
    [won] gewonnen
   *[lost] verloren
}{ $scored ->
    [yes] , { $score } zu { $others }
   *[no] {""}
}{ -why }.
counted = Von { $matches } Matchs { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.

## Das Programm

-output-only = Schreib nur Antworten auf die Standardausgabe und alles andere auf die Standardfehlerausgabe.
unasked = Das Programm hat ungefragt eine Zeile geschrieben. Sie wurde ignoriert: „{ $line }“. { -output-only }{ $last ->
    [yes] {" "}Weitere solche Zeilen werden stillschweigend ignoriert.
   *[no] {""}
}
refused = Die Antwort des Programms wurde abgelehnt: { $why }
refused-often = Die Antwort des Programms wurde beim selben Zug { $times }-mal hintereinander abgelehnt, also wird es nicht mehr gefragt. { -output-only }
slow = Das Programm hat seit { $seconds } nicht geantwortet.
ended = Das Programm { $signal ->
    [none] hat sich mit dem Code { $code } beendet
   *[other] wurde durch das Signal { $signal } beendet
}. Auf seinem Platz spielt niemand mehr.

## Warum eine Antwort abgelehnt wird

answer-usage = Antworte mit einem JSON-Objekt in einer Zeile, etwa {"{"}"move": "KS>7D"{"}"}, {"{"}"move": null{"}"} oder {"{"}"resign": true{"}"}.
not-json = „{ $answer }“ ist kein JSON.
not-object = „{ $answer }“ ist kein JSON-Objekt.
no-move = „{ $answer }“ enthält keinen Zug.
move-too-long = Ein Zug darf { $most } Zeichen haben.
