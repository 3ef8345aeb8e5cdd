// @ts-nocheck
// Made from client/games/grandmas_game/text/pl/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Przenieś dwie talie, 104 karty, na osiem <strong>baz</strong>. Każdy kolor ma dwie: jedna rośnie od asa do króla, druga maleje od króla
do asa. Wynik to liczba kart na bazach.</p>
${draw(`3=4S Q=5D,JS 3S+ QS-
| 4♠ może iść w górę na 3♠, a J♠ w dół na Q♠.`)}
<p><strong>Rozdanie.</strong> Karty trafiają odkryte na trzynaście stosów, od A do K; widać tylko ich wierzch. Zakryta karta idzie na
<strong>talon</strong> po królu, po karcie na stosie 5, 10 lub K i po karcie na stosie jej własnej wartości.</p>
<p><strong>Gra.</strong> Zagraj wierzch stosu albo dowolną kartę z warsztatu na bazę. Wierzch bazy może przejść na drugą bazę tego koloru.</p>
<p><strong>Talon.</strong> W każdej chwili możesz rozdać jego następną kartę: trafia na stos swojej wartości. Cały stos otwiera się w
<strong>warsztacie</strong>. Możesz zagrywać jego karty i zmieniać ich kolejność. Przy następnym rozdaniu pozostałe wracają na stos w tej
kolejności.</p>
<p>Wygrywasz ze wszystkimi 104 kartami. Jeśli talon jest pusty i nic nie pasuje, <strong>utykasz</strong>: solo cofnij albo poddaj. W
<strong>wyścigu</strong> wszyscy grają tymi samymi kartami, każdy przy własnym stole. Kończy go pierwsza wygrana; jeśli jej nie ma,
wygrywa najwięcej kart.</p>
`,
    browserKeys: () => html`
<h3>Znaki</h3>
<ul>
<li>Liczba obok nazwy stosu mówi, ile ma kart. Stos ze znakiem <em>wach.</em> jest w warsztacie.</li>
<li>Obok bazy jest wartość, którą przyjmie jako następną, i to, czy rośnie ↑, czy maleje ↓.</li>
<li>Kartę z niebieską krawędzią możesz zagrać: kliknij ją dwa razy, kliknij ją i bazę albo przeciągnij.</li>
<li>? na stosie: możesz zajrzeć pod jego wierzch. Wybierz go, a potem <em>Zajrzyj pod</em>.</li>
<li>Kliknij talon, aby rozdać.</li>
<li>Przeciągnij kartę z warsztatu na inną, aby położyć ją na wierzchu, albo na lewo od wachlarza, aby położyć ją na spodzie.
Albo wybierz ją, naciśnij <em>Przesuń</em> i wybierz miejsce.</li>
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
<td>przechodzą po stole</td>
</tr>
<tr>
<td><kbd>a</kbd>, <kbd>2</kbd>–<kbd>9</kbd>, <kbd>t</kbd> lub <kbd>0</kbd>, <kbd>j</kbd>, <kbd>q</kbd>, <kbd>k</kbd></td>
<td>przechodzą do stosu</td>
</tr>
<tr>
<td><kbd>w</kbd> <kbd>f</kbd></td>
<td>przechodzą do warsztatu, do baz</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>gra; <kbd>+</kbd> i <kbd>−</kbd> grają na bazę, która rośnie lub maleje</td>
</tr>
<tr>
<td><kbd>d</kbd></td>
<td>rozdaje</td>
</tr>
<tr>
<td><kbd>l</kbd></td>
<td>zagląda pod stos</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>cofa i ponawia</td>
</tr>
<tr>
<td><kbd>g</kbd></td>
<td>poddaje partię</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>prosi o podpowiedź</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>włącza i wyłącza granie bezpiecznych kart za ciebie</td>
</tr>
<tr>
<td><kbd>Spacja</kbd></td>
<td>podnosi kartę z warsztatu; <kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd> ją przesuwają, <kbd>Enter</kbd> odkłada, <kbd>Escape</kbd> anuluje</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>pozwala wpisać kolejność</td>
</tr>
</tbody>
</table></div>
<p>Podczas rozdania <kbd>Spacja</kbd> wstrzymuje i wznawia, <kbd>↑</kbd> <kbd>↓</kbd> zmieniają tempo, <kbd>←</kbd> <kbd>→</kbd> przechodzą karta po karcie, <kbd>v</kbd> zaczyna od
nowa, a <kbd>Enter</kbd> pomija. Do pierwszego ruchu <kbd>v</kbd> pokazuje rozdanie jeszcze raz.</p>
`,
    credits: () => html`
