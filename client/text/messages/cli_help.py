"""The help texts of the command turnabout. They are written with straight apostrophes, because it is not known yet which characters the terminal can show. What is in square brackets is the default.

Made from client/text/en/cli_help.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def about() -> str:
    return "Card games for one or more: alone, against the computer, or with friends."


def version() -> str:
    return "Show the version and exit."


Section = Literal["play", "results", "records", "server", "computers", "games", "other"]


def section(key: Section) -> str:
    return {
        "play": "Play",
        "results": "Results",
        "records": "Records",
        "server": "Your server",
        "computers": "Computer players",
        "games": "Games of your own",
        "other": "Help and settings",
    }[key]


def more() -> str:
    return "Help on a command: turnabout help COMMAND. The options of a game: turnabout help GAME."


def game_options() -> str:
    return "The options of a game, for --option: turnabout help GAME."


def server_command(key: Literal["serve", "status", "stop", "simulate", "arena", "solve", "catalog", "new-game", "check-game", "backup", "restore", "export"]) -> str:
    return {
        "serve": "Run a server.",
        "status": "Show the server that is running on this machine.",
        "stop": "Stop the server that is running on this machine.",
        "simulate": "Let computers play matches, and write their records.",
        "arena": "Measure how well computer players play.",
        "solve": "Find out which game numbers can be won.",
        "catalog": "List the games that are installed.",
        "new-game": "Write a package with a small game, as a start for your own.",
        "check-game": "Check an installed game for errors.",
        "backup": "Copy a server's data to a file.",
        "restore": "Restore a server's data from a backup.",
        "export": "Write the records of finished matches.",
    }[key]


def option_name() -> str:
    return "Your name. It is remembered."


def option_profile() -> str:
    return "Play as another person on this machine. Each profile has its own name, seats and scores [default]."


def option_ascii() -> str:
    return "Use ASCII characters only [taken from the locale]."


def option_role() -> str:
    return "Your role in the first leg, such as maximizer or minimizer [random]."


def option_clock() -> str:
    return "Time limit: 30 means 30 s for each move; 3d means 3 days for each move; 5m+3 means 5 minutes for a leg plus 3 s for each move [none]."


def option_game(games: Sequence[str]) -> str:
    return f"The game: {formats.either(games)}."


def option_option() -> str:
    return "An option of the game, such as variant=hex. Repeat it for more options."


def option_form() -> str:
    return "The form of the match: match, mirror (both legs at once), together or race [depends on the options]."


def option_seats() -> str:
    return "The number of seats, if the game can have more than two."


def option_pace() -> str:
    return "The least time that a computer takes for a move, in seconds."


def option_notes() -> str:
    return "Show the note board, which lists what is still possible, in games that have one."


def option_public() -> str:
    return "List the room in turnabout rooms, so that anyone can join."


def option_spectators() -> str:
    return "Let people without a seat watch."


def option_plain() -> str:
    return "Use lines of text instead of a full screen [if there is no terminal]."


def about_play(game: str) -> str:
    return f"Open the start screen, or start a game at once.\n\nA game starts at once with --game, --number, --against or --computers. Alone: turnabout play --game {game}. Against the computer: turnabout play --against easy.\n\nYour own server starts when it is needed, and stops 10 minutes after the last player leaves. See turnabout status."


def about_verify() -> str:
    return "Check records by dealing and playing them again.\n\nThe first error of each record is printed, for up to twenty records."


def verify_file() -> str:
    return "A link to a record, or a file with a record, a list of records, or one record per line, plain or zstd; - is standard input."


def play_number() -> str:
    return "The game number, which decides the cards [random]."


def play_against() -> str:
    return "Play against the computer: easy, normal, strong or random."


def play_casual() -> str:
    return "Without an opponent: you can undo any move; the score is listed separately."


def play_names() -> str:
    return "Without an opponent: up to five people take turns at this screen, such as 'Ada, Ben'."


def play_hints() -> str:
    return "Allow hints in a match against the computer."


def play_computers() -> str:
    return "Watch two computers play, such as strong,easy."


def play_server() -> str:
    return "The server to play on [your own]."


def about_host() -> str:
    return "Host a room for a friend, or resume your last one.\n\nWithout --server the room is on your own server. That server keeps running after this command: turnabout status shows it, and turnabout stop stops it."


def host_number() -> str:
    return "The game number, which both players see [random and hidden]."


def host_hints() -> str:
    return "Let both players ask for hints."


def host_computers() -> str:
    return "Give the last N seats to the computer, such as 1,easy."


def host_port() -> str:
    return "The port of your own server [8420, or the last one]."


def host_server() -> str:
    return "The server to open the room on [your own]."


def host_new() -> str:
    return "Open a new room even if you have an unfinished one."


def about_join() -> str:
    return "Join a friend's room, or watch it."


def join_target() -> str:
    return "The room: HOST[:PORT]/CODE, a link, or CODE alone on the server you used last."


def join_seat_code() -> str:
    return "Move your seat here with the code that your other device shows."


def about_replay() -> str:
    return "Watch a finished match move by move, with both legs side by side."


def replay_target() -> str:
    return "A file of records, a web address, a room as HOST[:PORT]/CODE, or CODE alone."


def replay_index() -> str:
    return "Which match, if there are several: 1 is the first."


def option_server() -> str:
    return "The server to ask [the one you play on]."


def about_settings() -> str:
    return "Show your settings, or change one."


def settings_name() -> str:
    return "The setting."


def settings_value() -> str:
    return "Its new value, or \"default\"."


def about_scores() -> str:
    return "List your ten best games alone, and your statistics."


def about_number() -> str:
    return "Show the best results on a game number."


def number_number() -> str:
    return "The game number."


def number_together() -> str:
    return "Results of N players together [of games alone and duels]."


def about_analyze() -> str:
    return "Show how well matches were played.\n\nThe computer judges every move: each player's accuracy, the worst mistakes, and how the expected score changed."


def analyze_json() -> str:
    return "Write the analyses to a file, one per line; - prints them."


def about_rooms() -> str:
    return "List the public rooms, and join one.\n\nThe list is live. With --plain, or without a terminal, it is printed once."


def about_games() -> str:
    return "List your games: the ones that wait for you come first.\n\nEach line has the state and the time left, the game and the other players, the score, the last move, and the\naddress for turnabout join. Without --server it lists the games on every server where you have a game to resume."


def games_watch() -> str:
    return "Print each game that changes, until you stop it."


def games_run() -> str:
    return "With --watch: run the program named after it for each game that begins to wait for you. The game's line is its last argument, as in: turnabout games --watch --run notify-send \"Turnabout\"."


def games_command() -> str:
    return "The program to run, with its arguments."


def about_quick() -> str:
    return "Play the next person who wants the same game.\n\nThe two of you must want the same options, form and clock. The game number is random and hidden."


def about_daily() -> str:
    return "Show the daily number, or play it. You have one try.\n\nEach game has one number a day. It is the same for everyone on a server, and hidden until the day ends (UTC)."


def daily_day() -> str:
    return "Print the table of an earlier day, such as 2026-11-20."


def daily_computer() -> str:
    return "Play today's number against the computer."


def daily_friend() -> str:
    return "Play today's number against a friend, who joins with a code."


def about_standings() -> str:
    return "List the ratings of a game's players."


def option_correspondence() -> str:
    return "List the ratings of correspondence games (a day or more for each move)."


def about_player() -> str:
    return "Show a player's page.\n\nIt has the ratings and results in each game, and the newest matches with links to their records."


def player_player() -> str:
    return "A player's name or id, or a level of the computer [your own page]."


def about_matches() -> str:
    return "Search finished matches, by game, opponent, result, date or number.\n\nAnother player's list has only rated matches. Each match has the link to its record."


def matches_player() -> str:
    return "A player's name or id, or a level of the computer [your own matches]."


def matches_against() -> str:
    return "Only against this opponent. A player's name or id, or a level of the computer."


def matches_result() -> str:
    return "Only with this result: won, lost, drawn, or played (nobody could win)."


def matches_since() -> str:
    return "Only from this day on (UTC), such as 2026-11-20."


def matches_until() -> str:
    return "Only up to this day (UTC)."


def matches_number() -> str:
    return "Only on this game number. Add --game."


def matches_everyone() -> str:
    return "With --number: the matches of all players."


def matches_count() -> str:
    return "How many of the newest matches to list."


def about_challenge() -> str:
    return "Challenge a past opponent to a match by the rules of your newest two-player match."


def challenge_player() -> str:
    return "The past opponent: a name or an id."


def about_versus() -> str:
    return "Show your results against a player, by game and form."


def versus_opponent() -> str:
    return "A player's name or id, or a level of the computer."


def versus_player() -> str:
    return "Show this player's results instead of yours. A player's name or id, or a level of the computer."


def option_example() -> str:
    return "Print an example program in python or javascript."


def about_bot(game: str) -> str:
    return f"Let a program of yours play in a seat of a room.\n\nThe program reads one JSON object per line. It answers each object of type \"turn\" with a line such as {{\"move\": \"KS>7D\"}}. See --example python, and client/README.md.\n\nWith --game it opens a room itself, for example: turnabout bot --exec \"python3 mine.py\" --game {game} --against strong --matches 20."


def bot_target() -> str:
    return "The room, as HOST[:PORT]/CODE. With --game: the server, as HOST[:PORT] [your own]."


def bot_program() -> str:
    return "The program and its arguments."


def bot_against() -> str:
    return "With --game: play against the computer, such as strong."


def bot_alone() -> str:
    return "With --game: play alone."


def bot_number() -> str:
    return "With --game: the game number [random]."


def bot_matches() -> str:
    return "Leave after N matches [1 against the computer or alone, else as many as the others want]."


def bot_takebacks() -> str:
    return "Accept takebacks [they are declined]."


def bot_patience() -> str:
    return "How many seconds another player may be away, or never. Then the bot claims the match. Between matches it frees the seat in its own room; with --matches it leaves another's."


def bot_name() -> str:
    return "The bot's name [the program's]."


def bot_profile() -> str:
    return "The bot's profile. Two bots in one room need two profiles."


def about_help() -> str:
    return "Explain a command, or list a game's options."


def help_topic() -> str:
    return "A command or a game [lists the commands]."


def about_link() -> str:
    return "Play as the same player on another device. A link connects the two."


def link_link() -> str:
    return "A link that your other device shows, or its code [shows a link]."


def about_words() -> str:
    return "Compile the messages of a game's package, for Python and the browser."


def words_folder() -> str:
    return "The folder of the Python package; its messages are in text/en."


def words_web() -> str:
    return "The folder of the board for browsers, if there is one."


def words_check() -> str:
    return "Write nothing; fail if a module is out of date."


def usage() -> str:
    return "Usage: "


def heading(key: Literal["options", "arguments"]) -> str:
    return {
        "options": "Options",
        "arguments": "Arguments",
    }[key]


def show_help() -> str:
    return "Show this message and exit."


def required() -> str:
    return "required"


def install_completion() -> str:
    return "Install completion for the current shell."


def show_completion() -> str:
    return "Show completion for the current shell, to copy it or customize the installation."


language.register(globals())
