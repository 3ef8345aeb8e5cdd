### Ein Raum, der auf andere wartet: sein Code, seine Adressen und freien Plätze.

## Der Weg in einen Raum

connecting = Verbindung zu { $server } …
connecting-here = Verbindung zum Server auf diesem Rechner …
starting-server = Server auf diesem Rechner wird gestartet …
this-machine = dieser Rechner
as-another-player = Als jemand anderes beitreten: turnabout join { $address } --profile NAME
in-clone = In einem Klon des Repositorys tippe ./dev statt turnabout.
cannot-show = { $title } braucht ein neueres Turnabout: Aktualisiere es und komm dann wieder.

## Andere einladen

title = Dein Raum ist offen
room-open = Dein Raum ist offen. Schicke eine der Zeilen weiter, oder lies Adresse und Code vor.
send-link = Schicke diesen Link weiter, lass ihn scannen oder lies den Code vor.
join-command = turnabout join { $address }
friend-runs = Wer mitspielt, gibt ein:
friend-runs-one = Wer mitspielt, gibt eines davon ein (in einem Klon: ./dev join …):
in-terminal = In einem Terminal:
server-closed = Ein Platz ist frei, aber dein Server nimmt nur Verbindungen von diesem Rechner an. Öffne ihn, um andere einzulassen: Der Server startet neu, alle Spiele gehen weiter.
opening-server = Server wird neu gestartet …
no-address = Andere Rechner erreichen diesen nicht: Verbinde ihn mit einem Netz.
reach = { $origin ->
    [lan] gleiches Netz, { $network }
    [vpn] über { $network }
    [own_vpn] über dein VPN
   *[internet] Internet, wenn Router und Firewall es zulassen
}
reach-short =
    .lan = gleiches Netz
    .vpn = VPN
    .internet = Internet
copied = Kopiert, wenn dein Terminal es erlaubt: { $text }
link-label = Link zu diesem Raum
copy-link = Link kopieren
copy-yourself = Der Link ist markiert: Kopiere ihn jetzt.
share = Teilen …
share-text = Spiel eine Runde Karten mit mir:
qr-code = Der Link als QR-Code
only-here = Dieser Link funktioniert nur auf diesem Rechner: Der Server nimmt keine Verbindungen von anderen an. Damit andere dazukommen, starte ihn mit turnabout serve.
address-choice = Wie andere diesen Rechner erreichen

## Plätze

free = frei
away-sign = ○ weg
seats-taken = { $taken } von { $seats } Plätzen besetzt{ $away ->
    [0] { "" }
   *[other] , { $away } weg
}
free-seats = { $seats ->
    [one] { $seats } Platz ist frei.
   *[other] { $seats } Plätze sind frei.
}
free-seats-in-list = { $seats ->
    [one] { $seats } Platz ist frei
   *[other] { $seats } Plätze sind frei
}
waiting-for-friend = Warten auf die andere Person …
waiting-for-friends = Warten auf die anderen …
waiting-for-anyone = Warten, bis jemand beitritt …
waiting-for-more = Warten auf { $players ->
    [one] eine weitere Person
   *[other] { $players } weitere
} …
owner-hint = Fang jetzt an oder nimm Computer dazu; im Menü änderst du die Zahl der Plätze.
add-computer = Oder gegen den Computer
add-seat = Platz hinzufügen
remove-seat = Platz entfernen
start-with = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Mit { $players }
} anfangen
