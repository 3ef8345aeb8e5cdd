### Grandma’s Game 的得分：收牌堆上的牌数。

counted = { $points }张牌
of-all = { $points }/104张
on-foundations = 收牌堆上{ $points }/104张
on-foundations-short = 收牌堆{ $points }/104张
title = 得分：{ $points }
all-home = 104张牌全部送上
won = 赢：全部104张牌

## 得分的组成

suit =
    .clubs = 梅花
    .diamonds = 方块
    .hearts = 红桃
    .spades = 黑桃
player = 玩家{ $number }
part = { $name } { $points }

## 目标分

to-beat = { $points ->
    [104] 要送上全部{ $points }张
   *[other] 要超过{ $points }张
}
computer-reached = 电脑把{ $points }张牌送上收牌堆。
your-best = 你的最佳成绩是{ $points }。

## 牌桌的状态

stock = { $cards ->
    [0] 牌库空了
   *[other] 牌库{ $cards }张
}
made = { $moves }步{ $race ->
    [yes] {""}
   *[no] ，撤销{ $undos }，重做{ $redos }
}{ $peeks ->
    [0] {""}
   *[other] ，看{ $peeks }次
}
left = 剩{ $cards }
over = 结束
state = 已打{ $points }张，剩{ $left }张{ $plays ->
    [yes] {""}
   *[no] ，结束
}
player-state = { $name }：{ state }
more-players = 另有{ $players }人

## 结束

ended =
    .won = 赢了：104张牌全部送上收牌堆！
    .given-up = 放弃，收牌堆上有{ $points }张牌。
    .other = 游戏结束，收牌堆上有{ $points }张牌。
your-table =
    .won = 你赢了：所有牌都送上收牌堆。
    .given-up = 你放弃了牌桌。
    .stuck = 你的牌桌没有牌可打了。
    .cut-short = 另一位玩家赢了。
others-play-on = 其他人继续。
race-over = 竞速结束：{ $places }。
race-won = 竞速结束：{ $name }赢了{ $others ->
    [none] {""}
   *[other] ；{ $others }
}。

## 没有打出的牌

left-title = 剩下
left-count = 剩下：{ $cards }张牌
left-cards = 剩下：{ $groups }。
left-in = { $place }：{ $cards }
workspace = 工作区
stock-name = 牌库

## 选项

option-any-order = 工作区可以按任何顺序排。
option-fixed-order = 工作区的顺序不能改，难得多。
option-winnable = 只抽取可解的编号。
