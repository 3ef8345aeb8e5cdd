# Made from client/games/happy_graphs/text/de/*.md by `python -m client.catalogue`.


def basic():
    return """\
Jede Karte will so viele Nachbarn, wie ihr Rang sagt: ein Ass einen, eine 2 zwei und so weiter. Eine Karte, die alle hat,
ist **glücklich**: Sie wird umgedreht und nimmt keine mehr. Das Ergebnis ist die Zahl der Karten, die **nicht** glücklich
sind; 0 ist perfekt.

**Ein Zug.** Spiel eine Karte auf ein freies Feld neben einer Karte, dann zieh eine Karte. Keine Karte darf mehr Nachbarn
bekommen, als sie will; neben einer glücklichen Karte geht also nichts: Diese Felder sind **Mauern**. Passt keine deiner
Karten, beginn mit einer davon eine neue Gruppe.
```board
2D@0,0 3H@1,0 AS@2,0
| Das A♠ hat seinen einen Nachbarn und ist glücklich. Der 3♥ fehlt ein Nachbar, der 2♦ auch: Das Ergebnis ist 2. Die drei Felder neben dem A♠ sind Mauern.
```

**Bretter.** Nachbarn liegen auf *klassisch* (A bis 4) oben, unten, links und rechts, auf *Ecken* (A bis 8) auch diagonal
und auf *Sechseck* (A bis 6) an den sechs Seiten.

Allein oder **gemeinsam** wollt ihr wenige unglückliche Karten. In einem **Duell** will eine Seite viele, die andere
wenige; dann tauscht ihr die Rollen. In einem **Puzzle** liegen alle Karten offen: Leg sie in beliebiger Reihenfolge und
nimm sie frei zurück.
"""


def credits():
    return """\
# Mitwirkende

**Happy Graphs** ist ein Spiel für viele Leute und ein Kartenspiel, und ein Puzzle für eine Person. Die Regeln folgen
seinem eigenen Dokument. Die Bretter, die glücklichen Karten, die Mauern, die Gruppen und das Puzzle sind seine Ideen; das
Duell kommt von Turnabout.
"""


def full():
    return """\
# Happy Graphs

Jede Karte will so viele Nachbarn, wie ihr Rang sagt: ein Ass einen, eine 2 zwei und so weiter. Farben sind egal.

## Die Bretter

| Brett | Karten | Nachbarn |
|---|---|---|
| klassisch | A bis 4, 16 Karten | oben, unten, links, rechts |
| Ecken | A bis 8, 32 Karten | diese und die vier Diagonalen |
| Sechseck | A bis 6, 24 Karten | oben, unten und die vier schrägen Seiten; nie links oder rechts |

Ein Brett hat keinen Rand. Ein Feld heißt wie auf einer Landkarte nach dem Buchstaben seiner Spalte und der Nummer seiner
Zeile. Die erste Karte liegt auf `M50`; `N50` ist rechts davon und `M51` darüber. Die Namen ändern sich nicht, wenn das
Brett wächst. Auf dem Sechseckbrett liegt jede zweite Spalte einen halben Schritt höher: Die Nachbarn von `M50` sind `M52`,
`M48` und `L` oder `N` mit `51` oder `49`.

```board
hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| Ein Sechseckbrett, auf dem jede Karte glücklich ist: Das Ergebnis ist 0.
```

```board
corners: 5H@0,0 2C@1,1 AD@-1,1
| Auf dem Brett „Ecken“ berühren das A♦ und die 2♣ die 5♥ an den Ecken.
```

## So wird gespielt

- Spiel eine Karte auf ein freies Feld neben einer Karte; die erste kommt auf `M50`. Jeder Nachbar, den sie berührt, zählt
  für beide Karten.
- Eine Karte mit so vielen Nachbarn wie ihr Rang ist **glücklich**. Sie wird umgedreht und nimmt keine Nachbarn mehr.
- Du kannst keine Karte dorthin spielen, wo sie oder ein Nachbar mehr Nachbarn bekäme als gewollt. Die Felder neben einer
  glücklichen Karte sind also **Mauern**.

```board
4H@0,0 2D@1,0 AS@1,1
| Das A♠ und die 2♦ sind glücklich. Nur die 4♥ ist es nicht, also ist das Ergebnis 1. Die Mauern lassen ihr zwei freie Felder, aber sie braucht noch drei Nachbarn: Sie kann nicht mehr glücklich werden.
```

```board
3H@0,0 2S@1,0 > AD
| Das A♦ kann auf die sechs leuchtenden Felder. Auf den drei neben der 2♠ wären beide Karten glücklich.
```

- Nur wenn keine deiner Karten in irgendeiner Gruppe neben eine andere passt, beginnst du mit einer beliebigen davon eine
  **neue Gruppe**. Jede Gruppe hat ihr eigenes Brett, und du kannst auf allen spielen.

```board
AS@0,0 AD@1,0 / 3H@0,0
| In Gruppe 1 sind beide Asse glücklich, also passt dort nichts. Die 3♥ hat Gruppe 2 begonnen.
```

- In einem Zug spielst du eine Karte und ziehst eine, solange es welche gibt. Passen geht nicht.
- Das Spiel endet, wenn alle Karten gespielt sind. Das Ergebnis ist die Zahl der Karten, die nicht glücklich sind.

## Wie viele spielen

| Personen | Handkarten | Kartenspiele |
|---|---|---|
| 1 | 1 | 1 |
| 2 | 3 | 1 |
| 3 bis 6 | 2 | 1 |
| 7 bis 16 | 1 | 1 |
| 17 und mehr | 1 | eins mehr für je 16 weitere |

**Gemeinsam** spielen alle auf einer Seite, reihum. Ihr seht die Hände der anderen, wenn der Raum sie nicht verdeckt.

**Duell.** Jede Seite hat drei verdeckte Karten. Wer maximiert, beginnt und will viele unglückliche Karten; wer minimiert,
will wenige. Dann spielt ihr dieselbe Nummer noch mal mit getauschten Rollen. In einem Spiegelmatch bekommen beide
dieselben Karten auf verschiedenen Brettern: Wenn du dir deine Hand merkst, kennst du auch die andere.

**Puzzle.** Alle Karten eines Kartenspiels liegen offen in einer Hand. Alle können jederzeit jede Karte legen, jederzeit
eine neue Gruppe beginnen und jede Karte zurücknehmen; die Felder darum herum bleiben. Das Spiel endet, wenn alle Karten
glücklich sind oder wenn jemand es beendet. Karten, die in der Hand bleiben, zählen als unglücklich. Bei gleichem Ergebnis
gewinnt die kürzere Zeit; sie läuft von der ersten Karte bis zur letzten. Hat der Raum eine Bedenkzeit, teilen sich alle
eine Uhr, und sie gewinnt nur Zeit, wenn mehr Karten auf dem Brett liegen als je zuvor.
"""


