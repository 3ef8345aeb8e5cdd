### Grandma’s Game 在牌桌之外的文字：表单、列表和结果。

together-in-short = 竞速：你们打同样的牌，各用各的牌桌。第一个把所有牌送上收牌堆的人赢；否则送上最多的玩家赢。

table = 牌桌
the-table = 牌桌
computers-table = 电脑的牌桌
computers-table-key = 电脑的牌桌

standing = 单人，最多
race-standing = 竞速，最多

## 选项

option =
    .reorder = 工作区
    .winnable = 编号
reorder =
    .on = 顺序随意
    .off = 顺序固定
reorder-note =
    .on = 可以移动里面的牌
    .off = 难得多
winnable =
    .off = 不限
    .on = 只要可解的
winnable-note =
    .off = 有些解不开
    .on = 随机抽取时

## 牌谱的核对

finding =
    .deck_dealt = 已核实：这个编号发出的正是你打的那副牌。
    .cards_as_seen = 你看到的牌都在那副牌里。
    .cards_different = 牌谱里的牌与你看到的不同。
