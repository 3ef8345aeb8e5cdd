### Die Verbindung zum Server und was dabei schiefgehen kann.

## Solange es keine Verbindung gibt

lost = { $kind ->
    [offline] Du bist offline.
    [nothing_listens] Der Server antwortet nicht.
    [no_answer] Der Server ist nicht erreichbar.
    [name_not_found] Der Name des Servers ist nicht zu finden.
    [server_stopping] Der Server wurde beendet.
   *[dropped] Die Verbindung ist abgebrochen.
} Das Match ist gespeichert. { $seconds ->
    [0] Neuer Versuch …
   *[other] Neuer Versuch in { $seconds }.
}
own-server-stopped = Dein Server wurde beendet. Dein Match ist gespeichert.
server-away = { $server } antwortet nicht. Dein Match ist gespeichert. Neue Versuche, bis der Server antwortet …
late = { $offline ->
    [yes] Du bist offline. Bitte warten …
   *[no] Der Server hat seit 5 s nicht geantwortet. Bitte warten …
}
server-cannot-save = Der Server kann gerade nicht speichern. Dein Befehl wird so lange wiederholt, bis es klappt.
moves-lost = Der Server hat die letzten Züge verloren. Das Spiel geht von hier aus weiter.
newer-page = Eine neue Version ist da.

## Was man tun kann

try-now = Jetzt versuchen
try-again = Noch mal versuchen
play-here-too = Auch hier spielen
play-here-again = Wieder hier spielen
as-another = Als jemand anderes beitreten
rename = Deinen Namen ändern
reload = Neu laden
try-now-key = noch mal
start-server-key = neu starten

## Warum man nicht beitreten oder bleiben kann

failure =
    .offline = Du bist offline. Verbinde dich mit dem Netz und versuch es noch mal.
    .name_not_found = Host nicht gefunden: { $server }. Prüfe die Adresse und dein Netz.
    .nothing_listens = { $server } antwortet nicht. Prüfe die Adresse und ob Turnabout dort läuft.
    .no_answer = { $server } ist nicht erreichbar. Prüfe die Adresse, dein Netz und die Firewall.
    .not_turnabout = Das ist kein Turnabout-Server: { $server }. Prüfe den Port und ob die Adresse mit wss:// beginnt.
    .tls = Keine sichere Verbindung möglich: { $server } ({ $detail }). Prüfe, ob der Server wirklich wss:// oder https:// nutzt.
    .untrusted = Das Zertifikat ist nicht vertrauenswürdig: { $server } ({ $detail }). Es könnte ein anderer Server sein. Wenn du ihm vertraust, setz SSL_CERT_FILE auf eine Datei mit dem Zertifikat des Ausstellers.
    .crowded = { $server } hat zu viele Verbindungen von deiner Adresse. Versuch es in einer Minute noch mal.
    .wrong_protocol = { $detail }
    .name_refused = Der Server nimmt deinen Namen nicht an: { $server }. { $detail }
    .turned_away = Der Server hat dich nicht eingelassen: { $server }. { $detail }
    .dropped = Die Verbindung ist abgebrochen: { $server }. { $detail }
    .server_stopping = Der Server wurde beendet.
    .replaced = Du hast diesen Raum auf zu vielen Geräten oder in zu vielen Fenstern geöffnet, deshalb wurde er hier geschlossen.
    .room_stopped = Der Server hat diesen Raum wegen eines Fehlers angehalten. Das Match ist gespeichert und kann weitergehen, wenn der Server repariert ist.
    .room_gone = Diesen Raum gibt es nicht mehr: Lange ist darin nichts passiert.
    .not_hosted = { $detail }
    .removed = Die Raumleitung hat dich aus diesem Raum entfernt.
    .no_spectators = Der Raum ist jetzt voll, und Zuschauen ist dort nicht erlaubt.
    .seat_moved = Dein Platz ist auf ein anderes Gerät umgezogen. Du spielst jetzt dort.
    .unreadable = Der Server ist neuer als dieses Turnabout. Aktualisiere Turnabout und komm dann wieder.
certificate =
    .expired = es ist abgelaufen
    .not_yet_valid = es gilt noch nicht
    .self_signed = es ist selbst signiert
    .unknown_issuer = sein Aussteller ist hier unbekannt
    .other_name = es gilt für eine andere Adresse
own-server-silent = Der Server auf diesem Rechner antwortet nicht.
no-room = Kein Raum { $code } auf diesem Server: { $server }. Prüfe den Code und die Adresse.
seat-connected = Du bist schon in diesem Raum, auf einem anderen Gerät oder in einem anderen Fenster. Spiel auch hier oder tritt als jemand anderes bei.
refused-at = { $message } ({ $server })
seat-elsewhere = Du hast einen Platz in einem Raum mit diesem Code auf { $address }. Komm über diese Adresse zurück.
no-answer = Der Server hat nicht geantwortet. Versuch es noch mal.

## Aufzeichnungen

record-not-loaded = Die Aufzeichnung konnte nicht geladen werden. Versuch es noch mal.
record-not-saved = Die Aufzeichnung konnte nicht in { $path } gespeichert werden: { $why }.
record-too-long = Eine Datei mit so vielen Zügen braucht ein Terminal: turnabout replay FILE, turnabout analyze FILE. Hier kannst du das Match über den Link zu seiner Aufzeichnung oder aus seinem Raum ansehen.
