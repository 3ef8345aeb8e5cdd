// @ts-nocheck
// Made from client/games/family_tree/text/pl/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Buduj drzewo rodzinne karta po karcie. W meczu jedna osoba chce dużo punktów, druga mało; potem zamieniacie się rolami na
tych samych kartach. <strong>Jeśli karta gdziekolwiek pasuje, trzeba ją zagrać;</strong> wybierasz gdzie. Jeśli nie, idzie na spód
talonu. Gra kończy się, gdy żadna karta nie pasuje.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="karta, gdzie ją zagrać"><table>
<thead>
<tr>
<th scope="col">karta</th>
<th scope="col">gdzie ją zagrać</th>
</tr>
</thead>
<tbody>
<tr>
<td>3–10, dama, król, joker</td>
<td>na osobę stanu wolnego (małżonek) albo na małżeństwo (dziecko, do 3)</td>
</tr>
<tr>
<td>2</td>
<td>na małżeństwo, raz: do 5 dzieci</td>
</tr>
<tr>
<td>A</td>
<td>na małżeństwo: rozwód; as zakrywa małżonka</td>
</tr>
<tr>
<td>walet</td>
<td>na żywą osobę: śmierć; walet ją zakrywa</td>
</tr>
</tbody>
</table></div>
<p>Po rozwodzie lub śmierci nie ma już dzieci ani nowego ślubu. Pierwsze małżeństwo jest bezpieczne przed asami i waletami,
dopóki nie ma dziecka.</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| Dwa pokolenia, 20 punktów; ful, 80 punktów; ślub króla, 10 punktów.`)}
<p><strong>Punkty:</strong> 10 za pokolenie; 10 za ślub z damą lub królem, 30 z dwojgiem takich. Rodzina z pięcioma lub więcej kartami
(małżonkowie, 2, as, dzieci) dostaje punkty za układ pokerowy: para 10, dwie pary 20, trójka 40, strit 50, kolor 60, ful
80, kareta 100, poker 170, poker królewski 250.</p>
`,
    browserKeys: () => html`
<h3>Gra</h3>
<ul>
<li>Kliknij podświetlone miejsce, a potem <strong>Graj</strong>, albo kliknij je dwa razy, albo przeciągnij tam bieżącą kartę.</li>
<li>Z klawiatury: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> wybierają miejsce, <kbd>Enter</kbd> tam gra. Albo wpisz kartę, na którą chcesz zagrać, np. <kbd>7d</kbd>,
<kbd>Kier7</kbd>, <kbd>Dp</kbd>, a dla jokera <kbd>x1</kbd> i dla Jokera 2 <kbd>x2</kbd>, i naciśnij <kbd>Enter</kbd>.</li>
<li>Podpowiedź pokazuje, gdzie zagrałby komputer i jakiego końcowego wyniku się spodziewa, po jego wyborze i po twoim. Solo
możesz pytać zawsze, w meczu tylko, jeśli pokój na to pozwala.</li>
</ul>
<h3>Całe drzewo</h3>
<p>Drzewo rośnie w dół, po jednym rzędzie na pokolenie. Przeciągnij je, aby je przesunąć. Rozmiar zmienisz palcami, kółkiem
albo klawiszami <kbd>+</kbd>, <kbd>−</kbd> i <kbd>0</kbd>. Wskaż rodzinę, aby unieść pięć kart jej układu.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="znak, co oznacza"><table>
<thead>
<tr>
<th scope="col">znak</th>
<th scope="col">co oznacza</th>
</tr>
</thead>
<tbody>
<tr>
<td>▸ lub +20</td>
<td>możesz tu zagrać bieżącą kartę; liczba to zmiana wyniku</td>
</tr>
<tr>
<td>blada karta</td>
<td>bieżąca karta na nowym miejscu</td>
</tr>
<tr>
<td>lampka</td>
<td>tu zagrałby komputer</td>
</tr>
<tr>
<td>⤢ ▸ 4</td>
<td>pokaż całe drzewo: czterech miejsc nie widać</td>
</tr>
<tr>
<td>karty na zakładkę</td>
<td>ślub; osobno i przekreślone: rozwód</td>
</tr>
<tr>
<td>ful 80, korona i 10</td>
<td>punkty rodziny: jej układ i jej gwiazdy</td>
</tr>
<tr>
<td>karta na innej karcie</td>
<td>walet na zmarłej osobie albo as na małżonku po rozwodzie</td>
</tr>
</tbody>
</table></div>
<h3>Po jednej rodzinie</h3>
<p><kbd>f</kbd> albo przycisk przełącza między jedną rodziną a całym drzewem. Małżeństwo jest u góry: zagrywaj tam na nie karty. Jego
dzieci są poniżej; kliknij dziecko, aby zobaczyć jego rodzinę. <kbd>Backspace</kbd> przechodzi pokolenie wyżej, <kbd>Home</kbd> na szczyt.</p>
<p>Pod każdym dzieckiem widać, co bieżąca karta może zrobić w jego gałęzi, razem z jego własną rodziną:</p>
<div class="scrolled" tabindex="0" role="group" aria-label="znak, co oznacza"><table>
<thead>
<tr>
<th scope="col">znak</th>
<th scope="col">co oznacza</th>
</tr>
</thead>
<tbody>
<tr>
<td>dziecko</td>
<td>może zostać czyimś dzieckiem</td>
</tr>
<tr>
<td>ślub</td>
<td>może wziąć z kimś ślub</td>
</tr>
<tr>
<td>dziecko/ślub</td>
<td>jedno i drugie</td>
</tr>
<tr>
<td>walet</td>
<td>waleta można na kogoś zagrać</td>
</tr>
<tr>
<td>2/as</td>
<td>jakieś małżeństwo może przyjąć 2 lub asa</td>
</tr>
<tr>
<td>niżej: 7</td>
<td>w gałęzi jest siedem osób</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Twórcy</h3>
<p><strong>Family Tree</strong> to gra <em>Family Tree Solitaire</em>, wersja 1.0, dla jednej osoby i talii kart. Zasady pochodzą z jej własnego
dokumentu, który jako stronę autora podaje RICKSLEVINE.com. Stamtąd jest większość pomysłów: dziecko i małżonek, gwiazda,
powiększona rodzina, rozwód i śmierć, układy pokerowe rodzin, znaki gałęzi, wynik do pobicia, drzewo komputera i mecz, w
którym dwie osoby zamieniają się rolami.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Family Tree</h3>
<p>Buduj jedno drzewo rodzinne z talii 54 kart, w tym dwóch jokerów. Solo grasz o wysoki wynik. W meczu jedna osoba
<strong>maksymalizuje</strong> wynik, a druga go <strong>minimalizuje</strong>. Potem gracie tę samą talię jeszcze raz, z zamienionymi rolami.</p>
<h4>Początek</h4>
<p>Karty od 3 do 10, damy, króle i jokery to <strong>karty rodzinne</strong>. Dwie pierwsze, które się pojawią, są pierwszym małżeństwem.
Karty, które wyszły przed nimi, idą na spód talonu.</p>
<h4>Kolejka</h4>
<p>Wierzchnia karta talonu to <strong>bieżąca karta</strong>. Jeśli pasuje gdziekolwiek w drzewie, trzeba ją zagrać, a wybiera ten, kto
ma ruch. Pierwszą kartę rundy gra osoba maksymalizująca; potem gracie na zmianę.</p>
<p>Karta, która nigdzie nie pasuje, idzie na spód talonu. Nie kosztuje to kolejki: ta sama osoba dostaje następną kartę.
Runda kończy się, gdy talon jest pusty albo gdy od ostatniego ruchu przeszły wszystkie jego karty i żadna nie pasuje.</p>
<h4>Karty</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="karta, na co ją zagrać, czym się staje"><table>
<thead>
<tr>
<th scope="col">karta</th>
<th scope="col">na co ją zagrać</th>
<th scope="col">czym się staje</th>
</tr>
</thead>
<tbody>
<tr>
<td>3–10, dama, król, joker</td>
<td>osoba stanu wolnego</td>
<td>małżonkiem</td>
</tr>
<tr>
<td>3–10, dama, król, joker</td>
<td>małżeństwo z miejscem na dziecko</td>
<td>następnym dzieckiem</td>
</tr>
<tr>
<td>2</td>
<td>małżeństwo bez 2</td>
<td>miejscem na pięcioro dzieci zamiast trojga</td>
</tr>
<tr>
<td>A</td>
<td>małżeństwo</td>
<td>rozwodem</td>
</tr>
<tr>
<td>walet</td>
<td>dowolna żywa osoba</td>
<td>śmiercią tej osoby</td>
</tr>
</tbody>
</table></div>
<p>Tylko małżeństwo bez rozwodu, w którym oboje żyją, może mieć dzieci oraz przyjąć 2 lub asa. Przyjmuje najwyżej jedną 2 i
jednego asa.</p>
<p><strong>Dzieci i śluby.</strong> Małżeństwo ma najwyżej troje dzieci, a z 2 najwyżej pięcioro. Każda osoba bierze ślub raz.</p>
${draw(`7D+9C: QH > 6S
| 6♠ może zostać następnym dzieckiem małżeństwa albo wziąć ślub z Q♥.`)}
${draw(`7D+9C&2H: 6S, TD, 3C, 4H
| 2♥ daje miejsce na czwarte i piąte dziecko.`)}
<p><strong>Rozwód.</strong> As zakrywa małżonka, czyli osobę z prawej strony. Możesz go zagrać na dowolne z dwojga. Nikt z nich nie bierze
drugiego ślubu.</p>
${draw(`7D+9C/AH: 6S
| A♥ zakrywa 9♣. 6♠ zostaje i nadal może wziąć ślub.`)}
<p><strong>Śmierć.</strong> Walet zakrywa osobę, na którą go zagrasz. Nie można go zagrać na asa, 2 ani innego waleta. Osoba owdowiała nie
bierze drugiego ślubu. Kto zostanie po rozwodzie lub śmierci małżonka, też może umrzeć.</p>
${draw(`7D+9C/JC: (6S+TD)
| J♣ zakrywa 9♣. 6♠ i 10♦ nadal mogą mieć dzieci.`)}
<p>Co spotyka dziecko, nic nie zmienia u rodziców: nadal mogą mieć dzieci.</p>
<p><strong>Pierwsze małżeństwo</strong> jest bezpieczne przed asami i waletami, dopóki nie ma pierwszego dziecka.</p>
${draw(`7D+9C > JC
| J♣ jeszcze nigdzie nie pasuje.`)}
<h4>Wynik</h4>
<p>Wynik liczy się po każdym ruchu, dla drzewa w jego obecnym stanie.</p>
<p><strong>Pokolenia.</strong> Każde pokolenie daje 10 punktów, aż do najgłębszego. Małżonek należy do pokolenia drugiej osoby.</p>
${draw(`7D+9C: (6S+TD: 5H)
| Trzy pokolenia: 30 punktów.`)}
<p><strong>Gwiazdy.</strong> Ślub z jedną damą lub królem daje 10 punktów, z dwojgiem takich 30. Rozwód albo śmierć któregokolwiek z
małżonków zabiera te punkty. Joker nie jest gwiazdą.</p>
${draw(`7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| 30 punktów za Q♥ i K♠, 10 punktów za K♦. K♥ po rozwodzie nic nie daje.`)}
<p><strong>Układy.</strong> Widoczne karty rodziny tworzą układ pokerowy: oboje małżonkowie, 2, as i dzieci. Zakryta karta się nie liczy,
ale as lub walet na niej tak. Dziecko liczy się swoją kartą, bez małżonka. Rodziny po rozwodzie i śmierci zachowują układy.
Mniej niż pięć kart nic nie daje; z większej liczby liczy się pięć najlepszych.</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ to ful: 80 punktów. K♠ nie jest kartą układu tej rodziny.`)}
${draw(`7D+7C/AC: 7S, 6S, 6H
| A♣ zakrywa 7♣, więc zostają tylko dwie pary: 20 punktów.`)}
<div class="scrolled" tabindex="0" role="group" aria-label="układ, punkty, układ, punkty"><table>
<thead>
<tr>
<th scope="col">układ</th>
<th scope="col">punkty</th>
<th scope="col">układ</th>
<th scope="col">punkty</th>
</tr>
</thead>
<tbody>
<tr>
<td>para</td>
<td>10</td>
<td>kolor</td>
<td>60</td>
</tr>
<tr>
<td>dwie pary</td>
<td>20</td>
<td>ful</td>
<td>80</td>
</tr>
<tr>
<td>trójka</td>
<td>40</td>
<td>kareta</td>
<td>100</td>
</tr>
<tr>
<td>strit</td>
<td>50</td>
<td>poker</td>
<td>170</td>
</tr>
<tr>
<td>wysoka karta</td>
<td>0</td>
<td>poker królewski</td>
<td>250</td>
</tr>
</tbody>
</table></div>
<p>Joker liczy się jako karta, która najbardziej pomaga, nawet taka, która już jest w układzie. Piątki nie ma: kareta z
jokerem pozostaje karetą. W stricie as jest najwyższy albo najniższy, nigdy w środku.</p>
${draw(`X1+7C: 7S, 4H, 9D
| Joker liczy się jako 7: trójka, 40 punktów.`)}
<h4>Solo</h4>
<p>Zagrywasz wszystkie karty, na numerze wylosowanym przez serwer albo wpisanym przez ciebie. <strong>Wynik do pobicia</strong> to wynik
komputera albo twój własny rekord na tym numerze, jeśli jest lepszy. Komputer nie zna talii. Po grze widzisz też <strong>normę</strong>:
najlepszy wynik, jaki znaleziono, znając talię.</p>
`,
  },
};
