### 没有自己牌盘的游戏的一局：牌桌和走法。

one-leg = 一局
first-leg = 第1局：{ $score }

## 牌桌

table = 牌桌
value =
    .none = 无
    .yes = 是
    .no = 否
each-player = 每位玩家
more-below = 下面还有{ $lines }行
more-above = 上面还有{ $lines }行

## 走法

your-moves = 你的走法
moves-shown = 你的走法，第{ $first }到{ $last }个，共{ $of }个
your-move = 你的走法
typing = 你的走法：
choose = 请选择走法。
not-listed = 这个游戏不列出走法，请输入。
type-a-move = 输入走法
or-type-a-move = 或输入走法
play = 出牌
plays = Enter 打出 { $move }
expected = { $move }，约{ $score }
hint = 提示：{ expected }
news = { $name }：{ $move ->
    [none] 走了一步
   *[other] { $move }
}
ended = 这一局结束：{ -points }。
key =
    .choose = 选择
    .play = 出牌
    .type = 输入走法
    .look = 查看

## 行模式

your-turn-line = 轮到你了。可以打：
not-listed-line = 这个游戏不列出走法。请输入“走”和走法，按这个游戏的写法。
no-such-move = 没有这种走法。请输入1到{ $moves }的数字，或走法。
hints = 提示：{ $moves }。
first-leg-line = 第1局的得分是{ $score }。
moves-help = 数字，或按这个游戏写法的走法：打出它；如果会和命令混淆，用 走 TEXT
table-command = 显示你能看到的一切
