# Made from client/games/generic/text/zh/*.md by `python -m client.catalogue`.


def terminal_keys():
    return """\
# 按键

| 按键 | 作用 |
|---|---|
| `↑` `↓` | 选择走法 |
| `Enter` | 打出 |
| `/` | 按这个游戏的写法输入一步；`Esc` 停止输入 |
| `PgUp` `PgDn` | 滚动牌桌 |

# 牌桌

每行是你能看到的一部分，前面是它的名称。牌写成点数和花色，如 5♥ 和 10♠。
"""
