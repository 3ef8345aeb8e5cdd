# Made from client/text/pl/rejections.ftl by `python -m client.catalogue`.


def frame_is_binary():
    return "Serwer dostał ramkę binarną. Wysyłaj ramki tekstowe z jednym obiektem JSON."


def frame_is_not_json():
    return "Serwer dostał ramkę, która nie jest JSON-em. Wyślij jeden obiekt JSON."


def type_missing():
    return "Polecenie nie ma typu. Dodaj go."


def unknown_type(type):
    return f"Serwer tego nie umie ({type}): jego Turnabout jest starszy niż twój. Poproś gospodarza o aktualizację."


def unknown_field(field):
    return f"Polecenie nie ma pola {field}. Usuń je."


def field_missing(field):
    return f"Polecenie wymaga pola {field}. Dodaj je."


def field_wrong(field):
    return f"Pole {field} polecenia ma złą wartość. Zmień ją."


def wrong_protocol(newer):
    return "Twój Turnabout jest starszy niż ten na serwerze. Zaktualizuj go." if newer else "Turnabout na serwerze jest starszy niż twój. Poproś gospodarza o aktualizację."


def hello_missing():
    return "Serwer jeszcze cię nie zna. Najpierw wyślij hello."


def hello_repeated():
    return "Serwer dostał już hello. Otwórz osobne połączenie dla każdej osoby."


def name_length(limit):
    return f"Imię ma od 1 do {formats.number(limit)} znaków. Wybierz inne."


def name_invisible_character():
    return "W tym imieniu jest niewidoczny znak. Użyj liter, cyfr, znaków lub emoji."


def name_like_computer():
    return "Imię nie może zaczynać się od „computer:”. Wybierz inne."


def line_length(limit):
    return f"Wiadomość ma od 1 do {formats.number(limit)} znaków. Zmień swoją."


def text_hidden_character(text):
    return ("W tym imieniu" if text == "name" else "W tej wiadomości") + " jest ukryty znak. Usuń go."


def text_too_many_marks(text):
    return ("W tym imieniu" if text == "name" else "W tej wiadomości") + " jest za dużo znaków przy jednej literze. Usuń część z nich."


def text_shows_nothing(text):
    return ("W tym imieniu" if text == "name" else "W tej wiadomości") + " nic nie widać. Użyj liter, cyfr, znaków lub emoji."


def commands_too_fast(seconds):
    return f"Za szybko wysyłasz polecenia. Spróbuj za {formats.duration(seconds)}."


def lines_too_fast(seconds):
    return f"Za szybko wysyłasz wiadomości. Spróbuj za {formats.duration(seconds)}."


def replays_too_fast(seconds):
    return f"Prosisz o zbyt wiele odtworzeń. Spróbuj za {formats.duration(seconds)}."


def pages_too_fast(seconds):
    return f"Za szybko przeglądasz to odtworzenie. Spróbuj za {formats.duration(seconds)}."


def links_too_fast(seconds):
    return f"Za szybko łączysz urządzenia. Spróbuj za {formats.duration(seconds)}."


def too_many_wrong_codes(seconds):
    return f"Za dużo złych kodów. Spróbuj za {formats.duration(seconds)}."


def rooms_too_fast(seconds):
    return f"Z twojego adresu otwarto za dużo pokojów. Spróbuj za {formats.duration(seconds)}."


def matches_too_fast(seconds):
    return f"Z twojego adresu zaczęto za dużo meczów. Spróbuj za {formats.duration(seconds)}."


def store_away():
    return "Serwer nie ma dostępu do swojego magazynu danych, więc mogło się to nie udać. Spróbuj ponownie."


def store_read_only():
    return "Serwer nie może zapisywać w swoim magazynie danych, więc to się nie udało. Spróbuj ponownie."


def database_away():
    return "Serwer nie ma dostępu do bazy zakończonych meczów. Spróbuj później."


def room_stopped():
    return "Ten pokój zatrzymał się z powodu błędu serwera. Mecz jest zapisany: wrócisz do niego po naprawie serwera."


def room_busy():
    return "W tym pokoju czeka za dużo poleceń. Spróbuj za chwilę."


def log_full():
    return "Historia tego pokoju jest już za długa. Otwórz nowy pokój."


