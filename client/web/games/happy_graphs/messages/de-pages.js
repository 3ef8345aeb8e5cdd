// @ts-nocheck
// Made from client/games/happy_graphs/text/de/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Jede Karte will so viele Nachbarn, wie ihr Rang sagt: ein Ass einen, eine 2 zwei und so weiter. Eine Karte, die alle hat,
ist <strong>glücklich</strong>: Sie wird umgedreht und nimmt keine mehr. Das Ergebnis ist die Zahl der Karten, die <strong>nicht</strong> glücklich
sind; 0 ist perfekt.</p>
<p><strong>Ein Zug.</strong> Spiel eine Karte auf ein freies Feld neben einer Karte, dann zieh eine Karte. Keine Karte darf mehr Nachbarn
bekommen, als sie will; neben einer glücklichen Karte geht also nichts: Diese Felder sind <strong>Mauern</strong>. Passt keine deiner
Karten, beginn mit einer davon eine neue Gruppe.</p>
${draw(`2D@0,0 3H@1,0 AS@2,0
| Das A♠ hat seinen einen Nachbarn und ist glücklich. Der 3♥ fehlt ein Nachbar, der 2♦ auch: Das Ergebnis ist 2. Die drei Felder neben dem A♠ sind Mauern.`)}
<p><strong>Bretter.</strong> Nachbarn liegen auf <em>klassisch</em> (A bis 4) oben, unten, links und rechts, auf <em>Ecken</em> (A bis 8) auch diagonal
und auf <em>Sechseck</em> (A bis 6) an den sechs Seiten.</p>
<p>Allein oder <strong>gemeinsam</strong> wollt ihr wenige unglückliche Karten. In einem <strong>Duell</strong> will eine Seite viele, die andere
wenige; dann tauscht ihr die Rollen. In einem <strong>Puzzle</strong> liegen alle Karten offen: Leg sie in beliebiger Reihenfolge und
nimm sie frei zurück.</p>
`,
    browserKeys: () => html`
