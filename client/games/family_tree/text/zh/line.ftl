### 行模式中 Family Tree 的一局。

your-turn = 轮到你了：放{ $card }。得分{ $score }，{ -cards-left }。
their-turn = { BEGIN($turn) }：{ $card }可以放到{ -places }。得分{ $score }，{ -cards-left }。
place = { $number }. 放到{ $target }{ $other ->
    [none] { "" }
   *[other] 或{ $other }
}：{ $meaning }{ $gains ->
    [none] { "" }
   *[other] ；{ $gains }
}{ $after ->
    [none] { "" }
   *[other] ；得分从{ $before }到{ $after }
}
place-in-short = { $number }. { $target }
same-score = 这些位置不改变得分：{ $places }。输入“走法”查看各自的作用。
expected = { $number }. 放到{ $target }{ $score ->
    [none] { "" }
   *[other] （{ $score }）
}
hint = 提示：{ $best }；{ $others ->
    [none] 没有其他位置
   *[other] 其他走法：{ $others }
}。{ $scored ->
    [yes] 括号里是预计的最终得分。
   *[no] { "" }
}
score = 得分{ $score }：{ $parts }；{ -cards-left }。

## 命令的作用

tree-command = 描述整棵树
family-command = 看一个家庭：某张牌的，或上一个
up-command = 看上一代的家庭
top-command = 看第一对夫妻
signs-command = 显示当前牌在这个家庭每个孩子之下能做什么
hands-command = 列出各家庭的牌型
