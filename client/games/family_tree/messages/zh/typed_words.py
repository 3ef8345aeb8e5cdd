# Made from client/games/family_tree/text/zh/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "tree": "树|家谱",
        "family": "家庭",
        "up": "上",
        "top": "顶",
        "signs": "标记",
        "hands": "牌型",
    }[key]
