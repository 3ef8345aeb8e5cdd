### Poker Solitaire 的得分：行列的分值，或五行是否都是成手牌型。

## 牌型名称

line =
    .nothing = 无
    .one-pair = 一对
    .two-pair = 两对
    .three-of-a-kind = 三条
    .straight = 顺子
    .flush = 同花
    .full-house = 葫芦
    .four-of-a-kind = 四条
    .straight-flush = 同花顺
    .royal-flush = 皇家同花顺
    .five-of-a-kind = 五条
    .blaze = 五人头
    .four-flush = 四同花
    .kilter = 隔张顺
    .round-the-corner-kilter = 转角隔张顺
    .round-the-corner-straight = 转角顺
line-short =
    .nothing = –
    .one-pair = 一对
    .two-pair = 两对
    .three-of-a-kind = 三条
    .straight = 顺子
    .flush = 同花
    .full-house = 葫芦
    .four-of-a-kind = 四条
    .straight-flush = 同花顺
    .royal-flush = 皇家同花顺
    .five-of-a-kind = 五条
    .blaze = 五人头
    .four-flush = 四同花
    .kilter = 隔张顺
    .round-the-corner-kilter = 转角隔张顺
    .round-the-corner-straight = 转角顺
line-shortest =
    .nothing = –
    .one-pair = 一对
    .two-pair = 两对
    .three-of-a-kind = 三条
    .straight = 顺子
    .flush = 同花
    .full-house = 葫芦
    .four-of-a-kind = 四条
    .straight-flush = 同花顺
    .royal-flush = 皇家顺
    .five-of-a-kind = 五条
    .blaze = 五人头
    .four-flush = 四同花
    .kilter = 隔张顺
    .round-the-corner-kilter = 转隔顺
    .round-the-corner-straight = 转角顺

hand-made = { $hand } { $points }

## 线的位置

row = 第{ $row }行
column = { $column }列
diagonal = 从{ $square }起的对角线

## 线的分值

line-worth = { $where }：{ $line }，{ $points }分
line-pat = { $where }：{ $line }，{ $pat ->
    [yes] 成手
   *[no] 不成手
}

## 得分的组成

part =
    .rows = 行
    .columns = 列
    .diagonals = 对角线
sum = 合计
counted = 计分
part-of = { $owner }：{ $part }
matrix = 方阵{ $number }
matrix-score = 方阵{ $number }：{ $points }
matrix-parts = 行{ $rows }，列{ $columns }{ $diagonals ->
    [none] {""}
   *[other] ，对角线{ $diagonals }
}
of-matrix = { $name }：{ $score }
of-player = { $name } { $points }
of-player-pat = { $name } { $score }
hands = { $times ->
    [1] { $line }
   *[other] { $times } × { $line }
}

## 成手牌型：没有得分

pat-rows = 5行中有{ $rows }行是成手牌型
pat-rows-short = 成手{ $rows }/5
pat =
    .won = 赢：五行都是成手牌型
    .lost = 输：五行没有全成手
pat-matrices = 两个方阵赢了{ $won }个
pat-short =
    .won = 赢
    .lost = 输
pat-matrices-short = 赢{ $won }/2

## 目标分

to-beat = 要超过{ $points }
goal =
    .maximizer = 超过{ $points }就赢
    .minimizer = 低于{ $points }就赢
    .spectator = { $maximizer }要超过{ $points }
goal-in-full =
    .maximizer = { $minimizer }得到{ $points }。超过它你就赢，相同是平局。
    .minimizer = 你得到{ $points }。把{ $maximizer }压在它以下你就赢，相同是平局。
    .spectator = { $minimizer }得到{ $points }。{ $maximizer }超过它就赢，相同是平局。
leg-one = 第1局：{ $result }
computer-reached = 电脑在这个编号上得到{ $points }分。
your-best = 你的最佳成绩是{ $points }。
pat-before =
    .won = 以前赢过
    .lost = 还没赢过
pat-matrices-before = 以前两个方阵赢过{ $won }个
computer-pat =
    .won = 电脑在这个编号上赢了。
    .lost = 电脑在这个编号上输了。
computer-pat-matrices = 电脑在这个编号上两个方阵赢了{ $won }个。
your-pat =
    .won = 你赢过它。
    .lost = 你还没赢过它。
your-pat-matrices = 两个方阵你赢过{ $won }个。
