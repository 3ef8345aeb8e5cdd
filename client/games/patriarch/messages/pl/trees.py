# Made from client/games/patriarch/text/pl/trees.ftl by `python -m client.catalogue`.


def twice(card):
    return f"{card} jest w drzewie dwa razy."


def misplaced(sign):
    return f"„{sign}” nie może tam być. Drzewo to karta na szczycie, a w nawiasach jej dzieci, np. 3(4(2) A(5))."


def not_closed():
    return "Brakuje zamknięcia nawiasu. Drzewo to karta na szczycie, a w nawiasach jej dzieci, np. 3(4(2) A(5))."


def no_card():
    return "Nie ma żadnej karty. Drzewo to karta na szczycie, a w nawiasach jej dzieci, np. 3(4(2) A(5))."


def not_in_family(*, card, first, last):
    return f"{card} nie należy do tej rodziny: jej karty to {first} do {last}."


def missing(*, cards, count):
    return f"Brakuje: {formats.every(cards)}. W drzewie musi być każda karta."


def place_first(cards):
    return f"Najpierw połóż {formats.every(cards)}: w drzewie musi być każda karta."


def several_tops(*, count, cards):
    return f"Na szczycie jest jedna karta, nie {formats.number(count)}: {formats.every(cards)}."


def wrong_shape(*, shape, other):
    return f"Każde drzewo ma tu kształt {shape}; to ma {other}."


def too_many_generations(*, most, deepest):
    return f"Pokoleń może tu być najwyżej {formats.number(most)}; w tym drzewie jest ich {formats.number(deepest)}."


def too_deep(*, card, generations):
    return f"Pokoleń byłoby więcej niż {formats.number(generations)}: nic nie zmieści się pod {card}. Wybierz inną kartę."


def top_stays(card):
    return f"{card} jest na szczycie, a wszystkie inne karty pod spodem. Wyczyść drzewo, aby zacząć od nowa."


def chosen_parent(card):
    return f"Następna karta trafi pod {card}. Wpisz inną kartę albo wybierz innego rodzica."


def below_itself(*, below, card):
    return f"{below} jest pod {card}, więc {card} nie może trafić pod {below}."
