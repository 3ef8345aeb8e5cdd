### Die Hilfe zum Befehl turnabout, mit geraden Anführungszeichen. In eckigen Klammern steht der Standard.

about = Kartenspiele allein, gegen den Computer oder mit anderen.
version = Die Version zeigen.

section =
    .play = Spielen
    .results = Ergebnisse
    .records = Aufzeichnungen
    .server = Dein Server
    .computers = Computer
    .games = Eigene Spiele
    .other = Hilfe und Einstellungen
more = Hilfe zu einem Befehl: turnabout help COMMAND. Die Optionen eines Spiels: turnabout help GAME.
game-options = Die Optionen eines Spiels, für --option: turnabout help GAME.

server-command =
    .serve = Einen Server starten.
    .status = Den Server zeigen, der auf diesem Rechner läuft.
    .stop = Den Server auf diesem Rechner beenden.
    .simulate = Computer gegeneinander spielen lassen und die Aufzeichnungen schreiben.
    .arena = Messen, wie gut die Computer spielen.
    .solve = Herausfinden, welche Spielnummern zu gewinnen sind.
    .catalog = Die installierten Spiele auflisten.
    .new-game = Ein Paket mit einem kleinen Spiel schreiben, als Anfang für ein eigenes.
    .check-game = Ein installiertes Spiel auf Fehler prüfen.
    .backup = Die Daten eines Servers in eine Datei sichern.
    .restore = Die Daten eines Servers aus einer Sicherung wiederherstellen.
    .export = Die Aufzeichnungen beendeter Matchs schreiben.

## Die Befehle und ihre Optionen

-player = Ein Name, die ID einer Person oder eine Stufe des Computers

option-name = Dein Name. Er wird gespeichert.
option-profile = Auf diesem Rechner als jemand anderes spielen. Jedes Profil hat eigenen Namen, eigene Plätze und Ergebnisse [default].
option-ascii = Nur ASCII-Zeichen verwenden [nach der Locale].
option-role = Deine Rolle in der ersten Runde, etwa maximizer oder minimizer [zufällig].
option-clock = Bedenkzeit: 30 heißt 30 s pro Zug; 3d heißt 3 Tage pro Zug; 5m+3 heißt 5 Minuten pro Runde und 3 s mehr pro Zug [keine].
option-game = Das Spiel: { $games }.
option-option = Eine Option des Spiels, etwa variant=hex. Für weitere Optionen wiederholen.
option-form = Die Form des Matchs: match, mirror (beide Runden zugleich), together oder race [je nach Optionen].
option-seats = Die Zahl der Plätze, wenn das Spiel mehr als zwei haben kann.
option-pace = So viele Sekunden braucht ein Computer mindestens pro Zug.
option-notes = Die Notiztafel zeigen, die auflistet, was noch möglich ist; nur in Spielen, die eine haben.
option-public = Den Raum in turnabout rooms auflisten, sodass alle beitreten können.
option-spectators = Zuschauen erlauben.
option-plain = Textzeilen statt Vollbild [wenn es kein Terminal gibt].
about-play =
    Den Startbildschirm öffnen oder gleich ein Spiel beginnen.

    Mit --game, --number, --against oder --computers beginnt sofort ein Spiel. Allein: turnabout play --game { $game }. Gegen den Computer: turnabout play --against easy.

    Dein eigener Server startet bei Bedarf und endet 10 Minuten, nachdem alle gegangen sind. Siehe turnabout status.
about-verify =
    Aufzeichnungen prüfen: die Karten neu geben und alles nachspielen.

    Gezeigt wird der erste Fehler jeder Aufzeichnung, bei bis zu zwanzig Aufzeichnungen.
