### The chat of a room.

title = Chat
nothing-said = Nobody has said anything yet.
# The label of the field to type in.
field = Say something
# A button that sends the typed message.
send = Say
not-sent = Not sent: there is no connection to the server. Try again later.

# $longest (Count)
# $length (Count)
too-long = A message can have { $longest } characters; yours has { $length }.

# Ready-made messages.
phrase =
    .hello = Hello, have fun!
    .well-played = Well played!
    .wait = One moment, please.
    .good-game = Good game!

# The label of a key. It counts the messages that the player has not seen.
# $unread (Count)
key = { $unread ->
    [0] chat
   *[other] chat ({ $unread } new)
}

# The sender of a message who has no seat.
# $name (Name)
spectator = { $name } (spectator)

# A message in line mode.
# $name (Name)
# $text (Text)
says = { $name } says: { $text }

# $text (Text)
you-say = You say: { $text }

## Hiding messages

# The title of the list of players whom you can mute.
mute-title = Mute
mute-all = Mute everyone
unmute-all = Unmute everyone
# $name (Name)
mute = Mute { $name }
# $name (Name)
unmute = Unmute { $name }
# $name (Name)
muted = { $name } is muted.
# $name (Name)
unmuted = { $name } is no longer muted.
all-muted = Everyone is muted.
all-unmuted = Nobody is muted.
# Commands that are typed into the field.
mute-help = /mute NAME or /mute all hides messages; /unmute shows them again.
# $command (Text)
unknown-command = { $command } is not a command. Type /mute NAME, /mute all, /unmute NAME or /unmute all.
# $command (Text)
name-missing = Type a name, or all: { $command } NAME, { $command } all.
# $name (Text)
# $known (All)
# $alone (Flag)
nobody-called = Nobody here is called “{ $name }”. { $alone ->
    [yes] Nobody else is here.
   *[no] There are: { $known }.
}
