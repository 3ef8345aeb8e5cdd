### 牌的读法。

joker = 鬼牌
second-joker = 鬼牌2
short-joker = 鬼

local-rank =
    .A = A
    .J = J
    .Q = Q
    .K = K
spoken-card = { $suit }{ $rank }
spoken-rank =
    .A = A
    .J = J
    .Q = Q
    .K = K
spoken-suit =
    .C = 梅花
    .D = 方块
    .H = 红桃
    .S = 黑桃
spoken-sign =
    .marriage = 和
    .move = 到
    .minus = 负