verify-file = Ein Link zu einer Aufzeichnung oder eine Datei mit einer Aufzeichnung, einer Liste davon oder einer pro Zeile, auch mit zstd gepackt; - ist die Standardeingabe.
play-number = Die Spielnummer, die die Karten bestimmt [zufällig].
play-against = Gegen den Computer spielen: easy, normal, strong oder random.
play-casual = Allein: jeden Zug rückgängig machen können; das Ergebnis steht in einer eigenen Liste.
play-names = Allein: bis zu fünf Personen spielen abwechselnd an diesem Bildschirm, etwa 'Ada, Ben'.
play-hints = In einem Match gegen den Computer Tipps erlauben.
play-computers = Zwei Computern zuschauen, etwa strong,easy.
play-server = Der Server, auf dem du spielst [dein eigener].
about-host =
    Einen Raum für andere eröffnen oder deinen letzten fortsetzen.

    Ohne --server ist der Raum auf deinem eigenen Server. Der läuft nach diesem Befehl weiter: turnabout status zeigt ihn, turnabout stop beendet ihn.
host-number = Die Spielnummer, die dann alle sehen [zufällig und geheim].
host-hints = Tipps für alle erlauben.
host-computers = Die letzten N Plätze dem Computer geben, etwa 1,easy.
host-port = Der Port deines eigenen Servers [8420 oder der letzte].
host-server = Der Server, auf dem der Raum entsteht [dein eigener].
host-new = Einen neuen Raum eröffnen, auch wenn du noch einen offenen hast.
about-join =
    Einem Raum beitreten oder dort zuschauen.
join-target = Der Raum: HOST[:PORT]/CODE, ein Link oder nur CODE auf dem zuletzt benutzten Server.
join-seat-code = Deinen Platz hierher holen, mit dem Code, den dein anderes Gerät zeigt.
about-replay =
    Ein beendetes Match Zug für Zug ansehen, beide Runden nebeneinander.
replay-target = Eine Datei mit Aufzeichnungen, eine Webadresse, ein Raum als HOST[:PORT]/CODE oder nur CODE.
replay-index = Welches Match, wenn es mehrere sind: 1 ist das erste.
option-server = Der Server, der gefragt wird [der, auf dem du spielst].
about-settings =
    Deine Einstellungen zeigen oder eine ändern.
settings-name = Die Einstellung.
settings-value = Ihr neuer Wert, oder "default".
about-scores =
    Deine zehn besten Spiele allein und deine Statistik.
about-number =
    Die besten Ergebnisse auf einer Spielnummer zeigen.
number-number = Die Spielnummer.
number-together = Ergebnisse von N Personen gemeinsam [von Spielen allein und Duellen].
about-analyze =
    Zeigen, wie gut in Matchs gespielt wurde.

    Der Computer bewertet jeden Zug: die Genauigkeit aller Beteiligten, die schlimmsten Fehler und den Verlauf des erwarteten Ergebnisses.
analyze-json = Die Analysen in eine Datei schreiben, eine pro Zeile; - gibt sie aus.
about-rooms =
    Die offenen Räume auflisten und einem beitreten.

    Die Liste aktualisiert sich. Mit --plain oder ohne Terminal wird sie einmal ausgegeben.
about-games =
    Deine Spiele auflisten: zuerst die, die auf dich warten.

    Jede Zeile zeigt den Stand und die restliche Zeit, das Spiel und die anderen, das Ergebnis, den letzten Zug und die
    Adresse für turnabout join. Ohne --server kommen die Spiele aller Server, auf denen du etwas fortsetzen kannst.
games-watch = Jedes Spiel ausgeben, das sich ändert, bis du abbrichst.
games-run = Mit --watch: das danach genannte Programm für jedes Spiel starten, das auf dich zu warten beginnt. Die Zeile des Spiels ist sein letztes Argument, wie in: turnabout games --watch --run notify-send "Turnabout".
games-command = Das Programm mit seinen Argumenten.
about-quick =
    Mit der nächsten Person spielen, die dasselbe Spiel möchte.

    Ihr müsst dieselben Optionen, dieselbe Form und Bedenkzeit wollen. Die Spielnummer ist zufällig und geheim.
about-daily =
    Die Tagesnummer zeigen oder spielen. Du hast einen Versuch.

    Jedes Spiel hat täglich eine Nummer. Sie ist für alle auf einem Server dieselbe und bleibt geheim, bis der Tag endet (UTC).
daily-day = Die Tabelle eines früheren Tages ausgeben, etwa 2026-11-20.
daily-computer = Die heutige Nummer gegen den Computer spielen.
daily-friend = Die heutige Nummer gegen jemanden spielen, der mit einem Code dazukommt.
about-standings =
    Die Wertungen eines Spiels auflisten.
