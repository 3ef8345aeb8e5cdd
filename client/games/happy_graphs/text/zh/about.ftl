### Happy Graphs 在牌盘之外的文字：表单、列表和结果。

match-in-short = 对决用同样的牌打两局，你只能看到自己的手牌。一局里你要不快乐的牌多，另一局里要少。争高分时得分更高的一方获胜。
together-in-short = 所有人站在同一边，让不快乐的牌尽量少。零是完美。

board = 牌盘
the-board = 牌盘
computers-board = 电脑的牌盘
computers-board-key = 电脑的牌盘

standing =
    .player = 单人，最少
    .maximizer = 争高分，最多
    .minimizer = 压低分，最少
together = 合作，最少
lost = { $cards }张牌

## 选项

option =
    .variant = 牌盘
    .mode = 玩法
    .hands = 手牌
variant =
    .classic = 经典
    .corners = 对角
    .hex = 六角
variant-note =
    .classic = A到4，四个邻居
    .corners = A到8，对角也算
    .hex = A到6，六个邻居
variant-in-full =
    .classic = 经典：A到4，四个邻居
    .corners = 对角：A到8，对角也算
    .hex = 六角：A到6，六个邻居
mode =
    .together = 合作
    .duel = 对决
    .puzzle = 解谜
mode-note =
    .together = 同一边，让不快乐的牌少
    .duel = 两位玩家，手牌隐藏，互换角色
    .puzzle = 明牌，随意撤销，计时
hands =
    .seen = 公开
    .hidden = 隐藏
hands-note =
    .seen = {""}
    .hidden = 各看各的
way =
    .hidden = 合作，手牌隐藏
    .duel = 对决
    .puzzle-together = 合作解谜
    .solo = 单人，逐张打
    .puzzle = 解谜
