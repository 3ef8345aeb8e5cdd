### 游戏的帮助：规则、按键和标记。

title = 玩法说明

part =
    .basic = 基本规则
    .full = 完整规则
    .signs = 按键和标记
    .credits = 鸣谢

parts = 章节
game = 游戏

guided = 打第一局，有讲解

key =
    .parts = 章节
    .game = 换游戏
    .guided = 带讲解的第一局

## 没有自我说明的游戏

no-rules = 这个游戏的包里没有规则。
credits = 《{ $title }》来自服务器上安装的软件包 { $origin }。
