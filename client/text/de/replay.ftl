### Ein beendetes Match Zug für Zug.

## Was gespielt wurde und wie es endete

heading = { $game } · Nummer { $number }

record-is-right = Geprüft: Alle Karten, Züge und Punkte stimmen.
record-is-wrong = Diese Aufzeichnung ist falsch: { $difference }.

score-of = { $name ->
    [none] {""}
   *[other] { $name }{" "}
}{ $score ->
    [none] −
   *[other] { $score }
}

won = Sieg für { $winners }{ $why ->
    [resigned] : Aufgegeben hat { $losers }
    [claimed] : Weggeblieben ist { $losers }
    [flag] : Keine Zeit mehr hatte { $losers }
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
}

drawn = unentschieden{ $why ->
    [resigned] : Aufgegeben hat { $losers }
    [claimed] : Weggeblieben ist { $losers }
    [flag] : Keine Zeit mehr hatte { $losers }
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
}

reached = { $name } hat { $score } erreicht
gave-up = { $name } hat aufgegeben
together-reached = { $score ->
    [none] gemeinsam aufgegeben
   *[other] gemeinsam { $score } erreicht
}

## Runden

leg-name = { $kind ->
    [board] Brett { $leg }
   *[leg] Runde { $leg }
}
both-legs = Beide Runden
both-boards = Beide Bretter
all-legs = Alle Runden
all-tables = Alle Tische

leg-title = { $leg }: { $player }
plays-as = { $name } { $role ->
    [maximizer] maximiert
    [minimizer] minimiert
    [owner] hütet
    [guesser] rät
   *[player] spielt allein
}
players-together = { $players } gemeinsam

## Bei einem Zug

move-of = Zug { $move } von { $moves }
score = Punkte { $score }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}
score-and-parts = { $score }: { $parts }
score-of-player = { $name } { $score }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}
played = { $name }: { $move }{ $change ->
    [0] {""}
   *[other] {" "}{ $change }
}
leg-ended = vorbei, Punkte { $score }
next-card = als Nächstes: { $card }
loading = Dieser Zug wird geladen …

-after = { $moves ->
    [0] Am Anfang
    [one] Nach { $moves } Zug
   *[other] Nach { $moves } Zügen
}
score-after = { -after } ist der Stand { $score }.
scores-after = { -after }: { $scores }.
legs-equal = { -after } stehen beide { $kind ->
    [board] Bretter
   *[leg] Runden
} bei { $score }.
legs-compared = { -after } { $kind ->
    [board] steht Brett 1 bei { $first }, Brett 2 bei { $second }: Brett { $leader } führt mit { $lead }.
   *[leg] steht Runde 1 bei { $first }, Runde 2 bei { $second }: Runde { $leader } führt mit { $lead }.
}

## Wo sich zwei Runden unterscheiden

same-move = gleicher Zug
same-card = gleiche Karte
differ = erster Unterschied
first-difference = Erster Unterschied
differ-here = { $kind ->
    [board] Ab hier unterscheiden sich die Bretter
   *[leg] Ab hier unterscheiden sich die Runden
}: { $change ->
    [place] Dieselbe Karte kommt an eine andere Stelle.
    [card] Eine andere Karte wird gespielt.
    [guess] Der Versuch ist ein anderer.
   *[move] Der Zug ist ein anderer.
}

## Was zwischen den Zügen passiert

takes-back = { $name } nimmt { $moves } zurück{ $revealed ->
    [yes] , womit eine Karte aufgedeckt worden war
   *[no] {""}
}
computer-plays = für { $name } spielt der Computer ({ $level })
plays-again = { $name } spielt wieder
leaves = { $name } verlässt das Match
replaced = { $other } übernimmt von { $name }
resigns = { $name } { $alone ->
    [yes] gibt auf
   *[no] gibt auf
}
claims = { $name } beansprucht den Sieg
out-of-time = die Zeit von { $name } läuft ab
out-of-time-in-leg = die Zeit von { $name } in dieser Runde läuft ab
time-back = { $name } bekommt { $time } zurück
hint = { $name } holt einen Tipp
event-in-leg = { $event } ({ $leg })

## Der Bildschirm

watch = Ansehen
moves = Züge
move = Zug
move-number = Zug { $number }
move-played = Gespielt
to-start = Zum Anfang
move-back = Einen Zug zurück
move-on = Einen Zug vor
to-end = Zum Ende
play = Abspielen
pause = Anhalten
playing = läuft
speed = Tempo
seconds-a-move = { $seconds } s pro Zug
next-event = Nächstes Ereignis
analysis = Analyse
save-record = Aufzeichnung speichern
listed-moves = Die Liste zeigt die Züge { $first } bis { $last } von { $moves }. Geh zu einem anderen Zug, um mehr zu sehen.
keys = Tasten: ← → ein Zug, Pos1 und Ende an den Anfang und ans Ende, Leertaste spielt ab, + und − ändern das Tempo, p springt zum ersten Unterschied, i zum nächsten Ereignis.

key =
    .step = Schritt
    .play = abspielen
    .pause = anhalten
    .speed = Tempo
    .go-to = gehe zu
    .part = Unterschied
    .event = Ereignis
    .analysis = Analyse
    .one-leg = eine Runde
    .other-leg = andere Runde
    .both-legs = beide Runden
    .look = umsehen
    .watch = ansehen
    .choose = wählen
go-to = Gehe zu Zug { $typed }▌ (von { $moves }): Enter springt hin, ←→ um so viele weiter