def not_a_room_code(example):
    return f"To nie kod pokoju. Kod wygląda tak: {example}. Sprawdź go u gospodarza."


def no_such_room(room):
    return f"Na tym serwerze nie ma pokoju {room}. Sprawdź kod u gospodarza."


def not_in_room():
    return "Nie jesteś w żadnym pokoju. Najpierw wejdź do pokoju."


def in_room(room):
    return f"Jesteś w pokoju {room}. Najpierw z niego wyjdź."


def connected_elsewhere(room):
    return f"Jesteś już w pokoju {room}, na innym urządzeniu lub w innym oknie. Graj też tutaj albo dołącz jako ktoś inny."


def removed_from_room():
    return "Gospodarz usunął cię z tego pokoju. Dołącz do innego."


def room_full(names):
    return f"Pokój jest pełny. Grają: {formats.names(names)}."


def no_spectators(names):
    return f"Pokój jest pełny i nie wpuszcza widzów. Grają: {formats.names(names)}."


def not_owner(name):
    return "Może to zrobić tylko gospodarz." if name is None else f"Może to zrobić tylko gospodarz: {formats.name(name)}."


def only_between_matches(what):
    return "Tylko między meczami można " + ("zwolnić swoje miejsce" if what == "stand" else "dodać komputer" if what == "seat_computer" else "zwolnić miejsce" if what == "free" else "usunąć kogoś, kto ma miejsce" if what == "ban" else "zmienić ustawienia" if what == "configure" else "zmienić uczestników" if what == "enlist" else "wybrać, kto gra" if what == "play_as" else "to zrobić") + ". Poczekaj do końca meczu."


def unknown_game(*, game, games):
    return f"Ten serwer nie ma gry {formats.name(game)}. Wybierz {formats.either(games)}."


def unknown_rules(*, game, rules):
    return f"Ten serwer nie ma wersji {rules} zasad gry {formats.name(game)}."


def wrong_option(*, game, option):
    return f"Opcja {option} gry {formats.name(game)} nie może mieć tej wartości. Wybierz inną."


def form(key):
    return {
        "match": "przeciw sobie",
        "solo": "solo",
        "together": "razem",
        "race": "jako wyścig",
        "mirror": "jako mecz lustrzany",
    }[key]


def form_not_played(*, game, form, forms):
    return f"Przy tych opcjach w {formats.name(game)} nie gra się {form}. Graj {formats.either(forms)}."


def seats_not_played(*, game, form, fewest, most, wished, exact):
    return f"{formats.name(game)} ({form}) nie może mieć tylu miejsc: {formats.number(wished)}. " + (f"Wybierz {formats.number(most)}." if exact else f"Wybierz od {formats.number(fewest)} do {formats.number(most)}.")


def no_role_to_choose(game):
    return f"W {formats.name(game)} wszyscy mają tę samą rolę, więc nie ma czego wybierać."


def unknown_role(*, game, role, roles):
    return f"{formats.name(game)} nie ma roli „{role}”. Wybierz {formats.either(roles)}."


def role(key):
    return {
        "maximizer": "maksymalizowanie",
        "minimizer": "minimalizowanie",
        "player": "granie",
        "owner": "strzeżenie drzewa",
        "guesser": "zgadywanie",
    }[key]


def no_winnable_numbers(game):
    return f"W {formats.name(game)} gra się na punkty, więc numeru nie da się wygrać ani przegrać. Wybierz inny numer."


def no_winnable_number_found():
    return "Nie udało się na czas znaleźć wygrywalnego numeru. Spróbuj ponownie albo wpisz numer."


def race_without_clock():
    return "Wyścig nie ma zegara: wygrywa ten, kto pierwszy skończy. Wybierz grę bez zegara."


def solo_without_clock():
    return "Grasz solo, więc nie ma zegara. Wybierz grę bez zegara."


def casual_not_alone():
    return "Treningowa może być tylko partia solo."


def casual_undoes_anyway(game):
    return f"{game} i tak pozwala cofać każdy ruch, więc nie ma tu partii treningowych."


def unknown_level(*, level, levels):
    return f"Ten serwer nie ma poziomu komputera „{level}”. Wybierz {formats.either(levels)}."


