### Fehler des Netzes und der Dateien im eigenen Datenordner.

## Adressen

-address-example = 192.168.1.5:8420/KZ7-4QM2
unknown-scheme = Eine Adresse kann nicht mit „{ $scheme }://“ beginnen. Nimm ws:// oder wss://, oder lass es weg.
bad-path = „{ $typed }“ ist keine Adresse. So sieht eine aus: { -address-example }.
address-missing = Gib die Adresse des Raums ein, etwa { -address-example }.
code-missing = Der Raumcode fehlt. Gib { $server }/ und den Code ein, etwa { -address-example }.
bad-room-code = „{ $typed }“ ist kein Raumcode. Der Code steht am Ende, wie in { -address-example }.
server-missing = Gib vor { $code } die Adresse des Servers ein, etwa { -address-example }.
ipv6-brackets = Setz eine IPv6-Adresse in eckige Klammern, etwa [fd00::5]:8420/KZ7-4QM2.
bad-host = { $host ->
    [none] In der Adresse fehlt der Host.
   *[other] „{ $host }“ ist weder Name noch Adresse eines Rechners.
} So sieht eine Adresse aus: { -address-example }.
bad-ipv6 = „{ $host }“ ist keine IPv6-Adresse.
bad-port = „{ $port }“ ist kein Port. Nimm eine Zahl von 1 bis 65535, meist { $usual }.

## Der Server auf diesem Rechner

games-not-loaded = { $why ->
    [none] Die installierten Spiele lassen sich nicht laden.
   *[other] { $why }
}
server-on-other-port = Dein Server läuft schon auf Port { $port }. Lass --port { $wanted } weg oder beende den Server zuerst mit turnabout stop.
server-not-open = Dein Server auf Port { $port } nimmt nur Verbindungen von diesem Rechner an. Beende ihn mit turnabout stop und eröffne den Raum dann noch mal.
port-used = Port { $port } ist schon belegt, von einem anderen { $turnabout ->
    [yes] Turnabout-Server
   *[no] Programm
}. Nimm einen anderen Port: turnabout host --port { $another } (in einem Klon: ./dev host --port { $another }).
server-not-stopped = Der Server (Prozess { $pid }) lässt sich nicht beenden: { $why }.
server-still-stops = Der Server (Prozess { $pid }) hat sich nach { $seconds } Sekunden noch nicht beendet.
server-secure = { $variables } gilt nur für turnabout serve. Entferne das, um einen Raum zu eröffnen.
server-not-started = Der Server lässt sich nicht starten: { $why }.
server-still-starts = Der Server ist nach { $seconds } Sekunden noch nicht gestartet. Sieh in sein Log: { $log }
server-silent = Der Server ist nicht gestartet, und sein Log ist leer: { $log }
server-failed = Der Server ist nicht gestartet: { $why }

## Die Verbindung zu einem Server

link-ended = Die Verbindung zum Server ist geschlossen.
link-busy = Zu viele Befehle warten auf die Antwort des Servers.

## Der eigene Name

name-missing = Tippe einen Namen. Andere sehen ihn.
name-too-long = Ein Name darf { $longest } Zeichen haben; dieser hat { $length }.
name-too-wide = Ein Name darf { $widest } Spalten breit sein; dieser braucht { $width }.
name-hidden-character = Dieser Name enthält ein unsichtbares Zeichen. Entferne es.

## Die Dateien eines Profils

bad-profile = „{ $name }“ geht nicht als Name eines Profils. Nimm bis zu 32 Buchstaben, Ziffern, - und _.
key-unusable = Die Schlüsseldatei { $path } ist nicht verwendbar: { $why }.
key-damaged = Die Schlüsseldatei { $path } ist beschädigt: Sie sollte 64 Hexziffern enthalten. Reparier oder entfern sie.
directory-not-made = Der Ordner { $path } lässt sich nicht anlegen: { $why }.
readable-by-others = Andere auf diesem Rechner können { $path } lesen, und das lässt sich nicht ändern ({ $why }): Das sollte nur dir gehören. Führ unter dem Konto, dem die Datei gehört, chmod go= { $path } aus.
file-not-written = Die Datei { $path } lässt sich nicht schreiben: { $why }.
file-not-removed = Die Datei { $path } lässt sich nicht entfernen: { $why }.

## Die Datei mit den Einstellungen

settings-unreadable = Die Einstellungen in { $path } sind nicht lesbar: { $why }. Es gelten die Standardwerte.
unknown-setting = { $path ->
    [none] Eine Einstellung „{ $name }“ gibt es nicht. Die Einstellungen sind { $names }.
   *[other] In { $path }: Eine Einstellung „{ $name }“ gibt es nicht. Die Einstellungen sind { $names }.
}
bad-setting = { $path ->
    [none] „{ $value }“ ist kein Wert für { $name }: Wähle { $values }.
   *[other] In { $path }: „{ $value }“ ist kein Wert für { $name }: Wähle { $values }.
}
