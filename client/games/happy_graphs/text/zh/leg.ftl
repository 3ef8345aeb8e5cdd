### Happy Graphs 的一局：牌盘、手牌、按键和按钮。

## 标题

board = 牌盘
boards = 牌盘
hands = 手牌
your-hand = 你的手牌
cards = 牌
group = 组{ $number }
new-group = 新组
score = 不快乐：{ $points }
unhappy = 不快乐
more = 得分、手牌和经过

## 玩家

role =
    .maximizer = 要不快乐的多
    .minimizer = 要不快乐的少
to-play = 轮到出牌
your-turn = 轮到你了
turn-with-hand = { $turn }，手牌{ $cards }
players = { $players }位玩家
hidden = 隐藏
card-count = { $cards }张牌
no-cards = 没有牌
more-hands = … 另有{ $hands }手

## 得分、牌库和时间

leg-one = 第1局：{ $points }
stock = { $cards ->
    [0] 没有牌可摸
   *[other] 还能摸{ $cards }张
}
to-come = 未打的牌：{ $cards ->
    [none] 无
   *[other] { $cards }
}
time = 用时{ $ms }
time-starts = 打第一张牌时开始计时。

## 目标分

to-beat-short = { $points ->
    [0] 要达到{ $points }
   *[other] 要低于{ $points }
}
to-beat = { $perfect ->
    [yes] 要达到：{ $points }
   *[no] 要低于：{ $points }
}
goal =
    .maximizer = 要超过{ $points }张不快乐
    .minimizer = 要少于{ $points }张不快乐
    .spectator = { $maximizer }要超过{ $points }
goal-in-full =
    .maximizer = { $minimizer }剩下{ $points }张不快乐。超过它你就赢，相同是平局。
    .minimizer = 你剩下{ $points }张不快乐。让{ $maximizer }少于它你就赢，相同是平局。
    .spectator = { $minimizer }剩下{ $points }张不快乐。{ $maximizer }超过它就赢，相同是平局。
computer-left = 电脑在这个编号上剩下{ $points }张不快乐的牌。
your-best = 你的最佳成绩是{ $points }。

## 选择走法

choose-card = 请选择手牌。
choose-square = 请为{ $card }选择格。
choose-or-type = 请为{ $card }选择格，或输入走法，如 { $example }。
fits-nowhere = { $card }没有格可打。请选择另一张牌。
not-in-hand = 手里没有{ $card }。
choose-card-to-take = 要收回哪张牌？
board-empty = 牌盘上还没有牌。
nothing-to-undo = 没有可撤销的。
nothing-to-redo = 没有可重做的。

typed = 走法：
how-to-type = 请输入牌和格，如 3h n50；在组2则输入 3h 2:n50。
not-a-move = “{ $typed }”不是走法。{ how-to-type }

finish = 还有{ $points }张不快乐的牌，要结束吗？
finish-note = 剩在手里的牌算不快乐。

## 格上有什么

happy-card = { $square }的{ $card }快乐，已翻过去。
unhappy-card = { $square }的{ $card }想要{ $wants }个邻居，还差{ $lacks }个。{ $hopeless ->
    [yes] 它不可能再快乐。
   *[no] {""}
}
wall = 墙：旁边有快乐的牌

## 一局结束

game-over = 游戏结束：{ $result }。
left-in-hand = 手里剩{ $many }张牌：{ $cards }

## 按键说明

key-choose = 选择
key-look = 查看
key-play = 打出
key-card = 牌
key-place = 放下
key-take-back = 收回
key-undo = 撤销
key-redo = 重做
key-done = 结束
key-finish = 结束
key-keep-playing = 继续打
key-cancel = 取消
key-new-group = 新组
key-next-group = 下一组
key-all-hands = 所有手牌
key-board = 牌盘

## 按钮

play = 打出
take-back = 收回
undo = 撤销
redo = 重做
sort-by =
    .rank = 按点数排
    .suit = 按花色排
perfect = 所有牌都快乐
done = 结束
finish-now = 结束
keep-playing = 继续打
larger = 放大
smaller = 缩小
show-all = 显示整个牌盘

## 看不到的部分

more-left = 左边还有
more-right = 右边还有
more-above = 上面还有
more-below = 下面还有

## 按键帮助，供读屏使用

keys = 方向键在选中的牌能打的格间移动；Enter 打到那里。数字选择手里的牌。{ keys-zoom }
keys-puzzle = 方向键在选中的牌能打的格间移动；Enter 打到那里。点数（如 3 或 a）选择牌。T 在牌盘上的牌之间移动；Enter 收回一张。U 撤销，R 重做。{ keys-zoom }
keys-zoom = 加号和减号改变大小；0 显示全部。
