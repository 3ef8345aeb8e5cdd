### Ein Match im Zeilenmodus ansehen.

prompt = wiederholung>
usage = Eine leere Zeile zeigt den nächsten Zug; oder tippe vorher, die Nummer eines Zugs, alle, trennung, ereignis, brett, brett 1, brett 2, ansehen, anfang, ende oder zurück.
next = nächster
which = Nummer des Matchs:
no-record = Tippe eine Zahl von 1 bis { $records } oder „zurück“.
move = Runde { $leg }, { $move }, Punkte { $score }
event = Runde { $leg }: { $event }.
leg = Runde { $leg }:
