# Made from client/games/patriarch/text/de/rejections.ftl by `python -m client.catalogue`.


def number_gives_tree():
    return "Die Spielnummer bestimmt den Baum, also legt ihn niemand aus."


def tree_laid_already():
    return "Der Baum ist schon ausgelegt. Er lässt sich nicht ändern."


def tree_not_open():
    return "In diesem Raum musst du den Baum vor dem ersten Versuch auslegen."


def owner_guesses():
    return "Du kennst den Baum, also rätst du ihn nicht."


def grades_itself():
    return "Zu zweit werden Versuche automatisch bewertet."


def only_owner_grades():
    return "Bewertungen sagt nur an, wer den Baum hütet."


def grade_missing():
    return "Nenne die Bewertung: Zähl die roten, schwarzen und verdeckten Karten."


def grade_too_low(*, part, card):
    return "Ganz sicher? " + (f"{card} liegt an der richtigen Stelle." if part == "red" else f"{card} liegt in der richtigen Generation, unter einer anderen Karte." if part == "black" else f"{card} liegt unter der richtigen Karte, in einer anderen Generation.")


def grade_too_high(part):
    return "Ganz sicher? " + ("Weniger Karten liegen an der richtigen Stelle." if part == "red" else "Weniger Karten liegen in der richtigen Generation unter einer anderen Karte." if part == "black" else "Weniger Karten liegen unter der richtigen Karte in einer anderen Generation.")


def open_tree_grades():
    return "Dein Baum ist offen, also ergeben sich seine Bewertungen von selbst. Sag die Bewertung an."


def not_a_grade(example):
    return f"Eine Bewertung sind drei Zahlen: rot, schwarz und verdeckt, etwa {example}."


def guess_waiting():
    return "Dein Versuch wartet auf seine Bewertung. Rate danach wieder."


def tree_not_laid():
    return "Noch lässt sich kein Versuch bewerten. Leg zuerst den Baum aus."


def card_not_in_family(*, card, first, last):
    return f"{card} gehört nicht zu dieser Familie. Sie hat die Karten {first} bis {last}."


def card_repeated(card):
    return f"{card} ist mehrmals im Baum. Nimm jede Karte einmal."


def card_missing(*, card, first, last):
    return f"{card} fehlt. Der Baum braucht jede Karte von {first} bis {last}."


def several_tops(cards):
    return f"Nur eine Karte kann oben liegen, nicht {formats.every(cards)}."


def other_shape(*, shape, own):
    return f"Dieser Baum hat die Form {own}. Bäume dieser Familie haben die Form {shape}."


def too_many_generations(*, most, generations):
    return f"Dieser Baum hat {formats.number(generations)} Generationen. Diese Familie hat höchstens {formats.number(most)}."


def owner_lays_first():
    return "Der Baum ist noch nicht ausgelegt. Warte so lange."


def no_guess_to_grade():
    return "Kein Versuch wartet auf eine Bewertung."


def guessing_time_over():
    return "Deine Zeit ist abgelaufen. Du kannst in dieser Runde nicht mehr raten."


def guesses_waiting():
    return "Zwei deiner Versuche warten auf Bewertungen. Warte, bis einer bewertet ist."


def tree_sign(*, sign, example):
    return f"„{sign}“ steht an der falschen Stelle. Schreib den Baum wie {example}."


def tree_too_large(example):
    return f"Dieser Baum hat mehr Karten als eine Farbe. Schreib ihn wie {example}."


def tree_not_closed(example):
    return f"In diesem Baum ist eine Klammer nicht geschlossen. Schreib ihn wie {example}."


def tree_without_cards(example):
    return f"Dieser Baum hat keine Karten. Schreib ihn wie {example}."


def not_a_suit(sign):
    return f"„{sign}“ ist keine Farbe. Schreib C, D, H oder S vor den Baum."
