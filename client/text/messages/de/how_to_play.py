# Made from client/text/de/how_to_play.ftl by `python -m client.catalogue`.


def part(key):
    return {
        "basic": "Kurzregeln",
        "full": "Alle Regeln",
        "signs": "Tasten und Zeichen",
        "credits": "Mitwirkende",
    }[key]


def key(key):
    return {
        "parts": "Teile",
        "game": "anderes Spiel",
        "guided": "Spiel mit Erklärungen",
    }[key]


def no_rules():
    return "Im Paket dieses Spiels stehen keine Regeln."


def credits(*, title, origin):
    return f"{title} stammt aus dem Paket {origin}, das auf dem Server installiert ist."
