# Made from client/games/family_tree/text/de/*.md by `python -m client.catalogue`.


def basic():
    return """\
Lass Karte für Karte einen Stammbaum wachsen. Im Match will eine Seite viele Punkte, die andere wenige; dann tauscht ihr
die Rollen, mit denselben Karten. **Passt eine Karte irgendwo, musst du sie spielen;** du wählst, wo. Sonst kommt sie unter
den Talon. Das Spiel endet, wenn keine Karte mehr passt.

| Karte | wohin du sie spielst |
|---|---|
| 3 bis 10, Dame, König, Joker | auf eine ledige Person (Heirat) oder ein Ehepaar (Kind, bis zu 3) |
| 2 | auf ein Ehepaar, einmal: bis zu 5 Kinder |
| A | auf ein Ehepaar: Scheidung; das Ass deckt die angeheiratete Karte zu |
| Bube | auf eine lebende Person: Tod; der Bube deckt sie zu |

Nach Scheidung oder Tod bekommt keiner der beiden mehr Kinder oder heiratet noch einmal. Das erste Ehepaar ist vor Assen
und Buben sicher, bis es ein Kind hat.
```board
7D+7C: 7S, 6S, (6H+KS)
| Zwei Generationen, 20 Punkte; ein Full House, 80 Punkte; die Heirat mit dem König, 10 Punkte.
```

**Punkte:** 10 pro Generation; 10 für eine Heirat mit einer Dame oder einem König, 30 mit zweien. Eine Familie mit fünf
oder mehr Karten (Ehepaar, 2, Ass, Kinder) bekommt Punkte für ihre Pokerhand: Paar 10, zwei Paare 20, Drilling 40, Straße
50, Flush 60, Full House 80, Vierling 100, Straight Flush 170, Royal Flush 250.
"""


def credits():
    return """\
# Mitwirkende

**Family Tree** ist das Spiel *Family Tree Solitaire*, Version 1.0, für eine Person und ein Kartenspiel. Die Regeln folgen
seinem eigenen Dokument, das RICKSLEVINE.com als Seite des Autors nennt. Die meisten Ideen sind von dort: Kind und
Angeheiratete, Promis, erweiterte Familie, Scheidung und Tod, die Pokerhände der Familien, die Zeichen an den Zweigen, das
Ergebnis, das zu schlagen ist, der Baum des Computers und das Match, in dem zwei die Rollen tauschen.
"""


