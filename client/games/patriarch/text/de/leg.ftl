### Eine laufende Runde von The Patriarch.

## Titel

your-guess = Dein Versuch
your-tree = Dein Baum
the-tree = Der Baum
last-guess = Zuletzt bewerteter Versuch
all-guesses = Versuche
by-player = Versuche nach Namen
notes = Noch möglich
queue = Schlange
actions = Aktionen
more = Notiztafel und Neues

## Versuche

no-guesses = Noch hat niemand geraten.
grade-meaning = Eine Bewertung zählt Karten. Rot: an der richtigen Stelle. Schwarz: in der richtigen Generation, unter einer falschen Karte. Verdeckt: unter der richtigen Karte, in einer falschen Generation.
waits = wartet
hidden-guess = verborgen
next = nächster
waits-at = wartet: Nummer { $place } in der Schlange
guess-number = Versuch { $number }
found = Baum gefunden
graded-count = { $count } bewertet
more-lines = … { $count } weitere
queue-of = Schlange von { $all }
queue-empty = leer

## Was verborgen ist

tree-hidden = Der Baum bleibt verborgen, bis beide Runden vorbei sind.
hidden-from-owner = Versuche und Bewertungen sind verborgen: Du rätst denselben Baum auch noch.
hidden-from-spectators = Versuche und Bewertungen sind verborgen, bis beide Runden vorbei sind.
no-notes = In diesem Raum gibt es keine Notiztafel.

## Wer den Baum hütet

lay-out = { $open ->
    [yes] Leg den Baum in { $suit } aus. Oder lass ihn offen.
   *[no] Leg den Baum in { $suit } aus, den die anderen raten.
}
ask-leave-open = Den Baum offen lassen?
leave-open-hint = Jeder Baum bleibt möglich, der zu allen bisherigen Bewertungen passt.
is-open = { $mine ->
    [yes] Dein Baum ist offen
   *[no] Der Baum ist offen
}: Jeder Baum bleibt möglich, der zu allen bisherigen Bewertungen passt.
owner-lays = { BEGIN($owner) } legt den Baum aus.
owns = { $mine ->
    [yes] Du hütest den Baum.
   *[no] { BEGIN($owner) } hütet den Baum.
}
next-graded = Als Nächstes: { $guesser }{ $tree ->
    [none] {""}
   *[other] {" "}{ $tree }
}{ $grade ->
    [none] .
   *[other] : { $grade }.
}{ $mine ->
    [yes] {" "}Sag seine Bewertung an.
   *[no] {""}
}
say-grade = Zu bewerten: { $guesser } { $tree }. Wie viele Karten sind rot, schwarz und verdeckt?
typed-grade = Rot, schwarz, verdeckt: { $typed }
guess-of = { $guesser }
tree-face-down = Der Baum, verdeckt
grade-cards = Die Bewertung
one-more =
    .red = Eine rote Karte mehr
    .black = Eine schwarze Karte mehr
    .down = Eine verdeckte Karte mehr
one-fewer =
    .red = Eine rote Karte weniger
    .black = Eine schwarze Karte weniger
    .down = Eine verdeckte Karte weniger
room-grades = Der Raum sagt sie in { $seconds } an.
nothing-waits = Kein Versuch wartet auf eine Bewertung. Raten dürfen: { $names }.
owner-watches = Die Spielnummer bestimmt den Baum, also schaust du nur zu. Jeder Versuch wird { $mirror ->
    [yes] nach dem Versuch auf dem anderen Brett bewertet.
   *[no] sofort bewertet.
}
source =
    .number = Die Spielnummer bestimmt den Baum.
    .owner = Wer den Baum hütet, legt ihn aus.
    .open = Wer den Baum hütet, darf ihn offen lassen.

## Wer rät

all-placed = Jede Karte hat ihre Stelle.
top-place = oben
type-fixed = Tippe die Ränge, Linie für Linie.
type-free = Ränge kommen unter die Karte in Klammern (Pfeiltasten). Oder tippe 3(4 2(5)).
drag-fixed = Zieh Karten an Stellen oder tippe die Ränge, Linie für Linie.
drag-free = Zieh Karten unter Karten oder tippe einen Rang: Er kommt unter die markierte Karte.
touch-fixed = Zieh Karten an Stellen, oder tippe eine Karte und dann ihre Stelle an.
touch-free = Zieh Karten unter Karten, oder tippe eine Karte und dann die Karte darüber an.
to-place = ohne Stelle:
not-placed = { $cards } { $count ->
    [one] hat noch keine Stelle.
   *[other] haben noch keine Stelle.
}
enter-guesses = Enter rät { $tree }.
enter-lays = Enter legt { $tree } aus.
one-waits = Dein Versuch wartet auf seine Bewertung. Dieser bleibt so lange liegen.
two-wait = Zwei deiner Versuche sind in der Warteschlange. Dieser bleibt liegen, bis einer bewertet ist.
not-laid = Zuerst wird der Baum ausgelegt: { $owner }. Dein Versuch bleibt so lange liegen.
guessed-already = Diesen Baum hast du schon geraten.
change-it = Ändere ihn für deinen nächsten Versuch.
guesser-guesses = { BEGIN($guesser) } rät.
waits-for-grade = { $tree } wartet auf seine Bewertung.
out = Deine Zeit ist abgelaufen: { $owner ->
    [yes] Der Raum bewertet für dich.
   *[no] Du kannst in dieser Runde nicht mehr raten.
}
out-of-time = Zeit abgelaufen
hint = Tipp: Rate { $tree }, insgesamt etwa { $expected } Versuche
notation = Den Baum tippen
notation-hint = Wie { $example }: die oberste Karte und ihre Kinder in Klammern.
suit = Farbe
show-notes = Notiztafel zeigen
guessers = { $guessers } raten, { $away ->
    [0] alle da
   *[other] { $away } davon weg
}
guessers-count = { $guessers } raten

## Das Ende

tree-found = { BEGIN($name) } hat den Baum mit Versuch { $guesses } gefunden.
not-found = Der Baum wurde nicht gefunden: Die Runde zählt { $counts }.
not-found-in-time = Die Zeit ist abgelaufen, und niemand hat den Baum gefunden: Die Runde zählt { $counts }.

## Schaltflächen und Tasten

button =
    .guess = Raten
    .lay_out = Auslegen
    .leave_open = Offen lassen
    .confirm_open = Ja, offen lassen
    .announce = Bewertung ansagen
    .undo = Rückgängig
    .clear = Leeren
    .copy = Letzter Versuch
    .take_hint = Tipp übernehmen

key =
    .place = legen
    .guess = raten
    .erase = löschen
    .clear = leeren
    .suit = Farbe
    .lay_out = auslegen
    .copy = letzten ändern
    .take_hint = Tipp übernehmen
    .announce = ansagen
    .counts = rot, schwarz, verdeckt
    .notes = Notiztafel
    .by_player = nach Namen
    .in_order = nach Zeit
    .look = umsehen
    .continue = weiter

## Spalten der Notiztafel

top = oben
generation = Gen { $generation }

## Karten eines Baums, für Screenreader

ace = Ass
card-of = { $suit } { $card }
at-top = { $card }, oben
under = { $card }, Generation { $generation }, unter { $above }
empty-place = leere Stelle
no-cards-placed = noch liegt keine Karte
