### 行模式下键入的词。英文始终可用；同义词用 | 隔开，显示第一个。

word =
    .board = 牌桌|牌盘
    .dealing = 发牌过程
    .safe = 稳妥
    .undo = 撤销
    .redo = 重做
    .deal = 发牌
    .give-up = 放弃
    .order = 排列|排序
    .peek = 翻看|看
    .pile = 牌堆
    .to = 到|移到
    .up = 升|上
    .down = 降|下
