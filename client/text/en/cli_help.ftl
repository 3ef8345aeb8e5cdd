### The help texts of the command turnabout. They are written with straight apostrophes, because it is not known yet which characters the terminal can show. What is in square brackets is the default.

about = Card games for one or more: alone, against the computer, or with friends.
version = Show the version and exit.

# Heads a section in the list of commands.
section =
    .play = Play
    .results = Results
    .records = Records
    .server = Your server
    .computers = Computer players
    .games = Games of your own
    .other = Help and settings
more = Help on a command: turnabout help COMMAND. The options of a game: turnabout help GAME.
game-options = The options of a game, for --option: turnabout help GAME.

# The commands that the server's program runs.
server-command =
    .serve = Run a server.
    .status = Show the server that is running on this machine.
    .stop = Stop the server that is running on this machine.
    .simulate = Let computers play matches, and write their records.
    .arena = Measure how well computer players play.
    .solve = Find out which game numbers can be won.
    .catalog = List the games that are installed.
    .new-game = Write a package with a small game, as a start for your own.
    .check-game = Check an installed game for errors.
    .backup = Copy a server's data to a file.
    .restore = Restore a server's data from a backup.
    .export = Write the records of finished matches.

## The commands and their options

-player = A player's name or id, or a level of the computer

option-name = Your name. It is remembered.
option-profile = Play as another person on this machine. Each profile has its own name, seats and scores [default].
option-ascii = Use ASCII characters only [taken from the locale].
option-role = Your role in the first leg, such as maximizer or minimizer [random].
option-clock = Time limit: 30 means 30 s for each move; 3d means 3 days for each move; 5m+3 means 5 minutes for a leg plus 3 s for each move [none].
# $games (Either)
option-game = The game: { $games }.
option-option = An option of the game, such as variant=hex. Repeat it for more options.
option-form = The form of the match: match, mirror (both legs at once), together or race [depends on the options].
option-seats = The number of seats, if the game can have more than two.
option-pace = The least time that a computer takes for a move, in seconds.
option-notes = Show the note board, which lists what is still possible, in games that have one.
option-public = List the room in turnabout rooms, so that anyone can join.
option-spectators = Let people without a seat watch.
option-plain = Use lines of text instead of a full screen [if there is no terminal].
# $game (Text)
about-play =
    Open the start screen, or start a game at once.

    A game starts at once with --game, --number, --against or --computers. Alone: turnabout play --game { $game }. Against the computer: turnabout play --against easy.

    Your own server starts when it is needed, and stops 10 minutes after the last player leaves. See turnabout status.
about-verify =
    Check records by dealing and playing them again.

    The first error of each record is printed, for up to twenty records.
verify-file = A link to a record, or a file with a record, a list of records, or one record per line, plain or zstd; - is standard input.
play-number = The game number, which decides the cards [random].
play-against = Play against the computer: easy, normal, strong or random.
play-casual = Without an opponent: you can undo any move; the score is listed separately.
play-names = Without an opponent: up to five people take turns at this screen, such as 'Ada, Ben'.
play-hints = Allow hints in a match against the computer.
play-computers = Watch two computers play, such as strong,easy.
play-server = The server to play on [your own].
about-host =
    Host a room for a friend, or resume your last one.

    Without --server the room is on your own server. That server keeps running after this command: turnabout status shows it, and turnabout stop stops it.
host-number = The game number, which both players see [random and hidden].
host-hints = Let both players ask for hints.
host-computers = Give the last N seats to the computer, such as 1,easy.
host-port = The port of your own server [8420, or the last one].
host-server = The server to open the room on [your own].
host-new = Open a new room even if you have an unfinished one.
about-join =
    Join a friend's room, or watch it.
join-target = The room: HOST[:PORT]/CODE, a link, or CODE alone on the server you used last.
join-seat-code = Move your seat here with the code that your other device shows.
about-replay =
    Watch a finished match move by move, with both legs side by side.
replay-target = A file of records, a web address, a room as HOST[:PORT]/CODE, or CODE alone.
replay-index = Which match, if there are several: 1 is the first.
option-server = The server to ask [the one you play on].
about-settings =
    Show your settings, or change one.
settings-name = The setting.
settings-value = Its new value, or "default".
about-scores =
    List your ten best games alone, and your statistics.
