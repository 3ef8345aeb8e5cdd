### 树上的家庭：一次一个家庭，以及列表中的家庭。

one-family = 单个家庭
whole-tree = 整棵树
shown = 单个家庭：{ $family }
up = 上一代
to-top = 到顶端
top = 所有人的祖先
way-here = 到这里的路径
children = 孩子

## 家庭

couple = { $spouse ->
    [none] { $member }
   *[other] { $member }和{ $spouse }
}
couple-in-short = { $spouse ->
    [none] { $member }
   *[other] { $member }═{ $spouse }
}
born-to = 第{ $level }代，{ $member ->
    [none] 树的顶端
   *[other] { couple }的孩子
}
state = { $state ->
    [single] 单身
    [unmarried] 未婚去世
    [divorced] 离婚
    [divorced-dead] 离婚，{ $person }去世
    [both-dead] 双方去世
    [widowed] { $person }丧偶
    [room] 还能有{ $room }个孩子
   *[full] 不能再有孩子
}
hand = { $hand } { $points }
cards-of-five = 还没有牌型：{ $cards }/5张牌
celebrity = 名人 { $points }

## 一个家庭的孩子和后代

below = 以下{ $children }人
sign =
    .child = 孩子
    .spouse = 配偶
    .either = 孩子/配偶
    .jack = J
    .couple = 夫妻
could = { $card }在那里可以{ $sign ->
    [child] 成为孩子
    [spouse] 结婚
    [either] 成为孩子或结婚
    [jack] 放到某人身上
   *[couple] 放到夫妻身上
}：{ -places }
child = { $card }，{ -ordinal }孩子{ $dead ->
    [yes] ，去世
   *[no] { "" }
}{ $spouse ->
    [none] { "" }
   *[other] ，{ $divorced ->
        [yes] 离婚，前配偶{ $spouse }
       *[no] 配偶{ $spouse }
    }
}{ $below ->
    [0] { "" }
   *[other] ；以下{ $below }个孩子
}
enter-shows = Enter 或 ↓ 显示那个家庭。
takes-nothing = { $family }：{ $card }不能放在这里。
enter-or-card = Enter 显示{ $card }（{ -ordinal }孩子）的家庭。或继续输入牌。

## 读屏

person = { $card }{ $cover ->
    [none] { "" }
   *[other] （被{ $cover }盖住）
}
family = { $person }{ $spouse ->
    [none] { $dead ->
        [yes] { "" }
       *[no] ，单身
    }
   *[other] ，{ $divorced ->
        [yes] 离婚，前配偶
       *[no] 配偶
    }{ $spouse }
}{ $extended ->
    [none] { "" }
   *[other] ，{ $extended }让家庭扩大
}{ $children ->
    [0] { "" }
   *[other] ，{ $children }个孩子
}{ $celebrity ->
    [0] { "" }
   *[other] ，名人{ $celebrity }分
}{ $hand ->
    [none] { "" }
   *[other] ，{ $hand }
}
hand-in-full = { $hand }{ $points }分：{ $cards }
can-be-played = { $card }可以放到{ $target ->
    [none] 这里
   *[other] { $target }
}：{ $does ->
    [child] 成为孩子
    [spouse] 结婚
    [extended] 让家庭扩大
    [divorced] 使夫妻离婚
   *[deceased] 使此人去世
}，{ $change ->
    [none] 得分不变
   *[other] { $change }
}

## 行模式

generation = 第{ $level }代：{ $family }
member = { $card }{ $cover ->
    [none] { "" }
   *[other] { $divorced ->
        [yes] （被{ $cover }盖住）
       *[no] （去世，被{ $cover }盖住）
    }
}
family-line = { $member }{ $spouse ->
    [none] { $dead ->
        [yes] ，未婚
       *[no] ，单身
    }
   *[other] { $divorced ->
        [yes] ，离婚，前配偶{ $spouse }
       *[no] 和{ $spouse }
    }
}{ $extended ->
    [none] { "" }
   *[other] ；有{ $extended }
}{ $born ->
    [0] { "" }
   *[other] ；孩子{ $children }
}{ $room ->
    [0] { "" }
   *[other] ；还能有{ $room }个孩子
}{ $celebrity ->
    [0] { "" }
   *[other] ；名人{ $celebrity }
}{ $hand ->
    [none] { "" }
   *[other] ；{ $hand }
}
hand-of = { $couple }：{ $hand }，由{ $cards }组成
born-to-line = { $couple }的孩子。
first-couple = 第一对夫妻。
at-the-top = 这是第一对夫妻，上面没有了。
no-hands = 还没有家庭露出五张牌，所以没有牌型。
no-children = 这里还没有孩子。
no-family = { $card }不在这棵树的任何家庭里。
child-line = { $number }. { $couple }{ $below ->
    [0] { "" }
   *[other] ；以下{ $below }个孩子
}{ $could ->
    [none] { "" }
   *[other] ；{ $could }
}
