### Bestleistungen und Statistik der eigenen Spiele, und die Ergebnisse auf einer Spielnummer.

## Bestleistungen

title = Bestleistungen
hint = deine zehn besten Spiele allein
title-of = Bestleistungen · { $game }
none = Du hast hier noch kein Spiel allein beendet.
none-without-help = Du hast noch kein Spiel allein ohne Hilfe beendet.
with-help = Mit Hilfe
casual = Übungsspiele
casual-note = In diesen Spielen ließ sich jeder Zug rückgängig machen. Sie zählen nicht als Bestleistung.
with-help-note = Spiele mit Tipps oder mit Rücknahmen, die eine Karte aufgedeckt hatten, zählen nicht als Bestleistung.

column =
    .place = Rang
    .score = Punkte
    .time = Zeit
    .number = Nummer
    .when = wann
    .help = Hilfe

hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
takebacks = { $count ->
    [one] { $count } Rücknahme
   *[other] { $count } Rücknahmen
}

score-in-time = { $score } in { $time }
line = { $place }. { $score } auf Nummer { $number }, { $when }{ $help ->
    [none] {""}
   *[other] , { $help }
}.

play-again = Noch mal spielen
play-number-again = Nummer { $number } noch mal spielen
about-number = Zur Nummer
about-number-of = Zur Nummer { $number }

## Statistik

your-games = Deine Spiele
your-games-list = Deine Spiele:
statistics = { $form ->
    [solo] Allein
    [match] In Matchs
    [together] Gemeinsam
    [race] In Rennen
   *[mirror] In Spiegelmatchs
}{ $correspondence ->
    [yes] {" "}(Fernpartien)
   *[no] {""}
}: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}{ $wins ->
    [none] {""}
   *[other] , { $wins } gewonnen
}{ $streak ->
    [none] {""}
   *[other] , aktuelle Serie { $streak }
}{ $longest ->
    [none] {""}
   *[other] , beste Serie { $longest }
}{ $best ->
    [none] {""}
   *[other] ; bestes { $best }
}{ $average ->
    [none] {""}
   *[other] , Schnitt { $average }
}.

statistic =
    .games = Spiele
    .won = Siege
    .streak = aktuelle Serie
    .longest = beste Serie
    .best = bestes
    .average = Schnitt
form =
    .solo = allein
    .match = in Matchs
    .mirror = in Spiegelmatchs
    .together = gemeinsam
    .race = in Rennen
form-by-correspondence = { $form } (Fernpartien)

## Eine Spielnummer

number = Eine Spielnummer
number-hint = die besten Ergebnisse auf einer Nummer und das des Computers
number-title = Welche Nummer?
number-label = Spielnummer
number-field-hint = Eine ganze Zahl von 1 bis 999.999.999.999. Dieselbe Nummer ergibt immer dieselben Karten.
number-prompt = Spielnummer:
another-number = Andere Nummer
look-up = Nachsehen
play-alone = Allein spielen
number-of = { $game } · Nummer { $number }
number-line = { $game }, Nummer { $number }.

fact =
    .computer = Ergebnis des Computers
    .par = Par
    .beat = zu schlagen
    .reach = zu erreichen
    .winnable = zu gewinnen?
working = wird ausgerechnet …
not-known = nicht bekannt
par-later = sichtbar, sobald du sie zu Ende gespielt hast
verdict =
    .won = ja
    .lost = nein, egal was du spielst
    .unknown = nicht bekannt

facts = Ergebnis des Computers: { $computer }; Par: { $par }{ $best ->
    [none] {""}
   *[other] ; zu { $reach ->
        [yes] erreichen
       *[no] schlagen
    }: { $best }
}.
winnable = Zu gewinnen? Antwort: { $verdict }.
score-to-beat = Zu { $reach ->
    [yes] erreichen
   *[no] schlagen
}: { $score }, { $computer ->
    [yes] vom Computer
   *[no] deine eigene Bestleistung
}.
computer-works = Der Computer rechnet sein Ergebnis auf dieser Nummer aus …
what-is-known = Das Ergebnis des Computers: was er allein schafft, so stark er kann, ohne die Karten zu kennen. Par: das Beste, was eine Suche mit Kenntnis aller Karten gefunden hat.

standing-column =
    .role = Rolle
    .best = bestes
    .time = Zeit
    .name = von
    .own = du
    .rank = dein Rang
nobody = noch niemand
nobody-in = { $what }: noch niemand.
together = { $count } { $what }
rank = { $rank ->
    [none] –
   *[other] { $rank }
} von { $players }
standing = { $what }: { $best } von { $name }, { $players ->
    [one] bisher allein
   *[other] die beste Leistung von { $players }
}{ $own ->
    [none] {""}
   *[other] ; deine: { $own }, Rang { $rank }
}.
helped-score = { $what }, { $score }
own-helped = Deine Bestleistung mit Hilfe (ohne Rang): { $scores }.
own-casual = Deine Bestleistung in Übungsspielen (ohne Rang): { $scores }.

computer-still-works = Der Computer rechnet sein Ergebnis auf dieser Nummer aus. Es erscheint hier, wenn er fertig ist.
computer-unknown = Das Ergebnis des Computers auf dieser Nummer ist nicht bekannt. Versuch es noch mal.

## Zeilenmodus

computers-tree = Der Baum des Computers auf Nummer { $number }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}:
play-again-command = Tippe „allein“ und eine Nummer, um sie noch mal zu spielen.
still-working = Die Rechnung läuft noch. Frag später noch mal.
number-command = Tippe „nummer“ und eine Spielnummer, von 1 bis 999.999.999.999.

## Tasten

key =
    .play-again = noch mal spielen
    .number = zur Nummer
    .play = allein spielen
    .another = andere Nummer
    .matches = Matchs darauf
