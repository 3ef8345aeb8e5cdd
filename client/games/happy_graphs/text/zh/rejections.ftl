### Happy Graphs 拒绝一步的原因。

only-in-puzzle = 只有解谜才能收回牌和提前结束。请打一张牌。
card-not-in-hand = 你手里没有{ $card }。请打手里的牌。
no-card-on-square = { $square }没有牌。请选择牌盘上的牌。
not-on-hex-board = 六角牌盘没有{ $square }这个格：每隔一列低半格。
square-occupied = { $square }有{ $card }。请选择空格。
square-next-to-no-card = { $square }不与任何牌相邻。请选择牌旁边的格。
square-walled = { $card }快乐，不再接受邻居，所以{ $square }不能打。
card-too-connected = { $card }在{ $square }会有{ $connections }个邻居，超过它想要的。
first-card-elsewhere = 第一张牌要打到{ $square }。
group-too-early = 只有手里的牌都不能打到其他牌旁边时，才能开新组。
group-elsewhere = 下一个新组是组{ $group }。它的第一张牌要打到{ $square }。
