### 行模式中的回放。

prompt = watch>
usage = 空行显示下一步；或输入 previous、步数、all、part、event、tree、tree 1、tree 2、look、start、end 或 back。
next = 下一步
which = 第几场比赛：
no-record = 请输入1到{ $records }的数字，或 back。
move = 第{ $leg }局，{ $move }，得分{ $score }
event = 第{ $leg }局：{ $event }。
leg = 第{ $leg }局：
