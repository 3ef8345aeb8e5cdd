### 玩家在房间里除出牌之外能做的事。

menu-title = 房间
switch-sounds =
    .on = 打开声音
    .off = 关闭声音

menu-group =
    .game = 游戏
    .room = 房间
    .look = 查看
    .rest = 本页
    .end = 结束游戏

action =
    .sit = 坐下
    .stand = 离座观战
    .come_back = 坐回原位
    .ask_for_seat = 请求接替某位玩家
    .answer_replacement = 回应接替请求
    .take_back = 请求悔牌
    .undo = 撤销上一步
    .answer = 回应悔牌请求
    .withdraw = 收回请求
    .go_on_without = 不等离开的玩家
    .resign = 认输
    .move_seat = 换一台设备继续
    .settings = 下一场比赛的设置
    .free = 腾出座位
    .send_away = 移出某人
    .pass_on = 转让房主
    .seat_computer = 添加电脑玩家
    .begin_with_these = 就用现有玩家开始
    .tournament = 锦标赛（最多五人）
    .hint = 请求提示
    .number = 这个编号的成绩
    .analysis = 打得怎么样？
    .scores = 你的高分榜

leave-match = 退出比赛

reason =
    .no_seat = 你没有座位
    .seated = 你已有座位
    .full = 没有空座位
    .kept = 座位留给了另一位玩家
    .playing = 比赛进行中不行
    .no_match = 没有正在进行的比赛
    .no_leg = 没有正在进行的一局
    .no_move = 还没有人出牌
    .race = 竞速不能悔牌
    .not_alone = 只限单人局
    .own_undo = 这个游戏有自己的撤销功能
    .revealed = 你的上一步翻出了新牌
    .final = 猜测和判定不能收回
    .asked = 已经请求过了
    .not_asked = 没有待处理的请求
    .computer_plays = 电脑在替你打
    .no_computer = 你正在自己打
    .other_here = 没有人离开
    .played_out = 已经没有人在等那个座位了
    .too_soon = 那位玩家刚刚还在
    .correspondence = 通信对局中，离开的玩家可以用完自己的时间
    .too_few = 至少要有两位玩家
    .not_owner = 只有房主可以
    .nobody_sits = 没有其他人就座
    .nobody_else = 这里没有其他人
    .alone = 你在玩单人局
    .no_hints = 这个房间不允许提示
    .not_your_turn = 还没轮到你
    .hidden = 编号要到比赛结束才公开
    .not_over = 比赛结束后才行
    .no_room = 你不在房间里
    .daily = 每日牌局不行
    .quick = 快速匹配的比赛结束后才行

not-now = 现在不行：{ $reason }。

## 空座位和通知

notices-title = 通知
seat-free = 有一个空座位。
seat-open = 有一个空座位，谁加入都可以坐。
seat-kept = 空座位留给{ $name }。

## 房间设置

save-settings = 保存这些设置

owner = { $owner ->
    [none] 房主目前不在。
   *[other] 房主是{ $owner }。
}
you-own = 你是房主。

next-match = { $options ->
    [none] { "" }
   *[other] { $options }
}下一场：{ $numbered ->
    [yes] { $number ->
        [none] { $winnable ->
            [yes] 编号随机且不公开，保证可解
           *[no] 编号随机且不公开
        }
       *[other] 编号{ $number }
    }；
   *[no] { "" }
}{ $clock }；{ $spectators ->
    [yes] 允许观战
   *[no] 不允许观战
}{ $hints ->
    [yes] ；允许提示
   *[no] { "" }
}{ $listed ->
    [yes] ；房间公开
   *[no] { "" }
}。

## 比赛的牌谱

watch-record = 回放
save-record = 把牌谱存成文件
copy-record-link = 复制牌谱链接

## 换设备

no-seat-code = 服务器没有发来代码，请再试一次。
seat-cannot-move = 你的服务器只接受本机连接。先开一个房间让它对外开放，再换设备。

move-command = turnabout join { $address } --seat-code { $code }
move-by-command =
    在另一台设备上运行
      { $command }
    或选择加入房间，然后输入这个代码。代码只能用一次，{ $until }前有效。之后本设备会离开房间。
move-by-link = 在另一台设备上打开 { $link }，选择“从其他设备继续”，然后输入这个代码。代码只能用一次，{ $until }前有效。之后本设备会离开房间。
local-address = { $host } 只在本机有效。在其他设备上，请用能连到本机的地址。
