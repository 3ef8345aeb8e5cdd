### 浏览器中的房间页面：标题和菜单。

menu = 房间
game-menu = 游戏
chat = 聊天{ $number ->
    [0] { "" }
   *[other] ，{ $number }条新消息
}
players-here = { $here }/{ $seats }人在这里
options = 游戏选项
take-back = 悔牌
undo = 撤销
unknown-game = 《{ $title }》需要新版页面：请刷新。
start-leg = 开始第{ $leg }局
