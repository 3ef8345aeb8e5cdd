// @ts-nocheck
// Made from client/games/happy_graphs/text/pl/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Każda karta chce tylu sąsiadów, ile wynosi jej wartość: as jednego, 2 dwóch i tak dalej. Karta, która ma ich wszystkich,
jest <strong>szczęśliwa</strong>: zostaje odwrócona i nie przyjmie więcej. Wynik to liczba kart, które <strong>nie</strong> są szczęśliwe; 0 to ideał.</p>
<p><strong>Kolejka.</strong> Zagraj kartę na wolne pole obok innej karty, a potem dobierz kartę. Żadna karta nie może dostać więcej
sąsiadów, niż chce, więc obok szczęśliwej nic nie można zagrać: te pola to <strong>mury</strong>. Jeśli żadna z twoich kart nigdzie nie
pasuje, zacznij jedną z nich nową grupę.</p>
${draw(`2D@0,0 3H@1,0 AS@2,0
| A♠ ma swojego jedynego sąsiada i jest szczęśliwy. 3♥ brakuje jednego sąsiada, tak samo 2♦: wynik to 2. Trzy pola obok A♠ to mury.`)}
<p><strong>Plansze.</strong> Sąsiedzi są nad, pod, z lewej i z prawej na <em>klasycznej</em> (A do 4), także po przekątnej na planszy <em>z rogami</em>
(A do 8), a po sześciu stronach na <em>heksowej</em> (A do 6).</p>
<p>Solo lub <strong>razem</strong> chcesz mało nieszczęśliwych kart. W <strong>pojedynku</strong> jedna osoba chce ich dużo, druga mało; potem zamiana
ról. W <strong>łamigłówce</strong> wszystkie karty są odkryte: kładź je w dowolnej kolejności i dowolnie zabieraj.</p>
`,
    browserKeys: () => html`
