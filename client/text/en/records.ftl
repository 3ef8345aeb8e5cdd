### Finding the record of a match, in a file, at a web address or in a room, and checking it.

watch-title = Watch a match again
watch-hint = from a file, a web address or a room
looking = Looking …
preparing = Replaying the match …

## Where to look

source = File, web address or room
source-hint = A saved record, one on the web, or the matches finished in a room whose code you have.
source-example = match.json, 192.168.1.5:8420/KZ7-4QM2
file = Choose a file
file-hint = A saved record, a list of records, or one record per line (.zst too). You can also drop it here.
drop = Drop it here
room = Link of a record or of a room, or its code
room-hint = Or enter the link of a match, or a room of this server to see its finished matches.
# A button: look for matches in the typed source.
look = Look
source-missing = Type a file, a web address, or a room’s address and code.
# `reason` says why it is not a room either.
# $typed (Text)
# $reason (Text)
not-a-source = There is no file { $typed }, and it is not a room: { $reason }

## Replays that the browser keeps

on-device = On this device
on-device-hint = Matches that you have watched here. You can watch them again without a network.
# A button.
remove = Remove
# $match (Text)
remove-from-device = Remove from this device: { $match }
# `reason` says why no server answers.
# $reason (Text)
needs-server = This match is not kept on this device, so it needs the server. { $reason }

## Several records

which = Which match?
# $shown (Count)
which-of-first = Which match? Only the first { $shown } are listed; --index N opens a later one.
# $shown (Count)
only-first = Only the first { $shown } matches of the file are listed. To watch a later one, run turnabout replay FILE --index N in a terminal.
# $number (GameNumber)
number = number { $number }
without-number = a record without a number
# $game (Name)
# $number (Text)
game-and-number = { $game } · { $number }
# $name (Name)
# $score (Points?)
player = { $name }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
# $fault (Text)
not-a-record = not a record: { $fault }
# `players` is a list of players with their scores.
# $match (Text)
# $players (Text)
match-and-players = { $match }: { $players }

## The page of a match

a-match = A match that was played here
link-hint = Anyone with this page’s address can watch the match, save its record and check it.
in-terminal = In a terminal:
promised = The number was hidden until the end. When you watch the match here, it is dealt and replayed, and compared with what the server promised.
# Why the server did not send the record at a link to a match, by the status of its answer.
refused =
    .not_found = { -no-record }
    .forbidden = { -record-withheld }
    .service_unavailable = { -records-away }
-no-record = This server has no record with this id. The record of a match that has just ended may take a moment. A match without a move has no record.
-record-withheld = This record is hidden until the daily number’s day ends.
-records-away = The server can’t read records at the moment. Try again later.

## Files

# $fault (Text)
no-record = There is no record of a match in it: { $fault }.
# $place (Text)
# $fault (Text)
no-record-at = There is no record of a match in { $place }: { $fault }.
# $place (Text)
empty = There is no record of a match in { $place }: it is empty.
no-record-in-file = There is no record of a match in it. A file holds a record, a list of records, or one record per line.
# $line (Int)
not-json = Line { $line } is not JSON, so it is not a record.
# $records (Count)
# $index (Int)
no-index = There { $records ->
    [one] is 1 record
   *[other] are { $records } records
}, and no record { $index }.
# $path (Text)
folder = { $path } is a folder. Name a file of records in it.
# $path (Text)
# $reason (Text)
unreadable = { $path } can’t be read: { $reason }.
unreadable-file = This file can’t be read.
too-long = This file is longer than 32 MB unpacked. Watch its matches in a terminal: turnabout replay FILE.
damaged = This file is damaged and can’t be unpacked.
other-version = This record is from another version than this page reads.
# $game (Text)
unknown-game = This page can’t show the game “{ $game }”.
incomplete = This record is incomplete: something in it is missing or has another shape.
bad-text = A text in this record has characters that can’t be shown, or too many marks on a letter.

## Web addresses

# $url (Text)
# $reason (Text)
not-fetched = { $url } can’t be fetched: { $reason }
# $seconds (Int)
too-slow = it takes longer than { $seconds } seconds.
no-answer = it does not answer.
# A reason of the system or of the server.
# $reason (Text)
reason = { $reason }.
# $status (Int)
# $reason (Text)
http-error = the server there says { $status } { $reason }.
# $url (Text)
# $most (Int)
page-too-long = What is at { $url } is longer than { $most } MiB, too long for a record.

## Rooms

# $room (Text)
# $server (Text)
no-such-room = There is no room { $room } at { $server }. Check the code and the address.
none-finished = No match has been finished in that room yet. Only finished matches can be watched again.

## Replaying

# $game (Text)
game-not-installed = This Turnabout can’t show the game “{ $game }”.
not-shown = The record holds something that this Turnabout can’t show.
# $reason (Text)
not-started = The program that replays records can’t be started: { $reason }.
# $seconds (Int)
replay-too-slow = The record could not be replayed within { $seconds } seconds.
# `reason` is the last line that the program wrote.
# $reason (Text?)
not-replayed = The record could not be replayed{ $reason ->
    [none] .
   *[other] : { $reason }
}
# $fault (Text)
not-playable = The record can’t be replayed: { $fault }.
too-many-moves = This match has too many moves for a server to replay. Install its game first.
# $server (Text)
server-needed = { $server } does not answer, and only a server with this game can replay it.

## What is wrong in a record

-leg = { $leg ->
    [none] the leg
   *[other] leg { $leg }
}
# $leg (Int?)
wrong-number = { -leg } has another number than the first
# $leg (Int?)
wrong-deck = the deck of { -leg } is not the one that its number gives
# $leg (Int?)
wrong-commitment = in { -leg } the number and its salt do not give the commitment
wrong-digest = its digest doesn’t match its content
# $leg (Int?)
not-played = { -leg }, the server could not play it
# $leg (Int?)
# $number (Int)
# $move (Text)
# $reason (Text)
move-refused = { -leg }, move { $number }: { $move } is not allowed. { $reason }
# $leg (Int?)
# $number (Int)
# $score (Text)
# $right (Text)
wrong-score = { -leg }, move { $number }: the score is { $score }, the rules give { $right }
# $leg (Int?)
# $score (Text)
# $right (Text)
wrong-final-score = { -leg }, the final score is { $score }, the rules give { $right }
# $leg (Int?)
not-over = { -leg } is said to be over, but another card could be played
# $leg (Int?)
# $number (Int)
wrong-order = { -leg }, move { $number }: the cards are not in the deck’s order
