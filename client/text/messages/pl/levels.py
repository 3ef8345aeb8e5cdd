# Made from client/text/pl/levels.ftl by `python -m client.catalogue`.


def level(key):
    return {
        "easy": "popełnia błędy jak początkujący",
        "normal": "gra dobrze i patrzy naprzód",
        "strong": "trudno z nim wygrać; myśli dłużej",
        "random": "gra losowo",
        "forgetful": "mocny, ale zapomina, jak rozdano karty",
    }[key]
