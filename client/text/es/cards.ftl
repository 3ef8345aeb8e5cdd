### Las cartas como se leen y se oyen.

joker = Comodín
second-joker = Comodín 2
short-joker = Com

local-rank =
    .A = A
    .J = J
    .Q = Q
    .K = K
spoken-card = { $rank } de { $suit }
spoken-rank =
    .A = as
    .J = jota
    .Q = reina
    .K = rey
spoken-suit =
    .C = tréboles
    .D = diamantes
    .H = corazones
    .S = picas
spoken-sign =
    .marriage = y
    .move = a
    .minus = menos
