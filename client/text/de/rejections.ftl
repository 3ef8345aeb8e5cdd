### Warum der Server einen Befehl abgelehnt hat.

## Befehle, die der Server nicht lesen kann

frame-is-binary = Der Server hat einen Binärframe bekommen. Schicke Textframes mit je einem JSON-Objekt.
frame-is-not-json = Der Server hat einen Frame bekommen, der kein JSON ist. Schicke ein JSON-Objekt.
type-missing = Der Befehl hat keinen Typ. Ergänze einen.
unknown-type = Der Server kann das nicht ({ $type }): Sein Turnabout ist älter als deines. Bitte darum, es zu aktualisieren.
unknown-field = Der Befehl hat kein Feld { $field }. Entferne es.
field-missing = Der Befehl braucht ein Feld { $field }. Ergänze es.
field-wrong = Das Feld { $field } des Befehls hat einen falschen Wert. Ändere ihn.
wrong-protocol = { $newer ->
    [yes] Dein Turnabout ist älter als das des Servers. Aktualisiere es.
   *[no] Das Turnabout des Servers ist älter als deines. Bitte darum, es zu aktualisieren.
}

## Verbindungen

hello-missing = Der Server kennt dich noch nicht. Schicke zuerst hello.
hello-repeated = Du hast schon hello geschickt. Öffne für jede Person eine eigene Verbindung.
name-length = Ein Name hat 1 bis { $limit } Zeichen. Wähle einen anderen.
name-invisible-character = Dieser Name enthält ein unsichtbares Zeichen. Nimm Buchstaben, Ziffern, Zeichen oder Emojis.
name-like-computer = Ein Name darf nicht mit „computer:“ beginnen. Wähle einen anderen.
line-length = Eine Nachricht hat 1 bis { $limit } Zeichen. Ändere deine.
text-hidden-character = { $text ->
    [name] Dieser Name
   *[line] Diese Nachricht
} enthält ein verborgenes Zeichen. Entferne es.
text-too-many-marks = { $text ->
    [name] Dieser Name
   *[line] Diese Nachricht
} hat zu viele Zusatzzeichen auf einem Buchstaben. Entferne einige.
text-shows-nothing = { $text ->
    [name] Dieser Name
   *[line] Diese Nachricht
} zeigt nichts. Nimm Buchstaben, Ziffern, Zeichen oder Emojis.
commands-too-fast = Deine Befehle kommen zu schnell. Versuch es in { $seconds } noch mal.
lines-too-fast = Deine Nachrichten kommen zu schnell. Versuch es in { $seconds } noch mal.
replays-too-fast = Du siehst zu viele Matchs an. Versuch es in { $seconds } noch mal.
pages-too-fast = Du blätterst zu schnell durch dieses Match. Versuch es in { $seconds } noch mal.
links-too-fast = Du verknüpfst zu viele Geräte in kurzer Zeit. Versuch es in { $seconds } noch mal.
too-many-wrong-codes = Zu viele falsche Codes. Versuch es in { $seconds } noch mal.
rooms-too-fast = Von deiner Adresse wurden zu viele Räume eröffnet. Versuch es in { $seconds } noch mal.
matches-too-fast = Von deiner Adresse wurden zu viele Matchs begonnen. Versuch es in { $seconds } noch mal.

## Der Server

store-away = Der Server erreicht seinen Speicher nicht; vielleicht ist nichts passiert. Versuch es noch mal.
store-read-only = Der Server kann nicht in seinen Speicher schreiben, also ist nichts passiert. Versuch es noch mal.
database-away = Der Server erreicht seine Datenbank beendeter Matchs nicht. Versuch es später noch mal.
room-stopped = Dieser Raum wurde wegen eines Serverfehlers angehalten. Das Match ist gespeichert: Es geht weiter, wenn der Server repariert ist.
room-busy = In diesem Raum warten zu viele Befehle. Versuch es gleich noch mal.
log-full = Dieser Raum ist zu lang geworden. Eröffne einen neuen.

## Räume

