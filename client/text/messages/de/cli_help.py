# Made from client/text/de/cli_help.ftl by `python -m client.catalogue`.


def about():
    return "Kartenspiele allein, gegen den Computer oder mit anderen."


def version():
    return "Die Version zeigen."


def section(key):
    return {
        "play": "Spielen",
        "results": "Ergebnisse",
        "records": "Aufzeichnungen",
        "server": "Dein Server",
        "computers": "Computer",
        "games": "Eigene Spiele",
        "other": "Hilfe und Einstellungen",
    }[key]


def more():
    return "Hilfe zu einem Befehl: turnabout help COMMAND. Die Optionen eines Spiels: turnabout help GAME."


def game_options():
    return "Die Optionen eines Spiels, für --option: turnabout help GAME."


def server_command(key):
    return {
        "serve": "Einen Server starten.",
        "status": "Den Server zeigen, der auf diesem Rechner läuft.",
        "stop": "Den Server auf diesem Rechner beenden.",
        "simulate": "Computer gegeneinander spielen lassen und die Aufzeichnungen schreiben.",
        "arena": "Messen, wie gut die Computer spielen.",
        "solve": "Herausfinden, welche Spielnummern zu gewinnen sind.",
        "catalog": "Die installierten Spiele auflisten.",
        "new-game": "Ein Paket mit einem kleinen Spiel schreiben, als Anfang für ein eigenes.",
        "check-game": "Ein installiertes Spiel auf Fehler prüfen.",
        "backup": "Die Daten eines Servers in eine Datei sichern.",
        "restore": "Die Daten eines Servers aus einer Sicherung wiederherstellen.",
        "export": "Die Aufzeichnungen beendeter Matchs schreiben.",
    }[key]


def option_name():
    return "Dein Name. Er wird gespeichert."


def option_profile():
    return "Auf diesem Rechner als jemand anderes spielen. Jedes Profil hat eigenen Namen, eigene Plätze und Ergebnisse [default]."


def option_ascii():
    return "Nur ASCII-Zeichen verwenden [nach der Locale]."


def option_role():
    return "Deine Rolle in der ersten Runde, etwa maximizer oder minimizer [zufällig]."


def option_clock():
    return "Bedenkzeit: 30 heißt 30 s pro Zug; 3d heißt 3 Tage pro Zug; 5m+3 heißt 5 Minuten pro Runde und 3 s mehr pro Zug [keine]."


def option_game(games):
    return f"Das Spiel: {formats.either(games)}."


def option_option():
    return "Eine Option des Spiels, etwa variant=hex. Für weitere Optionen wiederholen."


def option_form():
    return "Die Form des Matchs: match, mirror (beide Runden zugleich), together oder race [je nach Optionen]."


def option_seats():
    return "Die Zahl der Plätze, wenn das Spiel mehr als zwei haben kann."


def option_pace():
    return "So viele Sekunden braucht ein Computer mindestens pro Zug."


def option_notes():
    return "Die Notiztafel zeigen, die auflistet, was noch möglich ist; nur in Spielen, die eine haben."


def option_public():
    return "Den Raum in turnabout rooms auflisten, sodass alle beitreten können."


def option_spectators():
    return "Zuschauen erlauben."


def option_plain():
    return "Textzeilen statt Vollbild [wenn es kein Terminal gibt]."


def about_play(game):
    return f"Den Startbildschirm öffnen oder gleich ein Spiel beginnen.\n\nMit --game, --number, --against oder --computers beginnt sofort ein Spiel. Allein: turnabout play --game {game}. Gegen den Computer: turnabout play --against easy.\n\nDein eigener Server startet bei Bedarf und endet 10 Minuten, nachdem alle gegangen sind. Siehe turnabout status."


def about_verify():
    return "Aufzeichnungen prüfen: die Karten neu geben und alles nachspielen.\n\nGezeigt wird der erste Fehler jeder Aufzeichnung, bei bis zu zwanzig Aufzeichnungen."


def verify_file():
    return "Ein Link zu einer Aufzeichnung oder eine Datei mit einer Aufzeichnung, einer Liste davon oder einer pro Zeile, auch mit zstd gepackt; - ist die Standardeingabe."


def play_number():
    return "Die Spielnummer, die die Karten bestimmt [zufällig]."


def play_against():
    return "Gegen den Computer spielen: easy, normal, strong oder random."


def play_casual():
    return "Allein: jeden Zug rückgängig machen können; das Ergebnis steht in einer eigenen Liste."


def play_names():
    return "Allein: bis zu fünf Personen spielen abwechselnd an diesem Bildschirm, etwa 'Ada, Ben'."


def play_hints():
    return "In einem Match gegen den Computer Tipps erlauben."