about-number =
    Show the best results on a game number.
number-number = The game number.
number-together = Results of N players together [of games alone and duels].
about-analyze =
    Show how well matches were played.

    The computer judges every move: each player's accuracy, the worst mistakes, and how the expected score changed.
analyze-json = Write the analyses to a file, one per line; - prints them.
about-rooms =
    List the public rooms, and join one.

    The list is live. With --plain, or without a terminal, it is printed once.
about-games =
    List your games: the ones that wait for you come first.

    Each line has the state and the time left, the game and the other players, the score, the last move, and the
    address for turnabout join. Without --server it lists the games on every server where you have a game to resume.
games-watch = Print each game that changes, until you stop it.
games-run = With --watch: run the program named after it for each game that begins to wait for you. The game's line is its last argument, as in: turnabout games --watch --run notify-send "Turnabout".
games-command = The program to run, with its arguments.
about-quick =
    Play the next person who wants the same game.

    The two of you must want the same options, form and clock. The game number is random and hidden.
about-daily =
    Show the daily number, or play it. You have one try.

    Each game has one number a day. It is the same for everyone on a server, and hidden until the day ends (UTC).
daily-day = Print the table of an earlier day, such as 2026-11-20.
daily-computer = Play today's number against the computer.
daily-friend = Play today's number against a friend, who joins with a code.
about-standings =
    List the ratings of a game's players.
option-correspondence = List the ratings of correspondence games (a day or more for each move).
about-player =
    Show a player's page.

    It has the ratings and results in each game, and the newest matches with links to their records.
player-player = { -player } [your own page].
about-matches =
    Search finished matches, by game, opponent, result, date or number.

    Another player's list has only rated matches. Each match has the link to its record.
matches-player = { -player } [your own matches].
matches-against = Only against this opponent. { -player }.
matches-result = Only with this result: won, lost, drawn, or played (nobody could win).
matches-since = Only from this day on (UTC), such as 2026-11-20.
matches-until = Only up to this day (UTC).
matches-number = Only on this game number. Add --game.
matches-everyone = With --number: the matches of all players.
matches-count = How many of the newest matches to list.
about-challenge =
    Challenge a past opponent to a match by the rules of your newest two-player match.
challenge-player = The past opponent: a name or an id.
about-versus =
    Show your results against a player, by game and form.
versus-opponent = { -player }.
versus-player = Show this player's results instead of yours. { -player }.
option-example = Print an example program in python or javascript.
# $game (Text)
about-bot =
    Let a program of yours play in a seat of a room.

    The program reads one JSON object per line. It answers each object of type "turn" with a line such as {"{"}"move": "KS>7D"{"}"}. See --example python, and client/README.md.

    With --game it opens a room itself, for example: turnabout bot --exec "python3 mine.py" --game { $game } --against strong --matches 20.
bot-target = The room, as HOST[:PORT]/CODE. With --game: the server, as HOST[:PORT] [your own].
bot-program = The program and its arguments.
bot-against = With --game: play against the computer, such as strong.
bot-alone = With --game: play alone.
bot-number = With --game: the game number [random].
bot-matches = Leave after N matches [1 against the computer or alone, else as many as the others want].
bot-takebacks = Accept takebacks [they are declined].
bot-patience = How many seconds another player may be away, or never. Then the bot claims the match. Between matches it frees the seat in its own room; with --matches it leaves another's.
bot-name = The bot's name [the program's].
bot-profile = The bot's profile. Two bots in one room need two profiles.
about-help =
    Explain a command, or list a game's options.
help-topic = A command or a game [lists the commands].
about-link =
    Play as the same player on another device. A link connects the two.
link-link = A link that your other device shows, or its code [shows a link].
about-words =
    Compile the messages of a game's package, for Python and the browser.
words-folder = The folder of the Python package; its messages are in text/en.
words-web = The folder of the board for browsers, if there is one.
words-check = Write nothing; fail if a module is out of date.

## The words of each command’s help

# Before the command line.
usage = {"Usage: "}
# The headings of lists.
heading =
    .options = Options
    .arguments = Arguments
show-help = Show this message and exit.
# An argument must be given.
required = required
install-completion = Install completion for the current shell.
show-completion = Show completion for the current shell, to copy it or customize the installation.
