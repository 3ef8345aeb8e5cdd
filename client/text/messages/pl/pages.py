# Made from client/text/pl/*.md by `python -m client.catalogue`.


def clocks():
    return """\
**Zegar.** Gospodarz może ustawić zegar: liczbę sekund na każdy ruch albo minuty na całą rundę i kilka sekund więcej za
każdy wykonany ruch. We dwoje mecz przegrywa ta osoba, której skończy się czas. Czas, gdy serwer nie działał, nie obciąża
nikogo.
"""


def credits():
    return """\
**Turnabout**, ten program, pozwala grać w takie gry ze znajomymi, solo albo z komputerem. To wolne oprogramowanie na
licencji MIT: zobacz plik LICENSE.

Korzysta z bibliotek i programów Python, Textual i Rich, websockets, pydantic oraz Valkey lub Redis. Klient w przeglądarce
używa też fzstd, lit-html, noble-ciphers, noble-hashes i uqr oraz krojów pisma Figtree i Young Serif. Pozostałe wymienia lista zależności. Dziękujemy.
"""


def match():
    return """\
# Mecz

Mecz ma **dwie rundy na tej samej talii**. W drugiej rundzie role się zamieniają: kto maksymalizował, teraz minimalizuje.
Oboje macie więc tyle samo szczęścia, a wynik pierwszej rundy musi pobić druga osoba, która maksymalizuje.

**Wygrywa** ten, kto ma lepszy wynik przy maksymalizowaniu. Równe wyniki to remis.
"""


def mirror():
    return """\
# Mecz lustrzany

Grasz obie rundy **naraz**, na dwóch planszach z tym samym rozdaniem: na jednej masz jedną rolę, na drugiej drugą. Nikt nie
czeka pół meczu na swój ruch i nikt nie gra rundy ze znanymi już kartami. Oboje widzicie obie plansze, oprócz kart, które
gra ukrywa.

**Krok w krok.** Ruch, który kończy kolejkę, pozostaje tajny, aż na drugiej planszy skończy się ta sama kolejka. Wtedy oba
ruchy są wykonywane naraz, więc nikt nie zobaczy następnej karty wcześniej ani nie skopiuje ruchu. Plansza, na której runda
już się skończyła, na nic nie czeka.

**Na ekranie** z przodu jest plansza, na której masz ruch; `w` pokazuje drugą. Jeśli jest dość miejsca, widać obie obok
siebie.

**Zegary** biegną, gdy masz ruch do wykonania, na dowolnej planszy.
"""


def numbers():
    return """\
# Numer rozdania

Każde rozdanie ma numer od 1 do 999 999 999 999, a ten sam numer zawsze rozdaje te same karty. Jeśli wpiszesz numer,
znają go wszyscy gracze. Jeśli losuje go serwer, pozostaje ukryty do końca ostatniej rundy, bo kto zna numer, może
podejrzeć karty.

**Nie musisz ufać serwerowi.** Przed pierwszą kartą serwer pokazuje *odcisk*: skrót ukrytego numeru i losowego tekstu,
soli. Po meczu ujawnia jedno i drugie. Wtedy twój własny program rozdaje ten numer i sprawdza, czy zgadza się odcisk i
wszystkie karty. Serwer, który wybierałby karty podczas gry, nie przeszedłby tej próby.
"""


def room_keys():
    return """\
# Klawisze w pokoju

| klawisz | co robi |
|---|---|
| `c` | otwiera czat; F5–F8 wysyłają gotową wiadomość |
| `u` | solo cofa twój ostatni ruch, a w meczu prosi o cofnięcie; `y` to zgoda, `n` odrzuca lub wycofuje |
| `h` | prosi komputer o podpowiedź, jeśli pokój na to pozwala |
| `d` | decyduje, co dalej, gdy kogoś nie ma |
| `s` | zajmuje wolne miejsce albo odbiera twoje komputerowi |
| `o` | otwiera menu ze wszystkim innym |
| `?` | pokazuje te strony |

## Tabliczki graczy

| znak | co oznacza |
|---|---|
| ▲ maksymalizuje, ▼ minimalizuje | rola w tej rundzie |
| » | ten gracz ma ruch |
| ● ○ | połączenie jest; offline |
| 0:09 ! | została mniej niż jedna dziesiąta czasu |
| +10 | ostatnia zmiana wyniku i co dla ciebie znaczy |
"""


