# Made from client/games/patriarch/text/de/*.md by `python -m client.catalogue`.


def basic():
    return """\
Eine Person **hütet** einen versteckten Stammbaum. Du rätst ihn als Ganzes und bekommst eine **Bewertung:**

| Bewertung einer Karte | ihre Generation ist | darüber liegt |
|---|---|---|
| rot | richtig | die richtige Karte |
| schwarz | richtig | eine falsche |
| verdeckt | falsch | die richtige Karte |

Andere Karten zählen nicht, und die Bewertung nennt keine Karten. Über der obersten Karte liegt nichts: Sie ist rot, wenn
sie stimmt. Alles rot: Du hast den Baum gefunden.
```board
3(4(2) A(5))
2(3(4) A(5))
| Rot: die 5. Schwarz: das Ass, unter der 2. Verdeckt: die 4, zu tief.
```

**The Patriarch** hat diese Form und A bis 5; **Advanced** hat A bis 7 und eine Generation mehr. **The Matriarch** kann jede
Form haben. Kinder haben keine Reihenfolge.

**Zu zweit** spielt ihr zwei Runden mit getauschten Rollen; weniger Versuche gewinnen. **Ab drei Personen** raten alle
anderen gleichzeitig, und der erste als richtig *bewertete* Versuch gewinnt die Runde. Dann versteckt die nächste Person
einen Baum.
"""


def credits():
    return """\
# Mitwirkende

**The Patriarch** und seine drei Varianten sind Spiele für zwei oder mehr Leute und ein Kartenspiel. Die Regeln folgen
ihrem eigenen Dokument. Rote, schwarze und verdeckte Karten, die Warteschlange und der erste *bewertete* Versuch, der
gewinnt, sind dessen Ideen. Die Bilder der beiden festen Formen sind verloren, also folgen die Formen seinem Beispiel. Das
Match mit zwei Runden kommt von Turnabout.
"""


def full():
    return """\
# The Patriarch

Eine Person **hütet** einen versteckten Stammbaum aus den ersten Karten einer Farbe. Die anderen raten ihn.

## Die Bäume

| Variante | Karten | Bäume | Form |
|---|---|---|---|
| The Patriarch | A bis 5 | 60 | oben eine Karte mit zwei Kindern, unter jedem ein Kind |
| Advanced Patriarch | A bis 7 | 2.520 | oben eine Karte mit zwei Kindern, unter jedem eine Linie von zweien |
| The Matriarch | A bis 5 | 205 | beliebig, höchstens 3 Generationen |
| Advanced Matriarch | A bis 7 | 46.249 | beliebig, höchstens 4 Generationen |

```board
3(4(2) A(5))
| Ein Baum von The Patriarch.
```

```board
3(4(2(6)) A(5(7)))
| Ein Baum von Advanced Patriarch.
```

```board
2(3 4(5) A)
| Ein Baum von The Matriarch: oben eine Karte mit drei Kindern, darunter ein Enkelkind.
```

**Aufgeschrieben** ist ein Baum seine oberste Karte mit ihren Kindern in Klammern: Der erste Baum oben ist `3(4(2) A(5))`.
Ein nicht erlaubter Baum wird abgelehnt und kostet keinen Versuch.

Es zählt nur, welche Karte direkt über welcher liegt, nicht die Reihenfolge der Kinder:

```board
3(4(2) A(5))
3(A(5) 4(2))
| Alle fünf Karten sind rot: Dieser Versuch ist richtig.
```

## Bewertungen

| Bewertung | Generation | Karte darüber |
|---|---|---|
| rot | richtig | richtig |
| schwarz | richtig | falsch |
| verdeckt | falsch | richtig |

Über der obersten Karte liegt nichts: Sie ist rot, wenn sie im versteckten Baum oben liegt. Eine Karte in der falschen
Generation und unter der falschen Karte zählt nicht. Eine Bewertung zählt die Karten nur; sie nennt sie nicht.

```board
3(4(2) A(5))
2(3(4) A(5))
| Die 5 ist rot, das Ass schwarz und die 4 verdeckt. Die 2 und die 3 zählen nicht.
```

```board
3(4(2) A(5))
3(A(2) 4(5))
| Die 3, die 4 und das Ass sind rot. Die 2 und die 5 haben die Karten über sich getauscht: Sie sind schwarz.
```

## Woher der Baum kommt

Das entscheidet der Raum:

- **Aus der Nummer** kommen Farbe und Baum. Zu zweit raten dann beide denselben Baum; er bleibt also beiden verborgen, bis
  beide Runden vorbei sind, ebenso die Versuche und Bewertungen der ersten Runde.
- **Ausgelegt:** Wer den Baum hütet, legt ihn vor dem ersten Versuch aus.
- **Offen:** Wer den Baum hütet, darf ihn offen lassen. Dann bleibt jeder Baum möglich, der zu allen bisherigen Bewertungen
  passt.

## Zu zweit

Wer rät, hat so viele Versuche, wie die Variante braucht, oder eine andere Zahl von 1 bis 12, die der Raum festlegt:

| Variante | Versuche |
|---|---|
| The Patriarch | 4 |
| Advanced Patriarch | 6 |
| The Matriarch | 5 |
| Advanced Matriarch | 8 |

Jeder Versuch wird sofort bewertet; in einem Spiegelmatch nach dem Versuch auf dem anderen Brett. Das Ergebnis einer Runde
ist die Zahl der bewerteten Versuche, plus eins, wenn der Baum nicht gefunden wurde. Wer hütet, will viele, wer rät, wenige.
Das Match hat zwei Runden mit getauschten Rollen; wer weniger Versuche brauchte, gewinnt.

## Selbst bewerten

In einem Raum kann festgelegt sein, dass selbst rechnet, wer den Baum hütet: die Zahl der roten, schwarzen und verdeckten
Karten. Der Raum prüft das. Eine falsche Bewertung wird mit Grund abgelehnt, etwa „5 liegt an der richtigen Stelle“;
angesagte Bewertungen stimmen also immer. Bei einem offenen Baum werden die Bewertungen nur angesagt. Kommt der Baum zu zweit
aus der Nummer, kennt ihn niemand, also bewertet der Raum.

## Ab drei Personen

Eine Person hütet den Baum; alle anderen raten gleichzeitig, so oft sie wollen. Ein Versuch kommt ans Ende der
**Warteschlange**. Du kannst zwei Versuche darin haben und sie weder ändern noch zurücknehmen. Wer den Baum hütet, sieht den
ersten Versuch in der Schlange und sagt seine Bewertung an; der Raum kann das nach einigen Sekunden auch selbst tun. Du
siehst alle bewerteten Versuche und die Namen derer, deren Versuche warten.

Der erste als richtig *bewertete* Versuch gewinnt die Runde, auch wenn ein anderer richtiger früher kam und noch wartet. Dann
hütet die nächste Person links einen neuen Baum. In einem Match sind alle einmal dran, und wer die meisten Bäume gefunden
hat, gewinnt.

**Bedenkzeit.** Deine Zeit läuft nicht, solange ein Versuch von dir auf seine Bewertung wartet. Ist deine Zeit abgelaufen,
kannst du in dieser Runde nicht mehr raten, aber deine wartenden Versuche werden bewertet. Läuft die Zeit beim Hüten ab,
nimmt der Raum den Baum der Nummer und sagt die Bewertungen an.
"""


