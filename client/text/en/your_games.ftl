### Your games: your rooms on a server; the games that wait for you come first.

title = Your games
hint = on every server, the ones that wait for you first
# $server (Name)
title-at = Your games at { $server }
none = You have no games on this server.
# $count (Count)
more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}

# What a game waits for, in a column.
# $state (Choice: yours others players won lost drawn over)
# $other (Name?)
state = { $state ->
    [yours] Your turn
    [others] { $other ->
        [none] The others’ turn
       *[other] { $other }’s turn
    }
    [players] Waiting for players
    [won] You won
    [lost] You lost
    [drawn] Draw
   *[over] Over
}

# A game, and the other players in it. $number: the number on which you play alone.
# $game (Name)
# $other (Name?)
# $number (GameNumber?)
game = { $game }{ $other ->
    [none] {""}
   *[other] {" "}with { $other }
}{ $number ->
    [none] {""}
   *[other] {" "}on { $number }
}
# $points (Points)
score = score { $points }
# The last move, in notation, in a column. $by: its player.
# $move (Text)
# $by (Name)
last-move = { $by }: { $move }

# A game in a line of text: its state with the time left, the game, the score, the last move, and the room’s address.
# $state (Text)
# $game (Text)
# $score (Text?)
# $move (Text?)
# $address (Text)
row = { $state }. { $game }{ $score ->
    [none] {""}
   *[other] , { $score }
}{ $move ->
    [none] {""}
   *[other] , { $move }
}. { $address }

# How many games wait for you, besides this one.
# $count (Count)
waiting = { $count ->
    [one] { $count } other game waits for you.
   *[other] { $count } other games wait for you.
}
# $count (Count)
waiting-command = { $count ->
    [one] { $count } other game waits for you. Type next to open it.
   *[other] { $count } other games wait for you. Type next to open the first.
}
# $count (Count)
waiting-key = { $count ->
    [one] { $count } other game waits for you: Ctrl+N opens it.
   *[other] { $count } other games wait for you: Ctrl+N opens the first.
}
# A button.
next = Next game
none-waiting = No other game waits for you.
# A line of the command that watches games, when the connection is lost.
# $server (Name)
# $why (Text)
lost = The connection to { $server } is lost: { $why }
# $server (Name)
back = Connected to { $server } again.
# $command (Text)
# $why (Text)
not-run = { $command } could not be run: { $why }
# $command (Text)
# $code (Int)
failed = { $command } ended with code { $code }.
run-needs-watch = --run needs --watch.
run-what = Name the program after --run, such as --run notify-send.
# $word (Text)
run-extra = “{ $word }” is no option. A program to run comes after --run.
