### What the command turnabout prints besides its results, and its errors.

# $address (Text)
server-runs = Your server is still running: { $address }
server-stops = It stops 10 minutes after the last player leaves, or with turnabout stop.
# $topic (Text)
# $games (All)
no-topic = There is no command or game “{ $topic }”. turnabout help lists the commands; the games are { $games }.

## The options of a game

# $title (Text)
# $name (Text)
# $about (Text)
game = { $title } ({ $name }): { $about }.
options = Options, each given as --option NAME=VALUE:
no-options = This game has no options.
# What an option can be, if it is typed freely.
# $hint (Text)
example = for example; { $hint }
# $value (Text)
# $name (Text)
# $hint (Text)
meaning = { $value } means { $name }, { $hint }
# $value (Text)
default = default: { $value }
# $text (Text)
is-default = { $text } (default)
# $levels (All)
levels = Levels of the computer: { $levels }.

## Options that do not go together

# $option (Text)
needs-opponent = { $option } is for a match against the computer. Add --against LEVEL, such as easy.
against-or-computers = Use either --against or --computers.
casual-alone = --casual is for playing without an opponent.
names-alone = --names is for playing without an opponent. In a room the owner names the competitors.
two-computers = Name two computers, such as --computers strong,easy.
# $why (Text)
bad-names = --names: { $why } Type them like --names 'Ada, Ben'.
# $title (Text)
# $alone (Flag)
# $mode (Text?)
not-played = { $alone ->
    [yes] With these options { $title } needs an opponent: add --against easy, or use turnabout host.
   *[no] With these options { $title } is only played alone.
}{ $mode ->
    [none] {""}
   *[other] {" "}Or choose another mode, such as --option mode={ $mode }.
}
# $fewest (Count)
# $most (Count)
# $fixed (Flag)
bad-seats = { $fixed ->
    [yes] This game has { $most } seats.
   *[no] Choose { $fewest } to { $most } seats.
}
# $option (Text)
bad-option = “{ $option }” is not an option. Type NAME=VALUE, such as variant=hex.
# $form (Choice: mirror race together)
no-role = { $form ->
    [mirror] In a mirror match you play both roles at once.
    [race] In a race all players have the same role.
   *[together] In this form all play on the same side.
} Leave out --role.
# $typed (Text)
bad-computers = “{ $typed }” is not a number of computers and a level. Type them like 2,easy.
# $seats (Count)
# $most (Count)
# $more (Count?)
too-many-computers = The room has { $seats } seats, and seat 1 is yours. Choose { $most ->
    [one] 1 computer
   *[other] 1 to { $most } computers
}{ $more ->
    [none] {""}
   *[other] , or up to { $more } seats with --seats
}.
# $games (Either)
no-notes = --notes is for games with notes: { $games }.
port-with-server = --port is for your own server. With --server leave it out, or type HOST:PORT there.
computer-or-friend = Use either --computer or --friend: you have one try.

## Programs that play

no-program = Name the program: turnabout bot --exec "python3 mine.py" HOST/CODE.
only-new-rooms = --option, --form, --seats, --against, --alone, --number and --pace are for a new room. Add --game.
no-room = Where should it play? Add HOST/CODE of a room, or --game GAME to open one.
alone-or-against = Use either --alone or --against.
pace-needs-computer = --pace needs a computer opponent. Leave it out with --alone.
# $language (Text)
no-example = There is no example in “{ $language }”. Choose python or javascript.
# $typed (Text)
bad-patience = “{ $typed }” can’t follow --patience. Type a number of seconds, such as 300, or never.
# $command (Text)
bad-command = --exec “{ $command }” can’t be read: a quotation mark is missing, or a backslash is at the end.
empty-command = --exec names no program. Type it like --exec "python3 my_bot.py".
# $program (Text)
# $why (Text)
program-not-started = The program { $program } can’t be started: { $why }.

## The messages of a game’s package

# $name (Text)
words-need-package = The package { $name } is missing. Install it: pip install 'turnabout[words]'
# $folder (Text)
words-need-folder = There is no folder { $folder }. Put your .ftl and .md files there.
# $path (Text)
words-stale = out of date: { $path }
# $message (Text)
words-unused = unused: { $message }
