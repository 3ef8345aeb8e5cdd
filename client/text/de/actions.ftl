### Was man in einem Raum außer dem Spielen tun kann.

menu-title = Der Raum
switch-sounds =
    .on = Töne einschalten
    .off = Töne ausschalten

menu-group =
    .game = Das Spiel
    .room = Der Raum
    .look = Nachsehen
    .rest = Diese Seite
    .end = Spiel beenden

action =
    .sit = Platz nehmen
    .stand = Platz freigeben und zuschauen
    .come_back = Deinen Platz zurückholen
    .ask_for_seat = Um einen besetzten Platz bitten
    .answer_replacement = Auf die Bitte um Ersatz antworten
    .take_back = Um Rücknahme deines letzten Zugs bitten
    .undo = Deinen letzten Zug rückgängig machen
    .answer = Auf die Bitte um Rücknahme antworten
    .withdraw = Deine Bitte zurückziehen
    .go_on_without = Ohne die abwesende Person weiterspielen
    .resign = Das Match aufgeben
    .move_seat = Auf einem anderen Gerät weiterspielen
    .settings = Einstellungen fürs nächste Match
    .free = Einen Platz räumen
    .send_away = Jemanden entfernen
    .pass_on = Die Raumleitung abgeben
    .seat_computer = Einen Computer dazunehmen
    .begin_with_these = Mit den Anwesenden anfangen
    .tournament = Turnier mit bis zu fünf Namen
    .hint = Einen Tipp holen
    .number = Ergebnisse auf dieser Nummer
    .analysis = Wie gut wurde gespielt?
    .scores = Deine Bestleistungen

leave-match = Das Match verlassen

reason =
    .no_seat = du hast keinen Platz
    .seated = du hast schon einen Platz
    .full = kein Platz ist frei
    .kept = der Platz ist für jemand anderen reserviert
    .playing = nicht während eines Matchs
    .no_match = gerade läuft kein Match
    .no_leg = gerade läuft keine Runde
    .no_move = noch wurde kein Zug gemacht
    .race = in einem Rennen nimmt man nichts zurück
    .not_alone = nur, wenn du allein spielst
    .own_undo = dieses Spiel hat sein eigenes Rückgängig
    .revealed = dein letzter Zug hat eine Karte aufgedeckt
    .final = Versuche und Bewertungen kann man nicht zurücknehmen
    .asked = schon erbeten
    .not_asked = niemand hat darum gebeten
    .computer_plays = auf dem Platz spielt der Computer
    .no_computer = du spielst selbst auf deinem Platz
    .other_here = niemand ist abwesend
    .played_out = auf diesen Platz wartet niemand mehr
    .too_soon = die Person war eben noch da
    .correspondence = in einer Fernpartie hat man Zeit, bis die Uhr abläuft
    .too_few = es braucht mindestens zwei
    .not_owner = das kann nur die Raumleitung
    .nobody_sits = sonst hat niemand einen Platz
    .nobody_else = sonst ist niemand hier
    .alone = du spielst allein
    .no_hints = in diesem Raum gibt es keine Tipps
    .not_your_turn = du bist nicht am Zug
    .hidden = die Nummer bleibt bis zum Ende des Matchs geheim
    .not_over = erst nach dem Match
    .no_room = du bist in keinem Raum
    .daily = nicht auf der Tagesnummer
    .quick = erst nach dem schnellen Match

not-now = Gerade nicht: { $reason }.

## Freie Plätze und Hinweise

notices-title = Hinweise
seat-free = Ein Platz ist frei.
seat-open = Ein Platz ist frei. Wer dazukommt, kann ihn nehmen.
seat-kept = Der freie Platz ist für { $name } reserviert.

## Die Einstellungen eines Raums

save-settings = Einstellungen speichern

owner = { $owner ->
    [none] Die Raumleitung ist gerade abwesend.
   *[other] { $owner } leitet diesen Raum.
}
you-own = Du leitest diesen Raum.

next-match = { $options ->
    [none] { "" }
   *[other] { $options }{ " " }
}Als Nächstes: { $numbered ->
    [yes] { $number ->
        [none] { $winnable ->
            [yes] zufällige, gewinnbare, geheime Nummer
           *[no] zufällige, geheime Nummer
        }
       *[other] Nummer { $number }
    }; { "" }
   *[no] { "" }
}{ $clock }; { $spectators ->
    [yes] Zuschauen erlaubt
   *[no] Zuschauen nicht erlaubt
}{ $hints ->
    [yes] ; Tipps erlaubt
   *[no] { "" }
}{ $listed ->
    [yes] ; der Raum steht in der Liste
   *[no] { "" }
}.

## Die Aufzeichnung eines Matchs

watch-record = Noch mal ansehen
save-record = Aufzeichnung in einer Datei speichern
copy-record-link = Link zur Aufzeichnung kopieren

## Auf einem anderen Gerät weiterspielen

no-seat-code = Der Server hat keinen Code geschickt. Versuch es noch mal.
seat-cannot-move = Dein Server nimmt nur Verbindungen von diesem Rechner an. Eröffne einen Raum, damit er erreichbar wird, und zieh dann um.

move-command = turnabout join { $address } --seat-code { $code }
move-by-command =
    Gib auf dem anderen Gerät ein:
      { $command }
    Oder tritt dort einem Raum bei und gib diesen Code ein. Er gilt einmal, bis { $until }. Dieses Gerät verlässt dann den Raum.
move-by-link = Öffne auf dem anderen Gerät { $link }, wähle „Von anderem Gerät übernehmen“ und gib diesen Code ein. Er gilt einmal, bis { $until }. Dieses Gerät verlässt dann den Raum.
local-address = { $host } funktioniert nur auf diesem Rechner. Nimm auf einem anderen eine Adresse, die hierher führt.