def levels_per_seat(*, seats, wished):
    return f"Liczba wpisów dla komputerów: {formats.number(wished)}, a liczba miejsc: {formats.number(seats)}. Podaj po jednym na miejsce."


def too_many_computers(limit):
    return "W twoich pokojach może być najwyżej " + (f"{formats.number(limit)} komputer" if limit == 1 else f"{formats.number(limit)} komputery" if limit % 10 >= 2 and limit % 10 <= 4 and (limit % 100 < 12 or limit % 100 > 14) else f"{formats.number(limit)} komputerów") + ". Najpierw usuń jeden."


def quick_match_alone():
    return "Szybki mecz wymaga drugiej osoby. Wybierz inną formę albo otwórz pokój."


def challenge_needs_two_seats():
    return "Wyzwanie jest dla dwojga. Wybierz dwa miejsca i żadnego komputera."


def challenge_yourself():
    return "Nie możesz wyzwać siebie. Wybierz kogoś innego."


def never_opponents():
    return "Wyzwać możesz tylko kogoś, z kim masz zakończony mecz."


def challenged_already(*, name, room):
    return f"To wyzwanie już czeka w pokoju {room}: {formats.name(name)}. Poczekaj na odpowiedź albo je wycofaj."


def too_many_challenges(limit):
    return f"Masz już maksymalną liczbę otwartych wyzwań: {limit}. Wycofaj jedno."


def challenges_refused(name):
    return f"{formats.name(name)} nie przyjmuje twoich wyzwań."


def push_endpoint_not_public():
    return "Serwer nie może połączyć się z usługą powiadomień twojej przeglądarki. Użyj innej."


def push_keys_invalid():
    return "Klucze powiadomień twojej przeglądarki są nieprawidłowe. Wyłącz i włącz powiadomienia."


def seat_kept(name):
    return f"To miejsce czeka na kogoś innego: {formats.name(name)}. Możesz oglądać."


def no_challenge():
    return "Ten pokój nie jest już wyzwaniem."


def not_challenged(name):
    return f"To wyzwanie jest dla kogoś innego: {formats.name(name)}."


def quick_match_settings():
    return "Oboje poprosiliście o te ustawienia. Zmień je po meczu albo otwórz własny pokój."


def quick_match_computer():
    return "To miejsce jest dla innego gracza. Aby grać z komputerem, wyjdź i otwórz własny pokój."


def nobody_waits():
    return "W tym pokoju nikt już nie czeka. Poszukaj innego meczu."


def waiting_room_unreachable():
    return "Nie można połączyć się z czekającymi graczami. Spróbuj za minutę."


def more_seated_than_seats(*, seats, wished):
    return f"Zajętych miejsc jest więcej ({formats.number(seats)}) niż żądanych ({formats.number(wished)}). Najpierw zwolnij kilka."


def shared_terminal_at_once():
    return "Tu gra się jednocześnie, więc nie da się dzielić terminala. Niech każdy użyje własnego albo dodaj komputer."


def shared_terminal_hidden():
    return "Tu gracze coś przed sobą ukrywają, więc nie da się dzielić terminala. Niech każdy użyje własnego albo dodaj komputer."


def not_seated():
    return "Nie masz miejsca w tym pokoju. Najpierw je zajmij."


def seated_already():
    return "Masz już miejsce w tym pokoju. Zwolnij je, aby zająć inne."


def no_such_seat(*, seat, seats):
    return f"W tym pokoju nie ma miejsca {seat}. Wybierz " + ("miejsce 1" if seats == 1 else f"miejsce od 1 do {seats}") + "."


def seat_taken(*, name, free):
    return f"To miejsce jest zajęte: {formats.name(name)}. " + ("Nie ma wolnych miejsc." if free is None else f"Wolne miejsca: {formats.either(free)}.")


def seat_empty():
    return "Nikt nie ma tego miejsca. Wybierz zajęte."


def own_seat():
    return "To twoje własne miejsce. Wstań, aby je zwolnić."


def computer_takes_no_seat():
    return "Komputer nie zajmuje miejsca sam. Dodaje go gospodarz."


def computer_not_playing():
    return "Na tym miejscu nie gra komputer."


def computer_plays_your_seat():
    return "Na twoim miejscu gra komputer. Najpierw na nie wróć."


