# Made from client/text/pl/scores.ftl by `python -m client.catalogue`.


def title():
    return "Rekordy"


def hint():
    return "twoje dziesięć najlepszych partii solo"


def title_of(game):
    return f"Rekordy · {game}"


def none():
    return "Nie masz tu jeszcze ukończonej partii solo."


def none_without_help():
    return "Nie masz tu jeszcze ukończonej partii solo bez pomocy."


def with_help():
    return "Z pomocą"


def casual():
    return "Partie treningowe"


def casual_note():
    return "W tych partiach można było cofać każdy ruch. Nie liczą się do najlepszych."


def with_help_note():
    return "Partie z podpowiedziami albo z cofnięciem, które odkryło kartę, nie liczą się do najlepszych."


def column(key):
    return {
        "place": "lp.",
        "score": "wynik",
        "time": "czas",
        "number": "numer",
        "when": "kiedy",
        "help": "pomoc",
    }[key]


def hints(count):
    return f"{formats.number(count)} podpowiedź" if count == 1 else f"{formats.number(count)} podpowiedzi" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} podpowiedzi"


def takebacks(count):
    return f"{formats.number(count)} cofnięcie" if count == 1 else f"{formats.number(count)} cofnięcia" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} cofnięć"


def score_in_time(*, score, time):
    return f"{score} w {formats.clock_face(time)}"


def line(*, place, score, number, when, help):
    return f"{formats.number(place)}. {score}, numer {formats.game_number(number)}, {formats.date_time(when)}" + ("" if help is None else f", {help}") + "."


def your_games():
    return "Twoje partie"


def your_games_list():
    return "Twoje partie:"


def statistics(*, form, correspondence, games, wins, streak, longest, best, average):
    return ("Solo" if form == "solo" else "Mecze" if form == "match" else "Razem" if form == "together" else "Wyścigi" if form == "race" else "Mecze lustrzane") + (" (korespondencyjnie)" if correspondence else "") + ": " + (f"{formats.number(games)} partia" if games == 1 else f"{formats.number(games)} partie" if games % 10 >= 2 and games % 10 <= 4 and (games % 100 < 12 or games % 100 > 14) else f"{formats.number(games)} partii") + ("" if wins is None else f", wygrane {formats.number(wins)}") + ("" if streak is None else f", obecna seria {formats.number(streak)}") + ("" if longest is None else f", najlepsza seria {formats.number(longest)}") + ("" if best is None else f"; rekord {formats.number(best)}") + ("" if average is None else f", średnia {formats.exact(average)}") + "."


def number():
    return "Numer rozdania"


def number_hint():
    return "najlepsze wyniki numeru i wynik komputera"


def number_title():
    return "Który numer?"


def number_label():
    return "Numer rozdania"


def number_field_hint():
    return "Liczba całkowita od 1 do 999 999 999 999. Ten sam numer zawsze rozdaje te same karty."


def number_prompt():
    return "Numer rozdania:"


def number_of(*, game, number):
    return f"{game} · numer {formats.game_number(number)}"


def number_line(*, game, number):
    return f"{game}, numer {formats.game_number(number)}."


def fact(key):
    return {
        "computer": "wynik komputera",
        "par": "norma",
        "beat": "wynik do pobicia",
        "reach": "wynik do osiągnięcia",
        "winnable": "czy da się wygrać?",
    }[key]


def working():
    return "obliczanie…"


def not_known():
    return "nie wiadomo"


def par_later():
    return "pojawi się, gdy ukończysz"


def verdict(key):
    return {
        "won": "tak",
        "lost": "nie, cokolwiek zagrasz",
        "unknown": "nie wiadomo",
    }[key]


def facts(*, computer, par, best, reach):
    return f"Wynik komputera: {computer}; norma: {par}" + ("" if best is None else ("; " + ("do osiągnięcia" if reach else "do pobicia") + f": {formats.number(best)}")) + "."


def winnable(verdict):
    return f"Czy da się wygrać? Odpowiedź: {verdict}."


def score_to_beat(*, score, reach, computer):
    return ("Do osiągnięcia" if reach else "Do pobicia") + f": {formats.number(score)}, " + ("wynik komputera" if computer else "twój rekord") + "."


def computer_works():
    return "Trwa obliczanie wyniku komputera na tym numerze…"


def standing_column(key):
    return {
        "role": "rola",
        "best": "rekord",
        "time": "czas",
        "name": "kto",
        "own": "ty",
        "rank": "twoja pozycja",
    }[key]


def nobody():
    return "jeszcze nikt"


def nobody_in(what):
    return f"{what}: jeszcze nikt."


def together(*, count, what):
    return f"{count} {what}"


def rank(*, rank, players):
    return ("–" if rank is None else f"{formats.number(rank)}") + f" z {formats.number(players)}"


def standing(*, what, best, name, players, own, rank):
    return f"{what}: {best}, {formats.name(name)}; " + ("na razie jedyny wynik" if players == 1 else f"najlepszy wynik z {formats.number(players)}") + ("" if own is None else f"; twój: {own}, pozycja {rank}") + "."


def helped_score(*, what, score):
    return f"{what}, {score}"


def own_helped(scores):
    return f"Twój najlepszy wynik z pomocą (bez pozycji): {scores}."


def own_casual(scores):
    return f"Twój najlepszy wynik w partiach treningowych (bez pozycji): {scores}."


def computers_tree(*, number, score):
    return f"Drzewo komputera, numer {formats.game_number(number)}, " + (f"{formats.number(score)} punkt" if score == 1 else f"{formats.number(score)} punkty" if abs(score) % 10 >= 2 and abs(score) % 10 <= 4 and (abs(score) % 100 < 12 or abs(score) % 100 > 14) else f"{formats.number(score)} punktów") + ":"


def play_again_command():
    return "Wpisz „samemu” i numer, aby zagrać go ponownie."


def still_working():
    return "Obliczanie jeszcze trwa. Zapytaj za jakiś czas."


def number_command():
    return "Wpisz „numer” i numer rozdania, od 1 do 999 999 999 999."


def key(key):
    return {
        "play-again": "zagraj ponownie",
        "number": "o tym numerze",
        "play": "zagraj solo",
        "another": "inny numer",
        "matches": "mecze na nim",
    }[key]
