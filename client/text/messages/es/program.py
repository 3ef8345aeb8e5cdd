# Made from client/text/es/program.ftl by `python -m client.catalogue`.


def failed(*, log, why):
    return "Turnabout falló. Tu asiento y tu partida están guardados. " + (f"Los detalles están en {log}." if why is None else f"Los detalles no se pudieron escribir en {log}: {why}.")


def terminal_too_small(*, columns, lines, width, height):
    return f"Turnabout necesita una terminal de {columns} columnas y {lines} líneas o más. Esta tiene {width} y {height}."
