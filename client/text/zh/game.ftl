### 客户端对任何游戏都会说的话：形式、电脑玩家。

computer-has-not-played = 电脑还没打过这个编号，正在打。

form =
    .match = 比赛
    .mirror = 镜像赛：两局同时进行
    .together = 合作
    .race = 竞速
    .solo = 单人

-points = { $points }分
points = { -points }

## 本页不认识的游戏

table = 牌桌
computers-game = 电脑的对局

## 任何游戏的一局

no-leg = 没有正在进行的一局。
choose-first = 先用方向键选择位置，再按 Enter。
enter-goes-on = 按 Enter 继续。
enter-goes-back = 按 Enter 返回。
news = 经过
sent = 已发送…
players = 玩家
to-move = 轮到出牌
your-turn = 轮到你了
turn = { $computer ->
    [yes] { $name }正在思考
   *[no] 轮到{ $name }
}

## 局和角色

leg-of = 第{ $leg }/{ $legs }局
kind =
    .alone = 单人
    .together = 合作
    .race = 竞速
does = { $role ->
    [maximizer] 争高分
    [minimizer] 压低分
    [owner] 藏树
   *[guesser] 猜树
}
plays-alone = 单人玩
leg-over = 第{ $leg }局结束：{ $score }。
safe-on = 现在会自动打出稳妥的牌。
safe-off = 不再自动打出稳妥的牌。
