# Made from client/text/es/questions.ftl by `python -m client.catalogue`.


def takeback_title():
    return "¿Pedir deshacer tu última jugada?"


def takeback_reveals():
    return "Si la jugada descubrió una carta, la partida solo cuenta para la valoración si la pierdes, y esta manga no fija récords."


def take_back():
    return "Pedirlo"


def keep_playing():
    return "Seguir jugando"


def resign_title():
    return "¿Rendirte en la partida?"


def resign_text(opponent):
    return f"{formats.begin(formats.name(opponent))} gana la partida."


def resign():
    return "Rendirse"


def leave_match_title():
    return "¿Dejar la partida?"


def leave_match_text():
    return "Los demás siguen jugando, y pueden dar tu asiento a una máquina o a otra persona. Puedes volver hasta entonces."


def leave_race_text():
    return "Los demás siguen sin ti. Tu mesa termina como está."


def absent_title(names):
    return f"¿Seguir sin {formats.names(names)}?"


def absent_text(name):
    return f"Si sigue la máquina, {formats.name(name)} puede volver en cualquier momento y recuperar el asiento."


def absent_text_many():
    return "La máquina sigue jugando si aceptan todos los demás. Quien está ausente puede volver en cualquier momento."


def computer_plays(level):
    return f"Que siga la máquina ({formats.level(level)})"


def claim():
    return "Reclamar la victoria"


def claim_hint():
    return "la partida termina, y ganas"


def keep_waiting():
    return "Seguir esperando"


def absent_which():
    return "¿A quién se sustituye?"


def seat_title():
    return "¿De quién es el asiento que pides?"


def seat_text():
    return "Sigues jugando ahí si todos aceptan."


def replacement_title():
    return "¿Aceptas el cambio?"


def decide_later():
    return "Decidir luego"


def nobody():
    return "A nadie"


def computer_title():
    return "¿Qué máquina?"


def computer_text():
    return "Siempre está lista, y juega mientras haya alguien en la sala. Libera su asiento para que juegue otra persona."


def computers_title():
    return "¿Cuántas máquinas?"


def computers_text():
    return "Libera un asiento para que juegue otra persona."


def computer_in_one_seat():
    return "En un asiento libre"


def computer_in_all_seats(free):
    return f"En los {formats.number(free)} asientos libres"


def free_title():
    return "¿Qué asiento se libera?"


def free_text():
    return "Esa persona se queda mirando, si se admite público. El asiento queda libre para cualquiera."


def remove_title():
    return "¿A quién expulsas?"


def remove_text():
    return "Esa persona no puede volver a esta sala. Su asiento queda libre."


def owner_title():
    return "¿Quién debe dirigir la sala?"


def owner_text():
    return "Quien dirige la sala elige lo que se juega. Conservas tu asiento."
