# Made from client/games/mirror/text/de/boards.ftl by `python -m client.catalogue`.


def board(number):
    return f"Brett {number}"


def about_board(*, number, text):
    return f"Brett {number}: {text}"


def kind(step):
    return f"Spiegel, Schritt {step}"


def plays(*, name, role):
    return ("du maximierst" if role == "maximizer" else "du minimierst" if role == "minimizer" else "du hütest den Baum" if role == "owner" else "du rätst" if role == "guesser" else "du spielst") if name is None else (f"{formats.name(name)} " + ("maximiert" if role == "maximizer" else "minimiert" if role == "minimizer" else "hütet den Baum" if role == "owner" else "rät" if role == "guesser" else "spielt"))


def plays_score(*, plays, score):
    return f"{plays} {formats.number(score)}"


def status(*, state, name):
    return "dein Zug" if state == "yours" else "du hast gezogen" if state == "you-moved" else f"{formats.name(name)} hat gezogen" if state == "moved" else "beide am Zug" if state == "both" else "vorbei" if state == "over" else f"{formats.name(name)} überlegt" if state == "thinks" else f"{formats.name(name)} am Zug"


def waits(*, move, name, number):
    return f"Du hast hier gezogen: {move}. Es zählt, sobald " + (f"du auf Brett {number} gezogen hast." if name is None else f"{formats.name(name)} auf Brett {number} gezogen hat.")


def has_moved(*, mover, name, number):
    return f"{formats.name(mover)} hat hier gezogen. Es zählt, sobald " + (f"du auf Brett {number} gezogen hast." if name is None else f"{formats.name(name)} auf Brett {number} gezogen hat.")


def your_turn_on(number):
    return f"Du bist auf Brett {number} am Zug."


def board_over(*, number, score, other):
    return f"Brett {number} ist vorbei: {score}. Brett {other} geht weiter."


def reached(*, name, score):
    return f"{formats.name(name)} {score}"


def over(results):
    return f"Beide Bretter sind vorbei: {results}."


def both_over():
    return "Beide Bretter sind vorbei."


def begins(number):
    return f"Ein Spiegelmatch: beide Runden zugleich, auf zwei Brettern; {number}."


def state(*, plays, status):
    return f"{plays}, {status}"


def looks_at(number):
    return f"Du siehst Brett {number}."


def not_your_turn_on(number):
    return f"Du bist auf Brett {number} nicht am Zug."


def moved(*, name, number):
    return ("Du hast" if name is None else f"{formats.name(name)} hat") + f" auf Brett {number} gezogen."


def moves_help(moves):
    return f"{moves}; mit 1: oder 2: davor spielst du auf diesem Brett"


def boards_command():
    return "zeigen, wer auf welchem Brett am Zug ist"


def other_command():
    return "das andere Brett ansehen"
