### Listen beendeter Matchs, die Suche darin und der direkte Vergleich.

search = Matchs suchen
search-hint = nach Spiel, Gegenüber, Ergebnis, Datum oder Nummer
title = Matchs
title-of = { $mine ->
    [yes] Deine Matchs
   *[no] Matchs von { $name }
}
title-on-number = Matchs auf { $game } Nummer { $number }
on-number = Matchs auf dieser Nummer
older = Ältere Matchs
all = Alle Matchs
none-found = Keine Matchs passen zu dieser Suche.
rated-only = Listen anderer enthalten nur gewertete Matchs.
everyones-rated = Nur gewertete Matchs stehen hier, und keine auf einer Tagesnummer, bevor ihr Tag endet.

## Das Formular

any-game = alle
opponent = Gegenüber
opponent-hint = Ein Name, die ID einer Person oder easy, normal, strong oder random. Leer: alle.
result-label = Ergebnis
any-result = alle
since-label = Von
until-label = Bis
date-hint = Ein Tag in UTC, etwa 2026-11-20. Leer: jeder Tag.
days-hint = Die Tage gelten in UTC.
number-label = Nummer
number-hint = Eine Spielnummer. Wähle auch ihr Spiel. Leer: jede Nummer.
players =
    .label = Wer spielt
    .one = eine Person
    .everyone = alle auf der Nummer
everyone = Die Matchs von allen auf der Nummer
go = Suchen

result =
    .won = gewonnen
    .lost = verloren
    .drawn = unentschieden
    .played = ohne Sieg

## Wonach gesucht wird, mit Kommas verbunden

against-opponent = gegen { $opponent }
since = ab { $day }
until = bis { $day }
days = von { $since } bis { $until }
number = Nummer { $number }

## Fehler

mistake =
    .number-without-game = Zu einer Nummer gehört ihr Spiel. Wähle auch das Spiel.
    .everyone-without-number = Die Matchs von allen kann man nur nach einer Nummer durchsuchen. Ergänze eine.
    .everyone-alone = Eine Suche in den Matchs von allen hat kein Gegenüber und kein Ergebnis. Lass beides weg.
    .everyone-of-player = Durchsuche entweder die Matchs einer Person oder die von allen.
    .days-reversed = Der erste Tag liegt nach dem letzten. Vertausch sie.
    .same-player = Das ist zweimal dieselbe Person. Wähle zwei verschiedene.
no-date = „{ $typed }“ ist kein Tag. Schreib ihn wie 2026-11-20.
no-number = „{ $typed }“ ist keine Spielnummer. Schreib eine ganze Zahl von 1 bis 999.999.999.999.
no-result = „{ $typed }“ ist kein Ergebnis. Wähle won, lost, drawn oder played.
no-player = Weder unter den letzten Gegenübern noch in der Rangliste heißt jemand { $name }. Prüfe den Namen oder nimm die ID.
several-players = Mehrere heißen { $name }. Nimm eine ID: { $ids }.

## Ein beendetes Match

-early = { $why ->
    [resigned] {" "}durch Aufgabe
    [claimed] {" "}wegen Abwesenheit
    [flag] {" "}durch Zeitablauf
   *[score] {""}
}
outcome = { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] unentschieden
}{ -early }
outcome-score = { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] unentschieden
} { $own } zu { $other }
not-finished = nicht beendet
winners = Sieg für { $winners }{ -early }

row = { $outcome }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}{ $opponents ->
    [none] {""}
   *[other] {" "}gegen { $opponents }
}
against = gegen
rating-change = Wertung { $change }
row-of-all = { $players }: { $outcome }
player-score = { $name } { $score }

line = { $when }, { $game }, { $form }: { $result }. { $link }

watch = Das Match vom { $when } ansehen

## Direkter Vergleich

versus = Direkter Vergleich
versus-you = Direkter Vergleich mit dir
versus-of = Direkter Vergleich · { $name } – { $opponent }
versus-line = { $name } gegen { $opponent }:
column =
    .matches = Matchs
    .won = Siege
    .drawn = Remis
    .lost = verloren
    .played = ohne Sieg
    .first = erstes
    .last = letztes
total = alle

tally = { $count ->
    [one] { $count } Match
   *[other] { $count } Matchs
}: { $won } gewonnen{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
}, { $lost } verloren{ $played ->
    [0] {""}
   *[other] , { $played } ohne Sieg
}
tally-of = { $name }: { $tally }
tally-of-all = Insgesamt: { $tally }.

by-correspondence = { $what } als Fernpartie

versus-row = { $game }, { $form }: { $tally }. { $met }

met-once = Gespielt am { $day }.
met = Erstes Match am { $first }, letztes am { $last }.

never-met = { $mine ->
    [yes] Du hast noch kein Match gegen { $opponent } beendet.
   *[no] { $name } und { $opponent } haben gegeneinander { $own ->
        [yes] noch kein Match beendet.
       *[no] keine gewerteten Matchs.
    }
}

## Befehle des Zeilenmodus

how-to-search = Tippe „matchs“ und dazu beliebig: ein Spiel; „von NAME“; „gegen NAME“; „gewonnen“, „verloren“, „unentschieden“ oder „gespielt“; „seit DAY“; „bis DAY“; „nummer N“; „jeder“. Zum Beispiel: „matchs gegen Ben gewonnen seit 2026-11-01“.
how-to-compare = Tippe „vergleich“ und dazu einen Namen, die ID einer Person oder eine Stufe des Computers, etwa „vergleich Ben“.
older-command = Es gibt ältere Matchs: Tippe „ältere“.
older-on-page = Es gibt ältere Matchs: Tippe matches, dann older (als Befehl: turnabout matches --count 100).
older-option = Es gibt ältere Matchs: --count { $count } zeigt mehr.
no-older = Es gibt keine Liste zum Fortsetzen. Tippe zuerst „matchs“.

## Tasten

key =
    .watch = ansehen
    .link = Link kopieren
    .versus = vergleichen
    .older = ältere
    .search = suchen
    .matches = alle Matchs
