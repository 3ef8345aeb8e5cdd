// @ts-nocheck
// Made from client/games/patriarch/text/pl/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p><strong>Strażnik</strong> ukrywa drzewo rodzinne. Zgadujesz je w całości i dostajesz <strong>ocenę:</strong></p>
<div class="scrolled" tabindex="0" role="group" aria-label="ocena karty, jej pokolenie, jej rodzic"><table>
<thead>
<tr>
<th scope="col">ocena karty</th>
<th scope="col">jej pokolenie</th>
<th scope="col">jej rodzic</th>
</tr>
</thead>
<tbody>
<tr>
<td>czerwona</td>
<td>dobre</td>
<td>dobry</td>
</tr>
<tr>
<td>czarna</td>
<td>dobre</td>
<td>zły</td>
</tr>
<tr>
<td>zakryta</td>
<td>złe</td>
<td>dobry</td>
</tr>
</tbody>
</table></div>
<p>Pozostałe karty się nie liczą, a ocena nie mówi, o które karty chodzi. Karta na szczycie nie ma rodzica: jest czerwona,
jeśli się zgadza. Wszystkie czerwone: drzewo znalezione.</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| Czerwona: 5. Czarna: as, pod 2. Zakryta: 4, za nisko.`)}
<p><strong>The Patriarch</strong> ma ten kształt i karty A do 5; <strong>Advanced</strong> ma A do 7 i jedno pokolenie więcej. <strong>The Matriarch</strong> może
mieć dowolny kształt. Kolejność dzieci nie ma znaczenia.</p>
<p><strong>We dwoje</strong> gracie dwie rundy z zamianą ról; wygrywa mniej prób. W <strong>trójkę i więcej</strong> wszyscy pozostali zgadują naraz, a
rundę wygrywa pierwsza próba <em>oceniona</em> jako trafna. Potem drzewo ukrywa następna osoba.</p>
`,
    browserKeys: () => html`
<h3>Znaki</h3>
<ul>
<li>Obok próby leży jej ocena: karty czerwone, czarne i zakryte. Pusta ramka: żadna karta się nie liczy.</li>
<li>Odwrócona próba czeka na ocenę albo jest ukryta.</li>
<li>W dowolnym drzewie następna karta trafia pod zaznaczoną kartę; w drzewie o stałym kształcie na zaznaczone miejsce.</li>
<li>Na tablicy notatek: – nigdy tam, ✓ zawsze tam; liczba mówi, w ilu możliwych drzewach karta jest w tym miejscu.</li>
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
<td>wartości kart</td>
<td>wstawiają kartę</td>
</tr>
<tr>
<td>strzałki</td>
<td>zaznaczają inne miejsce lub kartę</td>
</tr>
<tr>
<td><kbd>Spacja</kbd></td>
<td>podnosi kartę i ją odkłada</td>
</tr>
<tr>
<td><kbd>Backspace</kbd></td>
<td>usuwa kartę</td>
</tr>
<tr>
<td><kbd>(</kbd> <kbd>)</kbd></td>
<td>pokolenie niżej, pokolenie wyżej</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>wysyła próbę albo ogłasza ocenę</td>
</tr>
<tr>
<td><kbd>=</kbd></td>
<td>kopiuje ostatnią próbę albo podpowiedź</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>x</kbd></td>
<td>cofa; usuwa wszystkie karty</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>pokazuje tablicę notatek, jeśli pokój ją ma</td>
</tr>
<tr>
<td><kbd>r</kbd> <kbd>b</kbd> <kbd>d</kbd></td>
<td>kładą czerwoną, czarną lub zakrytą kartę, gdy liczysz ocenę; <kbd>Backspace</kbd> zabiera ostatnią</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>zmienia kolor twojego drzewa</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Twórcy</h3>
<p><strong>The Patriarch</strong> i jego trzy warianty to gry dla dwóch lub więcej osób i talii kart. Zasady pochodzą z ich własnego
dokumentu. Stamtąd są karty czerwone, czarne i zakryte, kolejka i zwycięstwo pierwszej <em>ocenionej</em> próby. Obrazki dwóch
stałych kształtów zaginęły, więc kształty są według jego przykładu. Mecz z dwiema rundami jest z Turnabouta.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>The Patriarch</h3>
<p>Jedna osoba, <strong>strażnik</strong>, ukrywa drzewo rodzinne złożone z pierwszych kart jednego koloru. Pozostali je zgadują.</p>
<h4>Drzewa</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="wariant, karty, drzewa, kształt"><table>
<thead>
<tr>
<th scope="col">wariant</th>
<th scope="col">karty</th>
<th scope="col">drzewa</th>
<th scope="col">kształt</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>A do 5</td>
<td>60</td>
<td>karta na szczycie z dwojgiem dzieci, pod każdym jedno dziecko</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>A do 7</td>
<td>2520</td>
<td>karta na szczycie z dwojgiem dzieci, pod każdym linia dwóch kart</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>A do 5</td>
<td>205</td>
<td>dowolny, najwyżej 3 pokolenia</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>A do 7</td>
<td>46 249</td>
<td>dowolny, najwyżej 4 pokolenia</td>
</tr>
</tbody>
</table></div>
${draw(`3(4(2) A(5))
| Drzewo The Patriarch.`)}
${draw(`3(4(2(6)) A(5(7)))
| Drzewo Advanced Patriarch.`)}
${draw(`2(3 4(5) A)
| Drzewo The Matriarch: karta na szczycie z trojgiem dzieci i jednym wnukiem.`)}
<p><strong>Zapis</strong> drzewa to karta na szczycie, a w nawiasach jej dzieci: pierwsze drzewo powyżej to <kbd>3(4(2) A(5))</kbd>. Niedozwolone
drzewo jest odrzucane i nie kosztuje próby.</p>
<p>Liczy się tylko, kto jest czyim dzieckiem, a nie kolejność dzieci:</p>
${draw(`3(4(2) A(5))
3(A(5) 4(2))
| Wszystkie pięć kart jest czerwonych: ta próba jest trafna.`)}
<h4>Oceny</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="ocena, pokolenie, rodzic"><table>
<thead>
<tr>
<th scope="col">ocena</th>
<th scope="col">pokolenie</th>
<th scope="col">rodzic</th>
</tr>
</thead>
<tbody>
<tr>
<td>czerwona</td>
<td>dobre</td>
<td>dobry</td>
</tr>
<tr>
<td>czarna</td>
<td>dobre</td>
<td>zły</td>
</tr>
<tr>
<td>zakryta</td>
<td>złe</td>
<td>dobry</td>
</tr>
</tbody>
</table></div>
<p>Karta na szczycie nie ma rodzica: jest czerwona, jeśli jest na szczycie ukrytego drzewa. Karta w złym pokoleniu i pod złym
rodzicem się nie liczy. Ocena tylko liczy karty; nie mówi, które to.</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| 5 jest czerwona, as czarny, a 4 zakryta. 2 i 3 się nie liczą.`)}
${draw(`3(4(2) A(5))
3(A(2) 4(5))
| 3, 4 i as są czerwone. 2 i 5 zamieniły się rodzicami: są czarne.`)}
<h4>Skąd bierze się drzewo</h4>
<p>Decyduje o tym pokój:</p>
<ul>
<li><strong>Numer rozdania</strong> daje kolor i drzewo. We dwoje zgadujecie wtedy to samo drzewo, więc pozostaje ono ukryte przed
obojgiem do końca obu rund, tak samo jak próby i oceny pierwszej rundy.</li>
<li><strong>Strażnik</strong> układa drzewo przed pierwszą próbą.</li>
<li><strong>Otwarte:</strong> strażnik może zostawić drzewo otwarte. Wtedy możliwe jest każde drzewo zgodne z dotychczasowymi ocenami.</li>
</ul>
<h4>We dwoje</h4>
<p>Prób jest tyle, ile potrzebuje wariant, albo inna liczba od 1 do 12, którą ustala pokój:</p>
<div class="scrolled" tabindex="0" role="group" aria-label="wariant, próby"><table>
<thead>
<tr>
<th scope="col">wariant</th>
<th scope="col">próby</th>
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
<p>Każda próba jest oceniana od razu; w meczu lustrzanym po próbie na drugiej planszy. Wynik rundy to liczba ocenionych prób,
plus jeden, jeśli drzewa nie znaleziono. Strażnik chce wysokiego wyniku, zgadujący niskiego. Mecz ma dwie rundy z zamianą
ról; wygrywa mniejsza liczba prób.</p>
<h4>Strażnik, który ocenia</h4>
<p>Pokój może zostawić liczenie oceny strażnikowi: ile jest kart czerwonych, czarnych i zakrytych. Pokój to sprawdza. Błędna
ocena jest odrzucana z uzasadnieniem, np. „5 jest na dobrym miejscu”, więc ogłoszone oceny są zawsze poprawne. Strażnik
otwartego drzewa tylko ogłasza oceny. Jeśli numer daje dwóm osobom to samo drzewo, nikt go nie zna, więc ocenia pokój.</p>
<h4>W trójkę i więcej</h4>
<p>Jedna osoba strzeże drzewa; wszyscy pozostali zgadują je naraz, ile razy chcą. Próba idzie na koniec <strong>kolejki</strong>. Możesz
mieć w niej dwie próby i nie możesz ich zmienić ani cofnąć. Strażnik ogłasza ocenę pierwszej próby w kolejce, którą widzi;
pokój może też robić to sam po kilku sekundach. Widzisz wszystkie ocenione próby i imiona osób, których próby czekają.</p>
<p>Rundę wygrywa pierwsza próba <em>oceniona</em> jako trafna, nawet jeśli inna trafna była wcześniej i jeszcze czeka. Potem drzewa
strzeże następna osoba po lewej. W meczu każdy jest strażnikiem raz, a wygrywa ten, kto znalazł najwięcej drzew.</p>
<p><strong>Zegar.</strong> Twój czas nie biegnie, gdy twoja próba czeka na ocenę. Jeśli czas ci się skończy, nie możesz już zgadywać w tej
rundzie, ale czekające próby zostaną ocenione. Jeśli czas skończy się strażnikowi, pokój bierze drzewo z numeru i ogłasza
oceny.</p>
`,
  },
};
