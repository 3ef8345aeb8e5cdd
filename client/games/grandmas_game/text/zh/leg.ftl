### Grandma’s Game 的一局：牌桌、按键和按钮。

## 标题

table = 牌桌
table-auto = 牌桌 · 自动打稳妥的牌
last-move = 上一步
race = 竞速
foundations = 收牌堆
piles = 牌堆
workspace = 工作区
score = 收牌堆上
options = 选项
chosen = 选中的内容
more = 得分、选项和经过

## 牌桌

stock = 牌库
fan = 展开
full = 满
build-up = 上升
build-down = 下降
workspace-of = 工作区：牌堆{ $pile }，{ $cards ->
    [0] 没有牌
    [1] { $cards }张牌
   *[other] { $cards }张牌{ $order ->
        [yes] ，最底下的在左
       *[no] {""}
    }
}
workspace-empty = 工作区是空的。发牌会展开一个牌堆。
tables-hidden = 每位玩家有自己的牌桌，别人看不到。
of-suit = { $cards }/26

## 选中的内容

choose = { $deal ->
    [yes] 请选择一张牌，或发牌。
   *[no] 请选择一张牌。
}
pile-top = 牌堆{ $pile }的{ $card }，共{ $size }张{ $under ->
    [none] {""}
   *[other] ，下面是{ $under }
}。
pile-empty = { $away ->
    [yes] 牌堆{ $pile }在工作区里。
   *[no] 牌堆{ $pile }是空的。
}
workspace-card = { $top ->
    [yes] { $card }，在工作区最上面。
   *[no] { $card }，工作区第{ $number }/{ $of }张。
}
foundation-state = { $top ->
    [none] { $foundation }没有牌。
   *[other] { $foundation }上是{ $top }，共{ $size }张。
}{ $takes ->
    [none] 已满。
   *[other] 下一张要{ $takes }。
}
stock-state = { $cards ->
    [0] 牌库空了。
   *[other] 牌库有{ $cards }张。发一张到与点数同名的牌堆。
}
can-look-under = 可以看它下面。
carrying = 请为{ $card }选择位置。

## 消息

nothing-to-undo = 没有可撤销的。
nothing-to-redo = 没有可重做的。
no-undo-in-race = 竞速不能撤销。
stock-empty = 牌库空了。
no-peek = 只有另一个牌堆也露出相同的牌，而且它可以打出时，才能看牌堆下面。
no-card = 那里没有牌可打。
no-dealing = 只有打第一步之前才能看发牌。
stuck = 没有牌可打了。请撤销或放弃。
order-fixed = 这一局工作区的顺序不能改。
nothing-to-order = 工作区里没有可移动的牌。
choose-in-workspace = 请先选择工作区里的牌。

typed = 走法：
how-to-type = 例如 5 hearts up、8h down、:h up to down、:order 8h 3c、:deal 或 :peek 5。
not-a-move = “{ $typed }”不是走法。请输入走法，如 5 hearts up、8h down、:order 8h 3c 或 :peek 5。
how-to-type-order = 写出要放到最上面的牌，最低的在前，如 8h 3c。
wrong-order = 有些牌不在工作区里。{ how-to-type-order }
hint-key = （再按 { $key }：输入它）

give-up-question = 收牌堆上有{ $points }张牌，要放弃吗？
give-up-note = { $race ->
    [yes] 你的牌桌以这个得分结束，其他人继续。
   *[no] 游戏以这个得分结束。
}

## 发牌

dealing = 发牌
dealing-progress = 发牌：{ $step }/{ $of }张
onto-pile = 到牌堆{ $pile }
to-stock = { $cards }张进牌库
dealt = { $card }发到牌堆{ $pile }{ $stock ->
    [0] {""}
   *[other] ，然后{ $stock }张背面朝上进牌库
}。
pace = 速度{ $pace }/{ $of }
paused = 已暂停
remember = 尽量记住：被盖住的牌不再显示。
all-dealt = 牌都发完了。

## 按键说明

key-choose = 选择
key-play = 打出
key-deal = 发牌
key-carry = 拿起
key-order = 顺序
key-look-under = 看下面
key-up-or-down = 升或降
key-undo = 撤销
key-redo = 重做
key-give-up = 放弃
key-keep-playing = 继续打
key-auto = { $auto ->
    [yes] 关闭自动
   *[no] 自动打稳妥的牌
}
key-watch-dealing = 看发牌
key-pause = 暂停
key-continue = 继续
key-pace = 速度
key-by-card = 逐张
key-again = 重看
key-skip = 跳过
key-put-down = 放下
key-cancel = 取消

## 按钮

play-hint = 按提示打
undo = 撤销
redo = 重做
give-up = 放弃
keep-playing = 继续打
look-under = 看下面
move = 移动
to-bottom = 放到最底
put-down = 放下
cancel = 取消
to-foundation = 到{ $foundation }
type-order = 输入顺序
watch-dealing = 看发牌
pause = 暂停
resume = 继续
slower = 减速
faster = 加速
card-back = 上一张
next-card = 下一张
again = 重看
skip = 跳过
play = 打出

## 表单

order-title = 调整工作区的顺序
order-label = 牌，最低的在前
reorder = 调整
auto = 自动打稳妥的牌
safe-hint = 如果一张牌是最后一张同样的牌，且这种花色已有14张送上收牌堆，它就是稳妥的。
undo-pauses = 撤销会暂停自动。

## 按键帮助，供读屏使用

keys = 方向键在牌桌上移动。A、2 到 9、T、J、Q 和 K 到牌堆，W 到工作区，F 到收牌堆。Enter 打出选中的牌；加号和减号打到上升或下降的收牌堆。D 发牌。{ $reorder ->
    [yes] 空格拿起工作区的牌：用方向键移动，Enter 放下。S 输入顺序。
   *[no] {""}
}L 看牌堆下面。{ $race ->
    [yes] {""}
   *[no] U 撤销，R 重做。
}V 在打第一步之前显示发牌。
