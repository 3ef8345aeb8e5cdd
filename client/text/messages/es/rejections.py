# Made from client/text/es/rejections.ftl by `python -m client.catalogue`.


def frame_is_binary():
    return "El servidor recibió un mensaje binario. Envía mensajes de texto con un objeto JSON cada uno."


def frame_is_not_json():
    return "El servidor recibió algo que no es JSON. Envía un objeto JSON."


def type_missing():
    return "La orden no tiene type. Añádelo."


def unknown_type(type):
    return f"El servidor no puede hacer esto ({type}): su Turnabout es más antiguo que el tuyo. Pide que lo actualicen."


def unknown_field(field):
    return f"La orden no tiene el campo {field}. Quítalo."


def field_missing(field):
    return f"La orden necesita el campo {field}. Añádelo."


def field_wrong(field):
    return f"El campo {field} de la orden tiene un valor incorrecto. Cámbialo."


def wrong_protocol(newer):
    return "Tu Turnabout es más antiguo que el del servidor. Actualízalo." if newer else "El Turnabout del servidor es más antiguo que el tuyo. Pide que lo actualicen."


def hello_missing():
    return "El servidor aún no te conoce. Saluda antes con hello."


def hello_repeated():
    return "Ya saludaste con hello. Abre una conexión para cada persona."


def name_length(limit):
    return f"Un nombre tiene de 1 a {formats.number(limit)} caracteres. Elige otro."


def name_invisible_character():
    return "Este nombre contiene un carácter invisible. Usa letras, cifras, signos o emoji."


def name_like_computer():
    return "Un nombre no puede empezar por «computer:». Elige otro."


def line_length(limit):
    return f"Un mensaje tiene de 1 a {formats.number(limit)} caracteres. Cambia el tuyo."


def text_hidden_character(text):
    return ("Este nombre" if text == "name" else "Este mensaje") + " contiene un carácter oculto. Quítalo."


def text_too_many_marks(text):
    return ("Este nombre" if text == "name" else "Este mensaje") + " tiene demasiados signos en una letra. Quita algunos."


def text_shows_nothing(text):
    return ("Este nombre" if text == "name" else "Este mensaje") + " no muestra nada. Usa letras, cifras, signos o emoji."


def commands_too_fast(seconds):
    return f"Envías órdenes demasiado rápido. Inténtalo de nuevo en {formats.duration(seconds)}."


def lines_too_fast(seconds):
    return f"Envías mensajes demasiado rápido. Inténtalo de nuevo en {formats.duration(seconds)}."


def replays_too_fast(seconds):
    return f"Pides demasiadas repeticiones. Inténtalo de nuevo en {formats.duration(seconds)}."


def pages_too_fast(seconds):
    return f"Recorres esta repetición demasiado rápido. Inténtalo de nuevo en {formats.duration(seconds)}."


def links_too_fast(seconds):
    return f"Vinculas dispositivos demasiado rápido. Inténtalo de nuevo en {formats.duration(seconds)}."


def too_many_wrong_codes(seconds):
    return f"Demasiados códigos incorrectos. Inténtalo de nuevo en {formats.duration(seconds)}."


def rooms_too_fast(seconds):
    return f"Desde tu dirección se abrieron demasiadas salas. Inténtalo de nuevo en {formats.duration(seconds)}."


def matches_too_fast(seconds):
    return f"Desde tu dirección se empezaron demasiadas partidas. Inténtalo de nuevo en {formats.duration(seconds)}."


def store_away():
    return "El servidor no llega a su almacén; puede que esto no se haya hecho. Inténtalo otra vez."


def store_read_only():
    return "El servidor no puede escribir en su almacén; esto no se hizo. Inténtalo otra vez."


def database_away():
    return "El servidor no llega a su base de datos de partidas terminadas. Inténtalo más tarde."


def room_stopped():
    return "Esta sala se detuvo por un fallo del servidor. La partida está guardada: puedes seguirla cuando se repare."


def room_busy():
    return "Hay demasiadas órdenes en espera en esta sala. Inténtalo en un momento."


def log_full():
    return "Esta sala se ha hecho demasiado larga. Abre una nueva."


def not_a_room_code(example):
    return f"Esto no es un código de sala. Los códigos son así: {example}. Revísalo con quien te invitó."


def no_such_room(room):
    return f"No hay ninguna sala {room} en este servidor. Revisa el código con quien te invitó."


def not_in_room():
    return "No estás en ninguna sala. Entra antes en una."


def in_room(room):
    return f"Estás en la sala {room}. Sal antes de ella."


