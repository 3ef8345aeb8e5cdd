# Made from client/text/es/levels.ftl by `python -m client.catalogue`.


def level(key):
    return {
        "easy": "comete errores, como quien empieza",
        "normal": "juega bien y mira por delante",
        "strong": "difícil de vencer; piensa más",
        "random": "juega al azar",
        "forgetful": "fuerte, pero olvida cómo se repartió",
    }[key]
