### 房间里发生的事。

someone = 有人

event =
    .opened = { $mine ->
        [yes] 你开了房间。
       *[no] { $name }开了房间。
    }
    .sat = { $mine ->
        [yes] 你坐下了。
       *[no] { $name }坐下了。
    }
    .stood = { $mine ->
        [yes] 你离开了座位。
       *[no] { $name }离开了座位。
    }
    .readied = { $mine ->
        [yes] 你准备好了。
       *[no] { $name }准备好了。
    }
    .moved = { $mine ->
        [yes] 你出牌了。
       *[no] { $name }出牌了。
    }
    .resigned = { $mine ->
        [yes] 你认输了。
       *[no] { $name }认输了。
    }
    .flagged = { $mine ->
        [yes] 你超时了。
       *[no] { $name }超时了。
    }
    .ran_out = { $mine ->
        [yes] 你在这一局超时了，其他人继续。
       *[no] { $name }超时了，其他人继续。
    }
    .left = { $mine ->
        [yes] 你退出了比赛。
       *[no] { $name }退出了比赛。
    }
    .returned = { $mine ->
        [yes] 你坐回了自己的座位。
       *[no] { $name }回来了，继续打。
    }
    .replacement_agreed = { $mine ->
        [yes] 你同意接替。
       *[no] { $name }同意接替。
    }
    .replacement_refused = { $mine ->
        [yes] 你拒绝接替。
       *[no] { $name }拒绝接替。
    }
    .takeback_asked = { $mine ->
        [yes] 你请求悔牌。
       *[no] { $name }请求悔牌。
    }
    .takeback_agreed = { $mine ->
        [yes] 你同意悔牌。
       *[no] { $name }同意悔牌。
    }
    .takeback_refused = 悔牌被拒绝。
    .freed = { $mine ->
        [yes] 你的座位被腾出来了。
       *[no] { $name }的座位被腾出来了。
    }
    .banned = 房主移出了{ $name }。
    .owned = { $mine ->
        [yes] 你现在是房主。
       *[no] { $name }现在是房主。
    }
    .hinted = { $name }请求了提示。
    .challenge_declined = { $name }拒绝了挑战。
    .challenge_withdrawn = 对{ $name }的挑战已收回。
    .seat_moved = { $mine ->
        [yes] 你的座位移到了这里。
       *[no] { $name }的座位移到了另一台设备。
    }

leg-started = 比赛{ $match }第{ $leg }局开始。
leg-over = 比赛{ $match }第{ $leg }局结束，得分{ $score }。
match-over = 比赛{ $match }结束{ $why ->
    [resigned] ：有玩家认输
    [claimed] ：有玩家离开
    [flag] ：有玩家超时
   *[score] { "" }
}。

undone = 上一步已撤销。{ $revealed ->
    [yes] 它翻出过一张牌。
   *[no] { "" }
}

taken-back = { $mine ->
    [yes] 你同意了，已悔牌一步。
   *[no] { $name }同意了，已悔牌一步。
}{ $revealed ->
    [yes] 那一步翻出过一张牌。
   *[no] { "" }
}

rematch-offered = { $mine ->
    [yes] 你
   *[no] { $name }
}{ $kind ->
    [same_number] 想用同一编号再战
    [new_number] 想用新编号再战
   *[only] 想再战一场
}。
rematch-declined = { $mine ->
    [yes] 你
   *[no] { $name }
}{ $kind ->
    [same_number] 不想用同一编号再战
    [new_number] 不想用新编号再战
   *[only] 不想再战
}。

claimed = { $mine ->
    [yes] 你
   *[no] { $name }
}宣布获胜：{ $absent ->
    [none] 对手
   *[other] { $absent }
}{ $since ->
    [none] 离开了
   *[other] 从{ $since }起离开
}。
time-given = 服务器曾中断，已补回{ $time }。
time-low = { $mine ->
    [yes] 你还有{ $time }可以出牌
   *[no] { $name }还有{ $time }可以出牌
}。

## 被接替的玩家

substituted = 电脑（{ $level }）替{ $mine ->
    [yes] 你
   *[no] { $name }
}继续打。
seat-requested = { $person }请求接替{ $name }。
computer-requested = { $asker }请求让电脑（{ $level }）接替{ $name }。
replaced = { $name }接手座位{ $seat }。

## 来来去去

away = { $name }离开了。
back = { $name }回来了。

## 设置和锦标赛

settings-changed = 房主更改了下一场比赛的设置。
competitors = 参赛名：{ $names }。
no-tournament = 锦标赛已取消。
plays-next = 下一个是{ $name }。
plays-as = { $mine ->
    [yes] 下一场你以{ $competitor }的名义打。
   *[no] 下一场{ $name }以{ $competitor }的名义打。
}
