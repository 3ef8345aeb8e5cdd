### 在房间之外向服务器查询的各个页面共用的内容。

asking = 正在查询服务器…
watch = 回放

game = 游戏

form =
    .match = 比赛
    .mirror = 镜像赛
    .race = 竞速
    .together = 合作
    .solo = 单人

game-form = { $form ->
    [match] { $game }
    [mirror] { $game }（镜像赛）
    [race] { $game }（竞速）
    [together] { $game }（合作）
   *[solo] { $game }（单人）
}

you = { $name }（你）


key =
    .choose = 选择
    .back = 返回

## 查询的服务器

where = { $own ->
    [yes] 本机服务器（{ $server }）
   *[no] 服务器 { $server }
}
where-in-short = { $own ->
    [yes] 本机
   *[no] { $server }
}
heading =
    .rooms = { $where }上的公开房间：
    .daily = { $where }上的每日牌局：
    .standings = { $where }上的排行榜：
    .player = { $where }上的玩家主页：
    .matches = { $where }上已结束的比赛：
    .versus = { $where }上的交手战绩：
    .scores = 你在{ $where }上的高分榜：

no-answer = 服务器没有响应，请再试一次。
