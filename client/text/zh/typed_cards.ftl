### 键入牌时除 7d 这样的缩写外可用的词，同义词用 | 隔开。

rank-word =
    .A = A|尖
    .J = J|钩
    .Q = Q|圈
    .K = K|老K
suit-word =
    .C = 梅花|草花
    .D = 方块|方片
    .H = 红桃|红心
    .S = 黑桃|黑心
ambiguous-card = “{ $typed }”可能是{ $cards }。请输入更完整的牌名。
