### Die Analyse eines beendeten Matchs: wie gut alle gespielt haben.

title = Analyse
title-of-match = { $analysis }: { $match }
judged-so-far = Die bisher bewerteten Züge
working = Der Computer analysiert Zug für Zug …
progress = { $done } von { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
working-at = Der Computer analysiert: { $progress }.
simulations = { $playouts ->
    [one] { $playouts } Simulation
   *[other] { $playouts } Simulationen
} je Zug
based-on = Analyse durch den Computer ({ $simulations }):

## Warum es keine Analyse gibt

not-sent = Der Server hat die Analyse nicht geschickt. Versuch es noch mal.
no-record = Die Aufzeichnung dieses Matchs konnte nicht geladen werden. Versuch es noch mal.
nothing-to-judge = In diesem Match lässt sich kein Zug bewerten.
impossible = Das Match lässt sich nicht analysieren: { $reason }.
no-reason = kein Grund bekannt
not-started = Das Analyseprogramm lässt sich nicht starten: { $reason }.
not-shown = Die Analyse enthält etwas, das dieses Turnabout nicht zeigen kann.
newer-version = Die Analyse stammt von einem neueren Turnabout. Aktualisiere deines.
unwritable = { $path } lässt sich nicht schreiben: { $reason }.
not-over = Das Match ist noch nicht vorbei.
disconnected = Die Verbindung zum Server ist abgebrochen.
another-match = Ein neues Match hat begonnen. Analysiere dieses über seine Aufzeichnung.
only-first = Nur die ersten { $shown } Aufzeichnungen wurden analysiert. Eine spätere analysierst du mit --index.

## Wer spielte

accuracy = Genauigkeit
accuracy-in-leg = Genauigkeit, { $leg }
player = Name
faults = Fehler
percent = { $percent ->
    [none] –
   *[other] { $percent }{"\u00A0"}%
}
role =
    .maximizer = maximiert
    .minimizer = minimiert
    .player = allein
    .owner = hütet
    .guesser = rät
    .together = gemeinsam
    .equal = spielt
role-in-leg = { $leg }, { $role }
accuracy-of = { $name } ({ $role }): Genauigkeit { $percent }, { $faults }.
no-choices-of = { $name } ({ $role }): hatte nie eine Wahl.

## Fehler

no-faults = keine Fehler
fault-count =
    .inaccuracy = { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
    .mistake = { $count } Fehler
    .blunder = { $count } Patzer
fault =
    .inaccuracy = Ungenauigkeit
    .mistake = Fehler
    .blunder = Patzer
fault-letter =
    .inaccuracy = u
    .mistake = f
    .blunder = P
fault-found = Zug { $number }{ $leg ->
    [none] {""}
   *[other] , { $leg }
}: { $name } spielte { $move }, { $fault ->
    [inaccuracy] eine Ungenauigkeit
    [mistake] ein Fehler
   *[blunder] ein Patzer
}; { $best } war um { $lost } besser.
none-found = Kein Zug hat viel verschenkt.
next-fault = Nächster Fehler
previous-fault = Voriger Fehler
only-faults = Nur Fehler

## Was sich nicht bewerten lässt

movable-by = Die Züge von { $name } werden nicht bewertet: { $name } konnte gelegte Karten verschieben.
movable = Die Züge werden nicht bewertet: Gelegte Karten durften verschoben oder zurückgenommen werden.

## Ob das Spiel zu gewinnen ist

verdict = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $verdict ->
    [won] Wer alle Karten kennt, kann diese Nummer gewinnen{ $number ->
        [none] .
       *[other] , aber nicht mehr nach Zug { $number }, { $move }.
    }
    [lost] Auch wer alle Karten kennt, kann diese Nummer nicht gewinnen.
   *[unknown] Ob diese Nummer zu gewinnen ist, ist nicht bekannt.
}
lost-here = hier verloren
show-move = Diesen Zug zeigen

## Runden

leg = { $kind ->
    [board] Brett { $leg }
   *[leg] Runde { $leg }
}
legs = Runden

## Das Diagramm

graph = { $leader ->
    [none] Erwartetes Endergebnis
   *[other] Erwarteter Vorsprung von { $leader }
}{ $leg ->
    [none] {""}
   *[other] , { $leg }
}
graph-read = Die Kurve beginnt bei { $first }, endet bei { $last } und liegt zwischen { $lowest } und { $highest }; { $faults }. Die Tabelle darunter zeigt jeden Zug.
curve = { $graph }: { $first } nach dem ersten Zug, höchstens { $high } (Zug { $highmove }), mindestens { $low } (Zug { $lowmove }), am Ende { $last }.

## Züge

moves = { $leg ->
    [none] Züge
   *[other] Züge, { $leg }
}
column =
    .move = Zug
    .player = Name
    .played = gespielt
    .fault = Fehler
    .lost = Verlust
    .expected = erwartet
move-number = Zug { $number }
expected = erwartet { $expected }
columns-explained = Erwartet: { $leader ->
    [none] das wahrscheinliche Endergebnis nach dem Zug
   *[other] wie weit am Ende wahrscheinlich vorn liegt, wer den Zug macht, und im Diagramm, wie weit { $leader } vorn liegt
}, aus Simulationen geschätzt. Verlust: um wie viel der Zug schlechter war als der beste. Genauigkeit: 100 %, wenn jeder Zug der beste war, 0 %, wenn keiner besser war als Zufall.
watch = Noch mal ansehen
needs-server = Diese Analyse ist nicht auf diesem Gerät gespeichert, darum braucht sie den Server. { $reason }

## Die Auswahl bei einem Zug

choices = Auswahl bei Zug { $number }
choices-here = Zug { $number }, { $choices ->
    [several] hier gab es eine Wahl
    [one] keine andere Wahl
   *[unjudged] nicht bewertet
}
only-choice = Es gab keine andere Wahl.
best = bester
played = gespielt
before-move = { $picture } vor diesem Zug

key =
    .move = Zug
    .next-fault = nächster Fehler
    .leg = andere Runde
    .board = anderes Brett
    .table = andere Tabelle
