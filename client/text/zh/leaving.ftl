### 玩家离开房间前的询问。

title = 离开房间？
title-alone = 离开这一局？
leave = 离开
stay = 留下
keep-open = 离开，保留房间
keep-open-hint = 服务器继续运行，等待{ $name ->
    [none] 朋友
   *[other] { $name }
}
stop-server = 离开并停止服务器
stop-server-hint = 所有人断开，比赛保留
stopping-server = 正在停止服务器…
nobody-joined = 还没有人加入。
seat-kept = { $names }{ $several ->
    [yes] 也都坐在
   *[no] 也坐在
}这里。你的座位{ $until ->
    [none] 会保留
   *[other] 保留到{ $until }
}，可以从开始界面回来。
match-over = 比赛结束了。你的座位{ $until ->
    [none] 会保留
   *[other] 保留到{ $until }
}，要回来就再加入房间 { $code }。
game-kept = 这一局{ $until ->
    [none] 会保留
   *[other] 保留到{ $until }
}，可以从开始界面继续。
spectator = 你只是在观战，随时可以回来。
computers-pause = 没有人看时电脑会暂停。可以从开始界面回来。