def connected_elsewhere(room):
    return f"Ya estás en la sala {room}, en otro dispositivo o en otra ventana. Juega también aquí o entra como otra persona."


def removed_from_room():
    return "Quien dirige esta sala te expulsó. Entra en otra."


def room_full(names):
    return f"La sala está llena. Los asientos son de {formats.names(names)}."


def no_spectators(names):
    return f"La sala está llena y no admite público. Los asientos son de {formats.names(names)}."


def not_owner(name):
    return "Solo puede hacerlo quien dirige la sala." if name is None else f"Solo puede hacerlo quien dirige la sala. Pídeselo a {formats.name(name)}."


def only_between_matches(what):
    return "Solo entre partidas puedes " + ("dejar tu asiento" if what == "stand" else "añadir una máquina" if what == "seat_computer" else "liberar un asiento" if what == "free" else "expulsar a alguien con asiento" if what == "ban" else "cambiar los ajustes" if what == "configure" else "cambiar los participantes" if what == "enlist" else "elegir quién juega" if what == "play_as" else "hacer esto") + ". Espera a que termine la partida."


def unknown_game(*, game, games):
    return f"Este servidor no tiene el juego {formats.name(game)}. Elige {formats.either(games)}."


def unknown_rules(*, game, rules):
    return f"Este servidor no tiene la versión {rules} de las reglas de {formats.name(game)}."


def wrong_option(*, game, option):
    return f"La opción {option} de {formats.name(game)} no puede tener este valor. Elige otro."


def form(key):
    return {
        "match": "como rivales",
        "solo": "en solitario",
        "together": "en equipo",
        "race": "como carrera",
        "mirror": "como partida espejo",
    }[key]


def form_not_played(*, game, form, forms):
    return f"Con estas opciones, {formats.name(game)} no se puede jugar {form}. Juégalo {formats.either(forms)}."


def seats_not_played(*, game, form, fewest, most, wished, exact):
    return f"{formats.name(game)} no se juega {form} con " + (f"{formats.number(wished)} asiento" if wished == 1 else f"{formats.number(wished)} asientos") + ". " + (f"Elige {formats.number(most)}." if exact else f"Elige de {formats.number(fewest)} a {formats.number(most)}.")


def no_role_to_choose(game):
    return f"En {formats.name(game)} todos tienen el mismo papel: no hay ninguno que elegir."


def unknown_role(*, game, role, roles):
    return f"{formats.name(game)} no tiene el papel «{role}». Elige {formats.either(roles)}."


def role(key):
    return {
        "maximizer": "maximizar",
        "minimizer": "minimizar",
        "player": "jugar",
        "owner": "tener el árbol",
        "guesser": "adivinar",
    }[key]


def no_winnable_numbers(game):
    return f"{formats.name(game)} se juega por puntos: ningún número se gana o se pierde. Elige otro número."


def no_winnable_number_found():
    return "No se encontró a tiempo ningún número que se pueda ganar. Inténtalo otra vez o escribe un número."


def race_without_clock():
    return "Una carrera no tiene reloj: gana quien termina primero. Elige jugar sin reloj."


def solo_without_clock():
    return "Juegas en solitario: no hay reloj. Elige jugar sin reloj."


def casual_not_alone():
    return "Solo una partida en solitario puede ser de práctica."


def casual_undoes_anyway(game):
    return f"{game} ya deja deshacer cada jugada: no puede ser de práctica."


def unknown_level(*, level, levels):
    return f"Este servidor no tiene el nivel de máquina «{level}». Elige {formats.either(levels)}."


def levels_per_seat(*, seats, wished):
    return (f"Hay {formats.number(wished)} entrada" if wished == 1 else f"Hay {formats.number(wished)} entradas") + " para máquinas, pero " + (f"{formats.number(seats)} asiento" if seats == 1 else f"{formats.number(seats)} asientos") + ". Indica una para cada asiento."


def too_many_computers(limit):
    return "Tus salas pueden tener " + (f"{formats.number(limit)} máquina" if limit == 1 else f"{formats.number(limit)} máquinas") + " en total. Quita antes una."


def quick_match_alone():
    return "Una partida rápida necesita otra persona. Elige otra forma o abre una sala."


def challenge_needs_two_seats():
    return "Un desafío es para dos. Elige dos asientos y ninguna máquina."


def challenge_yourself():
    return "No puedes enviarte un desafío. Elige a otra persona."


def never_opponents():
    return "Solo puedes desafiar a alguien contra quien hayas terminado una partida."


