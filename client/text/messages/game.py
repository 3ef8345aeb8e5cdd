"""What the clients say of any game: its forms, its computer players.

Made from client/text/en/game.ftl by `python -m client.catalogue`.
"""


def computer_has_not_played() -> str:
    return "The computer has not played this number yet. It is working on it now."
