### 开始界面：能玩、能看、能查的内容，以及未打完的对局。

title = Turnabout
subtitle = 两位玩家把同一副牌打两次：一人争高分，一人压低分，然后互换。

tagline = { -tagline-first }{ -tagline-second }
-tagline-first = 同一副牌，互换角色。
-tagline-second = 超过对手的得分。

## 可选项

choice =
    .guided = 你的第一局
    .learn = 学习
    .alone = 单人玩
    .computer = 和电脑玩
    .host = 开房间
    .friend = 和朋友玩
    .find = 找人对局
    .daily = 每日牌局
    .join = 加入房间
    .watch = 观看
    .computers = 观看电脑对局
    .record = 回放比赛
    .standings = 排行榜
    .player = 你的主页
    .scores = 高分榜
    .number = 牌局编号
    .rules = 玩法说明
    .settings = 设置
    .quit = 退出

hint =
    .guided = 边玩边学，每种牌都有讲解
    .learn = 打第一局，每种牌都有讲解
    .alone = 任选牌局，争取最佳成绩
    .computer = 一个或多个电脑，级别随你选
    .host = 朋友用代码加入
    .friend = 开房间，把链接发给朋友
    .find = 公开房间和快速匹配
    .daily = 每天一次机会，人人打同一编号
    .join = 用朋友给你的地址和代码
    .watch = 电脑对局，或回放比赛
    .computers = 看它们怎么打
    .record = 从牌谱文件
    .standings = 按比赛成绩排出的最佳玩家
    .player = 你的比赛、成绩和牌谱
    .scores = 你的十个最佳单人局
    .number = 一个编号的最佳成绩
    .rules = 规则、带讲解的第一局、鸣谢
    .settings = 名字、颜色、数字、声音

game = 游戏：{ $title }
not-alone = 《{ $title }》需要两位玩家

game-title = 哪个游戏？
game-text = 高分榜和编号也显示这个游戏的。
watch-title = 看什么？
watch-text = 你看多久，电脑就打多久。
computers-hint = 选择它们的水平

## 浏览器页面的各部分

games-title = 选择游戏
about-game = { $about }。
more-title = 更多
learn-game = 规则，有图解

## 在哪里玩

playing-at = 你在 { $server } 上玩。
in-browser = 在浏览器里：{ $address }

## 未打完的对局

resume = 继续 { $code }
resume-which = 继续哪一局？
resume-text = 你未打完的对局，最新的在前。
more-unfinished = 另有{ $count }个未打完的对局
more-unfinished-hint = 列出所有未打完的对局
turn = { $mine ->
    [yes] 轮到你了。
   *[no] { $other ->
        [none] 轮到其他人。
       *[other] 轮到{ $other }。
    }
}
removed = 已从列表移除{ $game }。
put-back = 撤销
forget = 从列表移除这个对局
forget-room = 从列表移除 { $code }

solo-game = { $game }{ $number ->
    [none] ，单人
   *[other] ，编号{ $number }
}{ $score ->
    [none] {""}
   *[other] ，{ $score }
}
match = { $game }{ $other ->
    [none] ，还没有人加入
   *[other] ，对{ $other }
}，{ $at }
tournament = { $names }的锦标赛，{ $at }
computer-game = 电脑对局，{ $levels }，{ $at }

## 加入房间

address = 地址和代码
address-example = 192.168.1.5:8420/KZ7-4QM2
address-hint = 房主告诉你的地址，或发给你的链接。{ $server ->
    [none] {""}
   *[other] 只写代码表示 { $server } 上的房间。
}
code = 代码或链接
code-example = KZ7-4QM2
join = 加入
bad-code = 这不是房间代码。代码有七个字母和数字，如 KZ7-4QM2。
other-server = 这个链接通向另一个服务器。请在浏览器里打开。
use-seat-code = 从其他设备继续
invited = 有人邀请你玩一局。
joining = 正在加入…

## 从其他设备移来座位

seat-code-title = 从其他设备继续
seat-code-text = 代码显示在另一台设备的房间菜单里。
seat-code = 座位代码
seat-code-optional = 留空
seat-code-hint = 只在从其他设备移来座位时需要。
bad-seat-code = 请输入另一台设备显示的座位代码，如 KZ74-QM2A。
room-code = 房间的代码或链接

## 退出

quit-title = 退出 Turnabout？
quit-text = 未打完的对局会留在这里的列表中。
stay = 留下
