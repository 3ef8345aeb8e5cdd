# Made from client/text/de/rejections.ftl by `python -m client.catalogue`.


def frame_is_binary():
    return "Der Server hat einen Binärframe bekommen. Schicke Textframes mit je einem JSON-Objekt."


def frame_is_not_json():
    return "Der Server hat einen Frame bekommen, der kein JSON ist. Schicke ein JSON-Objekt."


def type_missing():
    return "Der Befehl hat keinen Typ. Ergänze einen."


def unknown_type(type):
    return f"Der Server kann das nicht ({type}): Sein Turnabout ist älter als deines. Bitte darum, es zu aktualisieren."


def unknown_field(field):
    return f"Der Befehl hat kein Feld {field}. Entferne es."


def field_missing(field):
    return f"Der Befehl braucht ein Feld {field}. Ergänze es."


def field_wrong(field):
    return f"Das Feld {field} des Befehls hat einen falschen Wert. Ändere ihn."


def wrong_protocol(newer):
    return "Dein Turnabout ist älter als das des Servers. Aktualisiere es." if newer else "Das Turnabout des Servers ist älter als deines. Bitte darum, es zu aktualisieren."


def hello_missing():
    return "Der Server kennt dich noch nicht. Schicke zuerst hello."


def hello_repeated():
    return "Du hast schon hello geschickt. Öffne für jede Person eine eigene Verbindung."


def name_length(limit):
    return f"Ein Name hat 1 bis {formats.number(limit)} Zeichen. Wähle einen anderen."


def name_invisible_character():
    return "Dieser Name enthält ein unsichtbares Zeichen. Nimm Buchstaben, Ziffern, Zeichen oder Emojis."


def name_like_computer():
    return "Ein Name darf nicht mit „computer:“ beginnen. Wähle einen anderen."


def line_length(limit):
    return f"Eine Nachricht hat 1 bis {formats.number(limit)} Zeichen. Ändere deine."


def text_hidden_character(text):
    return ("Dieser Name" if text == "name" else "Diese Nachricht") + " enthält ein verborgenes Zeichen. Entferne es."


def text_too_many_marks(text):
    return ("Dieser Name" if text == "name" else "Diese Nachricht") + " hat zu viele Zusatzzeichen auf einem Buchstaben. Entferne einige."


def text_shows_nothing(text):
    return ("Dieser Name" if text == "name" else "Diese Nachricht") + " zeigt nichts. Nimm Buchstaben, Ziffern, Zeichen oder Emojis."


def commands_too_fast(seconds):
    return f"Deine Befehle kommen zu schnell. Versuch es in {formats.duration(seconds)} noch mal."


def lines_too_fast(seconds):
    return f"Deine Nachrichten kommen zu schnell. Versuch es in {formats.duration(seconds)} noch mal."


def replays_too_fast(seconds):
    return f"Du siehst zu viele Matchs an. Versuch es in {formats.duration(seconds)} noch mal."


def pages_too_fast(seconds):
    return f"Du blätterst zu schnell durch dieses Match. Versuch es in {formats.duration(seconds)} noch mal."


def links_too_fast(seconds):
    return f"Du verknüpfst zu viele Geräte in kurzer Zeit. Versuch es in {formats.duration(seconds)} noch mal."


def too_many_wrong_codes(seconds):
    return f"Zu viele falsche Codes. Versuch es in {formats.duration(seconds)} noch mal."


def rooms_too_fast(seconds):
    return f"Von deiner Adresse wurden zu viele Räume eröffnet. Versuch es in {formats.duration(seconds)} noch mal."


def matches_too_fast(seconds):
    return f"Von deiner Adresse wurden zu viele Matchs begonnen. Versuch es in {formats.duration(seconds)} noch mal."


def store_away():
    return "Der Server erreicht seinen Speicher nicht; vielleicht ist nichts passiert. Versuch es noch mal."


def store_read_only():
    return "Der Server kann nicht in seinen Speicher schreiben, also ist nichts passiert. Versuch es noch mal."


def database_away():
    return "Der Server erreicht seine Datenbank beendeter Matchs nicht. Versuch es später noch mal."


def room_stopped():
    return "Dieser Raum wurde wegen eines Serverfehlers angehalten. Das Match ist gespeichert: Es geht weiter, wenn der Server repariert ist."


