### 行模式下键入的词。英文始终可用；同义词用 | 隔开，显示第一个。

word =
    .guesses = 猜测
    .queue = 队列
    .notes = 笔记
    .grade = 判定
    .tree = 树
    .guess = 猜
    .open = 公开