<h3>Twórcy</h3>
<p><strong>Grandma’s Game,</strong> znana też jako <em>Thirteen Packs</em>, to pasjans z dwóch talii. Zasady pochodzą z dokumentu, który ją
opisuje. Wyścig jest z Turnabouta.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Grandma’s Game</h3>
<p>Ta gra jest znana też jako Thirteen Packs. Przenieś dwie talie, 104 karty, na osiem baz.</p>
<h4>Rozdanie</h4>
<ul>
<li>Jest trzynaście stosów, w rzędach po 5, 5 i 3, o nazwach A, 2, 3 … K. Karty są rozdawane odkryte, po jednej, na A, 2 … K,
potem znów na A, aż wszystkie będą rozdane. Widać tylko wierzch każdego stosu.</li>
<li>Po rozdaniu karty na stos jedna karta idzie zakryta na talon za każde z tych, co zachodzi: karta jest królem; stos to 5,
10 lub K; wartość karty jest nazwą stosu. (Król na stosie króla: trzy karty.) Kart idących na talon nikt nie widzi.</li>
</ul>
${draw(`A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| Po tych sześciu kartach cztery poszły na talon: jedna po 3♦ na stosie 3, dwie po 5♣ na stosie 5, jedna po K♥.`)}
<ul>
<li>Karta odłożona na talon jako ostatnia jest brana jako pierwsza.</li>
<li>Rozdanie możesz oglądać karta po karcie, i znów, do pierwszego ruchu; albo je pominąć. Przykryte karty pozostają ukryte:
pamięć jest częścią gry.</li>
</ul>
<h4>Gra</h4>
<ul>
<li>Każdy kolor ma dwie bazy. Jedna zaczyna się od asa i rośnie w kolorze do króla, druga zaczyna się od króla i maleje do
asa.</li>
</ul>
${draw(`3=4S Q=5D,JS 3S+ QS-
| 4♠ może iść w górę na 3♠, a J♠ w dół na Q♠.`)}
<ul>
<li>Możesz zagrać wierzch każdego stosu i każdą kartę z warsztatu. Możesz też przenieść wierzch bazy na drugą bazę tego
koloru, w obie strony, ile razy chcesz. As lub król, od którego zaczęła się baza, zostaje.</li>
</ul>
${draw(`J=9H 7H+ 8H-
| Dwie bazy się spotykają. 8♥ może przejść w górę na 7♥, a potem także 9♥.`)}
<ul>
<li><strong>Rozdaj.</strong> Jedna karta z talonu trafia na stos swojej wartości. Przedtem karty z warsztatu wracają na swój stos w obecnej
kolejności. Potem cały stos, z nową kartą na wierzchu, staje się warsztatem, a jego miejsce jest puste. Po ostatnim
rozdaniu warsztat zostaje.</li>
</ul>
${draw(`J:5C,7H,4D,JS 6H+ QH-
| J♠ została rozdana i otworzył się stos waleta. Można z niego zagrać 7♥.`)}
<ul>
<li><strong>Kolejność.</strong> Możesz zmieniać kolejność kart w warsztacie. Pokój może tego zabronić, a wtedy gra jest dużo trudniejsza.</li>
<li><strong>Zajrzyj pod.</strong> Jeśli na wierzchu dwóch stosów jest ta sama karta i można ją zagrać, możesz zobaczyć kartę pod każdą z
nich. Nic się nie przesuwa.</li>
</ul>
${draw(`4=KC,TD 8=2S,TD 9D+ QD-
| 10♦ jest na dwóch stosach i pasuje. Zajrzyj pod obie, a potem wybierz, którą zagrać.`)}
<ul>
<li>Wygrywasz ze wszystkimi 104 kartami na bazach; w przeciwnym razie gra kończy się, gdy ją poddasz.</li>
<li><strong>Utykasz</strong>, jeśli talon jest pusty i żadna karta nie pasuje, nawet po przenoszeniu kart między bazami. Gra ci to powie.</li>
<li>Solo cofanie zabiera ostatni ruch, także rozdanie; ponów gra go jeszcze raz. Jedno i drugie jest liczone.</li>
<li>Karta jest <strong>bezpieczna</strong>, jeśli jej kolor ma 14 lub więcej kart na bazach: jest ostatnia swojego rodzaju i może trafić
tylko w jedno miejsce. Bezpieczne karty mogą być grane za ciebie.</li>
</ul>
<h4>Wyścig</h4>
<p>Dwie lub więcej osób gra ten sam numer, każda przy własnym stole. U innych widzisz tylko wynik i liczbę pozostałych kart.
Pierwsza wygrana kończy wyścig; jeśli jej nie ma, wygrywa najwięcej kart, gdy wszystkie stoły skończą. Nie ma cofania, a
stół, który utknął, kończy grę.</p>
<p>We dwoje poddanie to przegrana. W większej grupie, kto wychodzi, oddaje swój stół, a pozostali grają dalej. Widzowie widzą
wyniki, ale żadnego stołu.</p>
`,
  },
};
