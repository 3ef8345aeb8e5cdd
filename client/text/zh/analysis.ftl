### 对已结束比赛的分析：每位玩家打得如何。

title = 分析
title-of-match = { $analysis }：{ $match }
judged-so-far = 目前已分析的步数
working = 电脑正在逐步分析…
progress = { $done }/{ $moves }步
working-at = 电脑正在分析：{ $progress }。
simulations = 每步模拟{ $playouts }次
based-on = 电脑分析（{ $simulations }）：

## 无法分析的原因

not-sent = 服务器没有发来分析结果，请再试一次。
no-record = 无法载入这场比赛的牌谱，请再试一次。
nothing-to-judge = 这场比赛没有可以分析的步骤。
impossible = 这场比赛无法分析：{ $reason }。
no-reason = 原因不明
not-started = 分析程序无法启动：{ $reason }。
not-shown = 分析结果中有这个 Turnabout 无法显示的内容。
newer-version = 这份分析由更高版本的 Turnabout 生成，请升级。
unwritable = 无法写入 { $path }：{ $reason }。
not-over = 比赛还没结束。
disconnected = 与服务器的连接断开了。
another-match = 新的比赛已经开始。请用牌谱分析这一场。
only-first = 只分析了前{ $shown }份牌谱。要分析后面的，请用 --index。

## 玩家

accuracy = 准确率
accuracy-in-leg = 准确率（{ $leg }）
player = 玩家
faults = 差错
percent = { $percent ->
    [none] –
   *[other] { $percent }%
}
role =
    .maximizer = 争高分
    .minimizer = 压低分
    .player = 单人
    .owner = 藏树
    .guesser = 猜树
    .together = 合作
    .equal = 对战
role-in-leg = { $leg }，{ $role }
accuracy-of = { $name }（{ $role }）：准确率{ $percent }，{ $faults }。
no-choices-of = { $name }（{ $role }）：始终别无选择。

## 差错

no-faults = 没有差错
fault-count =
    .inaccuracy = { $count }次欠佳
    .mistake = { $count }次失误
    .blunder = { $count }次大错
fault =
    .inaccuracy = 欠佳
    .mistake = 失误
    .blunder = 大错
# 图表里只有一格宽的地方，用拼音首字母。
fault-letter =
    .inaccuracy = q
    .mistake = s
    .blunder = D
fault-found = { $leg ->
    [none] {""}
   *[other] { $leg }
}第{ $number }步：{ $name }走了{ $move }，{ $fault ->
    [inaccuracy] 欠佳
    [mistake] 失误
   *[blunder] 大错
}；{ $best }更好，相差{ $lost }。
none-found = 没有哪一步损失很大。
next-fault = 下一个差错
previous-fault = 上一个差错
only-faults = 只看差错

## 无法分析的步骤

movable-by = { $name }可以移动已放下的牌，所以不分析{ $name }的步骤。
movable = 已放下的牌可以移动或收回，所以不分析这些步骤。

## 这副牌能不能解开

verdict = { $name ->
    [none] {""}
   *[other] { $name }：
}{ $verdict ->
    [won] 如果知道所有的牌，这一局可以解开{ $number ->
        [none] 。
       *[other] ，但第{ $number }步{ $move }之后就不行了。
    }
    [lost] 即使知道所有的牌，这一局也解不开。
   *[unknown] 不知道这一局能不能解开。
}
lost-here = 从这里起无解
show-move = 查看那一步

## 局

leg = { $kind ->
    [board] 牌盘{ $leg }
   *[leg] 第{ $leg }局
}
legs = 各局

## 图表

graph = { $leader ->
    [none] 预计最终得分
   *[other] { $leader }的预计领先
}{ $leg ->
    [none] {""}
   *[other] ，{ $leg }
}
graph-read = 从{ $first }开始，到{ $last }结束，在{ $lowest }到{ $highest }之间；{ $faults }。下面的表格列出了每一步。
curve = { $graph }：第一步后{ $first }，最高{ $high }（第{ $highmove }步），最低{ $low }（第{ $lowmove }步），结束时{ $last }。

## 步骤

moves = { $leg ->
    [none] 步骤
   *[other] { $leg }的步骤
}
column =
    .move = 步
    .player = 玩家
    .played = 走法
    .fault = 差错
    .lost = 损失
    .expected = 预计
move-number = 第{ $number }步
expected = 预计{ $expected }
columns-explained = 预计：{ $leader ->
    [none] 这一步之后可能的最终得分
   *[other] 走这一步的玩家最后可能领先多少；图表显示的是{ $leader }的领先
}，由模拟估算。损失：这一步比最佳选择差多少。准确率：每步都是最佳为100%，每步都不比随机强为0%。
watch = 回放
needs-server = 此设备没有保存这份分析，需要连接服务器才能分析。{ $reason }

## 某一步的选择

choices = 第{ $number }步的选择
choices-here = 第{ $number }步，{ $choices ->
    [several] 可选走法
    [one] 别无选择
   *[unjudged] 未分析
}
only-choice = 当时别无选择。
best = 最佳
played = 实际
before-move = 这一步之前的{ $picture }

key =
    .move = 步
    .next-fault = 下个差错
    .leg = 另一局
    .board = 另一牌盘
    .table = 另一牌桌
