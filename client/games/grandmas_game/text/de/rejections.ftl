### Warum Grandma’s Game einen Zug ablehnt.

stock-empty = Der Talon ist leer.
nothing-to-undo = Es gibt keinen Zug, den du rückgängig machen kannst.
nothing-to-redo = Es gibt keinen Zug, den du wiederholen kannst.
race-without-undo = In einem Rennen kannst du nichts rückgängig machen.
not-in-workspace = { $card } ist nicht in der Auslage.
pile-empty = Stapel { $pile } ist leer.
pile-in-workspace = Die Karten von Stapel { $pile } sind in der Auslage.
peek-without-equal = Unter { $card } siehst du nur, wenn ein anderer Stapel dieselbe Karte zeigt.
peek-not-playable = Unter { $card } siehst du nur, wenn du sie spielen kannst.
nothing-under-top = Stapel { $pile } hat nur eine Karte.
peeked-already = Unter die oberste Karte von Stapel { $pile } siehst du schon.
transfer-elsewhere = Eine Karte von { $foundation } kann nur auf den anderen Zielstapel ihrer Farbe.
foundation-empty = Auf { $foundation } liegt keine Karte.
first-card-stays = { $card } ist die erste Karte von { $foundation } und bleibt dort.
order-fixed = In diesem Raum darf man die Auslage nicht umordnen.
workspace-empty = Die Auslage ist leer.
order-incomplete = Nenne jede Karte der Auslage einmal: { $cards }.
order-unchanged = Die Auslage hat schon diese Reihenfolge.
other-suit = { $card } passt nicht auf { $foundation }: Die Farben sind verschieden.
foundation-complete = Der Zielstapel { $foundation } ist vollständig.
not-next-card = { $card } passt nicht auf { $foundation }: Als Nächstes kommt dort { $next }.
