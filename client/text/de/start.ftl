### Der Startbildschirm: was man spielen, ansehen und nachschlagen kann, und offene Spiele.

title = Turnabout
subtitle = Gleiche Karten, zwei Runden: Eine Seite will viele Punkte, die andere wenige. Dann wird getauscht.

tagline = { -tagline-first } { -tagline-second }
-tagline-first = Gleiche Karten. Seiten tauschen.
-tagline-second = Das Ergebnis schlagen.

## Was man wählen kann

choice =
    .guided = Dein erstes Spiel
    .learn = Lernen
    .alone = Allein spielen
    .computer = Gegen den Computer
    .host = Raum eröffnen
    .friend = Mit anderen spielen
    .find = Spiel finden
    .daily = Tagesnummer
    .join = Raum beitreten
    .watch = Zuschauen
    .computers = Zwei Computern zuschauen
    .record = Ein Match noch mal ansehen
    .standings = Rangliste
    .player = Deine Seite
    .scores = Bestleistungen
    .number = Spielnummern
    .rules = So wird gespielt
    .settings = Einstellungen
    .quit = Beenden

hint =
    .guided = beim Spielen lernen: jede Karte wird erklärt
    .learn = ein erstes Spiel, in dem jede Karte erklärt wird
    .alone = um das beste Ergebnis, auf jeder Nummer
    .computer = gegen einen oder mehrere, leicht bis stark
    .host = andere kommen mit einem Code dazu
    .friend = Raum eröffnen und den Link verschicken
    .find = offene Räume und schnelle Matchs
    .daily = ein Versuch am Tag, für alle dieselbe Nummer
    .join = mit Adresse und Code, die du bekommen hast
    .watch = Computern beim Spielen oder einem alten Match
    .computers = ihnen beim Spielen zusehen
    .record = aus der Datei seiner Aufzeichnung
    .standings = wer am besten spielt, nach Matchs
    .player = deine Matchs, Ergebnisse und Aufzeichnungen
    .scores = deine zehn besten Spiele allein
    .number = die besten Ergebnisse auf einer Nummer
    .rules = Regeln, ein Spiel zum Lernen, Mitwirkende
    .settings = dein Name, Farben, Zahlen, Töne

game = Spiel: { $title }
not-alone = { $title } spielt man zu zweit

game-title = Welches Spiel?
game-text = Auch Ergebnisse und Nummern werden für dieses Spiel gezeigt.
watch-title = Was ansehen?
watch-text = Die Computer spielen weiter, solange du zuschaust.
computers-hint = wähle, wie gut sie spielen

## Die Bereiche der Seite im Browser

games-title = Wähle ein Spiel
about-game = { $about }.
more-title = Mehr
learn-game = seine Regeln, mit Bildern

## Wo gespielt wird

playing-at = Du spielst auf { $server }.
in-browser = Im Browser: { $address }

## Offene Spiele

resume = { $code } fortsetzen
resume-which = Welches Spiel fortsetzen?
resume-text = Deine offenen Spiele, die neuesten zuerst.
more-unfinished = { $count ->
    [one] { $count } weiteres offenes Spiel
   *[other] { $count } weitere offene Spiele
}
more-unfinished-hint = alle deine offenen Spiele auflisten
turn = { $mine ->
    [yes] Du bist am Zug.
   *[no] { $other ->
        [none] Die anderen sind am Zug.
       *[other] { $other } ist am Zug.
    }
}
removed = { $game } ist aus der Liste entfernt.
put-back = Rückgängig
forget = Dieses Spiel aus der Liste entfernen
forget-room = { $code } aus der Liste entfernen

solo-game = { $game }{ $number ->
    [none] {" "}allein
   *[other] {" "}auf { $number }
}{ $score ->
    [none] {""}
   *[other] , { $score }
}
match = { $game }{ $other ->
    [none] , noch niemand beigetreten
   *[other] {" "}mit { $other }
}, { $at }
tournament = Turnier mit { $names }, { $at }
computer-game = Spiel zwischen Computern, { $levels }, { $at }

## Einem Raum beitreten

address = Adresse und Code
address-example = 192.168.1.5:8420/KZ7-4QM2
address-hint = Wie sie dir vorgelesen wurde, oder der Link, den du bekommen hast.{ $server ->
    [none] {""}
   *[other] {" "}Ein Code allein meint einen Raum auf { $server }.
}
code = Code oder Link
code-example = KZ7-4QM2
join = Beitreten
bad-code = Das ist kein Raumcode. Ein Code hat sieben Buchstaben und Ziffern, etwa KZ7-4QM2.
other-server = Dieser Link führt zu einem anderen Server. Öffne ihn im Browser.
use-seat-code = Von anderem Gerät übernehmen
invited = Du bist zu einem Spiel eingeladen.
joining = Beitritt läuft …

## Einen Platz von einem anderen Gerät holen

seat-code-title = Von anderem Gerät übernehmen
seat-code-text = Das andere Gerät zeigt den Code im Menü seines Raums.
seat-code = Platzcode
seat-code-optional = leer lassen
seat-code-hint = Nur, um deinen Platz von einem anderen Gerät hierher zu holen.
bad-seat-code = Gib den Platzcode ein, wie ihn das andere Gerät zeigt, etwa KZ74-QM2A.
room-code = Code oder Link des Raums

## Beenden

quit-title = Turnabout beenden?
quit-text = Deine offenen Spiele bleiben hier in der Liste.
stay = Bleiben
