# Made from client/text/es/connection.ftl by `python -m client.catalogue`.


def lost(*, kind, seconds):
    return ("No tienes conexión." if kind == "offline" else "El servidor no responde." if kind == "nothing_listens" else "No se llega al servidor." if kind == "no_answer" else "No se encuentra el nombre del servidor." if kind == "name_not_found" else "El servidor se detuvo." if kind == "server_stopping" else "Se perdió la conexión.") + " La partida está guardada. " + ("Reintentando…" if seconds == 0 else f"Nuevo intento en {formats.duration(seconds)}.")


def own_server_stopped():
    return "Tu servidor se detuvo. Tu partida está guardada."


def server_away(server):
    return f"Nada responde en {server}. Tu partida está guardada. Se reintenta hasta que el servidor responda…"


def late(offline):
    return "No tienes conexión. Esperando…" if offline else "El servidor lleva 5 s sin responder. Esperando…"


def server_cannot_save():
    return "El servidor no puede guardar en este momento. Tu orden se repite hasta que pueda."


def moves_lost():
    return "El servidor perdió las últimas jugadas. La partida sigue desde aquí."


def try_now_key():
    return "reintentar"


def start_server_key():
    return "arrancarlo otra vez"


def failure(key, *, server, detail):
    match key:
        case "offline":
            return "No tienes conexión. Conéctate a la red y prueba otra vez."
        case "name_not_found":
            return f"No se encuentra {server}. Revisa la dirección y tu red."
        case "nothing_listens":
            return f"Nada responde en {server}. Revisa la dirección y que Turnabout esté en marcha allí."
        case "no_answer":
            return f"No se llega a {server}. Revisa la dirección, tu red y los cortafuegos."
        case "not_turnabout":
            return f"El servidor de {server} no es de Turnabout. Revisa el puerto, y si la dirección empieza por wss://."
        case "tls":
            return f"No hay conexión segura con {server} ({detail}). Revisa si de verdad usa wss:// o https://."
        case "untrusted":
            return f"El certificado de {server} no es de confianza ({detail}): puede ser otro servidor. Si confías en él, pon en SSL_CERT_FILE un archivo con el certificado de su emisor."
        case "crowded":
            return f"{server} tiene demasiadas conexiones desde tu dirección. Inténtalo en un minuto."
        case "wrong_protocol":
            return f"{detail}"
        case "name_refused":
            return f"El servidor de {server} no acepta tu nombre. {detail}"
        case "turned_away":
            return f"El servidor de {server} no te dejó entrar. {detail}"
        case "dropped":
            return f"Se perdió la conexión con {server}. {detail}"
        case "server_stopping":
            return "El servidor se detuvo."
        case "replaced":
            return "Abriste esta sala en demasiados dispositivos o ventanas, así que aquí se cerró."
        case "room_stopped":
            return "El servidor detuvo esta sala por un fallo. La partida está guardada y puede seguir cuando se repare el servidor."
        case "room_gone":
            return "Esta sala caducó: pasó mucho tiempo sin que ocurriera nada."
        case "not_hosted":
            return f"{detail}"
        case "removed":
            return "Quien dirige la sala te expulsó."
        case "no_spectators":
            return "La sala ya está llena y no admite público."
        case "seat_moved":
            return "Tu asiento pasó a otro dispositivo. Ahora juegas allí."
        case "unreadable":
            return "El servidor es más nuevo que esta versión de Turnabout. Actualízala y vuelve."
    raise KeyError(key)


def certificate(key):
    return {
        "expired": "ha caducado",
        "not_yet_valid": "aún no es válido",
        "self_signed": "está autofirmado",
        "unknown_issuer": "aquí no se conoce su emisor",
        "other_name": "es para otra dirección",
    }[key]


def own_server_silent():
    return "El servidor de este equipo no responde."


def no_room(*, code, server):
    return f"No hay ninguna sala {code} en {server}. Revisa el código y la dirección."


def seat_connected():
    return "Ya estás en esta sala, en otro dispositivo o en otra ventana. Juega también aquí o entra como otra persona."


def refused_at(*, message, server):
    return f"{message} (en {server})"


def seat_elsewhere(address):
    return f"Tienes un asiento en una sala con este código en {address}. Usa esa dirección para volver."


def record_not_loaded():
    return "No se pudo cargar el registro. Inténtalo otra vez."


def record_not_saved(*, path, why):
    return f"No se pudo guardar el registro en {path}: {why}."
