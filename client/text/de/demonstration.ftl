### Die Vorführung auf der Startseite: Ada und Ben spielen dieselben Karten zweimal, mit getauschten Rollen.

summary = Ada und Ben spielen Nummer { $number } zweimal. In der ersten Runde will Ada viele Punkte und holt { $first }. Dann tauschen sie die Seiten, und Ben holt mit denselben Karten { $second }. Ben gewinnt.
deal = Dieselben Karten für beide
leg = Runde { $leg }: { $name } will viele Punkte
swap = Gleiche Karten, Seiten getauscht
to-beat = { $score } sind zu schlagen
wins = { $name } gewinnt mit { $second } zu { $first }
pause = Vorführung anhalten
play = Vorführung abspielen
