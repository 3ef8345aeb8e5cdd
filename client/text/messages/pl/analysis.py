# Made from client/text/pl/analysis.ftl by `python -m client.catalogue`.


def title():
    return "Analiza"


def title_of_match(*, analysis, match):
    return f"{analysis}: {match}"


def judged_so_far():
    return "Ruchy ocenione do tej pory"


def working():
    return "Komputer analizuje ruch po ruchu…"


def progress(*, done, moves):
    return f"{formats.number(done)} z " + (f"{formats.number(moves)} ruchu" if moves == 1 else f"{formats.number(moves)} ruchów")


def working_at(progress):
    return f"Komputer analizuje: {progress}."


def simulations(playouts):
    return (f"{formats.number(playouts)} symulacja" if playouts == 1 else f"{formats.number(playouts)} symulacje" if playouts % 10 >= 2 and playouts % 10 <= 4 and (playouts % 100 < 12 or playouts % 100 > 14) else f"{formats.number(playouts)} symulacji") + " na ruch"


def based_on(simulations):
    return f"Analiza komputera ({simulations}):"


def not_sent():
    return "Serwer nie przysłał analizy. Spróbuj ponownie."


def nothing_to_judge():
    return "W tym meczu nie ma ruchów, które dałoby się ocenić."


def impossible(reason):
    return f"Tego meczu nie da się przeanalizować: {reason}."


def no_reason():
    return "przyczyna nieznana"


def not_started(reason):
    return f"Nie udało się uruchomić programu do analizy: {reason}."


def not_shown():
    return "Analiza zawiera coś, czego ten Turnabout nie umie pokazać."


def newer_version():
    return "Analizę zrobił nowszy Turnabout. Zaktualizuj swój."


def unwritable(*, path, reason):
    return f"Nie można zapisać {path}: {reason}."


def not_over():
    return "Mecz jeszcze się nie skończył."


def disconnected():
    return "Połączenie z serwerem zostało zerwane."


def another_match():
    return "Zaczął się następny mecz. Ten przeanalizujesz z jego zapisu."


def only_first(shown):
    return f"Przeanalizowano tylko pierwsze zapisy ({formats.number(shown)}). Dalsze wybierzesz przez --index."


def accuracy():
    return "dokładność"


def percent(percent):
    return "–" if percent is None else f"{percent}%"


def role(key):
    return {
        "maximizer": "maksymalizuje",
        "minimizer": "minimalizuje",
        "player": "solo",
        "owner": "strzeże",
        "guesser": "zgaduje",
        "together": "razem",
        "equal": "gra",
    }[key]


def role_in_leg(*, leg, role):
    return f"{leg}, {role}"


def accuracy_of(*, name, role, percent, faults):
    return f"{formats.name(name)} ({role}): dokładność {percent}, {faults}."


def no_choices_of(*, name, role):
    return f"{formats.name(name)} ({role}): ani razu nie było wyboru."


def no_faults():
    return "bez potknięć"


def fault_count(key, *, count):
    match key:
        case "inaccuracy":
            return f"{formats.number(count)} niedokładność" if count == 1 else f"{formats.number(count)} niedokładności" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} niedokładności"
        case "mistake":
            return f"{formats.number(count)} błąd" if count == 1 else f"{formats.number(count)} błędy" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} błędów"
        case "blunder":
            return f"{formats.number(count)} gruby błąd" if count == 1 else f"{formats.number(count)} grube błędy" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} grubych błędów"
    raise KeyError(key)


def fault(key):
    return {
        "inaccuracy": "niedokładność",
        "mistake": "błąd",
        "blunder": "gruby błąd",
    }[key]


def fault_letter(key):
    return {
        "inaccuracy": "n",
        "mistake": "b",
        "blunder": "G",
    }[key]


def fault_found(*, leg, number, name, move, fault, best, lost):
    return f"Ruch {number}" + ("" if leg is None else f" ({leg})") + f": {formats.name(name)} – {move}, " + ("niedokładność" if fault == "inaccuracy" else "błąd" if fault == "mistake" else "gruby błąd") + f"; {best} jest lepsze o {lost}."


def none_found():
    return "Żaden ruch nie kosztował dużo."


def movable_by(name):
    return f"{formats.name(name)}: ruchy bez oceny, bo położone karty można było przesuwać."


def movable():
    return "Ruchy bez oceny: położone karty można było przesuwać lub zabierać."


def verdict(*, name, verdict, number, move):
    return ("" if name is None else f"{formats.name(name)}: ") + (("Przy znajomości wszystkich kart to rozdanie da się wygrać" + ("." if number is None else f", ale już nie po ruchu {number}, {move}.")) if verdict == "won" else "Nawet przy znajomości wszystkich kart tego rozdania nie da się wygrać." if verdict == "lost" else "Nie wiadomo, czy to rozdanie da się wygrać.")


def lost_here():
    return "tu przegrane"


def leg(*, kind, leg):
    return f"plansza {leg}" if kind == "board" else f"runda {leg}"


def graph(*, leader, leg):
    return ("Przewidywany wynik końcowy" if leader is None else f"Przewidywana przewaga: {formats.name(leader)}") + ("" if leg is None else f", {leg}")


def curve(*, graph, first, high, highmove, low, lowmove, last):
    return f"{graph}: {first} po pierwszym ruchu, najwięcej {high} (ruch {highmove}), najmniej {low} (ruch {lowmove}), na końcu {last}."


def moves(leg):
    return "Ruchy" if leg is None else f"Ruchy: {leg}"


def choices_here(*, number, choices):
    return f"ruch {number}, " + ("tu był wybór" if choices == "several" else "jedyna możliwość" if choices == "one" else "bez oceny")


def key(key):
    return {
        "move": "ruch",
        "next-fault": "potknięcie",
        "leg": "inna runda",
        "board": "inna plansza",
        "table": "inny stół",
    }[key]
