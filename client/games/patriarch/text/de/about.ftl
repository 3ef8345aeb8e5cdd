### The Patriarch außerhalb seines Bretts: Optionen, Ranglisten, Prüfungen.

match-in-short =
    Eine Person hütet einen Baum, die anderen raten ihn. Jeder Versuch wird bewertet. In der nächsten Runde hütet
    jemand anderes einen Baum. Zu zweit gewinnt, wer weniger Versuche braucht; sonst, wer die meisten Bäume findet.
guesses = Versuche
tree-title = Der Baum
computers-guesses = Die Versuche des Computers
lost = { $guesses } Versuche
standing =
    .owner = hütet, am meisten
    .guesser = rät, am wenigsten
finding =
    .deck_dealt = Geprüft: Farbe, Baum und jede Bewertung passen zur Aufzeichnung.
    .deck_different = Farbe, Baum oder Bewertungen weichen von der Aufzeichnung ab.
    .cards_as_seen = Farbe und Baum, die du gesehen hast, passen zur Aufzeichnung.
    .cards_different = Die Aufzeichnung hat eine andere Farbe oder einen anderen Baum, als du gesehen hast.
notes-option = Eine Notiztafel, die die möglichen Bäume zeigt
each-leg-numbered = Jede Runde hat ihre eigene Nummer, geheim, bis die Runde vorbei ist.

## Optionen

option =
    .variant = Variante
    .tree = Der Baum
    .guesses = Versuche
    .own_grades = Bewertungen
    .auto_grade = Bewertet
field =
    .variant = Familie
    .tree = Der Baum
    .guesses = Versuche, zu zweit
    .own_grades = Wer den Baum hütet und kennt, rechnet jede Bewertung aus; falsche werden abgelehnt
    .auto_grade = Sind mehr dabei, bewertet der Raum von selbst nach
variant =
    .patriarch = The Patriarch
    .advanced-patriarch = Advanced Patriarch
    .matriarch = The Matriarch
    .advanced-matriarch = Advanced Matriarch
variant-note =
    .patriarch = A bis 5, eine Form: 60 Bäume
    .advanced-patriarch = A bis 7, eine Form: 2.520 Bäume
    .matriarch = A bis 5, jede Form: 205 Bäume
    .advanced-matriarch = A bis 7, jede Form: 46.249 Bäume
tree =
    .number = aus der Nummer
    .owner = selbst ausgelegt
    .open = darf offen bleiben
tree-note =
    .number = zu zweit raten beide denselben Baum
    .owner = ausgelegt vor dem ersten Versuch
    .open = jeder Baum, der zu allen bisherigen Bewertungen passt
guesses-note = zu zweit
guesses-auto = nach der Variante
guesses-auto-note = 4 bis 8, zu zweit
own-grades =
    .off = rechnet der Raum aus
    .on = selbst ausgerechnet
own-grades-note =
    .off = und wer den Baum hütet, sagt sie an
    .on = falsche werden abgelehnt
graded-by-owner = wer hütet
graded-by-owner-note = ab drei Personen
graded-after = nach { $seconds }
graded-by-room = vom Raum
never = nie
seconds = { $seconds }
variant-sentence =
    .patriarch = The Patriarch: Karten A bis 5, oben eine Karte mit zwei Linien zu zweit; 60 Bäume.
    .advanced-patriarch = Advanced Patriarch: Karten A bis 7, oben eine Karte mit zwei Linien zu dritt; 2.520 Bäume.
    .matriarch = The Matriarch: Karten A bis 5 in einem beliebigen Baum mit höchstens 3 Generationen; 205 Bäume.
    .advanced-matriarch = Advanced Matriarch: Karten A bis 7 in einem beliebigen Baum mit höchstens 4 Generationen; 46.249 Bäume.
tree-sentence =
    .number = Die Spielnummer bestimmt den Baum.
    .owner = Wer den Baum hütet, legt ihn aus.
    .open = Wer den Baum hütet, legt ihn aus oder lässt ihn offen: Dann bleibt jeder Baum möglich, der zu allen bisherigen Bewertungen passt.
guesses-sentence = { $guesses ->
    [one] { $guesses } Versuch, um ihn zu finden.
   *[other] { $guesses } Versuche, um ihn zu finden.
}
own-grades-sentence = Wer den Baum hütet, rechnet jede Bewertung aus, und falsche werden abgelehnt.
owner-grades-sentence = Wer den Baum hütet, sagt jede Bewertung an.
room-grades-sentence = Der Raum bewertet von selbst nach { $seconds }.
tree-in-short =
    .number = die Spielnummer bestimmt den Baum
    .owner = wer hütet, legt den Baum aus
    .open = wer hütet, darf den Baum offen lassen
guesses-in-short = { $guesses ->
    [one] zu zweit { $guesses } Versuch
   *[other] zu zweit { $guesses } Versuche
}
own-grades-in-short = wer hütet, rechnet die Bewertungen aus
graded-in-short = der Raum bewertet nach { $seconds }
