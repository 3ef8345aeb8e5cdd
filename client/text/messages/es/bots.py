# Made from client/text/es/bots.ftl by `python -m client.catalogue`.


def seated(*, name, seat, room, title):
    return ("El programa" if name is None else f"{formats.name(name)}") + f" tiene el asiento {seat} en la sala {room}, {title}."


def waits(room):
    return f"A la espera de más jugadores. Pueden entrar con: turnabout join {room}"


def no_seat():
    return "Todos los asientos de esta sala están ocupados. Pide un asiento o elige otra sala."


def lost():
    return "Se perdió la conexión; la partida está guardada. Reconectando…"


def back():
    return "Otra vez con conexión."


def already_there():
    return "Ya hay un bot con este perfil en esa sala. Detenlo antes o usa otro perfil con --profile NAME."


def kept(command):
    return f"La partida y el asiento están guardados. Para seguir: {command}"


def absent(*, name, left, does, level):
    return ("Alguien" if name is None else f"{formats.name(name)}") + " " + ("se fue" if left else "lleva mucho tiempo ausente") + ": " + ("se reclama la victoria." if does == "claim" else f"se pide la máquina ({formats.level(level)}) para ese asiento." if does == "replace" else "el asiento queda libre para los demás.")


def deserted(seconds):
    return f"No hubo nadie más durante {formats.duration(seconds)} y el bot se fue. Para que se quede: --patience never."


def no_score():
    return "sin puntuación"


def game_over(*, match, score, why):
    return f"La partida {match} terminó: {score}" + (" por rendición" if why == "resigned" else " por ausencia" if why == "claimed" else " por tiempo" if why == "flag" else "") + "."


def match_over(*, match, result, score, others, scored, why):
    return f"Partida {match}: " + ("empate" if result == "draw" else "victoria" if result == "won" else "derrota") + (f", {score} a {formats.every(others)}" if scored else "") + (" por rendición" if why == "resigned" else " por ausencia" if why == "claimed" else " por tiempo" if why == "flag" else "") + "."


def counted(*, matches, won, drawn, lost):
    return f"Partidas: {formats.number(matches)}; ganadas: {formats.number(won)}, empatadas: {formats.number(drawn)}, perdidas: {formats.number(lost)}."


def unasked(*, line, last):
    return f"El programa escribió una línea sin que nadie le preguntara. Se descartó: «{line}». Escribe solo respuestas en la salida estándar y todo lo demás en la salida de errores." + (" Las próximas líneas así se descartarán sin aviso." if last else "")


def refused(why):
    return f"Se rechazó la respuesta del programa: {why}"


def refused_often(times):
    return f"La respuesta del programa se rechazó {formats.number(times)} veces seguidas en la misma jugada y no se le vuelve a preguntar. Escribe solo respuestas en la salida estándar y todo lo demás en la salida de errores."


def slow(seconds):
    return f"El programa lleva {formats.duration(seconds)} sin responder."


def ended(*, signal, code):
    return "El programa " + (f"terminó por sí mismo con el código {code}" if signal is None else f"terminó por la señal {signal}") + ". Ya nadie juega en su asiento."


def answer_usage():
    return "Responde con un objeto JSON en una línea, como {\"move\": \"KS>7D\"}, {\"move\": null} o {\"resign\": true}."


def not_json(answer):
    return f"«{answer}» no es JSON."


def not_object(answer):
    return f"«{answer}» no es un objeto JSON."


def no_move(answer):
    return f"«{answer}» no contiene ninguna jugada."


def move_too_long(most):
    return f"Una jugada puede tener hasta {formats.number(most)} caracteres."
