### Was an einem getippten oder zusammengesetzten Baum falsch ist.

twice = { $card } ist zweimal im Baum.
misplaced = „{ $sign }“ kann dort nicht stehen. Ein Baum ist eine oberste Karte mit ihren Kindern in Klammern, wie 3(4(2) A(5)).
not-closed = Eine Klammer ist nicht geschlossen. Ein Baum ist eine oberste Karte mit ihren Kindern in Klammern, wie 3(4(2) A(5)).
no-card = Es gibt keine Karte. Ein Baum ist eine oberste Karte mit ihren Kindern in Klammern, wie 3(4(2) A(5)).
not-in-family = { $card } gehört nicht zu dieser Familie: Ihre Karten sind { $first } bis { $last }.
missing = { $cards } { $count ->
    [one] fehlt
   *[other] fehlen
}: Jede Karte muss im Baum sein.
place-first = Zuerst noch { $cards } legen: Jede Karte muss im Baum sein.
several-tops = Oben liegt eine Karte, nicht { $count }: { $cards }.
wrong-shape = Jeder Baum hat hier die Form { $shape }; dieser ist { $other }.
too-many-generations = Ein Baum hat hier höchstens { $most } Generationen; dieser hat { $deepest }.
too-deep = Das wären mehr als { $generations } Generationen: Unter { $card } passt nichts. Wähle eine andere Karte.
top-stays = { $card } liegt oben, und alle anderen Karten liegen darunter. Leere den Baum, um neu anzufangen.
chosen-parent = Die nächste Karte kommt unter { $card }. Tippe eine andere Karte, oder wähle eine andere, unter die sie soll.
below-itself = { $below } liegt unter { $card }, also kann { $card } nicht darunter.
empty-places = Die Stellen mit { $sign } sind leer: Setz dort einen Rang ein.
top-card = { $card } ist die oberste Karte: Leg zuerst eine andere nach oben.
is-below = { $below } liegt unter { $card }.
not-under = Ein Baum hat hier höchstens { $most } Generationen: { $card } kann nicht unter { $under }.
not-above = Ein Baum hat hier höchstens { $most } Generationen: { $card } kann nicht über { $below }.
