### Grandma’s Game 拒绝一步的原因。

stock-empty = 牌库空了。
nothing-to-undo = 没有可撤销的步骤。
nothing-to-redo = 没有可重做的步骤。
race-without-undo = 竞速不能撤销。
not-in-workspace = { $card }不在工作区里。
pile-empty = 牌堆{ $pile }是空的。
pile-in-workspace = 牌堆{ $pile }的牌在工作区里。
peek-without-equal = 只有另一个牌堆也露出相同的牌，才能看{ $card }下面。
peek-not-playable = 只有{ $card }可以打出时，才能看它下面。
nothing-under-top = 牌堆{ $pile }只有一张牌。
peeked-already = 你已经看到牌堆{ $pile }最上面那张之下的牌。
transfer-elsewhere = { $foundation }的牌只能移到同花色的另一个收牌堆。
foundation-empty = { $foundation }没有牌。
first-card-stays = { $card }是{ $foundation }的第一张牌，不能动。
order-fixed = 这个房间不能调整工作区的顺序。
workspace-empty = 工作区是空的。
order-incomplete = 请把工作区的每张牌写一次：{ $cards }。
order-unchanged = 工作区已经是这个顺序。
other-suit = { $card }不能打到{ $foundation }：花色不同。
foundation-complete = 收牌堆{ $foundation }已满。
not-next-card = { $card }不能打到{ $foundation }：下一张要{ $next }。
