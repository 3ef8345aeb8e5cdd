### Poker Solitaire 拒绝一步的原因。

not-dealt = { $card }没有发给你。可以拿{ $dealt }。
card-taken = { $taker ->
    [you] 你已经拿了{ $card }
    [other] 另一位玩家拿了{ $card }
   *[nobody] { $card }已被拿走
}：它在{ $place }。
place-empty = { $place }没有牌。
square-taken = { $place }有{ $card }。请选择空格。
touches-no-card = 放在{ $place }不与任何牌相邻。{ $touching ->
    [corners] 请选择以边或角相邻的格。
   *[edges] 请选择牌旁边的格。
}
nothing-to-pass = 这里不分回合，没有可以过的。
pass-too-early = 只有方阵已满，或不再发牌给你时，才能过。
done-only-in-race = 只有竞速才喊“完成”。这一局会自己结束。
matrix-not-full = 你的方阵还没满：还有{ $free }个空格。请先填满。
no-such-reject-square = 没有弃牌格{ $place }。{ $places ->
    [none] 这一局没有弃牌格。
   *[other] 请选择{ $places }。
}
which-matrix = 有两个方阵。请写 1:{ $place } 或 2:{ $place }。
only-one-matrix = 只有一个方阵。请写 { $place }。
no-planting = 这里不能塞牌。请把牌放进自己的方阵。
move-between-matrices = { $card }只能在它的方阵里移动。
placed-card-not-planted = 只能塞发到的牌：{ $card }已经放下了。
placed-cards-stay = 放下的牌不动：{ $place }的{ $card }只能弃掉。
reject-square-of-other = 不能用{ $place }：它是另一位玩家的弃牌格。
reject-square-used = { $place }已有{ $card }。请选择空的弃牌格。
rejected-card-elsewhere = { $card }已弃掉，只能取回到方阵里。
rejected-card-to-other = { $card }已弃掉，只能取回到自己的方阵里。
rejected-cards-stay = { $card }已弃掉，不能再回来。
reject-of-other = { $card }是另一位玩家的。只能弃自己的牌。
no-stealing = 不能偷{ $card }：这一局不许偷牌。
stolen-already = { $card }已被偷过一次，不能再偷回去。
steal-elsewhere = 要偷{ $card }，请放进自己的方阵。
nothing-left-to-do = 你没有事可做了。请等另一位玩家。
other-player = 另一位玩家