def challenged_already(*, name, room):
    return f"Ya desafiaste a {formats.name(name)}, en la sala {room}. Espera la respuesta o retíralo."


def too_many_challenges(limit):
    return f"Tienes {limit} desafíos abiertos, que es el máximo. Retira uno."


def challenges_refused(name):
    return f"{formats.name(name)} no acepta tus desafíos."


def push_endpoint_not_public():
    return "El servidor no llega al servicio de notificaciones de tu navegador. Usa otro navegador."


def push_keys_invalid():
    return "Las claves de tu navegador para notificaciones no son válidas. Desactiva las notificaciones y vuelve a activarlas."


def seat_kept(name):
    return f"Este asiento está reservado para {formats.name(name)}. Puedes mirar."


def no_challenge():
    return "Esta sala ya no es un desafío."


def not_challenged(name):
    return f"Este desafío es para {formats.name(name)}."


def quick_match_settings():
    return "Los dos pidieron estos ajustes. Cámbialos después de la partida o abre tu propia sala."


def quick_match_computer():
    return "Este asiento es para otra persona. Para jugar contra la máquina, sal y abre tu propia sala."


def nobody_waits():
    return "En esta sala ya no espera nadie. Busca otra partida."


def waiting_room_unreachable():
    return "No se llega a quienes esperan. Inténtalo en un minuto."


def more_seated_than_seats(*, seats, wished):
    return f"Hay más asientos ocupados ({formats.number(seats)}) de los que pediste ({formats.number(wished)}). Libera antes algunos."


def shared_terminal_at_once():
    return "Aquí se juega a la vez: no se puede compartir una terminal. Abre una por persona o añade una máquina."


def shared_terminal_hidden():
    return "Aquí se ocultan cosas entre jugadores: no se puede compartir una terminal. Abre una por persona o añade una máquina."


def not_seated():
    return "No tienes asiento en esta sala. Ocupa antes uno."


def seated_already():
    return "Ya tienes un asiento en esta sala. Déjalo para ocupar otro."


def no_such_seat(*, seat, seats):
    return f"Esta sala no tiene el asiento {seat}. Elige " + ("el asiento 1" if seats == 1 else f"un asiento de 1 a {seats}") + "."


def seat_taken(*, name, free):
    return f"Ese asiento es de {formats.name(name)}. " + ("No hay asientos libres." if free is None else f"Asientos libres: {formats.either(free)}.")


def seat_empty():
    return "Nadie ocupa ese asiento. Elige uno ocupado."


def own_seat():
    return "Ese es tu propio asiento. Déjalo para liberarlo."


def computer_takes_no_seat():
    return "Una máquina no ocupa un asiento por sí sola. La añade quien dirige la sala."


def computer_not_playing():
    return "La máquina no juega en este asiento."


def computer_plays_your_seat():
    return "La máquina juega en tu asiento. Recupéralo antes."


def computer_plays_already():
    return "La máquina ya juega por esa persona."


def computer_owns_no_room():
    return "Una máquina no puede dirigir una sala. Elige a una persona."


def owner_already():
    return "Esta persona ya dirige la sala. Elige a otra."


def remove_yourself():
    return "No puedes expulsarte. Sal de la sala."


def removed_already():
    return "Ya expulsaste a esta persona."


def too_many_removed(limit):
    return f"Expulsaste a {formats.number(limit)} personas, el máximo permitido. Abre una sala nueva."


def player_is_here(name):
    return f"{formats.name(name)} está aquí. Esto solo se puede hacer si alguien está ausente."


def player_not_away_long_enough(*, name, patience, seconds):
    return f"{formats.name(name)} lleva ausente menos de {formats.duration(patience)}. Espera {formats.duration(seconds)} más."


def waited_too_briefly(*, name, patience, seconds):
    return f"A {formats.name(name)} le toca jugar desde hace menos de {formats.duration(patience)}. Espera {formats.duration(seconds)} más."


def not_a_seat_code(example):
    return f"Esto no es un código de asiento. Los códigos son así: {example}. Míralo en tu otro dispositivo."


def seat_code_invalid():
    return "Este código de asiento es incorrecto, está usado o caducó. Pide uno nuevo."


def seat_code_outdated():
    return "Quien creó este código ya no tiene ese asiento. Pide un código nuevo."


def link_invalid():
    return "Este enlace es incorrecto, está usado o caducó. Crea uno nuevo en tu otro dispositivo."


def link_used():
    return "Otro dispositivo ya usó este enlace. Crea uno nuevo en tu otro dispositivo."


