### Die Aufzeichnung eines Matchs finden, in einer Datei, im Web oder in einem Raum, und sie prüfen.

watch-title = Ein Match noch mal ansehen
watch-hint = aus einer Datei, dem Web oder einem Raum
looking = Suche läuft …
preparing = Das Match wird nachgespielt …

## Wo gesucht wird

source = Datei, Webadresse oder Raum
source-hint = Eine gespeicherte Aufzeichnung, eine im Web oder die beendeten Matchs eines Raums, dessen Code du hast.
source-example = match.json, 192.168.1.5:8420/KZ7-4QM2
file = Datei auswählen
file-hint = Eine gespeicherte Aufzeichnung, eine Liste davon oder eine pro Zeile (auch .zst). Du kannst sie auch hierher ziehen.
drop = Hier ablegen
room = Link einer Aufzeichnung oder eines Raums, oder sein Code
room-hint = Oder gib den Link eines Matchs ein, oder einen Raum dieses Servers, um seine beendeten Matchs zu sehen.
look = Suchen
source-missing = Tippe eine Datei, eine Webadresse oder Adresse und Code eines Raums.
not-a-source = Eine Datei { $typed } gibt es nicht, und ein Raum ist es auch nicht: { $reason }

on-device = Auf diesem Gerät
on-device-hint = Matchs, die du hier angesehen hast. Du kannst sie auch ohne Netz noch mal ansehen.
remove = Entfernen
remove-from-device = Von diesem Gerät entfernen: { $match }
needs-server = Dieses Match ist nicht auf diesem Gerät gespeichert, darum braucht es den Server. { $reason }

## Mehrere Aufzeichnungen

which = Welches Match?
which-of-first = Welches Match? Nur die ersten { $shown } stehen hier; --index N öffnet ein späteres.
only-first = Nur die ersten { $shown } Matchs der Datei stehen hier. Ein späteres siehst du im Terminal mit turnabout replay FILE --index N.
number = Nummer { $number }
without-number = eine Aufzeichnung ohne Nummer
game-and-number = { $game } · { $number }
player = { $name }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
not-a-record = keine Aufzeichnung: { $fault }
match-and-players = { $match }: { $players }

## Die Seite eines Matchs

a-match = Ein Match, das hier gespielt wurde
link-hint = Wer die Adresse dieser Seite hat, kann das Match ansehen, seine Aufzeichnung speichern und sie prüfen.
in-terminal = In einem Terminal:
promised = Die Nummer war bis zum Ende geheim. Wenn du das Match hier ansiehst, wird es neu gegeben, nachgespielt und mit dem verglichen, was der Server versprochen hat.
refused =
    .not_found = { -no-record }
    .forbidden = { -record-withheld }
    .service_unavailable = { -records-away }
-no-record = Dieser Server hat keine Aufzeichnung mit dieser ID. Bei einem eben beendeten Match dauert sie vielleicht noch einen Moment. Ein Match ohne Zug hat keine.
-record-withheld = Diese Aufzeichnung bleibt geheim, bis der Tag der Tagesnummer endet.
-records-away = Der Server kann gerade keine Aufzeichnungen lesen. Versuch es später noch mal.

## Dateien

no-record = Darin ist keine Aufzeichnung eines Matchs: { $fault }.
no-record-at = In { $place } ist keine Aufzeichnung eines Matchs: { $fault }.
empty = In { $place } ist keine Aufzeichnung eines Matchs: leer.
no-record-in-file = Darin ist keine Aufzeichnung eines Matchs. Eine Datei enthält eine Aufzeichnung, eine Liste davon oder eine pro Zeile.
not-json = Zeile { $line } ist kein JSON, also keine Aufzeichnung.
no-index = Es gibt { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}, aber keine Nummer { $index }.
folder = { $path } ist ein Ordner. Nenne eine Datei mit Aufzeichnungen darin.
unreadable = { $path } ist nicht lesbar: { $reason }.
unreadable-file = Diese Datei ist nicht lesbar.
too-long = Diese Datei ist entpackt größer als 32 MB. Sieh ihre Matchs in einem Terminal an: turnabout replay FILE.
damaged = Diese Datei ist beschädigt und lässt sich nicht entpacken.
other-version = Diese Aufzeichnung stammt von einer anderen Version, als diese Seite liest.
unknown-game = Diese Seite kann das Spiel „{ $game }“ nicht zeigen.
incomplete = Diese Aufzeichnung ist unvollständig: Etwas darin fehlt oder hat eine andere Form.
bad-text = Ein Text in dieser Aufzeichnung enthält nicht darstellbare Zeichen oder zu viele Zusatzzeichen auf einem Buchstaben.

## Webadressen

not-fetched = { $url } lässt sich nicht abrufen: { $reason }
too-slow = es dauert länger als { $seconds } Sekunden.
no-answer = keine Antwort.
reason = { $reason }.
http-error = der Server dort meldet { $status } { $reason }.
page-too-long = Der Inhalt von { $url } ist größer als { $most } MiB, zu lang für eine Aufzeichnung.

## Räume

no-such-room = Auf { $server } gibt es keinen Raum { $room }. Prüfe den Code und die Adresse.
none-finished = In diesem Raum ist noch kein Match beendet. Nur beendete Matchs kann man noch mal ansehen.

## Nachspielen

game-not-installed = Dieses Turnabout kann das Spiel „{ $game }“ nicht zeigen.
not-shown = Die Aufzeichnung enthält etwas, das dieses Turnabout nicht zeigen kann.
not-started = Das Programm, das Aufzeichnungen nachspielt, lässt sich nicht starten: { $reason }.
replay-too-slow = Die Aufzeichnung ließ sich nicht in { $seconds } Sekunden nachspielen.
not-replayed = Die Aufzeichnung ließ sich nicht nachspielen{ $reason ->
    [none] .
   *[other] : { $reason }
}
not-playable = Die Aufzeichnung lässt sich nicht nachspielen: { $fault }.
too-many-moves = Dieses Match hat zu viele Züge, um es auf einem Server nachzuspielen. Installiere zuerst sein Spiel.
server-needed = { $server } antwortet nicht, und nur ein Server mit diesem Spiel kann das nachspielen.

## Was in einer Aufzeichnung falsch ist

-leg = { $leg ->
    [none] die Runde
   *[other] Runde { $leg }
}
wrong-number = { -leg } hat eine andere Nummer als die erste
wrong-deck = { -leg } hat andere Karten, als ihre Nummer ergibt
wrong-commitment = { -leg }: Nummer und Salz ergeben nicht das commitment
wrong-digest = ihr Digest passt nicht zum Rest
not-played = { -leg }: der Server konnte sie nicht spielen
move-refused = { -leg }, Zug { $number }: { $move } ist nicht erlaubt. { $reason }
wrong-score = { -leg }, Zug { $number }: Das Ergebnis ist { $score }, die Regeln ergeben { $right }
wrong-final-score = { -leg }: Das Endergebnis ist { $score }, die Regeln ergeben { $right }
not-over = { -leg } soll vorbei sein, aber es ging noch eine Karte
wrong-order = { -leg }, Zug { $number }: Die Karten kommen nicht in der gegebenen Reihenfolge
