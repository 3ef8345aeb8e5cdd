### 每日牌局：每天一次机会，同一服务器上人人打同一副牌。

title = 每日牌局
heading = 每日牌局 · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
about = 每个游戏每天有一个编号，服务器上人人相同，当天结束前不公开。你只有一次机会，两个角色各打一次。赢得最多的玩家排在最前。
noted = 浏览器会保存每天编号的指纹，当天结束后用它核对编号。

## 你的机会

today = 今天：{ $what }。
race-of-two = { $game }，双人竞速
section = 今天的编号

hidden-until = 编号在{ $ends }（UTC 午夜）前不公开。

finished = { $count ->
    [0] 还没有人打完。
   *[other] 已有{ $count }位玩家打完。
}

not-tried = 你还没有打。
tried = 你已用掉今天的机会，还没有成绩。

play-computer = 和电脑（{ $level }）打
play-computer-hint = 所有人面对同样的级别
play-friend = 和朋友打
play-friend-hint = 朋友用代码加入，且今天还没打过
friend-rule = 你的对手必须还没用过今天的机会。

resume = 继续今天的牌局
resume-hint = 在 { $room } 进行中
resume-in = 继续今天的牌局：{ $room }。

own = 你的成绩：{ $reached }。{ $rank ->
    [none] {""}
   *[other] 目前第{ $rank }名。
}

## 成绩

lead = { $lead ->
    [ahead] 领先{ $points }
    [behind] 落后{ $points }
   *[level] 打平
}

reached = { $lead }，对{ $opponent }，{ $own }比{ $other }

reached-early = 赢：{ $opponent }{ $why ->
    [resigned] 认输
    [claimed] 离开了
   *[flag] 超时
}

opponent-left = { $opponent }（{ $why ->
    [resigned] 认输
    [claimed] 离开
   *[flag] 超时
}）

computer = 电脑（{ $level }）

score = { $own }比{ $other }

## 已结束那天的排名

day = { $which ->
    [today] 今天，{ $day }
    [yesterday] 昨天，{ $day }
   *[earlier] { $day }
}

earlier = 前一天
later = 后一天

number-was = { $number ->
    [none] 这天没有人打。
   *[other] 编号是{ $number }。
}

table-title = { $number ->
    [none] { $day }：没有人打。
   *[other] { $day }：编号是{ $number }。
}

commitment-kept = 编号与浏览器当天保存的指纹一致。
commitment-broken = 编号与浏览器当天保存的指纹不一致。

against =
    .computer = 对电脑
    .friends = 对朋友

players =
    .computer = 对电脑 · { $count ->
        [0] 无人参加
       *[other] { $count }人参加
    }
    .friends = 对朋友 · { $count ->
        [0] 无人参加
       *[other] { $count }人参加
    }

column =
    .rank = 名次
    .name = 名字
    .lead = 领先
    .score = 得分
    .opponent = 对手
    .time = 时间

won-early = 赢

more = 另有{ $count }人

row = { $rank ->
    [none] –
   *[other] { $rank }.
} { $name }：{ $reached }（牌谱 { $match }）

watch = 回放{ $name }的比赛

## 在房间里

room = { $day }的每日牌局：每人一次机会。{ $ends }（UTC 午夜）当天结束前编号不公开。
rules = 第1局一开始，就算用掉机会。没有提示，也不能悔牌。

record-hidden = 编号在{ $ends }（UTC 午夜）当天结束前不公开。之后可以回放并核对牌谱。
link-opens = { $ends }（UTC 午夜）当天结束后开放

result = 这副每日牌局你{ $lead }。当天结束后公布排名。
won = 你赢了，但对手没有打完。你会排在打完的成绩之后。
not-ranked = 你的牌局提前结束，不计入排名。
leaving = 你的牌局保留到{ $ends }（UTC 午夜）当天结束，可以从开始界面继续。
open-page = 查看每日牌局

command = 输入“每日”查看；“每日 电脑”或“每日 朋友”开始打；“每日”加日期查看以前某天，如“每日 2026-11-20”。

## 按键

key =
    .play = 打牌、回放
    .day = 日期
    .game = 换游戏
