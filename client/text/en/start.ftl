### The start screen: what can be played, watched and looked up, and unfinished games.

title = Turnabout
subtitle = Two players play the same cards twice. One wants a high score, the other a low one; then they swap.

# The idea of a match, in the page’s largest type.
tagline = { -tagline-first } { -tagline-second }
-tagline-first = Same cards. Swap sides.
-tagline-second = Beat their score.

## What can be chosen

choice =
    .guided = Your first game
    .learn = Learn
    .alone = Play alone
    .computer = Play the computer
    .host = Host a room
    .friend = Play a friend
    .find = Find a game
    .daily = Daily number
    .join = Join a room
    .watch = Watch
    .computers = Watch two computers
    .record = Watch a match again
    .standings = Standings
    .player = Your page
    .scores = High scores
    .number = Game numbers
    .rules = How to play
    .settings = Settings
    .quit = Quit

# A hint beside each choice.
hint =
    .guided = learn as you play: each card is explained
    .learn = a first game with each card explained
    .alone = for the best score, on any deal
    .computer = against one or more, at the level you like
    .host = a friend joins with a code
    .friend = open a room and send its link
    .find = public rooms and quick matches
    .daily = one try a day, on the same number for everyone
    .join = with the address and code a friend gave you
    .watch = a game between computers, or a match again
    .computers = watch them play
    .record = from its record, a file
    .standings = the best players, by their matches
    .player = your matches, results and records
    .scores = your ten best games alone
    .number = the best scores on a number
    .rules = the rules, a first game with help, credits
    .settings = your name, colours, numbers, sounds

# The chosen game.
# $title (Name)
game = Game: { $title }
# Why this game can't be played alone.
# $title (Name)
not-alone = { $title } needs two players

game-title = Which game?
game-text = Scores and numbers are shown for this game, too.
watch-title = Watch what?
watch-text = Computers play on for as long as you watch.
computers-hint = choose how well they play

## The sections of the page in a browser

games-title = Choose a game
# A game below its title: $about is a phrase such as "two packs to eight foundations", shown with a capital letter.
# $about (Text)
about-game = { $about }.
# The title of a list of further actions.
more-title = More
# Beside "Learn", for one game.
learn-game = its rules, with pictures

## Where you play

# $server (Name)
playing-at = You play at { $server }.
# $address (Text)
in-browser = In a browser: { $address }

## Unfinished games

# $code (Name)
resume = Resume { $code }
resume-which = Resume which game?
resume-text = Your unfinished games, the newest first.
# $count (Count)
more-unfinished = { $count ->
    [one] { $count } more unfinished game
   *[other] { $count } more unfinished games
}
more-unfinished-hint = list all of your unfinished games
# Whose turn it is in a game with others.
# $mine (Flag)
# $other (Name?)
turn = { $mine ->
    [yes] Your turn.
   *[no] { $other ->
        [none] The others’ turn.
       *[other] { $other }’s turn.
    }
}
# $game (Name)
removed = { $game } is removed from the list.
# A button: show the removed game again.
put-back = Undo
forget = Remove this game from the list
# $code (Name)
forget-room = Remove { $code } from the list

# A game alone. $score is in the words of the game.
# $game (Name)
# $number (GameNumber?)
# $score (Text?)
solo-game = { $game }{ $number ->
    [none] {" "}alone
   *[other] {" "}on { $number }
}{ $score ->
    [none] {""}
   *[other] , { $score }
}
# A match with another player, or a room that nobody has joined. $at: when something last happened there.
# $game (Name)
# $other (Name?)
# $at (Moment)
match = { $game }{ $other ->
    [none] , nobody has joined yet
   *[other] {" "}with { $other }
}, { $at }
# A tournament.
# $names (Names)
# $at (Moment)
tournament = tournament of { $names }, { $at }
# A game between computers that you watch. $levels: how well they play.
# $levels (Name)
# $at (Moment)
computer-game = game between computers, { $levels }, { $at }

## Joining a room

address = Address and code
address-example = 192.168.1.5:8420/KZ7-4QM2
# $server (Name?)
address-hint = As the host reads it out, or the link they sent.{ $server ->
    [none] {""}
   *[other] {" "}A code alone means a room on { $server }.
}
code = Code or link
code-example = KZ7-4QM2
# A button: enter the room with the typed code.
join = Join
bad-code = This is not a room code. A code has seven letters and digits, such as KZ7-4QM2.
other-server = This link leads to another server. Open it in the browser.
use-seat-code = Continue from another device
invited = You are invited to a game.
joining = Joining …

## Moving a seat from another device

seat-code-title = Continue from another device
seat-code-text = The other device shows the code, in its room’s menu.
seat-code = Seat code
seat-code-optional = leave empty
seat-code-hint = Only to move your seat here from another device.
bad-seat-code = Enter the seat code as the other device shows it, such as KZ74-QM2A.
room-code = Code or link of the room

## Quitting

quit-title = Quit Turnabout?
quit-text = Your unfinished games stay listed here.
# A button that answers a question: don’t leave.
stay = Stay
