# Made from client/games/family_tree/text/pl/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "tree": "drzewo",
        "family": "rodzina",
        "up": "wyżej",
        "top": "szczyt",
        "signs": "znaki",
        "hands": "układy",
    }[key]