option-correspondence = Die Wertungen der Fernpartien auflisten (ein Tag oder mehr pro Zug).
about-player =
    Die Seite einer Person zeigen.

    Sie zeigt die Wertungen und Ergebnisse in jedem Spiel und die neuesten Matchs mit Links zu den Aufzeichnungen.
player-player = { -player } [deine eigene Seite].
about-matches =
    Beendete Matchs suchen, nach Spiel, Gegenüber, Ergebnis, Datum oder Nummer.

    Listen anderer enthalten nur gewertete Matchs. Jedes Match hat den Link zu seiner Aufzeichnung.
matches-player = { -player } [deine eigenen Matchs].
matches-against = Nur gegen dieses Gegenüber. { -player }.
matches-result = Nur mit diesem Ergebnis: won, lost, drawn oder played (ohne Sieg).
matches-since = Nur ab diesem Tag (UTC), etwa 2026-11-20.
matches-until = Nur bis zu diesem Tag (UTC).
matches-number = Nur auf dieser Spielnummer. Ergänze --game.
matches-everyone = Mit --number: die Matchs von allen.
matches-count = Wie viele der neuesten Matchs aufgelistet werden.
about-challenge =
    Ein früheres Gegenüber zum Match herausfordern, nach den Regeln eures neuesten Matchs zu zweit.
challenge-player = Das frühere Gegenüber: ein Name oder eine ID.
about-versus =
    Deine Ergebnisse gegen jemanden zeigen, nach Spiel und Form.
versus-opponent = { -player }.
versus-player = Die Ergebnisse dieser Person statt deiner zeigen. { -player }.
option-example = Ein Beispielprogramm in python oder javascript ausgeben.
about-bot =
    Ein eigenes Programm auf einem Platz in einem Raum spielen lassen.

    Das Programm liest ein JSON-Objekt pro Zeile. Auf jedes Objekt vom Typ "turn" antwortet es mit einer Zeile wie {"{"}"move": "KS>7D"{"}"}. Siehe --example python und client/README.md.

    Mit --game eröffnet es selbst einen Raum, zum Beispiel: turnabout bot --exec "python3 mine.py" --game { $game } --against strong --matches 20.
bot-target = Der Raum als HOST[:PORT]/CODE. Mit --game: der Server als HOST[:PORT] [dein eigener].
bot-program = Das Programm mit seinen Argumenten.
bot-against = Mit --game: gegen den Computer spielen, etwa strong.
bot-alone = Mit --game: allein spielen.
bot-number = Mit --game: die Spielnummer [zufällig].
bot-matches = Nach N Matchs gehen [1 gegen den Computer oder allein, sonst so viele, wie die anderen möchten].
bot-takebacks = Zugrücknahmen annehmen [sie werden abgelehnt].
bot-patience = Wie viele Sekunden jemand weg sein darf, oder never. Danach beansprucht der Bot den Sieg. Zwischen Matchs räumt er im eigenen Raum den Platz; mit --matches verlässt er einen fremden.
bot-name = Der Name des Bots [der des Programms].
bot-profile = Das Profil des Bots. Zwei Bots in einem Raum brauchen zwei Profile.
about-help =
    Einen Befehl erklären oder die Optionen eines Spiels auflisten.
help-topic = Ein Befehl oder ein Spiel [listet die Befehle auf].
about-link =
    Ein anderes Gerät mit diesem verknüpfen, sodass du dort dieselbe Person bist.
link-link = Ein Link, den dein anderes Gerät zeigt, oder sein Code [zeigt einen Link].
about-words =
    Die Texte im Paket eines Spiels kompilieren, für Python und den Browser.
words-folder = Der Ordner des Python-Pakets; seine Texte liegen in text/en.
words-web = Der Ordner des Bretts für Browser, wenn es einen gibt.
words-check = Nichts schreiben; fehlschlagen, wenn ein Modul veraltet ist.

usage = {"Aufruf: "}
heading =
    .options = Optionen
    .arguments = Argumente
show-help = Diese Hilfe zeigen.
required = nötig
install-completion = Die Vervollständigung für diese Shell einrichten.
show-completion = Die Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
