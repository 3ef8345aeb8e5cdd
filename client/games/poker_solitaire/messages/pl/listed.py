# Made from client/games/poker_solitaire/text/pl/listed.ftl by `python -m client.catalogue`.


def about():
    return "kwadrat z dziesięciu układów pokerowych"