def play_computers():
    return "Zwei Computern zuschauen, etwa strong,easy."


def play_server():
    return "Der Server, auf dem du spielst [dein eigener]."


def about_host():
    return "Einen Raum für andere eröffnen oder deinen letzten fortsetzen.\n\nOhne --server ist der Raum auf deinem eigenen Server. Der läuft nach diesem Befehl weiter: turnabout status zeigt ihn, turnabout stop beendet ihn."


def host_number():
    return "Die Spielnummer, die dann alle sehen [zufällig und geheim]."


def host_hints():
    return "Tipps für alle erlauben."


def host_computers():
    return "Die letzten N Plätze dem Computer geben, etwa 1,easy."


def host_port():
    return "Der Port deines eigenen Servers [8420 oder der letzte]."


def host_server():
    return "Der Server, auf dem der Raum entsteht [dein eigener]."


def host_new():
    return "Einen neuen Raum eröffnen, auch wenn du noch einen offenen hast."


def about_join():
    return "Einem Raum beitreten oder dort zuschauen."


def join_target():
    return "Der Raum: HOST[:PORT]/CODE, ein Link oder nur CODE auf dem zuletzt benutzten Server."


def join_seat_code():
    return "Deinen Platz hierher holen, mit dem Code, den dein anderes Gerät zeigt."


def about_replay():
    return "Ein beendetes Match Zug für Zug ansehen, beide Runden nebeneinander."


def replay_target():
    return "Eine Datei mit Aufzeichnungen, eine Webadresse, ein Raum als HOST[:PORT]/CODE oder nur CODE."


def replay_index():
    return "Welches Match, wenn es mehrere sind: 1 ist das erste."


def option_server():
    return "Der Server, der gefragt wird [der, auf dem du spielst]."


def about_settings():
    return "Deine Einstellungen zeigen oder eine ändern."


def settings_name():
    return "Die Einstellung."


def settings_value():
    return "Ihr neuer Wert, oder \"default\"."


def about_scores():
    return "Deine zehn besten Spiele allein und deine Statistik."


def about_number():
    return "Die besten Ergebnisse auf einer Spielnummer zeigen."


def number_number():
    return "Die Spielnummer."


def number_together():
    return "Ergebnisse von N Personen gemeinsam [von Spielen allein und Duellen]."


def about_analyze():
    return "Zeigen, wie gut in Matchs gespielt wurde.\n\nDer Computer bewertet jeden Zug: die Genauigkeit aller Beteiligten, die schlimmsten Fehler und den Verlauf des erwarteten Ergebnisses."


def analyze_json():
    return "Die Analysen in eine Datei schreiben, eine pro Zeile; - gibt sie aus."


def about_rooms():
    return "Die offenen Räume auflisten und einem beitreten.\n\nDie Liste aktualisiert sich. Mit --plain oder ohne Terminal wird sie einmal ausgegeben."


def about_games():
    return "Deine Spiele auflisten: zuerst die, die auf dich warten.\n\nJede Zeile zeigt den Stand und die restliche Zeit, das Spiel und die anderen, das Ergebnis, den letzten Zug und die\nAdresse für turnabout join. Ohne --server kommen die Spiele aller Server, auf denen du etwas fortsetzen kannst."


def games_watch():
    return "Jedes Spiel ausgeben, das sich ändert, bis du abbrichst."


def games_run():
    return "Mit --watch: das danach genannte Programm für jedes Spiel starten, das auf dich zu warten beginnt. Die Zeile des Spiels ist sein letztes Argument, wie in: turnabout games --watch --run notify-send \"Turnabout\"."


def games_command():
    return "Das Programm mit seinen Argumenten."


def about_quick():
    return "Mit der nächsten Person spielen, die dasselbe Spiel möchte.\n\nIhr müsst dieselben Optionen, dieselbe Form und Bedenkzeit wollen. Die Spielnummer ist zufällig und geheim."


def about_daily():
    return "Die Tagesnummer zeigen oder spielen. Du hast einen Versuch.\n\nJedes Spiel hat täglich eine Nummer. Sie ist für alle auf einem Server dieselbe und bleibt geheim, bis der Tag endet (UTC)."


def daily_day():
    return "Die Tabelle eines früheren Tages ausgeben, etwa 2026-11-20."


def daily_computer():
    return "Die heutige Nummer gegen den Computer spielen."


def daily_friend():
    return "Die heutige Nummer gegen jemanden spielen, der mit einem Code dazukommt."


def about_standings():
    return "Die Wertungen eines Spiels auflisten."


def option_correspondence():
    return "Die Wertungen der Fernpartien auflisten (ein Tag oder mehr pro Zug)."


def about_player():
    return "Die Seite einer Person zeigen.\n\nSie zeigt die Wertungen und Ergebnisse in jedem Spiel und die neuesten Matchs mit Links zu den Aufzeichnungen."


