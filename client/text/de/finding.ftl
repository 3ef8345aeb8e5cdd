### Mitspielende finden: die Liste der offenen Räume und schnelle Matchs.

title = Spiel finden

hint-command = listet die offenen Räume auf und wie man beitritt

## Schnelle Matchs

quick-match = Schnelles Match
quick-match-of = Schnelles Match · { $game }
quick-match-hint = Du spielst mit der nächsten Person, die dasselbe Spiel möchte.
quick-match-hint-of = mit der nächsten Person, die { $game } möchte
quick-match-title = Mit der nächsten Person spielen
quick-match-for-two = Für zwei.
find-opponent = Gegenüber suchen

searching = Gegenüber wird gesucht
stop-searching = Suche beenden
waiting = Gesucht wird ein Gegenüber mit denselben Einstellungen. Das Match beginnt, wenn ihr beide bereit seid. Wenn du gehst, endet die Suche.
wanted = Gesucht: { $game }, { $form }, { $clock }.
found = Gegenüber gefunden: Ihr wollt beide dieses Spiel.
canceled = Du hast den Raum verlassen. Die Suche ist beendet.
opponent-left = { $name } ist gegangen. Die Suche geht weiter …
opponent-away-command = Wenn { $name } nicht zurückkommt, tippe „freigeben { $name }“, um den Platz zu räumen.
leave-opponent = Dein Platz wird frei, und für { $name } wird ein anderes Gegenüber gesucht.

quick-match-command = Tippe „schnell“ und, wenn du magst, Form, Bedenkzeit und Optionen. Zum Beispiel: „schnell bedenkzeit 5m+3“.

## Die Liste der Räume

rooms-of = { $game ->
    [none] Offene Räume, alle Spiele
   *[other] Offene Räume, { $game }
}
rooms = Offene Räume
all-games = alle Spiele
room-count = { $count ->
    [0] Keine offenen Räume.
    [one] { $count } offener Raum
   *[other] { $count } offene Räume
}
more = { $count ->
    [one] und { $count } weiterer Raum, der hier nicht steht
   *[other] und { $count } weitere Räume, die hier nicht stehen
}
no-rooms = { $game ->
    [none] Gerade gibt es keine offenen Räume.
   *[other] Gerade gibt es keine offenen Räume für { $game }.
}
no-rooms-commands = Ein Gegenüber suchen: turnabout quick, oder quick im Zeilenmodus. Einen Raum eröffnen: turnabout host --public --server { $server }.
open-room = Offenen Raum eröffnen
lost = Der Server antwortet nicht. Die Liste ist vielleicht veraltet.
resumes = Die Liste geht weiter, wenn die Verbindung wieder steht.
own-server-stopped = Der Server auf deinem Rechner wurde beendet.
own-server = Das ist der Server auf deinem eigenen Rechner. Andere können hier nur spielen, wenn sie ihn erreichen.

## Ein Raum in der Liste

state = { $free ->
    [0] { $status ->
        [playing] läuft
        [over] zwischen Matchs
       *[waiting] beginnt gleich
    }
    [one] { $status ->
        [playing] läuft, { $free } frei
       *[other] 1 Platz frei
    }
   *[other] { $status ->
        [playing] läuft, { $free } frei
       *[other] { $free } von { $seats } Plätzen frei
    }
}

now = jetzt

room-of = Raum von { $name }

players = Dabei: { $names }
no-players = noch niemand da
free-seats = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } schauen zu
}
known-number = bekannte Nummer
hidden-number = geheime Zufallsnummer
hints = Tipps
spectators-allowed = Zuschauen erlaubt
no-spectators = ohne Zuschauen

row = { $game }, { $form }, Raum von { $owner }: { $state } ({ $age }). { $details } join { $address }

join = Beitreten
join-room = { $room } beitreten
watch-room = In { $room } zuschauen
full = Der Raum ist voll, und Zuschauen ist dort nicht erlaubt.

## Der eigene Raum

is-public = Der Raum steht unter „Spiel finden“, und alle können beitreten.
public-label = Offen
public =
    .yes = steht unter „Spiel finden“: alle können beitreten
    .no = nein: nur mit Code oder Link

## Ein anderer Server

server-title = Auf welchem Server suchen?
server-label = Server
server-hint = HOST oder HOST:PORT, oder seine Adresse im Browser. Gilt, bis du beendest.

## Tasten

key =
    .open = los
    .host = selbst eröffnen
    .games = dieses Spiel oder alle
    .server = Server
    .retry = noch mal
    .another-server = anderer Server
