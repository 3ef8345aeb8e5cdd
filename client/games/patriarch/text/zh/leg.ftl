### The Patriarch 进行中的一局。

## 标题

your-guess = 你的猜测
your-tree = 你的树
the-tree = 树
last-guess = 上个判定的猜测
all-guesses = 猜测
by-player = 各玩家的猜测
notes = 仍有可能
queue = 队列
actions = 操作
more = 笔记板和经过

## 猜测

no-guesses = 还没有人猜。
grade-meaning = 判定数的是牌。红：位置正确。黑：辈分正确，但父母不同。背面：父母正确，但辈分不同。
waits = 等待
hidden-guess = 隐藏
next = 下个
waits-at = 等待：队列第{ $place }个
guess-number = 第{ $number }次猜测
found = 猜中
graded-count = 已判定{ $count }次
more-lines = … 另有{ $count }行
queue-of = 队列共{ $all }个
queue-empty = 空

## 隐藏的内容

tree-hidden = 两局都结束之前，树不公开。
hidden-from-owner = 猜测和判定都隐藏：你也要猜同一棵树。
hidden-from-spectators = 两局都结束之前，猜测和判定不公开。
no-notes = 这个房间没有开笔记板。

## 藏家

lay-out = { $open ->
    [yes] 用{ $suit }摆树，或者不定树。
   *[no] 用{ $suit }摆一棵树，让其他人猜。
}
ask-leave-open = 不定树吗？
leave-open-hint = 符合至今所有判定的任何树都有可能。
is-open = { $mine ->
    [yes] 你没有定树
   *[no] 树没有定
}：符合至今所有判定的任何树都有可能。
owner-lays = { BEGIN($owner) }正在摆树。
owns = { $mine ->
    [yes] 你藏树。
   *[no] { BEGIN($owner) }藏树。
}
next-graded = 下一个：{ $guesser }猜测{ $tree ->
    [none] {""}
   *[other] {" "}{ $tree }
}{ $grade ->
    [none] 。
   *[other] ：{ $grade }。
}{ $mine ->
    [yes] 请公布判定。
   *[no] {""}
}
say-grade = 判定{ $guesser }猜测 { $tree }：红、黑、背面各几张？
typed-grade = 红、黑、背面：{ $typed }
guess-of = { $guesser }猜测
tree-face-down = 树，背面朝上
grade-cards = 判定
one-more =
    .red = 加一张红牌
    .black = 加一张黑牌
    .down = 加一张背面的牌
one-fewer =
    .red = 减一张红牌
    .black = 减一张黑牌
    .down = 减一张背面的牌
room-grades = 房间将在{ $seconds }后公布。
nothing-waits = 没有等待判定的猜测。{ $names }可以猜。
owner-watches = 树由牌局编号决定，你只需观看。每次猜测{ $mirror ->
    [yes] 在另一个牌盘也猜过后判定。
   *[no] 立即判定。
}
source =
    .number = 树由牌局编号决定。
    .owner = 树由藏家摆。
    .open = 藏家可以不定树。

## 猜家

all-placed = 每张牌都有了位置。
top-place = 在顶端
type-fixed = 逐支输入点数。
type-free = 点数放到括号里的牌之下；方向键选择那张牌。或输入 3(4 2(5))。
drag-fixed = 把牌拖到位置上，或逐支输入点数。
drag-free = 把牌拖到另一张牌之下，或输入点数：它会放到标出的牌之下。
touch-fixed = 把牌拖到位置上，或先点牌、再点位置。
touch-free = 把牌拖到另一张牌之下，或先点牌、再点它上面的牌。
to-place = 待放：
not-placed = { $cards }{ $count ->
    [1] 还没有位置。
   *[other] 都还没有位置。
}
enter-guesses = Enter 猜 { $tree }。
enter-lays = Enter 摆出 { $tree }。
one-waits = 你的猜测正在等待判定。这一个先留着。
two-wait = 队列里已有你的两个猜测。这一个先留着，等其中一个判定。
not-laid = { BEGIN($owner) }要先摆树。你的猜测先留着。
guessed-already = 你已经猜过这棵树。
change-it = 改一改，作为下次猜测。
guesser-guesses = { BEGIN($guesser) }正在猜。
waits-for-grade = { $tree } 等待判定。
out = 你已超时：{ $owner ->
    [yes] 由房间替你判定。
   *[no] 这一局不能再猜。
}
out-of-time = 超时
hint = 提示：猜 { $tree }，总共约{ $expected }次
notation = 输入树
notation-hint = 如 { $example }：先写顶端的牌，括号里写它的孩子。
suit = 花色
show-notes = 显示笔记板
guessers = { $guessers }人在猜，{ $away ->
    [0] 都在
   *[other] 其中{ $away }人离开
}
guessers-count = { $guessers }人在猜

## 结束

tree-found = { BEGIN($name) }第{ $guesses }次猜中了树。
not-found = 树没有被猜中：这一局算{ $counts }。
not-found-in-time = 所有猜家都超时，没有人猜中：这一局算{ $counts }。

## 按钮和按键

button =
    .guess = 猜
    .lay_out = 摆树
    .leave_open = 不定
    .confirm_open = 是，不定
    .announce = 公布判定
    .undo = 撤销
    .clear = 清空
    .copy = 上次猜测
    .take_hint = 用提示

key =
    .place = 位置
    .guess = 猜
    .erase = 拿掉
    .clear = 清空
    .suit = 花色
    .lay_out = 摆树
    .copy = 改上次的
    .take_hint = 用提示
    .announce = 公布
    .counts = 红、黑、背面
    .notes = 笔记板
    .by_player = 按玩家
    .in_order = 按顺序
    .look = 查看
    .continue = 继续

## 笔记板的列

top = 顶端
generation = { $generation }代

## 树上的牌，供读屏使用

ace = A
card-of = { $suit }{ $card }
at-top = { $card }，在顶端
under = { $card }，第{ $generation }代，在{ $above }之下
empty-place = 空位置
no-cards-placed = 还没有放牌
