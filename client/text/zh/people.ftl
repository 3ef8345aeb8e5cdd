### 玩家的称呼，以及轮到谁。

you = 你
away = 离开
left = 已退出
nobody = 还没有人
guest = 访客
the-computer = 电脑
computer = 电脑，{ $level }
seat = 座位{ $number }

## 轮到谁

moving = { $players ->
    [both] 双方都在打
    [all] 所有人都在打
    [some] { $number }人在打
    [you] 你还在打
   *[one] { $name }还在打
}
players = { $number }人在打{ $away ->
    [0] { "" }
   *[other] ，{ $away }人离开
}