def names_repeated():
    return "Cada participante necesita un nombre distinto. Cambia uno."


def no_tournament_to_end(limit):
    return f"En esta sala no hay torneo. Escribe de 1 a {formats.number(limit)} nombres para empezar uno."


def no_tournament():
    return "En esta sala no hay torneo. Puede empezarlo quien la dirige."


def not_competing(*, name, names):
    return f"{formats.name(name)} no participa. Elige {formats.either(names)}."


def name_plays_elsewhere(name):
    return f"{formats.name(name)} juega en otro asiento. Elige otro nombre."


def no_leg_to_start():
    return "Ninguna manga está por empezar."


def not_next_leg(*, match, leg):
    return f"La próxima es la manga {leg} de la partida {match}. Confirma esa."


def ready_already():
    return "Ya confirmaste. Espera a los demás."


def match_not_under_way(match):
    return f"La partida {match} no se está jugando ahora."


def match_not_last(match):
    return f"La partida {match} no es la última de esta sala."


def next_match_agreed():
    return "La próxima partida ya está acordada. Confirma su primera manga."


def seat_free():
    return "Hay un asiento libre. La próxima partida puede empezar cuando alguien lo ocupe."


def offered_already():
    return "Ya lo propusiste. Espera la respuesta."


def not_offered():
    return "Nadie más lo propone ahora. Puedes proponerlo tú."


def agreed_already():
    return "Ya aceptaste. Espera a los demás."


def left_match():
    return "Dejaste esta partida. Recupera tu asiento para volver."


def left_match_already():
    return "Ya habías dejado esta partida. Recupera tu asiento para volver."


def no_match_yet():
    return "Aún no ha empezado ninguna partida. Espera a que empiece una manga."


def game_moved_on():
    return "La posición cambió. Mírala y prueba otra vez."


def match_over():
    return "La partida terminó."


def leg_over():
    return "La manga terminó."


def board_over(board):
    return f"El tablero {board} terminó."


def not_your_turn(*, name, board):
    return ("No es tu turno" if name is None else f"Es el turno de {formats.name(name)}") + ("" if board is None else f" en el tablero {board}") + "."


def move_sealed(board):
    return f"Ya jugaste en el tablero {board}. Espera al otro tablero."


def out_of_time():
    return "Se te acabó el tiempo, y la sala juega por ti. Espera a la próxima manga."


def move_not_allowed(move):
    return f"Las reglas no permiten {move}. Elige otra jugada."


def not_a_move(*, move, examples):
    return f"«{move}» no es una jugada. Las jugadas se escriben así: {formats.either(examples)}."


def not_a_card(move):
    return f"«{move}» no es una jugada: falta una carta o está mal. Las cartas se escriben como KS o TD."


def no_such_board():
    return "Una partida espejo tiene los tableros 1 y 2. Escribe 1: o 2: delante de tu jugada."


def hints_off():
    return "En esta sala no hay pistas. Puede permitirlas quien la dirige."


def hint_for_computer():
    return "Una máquina no recibe pistas."


def hint_not_your_turn():
    return "Las pistas son para quien tiene el turno. Espera el tuyo."


def too_many_hints():
    return "Esta partida es demasiado larga para otra pista. Sigue jugando."


def undo_by_move(game):
    return f"{game} tiene su propio «deshacer». Usa ese."


def undo_reveals():
    return "Tu última jugada descubrió una carta: no la puedes deshacer. En una partida de práctica puedes deshacer cada jugada."


def takeback_without_place():
    return "A la petición de deshacer le faltan la manga y la jugada. Inténtalo otra vez."


def takeback_asked_already():
    return "Ya hay una petición de deshacer. Espera la respuesta."


def takeback_after_leg():
    return "La manga terminó: ya no puedes deshacer una jugada."


def takeback_without_move():
    return "No has hecho ninguna jugada en esta manga."


def takeback_final():
    return "Esta jugada no se puede deshacer."


def too_many_takebacks():
    return "Esta partida es demasiado larga para deshacer otra jugada. Sigue jugando."


def no_takeback_asked():
    return "Ahora nadie pide deshacer una jugada."


def takeback_own():
    return "Los demás tienen que aceptar tu petición. Espera sus respuestas."


def claim_alone():
    return "Juegas en solitario: no hay a quién reclamarle la victoria."


def claim_only_of_two():
    return "Solo se reclama la victoria en una partida de dos. Deja que la máquina juegue por quien está ausente."


