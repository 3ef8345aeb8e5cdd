### The Patriarch 拒绝一步的原因。

number-gives-tree = 树由牌局编号决定，不用摆。
tree-laid-already = 树已经摆好，不能再改。
tree-not-open = 在这个房间，必须在第一次猜之前摆好树。
owner-guesses = 你知道树，所以不能猜。
grades-itself = 双人时猜测自动判定。
only-owner-grades = 只有藏家公布判定。
grade-missing = 请说出判定：数出红、黑、背面的牌。
grade-too-low = 确定吗？{ $part ->
    [red] { $card }在正确的位置。
    [black] { $card }辈分正确，但父母不同。
   *[down] { $card }父母正确，但辈分不同。
}
grade-too-high = 确定吗？{ $part ->
    [red] 位置正确的牌没有这么多。
    [black] 辈分正确但父母不同的牌没有这么多。
   *[down] 父母正确但辈分不同的牌没有这么多。
}
open-tree-grades = 你没有定树，所以判定会自动推出。请公布判定。
not-a-grade = 判定是三个数字：红、黑、背面，如 { $example }。
guess-waiting = 你的猜测正在等待判定。判定后再猜。
tree-not-laid = 还不能判定猜测。请先摆树。
card-not-in-family = { $card }不属于这个家族，牌是{ $first }到{ $last }。
card-repeated = { $card }在树上不止一次。每张牌只用一次。
card-missing = 缺少{ $card }。树需要{ $first }到{ $last }的每张牌。
several-tops = 顶端只能有一张牌，不能是{ $cards }。
other-shape = 这棵树的形状是 { $own }。这个家族的树形状是 { $shape }。
too-many-generations = 这棵树有{ $generations }代。这个家族最多{ $most }代。
owner-lays-first = 藏家还没有摆好树，请等待。
no-guess-to-grade = 没有等待判定的猜测。
guessing-time-over = 你已超时，这一局不能再猜。
guesses-waiting = 你有两个猜测正在等待判定。请等其中一个判定。
tree-sign = “{ $sign }”的位置不对。请把树写成 { $example } 这样。
tree-too-large = 这棵树的牌比一种花色还多。请写成 { $example } 这样。
tree-not-closed = 树有括号没有闭合。请写成 { $example } 这样。
tree-without-cards = 这棵树没有牌。请写成 { $example } 这样。
not-a-suit = “{ $sign }”不是花色。请在树前面写 C、D、H 或 S。
