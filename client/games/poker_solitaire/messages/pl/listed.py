# Made from client/games/poker_solitaire/text/pl/listed.ftl by `python -m client.catalogue`.


def about():
    return "kwadrat, którego wiersze i kolumny to układy pokerowe"
