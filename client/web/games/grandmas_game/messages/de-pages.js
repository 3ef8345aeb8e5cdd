// @ts-nocheck
// Made from client/games/grandmas_game/text/de/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Bring zwei Kartenspiele, 104 Karten, auf acht <strong>Zielstapel</strong>. Jede Farbe hat zwei: Einer geht vom Ass aufwärts bis zum
König, der andere vom König abwärts bis zum Ass. Das Ergebnis ist die Zahl der Karten auf den Zielstapeln.</p>
${draw(`3=4S Q=5D,JS 3S+ QS-
| Die 4♠ kann aufwärts auf die 3♠, der J♠ abwärts auf die Q♠.`)}
<p><strong>Das Geben.</strong> Karten kommen offen auf dreizehn Stapel, A bis K; du siehst nur die obersten. Eine Karte geht verdeckt auf
den <strong>Talon</strong> nach einem König, nach einer Karte auf Stapel 5, 10 oder K und nach einer Karte auf dem Stapel ihres eigenen
Rangs.</p>
<p><strong>Spielen.</strong> Spiel die oberste Karte eines Stapels oder irgendeine Karte der Auslage auf einen Zielstapel. Die oberste Karte
eines Zielstapels kann auf den anderen ihrer Farbe.</p>
<p><strong>Der Talon.</strong> Gib jederzeit seine nächste Karte: Sie kommt auf den Stapel ihres Rangs. Der ganze Stapel öffnet sich in der
<strong>Auslage</strong>. Du kannst seine Karten spielen und umordnen. Beim nächsten Geben gehen die übrigen Karten in dieser Reihenfolge
zurück.</p>
<p>Mit allen 104 Karten gewinnst du. Ist der Talon leer und passt nichts mehr, <strong>sitzt du fest</strong>: Allein machst du Züge
rückgängig oder gibst auf. In einem <strong>Rennen</strong> spielen alle dieselben Karten, alle am eigenen Tisch. Wer zuerst gewinnt, beendet es;
sonst gewinnen die meisten Karten.</p>
`,
    browserKeys: () => html`
<h3>Zeichen</h3>
<ul>
<li>Die Zahl neben dem Namen eines Stapels zählt seine Karten. Ein Stapel mit <em>offen</em> liegt in der Auslage.</li>
<li>Neben einem Zielstapel steht der Rang, den er als Nächstes nimmt, und ob er aufwärts ↑ oder abwärts ↓ geht.</li>
<li>Eine Karte mit blauem Rand kannst du spielen: Klicke zweimal darauf, klicke sie und dann den Zielstapel an, oder zieh sie.</li>
<li>? auf einem Stapel: Du kannst unter die oberste Karte sehen. Wähle ihn, dann <em>Darunter sehen</em>.</li>
<li>Klicke auf den Talon, um zu geben.</li>
<li>Zieh eine Karte der Auslage auf eine andere, um sie darüber zu legen, oder ganz nach links, um sie nach unten zu legen.
Oder wähle sie, drücke <em>Verschieben</em> und wähle die Stelle.</li>
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
<td>über den Tisch gehen</td>
</tr>
<tr>
<td><kbd>a</kbd>, <kbd>2</kbd> bis <kbd>9</kbd>, <kbd>t</kbd> oder <kbd>0</kbd>, <kbd>j</kbd>, <kbd>q</kbd>, <kbd>k</kbd></td>
<td>zu einem Stapel gehen</td>
</tr>
<tr>
<td><kbd>w</kbd> <kbd>f</kbd></td>
<td>zur Auslage, zu den Zielstapeln gehen</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>spielen; <kbd>+</kbd> und <kbd>−</kbd> spielen auf den Zielstapel aufwärts oder abwärts</td>
</tr>
<tr>
<td><kbd>d</kbd></td>
<td>geben</td>
</tr>
<tr>
<td><kbd>l</kbd></td>
<td>unter einen Stapel sehen</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>rückgängig machen und wiederholen</td>
</tr>
<tr>
<td><kbd>g</kbd></td>
<td>aufgeben</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>einen Tipp holen</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>sichere Karten für mich spielen, an oder aus</td>
</tr>
<tr>
<td><kbd>Leertaste</kbd></td>
<td>eine Karte der Auslage aufnehmen; <kbd>←</kbd> <kbd>→</kbd> <kbd>Pos1</kbd> <kbd>Ende</kbd> verschieben sie, <kbd>Enter</kbd> legt sie ab, <kbd>Esc</kbd> bricht ab</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>eine Reihenfolge tippen</td>
</tr>
</tbody>
</table></div>
<p>Während gegeben wird, hält die <kbd>Leertaste</kbd> an und macht weiter, <kbd>↑</kbd> <kbd>↓</kbd> ändern das Tempo, <kbd>←</kbd> <kbd>→</kbd> gehen Karte für Karte, <kbd>v</kbd>
beginnt von vorn und <kbd>Enter</kbd> überspringt. Bis zu deinem ersten Zug zeigt <kbd>v</kbd> das Geben noch mal.</p>
`,
    credits: () => html`
