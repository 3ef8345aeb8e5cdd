### The commands of line mode in a room.

# Heads the list of commands.
available = Commands that you can use now (you can shorten them, except end and resign):
at-other-times = Other commands work at other times.
all-commands = list all commands that you can use now
# Ends the list of commands in another language.
english-works = The English commands work, too.
empty-line = An empty line means ready.
# The reason says why a move can’t be played now.
# $typed (Text)
# $help (Text)
# $reason (Text?)
unknown = Unknown command “{ $typed }”. Type { $help }.{ $reason ->
    [none] { "" }
   *[other] { " " }You can’t move now: { $reason }.
}
# $command (Text)
only-at-start = “{ $command }” is a command of the start menu. Type leave first.
# A shortened command that is not clear.
# $typed (Text)
# $commands (Either)
ambiguous = “{ $typed }” could mean { $commands }. Type more letters.
# $command (Text)
# $reason (Text)
barred = You can’t use { $command } now: { $reason }.
# A command without what follows it, such as “mute NAME”.
# $usage (Text)
incomplete = Type { $usage }.
# A command that ends something, with text after it that it doesn’t take.
# $command (Text)
takes-nothing = Type { $command } alone, without anything after it.
rules-usage = Type rules, rules short or rules credits.
safe-usage = Type safe to play one card, safe on to play all of them automatically, or safe off.

## What each command does

does-alone =
    .undo = undo your last move
    .resign = abandon this game; it doesn’t count
    .same = play the same number again
    .new = start a new game, or play a number
    .leave = leave the game; it is saved

does =
    .ready = start the leg when the others are ready, too
    .moves = list the moves
    .look = describe the game again
    .points = explain the score
    .news = list what was played in this leg
    .time = show the clocks
    .hint = ask for the computer’s move
    .hints = turn automatic hints at your turns on or off
    .computer = show the computer’s result on this number
    .enough = turn off the tips
    .undo = ask to take back your last move
    .yes = accept a request
    .no = decline a request or a rematch, or cancel your request
    .resign = resign the match
    .claim = decide how to continue without an absent player
    .sit = take a seat, take yours back from the computer, or ask for an absent player’s seat
    .stand = leave your seat and watch
    .same = ask for a rematch on the same number, or accept one
    .new = ask for a rematch on a new number, or accept one
    .save = save the match to a file
    .watch = watch the match again
    .link = show a link to the match, for anyone
    .analysis = show which moves were mistakes
    .number = show the results on this or another game number
    .scores = list your ten best games alone
    .say = send a message to everyone here
    .chat = show the messages again
    .phrase = send a ready-made message
    .mute = hide someone’s messages
    .unmute = show someone’s messages again
    .who = show who is here
    .address = show how a friend can join
    .open = let others join: your server restarts and keeps all games
    .seat = continue on another device
    .settings = change the settings for the next match
    .tournament = show the tournament, or name the competitors
    .as = play next under a competitor’s name
    .with = let a second competitor play here, in turn
    .opponent = add a computer player to a free seat, or to all of them: easy, normal, strong, random
    .begin = remove the empty seats and start
    .free = free a player’s seat
    .ban = remove someone for good
    .owner = make another player the owner of the room
    .challenge = challenge your opponent to another match by the same settings
    .withdraw = withdraw your challenge
    .games = list all your games on this server
    .next = open the next game that waits for you
    .wait = in a pipe: wait until you have something to do
    .retry = try to connect now
    .again = try again
    .here = play here, too
    .name = change your name, then try again
    .rules = show the rules, or the credits
    .help = list the commands; help all lists all of them
    .leave = leave the room; your seat is kept
    .end = leave the room, and stop the server on this machine
    .quit = leave the room and quit

## Why a command can’t be used now: each follows “Not now:”

no-leg-waits = no leg is waiting to start
ready-already = you are already ready
no-leg-yet = no leg has been played yet
seat-free = a seat is free
no-number-known = the game number is not known yet
nothing-to-find = nothing is left to find on this number; use new
not-played-alone = this game can’t be played alone, so there is no computer’s result
not-guided = there are no tips here
no-clock = there is no clock
no-tournament = there is no tournament here
not-hosted = the server is not on this machine
open-already = others can already join
connected = you are connected
in-room = you are in the room
no-use = it would not help
