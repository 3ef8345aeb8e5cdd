# Made from client/text/es/how_to_play.ftl by `python -m client.catalogue`.


def part(key):
    return {
        "basic": "Lo básico",
        "full": "Reglas completas",
        "signs": "Teclas y signos",
        "credits": "Créditos",
    }[key]


def key(key):
    return {
        "parts": "apartados",
        "game": "otro juego",
        "guided": "partida con consejos",
    }[key]


def no_rules():
    return "El paquete de este juego no trae reglas."


def credits(*, title, origin):
    return f"{title} viene del paquete {origin}, que está instalado en el servidor."
