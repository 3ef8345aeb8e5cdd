# Made from client/text/es/events.ftl by `python -m client.catalogue`.


def someone():
    return "Alguien"


def event(key, *, name, mine):
    match key:
        case "opened":
            return "Abriste la sala." if mine else f"{formats.name(name)} abrió la sala."
        case "sat":
            return "Ocupaste un asiento." if mine else f"{formats.name(name)} ocupó un asiento."
        case "stood":
            return "Dejaste tu asiento." if mine else f"{formats.name(name)} dejó su asiento."
        case "readied":
            return "Confirmaste." if mine else f"{formats.name(name)} confirmó."
        case "moved":
            return "Jugaste." if mine else f"{formats.name(name)} jugó."
        case "resigned":
            return "Te rendiste." if mine else f"{formats.name(name)} se rindió."
        case "flagged":
            return "Se te acabó el tiempo." if mine else f"A {formats.name(name)} se le acabó el tiempo."
        case "ran_out":
            return "Se te acabó el tiempo de esta manga. Los demás siguen jugando." if mine else f"A {formats.name(name)} se le acabó el tiempo. Los demás siguen jugando."
        case "left":
            return "Dejaste la partida." if mine else f"{formats.name(name)} dejó la partida."
        case "returned":
            return "Vuelves a jugar en tu asiento." if mine else f"{formats.name(name)} está de vuelta y juega otra vez."
        case "replacement_agreed":
            return "Aceptaste el cambio." if mine else f"{formats.name(name)} aceptó el cambio."
        case "replacement_refused":
            return "Rechazaste el cambio." if mine else f"{formats.name(name)} rechazó el cambio."
        case "takeback_asked":
            return "Pediste deshacer una jugada." if mine else f"{formats.name(name)} pidió deshacer una jugada."
        case "takeback_agreed":
            return "Aceptaste deshacer la jugada." if mine else f"{formats.name(name)} aceptó deshacer la jugada."
        case "takeback_refused":
            return "La jugada no se deshace: alguien no aceptó."
        case "freed":
            return "Tu asiento quedó libre." if mine else f"El asiento de {formats.name(name)} quedó libre."
        case "banned":
            return f"Quien dirige la sala expulsó a {formats.name(name)}."
        case "owned":
            return "Ahora tú diriges la sala." if mine else f"{formats.name(name)} dirige ahora la sala."
        case "hinted":
            return f"{formats.name(name)} pidió una pista."
        case "challenge_declined":
            return f"{formats.name(name)} rechazó el desafío."
        case "challenge_withdrawn":
            return f"El desafío a {formats.name(name)} se retiró."
        case "seat_moved":
            return "Tu asiento pasó a este dispositivo." if mine else f"El asiento de {formats.name(name)} pasó a otro dispositivo."
    raise KeyError(key)


def leg_started(*, leg, match):
    return f"Empezó la manga {leg} de la partida {match}."


def leg_over(*, leg, match, score):
    return f"La manga {leg} de la partida {match} terminó con {formats.number(score)}."


def match_over(*, match, why):
    return f"La partida {match} terminó" + (" por rendición" if why == "resigned" else " por ausencia" if why == "claimed" else " por tiempo" if why == "flag" else "") + "."


def undone(revealed):
    return "Se deshizo la última jugada." + (" Había descubierto una carta." if revealed else "")


def taken_back(*, name, mine, revealed):
    return ("Aceptaste: se deshizo una jugada." if mine else f"{formats.name(name)} aceptó: se deshizo una jugada.") + (" Había descubierto una carta." if revealed else "")


def rematch_offered(*, name, mine, kind):
    return ("Quieres" if mine else f"{formats.name(name)} quiere") + " " + ("la revancha con el mismo número" if kind == "same_number" else "la revancha con un número nuevo" if kind == "new_number" else "la revancha") + "."


def rematch_declined(*, name, mine, kind):
    return ("No quieres" if mine else f"{formats.name(name)} no quiere") + " " + ("la revancha con el mismo número" if kind == "same_number" else "la revancha con un número nuevo" if kind == "new_number" else "la revancha") + "."


def claimed(*, name, mine, absent, since):
    return ("Reclamaste la victoria" if mine else f"{formats.name(name)} reclamó la victoria") + ": " + ("el rival no estaba" if absent is None else f"{formats.name(absent)} no estaba") + ("" if since is None else f" desde las {formats.time_of_day(since)}") + "."


def time_given(time):
    return f"Tiempo devuelto: {formats.duration(time)}, porque el servidor no estuvo disponible."


def time_low(*, name, mine, time):
    return (f"Te quedan {formats.time_left(time)} para jugar" if mine else f"A {formats.name(name)} le quedan {formats.time_left(time)} para jugar") + "."


def substituted(*, level, name, mine):
    return f"La máquina ({formats.level(level)}) sigue jugando por " + ("ti" if mine else f"{formats.name(name)}") + "."


def seat_requested(*, person, name):
    return f"{formats.name(person)} pide seguir jugando por {formats.name(name)}."


def computer_requested(*, asker, level, name):
    return f"{formats.name(asker)} pide que la máquina ({formats.level(level)}) siga jugando por {formats.name(name)}."


def replaced(*, name, seat):
    return f"{formats.name(name)} sigue jugando en el asiento {seat}."


def away(name):
    return f"{formats.name(name)} no está."


def back(name):
    return f"{formats.name(name)} está de vuelta."


def settings_changed():
    return "Quien dirige la sala cambió los ajustes de la próxima partida."


def competitors(names):
    return f"Participantes: {formats.every(names)}."


def no_tournament():
    return "Ya no hay torneo."


def plays_next(name):
    return f"{formats.name(name)} juega a continuación."


def plays_as(*, name, mine, competitor):
    return f"Juegas a continuación como {formats.name(competitor)}." if mine else f"{formats.name(name)} juega a continuación como {formats.name(competitor)}."
