# Made from client/text/es/devices.ftl by `python -m client.catalogue`.


def until(until):
    return f"El enlace sirve una vez, hasta las {formats.time_of_day(until)}."


def keep_secret():
    return "Ábrelo solo en un dispositivo tuyo: un dispositivo vinculado puede jugar por ti."


def permanent():
    return "Un dispositivo vinculado es para siempre la misma persona: tiene las mismas partidas, y no se puede deshacer."


def open_or_run(command):
    return f"Abre un enlace en tu otro dispositivo, o ejecuta allí: {command}"


def asked():
    return "Un dispositivo abrió tu enlace. ¿Muestra este número?"


def confirm_link():
    return "¿Vincular ese dispositivo? sí o no:"


def sent():
    return "Confirma en el otro dispositivo."


def linked():
    return "Tus dispositivos están vinculados."


def declined():
    return "El otro dispositivo no aceptó."


def waiting():
    return "Comprueba que tu otro dispositivo muestra este número, y confirma allí."


def offered(name):
    return "Tu otro dispositivo envió tu identidad." if name is None else f"Tu otro dispositivo envió la identidad de {formats.name(name)}."


def replaces():
    return "Sustituye la identidad que tiene este dispositivo en este servidor. Las partidas que solo tiene este dispositivo dejan de ser tuyas."


def confirm_take():
    return "¿Usar esta identidad? sí o no:"


def cancelled():
    return "El otro dispositivo canceló el enlace."


def tampered():
    return "El mensaje se alteró por el camino. Crea un enlace nuevo."


def bad_link():
    return "Este enlace está incompleto. Cópialo otra vez o crea uno nuevo."


def server_missing():
    return "Escribe el enlace entero, o indica el servidor con --server."


def not_linked():
    return "Los dispositivos no quedaron vinculados."
