# Made from client/text/de/match.ftl by `python -m client.catalogue`.


def title_of_leg(*, match, leg, legs):
    return f"Match {match}, Runde {leg} von {legs}"


def title(match):
    return f"Match {match}"


def title_together(match):
    return f"Spiel {match}, gemeinsam"


def title_race(match):
    return f"Rennen {match}"


def title_mirror(match):
    return f"Match {match}, ein Spiegelmatch"


def roles(*, maximizer, minimizer):
    return f"Du maximierst und beginnst; {formats.name(minimizer)} minimiert." if maximizer is None else f"Du minimierst; {formats.name(maximizer)} maximiert und beginnt." if minimizer is None else f"{formats.begin(formats.name(maximizer))} maximiert und beginnt; {formats.name(minimizer)} minimiert."


def roles_swapped(*, maximizer, minimizer):
    return "Jetzt mit getauschten Rollen und denselben Karten. " + (f"Du maximierst und beginnst; {formats.name(minimizer)} minimiert." if maximizer is None else f"Du minimierst; {formats.name(maximizer)} maximiert und beginnt." if minimizer is None else f"{formats.begin(formats.name(maximizer))} maximiert und beginnt; {formats.name(minimizer)} minimiert.")


def roles_drawn(*, owning, several):
    return ("Das Los entscheidet, wer zuerst den Baum hütet. Du siehst deine Rolle, wenn " + ("alle" if several else "beide") + " bereit sind.") if owning else ("Das Los entscheidet, wer zuerst maximiert. Du siehst deine Rolle, wenn " + ("alle" if several else "beide") + " bereit sind.")


def owns_tree(*, owner, guesser, several, now):
    return ((("Jetzt hütest du" if now else "Du hütest") + " den Baum") if owner is None else ((f"Jetzt hütet {formats.name(owner)}" if now else f"{formats.begin(formats.name(owner))} hütet") + " den Baum")) + ", " + ("alle anderen raten ihn." if several else "du rätst ihn." if guesser is None else f"{formats.name(guesser)} rät ihn.")


def equals(*, first, second):
    return f"{formats.name(first)} hat Platz 1, {formats.name(second)} Platz 2; das Match hat eine Runde."


def mirror(mine):
    return ("Du maximierst auf einem Brett und minimierst auf dem anderen, mit denselben Karten." if mine else "Beide maximieren auf einem Brett und minimieren auf dem anderen, mit denselben Karten.") + " Wer beim Maximieren mehr schafft, gewinnt."


def mirror_guess(mine):
    return ("Du rätst den Baum auf einem Brett und hütest ihn auf dem anderen." if mine else "Beide raten den Baum auf einem Brett und hüten ihn auf dem anderen.") + " Wer weniger Versuche braucht, gewinnt."


def mirror_in_short():
    return "Die Bretter halten Schritt: Ein Zug zählt, sobald das andere Brett so weit ist. So sieht niemand eine Karte früher, und niemand kann einen Zug abschauen."


def both_boards():
    return "Beide Runden zugleich, auf zwei Brettern."


def together(players):
    return f"{players} Personen spielen gemeinsam auf einer Seite, reihum."


def race(players):
    return f"{players} Personen spielen mit denselben Karten um die Wette."


def number_hidden():
    return "Die Nummer bleibt bis zum Ende des Matchs geheim. Dann prüft dein Programm, ob fair gegeben wurde."


def number_known(*, number, several):
    return f"Nummer {formats.game_number(number)}, " + ("allen" if several else "beiden") + " von Anfang an bekannt."


def number_again(*, number, several):
    return "Noch mal dieselbe Nummer" + ("" if number is None else f" {formats.game_number(number)}") + ": Ihr " + ("alle" if several else "beide") + " kennt diese Karten inzwischen."


def number_again_in_tournament(number):
    return "Noch mal dieselbe Nummer" + ("" if number is None else f" {formats.game_number(number)}") + ": Wer diese Karten kennt, kann nur noch sein niedrigstes Ergebnis senken."


