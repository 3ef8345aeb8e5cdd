### Karten, wie man sie liest und hört.

joker = Joker
second-joker = Joker 2
short-joker = Jkr

local-rank =
    .A = A
    .J = B
    .Q = D
    .K = K
spoken-card = { $suit } { $rank }
spoken-rank =
    .A = Ass
    .J = Bube
    .Q = Dame
    .K = König
spoken-suit =
    .C = Kreuz
    .D = Karo
    .H = Herz
    .S = Pik
spoken-sign =
    .marriage = und
    .move = nach
    .minus = minus