def line_keys():
    return """\
## So spielst du hier

Tippe einen Versuch, wie man ihn schreibt, etwa `3(4(2) A(5))`. Bei fester Form genügen die Ränge der Reihe nach: `342A5`.

| tippe | um |
|---|---|
| `baum H 3(4(2) A(5))` | deinen Baum auszulegen, in Herz |
| `baum H offen` | deinen Baum offen zu lassen, wenn der Raum es erlaubt |
| `bewerten` | die Bewertung des ersten Versuchs in der Schlange anzusagen |
| `bewerten 1 1 1` | die Bewertung zu nennen, wenn du sie ausrechnest: rote, schwarze und verdeckte Karten |
| `versuche` | alle Versuche mit ihren Bewertungen aufzulisten |
| `warteschlange` | aufzulisten, wessen Versuche warten |
| `notizen` | zu lesen, wie viele Bäume möglich sind und wo darin die Karten liegen |
| `tipp` | zu fragen, was der Computer raten würde, wenn der Raum es erlaubt |
| `hilfe` | alle Befehle aufzulisten, die gerade gehen |
"""


def terminal_keys():
    return """\
# Spielen

- **Feste Form** (The Patriarch, Advanced Patriarch): Tippe die Ränge in der Reihenfolge des Baums, `3 4 2 a 5`: die oberste
  Karte, dann jede Linie von oben nach unten. Die letzte Karte wird für dich gelegt. Pfeile wählen eine Stelle. Tippst du
  eine Karte noch mal, tauscht sie den Platz mit der dort.
- **Freie Form** (die Matriarchs): Tippe einen Rang, und die Karte kommt unter die Karte in Klammern, wo der Punkt ist.
  Pfeile wählen eine andere. Tippst du eine Karte noch mal, zieht sie mit allen Karten darunter um. Oder tippe die
  Schreibweise: `3(4(2)a(5))`.
- `Rücktaste` entfernt die letzte Karte, `x` alle. `=` übernimmt deinen letzten Versuch oder den Tipp, damit du ihn ändern
  kannst.
- `Enter` schickt den Versuch ab, legt beim Hüten den Baum aus oder sagt die nächste Bewertung an. `Tab` wählt die Farbe
  deines Baums. Wenn der Raum es erlaubt, lässt `Enter` ohne Karten den Baum offen.
- Rechnest du die Bewertung eines Versuchs aus, tippe die Zahl der roten, schwarzen und verdeckten Karten, etwa `1 1 1`, und
  dann `Enter`.
- Du kannst einen Versuch tippen, während du wartest. Er bleibt stehen, bis du ihn abschicken kannst.
- `b` zeigt oder verbirgt die Notiztafel, `v` listet die Versuche nach Namen auf. `Bild↑` `Bild↓` zeigen frühere Versuche.
- `h` holt einen Tipp vom Computer, wenn der Raum das erlaubt.

# Die Notiztafel

Sie zeigt für jede Karte, in wie vielen der noch möglichen Bäume sie in jeder Generation liegt. `✓` (`+` in ASCII) heißt
immer, ein Punkt heißt nie. Sind nur noch wenige Bäume möglich, werden sie aufgelistet. Eine Notiztafel gibt es nur, wenn
die Raumleitung sie einschaltet.
"""
