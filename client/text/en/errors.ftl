### Errors of the network and of the files in the user’s data directory.

## Addresses

-address-example = 192.168.1.5:8420/KZ7-4QM2
# Something like "ftp://" was typed before an address.
# $scheme (Text)
unknown-scheme = An address can’t start with “{ $scheme }://”. Use ws:// or wss://, or leave it out.
# $typed (Text)
bad-path = “{ $typed }” is not an address. One looks like { -address-example }.
address-missing = Enter the room’s address, such as { -address-example }.
# $server (Text)
code-missing = The room code is missing. Enter { $server }/ and the code, such as { -address-example }.
# $typed (Text)
bad-room-code = “{ $typed }” is not a room code. The code comes last, as in { -address-example }.
# $code (Text)
server-missing = Enter the server’s address before { $code }, such as { -address-example }.
ipv6-brackets = Put an IPv6 address in brackets, such as [fd00::5]:8420/KZ7-4QM2.
# $host (Text?)
bad-host = { $host ->
    [none] The address has no host.
   *[other] “{ $host }” is not the name or address of a machine.
} One looks like { -address-example }.
# $host (Text)
bad-ipv6 = “{ $host }” is not an IPv6 address.
# $port (Text)
# $usual (Int)
bad-port = “{ $port }” is not a port. Use a number from 1 to 65535, usually { $usual }.

## The server on this machine

# $why (Text?)
games-not-loaded = { $why ->
    [none] The installed games can’t be loaded.
   *[other] { $why }
}
# $port (Int)
# $wanted (Int)
server-on-other-port = Your server already runs on port { $port }. Leave out --port { $wanted }, or stop the server first with turnabout stop.
# $port (Int)
server-not-open = Your server on port { $port } only accepts connections from this machine. Stop it with turnabout stop, then host again.
# $port (Int)
# $turnabout (Flag)
# $another (Int)
port-used = Port { $port } is used by another { $turnabout ->
    [yes] Turnabout server
   *[no] program
}. Use another port: turnabout host --port { $another } (in a clone: ./dev host --port { $another }).
# $pid (Int)
# $why (Text)
server-not-stopped = The server (process { $pid }) can’t be stopped: { $why }.
# $pid (Int)
# $seconds (Count)
server-still-stops = The server (process { $pid }) has not stopped within { $seconds } seconds.
# $variables (All)
server-secure = { $variables } are only for turnabout serve. Unset them to host.
# $why (Text)
server-not-started = The server can’t be started: { $why }.
# $seconds (Count)
# $log (Text)
server-still-starts = The server has not started within { $seconds } seconds. See its log: { $log }
# $log (Text)
server-silent = The server did not start, and its log is empty: { $log }
# $why (Text)
server-failed = The server did not start: { $why }

## The connection to a server

link-ended = The connection to the server is closed.
link-busy = Too many commands wait for the server’s answer.

## The player's name

name-missing = Type a name. Other players see it.
# $longest (Count)
# $length (Count)
name-too-long = A name can have { $longest } characters; this one has { $length }.
# $widest (Count)
# $width (Count)
name-too-wide = A name can be { $widest } columns wide; this one takes { $width }.
name-hidden-character = This name has a character that can’t be seen. Remove it.

## The files of a profile

# $name (Text)
bad-profile = “{ $name }” can’t name a profile. Use up to 32 letters, digits, - and _.
# $path (Text)
# $why (Text)
key-unusable = The key file { $path } can’t be used: { $why }.
# $path (Text)
key-damaged = The key file { $path } is damaged: it should hold 64 hex digits. Repair or remove it.
# $path (Text)
# $why (Text)
directory-not-made = The directory { $path } can’t be made: { $why }.
# $path (Text)
# $why (Text)
readable-by-others = Other users of this machine can read { $path }, and that can’t be changed ({ $why }): it should be yours alone. Run chmod go= { $path } as its owner.
# $path (Text)
# $why (Text)
file-not-written = The file { $path } can’t be written: { $why }.
# $path (Text)
# $why (Text)
file-not-removed = The file { $path } can’t be removed: { $why }.

## The file of settings

# $path (Text)
# $why (Text)
settings-unreadable = The settings in { $path } can’t be read: { $why }. The defaults are used.
# $name (Text)
# $names (All)
# $path (Text?)
unknown-setting = { $path ->
    [none] There is no setting “{ $name }”. The settings are { $names }.
   *[other] In { $path }: there is no setting “{ $name }”. The settings are { $names }.
}
# $value (Text)
# $name (Text)
# $values (Either)
# $path (Text?)
bad-setting = { $path ->
    [none] “{ $value }” is not a value of { $name }: choose { $values }.
   *[other] In { $path }: “{ $value }” is not a value of { $name }: choose { $values }.
}