def room_busy():
    return "In diesem Raum warten zu viele Befehle. Versuch es gleich noch mal."


def log_full():
    return "Dieser Raum ist zu lang geworden. Eröffne einen neuen."


def not_a_room_code(example):
    return f"Das ist kein Raumcode. So sieht einer aus: {example}. Frag noch mal nach dem Code."


def no_such_room(room):
    return f"Auf diesem Server gibt es keinen Raum {room}. Frag noch mal nach dem Code."


def not_in_room():
    return "Du bist in keinem Raum. Betritt zuerst einen."


def in_room(room):
    return f"Du bist in Raum {room}. Verlass ihn zuerst."


def connected_elsewhere(room):
    return f"Du bist schon in Raum {room}, auf einem anderen Gerät oder in einem anderen Fenster. Spiel auch hier oder tritt als jemand anderes bei."


def removed_from_room():
    return "Die Raumleitung hat dich aus diesem Raum entfernt. Tritt einem anderen bei."


def room_full(names):
    return f"Der Raum ist voll. Am Tisch: {formats.names(names)}."


def no_spectators(names):
    return f"Der Raum ist voll, und Zuschauen ist nicht erlaubt. Am Tisch: {formats.names(names)}."


def not_owner(name):
    return "Das kann nur die Raumleitung." if name is None else f"Das kann nur die Raumleitung. Frag {formats.name(name)}."


def only_between_matches(what):
    return "Nur zwischen Matchs kannst du " + ("deinen Platz freigeben" if what == "stand" else "einen Computer dazunehmen" if what == "seat_computer" else "einen Platz räumen" if what == "free" else "jemanden mit Platz entfernen" if what == "ban" else "die Einstellungen ändern" if what == "configure" else "die Turniernamen ändern" if what == "enlist" else "wählen, wer spielt" if what == "play_as" else "das tun") + ". Warte, bis das Match vorbei ist."


def unknown_game(*, game, games):
    return f"Dieser Server hat das Spiel {formats.name(game)} nicht. Wähle {formats.either(games)}."


def unknown_rules(*, game, rules):
    return f"Dieser Server hat Version {rules} der Regeln von {formats.name(game)} nicht."


def wrong_option(*, game, option):
    return f"Die Option {option} von {formats.name(game)} kann diesen Wert nicht haben. Wähle einen anderen."


def form(key):
    return {
        "match": "gegeneinander",
        "solo": "allein",
        "together": "gemeinsam",
        "race": "als Rennen",
        "mirror": "als Spiegelmatch",
    }[key]


def form_not_played(*, game, form, forms):
    return f"Mit diesen Optionen spielt man {formats.name(game)} nicht {form}. Spielt es {formats.either(forms)}."


def seats_not_played(*, game, form, fewest, most, wished, exact):
    return f"{formats.name(game)} spielt man {form} nicht mit " + (f"{formats.number(wished)} Platz" if wished == 1 else f"{formats.number(wished)} Plätzen") + ". " + (f"Wähle {formats.number(most)}." if exact else f"Wähle {formats.number(fewest)} bis {formats.number(most)}.")


def no_role_to_choose(game):
    return f"In {formats.name(game)} haben alle dieselbe Rolle, also gibt es keine zu wählen."


def unknown_role(*, game, role, roles):
    return f"{formats.name(game)} hat keine Rolle „{role}“. Wähle {formats.either(roles)}."


def role(key):
    return {
        "maximizer": "Maximieren",
        "minimizer": "Minimieren",
        "player": "Spielen",
        "owner": "Hüten",
        "guesser": "Raten",
    }[key]


def no_winnable_numbers(game):
    return f"In {formats.name(game)} geht es um Punkte, also ist keine Nummer gewinnbar oder verloren. Wähle eine andere Nummer."


def no_winnable_number_found():
    return "In der Zeit wurde keine gewinnbare Nummer gefunden. Versuch es noch mal oder gib eine ein."


def race_without_clock():
    return "Ein Rennen hat keine Bedenkzeit: Wer zuerst fertig ist, gewinnt. Wähle keine Bedenkzeit."


def solo_without_clock():
    return "Du spielst allein, also gibt es keine Bedenkzeit. Wähle keine."


