### Das Startmenü des Zeilenmodus und die Fragen vor einem Match.

welcome = Turnabout in Textzeilen. Tippe „hilfe“ für die Befehle, „regeln“ für die Regeln.
first-offered = Tippe „einstieg“, um damit anzufangen.
game = Das Spiel ist { $title }.
no-game = Ein Spiel „{ $typed }“ gibt es nicht. Wähle { $known }.
how-to-list = Tippe „hilfe“ für die Befehle.
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
choose-game-hint = „spiel NAME“ zeigt auch seine Einstellungen; „spiel“ allein listet die Spiele auf
alone-hint = „allein NUMBER“ spielt diese Nummer
against-hint = „gegen LEVEL“, etwa „gegen leicht“, beginnt sofort
first-game = Ein erstes Spiel allein, mit Erklärungen zu jeder Karte
quick-hint = zum Beispiel schnell bedenkzeit 5m+3
daily-hint = „tagesnummer computer“ oder „tagesnummer freund“ spielt sie
host-hint = zum Beispiel einladen öffentlich: alle können beitreten
computers = Zwei Computern zuschauen
computers-hint = zum Beispiel computermatch stark leicht
player-hint = „profil Ben“ zeigt die Seite von jemand anderem
matches-hint = zum Beispiel „matchs gegen Ben gewonnen“; „ältere“ zeigt mehr
versus-hint = zum Beispiel vergleich Ben
rules-hint = auch „regeln kurz“ und „regeln mitwirkende“

## Fragen

cancel = Mit „zurück“ brichst du ab.
name = Name:
address = Adresse und Code, dahinter ein Platzcode, wenn du deinen Platz hierher holst:
source = Datei, Webadresse oder Raum:
option = { $label }: { $values } (leer: { $usual }):
form = Runde um Runde oder beide zugleich auf zwei Brettern: match oder spiegelmatch (leer: match):
seats = Plätze, 2 bis 48 (leer: 2):
number = Spielnummer (leer: zufällig und geheim):
clock = Bedenkzeit: 30, 5m+3, 10m+5, 1d, 3d, 7d oder eine andere (leer: keine):
spectators = Zuschauen erlauben, ja oder nein (leer: ja)?
hints = Tipps für beide erlauben, ja oder nein (leer: nein)?
hints-alone = Tipps für dich erlauben, ja oder nein (leer: nein)?
role = Erste Rolle, { $roles } (leer: zufällig; bei einer Revanche tauscht ihr):
level-title = Wie stark soll der Computer sein?
level = Stufe (leer: leicht):
two-levels = Zwei Stufen, etwa stark leicht, und wenn du magst eine Spielnummer:
no-level = Eine Stufe „{ $typed }“ gibt es nicht. Wähle { $levels }.
not-alone = { $title ->
    [none] Mit diesen Optionen braucht das Spiel ein Gegenüber.
   *[other] { $title } spielt man zu zweit. Tippe „gegen“ oder „einladen“.
}

## Die Einstellungen eines Matchs, die als Namen und Werte hinter einem Befehl stehen

settings-usage = Tippe diese hinter „einladen“ oder „gegen“, etwa „einladen nummer 7 bedenkzeit 5m+3“:
settings-usage-here = Tippe „einstellungen“, Namen und Werte, etwa „einstellungen nummer 7 bedenkzeit 5m+3“:
setting-values =
    .number = eine Spielnummer oder zufällig
    .clock = 30 (Sekunden pro Zug), 5m+3 (Minuten pro Runde, Sekunden pro Zug), 3d (Tage), keine
    .form = match, oder spiegelmatch: beide Runden zugleich, auf zwei Brettern
    .seats = wie viele
    .pace = wie viele Sekunden der Computer für einen Zug braucht, 1 bis 60, oder üblich
    .on-off = an oder aus
setting-role = { $roles }; bei einer Revanche tauscht ihr
settings-to-host = Hinter „einladen“ geht auch: „server ADDRESS“; „computeranzahl“, und wie viele; „stufe { $levels }“.
settings-to-host-two = Hinter „einladen“ geht auch: „server ADDRESS“.
bad-setting = Hinter „{ $name }“ fehlt einer dieser Werte: { $values }.
no-setting = Eine Einstellung „{ $typed }“ gibt es hier nicht. Die Einstellungen sind { $names }.
