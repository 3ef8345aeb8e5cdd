### The question before a player leaves a room.

title = Leave the room?
title-alone = Leave the game?
# A button that answers a question: leave the room.
leave = Leave
# A button that answers a question: don’t leave the room.
stay = Stay
keep-open = Leave and keep the room open
# $name (Name?)
keep-open-hint = the server keeps running for { $name ->
    [none] a friend
   *[other] { $name }
}
stop-server = Leave and stop the server
stop-server-hint = everyone is disconnected; matches are kept
stopping-server = Stopping the server …
nobody-joined = Nobody has joined yet.
# $names (Names)
# $several (Flag)
# $until (Date?)
seat-kept = { $names } { $several ->
    [yes] have seats
   *[no] has a seat
} here, too. Your seat is kept{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
}: come back from the start screen.
# $code (Text)
# $until (Date?)
match-over = The match is over. Your seat is kept{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
}: to come back, join the room { $code } again.
# $until (Date?)
game-kept = Your game is kept{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
}: resume it from the start screen.
spectator = You are only watching: you can come back at any time.
computers-pause = The computers pause while nobody watches. Come back from the start screen.