def casual_not_alone():
    return "Nur ein Spiel allein kann ein Übungsspiel sein."


def casual_undoes_anyway(game):
    return f"In {game} lässt sich ohnehin jeder Zug rückgängig machen, also gibt es kein Übungsspiel."


def unknown_level(*, level, levels):
    return f"Dieser Server hat keine Stufe „{level}“. Wähle {formats.either(levels)}."


def levels_per_seat(*, seats, wished):
    return "Es gibt " + (f"{formats.number(wished)} Eintrag" if wished == 1 else f"{formats.number(wished)} Einträge") + " für Computer, aber " + (f"{formats.number(seats)} Platz" if seats == 1 else f"{formats.number(seats)} Plätze") + ". Gib einen pro Platz an."


def too_many_computers(limit):
    return f"Deine Räume dürfen zusammen {formats.number(limit)} Computer haben. Entferne zuerst einen."


def quick_match_alone():
    return "Ein schnelles Match braucht ein Gegenüber. Wähle eine andere Form oder eröffne einen Raum."


def challenge_needs_two_seats():
    return "Eine Herausforderung ist für zwei. Wähle zwei Plätze und keinen Computer."


def challenge_yourself():
    return "Du kannst dich nicht selbst herausfordern. Wähle jemand anderen."


def never_opponents():
    return "Du kannst nur jemanden herausfordern, gegen den du schon ein Match beendet hast."


def challenged_already(*, name, room):
    return f"Du hast {formats.name(name)} schon herausgefordert, in Raum {room}. Warte auf die Antwort oder zieh die Herausforderung zurück."


def too_many_challenges(limit):
    return f"Du hast {limit} offene Herausforderungen, mehr gehen nicht. Zieh eine zurück."


def challenges_refused(name):
    return f"{formats.name(name)} nimmt deine Herausforderungen nicht an."


def push_endpoint_not_public():
    return "Der Server erreicht den Benachrichtigungsdienst deines Browsers nicht. Nimm einen anderen Browser."


def push_keys_invalid():
    return "Die Schlüssel deines Browsers für Benachrichtigungen sind ungültig. Schalte Benachrichtigungen aus und wieder ein."


def seat_kept(name):
    return f"Dieser Platz ist für {formats.name(name)} reserviert. Du kannst zuschauen."


def no_challenge():
    return "Dieser Raum ist keine Herausforderung mehr."


def not_challenged(name):
    return f"Diese Herausforderung gilt {formats.name(name)}."


def quick_match_settings():
    return "Beide wollten diese Einstellungen. Ändere sie nach dem Match oder eröffne einen eigenen Raum."


def quick_match_computer():
    return "Dieser Platz ist für jemand anderen. Willst du gegen den Computer spielen, geh und eröffne einen eigenen Raum."


def nobody_waits():
    return "In diesem Raum wartet niemand mehr. Such ein anderes Match."


def waiting_room_unreachable():
    return "Die Suche ist gerade nicht erreichbar. Versuch es in einer Minute noch mal."


def more_seated_than_seats(*, seats, wished):
    return f"Es sind mehr Plätze besetzt ({formats.number(seats)}), als du möchtest ({formats.number(wished)}). Räum zuerst einige."


def shared_terminal_at_once():
    return "Hier ziehen alle gleichzeitig, also kann man sich kein Terminal teilen. Nehmt je ein eigenes oder einen Computer dazu."


def shared_terminal_hidden():
    return "Hier verbergen alle etwas voreinander, also kann man sich kein Terminal teilen. Nehmt je ein eigenes oder einen Computer dazu."


def not_seated():
    return "Du hast in diesem Raum keinen Platz. Nimm zuerst einen."


def seated_already():
    return "Du hast schon einen Platz in diesem Raum. Gib ihn frei, um einen anderen zu nehmen."


def no_such_seat(*, seat, seats):
    return f"In diesem Raum gibt es keinen Platz {seat}. Wähle " + ("Platz 1" if seats == 1 else f"einen Platz von 1 bis {seats}") + "."


def seat_taken(*, name, free):
    return f"Auf dem Platz sitzt {formats.name(name)}. " + ("Kein Platz ist frei." if free is None else f"Freie Plätze: {formats.either(free)}.")


