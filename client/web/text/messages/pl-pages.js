// @ts-nocheck
// Made from client/text/pl/*.md by `python -m client.catalogue`.

import { html } from "../../vendor/lit-html.js";

export const subjects = {
  pages: {
    clocks: () => html`
<p><strong>Zegar.</strong> Gospodarz może ustawić zegar: liczbę sekund na każdy ruch albo minuty na całą rundę i kilka sekund więcej za
każdy wykonany ruch. We dwoje mecz przegrywa ta osoba, której skończy się czas. Czas, gdy serwer nie działał, nie obciąża
nikogo.</p>
`,
    credits: () => html`
<p><strong>Turnabout</strong>, ten program, pozwala grać w takie gry ze znajomymi, solo albo z komputerem. To wolne oprogramowanie na
licencji MIT: zobacz plik LICENSE.</p>
<p>Korzysta z bibliotek i programów Python, Textual i Rich, websockets, pydantic oraz Valkey lub Redis. Klient w przeglądarce
używa też fzstd, lit-html, noble-ciphers, noble-hashes i uqr oraz krojów pisma Figtree i Young Serif. Pozostałe wymienia lista zależności. Dziękujemy.</p>
`,
    match: () => html`
<h3>Mecz</h3>
<p>Mecz ma <strong>dwie rundy na tej samej talii</strong>. W drugiej rundzie role się zamieniają: kto maksymalizował, teraz minimalizuje.
Oboje macie więc tyle samo szczęścia, a wynik pierwszej rundy musi pobić druga osoba, która maksymalizuje.</p>
<p><strong>Wygrywa</strong> ten, kto ma lepszy wynik przy maksymalizowaniu. Równe wyniki to remis.</p>
`,
    mirror: () => html`
<h3>Mecz lustrzany</h3>
<p>Grasz obie rundy <strong>naraz</strong>, na dwóch planszach z tym samym rozdaniem: na jednej masz jedną rolę, na drugiej drugą. Nikt nie
czeka pół meczu na swój ruch i nikt nie gra rundy ze znanymi już kartami. Oboje widzicie obie plansze, oprócz kart, które
gra ukrywa.</p>
<p><strong>Krok w krok.</strong> Ruch, który kończy kolejkę, pozostaje tajny, aż na drugiej planszy skończy się ta sama kolejka. Wtedy oba
ruchy są wykonywane naraz, więc nikt nie zobaczy następnej karty wcześniej ani nie skopiuje ruchu. Plansza, na której runda
już się skończyła, na nic nie czeka.</p>
<p><strong>Na ekranie</strong> z przodu jest plansza, na której masz ruch; <kbd>w</kbd> pokazuje drugą. Jeśli jest dość miejsca, widać obie obok
siebie.</p>
<p><strong>Zegary</strong> biegną, gdy masz ruch do wykonania, na dowolnej planszy.</p>
`,
    numbers: () => html`
<h3>Numer rozdania</h3>
<p>Każde rozdanie ma numer od 1 do 999 999 999 999, a ten sam numer zawsze rozdaje te same karty. Jeśli wpiszesz numer,
znają go wszyscy gracze. Jeśli losuje go serwer, pozostaje ukryty do końca ostatniej rundy, bo kto zna numer, może
podejrzeć karty.</p>
<p><strong>Nie musisz ufać serwerowi.</strong> Przed pierwszą kartą serwer pokazuje <em>odcisk</em>: skrót ukrytego numeru i losowego tekstu,
soli. Po meczu ujawnia jedno i drugie. Wtedy twój własny program rozdaje ten numer i sprawdza, czy zgadza się odcisk i
wszystkie karty. Serwer, który wybierałby karty podczas gry, nie przeszedłby tej próby.</p>
`,
    table: () => html`
<h3>W pokoju</h3>
<p><strong>Rewanż.</strong> Po meczu możecie zagrać jeszcze raz, na tym samym numerze albo na nowym. Rewanż zacznie się, gdy wszyscy
wybiorą to samo.</p>
<p><strong>Wyjście.</strong> Jeśli wyjdziesz albo stracisz połączenie, twoje miejsce czeka i możesz wrócić w każdej chwili. Po minucie
druga osoba może ogłosić zwycięstwo, pozwolić komputerowi grać za ciebie albo czekać dalej. Gdy wrócisz, odbierasz
komputerowi swoje miejsce.</p>
<p><strong>Poddanie</strong> to przegrany mecz. Jest w menu pokoju.</p>
<p><strong>Komputery</strong> mogą zajmować miejsca, w każdej roli i na kilku poziomach. Komputer widzi tylko to, co ty na jego miejscu.
Jeśli pokój pozwala na podpowiedzi, możesz zapytać komputer, co by zagrał i jakiego końcowego wyniku się spodziewa. Twój
wynik będzie wtedy wynikiem z pomocą.</p>
<p><strong>Analiza.</strong> Po meczu komputer ocenia każdy ruch.</p>
<p><strong>Widzowie</strong> widzą to, co widzą wszyscy gracze, i między meczami mogą zająć wolne miejsce. Gospodarz może nie wpuszczać
widzów.</p>
<p><strong>Gospodarz</strong> to osoba, która otworzyła pokój. Między meczami wybiera ustawienia następnego, zwalnia miejsca, usuwa ludzi
albo przekazuje swoją rolę komuś innemu.</p>
<p><strong>Czat.</strong> Napisz wiadomość albo wyślij gotową. Jeśli kogoś wyciszysz, nikt inny tego nie zauważy.</p>
<p><strong>Inne urządzenie.</strong> W menu pokoju jest kod, który przenosi twoje miejsce na inne urządzenie. Działa raz, przez dziesięć
minut.</p>
`,
    takebacks: () => html`
<p><strong>Cofanie ruchów.</strong> Solo możesz cofnąć ostatni ruch, jeśli nie odkrył karty. W partii <em>treningowej</em> możesz cofnąć każdy
ruch, a wynik trafia na osobną listę. W meczu możesz poprosić o cofnięcie swojego ostatniego ruchu i wszystkich po nim.
Inni gracze muszą się zgodzić; komputer zgadza się zawsze. Zegary też się cofają. Jeśli ruch odkrył kartę, mecz liczy się
do rankingu tylko przy twojej przegranej, a jego wyniki są wynikami z pomocą.</p>
`,
    together: () => html`
<h3>Razem</h3>
<p>Wszyscy gracze są po jednej stronie: wynik jest jeden dla wszystkich i nikt nie wygrywa ani nie przegrywa sam. Gospodarz
ustala liczbę miejsc, od 2 do 48, i może część z nich dać komputerom. Można przychodzić i odchodzić, dopóki wszyscy nie
zgłoszą gotowości.</p>
<p><strong>Ruchy</strong> idą kolejno wokół stołu. Jeśli pokój ma zegar i komuś skończy się czas, gra kończy się dla wszystkich.</p>
<p><strong>Wyjście.</strong> Jeśli wyjdziesz, pozostali grają dalej. Za kogoś, kto wyszedł albo jest offline od minuty, może grać komputer
lub widz, jeśli wszyscy gracze się zgodzą.</p>
<p><strong>Cofanie ruchów</strong> wymaga zgody wszystkich.</p>
`,
  },
};
