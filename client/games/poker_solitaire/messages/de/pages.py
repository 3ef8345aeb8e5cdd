# Made from client/games/poker_solitaire/text/de/*.md by `python -m client.catalogue`.


def basic():
    return """\
Leg die ausgeteilten Karten in ein Quadrat von 5 mal 5. Seine Zeilen und Spalten sind zehn Pokerhände. Das Ergebnis ist
die Summe ihrer Punkte, englisch oder amerikanisch gezählt.
```board
scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Meist müssen sich die Karten an einer Kante berühren. Eine Karte, die du nicht willst, kann auf ein Abwurffeld; sie kommt nicht zurück.
```

| Hand | Punkte | Hand | Punkte |
|---|---|---|---|
| Fünfling | 30/100 | Flush | 5/20 |
| Royal Flush | 30/100 | Straße | 12/15 |
| Straight Flush | 30/75 | Drilling | 6/10 |
| Vierling | 16/50 | zwei Paare | 3/5 |
| Full House | 10/25 | Paar | 1/2 |

**Rat:** Flushs quer, Paare senkrecht, nutzlose Karten in die schlechteste Hand. **Zu zweit**
habt ihr je ein Quadrat. In einem **Duell** teilt ihr euch eins: Die eine Seite will viele Punkte, die andere wenige; dann
tauscht ihr die Rollen.
"""


def credits():
    return """\
# Mitwirkende

**Poker Solitaire,** auch Poker Squares genannt, ist eine alte Patience. Ihre sieben Spielarten, deren 48 Varianten und das
Turnier folgen einem Programm von 1990 und seinem Handbuch. Das Duell kommt von Turnabout.
"""