def line_keys():
    return """\
## So spielst du hier

Wenn du am Zug bist, werden deine Karten und ihre Felder aufgelistet. Tippe die Nummer eines Zugs oder den Zug selbst, etwa
`3h n50`, oder `3h 2:n50` in Gruppe 2.

| tippe | um |
|---|---|
| `brett` | die Bretter zu sehen |
| `karten` | jede Karte auf den Brettern zu lesen |
| `hände` | die Hände aufzulisten, die du siehst |
| `punkte` | zu lesen, woraus die Punkte bestehen |
| `verlauf` | die letzten Züge zu lesen |
| `tipp` | zu fragen, was der Computer spielen würde, wenn der Raum es erlaubt |
| `hilfe` | alle Befehle aufzulisten, die gerade gehen |

In einem Puzzle tippe einen beliebigen Zug. `nimm n50` nimmt eine Karte zurück, `rückgängig` und `wiederholen` gelten deinen eigenen
Schritten, `züge 3` zeigt, wohin eine 3 kann, und `fertig` beendet das Puzzle.
"""


def terminal_keys():
    return """\
# Spielen

- `↑` `↓` `←` `→` gehen zum nächsten leuchtenden Feld, `Enter` spielt dort die gewählte Karte. Oder klicke auf ein Feld, und
  noch mal zum Spielen.
- `Tab` wählt die nächste Karte deiner Hand. Ein getippter Rang auch: `3` für eine 3, `a` oder `1` für ein Ass. `3h` nennt
  eine Karte, `3h n50` einen ganzen Zug, `3h 2:n50` einen Zug in Gruppe 2. Tippst du, bevor du am Zug bist, wartet die
  Karte so lange. Nach einem Rang sind `h` und `c` Farben; sonst holen sie einen Tipp und öffnen den Chat.
- `n` geht zur neuen Gruppe, wenn du eine beginnen kannst; `g` geht zur nächsten Gruppe. `v` zeigt alle Hände.
- Pfeile mit Umschalt oder Strg, `Bild↑` `Bild↓` `Pos1` `Ende` verschieben die Ansicht.
- `h` holt einen Tipp vom Computer, wenn der Raum das erlaubt. Ein Stern zeigt das Feld.

In einem Puzzle macht `u` deinen letzten Schritt rückgängig und `r` wiederholt ihn, so oft du willst. `t` nimmt eine Karte
zurück: Wähle sie und drücke Enter. `e` beendet das Puzzle.

# Das Brett

Jede Karte braucht zwei Zeilen: die Karte und wie viele Nachbarn sie noch will.

| Zeichen | bedeutet |
|---|---|
| ╭3♥─╮ über ╰ 2○╯ | eine 3, die noch zwei Nachbarn will |
| ░3♥░░ über ░░░░░ | eine glückliche Karte, umgedreht |
| 2○! | diese Karte kann nicht mehr glücklich werden |
| ▸+1 | hier passt die gewählte Karte; die Zahl sagt, wie sich das Ergebnis ändert |
| ▸★ | hier würde der Computer spielen |
| ╳ | eine Mauer: neben einer glücklichen Karte geht nichts |
| · | die gewählte Karte passt nicht auf dieses freie Feld |

Buchstaben und Zahlen am Rand nennen Spalten und Zeilen. Die zuletzt gespielte Karte ist unterstrichen.
"""
