### 输入或拼出的树有什么问题。

twice = { $card }在树上出现两次。
misplaced = “{ $sign }”不能在那里。先写顶端的牌，括号里写它的孩子，如 3(4(2) A(5))。
not-closed = 有括号没有闭合。先写顶端的牌，括号里写它的孩子，如 3(4(2) A(5))。
no-card = 没有牌。先写顶端的牌，括号里写它的孩子，如 3(4(2) A(5))。
not-in-family = { $card }不属于这个家族：牌是{ $first }到{ $last }。
missing = 缺少{ $cards }{ $count ->
    [1] ，它必须在树上
   *[other] ，它们都必须在树上
}。
place-first = 请先放{ $cards }：每张牌都必须在树上。
several-tops = 顶端是一张牌，不是{ $count }张：{ $cards }。
wrong-shape = 这里每棵树的形状都是 { $shape }；这棵是 { $other }。
too-many-generations = 这里的树最多{ $most }代；这棵有{ $deepest }代。
too-deep = 那样会超过{ $generations }代：{ $card }之下不能再放。请选另一张牌。
top-stays = { $card }在顶端，其他牌都在它之下。要重来请清空。
chosen-parent = 下一张牌放到{ $card }之下。请输入另一张牌，或另选父母。
below-itself = { $below }在{ $card }之下，所以{ $card }不能放到它下面。
empty-places = 标有 { $sign } 的位置是空的：请放上点数。
top-card = { $card }在顶端：请先把另一张牌放到顶端。
is-below = { $below }在{ $card }之下。
not-under = 这里的树最多{ $most }代：{ $card }不能放到{ $under }之下。
not-above = 这里的树最多{ $most }代：{ $card }不能放到{ $below }之上。
