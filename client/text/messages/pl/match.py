# Made from client/text/pl/match.ftl by `python -m client.catalogue`.


def title_of_leg(*, match, leg, legs):
    return f"Mecz {match}, runda {leg} z {legs}"


def title(match):
    return f"Mecz {match}"


def title_together(match):
    return f"Partia {match}, razem"


def title_race(match):
    return f"Wyścig {match}"


def title_mirror(match):
    return f"Mecz {match}, lustrzany"


def roles(*, maximizer, minimizer):
    return f"Maksymalizujesz i zaczynasz; {formats.name(minimizer)} minimalizuje." if maximizer is None else f"Minimalizujesz; {formats.name(maximizer)} maksymalizuje i zaczyna." if minimizer is None else f"{formats.begin(formats.name(maximizer))} maksymalizuje i zaczyna; {formats.name(minimizer)} minimalizuje."


def roles_swapped(*, maximizer, minimizer):
    return "Teraz zamiana ról, na tych samych kartach. " + (f"Maksymalizujesz i zaczynasz; {formats.name(minimizer)} minimalizuje." if maximizer is None else f"Minimalizujesz; {formats.name(maximizer)} maksymalizuje i zaczyna." if minimizer is None else f"{formats.begin(formats.name(maximizer))} maksymalizuje i zaczyna; {formats.name(minimizer)} minimalizuje.")


def roles_drawn(*, owning, several):
    return ("Kto najpierw strzeże drzewa, decyduje los. Swoją rolę poznasz, gdy " + ("wszyscy będą gotowi" if several else "oboje będziecie gotowi") + ".") if owning else ("Kto najpierw maksymalizuje, decyduje los. Swoją rolę poznasz, gdy " + ("wszyscy będą gotowi" if several else "oboje będziecie gotowi") + ".")


def owns_tree(*, owner, guesser, several, now):
    return ((("Teraz ty strzeżesz" if now else "Strzeżesz") + " drzewa") if owner is None else ((f"Teraz {formats.name(owner)}" if now else f"{formats.begin(formats.name(owner))}") + " strzeże drzewa")) + ", " + ("wszyscy pozostali je zgadują." if several else "ty je zgadujesz." if guesser is None else f"{formats.name(guesser)} je zgaduje.")


def equals(*, first, second):
    return f"Gracz 1: {formats.name(first)}, gracz 2: {formats.name(second)}; mecz ma jedną rundę."


def mirror(mine):
    return ("Na jednej planszy maksymalizujesz, na drugiej minimalizujesz, a rozdanie jest to samo." if mine else "Każdy maksymalizuje na jednej planszy i minimalizuje na drugiej, a rozdanie jest to samo.") + " Wygrywa lepszy wynik przy maksymalizowaniu."


def mirror_guess(mine):
    return ("Na jednej planszy zgadujesz drzewo, na drugiej go strzeżesz." if mine else "Każdy na jednej planszy zgaduje drzewo, a na drugiej go strzeże.") + " Wygrywa mniejsza liczba prób."


def mirror_in_short():
    return "Plansze idą krok w krok: ruch liczy się dopiero, gdy druga plansza zajdzie równie daleko. Dlatego nikt nie widzi karty wcześniej i nie może skopiować ruchu."


def both_boards():
    return "Obie rundy naraz, na dwóch planszach."


def together(players):
    return (f"{players} gracz gra" if players == 1 else f"{players} gracze grają" if players % 10 >= 2 and players % 10 <= 4 and (players % 100 < 12 or players % 100 > 14) else f"{players} graczy gra") + " razem, po jednej stronie; kolej przechodzi wokół stołu."


def race(players):
    return (f"{players} gracz ściga się" if players == 1 else f"{players} gracze ścigają się" if players % 10 >= 2 and players % 10 <= 4 and (players % 100 < 12 or players % 100 > 14) else f"{players} graczy ściga się") + " na tych samych kartach."


def number_hidden():
    return "Numer jest ukryty do końca meczu. Potem twój program sprawdzi, czy rozdanie było uczciwe."


def number_known(*, number, several):
    return f"Numer {formats.game_number(number)}, znany " + ("wszystkim" if several else "obojgu") + " od początku."


def number_again(*, number, several):
    return "Znów ten sam numer" + ("" if number is None else f" {formats.game_number(number)}") + ": " + ("wszyscy znacie" if several else "oboje znacie") + " już te karty."


