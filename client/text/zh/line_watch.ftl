### 行模式中的回放。

prompt = 回放>
usage = 空行显示下一步；或输入 上一步、步数、全部、分歧、事件、牌盘、牌盘 1、牌盘 2、查看、开头、结尾 或 返回。
next = 下一步
which = 第几场比赛：
no-record = 请输入1到{ $records }的数字，或“返回”。
move = 第{ $leg }局，{ $move }，得分{ $score }
event = 第{ $leg }局：{ $event }。
leg = 第{ $leg }局：
