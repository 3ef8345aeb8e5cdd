# Made from client/text/pl/cli_help.ftl by `python -m client.catalogue`.


def about():
    return "Gry karciane dla jednej osoby i dla wielu: solo, z komputerem albo ze znajomymi."


def version():
    return "Pokaż wersję i zakończ."


def section(key):
    return {
        "play": "Gra",
        "results": "Wyniki",
        "records": "Zapisy",
        "server": "Twój serwer",
        "computers": "Komputery, które grają",
        "games": "Własne gry",
        "other": "Pomoc i ustawienia",
    }[key]


def more():
    return "Pomoc do polecenia: turnabout help COMMAND. Opcje gry: turnabout help GAME."


def game_options():
    return "Opcje gry, do --option: turnabout help GAME."


def server_command(key):
    return {
        "serve": "Uruchom serwer.",
        "status": "Pokaż serwer działający na tym komputerze.",
        "stop": "Zatrzymaj serwer działający na tym komputerze.",
        "simulate": "Każ komputerom grać mecze i zapisz je.",
        "arena": "Zmierz, jak dobrze grają komputery.",
        "solve": "Sprawdź, które numery da się wygrać.",
        "catalog": "Pokaż zainstalowane gry.",
        "new-game": "Utwórz pakiet z małą grą jako początek własnej.",
        "check-game": "Sprawdź, czy zainstalowana gra nie ma błędów.",
        "backup": "Skopiuj dane serwera do pliku.",
        "restore": "Odtwórz dane serwera z kopii.",
        "export": "Wypisz zapisy zakończonych meczów.",
    }[key]


def option_name():
    return "Twoje imię. Zostanie zapamiętane."


def option_profile():
    return "Graj na tym komputerze jako inna osoba. Każdy profil ma własne imię, miejsca i wyniki [default]."


def option_ascii():
    return "Używaj tylko znaków ASCII [według ustawień systemu]."


def option_role():
    return "Twoja rola w pierwszej rundzie, np. maximizer albo minimizer [losowa]."


def option_clock():
    return "Limit czasu: 30 to 30 s na ruch; 3d to 3 dni na ruch; 5m+3 to 5 minut na rundę i 3 s więcej za każdy ruch [brak]."


def option_game(games):
    return f"Gra: {formats.either(games)}."


def option_option():
    return "Opcja gry, np. variant=hex. Powtórz, by podać ich więcej."


def option_form():
    return "Forma meczu: match, mirror (obie rundy naraz), together albo race [zależnie od opcji]."


def option_seats():
    return "Liczba miejsc, jeśli gra może mieć więcej niż dwa."


def option_pace():
    return "Ile sekund co najmniej trwa ruch komputera."


def option_notes():
    return "Pokazuj tablicę notatek, czyli co jest jeszcze możliwe, w grach, które ją mają."


def option_public():
    return "Pokaż pokój w turnabout rooms, aby każdy mógł dołączyć."


def option_spectators():
    return "Pozwól oglądać osobom bez miejsca."


def option_plain():
    return "Używaj wierszy tekstu zamiast pełnego ekranu [gdy nie ma terminala]."


def about_play(game):
    return f"Otwórz ekran startowy albo od razu zacznij grę.\n\nGra zaczyna się od razu z --game, --number, --against albo --computers. Solo: turnabout play --game {game}. Z komputerem: turnabout play --against easy.\n\nTwój własny serwer startuje, gdy jest potrzebny, i zatrzymuje się 10 minut po wyjściu ostatniego gracza. Zobacz turnabout status."


def about_verify():
    return "Sprawdź zapisy, rozdając i grając je od nowa.\n\nDla najwyżej dwudziestu zapisów wypisywany jest pierwszy błąd."


def verify_file():
    return "Link do zapisu albo plik z zapisem, listą zapisów lub jednym zapisem w wierszu, zwykły lub zstd; - to standardowe wejście."


def play_number():
    return "Numer rozdania, który wyznacza karty [losowy]."


def play_against():
    return "Graj z komputerem: easy, normal, strong albo random."


def play_casual():
    return "Bez przeciwnika: możesz cofnąć każdy ruch; wynik trafia na osobną listę."


def play_names():
    return "Bez przeciwnika: do pięciu osób gra na zmianę na tym ekranie, np. 'Ada, Ben'."


def play_hints():
    return "Pozwól na podpowiedzi w meczu z komputerem."