not-a-room-code = Das ist kein Raumcode. So sieht einer aus: { $example }. Frag noch mal nach dem Code.
no-such-room = Auf diesem Server gibt es keinen Raum { $room }. Frag noch mal nach dem Code.
not-in-room = Du bist in keinem Raum. Betritt zuerst einen.
in-room = Du bist in Raum { $room }. Verlass ihn zuerst.
connected-elsewhere = Du bist schon in Raum { $room }, auf einem anderen Gerät oder in einem anderen Fenster. Spiel auch hier oder tritt als jemand anderes bei.
removed-from-room = Die Raumleitung hat dich aus diesem Raum entfernt. Tritt einem anderen bei.
room-full = Der Raum ist voll. Am Tisch: { $names }.
no-spectators = Der Raum ist voll, und Zuschauen ist nicht erlaubt. Am Tisch: { $names }.
not-owner = { $name ->
    [none] Das kann nur die Raumleitung.
   *[other] Das kann nur die Raumleitung. Frag { $name }.
}
only-between-matches = Nur zwischen Matchs kannst du { $what ->
    [stand] deinen Platz freigeben
    [seat_computer] einen Computer dazunehmen
    [free] einen Platz räumen
    [ban] jemanden mit Platz entfernen
    [configure] die Einstellungen ändern
    [enlist] die Turniernamen ändern
    [play_as] wählen, wer spielt
   *[other] das tun
}. Warte, bis das Match vorbei ist.

## Einen Raum eröffnen und einstellen

unknown-game = Dieser Server hat das Spiel { $game } nicht. Wähle { $games }.
unknown-rules = Dieser Server hat Version { $rules } der Regeln von { $game } nicht.
wrong-option = Die Option { $option } von { $game } kann diesen Wert nicht haben. Wähle einen anderen.
form =
    .match = gegeneinander
    .solo = allein
    .together = gemeinsam
    .race = als Rennen
    .mirror = als Spiegelmatch
form-not-played = Mit diesen Optionen spielt man { $game } nicht { $form }. Spielt es { $forms }.
seats-not-played = { $game } spielt man { $form } nicht mit { $wished ->
    [one] { $wished } Platz
   *[other] { $wished } Plätzen
}. { $exact ->
    [yes] Wähle { $most }.
   *[no] Wähle { $fewest } bis { $most }.
}
no-role-to-choose = In { $game } haben alle dieselbe Rolle, also gibt es keine zu wählen.
unknown-role = { $game } hat keine Rolle „{ $role }“. Wähle { $roles }.
role =
    .maximizer = Maximieren
    .minimizer = Minimieren
    .player = Spielen
    .owner = Hüten
    .guesser = Raten
no-winnable-numbers = In { $game } geht es um Punkte, also ist keine Nummer gewinnbar oder verloren. Wähle eine andere Nummer.
no-winnable-number-found = In der Zeit wurde keine gewinnbare Nummer gefunden. Versuch es noch mal oder gib eine ein.
race-without-clock = Ein Rennen hat keine Bedenkzeit: Wer zuerst fertig ist, gewinnt. Wähle keine Bedenkzeit.
solo-without-clock = Du spielst allein, also gibt es keine Bedenkzeit. Wähle keine.
casual-not-alone = Nur ein Spiel allein kann ein Übungsspiel sein.
casual-undoes-anyway = In { $game } lässt sich ohnehin jeder Zug rückgängig machen, also gibt es kein Übungsspiel.
unknown-level = Dieser Server hat keine Stufe „{ $level }“. Wähle { $levels }.
levels-per-seat = Es gibt { $wished ->
    [one] { $wished } Eintrag
   *[other] { $wished } Einträge
} für Computer, aber { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}. Gib einen pro Platz an.
too-many-computers = Deine Räume dürfen zusammen { $limit } Computer haben. Entferne zuerst einen.
quick-match-alone = Ein schnelles Match braucht ein Gegenüber. Wähle eine andere Form oder eröffne einen Raum.
challenge-needs-two-seats = Eine Herausforderung ist für zwei. Wähle zwei Plätze und keinen Computer.
challenge-yourself = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen.
never-opponents = Du kannst nur jemanden herausfordern, gegen den du schon ein Match beendet hast.
challenged-already = Du hast { $name } schon herausgefordert, in Raum { $room }. Warte auf die Antwort oder zieh die Herausforderung zurück.
too-many-challenges = Du hast { $limit } offene Herausforderungen, mehr gehen nicht. Zieh eine zurück.
challenges-refused = { $name } nimmt deine Herausforderungen nicht an.
push-endpoint-not-public = Der Server erreicht den Benachrichtigungsdienst deines Browsers nicht. Nimm einen anderen Browser.
push-keys-invalid = Die Schlüssel deines Browsers für Benachrichtigungen sind ungültig. Schalte Benachrichtigungen aus und wieder ein.
seat-kept = Dieser Platz ist für { $name } reserviert. Du kannst zuschauen.
no-challenge = Dieser Raum ist keine Herausforderung mehr.
not-challenged = Diese Herausforderung gilt { $name }.
quick-match-settings = Beide wollten diese Einstellungen. Ändere sie nach dem Match oder eröffne einen eigenen Raum.
quick-match-computer = Dieser Platz ist für jemand anderen. Willst du gegen den Computer spielen, geh und eröffne einen eigenen Raum.
nobody-waits = In diesem Raum wartet niemand mehr. Such ein anderes Match.
waiting-room-unreachable = Die Suche ist gerade nicht erreichbar. Versuch es in einer Minute noch mal.
more-seated-than-seats = Es sind mehr Plätze besetzt ({ $seats }), als du möchtest ({ $wished }). Räum zuerst einige.
shared-terminal-at-once = Hier ziehen alle gleichzeitig, also kann man sich kein Terminal teilen. Nehmt je ein eigenes oder einen Computer dazu.
shared-terminal-hidden = Hier verbergen alle etwas voreinander, also kann man sich kein Terminal teilen. Nehmt je ein eigenes oder einen Computer dazu.

