# Made from client/text/de/connection.ftl by `python -m client.catalogue`.


def lost(*, kind, seconds):
    return ("Du bist offline." if kind == "offline" else "Der Server antwortet nicht." if kind == "nothing_listens" else "Der Server ist nicht erreichbar." if kind == "no_answer" else "Der Name des Servers ist nicht zu finden." if kind == "name_not_found" else "Der Server wurde beendet." if kind == "server_stopping" else "Die Verbindung ist abgebrochen.") + " Das Match ist gespeichert. " + ("Neuer Versuch …" if seconds == 0 else f"Neuer Versuch in {formats.duration(seconds)}.")


def own_server_stopped():
    return "Dein Server wurde beendet. Dein Match ist gespeichert."


def server_away(server):
    return f"{server} antwortet nicht. Dein Match ist gespeichert. Neue Versuche, bis der Server antwortet …"


def late(offline):
    return "Du bist offline. Bitte warten …" if offline else "Der Server hat seit 5 s nicht geantwortet. Bitte warten …"


def server_cannot_save():
    return "Der Server kann gerade nicht speichern. Dein Befehl wird so lange wiederholt, bis es klappt."


def moves_lost():
    return "Der Server hat die letzten Züge verloren. Das Spiel geht von hier aus weiter."


def try_now_key():
    return "noch mal"


def start_server_key():
    return "neu starten"


def failure(key, *, server, detail):
    match key:
        case "offline":
            return "Du bist offline. Verbinde dich mit dem Netz und versuch es noch mal."
        case "name_not_found":
            return f"Host nicht gefunden: {server}. Prüfe die Adresse und dein Netz."
        case "nothing_listens":
            return f"{server} antwortet nicht. Prüfe die Adresse und ob Turnabout dort läuft."
        case "no_answer":
            return f"{server} ist nicht erreichbar. Prüfe die Adresse, dein Netz und die Firewall."
        case "not_turnabout":
            return f"Das ist kein Turnabout-Server: {server}. Prüfe den Port und ob die Adresse mit wss:// beginnt."
        case "tls":
            return f"Keine sichere Verbindung möglich: {server} ({detail}). Prüfe, ob der Server wirklich wss:// oder https:// nutzt."
        case "untrusted":
            return f"Das Zertifikat ist nicht vertrauenswürdig: {server} ({detail}). Es könnte ein anderer Server sein. Wenn du ihm vertraust, setz SSL_CERT_FILE auf eine Datei mit dem Zertifikat des Ausstellers."
        case "crowded":
            return f"{server} hat zu viele Verbindungen von deiner Adresse. Versuch es in einer Minute noch mal."
        case "wrong_protocol":
            return f"{detail}"
        case "name_refused":
            return f"Der Server nimmt deinen Namen nicht an: {server}. {detail}"
        case "turned_away":
            return f"Der Server hat dich nicht eingelassen: {server}. {detail}"
        case "dropped":
            return f"Die Verbindung ist abgebrochen: {server}. {detail}"
        case "server_stopping":
            return "Der Server wurde beendet."
        case "replaced":
            return "Du hast diesen Raum auf zu vielen Geräten oder in zu vielen Fenstern geöffnet, deshalb wurde er hier geschlossen."
        case "room_stopped":
            return "Der Server hat diesen Raum wegen eines Fehlers angehalten. Das Match ist gespeichert und kann weitergehen, wenn der Server repariert ist."
        case "room_gone":
            return "Diesen Raum gibt es nicht mehr: Lange ist darin nichts passiert."
        case "not_hosted":
            return f"{detail}"
        case "removed":
            return "Die Raumleitung hat dich aus diesem Raum entfernt."
        case "no_spectators":
            return "Der Raum ist jetzt voll, und Zuschauen ist dort nicht erlaubt."
        case "seat_moved":
            return "Dein Platz ist auf ein anderes Gerät umgezogen. Du spielst jetzt dort."
        case "unreadable":
            return "Der Server ist neuer als dieses Turnabout. Aktualisiere Turnabout und komm dann wieder."
    raise KeyError(key)


def certificate(key):
    return {
        "expired": "es ist abgelaufen",
        "not_yet_valid": "es gilt noch nicht",
        "self_signed": "es ist selbst signiert",
        "unknown_issuer": "sein Aussteller ist hier unbekannt",
        "other_name": "es gilt für eine andere Adresse",
    }[key]


def own_server_silent():
    return "Der Server auf diesem Rechner antwortet nicht."


def no_room(*, code, server):
    return f"Kein Raum {code} auf diesem Server: {server}. Prüfe den Code und die Adresse."


def seat_connected():
    return "Du bist schon in diesem Raum, auf einem anderen Gerät oder in einem anderen Fenster. Spiel auch hier oder tritt als jemand anderes bei."


def refused_at(*, message, server):
    return f"{message} ({server})"


def seat_elsewhere(address):
    return f"Du hast einen Platz in einem Raum mit diesem Code auf {address}. Komm über diese Adresse zurück."


def record_not_loaded():
    return "Die Aufzeichnung konnte nicht geladen werden. Versuch es noch mal."


def record_not_saved(*, path, why):
    return f"Die Aufzeichnung konnte nicht in {path} gespeichert werden: {why}."