def seat_empty():
    return "Auf dem Platz sitzt niemand. Wähle einen besetzten."


def own_seat():
    return "Das ist dein eigener Platz. Gib ihn selbst frei."


def computer_takes_no_seat():
    return "Ein Computer nimmt nicht von selbst Platz. Die Raumleitung setzt ihn."


def computer_not_playing():
    return "Auf diesem Platz spielt nicht der Computer."


def computer_plays_your_seat():
    return "Auf deinem Platz spielt der Computer. Hol ihn zuerst zurück."


def computer_plays_already():
    return "Dort spielt schon der Computer."


def computer_owns_no_room():
    return "Ein Computer kann keinen Raum leiten. Wähle einen Menschen."


def owner_already():
    return "Diese Person leitet den Raum schon. Wähle eine andere."


def remove_yourself():
    return "Du kannst dich nicht selbst entfernen. Verlass stattdessen den Raum."


def removed_already():
    return "Du hast diese Person schon entfernt."


def too_many_removed(limit):
    return f"Du hast {formats.number(limit)} Personen entfernt, mehr gehen nicht. Eröffne einen neuen Raum."


def player_is_here(name):
    return f"{formats.name(name)} ist da. Das geht nur, wenn jemand weg ist."


def player_not_away_long_enough(*, name, patience, seconds):
    return f"{formats.name(name)} ist seit weniger als {formats.duration(patience)} weg. Warte noch {formats.duration(seconds)}."


def waited_too_briefly(*, name, patience, seconds):
    return f"{formats.name(name)} ist seit weniger als {formats.duration(patience)} am Zug. Warte noch {formats.duration(seconds)}."


def not_a_seat_code(example):
    return f"Das ist kein Platzcode. So sieht einer aus: {example}. Prüfe ihn auf deinem anderen Gerät."


def seat_code_invalid():
    return "Dieser Platzcode ist falsch, benutzt oder abgelaufen. Hol dir einen neuen."


def seat_code_outdated():
    return "Wer diesen Code erstellt hat, hat den Platz nicht mehr. Hol dir einen neuen Code."


def link_invalid():
    return "Dieser Link ist falsch, benutzt oder abgelaufen. Erstell auf deinem anderen Gerät einen neuen."


def link_used():
    return "Ein anderes Gerät hat diesen Link schon benutzt. Erstell auf deinem anderen Gerät einen neuen."


def names_repeated():
    return "Jeder Turniername muss anders sein. Ändere einen."


def no_tournament_to_end(limit):
    return f"In diesem Raum gibt es kein Turnier. Gib 1 bis {formats.number(limit)} Namen ein, um eines zu beginnen."


def no_tournament():
    return "In diesem Raum gibt es kein Turnier. Die Raumleitung kann eines beginnen."


def not_competing(*, name, names):
    return f"{formats.name(name)} spielt nicht im Turnier. Wähle {formats.either(names)}."


def name_plays_elsewhere(name):
    return f"{formats.name(name)} spielt auf einem anderen Platz. Wähle einen anderen Namen."


def no_leg_to_start():
    return "Keine Runde wartet auf ihren Beginn."


def not_next_leg(*, match, leg):
    return f"Als Nächstes kommt Runde {leg} von Match {match}. Mach dich für diese bereit."


def ready_already():
    return "Du bist schon bereit. Warte auf die anderen."


def match_not_under_way(match):
    return f"Match {match} läuft gerade nicht."


def match_not_last(match):
    return f"Match {match} ist nicht das letzte in diesem Raum."


def next_match_agreed():
    return "Das nächste Match ist schon vereinbart. Mach dich für die erste Runde bereit."


def seat_free():
    return "Ein Platz ist frei. Das nächste Match kann beginnen, sobald er besetzt ist."


def offered_already():
    return "Das hast du schon vorgeschlagen. Warte auf die Antwort."


def not_offered():
    return "Das schlägt gerade sonst niemand vor. Du kannst es vorschlagen."


def agreed_already():
    return "Du hast schon zugestimmt. Warte auf die anderen."


def left_match():
    return "Du hast dieses Match verlassen. Hol dir deinen Platz zurück, um weiterzuspielen."


def left_match_already():
    return "Du hast dieses Match schon verlassen. Hol dir deinen Platz zurück, um weiterzuspielen."


