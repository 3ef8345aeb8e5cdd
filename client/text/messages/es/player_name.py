# Made from client/text/es/player_name.ftl by `python -m client.catalogue`.


def title():
    return "¿Cómo te llamas?"


def hint():
    return "Hasta 24 caracteres. Lo ven los demás. Se recuerda para la próxima vez."


def playing_as(*, name, profile):
    return ("Aún no tienes nombre" + ("." if profile is None else f", en el perfil {formats.name(profile)}.")) if name is None else (f"Eres {formats.name(name)}" + ("." if profile is None else f", en el perfil {formats.name(profile)}."))


def change():
    return "Cambiar tu nombre"


def choose():
    return "Elegir un nombre"