def computer_plays_already():
    return "Za tę osobę już gra komputer."


def computer_owns_no_room():
    return "Komputer nie może być gospodarzem. Wybierz człowieka."


def owner_already():
    return "Ta osoba już jest gospodarzem. Wybierz kogoś innego."


def remove_yourself():
    return "Nie możesz usunąć siebie. Po prostu wyjdź z pokoju."


def removed_already():
    return "Ta osoba jest już usunięta."


def too_many_removed(limit):
    return f"Z tego pokoju usunięto już maksymalną liczbę osób: {formats.number(limit)}. Otwórz nowy pokój."


def player_is_here(name):
    return f"{formats.name(name)} jest tutaj. Możesz to zrobić tylko wtedy, gdy kogoś nie ma."


def player_not_away_long_enough(*, name, patience, seconds):
    return f"{formats.name(name)} jest offline krócej niż {formats.duration(patience)}. Poczekaj jeszcze {formats.duration(seconds)}."


def waited_too_briefly(*, name, patience, seconds):
    return f"{formats.name(name)} zastanawia się krócej niż {formats.duration(patience)}. Poczekaj jeszcze {formats.duration(seconds)}."


def not_a_seat_code(example):
    return f"To nie kod miejsca. Kod wygląda tak: {example}. Sprawdź go na drugim urządzeniu."


def seat_code_invalid():
    return "Ten kod miejsca jest błędny, użyty lub nieważny. Poproś o nowy."


def seat_code_outdated():
    return "Osoba, która utworzyła ten kod, nie ma już tego miejsca. Poproś o nowy kod."


def link_invalid():
    return "Ten link jest błędny, użyty lub nieważny. Utwórz nowy na drugim urządzeniu."


def link_used():
    return "Tego linku użyto już na innym urządzeniu. Utwórz nowy na drugim urządzeniu."


def names_repeated():
    return "Każdy uczestnik musi mieć inne imię. Zmień któreś."


def no_tournament_to_end(limit):
    return f"W tym pokoju nie ma turnieju. Wpisz od 1 do {formats.number(limit)} imion, aby go zacząć."


def no_tournament():
    return "W tym pokoju nie ma turnieju. Może go zacząć gospodarz."


def not_competing(*, name, names):
    return f"{formats.name(name)} nie jest w turnieju. Wybierz {formats.either(names)}."


def name_plays_elsewhere(name):
    return f"{formats.name(name)} gra na innym miejscu. Wybierz inne imię."


def no_leg_to_start():
    return "Żadna runda nie czeka na początek."


def not_next_leg(*, match, leg):
    return f"Następna jest runda {leg} meczu {match}. Zgłoś gotowość do niej."


def ready_already():
    return "Twoja gotowość jest już zgłoszona. Poczekaj na innych."


def match_not_under_way(match):
    return f"Mecz {match} teraz nie trwa."


def match_not_last(match):
    return f"Mecz {match} nie jest ostatnim meczem tego pokoju."


def next_match_agreed():
    return "Następny mecz jest już uzgodniony. Zgłoś gotowość do pierwszej rundy."


def seat_free():
    return "Jest wolne miejsce. Następny mecz zacznie się, gdy ktoś je zajmie."


def offered_already():
    return "Ta propozycja już czeka. Poczekaj na odpowiedź."


def not_offered():
    return "Nikt inny tego teraz nie proponuje. Możesz to zaproponować."


def agreed_already():
    return "Twoja zgoda jest już przekazana. Poczekaj na innych."


def left_match():
    return "Jesteś poza tym meczem. Zajmij znów swoje miejsce, aby wrócić."


def left_match_already():
    return "Już jesteś poza tym meczem. Zajmij znów swoje miejsce, aby wrócić."


def no_match_yet():
    return "Nie zaczął się jeszcze żaden mecz. Poczekaj na początek rundy."


def game_moved_on():
    return "Pozycja się zmieniła. Spójrz na nią i spróbuj ponownie."


def match_over():
    return "Mecz się skończył."


def leg_over():
    return "Runda się skończyła."


def board_over(board):
    return f"Plansza {board} jest skończona."


def not_your_turn(*, name, board):
    return ("To nie twoja kolej" if name is None else f"Teraz kolej ma {formats.name(name)}") + ("" if board is None else f" na planszy {board}") + "."