def second_leg():
    return """\
**Druga runda.** Oboje znacie już talię, więc ekran pokazuje następne karty, dopóki pokazała je pierwsza runda.

**Martwe numery.** Na nielicznych numerach każda runda kończy się po kilku kartach, cokolwiek zagracie. Serwer nigdy nie
losuje takiego numeru ani takiego, na którym pojedynek komputerów kończy się wcześnie. Jeśli wpiszesz martwy numer,
zobaczysz ostrzeżenie, ale możesz go zagrać. Na każdym innym numerze runda też może skończyć się wcześnie, jeśli ktoś to
wymusi.
"""


def single_leg_match():
    return """\
# Mecz

Mecz ma **jedną rundę** i wygrywa wyższy wynik. Tylko pojedynek ma **dwie rundy na tej samej talii**: w drugiej role się
zamieniają, a wygrywa ten, kto ma lepszy wynik przy maksymalizowaniu. Równe wyniki to remis.
"""


def table():
    return """\
# W pokoju

**Rewanż.** Po meczu możecie zagrać jeszcze raz, na tym samym numerze albo na nowym. Rewanż zacznie się, gdy wszyscy
wybiorą to samo.

**Wyjście.** Jeśli wyjdziesz albo stracisz połączenie, twoje miejsce czeka i możesz wrócić w każdej chwili. Po minucie
druga osoba może ogłosić zwycięstwo, pozwolić komputerowi grać za ciebie albo czekać dalej. Gdy wrócisz, odbierasz
komputerowi swoje miejsce.

**Poddanie** to przegrany mecz. Jest w menu pokoju.

**Komputery** mogą zajmować miejsca, w każdej roli i na kilku poziomach. Komputer widzi tylko to, co ty na jego miejscu.
Jeśli pokój pozwala na podpowiedzi, możesz zapytać komputer, co by zagrał i jakiego końcowego wyniku się spodziewa. Twój
wynik będzie wtedy wynikiem z pomocą.

**Analiza.** Po meczu komputer ocenia każdy ruch.

**Widzowie** widzą to, co widzą wszyscy gracze, i między meczami mogą zająć wolne miejsce. Gospodarz może nie wpuszczać
widzów.

**Gospodarz** to osoba, która otworzyła pokój. Między meczami wybiera ustawienia następnego, zwalnia miejsca, usuwa ludzi
albo przekazuje swoją rolę komuś innemu.

**Czat.** Napisz wiadomość albo wyślij gotową. Jeśli kogoś wyciszysz, nikt inny tego nie zauważy.

**Inne urządzenie.** W menu pokoju jest kod, który przenosi twoje miejsce na inne urządzenie. Działa raz, przez dziesięć
minut.
"""


def takebacks():
    return """\
**Cofanie ruchów.** Solo możesz cofnąć ostatni ruch, jeśli nie odkrył karty. W partii *treningowej* możesz cofnąć każdy
ruch, a wynik trafia na osobną listę. W meczu możesz poprosić o cofnięcie swojego ostatniego ruchu i wszystkich po nim.
Inni gracze muszą się zgodzić; komputer zgadza się zawsze. Zegary też się cofają. Jeśli ruch odkrył kartę, mecz liczy się
do rankingu tylko przy twojej przegranej, a jego wyniki są wynikami z pomocą.
"""


def together():
    return """\
# Razem

Wszyscy gracze są po jednej stronie: wynik jest jeden dla wszystkich i nikt nie wygrywa ani nie przegrywa sam. Gospodarz
ustala liczbę miejsc, od 2 do 48, i może część z nich dać komputerom. Można przychodzić i odchodzić, dopóki wszyscy nie
zgłoszą gotowości.

**Ruchy** idą kolejno wokół stołu. Jeśli pokój ma zegar i komuś skończy się czas, gra kończy się dla wszystkich.

**Wyjście.** Jeśli wyjdziesz, pozostali grają dalej. Za kogoś, kto wyszedł albo jest offline od minuty, może grać komputer
lub widz, jeśli wszyscy gracze się zgodzą.

**Cofanie ruchów** wymaga zgody wszystkich.
"""
