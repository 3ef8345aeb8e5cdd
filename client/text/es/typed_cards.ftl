### Palabras que se pueden teclear para las cartas, además de abreviaturas como 7d. Las variantes van separadas por |.

rank-word =
    .A = as
    .J = jota
    .Q = reina|dama
    .K = rey
suit-word =
    .C = tréboles|trébol
    .D = diamantes|diamante
    .H = corazones|corazón
    .S = picas|pica
ambiguous-card = «{ $typed }» puede ser { $cards }. Teclea más letras del nombre.