def no_match_yet():
    return "Noch hat kein Match begonnen. Warte, bis eine Runde beginnt."


def game_moved_on():
    return "Die Stellung hat sich geändert. Sieh sie dir an und versuch es noch mal."


def match_over():
    return "Das Match ist vorbei."


def leg_over():
    return "Die Runde ist vorbei."


def board_over(board):
    return f"Brett {board} ist vorbei."


def not_your_turn(*, name, board):
    return ("Du bist nicht am Zug" if name is None else f"Am Zug ist {formats.name(name)}") + ("" if board is None else f" auf Brett {board}") + "."


def move_sealed(board):
    return f"Du hast auf Brett {board} gezogen. Warte auf das andere Brett."


def out_of_time():
    return "Deine Zeit ist abgelaufen, und der Raum spielt für dich. Warte auf die nächste Runde."


def move_not_allowed(move):
    return f"{move} ist nach den Regeln nicht erlaubt. Wähle einen anderen Zug."


def not_a_move(*, move, examples):
    return f"„{move}“ ist kein Zug. Schreib einen Zug wie {formats.either(examples)}."


def not_a_card(move):
    return f"„{move}“ ist kein Zug: Eine Karte fehlt oder ist falsch. Schreib Karten wie KS oder TD."


def no_such_board():
    return "Ein Spiegelmatch hat die Bretter 1 und 2. Schreib 1: oder 2: vor deinen Zug."


def hints_off():
    return "In diesem Raum gibt es keine Tipps. Die Raumleitung kann sie erlauben."


def hint_for_computer():
    return "Ein Computer bekommt keine Tipps."


def hint_not_your_turn():
    return "Tipps gibt es nur, wenn du am Zug bist. Warte, bis du dran bist."


def too_many_hints():
    return "Dieses Match ist für einen weiteren Tipp zu lang. Spiel weiter."


def undo_by_move(game):
    return f"{game} hat ein eigenes Rückgängig. Nimm das."


def undo_reveals():
    return "Dein letzter Zug hat eine Karte aufgedeckt, also kannst du ihn nicht rückgängig machen. In einem Übungsspiel geht das immer."


def takeback_without_place():
    return "Der Rücknahme fehlen Runde und Zug. Versuch es noch mal."


def takeback_asked_already():
    return "Um eine Rücknahme wurde schon gebeten. Warte auf die Antwort."


def takeback_after_leg():
    return "Die Runde ist vorbei, also kannst du keinen Zug zurücknehmen."


def takeback_without_move():
    return "Du hast in dieser Runde noch nicht gezogen."


def takeback_final():
    return "Diesen Zug kann man nicht zurücknehmen."


def too_many_takebacks():
    return "Dieses Match ist für eine weitere Rücknahme zu lang. Spiel weiter."


def no_takeback_asked():
    return "Gerade bittet niemand um eine Rücknahme."


def takeback_own():
    return "Die anderen müssen deiner Rücknahme zustimmen. Warte auf ihre Antworten."


def claim_alone():
    return "Du spielst allein, also gibt es keinen Sieg zu beanspruchen."


def claim_only_of_two():
    return "Den Sieg kann man nur in einem Match zu zweit beanspruchen. Lass den Computer für die abwesende Person spielen."


def claim_in_correspondence(name):
    return f"In einer Fernpartie spielt niemand für {formats.name(name)}, und niemand beansprucht den Sieg. Wer die Zeit überschreitet, verliert."


def seat_not_of_another_person():
    return "Das ist nicht der Platz eines anderen Menschen. Wähle den Platz von jemandem, der weg ist."


def nobody_away():
    return "Niemand ist weg."


def several_away(several):
    return f"Mehrere sind weg. Wähle Platz {formats.either(several)}."


def played_to_end(name):
    return f"{formats.name(name)} hat zu Ende gespielt. Das Ergebnis zählt."


def replacement_asked_already():
    return "Um Ersatz wurde schon gebeten. Warte auf die Antwort."


def replacement_by_claim():
    return "Nimm einen Platz oder beanspruche den Sieg, um Ersatz zu erbitten."


def no_replacement_asked():
    return "Gerade bittet niemand um Ersatz."


def replacement_own():
    return "Das ist dein Platz: Die anderen müssen zustimmen."