## Plätze

not-seated = Du hast in diesem Raum keinen Platz. Nimm zuerst einen.
seated-already = Du hast schon einen Platz in diesem Raum. Gib ihn frei, um einen anderen zu nehmen.
no-such-seat = In diesem Raum gibt es keinen Platz { $seat }. Wähle { $seats ->
    [1] Platz 1
   *[other] einen Platz von 1 bis { $seats }
}.
seat-taken = Auf dem Platz sitzt { $name }. { $free ->
    [none] Kein Platz ist frei.
   *[other] Freie Plätze: { $free }.
}
seat-empty = Auf dem Platz sitzt niemand. Wähle einen besetzten.
own-seat = Das ist dein eigener Platz. Gib ihn selbst frei.
computer-takes-no-seat = Ein Computer nimmt nicht von selbst Platz. Die Raumleitung setzt ihn.
computer-not-playing = Auf diesem Platz spielt nicht der Computer.
computer-plays-your-seat = Auf deinem Platz spielt der Computer. Hol ihn zuerst zurück.
computer-plays-already = Dort spielt schon der Computer.
computer-owns-no-room = Ein Computer kann keinen Raum leiten. Wähle einen Menschen.
owner-already = Diese Person leitet den Raum schon. Wähle eine andere.
remove-yourself = Du kannst dich nicht selbst entfernen. Verlass stattdessen den Raum.
removed-already = Du hast diese Person schon entfernt.
too-many-removed = Du hast { $limit } Personen entfernt, mehr gehen nicht. Eröffne einen neuen Raum.
player-is-here = { $name } ist da. Das geht nur, wenn jemand weg ist.
player-not-away-long-enough = { $name } ist seit weniger als { $patience } weg. Warte noch { $seconds }.
waited-too-briefly = { $name } ist seit weniger als { $patience } am Zug. Warte noch { $seconds }.
not-a-seat-code = Das ist kein Platzcode. So sieht einer aus: { $example }. Prüfe ihn auf deinem anderen Gerät.
seat-code-invalid = Dieser Platzcode ist falsch, benutzt oder abgelaufen. Hol dir einen neuen.
seat-code-outdated = Wer diesen Code erstellt hat, hat den Platz nicht mehr. Hol dir einen neuen Code.
link-invalid = Dieser Link ist falsch, benutzt oder abgelaufen. Erstell auf deinem anderen Gerät einen neuen.
link-used = Ein anderes Gerät hat diesen Link schon benutzt. Erstell auf deinem anderen Gerät einen neuen.

## Turniere

names-repeated = Jeder Turniername muss anders sein. Ändere einen.
no-tournament-to-end = In diesem Raum gibt es kein Turnier. Gib 1 bis { $limit } Namen ein, um eines zu beginnen.
no-tournament = In diesem Raum gibt es kein Turnier. Die Raumleitung kann eines beginnen.
not-competing = { $name } spielt nicht im Turnier. Wähle { $names }.
name-plays-elsewhere = { $name } spielt auf einem anderen Platz. Wähle einen anderen Namen.

