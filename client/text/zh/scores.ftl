### 你的高分榜和统计，以及牌局编号的成绩。

## 高分榜

title = 高分榜
hint = 你的十个最佳单人局
title-of = 高分榜 · { $game }
none = 你在这里还没有打完过单人局。
none-without-help = 你还没有不靠帮助打完过单人局。
with-help = 用过帮助
casual = 休闲局
casual-note = 这些局里每一步都可以撤销，不计入最佳成绩。
with-help-note = 用过提示，或悔过翻出新牌的步骤，不计入最佳成绩。

column =
    .place = 名次
    .score = 得分
    .time = 用时
    .number = 编号
    .when = 日期
    .help = 帮助

hints = { $count }次提示
takebacks = { $count }次悔牌

score-in-time = { $score }，用时{ $time }
line = { $place }. { $score }，编号{ $number }，{ $when }{ $help ->
    [none] {""}
   *[other] ，{ $help }
}。

play-again = 再打一次
play-number-again = 再打一次编号{ $number }
about-number = 关于这个编号
about-number-of = 关于编号{ $number }

## 统计

your-games = 你的对局
your-games-list = 你的对局：
statistics = { $form ->
    [solo] 单人
    [match] 比赛
    [together] 合作
    [race] 竞速
   *[mirror] 镜像赛
}{ $correspondence ->
    [yes] （通信对局）
   *[no] {""}
}：{ $games }局{ $wins ->
    [none] {""}
   *[other] ，赢{ $wins }局
}{ $streak ->
    [none] {""}
   *[other] ，当前连胜{ $streak }
}{ $longest ->
    [none] {""}
   *[other] ，最长连胜{ $longest }
}{ $best ->
    [none] {""}
   *[other] ；最佳{ $best }
}{ $average ->
    [none] {""}
   *[other] ，平均{ $average }
}。

statistic =
    .games = 局数
    .won = 赢
    .streak = 当前连胜
    .longest = 最长连胜
    .best = 最佳
    .average = 平均
form =
    .solo = 单人
    .match = 比赛
    .mirror = 镜像赛
    .together = 合作
    .race = 竞速
form-by-correspondence = { $form }（通信对局）

## 牌局编号

number = 牌局编号
number-hint = 一个编号的最佳成绩和电脑的成绩
number-title = 哪个编号？
number-label = 牌局编号
number-field-hint = 1到999,999,999,999的整数。同一编号总是发同样的牌。
number-prompt = 牌局编号：
another-number = 另一个编号
look-up = 查询
play-alone = 单人打
number-of = { $game } · 编号{ $number }
number-line = { $game }，编号{ $number }。

fact =
    .computer = 电脑得分
    .par = 标准分
    .beat = 要超过
    .reach = 要达到
    .winnable = 可解吗？
working = 正在计算…
not-known = 未知
par-later = 打完后显示
verdict =
    .won = 可解
    .lost = 怎么打都不行
    .unknown = 未知

facts = 电脑得分：{ $computer }；标准分：{ $par }{ $best ->
    [none] {""}
   *[other] ；{ $reach ->
        [yes] 要达到
       *[no] 要超过
    }：{ $best }
}。
winnable = 可解吗？答案：{ $verdict }。
score-to-beat = { $reach ->
    [yes] 要达到
   *[no] 要超过
}：{ $score }，{ $computer ->
    [yes] 电脑的成绩
   *[no] 你自己的最佳成绩
}。
computer-works = 正在计算电脑在这个编号上的得分…
what-is-known = 电脑得分是它以最强级别单人打、不知道整副牌时的成绩。标准分是知道整副牌的搜索找到的最佳成绩。

standing-column =
    .role = 角色
    .best = 最佳
    .time = 用时
    .name = 玩家
    .own = 你
    .rank = 你的名次
nobody = 还没有人
nobody-in = { $what }：还没有人。
together = { $count }人{ $what }
rank = { $rank ->
    [none] –
   *[other] { $rank }
}/{ $players }
standing = { $what }：{ $best }，{ $name }，{ $players ->
    [1] 目前只有这一位玩家
   *[other] { $players }位玩家中最佳
}{ $own ->
    [none] {""}
   *[other] ；你：{ $own }，名次{ $rank }
}。
helped-score = { $what }，{ $score }
own-helped = 你用过帮助的最佳成绩（不排名）：{ $scores }。
own-casual = 你休闲局的最佳成绩（不排名）：{ $scores }。

computer-still-works = 正在计算电脑在这个编号上的得分，完成后显示在这里。
computer-unknown = 不知道电脑在这个编号上的成绩，请再试一次。

## 行模式

computers-tree = 电脑在编号{ $number }上的树，{ $score }分：
play-again-command = 输入“单人”和编号可以再打一次。
still-working = 还在计算，请过一会儿再问。
number-command = 输入“编号”和牌局编号，1到999,999,999,999。

## 按键

key =
    .play-again = 再打一次
    .number = 关于编号
    .play = 单人打
    .another = 另一个编号
    .matches = 相关比赛
