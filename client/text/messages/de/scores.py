# Made from client/text/de/scores.ftl by `python -m client.catalogue`.


def title():
    return "Bestleistungen"


def hint():
    return "deine zehn besten Spiele allein"


def title_of(game):
    return f"Bestleistungen · {game}"


def none():
    return "Du hast hier noch kein Spiel allein beendet."


def none_without_help():
    return "Du hast noch kein Spiel allein ohne Hilfe beendet."


def with_help():
    return "Mit Hilfe"


def casual():
    return "Übungsspiele"


def casual_note():
    return "In diesen Spielen ließ sich jeder Zug rückgängig machen. Sie zählen nicht als Bestleistung."


def with_help_note():
    return "Spiele mit Tipps oder mit Rücknahmen, die eine Karte aufgedeckt hatten, zählen nicht als Bestleistung."


def column(key):
    return {
        "place": "Rang",
        "score": "Punkte",
        "time": "Zeit",
        "number": "Nummer",
        "when": "wann",
        "help": "Hilfe",
    }[key]


def hints(count):
    return f"{formats.number(count)} Tipp" if count == 1 else f"{formats.number(count)} Tipps"


def takebacks(count):
    return f"{formats.number(count)} Rücknahme" if count == 1 else f"{formats.number(count)} Rücknahmen"


def score_in_time(*, score, time):
    return f"{score} in {formats.clock_face(time)}"


def line(*, place, score, number, when, help):
    return f"{formats.number(place)}. {score} auf Nummer {formats.game_number(number)}, {formats.date_time(when)}" + ("" if help is None else f", {help}") + "."


def your_games():
    return "Deine Spiele"


def your_games_list():
    return "Deine Spiele:"


def statistics(*, form, correspondence, games, wins, streak, longest, best, average):
    return ("Allein" if form == "solo" else "In Matchs" if form == "match" else "Gemeinsam" if form == "together" else "In Rennen" if form == "race" else "In Spiegelmatchs") + (" (Fernpartien)" if correspondence else "") + ": " + (f"{formats.number(games)} Spiel" if games == 1 else f"{formats.number(games)} Spiele") + ("" if wins is None else f", {formats.number(wins)} gewonnen") + ("" if streak is None else f", aktuelle Serie {formats.number(streak)}") + ("" if longest is None else f", beste Serie {formats.number(longest)}") + ("" if best is None else f"; bestes {formats.number(best)}") + ("" if average is None else f", Schnitt {formats.exact(average)}") + "."


def number():
    return "Eine Spielnummer"


def number_hint():
    return "die besten Ergebnisse auf einer Nummer und das des Computers"


def number_title():
    return "Welche Nummer?"


def number_label():
    return "Spielnummer"


def number_field_hint():
    return "Eine ganze Zahl von 1 bis 999.999.999.999. Dieselbe Nummer ergibt immer dieselben Karten."


def number_prompt():
    return "Spielnummer:"


def number_of(*, game, number):
    return f"{game} · Nummer {formats.game_number(number)}"


def number_line(*, game, number):
    return f"{game}, Nummer {formats.game_number(number)}."


def fact(key):
    return {
        "computer": "Ergebnis des Computers",
        "par": "Par",
        "beat": "zu schlagen",
        "reach": "zu erreichen",
        "winnable": "zu gewinnen?",
    }[key]


def working():
    return "wird ausgerechnet …"


def not_known():
    return "nicht bekannt"


def par_later():
    return "sichtbar, sobald du sie zu Ende gespielt hast"


def verdict(key):
    return {
        "won": "ja",
        "lost": "nein, egal was du spielst",
        "unknown": "nicht bekannt",
    }[key]


def facts(*, computer, par, best, reach):
    return f"Ergebnis des Computers: {computer}; Par: {par}" + ("" if best is None else ("; zu " + ("erreichen" if reach else "schlagen") + f": {formats.number(best)}")) + "."


def winnable(verdict):
    return f"Zu gewinnen? Antwort: {verdict}."


def score_to_beat(*, score, reach, computer):
    return "Zu " + ("erreichen" if reach else "schlagen") + f": {formats.number(score)}, " + ("vom Computer" if computer else "deine eigene Bestleistung") + "."


def computer_works():
    return "Der Computer rechnet sein Ergebnis auf dieser Nummer aus …"


def standing_column(key):
    return {
        "role": "Rolle",
        "best": "bestes",
        "time": "Zeit",
        "name": "von",
        "own": "du",
        "rank": "dein Rang",
    }[key]


def nobody():
    return "noch niemand"


def nobody_in(what):
    return f"{what}: noch niemand."


def together(*, count, what):
    return f"{count} {what}"


def rank(*, rank, players):
    return ("–" if rank is None else f"{formats.number(rank)}") + f" von {formats.number(players)}"


def standing(*, what, best, name, players, own, rank):
    return f"{what}: {best} von {formats.name(name)}, " + ("bisher allein" if players == 1 else f"die beste Leistung von {formats.number(players)}") + ("" if own is None else f"; deine: {own}, Rang {rank}") + "."


def helped_score(*, what, score):
    return f"{what}, {score}"


def own_helped(scores):
    return f"Deine Bestleistung mit Hilfe (ohne Rang): {scores}."


def own_casual(scores):
    return f"Deine Bestleistung in Übungsspielen (ohne Rang): {scores}."


def computers_tree(*, number, score):
    return f"Der Baum des Computers auf Nummer {formats.game_number(number)}, " + (f"{formats.number(score)} Punkt" if score == 1 else f"{formats.number(score)} Punkte") + ":"


def play_again_command():
    return "Tippe „allein“ und eine Nummer, um sie noch mal zu spielen."


def still_working():
    return "Die Rechnung läuft noch. Frag später noch mal."


def number_command():
    return "Tippe „nummer“ und eine Spielnummer, von 1 bis 999.999.999.999."


def key(key):
    return {
        "play-again": "noch mal spielen",
        "number": "zur Nummer",
        "play": "allein spielen",
        "another": "andere Nummer",
        "matches": "Matchs darauf",
    }[key]
