### Objaśnienia w pierwszej partii, każde za pierwszym razem.

welcome = { $member } i { $spouse } to pierwsze małżeństwo w twoim drzewie rodzinnym. Dokładaj do niego pozostałe karty, jedną po drugiej, i zdobywaj punkty. Bieżąca karta to { $card }.
how-to-play =
    .terminal = Każde miejsce, na które pasuje, ma znak ▸. Wybierz jedno strzałkami i naciśnij Enter.
    .browser = Każde miejsce, na które pasuje, jest podświetlone. Kliknij lub dotknij jednego, a potem jeszcze raz, aby zagrać. Albo użyj strzałek i Enter.
    .line = Jeśli karta gdziekolwiek pasuje, trzeba ją zagrać. W twojej kolejce miejsca są wypisane. Wpisz numer miejsca albo kartę, na którą grasz, np. 7d. Wpisz „zasady”, aby zobaczyć całe zasady, albo „dość”, aby skończyć objaśnienia.
family = { $card } to karta rodzinna, jak wszystkie od 3 do 10, damy, króle i jokery. Na małżeństwie staje się dzieckiem; na osobie stanu wolnego – małżonkiem. Małżeństwo ma najwyżej troje dzieci.
marriage = { $singles }: { $count ->
    [one] osoba stanu wolnego. Zagrana tam karta rodzinna staje się małżonkiem
   *[many] osoby stanu wolnego. Zagrana na jedną z nich karta rodzinna staje się małżonkiem
}, a nowe małżeństwo może mieć dzieci. Każde nowe pokolenie daje 10 punktów.
celebrity = { $card } to gwiazda. Ślub z jedną damą lub królem daje 10 punktów, z dwojgiem takich 30.
joker = { $card } gra się jak każdą kartę rodzinną. W układzie pokerowym liczy się jako karta, która najbardziej pomaga. Nie jest gwiazdą.
two = { $card } jest dla małżeństwa, które może wtedy mieć pięcioro dzieci zamiast trojga. Liczy się też w układzie pokerowym rodziny.
ace = { $card } rozwodzi małżeństwo: zakrywa małżonka i nie będzie już dzieci. Jeśli pasuje, trzeba go zagrać. Wybierz małżeństwo, na którym najmniej stracisz albo które dostanie lepszy układ.
jack = { $card } oznacza śmierć: zakrywa żywą osobę. Małżeństwo, które kogoś straci, nie ma dalszych dzieci ani punktów za gwiazdy. Często najmniej kosztuje osoba stanu wolnego lub po rozwodzie.
skipped = { $cards } { $count ->
    [one] jeszcze nigdzie nie pasuje. Leży na spodzie talonu i wróci
   *[many] jeszcze nigdzie nie pasują. Leżą na spodzie talonu i wrócą
} później.{ $safe ->
    [yes] { " " }Pierwsze małżeństwo jest bezpieczne przed asami i waletami, dopóki nie ma dziecka.
   *[no] { "" }
}
hand = Rodzina { $member } i { $spouse } ma pięć odkrytych kart, więc liczy się jako układ pokerowy: { $hand }, { -points }. Liczą się małżonkowie, 2, as i dzieci. Najwięcej punktów dają dobre układy.
over = Żadna karta już nie pasuje. Masz { -points }. Ten sam numer znów rozda te same karty, więc następnym razem wiesz, co przyjdzie.
