### Was die Programme über jedes Spiel sagen: Formen und Computer.

computer-has-not-played = Der Computer hat diese Nummer noch nicht gespielt. Er ist gerade dabei.

form =
    .match = Ein Match
    .mirror = Ein Spiegelmatch: beide Runden zugleich
    .together = Gemeinsam
    .race = Ein Rennen
    .solo = Allein

-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points = { -points }

## Ein Spiel, das diese Seite nicht kennt

table = Der Tisch
computers-game = Das Spiel des Computers

## Eine Runde in jedem Spiel

no-leg = Gerade läuft keine Runde.
choose-first = Wähle zuerst eine Stelle mit den Pfeiltasten, dann drücke Enter.
enter-goes-on = Weiter mit Enter.
enter-goes-back = Zurück mit Enter.
news = Was passiert ist
sent = Gesendet …
players = Wer spielt
to-move = am Zug
your-turn = dein Zug
turn = { $computer ->
    [yes] { $name } überlegt
   *[no] { $name } ist am Zug
}

## Runden und Rollen

leg-of = Runde { $leg } von { $legs }
kind =
    .alone = allein
    .together = gemeinsam
    .race = Rennen
does = { $role ->
    [maximizer] { $mine ->
        [yes] maximierst
       *[no] maximiert
    }
    [minimizer] { $mine ->
        [yes] minimierst
       *[no] minimiert
    }
    [owner] { $mine ->
        [yes] hütest den Baum
       *[no] hütet den Baum
    }
   *[guesser] { $mine ->
        [yes] rätst
       *[no] rät
    }
}
plays-alone = { $mine ->
    [yes] spielst allein
   *[no] spielt allein
}
leg-over = Runde { $leg } ist vorbei: { $score }.
safe-on = Sichere Karten werden jetzt automatisch gespielt.
safe-off = Sichere Karten werden nicht mehr automatisch gespielt.
