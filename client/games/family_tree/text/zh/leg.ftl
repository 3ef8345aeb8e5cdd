### Family Tree 的一局：牌盘、走法和得分。

## 树的周围

tree = 树
current-card = 当前牌
score = 得分 { $points }
score-title = 得分
parts = 世代{ $levels }，名人{ $celebrity }，牌型{ $hands }
hand-name = { $hand ->
    [high_card] 高牌
    [pair] 一对
    [two_pair] 两对
    [three_of_a_kind] 三条
    [straight] 顺子
    [flush] 同花
    [full_house] 葫芦
    [four_of_a_kind] 四条
    [straight_flush] 同花顺
   *[royal_flush] 皇家同花顺
}
hand-made = { hand-name } { $points }
more-hands = 树上另有{ $hands }个
-cards-left = 剩{ $cards }张牌
stock = { -cards-left }
stock-in-short = 剩{ $cards }
coming = 接下来：{ $cards }
coming-title = 后续
panel = 得分和经过

## 看不到的部分

more-left = 左边还有
more-right = 右边还有
lines-above = 上面还有{ $lines }行
lines-below = 下面还有{ $lines }行
larger = 放大
smaller = 缩小
fit = 显示整棵树
fit-places = 显示整棵树：有{ $places }个位置看不到

## 按键的作用，供读屏使用

keys-playing = 方向键选择位置，Enter 出牌；或输入要放到的那张牌，如 7d。Shift 加方向键浏览所有家庭。f 一次显示一个家庭；加号、减号和 0 改变大小。
keys-looking = 方向键浏览家庭。f 一次显示一个家庭；加号、减号和 0 改变大小。

## 选择位置

-places = { $places }个位置
places-now = { $places ->
    [0] 有一步待显示
   *[other] { -places }
}
can-go = { $card }可以放到{ -places }
waiting = { $turn }：{ can-go }
choose-a-place = 用方向键为{ $card }选择位置，或输入牌。
choose-first = 有{ -places }：先用方向键选一个，再按 Enter。
how-to-choose = 选一个：点击、用方向键，或输入那张牌。
play = 出牌
why-not = 为什么不行？
play-on = { $card }放到：
play-next-on = 下一张牌放到：
typed-early = { $typed }▌ 轮到你时 Enter 出牌；Esc 清除。
type-a-card = 请输入树上的牌，如 7d、10d、qh 或 x1。
no-card = “{ $typed }”不是牌。{ type-a-card }
not-here = { $card }不能放到{ $target }上。
enter-explains = Enter 说明原因。

## 走法

-ordinal = 第{ $number }个
move = { $card }放到{ $target }
becomes-child = { $card }成为{ $member }和{ $spouse }的{ -ordinal }孩子（最多{ $most }个）
marries = { $card }和{ $target }结婚
joins-family = { $card }加入{ $member }和{ $spouse }，他们可以有最多五个孩子
divorces = { $card }使{ $member }和{ $spouse }离婚，盖住{ $spouse }：不能再生孩子
kills = { $card }使{ $target }去世{ $single ->
    [yes] ，此人单身
   *[no] { $widowed ->
        [none] { "" }
       *[other] ：{ $widowed }丧偶，不能再生孩子
    }
}
gain = { $part ->
    [levels] 新的一代
    [celebrity] 名人
   *[hands] 牌型
} { $points }
score-after = { $after ->
    [none] 得分仍是{ $before }
   *[other] 得分 { $before } → { $after }
}

hint = 提示：{ $card }放到{ $target }{ $score ->
    [none] { "" }
   *[other] ，最终得分约{ $score }
}{ $chosen ->
    [yes] ，和你的选择一样
   *[no] { $yours ->
        [none] { "" }
       *[other] ；你的选择约{ $yours }
    }
}

## 经过

played = { $name }：{ $card }放到{ $target }{ $change ->
    [0] { "" }
   *[other] ，{ $change }
}
to-the-bottom = 放不下{ $cards ->
    [none] { $count }张牌
   *[other] { $cards }
}
news = { $what }；{ $skipped }
opened = { $member }和{ $spouse }是第一对夫妻
score-now = 得分{ $points }。
your-turn = 轮到你了：{ $card }，{ -places }。

## 结束

over = { $alone ->
    [yes] 游戏结束
   *[no] 这一局结束
}
ended = { $board ->
    [yes] 牌盘结束
   *[no] { $leg ->
        [none] 游戏结束
       *[other] 第{ $leg }局结束
    }
}：{ -points }。
computers-score = 电脑得到{ -points }。
never-played = { $count ->
    [0] 所有牌都放下了。
   *[other] { $count }张牌没有放下：{ $cards }
}

## 目标分

beat = { $role ->
    [maximizer] 超过{ $score }
    [minimizer] 压在{ $score }以下
   *[spectator] { $maximizer }要超过{ $score }
}
beat-in-full = { $role ->
    [maximizer] { $minimizer }得到{ $score }。超过它你就赢，相同是平局。
    [minimizer] 你得到{ $score }。把{ $maximizer }压在它以下你就赢，相同是平局。
   *[spectator] { $minimizer }得到{ $score }：{ $maximizer }超过它就赢，相同是平局。
}
decided = { $winner ->
    [none] 平局
   *[other] { $mine ->
        [yes] 你赢了
       *[no] { $winner }赢了
    }
}
decided-in-full = 第1局{ $first }，第2局{ $second }：{ decided }。