def full():
    return """\
# Family Tree

Lass aus 54 Karten, zwei Joker darunter, einen Stammbaum wachsen. Allein spielst du auf viele Punkte. Im Match
**maximiert** eine Seite die Punkte, die andere **minimiert** sie. Dann spielt ihr dieselben Karten mit getauschten Rollen.

## Der Anfang

Die Karten von 3 bis 10, Damen, Könige und Joker sind **Familienkarten**. Die ersten zwei, die kommen, sind das erste
Ehepaar. Die Karten, die vor ihnen kommen, gehen unter den Talon.

## Ein Zug

Die oberste Karte des Talons ist die **aktuelle Karte**. Passt sie irgendwo im Baum, muss sie gespielt werden, und wer am
Zug ist, wählt wo. Wer maximiert, spielt die erste Karte einer Runde; dann geht es abwechselnd.

Eine Karte, die nirgends passt, kommt unter den Talon. Das kostet keinen Zug: Dieselbe Person bekommt die nächste Karte.
Die Runde endet, wenn der Talon leer ist oder wenn seit dem letzten Zug alle seine Karten drankamen und keine passt.

## Die Karten

| Karte | worauf du sie spielst | was sie wird |
|---|---|---|
| 3 bis 10, Dame, König, Joker | eine ledige Person | angeheiratet |
| 3 bis 10, Dame, König, Joker | ein Ehepaar mit Platz für ein Kind | sein nächstes Kind |
| 2 | ein Ehepaar | Platz für fünf Kinder statt drei |
| A | ein Ehepaar | seine Scheidung |
| Bube | eine lebende Person | ihr Tod |

Nur ein Ehepaar, das nicht geschieden ist und in dem beide leben, kann Kinder, eine 2 oder ein Ass bekommen. Es nimmt
höchstens eine 2 und ein Ass.

**Kinder und Heiraten.** Ein Ehepaar hat bis zu drei Kinder, mit einer 2 bis zu fünf. Eine Person heiratet nur einmal.

```board
7D+9C: QH > 6S
| Die 6♠ kann das nächste Kind des Ehepaars werden oder die Q♥ heiraten.
```

```board
7D+9C&2H: 6S, TD, 3C, 4H
| Die 2♥ macht Platz für ein viertes und fünftes Kind.
```

**Scheidung.** Ein Ass deckt die angeheiratete Karte zu, die rechte des Paars. Du kannst es auf beide spielen. Keiner der
beiden heiratet noch einmal.

```board
7D+9C/AH: 6S
| Das A♥ deckt die 9♣ zu. Die 6♠ bleibt und kann noch heiraten.
```

**Tod.** Ein Bube deckt die Person zu, auf die du ihn spielst. Auf ein Ass, eine 2 oder einen anderen Buben geht er nicht.
Wer verwitwet ist, heiratet nicht mehr. Wer nach Scheidung oder Tod übrig ist, kann auch noch sterben.

```board
7D+9C/JC: (6S+TD)
| Der J♣ deckt die 9♣ zu. Die 6♠ und die 10♦ können noch Kinder bekommen.
```

Was einem Kind geschieht, ändert nichts für seine Eltern: Sie können weiter Kinder bekommen.

**Das erste Ehepaar** ist vor Assen und Buben sicher, bis es sein erstes Kind hat.

```board
7D+9C > JC
| Der J♣ passt noch nirgends.
```

## Die Punkte

Gezählt wird nach jedem Zug, für den Baum, wie er dann ist.

**Generationen.** Jede Generation zählt 10 Punkte, bis zur tiefsten. Angeheiratete gehören zur Generation derer, die sie
geheiratet haben.

```board
7D+9C: (6S+TD: 5H)
| Drei Generationen: 30 Punkte.
```

**Promis.** Eine Ehe mit einer Dame oder einem König zählt 10 Punkte, eine Ehe mit zweien 30. Durch Scheidung oder Tod
fallen diese Punkte weg. Ein Joker ist kein Promi.

```board
7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| 30 Punkte für die Q♥ und den K♠, 10 Punkte für den K♦. Der geschiedene K♥ zählt nichts.
```

**Hände.** Die sichtbaren Karten einer Familie sind eine Pokerhand: das Ehepaar, die 2, das Ass und die Kinder. Eine
zugedeckte Karte zählt nicht, wohl aber das Ass oder der Bube darauf. Ein Kind zählt mit seiner eigenen Karte, ohne
Angeheiratete. Geschiedene und verwitwete Paare behalten ihre Hände. Weniger als fünf Karten zählen nichts; von mehr als
fünf zählen die besten fünf.

```board
7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ sind ein Full House: 80 Punkte. Der K♠ gehört nicht zur Hand dieser Familie.
```

```board
7D+7C/AC: 7S, 6S, 6H
| Das A♣ deckt die 7♣ zu, also bleiben nur zwei Paare: 20 Punkte.
```

| Hand | Punkte | Hand | Punkte |
|---|---|---|---|
| Paar | 10 | Flush | 60 |
| zwei Paare | 20 | Full House | 80 |
| Drilling | 40 | Vierling | 100 |
| Straße | 50 | Straight Flush | 170 |
| höchste Karte | 0 | Royal Flush | 250 |

Ein Joker zählt als die Karte, die am meisten hilft, auch als eine, die schon in der Hand ist. Einen Fünfling gibt es
nicht: Ein Vierling mit Joker bleibt ein Vierling. In einer Straße ist ein Ass hoch oder niedrig, nie in der Mitte.

```board
X1+7C: 7S, 4H, 9D
| Der Joker zählt als 7: ein Drilling, 40 Punkte.
```

## Allein

Du spielst jede Karte, auf einer Nummer, die der Server auslost oder die du eingibst. **Zu schlagen** ist das Ergebnis
des Computers oder deine eigene Bestleistung auf dieser Nummer, wenn die besser ist. Der Computer kennt die Karten nicht.
Nach dem Spiel siehst du auch **Par**: das beste Ergebnis, das eine Suche mit Kenntnis aller Karten gefunden hat.
"""


