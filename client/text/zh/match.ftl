### 比赛：标题，以及第1局之前和两局之间的页面。

## 标题

title-of-leg = 比赛{ $match }，第{ $leg }/{ $legs }局
title = 比赛{ $match }
title-together = 第{ $match }盘，合作
title-race = 竞速{ $match }
title-mirror = 比赛{ $match }，镜像赛

## 角色

roles = { $maximizer ->
    [none] 你争高分并先出牌；{ $minimizer }压低分。
   *[other] { $minimizer ->
        [none] 你压低分；{ $maximizer }争高分并先出牌。
       *[other] { BEGIN($maximizer) }争高分并先出牌；{ $minimizer }压低分。
    }
}
roles-swapped = 现在角色互换，牌不变。{ roles }
roles-drawn = { $owning ->
    [yes] 随机一位玩家先藏树。{ $several ->
        [yes] 所有人
       *[no] 双方
    }准备好后，你会看到自己的角色。
   *[no] 随机一位玩家先争高分。{ $several ->
        [yes] 所有人
       *[no] 双方
    }准备好后，你会看到自己的角色。
}
owns-tree = { $owner ->
    [none] { $now ->
        [yes] 现在由你藏树
       *[no] 由你藏树
    }
   *[other] { $now ->
        [yes] 现在由{ $owner }藏树
       *[no] 由{ BEGIN($owner) }藏树
    }
}，{ $several ->
    [yes] 其他人都来猜。
   *[no] { $guesser ->
        [none] 由你来猜。
       *[other] { $guesser }来猜。
    }
}
equals = { $first }是玩家1，{ $second }是玩家2；比赛只有一局。
mirror = { $mine ->
    [yes] 你在一个牌盘上争高分，在另一个上压低分，两边发同样的牌。
   *[no] 每位玩家在一个牌盘上争高分，在另一个上压低分，两边发同样的牌。
}争高分时得分更好的一方获胜。
mirror-guess = { $mine ->
    [yes] 你在一个牌盘上猜树，在另一个上藏树。
   *[no] 每位玩家在一个牌盘上猜树，在另一个上藏树。
}猜的次数较少的一方获胜。
mirror-in-short = 两个牌盘同步前进：另一个牌盘走到同样的地方，这一步才生效。所以谁也不能先看到牌，谁也不能照抄。
both-boards = 两局同时进行，在两个牌盘上。
together = { $players }位玩家合作，站在同一边，按座次轮流出牌。
race = { $players }位玩家用同样的牌竞速。

## 比赛之前

number-hidden = 编号要到比赛结束才公开。那时你的客户端会核对发牌是否公平。
number-known = 编号{ $number }，{ $several ->
    [yes] 所有人
   *[no] 双方
}一开始就知道。
number-again = 还是同一编号{ $number ->
    [none] { "" }
   *[other] { $number }
}：{ $several ->
    [yes] 你们所有人
   *[no] 你们双方
}都已熟悉这副牌。
number-again-in-tournament = 还是同一编号{ $number ->
    [none] { "" }
   *[other] { $number }
}：熟悉这副牌的玩家只会更新自己的最低分。
time-limit = { $kind ->
    [puzzle] 你们共用一个计时：{ $time }。时间用完，游戏就结束。
    [together] 计时：每人{ $time }。有一人超时，所有人的游戏就结束。
    [several] 计时：每人{ $time }。超时的玩家这一局不能再猜，其他人继续。
   *[two] 计时：每人{ $time }。超时的玩家输掉比赛。
}
hints = 轮到自己时可以请求提示。
set-number = { $number ->
    [none] 编号随机且不公开
   *[other] 编号{ $number }
}
set-role = { $role ->
    [maximizer] 你先争高分
    [minimizer] 你先压低分
    [owner] 你先藏树
    [guesser] 你先猜树
    [drawn_owner] 随机一位玩家先藏树
   *[drawn] 随机一位玩家先争高分
}
set-both-boards = 两局同时进行，在两个牌盘上
set-hints = 允许提示
set-no-spectators = 不允许观战

## 一局之前

ready = 已准备
not-ready = 未准备
next-leg-starts-itself = 下一局会在这一局结束30秒后自动开始，所有人都准备好时提前开始。
press-enter = 准备好后按 Enter。
press-enter-to-start = 按 Enter 开始这一局。
who-is-ready = 准备情况
i-am-ready = 我准备好了
start = 开始这一局
we-are-ready = { $names }准备好了
waiting = 你已准备好。{ $names }{ $several ->
    [yes] 都准备好后
   *[no] 准备好后
}，这一局就开始。
starts-when-ready = { $names }{ $several ->
    [yes] 都准备好后
   *[no] 准备好后
}，这一局就开始。
new-player = 新来的玩家

## 两局之间

to-beat-label = 要超过

still-hidden = 编号要到第2局结束才公开。
to-beat = { $maximizer ->
    [none] 你得分超过{ $score }就赢；正好{ $score }是平局，低于它则{ $minimizer }赢。
   *[other] { $minimizer ->
        [none] 把{ $maximizer }压在{ $score }以下你就赢；正好{ $score }是平局，高于它则{ $maximizer }赢。
       *[other] 得分超过{ $score }则{ $maximizer }赢；正好{ $score }是平局，低于它则{ $minimizer }赢。
    }
}
to-win = { $won ->
    [yes] { $maximizer ->
        [none] 你赢下这一局就是平局，否则{ $minimizer }赢。
       *[other] { $maximizer }赢下这一局就是平局，否则{ $minimizer ->
            [none] 你赢。
           *[other] { $minimizer }赢。
        }
    }
   *[no] { $maximizer ->
        [none] 你赢下这一局就赢得比赛，否则是平局。
       *[other] { $maximizer }赢下这一局就赢得比赛，否则是平局。
    }
}
guesses-to-beat = { $found ->
    [yes] { $score ->
        [1] 第一次就猜中是平局；用更多次则{ $owner ->
            [none] 你赢。
           *[other] { $owner }赢。
        }
       *[other] 少于{ $score }次猜中则{ $guesser ->
            [none] 你赢
           *[other] { $guesser }赢
        }；正好{ $score }次是平局；更多则{ $owner ->
            [none] 你赢。
           *[other] { $owner }赢。
        }
    }
   *[no] { $guesser ->
        [none] 你猜中这棵树就赢
       *[other] { BEGIN($guesser) }猜中这棵树就赢
    }，否则是平局。
}
