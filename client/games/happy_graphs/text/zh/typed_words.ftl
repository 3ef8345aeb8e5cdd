### 行模式下键入的词。英文始终可用；同义词用 | 隔开，显示第一个。

word =
    .board = 牌盘
    .cards = 牌
    .hands = 手牌
    .undo = 撤销
    .redo = 重做
    .take = 收回|拿回
    .done = 结束|完成
    .at = 打到|在|到
    .group = 组
    .in = 于
