### Grandma’s Game 的走法。输入时用英文。

## 位置

pile = 牌堆{ $pile }
workspace = 工作区
foundation =
    .clubs-up = 梅花升
    .clubs-down = 梅花降
    .diamonds-up = 方块升
    .diamonds-down = 方块降
    .hearts-up = 红桃升
    .hearts-down = 红桃降
    .spades-up = 黑桃升
    .spades-down = 黑桃降
foundation-short =
    .up = { $suit }升
    .down = { $suit }降

## 走法

play = { $place }到{ $foundation }
transfer =
    .up = { $foundation }移到“升”
    .down = { $foundation }移到“降”
order = 排列{ $cards }
peek = 看{ $pile }下面
simple =
    .deal = 发牌
    .undo = 撤销
    .redo = 重做
    .give-up = 放弃
with-card = { $card }，{ $move }

## 走过的步骤

by = { $name }：{ $did }
did-something = { $change ->
    [0] 走了一步
   *[other] 打了一张牌（{ $change }）
}
did-deal = 从牌库发{ $card }到{ $pile }
did-peek = 看{ $pile }下面
did-order = 调整工作区的顺序
did = { $move }{ $change ->
    [0] {""}
   *[other] （{ $change }）
}

## 一张牌能做什么

fits = 它可以打到{ $foundations }{ $safe ->
    [yes] ，而且稳妥
   *[no] {""}
}。
fits-nowhere = 它现在没有地方可打。
can-move = { $card }可以移到{ $foundations }。
card-fits-nowhere = { $card }现在没有地方可打。
does-not-fit = { $card }现在不能打到{ $foundation }。

## 电脑的建议

hint = { $move }，最终约{ $cards }张牌
hint-line = 提示：{ $hint }