def full():
    return """\
# Poker Solitaire

Leg die ausgeteilten Karten in ein Quadrat von 5 mal 5, die Matrix. Ihre fünf Zeilen und fünf Spalten sind Pokerhände; bei
12 Händen auch die beiden Diagonalen. Eine Stelle heißt nach ihrer Spalte, `a` bis `e`, und ihrer Zeile, `1` bis `5`.

```board
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Englisch gezählt hat diese Matrix 21 Punkte. Zeile 1 ist ein Paar und Zeile 2 ein Full House, obwohl andere Linien noch freie Stellen haben.
```

## Spielarten

| Name | Personen | was geschieht |
|---|---|---|
| eine Matrix | eine | eine Matrix |
| beste von zweien | eine | zwei Matrizen; die bessere zählt |
| Summe von zweien | eine | zwei Matrizen; beide zählen |
| abwechselnd | zwei | je eine Matrix; ihr zieht abwechselnd |
| gleiche Karten | zwei | wie abwechselnd, aber jede Karte wird zweimal ausgeteilt, an jede Seite einmal |
| Rennen | zwei | je eine Matrix; beide nehmen Karten, so schnell sie können, bis jemand mit voller Matrix Fertig sagt |
| Rennen, beide | zwei | dasselbe, bis beide voll sind |
| Duell | zwei | eine Matrix; eine Seite will viele Punkte, die andere wenige; zwei Runden mit getauschten Rollen |

Ein Match hat eine Runde, und wer mehr Punkte hat, gewinnt. Nur ein Duell hat zwei Runden.

## Ein Zug

In einem Zug nimmst du eine Karte:

- **Leg** eine ausgeteilte Karte auf eine freie Stelle deiner Matrix. Je nach Optionen muss sie eine andere Karte an einer
  Kante berühren, oder an einer Kante oder Ecke, oder sie darf überallhin. Die erste Karte darf überallhin.

```board
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| An Kanten: Die 9♦ kann auf die leuchtenden Stellen.
```

```board
touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| An Kanten oder Ecken: Vier Stellen mehr leuchten.
```

- **Wirf** eine ausgeteilte Karte auf ein freies Abwurffeld **ab**.
- **Schieb** eine ausgeteilte Karte deinem Gegenüber in die Matrix **unter**, wenn die Optionen es erlauben.
- **Stiehl** eine Karte aus der Matrix deines Gegenübers, statt eine ausgeteilte zu nehmen, wenn die Optionen es erlauben.
  Eine gestohlene Karte kann nicht zurückgestohlen werden.

Das hier beendet keinen Zug:

- **Wirf** eine Karte deiner Matrix **ab**. Wenn Karten nicht verschoben werden dürfen, kommt sie nie zurück, und das
  Abwurffeld bleibt voll.
- **Verschieb** eine Karte in deiner Matrix, oder **hol** eine von einem Abwurffeld **zurück**, wenn die Optionen es
  erlauben.

**Passen** kannst du nur, wenn deine Matrix voll ist oder dir keine Karte mehr ausgeteilt wird. Bei gleichen Karten beendet
zweimal Passen hintereinander die Runde.

**In einem Rennen** können beide jederzeit handeln, und wer zuerst zugreift, bekommt die Karte. Kommst du zu spät, erfährst
du es sofort, und für dich ändert sich nichts.

**Bedenkzeit.** Nur eine Karte zu nehmen bringt Zeit. In einem Rennen laufen beide Uhren; müssen beide Matrizen voll
werden, bleibt deine stehen, sobald deine Matrix voll ist.

Eine Runde endet, wenn jede Matrix voll ist (im Rennen: bei Fertig) oder alle Karten verbraucht sind. Eine unvollständige
Matrix zählt, wie sie ist.

## Punkte

| Hand | englisch | amerikanisch | eigene | Pat |
|---|---|---|---|---|
| Fünfling (ab zwei Kartenspielen) | 30 | 100 | 65 | ja |
| Royal Flush | 30 | 100 | 65 | ja |
| Straight Flush | 30 | 75 | 53 | ja |
| Vierling | 16 | 50 | 33 | ja |
| Full House | 10 | 25 | 18 | ja |
| Flush | 5 | 20 | 13 | ja |
| Straße | 12 | 15 | 14 | ja |
| Drilling | 6 | 10 | 8 | nein |
| zwei Paare | 3 | 5 | 4 | nein |
| Paar | 1 | 2 | 1 | nein |

```board
5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| Zeile 1 ist unvollständig, aber ein Drilling. Zeile 2 ist noch keine Straße, denn sie hat erst vier Karten. Zeile 3 ist keine Straße, denn ein Ass ist hoch oder niedrig. Zeile 4 hat zwei Paare, Zeile 5 ist eine Straße.
```

Straße, Flush, Full House und Fünfling brauchen fünf Karten. Paar, zwei Paare, Drilling und Vierling zählen auch in einer
unvollständigen Linie. Passen mehrere Hände, zählt die beste.

**Pat** kennt keine Punkte: Du gewinnst, wenn am Ende alle fünf Zeilen Pat-Hände sind.

**Eigene** Punkte lassen sich für jede Hand ändern, auch für die seltenen Hände unten, und für mehrere zugleich, mit Plus
verbunden: `flush=13,flush+one-pair=20`. Eine Linie zählt den besten Eintrag, der passt.

| seltene Hand, fünf Karten | was sie ist |
|---|---|
| `four-flush` | genau vier Karten einer Farbe |
| `blaze` | fünf Buben, Damen oder Könige |
| `kilter` | jeder zweite Rang, von Ass 3 5 7 9 bis 6 8 10 Dame Ass |
| `round-the-corner-straight` | eine Straße über das Ass hinaus, etwa Dame König Ass 2 3 |
| `round-the-corner-kilter` | ein Kilter über das Ass hinaus, etwa Dame Ass 3 5 7 |

## Rat

- Leg die erste Karte in die Mitte. Wenn sich Karten berühren müssen, hast du dann später die meisten Stellen.
- Leg Flushs quer: Vier der fünf Zeilen können meist Flushs werden. Bei englischer Zählung ist das weniger wichtig.
- Leg passende Karten senkrecht: Jede Spalte kann meist zwei Paare oder mehr werden.
- Plan keine Straße von Anfang an. Versuch sie, wenn eine Linie vier ihrer Karten hat.
- Merk dir, welche Karten weg sind, auch die deines Gegenübers.
- Heb dein Abwurffeld für das Ende auf. Wirf keine Karte ab, die dein Gegenüber braucht.
- Nimm zuerst die gemeinsamen Abwurffelder, bevor es dein Gegenüber tut.
- Wenn du nicht weißt, wohin mit einer Karte, leg sie in die Hand, die am wenigsten wert ist.
- Ist Stehlen erlaubt, nimm deine Karten aus der Matrix deines Gegenübers: Sie können nicht zurückgestohlen werden.
- Ist Unterschieben erlaubt, behalte die Matrix deines Gegenübers im Auge und verdirb eine gute Hand.
- In einem freundschaftlichen Spiel lass Stehlen und Unterschieben aus.

## Optionen

Der erste Wert ist der übliche.

| Option | Werte |
|---|---|
| Berühren | an Kanten, an Kanten oder Ecken, gar nicht |
| Verschieben | Karten bleiben; Karten lassen sich verschieben und zurückholen |
| Hände | 10, oder 12 mit den Diagonalen |
| Zählung | englisch, amerikanisch, Pat, eigene |
| ausgeteilte Karten | 1 bis 5 zur Auswahl |
| Abwurffelder | eins für jede Seite; mehr, weniger oder gemeinsame |
| Kartenspiele | 1 bis 4 |
| Stehlen, Unterschieben | aus, an |

Ein Abwurffeld fasst eine Karte. Ausgeteilte Karten und Abwurffelder dürfen zusammen höchstens fünf sein. Berühren,
Verschieben, die Zahl der Hände und die Zählung können sich als Handicap zwischen beiden Seiten unterscheiden; Pat gilt für
beide oder für keine.

```board
hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| Mit 12 Händen zählt auch die Diagonale von a1 nach e5: Sie ist ein Flush.
```

## Turnier

Im Menü kann die Raumleitung aus den Matchs eines Raums ein Turnier mit ein bis fünf Namen machen, an einem Terminal oder
an mehreren. Vor jedem Spiel wählt ihr, wer spielt, neue oder gleiche Karten und die Einstellungen. Zwei Namen können sich
an einem Terminal abwechseln; in einem Rennen spielen beide am eigenen. Der Raum behält das höchste, niedrigste und
durchschnittliche Ergebnis jedes Namens. Dieselben Karten noch mal zu spielen kann nur dein niedrigstes Ergebnis senken. Ein
nicht beendetes Spiel zählt nicht.
"""