def move_sealed(board):
    return f"Twój ruch na planszy {board} jest już wykonany. Poczekaj na drugą planszę."


def out_of_time():
    return "Twój czas się skończył i gra za ciebie pokój. Poczekaj na następną rundę."


def move_not_allowed(move):
    return f"Zasady nie dopuszczają {move}. Wybierz inny ruch."


def not_a_move(*, move, examples):
    return f"„{move}” to nie ruch. Wpisz ruch, np. {formats.either(examples)}."


def not_a_card(move):
    return f"„{move}” to nie ruch: karty brakuje albo jest błędna. Wpisuj karty tak jak KS lub TD."


def no_such_board():
    return "Mecz lustrzany ma plansze 1 i 2. Wpisz 1: lub 2: przed ruchem."


def hints_off():
    return "W tym pokoju nie ma podpowiedzi. Może na nie pozwolić gospodarz."


def hint_for_computer():
    return "Komputer nie dostaje podpowiedzi."


def hint_not_your_turn():
    return "Podpowiedzi są dla osoby, która ma ruch. Poczekaj na swoją kolej."


def too_many_hints():
    return "Ten mecz jest za długi na kolejną podpowiedź. Graj dalej."


def undo_by_move(game):
    return f"{game} ma własne cofanie. Użyj go."


def undo_reveals():
    return "Ostatni ruch odkrył kartę, więc nie możesz go cofnąć. W partii treningowej możesz cofnąć każdy ruch."


def takeback_without_place():
    return "W prośbie o cofnięcie brakuje rundy i ruchu. Spróbuj ponownie."


def takeback_asked_already():
    return "Prośba o cofnięcie już czeka. Poczekaj na odpowiedź."


def takeback_after_leg():
    return "Runda się skończyła, więc nie możesz cofnąć ruchu."


def takeback_without_move():
    return "Nie masz w tej rundzie jeszcze żadnego ruchu."


def takeback_final():
    return "Tego ruchu nie można cofnąć."


def too_many_takebacks():
    return "Ten mecz jest za długi na kolejne cofnięcie. Graj dalej."


def no_takeback_asked():
    return "Nikt nie prosi teraz o cofnięcie."


def takeback_own():
    return "Na cofnięcie twojego ruchu muszą zgodzić się inni. Poczekaj na ich odpowiedzi."


def claim_alone():
    return "Grasz solo, więc nie ma nad kim ogłaszać zwycięstwa."


def claim_only_of_two():
    return "Zwycięstwo można ogłosić tylko w meczu dwojga. Niech za nieobecną osobę zagra komputer."


def claim_in_correspondence(name):
    return f"W partii korespondencyjnej nikt nie gra za kogoś (tu: {formats.name(name)}) i nikt nie ogłasza zwycięstwa. Komu skończy się czas, ten przegrywa."


def seat_not_of_another_person():
    return "To nie jest miejsce innej osoby. Wybierz miejsce kogoś nieobecnego."


def nobody_away():
    return "Nikogo nie brakuje."


def several_away(several):
    return f"Brakuje kilku osób. Wybierz miejsce {formats.either(several)}."


def played_to_end(name):
    return f"{formats.name(name)} ma już całą grę za sobą. Ten wynik się liczy."


def replacement_asked_already():
    return "Prośba o zastępstwo już czeka. Poczekaj na odpowiedź."


def replacement_by_claim():
    return "Zajmij miejsce albo ogłoś zwycięstwo, aby poprosić o zastępstwo."


def no_replacement_asked():
    return "Nikt nie prosi teraz o zastępstwo."


def replacement_own():
    return "Muszą zgodzić się inni; to twoje miejsce."


def nobody_to_agree():
    return "Nie ma tu nikogo, kto mógłby się zgodzić. Poczekaj, aż ktoś wróci."


def no_daily_number(game):
    return f"{formats.name(game)} nie ma numeru dnia. Wybierz inną grę."


def daily_settings():
    return "Numer dnia wszyscy grają z tymi samymi ustawieniami. Do innych otwórz własny pokój."


def daily_tournament():
    return "Numeru dnia nie można grać w turnieju. Otwórz własny pokój."


