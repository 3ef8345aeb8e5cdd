# Made from client/text/es/settings.ftl by `python -m client.catalogue`.


def title():
    return "Ajustes"


def name():
    return "Nombre"


def no_name():
    return "(aún ninguno)"


def change_name():
    return "cambiar tu nombre"


def preview():
    return "Vista previa"


def no_colour_set():
    return "NO_COLOR está puesto: no se muestran colores, elijas lo que elijas aquí."


def ascii_only():
    return "Solo se muestran caracteres ASCII, por --ascii o por la configuración regional."


def sample():
    return "Anna juega 10♦ sobre Q♥, 7♣ se casa con K♠, y Comodín se une a la pareja."


def sample_formats(*, time, count):
    return f"Son las {formats.time_of_day(time)}. Se han jugado {formats.number(count)} partidas."


def key(key):
    return {
        "choose": "elegir",
        "change": "cambiar",
    }[key]


def setting(key):
    return {
        "language": "Idioma",
        "theme": "Tema",
        "colours": "Colores",
        "letters": "Letras",
        "animation": "Animación",
        "times": "Horas",
        "numbers": "Números",
        "hints": "Pistas",
        "tree": "Árbol",
        "safe": "Seguras",
        "sound": "Sonidos",
        "signal": "Aviso",
    }[key]


def system_language(name):
    return f"el del sistema: {name}"


def colours(key):
    return {
        "four-colour": "cada palo con el suyo",
        "two-colour": "palos rojos y palos negros",
        "colour-blind": "aptos para daltonismo",
        "none": "solo negrita y atenuado",
    }[key]


def letters(key, *, ranks):
    match key:
        case "international":
            return "en las cartas: A, K, Q, J"
        case "local":
            return f"en las cartas: {ranks}"
    raise KeyError(key)


def animation(key):
    return {
        "on": "las cartas se mueven y hay parpadeos",
        "off": "nada se mueve ni parpadea por sí solo",
    }[key]


def times(key):
    return {
        "h24": "24 horas: 19:05",
        "h12": "12 horas: 7:05 pm",
    }[key]


def numbers(key):
    return {
        "language": "como el idioma",
        "comma": "coma entre los millares: 1,234,567",
        "dot": "punto entre los millares: 1.234.567",
        "space": "espacio entre los millares: 1 234 567",
        "none": "nada entre los millares: 1234567",
    }[key]


def hints(key):
    return {
        "off": "solo cuando las pides",
        "on": "en cada turno, si se permiten",
    }[key]


def tree(key):
    return {
        "whole": "entero",
        "family": "una familia cada vez",
    }[key]


def signal(key):
    return {
        "off": "ninguno",
        "on": "suena la campana, y lo dice el título de la ventana",
        "notification": "también una notificación, si la terminal las tiene",
    }[key]


def safe(key):
    return {
        "off": "las juegas tú",
        "on": "se juegan solas",
    }[key]
