### Ergebnisse von Happy Graphs: gezählt werden die unglücklichen Karten.

counted = { $points ->
    [one] { $points } unglückliche Karte
   *[other] { $points } unglückliche Karten
}

result = { $points ->
    [0] jede Karte ist glücklich
    [one] { $points } unglückliche Karte
   *[other] { $points } unglückliche Karten
}

short = { $points } unglücklich

part =
    .ace = unglückliche Asse
    .two = unglückliche Zweien
    .three = unglückliche Dreien
    .four = unglückliche Vieren
    .five = unglückliche Fünfen
    .six = unglückliche Sechsen
    .seven = unglückliche Siebenen
    .eight = unglückliche Achten

cards-of-rank =
    .ace = { $cards ->
        [one] { $cards } Ass
       *[other] { $cards } Asse
    }
    .two = { $cards ->
        [one] { $cards } Zwei
       *[other] { $cards } Zweien
    }
    .three = { $cards ->
        [one] { $cards } Drei
       *[other] { $cards } Dreien
    }
    .four = { $cards ->
        [one] { $cards } Vier
       *[other] { $cards } Vieren
    }
    .five = { $cards ->
        [one] { $cards } Fünf
       *[other] { $cards } Fünfen
    }
    .six = { $cards ->
        [one] { $cards } Sechs
       *[other] { $cards } Sechsen
    }
    .seven = { $cards ->
        [one] { $cards } Sieben
       *[other] { $cards } Siebenen
    }
    .eight = { $cards ->
        [one] { $cards } Acht
       *[other] { $cards } Achten
    }

all-happy = alle glücklich