<h3>Zeichen</h3>
<ul>
<li>Punkte unter einer Karte zeigen die Nachbarn, die sie will: volle für die, die sie hat, leere für die, die ihr fehlen.</li>
<li>Eine umgedrehte Karte mit Lächeln ist glücklich.</li>
<li>Eine gestrichelte graue Karte mit Kreuz kann nicht mehr glücklich werden.</li>
<li>Ein schraffiertes Feld ist eine Mauer: Es liegt neben einer glücklichen Karte.</li>
<li>Ein leuchtendes Feld nimmt die gewählte Karte. ☺ und eine Zahl: So viele Karten werden glücklich. Nur eine Zahl: So viele
Nachbarn berührt sie. +: Sie beginnt eine neue Gruppe.</li>
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
<td>Pfeile, <kbd>Enter</kbd></td>
<td>ein leuchtendes Feld wählen und dort spielen</td>
</tr>
<tr>
<td><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></td>
<td>eine Karte deiner Hand wählen; im Puzzle eine Karte dieses Rangs</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>einen Tipp holen</td>
</tr>
<tr>
<td><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></td>
<td>größer, kleiner, alles zeigen</td>
</tr>
<tr>
<td><kbd>t</kbd>, <kbd>Enter</kbd></td>
<td>im Puzzle: eine Karte auf dem Brett wählen und zurücknehmen</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>im Puzzle: rückgängig machen und wiederholen</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Mitwirkende</h3>
<p><strong>Happy Graphs</strong> ist ein Spiel für viele Leute und ein Kartenspiel, und ein Puzzle für eine Person. Die Regeln folgen
seinem eigenen Dokument. Die Bretter, die glücklichen Karten, die Mauern, die Gruppen und das Puzzle sind seine Ideen; das
Duell kommt von Turnabout.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Happy Graphs</h3>
<p>Jede Karte will so viele Nachbarn, wie ihr Rang sagt: ein Ass einen, eine 2 zwei und so weiter. Farben sind egal.</p>
<h4>Die Bretter</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="Brett, Karten, Nachbarn"><table>
<thead>
<tr>
<th scope="col">Brett</th>
<th scope="col">Karten</th>
<th scope="col">Nachbarn</th>
</tr>
</thead>
<tbody>
<tr>
<td>klassisch</td>
<td>A bis 4, 16 Karten</td>
<td>oben, unten, links, rechts</td>
</tr>
<tr>
<td>Ecken</td>
<td>A bis 8, 32 Karten</td>
<td>diese und die vier Diagonalen</td>
</tr>
<tr>
<td>Sechseck</td>
<td>A bis 6, 24 Karten</td>
<td>oben, unten und die vier schrägen Seiten; nie links oder rechts</td>
</tr>
</tbody>
</table></div>
<p>Ein Brett hat keinen Rand. Ein Feld heißt wie auf einer Landkarte nach dem Buchstaben seiner Spalte und der Nummer seiner
Zeile. Die erste Karte liegt auf <kbd>M50</kbd>; <kbd>N50</kbd> ist rechts davon und <kbd>M51</kbd> darüber. Die Namen ändern sich nicht, wenn das
Brett wächst. Auf dem Sechseckbrett liegt jede zweite Spalte einen halben Schritt höher: Die Nachbarn von <kbd>M50</kbd> sind <kbd>M52</kbd>,
<kbd>M48</kbd> und <kbd>L</kbd> oder <kbd>N</kbd> mit <kbd>51</kbd> oder <kbd>49</kbd>.</p>
${draw(`hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| Ein Sechseckbrett, auf dem jede Karte glücklich ist: Das Ergebnis ist 0.`)}
${draw(`corners: 5H@0,0 2C@1,1 AD@-1,1
| Auf dem Brett „Ecken“ berühren das A♦ und die 2♣ die 5♥ an den Ecken.`)}
<h4>So wird gespielt</h4>
<ul>
<li>Spiel eine Karte auf ein freies Feld neben einer Karte; die erste kommt auf <kbd>M50</kbd>. Jeder Nachbar, den sie berührt, zählt
für beide Karten.</li>
<li>Eine Karte mit so vielen Nachbarn wie ihr Rang ist <strong>glücklich</strong>. Sie wird umgedreht und nimmt keine Nachbarn mehr.</li>
<li>Du kannst keine Karte dorthin spielen, wo sie oder ein Nachbar mehr Nachbarn bekäme als gewollt. Die Felder neben einer
glücklichen Karte sind also <strong>Mauern</strong>.</li>
</ul>
${draw(`4H@0,0 2D@1,0 AS@1,1
| Das A♠ und die 2♦ sind glücklich. Nur die 4♥ ist es nicht, also ist das Ergebnis 1. Die Mauern lassen ihr zwei freie Felder, aber sie braucht noch drei Nachbarn: Sie kann nicht mehr glücklich werden.`)}
${draw(`3H@0,0 2S@1,0 > AD
| Das A♦ kann auf die sechs leuchtenden Felder. Auf den drei neben der 2♠ wären beide Karten glücklich.`)}
<ul>
<li>Nur wenn keine deiner Karten in irgendeiner Gruppe neben eine andere passt, beginnst du mit einer beliebigen davon eine
<strong>neue Gruppe</strong>. Jede Gruppe hat ihr eigenes Brett, und du kannst auf allen spielen.</li>
</ul>
${draw(`AS@0,0 AD@1,0 / 3H@0,0
| In Gruppe 1 sind beide Asse glücklich, also passt dort nichts. Die 3♥ hat Gruppe 2 begonnen.`)}
<ul>
<li>In einem Zug spielst du eine Karte und ziehst eine, solange es welche gibt. Passen geht nicht.</li>
<li>Das Spiel endet, wenn alle Karten gespielt sind. Das Ergebnis ist die Zahl der Karten, die nicht glücklich sind.</li>
</ul>
<h4>Wie viele spielen</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="Personen, Handkarten, Kartenspiele"><table>
<thead>
<tr>
<th scope="col">Personen</th>
<th scope="col">Handkarten</th>
<th scope="col">Kartenspiele</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>2</td>
<td>3</td>
<td>1</td>
</tr>
<tr>
<td>3 bis 6</td>
<td>2</td>
<td>1</td>
</tr>
<tr>
<td>7 bis 16</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>17 und mehr</td>
<td>1</td>
<td>eins mehr für je 16 weitere</td>
</tr>
</tbody>
</table></div>
<p><strong>Gemeinsam</strong> spielen alle auf einer Seite, reihum. Ihr seht die Hände der anderen, wenn der Raum sie nicht verdeckt.</p>
<p><strong>Duell.</strong> Jede Seite hat drei verdeckte Karten. Wer maximiert, beginnt und will viele unglückliche Karten; wer minimiert,
will wenige. Dann spielt ihr dieselbe Nummer noch mal mit getauschten Rollen. In einem Spiegelmatch bekommen beide
dieselben Karten auf verschiedenen Brettern: Wenn du dir deine Hand merkst, kennst du auch die andere.</p>
<p><strong>Puzzle.</strong> Alle Karten eines Kartenspiels liegen offen in einer Hand. Alle können jederzeit jede Karte legen, jederzeit
eine neue Gruppe beginnen und jede Karte zurücknehmen; die Felder darum herum bleiben. Das Spiel endet, wenn alle Karten
glücklich sind oder wenn jemand es beendet. Karten, die in der Hand bleiben, zählen als unglücklich. Bei gleichem Ergebnis
gewinnt die kürzere Zeit; sie läuft von der ersten Karte bis zur letzten. Hat der Raum eine Bedenkzeit, teilen sich alle
eine Uhr, und sie gewinnt nur Zeit, wenn mehr Karten auf dem Brett liegen als je zuvor.</p>
`,
  },
};
