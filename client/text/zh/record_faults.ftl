### 牌谱有什么问题：句子的一部分，没有句号。值按牌谱里的样子引用。
### 座位从0开始数，和牌谱一样。

## 位置

leg = 第{ $number }局
move = 第{ $number }步
incident = 事件{ $number }
line = 第{ $line }行
record = 第{ $record }份牌谱
whole =
    .record = 牌谱
    .leg = 该局
    .move = 该步
    .incident = 该事件
at-place = { $place }：{ $fault }

## 文件

packed-cut = 文件中断，无法解压
packed-damaged = 文件损坏，无法解压
not-utf8 = 字节{ $byte }不是 UTF-8
half-surrogate = 含有半个代理对，不是字符
cut = 在{ $characters }个字符后中断
not-json = 不是 JSON：见{ $line ->
    [none] {""}
   *[other] 第{ $line }行，
}第{ $character }个字符
nested = 嵌套层数远超任何牌谱
line-too-long = 超过{ $most }字节，比任何牌谱都长
file-too-long = 超过{ $most }字节。请把每份牌谱单独写一行
name-twice = 名称 { $name } 在同一个对象里出现两次
long-integer = 含有{ $digits }位的数字，比任何牌谱里的都长
large-number = 含有数字 { $number }，太大了
no-number = 含有 { $name }，它在 JSON 里不是数字
empty-file = 文件是空的
no-such-record = 文件里没有第{ $index }份牌谱，只有{ $records }份

## 值

-source = { $source ->
    [first_leg] 第1局是
    [commitment] 按编号和盐应为
    [order] 按顺序应为
    [swapped] 与第1局互换应为
    [seat] 按座位应为
    [deal] 按编号发牌应为
    [digest] 按牌谱其余部分应为
    [format] 本版本可读的是
    [version] 本版本是
    [options] 完整写出应为
    [notation] 规范写法是
    [auto] 对超时的座位应为
   *[rules] 按规则应为
}
differs = { $value } 是 { $found }，{ -source } { $expected }
differs-missing = 缺少 { $value }，{ -source } { $expected }
differs-length = { $value } 有{ $items }项，{ -source }{ $right }项
missing = 缺少 { $value }
unknown-name = { $value } 是未知的名称
no-such-time = { $value } 是 { $found }，这个时间不存在
not-one-of = { $value } 是 { $found }，应为 { $values }
wrong-format = { $value } 是 { $found }，应为{ $format ->
    [player] 16个字符的玩家 ID，或 computer: 加级别
    [level] 小写的级别名称
    [time] 2026-11-21T10:00:00Z 这样的时间
    [sha256] 64个小写十六进制数字
   *[salt] 32个小写十六进制数字
}
wrong-type = { $value } 是 { $found }，应为{ $type ->
    [integer] 整数
    [number] 数字
    [boolean] true 或 false
    [text] 文本
    [list] 列表
    [path] 路径
   *[object] 对象
}
outside-limit = { $value } 是 { $found }，应{ $bound ->
    [least] 至少为 { $limit }
    [most] 至多为 { $limit }
    [more] 大于 { $limit }
   *[less] 小于 { $limit }
}
empty = { $value } 是 { $found }，不应为空
invalid = { $value } 是 { $found }，不允许

## 比赛

unknown-game = game 是 { $found }，应为 { $games }
package-missing = game 是 { $found }，来自软件包 { $provider }：请先安装它
wrong-form = form 是 { $found }，用这些选项应为 { $forms }
wrong-seats = seats 有{ $items }项，这个游戏有{ $exact ->
    [yes] { $most }个座位
   *[no] { $fewest }到{ $most }个座位
}
wrong-legs = legs 有{ $items }项，这场比赛有{ $right }局
wrong-roles = roles 是 { $found }，应把 { $roles } 分给各座位，每座一个
not-casual = casual 为 true，但只有没有自带撤销功能的单人局才能是休闲局
needless-commitment = 有 commitment，但单人局没有隐藏内容
commitment-missing = commitment 为 null，但第1局的编号是不公开的

## 局和步骤

after-match = 多了 { $value }：比赛在第{ $leg }局{ $moves }步后就结束了
after-leg = 多了 { $value }：这一局在{ $moves }步后就结束了
match-ends-again = 其中的事件结束了比赛，但比赛在第{ $leg }局{ $moves }步后就已结束
move-missing = 缺少 { $value }：轮到座位{ $seats }
move-missing-before = 缺少 { $value }：事件{ $incident }发生在{ $moves }步之后
board-ahead = 缺少 { $value }：第{ $leg }局领先{ $steps }步
other-leg = { $value } 是{ $found }，但这是座位{ $seat }的局
not-its-turn = { $value } 是{ $found }，但轮到座位{ $seats }
move-refused = { $value } 是 { $found }，规则不允许：{ $why }
not-automatic = auto 为 true，但房间不会这样出牌
automatic = 缺少 auto：超时的座位由房间出牌
player-left = seat 是{ $found }，但那位玩家已退出比赛
nothing-shown = { $value } 为 true，但收回的步骤没有翻出任何牌

## 事件

wrong-ply = { $value } 是{ $found }，但已经走了{ $moves }步
wrong-leaving = { $value } 是 { $found }，有{ $players }位玩家时应为 { $right }
impossible-incident = { $value } 对座位{ $seat }是 { $found }，在{ $moves }步之后不可能

## 检查结果

verified = { $records }份牌谱已核实。
failed = { $records }份牌谱中有{ $bad }份未通过。
stopped = 出现{ $bad }个错误后停止：文件其余部分没有检查。
none-found = 文件是空的。它应含有一份牌谱、牌谱列表，或每行一份牌谱。