def daily_computer():
    return "Ten pokój jest dla dwóch osób. Aby grać z komputerem, zacznij numer dnia z komputerem."


def daily_hint():
    return "Na numerze dnia nie ma podpowiedzi."


def daily_takeback():
    return "Na numerze dnia nie cofa się ruchów."


def daily_once():
    return "Numer dnia można zagrać raz. Zagraj jutrzejszy albo otwórz własny pokój."


def daily_seat_kept():
    return "Ten numer dnia jest już zagrany tutaj i zachowujesz miejsce. Możesz wyjść z pokoju."


def daily_tried(*, game, name):
    return ("Twoja próba" if name is None else f"{formats.name(name)}: próba") + f" na dzisiejszym numerze {formats.name(game)} jest już wykorzystana. Nowy numer będzie jutro."


def daily_over(day):
    return f"Dzień tego numeru, {formats.day(day)}, już się skończył. Otwórz pokój na dzisiejszy numer."


def daily_hidden(day):
    return f"Numer dnia {formats.day(day)} i zapis tego meczu są ukryte do północy UTC."


def daily_day(*, day, first, last):
    return f"Wyniki z dnia {formats.day(day)} są niedostępne. Wybierz dzień od {formats.day(first)} do {formats.day(last)}."


def no_such_match(match):
    return f"W tym pokoju nie było meczu {match}."


def match_not_finished(match):
    return f"Mecz {match} jeszcze trwa. Poczekaj do końca."


def no_record():
    return "Serwer nie ma zapisu tego meczu: skończył się bez ruchu albo został usunięty."


def unknown_player():
    return "Ta osoba nie ma na tym serwerze zakończonego meczu."


def same_player():
    return "Nie można porównać gracza z nim samym. Wybierz kogoś innego."


def no_such_leg(*, leg, legs):
    return f"W tym meczu nie ma rundy {leg}. Ma " + (f"{formats.number(legs)} rundę" if legs == 1 else f"{formats.number(legs)} rundy" if legs % 10 >= 2 and legs % 10 <= 4 and (legs % 100 < 12 or legs % 100 > 14) else f"{formats.number(legs)} rund") + "."


def no_such_ply(*, leg, plies):
    return f"Runda {leg} ma tylko " + (f"{formats.number(plies)} ruch" if plies == 1 else f"{formats.number(plies)} ruchy" if plies % 10 >= 2 and plies % 10 <= 4 and (plies % 100 < 12 or plies % 100 > 14) else f"{formats.number(plies)} ruchów") + "."


def not_legs_of_match(*, game, legs, roles):
    return f"To nie są rundy jednego meczu. {formats.name(game)} ma najwyżej " + (f"{formats.number(legs)} rundę" if legs == 1 else f"{formats.number(legs)} rundy" if legs % 10 >= 2 and legs % 10 <= 4 and (legs % 100 < 12 or legs % 100 > 14) else f"{formats.number(legs)} rund") + f", z rolami {formats.every(roles)}."


def match_breaks_rules(*, leg, move):
    return f"Runda {leg}, ruch {move}: zasady nie dopuszczają tego ruchu."


def too_many_analyses(limit):
    return "Czekasz już na " + (f"{formats.number(limit)} analizę" if limit == 1 else f"{formats.number(limit)} analizy" if limit % 10 >= 2 and limit % 10 <= 4 and (limit % 100 < 12 or limit % 100 > 14) else f"{formats.number(limit)} analiz") + ". Spróbuj, gdy jakaś się skończy."


def analyses_busy():
    return "Serwer analizuje za dużo meczów. Spróbuj za minutę."


def too_many_numbers(limit):
    return "Czekasz już na " + (f"{formats.number(limit)} numer" if limit == 1 else f"{formats.number(limit)} numery" if limit % 10 >= 2 and limit % 10 <= 4 and (limit % 100 < 12 or limit % 100 > 14) else f"{formats.number(limit)} numerów") + ". Spróbuj, gdy któryś będzie gotowy."


def too_many_numbers_of_address():
    return "Dla twojego adresu liczy się już za dużo numerów. Spróbuj, gdy któryś będzie gotowy."


def numbers_busy():
    return "Serwer pracuje nad zbyt wieloma numerami. Spróbuj za minutę."
