### 行模式下键入的词。英文始终可用；同义词用 | 隔开，显示第一个。

word =
    .tree = 树|家谱
    .family = 家庭
    .up = 上
    .top = 顶
    .signs = 标记
    .hands = 牌型