<h3>Mitwirkende</h3>
<p><strong>Grandma’s Game,</strong> auch als <em>Thirteen Packs</em> bekannt, ist eine Patience mit zwei Kartenspielen. Die Regeln folgen dem
Dokument, das sie beschreibt. Das Rennen kommt von Turnabout.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Grandma’s Game</h3>
<p>Dieses Spiel ist auch als Thirteen Packs bekannt. Bring zwei Kartenspiele, 104 Karten, auf acht Zielstapel.</p>
<h4>Das Geben</h4>
<ul>
<li>Es gibt dreizehn Stapel in Reihen von 5, 5 und 3, mit den Namen A, 2, 3 … K. Die Karten werden offen gegeben, eine nach
der anderen, auf A, 2 … K, dann wieder auf A, bis alle gegeben sind. Du siehst nur die oberste jedes Stapels.</li>
<li>Nachdem eine Karte auf einen Stapel gegeben ist, geht für jedes davon, was zutrifft, eine Karte verdeckt auf den Talon:
Die Karte ist ein König; der Stapel ist 5, 10 oder K; der Rang der Karte ist der Name des Stapels. (Ein König auf dem
Königsstapel: drei Karten.) Niemand sieht Karten, die auf den Talon gehen.</li>
</ul>
${draw(`A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| Nach diesen sechs Karten sind vier auf dem Talon: eine nach der 3♦ auf Stapel 3, zwei nach der 5♣ auf Stapel 5, eine nach dem K♥.`)}
<ul>
<li>Die zuletzt auf den Talon gelegte Karte wird als erste von ihm genommen.</li>
<li>Bis zu deinem ersten Zug kannst du das Geben Karte für Karte ansehen, auch mehrmals; oder du überspringst es. Verdeckte
Karten bleiben verborgen: Das Gedächtnis gehört zum Spiel.</li>
</ul>
<h4>So wird gespielt</h4>
<ul>
<li>Jede Farbe hat zwei Zielstapel. Einer beginnt mit einem Ass und geht in der Farbe aufwärts bis zum König, der andere
beginnt mit einem König und geht abwärts bis zum Ass.</li>
</ul>
${draw(`3=4S Q=5D,JS 3S+ QS-
| Die 4♠ kann aufwärts auf die 3♠, der J♠ abwärts auf die Q♠.`)}
<ul>
<li>Spielen kannst du die oberste Karte jedes Stapels und jede Karte der Auslage. Auch die oberste Karte eines Zielstapels
kannst du auf den anderen ihrer Farbe legen, in beide Richtungen, so oft du willst. Das Ass oder der König, womit ein
Zielstapel begonnen hat, bleibt.</li>
</ul>
${draw(`J=9H 7H+ 8H-
| Die beiden Zielstapel treffen sich. Die 8♥ kann aufwärts auf die 7♥, und dann auch die 9♥.`)}
<ul>
<li><strong>Geben.</strong> Eine Karte des Talons kommt auf den Stapel ihres Rangs. Vorher gehen die Karten der Auslage in ihrer jetzigen
Reihenfolge auf ihren Stapel zurück. Dann wird der ganze Stapel, mit der neuen Karte oben, zur Auslage, und sein Platz ist
leer. Nach dem letzten Geben bleibt die Auslage.</li>
</ul>
${draw(`J:5C,7H,4D,JS 6H+ QH-
| Der J♠ wurde gegeben, und der Bubenstapel öffnete sich. Die 7♥ daraus kann gespielt werden.`)}
<ul>
<li><strong>Ordnen.</strong> Du kannst die Reihenfolge der Karten in der Auslage ändern. Ein Raum kann das verbieten; das macht das Spiel
viel schwerer.</li>
<li><strong>Darunter sehen.</strong> Sind die obersten Karten zweier Stapel gleich und wäre diese Karte spielbar, kannst du die Karte
darunter ansehen, bei beiden. Nichts wird bewegt.</li>
</ul>
${draw(`4=KC,TD 8=2S,TD 9D+ QD-
| Die 10♦ liegt auf zwei Stapeln und passt. Sieh unter beide und entscheide dann, welche du spielst.`)}
<ul>
<li>Du gewinnst mit allen 104 Karten auf den Zielstapeln; sonst ist das Spiel vorbei, wenn du aufgibst.</li>
<li>Du <strong>sitzt fest</strong>, wenn der Talon leer ist und keine Karte passt, auch nicht nach Umlegen zwischen Zielstapeln. Du
erfährst es.</li>
<li>Allein nimmt Rückgängig den letzten Zug zurück, auch ein Geben; Wiederholen spielt ihn noch mal. Beides wird gezählt.</li>
<li>Eine Karte ist <strong>sicher</strong>, wenn von ihrer Farbe 14 Karten oder mehr auf den Zielstapeln liegen: Sie ist die letzte ihrer
Art und kann nur an eine Stelle. Sichere Karten können für dich gespielt werden.</li>
</ul>
<h4>Ein Rennen</h4>
<p>Zwei oder mehr spielen dieselbe Nummer, alle am eigenen Tisch. Von den anderen siehst du nur das Ergebnis und die Zahl der
übrigen Karten. Wer zuerst gewinnt, beendet das Rennen; sonst gewinnen die meisten Karten, wenn alle Tische vorbei sind.
Rückgängig gibt es nicht, und ein Tisch, der festsitzt, ist vorbei.</p>
<p>Zu zweit verliert, wer aufgibt. Sind mehr dabei, gibt man mit dem Verlassen seinen Tisch auf, und die anderen spielen
weiter. Wer zuschaut, sieht die Ergebnisse, aber keinen Tisch.</p>
`,
  },
};
