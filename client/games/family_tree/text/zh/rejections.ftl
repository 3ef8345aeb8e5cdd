### Family Tree 拒绝一步的原因。

not-current-card = 当前牌是{ $current }，不是{ $card }。请打{ $current }。
not-in-tree = { $target }不在树上。请选择树上的牌。
not-a-person = { $target }不是人。请选择家庭成员或配偶。
target-covered = { $target }被{ $cover }盖住了。请选择没被盖住的牌。
tree-top-without-child = { $target }在顶端，还没有孩子，不能放A和J。
member-single = { $member }单身，这张牌需要夫妻。请另选位置。
couple-divorced = { $member }和{ $spouse }已离婚。请另选位置。
person-widowed = { $target }已丧偶。请另选位置。
too-many-children = { $member }和{ $spouse }有{ $children }个孩子，{ $children ->
    [3] 要有2才能再生
   *[other] 已达上限
}。
couple-has-two = { $member }和{ $spouse }已有{ $two }。一对夫妻只能有一张2。
