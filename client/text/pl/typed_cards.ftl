### Słowa, które można wpisać zamiast skrótów kart takich jak 7d. Warianty rozdziela znak |.

rank-word =
    .A = as
    .J = walet
    .Q = dama
    .K = król
suit-word =
    .C = trefl|żołądź
    .D = karo|dzwonek
    .H = kier|czerwo
    .S = pik|wino
ambiguous-card = „{ $typed }” może znaczyć { $cards }. Wpisz więcej liter nazwy.
