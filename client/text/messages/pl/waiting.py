# Made from client/text/pl/waiting.ftl by `python -m client.catalogue`.


def connecting(server):
    return f"Łączenie z {server}…"


def connecting_here():
    return "Łączenie z serwerem na tym komputerze…"


def starting_server():
    return "Uruchamianie serwera na tym komputerze…"


def this_machine():
    return "ten komputer"


def as_another_player(address):
    return f"Aby dołączyć jako inna osoba: turnabout join {address} --profile NAME"


def in_clone():
    return "W klonie repozytorium wpisz ./dev zamiast turnabout."


def cannot_show(title):
    return f"{formats.name(title)} wymaga nowszej wersji Turnabouta: zaktualizuj go i wróć."


def room_open():
    return "Twój pokój jest otwarty. Wyślij jeden z poniższych wierszy albo podaj adres i kod."


def join_command(address):
    return f"turnabout join {address}"


def friend_runs():
    return "Druga osoba uruchamia:"


def friend_runs_one():
    return "Druga osoba uruchamia jedno z tych poleceń (w klonie: ./dev join …):"


def server_closed():
    return "Jest wolne miejsce, ale twój serwer przyjmuje połączenia tylko z tego komputera. Otwórz go, aby wpuścić innych: serwer uruchomi się ponownie, a wszystkie partie potoczą się dalej."


def opening_server():
    return "Ponowne uruchamianie serwera…"


def no_address():
    return "Inne komputery nie mogą połączyć się z tym: podłącz go do sieci."


def reach(*, origin, network):
    return f"ta sama sieć, {formats.name(network)}" if origin == "lan" else f"przez {formats.name(network)}" if origin == "vpn" else "przez twój VPN" if origin == "own_vpn" else "internet, jeśli router i zapora przepuszczą"


def reach_short(key):
    return {
        "lan": "ta sama sieć",
        "vpn": "VPN",
        "internet": "internet",
    }[key]


def copied(text):
    return f"Skopiowano, jeśli terminal na to pozwala: {text}"


def free():
    return "wolne"


def away_sign():
    return "○ offline"


def seats_taken(*, taken, seats, away):
    return f"zajęte miejsca: {formats.number(taken)} z {formats.number(seats)}" + ("" if away == 0 else f", offline: {formats.number(away)}")


def free_seats(seats):
    return f"{formats.number(seats)} miejsce jest wolne." if seats == 1 else f"{formats.number(seats)} miejsca są wolne." if seats % 10 >= 2 and seats % 10 <= 4 and (seats % 100 < 12 or seats % 100 > 14) else f"{formats.number(seats)} miejsc jest wolnych."


def free_seats_in_list(seats):
    return f"{formats.number(seats)} wolne miejsce" if seats == 1 else f"{formats.number(seats)} wolne miejsca" if seats % 10 >= 2 and seats % 10 <= 4 and (seats % 100 < 12 or seats % 100 > 14) else f"{formats.number(seats)} wolnych miejsc"


def waiting_for_friend():
    return "Czekamy na drugą osobę…"


def waiting_for_friends():
    return "Czekamy na pozostałych…"


def owner_hint():
    return "Zacznij teraz albo dodaj komputery; liczbę miejsc zmienisz w menu."
