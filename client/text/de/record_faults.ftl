### Was an einer Aufzeichnung falsch ist: ein Satzteil ohne Punkt. Werte stehen da wie in der Aufzeichnung. Plätze zählen dort ab 0.

## Wo

leg = Runde { $number }
move = Zug { $number }
incident = Vorfall { $number }
line = Zeile { $line }
record = Aufzeichnung { $record }
whole =
    .record = die Aufzeichnung
    .leg = die Runde
    .move = der Zug
    .incident = der Vorfall
at-place = { $place }: { $fault }

## Dateien

packed-cut = sie bricht ab und lässt sich nicht entpacken
packed-damaged = sie ist beschädigt und lässt sich nicht entpacken
not-utf8 = ihr Byte { $byte } ist kein UTF-8
half-surrogate = sie enthält ein halbes Surrogatpaar, das kein Zeichen ist
cut = sie bricht nach { $characters } Zeichen ab
not-json = sie ist kein JSON: siehe { $line ->
    [none] {""}
   *[other] Zeile { $line },{" "}
}Zeichen { $character }
nested = sie ist viel tiefer verschachtelt als jede Aufzeichnung
line-too-long = sie ist länger als { $most } Bytes, länger als jede Aufzeichnung
file-too-long = sie ist länger als { $most } Bytes. Schreib jede Aufzeichnung in eine eigene Zeile
name-twice = der Name { $name } kommt in einem Objekt zweimal vor
long-integer = sie enthält eine Zahl mit { $digits } Ziffern, länger als jede in einer Aufzeichnung
large-number = sie enthält die Zahl { $number }, die zu groß ist
no-number = sie enthält { $name }, was in JSON keine Zahl ist
empty-file = die Datei ist leer
no-such-record = die Datei hat keine Aufzeichnung { $index }, nur { $records }

## Werte

-source = { $source ->
    [first_leg] in Runde 1 steht
    [commitment] Nummer und Salz ergeben
    [order] der Reihe nach wäre es
    [swapped] getauscht aus Runde 1 wäre es
    [seat] nach Plätzen wäre es
    [deal] die Nummer ergibt
    [digest] der Rest der Aufzeichnung ergibt
    [format] diese Version liest
    [version] diese Version hat
    [options] ausgeschrieben wäre es
    [notation] geschrieben wird es
    [auto] für einen Platz ohne Zeit wäre es
   *[rules] die Regeln ergeben
}
differs = { $value } ist { $found }, { -source } { $expected }
differs-missing = { $value } fehlt, { -source } { $expected }
differs-length = { $value } hat { $items } Einträge, { -source } { $right }
missing = { $value } fehlt
unknown-name = { $value } ist ein unbekannter Name
no-such-time = { $value } ist { $found }, eine Zeit, die es nicht gibt
not-one-of = { $value } ist { $found }, richtig wäre { $values }
wrong-format = { $value } ist { $found }, richtig wäre { $format ->
    [player] eine Personen-ID mit 16 Zeichen, oder computer: und eine Stufe
    [level] der Name einer Stufe in Kleinbuchstaben
    [time] eine Zeit wie 2026-11-21T10:00:00Z
    [sha256] 64 Hexziffern in Kleinbuchstaben
   *[salt] 32 Hexziffern in Kleinbuchstaben
}
wrong-type = { $value } ist { $found }, richtig wäre { $type ->
    [integer] eine ganze Zahl
    [number] eine Zahl
    [boolean] true oder false
    [text] ein Text
    [list] eine Liste
    [path] ein Pfad
   *[object] ein Objekt
}
outside-limit = { $value } ist { $found }, richtig wäre { $bound ->
    [least] mindestens { $limit }
    [most] höchstens { $limit }
    [more] mehr als { $limit }
   *[less] weniger als { $limit }
}
empty = { $value } ist { $found }, darf aber nicht leer sein
invalid = { $value } ist { $found }, was nicht erlaubt ist

## Das Match

unknown-game = game ist { $found }, richtig wäre { $games }
package-missing = game ist { $found }, aus dem Paket { $provider }: installiere es zuerst
wrong-form = form ist { $found }, mit diesen Optionen wäre richtig { $forms }
wrong-seats = seats hat { $items } Einträge, das Spiel hat { $exact ->
    [yes] { $most ->
        [one] { $most } Platz
       *[other] { $most } Plätze
    }
   *[no] { $fewest } bis { $most } Plätze
}
wrong-legs = legs hat { $items } Einträge, das Match hat { $right ->
    [one] { $right } Runde
   *[other] { $right } Runden
}
wrong-roles = roles ist { $found }, richtig wäre { $roles }, eine für jeden Platz
not-casual = casual ist true, aber nur ein Spiel allein ohne eigenes Rückgängig kann ein Übungsspiel sein
needless-commitment = commitment ist angegeben, aber in einem Spiel allein ist nichts geheim
commitment-missing = commitment ist null, aber Runde 1 hatte eine geheime Nummer

## Runden und Züge

after-match = { $value } ist zu viel: Das Match endete in Runde { $leg }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
after-leg = { $value } ist zu viel: Die Runde endete nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
match-ends-again = ihre Vorfälle beenden das Match, aber es endete schon in Runde { $leg }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
move-missing = { $value } fehlt: Am Zug ist Platz { $seats }
move-missing-before = { $value } fehlt: Vorfall { $incident } kam nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
board-ahead = { $value } fehlt: Runde { $leg } ist um { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} voraus
other-leg = { $value } ist { $found }, aber das ist die Runde von Platz { $seat }
not-its-turn = { $value } ist { $found }, aber am Zug ist Platz { $seats }
move-refused = { $value } ist { $found }, was die Regeln ablehnen: { $why }
not-automatic = auto ist true, aber der Raum macht keinen solchen Zug
automatic = auto fehlt: Für einen Platz ohne Zeit zieht der Raum
player-left = seat ist { $found }, aber wer dort saß, hatte das Match verlassen
nothing-shown = { $value } ist true, aber die zurückgenommenen Züge hatten nichts gezeigt

## Vorfälle

wrong-ply = { $value } ist { $found }, aber gespielt waren { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
wrong-leaving = { $value } ist { $found }, bei { $players } Personen wäre richtig { $right }
impossible-incident = { $value } ist { $found } für Platz { $seat }, was nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
} unmöglich ist

## Ergebnisse einer Prüfung

verified = { $records ->
    [one] { $records } Aufzeichnung geprüft: in Ordnung.
   *[other] { $records } Aufzeichnungen geprüft: in Ordnung.
}
failed = { $records ->
    [one] { $bad } von { $records } Aufzeichnung ist fehlerhaft.
   *[other] { $bad } von { $records } Aufzeichnungen fehlerhaft.
}
stopped = Nach { $bad } Fehlern abgebrochen: Der Rest der Datei wurde nicht geprüft.
none-found = Die Datei ist leer. Sie sollte eine Aufzeichnung, eine Liste davon oder eine pro Zeile enthalten.
