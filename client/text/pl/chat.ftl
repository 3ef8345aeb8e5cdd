### Czat w pokoju.

title = Czat
nothing-said = Nikt jeszcze nic nie napisał.
field = Napisz coś
send = Wyślij
not-sent = Nie wysłano: brak połączenia z serwerem. Spróbuj później.

too-long = Wiadomość może mieć do { $longest } znaków; twoja ma { $length }.

phrase =
    .hello = Cześć, miłej gry!
    .well-played = Brawo!
    .wait = Chwileczkę, proszę.
    .good-game = Dobra gra!

key = { $unread ->
    [0] czat
   *[other] czat (nowe: { $unread })
}

spectator = { $name } (widz)

says = { $name } pisze: { $text }

you-say = Piszesz: { $text }

## Ukrywanie wiadomości

mute-title = Wycisz
mute-all = Wycisz wszystkich
unmute-all = Przestań wyciszać
mute = Wycisz: { $name }
unmute = Nie wyciszaj: { $name }
muted = Wyciszono: { $name }.
unmuted = { $name } – znów widać wiadomości.
all-muted = Wszyscy są wyciszeni.
all-unmuted = Nikt nie jest wyciszony.
mute-help = /mute NAME lub /mute all ukrywa wiadomości; /unmute znów je pokazuje.
unknown-command = Nie ma polecenia { $command }. Wpisz /mute NAME, /mute all, /unmute NAME lub /unmute all.
name-missing = Dopisz imię albo all: { $command } NAME, { $command } all.
nobody-called = Nie ma tu nikogo o imieniu „{ $name }”. { $alone ->
    [yes] Nie ma nikogo innego.
   *[no] Są tu: { $known }.
}
