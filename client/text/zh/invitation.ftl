### 房间链接的页面：写明房主和游戏。

opening = 正在打开邀请…
title = { $host ->
    [none] 邀请你玩《{ $game }》
   *[other] { $host }邀请你玩《{ $game }》
}
role = { $role ->
    [maximizer] { $host ->
        [none] 房主先争高分，你压低分，然后互换角色。
       *[other] { $host }先争高分，你压低分，然后互换角色。
    }
    [minimizer] { $host ->
        [none] 你先争高分，房主压低分，然后互换角色。
       *[other] 你先争高分，{ $host }压低分，然后互换角色。
    }
    [owner] { $host ->
        [none] 房主先藏树，然后互换角色。
       *[other] { $host }先藏树，然后互换角色。
    }
    [guesser] 你先藏树，然后互换角色。
    [drawn_owner] 随机一位玩家先藏树，然后互换角色。
   *[drawn] 随机一位玩家先争高分，然后互换角色。
}
free-seats = { $seats }个座位中有{ $free }个空着。
full = 座位已满，你可以观战。
full-closed = 座位已满，且这个房间不允许观战。
options = 这个游戏的选项
rules = 玩法说明
watch = 观战
