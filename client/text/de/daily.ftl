### Die Tagesnummer eines Spiels: ein Versuch am Tag, auf derselben Nummer für alle auf einem Server.

title = Tagesnummer
heading = Tagesnummer · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
about = Jedes Spiel hat täglich eine Nummer, dieselbe für alle auf diesem Server. Sie bleibt geheim, bis der Tag endet. Du hast einen Versuch und spielst jede Rolle einmal. Wer am deutlichsten gewinnt, steht ganz oben.
noted = Dieser Browser merkt sich einen Fingerabdruck jeder Tagesnummer. Wenn der Tag endet, vergleicht er die Nummer damit.

## Dein Versuch

today = Heute: { $what }.
race-of-two = { $game }, als Rennen zu zweit
section = Die heutige Nummer

hidden-until = Die Nummer ist geheim bis { $ends } (Mitternacht UTC).

finished = { $count ->
    [0] Noch ist niemand fertig.
    [one] { $count } Person ist fertig.
   *[other] { $count } Personen sind fertig.
}

not-tried = Du hast noch nicht gespielt.
tried = Du hast den heutigen Versuch genutzt. Er hat noch kein Ergebnis.

play-computer = Gegen den Computer spielen ({ $level })
play-computer-hint = dieselbe Stufe für alle
play-friend = Gegen jemanden spielen
play-friend-hint = kommt mit einem Code dazu und hat den heutigen Versuch noch frei
friend-rule = Dein Gegenüber darf den heutigen Versuch noch nicht genutzt haben.

resume = Versuch fortsetzen
resume-hint = läuft in { $room }
resume-in = Dein Versuch geht hier weiter: { $room }.

own = Dein Ergebnis: { $reached }.{ $rank ->
    [none] {""}
   *[other] {" "}Dein Rang bisher: { $rank }.
}

## Ergebnisse

lead = { $lead ->
    [ahead] { $points } voraus
    [behind] { $points } zurück
   *[level] gleichauf
}

reached = { $lead }, { $own } zu { $other } gegen { $opponent }

reached-early = gewonnen: { $opponent } { $why ->
    [resigned] hat aufgegeben
    [claimed] war weg
   *[flag] hatte keine Zeit mehr
}

opponent-left = { $opponent } ({ $why ->
    [resigned] aufgegeben
    [claimed] war weg
   *[flag] Zeit abgelaufen
})

computer = Computer ({ $level })

score = { $own } zu { $other }

## Die Tabelle eines vergangenen Tages

day = { $which ->
    [today] Heute, { $day }
    [yesterday] Gestern, { $day }
   *[earlier] { $day }
}

earlier = Voriger Tag
later = Nächster Tag

number-was = { $number ->
    [none] An diesem Tag hat niemand gespielt.
   *[other] Die Nummer war { $number }.
}

table-title = { $number ->
    [none] { $day }: niemand hat gespielt.
   *[other] { $day }: die Nummer war { $number }.
}

commitment-kept = Die Nummer passt zum Fingerabdruck, den sich dieser Browser an dem Tag gemerkt hat.
commitment-broken = Die Nummer passt nicht zum Fingerabdruck, den sich dieser Browser an dem Tag gemerkt hat.

against =
    .computer = Gegen den Computer
    .friends = Gegen andere

players =
    .computer = Gegen den Computer · { $count ->
        [0] niemand
       *[other] { $count } dabei
    }
    .friends = Gegen andere · { $count ->
        [0] niemand
       *[other] { $count } dabei
    }

column =
    .rank = Rang
    .name = Name
    .lead = voraus
    .score = Punkte
    .opponent = gegen
    .time = wann

won-early = gewonnen

more = { $count ->
    [one] und { $count } weitere Person
   *[other] und { $count } weitere
}

row = { $rank ->
    [none] –
   *[other] { $rank }.
} { $name }: { $reached } (Aufzeichnung { $match })

watch = Match von { $name } ansehen

## In einem Raum

room = Die Tagesnummer vom { $day }: ein Versuch pro Person. Sie ist geheim, bis der Tag um { $ends } endet (Mitternacht UTC).
rules = Dein Versuch zählt, sobald die erste Runde beginnt. Es gibt keine Tipps und keine Zugrücknahmen.

record-hidden = Die Nummer bleibt geheim, bis der Tag um { $ends } endet (Mitternacht UTC). Danach kannst du die Aufzeichnung ansehen und prüfen.
link-opens = öffnet sich um { $ends }, wenn der Tag endet (Mitternacht UTC)

result = Auf der Tagesnummer liegst du { $lead }. Die Tabelle erscheint, wenn der Tag endet.
won = Du hast gewonnen, aber dein Gegenüber hat nicht zu Ende gespielt. Die Tabelle führt dich unter den beendeten Versuchen.
not-ranked = Dein Versuch endete vorzeitig und bekommt deshalb keinen Rang.
leaving = Dein Versuch bleibt gespeichert, bis der Tag um { $ends } endet (Mitternacht UTC): Vom Startbildschirm aus geht es weiter.
open-page = Zur Tagesnummer

command = Tippe „tagesnummer“, oder „tagesnummer“ computer oder „tagesnummer freund“ zum Spielen, oder „tagesnummer“ und einen früheren Tag, etwa „tagesnummer 2026-11-20“.

## Tasten

key =
    .play = spielen, ansehen
    .day = Tag
    .game = anderes Spiel
