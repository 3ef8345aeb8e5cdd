# Made from client/text/pl/solo.ftl by `python -m client.catalogue`.


def dealing():
    return "Rozdawanie kart…"


def looking():
    return "Szukanie wygrywalnego numeru…"


def title():
    return "Partia"


def about(*, number, score, beat, best):
    return ("" if number is None else f"Numer {formats.game_number(number)}.") + ("" if score is None else (("" if number is None else " ") + f"{score}" + ("" if beat is None else (f"; {formats.number(beat)} " + ("do osiągnięcia" if best else "do pobicia"))) + "."))


def continue_game():
    return "Graj dalej"


def switch_hints(key):
    return {
        "on": "Podpowiedź przy każdym ruchu",
        "off": "Podpowiedzi tylko na prośbę",
    }[key]


def high_scores():
    return "Rekordy"


def new_game():
    return "Nowa partia"


def new_game_hint():
    return "na losowym numerze"


def same_number():
    return "Jeszcze raz ten sam numer"


def choose_number():
    return "Wybierz numer"


def choose_number_hint():
    return "wpisany przez ciebie"


def how_to_play():
    return "Jak grać"


def how_to_play_hint():
    return "zasady, znaki i klawisze, twórcy"


def resign():
    return "Porzuć tę partię"


def leave():
    return "Wyjdź"


def leave_hint():
    return "partia jest zapisana na później"


def abandon_title():
    return "Wyjść z tej partii?"


def abandon_text():
    return "Zostaw ją na ekranie startowym albo porzuć: wtedy nie będzie się liczyć."


def abandon_text_tournament():
    return "Jeszcze się nie skończyła. Jeśli ją porzucisz, nie będzie się liczyć."


def keep():
    return "Zostaw na później"


def give_up():
    return "Porzuć"


def resign_title():
    return "Porzucić tę partię?"


def resign_text():
    return "Skończy się tutaj i nie będzie się liczyć."


def over(*, score, number):
    return f"{score}" + ("" if number is None else f", numer {formats.game_number(number)}") + "."


def resigned(name):
    return "Partia porzucona, więc się nie liczy." if name is None else f"{formats.name(name)} porzuca partię, więc się nie liczy."


def took(time):
    return f"Czas: {formats.stopwatch(time)}."


def helped():
    return "W tej partii były podpowiedzi, więc nie liczy się do twoich najlepszych."


def casual_over():
    return "To była partia treningowa. Jej wynik liczy się tylko wśród treningowych."


def beat_computer(score):
    return f"Wygrywasz z komputerem, który ma {formats.number(score)}."


def beat_best(score):
    return f"To twój nowy rekord na tym numerze. Poprzedni: {formats.number(score)}."


def matched_computer():
    return "Tyle samo co komputer."


def matched_best():
    return "Twój rekord wyrównany."


def computer_best(*, score, low):
    return ("Komputerowi zostało" if low else "Wynik komputera") + f": {score}."


def your_best(*, score, low):
    return ("Tobie wcześniej zostało" if low else "Twój wcześniejszy wynik") + f": {score}."


def computer(score):
    return f"komputer {score}"


def best_before(score):
    return f"twój wcześniejszy rekord {score}"


def par(score):
    return f"norma {score}"


def working():
    return "Trwa obliczanie wyniku komputera…"


def working_on_par():
    return "Trwa obliczanie normy…"


def high_score(place):
    return "Nowy rekord: " + ("twoja najlepsza partia" if place == 1 else "twój drugi wynik" if place == 2 else "twój trzeci wynik" if place == 3 else "twój czwarty wynik" if place == 4 else "twój piąty wynik" if place == 5 else f"miejsce {place} na 10") + "."
