### Ein Spiel allein: vor der ersten Karte, im Menü und nach der letzten Karte.

dealing = Die Karten werden gegeben …
looking = Gewinnbare Nummer wird gesucht …
what-next = Wie geht es weiter?

## Das Menü des Spiels

title = Das Spiel
about = { $number ->
    [none] {""}
   *[other] Nummer { $number }.
}{ $score ->
    [none] {""}
   *[other] { $number ->
        [none] {""}
       *[other] {" "}
    }{ $score }{ $beat ->
        [none] {""}
       *[other] ; { $beat } zu { $best ->
            [yes] erreichen
           *[no] schlagen
        }
    }.
}
continue-game = Weiterspielen
switch-hints =
    .on = Bei jedem Zug einen Tipp
    .off = Tipps nur auf Wunsch
high-scores = Bestleistungen
new-game = Ein neues Spiel
new-game-hint = auf einer zufälligen Nummer
same-number = Noch mal dieselbe Nummer
choose-number = Eine Nummer spielen
change-rules = Regeln ändern
choose-number-hint = die du eingibst
how-to-play = So wird gespielt
how-to-play-hint = Regeln, Zeichen, Tasten, Mitwirkende
resign = Dieses Spiel abbrechen
leave = Verlassen
leave-hint = das Spiel bleibt gespeichert

## Ein anderes Spiel, bevor dieses vorbei ist

abandon-title = Dieses Spiel verlassen?
abandon-text = Heb es auf dem Startbildschirm auf oder brich es ab: Dann zählt es nicht.
abandon-text-tournament = Es ist noch nicht vorbei. Wenn du es abbrichst, zählt es nicht.
keep = Für später aufheben
give-up = Abbrechen
resign-title = Dieses Spiel abbrechen?
resign-text = Es endet hier und zählt nicht.

## Das Ergebnis

over = { $score }{ $number ->
    [none] {""}
   *[other] {" "}auf Nummer { $number }
}.
resigned = { $name ->
    [none] Du hast dieses Spiel abgebrochen, also zählt es nicht.
   *[other] { $name } hat dieses Spiel abgebrochen, also zählt es nicht.
}
took = Es hat { $time } gedauert.
helped = In diesem Spiel gab es Tipps, also zählt es nicht als Bestleistung.
casual-over = Das war ein Übungsspiel. Es zählt nur unter deinen Übungsspielen.

beat-computer = Du hast den Computer übertroffen, der { $score } erreicht hat.
beat-best = Du hast deine Bestleistung auf dieser Nummer übertroffen: bisher { $score }.
matched-computer = Du hast so viel erreicht wie der Computer.
matched-best = Du hast so viel erreicht wie bei deiner Bestleistung.
computer-best = Der Computer hat { $score } { $low ->
    [yes] übrig behalten
   *[no] erreicht
}.
your-best = Du hast früher { $score } { $low ->
    [yes] übrig behalten
   *[no] erreicht
}.

computer = Computer { $score }
best-before = deine Bestleistung bisher { $score }
par = Par { $score }
working = Der Computer rechnet sein Ergebnis aus …
working-on-par = Par wird ausgerechnet …

high-score = Eine neue Bestleistung: { $place ->
    [1] dein bestes Spiel überhaupt
    [2] dein zweitbestes
    [3] dein drittbestes
    [4] dein viertbestes
    [5] dein fünftbestes
   *[other] Rang { $place } von 10
}.
