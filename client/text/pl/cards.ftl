### Karty czytane i słyszane.

joker = Joker
second-joker = Joker 2
short-joker = Jkr

local-rank =
    .A = A
    .J = W
    .Q = D
    .K = K
spoken-card = { $rank } { $suit }
spoken-rank =
    .A = as
    .J = walet
    .Q = dama
    .K = król
spoken-suit =
    .C = trefl
    .D = karo
    .H = kier
    .S = pik
spoken-sign =
    .marriage = i
    .move = na
    .minus = minus
