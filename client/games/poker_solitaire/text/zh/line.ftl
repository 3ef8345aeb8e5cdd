### 行模式中的 Poker Solitaire。

## 命令

board-command = 画出方阵、发到的牌和弃牌格
lines-command = 列出每行每列及其得分
moves-help = 走法，如 QH c3 或 c3 x1，或只写一个格：打到那里

## 一局

begins = { $legs ->
    [1] { BEGIN($who) }；{ $number }。
   *[other] 第{ $leg }/{ $legs }局：{ $who }；{ $number }。
}
alone = 单人
player = { $name }{ $role ->
    [none] {""}
   *[other] { $role }
}{ $you ->
    [yes] （你）
   *[no] {""}
}{ $computer ->
    [none] {""}
   *[other] （{ $computer }）
}
matrix = 方阵{ $number }，{ $title }
matrix-rules = { $matrix }：{ $rules }
rules = { $touching ->
    [edges] 牌必须以边相邻
    [corners] 牌必须以边或角相邻
   *[anywhere] 牌可以放在任何地方
}{ $moves ->
    [yes] ，放下的牌可以移动
   *[no] {""}
}{ $twelve ->
    [yes] ，对角线也算
   *[no] {""}
}，{ $scoring ->
    [english] 英式计分
    [american] 美式计分
    [pat] 五行都必须是成手牌型
   *[user] 自定计分
}
matrix-and-score = { $matrix }：{ $score }
matrix-heading = { $matrix }：

turn = { BEGIN($turn) }：{ $cards ->
    [none] 没有牌了
   *[other] 发到{ $cards }
}。{ $score }；{ $stock }。
race = 竞速
can-pass = 可以过：输入“过”。
can-end = 你的方阵满了：输入“完成”结束竞速。

goes-to = { $card }可以放到{ $squares }{ $rejects ->
    [none] {""}
   *[other] ，或弃到{ $rejects }
}。
can-be-rejected = { $card }只能弃到{ $rejects }。
any-square = 任何空格
any-square-of = { $matrix }的任何空格
card-at = { $place }的{ $card }
can-pick-up = 还可以移动{ $cards }。
can-pick-up-many = 还可以移动放下的牌：有{ $cards }张能移动。输入“走法”和格名，如“走法 { $place }”。

## 走法

no-moves = 你现在没有走法。
too-many = 放下的牌可以移动，走法太多，列不下。
many = 共有{ $moves }种走法。输入“走法”和牌，如“走法 { $card }”，列出那张牌的走法。
move = { $number }. { $move }{ $score ->
    [none] {""}
   *[other] ；{ $score }
}
no-such-move = { $last ->
    [0] 现在不能用数字选择。请输入走法，如 QH c3。
   *[other] 没有走法{ $number }。请输入1到{ $last }的数字，或走法，如 QH c3。
}
not-to-pick-up = 现在不能拿起“{ $typed }”。

expected = { $move }（{ $expected }）
hint = 提示：{ $best }{ $others ->
    [none] {""}
   *[other] ；其他走法：{ $others }
}。括号里是预计的最终得分。

## 方阵

computers-matrix = 电脑在编号{ $number }上的方阵，{ $score }：
legend = 图例：-- 是空格，+ 是能放第一张发到的牌的空格，< > 标出上一张打的牌。
dealt = 发到：{ $cards ->
    [none] 无
   *[other] { $cards }
}
rejects = 弃牌格：{ $squares }
