### Cards as people read and hear them.

joker = Joker
second-joker = Joker 2
# The joker on a small face, in three letters at most.
short-joker = Jkr

# The letters on the faces of cards where the language’s own packs of cards have others, such as B, D, K and A in German.
local-rank =
    .A = A
    .J = J
    .Q = Q
    .K = K

# A card in a text that is read aloud.
# $rank (Text)
# $suit (Text)
spoken-card = { $rank } of { $suit }
spoken-rank =
    .A = ace
    .J = jack
    .Q = queen
    .K = king
spoken-suit =
    .C = clubs
    .D = diamonds
    .H = hearts
    .S = spades
# Signs in a text that is read aloud: of a marriage, of a move, of a number below zero.
spoken-sign =
    .marriage = and
    .move = to
    .minus = minus
