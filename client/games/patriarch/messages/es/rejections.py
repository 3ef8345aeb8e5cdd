# Made from client/games/patriarch/text/es/rejections.ftl by `python -m client.catalogue`.


def number_gives_tree():
    return "El número de reparto decide el árbol: nadie lo coloca."


def tree_laid_already():
    return "El árbol ya está colocado. No se puede cambiar."


def tree_not_open():
    return "En esta sala tienes que colocar el árbol antes del primer intento."


def owner_guesses():
    return "Conoces el árbol, así que no lo adivinas."


def grades_itself():
    return "Entre dos, los intentos se califican solos."


def only_owner_grades():
    return "Solo quien tiene el árbol anuncia calificaciones."


def grade_missing():
    return "Di la calificación: cuenta las cartas rojas, negras y boca abajo."


def grade_too_low(*, part, card):
    return "¿Es correcto? " + (f"{card} está en el lugar correcto." if part == "red" else f"{card} está en la generación correcta, debajo de otro padre." if part == "black" else f"{card} está debajo del padre correcto, en otra generación.")


def grade_too_high(part):
    return "¿Es correcto? " + ("Hay menos cartas en el lugar correcto." if part == "red" else "Hay menos cartas en la generación correcta debajo de otro padre." if part == "black" else "Hay menos cartas debajo del padre correcto en otra generación.")


def open_tree_grades():
    return "Tu árbol está abierto: cada calificación resulta de las anteriores. Anuncia la calificación."


def not_a_grade(example):
    return f"Una calificación son tres números, rojas, negras y boca abajo: {example}."


def guess_waiting():
    return "Tu intento espera su calificación. Haz otro cuando la tenga."


def tree_not_laid():
    return "Aún no se puede calificar ningún intento. Coloca antes el árbol."


def card_not_in_family(*, card, first, last):
    return f"{card} no es de esta familia. Tiene las cartas {first} a {last}."


def card_repeated(card):
    return f"{card} está más de una vez en el árbol. Usa cada carta una vez."


def card_missing(*, card, first, last):
    return f"Falta {card}. El árbol necesita todas las cartas de {first} a {last}."


def several_tops(cards):
    return f"Solo puede haber una carta arriba, no {formats.every(cards)}."


def other_shape(*, shape, own):
    return f"Este árbol tiene la forma {own}. Los de esta familia tienen la forma {shape}."


def too_many_generations(*, most, generations):
    return f"Este árbol tiene {formats.number(generations)} generaciones. Esta familia tiene como mucho {formats.number(most)}."


def owner_lays_first():
    return "Quien tiene el árbol aún no lo colocó. Espera."


def no_guess_to_grade():
    return "Ningún intento espera calificación."


def guessing_time_over():
    return "Se te acabó el tiempo. Ya no puedes adivinar en esta manga."


def guesses_waiting():
    return "Tienes dos intentos que esperan calificación. Espera a que se califique uno."


def tree_sign(*, sign, example):
    return f"«{sign}» está en un lugar incorrecto. Escribe el árbol así: {example}."


def tree_too_large(example):
    return f"Este árbol tiene más cartas que un palo. Escríbelo así: {example}."


def tree_not_closed(example):
    return f"Un paréntesis de este árbol no está cerrado. Escribe el árbol así: {example}."


def tree_without_cards(example):
    return f"Este árbol no tiene cartas. Escríbelo así: {example}."


def not_a_suit(sign):
    return f"«{sign}» no es un palo. Escribe C, D, H o S delante del árbol."
