### Das Startmenü des Zeilenmodus und die Fragen vor einem Match.

welcome = Turnabout in Textzeilen. Tippe help für die Befehle, rules für die Regeln.
first-offered = Tippe first, um damit anzufangen.
game = Das Spiel ist { $title }.
no-game = Ein Spiel „{ $typed }“ gibt es nicht. Wähle { $known }.
how-to-list = Tippe help für die Befehle.
all-commands = Mehr Befehle
all-commands-hint = offene Räume, Herausforderungen, Ergebnisse, Aufzeichnungen
none-unfinished = Du hast keine offenen Spiele.
choice = { $command }: { $does }{ $hint ->
    [none] {""}
   *[other] {" "}({ $hint })
}
setting = { $name } { $value } ({ $values })

## Was die Befehle tun, mit Hinweisen

choose-game = Das Spiel wählen
choose-game-hint = game NAME zeigt auch seine Einstellungen; game allein listet die Spiele auf
alone-hint = alone NUMBER spielt diese Nummer
against-hint = against LEVEL, etwa against easy, beginnt sofort
first-game = Ein erstes Spiel allein, mit Erklärungen zu jeder Karte
quick-hint = zum Beispiel quick clock 5m+3
daily-hint = daily computer oder daily friend spielt sie
host-hint = zum Beispiel host public: alle können beitreten
computers = Zwei Computern zuschauen
computers-hint = zum Beispiel computers strong easy
player-hint = player Ben zeigt die Seite von jemand anderem
matches-hint = zum Beispiel matches against Ben won; older zeigt mehr
versus-hint = zum Beispiel versus Ben
rules-hint = auch rules short und rules credits

## Fragen

cancel = Mit back brichst du ab.
name = Name:
address = Adresse und Code, dahinter ein Platzcode, wenn du deinen Platz hierher holst:
source = Datei, Webadresse oder Raum:
option = { $label }: { $values } (leer: { $usual }):
form = Runde um Runde oder beide zugleich auf zwei Brettern: match oder mirror (leer: match):
seats = Plätze, 2 bis 48 (leer: 2):
number = Spielnummer (leer: zufällig und geheim):
clock = Bedenkzeit: 30, 5m+3, 10m+5, 1d, 3d, 7d oder eine andere (leer: keine):
spectators = Zuschauen erlauben, yes oder no (leer: yes)?
hints = Tipps für beide erlauben, yes oder no (leer: no)?
hints-alone = Tipps für dich erlauben, yes oder no (leer: no)?
role = Erste Rolle, { $roles } (leer: zufällig; bei einer Revanche tauscht ihr):
level-title = Wie stark soll der Computer sein?
level = Stufe (leer: easy):
two-levels = Zwei Stufen, etwa strong easy, und wenn du magst eine Spielnummer:
no-level = Eine Stufe „{ $typed }“ gibt es nicht. Wähle { $levels }.
not-alone = Mit diesen Optionen braucht das Spiel ein Gegenüber.

## Die Einstellungen eines Matchs, die als Namen und Werte hinter einem Befehl stehen

settings-usage = Tippe diese hinter host oder against, etwa host number 7 clock 5m+3:
settings-usage-here = Tippe settings, Namen und Werte, etwa settings number 7 clock 5m+3:
setting-values =
    .number = eine Spielnummer oder random
    .clock = 30 (Sekunden pro Zug), 5m+3 (Minuten pro Runde, Sekunden pro Zug), 3d (Tage), none
    .form = match, oder mirror: beide Runden zugleich, auf zwei Brettern
    .seats = wie viele
    .pace = wie viele Sekunden der Computer für einen Zug braucht, 1 bis 60, oder usual
    .on-off = on oder off
setting-role = { $roles }; bei einer Revanche tauscht ihr
settings-to-host = Hinter host geht auch: server ADDRESS; computers, und wie viele; level { $levels }.
settings-to-host-two = Hinter host geht auch: server ADDRESS.
bad-setting = Hinter „{ $name }“ fehlt einer dieser Werte: { $values }.
no-setting = Eine Einstellung „{ $typed }“ gibt es hier nicht. Die Einstellungen sind { $names }.
