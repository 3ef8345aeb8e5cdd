// @ts-nocheck
// Made from client/games/poker_solitaire/text/de/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Leg die ausgeteilten Karten in ein Quadrat von 5 mal 5. Seine Zeilen und Spalten sind zehn Pokerhände. Das Ergebnis ist
die Summe ihrer Punkte, englisch oder amerikanisch gezählt.</p>
${draw(`scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Meist müssen sich die Karten an einer Kante berühren. Eine Karte, die du nicht willst, kann auf ein Abwurffeld; sie kommt nicht zurück.`)}
<div class="scrolled" tabindex="0" role="group" aria-label="Hand, Punkte, Hand, Punkte"><table>
<thead>
<tr>
<th scope="col">Hand</th>
<th scope="col">Punkte</th>
<th scope="col">Hand</th>
<th scope="col">Punkte</th>
</tr>
</thead>
<tbody>
<tr>
<td>Fünfling</td>
<td>30/100</td>
<td>Flush</td>
<td>5/20</td>
</tr>
<tr>
<td>Royal Flush</td>
<td>30/100</td>
<td>Straße</td>
<td>12/15</td>
</tr>
<tr>
<td>Straight Flush</td>
<td>30/75</td>
<td>Drilling</td>
<td>6/10</td>
</tr>
<tr>
<td>Vierling</td>
<td>16/50</td>
<td>zwei Paare</td>
<td>3/5</td>
</tr>
<tr>
<td>Full House</td>
<td>10/25</td>
<td>Paar</td>
<td>1/2</td>
</tr>
</tbody>
</table></div>
<p><strong>Rat:</strong> Flushs quer, Paare senkrecht, nutzlose Karten in die schlechteste Hand. <strong>Zu zweit</strong>
habt ihr je ein Quadrat. In einem <strong>Duell</strong> teilt ihr euch eins: Die eine Seite will viele Punkte, die andere wenige; dann
tauscht ihr die Rollen.</p>
`,
    browserKeys: () => html`
