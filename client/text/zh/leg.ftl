### 任何游戏进行中的一局。

## 标题

number = { $known ->
    [yes] 编号{ $number }，一开始就公开
   *[no] 编号{ $number }
}
number-hidden = { $commitment ->
    [none] 编号不公开
   *[other] 编号不公开 ✓ 指纹{ $commitment }…
}
table-of = { $name }的牌桌
change = { $change }{ $meaning ->
    [good] ，对你有利
    [bad] ，对你不利
   *[none] { "" }
}
dead-number = 这是死局：不管怎么打，几张牌之后就会结束。

## 玩家和提示

players = 玩家
replaced = 电脑（{ $level }）
hint = 提示
continue-button = 继续
more = 更多
