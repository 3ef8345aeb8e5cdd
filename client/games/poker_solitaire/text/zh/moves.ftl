### Poker Solitaire 的走法及其作用。格有名称，如“c3”，弃牌格如“x1”。

## 位置

common = 公用{ $place }
in-matrix = 方阵{ $number }的{ $place }
in-matrix-short = { $number }的{ $place }
of-player = { $owner }的{ $place }
yours = 你的{ $place }
player = 玩家{ $number }

## 走法

move = { $what }到{ $to }
pass-turn = 过
done = 完成

## 走法的作用

effect =
    .place = { $card }放到{ $to }
    .plant = { $card }塞到{ $to }
    .reject = { $card }弃到{ $to }
    .discard = { $card }从{ $what }弃到{ $to }
    .move = { $card }从{ $what }移到{ $to }
    .fetch = { $card }从{ $what }取回到{ $to }
    .steal = { $card }从{ $what }偷到{ $to }
passes = 过
says-done = 喊“完成”
played = { $name ->
    [none] {""}
   *[other] { $name }：
}{ $did }{ $change ->
    [0] { $other ->
        [0] {""}
       *[other] （对方{ $other }）
    }
   *[other] （{ $change }{ $other ->
        [0] {""}
       *[other] ，对方{ $other }
    }）
}
worth = { $change ->
    [0] 0分
   *[other] { $change }分
}{ $other ->
    [0] {""}
   *[other] ，对方{ $other }
}
score-changes = { $own ->
    [yes] 你的得分
   *[no] 得分
}从{ $before }到{ $after }{ $other ->
    [0] {""}
   *[other] ，对方{ $other }
}
score-stays = { $own ->
    [yes] 你的得分
   *[no] 得分
}仍是{ $points }{ $other ->
    [0] {""}
   *[other] ，对方{ $other }
}
effect-and-worth = { $effect }{ $worth ->
    [none] {""}
   *[other] ：{ $worth }
}。

## 电脑的建议

expected =
    .points = { $points }分
    .ahead = 领先{ $points }分
    .behind = 落后{ $points }分
hint = { $move }，最终约{ $expected }{ $yours ->
    [none] {""}
   *[other] ；你的选择{ $yours }
}
hint-is-yours = { $move }，和你的选择一样；最终约{ $expected }
hint-line = 提示：{ $hint }
