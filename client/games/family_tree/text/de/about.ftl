### Was Family Tree außerhalb seines Bretts sagt: in Formularen, Listen und Ergebnissen.

match-in-short = Ein Match hat zwei Runden mit denselben Karten. In einer spielst du auf viele Punkte, in der anderen auf wenige. Wer beim Maximieren mehr schafft, gewinnt.
tree = Baum
the-tree = Der Baum
computers-tree = Der Baum des Computers
computers-tree-key = Baum des Computers

standing =
    .player = allein, am meisten
    .maximizer = maximiert, am meisten
    .minimizer = minimiert, am wenigsten
together = gemeinsam, am meisten

part =
    .levels = Generationen
    .celebrity = Promis
    .hands = Hände
