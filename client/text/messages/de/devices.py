# Made from client/text/de/devices.ftl by `python -m client.catalogue`.


def until(until):
    return f"Der Link gilt einmal, bis {formats.time_of_day(until)}."


def keep_secret():
    return "Öffne ihn nur auf einem eigenen Gerät: Ein verknüpftes Gerät kann in deinem Namen spielen."


def permanent():
    return "Ein verknüpftes Gerät bleibt für immer dieselbe Person: Es hat dieselben Spiele, und rückgängig machen kannst du das nicht."


def open_or_run(command):
    return f"Öffne einen Link auf deinem anderen Gerät oder gib dort ein: {command}"


def asked():
    return "Ein Gerät hat deinen Link geöffnet. Zeigt es diese Zahl?"


def confirm_link():
    return "Dieses Gerät verknüpfen? ja oder nein:"


def sent():
    return "Bestätige jetzt auf dem anderen Gerät."


def linked():
    return "Deine Geräte sind verknüpft."


def declined():
    return "Das andere Gerät hat abgelehnt."


def waiting():
    return "Prüfe, ob dein anderes Gerät diese Zahl zeigt, und bestätige dort."


def offered(name):
    return "Dein anderes Gerät hat deine Identität geschickt." if name is None else f"Dein anderes Gerät hat die Identität von {formats.name(name)} geschickt."


def replaces():
    return "Sie ersetzt die Identität, die dieses Gerät auf diesem Server hat. Spiele, die nur dieses Gerät hat, gehören dir dann nicht mehr."


def confirm_take():
    return "Diese Identität übernehmen? ja oder nein:"


def cancelled():
    return "Das andere Gerät hat die Verknüpfung abgebrochen."


def tampered():
    return "Die Nachricht wurde unterwegs verändert. Erstell einen neuen Link."


def bad_link():
    return "Dieser Link ist unvollständig. Kopiere ihn noch mal oder erstell einen neuen."


def server_missing():
    return "Gib den ganzen Link ein oder nenne den Server mit --server."


def not_linked():
    return "Die Geräte sind nicht verknüpft."
