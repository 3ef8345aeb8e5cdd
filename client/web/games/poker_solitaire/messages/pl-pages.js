// @ts-nocheck
// Made from client/games/poker_solitaire/text/pl/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Układaj rozdane karty w kwadrat 5 na 5. Jego wiersze i kolumny to dziesięć układów pokerowych. Wynik to suma ich punktów,
angielskich lub amerykańskich.</p>
${draw(`scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Zwykle karty muszą stykać się bokiem. Niechciana karta może trafić na pole odrzutów; stamtąd nie wraca.`)}
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
<td>piątka</td>
<td>30/100</td>
<td>kolor</td>
<td>5/20</td>
</tr>
<tr>
<td>poker królewski</td>
<td>30/100</td>
<td>strit</td>
<td>12/15</td>
</tr>
<tr>
<td>poker</td>
<td>30/75</td>
<td>trójka</td>
<td>6/10</td>
</tr>
<tr>
<td>kareta</td>
<td>16/50</td>
<td>dwie pary</td>
<td>3/5</td>
</tr>
<tr>
<td>ful</td>
<td>10/25</td>
<td>para</td>
<td>1/2</td>
</tr>
</tbody>
</table></div>
<p><strong>Rada:</strong> kolory w poprzek, pary w dół, zbędne karty do najgorszego układu. <strong>We dwoje</strong> każdy ma
własny kwadrat. W <strong>pojedynku</strong> jest jeden wspólny: jedna osoba chce dużo punktów, druga mało; potem zamiana ról.</p>
`,
    browserKeys: () => html`
