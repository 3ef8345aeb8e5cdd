# Made from client/text/de/errors.ftl by `python -m client.catalogue`.


def unknown_scheme(scheme):
    return f"Eine Adresse kann nicht mit „{scheme}://“ beginnen. Nimm ws:// oder wss://, oder lass es weg."


def bad_path(typed):
    return f"„{typed}“ ist keine Adresse. So sieht eine aus: 192.168.1.5:8420/KZ7-4QM2."


def address_missing():
    return "Gib die Adresse des Raums ein, etwa 192.168.1.5:8420/KZ7-4QM2."


def code_missing(server):
    return f"Der Raumcode fehlt. Gib {server}/ und den Code ein, etwa 192.168.1.5:8420/KZ7-4QM2."


def bad_room_code(typed):
    return f"„{typed}“ ist kein Raumcode. Der Code steht am Ende, wie in 192.168.1.5:8420/KZ7-4QM2."


def server_missing(code):
    return f"Gib vor {code} die Adresse des Servers ein, etwa 192.168.1.5:8420/KZ7-4QM2."


def ipv6_brackets():
    return "Setz eine IPv6-Adresse in eckige Klammern, etwa [fd00::5]:8420/KZ7-4QM2."


def bad_host(host):
    return ("In der Adresse fehlt der Host." if host is None else f"„{host}“ ist weder Name noch Adresse eines Rechners.") + " So sieht eine Adresse aus: 192.168.1.5:8420/KZ7-4QM2."


def bad_ipv6(host):
    return f"„{host}“ ist keine IPv6-Adresse."


def bad_port(*, port, usual):
    return f"„{port}“ ist kein Port. Nimm eine Zahl von 1 bis 65535, meist {usual}."


def games_not_loaded(why):
    return "Die installierten Spiele lassen sich nicht laden." if why is None else f"{why}"


def server_on_other_port(*, port, wanted):
    return f"Dein Server läuft schon auf Port {port}. Lass --port {wanted} weg oder beende den Server zuerst mit turnabout stop."


def server_not_open(port):
    return f"Dein Server auf Port {port} nimmt nur Verbindungen von diesem Rechner an. Beende ihn mit turnabout stop und eröffne den Raum dann noch mal."


def port_used(*, port, turnabout, another):
    return f"Port {port} ist schon belegt, von einem anderen " + ("Turnabout-Server" if turnabout else "Programm") + f". Nimm einen anderen Port: turnabout host --port {another} (in einem Klon: ./dev host --port {another})."


def server_not_stopped(*, pid, why):
    return f"Der Server (Prozess {pid}) lässt sich nicht beenden: {why}."


def server_still_stops(*, pid, seconds):
    return f"Der Server (Prozess {pid}) hat sich nach {formats.number(seconds)} Sekunden noch nicht beendet."


def server_secure(variables):
    return f"{formats.every(variables)} gilt nur für turnabout serve. Entferne das, um einen Raum zu eröffnen."


def server_not_started(why):
    return f"Der Server lässt sich nicht starten: {why}."


def server_still_starts(*, seconds, log):
    return f"Der Server ist nach {formats.number(seconds)} Sekunden noch nicht gestartet. Sieh in sein Log: {log}"


def server_silent(log):
    return f"Der Server ist nicht gestartet, und sein Log ist leer: {log}"


def server_failed(why):
    return f"Der Server ist nicht gestartet: {why}"


def link_ended():
    return "Die Verbindung zum Server ist geschlossen."


def link_busy():
    return "Zu viele Befehle warten auf die Antwort des Servers."


def name_missing():
    return "Tippe einen Namen. Andere sehen ihn."


def name_too_long(*, longest, length):
    return f"Ein Name darf {formats.number(longest)} Zeichen haben; dieser hat {formats.number(length)}."


def name_too_wide(*, widest, width):
    return f"Ein Name darf {formats.number(widest)} Spalten breit sein; dieser braucht {formats.number(width)}."


def name_hidden_character():
    return "Dieser Name enthält ein unsichtbares Zeichen. Entferne es."


def bad_profile(name):
    return f"„{name}“ geht nicht als Name eines Profils. Nimm bis zu 32 Buchstaben, Ziffern, - und _."


def key_unusable(*, path, why):
    return f"Die Schlüsseldatei {path} ist nicht verwendbar: {why}."


def key_damaged(path):
    return f"Die Schlüsseldatei {path} ist beschädigt: Sie sollte 64 Hexziffern enthalten. Reparier oder entfern sie."


def directory_not_made(*, path, why):
    return f"Der Ordner {path} lässt sich nicht anlegen: {why}."


def readable_by_others(*, path, why):
    return f"Andere auf diesem Rechner können {path} lesen, und das lässt sich nicht ändern ({why}): Das sollte nur dir gehören. Führ unter dem Konto, dem die Datei gehört, chmod go= {path} aus."


def file_not_written(*, path, why):
    return f"Die Datei {path} lässt sich nicht schreiben: {why}."


def file_not_removed(*, path, why):
    return f"Die Datei {path} lässt sich nicht entfernen: {why}."


def settings_unreadable(*, path, why):
    return f"Die Einstellungen in {path} sind nicht lesbar: {why}. Es gelten die Standardwerte."


def unknown_setting(*, name, names, path):
    return f"Eine Einstellung „{name}“ gibt es nicht. Die Einstellungen sind {formats.every(names)}." if path is None else f"In {path}: Eine Einstellung „{name}“ gibt es nicht. Die Einstellungen sind {formats.every(names)}."


def bad_setting(*, value, name, values, path):
    return f"„{value}“ ist kein Wert für {name}: Wähle {formats.either(values)}." if path is None else f"In {path}: „{value}“ ist kein Wert für {name}: Wähle {formats.either(values)}."
