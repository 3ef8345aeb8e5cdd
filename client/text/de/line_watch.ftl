### Ein Match im Zeilenmodus ansehen.

prompt = watch>
usage = Eine leere Zeile zeigt den nächsten Zug; oder tippe previous, die Nummer eines Zugs, all, part, event, tree, tree 1, tree 2, look, start, end oder back.
next = nächster
which = Nummer des Matchs:
no-record = Tippe eine Zahl von 1 bis { $records } oder back.
move = Runde { $leg }, { $move }, Punkte { $score }
event = Runde { $leg }: { $event }.
leg = Runde { $leg }:
