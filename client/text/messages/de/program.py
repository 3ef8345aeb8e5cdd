# Made from client/text/de/program.ftl by `python -m client.catalogue`.


def failed(*, log, why):
    return "In Turnabout ist ein Fehler passiert. Dein Platz und dein Match sind gespeichert. " + (f"Einzelheiten stehen in {log}." if why is None else f"Die Einzelheiten ließen sich nicht in {log} schreiben: {why}.")


def terminal_too_small(*, columns, lines, width, height):
    return f"Turnabout braucht ein Terminal mit mindestens {columns} Spalten und {lines} Zeilen. Dieses hat {width} und {height}."