def line_keys():
    return """\
## So spielst du hier

Wenn du am Zug bist, werden die Stellen der aktuellen Karte aufgelistet. Tippe die Nummer einer Stelle oder die Karte, auf
die du legst, etwa `7d`, `Herz7`, `Dp`, oder `x1` für den Joker und `x2` für Joker 2.

| tippe | um |
|---|---|
| `baum` | den ganzen Baum zu lesen, eine Familie pro Zeile |
| `hände` | die Pokerhände aufzulisten |
| `punkte` | zu lesen, woraus die Punkte bestehen |
| `familie 7d` | eine Familie anzusehen; `hoch` und `oben` gehen von dort nach oben |
| `zeichen` | zu lesen, was die aktuelle Karte unter jedem Kind kann |
| `tipp` | zu fragen, was der Computer spielen würde |
| `computer` | den Baum des Computers zu lesen, allein oder nach einem Match |
| `analyse` | die Züge eines beendeten Matchs zu bewerten |
| `hilfe` | alle Befehle aufzulisten, die gerade gehen |
"""


def terminal_keys():
    return """\
# Spielen

- `↑` `↓` `←` `→` wählen eine Stelle, `Enter` spielt die Karte dorthin. Oder klicke auf eine Stelle, und noch mal zum
  Spielen.
- Oder tippe die Karte, auf die du legst, etwa `7d`, `Herz7`, `Dp`, oder `x1` für den Joker und `x2` für Joker 2, und drücke
  `Enter`. Tippst du, bevor du am Zug bist, wartet die Karte so lange. Nach einem Rang sind `h` und `c` Farben; sonst holen
  sie einen Tipp und öffnen den Chat.
- `f` wechselt zwischen dem ganzen Baum und einer Familie auf einmal.
- `h` zeigt, wo der Computer spielen würde und welches Endergebnis er erwartet, nach seiner Wahl und nach deiner. Ein Stern
  zeigt die Stelle. Allein geht das immer; im Match nur, wenn der Raum es erlaubt.

# Der ganze Baum

Der Baum wächst nach rechts, eine Spalte für jede Generation. `Bild↑` `Bild↓` `Pos1` `Ende`, `[` und `]` und die Pfeile mit
Umschalt oder Strg verschieben die Ansicht.

| Zeichen | bedeutet |
|---|---|
| ▸ | hier passt die aktuelle Karte |
| ▹ | hierhin kann spielen, wer am Zug ist |
| ★ | hier würde der Computer spielen |
| ═ | verheiratet |
| ╱╱ | geschieden: ein Ass deckt die angeheiratete Karte zu |
| † | tot: ein Bube deckt die Person in Klammern zu |

Die Pokerhand einer Familie mit fünf Karten oder mehr steht darunter.

# Eine Familie auf einmal

Oben ist das Ehepaar: Dort spielst du Karten auf das Paar. Darunter sind seine Kinder. `←` `→` wählen ein Kind; `Enter`
oder `↓` zeigt seine Familie, ebenso seine Nummer. `Rücktaste` oder `Bild↑` geht eine Generation hoch, `Pos1` ganz nach
oben. Du kannst auch auf den Weg in der Zeile darüber klicken.

Unter jedem Kind siehst du, was die aktuelle Karte in seinem Zweig kann, seine eigene Familie eingeschlossen:

| Zeichen | bedeutet |
|---|---|
| ▸Kind | sie kann irgendwo Kind werden |
| ▸Ehe | sie kann jemanden heiraten |
| ▸Kind/Ehe | beides geht |
| ▸Bube | der Bube passt auf jemanden |
| ▸Ehepaar | ein Ehepaar kann die 2 oder das Ass nehmen |
"""
