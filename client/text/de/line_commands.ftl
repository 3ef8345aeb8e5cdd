### Die Befehle des Zeilenmodus in einem Raum.

available = Befehle, die jetzt gehen (alle außer „beenden“ und „aufgeben“ kann man abkürzen):
at-other-times = Andere Befehle gehen zu anderen Zeiten.
all-commands = alle Befehle auflisten, die jetzt gehen
english-works = Die englischen Befehle gehen auch.
empty-line = Eine leere Zeile heißt „bereit“.
unknown = Unbekannter Befehl „{ $typed }“. Tippe „{ $help }“.{ $reason ->
    [none] { "" }
   *[other] { " " }Du kannst gerade nicht ziehen: { BEGIN($reason) }.
}
only-at-start = „{ $command }“ ist ein Befehl des Startmenüs. Tippe zuerst „verlassen“.
ambiguous = „{ $typed }“ könnte { $commands } heißen. Tippe mehr Buchstaben.
barred = { $command } geht gerade nicht: { $reason }.
incomplete = Tippe { $usage }.
takes-nothing = Tippe { $command } allein, ohne etwas dahinter.
rules-usage = Tippe „regeln“, „regeln kurz“ oder „regeln mitwirkende“.
safe-usage = Tippe „sicher“, um eine Karte zu spielen, „sicher an“, um alle automatisch zu spielen, oder „sicher aus“.

## Was jeder Befehl tut

does-alone =
    .undo = deinen letzten Zug rückgängig machen
    .resign = dieses Spiel abbrechen; es zählt nicht
    .same = dieselbe Nummer noch mal spielen
    .new = ein neues Spiel beginnen oder eine Nummer spielen
    .leave = das Spiel verlassen; es wird gespeichert

does =
    .ready = die Runde beginnen, sobald auch die anderen bereit sind
    .moves = die Züge auflisten
    .look = das Spiel noch mal beschreiben
    .points = die Punkte erklären
    .news = auflisten, was in dieser Runde gespielt wurde
    .time = die Uhren zeigen
    .hint = den Computer nach seinem Zug fragen
    .hints = Tipps bei jedem deiner Züge ein- oder ausschalten
    .computer = das Ergebnis des Computers auf dieser Nummer zeigen
    .enough = die Erklärungen abschalten
    .undo = um Rücknahme deines letzten Zugs bitten
    .yes = eine Bitte annehmen
    .no = eine Bitte oder Revanche ablehnen oder deine Bitte zurückziehen
    .resign = das Match aufgeben
    .claim = entscheiden, wie es ohne eine abwesende Person weitergeht
    .sit = Platz nehmen, deinen vom Computer zurückholen oder um den einer abwesenden Person bitten
    .stand = deinen Platz freigeben und zuschauen
    .same = eine Revanche auf derselben Nummer vorschlagen oder annehmen
    .new = eine Revanche auf einer neuen Nummer vorschlagen oder annehmen
    .save = das Match in einer Datei speichern
    .watch = das Match noch mal ansehen
    .link = einen Link zum Match zeigen, für alle
    .analysis = zeigen, welche Züge Fehler waren
    .number = die Ergebnisse auf dieser oder einer anderen Nummer zeigen
    .scores = deine zehn besten Spiele allein auflisten
    .say = allen hier eine Nachricht schicken
    .chat = die Nachrichten noch mal zeigen
    .phrase = eine fertige Nachricht schicken
    .mute = die Nachrichten von jemandem ausblenden
    .unmute = die Nachrichten von jemandem wieder zeigen
    .who = zeigen, wer hier ist
    .address = zeigen, wie andere dazukommen
    .open = andere einlassen: Dein Server startet neu und behält alle Spiele
    .seat = auf einem anderen Gerät weiterspielen
    .settings = die Einstellungen fürs nächste Match ändern
    .tournament = das Turnier zeigen oder die Turniernamen festlegen
    .as = als Nächstes unter einem Turniernamen spielen
    .with = einen zweiten Turniernamen hier abwechselnd mitspielen lassen
    .opponent = einen Computer auf einen freien Platz setzen oder auf alle: leicht, mittel, stark, zufällig
    .begin = die leeren Plätze entfernen und anfangen
    .free = den Platz von jemandem räumen
    .ban = jemanden endgültig entfernen
    .owner = jemand anderem die Raumleitung geben
    .challenge = dein Gegenüber zu einem weiteren Match mit denselben Einstellungen herausfordern
    .withdraw = deine Herausforderung zurückziehen
    .games = alle deine Spiele auf diesem Server auflisten
    .next = das nächste Spiel öffnen, das auf dich wartet
    .wait = in einer Pipe: warten, bis du etwas zu tun hast
    .retry = jetzt neu verbinden
    .again = noch mal versuchen
    .here = auch hier spielen
    .name = deinen Namen ändern und es noch mal versuchen
    .rules = die Regeln oder die Mitwirkenden zeigen
    .help = die Befehle auflisten; hilfe alle listet alle auf
    .leave = den Raum verlassen; dein Platz bleibt reserviert
    .end = den Raum verlassen und den Server auf diesem Rechner beenden
    .quit = den Raum verlassen und beenden

## Warum ein Befehl gerade nicht geht: jeweils nach „Gerade nicht:“

no-leg-waits = keine Runde wartet auf ihren Beginn
ready-already = du bist schon bereit
no-leg-yet = noch wurde keine Runde gespielt
seat-free = ein Platz ist frei
no-number-known = die Spielnummer ist noch nicht bekannt
nothing-to-find = auf dieser Nummer gibt es nichts mehr herauszufinden; nimm „neu“
not-played-alone = dieses Spiel spielt man nicht allein, also gibt es kein Ergebnis des Computers
not-guided = hier gibt es keine Erklärungen
no-clock = es gibt keine Bedenkzeit
no-tournament = hier gibt es kein Turnier
not-hosted = der Server ist nicht auf diesem Rechner
open-already = andere können schon dazukommen
connected = du bist verbunden
in-room = du bist im Raum
no-use = es würde nichts nützen
