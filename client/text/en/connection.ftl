### The connection to the server, and what can go wrong with it.

## While there is no connection

# $kind (Choice: offline nothing_listens no_answer name_not_found server_stopping dropped)
# $seconds (Duration)
lost = { $kind ->
    [offline] You are offline.
    [nothing_listens] The server doesn’t answer.
    [no_answer] The server can’t be reached.
    [name_not_found] The server’s name can’t be found.
    [server_stopping] The server has stopped.
   *[dropped] The connection is lost.
} The match is saved. { $seconds ->
    [0] Retrying …
   *[other] Retrying in { $seconds }.
}
own-server-stopped = Your server has stopped. Your match is saved.
# $server (Text)
server-away = Nothing answers at { $server }. Your match is saved. Trying again until the server answers …
# $offline (Flag)
late = { $offline ->
    [yes] You are offline. Waiting …
   *[no] The server has not answered for 5 s. Waiting …
}
server-cannot-save = The server can’t save at the moment. Your command is sent again until it can.
moves-lost = The server lost the newest moves. The game continues from here.
newer-page = A new version is available.

## What the reader can do

try-now = Try now
try-again = Try again
play-here-too = Play here, too
play-here-again = Play here again
as-another = Join as someone else
rename = Change your name
reload = Reload
# The labels of keys and commands.
try-now-key = retry
start-server-key = start it again

## Why the reader can’t join or stay

# The explanation of a failure. $detail is another sentence about it, or what the system says.
# $server (Text)
# $detail (Text)
failure =
    .offline = You are offline. Connect to the network, then try again.
    .name_not_found = Host not found: { $server }. Check the address and your network.
    .nothing_listens = Nothing answers at { $server }. Check the address, and that Turnabout is running there.
    .no_answer = { $server } can’t be reached. Check the address, your network and any firewall.
    .not_turnabout = The server at { $server } is not a Turnabout server. Check the port, and whether the address begins with wss://.
    .tls = No secure connection to { $server } is possible ({ $detail }). Check whether it really uses wss:// or https://.
    .untrusted = The certificate of { $server } is not trusted ({ $detail }): it may be a different server. If you trust it, set SSL_CERT_FILE to a file with the certificate of its issuer.
    .crowded = { $server } has too many connections from your address. Try again in a minute.
    .wrong_protocol = { $detail }
    .name_refused = The server at { $server } doesn’t accept your name. { $detail }
    .turned_away = The server at { $server } didn’t let you in. { $detail }
    .dropped = The connection to { $server } was lost. { $detail }
    .server_stopping = The server has stopped.
    .replaced = You opened this room on too many devices or in too many windows, so it was closed here.
    .room_stopped = The server stopped this room because of a fault. The match is saved, and can continue when the server is repaired.
    .room_gone = This room has expired: nothing happened in it for a long time.
    .not_hosted = { $detail }
    .removed = The owner removed you from this room.
    .no_spectators = The room is full now, and its owner wants no spectators.
    .seat_moved = Your seat moved to another device. You play it there now.
    .unreadable = The server is newer than this Turnabout. Upgrade Turnabout, then come back.
# What is wrong with a certificate, in brackets in the sentence above.
certificate =
    .expired = it has expired
    .not_yet_valid = it is not valid yet
    .self_signed = its owner signed it
    .unknown_issuer = its issuer is not known here
    .other_name = it is for another address
own-server-silent = The server on this machine doesn’t answer.
# $code (Text)
# $server (Text)
no-room = There is no room { $code } at { $server }. Check the code and the address.
seat-connected = You are already in this room, on another device or in another window. Play here, too, or join as someone else.
# $message (Text)
# $server (Text)
refused-at = { $message } (at { $server })
# $address (Text)
seat-elsewhere = You have a seat in a room with this code at { $address }. Use that address to come back.
no-answer = The server has not answered. Try again.

## Records

record-not-loaded = Could not load the record. Try again.
# $path (Text)
# $why (Text)
record-not-saved = The record could not be saved to { $path }: { $why }.
record-too-long = A file with so many moves needs a terminal: turnabout replay FILE, turnabout analyze FILE. You can watch the match here by the link to its record, or from its room.