def play_computers():
    return "Oglądaj grę dwóch komputerów, np. strong,easy."


def play_server():
    return "Serwer, na którym grasz [własny]."


def about_host():
    return "Otwórz pokój dla znajomych albo wróć do ostatniego.\n\nBez --server pokój powstaje na twoim serwerze. Serwer działa dalej po tym poleceniu: turnabout status go pokazuje, a turnabout stop zatrzymuje."


def host_number():
    return "Numer rozdania, który widzą oboje [losowy i ukryty]."


def host_hints():
    return "Pozwól obojgu na podpowiedzi."


def host_computers():
    return "Oddaj ostatnie N miejsc komputerowi, np. 1,easy."


def host_port():
    return "Port twojego serwera [8420 albo ostatni]."


def host_server():
    return "Serwer, na którym otworzyć pokój [własny]."


def host_new():
    return "Otwórz nowy pokój, nawet jeśli masz niedokończony mecz."


def about_join():
    return "Dołącz do czyjegoś pokoju albo go oglądaj."


def join_target():
    return "Pokój: HOST[:PORT]/CODE, link albo samo CODE na ostatnio używanym serwerze."


def join_seat_code():
    return "Przenieś tu swoje miejsce kodem, który pokazuje drugie urządzenie."


def about_replay():
    return "Obejrzyj zakończony mecz ruch po ruchu, z obiema rundami obok siebie."


def replay_target():
    return "Plik z zapisami, adres w sieci, pokój jako HOST[:PORT]/CODE albo samo CODE."


def replay_index():
    return "Który mecz, jeśli jest ich kilka: 1 to pierwszy."


def option_server():
    return "Serwer, który zapytać [ten, na którym grasz]."


def about_settings():
    return "Pokaż ustawienia albo zmień jedno z nich."


def settings_name():
    return "Ustawienie."


def settings_value():
    return "Nowa wartość albo \"default\"."


def about_scores():
    return "Pokaż dziesięć najlepszych partii solo i statystyki."


def about_number():
    return "Pokaż najlepsze wyniki jednego numeru rozdania."


def number_number():
    return "Numer rozdania."


def number_together():
    return "Wyniki N graczy razem [gry solo i pojedynków]."


def about_analyze():
    return "Pokaż, jak dobrze rozegrano mecze.\n\nKomputer ocenia każdy ruch: dokładność graczy, najgorsze błędy i zmiany przewidywanego wyniku."


def analyze_json():
    return "Zapisz analizy do pliku, jedną w wierszu; - wypisuje je na ekran."


def about_rooms():
    return "Pokaż publiczne pokoje i dołącz do jednego z nich.\n\nLista zmienia się na żywo. Z --plain albo bez terminala jest wypisywana raz."


def about_games():
    return "Pokaż swoje partie; na początku te, które czekają na ciebie.\n\nKażdy wiersz ma stan i pozostały czas, grę i innych graczy, wynik, ostatni ruch oraz adres dla turnabout join.\nBez --server lista obejmuje wszystkie serwery, na których masz partię do wznowienia."


def games_watch():
    return "Wypisuj każdą zmienioną partię, dopóki nie przerwiesz."


def games_run():
    return "Z --watch: uruchom podany po tym program dla każdej partii, która zaczyna na ciebie czekać. Jego ostatnim argumentem jest wiersz partii, np.: turnabout games --watch --run notify-send \"Turnabout\"."


def games_command():
    return "Program do uruchomienia, z argumentami."


def about_quick():
    return "Zagraj z następną osobą, która chce tej samej gry.\n\nOboje musicie chcieć tych samych opcji, formy i zegara. Numer rozdania jest losowy i ukryty."


def about_daily():
    return "Pokaż numer dnia albo go zagraj. Masz jedną próbę.\n\nKażda gra ma jeden numer dziennie. Jest taki sam dla wszystkich na serwerze i ukryty do końca dnia (UTC)."


def daily_day():
    return "Wypisz tabelę wcześniejszego dnia, np. 2026-11-20."


def daily_computer():
    return "Zagraj dzisiejszy numer z komputerem."


def daily_friend():
    return "Zagraj dzisiejszy numer z kimś, kto dołączy kodem."


def about_standings():
    return "Pokaż rankingi graczy w danej grze."


def option_correspondence():
    return "Pokaż rankingi partii korespondencyjnych (dzień lub więcej na ruch)."


