# Made from client/text/de/*.md by `python -m client.catalogue`.


def clocks():
    return """\
**Bedenkzeit.** Die Raumleitung kann eine Bedenkzeit festlegen: so viele Sekunden pro Zug, oder Minuten für die ganze
Runde und einige Sekunden mehr pro Zug. Wer in einem Match zu zweit die Zeit überschreitet, verliert es. Zeit, in der der Server
weg war, zählt nicht mit.
"""


def credits():
    return """\
Mit **Turnabout**, diesem Programm, spielst du solche Spiele mit anderen, allein oder gegen den Computer. Es ist freie
Software unter der MIT-Lizenz: siehe die Datei LICENSE.

Es baut auf Python, Textual und Rich, websockets, pydantic und Valkey oder Redis auf. Im Browser kommen fzstd,
lit-html, noble-ciphers, noble-hashes und uqr dazu, außerdem die Schriften Figtree und Young Serif. Alle anderen stehen
in der Liste der Abhängigkeiten. Danke.
"""


def match():
    return """\
# Ein Match

Ein Match hat **zwei Runden mit denselben Karten**. In der zweiten Runde werden die Rollen getauscht: Wer maximiert hat,
minimiert jetzt. So haben beide dasselbe Kartenglück, und das Ergebnis der ersten Runde ist das, was in der zweiten zu
schlagen ist.

**Es gewinnt,** wer beim Maximieren mehr erreicht hat. Bei gleichen Ergebnissen steht es unentschieden.
"""


def mirror():
    return """\
# Ein Spiegelmatch

Ihr spielt beide Runden **zugleich**, auf zwei Brettern mit denselben Karten: Auf einem Brett hast du die eine Rolle, auf
dem anderen die andere. Niemand wartet ein halbes Match auf seinen Zug, und niemand spielt eine Runde mit bekannten Karten.
Ihr seht beide Bretter, nur keine Karten, die das Spiel verbirgt.

**Im Gleichschritt.** Ein Zug, nach dem du nicht mehr am Zug bist, bleibt geheim, bis auch das andere Brett so weit ist. Dann
geschehen beide zugleich. So sieht niemand die nächste Karte früher, und niemand schaut einen Zug ab. Ein Brett, dessen
Runde vorbei ist, wartet auf nichts.

**Auf dem Bildschirm** kommt das Brett nach vorn, auf dem du am Zug bist; `w` zeigt das andere. Wenn Platz ist, siehst du
beide nebeneinander.

**Uhren** laufen, solange du einen Zug zu machen hast, auf jedem der Bretter.
"""


def numbers():
    return """\
# Die Spielnummer

Jede Verteilung der Karten hat eine Nummer von 1 bis 999.999.999.999, und dieselbe Nummer ergibt immer dieselben Karten.
Gibst du eine Nummer ein, kennen sie alle. Lost der Server eine aus, bleibt sie geheim, bis die letzte Runde vorbei ist,
denn wer die Nummer kennt, kann die Karten nachsehen.

**Du musst dem Server nicht vertrauen.** Vor der ersten Karte zeigt er einen *Fingerabdruck*: einen Hash aus der geheimen
Nummer und einem zufälligen Text, dem Salz. Nach dem Match deckt er beide auf. Dein eigenes Programm gibt dann diese
Nummer und prüft, ob Fingerabdruck und alle Karten stimmen. Ein Server, der die Karten erst im Spiel auswählt, fiele dabei
auf.
"""


def room_keys():
    return """\
# Tasten in einem Raum

| Taste | was sie tut |
|---|---|
| `c` | öffnet den Chat; F5 bis F8 senden eine fertige Nachricht |
| `u` | macht allein deinen letzten Zug rückgängig, sonst bittet sie um Rücknahme; `y` stimmt zu, `n` lehnt ab oder zieht zurück |
| `h` | holt einen Tipp vom Computer, wenn der Raum das erlaubt |
| `d` | entscheidet, wie es weitergeht, wenn jemand weg ist |
| `s` | nimmt einen freien Platz oder holt deinen vom Computer zurück |
| `o` | öffnet das Menü mit allem anderen |
| `?` | zeigt diese Seiten |

## Die Namensschilder

| Zeichen | was es sagt |
|---|---|
| ▲ maximiert, ▼ minimiert | die Rolle in dieser Runde |
| » | am Zug |
| ● ○ | verbunden; weg |
| 0:09 ! | weniger als ein Zehntel der Zeit übrig |
| +10 | die letzte Änderung der Punkte, und was sie für dich bedeutet |
"""