def nobody_to_agree():
    return "Niemand ist da, der zustimmen könnte. Warte, bis jemand zurückkommt."


def no_daily_number(game):
    return f"{formats.name(game)} hat keine Tagesnummer. Wähle ein anderes Spiel."


def daily_settings():
    return "Alle spielen die Tagesnummer mit denselben Einstellungen. Für andere eröffne einen eigenen Raum."


def daily_tournament():
    return "Die Tagesnummer spielt man nicht im Turnier. Eröffne einen eigenen Raum."


def daily_computer():
    return "Dieser Raum ist für zwei Menschen. Willst du gegen den Computer spielen, beginne die Tagesnummer gegen ihn."


def daily_hint():
    return "Auf der Tagesnummer gibt es keine Tipps."


def daily_takeback():
    return "Auf der Tagesnummer gibt es keine Zugrücknahmen."


def daily_once():
    return "Die Tagesnummer kannst du nur einmal spielen. Spiel die von morgen oder eröffne einen eigenen Raum."


def daily_seat_kept():
    return "Du hast hier die Tagesnummer gespielt und behältst deinen Platz. Du kannst den Raum verlassen."


def daily_tried(*, game, name):
    return ("Du hast" if name is None else f"{formats.name(name)} hat") + f" die heutige Nummer von {formats.name(game)} schon gespielt. Morgen kommt eine neue."


def daily_over(day):
    return f"Der Tag dieser Nummer, {formats.day(day)}, ist vorbei. Eröffne einen Raum für die heutige Nummer."


def daily_hidden(day):
    return f"Die Tagesnummer vom {formats.day(day)} und die Aufzeichnung dieses Matchs sind bis Mitternacht UTC geheim."


def daily_day(*, day, first, last):
    return f"Für den {formats.day(day)} gibt es keine Ergebnisse. Wähle einen Tag vom {formats.day(first)} bis zum {formats.day(last)}."


def no_such_match(match):
    return f"In diesem Raum gab es kein Match {match}."


def match_not_finished(match):
    return f"Match {match} ist noch nicht vorbei. Warte so lange."


def no_record():
    return "Der Server hat keine Aufzeichnung dieses Matchs: Es endete ohne Zug oder wurde gelöscht."


def unknown_player():
    return "Diese Person hat auf diesem Server kein Match beendet."


def same_player():
    return "Man kann niemanden mit sich selbst vergleichen. Wähle zwei Personen."


def no_such_leg(*, leg, legs):
    return f"Eine Runde {leg} gibt es in diesem Match nicht. Es hat " + (f"{formats.number(legs)} Runde" if legs == 1 else f"{formats.number(legs)} Runden") + "."


def no_such_ply(*, leg, plies):
    return f"Runde {leg} hat nur " + (f"{formats.number(plies)} Zug" if plies == 1 else f"{formats.number(plies)} Züge") + "."


def not_legs_of_match(*, game, legs, roles):
    return f"Das sind nicht die Runden eines Matchs. {formats.name(game)} hat höchstens " + (f"{formats.number(legs)} Runde" if legs == 1 else f"{formats.number(legs)} Runden") + f", mit den Rollen {formats.every(roles)}."


def match_breaks_rules(*, leg, move):
    return f"Runde {leg}, Zug {move}: Dieser Zug ist nach den Regeln nicht erlaubt."


def too_many_analyses(limit):
    return "Du wartest schon auf " + (f"{formats.number(limit)} Analyse" if limit == 1 else f"{formats.number(limit)} Analysen") + ". Versuch es noch mal, wenn eine fertig ist."


def analyses_busy():
    return "Der Server analysiert gerade zu viele Matchs. Versuch es in einer Minute noch mal."


def too_many_numbers(limit):
    return "Du wartest schon auf " + (f"{formats.number(limit)} Nummer" if limit == 1 else f"{formats.number(limit)} Nummern") + ". Versuch es noch mal, wenn eine fertig ist."


def too_many_numbers_of_address():
    return "Für deine Adresse werden zu viele Nummern ausgerechnet. Versuch es noch mal, wenn eine fertig ist."


def numbers_busy():
    return "Der Server rechnet gerade an zu vielen Nummern. Versuch es in einer Minute noch mal."
