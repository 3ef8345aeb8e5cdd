### A room that waits for players: its code, its addresses and its free seats.

## The way into a room

# $server (Text)
connecting = Connecting to { $server } …
connecting-here = Connecting to the server on this machine …
starting-server = Starting the server on this machine …
# Takes the place of a server’s address.
this-machine = this machine
# How to join as another person.
# $address (Text)
as-another-player = To join as another player: turnabout join { $address } --profile NAME
in-clone = In a clone of the repository, type ./dev instead of turnabout.
# $title (Name)
cannot-show = { $title } needs a newer version of Turnabout: update it, then come back.

## Inviting players

title = Your room is open
room-open = Your room is open. Send a line below, or read out its address and code.
send-link = Send your friend this link, have them scan it, or read out the code.
# $address (Text)
join-command = turnabout join { $address }
friend-runs = Your friend runs:
friend-runs-one = Your friend runs one of these (in a clone: ./dev join …):
# Before a command.
in-terminal = In a terminal:
server-closed = A seat is free, but your server only accepts connections from this machine. Open it to let others join: the server restarts, and all games go on.
opening-server = Restarting the server …
no-address = Other machines can’t reach this one: connect it to a network.
# Where an address can be reached from.
# $origin (Choice: lan vpn own_vpn internet)
# $network (Name)
reach = { $origin ->
    [lan] same network, { $network }
    [vpn] over { $network }
    [own_vpn] over your VPN
   *[internet] internet, if router and firewall let it in
}
reach-short =
    .lan = same network
    .vpn = VPN
    .internet = internet
# $text (Text)
copied = Copied, if your terminal allows it: { $text }
link-label = Link to this room
copy-link = Copy the link
copy-yourself = The link is selected: copy it now.
share = Share …
# The text that is sent with a link.
share-text = Play a game of cards with me:
qr-code = The link as a QR code
only-here = This link works only on this computer: the server accepts no other machines. For a friend elsewhere, start it with turnabout serve.
# The label of a choice between addresses of this machine.
address-choice = How your friend reaches this computer

## Seats

# In place of a name: nobody has this seat.
free = free
# Explains the sign beside a name.
away-sign = ○ away
# $taken (Count)
# $seats (Count)
# $away (Count)
seats-taken = { $taken } of { $seats } seats taken{ $away ->
    [0] { "" }
   *[other] , { $away } away
}
# $seats (Count)
free-seats = { $seats ->
    [one] { $seats } seat is free.
   *[other] { $seats } seats are free.
}
# In a list of players.
# $seats (Count)
free-seats-in-list = { $seats ->
    [one] { $seats } seat is free
   *[other] { $seats } seats are free
}
waiting-for-friend = Waiting for your friend …
waiting-for-friends = Waiting for your friends …
waiting-for-anyone = Waiting for someone to join …
# $players (Count)
waiting-for-more = Waiting for { $players ->
    [one] one more player
   *[other] { $players } more players
} …
owner-hint = Begin now, or add computer players; the menu changes the number of seats.
add-computer = Or play the computer
add-seat = Add a seat
remove-seat = Remove a seat
# $players (Count)
start-with = Start with { $players } players
