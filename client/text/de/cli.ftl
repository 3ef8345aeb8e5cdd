### Was der Befehl turnabout außer Ergebnissen und Fehlern ausgibt.

server-runs = Dein Server läuft noch: { $address }
server-stops = Er endet 10 Minuten, nachdem alle gegangen sind, oder mit turnabout stop.
no-topic = Es gibt keinen Befehl und kein Spiel „{ $topic }“. turnabout help listet die Befehle auf; die Spiele sind { $games }.

## Die Optionen eines Spiels

game = { $title } ({ $name }): { $about }.
options = Optionen, jeweils als --option NAME=VALUE:
no-options = Dieses Spiel hat keine Optionen.
example = zum Beispiel; { $hint }
meaning = { $value } heißt { $name }, { $hint }
default = Standard: { $value }
is-default = { $text } (Standard)
levels = Stufen des Computers: { $levels }.

## Optionen, die nicht zusammenpassen

needs-opponent = { $option } gilt für ein Match gegen den Computer. Ergänze --against LEVEL, etwa easy.
against-or-computers = Nimm entweder --against oder --computers.
casual-alone = --casual gilt für Spiele allein.
names-alone = --names gilt für Spiele allein. In einem Raum legt die Raumleitung die Turniernamen fest.
two-computers = Nenne zwei Computer, etwa --computers strong,easy.
bad-names = --names: { $why } Tippe sie so: --names 'Ada, Ben'.
not-played = { $alone ->
    [yes] Mit diesen Optionen braucht { $title } ein Gegenüber: Ergänze --against easy oder nimm turnabout host.
   *[no] Mit diesen Optionen spielt man { $title } nur allein.
}{ $mode ->
    [none] {""}
   *[other] {" "}Oder wähle eine andere Spielart, etwa --option mode={ $mode }.
}
bad-seats = { $fixed ->
    [yes] Dieses Spiel hat { $most } Plätze.
   *[no] Wähle { $fewest } bis { $most } Plätze.
}
bad-option = „{ $option }“ ist keine Option. Tippe NAME=VALUE, etwa variant=hex.
no-role = { $form ->
    [mirror] Im Spiegelmatch spielst du beide Rollen zugleich.
    [race] Im Rennen haben alle dieselbe Rolle.
   *[together] In dieser Form spielen alle auf derselben Seite.
} Lass --role weg.
bad-computers = „{ $typed }“ ist keine Zahl von Computern mit Stufe. Tippe sie so: 2,easy.
too-many-computers = Der Raum hat { $seats } Plätze, und Platz 1 ist deiner. Wähle { $most ->
    [one] 1 Computer
   *[other] 1 bis { $most } Computer
}{ $more ->
    [none] {""}
   *[other] {" "}oder mit --seats bis zu { $more } Plätze
}.
no-notes = --notes gilt für Spiele mit Notizen: { $games }.
port-with-server = --port gilt für deinen eigenen Server. Lass es mit --server weg oder tippe dort HOST:PORT.
computer-or-friend = Nimm entweder --computer oder --friend: Du hast nur einen Versuch.

## Programme, die spielen

no-program = Nenne das Programm: turnabout bot --exec "python3 mine.py" HOST/CODE.
only-new-rooms = --option, --form, --seats, --against, --alone, --number und --pace gelten für einen neuen Raum. Ergänze --game.
no-room = Wo soll es spielen? Ergänze HOST/CODE eines Raums oder --game GAME, um einen zu eröffnen.
alone-or-against = Nimm entweder --alone oder --against.
pace-needs-computer = --pace braucht einen Computer als Gegenüber. Lass es mit --alone weg.
no-example = Ein Beispiel in „{ $language }“ gibt es nicht. Wähle python oder javascript.
bad-patience = „{ $typed }“ passt nicht zu --patience. Tippe eine Zahl von Sekunden, etwa 300, oder never.
bad-command = --exec „{ $command }“ ist nicht lesbar: Es fehlt ein Anführungszeichen, oder am Ende steht ein Backslash.
empty-command = --exec nennt kein Programm. Tippe es so: --exec "python3 my_bot.py".
program-not-started = Das Programm { $program } lässt sich nicht starten: { $why }.

## Die Texte im Paket eines Spiels

words-need-package = Das Paket { $name } fehlt. Installiere es: pip install 'turnabout[words]'
words-need-folder = Den Ordner { $folder } gibt es nicht. Leg deine .ftl- und .md-Dateien dort ab.
words-stale = veraltet: { $path }
words-unused = unbenutzt: { $message }
