# Made from client/games/family_tree/text/pl/rejections.ftl by `python -m client.catalogue`.


def not_current_card(*, card, current):
    return f"Bieżąca karta to {formats.card(current)}, nie {formats.card(card)}. Zagraj {formats.card(current)}."


def not_in_tree(target):
    return f"{formats.card(target)} nie ma w drzewie. Wybierz kartę z drzewa."


def not_a_person(target):
    return f"{formats.card(target)} to nie osoba. Wybierz kogoś z rodziny albo małżonka."


def target_covered(*, target, cover):
    return f"Na {formats.card(target)} leży {formats.card(cover)}. Wybierz odkrytą kartę."


def tree_top_without_child(target):
    return f"{formats.card(target)} jest na szczycie i nie ma jeszcze dzieci, więc nie przyjmuje asa ani waleta."


def member_single(member):
    return f"{formats.card(member)} to osoba stanu wolnego, a ta karta wymaga małżeństwa. Wybierz inne miejsce."


def couple_divorced(*, member, spouse):
    return f"{formats.card(member)} i {formats.card(spouse)} są po rozwodzie. Wybierz inne miejsce."


def person_widowed(target):
    return f"{formats.card(target)} to osoba owdowiała. Wybierz inne miejsce."


def too_many_children(*, member, spouse, children):
    return f"{formats.card(member)} i {formats.card(spouse)}, liczba dzieci: {formats.number(children)}. " + ("Na więcej potrzeba 2." if children == 3 else "Więcej małżeństwo mieć nie może.")


def couple_has_two(*, member, spouse, two):
    return f"{formats.card(member)} i {formats.card(spouse)} mają już {formats.card(two)}. Małżeństwo przyjmuje tylko jedną 2."
