### Happy Graphs 的走法及其作用。

square-in-group = 组{ $group }的{ $square }

## 走法

play = { $card }打到{ $square }
take-back = 收回{ $square }
done = 结束

## 走过的步骤

played = { $name }：{ $card }打到{ $square }{ $starts ->
    [yes] ，新组
   *[no] {""}
}{ $happy ->
    [0] {""}
   *[other] ，{ $happy }张变快乐
}{ $change ->
    [0] {""}
   *[other] ，不快乐{ $change }
}{ $drawn ->
    [none] { $drew ->
        [yes] ；摸了一张牌
       *[no] {""}
    }
   *[other] ；摸到{ $drawn }
}
taken-back = { $name }：从{ $square }收回{ $card }{ $change ->
    [0] {""}
   *[other] ，不快乐{ $change }
}
is-done = { $name }：结束

## 走法的作用

effect = { $card }打到{ $square }，{ $touches ->
    [0] 开新组
   *[other] 与{ $touches }张牌相邻
}{ $pleased ->
    [none] 。
   *[other] ，使{ $pleased }快乐。
}
itself = 它自己
score-changes = 不快乐从{ $before }到{ $after }。
score-stays = 不快乐仍是{ $points }。

## 电脑的建议

hint = { $move }，最终约{ $expected }张不快乐{ $yours ->
    [none] {""}
   *[other] ；你的选择{ $yours }
}
hint-is-yours = { $move }，和你的选择一样；最终约{ $expected }张不快乐
hint-line = 提示：{ $hint }
