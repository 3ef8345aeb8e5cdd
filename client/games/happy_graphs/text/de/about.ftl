### Was die Programme außerhalb des Bretts über Happy Graphs sagen.

match-in-short = Ein Duell hat zwei Runden mit denselben Karten, und du siehst nur deine eigene Hand. In einer Runde spielst du auf viele unglückliche Karten, in der anderen auf wenige. Wer beim Maximieren mehr schafft, gewinnt.
together-in-short = Alle spielen auf einer Seite, für möglichst wenige unglückliche Karten. Null ist perfekt.

board = Brett
the-board = Das Brett
computers-board = Das Brett des Computers
computers-board-key = Brett des Computers

standing =
    .player = allein, am wenigsten
    .maximizer = maximiert, am meisten
    .minimizer = minimiert, am wenigsten
together = gemeinsam, am wenigsten
lost = { $cards } Karten

## Optionen

option =
    .variant = Brett
    .mode = Spielart
    .hands = Hände
variant =
    .classic = klassisch
    .corners = Ecken
    .hex = Sechseck
variant-note =
    .classic = A bis 4, vier Nachbarn
    .corners = A bis 8, auch die Diagonalen
    .hex = A bis 6, sechs Nachbarn
variant-in-full =
    .classic = klassisch: A bis 4, vier Nachbarn
    .corners = Ecken: A bis 8, auch die Diagonalen
    .hex = Sechseck: A bis 6, sechs Nachbarn
mode =
    .together = gemeinsam
    .duel = als Duell
    .puzzle = als Puzzle
mode-note =
    .together = auf einer Seite, für wenige unglückliche Karten
    .duel = zu zweit, verdeckte Hände, getauschte Rollen
    .puzzle = alle Karten offen, frei rückgängig, mit Zeit
hands =
    .seen = offen für alle
    .hidden = verdeckt
hands-note =
    .seen = {""}
    .hidden = alle sehen nur die eigene
way =
    .hidden = Gemeinsam, Hände verdeckt
    .duel = Ein Duell
    .puzzle-together = Ein Puzzle gemeinsam
    .solo = Allein, Karte für Karte
    .puzzle = Ein Puzzle
