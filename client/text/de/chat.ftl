### Der Chat eines Raums.

title = Chat
nothing-said = Noch hat niemand etwas gesagt.
field = Sag etwas
send = Senden
not-sent = Nicht gesendet: keine Verbindung zum Server. Versuch es später noch mal.

too-long = Eine Nachricht darf { $longest } Zeichen haben; deine hat { $length }.

phrase =
    .hello = Hallo, viel Spaß!
    .well-played = Gut gespielt!
    .wait = Einen Moment, bitte.
    .good-game = Schönes Spiel!

key = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread } neu)
}

spectator = { $name } (schaut zu)

says = { $name } sagt: { $text }

you-say = Du sagst: { $text }

## Nachrichten ausblenden

mute-title = Stummschalten
mute-all = Alle stummschalten
unmute-all = Stummschaltung für alle aufheben
mute = { $name } stummschalten
unmute = Stummschaltung von { $name } aufheben
muted = { $name } ist stummgeschaltet.
unmuted = { $name } ist nicht mehr stummgeschaltet.
all-muted = Alle sind stummgeschaltet.
all-unmuted = Niemand ist stummgeschaltet.
mute-help = /mute NAME oder /mute all blendet Nachrichten aus; /unmute zeigt sie wieder.
unknown-command = { $command } ist kein Befehl. Tippe /mute NAME, /mute all, /unmute NAME oder /unmute all.
name-missing = Tippe einen Namen oder all: { $command } NAME, { $command } all.
nobody-called = Hier heißt niemand „{ $name }“. { $alone ->
    [yes] Sonst ist niemand hier.
   *[no] Hier sind: { $known }.
}
