// @ts-nocheck
// Made from client/games/family_tree/text/de/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Lass Karte für Karte einen Stammbaum wachsen. Im Match will eine Seite viele Punkte, die andere wenige; dann tauscht ihr
die Rollen, mit denselben Karten. <strong>Passt eine Karte irgendwo, musst du sie spielen;</strong> du wählst, wo. Sonst kommt sie unter
den Talon. Das Spiel endet, wenn keine Karte mehr passt.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="Karte, wohin du sie spielst"><table>
<thead>
<tr>
<th scope="col">Karte</th>
<th scope="col">wohin du sie spielst</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 bis 10, Dame, König, Joker</td>
<td>auf eine ledige Person (Heirat) oder ein Ehepaar (Kind, bis zu 3)</td>
</tr>
<tr>
<td>2</td>
<td>auf ein Ehepaar, einmal: bis zu 5 Kinder</td>
</tr>
<tr>
<td>A</td>
<td>auf ein Ehepaar: Scheidung; das Ass deckt die angeheiratete Karte zu</td>
</tr>
<tr>
<td>Bube</td>
<td>auf eine lebende Person: Tod; der Bube deckt sie zu</td>
</tr>
</tbody>
</table></div>
<p>Nach Scheidung oder Tod bekommt keiner der beiden mehr Kinder oder heiratet noch einmal. Das erste Ehepaar ist vor Assen
und Buben sicher, bis es ein Kind hat.</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| Zwei Generationen, 20 Punkte; ein Full House, 80 Punkte; die Heirat mit dem König, 10 Punkte.`)}
<p><strong>Punkte:</strong> 10 pro Generation; 10 für eine Heirat mit einer Dame oder einem König, 30 mit zweien. Eine Familie mit fünf
oder mehr Karten (Ehepaar, 2, Ass, Kinder) bekommt Punkte für ihre Pokerhand: Paar 10, zwei Paare 20, Drilling 40, Straße
50, Flush 60, Full House 80, Vierling 100, Straight Flush 170, Royal Flush 250.</p>
`,
    browserKeys: () => html`
<h3>Spielen</h3>
<ul>
<li>Klicke auf eine leuchtende Stelle und dann auf <strong>Spielen</strong>, klicke zweimal darauf, oder zieh die aktuelle Karte dorthin.</li>
<li>Mit der Tastatur: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> wählen eine Stelle, <kbd>Enter</kbd> spielt dort. Oder tippe die Karte, auf die du legst, etwa
<kbd>7d</kbd>, <kbd>Herz7</kbd>, <kbd>Dp</kbd>, oder <kbd>x1</kbd> für den Joker und <kbd>x2</kbd> für Joker 2, und drücke <kbd>Enter</kbd>.</li>
<li>Ein Tipp zeigt, wo der Computer spielen würde und welches Endergebnis er erwartet, nach seiner Wahl und nach deiner.
Allein geht das immer; im Match nur, wenn der Raum es erlaubt.</li>
</ul>
<h3>Der ganze Baum</h3>
<p>Der Baum wächst nach unten, eine Reihe für jede Generation. Zieh ihn, um ihn zu verschieben. Mit zwei Fingern, dem Mausrad
oder <kbd>+</kbd>, <kbd>−</kbd> und <kbd>0</kbd> änderst du die Größe. Zeig auf eine Familie, um die fünf Karten ihrer Hand hervorzuheben.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="Zeichen, bedeutet"><table>
<thead>
<tr>
<th scope="col">Zeichen</th>
<th scope="col">bedeutet</th>
</tr>
</thead>
<tbody>
<tr>
<td>▸ oder +20</td>
<td>hier passt die aktuelle Karte; die Zahl sagt, wie sich die Punkte ändern</td>
</tr>
<tr>
<td>eine blasse Karte</td>
<td>die aktuelle Karte an ihrer neuen Stelle</td>
</tr>
<tr>
<td>eine Lampe</td>
<td>hier würde der Computer spielen</td>
</tr>
<tr>
<td>⤢ ▸ 4</td>
<td>den ganzen Baum zeigen: vier Stellen sind nicht zu sehen</td>
</tr>
<tr>
<td>überlappende Karten</td>
<td>verheiratet; getrennt und durchgestrichen: geschieden</td>
</tr>
<tr>
<td>Full House 80, eine Krone und 10</td>
<td>was eine Familie zählt: ihre Hand und ihre Promis</td>
</tr>
<tr>
<td>eine Karte über einer anderen</td>
<td>ein Bube auf einer toten, ein Ass auf einer geschiedenen Person</td>
</tr>
</tbody>
</table></div>
<h3>Eine Familie auf einmal</h3>
<p><kbd>f</kbd> oder der Knopf wechselt zwischen einer Familie und dem ganzen Baum. Oben ist das Ehepaar: Dort spielst du Karten auf
das Paar. Darunter sind seine Kinder; klicke auf eins, um seine Familie zu sehen. <kbd>Rücktaste</kbd> geht eine Generation hoch,
<kbd>Pos1</kbd> ganz nach oben.</p>
<p>Unter jedem Kind siehst du, was die aktuelle Karte in seinem Zweig kann, seine eigene Familie eingeschlossen:</p>
<div class="scrolled" tabindex="0" role="group" aria-label="Zeichen, bedeutet"><table>
<thead>
<tr>
<th scope="col">Zeichen</th>
<th scope="col">bedeutet</th>
</tr>
</thead>
<tbody>
<tr>
<td>Kind</td>
<td>sie kann irgendwo Kind werden</td>
</tr>
<tr>
<td>Ehe</td>
<td>sie kann jemanden heiraten</td>
</tr>
<tr>
<td>Kind/Ehe</td>
<td>beides geht</td>
</tr>
<tr>
<td>Bube</td>
<td>der Bube passt auf jemanden</td>
</tr>
<tr>
<td>Ehepaar</td>
<td>ein Ehepaar kann die 2 oder das Ass nehmen</td>
</tr>
<tr>
<td>7 darunter</td>
<td>der Zweig hat sieben Personen</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Mitwirkende</h3>
<p><strong>Family Tree</strong> ist das Spiel <em>Family Tree Solitaire</em>, Version 1.0, für eine Person und ein Kartenspiel. Die Regeln folgen
seinem eigenen Dokument, das RICKSLEVINE.com als Seite des Autors nennt. Die meisten Ideen sind von dort: Kind und
Angeheiratete, Promis, erweiterte Familie, Scheidung und Tod, die Pokerhände der Familien, die Zeichen an den Zweigen, das
Ergebnis, das zu schlagen ist, der Baum des Computers und das Match, in dem zwei die Rollen tauschen.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Family Tree</h3>
<p>Lass aus 54 Karten, zwei Joker darunter, einen Stammbaum wachsen. Allein spielst du auf viele Punkte. Im Match
<strong>maximiert</strong> eine Seite die Punkte, die andere <strong>minimiert</strong> sie. Dann spielt ihr dieselben Karten mit getauschten Rollen.</p>
<h4>Der Anfang</h4>
<p>Die Karten von 3 bis 10, Damen, Könige und Joker sind <strong>Familienkarten</strong>. Die ersten zwei, die kommen, sind das erste
Ehepaar. Die Karten, die vor ihnen kommen, gehen unter den Talon.</p>
<h4>Ein Zug</h4>
<p>Die oberste Karte des Talons ist die <strong>aktuelle Karte</strong>. Passt sie irgendwo im Baum, muss sie gespielt werden, und wer am
Zug ist, wählt wo. Wer maximiert, spielt die erste Karte einer Runde; dann geht es abwechselnd.</p>
<p>Eine Karte, die nirgends passt, kommt unter den Talon. Das kostet keinen Zug: Dieselbe Person bekommt die nächste Karte.
Die Runde endet, wenn der Talon leer ist oder wenn seit dem letzten Zug alle seine Karten drankamen und keine passt.</p>
<h4>Die Karten</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="Karte, worauf du sie spielst, was sie wird"><table>
<thead>
<tr>
<th scope="col">Karte</th>
<th scope="col">worauf du sie spielst</th>
<th scope="col">was sie wird</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 bis 10, Dame, König, Joker</td>
<td>eine ledige Person</td>
<td>angeheiratet</td>
</tr>
<tr>
<td>3 bis 10, Dame, König, Joker</td>
<td>ein Ehepaar mit Platz für ein Kind</td>
<td>sein nächstes Kind</td>
</tr>
<tr>
<td>2</td>
<td>ein Ehepaar</td>
<td>Platz für fünf Kinder statt drei</td>
</tr>
<tr>
<td>A</td>
<td>ein Ehepaar</td>
<td>seine Scheidung</td>
</tr>
<tr>
<td>Bube</td>
<td>eine lebende Person</td>
<td>ihr Tod</td>
</tr>
</tbody>
</table></div>
<p>Nur ein Ehepaar, das nicht geschieden ist und in dem beide leben, kann Kinder, eine 2 oder ein Ass bekommen. Es nimmt
höchstens eine 2 und ein Ass.</p>
<p><strong>Kinder und Heiraten.</strong> Ein Ehepaar hat bis zu drei Kinder, mit einer 2 bis zu fünf. Eine Person heiratet nur einmal.</p>
${draw(`7D+9C: QH > 6S
| Die 6♠ kann das nächste Kind des Ehepaars werden oder die Q♥ heiraten.`)}
${draw(`7D+9C&2H: 6S, TD, 3C, 4H
| Die 2♥ macht Platz für ein viertes und fünftes Kind.`)}
<p><strong>Scheidung.</strong> Ein Ass deckt die angeheiratete Karte zu, die rechte des Paars. Du kannst es auf beide spielen. Keiner der
beiden heiratet noch einmal.</p>
${draw(`7D+9C/AH: 6S
| Das A♥ deckt die 9♣ zu. Die 6♠ bleibt und kann noch heiraten.`)}
<p><strong>Tod.</strong> Ein Bube deckt die Person zu, auf die du ihn spielst. Auf ein Ass, eine 2 oder einen anderen Buben geht er nicht.
Wer verwitwet ist, heiratet nicht mehr. Wer nach Scheidung oder Tod übrig ist, kann auch noch sterben.</p>
${draw(`7D+9C/JC: (6S+TD)
| Der J♣ deckt die 9♣ zu. Die 6♠ und die 10♦ können noch Kinder bekommen.`)}
<p>Was einem Kind geschieht, ändert nichts für seine Eltern: Sie können weiter Kinder bekommen.</p>
<p><strong>Das erste Ehepaar</strong> ist vor Assen und Buben sicher, bis es sein erstes Kind hat.</p>
${draw(`7D+9C > JC
| Der J♣ passt noch nirgends.`)}
<h4>Die Punkte</h4>
<p>Gezählt wird nach jedem Zug, für den Baum, wie er dann ist.</p>
<p><strong>Generationen.</strong> Jede Generation zählt 10 Punkte, bis zur tiefsten. Angeheiratete gehören zur Generation derer, die sie
geheiratet haben.</p>
${draw(`7D+9C: (6S+TD: 5H)
| Drei Generationen: 30 Punkte.`)}
<p><strong>Promis.</strong> Eine Ehe mit einer Dame oder einem König zählt 10 Punkte, eine Ehe mit zweien 30. Durch Scheidung oder Tod
fallen diese Punkte weg. Ein Joker ist kein Promi.</p>
${draw(`7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| 30 Punkte für die Q♥ und den K♠, 10 Punkte für den K♦. Der geschiedene K♥ zählt nichts.`)}
<p><strong>Hände.</strong> Die sichtbaren Karten einer Familie sind eine Pokerhand: das Ehepaar, die 2, das Ass und die Kinder. Eine
zugedeckte Karte zählt nicht, wohl aber das Ass oder der Bube darauf. Ein Kind zählt mit seiner eigenen Karte, ohne
Angeheiratete. Geschiedene und verwitwete Paare behalten ihre Hände. Weniger als fünf Karten zählen nichts; von mehr als
fünf zählen die besten fünf.</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ sind ein Full House: 80 Punkte. Der K♠ gehört nicht zur Hand dieser Familie.`)}
${draw(`7D+7C/AC: 7S, 6S, 6H
| Das A♣ deckt die 7♣ zu, also bleiben nur zwei Paare: 20 Punkte.`)}
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
<td>Paar</td>
<td>10</td>
<td>Flush</td>
<td>60</td>
</tr>
<tr>
<td>zwei Paare</td>
<td>20</td>
<td>Full House</td>
<td>80</td>
</tr>
<tr>
<td>Drilling</td>
<td>40</td>
<td>Vierling</td>
<td>100</td>
</tr>
<tr>
<td>Straße</td>
<td>50</td>
<td>Straight Flush</td>
<td>170</td>
</tr>
<tr>
<td>höchste Karte</td>
<td>0</td>
<td>Royal Flush</td>
<td>250</td>
</tr>
</tbody>
</table></div>
<p>Ein Joker zählt als die Karte, die am meisten hilft, auch als eine, die schon in der Hand ist. Einen Fünfling gibt es
nicht: Ein Vierling mit Joker bleibt ein Vierling. In einer Straße ist ein Ass hoch oder niedrig, nie in der Mitte.</p>
${draw(`X1+7C: 7S, 4H, 9D
| Der Joker zählt als 7: ein Drilling, 40 Punkte.`)}
<h4>Allein</h4>
<p>Du spielst jede Karte, auf einer Nummer, die der Server auslost oder die du eingibst. <strong>Zu schlagen</strong> ist das Ergebnis
des Computers oder deine eigene Bestleistung auf dieser Nummer, wenn die besser ist. Der Computer kennt die Karten nicht.
Nach dem Spiel siehst du auch <strong>Par</strong>: das beste Ergebnis, das eine Suche mit Kenntnis aller Karten gefunden hat.</p>
`,
  },
};
