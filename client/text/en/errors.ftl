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
