### 行模式中的 Happy Graphs。

## 命令

board-command = 画出牌盘
cards-command = 描述牌盘上的每张牌
hands-command = 显示能看到的手牌
undo-command = 撤销解谜中的上一步
redo-command = 重做撤销的一步
moves-help = 数字，或走法如 3h n50：打出它

only-in-puzzle = 只限解谜

## 一局

begins = { $legs ->
    [1] { BEGIN($who) }；{ $number }。
   *[other] 第{ $leg }/{ $legs }局：{ $who }；{ $number }。
}
alone = 单人
player-with-role = { $name }{ $role }

your-turn = 轮到你了，手牌{ $cards }。{ $points }张不快乐，{ $stock }。
their-turn = { BEGIN($turn) }。{ $points }张不快乐，{ $stock }。
puzzle-turn = 手里：{ $cards }。{ $points }张不快乐。
puzzle-help = 输入“走法”和点数，列出这种牌能打的格；或输入走法：3h n50、“收回 n50”或“结束”。

score = { $points }张不快乐：{ $parts }；{ $stock }；未打的牌：{ $rest }。
none = 无

## 手牌和牌盘

hand = { $name }：{ $cards }{ $turn ->
    [yes] （轮到出牌）
   *[no] {""}
}
legend = 图例：3H2 是还差两个邻居的3，(3H) 快乐，3H2! 不可能再快乐，# 是墙，+ 是与某张牌相邻的空格，< > 标出上一张打的牌。
computers-board = 电脑在编号{ $number }上的牌盘，{ $points }张不快乐的牌：

## 走法

no-such-move = { $last ->
    [0] 现在不能用数字选择。
   *[other] 没有走法{ $number }。请输入1到{ $last }的数字，或走法，如 3h n50。
}

expected = { $move }（{ $points }）
hint = 提示：{ $best }{ $others ->
    [none] {""}
   *[other] ；其他走法：{ $others }
}。括号里是预计最终不快乐的牌数。
