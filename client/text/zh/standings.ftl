### 玩家的等级分和玩家主页。

title = 排行榜
hint = 这个服务器上玩家的等级分
title-of = 排行榜 · { $game }
title-of-correspondence = 排行榜 · { $game }（通信对局）
matches-of = 比赛
of =
    .live = 实时对局
    .correspondence = 通信对局
tables = 排行榜、高分榜
tables-hint = 等级分、你的主页、高分榜、编号
tables-title = 排行榜和高分榜
tables-text = 这些由你玩的服务器按游戏保存。

nobody-rated = 这里还没有人有等级分。两位玩家用随机编号打完一场比赛，就会得到等级分。
nobody-ranked = 这里还没有人上榜。等级分要经过几场比赛才有名次。
what-counts = 两位玩家用不公开的随机编号、不用提示打的比赛才计分；悔牌不能涉及翻出过牌的步骤。每个人从1500分开始。±后面的数字表示等级分的误差。
rated-apart = 通信对局（每步一天以上）单独计等级分。
what-it-is-worth = 谁都可以换个新身份重来，所以等级分仅供参考。

column =
    .rank = 名次
    .name = 名字
    .rating = 等级分
    .uncertainty = ±
    .matches = 场次
    .won = 胜
    .drawn = 平
    .lost = 负
    .last = 最近

## 等级分

rating = { $rating } ±{ $uncertainty }
uncertainty = ±{ $uncertainty }
ranked = { $rating }，{ $rank ->
    [none] 暂定
   *[other] 第{ $rank }名
}
unrated = 还没有等级分
you-unrated = 你在这个游戏里还没有等级分。
your-rank = 你的等级分：{ $rating }，第{ $rank }名。
your-provisional = 你的等级分：{ $rating }，已打{ $matches }场；± 不超过{ $limit }之前为暂定。

more-ranked = 另有{ $count }位玩家上榜。
provisional = { $count }位玩家的等级分为暂定：± 大于{ $limit }。

row = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name }：{ $rating }；{ $tally }；最近{ $last }。

## 玩家主页

your-page = 你的主页
your-page-hint = 你的比赛、成绩和牌谱
page = 玩家
page-of = 玩家{ $player }
no-such-player = 链接里没有玩家，请检查链接。
copy-link = 复制本页链接

since = { $first ->
    [none] 在这里还没有打完过比赛。
   *[other] 从{ $first }起在这里玩。
}
player-id = 玩家 ID：{ $id }。
player-line = { $name }{ $first ->
    [none] 在这里还没有打完过比赛
   *[other] 从{ $first }起在这里玩
}{ $id ->
    [none] {""}
   *[other] （玩家 ID { $id }）
}。

nothing-finished = 还没有打完的对局。
no-matches = 还没有和其他玩家打完过比赛。
computers-matches = 电脑的比赛列在对手的主页上。

game = { $game }：{ $rating }；{ $tally }
by-correspondence = 通信对局：{ $rating }；{ $tally }
also-by-correspondence = 通信对局{ $rating }
matches = 比赛
best-alone = 最佳单人局
best-helped = 用过帮助的最佳单人局
best-casual = 最佳休闲局
best-alone-list = 最佳单人局：{ $games }。
best-helped-list = 用过帮助的最佳单人局：{ $games }。
best-casual-list = 最佳休闲局：{ $games }。
score-on-number = { $score }，编号{ $number }
on-number = 编号{ $number }

## 比赛的牌谱

record = 牌谱：
record-link = 有这个链接的人都能看牌谱：{ $link }

## 按键

key =
    .page = 对方主页
    .your-page = 你的主页
    .game = 游戏
    .correspondence = 通信对局
    .live = 实时对局
