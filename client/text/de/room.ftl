### Die Seite eines Raums im Browser: Kopfzeile und Menü.

menu = Raum
game-menu = Spiel
chat = Chat{ $number ->
    [0] { "" }
   *[other] , { $number } neu
}
players-here = { $here } von { $seats } sind da
options = Optionen des Spiels
take-back = Zurücknehmen
undo = Rückgängig
unknown-game = { $title } braucht eine neuere Version dieser Seite: Lade sie neu.
start-leg = Runde { $leg } beginnen
