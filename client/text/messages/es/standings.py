# Made from client/text/es/standings.ftl by `python -m client.catalogue`.


def title():
    return "Clasificación"


def hint():
    return "valoraciones de quienes juegan en este servidor"


def title_of(game):
    return f"Clasificación · {formats.name(game)}"


def title_of_correspondence(game):
    return f"Clasificación · {formats.name(game)} por correspondencia"


def tables():
    return "Clasificación, récords"


def tables_hint():
    return "valoraciones, tu página, récords, números"


def tables_title():
    return "Clasificación y récords"


def tables_text():
    return "Los guarda, por juego, el servidor en el que juegas."


def nobody_rated():
    return "Aquí aún no hay valoraciones. La reciben dos personas que terminan una partida con un número al azar."


def what_counts():
    return "Una partida cuenta si dos personas juegan un número al azar oculto, sin pistas y sin deshacer jugadas que descubrieron una carta. Todos empiezan con 1.500. El número tras ± muestra lo segura que es una valoración."


def rated_apart():
    return "Las partidas por correspondencia (un día o más por jugada) tienen sus propias valoraciones."


def what_it_is_worth():
    return "Cualquiera puede volver a empezar con otro perfil: una valoración es solo una orientación."


def column(key):
    return {
        "rank": "puesto",
        "name": "nombre",
        "rating": "valoración",
        "uncertainty": "±",
        "matches": "partidas",
        "won": "gana",
        "drawn": "empata",
        "lost": "pierde",
        "last": "última",
    }[key]


def rating(*, rating, uncertainty):
    return f"{formats.number(rating)} ±{formats.number(uncertainty)}"


def uncertainty(uncertainty):
    return f"±{formats.number(uncertainty)}"


def ranked(*, rating, rank):
    return f"{rating}, " + ("provisional" if rank is None else f"puesto {formats.number(rank)}")


def more_ranked(count):
    return f"Hay {formats.number(count)} jugador más con puesto." if count == 1 else f"Hay {formats.number(count)} jugadores más con puesto."


def provisional(*, count, limit):
    return f"{formats.number(count)} jugador tiene una valoración provisional: ± supera {formats.number(limit)}." if count == 1 else f"{formats.number(count)} jugadores tienen valoraciones provisionales: ± supera {formats.number(limit)}."


def row(*, rank, name, rating, tally, last):
    return ("" if rank is None else f"{formats.number(rank)}. ") + f"{formats.name(name)}: {rating}; {tally}; última el {formats.date(last)}."


def your_page():
    return "Tu página"


def your_page_hint():
    return "tus partidas, resultados y registros"


def since(first):
    return "Aquí aún no hay partidas terminadas." if first is None else f"Juega aquí desde el {formats.date(first)}."


def player_id(id):
    return f"Id: {id}."


def player_line(*, name, first, id):
    return f"{formats.name(name)} " + ("aún no ha terminado aquí ninguna partida" if first is None else f"juega aquí desde el {formats.date(first)}") + ("" if id is None else f" (id {id})") + "."


def no_matches():
    return "Aún no hay partidas terminadas con otras personas."


def computers_matches():
    return "Las partidas de una máquina están en las páginas de sus rivales."


def game(*, game, rating, tally):
    return f"{formats.name(game)}: {rating}; {tally}"


def by_correspondence(*, rating, tally):
    return f"Por correspondencia: {rating}; {tally}"


def matches():
    return "Partidas"


def best_alone_list(games):
    return f"Récords en solitario: {formats.every(games)}."


def best_helped_list(games):
    return f"Récords en solitario con ayuda: {formats.every(games)}."


def best_casual_list(games):
    return f"Récords de práctica: {formats.every(games)}."


def score_on_number(*, score, number):
    return f"{score} con el número {formats.game_number(number)}"


def record():
    return "Registro:"


def record_link(link):
    return f"Con este enlace, cualquiera puede ver el registro: {link}"


def key(key):
    return {
        "page": "su página",
        "your-page": "tu página",
        "game": "juego",
        "correspondence": "correspondencia",
        "live": "en vivo",
    }[key]
