### Poker Solitaire 在方阵之外的文字：列表和结果。

match-in-short = 对决有两局，在同一个方阵里打，行和列都是扑克牌型。你们各打一局争高分、一局压低分。
equals-in-short = 你们各填满一个方阵，行和列都是扑克牌型。得分高的一方获胜。

matrix = 方阵
the-matrix = { $several ->
    [yes] 两个方阵
   *[no] 方阵
}
computers-matrix = { $several ->
    [yes] 电脑的两个方阵
   *[no] 电脑的方阵
}
computers-matrix-key = 电脑的方阵

standing =
    .player = 最高
    .maximizer = 争高分，最高
    .minimizer = 压低分，最低
lost = { $points }分
