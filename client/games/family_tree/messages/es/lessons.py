# Made from client/games/family_tree/text/es/lessons.ftl by `python -m client.catalogue`.


def welcome(*, member, spouse, card):
    return f"{formats.card(member)} y {formats.card(spouse)} son la primera pareja de tu árbol genealógico. Juega en él las demás cartas, una a una, para sumar muchos puntos. La carta actual es {formats.card(card)}."


def how_to_play(key):
    return {
        "terminal": "Cada lugar donde cabe tiene un ▸. Elige uno con las flechas y pulsa Enter.",
        "browser": "Cada lugar donde cabe está iluminado. Haz clic en uno o tócalo, y otra vez para jugar. O usa las flechas y Enter.",
        "line": "Si cabe en algún sitio, hay que jugarla. Cuando es tu turno, se muestran sus lugares. Escribe el número de un lugar, o la carta sobre la que va, por ejemplo 7d. Escribe «reglas» para ver todas las reglas, o «basta» para dejar estos consejos.",
    }[key]


def family(card):
    return f"{formats.card(card)} es una carta de familia, como todas las del 3 al 10, las reinas, los reyes y los comodines. Sobre una pareja pasa a ser hijo; sobre alguien sin pareja, cónyuge. Una pareja tiene hasta tres hijos."


def marriage(*, count, singles):
    return f"{formats.cards(singles)} " + ("no tiene pareja. Una carta de familia jugada ahí pasa a ser su cónyuge" if count == 1 else "no tienen pareja. Una carta de familia jugada sobre una de ellas pasa a ser su cónyuge") + ", y la nueva pareja puede tener hijos. Cada nueva generación suma 10 puntos."


def celebrity(card):
    return f"{formats.card(card)} es una celebridad. Una boda con una reina o un rey suma 10 puntos; con dos, 30."


def joker(card):
    return f"{formats.card(card)} se juega como cualquier carta de familia. En una mano de póker cuenta como la carta que más ayuda. No es una celebridad."


def two(card):
    return f"{formats.card(card)} es para una pareja, que entonces puede tener cinco hijos en vez de tres. También cuenta en la mano de póker de la familia."


def ace(card):
    return f"{formats.card(card)} divorcia a una pareja: tapa al cónyuge, y la pareja no tiene más hijos. Si cabe, hay que jugarlo. Elige la pareja que menos cueste, o que gane una mano mejor."


def jack(card):
    return f"{formats.card(card)} significa una muerte: tapa a una persona viva. Una pareja que pierde a uno no tiene más hijos ni puntos por celebridades. Lo que menos se pierde suele ser alguien sin pareja o tras un divorcio."


def skipped(*, count, cards, safe):
    return f"{formats.cards(cards)} " + ("aún no cabe en ningún sitio. Está al fondo del mazo y volverá a salir." if count == 1 else "aún no caben en ningún sitio. Están al fondo del mazo y volverán a salir.") + (" La primera pareja está a salvo de ases y jotas hasta que tiene un hijo." if safe else "")


def hand(*, member, spouse, hand, points):
    return f"La familia de {formats.card(member)} y {formats.card(spouse)} tiene cinco cartas a la vista y suma como mano de póker: {hand}, " + ("1 punto" if points == 1 else f"{formats.number(points)} puntos") + ". Cuentan la pareja, el 2, el as y los hijos. La mayoría de los puntos viene de las buenas manos."


def over(points):
    return "Ya no cabe ninguna carta. Tienes " + ("1 punto" if points == 1 else f"{formats.number(points)} puntos") + ". El mismo número reparte otra vez las mismas cartas: la próxima vez ya sabes lo que viene."
