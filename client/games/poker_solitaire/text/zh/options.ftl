### Poker Solitaire 的选项。

## 选项的名称

option =
    .mode = 玩法
    .touching = 相邻
    .movable = 放下的牌
    .hands = 牌型数
    .scoring = 计分
    .points = 分值
    .unequal = 规则
    .touching-2 = 玩家2相邻
    .movable-2 = 玩家2的牌
    .hands-2 = 玩家2牌型数
    .scoring-2 = 玩家2计分
    .rejects-1 = 弃牌格
    .rejects-2 = 玩家2弃牌格
    .rejects-common = 公用弃牌格
    .dealt = 每次发牌
    .decks = 副数
    .stealing = 偷牌
    .planting = 塞牌

## 值及其说明

mode =
    .one-hand = 单阵
    .best-of-two = 两阵取优
    .sum-of-two = 两阵相加
    .alternate = 轮流
    .same-deck = 同牌
    .race = 竞速
    .race-both = 竞速到满
    .duel = 对决
mode-note =
    .one-hand = 一个方阵，单人
    .best-of-two = 两个方阵，取较好的
    .sum-of-two = 两个方阵，都算
    .alternate = 轮流出牌，各一个方阵
    .same-deck = 轮流出牌，各用同样的牌
    .race = 同时打，填满的一方喊“完成”为止
    .race-both = 同时打，直到双方都填满
    .duel = 一个方阵：争高分对压低分
touching =
    .edges = 边
    .corners = 边或角
    .anywhere = 不限
touching-note =
    .edges = 另一张牌的边
    .corners = 边或角
    .anywhere = 任何空格
movable =
    .off = 不动
    .on = 可以移动
movable-note =
    .off = 放下就不动
    .on = 在方阵里移动，从弃牌格取回
hands-note =
    .ten = 行和列
    .twelve = 加上两条对角线
scoring =
    .english = 英式
    .american = 美式
    .pat = 成手
    .user = 自定
scoring-note =
    .english = 四条16，同花5
    .american = 四条50，同花20
    .pat = 五行都必须是成手牌型
    .user = 你定的分值，或表中的
points-example = flush=13,flush+one-pair=20
points-note = 留空：表中最后一列（? 显示）
unequal =
    .off = 双方相同
    .on = 各用各的
unequal-note =
    .off = {""}
    .on = 让分；以上是玩家1的
rejects-note = 与发到的牌合计最多五个
on-off =
    .off = 否
    .on = 是
stealing-note = 从对方方阵拿一张牌
planting-note = 把发到的牌放进对方方阵

## 玩法的选择

way =
    .one-hand = 一个方阵
    .best-of-two = 两个方阵，取较好的
    .sum-of-two = 两个方阵，都算
    .alternate = 轮流，各一个方阵
    .same-deck = 轮流，各用同样的牌
    .race = 竞速，喊“完成”为止
    .race-both = 竞速，双方都填满为止
    .duel = 对决，共用一个方阵

## 单选表单

touching-field = 牌必须相邻
touching-value =
    .edges = 以边
    .corners = 以边或角
    .anywhere = 不限：可以放在任何地方
movable-value =
    .off = 不动
    .on = 可以移动和取回
hands-value =
    .ten = 10：行和列
    .twelve = 12：加上两条对角线
scoring-value =
    .english = 英式
    .american = 美式
    .pat = 成手：五行都必须是成手牌型
    .user = 自定
of-player = { $label }（玩家{ $player }）
unequal-field = 玩家2用不同规则
dealt-field = 每次发牌
decks-field = 副数
rejects-field = 玩家{ $player }的弃牌格
stealing-field = 偷牌：可以从对方方阵拿牌
planting-field = 塞牌：可以把牌放进对方方阵
points-field = 自定分值
points-help = 每行写一个牌型及其分值。几个牌型合在一起才有的分值，用 + 连接，如 flush+one-pair 20。除表中的牌型外，还有 blaze、four-flush、kilter、round-the-corner-straight 和 round-the-corner-kilter。

## 选项的错误

too-many = 每次发{ $dealt }张，加上{ $rejects }个弃牌格，合计超过五个。
pat-for-both = 成手要么双方都用，要么都不用。
no-points = “{ $line }”需要牌型和分值，如“flush=13”。
unknown-hand = 没有叫“{ $name }”的牌型。可选：{ $names }。
too-much = “{ $name }”最多{ $most }分。

## 房间或一局的规则，写成句子

rules-of = { $player }：{ $sentence }。
touching-rule =
    .edges = 牌必须以边相邻
    .corners = 牌必须以边或角相邻
    .anywhere = 牌可以放在任何地方
movable-rule =
    .off = 放下的牌不动
    .on = 放下的牌可以移动，弃掉的牌可以取回
hands-rule =
    .ten = 行和列都算
    .twelve = 行、列和两条对角线都算
scoring-rule =
    .english = 英式计分
    .american = 美式计分
    .pat = 五行都必须是成手牌型
    .user = 房间自定计分
points-rule = 分值：{ $hands }。
hand-points = { $hand } { $points }
dealt-rule = 每次发{ $cards }张牌{ $decks ->
    [1] {""}
   *[other] ，共{ $decks }副牌
}。
no-rejects = 没有弃牌格。
rejects-alone = { $squares }个弃牌格。
rejects-rule = 弃牌格：{ $rejects }。
rejects-each = 各{ $squares }个
rejects-of = { $name }{ $squares }个
rejects-yours = 你{ $squares }个
rejects-common = 公用{ $squares }个
stealing-rule = 偷牌：可以从对方方阵拿牌。
planting-rule = 塞牌：可以把牌放进对方方阵。
player = 玩家{ $number }

## 方阵的规则，简短

rules-in-short = { $touching ->
    [edges] 以边相邻
    [corners] 以边或角相邻
   *[anywhere] 位置不限
}{ $moves ->
    [stay] ，牌不动
    [move] ，可移动
   *[duel] {""}
}{ $twelve ->
    [yes] ，12牌型
   *[no] {""}
}，{ $scoring ->
    [english] 英式
    [american] 美式
    [pat] 成手
   *[user] 自定
}
