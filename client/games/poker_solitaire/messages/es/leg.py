# Made from client/games/poker_solitaire/text/es/leg.ftl by `python -m client.catalogue`.


def matrix():
    return "la matriz"


def matrix_of(name):
    return f"Matriz de {formats.name(name)}"


def turn_with_cards(*, turn, cards):
    return f"{turn}: {cards}"


def dealt(name):
    return "reparto" + ("" if name is None else f" {formats.name(name)}")


def dealt_later():
    return "ninguna antes de su turno"


def none_dealt():
    return "no hay más cartas"


def stock(cards):
    return f"mazo {formats.number(cards)}"


def stock_and_next(*, stock, cards, more):
    return f"{stock}, siguen {formats.cards(cards)}" + (" …" if more else "")


def rejects():
    return "descarte"


def common():
    return "común"


def left(cards):
    return f"{formats.number(cards)} carta sin tomar" if cards == 1 else f"{formats.number(cards)} cartas sin tomar"


def choose_place(card):
    return f"Elige un lugar para {formats.card(card)} con las flechas, o escribe su nombre, por ejemplo c3."


def picking():
    return "¿Qué carta? Las flechas eligen, Enter la levanta, Espacio o Esc cancelan."


def nothing_to_pick_up():
    return "Ahora no puedes levantar ninguna carta."


def pick_up_first():
    return "No puedes tomar una carta repartida. Pulsa Espacio para levantar otra."


def fits_nowhere(card):
    return f"{formats.card(card)} no cabe ahora en ningún sitio. Elige otra carta."


def no_reject_square():
    return "Ninguna casilla de descarte admite esta carta."


def does_not_fit(place):
    return f"No puedes jugar en {place}."


def can_pass():
    return "Puedes pasar: tu matriz está llena, o no se te reparten cartas."


def can_end():
    return "Tu matriz está llena: di «Listo» para terminar la carrera."


def sure():
    return "¿Decir «Listo» y terminar la carrera?"


def wait():
    return "Ya no te queda nada por hacer. Espera a tu rival."


def card_taken(*, card, name):
    return f"{formats.name(name)} tomó {formats.card(card)}. Pulsa Enter para levantar la siguiente."


def next_card_to():
    return "Tu próxima carta va a:"


def typed():
    return "Jugada:"


def how_to_type():
    return "Escribe QH c3, c3 x1 (descartar), 2:c3 d4, o c3 para la carta elegida; pass; done."


def not_a_move(typed):
    return f"«{typed}» no es una jugada. Escribe QH c3, c3 x1 (descartar), 2:c3 d4, o c3 para la carta elegida; pass; done."


def which_column(row):
    return f"Fila {row}: ¿qué columna, de la a a la e?"


def which_row(column):
    return f"Columna {column}: ¿qué fila, de 1 a 5?"


def which_row_or_chat(column):
    return f"Columna {column}: ¿qué fila, de 1 a 5? Pulsa {column} otra vez para abrir el chat."


def over(result):
    return f"La partida terminó: {result}."


def key_choose():
    return "elegir"


def key_put():
    return "poner"


def key_card():
    return "carta"


def key_pick_up():
    return "otra carta"


def key_reject():
    return "descartar"


def key_type():
    return "escribir jugada"


def key_pass():
    return "pasar"


def key_done():
    return "Listo"


def key_pick_it_up():
    return "levantarla"


def key_cancel():
    return "cancelar"


def key_next_card():
    return "otra carta"


def key_end_race():
    return "terminar"


def key_keep_playing():
    return "seguir jugando"
