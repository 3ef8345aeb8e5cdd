# Made from client/games/patriarch/text/pl/line.ftl by `python -m client.catalogue`.


def moves():
    return "drzewo, np. 3(4(2) A(5)): zgadnij je; drzewo H 3(4(2) A(5)): ułóż je; oceń: ogłoś następną ocenę; oceń 1 1 1: podaj ją z liczbami"


def command(key):
    return {
        "guesses": "pokaż wszystkie próby z ocenami",
        "queue": "pokaż, czyje próby czekają na ocenę",
        "notes": "pokaż możliwe drzewa, według kart i pokoleń",
    }[key]


def no_news():
    return "W tej rundzie nic się jeszcze nie wydarzyło."


def not_your_turn():
    return "To nie twoja kolej."


def nothing_to_grade():
    return "Nie masz teraz oceny do ogłoszenia."


def nothing_to_lay():
    return "Drzewo układa strażnik, przed pierwszą próbą."


def own_tree():
    return "W tej rundzie nie zgadujesz."


def suit_first():
    return "Wpisz „drzewo”, kolor i drzewo: „drzewo H 3”(4(2) A(5))."


def two_wait():
    return "Dwie twoje próby są w kolejce. Możesz zgadywać znowu, gdy jedna z nich zostanie oceniona."


def on_top(trees):
    return "na szczycie: " + (f"{formats.number(trees)} drzewo" if trees == 1 else f"{formats.number(trees)} drzewa" if trees % 10 >= 2 and trees % 10 <= 4 and (trees % 100 < 12 or trees % 100 > 14) else f"{formats.number(trees)} drzew")


def in_generation(*, generation, trees):
    return f"pokolenie {generation}: " + (f"{formats.number(trees)} drzewo" if trees == 1 else f"{formats.number(trees)} drzewa" if trees % 10 >= 2 and trees % 10 <= 4 and (trees % 100 < 12 or trees % 100 > 14) else f"{formats.number(trees)} drzew")


def no_queue():
    return "We dwoje nie ma kolejki: każda próba jest oceniana od razu."


def begins(*, leg, legs, facts):
    return f"Runda {leg} z {legs}: {facts}."


def to_guess(*, example, ranks):
    return f"Twoja próba: karta na szczycie, a za każdą kartą jej dzieci w nawiasach, np. {example}" + ("." if ranks is None else f"; albo „taki-sam” wartości, np. {ranks}.")


def to_lay(*, example, open):
    return f"Ułóż drzewo: „drzewo H {example}”, w dowolnym kolorze" + ("; „drzewo H otwarte” zostawia je otwarte." if open else ".")


def to_grade(*, whose, behind):
    return f"Następna: {whose}" + ("" if behind == 0 else f"; za nią jeszcze {formats.number(behind)}") + ". Wpisz „oceń”, aby ogłosić ocenę."


def to_work_out(*, whose, tree, own):
    return f"Następna: {whose} {tree}. Twoje drzewo to {own}. Wpisz „oceń” oraz liczby kart czerwonych, czarnych i zakrytych: „oceń 1 1 1”."


def say_counts():
    return "Dopisz też liczby kart czerwonych, czarnych i zakrytych: „oceń 1 1 1”."


def one_waits():
    return "Twoja próba czeka na ocenę. Możesz zgadywać znowu, gdy zostanie oceniona."


def guess(*, number, name, guess):
    return f"{number}. {formats.name(name)}: {guess}"


def own_guess(*, number, guess):
    return f"{number}. {guess}"


def queue(*, names, seconds):
    return f"W kolejce, od pierwszej: {names}" + ("." if seconds is None else f". Pokój sam ogłasza ocenę po {formats.duration(seconds)}.")


def hint(*, tree, expected):
    return f"Podpowiedź: zgadnij {tree}, razem około {formats.exact(expected)} próby."