## Runden und Matchs

no-leg-to-start = Keine Runde wartet auf ihren Beginn.
not-next-leg = Als Nächstes kommt Runde { $leg } von Match { $match }. Mach dich für diese bereit.
ready-already = Du bist schon bereit. Warte auf die anderen.
match-not-under-way = Match { $match } läuft gerade nicht.
match-not-last = Match { $match } ist nicht das letzte in diesem Raum.
next-match-agreed = Das nächste Match ist schon vereinbart. Mach dich für die erste Runde bereit.
seat-free = Ein Platz ist frei. Das nächste Match kann beginnen, sobald er besetzt ist.
offered-already = Das hast du schon vorgeschlagen. Warte auf die Antwort.
not-offered = Das schlägt gerade sonst niemand vor. Du kannst es vorschlagen.
agreed-already = Du hast schon zugestimmt. Warte auf die anderen.
left-match = Du hast dieses Match verlassen. Hol dir deinen Platz zurück, um weiterzuspielen.
left-match-already = Du hast dieses Match schon verlassen. Hol dir deinen Platz zurück, um weiterzuspielen.

## Züge

no-match-yet = Noch hat kein Match begonnen. Warte, bis eine Runde beginnt.
game-moved-on = Die Stellung hat sich geändert. Sieh sie dir an und versuch es noch mal.
match-over = Das Match ist vorbei.
leg-over = Die Runde ist vorbei.
board-over = Brett { $board } ist vorbei.
not-your-turn = { $name ->
    [none] Du bist nicht am Zug
   *[other] Am Zug ist { $name }
}{ $board ->
    [none] {""}
   *[other] {" "}auf Brett { $board }
}.
move-sealed = Du hast auf Brett { $board } gezogen. Warte auf das andere Brett.
out-of-time = Deine Zeit ist abgelaufen, und der Raum spielt für dich. Warte auf die nächste Runde.
move-not-allowed = { $move } ist nach den Regeln nicht erlaubt. Wähle einen anderen Zug.
not-a-move = „{ $move }“ ist kein Zug. Schreib einen Zug wie { $examples }.
not-a-card = „{ $move }“ ist kein Zug: Eine Karte fehlt oder ist falsch. Schreib Karten wie KS oder TD.
no-such-board = Ein Spiegelmatch hat die Bretter 1 und 2. Schreib 1: oder 2: vor deinen Zug.

## Tipps

hints-off = In diesem Raum gibt es keine Tipps. Die Raumleitung kann sie erlauben.
hint-for-computer = Ein Computer bekommt keine Tipps.
hint-not-your-turn = Tipps gibt es nur, wenn du am Zug bist. Warte, bis du dran bist.
too-many-hints = Dieses Match ist für einen weiteren Tipp zu lang. Spiel weiter.

## Zugrücknahmen

undo-by-move = { $game } hat ein eigenes Rückgängig. Nimm das.
undo-reveals = Dein letzter Zug hat eine Karte aufgedeckt, also kannst du ihn nicht rückgängig machen. In einem Übungsspiel geht das immer.
takeback-without-place = Der Rücknahme fehlen Runde und Zug. Versuch es noch mal.
takeback-asked-already = Um eine Rücknahme wurde schon gebeten. Warte auf die Antwort.
takeback-after-leg = Die Runde ist vorbei, also kannst du keinen Zug zurücknehmen.
takeback-without-move = Du hast in dieser Runde noch nicht gezogen.
takeback-final = Diesen Zug kann man nicht zurücknehmen.
too-many-takebacks = Dieses Match ist für eine weitere Rücknahme zu lang. Spiel weiter.
no-takeback-asked = Gerade bittet niemand um eine Rücknahme.
takeback-own = Die anderen müssen deiner Rücknahme zustimmen. Warte auf ihre Antworten.

## Wer weg ist