def number_again_in_tournament(number):
    return "Znów ten sam numer" + ("" if number is None else f" {formats.game_number(number)}") + ": kto zna te karty, może tylko obniżyć swój najniższy wynik."


def time_limit(*, time, kind):
    return f"Macie wspólny zegar: {time}. Gdy czas się skończy, kończy się gra." if kind == "puzzle" else f"Każdy ma: {time}. Gdy komuś skończy się czas, gra kończy się dla wszystkich." if kind == "together" else f"Każdy ma: {time}. Komu skończy się czas, ten w tej rundzie już nie zgaduje; pozostali grają dalej." if kind == "several" else f"Każdy ma: {time}. Komu skończy się czas, ten przegrywa mecz."


def hints():
    return "W swojej kolejce można poprosić o podpowiedź."


def set_number(number):
    return "numer losowy i ukryty" if number is None else f"numer {formats.game_number(number)}"


def set_role(role):
    return "najpierw maksymalizujesz" if role == "maximizer" else "najpierw minimalizujesz" if role == "minimizer" else "najpierw strzeżesz drzewa" if role == "owner" else "najpierw zgadujesz" if role == "guesser" else "los decyduje, kto najpierw strzeże drzewa" if role == "drawn_owner" else "los decyduje, kto najpierw maksymalizuje"


def set_hints():
    return "podpowiedzi dozwolone"


def set_no_spectators():
    return "bez widzów"


def ready():
    return "gotowość"


def not_ready():
    return "jeszcze nie"


def next_leg_starts_itself():
    return "Następna runda zacznie się sama 30 sekund po tej albo gdy wszyscy będą gotowi."


def press_enter():
    return "Naciśnij Enter, gdy możesz zaczynać."


def press_enter_to_start():
    return "Naciśnij Enter, aby zacząć rundę."


def waiting(*, names, several):
    return "Zgłoszono twoją gotowość. Runda zacznie się, gdy " + ("zgłoszą ją" if several else "zgłosi ją") + f" {formats.names(names)}."


def starts_when_ready(*, names, several):
    return "Runda zacznie się, gdy gotowość " + ("zgłoszą" if several else "zgłosi") + f" {formats.names(names)}."


def new_player():
    return "nowa osoba"


def to_beat_label():
    return "do pobicia"


def still_hidden():
    return "Numer pozostaje ukryty do końca drugiej rundy."


def to_beat(*, score, maximizer, minimizer):
    return f"Więcej niż {formats.number(score)} i wygrywasz; {formats.number(score)} to remis, przy mniej wygrywa {formats.name(minimizer)}." if maximizer is None else f"Wygrywasz, jeśli {formats.name(maximizer)} skończy poniżej {formats.number(score)}; {formats.number(score)} to remis, przy więcej wygrywa {formats.name(maximizer)}." if minimizer is None else f"Przy więcej niż {formats.number(score)} wygrywa {formats.name(maximizer)}; {formats.number(score)} to remis, przy mniej wygrywa {formats.name(minimizer)}."


def to_win(*, won, maximizer, minimizer):
    return (f"Jeśli wygrasz tę rundę, będzie remis; jeśli nie, wygra {formats.name(minimizer)}." if maximizer is None else (f"Jeśli tę rundę wygra {formats.name(maximizer)}, będzie remis; jeśli nie, " + ("wygrywasz." if minimizer is None else f"wygra {formats.name(minimizer)}."))) if won else "Jeśli wygrasz tę rundę, wygrywasz mecz; jeśli nie, będzie remis." if maximizer is None else f"Jeśli {formats.name(maximizer)} wygra tę rundę, wygra też mecz; jeśli nie, będzie remis."


def guesses_to_beat(*, score, found, guesser, owner):
    return (("Drzewo znalezione w pierwszej próbie to remis; przy większej liczbie prób " + ("wygrywasz." if owner is None else f"wygrywa {formats.name(owner)}.")) if score == 1 else (f"Przy liczbie prób mniejszej niż {formats.number(score)} " + ("wygrywasz" if guesser is None else f"wygrywa {formats.name(guesser)}") + f"; {formats.number(score)} to remis; przy większej " + ("wygrywasz." if owner is None else f"wygrywa {formats.name(owner)}."))) if found else (("Wygrywasz, jeśli znajdziesz" if guesser is None else f"{formats.begin(formats.name(guesser))} wygrywa, jeśli znajdzie") + " drzewo; jeśli nie, będzie remis.")