def about_player():
    return "Pokaż stronę gracza.\n\nSą na niej rankingi i wyniki w każdej grze oraz najnowsze mecze z linkami do zapisów."


def player_player():
    return "Imię gracza, jego id albo poziom komputera [twoja strona]."


def about_matches():
    return "Szukaj zakończonych meczów według gry, przeciwnika, wyniku, daty lub numeru.\n\nLista innego gracza ma tylko mecze rankingowe. Każdy mecz ma link do zapisu."


def matches_player():
    return "Imię gracza, jego id albo poziom komputera [twoje mecze]."


def matches_against():
    return "Tylko przeciw tej osobie. Imię gracza, jego id albo poziom komputera."


def matches_result():
    return "Tylko z tym wynikiem: won, lost, drawn albo played (nikt nie mógł wygrać)."


def matches_since():
    return "Tylko od tego dnia (UTC), np. 2026-11-20."


def matches_until():
    return "Tylko do tego dnia (UTC)."


def matches_number():
    return "Tylko na tym numerze rozdania. Dodaj --game."


def matches_everyone():
    return "Z --number: mecze wszystkich graczy."


def matches_count():
    return "Ile najnowszych meczów pokazać."


def about_challenge():
    return "Wyzwij dawnego przeciwnika na mecz na zasadach waszego ostatniego meczu."


def challenge_player():
    return "Dawny przeciwnik: imię albo id."


def about_versus():
    return "Pokaż swoje wyniki przeciw jednemu graczowi, według gry i formy."


def versus_opponent():
    return "Imię gracza, jego id albo poziom komputera."


def versus_player():
    return "Pokaż wyniki tego gracza zamiast twoich. Imię gracza, jego id albo poziom komputera."


def option_example():
    return "Wypisz przykładowy program w python albo javascript."


def about_bot(game):
    return f"Daj swojemu programowi zagrać na miejscu w pokoju.\n\nProgram czyta jeden obiekt JSON w wierszu. Na każdy obiekt typu \"turn\" odpowiada wierszem takim jak {{\"move\": \"KS>7D\"}}. Zobacz --example python i client/README.md.\n\nZ --game sam otwiera pokój, na przykład: turnabout bot --exec \"python3 mine.py\" --game {game} --against strong --matches 20."


def bot_target():
    return "Pokój jako HOST[:PORT]/CODE. Z --game: serwer jako HOST[:PORT] [własny]."


def bot_program():
    return "Program i jego argumenty."


def bot_against():
    return "Z --game: graj z komputerem, np. strong."


def bot_alone():
    return "Z --game: graj solo."


def bot_number():
    return "Z --game: numer rozdania [losowy]."


def bot_matches():
    return "Wyjdź po N meczach [1 z komputerem lub solo, inaczej tyle, ile zechcą inni]."


def bot_takebacks():
    return "Zgadzaj się na cofanie ruchów [odmowa]."


def bot_patience():
    return "Ile sekund może nie być innego gracza, albo never. Potem bot ogłasza zwycięstwo. Między meczami zwalnia miejsce we własnym pokoju; z --matches wychodzi z cudzego."


def bot_name():
    return "Imię bota [nazwa programu]."


def bot_profile():
    return "Profil bota. Dwa boty w jednym pokoju potrzebują dwóch profili."


def about_help():
    return "Objaśnij polecenie albo pokaż opcje gry."


def help_topic():
    return "Polecenie albo gra [lista poleceń]."


def about_link():
    return "Bądź tą samą osobą na innym urządzeniu, dzięki linkowi."


def link_link():
    return "Link, który pokazuje drugie urządzenie, albo jego kod [pokazuje link]."


def about_words():
    return "Skompiluj komunikaty pakietu z grą, dla Pythona i przeglądarki."


def words_folder():
    return "Katalog pakietu Pythona; jego komunikaty są w text/en."


def words_web():
    return "Katalog planszy dla przeglądarek, jeśli taki jest."


def words_check():
    return "Nic nie zapisuj; zgłoś błąd, jeśli jakiś moduł jest nieaktualny."


def usage():
    return "Użycie: "


def heading(key):
    return {
        "options": "Opcje",
        "arguments": "Argumenty",
    }[key]


def show_help():
    return "Pokaż tę pomoc."


def required():
    return "wymagane"


def install_completion():
    return "Zainstaluj uzupełnianie dla tej powłoki."


def show_completion():
    return "Pokaż uzupełnianie dla tej powłoki, żeby je skopiować lub zmienić."