claim-alone = Du spielst allein, also gibt es keinen Sieg zu beanspruchen.
claim-only-of-two = Den Sieg kann man nur in einem Match zu zweit beanspruchen. Lass den Computer für die abwesende Person spielen.
claim-in-correspondence = In einer Fernpartie spielt niemand für { $name }, und niemand beansprucht den Sieg. Wer die Zeit überschreitet, verliert.
seat-not-of-another-person = Das ist nicht der Platz eines anderen Menschen. Wähle den Platz von jemandem, der weg ist.
nobody-away = Niemand ist weg.
several-away = Mehrere sind weg. Wähle Platz { $several }.
played-to-end = { $name } hat zu Ende gespielt. Das Ergebnis zählt.
replacement-asked-already = Um Ersatz wurde schon gebeten. Warte auf die Antwort.
replacement-by-claim = Nimm einen Platz oder beanspruche den Sieg, um Ersatz zu erbitten.
no-replacement-asked = Gerade bittet niemand um Ersatz.
replacement-own = Das ist dein Platz: Die anderen müssen zustimmen.
nobody-to-agree = Niemand ist da, der zustimmen könnte. Warte, bis jemand zurückkommt.

## Tagesnummern

no-daily-number = { $game } hat keine Tagesnummer. Wähle ein anderes Spiel.
daily-settings = Alle spielen die Tagesnummer mit denselben Einstellungen. Für andere eröffne einen eigenen Raum.
daily-tournament = Die Tagesnummer spielt man nicht im Turnier. Eröffne einen eigenen Raum.
daily-computer = Dieser Raum ist für zwei Menschen. Willst du gegen den Computer spielen, beginne die Tagesnummer gegen ihn.
daily-hint = Auf der Tagesnummer gibt es keine Tipps.
daily-takeback = Auf der Tagesnummer gibt es keine Zugrücknahmen.
daily-once = Die Tagesnummer kannst du nur einmal spielen. Spiel die von morgen oder eröffne einen eigenen Raum.
daily-seat-kept = Du hast hier die Tagesnummer gespielt und behältst deinen Platz. Du kannst den Raum verlassen.
daily-tried = { $name ->
    [none] Du hast
   *[other] { $name } hat
} die heutige Nummer von { $game } schon gespielt. Morgen kommt eine neue.
daily-over = Der Tag dieser Nummer, { $day }, ist vorbei. Eröffne einen Raum für die heutige Nummer.
daily-hidden = Die Tagesnummer vom { $day } und die Aufzeichnung dieses Matchs sind bis Mitternacht UTC geheim.
daily-day = Für den { $day } gibt es keine Ergebnisse. Wähle einen Tag vom { $first } bis zum { $last }.

## Beendete Matchs

no-such-match = In diesem Raum gab es kein Match { $match }.
match-not-finished = Match { $match } ist noch nicht vorbei. Warte so lange.
no-record = Der Server hat keine Aufzeichnung dieses Matchs: Es endete ohne Zug oder wurde gelöscht.
unknown-player = Diese Person hat auf diesem Server kein Match beendet.
same-player = Man kann niemanden mit sich selbst vergleichen. Wähle zwei Personen.
no-such-leg = Eine Runde { $leg } gibt es in diesem Match nicht. Es hat { $legs ->
    [one] { $legs } Runde
   *[other] { $legs } Runden
}.
no-such-ply = Runde { $leg } hat nur { $plies ->
    [one] { $plies } Zug
   *[other] { $plies } Züge
}.
not-legs-of-match = Das sind nicht die Runden eines Matchs. { $game } hat höchstens { $legs ->
    [one] { $legs } Runde
   *[other] { $legs } Runden
}, mit den Rollen { $roles }.
match-breaks-rules = Runde { $leg }, Zug { $move }: Dieser Zug ist nach den Regeln nicht erlaubt.
too-many-analyses = Du wartest schon auf { $limit ->
    [one] { $limit } Analyse
   *[other] { $limit } Analysen
}. Versuch es noch mal, wenn eine fertig ist.
analyses-busy = Der Server analysiert gerade zu viele Matchs. Versuch es in einer Minute noch mal.
too-many-numbers = Du wartest schon auf { $limit ->
    [one] { $limit } Nummer
   *[other] { $limit } Nummern
}. Versuch es noch mal, wenn eine fertig ist.
too-many-numbers-of-address = Für deine Adresse werden zu viele Nummern ausgerechnet. Versuch es noch mal, wenn eine fertig ist.
numbers-busy = Der Server rechnet gerade an zu vielen Nummern. Versuch es in einer Minute noch mal.
