### 行模式在房间里的命令。

available = 现在可用的命令（除“结束”和“认输”外都可以缩写）：
at-other-times = 其他命令在别的时候可用。
all-commands = 列出现在可用的所有命令
english-works = 英文命令也可以用。
empty-line = 空行表示“准备”。
unknown = 没有“{ $typed }”这个命令。请输入“{ $help }”。{ $reason ->
    [none] { "" }
   *[other] 现在不能出牌：{ $reason }。
}
only-at-start = “{ $command }”是开始菜单的命令。请先输入“离开”。
ambiguous = “{ $typed }”可能是 { $commands }。请多输入几个字母。
barred = 现在不能用 { $command }：{ $reason }。
incomplete = 请输入 { $usage }。
takes-nothing = 只输入 { $command }，后面不要加别的。
rules-usage = 请输入“规则”、“规则 简短”或“规则 致谢”。
safe-usage = 输入“稳妥”打出一张稳妥的牌，“稳妥 开”自动打出所有稳妥的牌，“稳妥 关”关闭。

## 每个命令的作用

does-alone =
    .undo = 撤销你的上一步
    .resign = 作废这一局，不计成绩
    .same = 用同一编号再打一次
    .new = 开始新的一局，或打某个编号
    .leave = 离开，这一局会保存

does =
    .ready = 其他人也准备好后开始这一局
    .moves = 列出可走的步骤
    .look = 重新描述牌局
    .points = 解释得分
    .news = 列出这一局打过的牌
    .time = 显示计时
    .hint = 问电脑会怎么打
    .hints = 开关每次轮到你时的自动提示
    .computer = 显示电脑在这个编号上的成绩
    .enough = 关闭讲解
    .undo = 请求悔牌
    .yes = 接受请求
    .no = 拒绝请求或再战，或取消自己的请求
    .resign = 认输
    .claim = 决定怎么继续，不等离开的玩家
    .sit = 坐下、从电脑那里拿回座位，或请求接替离开的玩家
    .stand = 离座观战
    .same = 请求或接受用同一编号再战
    .new = 请求或接受用新编号再战
    .save = 把比赛存成文件
    .watch = 回放比赛
    .link = 显示比赛的链接，谁都可以用
    .analysis = 显示哪些步骤是差错
    .number = 显示这个或另一个编号的成绩
    .scores = 列出你的十个最佳单人局
    .say = 给这里所有人发消息
    .chat = 再次显示消息
    .phrase = 发送现成的消息
    .mute = 屏蔽某人的消息
    .unmute = 恢复显示某人的消息
    .who = 显示谁在这里
    .address = 显示朋友怎么加入
    .open = 让别人加入：服务器会重启，对局都保留
    .seat = 在另一台设备上继续
    .settings = 更改下一场比赛的设置
    .tournament = 显示锦标赛，或填写参赛名
    .as = 下一场用一个参赛名打
    .with = 让另一个参赛名在这里轮流打
    .opponent = 给一个或所有空座位添加电脑：简单、普通、高手、随机
    .begin = 去掉空座位并开始
    .free = 腾出某位玩家的座位
    .ban = 永久移出某人
    .owner = 让另一位玩家当房主
    .challenge = 用同样的设置再向对手发起挑战
    .withdraw = 收回你的挑战
    .games = 列出你在这个服务器上的所有对局
    .next = 打开下一个等你出牌的对局
    .wait = 用于管道：等到你有事可做
    .retry = 立即尝试连接
    .again = 再试一次
    .here = 也在这里玩
    .name = 改名后再试
    .rules = 显示规则或鸣谢
    .help = 列出命令；帮助 全部 列出全部
    .leave = 离开房间，座位保留
    .end = 离开房间，并停止本机的服务器
    .quit = 离开房间并退出

## 现在不能用某命令的原因

no-leg-waits = 没有等待开始的一局
ready-already = 你已经准备好了
no-leg-yet = 还没有打过一局
seat-free = 有一个座位空着
no-number-known = 牌局编号还没公开
nothing-to-find = 这个编号已经没有悬念了，请用“新局”
not-played-alone = 这个游戏不能单人玩，所以没有电脑的成绩
not-guided = 这里没有讲解
no-clock = 没有计时
no-tournament = 这里没有锦标赛
not-hosted = 服务器不在本机
open-already = 别人已经可以加入
connected = 你已连接
in-room = 你在房间里
no-use = 没有用处
