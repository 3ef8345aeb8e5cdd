# Made from client/games/family_tree/text/pl/lessons.ftl by `python -m client.catalogue`.


def welcome(*, member, spouse, card):
    return f"{formats.card(member)} i {formats.card(spouse)} to pierwsze małżeństwo w twoim drzewie rodzinnym. Dokładaj do niego pozostałe karty, jedną po drugiej, i zdobywaj punkty. Bieżąca karta to {formats.card(card)}."


def how_to_play(key):
    return {
        "terminal": "Każde miejsce, na które pasuje, ma znak ▸. Wybierz jedno strzałkami i naciśnij Enter.",
        "browser": "Każde miejsce, na które pasuje, jest podświetlone. Kliknij lub dotknij jednego, a potem jeszcze raz, aby zagrać. Albo użyj strzałek i Enter.",
        "line": "Jeśli karta gdziekolwiek pasuje, trzeba ją zagrać. W twojej kolejce miejsca są wypisane. Wpisz numer miejsca albo kartę, na którą grasz, np. 7d. Wpisz „zasady”, aby zobaczyć całe zasady, albo „dość”, aby skończyć objaśnienia.",
    }[key]


def family(card):
    return f"{formats.card(card)} to karta rodzinna, jak wszystkie od 3 do 10, damy, króle i jokery. Na małżeństwie staje się dzieckiem; na osobie stanu wolnego – małżonkiem. Małżeństwo ma najwyżej troje dzieci."


def marriage(*, count, singles):
    return f"{formats.cards(singles)}: " + ("osoba stanu wolnego. Zagrana tam karta rodzinna staje się małżonkiem" if count == 1 else "osoby stanu wolnego. Zagrana na jedną z nich karta rodzinna staje się małżonkiem") + ", a nowe małżeństwo może mieć dzieci. Każde nowe pokolenie daje 10 punktów."


def celebrity(card):
    return f"{formats.card(card)} to gwiazda. Ślub z jedną damą lub królem daje 10 punktów, z dwojgiem takich 30."


def joker(card):
    return f"{formats.card(card)} gra się jak każdą kartę rodzinną. W układzie pokerowym liczy się jako karta, która najbardziej pomaga. Nie jest gwiazdą."


def two(card):
    return f"{formats.card(card)} jest dla małżeństwa, które może wtedy mieć pięcioro dzieci zamiast trojga. Liczy się też w układzie pokerowym rodziny."


def ace(card):
    return f"{formats.card(card)} rozwodzi małżeństwo: zakrywa małżonka i nie będzie już dzieci. Jeśli pasuje, trzeba go zagrać. Wybierz małżeństwo, na którym najmniej stracisz albo które dostanie lepszy układ."


def jack(card):
    return f"{formats.card(card)} oznacza śmierć: zakrywa żywą osobę. Małżeństwo, które kogoś straci, nie ma dalszych dzieci ani punktów za gwiazdy. Często najmniej kosztuje osoba stanu wolnego lub po rozwodzie."


def skipped(*, count, cards, safe):
    return f"{formats.cards(cards)} " + ("jeszcze nigdzie nie pasuje. Leży na spodzie talonu i wróci" if count == 1 else "jeszcze nigdzie nie pasują. Leżą na spodzie talonu i wrócą") + " później." + (" Pierwsze małżeństwo jest bezpieczne przed asami i waletami, dopóki nie ma dziecka." if safe else "")


def hand(*, member, spouse, hand, points):
    return f"Rodzina {formats.card(member)} i {formats.card(spouse)} ma pięć odkrytych kart, więc liczy się jako układ pokerowy: {hand}, " + (f"{formats.number(points)} punkt" if points == 1 else f"{formats.number(points)} punkty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} punktów") + ". Liczą się małżonkowie, 2, as i dzieci. Najwięcej punktów dają dobre układy."


def over(points):
    return "Żadna karta już nie pasuje. Masz " + (f"{formats.number(points)} punkt" if points == 1 else f"{formats.number(points)} punkty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} punktów") + ". Ten sam numer znów rozda te same karty, więc następnym razem wiesz, co przyjdzie."
