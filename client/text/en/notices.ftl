### Notices above a room: what other players ask, who is away, and what the reader can do about it.

## Takebacks

# $names (Names)
takeback-asked = { $names } asks to take a move back.
takeback-agreed = You agreed. The other players must agree, too.
# The players who must agree; none: all the others.
# $names (Names?)
takeback-waits = Waiting for { $names ->
    [none] the other players
   *[other] { $names }
} to agree to your takeback.

## Replacing a player

# The person who wants the seat; none: the computer is to play.
# $person (Name?)
# $level (Level)
# $names (Names)
replacement-asked = { $person ->
    [none] Let the { $level } computer play on for { $names }?
   *[other] { $person } asks to play on for { $names }.
}
# The reader can’t answer this request.
# $person (Name?)
# $level (Level)
# $names (Names)
replacement-waits = { $person ->
    [none] The { $level } computer
   *[other] { $person }
} plays on for { $names } if all players agree.
# The reader’s own request.
# $names (Names)
own-replacement-waits = Waiting for the others to agree about { $names }’s seat.
left-match = You left the match.
left-race = You left the race. Your table is over.
# $level (Level)
seat-replaced = The { $level } computer plays your seat.

## Players who are away

# The opponent before the first move: the reader can find another one.
# $names (Names)
# $seconds (Duration)
partner-away = { $names } is away.{ $seconds ->
    [0] { "" }
   *[other] { " " }In { $seconds } you can free the seat.
}
# $names (Names)
# $seconds (Duration)
opponent-away = { $names } is away.{ $seconds ->
    [0] { "" }
   *[other] { " " }In { $seconds } you can claim the match or let the computer play on.
}
# $names (Names)
opponent-gone = { $names } is away. What now?
# $names (Names)
# $number (Count)
players-away = { $names } { $number ->
    [one] is
   *[other] are
} away.
# $names (Names)
# $seconds (Duration)
players-away-for = Away: { $names }. In { $seconds } a computer can play on if the others agree.
# $names (Names)
# $number (Count)
players-gone = { $names } { $number ->
    [one] is away or has left
   *[other] are away or have left
}. Who plays on?

## What the reader can do

# Buttons.
action =
    .agree = Agree
    .decline = Decline
    .withdraw = Withdraw
    .come_back = Take your seat back
    .free = Free the seat
    .go_on_without = Choose
    .ask_for_seat = Ask for the seat
# The labels of keys and commands.
key =
    .agree = agree
    .decline = decline
    .withdraw = withdraw
    .come_back = take your seat back
    .free = free the seat
    .go_on_without = choose
    .ask_for_seat = ask for the seat

# A command in line mode: “yes (agree)”.
# $command (Text)
# $action (Text)
command = { $command } ({ $action })
# $commands (Either)
type-command = Type { $commands }.
