### Hinweise über einem Raum: worum andere bitten, wer weg ist und was man tun kann.

## Zugrücknahmen

takeback-asked = { $names } möchte einen Zug zurücknehmen.
takeback-agreed = Du hast zugestimmt. Die anderen müssen auch zustimmen.
takeback-waits = Deiner Rücknahme müssen noch zustimmen: { $names ->
    [none] die anderen
   *[other] { $names }
}.

## Ersatz

replacement-asked = { $person ->
    [none] Soll der Computer ({ $level }) für { $names } weiterspielen?
   *[other] { $person } möchte für { $names } weiterspielen.
}
replacement-waits = { $person ->
    [none] Der Computer ({ $level })
   *[other] { $person }
} spielt für { $names } weiter, wenn alle zustimmen.
own-replacement-waits = Die anderen müssen noch zustimmen: Platz von { $names }.
left-match = Du hast das Match verlassen.
left-race = Du hast das Rennen verlassen. Dein Tisch ist zu Ende.
seat-replaced = Auf deinem Platz spielt der Computer ({ $level }).

## Wer weg ist

partner-away = { $names } ist weg.{ $seconds ->
    [0] { "" }
   *[other] { " " }In { $seconds } kannst du den Platz räumen.
}
opponent-away = { $names } ist weg.{ $seconds ->
    [0] { "" }
   *[other] { " " }In { $seconds } kannst du den Sieg beanspruchen oder den Computer weiterspielen lassen.
}
opponent-gone = { $names } ist weg. Was nun?
players-away = { $names } { $number ->
    [one] ist
   *[other] sind
} weg.
players-away-for = Weg: { $names }. In { $seconds } kann ein Computer weiterspielen, wenn die anderen zustimmen.
players-gone = { $names } { $number ->
    [one] ist weg oder gegangen
   *[other] sind weg oder gegangen
}. Wer spielt weiter?

## Was man tun kann

action =
    .agree = Zustimmen
    .decline = Ablehnen
    .withdraw = Zurückziehen
    .come_back = Platz zurückholen
    .free = Platz räumen
    .go_on_without = Auswählen
    .ask_for_seat = Um den Platz bitten
key =
    .agree = zustimmen
    .decline = ablehnen
    .withdraw = zurückziehen
    .come_back = Platz zurückholen
    .free = Platz räumen
    .go_on_without = wählen
    .ask_for_seat = um Platz bitten

command = { $command } ({ $action })
type-command = Tippe { $commands }.
