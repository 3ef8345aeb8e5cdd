# Made from client/text/de/clock.ftl by `python -m client.catalogue`.


def clock(*, move, leg, increment, per):
    return ("ohne Bedenkzeit" if leg is None else (f"{formats.duration(leg)} pro Runde" + ("" if increment == 0 else (f" und {formats.duration(increment)} mehr pro " + ("gelegter Karte" if per == "card" else "Zug"))))) if move is None else (f"{formats.duration(move)} pro " + ("gelegter Karte" if per == "card" else "Zug"))


def left(time):
    return f"noch {formats.time_left(time)}"


def unknown(typed):
    return f"„{typed}“ ist keine Bedenkzeit. Tippe 30 für 30 Sekunden pro Zug, 3d für 3 Tage pro Zug oder 5m+3 für 5 Minuten pro Runde und 3 Sekunden mehr pro Zug."


def increment_needs_leg():
    return "Nur eine Bedenkzeit für die ganze Runde kann pro Zug wachsen, etwa 5m+3."


def limits():
    return "Ein Zug hat 5 Sekunden bis 14 Tage; eine Runde hat 10 Sekunden bis 1 Tag und höchstens 10 Minuten mehr pro Zug."
