# Made from client/games/grandmas_game/text/de/*.md by `python -m client.catalogue`.


def basic():
    return """\
Bring zwei Kartenspiele, 104 Karten, auf acht **Zielstapel**. Jede Farbe hat zwei: Einer geht vom Ass aufwärts bis zum
König, der andere vom König abwärts bis zum Ass. Das Ergebnis ist die Zahl der Karten auf den Zielstapeln.
```board
3=4S Q=5D,JS 3S+ QS-
| Die 4♠ kann aufwärts auf die 3♠, der J♠ abwärts auf die Q♠.
```

**Das Geben.** Karten kommen offen auf dreizehn Stapel, A bis K; du siehst nur die obersten. Eine Karte geht verdeckt auf
den **Talon** nach einem König, nach einer Karte auf Stapel 5, 10 oder K und nach einer Karte auf dem Stapel ihres eigenen
Rangs.

**Spielen.** Spiel die oberste Karte eines Stapels oder irgendeine Karte der Auslage auf einen Zielstapel. Die oberste Karte
eines Zielstapels kann auf den anderen ihrer Farbe.

**Der Talon.** Gib jederzeit seine nächste Karte: Sie kommt auf den Stapel ihres Rangs. Der ganze Stapel öffnet sich in der
**Auslage**. Du kannst seine Karten spielen und umordnen. Beim nächsten Geben gehen die übrigen Karten in dieser Reihenfolge
zurück.

Mit allen 104 Karten gewinnst du. Ist der Talon leer und passt nichts mehr, **sitzt du fest**: Allein machst du Züge
rückgängig oder gibst auf. In einem **Rennen** spielen alle dieselben Karten, alle am eigenen Tisch. Wer zuerst gewinnt, beendet es;
sonst gewinnen die meisten Karten.
"""


def credits():
    return """\
# Mitwirkende

**Grandma’s Game,** auch als *Thirteen Packs* bekannt, ist eine Patience mit zwei Kartenspielen. Die Regeln folgen dem
Dokument, das sie beschreibt. Das Rennen kommt von Turnabout.
"""


def full():
    return """\
# Grandma’s Game

Dieses Spiel ist auch als Thirteen Packs bekannt. Bring zwei Kartenspiele, 104 Karten, auf acht Zielstapel.

## Das Geben

- Es gibt dreizehn Stapel in Reihen von 5, 5 und 3, mit den Namen A, 2, 3 … K. Die Karten werden offen gegeben, eine nach
  der anderen, auf A, 2 … K, dann wieder auf A, bis alle gegeben sind. Du siehst nur die oberste jedes Stapels.
- Nachdem eine Karte auf einen Stapel gegeben ist, geht für jedes davon, was zutrifft, eine Karte verdeckt auf den Talon:
  Die Karte ist ein König; der Stapel ist 5, 10 oder K; der Rang der Karte ist der Name des Stapels. (Ein König auf dem
  Königsstapel: drei Karten.) Niemand sieht Karten, die auf den Talon gehen.

```board
A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| Nach diesen sechs Karten sind vier auf dem Talon: eine nach der 3♦ auf Stapel 3, zwei nach der 5♣ auf Stapel 5, eine nach dem K♥.
```

- Die zuletzt auf den Talon gelegte Karte wird als erste von ihm genommen.
- Bis zu deinem ersten Zug kannst du das Geben Karte für Karte ansehen, auch mehrmals; oder du überspringst es. Verdeckte
  Karten bleiben verborgen: Das Gedächtnis gehört zum Spiel.

## So wird gespielt

- Jede Farbe hat zwei Zielstapel. Einer beginnt mit einem Ass und geht in der Farbe aufwärts bis zum König, der andere
  beginnt mit einem König und geht abwärts bis zum Ass.

```board
3=4S Q=5D,JS 3S+ QS-
| Die 4♠ kann aufwärts auf die 3♠, der J♠ abwärts auf die Q♠.
```

- Spielen kannst du die oberste Karte jedes Stapels und jede Karte der Auslage. Auch die oberste Karte eines Zielstapels
  kannst du auf den anderen ihrer Farbe legen, in beide Richtungen, so oft du willst. Das Ass oder der König, womit ein
  Zielstapel begonnen hat, bleibt.

```board
J=9H 7H+ 8H-
| Die beiden Zielstapel treffen sich. Die 8♥ kann aufwärts auf die 7♥, und dann auch die 9♥.
```

- **Geben.** Eine Karte des Talons kommt auf den Stapel ihres Rangs. Vorher gehen die Karten der Auslage in ihrer jetzigen
  Reihenfolge auf ihren Stapel zurück. Dann wird der ganze Stapel, mit der neuen Karte oben, zur Auslage, und sein Platz ist
  leer. Nach dem letzten Geben bleibt die Auslage.

```board
J:5C,7H,4D,JS 6H+ QH-
| Der J♠ wurde gegeben, und der Bubenstapel öffnete sich. Die 7♥ daraus kann gespielt werden.
```

- **Ordnen.** Du kannst die Reihenfolge der Karten in der Auslage ändern. Ein Raum kann das verbieten; das macht das Spiel
  viel schwerer.
- **Darunter sehen.** Sind die obersten Karten zweier Stapel gleich und wäre diese Karte spielbar, kannst du die Karte
  darunter ansehen, bei beiden. Nichts wird bewegt.

```board
4=KC,TD 8=2S,TD 9D+ QD-
| Die 10♦ liegt auf zwei Stapeln und passt. Sieh unter beide und entscheide dann, welche du spielst.
```

- Du gewinnst mit allen 104 Karten auf den Zielstapeln; sonst ist das Spiel vorbei, wenn du aufgibst.
- Du **sitzt fest**, wenn der Talon leer ist und keine Karte passt, auch nicht nach Umlegen zwischen Zielstapeln. Du
  erfährst es.
- Allein nimmt Rückgängig den letzten Zug zurück, auch ein Geben; Wiederholen spielt ihn noch mal. Beides wird gezählt.
- Eine Karte ist **sicher**, wenn von ihrer Farbe 14 Karten oder mehr auf den Zielstapeln liegen: Sie ist die letzte ihrer
  Art und kann nur an eine Stelle. Sichere Karten können für dich gespielt werden.

## Ein Rennen

Zwei oder mehr spielen dieselbe Nummer, alle am eigenen Tisch. Von den anderen siehst du nur das Ergebnis und die Zahl der
übrigen Karten. Wer zuerst gewinnt, beendet das Rennen; sonst gewinnen die meisten Karten, wenn alle Tische vorbei sind.
Rückgängig gibt es nicht, und ein Tisch, der festsitzt, ist vorbei.

Zu zweit verliert, wer aufgibt. Sind mehr dabei, gibt man mit dem Verlassen seinen Tisch auf, und die anderen spielen
weiter. Wer zuschaut, sieht die Ergebnisse, aber keinen Tisch.
"""


