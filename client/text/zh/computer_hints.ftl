### 行模式中电脑提示的命令。

usage = 请输入 hints on 或 hints off。
on = 每次轮到你时都会给出提示。输入 hints off 关闭。
off = 只有输入 hint 才会给出提示。
thinking = 电脑正在思考…
