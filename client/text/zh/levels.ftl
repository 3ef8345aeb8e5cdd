### 电脑玩家的级别。

level =
    .easy = 像新手一样会出错
    .normal = 打得不错，会往前看
    .strong = 很难战胜，思考较久
    .random = 随机出牌
    .forgetful = 很强，但记不住发牌过程