def time_limit(*, time, kind):
    return f"Ihr teilt euch eine Uhr: {time}. Wenn sie abläuft, endet das Spiel." if kind == "puzzle" else f"Ihr habt je {time}. Wenn jemandem die Zeit abläuft, endet das Spiel für alle." if kind == "together" else f"Ihr habt je {time}. Wer die Zeit überschreitet, darf in dieser Runde nicht mehr raten; die anderen spielen weiter." if kind == "several" else f"Ihr habt je {time}. Wer die Zeit überschreitet, verliert das Match."


def hints():
    return "Wer am Zug ist, kann einen Tipp holen."


def set_number(number):
    return "die Nummer ist zufällig und geheim" if number is None else f"Nummer {formats.game_number(number)}"


def set_role(role):
    return "du maximierst zuerst" if role == "maximizer" else "du minimierst zuerst" if role == "minimizer" else "du hütest zuerst den Baum" if role == "owner" else "du rätst zuerst" if role == "guesser" else "das Los entscheidet, wer zuerst den Baum hütet" if role == "drawn_owner" else "das Los entscheidet, wer zuerst maximiert"


def set_hints():
    return "Tipps erlaubt"


def set_no_spectators():
    return "ohne Zuschauen"


def ready():
    return "bereit"


def not_ready():
    return "noch nicht bereit"


def next_leg_starts_itself():
    return "Die nächste Runde beginnt automatisch 30 Sekunden nach dieser oder sobald alle bereit sind."


def press_enter():
    return "Drücke Enter, wenn du bereit bist."


def press_enter_to_start():
    return "Drücke Enter, um die Runde zu beginnen."


def waiting(*, names, several):
    return f"Du bist bereit. Die Runde beginnt, sobald {formats.names(names)} es auch " + ("sind" if several else "ist") + "."


def starts_when_ready(*, names, several):
    return f"Die Runde beginnt, sobald {formats.names(names)} bereit " + ("sind" if several else "ist") + "."


def new_player():
    return "jemand Neues"


def to_beat_label():
    return "zu schlagen"


def still_hidden():
    return "Die Nummer bleibt geheim, bis die zweite Runde vorbei ist."


def to_beat(*, score, maximizer, minimizer):
    return f"Mit mehr als {formats.number(score)} gewinnst du; {formats.number(score)} ist unentschieden, darunter gewinnt {formats.name(minimizer)}." if maximizer is None else f"Halte {formats.name(maximizer)} unter {formats.number(score)}, und du gewinnst; {formats.number(score)} ist unentschieden, darüber gewinnt {formats.name(maximizer)}." if minimizer is None else f"Mit mehr als {formats.number(score)} gewinnt {formats.name(maximizer)}; {formats.number(score)} ist unentschieden, darunter gewinnt {formats.name(minimizer)}."


def to_win(*, won, maximizer, minimizer):
    return (f"Gewinnst du diese Runde, steht es unentschieden; sonst gewinnt {formats.name(minimizer)}." if maximizer is None else (f"Gewinnt {formats.name(maximizer)} diese Runde, steht es unentschieden; sonst " + ("gewinnst du." if minimizer is None else f"gewinnt {formats.name(minimizer)}."))) if won else "Gewinnst du diese Runde, gewinnst du das Match; sonst steht es unentschieden." if maximizer is None else f"Gewinnt {formats.name(maximizer)} diese Runde, ist auch das Match gewonnen; sonst steht es unentschieden."


def guesses_to_beat(*, score, found, guesser, owner):
    return (("Ist schon der erste Versuch richtig, steht es unentschieden; bei mehr Versuchen " + ("gewinnst du." if owner is None else f"gewinnt {formats.name(owner)}.")) if score == 1 else (f"Mit weniger als {formats.number(score)} Versuchen " + ("gewinnst du" if guesser is None else f"gewinnt {formats.name(guesser)}") + f"; {formats.number(score)} ist unentschieden; bei mehr " + ("gewinnst du." if owner is None else f"gewinnt {formats.name(owner)}."))) if found else (("Du gewinnst" if guesser is None else f"{formats.begin(formats.name(guesser))} gewinnt") + ", wenn der Baum gefunden wird; sonst steht es unentschieden.")
