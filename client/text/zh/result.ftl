### 比赛结果和再战。

## 结果

outcome = { $winner ->
    [you] 你赢了
    [player] { BEGIN($name) }赢了
   *[nobody] 平局
}{ $points ->
    [yes] ，{ $high }比{ $low }
   *[no] { "" }
}。
ended-early = { $why ->
    [resigned] { $loser ->
        [none] 你认输了
       *[other] { BEGIN($loser) }认输了
    }
    [flag] { $loser ->
        [none] 你超时了
       *[other] { $loser }超时了
    }
   *[claimed] { $loser ->
        [none] 你离开了
       *[other] { BEGIN($loser) }离开了
    }
}，{ $winner ->
    [none] 你赢得比赛
   *[other] { $winner }赢得比赛
}。
no-time-left = 双方同时超时：平局。
you = 你
legs-won = { $winner ->
    [nobody] 平局。
    [several] { BEGIN($names) }并列获胜，各赢{ $legs }局。
   *[other] { $winner ->
        [you] 你赢了
       *[other] { BEGIN($names) }赢了
    }，赢下{ $legs }局。
}
together = { $mine ->
    [yes] 你们
   *[no] 他们
}{ $number ->
    [none] {""}
   *[other] 在编号{ $number }上
}合作得到{ $score }。
together-ended-early = { $why ->
    [resigned] 游戏结束：所有人都退出了。
    [flag] 游戏结束：时间用完了。
   *[other] 游戏提前结束。
}
difference = 相差{ $score }。
rating-change = 你的等级分变化：{ $change }。
show-accuracy = 显示每位玩家的准确率
accuracy-key = { $key } 显示每位玩家的准确率。
unrated = 不计等级分：翻出牌之后有过悔牌。

## 竞速

race = { $winner ->
    [nobody] 平局，{ $score }。
    [you] 你以{ $score }获胜。
    [player] { BEGIN($names) }以{ $score }获胜。
   *[several] { BEGIN($names) }以{ $score }并列获胜。
}
race-ended-early = { $why ->
    [resigned] { $losers ->
        [you] 你退出了
        [one] { BEGIN($loser) }退出了
       *[all] 其他人都退出了
    }
    [claimed] { $losers ->
        [you] 你离开了
        [one] { BEGIN($loser) }离开了
       *[all] 其他人都离开了
    }
   *[flag] { $losers ->
        [you] 你超时了
        [one] { $loser }超时了
       *[all] 时间用完了
    }
}：{ $winner ->
    [you] 你赢了。
    [player] { $names }赢了。
   *[several] { $names }并列获胜。
}
race-without-winner = { $left ->
    [yes] 所有人都退出了：没有赢家。
   *[no] 竞速提前结束：没有赢家。
}

## 各局

legs = 两局
boards = 两个牌盘
scores = 得分
leg = { $status ->
    [unfinished] 第{ $leg }局，中断
    [waiting] 第{ $leg }局，未打
   *[other] 第{ $leg }局
}
board = { $status ->
    [unfinished] 牌盘{ $board }，中断
   *[other] 牌盘{ $board }
}
role =
    .maximizer = 争高分
    .minimizer = 压低分
    .owner = 藏树
    .guesser = 猜树
score = 得分
accuracy-of = 准确率（{ $role }）
score-of = 得分（{ $name }）
leg-in-short = { $leg } { $owner }：{ $reached }

## 下一场

next = 接下来？
rematch-starts = 再打一场？{ $agreement ->
    [both] 双方的选择一致时，再战开始。
    [all] 所有玩家的选择一致时，再战开始。
   *[any] 所有玩家都选择后，再战开始。
}
rematch-starts-itself = 所有玩家都同意后，再战会自动开始，你不在时也一样。
-rematch = { $what ->
    [same_number] 用同一编号再战
    [new_number] 用新编号再战
   *[any] 再战一场
}
you-want-rematch = 你想{ -rematch }。正在等待{ $name }。
wants-rematch = { BEGIN($name) }想{ -rematch }{ $accept ->
    [none] 。
   *[other] ：{ $accept }。
}
want-rematch = { BEGIN($names) }{ $several ->
    [yes] 都想
   *[no] 想
}{ -rematch }{ $accept ->
    [none] 。
   *[other] ：{ $accept }。
}还有{ $missing }个座位没有同意。
press-to-accept = 按 { $key } 接受
type-to-accept = 输入 { $command } 接受
another-match = 再战
named-button = “{ $label }”
deal = 牌
deal-of =
    .new_number = 新的牌
    .same_number = 同样的牌
decline = 不了，谢谢
