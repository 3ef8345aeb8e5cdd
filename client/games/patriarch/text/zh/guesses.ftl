### The Patriarch 的猜测、判定和其他步骤。树写成 3(4(2) A(5)) 这样的文本。

suit =
    .C = 梅花
    .D = 方块
    .H = 红桃
    .S = 黑桃

guesses = { $count }次猜测

grade = { $red }红 { $black }黑 { $down }背面
grade-part =
    .red = { $count }红
    .black = { $count }黑
    .down = { $count }背面
grade-in-short = { $red }红{ $black }黑{ $down }背

trees-left = 剩{ $count }棵树
trees-left-in-short = 剩{ $count }
possible = { $all }棵树中还有{ $possible }棵可能
narrowed = 缩小到{ $count }棵树
grades-hidden = 判定隐藏

## 走法

grades = 公布判定
lays = 用{ $suit }摆出{ $tree }
leaves-open = 不定树，{ $suit }

## 走过的步骤

laid = { BEGIN($name) }{ $open ->
    [yes] 不定树
   *[no] 摆好了树
}{ $suit ->
    [none] {""}
   *[other] ，{ $suit }
}
guessed-hidden = { BEGIN($name) }猜了一次
guessed = { $name }：{ $tree }：{ $grade }{ $left ->
    [none] {""}
   *[other] ；剩{ $left }棵树
}
announced = { BEGIN($name) }公布：{ $whose ->
    [none] {""}
   *[other] { $whose }
}{ $tree }：{ $grade }{ $left ->
    [none] {""}
   *[other] ；剩{ $left }棵树
}
whose = { $mine ->
    [yes] 你的
   *[no] { $name }的
}

## 得分的组成

part =
    .guesses = 已判定的猜测
    .found_by = 猜中者
nobody = 没有人
guesses-of = { $name }{ $numbered ->
    [yes] ：
   *[no] {" "}
}{ $count }

## 进展

score = { $made ->
    [0] 最多猜{ $allowed }次
   *[other] 已判定{ $made }/{ $allowed }次
}
graded = 已判定{ $made }次
tree-was = 树：{ $tree }。

## 第2局：目标是第1局的猜测次数

fewer-win = { $mine ->
    [yes] { $points ->
        [2] 只有第一次就猜中才赢
       *[other] 少于{ $points }次猜中就赢
    }
   *[no] { $points ->
        [2] { $guesser }只有第一次就猜中才赢
       *[other] { $guesser }少于{ $points }次猜中就赢
    }
}
finding-wins = 猜中就赢
found-now-draws = 现在猜中是平局
can-no-longer = { $guesser }已不能赢或平
needed = { BEGIN($before) }猜了{ $points }次。
not-found-before = { BEGIN($before) }没有猜中：{ $mine ->
    [yes] 你猜中就赢，
   *[no] { $guesser }猜中就赢，
}否则是平局。
still-wins = { BEGIN($guesser) }更少就赢；正好{ $points }次是平局。
still-draws = 现在猜中是平局。
still-loses = { BEGIN($guesser) }已不能赢或平。
draw = 平局
wins = { $winner }赢了
