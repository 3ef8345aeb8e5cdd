### Wörter, die man für Karten tippen kann, neben Kürzeln wie 7d. Varianten stehen zwischen |.

rank-word =
    .A = Ass|As
    .J = Bube|Junge
    .Q = Dame|Königin
    .K = König
suit-word =
    .C = Kreuz|Treff
    .D = Karo
    .H = Herz
    .S = Pik
ambiguous-card = „{ $typed }“ kann { $cards } sein. Tippe mehr vom Namen.
