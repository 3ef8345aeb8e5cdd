### 已结束比赛的列表、查找，以及两位玩家的交手战绩。

search = 查找比赛
search-hint = 按游戏、对手、结果、日期或编号
title = 比赛
title-of = { $mine ->
    [yes] 你的比赛
   *[no] { $name }的比赛
}
title-on-number = 《{ $game }》编号{ $number }的比赛
on-number = 这个编号的比赛
older = 更早的比赛
all = 所有比赛
none-found = 没有符合条件的比赛。
rated-only = 其他玩家的列表只有计等级分的比赛。
everyones-rated = 只列出计等级分的比赛；每日牌局当天结束后才列出。

## 表单

any-game = 不限
opponent = 对手
opponent-hint = 名字、玩家 ID，或 easy、normal、strong、random。留空：不限。
result-label = 结果
any-result = 不限
since-label = 从
until-label = 到
date-hint = UTC 日期，如 2026-11-20。留空：不限。
days-hint = 日期按 UTC。
number-label = 编号
number-hint = 牌局编号，同时要选游戏。留空：不限。
players =
    .label = 玩家
    .one = 一位玩家
    .everyone = 这个编号的所有人
everyone = 这个编号的所有比赛
go = 查找

result =
    .won = 赢
    .lost = 输
    .drawn = 平
    .played = 不分胜负

## 查找条件

against-opponent = 对{ $opponent }
since = 从{ $day }起
until = 到{ $day }
days = { $since }到{ $until }
number = 编号{ $number }

## 错误

mistake =
    .number-without-game = 编号需要对应的游戏，请同时选择游戏。
    .everyone-without-number = 所有人的比赛只能按编号查找，请加上编号。
    .everyone-alone = 查找所有人的比赛时没有对手和结果，请去掉。
    .everyone-of-player = 请选择查找一位玩家或所有人的比赛，不能都选。
    .days-reversed = 开始日期在结束日期之后，请对调。
    .same-player = 两次写了同一位玩家，请选择两位玩家。
no-date = “{ $typed }”不是日期。请写成 2026-11-20 这样。
no-number = “{ $typed }”不是牌局编号。请写1到999,999,999,999的整数。
no-result = “{ $typed }”不是结果。请选择 won、lost、drawn 或 played。
no-player = 最近的对手和排行榜里没有叫{ $name }的玩家。请检查名字，或用玩家 ID。
several-players = 有几位玩家叫{ $name }。请用 ID：{ $ids }。

## 已结束的比赛

-early = { $why ->
    [resigned] （认输）
    [claimed] （有玩家离开）
    [flag] （超时）
   *[score] {""}
}
outcome = { $result ->
    [won] 赢
    [lost] 输
   *[drawn] 平
}{ -early }
outcome-score = { $result ->
    [won] 赢
    [lost] 输
   *[drawn] 平
} { $own }比{ $other }
not-finished = 未打完
winners = { $winners }赢{ -early }

row = { $outcome }{ $change ->
    [none] {""}
   *[other] （{ $change }）
}{ $opponents ->
    [none] {""}
   *[other] ，对{ $opponents }
}
against = 对
rating-change = 等级分{ $change }
row-of-all = { $players }：{ $outcome }
player-score = { $name } { $score }

by-correspondence = { $what }（通信对局）

line = { $when }，{ $game }，{ $form }：{ $result }。{ $link }

watch = 回放{ $when }的比赛

## 两位玩家的交手

versus = 交手战绩
versus-you = 和你的交手战绩
versus-of = 交手战绩 · { $name } – { $opponent }
versus-line = { $name }对{ $opponent }：
column =
    .matches = 场次
    .won = 胜
    .drawn = 平
    .lost = 负
    .played = 无胜负
    .first = 首次
    .last = 最近
total = 合计

tally = { $count }场：{ $won }胜{ $drawn ->
    [0] {""}
   *[other] { $drawn }平
}{ $lost }负{ $played ->
    [0] {""}
   *[other] ，{ $played }场不分胜负
}
tally-of = { $name }：{ $tally }
tally-of-all = 合计：{ $tally }。

versus-row = { $game }，{ $form }：{ $tally }。{ $met }

met-once = { $day }对局。
met = 首次{ $first }，最近{ $last }。

never-met = { $mine ->
    [yes] 你和{ $opponent }还没有打完过比赛。
   *[no] { $name }和{ $opponent }之间{ $own ->
        [yes] 还没有打完过比赛
       *[no] 没有计等级分的比赛
    }。
}

## 行模式的命令

how-to-search = 输入“比赛”，后面可以加：游戏；“玩家 NAME”；“对战 NAME”；“胜”、“负”、“平”或“已结束”；“自 DAY”；“至 DAY”；“编号 N”；“所有人”。例如：“比赛 对手 Ben 胜 自 2026-11-01”。
how-to-compare = 输入“交锋”和一位玩家：名字、玩家 ID 或电脑级别，如“交锋 Ben”。
older-command = 还有更早的比赛：输入“更早”。
older-on-page = 还有更早的比赛：输入 matches，再输入 older（作为命令：turnabout matches --count 100）。
older-option = 还有更早的比赛：--count { $count } 列出更多。
no-older = 没有可以接着看的列表。请先输入“比赛”。

## 按键

key =
    .watch = 回放
    .link = 复制链接
    .versus = 交手战绩
    .older = 更早
    .search = 查找
    .matches = 对方的比赛
