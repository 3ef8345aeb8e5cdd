### 行模式中的房间。

too-early = 尚未执行，因为内容刚刚出现。请再按一次 Enter。
still-asking = 上一个命令还在等服务器响应。输入“重连”可以立即重新连接。
no-wait-needed = 不用等：有事发生会立刻通知你。

## 人

people = 房间里有：{ $people }。
no-spectators = 已经没有人观战了。
said-before = 你来之前的消息：
phrase-usage = 输入“短语”和1到4的数字；只输入“短语”会列出它们。
who-plays = 谁来打？输入“以”和名字，然后“准备”。
begin-ways = “开始”去掉空座位；“对手 LEVEL 全部”用电脑填满空座位。

## 计时

no-clock = 这场比赛不计时。
time-left = 你还剩{ $seconds }。
clock = { $name } { $left }{ $running ->
    [yes] ，正在走
   *[no] {""}
}

## 局

plays-alone = 你在玩单人局；{ $number }。
leg = 第{ $leg }/{ $legs }局：{ $roles }；{ $number }。
not-your-turn = 还没轮到你。
no-place = { $places ->
    [0] 现在没有可选的。
    [1] 没有位置{ $number }。请输入1，或要打到的那张牌，如 7d。
   *[other] 没有位置{ $number }。请输入1到{ $places }的数字，或要打到的那张牌，如 7d。
}
no-news = 这一局还没有发生什么。
moves-usage = 数字或牌，如 2 或 7d：打到那里
tips-off = 讲解已关闭。输入“规则”查看完整规则。

## 离开的玩家

can-decide = { $name }已离开很久。{ decide }
decide = 输入“宣布获胜 比赛”获胜；输入“宣布获胜 简单”、“普通”、“高手”或“随机”让那个电脑接着打；也可以等。
can-replace = 可以接替{ $names }。{ decide-of-many }
decide-of-many = 输入“宣布获胜 简单”、“普通”、“高手”或“随机”；有几人离开时再加上名字。其他人同意后，那个电脑会接着打。也可以等。
whose-seat = 谁的座位？请写出其中一个：{ $names }。

## 用 yes 或 no 回答的问题

yes-or-no = 请输入 是 或 否。
sure-take-back = 如果这一步翻出过牌，那么只有你输了比赛才计等级分，而且这一局不计最佳成绩。要请求悔牌吗？是 或 否：
sure-resign = 确定认输吗？是 或 否：
sure-give-up = 放弃这一局吗？它将不计成绩。是 或 否：
sure-leave-to-others = 退出并让其他人继续打吗？是 或 否：
sure-end = 这里还有其他人就座。仍要停止服务器吗？是 或 否：
open-game = 这一局还没结束。{ $competes ->
    [yes] 输入 放弃（不计成绩）或 返回：
   *[no] 输入 保留（以后继续）、放弃（不计成绩）或 返回：
}

## 比赛结束

next-ways = 可以输入 { $more ->
    [rematch] 新局（新的牌）、同一副（同样的牌）、分析、回放、保存、离开
    [new] 新局（再战）、分析、回放、保存、离开
    [alone] 新局、新局 NUMBER、同一副、电脑、分析、高分榜、离开
    [watch] 分析、回放、保存、离开
   *[daily] 离开
} 等等：帮助 列出所有命令。
not-over-yet = 还没有结束的比赛，所以没有牌谱。
no-record = 这场比赛没有人出过牌，所以没有牌谱。

## 连接

back-online = 你已重新连接。
not-open = 你的服务器只接受本机连接。输入“开放”让别人加入：服务器会重启，对局都保留。
opened = 现在别人可以加入了。

ways-on = 可以输入：{ $ways }。
way =
    .again = 重试（再试一次）
    .play_here = 这里（也在这里玩）
    .rename = 名字 NAME（改名）
    .back = 离开

## 离开

left = 你离开了房间。
left-game = 你离开了房间。这一局已保存，可以从开始菜单继续。
left-seat = 你离开了房间，座位已保留：用同样的命令可以回来。