def claim_in_correspondence(name):
    return f"Por correspondencia, nadie juega por {formats.name(name)} y nadie reclama la victoria. Pierde quien agota su tiempo."


def seat_not_of_another_person():
    return "Ese no es el asiento de otra persona. Elige el de alguien ausente."


def nobody_away():
    return "No hay nadie ausente."


def several_away(several):
    return f"Hay varias ausencias. Elige el asiento {formats.either(several)}."


def played_to_end(name):
    return f"{formats.name(name)} jugó hasta el final. Esa puntuación cuenta."


def replacement_asked_already():
    return "Ya hay una petición de cambio. Espera la respuesta."


def replacement_by_claim():
    return "Ocupa un asiento o reclama la victoria para pedir un cambio."


def no_replacement_asked():
    return "Ahora nadie pide un cambio."


def replacement_own():
    return "Tienen que aceptar los demás; este es tu asiento."


def nobody_to_agree():
    return "No hay nadie que pueda aceptar. Espera a que alguien vuelva."


def no_daily_number(game):
    return f"{formats.name(game)} no tiene número del día. Elige otro juego."


def daily_settings():
    return "Todo el mundo juega el número del día con los mismos ajustes. Para otros, abre tu propia sala."


def daily_tournament():
    return "No puedes jugar el número del día en un torneo. Abre tu propia sala."


def daily_computer():
    return "Esta sala es para dos personas. Para jugar contra la máquina, empieza el número del día contra ella."


def daily_hint():
    return "Con el número del día no hay pistas."


def daily_takeback():
    return "Con el número del día no se deshacen jugadas."


def daily_once():
    return "El número del día solo se juega una vez. Juega el de mañana o abre tu propia sala."


def daily_seat_kept():
    return "Jugaste aquí el número del día y conservas tu asiento. Puedes salir de la sala."


def daily_tried(*, game, name):
    return ("Ya jugaste" if name is None else f"{formats.name(name)} ya jugó") + f" el número de hoy de {formats.name(game)}. Mañana hay uno nuevo."


def daily_over(day):
    return f"El día de este número, {formats.day(day)}, ya acabó. Abre una sala para el número de hoy."


def daily_hidden(day):
    return f"El número del día ({formats.day(day)}) y el registro de esta partida quedan ocultos hasta la medianoche UTC."


def daily_day(*, day, first, last):
    return f"Los resultados del {formats.day(day)} no están disponibles. Elige un día entre el {formats.day(first)} y el {formats.day(last)}."


def no_such_match(match):
    return f"Esta sala no ha tenido ninguna partida {match}."


def match_not_finished(match):
    return f"La partida {match} aún no ha terminado. Espera a que termine."


def no_record():
    return "El servidor no tiene registro de esta partida: terminó sin jugadas o se borró."


def unknown_player():
    return "Esta persona no ha terminado ninguna partida en este servidor."


def same_player():
    return "No se puede comparar a una persona consigo misma. Elige a otra persona."


def no_such_leg(*, leg, legs):
    return f"En esta partida no hay manga {leg}. Tiene " + (f"{formats.number(legs)} manga" if legs == 1 else f"{formats.number(legs)} mangas") + "."


def no_such_ply(*, leg, plies):
    return f"La manga {leg} solo tiene " + (f"{formats.number(plies)} jugada" if plies == 1 else f"{formats.number(plies)} jugadas") + "."


def not_legs_of_match(*, game, legs, roles):
    return f"Estas no son las mangas de una partida. {formats.name(game)} tiene como mucho " + (f"{formats.number(legs)} manga" if legs == 1 else f"{formats.number(legs)} mangas") + f", con los papeles {formats.every(roles)}."


def match_breaks_rules(*, leg, move):
    return f"Manga {leg}, jugada {move}: las reglas no permiten esta jugada."


def too_many_analyses(limit):
    return "Ya esperas " + (f"{formats.number(limit)} análisis" if limit == 1 else f"{formats.number(limit)} análisis") + ". Inténtalo cuando termine uno."


def analyses_busy():
    return "El servidor analiza demasiadas partidas. Inténtalo en un minuto."


def too_many_numbers(limit):
    return "Ya esperas " + (f"{formats.number(limit)} número" if limit == 1 else f"{formats.number(limit)} números") + ". Inténtalo cuando termine uno."


def too_many_numbers_of_address():
    return "Hay demasiados números en curso para tu dirección. Inténtalo cuando termine uno."


def numbers_busy():
    return "El servidor trabaja en demasiados números. Inténtalo en un minuto."
