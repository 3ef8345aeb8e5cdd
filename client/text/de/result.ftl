### Das Ergebnis eines Matchs und die Revanche.

## Ausgang

outcome = { $winner ->
    [you] Du gewinnst
    [player] { BEGIN($name) } gewinnt
   *[nobody] Unentschieden
}{ $points ->
    [yes] , { $high } zu { $low }
   *[no] { "" }
}.
ended-early = { $why ->
    [resigned] { $loser ->
        [none] Du hast aufgegeben
       *[other] { BEGIN($loser) } hat aufgegeben
    }
    [flag] { $loser ->
        [none] Deine Zeit ist abgelaufen
       *[other] Die Zeit von { $loser } ist abgelaufen
    }
   *[claimed] { $loser ->
        [none] Du warst weg
       *[other] { BEGIN($loser) } war weg
    }
}, und { $winner ->
    [none] du gewinnst
   *[other] { $winner } gewinnt
} das Match.
no-time-left = Beiden ist die Zeit im selben Augenblick abgelaufen: unentschieden.
you = du
legs-won = { $winner ->
    [nobody] Unentschieden.
    [several] { BEGIN($names) } teilen sich den Sieg mit { $legs ->
        [one] { $legs } gewonnenen Runde
       *[other] { $legs } gewonnenen Runden
    }.
   *[other] { $winner ->
        [you] Du gewinnst
       *[other] { BEGIN($names) } gewinnt
    } mit { $legs ->
        [one] { $legs } gewonnenen Runde
       *[other] { $legs } gewonnenen Runden
    }.
}
together = Gemeinsam { $mine ->
    [yes] habt ihr
   *[no] haben sie
} { $score } erreicht{ $number ->
    [none] .
   *[other] , auf Nummer { $number }.
}
together-ended-early = { $why ->
    [resigned] Das Spiel ist zu Ende: Alle sind gegangen.
    [flag] Das Spiel ist zu Ende: Die Zeit ist abgelaufen.
   *[other] Das Spiel endete vorzeitig.
}
difference = Der Unterschied beträgt { $score }.
rating-change = Deine Wertung ändert sich um { $change }.
show-accuracy = Genauigkeit von allen zeigen
accuracy-key = { $key } zeigt die Genauigkeit von allen.
unrated = Nicht gewertet: Nach einer aufgedeckten Karte wurde ein Zug zurückgenommen.

## Ein Rennen

race = { $winner ->
    [nobody] Unentschieden bei { $score }.
    [you] Du gewinnst mit { $score }.
    [player] { BEGIN($names) } gewinnt mit { $score }.
   *[several] { BEGIN($names) } gewinnen mit { $score }.
}
race-ended-early = { $why ->
    [resigned] { $losers ->
        [you] Du bist gegangen
        [one] { BEGIN($loser) } ist gegangen
       *[all] Alle anderen sind gegangen
    }
    [claimed] { $losers ->
        [you] Du warst weg
        [one] { BEGIN($loser) } war weg
       *[all] Alle anderen waren weg
    }
   *[flag] { $losers ->
        [you] Deine Zeit ist abgelaufen
        [one] Die Zeit von { $loser } ist abgelaufen
       *[all] Die Zeit ist abgelaufen
    }
}: { $winner ->
    [you] Du gewinnst.
    [player] { BEGIN($names) } gewinnt.
   *[several] { BEGIN($names) } gewinnen.
}
race-without-winner = { $left ->
    [yes] Alle sind gegangen: Niemand gewinnt.
   *[no] Das Rennen endete vorzeitig: Niemand gewinnt.
}

## Die Runden

legs = Die beiden Runden
boards = Die beiden Bretter
scores = Die Ergebnisse
leg = { $status ->
    [unfinished] Runde { $leg }, abgebrochen
    [waiting] Runde { $leg }, nicht gespielt
   *[other] Runde { $leg }
}
board = { $status ->
    [unfinished] Brett { $board }, abgebrochen
   *[other] Brett { $board }
}
role =
    .maximizer = maximiert
    .minimizer = minimiert
    .owner = Baum gehütet
    .guesser = geraten
score = Punkte
accuracy-of = Genauigkeit, { $role }
score-of = Punkte, { $name }
leg-in-short = { $leg } von { $owner }: { $reached }

## Das nächste Match

next = Wie geht es weiter?
rematch-starts = Noch mal spielen? Die Revanche beginnt, wenn { $agreement ->
    [both] ihr euch bei den Karten einig seid.
    [all] sich alle bei den Karten einig sind.
   *[any] alle sie wählen.
}
rematch-starts-itself = Eine vereinbarte Revanche beginnt automatisch, auch während du weg bist.
-rematch = { $what ->
    [same_number] eine Revanche auf derselben Nummer
    [new_number] eine Revanche auf einer neuen Nummer
   *[any] eine Revanche
}
you-want-rematch = Du möchtest { -rematch }. Warten auf { $name }.
wants-rematch = { BEGIN($name) } möchte { -rematch }{ $accept ->
    [none] .
   *[other] : { $accept }.
}
want-rematch = { BEGIN($names) } { $several ->
    [yes] möchten
   *[no] möchte
} { -rematch }{ $accept ->
    [none] .
   *[other] : { $accept }.
} { $missing ->
    [one] { $missing } Zusage fehlt
   *[other] { $missing } Zusagen fehlen
} noch.
press-to-accept = { $key } nimmt an
type-to-accept = { $command } nimmt an
another-match = Revanche
named-button = „{ $label }“
deal = Karten
deal-of =
    .new_number = neue Karten
    .same_number = gleiche Karten
decline = Nein, danke
