### 房间上方的通知：其他玩家的请求、谁离开了、你能做什么。

## 悔牌

takeback-asked = { $names }请求悔牌。
takeback-agreed = 你同意了，还需要其他玩家同意。
takeback-waits = 正在等待{ $names ->
    [none] 其他玩家
   *[other] { $names }
}同意悔牌。

## 接替玩家

replacement-asked = { $person ->
    [none] 让电脑（{ $level }）接替{ $names }？
   *[other] { $person }请求接替{ $names }。
}
replacement-waits = { $person ->
    [none] 如果所有玩家同意，电脑（{ $level }）
   *[other] 如果所有玩家同意，{ $person }
}会接替{ $names }。
own-replacement-waits = 正在等待其他人同意接替{ $names }。
left-match = 你退出了比赛。
left-race = 你退出了竞速，你的牌桌已结束。
seat-replaced = 电脑（{ $level }）在替你打。

## 离开的玩家

partner-away = { $names }离开了。{ $seconds ->
    [0] { "" }
   *[other] { $seconds }后可以腾出座位。
}
opponent-away = { $names }离开了。{ $seconds ->
    [0] { "" }
   *[other] { $seconds }后可以宣布获胜，或让电脑接着打。
}
opponent-gone = { $names }离开了。怎么办？
players-away = { $names }{ $number ->
    [1] 离开了
   *[other] 都离开了
}。
players-away-for = 已离开：{ $names }。{ $seconds }后，其他人同意就可以由电脑接着打。
players-gone = { $names }{ $number ->
    [1] 离开或退出了
   *[other] 都离开或退出了
}。由谁接着打？

## 可以做的事

action =
    .agree = 同意
    .decline = 拒绝
    .withdraw = 收回
    .come_back = 坐回原位
    .free = 腾出座位
    .go_on_without = 选择
    .ask_for_seat = 请求接替
key =
    .agree = 同意
    .decline = 拒绝
    .withdraw = 收回
    .come_back = 坐回原位
    .free = 腾出座位
    .go_on_without = 选择
    .ask_for_seat = 请求接替

command = { $command }（{ $action }）
type-command = 请输入 { $commands }。
