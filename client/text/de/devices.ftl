### Geräte verknüpfen: Ein zweites Gerät wird zur selben Person.

title = Auf anderem Gerät nutzen
link-text = Scanne diesen Code mit deinem anderen Gerät oder öffne dort den Link.
until = Der Link gilt einmal, bis { $until }.
keep-secret = Öffne ihn nur auf einem eigenen Gerät: Ein verknüpftes Gerät kann in deinem Namen spielen.
permanent = Ein verknüpftes Gerät bleibt für immer dieselbe Person: Es hat dieselben Spiele, und rückgängig machen kannst du das nicht.
preparing = Link wird erstellt …
open-or-run = Öffne einen Link auf deinem anderen Gerät oder gib dort ein: { $command }

## Auf dem Gerät, das den Link zeigt

asked = Ein Gerät hat deinen Link geöffnet. Zeigt es diese Zahl?
send = Ja, verknüpfen
refuse = Nein, abbrechen
confirm-link = Dieses Gerät verknüpfen? ja oder nein:
sent = Bestätige jetzt auf dem anderen Gerät.
linked = Deine Geräte sind verknüpft.
declined = Das andere Gerät hat abgelehnt.

## Auf dem Gerät, das den Link öffnet

link-this = Dieses Gerät verknüpfen
waiting = Prüfe, ob dein anderes Gerät diese Zahl zeigt, und bestätige dort.
offered = { $name ->
    [none] Dein anderes Gerät hat deine Identität geschickt.
   *[other] Dein anderes Gerät hat die Identität von { $name } geschickt.
}
replaces = Sie ersetzt die Identität, die dieses Gerät auf diesem Server hat. Spiele, die nur dieses Gerät hat, gehören dir dann nicht mehr.
take = Identität übernehmen
confirm-take = Diese Identität übernehmen? ja oder nein:
cancelled = Das andere Gerät hat die Verknüpfung abgebrochen.
tampered = Die Nachricht wurde unterwegs verändert. Erstell einen neuen Link.
bad-link = Dieser Link ist unvollständig. Kopiere ihn noch mal oder erstell einen neuen.
server-missing = Gib den ganzen Link ein oder nenne den Server mit --server.

## Auf beiden

not-linked = Die Geräte sind nicht verknüpft.
