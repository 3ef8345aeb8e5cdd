# Made from client/text/es/daily.ftl by `python -m client.catalogue`.


def title():
    return "Número del día"


def heading(*, game, day):
    return f"Número del día · {formats.name(game)}" + ("" if day is None else f" · {formats.day(day)}")


def about():
    return "Cada juego tiene un número al día, el mismo para todo este servidor. Queda oculto hasta que acaba el día. Tienes un solo intento y juegas cada papel una vez. Queda primero quien saca más ventaja."


def today(what):
    return f"Hoy: {what}."


def hidden_until(ends):
    return f"El número queda oculto hasta las {formats.time_of_day(ends)} (medianoche UTC)."


def finished(count):
    return "Nadie ha terminado aún." if count == 0 else f"Ha terminado {formats.number(count)} persona." if count == 1 else f"Han terminado {formats.number(count)} personas."


def not_tried():
    return "Aún no has jugado."


def tried():
    return "Ya usaste el intento de hoy. Todavía no tiene resultado."


def play_computer(level):
    return f"Contra la máquina ({formats.level(level)})"


def play_computer_hint():
    return "el mismo nivel para todo el mundo"


def play_friend():
    return "Con otra persona"


def play_friend_hint():
    return "entra con un código, y aún no debe haber usado el intento de hoy"


def friend_rule():
    return "Tu rival no debe haber usado el intento de hoy."


def resume():
    return "Seguir con tu intento"


def resume_hint(room):
    return f"en curso en {room}"


def resume_in(room):
    return f"Seguir con tu intento: {room}."


def own(*, reached, rank):
    return f"Tu resultado: {reached}." + ("" if rank is None else f" Tu puesto por ahora: {formats.number(rank)}.")


def lead(*, lead, points):
    return f"{formats.number(points)} de ventaja" if lead == "ahead" else f"{formats.number(points)} de desventaja" if lead == "behind" else "igualdad"


def reached(*, lead, own, other, opponent):
    return f"{lead}, {formats.number(own)} a {formats.number(other)} contra {opponent}"


def reached_early(*, opponent, why):
    return f"victoria: {formats.name(opponent)} " + ("se rindió" if why == "resigned" else "no estaba" if why == "claimed" else "agotó su tiempo")


def opponent_left(*, opponent, why):
    return f"{formats.name(opponent)} (" + ("se rindió" if why == "resigned" else "no estaba" if why == "claimed" else "sin tiempo") + ")"


def computer(level):
    return f"la máquina ({formats.level(level)})"


def score(*, own, other):
    return f"{formats.number(own)} a {formats.number(other)}"


def table_title(*, day, number):
    return f"{formats.day(day)}: no jugó nadie." if number is None else f"{formats.day(day)}: el número era {formats.game_number(number)}."


def against(key):
    return {
        "computer": "Contra la máquina",
        "friends": "Entre personas",
    }[key]


def players(key, *, count):
    match key:
        case "computer":
            return "Contra la máquina · " + ("nadie" if count == 0 else f"jugó {formats.number(count)}" if count == 1 else f"jugaron {formats.number(count)}")
        case "friends":
            return "Entre personas · " + ("nadie" if count == 0 else f"jugó {formats.number(count)}" if count == 1 else f"jugaron {formats.number(count)}")
    raise KeyError(key)


def column(key):
    return {
        "rank": "puesto",
        "name": "nombre",
        "lead": "ventaja",
        "score": "puntos",
        "opponent": "contra",
        "time": "cuándo",
    }[key]


def won_early():
    return "victoria"


def more(count):
    return f"y {formats.number(count)} más"


def row(*, rank, name, reached, match):
    return ("–" if rank is None else f"{formats.number(rank)}.") + f" {formats.name(name)}: {reached} (registro {match})"


def room(*, day, ends):
    return f"El número del día, {formats.day(day)}: un solo intento. Queda oculto hasta que acaba el día, a las {formats.time_of_day(ends)} (medianoche UTC)."


def rules():
    return "Tu intento cuenta en cuanto empieza la primera manga. No hay pistas ni se deshacen jugadas."


def record_hidden(ends):
    return f"El número sigue oculto hasta que acaba el día, a las {formats.time_of_day(ends)} (medianoche UTC). Entonces puedes ver y comprobar el registro."


def result(lead):
    return f"Tu resultado con el número del día: {lead}. La tabla aparece cuando acaba el día."


def won():
    return "Ganaste, pero tu rival no terminó. La tabla te muestra debajo de los intentos completos."


def not_ranked():
    return "Tu intento acabó antes de tiempo y no entra en la tabla."


def leaving(ends):
    return f"Tu intento se guarda hasta que acaba el día, a las {formats.time_of_day(ends)} (medianoche UTC): síguelo desde la pantalla de inicio."


def command():
    return "Escribe «diario»; o «diario máquina» o «diario amigo» para jugar; o «diario» y un día anterior, por ejemplo «diario 2026-11-20»."


def key(key):
    return {
        "play": "jugar, ver",
        "day": "día",
        "game": "otro juego",
    }[key]