def player_player():
    return "Ein Name, die ID einer Person oder eine Stufe des Computers [deine eigene Seite]."


def about_matches():
    return "Beendete Matchs suchen, nach Spiel, Gegenüber, Ergebnis, Datum oder Nummer.\n\nListen anderer enthalten nur gewertete Matchs. Jedes Match hat den Link zu seiner Aufzeichnung."


def matches_player():
    return "Ein Name, die ID einer Person oder eine Stufe des Computers [deine eigenen Matchs]."


def matches_against():
    return "Nur gegen dieses Gegenüber. Ein Name, die ID einer Person oder eine Stufe des Computers."


def matches_result():
    return "Nur mit diesem Ergebnis: won, lost, drawn oder played (ohne Sieg)."


def matches_since():
    return "Nur ab diesem Tag (UTC), etwa 2026-11-20."


def matches_until():
    return "Nur bis zu diesem Tag (UTC)."


def matches_number():
    return "Nur auf dieser Spielnummer. Ergänze --game."


def matches_everyone():
    return "Mit --number: die Matchs von allen."


def matches_count():
    return "Wie viele der neuesten Matchs aufgelistet werden."


def about_challenge():
    return "Ein früheres Gegenüber zum Match herausfordern, nach den Regeln eures neuesten Matchs zu zweit."


def challenge_player():
    return "Das frühere Gegenüber: ein Name oder eine ID."


def about_versus():
    return "Deine Ergebnisse gegen jemanden zeigen, nach Spiel und Form."


def versus_opponent():
    return "Ein Name, die ID einer Person oder eine Stufe des Computers."


def versus_player():
    return "Die Ergebnisse dieser Person statt deiner zeigen. Ein Name, die ID einer Person oder eine Stufe des Computers."


def option_example():
    return "Ein Beispielprogramm in python oder javascript ausgeben."


def about_bot(game):
    return f"Ein eigenes Programm auf einem Platz in einem Raum spielen lassen.\n\nDas Programm liest ein JSON-Objekt pro Zeile. Auf jedes Objekt vom Typ \"turn\" antwortet es mit einer Zeile wie {{\"move\": \"KS>7D\"}}. Siehe --example python und client/README.md.\n\nMit --game eröffnet es selbst einen Raum, zum Beispiel: turnabout bot --exec \"python3 mine.py\" --game {game} --against strong --matches 20."


def bot_target():
    return "Der Raum als HOST[:PORT]/CODE. Mit --game: der Server als HOST[:PORT] [dein eigener]."


def bot_program():
    return "Das Programm mit seinen Argumenten."


def bot_against():
    return "Mit --game: gegen den Computer spielen, etwa strong."


def bot_alone():
    return "Mit --game: allein spielen."


def bot_number():
    return "Mit --game: die Spielnummer [zufällig]."


def bot_matches():
    return "Nach N Matchs gehen [1 gegen den Computer oder allein, sonst so viele, wie die anderen möchten]."


def bot_takebacks():
    return "Zugrücknahmen annehmen [sie werden abgelehnt]."


def bot_patience():
    return "Wie viele Sekunden jemand weg sein darf, oder never. Danach beansprucht der Bot den Sieg. Zwischen Matchs räumt er im eigenen Raum den Platz; mit --matches verlässt er einen fremden."


def bot_name():
    return "Der Name des Bots [der des Programms]."


def bot_profile():
    return "Das Profil des Bots. Zwei Bots in einem Raum brauchen zwei Profile."


def about_help():
    return "Einen Befehl erklären oder die Optionen eines Spiels auflisten."


def help_topic():
    return "Ein Befehl oder ein Spiel [listet die Befehle auf]."


def about_link():
    return "Ein anderes Gerät mit diesem verknüpfen, sodass du dort dieselbe Person bist."


def link_link():
    return "Ein Link, den dein anderes Gerät zeigt, oder sein Code [zeigt einen Link]."


def about_words():
    return "Die Texte im Paket eines Spiels kompilieren, für Python und den Browser."


def words_folder():
    return "Der Ordner des Python-Pakets; seine Texte liegen in text/en."


def words_web():
    return "Der Ordner des Bretts für Browser, wenn es einen gibt."


def words_check():
    return "Nichts schreiben; fehlschlagen, wenn ein Modul veraltet ist."


def usage():
    return "Aufruf: "


def heading(key):
    return {
        "options": "Optionen",
        "arguments": "Argumente",
    }[key]


def show_help():
    return "Diese Hilfe zeigen."


def required():
    return "nötig"


def install_completion():
    return "Die Vervollständigung für diese Shell einrichten."


def show_completion():
    return "Die Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen."
