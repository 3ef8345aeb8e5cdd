### 行模式中的 The Patriarch。

moves = 一棵树，如 3(4(2) A(5))：猜它；树 H 3(4(2) A(5))：摆树；判定：公布下一个判定；判定 1 1 1：自己算判定
command =
    .guesses = 列出所有猜测和判定
    .queue = 列出谁的猜测在等待判定
    .notes = 按牌和代列出可能的树
no-news = 这一局还没有发生什么。
not-your-turn = 还没轮到你。
nothing-to-grade = 现在没有要你公布的判定。
nothing-to-lay = 树由藏家摆，在第一次猜之前。
own-tree = 这一局你不猜。
suit-first = 请输入“树”、花色和树：“树 H 3”(4(2) A(5))。
two-wait = 队列里已有你的两个猜测。其中一个判定后才能再猜。
-trees = { $trees }棵树
on-top = 在{ -trees }里居顶端
in-generation = 在{ -trees }里属第{ $generation }代
no-queue = 双人时没有队列：每次猜测立即判定。
begins = 第{ $leg }/{ $legs }局：{ $facts }。
to-guess = 你的猜测：先写顶端的牌，每张牌后面用括号写它的孩子，如 { $example }{ $ranks ->
    [none] 。
   *[other] ；也可以只写点数，如 { $ranks }。
}
to-lay = 请摆树：“树 H { $example }”，花色任选{ $open ->
    [yes] ；“树 H 公开”表示不定树。
   *[no] 。
}
to-grade = 下一个是{ $whose }猜测{ $behind ->
    [0] {""}
   *[other] ，后面还有{ $behind }个
}。输入“判定”公布判定。
to-work-out = 下一个是{ $whose }猜测 { $tree }。你的树是 { $own }。请输入“判定”和红、黑、背面的张数：“判定 1 1 1”。
say-counts = 还要输入红、黑、背面的张数：“判定 1 1 1”。
one-waits = 你的猜测正在等待判定。判定后才能再猜。
guess = { $number }. { $name }：{ $guess }
own-guess = { $number }. { $guess }
queue = 队列，从前到后：{ $names }{ $seconds ->
    [none] 。
   *[other] 。房间在{ $seconds }后自动公布判定。
}
hint = 提示：猜 { $tree }，总共约{ $expected }次。
