# Made from client/text/es/errors.ftl by `python -m client.catalogue`.


def unknown_scheme(scheme):
    return f"Una dirección no puede empezar por «{scheme}://». Usa ws:// o wss://, o quítalo."


def bad_path(typed):
    return f"«{typed}» no es una dirección. Las direcciones son así: 192.168.1.5:8420/KZ7-4QM2."


def address_missing():
    return "Escribe la dirección de la sala, por ejemplo 192.168.1.5:8420/KZ7-4QM2."


def code_missing(server):
    return f"Falta el código de la sala. Escribe {server}/ y el código, por ejemplo 192.168.1.5:8420/KZ7-4QM2."


def bad_room_code(typed):
    return f"«{typed}» no es un código de sala. El código va al final, como en 192.168.1.5:8420/KZ7-4QM2."


def server_missing(code):
    return f"Escribe la dirección del servidor delante de {code}, por ejemplo 192.168.1.5:8420/KZ7-4QM2."


def ipv6_brackets():
    return "Pon las direcciones IPv6 entre corchetes, por ejemplo [fd00::5]:8420/KZ7-4QM2."


def bad_host(host):
    return ("La dirección no tiene servidor." if host is None else f"«{host}» no es el nombre ni la dirección de un equipo.") + " Las direcciones son así: 192.168.1.5:8420/KZ7-4QM2."


def bad_ipv6(host):
    return f"«{host}» no es una dirección IPv6."


def bad_port(*, port, usual):
    return f"«{port}» no es un puerto. Usa un número de 1 a 65535, normalmente {usual}."


def games_not_loaded(why):
    return "No se pueden cargar los juegos instalados." if why is None else f"{why}"


def server_on_other_port(*, port, wanted):
    return f"Tu servidor ya está en marcha en el puerto {port}. Quita --port {wanted}, o detenlo antes con turnabout stop."


def server_not_open(port):
    return f"Tu servidor del puerto {port} solo acepta conexiones desde este equipo. Detenlo con turnabout stop y abre la sala otra vez."


def port_used(*, port, turnabout, another):
    return f"El puerto {port} lo usa otro " + ("servidor de Turnabout" if turnabout else "programa") + f". Usa otro puerto: turnabout host --port {another} (en un clon: ./dev host --port {another})."


def server_not_stopped(*, pid, why):
    return f"No se puede detener el servidor (proceso {pid}): {why}."


def server_still_stops(*, pid, seconds):
    return f"El servidor (proceso {pid}) no se ha detenido en {formats.number(seconds)} segundos."


def server_secure(variables):
    return f"{formats.every(variables)} solo valen para turnabout serve. Quítalas para abrir una sala."


def server_not_started(why):
    return f"No se puede arrancar el servidor: {why}."


def server_still_starts(*, seconds, log):
    return f"El servidor no ha arrancado en {formats.number(seconds)} segundos. Mira su registro: {log}"


def server_silent(log):
    return f"El servidor no arrancó y su registro está vacío: {log}"


def server_failed(why):
    return f"El servidor no arrancó: {why}"


def link_ended():
    return "La conexión con el servidor está cerrada."


def link_busy():
    return "Demasiadas órdenes esperan la respuesta del servidor."


def name_missing():
    return "Escribe un nombre. Lo ven los demás."


def name_too_long(*, longest, length):
    return f"Un nombre puede tener {formats.number(longest)} caracteres; este tiene {formats.number(length)}."


def name_too_wide(*, widest, width):
    return f"Un nombre puede ocupar {formats.number(widest)} columnas; este ocupa {formats.number(width)}."


def name_hidden_character():
    return "Este nombre tiene un carácter que no se ve. Quítalo."


def bad_profile(name):
    return f"«{name}» no sirve como nombre de perfil. Usa hasta 32 letras, cifras, - y _."


def key_unusable(*, path, why):
    return f"No se puede usar el archivo de clave {path}: {why}."


def key_damaged(path):
    return f"El archivo de clave {path} está dañado: debería tener 64 cifras hexadecimales. Repáralo o quítalo."


def directory_not_made(*, path, why):
    return f"No se puede crear el directorio {path}: {why}."


def readable_by_others(*, path, why):
    return f"Otras cuentas de este equipo pueden leer {path}, y eso no se puede cambiar ({why}): debería ser solo tuyo. Ejecuta chmod go= {path} con la cuenta a la que pertenece."


def file_not_written(*, path, why):
    return f"No se puede escribir el archivo {path}: {why}."


def file_not_removed(*, path, why):
    return f"No se puede borrar el archivo {path}: {why}."


def settings_unreadable(*, path, why):
    return f"No se pueden leer los ajustes de {path}: {why}. Se usan los normales."


def unknown_setting(*, name, names, path):
    return f"No existe el ajuste «{name}». Los ajustes son {formats.every(names)}." if path is None else f"En {path}: no existe el ajuste «{name}». Los ajustes son {formats.every(names)}."


def bad_setting(*, value, name, values, path):
    return f"«{value}» no es un valor de {name}: elige {formats.either(values)}." if path is None else f"En {path}: «{value}» no es un valor de {name}: elige {formats.either(values)}."
