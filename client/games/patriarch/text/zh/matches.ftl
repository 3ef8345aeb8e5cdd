### The Patriarch 的比赛，在两局之间和之后。

seat = 座位{ $number }
found-tree = { $name ->
    [none] 你猜中了树。
   *[other] { BEGIN($name) }猜中了树。
}
legs-of = { $name } { $legs }
legs-won = 猜树赢下的局数：{ $legs }。
not-found = 没有猜中
reached = { $name } { $score }
ended-early = { $winner ->
    [nobody] 没有赢家
    [you] 你赢了
    [player] { $names }赢了
   *[players] { $names }赢了
}：比赛提前结束。
nobody-found = 平局：没有人猜中。
outcome = { $winner ->
    [nobody] 平局。
    [you] 你赢了。
    [player] { $names }赢了。
   *[players] { $names }打平。
}{ $several ->
    [yes] 猜树赢下的局数：
   *[no] 猜测次数：
}{ $scores }。
legs = 各局
the-tree = 树
found-it = 猜中
graded-guesses = { $name }判定过的猜测
