// @ts-nocheck
// Made from client/games/patriarch/text/de/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Eine Person <strong>hütet</strong> einen versteckten Stammbaum. Du rätst ihn als Ganzes und bekommst eine <strong>Bewertung:</strong></p>
<div class="scrolled" tabindex="0" role="group" aria-label="Bewertung einer Karte, ihre Generation ist, darüber liegt"><table>
<thead>
<tr>
<th scope="col">Bewertung einer Karte</th>
<th scope="col">ihre Generation ist</th>
<th scope="col">darüber liegt</th>
</tr>
</thead>
<tbody>
<tr>
<td>rot</td>
<td>richtig</td>
<td>die richtige Karte</td>
</tr>
<tr>
<td>schwarz</td>
<td>richtig</td>
<td>eine falsche</td>
</tr>
<tr>
<td>verdeckt</td>
<td>falsch</td>
<td>die richtige Karte</td>
</tr>
</tbody>
</table></div>
<p>Andere Karten zählen nicht, und die Bewertung nennt keine Karten. Über der obersten Karte liegt nichts: Sie ist rot, wenn
sie stimmt. Alles rot: Du hast den Baum gefunden.</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| Rot: die 5. Schwarz: das Ass, unter der 2. Verdeckt: die 4, zu tief.`)}
<p><strong>The Patriarch</strong> hat diese Form und A bis 5; <strong>Advanced</strong> hat A bis 7 und eine Generation mehr. <strong>The Matriarch</strong> kann jede
Form haben. Kinder haben keine Reihenfolge.</p>
<p><strong>Zu zweit</strong> spielt ihr zwei Runden mit getauschten Rollen; weniger Versuche gewinnen. <strong>Ab drei Personen</strong> raten alle
anderen gleichzeitig, und der erste als richtig <em>bewertete</em> Versuch gewinnt die Runde. Dann versteckt die nächste Person
einen Baum.</p>
`,
    browserKeys: () => html`
<h3>Zeichen</h3>
<ul>
<li>Neben einem Versuch liegt seine Bewertung: rote, schwarze und verdeckte Karten. Ein leerer Rahmen: Keine Karte zählt.</li>
<li>Die Rückseite eines Versuchs: Er wartet auf seine Bewertung oder ist verborgen.</li>
<li>In einem freien Baum kommt die nächste Karte unter die markierte; in einem festen an die markierte Stelle.</li>
<li>Auf der Notiztafel: – nie dort, ✓ immer dort; eine Zahl zählt die möglichen Bäume, in denen die Karte dort liegt.</li>
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
<td>Ränge</td>
<td>eine Karte einsetzen</td>
</tr>
<tr>
<td>Pfeile</td>
<td>eine andere Stelle oder Karte markieren</td>
</tr>
<tr>
<td><kbd>Leertaste</kbd></td>
<td>eine Karte aufnehmen und ablegen</td>
</tr>
<tr>
<td><kbd>Rücktaste</kbd></td>
<td>eine Karte entfernen</td>
</tr>
<tr>
<td><kbd>(</kbd> <kbd>)</kbd></td>
<td>eine Generation hinunter oder hinauf gehen</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>den Versuch abschicken oder die Bewertung ansagen</td>
</tr>
<tr>
<td><kbd>=</kbd></td>
<td>den letzten Versuch oder den Tipp übernehmen</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>x</kbd></td>
<td>rückgängig; alle Karten entfernen</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>die Notiztafel zeigen, wenn der Raum eine hat</td>
</tr>
<tr>
<td><kbd>r</kbd> <kbd>b</kbd> <kbd>d</kbd></td>
<td>eine rote, schwarze oder verdeckte Karte hinlegen, wenn du die Bewertung ausrechnest; <kbd>Rücktaste</kbd> nimmt die letzte zurück</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>die Farbe deines Baums wechseln</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Mitwirkende</h3>
<p><strong>The Patriarch</strong> und seine drei Varianten sind Spiele für zwei oder mehr Leute und ein Kartenspiel. Die Regeln folgen
ihrem eigenen Dokument. Rote, schwarze und verdeckte Karten, die Warteschlange und der erste <em>bewertete</em> Versuch, der
gewinnt, sind dessen Ideen. Die Bilder der beiden festen Formen sind verloren, also folgen die Formen seinem Beispiel. Das
Match mit zwei Runden kommt von Turnabout.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>The Patriarch</h3>
<p>Eine Person <strong>hütet</strong> einen versteckten Stammbaum aus den ersten Karten einer Farbe. Die anderen raten ihn.</p>
<h4>Die Bäume</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="Variante, Karten, Bäume, Form"><table>
<thead>
<tr>
<th scope="col">Variante</th>
<th scope="col">Karten</th>
<th scope="col">Bäume</th>
<th scope="col">Form</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>A bis 5</td>
<td>60</td>
<td>oben eine Karte mit zwei Kindern, unter jedem ein Kind</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>A bis 7</td>
<td>2.520</td>
<td>oben eine Karte mit zwei Kindern, unter jedem eine Linie von zweien</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>A bis 5</td>
<td>205</td>
<td>beliebig, höchstens 3 Generationen</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>A bis 7</td>
<td>46.249</td>
<td>beliebig, höchstens 4 Generationen</td>
</tr>
</tbody>
</table></div>
${draw(`3(4(2) A(5))
| Ein Baum von The Patriarch.`)}
${draw(`3(4(2(6)) A(5(7)))
| Ein Baum von Advanced Patriarch.`)}
${draw(`2(3 4(5) A)
| Ein Baum von The Matriarch: oben eine Karte mit drei Kindern, darunter ein Enkelkind.`)}
<p><strong>Aufgeschrieben</strong> ist ein Baum seine oberste Karte mit ihren Kindern in Klammern: Der erste Baum oben ist <kbd>3(4(2) A(5))</kbd>.
Ein nicht erlaubter Baum wird abgelehnt und kostet keinen Versuch.</p>
<p>Es zählt nur, welche Karte direkt über welcher liegt, nicht die Reihenfolge der Kinder:</p>
${draw(`3(4(2) A(5))
3(A(5) 4(2))
| Alle fünf Karten sind rot: Dieser Versuch ist richtig.`)}
<h4>Bewertungen</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="Bewertung, Generation, Karte darüber"><table>
<thead>
<tr>
<th scope="col">Bewertung</th>
<th scope="col">Generation</th>
<th scope="col">Karte darüber</th>
</tr>
</thead>
<tbody>
<tr>
<td>rot</td>
<td>richtig</td>
<td>richtig</td>
</tr>
<tr>
<td>schwarz</td>
<td>richtig</td>
<td>falsch</td>
</tr>
<tr>
<td>verdeckt</td>
<td>falsch</td>
<td>richtig</td>
</tr>
</tbody>
</table></div>
<p>Über der obersten Karte liegt nichts: Sie ist rot, wenn sie im versteckten Baum oben liegt. Eine Karte in der falschen
Generation und unter der falschen Karte zählt nicht. Eine Bewertung zählt die Karten nur; sie nennt sie nicht.</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| Die 5 ist rot, das Ass schwarz und die 4 verdeckt. Die 2 und die 3 zählen nicht.`)}
${draw(`3(4(2) A(5))
3(A(2) 4(5))
| Die 3, die 4 und das Ass sind rot. Die 2 und die 5 haben die Karten über sich getauscht: Sie sind schwarz.`)}
<h4>Woher der Baum kommt</h4>
<p>Das entscheidet der Raum:</p>
<ul>
<li><strong>Aus der Nummer</strong> kommen Farbe und Baum. Zu zweit raten dann beide denselben Baum; er bleibt also beiden verborgen, bis
beide Runden vorbei sind, ebenso die Versuche und Bewertungen der ersten Runde.</li>
<li><strong>Ausgelegt:</strong> Wer den Baum hütet, legt ihn vor dem ersten Versuch aus.</li>
<li><strong>Offen:</strong> Wer den Baum hütet, darf ihn offen lassen. Dann bleibt jeder Baum möglich, der zu allen bisherigen Bewertungen
passt.</li>
</ul>
<h4>Zu zweit</h4>
<p>Wer rät, hat so viele Versuche, wie die Variante braucht, oder eine andere Zahl von 1 bis 12, die der Raum festlegt:</p>
<div class="scrolled" tabindex="0" role="group" aria-label="Variante, Versuche"><table>
<thead>
<tr>
<th scope="col">Variante</th>
<th scope="col">Versuche</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>4</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>6</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>5</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>8</td>
</tr>
</tbody>
</table></div>
<p>Jeder Versuch wird sofort bewertet; in einem Spiegelmatch nach dem Versuch auf dem anderen Brett. Das Ergebnis einer Runde
ist die Zahl der bewerteten Versuche, plus eins, wenn der Baum nicht gefunden wurde. Wer hütet, will viele, wer rät, wenige.
Das Match hat zwei Runden mit getauschten Rollen; wer weniger Versuche brauchte, gewinnt.</p>
<h4>Selbst bewerten</h4>
<p>In einem Raum kann festgelegt sein, dass selbst rechnet, wer den Baum hütet: die Zahl der roten, schwarzen und verdeckten
Karten. Der Raum prüft das. Eine falsche Bewertung wird mit Grund abgelehnt, etwa „5 liegt an der richtigen Stelle“;
angesagte Bewertungen stimmen also immer. Bei einem offenen Baum werden die Bewertungen nur angesagt. Kommt der Baum zu zweit
aus der Nummer, kennt ihn niemand, also bewertet der Raum.</p>
<h4>Ab drei Personen</h4>
<p>Eine Person hütet den Baum; alle anderen raten gleichzeitig, so oft sie wollen. Ein Versuch kommt ans Ende der
<strong>Warteschlange</strong>. Du kannst zwei Versuche darin haben und sie weder ändern noch zurücknehmen. Wer den Baum hütet, sieht den
ersten Versuch in der Schlange und sagt seine Bewertung an; der Raum kann das nach einigen Sekunden auch selbst tun. Du
siehst alle bewerteten Versuche und die Namen derer, deren Versuche warten.</p>
<p>Der erste als richtig <em>bewertete</em> Versuch gewinnt die Runde, auch wenn ein anderer richtiger früher kam und noch wartet. Dann
hütet die nächste Person links einen neuen Baum. In einem Match sind alle einmal dran, und wer die meisten Bäume gefunden
hat, gewinnt.</p>
<p><strong>Bedenkzeit.</strong> Deine Zeit läuft nicht, solange ein Versuch von dir auf seine Bewertung wartet. Ist deine Zeit abgelaufen,
kannst du in dieser Runde nicht mehr raten, aber deine wartenden Versuche werden bewertet. Läuft die Zeit beim Hüten ab,
nimmt der Raum den Baum der Nummer und sagt die Bewertungen an.</p>
`,
  },
};
