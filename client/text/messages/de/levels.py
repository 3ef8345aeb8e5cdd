# Made from client/text/de/levels.ftl by `python -m client.catalogue`.


def level(key):
    return {
        "easy": "macht Anfängerfehler",
        "normal": "spielt gut und denkt voraus",
        "strong": "schwer zu schlagen; überlegt länger",
        "random": "spielt zufällige Züge",
        "forgetful": "stark, vergisst aber, wie gegeben wurde",
    }[key]