<h3>Zeichen</h3>
<ul>
<li>Eine blaue Stelle nimmt die gewählte Karte. Die Zahl sagt, wie sich deine Punkte ändern.</li>
<li>Eine Karte mit Rahmen kannst du aufnehmen: antippen, anklicken oder ziehen.</li>
<li>Eine blasse Karte wartet auf die Antwort des Servers.</li>
<li>Jede Zeile und Spalte zeigt ihren Namen und ihre Punkte.</li>
<li>⚑ auf einer Karte: Sie wurde gestohlen und kann nicht zurückgestohlen werden.</li>
<li>★ ist der Tipp des Computers.</li>
</ul>
<h3>Tasten</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="Taste, was sie tut"><table>
<thead>
<tr>
<th scope="col">Taste</th>
<th scope="col">was sie tut</th>
</tr>
</thead>
<tbody>
<tr>
<td>Pfeile</td>
<td>von Stelle zu Stelle gehen</td>
</tr>
<tr>
<td><kbd>a</kbd> bis <kbd>e</kbd>, <kbd>1</kbd> bis <kbd>5</kbd></td>
<td>zu einer Spalte, zu einer Zeile gehen</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>die gewählte Karte hinlegen oder eine Karte aufnehmen</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>die nächste ausgeteilte Karte wählen</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>zum nächsten Abwurffeld gehen</td>
</tr>
<tr>
<td><kbd>m</kbd></td>
<td>zur anderen Matrix gehen</td>
</tr>
<tr>
<td><kbd>p</kbd></td>
<td>passen</td>
</tr>
<tr>
<td><kbd>Esc</kbd></td>
<td>eine Karte zurücklegen</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Mitwirkende</h3>
<p><strong>Poker Solitaire,</strong> auch Poker Squares genannt, ist eine alte Patience. Ihre sieben Spielarten, deren 48 Varianten und das
Turnier folgen einem Programm von 1990 und seinem Handbuch. Das Duell kommt von Turnabout.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Poker Solitaire</h3>
<p>Leg die ausgeteilten Karten in ein Quadrat von 5 mal 5, die Matrix. Ihre fünf Zeilen und fünf Spalten sind Pokerhände; bei
12 Händen auch die beiden Diagonalen. Eine Stelle heißt nach ihrer Spalte, <kbd>a</kbd> bis <kbd>e</kbd>, und ihrer Zeile, <kbd>1</kbd> bis <kbd>5</kbd>.</p>
${draw(`5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Englisch gezählt hat diese Matrix 21 Punkte. Zeile 1 ist ein Paar und Zeile 2 ein Full House, obwohl andere Linien noch freie Stellen haben.`)}
<h4>Spielarten</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="Name, Personen, was geschieht"><table>
<thead>
<tr>
<th scope="col">Name</th>
<th scope="col">Personen</th>
<th scope="col">was geschieht</th>
</tr>
</thead>
<tbody>
<tr>
<td>eine Matrix</td>
<td>eine</td>
<td>eine Matrix</td>
</tr>
<tr>
<td>beste von zweien</td>
<td>eine</td>
<td>zwei Matrizen; die bessere zählt</td>
</tr>
<tr>
<td>Summe von zweien</td>
<td>eine</td>
<td>zwei Matrizen; beide zählen</td>
</tr>
<tr>
<td>abwechselnd</td>
<td>zwei</td>
<td>je eine Matrix; ihr zieht abwechselnd</td>
</tr>
<tr>
<td>gleiche Karten</td>
<td>zwei</td>
<td>wie abwechselnd, aber jede Karte wird zweimal ausgeteilt, an jede Seite einmal</td>
</tr>
<tr>
<td>Rennen</td>
<td>zwei</td>
<td>je eine Matrix; beide nehmen Karten, so schnell sie können, bis jemand mit voller Matrix Fertig sagt</td>
</tr>
<tr>
<td>Rennen, beide</td>
<td>zwei</td>
<td>dasselbe, bis beide voll sind</td>
</tr>
<tr>
<td>Duell</td>
<td>zwei</td>
<td>eine Matrix; eine Seite will viele Punkte, die andere wenige; zwei Runden mit getauschten Rollen</td>
</tr>
</tbody>
</table></div>
<p>Ein Match hat eine Runde, und wer mehr Punkte hat, gewinnt. Nur ein Duell hat zwei Runden.</p>
<h4>Ein Zug</h4>
<p>In einem Zug nimmst du eine Karte:</p>
<ul>
<li><strong>Leg</strong> eine ausgeteilte Karte auf eine freie Stelle deiner Matrix. Je nach Optionen muss sie eine andere Karte an einer
Kante berühren, oder an einer Kante oder Ecke, oder sie darf überallhin. Die erste Karte darf überallhin.</li>
</ul>
${draw(`-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| An Kanten: Die 9♦ kann auf die leuchtenden Stellen.`)}
${draw(`touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| An Kanten oder Ecken: Vier Stellen mehr leuchten.`)}
<ul>
<li><strong>Wirf</strong> eine ausgeteilte Karte auf ein freies Abwurffeld <strong>ab</strong>.</li>
<li><strong>Schieb</strong> eine ausgeteilte Karte deinem Gegenüber in die Matrix <strong>unter</strong>, wenn die Optionen es erlauben.</li>
<li><strong>Stiehl</strong> eine Karte aus der Matrix deines Gegenübers, statt eine ausgeteilte zu nehmen, wenn die Optionen es erlauben.
Eine gestohlene Karte kann nicht zurückgestohlen werden.</li>
</ul>
<p>Das hier beendet keinen Zug:</p>
<ul>
<li><strong>Wirf</strong> eine Karte deiner Matrix <strong>ab</strong>. Wenn Karten nicht verschoben werden dürfen, kommt sie nie zurück, und das
Abwurffeld bleibt voll.</li>
<li><strong>Verschieb</strong> eine Karte in deiner Matrix, oder <strong>hol</strong> eine von einem Abwurffeld <strong>zurück</strong>, wenn die Optionen es
erlauben.</li>
</ul>
<p><strong>Passen</strong> kannst du nur, wenn deine Matrix voll ist oder dir keine Karte mehr ausgeteilt wird. Bei gleichen Karten beendet
zweimal Passen hintereinander die Runde.</p>
<p><strong>In einem Rennen</strong> können beide jederzeit handeln, und wer zuerst zugreift, bekommt die Karte. Kommst du zu spät, erfährst
du es sofort, und für dich ändert sich nichts.</p>
<p><strong>Bedenkzeit.</strong> Nur eine Karte zu nehmen bringt Zeit. In einem Rennen laufen beide Uhren; müssen beide Matrizen voll
werden, bleibt deine stehen, sobald deine Matrix voll ist.</p>
<p>Eine Runde endet, wenn jede Matrix voll ist (im Rennen: bei Fertig) oder alle Karten verbraucht sind. Eine unvollständige
Matrix zählt, wie sie ist.</p>
<h4>Punkte</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="Hand, englisch, amerikanisch, eigene, Pat"><table>
<thead>
<tr>
<th scope="col">Hand</th>
<th scope="col">englisch</th>
<th scope="col">amerikanisch</th>
<th scope="col">eigene</th>
<th scope="col">Pat</th>
</tr>
</thead>
<tbody>
<tr>
<td>Fünfling (ab zwei Kartenspielen)</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>ja</td>
</tr>
<tr>
<td>Royal Flush</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>ja</td>
</tr>
<tr>
<td>Straight Flush</td>
<td>30</td>
<td>75</td>
<td>53</td>
<td>ja</td>
</tr>
<tr>
<td>Vierling</td>
<td>16</td>
<td>50</td>
<td>33</td>
<td>ja</td>
</tr>
<tr>
<td>Full House</td>
<td>10</td>
<td>25</td>
<td>18</td>
<td>ja</td>
</tr>
<tr>
<td>Flush</td>
<td>5</td>
<td>20</td>
<td>13</td>
<td>ja</td>
</tr>
<tr>
<td>Straße</td>
<td>12</td>
<td>15</td>
<td>14</td>
<td>ja</td>
</tr>
<tr>
<td>Drilling</td>
<td>6</td>
<td>10</td>
<td>8</td>
<td>nein</td>
</tr>
<tr>
<td>zwei Paare</td>
<td>3</td>
<td>5</td>
<td>4</td>
<td>nein</td>
</tr>
<tr>
<td>Paar</td>
<td>1</td>
<td>2</td>
<td>1</td>
<td>nein</td>
</tr>
</tbody>
</table></div>
${draw(`5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| Zeile 1 ist unvollständig, aber ein Drilling. Zeile 2 ist noch keine Straße, denn sie hat erst vier Karten. Zeile 3 ist keine Straße, denn ein Ass ist hoch oder niedrig. Zeile 4 hat zwei Paare, Zeile 5 ist eine Straße.`)}
<p>Straße, Flush, Full House und Fünfling brauchen fünf Karten. Paar, zwei Paare, Drilling und Vierling zählen auch in einer
unvollständigen Linie. Passen mehrere Hände, zählt die beste.</p>
<p><strong>Pat</strong> kennt keine Punkte: Du gewinnst, wenn am Ende alle fünf Zeilen Pat-Hände sind.</p>
<p><strong>Eigene</strong> Punkte lassen sich für jede Hand ändern, auch für die seltenen Hände unten, und für mehrere zugleich, mit Plus
verbunden: <kbd>flush=13,flush+one-pair=20</kbd>. Eine Linie zählt den besten Eintrag, der passt.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="seltene Hand, fünf Karten, was sie ist"><table>
<thead>
<tr>
<th scope="col">seltene Hand, fünf Karten</th>
<th scope="col">was sie ist</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>four-flush</kbd></td>
<td>genau vier Karten einer Farbe</td>
</tr>
<tr>
<td><kbd>blaze</kbd></td>
<td>fünf Buben, Damen oder Könige</td>
</tr>
<tr>
<td><kbd>kilter</kbd></td>
<td>jeder zweite Rang, von Ass 3 5 7 9 bis 6 8 10 Dame Ass</td>
</tr>
<tr>
<td><kbd>round-the-corner-straight</kbd></td>
<td>eine Straße über das Ass hinaus, etwa Dame König Ass 2 3</td>
</tr>
<tr>
<td><kbd>round-the-corner-kilter</kbd></td>
<td>ein Kilter über das Ass hinaus, etwa Dame Ass 3 5 7</td>
</tr>
</tbody>
</table></div>
<h4>Rat</h4>
<ul>
<li>Leg die erste Karte in die Mitte. Wenn sich Karten berühren müssen, hast du dann später die meisten Stellen.</li>
<li>Leg Flushs quer: Vier der fünf Zeilen können meist Flushs werden. Bei englischer Zählung ist das weniger wichtig.</li>
<li>Leg passende Karten senkrecht: Jede Spalte kann meist zwei Paare oder mehr werden.</li>
<li>Plan keine Straße von Anfang an. Versuch sie, wenn eine Linie vier ihrer Karten hat.</li>
<li>Merk dir, welche Karten weg sind, auch die deines Gegenübers.</li>
<li>Heb dein Abwurffeld für das Ende auf. Wirf keine Karte ab, die dein Gegenüber braucht.</li>
<li>Nimm zuerst die gemeinsamen Abwurffelder, bevor es dein Gegenüber tut.</li>
<li>Wenn du nicht weißt, wohin mit einer Karte, leg sie in die Hand, die am wenigsten wert ist.</li>
<li>Ist Stehlen erlaubt, nimm deine Karten aus der Matrix deines Gegenübers: Sie können nicht zurückgestohlen werden.</li>
<li>Ist Unterschieben erlaubt, behalte die Matrix deines Gegenübers im Auge und verdirb eine gute Hand.</li>
<li>In einem freundschaftlichen Spiel lass Stehlen und Unterschieben aus.</li>
</ul>
<h4>Optionen</h4>
<p>Der erste Wert ist der übliche.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="Option, Werte"><table>
<thead>
<tr>
<th scope="col">Option</th>
<th scope="col">Werte</th>
</tr>
</thead>
<tbody>
<tr>
<td>Berühren</td>
<td>an Kanten, an Kanten oder Ecken, gar nicht</td>
</tr>
<tr>
<td>Verschieben</td>
<td>Karten bleiben; Karten lassen sich verschieben und zurückholen</td>
</tr>
<tr>
<td>Hände</td>
<td>10, oder 12 mit den Diagonalen</td>
</tr>
<tr>
<td>Zählung</td>
<td>englisch, amerikanisch, Pat, eigene</td>
</tr>
<tr>
<td>ausgeteilte Karten</td>
<td>1 bis 5 zur Auswahl</td>
</tr>
<tr>
<td>Abwurffelder</td>
<td>eins für jede Seite; mehr, weniger oder gemeinsame</td>
</tr>
<tr>
<td>Kartenspiele</td>
<td>1 bis 4</td>
</tr>
<tr>
<td>Stehlen, Unterschieben</td>
<td>aus, an</td>
</tr>
</tbody>
</table></div>
<p>Ein Abwurffeld fasst eine Karte. Ausgeteilte Karten und Abwurffelder dürfen zusammen höchstens fünf sein. Berühren,
Verschieben, die Zahl der Hände und die Zählung können sich als Handicap zwischen beiden Seiten unterscheiden; Pat gilt für
beide oder für keine.</p>
${draw(`hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| Mit 12 Händen zählt auch die Diagonale von a1 nach e5: Sie ist ein Flush.`)}
<h4>Turnier</h4>
<p>Im Menü kann die Raumleitung aus den Matchs eines Raums ein Turnier mit ein bis fünf Namen machen, an einem Terminal oder
an mehreren. Vor jedem Spiel wählt ihr, wer spielt, neue oder gleiche Karten und die Einstellungen. Zwei Namen können sich
an einem Terminal abwechseln; in einem Rennen spielen beide am eigenen. Der Raum behält das höchste, niedrigste und
durchschnittliche Ergebnis jedes Namens. Dieselben Karten noch mal zu spielen kann nur dein niedrigstes Ergebnis senken. Ein
nicht beendetes Spiel zählt nicht.</p>
`,
  },
};
