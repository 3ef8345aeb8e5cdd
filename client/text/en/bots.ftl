### What a person sees whose program plays in a room.

## The room

# $name (Name?)
# $seat (Int)
# $room (Text)
# $title (Text)
seated = { $name ->
    [none] The program
   *[other] { $name }
} has seat { $seat } in room { $room }, { $title }.
# $room (Text)
waits = Waiting for others. They can join with: turnabout join { $room }
no-seat = All seats of this room are taken. Ask for a seat, or choose another room.
lost = The connection is lost; the match is saved. Reconnecting …
back = Connected again.
already-there = A bot with this profile is already in that room. Stop it first, or use another one with --profile NAME.
# $command (Text)
kept = The match and the seat are saved. To resume: { $command }

## Other players

# $name (Name?)
# $left (Flag)
# $does (Choice: claim replace free)
# $level (Level)
absent = { $name ->
    [none] A player
   *[other] { $name }
} { $left ->
    [yes] has left
   *[no] has been away for a long time
}: { $does ->
    [claim] claiming the match.
    [replace] asking for the { $level } computer in that seat.
   *[free] freeing the seat for others.
}
# $seconds (Duration)
deserted = Nobody else was there for { $seconds }, so the bot left. To make it stay: --patience never.

## Results

-why = { $why ->
    [resigned] , by resignation
    [claimed] , because a player was away
    [flag] , on time
   *[score] {""}
}
no-score = no score
# $match (Int)
# $score (Text)
# $why (Choice: resigned claimed flag score)
game-over = Game { $match } is over: { $score }{ -why }.
# $match (Int)
# $result (Choice: draw won lost)
# $score (Text)
# $others (All)
# $scored (Flag)
# $why (Choice: resigned claimed flag score)
match-over = Match { $match }: { $result ->
    [draw] a draw
    [won] won
   *[lost] lost
}{ $scored ->
    [yes] , { $score } to { $others }
   *[no] {""}
}{ -why }.
# $matches (Count)
# $won (Count)
# $drawn (Count)
# $lost (Count)
counted = Of { $matches } matches { $won } were won, { $drawn } drawn and { $lost } lost.

## The program

-output-only = Write only answers to standard output, and everything else to standard error.
# $line (Text)
# $last (Flag)
unasked = The program wrote a line without being asked. It was ignored: “{ $line }”. { -output-only }{ $last ->
    [yes] {" "}More such lines are ignored silently.
   *[no] {""}
}
# $why (Text)
refused = The program’s answer was refused: { $why }
# $times (Count)
refused-often = The program’s answer was refused { $times } times in a row at the same move, so it is not asked again. { -output-only }
# $seconds (Duration)
slow = The program has not answered for { $seconds }.
# $signal (Int?)
# $code (Int)
ended = The program { $signal ->
    [none] ended by itself with exit code { $code }
   *[other] was ended by signal { $signal }
}. Nothing plays its seat any more.

## Why an answer is refused

answer-usage = Answer with one JSON object on a line, like {"{"}"move": "KS>7D"{"}"}, {"{"}"move": null{"}"} or {"{"}"resign": true{"}"}.
# $answer (Text)
not-json = “{ $answer }” is not JSON.
# $answer (Text)
not-object = “{ $answer }” is not a JSON object.
# $answer (Text)
no-move = “{ $answer }” has no move.
# $most (Count)
move-too-long = A move can have { $most } characters.
