# Made from client/text/pl/program.ftl by `python -m client.catalogue`.


def failed(*, log, why):
    return "Turnabout uległ awarii. Twoje miejsce i mecz są zapisane. " + (f"Szczegóły są w {log}." if why is None else f"Szczegółów nie udało się zapisać do {log}: {why}.")


def terminal_too_small(*, columns, lines, width, height):
    return f"Turnabout potrzebuje terminala o co najmniej {columns} kolumnach i {lines} wierszach. Ten ma {width} i {height}."
