### Ein Turnier in einem Raum: bis zu fünf Namen mit ihren Ergebnissen.

title = Turnier
key = Turnier
about = Jeder Name behält sein höchstes, niedrigstes und durchschnittliches Ergebnis. Kennst du die Karten schon, kann sich nur dein niedrigstes ändern.
rule = Wer die Karten kennt, kann nur sein niedrigstes Ergebnis senken. Ein nicht beendetes Spiel zählt nicht.
none-yet = In diesem Raum gibt es kein Turnier.
begin = Ein Turnier daraus machen
begin-hint = ein bis fünf Namen, an diesem Bildschirm oder alle am eigenen

## Namen

names-title = Namen
names-hint = Ein bis fünf Namen, mit Kommas getrennt. Leer beendet das Turnier.
names-fields-hint = Ein bis fünf Namen. Ein Name, der bleibt, behält seine Ergebnisse; ohne Namen endet das Turnier.
names-placeholder = Ada, Ben
name = Name { $number }
optional-names = Turnier
optional-names-hint = Bis zu fünf Namen, mit Kommas getrennt, spielen abwechselnd an diesem Bildschirm.
optional-names-placeholder = leer: nur du
change-names = Namen ändern
change-settings = Einstellungen ändern
keep = Speichern
too-many = Ein Turnier hat ein bis fünf Namen, nicht { $number }.
same-name = Jeder Name muss anders sein.

## Wer spielt

who-plays = Wer spielt als Nächstes?
who-plays-key = wer spielt
begin-key = anfangen
plays = { $name } spielt
plays-as = Du spielst als
beside = Abwechselnd mit
beside-hint = spielt den anderen Platz an diesem Bildschirm
no-name = niemand
no-name-hint = deine Spiele zählen nicht
nobody-beside = niemand
nobody-beside-hint = an einem anderen Bildschirm, oder der Computer
not-in-turn = hier spielen beide gleichzeitig oder verbergen etwas: Beide brauchen ein eigenes Terminal
seat-taken = der andere Platz ist besetzt: Zu zweit an einem Bildschirm geht nur, solange er frei ist
unknown-name = niemand in diesem Turnier heißt so
known-cards = Diese Karten wurden unter diesem Namen schon gespielt: Sie können nur das niedrigste Ergebnis senken.
next-cards = { $number ->
    [none] Neue Karten: Die Nummer wird ausgelost.
   *[other] Die Karten von Nummer { $number }.
}

## Ergebnisse

column =
    .name = Name
    .legs = Spiele
    .highest = höchstes
    .lowest = tiefstes
    .average = Schnitt
scores = { $name }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, höchstes { $high }, niedrigstes { $low }, Schnitt { $average }.
next-players = Als Nächstes: { $names }.
