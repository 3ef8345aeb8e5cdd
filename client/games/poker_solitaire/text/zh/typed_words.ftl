### 行模式下键入的词。英文始终可用；同义词用 | 隔开，显示第一个。

word =
    .board = 牌盘
    .lines = 行列
    .pass = 过|过牌
    .done = 完成
    .to = 到
    .in = 在
    .matrix = 方阵
    .common = 公共
    .your = 你的
