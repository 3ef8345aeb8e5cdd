# Made from client/text/es/line_commands.ftl by `python -m client.catalogue`.


def available():
    return "Comandos que puedes usar ahora (se pueden acortar, salvo «terminar» y «rendirse»):"


def at_other_times():
    return "Otros comandos sirven en otros momentos."


def all_commands():
    return "mostrar todos los comandos que puedes usar ahora"


def english_works():
    return "Los comandos en inglés también valen."


def empty_line():
    return "Una línea vacía significa «listo»."


def unknown(*, typed, help, reason):
    return f"Comando desconocido: «{typed}». Escribe «{help}»." + ("" if reason is None else f" Ahora no puedes jugar: {reason}.")


def only_at_start(command):
    return f"«{command}» es un comando del menú de inicio. Escribe antes «salir»."


def ambiguous(*, typed, commands):
    return f"«{typed}» podría ser {formats.either(commands)}. Escribe más letras."


def barred(*, command, reason):
    return f"Ahora no puedes usar {command}: {reason}."


def incomplete(usage):
    return f"Escribe {usage}."


def takes_nothing(command):
    return f"Escribe solo {command}, sin nada detrás."


def rules_usage():
    return "Escribe «reglas», «reglas cortas» o «reglas créditos»."


def safe_usage():
    return "Escribe «segura» para jugar una carta, «segura activar» para que se jueguen todas solas, o «segura desactivar»."


def does_alone(key):
    return {
        "undo": "deshacer tu última jugada",
        "resign": "descartar esta partida; no cuenta",
        "same": "jugar otra vez el mismo número",
        "new": "empezar otra partida, o jugar un número",
        "leave": "salir de la partida; queda guardada",
    }[key]


def does(key):
    return {
        "ready": "empezar la manga cuando también confirmen los demás",
        "moves": "mostrar las jugadas",
        "look": "describir otra vez la partida",
        "points": "explicar la puntuación",
        "news": "mostrar lo que se jugó en esta manga",
        "time": "mostrar los relojes",
        "hint": "pedir la jugada de la máquina",
        "hints": "activar o quitar las pistas en cada turno",
        "computer": "mostrar el resultado de la máquina con este número",
        "enough": "quitar los consejos",
        "undo": "pedir deshacer tu última jugada",
        "yes": "aceptar una petición",
        "no": "rechazar una petición o la revancha, o retirar tu petición",
        "resign": "rendirse en la partida",
        "claim": "decidir cómo seguir sin quien está ausente",
        "sit": "ocupar un asiento, recuperar el tuyo de la máquina o pedir el de alguien ausente",
        "stand": "dejar tu asiento y mirar",
        "same": "pedir la revancha con el mismo número, o aceptarla",
        "new": "pedir la revancha con un número nuevo, o aceptarla",
        "save": "guardar la partida en un archivo",
        "watch": "volver a ver la partida",
        "link": "mostrar un enlace a la partida, para cualquiera",
        "analysis": "mostrar qué jugadas fueron errores",
        "number": "mostrar los resultados de este número o de otro",
        "scores": "mostrar tus diez mejores partidas en solitario",
        "say": "enviar un mensaje a todos los presentes",
        "chat": "mostrar otra vez los mensajes",
        "phrase": "enviar un mensaje preparado",
        "mute": "ocultar los mensajes de alguien",
        "unmute": "volver a mostrar los mensajes de alguien",
        "who": "mostrar quién está",
        "address": "mostrar cómo puede entrar alguien más",
        "open": "dejar entrar a otros: tu servidor se reinicia y guarda todas las partidas",
        "seat": "seguir en otro dispositivo",
        "settings": "cambiar los ajustes de la próxima partida",
        "tournament": "mostrar el torneo, o poner los nombres",
        "as": "jugar a continuación con el nombre de un participante",
        "with": "dejar que otro participante juegue aquí, por turnos",
        "opponent": "añadir una máquina a un asiento libre, o a todos: fácil, normal, fuerte, azar",
        "begin": "quitar los asientos vacíos y empezar",
        "free": "liberar el asiento de alguien",
        "ban": "expulsar a alguien para siempre",
        "owner": "ceder la dirección de la sala",
        "challenge": "desafiar a tu rival a otra partida con los mismos ajustes",
        "withdraw": "retirar tu desafío",
        "games": "mostrar todas tus partidas en este servidor",
        "next": "abrir la próxima partida que te espera",
        "wait": "en una tubería: esperar hasta que tengas algo que hacer",
        "retry": "intentar conectar ya",
        "again": "probar otra vez",
        "here": "jugar también aquí",
        "name": "cambiar tu nombre y probar otra vez",
        "rules": "mostrar las reglas, o los créditos",
        "help": "mostrar los comandos; ayuda todo los muestra todos",
        "leave": "salir de la sala; tu asiento se guarda",
        "end": "salir de la sala y detener el servidor de este equipo",
        "quit": "salir de la sala y del programa",
    }[key]


def no_leg_waits():
    return "ninguna manga está por empezar"


def ready_already():
    return "ya confirmaste"


def no_leg_yet():
    return "aún no se ha jugado ninguna manga"


def seat_free():
    return "hay un asiento libre"


def no_number_known():
    return "el número aún no se conoce"


def nothing_to_find():
    return "en este número ya no queda nada por descubrir; usa «nueva»"


def not_played_alone():
    return "este juego no se juega en solitario: no hay resultado de la máquina"


def not_guided():
    return "aquí no hay consejos"


def no_clock():
    return "no hay reloj"


def no_tournament():
    return "aquí no hay torneo"


def not_hosted():
    return "el servidor no está en este equipo"


def open_already():
    return "ya pueden entrar los demás"


def connected():
    return "ya hay conexión"


def in_room():
    return "ya estás en la sala"


def no_use():
    return "no serviría de nada"
