### 行模式中的 Grandma’s Game。

## 命令

board-command = 描述你的牌桌
dealing-command = 显示发牌过程，限打第一步之前
safe-command = 打一张稳妥的牌（同样的最后一张）；“开”：自动打所有稳妥的牌
undo-command = 撤销上一步
redo-command = 重做撤销的一步
moves-help = 数字，或走法如 5 红桃 升、8h 降、h 升 到 降、发牌、排列 8h 3c、翻看 5 或 放弃：打出它
no-undo-in-race = 竞速不能撤销

## 一局

begins = { BEGIN($who) }；{ $number }。
alone = 单人
dealing-can-be-seen = 牌已发好。打第一步之前，输入“发牌过程”可以看发牌过程。
turn = 104张牌中有{ $points }张在收牌堆上，{ $stock }；{ $made }。
their-turn = { BEGIN($turn) }。
stuck = 你卡住了：牌库空了，没有牌可打。请输入“撤销”或“放弃”。
score = { $score }：{ $parts }；{ $stock }；{ $made }。
no-news = 你的牌桌还没有打过牌。
computers-table = 电脑在编号{ $number }上的牌桌，{ $points }张牌：

## 牌桌

piles = 牌堆：{ $piles }
pile = { $pile } { $card }{ $under ->
    [none] {""}
   *[other] ，下面{ $under }
}（{ $size }）
pile-empty = { $away ->
    [yes] { $pile } 在工作区
   *[no] { $pile } 空
}
foundations = { $foundations ->
    [none] 收牌堆：空。
   *[other] 收牌堆：{ $foundations }。
}
foundation = { $foundation } { $card }
workspace = 工作区，牌堆{ $pile }，从最底到最上：{ $cards ->
    [none] 空
   *[other] { $cards }
}。
rounds-help = 每行是十三个牌堆（A到K）的一轮。+ 是背面朝上进牌库的牌。输入“发牌过程”和数字，逐张看那一轮。

## 走法

move = { $number }. { $move }{ $safe ->
    [yes] （稳妥）
   *[no] {""}
}
nothing-to-play = 现在没有牌可打，但可以改变工作区的顺序。
order-help = 要把牌移到工作区最上面，输入“排列”和这些牌，最低的在前，如“排列 8h 3c”。
no-such-move = 没有走法{ $number }。请输入1到{ $last }的数字，或走法，如 5 红桃 升。
no-safe-card = 没有稳妥的牌可打。
wrong-order = 有些牌不在工作区里。请写出在里面的牌，最低的在前，如“排列 8h 3c”。

expected = { $move }（{ $cards }）
hint = 提示：{ $best }{ $others ->
    [none] {""}
   *[other] ；其他走法：{ $others }
}。括号里是预计最终在收牌堆上的牌数。
