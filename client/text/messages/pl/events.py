# Made from client/text/pl/events.ftl by `python -m client.catalogue`.


def someone():
    return "Ktoś"


def event(key, *, name, mine):
    match key:
        case "opened":
            return "Otwierasz pokój." if mine else f"{formats.name(name)} otwiera pokój."
        case "sat":
            return "Zajmujesz miejsce." if mine else f"{formats.name(name)} zajmuje miejsce."
        case "stood":
            return "Zwalniasz swoje miejsce." if mine else f"{formats.name(name)} zwalnia swoje miejsce."
        case "readied":
            return "Zgłaszasz gotowość." if mine else f"{formats.name(name)} zgłasza gotowość."
        case "moved":
            return "Wykonujesz ruch." if mine else f"{formats.name(name)} wykonuje ruch."
        case "resigned":
            return "Poddajesz mecz." if mine else f"{formats.name(name)} poddaje mecz."
        case "flagged":
            return "Twój czas się skończył." if mine else f"{formats.name(name)}: koniec czasu."
        case "ran_out":
            return "Twój czas w tej rundzie się skończył. Pozostali grają dalej." if mine else f"{formats.name(name)}: koniec czasu. Pozostali grają dalej."
        case "left":
            return "Opuszczasz mecz." if mine else f"{formats.name(name)} opuszcza mecz."
        case "returned":
            return "Znów grasz na swoim miejscu." if mine else f"{formats.name(name)} wraca i znów gra."
        case "replacement_agreed":
            return "Zgadzasz się na zastępstwo." if mine else f"{formats.name(name)} zgadza się na zastępstwo."
        case "replacement_refused":
            return "Odrzucasz zastępstwo." if mine else f"{formats.name(name)} odrzuca zastępstwo."
        case "takeback_asked":
            return "Prosisz o cofnięcie ruchu." if mine else f"{formats.name(name)} prosi o cofnięcie ruchu."
        case "takeback_agreed":
            return "Zgadzasz się na cofnięcie." if mine else f"{formats.name(name)} zgadza się na cofnięcie."
        case "takeback_refused":
            return "Cofnięcie zostało odrzucone."
        case "freed":
            return "Twoje miejsce zostało zwolnione." if mine else f"{formats.name(name)}: miejsce zwolnione."
        case "banned":
            return f"Gospodarz usuwa z pokoju: {formats.name(name)}."
        case "owned":
            return "Pokój należy teraz do ciebie." if mine else f"Nowy gospodarz pokoju: {formats.name(name)}."
        case "hinted":
            return f"{formats.name(name)} prosi o podpowiedź."
        case "challenge_declined":
            return f"{formats.name(name)} odrzuca wyzwanie."
        case "challenge_withdrawn":
            return f"Wyzwanie wycofane: {formats.name(name)}."
        case "seat_moved":
            return "Twoje miejsce jest teraz tutaj." if mine else f"{formats.name(name)} gra teraz na innym urządzeniu."
    raise KeyError(key)


def leg_started(*, leg, match):
    return f"Zaczyna się runda {leg} meczu {match}."


def leg_over(*, leg, match, score):
    return f"Koniec rundy {leg} meczu {match}, wynik {formats.number(score)}."


def match_over(*, match, why):
    return f"Koniec meczu {match}" + (" przez poddanie" if why == "resigned" else " przez nieobecność gracza" if why == "claimed" else ", bo skończył się czas" if why == "flag" else "") + "."


def undone(revealed):
    return "Ostatni ruch cofnięty." + (" Ten ruch odkrył kartę." if revealed else "")


def taken_back(*, name, mine, revealed):
    return ("Zgadzasz się: ruch cofnięty." if mine else f"{formats.name(name)} zgadza się: ruch cofnięty.") + (" Ten ruch odkrył kartę." if revealed else "")


def rematch_offered(*, name, mine, kind):
    return ("Chcesz" if mine else f"{formats.name(name)} chce") + " " + ("rewanżu na tym samym numerze" if kind == "same_number" else "rewanżu na nowym numerze" if kind == "new_number" else "rewanżu") + "."


def rematch_declined(*, name, mine, kind):
    return ("Nie chcesz" if mine else f"{formats.name(name)} nie chce") + " " + ("rewanżu na tym samym numerze" if kind == "same_number" else "rewanżu na nowym numerze" if kind == "new_number" else "rewanżu") + "."


def claimed(*, name, mine, absent, since):
    return ("Ogłaszasz zwycięstwo" if mine else f"{formats.name(name)} ogłasza zwycięstwo") + ": " + ("przeciwnik" if absent is None else f"{formats.name(absent)}") + " nie wraca" + ("" if since is None else f" od {formats.time_of_day(since)}") + "."


def time_given(time):
    return f"Zwrócono {formats.duration(time)}: serwer był niedostępny."


def time_low(*, name, mine, time):
    return (f"Na ruch masz jeszcze {formats.time_left(time)}" if mine else f"{formats.name(name)} ma na ruch jeszcze {formats.time_left(time)}") + "."


def substituted(*, level, name, mine):
    return ("Za ciebie gra dalej komputer" if mine else f"{formats.name(name)}: dalej gra komputer") + f" ({formats.level(level)})."


def seat_requested(*, person, name):
    return f"{formats.name(person)} prosi o miejsce, na którym gra {formats.name(name)}."


def computer_requested(*, asker, level, name):
    return f"{formats.name(asker)} prosi, żeby dalej grał komputer ({formats.level(level)}); zastępowany gracz: {formats.name(name)}."


def replaced(*, name, seat):
    return f"{formats.name(name)} gra dalej na miejscu {seat}."


def away(name):
    return f"{formats.name(name)} jest offline."


def back(name):
    return f"{formats.name(name)} wraca."


def settings_changed():
    return "Gospodarz zmienił ustawienia następnego meczu."


def competitors(names):
    return f"Uczestnicy: {formats.every(names)}."


def no_tournament():
    return "Nie ma już turnieju."


def plays_next(name):
    return f"Teraz gra {formats.name(name)}."


def plays_as(*, name, mine, competitor):
    return f"Grasz teraz jako {formats.name(competitor)}." if mine else f"{formats.name(name)} gra teraz jako {formats.name(competitor)}."
