### 镜像赛的两个牌盘：两局同时进行，发同样的牌。

boards = 两个牌盘
board = 牌盘{ $number }
about-board = 牌盘{ $number }：{ $text }
kind = 镜像，第{ $step }步

plays = { $name ->
    [none] { $role ->
        [maximizer] 你争高分
        [minimizer] 你压低分
        [owner] 你藏树
        [guesser] 你猜树
       *[player] 你打
    }
   *[other] { $name }{ $role ->
        [maximizer] 争高分
        [minimizer] 压低分
        [owner] 藏树
        [guesser] 猜树
       *[player] 打
    }
}
plays-score = { $plays } { $score }
status = { $state ->
    [yours] 轮到你
    [you-moved] 你已出牌
    [moved] { $name }已出牌
    [both] 轮到双方
    [over] 结束
    [thinks] { $name }正在思考
   *[theirs] 轮到{ $name }
}

## 等待另一个牌盘

waits = 你在这里已出牌：{ $move }。等{ $name ->
    [none] 你
   *[other] { $name }
}在牌盘{ $number }上出牌后生效。
has-moved = { $mover }在这里已出牌。等{ $name ->
    [none] 你
   *[other] { $name }
}在牌盘{ $number }上出牌后生效。
your-turn-on = 牌盘{ $number }上轮到你了。
play-on = 去牌盘{ $number }出牌

## 结束

board-over = 牌盘{ $number }结束：{ $score }。牌盘{ $other }继续。
reached = { $name } { $score }
over = 两个牌盘都结束了：{ $results }。
both-over = 两个牌盘都结束了。

## 行模式

begins = 镜像赛：两局同时进行，在两个牌盘上；{ $number }。
state = { $plays }，{ $status }
looks-at = 你正在看牌盘{ $number }。
not-your-turn-on = 牌盘{ $number }上还没轮到你。
moved = { $name ->
    [none] 你
   *[other] { $name }
}在牌盘{ $number }上出牌了。
moves-help = { $moves }；前面加 1: 或 2: 表示在那个牌盘上打
boards-command = 显示每个牌盘轮到谁
other-command = 看另一个牌盘
