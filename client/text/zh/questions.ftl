### 在房间里操作前的询问。

## 悔牌

takeback-title = 收回你的上一步？
takeback-reveals = 如果这一步翻出过牌，那么只有你输了比赛才计等级分，而且这一局不计最佳成绩。
take-back = 收回
keep-playing = 继续打

## 认输

resign-title = 确定认输？
resign-text = { BEGIN($opponent) }将赢得比赛。
resign = 认输

## 退出其他人继续打的比赛

leave-match-title = 退出比赛？
leave-match-text = 其他人继续打，并可以让电脑或别人接替你。在那之前你都可以回来。
leave-race-text = 其他人继续打。你的牌桌到此为止。

## 不等离开的玩家

absent-title = 不等{ $names }了？
absent-text = 如果由电脑接着打，{ $name }随时可以回来坐回原位。
absent-text-many = 其他玩家都同意后，电脑会接着打。离开的玩家随时可以回来。
computer-plays = 让电脑（{ $level }）接着打
computer-plays-for = 让电脑（{ $level }）接替{ $name }
claim = 宣布获胜
claim-hint = 比赛结束，你赢
keep-waiting = 继续等
absent-which = 接替哪位玩家？

## 请求接替离开的玩家

seat-title = 请求接替谁？
seat-text = 所有玩家都同意后，由你接着打。
seat-of = 接替{ $name }

## 回应请求

replacement-title = 同意接替？
decide-later = 以后再说

## 房主的操作

nobody = 没有人
computer-title = 哪个电脑玩家？
computer-text = 它随时准备就绪，房间里有人时就会打。要让朋友来打，请腾出它的座位。
computers-title = 几个电脑玩家？
computers-text = 要让朋友来打，请腾出一个座位。
computer-in-one-seat = 占一个空座位
computer-in-all-seats = 占全部{ $free }个空座位
free-title = 腾出哪个座位？
free-text = 如果允许观战，这位玩家会留下观战。座位谁都可以坐。
remove-title = 移出哪位玩家？
remove-text = 这位玩家不能再回到这个房间，座位会空出来。
owner-title = 让谁当房主？
owner-text = 房主决定玩什么。你的座位不变。
page-of = { $name }的主页
