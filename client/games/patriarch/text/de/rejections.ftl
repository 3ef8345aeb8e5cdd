### Warum The Patriarch einen Zug ablehnt.

number-gives-tree = Die Spielnummer bestimmt den Baum, also legt ihn niemand aus.
tree-laid-already = Der Baum ist schon ausgelegt. Er lässt sich nicht ändern.
tree-not-open = In diesem Raum musst du den Baum vor dem ersten Versuch auslegen.
owner-guesses = Du kennst den Baum, also rätst du ihn nicht.
grades-itself = Zu zweit werden Versuche automatisch bewertet.
only-owner-grades = Bewertungen sagt nur an, wer den Baum hütet.
grade-missing = Nenne die Bewertung: Zähl die roten, schwarzen und verdeckten Karten.
grade-too-low = Ganz sicher? { $part ->
    [red] { $card } liegt an der richtigen Stelle.
    [black] { $card } liegt in der richtigen Generation, unter einer anderen Karte.
   *[down] { $card } liegt unter der richtigen Karte, in einer anderen Generation.
}
grade-too-high = Ganz sicher? { $part ->
    [red] Weniger Karten liegen an der richtigen Stelle.
    [black] Weniger Karten liegen in der richtigen Generation unter einer anderen Karte.
   *[down] Weniger Karten liegen unter der richtigen Karte in einer anderen Generation.
}
open-tree-grades = Dein Baum ist offen, also ergeben sich seine Bewertungen von selbst. Sag die Bewertung an.
not-a-grade = Eine Bewertung sind drei Zahlen: rot, schwarz und verdeckt, etwa { $example }.
guess-waiting = Dein Versuch wartet auf seine Bewertung. Rate danach wieder.
tree-not-laid = Noch lässt sich kein Versuch bewerten. Leg zuerst den Baum aus.
card-not-in-family = { $card } gehört nicht zu dieser Familie. Sie hat die Karten { $first } bis { $last }.
card-repeated = { $card } ist mehrmals im Baum. Nimm jede Karte einmal.
card-missing = { $card } fehlt. Der Baum braucht jede Karte von { $first } bis { $last }.
several-tops = Nur eine Karte kann oben liegen, nicht { $cards }.
other-shape = Dieser Baum hat die Form { $own }. Bäume dieser Familie haben die Form { $shape }.
too-many-generations = Dieser Baum hat { $generations } Generationen. Diese Familie hat höchstens { $most }.
owner-lays-first = Der Baum ist noch nicht ausgelegt. Warte so lange.
no-guess-to-grade = Kein Versuch wartet auf eine Bewertung.
guessing-time-over = Deine Zeit ist abgelaufen. Du kannst in dieser Runde nicht mehr raten.
guesses-waiting = Zwei deiner Versuche warten auf Bewertungen. Warte, bis einer bewertet ist.
tree-sign = „{ $sign }“ steht an der falschen Stelle. Schreib den Baum wie { $example }.
tree-too-large = Dieser Baum hat mehr Karten als eine Farbe. Schreib ihn wie { $example }.
tree-not-closed = In diesem Baum ist eine Klammer nicht geschlossen. Schreib ihn wie { $example }.
tree-without-cards = Dieser Baum hat keine Karten. Schreib ihn wie { $example }.
not-a-suit = „{ $sign }“ ist keine Farbe. Schreib C, D, H oder S vor den Baum.
