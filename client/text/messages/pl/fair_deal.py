# Made from client/text/pl/fair_deal.ftl by `python -m client.catalogue`.


def checking():
    return "Sprawdzanie, czy rozdanie było uczciwe…"


def fair():
    return "Uczciwe rozdanie: numer był ustalony na początku i karty się z nim zgadzają."


def number_was(*, number, known):
    return f"Numer: {formats.game_number(number)}" + (", znany od początku" if known else "") + "."


def numbers_were(numbers):
    return f"Numery: {formats.every(numbers)}."


def number_in_list(*, number, leg):
    return f"{formats.game_number(number)} (runda {leg})"


def finding(key):
    return {
        "commitment_kept": "Numer zgadza się z odciskiem pokazanym na początku.",
        "commitment_broken": "Numer nie zgadza się z odciskiem pokazanym na początku.",
        "commitment_changed": "To nie ten odcisk, który był pokazany na początku.",
        "number_missing": "Serwer nie ujawnił w pełni numeru, więc nie da się nic sprawdzić.",
        "deck_dealt": "Sprawdzone: ten numer rozdaje talię, którą graliście.",
        "deck_different": "Ten numer rozdaje inne karty niż zagrane.",
        "cards_as_seen": "Wszystkie widziane karty przychodziły w kolejności tej talii.",
        "cards_different": "Któraś widziana karta jest w zapisie inna.",
        "cards_unchecked": "Kart nie sprawdzono tutaj: uruchom turnabout verify tam, gdzie gra jest zainstalowana.",
        "record_missing": "Serwer nie udostępnił zapisu, więc nie ma z czym porównać kart.",
    }[key]


def no_cards_seen():
    return "Żadna karta nie została ci odkryta, więc nie ma czego porównywać."


def first_difference(*, move, leg):
    return f"Pierwsza różnica: ruch {move} rundy {leg}."
