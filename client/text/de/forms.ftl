### Formulare: die Optionen eines Spiels und was vorher festgelegt wird.

## Titel und Schaltflächen

against = Gegen den Computer ({ $level })
open-title = Einen Raum für alle eröffnen
number-title = Eine Nummer spielen
play = Spielen
open-room = Raum eröffnen
watch = Zuschauen
save = Speichern
show = Zeigen

## Das Spiel

which-game = Welches Spiel?
way = Wie?
rules = Die Regeln
more-options = Mehr
more-options-value =
    .yes = sichtbar
    .no = verborgen
more-options-hint = Zuschauen, Tipps und mehr
form = Form
form-name =
    .match = Runde um Runde
    .mirror = beide Runden zugleich
    .together = gemeinsam
    .race = als Rennen
    .solo = allein
form-hint =
    .match = in der zweiten Runde werden die Rollen getauscht
    .mirror = ein Spiegelmatch auf zwei Brettern
    .together = alle auf einer Seite
    .race = alle für sich, mit denselben Karten
    .solo = um das beste Ergebnis
bad-form = Mit diesen Optionen geht die Form { $typed } nicht: Wähle { $forms }.
no-options = Dieses Spiel hat keine Option „{ $option }“ und auch keine anderen.
unknown-option = Dieses Spiel hat keine Option „{ $option }“. Seine Optionen sind { $names }.
bad-value = Die Option { $option } kann nicht „{ $value }“ sein: Wähle { $values }.
out-of-range = Die Option { $option } kann nicht { $value } sein: Wähle eine Zahl von { $lowest } bis { $highest }.
range = { $lowest } bis { $highest }
unknown-role = Unbekannte Rolle „{ $typed }“: Wähle { $roles }.

## Plätze und Computer

seats = Plätze
seat-count = { $count } Plätze
seats-hint = mit deinem
seats-range = { $fewest } bis { $most }, deiner eingeschlossen. Du kannst das später ändern.
players = Personen
players-together = { $count ->
    [1] allein oder gegeneinander
   *[other] { $count } gemeinsam
}

which-computer = Welcher Computer?
computer-sees = Er sieht nur, was du auf seinem Platz sehen würdest.
level = Stufe
computers = Computer
computer-seats = { $count ->
    [0] auf keinem Platz
    [one] auf einem Platz
   *[other] auf { $count } Plätzen
}
other-seat = Gegenüber
a-friend = ein Gast
a-friend-hint = kommt mit einem Code dazu
the-computer = der Computer ({ $level })
player-number = Platz { $number }

pace = Tempo der Computer
pace-usual = wie üblich
pace-usual-hint = im Rennen ein paar Sekunden pro Karte
pace-seconds = { $seconds }
pace-seconds-hint = mindestens, für jeden Zug
pace-range = So lange braucht ein Computer mindestens für einen Zug: 1 bis 60 Sekunden. In einem Rennen spielen alle Computer in diesem Tempo.

## Die Nummer

number = Spielnummer
number-random = leer: zufällig
number-hidden = leer: zufällig und geheim
number-hint = Dieselbe Nummer ergibt immer dieselben Karten.
number-seen = Dieselbe Nummer ergibt immer dieselben Karten. Alle sehen sie.
bad-number = Eine Spielnummer ist eine ganze Zahl von 1 bis 999.999.999.999.
winnable = Nur Nummern, die zu gewinnen sind
casual = Übungsspiel
casual-hint = Du kannst jeden Zug rückgängig machen. Das Ergebnis steht in einer eigenen Liste.
scored =
    .no = mit Rang
    .yes = Übungsspiel
scored-hint =
    .no = rückgängig nur, wenn nichts aufgedeckt wurde
    .yes = jeder Zug rückgängig; eigene Liste

## Die Bedenkzeit

clock = Bedenkzeit
own-clock = Eigene Bedenkzeit
clock-preset =
    .none = keine
    .move = 30 s pro Zug
    .short = 5 min + 3 s
    .long = 10 min + 5 s
    .day = 1 Tag pro Zug
    .days3 = 3 Tage pro Zug
    .week = 7 Tage pro Zug
    .custom = andere
clock-empty = leer: keine Bedenkzeit
clock-hint = 30: 30 s pro Zug; 3d: 3 Tage; 5m+3: 5 Minuten und 3 s mehr pro Zug.

## Rollen

first-leg = In der ersten Runde
random-role = Zufällig
random-role-hint = wird zu Beginn des Matchs ausgelost
role =
    .maximizer = Ich maximiere
    .minimizer = Ich minimiere
    .guesser = Ich rate
    .owner = Ich hüte den Baum
role-hint =
    .maximizer = du spielst auf viele Punkte
    .minimizer = du spielst auf wenige Punkte
    .guesser = du findest den Baum durch bewertete Versuche
    .owner = du versteckst ihn und bewertest die Versuche
computer-role =
    .maximizer = Maximiert zuerst
    .minimizer = Minimiert zuerst
    .guesser = Rät zuerst
    .owner = Hütet zuerst den Baum

## Was erlaubt ist

spectators = Zuschauen
spectators-value =
    .yes = erlaubt
    .no = nicht erlaubt
spectators-allowed = Zuschauen ist erlaubt
hints = Tipps
hints-value =
    .yes = erlaubt
    .no = nicht erlaubt
hints-allowed = Tipps sind erlaubt
notes = Notiztafel
notes-value =
    .yes = zeigt, was noch möglich ist
    .no = keine: notier selbst
public-allowed = Offen: alle können den Raum finden und beitreten
