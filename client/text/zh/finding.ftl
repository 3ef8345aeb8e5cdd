### 寻找其他玩家：公开房间列表和快速匹配。

title = 找人对局

hint-command = 列出公开房间及加入方法

## 快速匹配

quick-match = 快速匹配
quick-match-of = 快速匹配 · { $game }
quick-match-hint = 和下一个想玩同样游戏的玩家配对。
quick-match-hint-of = 和下一个想玩《{ $game }》的人对局
quick-match-title = 和下一位玩家配对
quick-match-for-two = 双人游戏。
find-opponent = 寻找对手

searching = 正在寻找对手
stop-searching = 停止寻找
waiting = 正在寻找设置相同的对手。双方都准备好后比赛开始。离开会取消寻找。
wanted = 寻找：{ $game }，{ $form }，{ $clock }。
found = 找到对手了：你们想玩同样的游戏。
canceled = 你离开了房间，寻找已取消。
opponent-left = { $name }离开了。正在找另一位…
opponent-away-command = 如果{ $name }不回来，输入“腾出 { $name }”腾出座位。
leave-opponent = 你的座位会空出来，{ $name }会匹配另一位对手。

quick-match-command = 输入“快速匹配”，后面可以加上想要的形式、计时和选项。例如：“快速匹配 计时 5m+3”。

## 房间列表

rooms-of = { $game ->
    [none] 公开房间，所有游戏
   *[other] 公开房间，{ $game }
}
rooms = 公开房间
all-games = 所有游戏
room-count = { $count ->
    [0] 没有公开房间。
   *[other] { $count }个公开房间
}
more = 另有{ $count }个房间没有列出
no-rooms = { $game ->
    [none] 现在没有公开房间。
   *[other] 现在没有《{ $game }》的公开房间。
}
no-rooms-commands = 寻找对手：turnabout quick，或在行模式里输入 quick。开房间：turnabout host --public --server { $server }。
open-room = 开一个公开房间
lost = 服务器没有响应，列表可能已过时。
resumes = 恢复连接后列表会继续更新。
own-server-stopped = 你机器上的服务器已停止。
own-server = 这是你自己机器上的服务器。别人能连到它的地址才能在这里玩。

## 列表中的房间

state = { $free ->
    [0] { $status ->
        [playing] 进行中
        [over] 比赛间歇
       *[waiting] 即将开始
    }
    [1] { $status ->
        [playing] 进行中，{ $free }个空位
       *[other] 还差1人
    }
   *[other] { $status ->
        [playing] 进行中，{ $free }个空位
       *[other] 空位{ $free }/{ $seats }
    }
}

now = 刚刚

room-of = { $name }的房间

players = 玩家：{ $names }
no-players = 还没有玩家
free-seats = { $count }个空座位
spectators = { $count }位观众
known-number = 编号公开
hidden-number = 随机编号，不公开
hints = 可提示
spectators-allowed = 允许观战
no-spectators = 不允许观战

row = { $game }，{ $form }，{ $owner }的房间：{ $state }（{ $age }）。{ $details } join { $address }

join = 加入
join-room = 加入 { $room }
watch-room = 观战 { $room }
full = 那个房间已满，且不允许观战。

## 你自己的房间

is-public = 房间列在“找人对局”里，谁都可以加入。
public-label = 公开
public =
    .yes = 列在“找人对局”里，谁都可以加入
    .no = 否：只能用代码或链接加入

## 其他服务器

server-title = 在哪个服务器上找？
server-label = 服务器
server-hint = HOST 或 HOST:PORT，或浏览器里的地址。退出前一直有效。

## 按键

key =
    .open = 进入
    .host = 开房间
    .games = 本游戏或全部
    .server = 服务器
    .retry = 再试
    .another-server = 换服务器