def second_leg():
    return """\
**Die zweite Runde.** Ihr habt beide die Karten gesehen, also zeigt der Bildschirm die nächsten Karten, so weit die erste
Runde sie aufgedeckt hat.

**Tote Nummern.** Auf einigen Nummern endet jede Runde nach wenigen Karten, egal was ihr spielt. Der Server lost nie eine
solche Nummer aus, auch keine, auf der ein Duell zwischen Computern früh endet. Gibst du eine tote Nummer ein, wirst du
gewarnt und kannst sie trotzdem spielen. Auch auf jeder anderen Nummer kann eine Runde früh enden, wenn jemand es erzwingt.
"""


def single_leg_match():
    return """\
# Ein Match

Ein Match hat **eine Runde**, und wer mehr Punkte hat, gewinnt. Nur ein Duell hat **zwei Runden mit denselben Karten**: In
der zweiten werden die Rollen getauscht, und wer beim Maximieren mehr erreicht, gewinnt. Bei gleichen Ergebnissen steht es
unentschieden.
"""


def table():
    return """\
# Im Raum

**Revanche.** Nach einem Match könnt ihr noch mal spielen, auf derselben oder einer neuen Nummer. Die Revanche beginnt,
wenn alle dasselbe wählen.

**Verlassen.** Wenn du gehst oder die Verbindung verlierst, behältst du deinen Platz und kannst jederzeit zurückkommen.
Nach einer Minute kann dein Gegenüber den Sieg beanspruchen, den Computer für dich spielen lassen oder weiter warten. Wenn
du zurückkommst, holst du dir deinen Platz vom Computer zurück.

**Aufgeben.** Wer aufgibt, verliert das Match. Das geht im Menü des Raums.

**Computer** können einen Platz nehmen, in jeder Rolle und auf mehreren Stufen. Ein Computer sieht nur, was du auf seinem
Platz sehen würdest. Wenn der Raum Tipps erlaubt, kannst du fragen, was der Computer spielen würde und welches Endergebnis
er erwartet. Dein Ergebnis steht dann unter denen mit Hilfe.

**Analyse.** Nach einem Match bewertet der Computer jeden Zug.

**Zuschauen:** Wer zuschaut, sieht, was alle am Tisch sehen, und kann zwischen Matchs einen freien Platz nehmen. Die
Raumleitung kann das Zuschauen verbieten.

**Die Raumleitung** hat, wer den Raum eröffnet hat. Zwischen Matchs wählt sie die Einstellungen des nächsten, räumt
Plätze, entfernt Leute oder gibt die Leitung weiter.

**Chat.** Schreib eine Nachricht oder schicke eine fertige. Wenn du jemanden stummschaltest, merkt das sonst niemand.

**Anderes Gerät.** Das Menü des Raums gibt dir einen Code, mit dem dein Platz auf ein anderes Gerät umzieht. Er gilt
einmal, zehn Minuten lang.
"""


def takebacks():
    return """\
**Rückgängig und zurücknehmen.** Allein kannst du deinen letzten Zug rückgängig machen, wenn er keine Karte aufgedeckt
hat. In einem *Übungsspiel* kannst du das mit jedem Zug, und das Ergebnis steht in einer eigenen Liste. In einem Match kannst
du bitten, deinen letzten Zug und alle danach zurückzunehmen. Die anderen müssen zustimmen; ein Computer stimmt immer zu.
Auch die Uhren werden zurückgestellt. Hatte der Zug eine Karte aufgedeckt, wird das Match nur gewertet, wenn du verlierst,
und seine Ergebnisse stehen unter denen mit Hilfe.
"""


def together():
    return """\
# Gemeinsam

Alle spielen auf einer Seite: Es gibt ein Ergebnis für alle, und niemand gewinnt oder verliert allein. Die Raumleitung
legt die Zahl der Plätze fest, von 2 bis 48, und kann Plätze mit Computern besetzen. Bis alle bereit sind, kann man kommen
und gehen.

**Gezogen** wird reihum. Hat der Raum eine Bedenkzeit und überschreitet sie jemand, endet das Spiel für alle.

**Verlassen.** Wenn du gehst, spielen die anderen weiter. Für jemanden, der gegangen oder seit einer Minute weg ist, kann
der Computer oder eine zuschauende Person weiterspielen, wenn alle zustimmen.

**Zurücknehmen** geht nur, wenn alle zustimmen.
"""
