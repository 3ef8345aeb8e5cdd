### Finding other players: the list of public rooms, and quick matches.

title = Find a game

# What the command of line mode does.
hint-command = lists the public rooms, and how to join them

## Quick matches

quick-match = Quick match
# $game (Name)
quick-match-of = Quick match · { $game }
quick-match-hint = Get paired with the next player who wants the same game.
# $game (Name)
quick-match-hint-of = play the next person who wants { $game }
# The title of the form.
quick-match-title = Get paired with the next player
quick-match-for-two = For two players.
# A button.
find-opponent = Find an opponent

searching = Looking for an opponent
# A button.
stop-searching = Stop looking
waiting = Looking for an opponent with the same settings. The match begins when you are both ready. Leaving cancels the search.
# $game (Name)
# $form (Text)
# $clock (Text)
wanted = Looking for: { $game }, { $form }, { $clock }.
found = Opponent found: you both want this game.
canceled = You left the room. The search is canceled.
# $name (Name)
opponent-left = { $name } left. Looking for someone else …
# Commands of line mode.
# $name (Name)
opponent-away-command = If { $name } does not come back, type free { $name } to open the seat.
# $name (Name)
leave-opponent = Your seat becomes free, and { $name } gets another opponent.

# A command of line mode.
quick-match-command = Type quick, and the form, clock and options that you want, if any. For example: quick clock 5m+3.

## The list of rooms

# $game (Name?)
rooms-of = { $game ->
    [none] Public rooms, all games
   *[other] Public rooms, { $game }
}
rooms = Public rooms
all-games = all games
# $count (Count)
room-count = { $count ->
    [0] No public rooms.
    [one] { $count } public room
   *[other] { $count } public rooms
}
# $count (Count)
more = { $count ->
    [one] and { $count } other room not listed here
   *[other] and { $count } other rooms not listed here
}
# $game (Name?)
no-rooms = { $game ->
    [none] There are no public rooms right now.
   *[other] There are no public rooms for { $game } right now.
}
# Commands of line mode.
# $server (Text)
no-rooms-commands = To look for an opponent: turnabout quick, or quick in line mode. To open a room: turnabout host --public --server { $server }.
# A button.
open-room = Open a public room
lost = The server doesn’t answer. The list may be out of date.
resumes = The list resumes when the connection is back.
own-server-stopped = The server on your machine has stopped.
own-server = This is the server on your own machine. Others can only play here if they can reach its address.

## A room in the list

# Whether you can play in a room.
# $status (Choice: waiting playing over)
# $free (Count)
# $seats (Count)
state = { $free ->
    [0] { $status ->
        [playing] playing
        [over] between matches
       *[waiting] about to begin
    }
    [one] { $status ->
        [playing] playing, { $free } free
       *[other] needs 1 player
    }
   *[other] { $status ->
        [playing] playing, { $free } free
       *[other] { $free } of { $seats } seats free
    }
}

# In a column: a room has been in this state for less than a minute.
now = now

# $name (Name)
room-of = { $name }’s room

# $names (Names)
players = players: { $names }
no-players = no players yet
# $count (Count)
free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
# $count (Count)
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
known-number = known number
hidden-number = hidden random number
# A note beside a room: its players may ask for hints.
hints = hints
spectators-allowed = spectators allowed
no-spectators = no spectators

# A room in line mode. The last words are a command.
# $game (Name)
# $form (Text)
# $owner (Name)
# $state (Text)
# $age (Text)
# $details (Text)
# $address (Text)
row = { $game }, { $form }, { $owner }’s room: { $state } ({ $age }). { $details } join { $address }

# A button: take a seat in the room.
join = Join
# $room (Text)
join-room = Join { $room }
# $room (Text)
watch-room = Watch { $room }
full = That room is full and doesn’t allow spectators.

## Your own room

is-public = The room is listed in “Find a game”, and anyone may join.
# The label of a setting of a room.
public-label = Public
public =
    .yes = listed in “Find a game”: anyone may join
    .no = no: only by its code or link

## Another server

server-title = Find games on which server?
server-label = Server
server-hint = HOST or HOST:PORT, or its address in a browser. Used until you quit.

## Keys

key =
    .open = go
    .host = host one
    .games = this game or all
    .server = server
    .retry = try again
    .another-server = another server
