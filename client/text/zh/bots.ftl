### 用程序在房间里对局时看到的信息。

seated = { $name ->
    [none] 程序
   *[other] { $name }
}坐在房间 { $room } 的座位{ $seat }，游戏是《{ $title }》。
waits = 正在等待其他人。加入方法：turnabout join { $room }
no-seat = 这个房间已经坐满。请求接替座位，或换一个房间。
lost = 连接断开，比赛已保存。正在重新连接…
back = 已重新连接。
already-there = 用这个档案的机器人已经在房间里了。先停掉它，或用 --profile NAME 换一个档案。
kept = 比赛和座位都已保存。要继续，请运行：{ $command }

## 其他玩家

absent = { $name ->
    [none] 一位玩家
   *[other] { $name }
}{ $left ->
    [yes] 已退出
   *[no] 已离开很久
}：{ $does ->
    [claim] 宣布获胜。
    [replace] 请求让电脑（{ $level }）接替。
   *[free] 把座位腾给其他人。
}
deserted = 已有{ $seconds }没有其他人，机器人离开了。要让它留下，请用 --patience never。

## 结果

-why = { $why ->
    [resigned] （认输）
    [claimed] （有玩家离开）
    [flag] （超时）
   *[score] {""}
}
no-score = 无得分
game-over = 第{ $match }局结束：{ $score }{ -why }。
match-over = 比赛{ $match }：{ $result ->
    [draw] 平局
    [won] 赢
   *[lost] 输
}{ $scored ->
    [yes] ，{ $score }，对手{ $others }
   *[no] {""}
}{ -why }。
counted = 共{ $matches }场比赛：{ $won }胜{ $drawn }平{ $lost }负。

## 程序

-output-only = 标准输出只写回答，其他内容都写到标准错误。
unasked = 没有轮到程序，它却写了一行，已忽略：“{ $line }”。{ -output-only }{ $last ->
    [yes] 之后再有这样的行，将直接忽略。
   *[no] {""}
}
refused = 程序的回答被拒绝：{ $why }
refused-often = 程序在同一步连续{ $times }次被拒绝，不再询问它。{ -output-only }
slow = 程序已有{ $seconds }没有回答。
ended = 程序{ $signal ->
    [none] 自行结束，退出码{ $code }
   *[other] 被信号{ $signal }终止
}。它的座位现在无人出牌。

## 拒绝回答的原因

answer-usage = 请用一行一个 JSON 对象回答，如 {"{"}"move": "KS>7D"{"}"}、{"{"}"move": null{"}"} 或 {"{"}"resign": true{"}"}。
not-json = “{ $answer }”不是 JSON。
not-object = “{ $answer }”不是 JSON 对象。
no-move = “{ $answer }”里没有 move。
move-too-long = 一步最多{ $most }个字符。
