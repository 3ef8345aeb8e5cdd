# Made from client/text/de/waiting.ftl by `python -m client.catalogue`.


def connecting(server):
    return f"Verbindung zu {server} …"


def connecting_here():
    return "Verbindung zum Server auf diesem Rechner …"


def starting_server():
    return "Server auf diesem Rechner wird gestartet …"


def this_machine():
    return "dieser Rechner"


def as_another_player(address):
    return f"Als jemand anderes beitreten: turnabout join {address} --profile NAME"


def in_clone():
    return "In einem Klon des Repositorys tippe ./dev statt turnabout."


def cannot_show(title):
    return f"{formats.name(title)} braucht ein neueres Turnabout: Aktualisiere es und komm dann wieder."


def room_open():
    return "Dein Raum ist offen. Schicke eine der Zeilen weiter, oder lies Adresse und Code vor."


def join_command(address):
    return f"turnabout join {address}"


def friend_runs():
    return "Wer mitspielt, gibt ein:"


def friend_runs_one():
    return "Wer mitspielt, gibt eines davon ein (in einem Klon: ./dev join …):"


def server_closed():
    return "Ein Platz ist frei, aber dein Server nimmt nur Verbindungen von diesem Rechner an. Öffne ihn, um andere einzulassen: Der Server startet neu, alle Spiele gehen weiter."


def opening_server():
    return "Server wird neu gestartet …"


def no_address():
    return "Andere Rechner erreichen diesen nicht: Verbinde ihn mit einem Netz."


def reach(*, origin, network):
    return f"gleiches Netz, {formats.name(network)}" if origin == "lan" else f"über {formats.name(network)}" if origin == "vpn" else "über dein VPN" if origin == "own_vpn" else "Internet, wenn Router und Firewall es zulassen"


def reach_short(key):
    return {
        "lan": "gleiches Netz",
        "vpn": "VPN",
        "internet": "Internet",
    }[key]


def copied(text):
    return f"Kopiert, wenn dein Terminal es erlaubt: {text}"


def free():
    return "frei"


def away_sign():
    return "○ weg"


def seats_taken(*, taken, seats, away):
    return f"{formats.number(taken)} von {formats.number(seats)} Plätzen besetzt" + ("" if away == 0 else f", {formats.number(away)} weg")


def free_seats(seats):
    return f"{formats.number(seats)} Platz ist frei." if seats == 1 else f"{formats.number(seats)} Plätze sind frei."


def free_seats_in_list(seats):
    return f"{formats.number(seats)} Platz ist frei" if seats == 1 else f"{formats.number(seats)} Plätze sind frei"


def waiting_for_friend():
    return "Warten auf die andere Person …"


def waiting_for_friends():
    return "Warten auf die anderen …"


def owner_hint():
    return "Fang jetzt an oder nimm Computer dazu; im Menü änderst du die Zahl der Plätze."
