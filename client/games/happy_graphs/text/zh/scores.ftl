### Happy Graphs 的得分：一张牌的邻居数等于点数就快乐；得分是不快乐的牌数。

counted = { $points }张不快乐的牌

result = { $points ->
    [0] 每张牌都快乐
   *[other] { $points }张不快乐的牌
}

short = { $points }不快乐

part =
    .ace = 不快乐的A
    .two = 不快乐的2
    .three = 不快乐的3
    .four = 不快乐的4
    .five = 不快乐的5
    .six = 不快乐的6
    .seven = 不快乐的7
    .eight = 不快乐的8

cards-of-rank =
    .ace = { $cards }张A
    .two = { $cards }张2
    .three = { $cards }张3
    .four = { $cards }张4
    .five = { $cards }张5
    .six = { $cards }张6
    .seven = { $cards }张7
    .eight = { $cards }张8

all-happy = 全部快乐