def line_keys():
    return """\
## So spielst du hier

Wenn du am Zug bist, werden die möglichen Züge aufgelistet. Tippe die Nummer eines Zugs oder den Zug selbst.

| tippe | um |
|---|---|
| `5 Herz aufwärts`, `5>h+` | die oberste Karte von Stapel 5 auf Herz aufwärts zu spielen |
| `8h abwärts` | eine Karte der Auslage zu spielen |
| `Herz aufwärts auf abwärts` | die oberste Karte eines Zielstapels auf den anderen zu legen |
| `geben` | vom Talon zu geben |
| `ordnen 8h 3c` | diese Karten in der Auslage nach oben zu legen |
| `nachsehen 5` | unter Stapel 5 zu sehen |
| `rückgängig`, `wiederholen` | einen Zug rückgängig zu machen und zu wiederholen |
| `tisch` | den Tisch zu lesen |
| `austeilen` | das Geben Karte für Karte zu lesen, bis zu deinem ersten Zug |
| `punkte` | zu lesen, woraus die Punkte bestehen |
| `sicher`, `sicher an`, `sicher aus` | eine sichere Karte zu spielen; alle automatisch spielen zu lassen oder nicht |
| `tipp` | zu fragen, was der Computer spielen würde, wenn der Raum es erlaubt |
| `aufgeben` | das Spiel zu beenden |
| `hilfe` | alle Befehle aufzulisten, die gerade gehen |
"""


def terminal_keys():
    return """\
# Spielen

- `↑` `↓` `←` `→` wählen einen Stapel, eine Karte der Auslage, einen Zielstapel oder den Talon. `Enter` spielt: eine Karte
  auf ihren Zielstapel, die oberste eines Zielstapels auf den anderen, eine Karte vom Talon auf ihren Stapel. Oder klicke
  darauf, und noch mal zum Spielen. Passt eine Karte auf beide Zielstapel, spielt `+` sie aufwärts, `-` abwärts.
- `d` gibt vom Talon.
- `Leertaste` nimmt die gewählte Karte der Auslage auf; `←` `→` `Pos1` `Ende` verschieben sie, `Enter` legt sie ab, `Esc`
  bricht ab. Mit `s` tippst du eine Reihenfolge: Die genannten Karten kommen nach oben, die unterste zuerst.
- `l` sieht unter die gewählte oberste Karte, wenn du darfst.
- Allein macht `u` Züge rückgängig und `r` wiederholt sie, ohne Grenze. `g` gibt auf.
- `x` spielt sichere Karten für dich, an oder aus.
- `h` holt einen Tipp vom Computer, wenn der Raum das erlaubt. Ein Stern zeigt ihn; noch mal `h` tippt ihn, und `Enter`
  spielt ihn.
- Oder tippe einen Zug: einen Stapel wie `5` oder `10` oder eine Karte wie `8h`, und `Enter`. Du kannst den Zielstapel
  nennen: `5 hearts up` (kurz `5>h+`), `8h down`. Andere Züge beginnen mit einem Doppelpunkt: `:hearts up to down`,
  `:deal`, `:peek 5`, `:order 8h 3c kd`. Nach einem Rang sind `h` und `c` Farben; sonst holen sie einen Tipp und öffnen den
  Chat.

# Das Geben

`Leertaste` hält an und macht weiter, `↑` `↓` ändern das Tempo, `←` `→` gehen Karte für Karte, `v` beginnt von vorn, `Enter`
überspringt. Bis zu deinem ersten Zug zeigt `v` das Geben noch mal.

# Der Tisch

| Zeichen | bedeutet |
|---|---|
| ╭5──6╮ über 10♦ | Stapel 5 hat sechs Karten; oben liegt 10♦ |
| ▸ | du kannst sie spielen |
| ? | du kannst darunter sehen |
| ★ | das würde der Computer spielen |
| offen | dieser Stapel liegt in der Auslage |
| →8♣ | die Karte, die der Zielstapel als Nächstes nimmt |
"""