<h3>Znaki</h3>
<ul>
<li>Niebieskie pole przyjmuje wybraną kartę. Liczba to zmiana twojego wyniku.</li>
<li>Kartę w obwódce możesz podnieść: dotknij jej, kliknij ją albo przeciągnij.</li>
<li>Blada karta czeka na odpowiedź serwera.</li>
<li>Każdy wiersz i każda kolumna pokazuje swój układ i punkty.</li>
<li>⚑ na karcie: została ukradziona i nie można jej odkraść.</li>
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
<td>strzałki</td>
<td>przechodzą z pola na pole</td>
</tr>
<tr>
<td><kbd>a</kbd>–<kbd>e</kbd>, <kbd>1</kbd>–<kbd>5</kbd></td>
<td>wybierają kolumnę, wiersz</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>kładzie tam wybraną kartę albo podnosi kartę</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>wybiera następną rozdaną kartę</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>przechodzi na następne pole odrzutów</td>
</tr>
<tr>
<td><kbd>m</kbd></td>
<td>przechodzi do drugiego kwadratu</td>
</tr>
<tr>
<td><kbd>p</kbd></td>
<td>pasuje</td>
</tr>
<tr>
<td><kbd>Escape</kbd></td>
<td>odkłada kartę z powrotem</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Twórcy</h3>
<p><strong>Poker Solitaire,</strong> znany też jako Poker Squares, to stary pasjans. Siedem sposobów gry, po 48 odmian każdego, i turniej
pochodzą z programu z 1990 roku i jego podręcznika. Pojedynek jest z Turnabouta.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Poker Solitaire</h3>
<p>Układaj rozdane karty w kwadrat 5 na 5. Jego pięć wierszy i pięć kolumn to układy pokerowe; przy 12 układach także obie
przekątne. Pole nazywa się od kolumny, <kbd>a</kbd>–<kbd>e</kbd>, i wiersza, <kbd>1</kbd>–<kbd>5</kbd>.</p>
${draw(`5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Przy punktach angielskich ten kwadrat ma 21 punktów. Wiersz 1 to para, a wiersz 2 ful, choć inne linie mają jeszcze wolne pola.`)}
<h4>Sposoby gry</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="nazwa, gracze, co się dzieje"><table>
<thead>
<tr>
<th scope="col">nazwa</th>
<th scope="col">gracze</th>
<th scope="col">co się dzieje</th>
</tr>
</thead>
<tbody>
<tr>
<td>jedno rozdanie</td>
<td>jeden</td>
<td>jeden kwadrat</td>
</tr>
<tr>
<td>lepszy z dwóch</td>
<td>jeden</td>
<td>dwa kwadraty; liczy się lepszy</td>
</tr>
<tr>
<td>suma dwóch</td>
<td>jeden</td>
<td>dwa kwadraty; liczą się oba</td>
</tr>
<tr>
<td>na zmianę</td>
<td>dwoje</td>
<td>każdy ma kwadrat; gracie na zmianę</td>
</tr>
<tr>
<td>ta sama talia</td>
<td>dwoje</td>
<td>jak na zmianę, ale każda karta jest rozdawana dwa razy, po razie każdemu</td>
</tr>
<tr>
<td>wyścig</td>
<td>dwoje</td>
<td>każdy ma kwadrat; oboje bierzecie karty jak najszybciej, aż ktoś z pełnym kwadratem powie Koniec</td>
</tr>
<tr>
<td>wyścig, oba</td>
<td>dwoje</td>
<td>tak samo, aż oba będą pełne</td>
</tr>
<tr>
<td>pojedynek</td>
<td>dwoje</td>
<td>jeden kwadrat; jedna osoba chce dużo punktów, druga mało; dwie rundy z zamianą ról</td>
</tr>
</tbody>
</table></div>
<p>Mecz ma jedną rundę i wygrywa wyższy wynik. Tylko pojedynek ma dwie rundy.</p>
<h4>Kolejka</h4>
<p>Kolejka to jedna wzięta karta:</p>
<ul>
<li><strong>Połóż</strong> rozdaną kartę na wolnym polu swojego kwadratu. Zależnie od opcji musi stykać się z inną kartą bokiem, bokiem
lub rogiem, albo może trafić gdziekolwiek. Pierwsza karta może trafić gdziekolwiek.</li>
</ul>
${draw(`-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| Bokiem: 9♦ może trafić na podświetlone pola.`)}
${draw(`touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| Bokiem lub rogiem: podświetlone są jeszcze cztery pola.`)}
<ul>
<li><strong>Odrzuć</strong> rozdaną kartę na wolne pole odrzutów.</li>
<li><strong>Podrzuć</strong> rozdaną kartę do kwadratu przeciwnika, jeśli opcje na to pozwalają.</li>
<li><strong>Ukradnij</strong> kartę z kwadratu przeciwnika, zamiast brać rozdaną, jeśli opcje na to pozwalają. Ukradzionej karty nie
można odkraść.</li>
</ul>
<p>To nie kończy kolejki:</p>
<ul>
<li><strong>Odrzuć</strong> kartę ze swojego kwadratu. Jeśli kart nie można przesuwać, nigdy nie wróci, a pole odrzutów pozostanie zajęte.</li>
<li><strong>Przesuń</strong> kartę w swoim kwadracie albo <strong>odzyskaj</strong> kartę z pola odrzutów, jeśli opcje na to pozwalają.</li>
</ul>
<p><strong>Spasować</strong> możesz tylko, jeśli twój kwadrat jest pełny albo nie dostajesz już kart. Przy tej samej talii dwa pasy z rzędu
kończą rundę.</p>
<p><strong>W wyścigu</strong> oboje możecie działać w każdej chwili, a kartę dostaje ten, kto pierwszy. Jeśli się spóźnisz, od razu to
widzisz i nic się dla ciebie nie zmienia.</p>
<p><strong>Zegar.</strong> Czas dodaje tylko wzięcie karty. W wyścigu biegną oba zegary; jeśli oba kwadraty mają być pełne, twój zatrzymuje
się, gdy twój kwadrat jest pełny.</p>
<p>Runda kończy się, gdy wszystkie kwadraty są pełne (w wyścigu: gdy ktoś powie Koniec) albo gdy skończą się karty. Niepełny kwadrat liczy
się tak, jak jest.</p>
<h4>Punkty</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="układ, angielskie, amerykańskie, własne, pat"><table>
<thead>
<tr>
<th scope="col">układ</th>
<th scope="col">angielskie</th>
<th scope="col">amerykańskie</th>
<th scope="col">własne</th>
<th scope="col">pat</th>
</tr>
</thead>
<tbody>
<tr>
<td>piątka (dwie talie lub więcej)</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>tak</td>
</tr>
<tr>
<td>poker królewski</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>tak</td>
</tr>
<tr>
<td>poker</td>
<td>30</td>
<td>75</td>
<td>53</td>
<td>tak</td>
</tr>
<tr>
<td>kareta</td>
<td>16</td>
<td>50</td>
<td>33</td>
<td>tak</td>
</tr>
<tr>
<td>ful</td>
<td>10</td>
<td>25</td>
<td>18</td>
<td>tak</td>
</tr>
<tr>
<td>kolor</td>
<td>5</td>
<td>20</td>
<td>13</td>
<td>tak</td>
</tr>
<tr>
<td>strit</td>
<td>12</td>
<td>15</td>
<td>14</td>
<td>tak</td>
</tr>
<tr>
<td>trójka</td>
<td>6</td>
<td>10</td>
<td>8</td>
<td>nie</td>
</tr>
<tr>
<td>dwie pary</td>
<td>3</td>
<td>5</td>
<td>4</td>
<td>nie</td>
</tr>
<tr>
<td>para</td>
<td>1</td>
<td>2</td>
<td>1</td>
<td>nie</td>
</tr>
</tbody>
</table></div>
${draw(`5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| Wiersz 1 jest niepełny, ale to trójka. Wiersz 2 nie jest jeszcze stritem, bo ma cztery karty. Wiersz 3 nie jest stritem, bo as jest najwyższy albo najniższy. Wiersz 4 to dwie pary, wiersz 5 strit.`)}
<p>Strit, kolor, ful i piątka wymagają pięciu kart. Para, dwie pary, trójka i kareta liczą się też w niepełnej linii. Jeśli
pasuje kilka układów, liczy się najlepszy.</p>
<p><strong>Pat</strong> nie ma punktów: aby wygrać, wszystkie pięć wierszy musi być na końcu układami pat.</p>
<p><strong>Własne</strong> punkty można zmienić dla każdego układu, także dla dziwnych układów poniżej i dla kilku naraz, połączonych
plusem: <kbd>flush=13,flush+one-pair=20</kbd>. Linia dostaje najlepszy pasujący wpis.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="dziwny układ, pięć kart, co to jest"><table>
<thead>
<tr>
<th scope="col">dziwny układ, pięć kart</th>
<th scope="col">co to jest</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>four-flush</kbd></td>
<td>dokładnie cztery karty jednego koloru</td>
</tr>
<tr>
<td><kbd>blaze</kbd></td>
<td>pięć waletów, dam lub króli</td>
</tr>
<tr>
<td><kbd>kilter</kbd></td>
<td>co druga wartość, od as 3 5 7 9 do 6 8 10 dama as</td>
</tr>
<tr>
<td><kbd>round-the-corner-straight</kbd></td>
<td>strit przez asa, np. dama król as 2 3</td>
</tr>
<tr>
<td><kbd>round-the-corner-kilter</kbd></td>
<td>kilter przez asa, np. dama as 3 5 7</td>
</tr>
</tbody>
</table></div>
<h4>Rady</h4>
<ul>
<li>Pierwszą kartę połóż na środku. Jeśli karty muszą się stykać, masz potem najwięcej pól.</li>
<li>Kolory układaj w poprzek: cztery z pięciu wierszy zwykle mogą być kolorami. Przy punktach angielskich to mniej ważne.</li>
<li>Jednakowe karty układaj w dół: każda kolumna zwykle może mieć dwie pary lub lepiej.</li>
<li>Nie planuj strita od początku. Graj na niego, gdy linia ma już cztery jego karty.</li>
<li>Pamiętaj, które karty już wyszły, także u przeciwnika.</li>
<li>Pole odrzutów zachowaj na koniec. Nie odrzucaj karty, której potrzebuje przeciwnik.</li>
<li>Wspólne pola odrzutów zajmuj pierwsze, zanim zrobi to przeciwnik.</li>
<li>Jeśli nie wiesz, gdzie położyć kartę, daj ją do układu, który jest wart najmniej.</li>
<li>Jeśli wolno kraść, bierz karty z kwadratu przeciwnika: nie można ich odkraść.</li>
<li>Jeśli wolno podrzucać, patrz na kwadrat przeciwnika i psuj dobry układ.</li>
<li>W przyjaznej grze wyłącz kradzież i podrzucanie.</li>
</ul>
<h4>Opcje</h4>
<p>Pierwsza wartość jest zwykła.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="opcja, wartości"><table>
<thead>
<tr>
<th scope="col">opcja</th>
<th scope="col">wartości</th>
</tr>
</thead>
<tbody>
<tr>
<td>stykanie</td>
<td>bokiem, bokiem lub rogiem, bez stykania</td>
</tr>
<tr>
<td>przesuwanie</td>
<td>karty zostają; karty można przesuwać i odzyskiwać</td>
</tr>
<tr>
<td>układy</td>
<td>10 albo 12, z przekątnymi</td>
</tr>
<tr>
<td>punkty</td>
<td>angielskie, amerykańskie, pat, własne</td>
</tr>
<tr>
<td>rozdane karty</td>
<td>od 1 do 5 do wyboru</td>
</tr>
<tr>
<td>pola odrzutów</td>
<td>jedno dla każdego; więcej, mniej lub wspólne</td>
</tr>
<tr>
<td>talie</td>
<td>od 1 do 4</td>
</tr>
<tr>
<td>kradzież, podrzucanie</td>
<td>nie, tak</td>
</tr>
</tbody>
</table></div>
<p>Pole odrzutów mieści jedną kartę. Rozdanych kart i pól odrzutów może być razem najwyżej pięć. Stykanie, przesuwanie, liczba
układów i punkty mogą być różne dla graczy, jako wyrównanie szans; pat jest dla obojga albo dla nikogo.</p>
${draw(`hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| Przy 12 układach liczy się też przekątna od a1 do e5: to kolor.`)}
<h4>Turniej</h4>
<p>W menu gospodarz może zrobić z meczów pokoju turniej od jednego do pięciu imion, przy jednym terminalu lub przy kilku.
Przed każdą partią wybierzcie, kto gra, nowe karty lub te same i ustawienia. Dwie osoby mogą grać na zmianę przy jednym
terminalu; w wyścigu każda gra przy swoim. Pokój zachowuje najwyższy, najniższy i średni wynik każdego imienia. Ponowna gra
tymi samymi kartami może tylko obniżyć twój najniższy wynik. Niedokończona partia się nie liczy.</p>
`,
  },
};
