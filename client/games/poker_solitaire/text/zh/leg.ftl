### Poker Solitaire 的一局：方阵、发到的牌、弃牌格、按键和按钮。

## 标题

matrix = 方阵
the-matrix = 方阵
the-matrices = 两个方阵
matrix-number = 方阵{ $number }
your-matrix = 你的方阵
matrix-of = { $name }的方阵
matrix-of-board = { $board }：{ $matrix }
score = 得分
options = 选项
dealt-title = 待放牌
dealt-and-rejects = 发到的牌和弃牌格
rejects-title = 弃牌格
rejects-of = { $name }的弃牌格
more = 得分、选项和经过

## 玩家

role =
    .maximizer = 争高分
    .minimizer = 压低分
to-play = 轮到出牌
turn-with-cards = { $turn }：{ $cards }

## 牌

dealt = 发到{ $name ->
    [none] {""}
   *[other] { $name }
}
dealt-to = { $name } { $cards }
dealt-cards = 发到：{ $cards }
dealt-later = 轮到时才发
dealt-on-turn = 轮到时发牌。
none-dealt = 没有牌了
no-more-cards = 不再发牌。
stock = 牌库{ $cards }
stock-in-full = 牌库：{ $cards }张牌
cards-word = 张牌
stock-and-next = { $stock }，接下来{ $cards }{ $more ->
    [yes] {" "}…
   *[no] {""}
}
coming = 接下来：{ $cards }
rejects = 弃牌格
common = 公用
left = { $cards }张牌没有拿
left-cards = 没有拿的牌：{ $cards }

## 选择走法

choose-card = 请选择一张牌。
choose-place = 用方向键为{ $card }选择位置，或输入位置名，如 c3。
choose-lit-square = { $card }：请选择亮起的格。
picking = 哪张牌？方向键选择，Enter 拿起，空格或 Esc 取消。
nothing-to-pick-up = 现在没有牌可以拿起。
pick-up-first = 不能拿发到的牌。按空格拿起另一张牌。
fits-nowhere = { $card }现在没有地方可放。请选择另一张牌。
no-reject-square = 没有弃牌格能放这张牌。
does-not-fit = 不能放到{ $place }。
no-room-to-steal = 不能偷{ $card }：你的方阵满了。
no-theft-now = 现在不能偷{ $card }：它在你的方阵里没有地方可放。
must-touch =
    .edges = 放在那里不与任何牌相邻。请选择牌旁边的格。
    .corners = 放在那里不与任何牌相邻。请选择以边或角相邻的格。
can-pass = 可以过：你的方阵满了，或不再发牌给你。
can-end = 你的方阵满了：喊“完成”结束竞速。
sure = 喊“完成”，结束竞速？
wait = 你没有事可做了。请等另一位玩家。
card-taken = { $name }拿走了{ $card }。按 Enter 拿起下一张牌。
card-was-taken = { BEGIN($name) }拿走了{ $card }。{ $next ->
    [none] {""}
   *[other] 现在发到{ $next }。
}
card-gone = { $card }没了：另一位玩家拿走了。
next-card-to = 下一张牌放到：
typed = 走法：
how-to-type = 请输入 QH c3、c3 x1（弃牌）、2:c3 d4，或 c3 放选中的牌；pass；done。
not-a-move = “{ $typed }”不是走法。{ how-to-type }
which-column = 第{ $row }行：哪一列，a到e？
which-row = { $column }列：哪一行，1到5？
which-row-or-chat = { which-row }再按一次{ $column }打开聊天。

## 格上有什么，供读屏使用

free = 空
reject-square = { $place }，弃牌格
stolen = 偷来的，不能再偷回去
last-move = 上一步打的
hinted = 提示的
on-its-way = { $card }正在放上去
takes-card = 可以放选中的牌{ $worth ->
    [none] {""}
   *[other] ：{ $worth }
}

## 一局结束

over = 游戏结束：{ $result }。
over-by-done = { BEGIN($name) }喊了“完成”。游戏结束：{ $result }。

## 按键说明

key-choose = 选择
key-put = 放下
key-card = 牌
key-pick-up = 另一张牌
key-reject = 弃牌
key-type = 输入走法
key-pass = 过
key-done = 完成
key-pick-it-up = 拿起
key-cancel = 取消
key-next-card = 下一张牌
key-end-race = 结束
key-keep-playing = 继续打

## 按钮

pass-turn = 过
done = 完成

## 按键帮助，供读屏使用

keys = 方向键在格间移动；字母 a 到 e 和数字 1 到 5 选择列和行。Enter 或空格把选中的牌放到那里，或拿起那里的牌。N 选择下一张发到的牌，X 到下一个弃牌格。M 到另一个方阵，P 表示过，Esc 把牌放回去。Shift 加 C 打开聊天。
