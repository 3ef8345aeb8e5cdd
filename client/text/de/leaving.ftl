### Die Frage vor dem Verlassen eines Raums.

title = Den Raum verlassen?
title-alone = Das Spiel verlassen?
leave = Verlassen
stay = Bleiben
keep-open = Verlassen und den Raum offen lassen
keep-open-hint = der Server läuft weiter{ $name ->
    [none] , falls noch jemand kommt
   *[other] {" "}für { $name }
}
stop-server = Verlassen und den Server beenden
stop-server-hint = alle werden getrennt; Matchs bleiben gespeichert
stopping-server = Server wird beendet …
nobody-joined = Noch ist niemand beigetreten.
seat-kept = { $names } { $several ->
    [yes] haben
   *[no] hat
} hier auch einen Platz. Dein Platz bleibt{ $until ->
    [none] { "" }
   *[other] { " " }bis { $until }
} reserviert: Komm vom Startbildschirm aus zurück.
match-over = Das Match ist vorbei. Dein Platz bleibt{ $until ->
    [none] { "" }
   *[other] { " " }bis { $until }
} reserviert: Tritt dem Raum { $code } einfach wieder bei.
game-kept = Dein Spiel bleibt{ $until ->
    [none] { "" }
   *[other] { " " }bis { $until }
} gespeichert: Setz es vom Startbildschirm aus fort.
spectator = Du schaust nur zu: Du kannst jederzeit zurückkommen.
computers-pause = Die Computer warten, solange niemand zuschaut. Komm vom Startbildschirm aus zurück.
