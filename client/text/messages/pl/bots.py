# Made from client/text/pl/bots.ftl by `python -m client.catalogue`.


def seated(*, name, seat, room, title):
    return ("Program" if name is None else f"{formats.name(name)}") + f" ma miejsce {seat} w pokoju {room}, {title}."


def waits(room):
    return f"Czekamy na innych. Mogą dołączyć tak: turnabout join {room}"


def no_seat():
    return "Wszystkie miejsca w tym pokoju są zajęte. Poproś o miejsce albo wybierz inny pokój."


def lost():
    return "Połączenie zostało zerwane; mecz jest zapisany. Ponowne łączenie…"


def back():
    return "Połączenie wróciło."


def already_there():
    return "W tym pokoju jest już bot z tym profilem. Najpierw go zatrzymaj albo użyj innego profilu: --profile NAME."


def kept(command):
    return f"Mecz i miejsce są zapisane. Aby wrócić: {command}"


def absent(*, name, left, does, level):
    return ("Ktoś" if name is None else f"{formats.name(name)}") + " " + ("opuszcza mecz" if left else "długo nie wraca") + ": " + ("bot ogłasza zwycięstwo." if does == "claim" else f"bot prosi, by zagrał tam komputer ({formats.level(level)})." if does == "replace" else "bot zwalnia miejsce dla innych.")


def deserted(seconds):
    return f"Przez {formats.duration(seconds)} nie było nikogo innego, więc bot wyszedł. Aby zostawał: --patience never."


def no_score():
    return "bez wyniku"


def game_over(*, match, score, why):
    return f"Partia {match} skończona: {score}" + (", przez poddanie" if why == "resigned" else ", przez nieobecność" if why == "claimed" else ", na czas" if why == "flag" else "") + "."


def match_over(*, match, result, score, others, scored, why):
    return f"Mecz {match}: " + ("remis" if result == "draw" else "wygrana" if result == "won" else "przegrana") + (f", {score} do {formats.every(others)}" if scored else "") + (", przez poddanie" if why == "resigned" else ", przez nieobecność" if why == "claimed" else ", na czas" if why == "flag" else "") + "."


def counted(*, matches, won, drawn, lost):
    return f"Mecze: {formats.number(matches)}, wygrane: {formats.number(won)}, remisy: {formats.number(drawn)}, przegrane: {formats.number(lost)}."


def unasked(*, line, last):
    return f"Program wypisał wiersz bez pytania. Został pominięty: „{line}”. Na standardowe wyjście wypisuj tylko odpowiedzi, a resztę na standardowe wyjście błędów." + (" Kolejne takie wiersze będą pomijane bez komunikatu." if last else "")


def refused(why):
    return f"Odpowiedź programu została odrzucona: {why}"


def refused_often(times):
    return f"Odpowiedź programu na ten sam ruch została odrzucona {formats.number(times)} razy z rzędu. Program nie będzie już pytany. Na standardowe wyjście wypisuj tylko odpowiedzi, a resztę na standardowe wyjście błędów."


def slow(seconds):
    return f"Program nie odpowiada od {formats.duration(seconds)}."


def ended(*, signal, code):
    return "Program " + (f"sam się zakończył z kodem {code}" if signal is None else f"został zakończony sygnałem {signal}") + ". Nikt już nie gra na jego miejscu."


def answer_usage():
    return "Odpowiadaj jednym obiektem JSON w wierszu, np. {\"move\": \"KS>7D\"}, {\"move\": null} albo {\"resign\": true}."


def not_json(answer):
    return f"„{answer}” to nie JSON."


def not_object(answer):
    return f"„{answer}” to nie obiekt JSON."


def no_move(answer):
    return f"W „{answer}” nie ma ruchu."


def move_too_long(most):
    return f"Ruch może mieć do {formats.number(most)} znaków."
