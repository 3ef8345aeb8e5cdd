### Family Tree 在牌盘之外的文字：表单、列表和结果。

match-in-short = 一场比赛用同样的牌打两局：一局争高分，一局压低分。争高分时得分更高的一方获胜。
tree = 树
the-tree = 树
computers-tree = 电脑的树
computers-tree-key = 电脑的树

standing =
    .player = 单人，最高
    .maximizer = 争高分，最高
    .minimizer = 压低分，最低
together = 合作，最高

part =
    .levels = 世代
    .celebrity = 名人
    .hands = 牌型
