### 逐步回放已结束的比赛。

## 打了什么，怎么结束的

heading = { $game } · 编号{ $number }

record-is-right = 已核实：每张牌、每一步和得分都正确。
record-is-wrong = 这份牌谱有误：{ $difference }。

score-of = { $name ->
    [none] {""}
   *[other] { $name }{" "}
}{ $score ->
    [none] −
   *[other] { $score }
}

won = { $winners }赢{ $why ->
    [resigned] ：{ $losers }认输
    [claimed] ：{ $losers }离开了
    [flag] ：{ $losers }超时
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] （{ $scores }）
}

drawn = 平局{ $why ->
    [resigned] ：{ $losers }认输
    [claimed] ：{ $losers }离开了
    [flag] ：{ $losers }超时
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] （{ $scores }）
}

reached = { $name }得到{ $score }
gave-up = { $name }放弃了
together-reached = { $score ->
    [none] 全体放弃
   *[other] 合作得到{ $score }
}

## 局

leg-name = { $kind ->
    [board] 牌盘{ $leg }
   *[leg] 第{ $leg }局
}
both-legs = 两局
both-boards = 两个牌盘
all-legs = 所有局
all-tables = 所有牌桌

leg-title = { $leg }：{ $player }
plays-as = { $name }{ $role ->
    [maximizer] 争高分
    [minimizer] 压低分
    [owner] 藏树
    [guesser] 猜树
   *[player] 单人玩
}
players-together = { $players }人合作

## 某一步

move-of = 第{ $move }/{ $moves }步
score = 得分{ $score }{ $change ->
    [0] {""}
   *[other] （{ $change }）
}
score-and-parts = { $score }：{ $parts }
score-of-player = { $name } { $score }{ $change ->
    [0] {""}
   *[other] （{ $change }）
}
played = { $name }：{ $move }{ $change ->
    [0] {""}
   *[other] {" "}{ $change }
}
leg-ended = 结束，得分{ $score }
next-card = 下一张：{ $card }
loading = 正在载入这一步…

-after = { $moves ->
    [0] 开始时
   *[other] { $moves }步之后
}
score-after = { -after }，得分是{ $score }。
scores-after = { -after }：{ $scores }。
legs-equal = { -after }，两{ $kind ->
    [board] 个牌盘
   *[leg] 局
}都是{ $score }。
legs-compared = { -after }，{ $kind ->
    [board] 牌盘1是{ $first }，牌盘2是{ $second }：牌盘{ $leader }领先{ $lead }。
   *[leg] 第1局是{ $first }，第2局是{ $second }：第{ $leader }局领先{ $lead }。
}

## 两局的不同之处

same-move = 走法相同
same-card = 牌相同
differ = 首个分歧
first-difference = 首个分歧
differ-here = { $kind ->
    [board] 两个牌盘从这里起不同
   *[leg] 两局从这里起不同
}：{ $change ->
    [place] 同一张牌放到了不同的位置。
    [card] 打出了不同的牌。
    [guess] 猜测不同。
   *[move] 走法不同。
}

## 步骤之间的事件

takes-back = { $name }收回{ $moves }{ $revealed ->
    [yes] ，它翻出过一张牌
   *[no] {""}
}
computer-plays = { $name }由电脑（{ $level }）接替
plays-again = { $name }回来继续打
leaves = { $name }退出比赛
replaced = { $other }接替{ $name }
resigns = { $name }{ $alone ->
    [yes] 放弃
   *[no] 认输
}
claims = { $name }宣布获胜
out-of-time = { $name }超时
out-of-time-in-leg = { $name }在这一局超时
time-back = { $name }补回{ $time }
hint = { $name }请求提示
event-in-leg = { $event }（{ $leg }）

## 界面

watch = 回放
moves = 步骤
move = 步
move-number = 第{ $number }步
move-played = 走法
to-start = 到开头
move-back = 后退一步
move-on = 前进一步
to-end = 到结尾
play = 播放
pause = 暂停
playing = 播放中
speed = 速度
seconds-a-move = 每步{ $seconds }秒
next-event = 下一个事件
analysis = 分析
save-record = 保存牌谱
listed-moves = 列表显示第{ $first }到{ $last }步，共{ $moves }步。要看其他步骤，请前往那一步。
keys = 按键：← → 前进后退，Home 和 End 到开头和结尾，空格播放，+ 和 − 改变速度，p 到首个分歧，i 到下一个事件。

key =
    .step = 步进
    .play = 播放
    .pause = 暂停
    .speed = 速度
    .go-to = 前往
    .part = 分歧
    .event = 事件
    .analysis = 分析
    .one-leg = 单局
    .other-leg = 另一局
    .both-legs = 两局
    .look = 查看
    .watch = 回放
    .choose = 选择
go-to = 前往第{ $typed }▌步（共{ $moves }步）：Enter 前往，←→ 移动这么多步