def line_keys():
    return """\
## So spielst du hier

| tippe | um |
|---|---|
| `QH c3` | eine ausgeteilte Karte zu legen; `c3` allein legt die erste |
| `QH x1`, `c3 x1` | eine ausgeteilte Karte oder eine deiner Matrix abzuwerfen |
| `c3 d4` | eine Karte zu verschieben |
| `x1 c3` | eine Karte zurückzuholen |
| `2:c3 d4` | eine Karte aus Matrix 2 zu stehlen |
| `QH 2:c3` | eine ausgeteilte Karte unterzuschieben |
| `passen`, `fertig` | zu passen; in einem Rennen Fertig zu sagen |
| `brett` | die Matrizen zu sehen |
| `linien` | alle Linien mit ihren Punkten aufzulisten |
| `züge` | alle Züge aufzulisten |

Du kannst eine Stelle auch so tippen: `c3 in matrix 2` oder `Ben’s c3`.
"""


def terminal_keys():
    return """\
# Der Bildschirm und seine Tasten

Punkte und Namen der Zeilen stehen rechts neben einer Matrix, die der Spalten darunter, Summe und Regeln darüber. Unter den
Matrizen sind die ausgeteilten Karten, der Talon und die Abwurffelder.

| Zeichen | bedeutet |
|---|---|
| `▸`, leuchtet | diese Stelle nimmt die aufgenommene Karte |
| `[ ]` | die gewählte Stelle |
| `( )` | die aufgenommene Karte |
| `│` neben einer Karte | du kannst sie aufnehmen |
| `*` | die zuletzt gespielte Karte |

| Taste | was sie tut |
|---|---|
| Pfeile | eine Stelle für die Karte wählen |
| `Enter` | die Karte dorthin legen |
| `Tab` | die nächste ausgeteilte Karte aufnehmen |
| `Leertaste` | eine andere Karte aufnehmen, um sie abzuwerfen, zu verschieben, zurückzuholen oder zu stehlen |
| `c` `3` | Spalte c, Zeile 3 wählen, in beliebiger Reihenfolge, auch vor deinem Zug; `c` zweimal öffnet den Chat |
| `x` | ein Abwurffeld wählen, oder das nächste |
| `m` | einen Zug tippen: `QH c3`, `c3 x1`, `2:c3 d4`, `pass`, `done` |
| `p` | passen, wenn es geht |
| `e` zweimal | Fertig, in einem Rennen |

Klicke auf eine Stelle, um sie zu wählen, und noch mal, um die Karte dorthin zu legen. Klicke auf eine Karte, um sie
aufzunehmen, oder zieh sie.

In einem Rennen kann dein Gegenüber die Karte nehmen, die du aufgenommen hast. Du erfährst es sofort, und die nächste Karte
wird erst aufgenommen, wenn du Enter drückst: So spielst du nie eine Karte, die du nicht gewählt hast.
"""