<h3>Znaki</h3>
<ul>
<li>Kropki pod kartą to sąsiedzi, których chce: pełne to ci, których ma, puste to ci, których brakuje.</li>
<li>Odwrócona karta z uśmiechem jest szczęśliwa.</li>
<li>Szara karta z krzyżykiem i przerywaną ramką nie może już być szczęśliwa.</li>
<li>Zakreskowane pole to mur: jest obok szczęśliwej karty.</li>
<li>Podświetlone pole przyjmuje wybraną kartę. ☺ i liczba: ile kart stanie się szczęśliwych. Sama liczba: ilu sąsiadów
dotknie. +: zacznie nową grupę.</li>
<li>★ to podpowiedź komputera.</li>
</ul>
<h3>Klawisze</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="klawisz, co robi"><table>
<thead>
<tr>
<th scope="col">klawisz</th>
<th scope="col">co robi</th>
</tr>
</thead>
<tbody>
<tr>
<td>strzałki, <kbd>Enter</kbd></td>
<td>wybierają podświetlone pole i tam grają</td>
</tr>
<tr>
<td><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></td>
<td>wybierają kartę z ręki; w łamigłówce kartę tej wartości</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>prosi o podpowiedź</td>
</tr>
<tr>
<td><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></td>
<td>przybliżają, oddalają, pokazują wszystko</td>
</tr>
<tr>
<td><kbd>t</kbd>, <kbd>Enter</kbd></td>
<td>w łamigłówce: wybierają kartę na planszy i ją zabierają</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>w łamigłówce: cofa i ponawia</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Twórcy</h3>
<p><strong>Happy Graphs</strong> to gra dla wielu osób i talii kart oraz łamigłówka dla jednej. Zasady pochodzą z jej własnego dokumentu.
Stamtąd są plansze, szczęśliwe karty, mury, grupy i łamigłówka; pojedynek jest z Turnabouta.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Happy Graphs</h3>
<p>Każda karta chce tylu sąsiadów, ile wynosi jej wartość: as jednego, 2 dwóch i tak dalej. Kolory nie mają znaczenia.</p>
<h4>Plansze</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="plansza, karty, sąsiedzi"><table>
<thead>
<tr>
<th scope="col">plansza</th>
<th scope="col">karty</th>
<th scope="col">sąsiedzi</th>
</tr>
</thead>
<tbody>
<tr>
<td>klasyczna</td>
<td>A do 4, 16 kart</td>
<td>nad, pod, z lewej, z prawej</td>
</tr>
<tr>
<td>z rogami</td>
<td>A do 8, 32 karty</td>
<td>ci sami i czterech po przekątnej</td>
</tr>
<tr>
<td>heksowa</td>
<td>A do 6, 24 karty</td>
<td>nad, pod i po czterech skosach; nigdy z lewej ani z prawej</td>
</tr>
</tbody>
</table></div>
<p>Plansza nie ma brzegów. Pole nazywa się jak na mapie, literą kolumny i numerem wiersza. Pierwsza karta leży na <kbd>M50</kbd>; <kbd>N50</kbd>
jest na prawo od niej, a <kbd>M51</kbd> nad nią. Nazwy nie zmieniają się, gdy plansza rośnie. Na planszy heksowej co druga kolumna
jest o pół kroku wyżej: sąsiedzi <kbd>M50</kbd> to <kbd>M52</kbd>, <kbd>M48</kbd> oraz <kbd>L</kbd> lub <kbd>N</kbd> z <kbd>51</kbd> lub <kbd>49</kbd>.</p>
${draw(`hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| Plansza heksowa, na której każda karta jest szczęśliwa: wynik to 0.`)}
${draw(`corners: 5H@0,0 2C@1,1 AD@-1,1
| Na planszy z rogami A♦ i 2♣ dotykają 5♥ jej rogami.`)}
<h4>Gra</h4>
<ul>
<li>Zagraj kartę na wolne pole obok innej karty; pierwsza karta trafia na <kbd>M50</kbd>. Każdy sąsiad, którego dotyka, liczy się dla
obu kart.</li>
<li>Karta, która ma tylu sąsiadów, ile wynosi jej wartość, jest <strong>szczęśliwa</strong>. Zostaje odwrócona i nie przyjmuje więcej
sąsiadów.</li>
<li>Nie możesz zagrać karty tam, gdzie ona albo sąsiad miałby więcej sąsiadów, niż chce. Dlatego pola obok szczęśliwej karty
to <strong>mury</strong>.</li>
</ul>
${draw(`4H@0,0 2D@1,0 AS@1,1
| A♠ i 2♦ są szczęśliwe. Tylko 4♥ nie, więc wynik to 1. Mury zostawiają jej dwa wolne pola, a potrzebuje jeszcze trzech sąsiadów: nie może już być szczęśliwa.`)}
${draw(`3H@0,0 2S@1,0 > AD
| A♦ można zagrać na sześć podświetlonych pól. Na trzech obok 2♠ szczęśliwe byłyby obie karty.`)}
<ul>
<li>Jeśli żadna z twoich kart nie pasuje obok innej, w żadnej grupie, i tylko wtedy, zacznij dowolną z nich <strong>nową grupę</strong>.
Każda grupa ma własną planszę i możesz grać na wszystkich.</li>
</ul>
${draw(`AS@0,0 AD@1,0 / 3H@0,0
| W grupie 1 oba asy są szczęśliwe, więc nic tam nie pasuje. 3♥ zaczyna grupę 2.`)}
<ul>
<li>Kolejka to jedna zagrana karta i jedna dobrana, dopóki są karty. Nie można pasować.</li>
<li>Gra kończy się, gdy zagrano wszystkie karty. Wynik to liczba kart, które nie są szczęśliwe.</li>
</ul>
<h4>Gracze</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="gracze, karty w ręce, talie"><table>
<thead>
<tr>
<th scope="col">gracze</th>
<th scope="col">karty w ręce</th>
<th scope="col">talie</th>
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
<td>od 3 do 6</td>
<td>2</td>
<td>1</td>
</tr>
<tr>
<td>od 7 do 16</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>17 i więcej</td>
<td>1</td>
<td>o jedną więcej na każdych 16 kolejnych graczy</td>
</tr>
</tbody>
</table></div>
<p><strong>Razem</strong> wszyscy gracze są po jednej stronie, a ruchy idą kolejno wokół stołu. Widzicie nawzajem swoje ręce, chyba że
pokój je zakrywa.</p>
<p><strong>Pojedynek.</strong> Każdy ma trzy zakryte karty. Zaczyna osoba maksymalizująca, która chce dużo nieszczęśliwych kart; druga chce
mało. Potem gracie ten sam numer z zamianą ról. W meczu lustrzanym oboje dostajecie te same karty na różnych planszach: kto
pamięta własną rękę, zna tę drugą.</p>
<p><strong>Łamigłówka.</strong> Wszystkie karty jednej talii są odkryte w jednej ręce. Każdy może w dowolnej chwili położyć dowolną kartę,
zacząć nową grupę i zabrać dowolną kartę; pola wokół niej zostają. Gra kończy się, gdy wszystkie karty są szczęśliwe albo
gdy ktoś ją zakończy. Karty, które zostały w ręce, liczą się jako nieszczęśliwe. Przy równych wynikach wygrywa krótszy
czas; biegnie on od pierwszej karty do ostatniej. Jeśli pokój ma zegar, jest on wspólny i zyskuje czas tylko wtedy, gdy na
planszy jest więcej kart niż kiedykolwiek wcześniej.</p>
`,
  },
};
