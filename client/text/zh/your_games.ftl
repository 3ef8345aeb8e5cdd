### 你的对局：你在服务器上的房间，等你出牌的在前。

title = 你的对局
hint = 所有服务器上的，等你出牌的在前
title-at = 你在 { $server } 上的对局
none = 你在这个服务器上没有对局。
more = 另有{ $count }个对局

state = { $state ->
    [yours] 轮到你了
    [others] { $other ->
        [none] 轮到其他人
       *[other] 轮到{ $other }
    }
    [players] 等待玩家
    [won] 你赢了
    [lost] 你输了
    [drawn] 平局
   *[over] 已结束
}

game = { $game }{ $other ->
    [none] {""}
   *[other] ，对{ $other }
}{ $number ->
    [none] {""}
   *[other] ，编号{ $number }
}
score = 得分{ $points }
last-move = { $by }：{ $move }

row = { $state }。{ $game }{ $score ->
    [none] {""}
   *[other] ，{ $score }
}{ $move ->
    [none] {""}
   *[other] ，{ $move }
}。{ $address }

waiting = 另有{ $count }个对局等你出牌。
waiting-command = 另有{ $count }个对局等你出牌。输入“下一局”打开第一个。
waiting-key = 另有{ $count }个对局等你出牌：Ctrl+N 打开第一个。
next = 下一个对局
none-waiting = 没有其他对局等你出牌。
lost = 与 { $server } 的连接断开了：{ $why }
back = 已重新连接 { $server }。
not-run = 无法运行 { $command }：{ $why }
failed = { $command } 以代码{ $code }结束。
run-needs-watch = --run 需要 --watch。
run-what = 请在 --run 后写出程序，如 --run notify-send。
run-extra = “{ $word }”不是选项。要运行的程序写在 --run 后面。
