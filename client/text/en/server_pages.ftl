### The pages that the server makes by itself, and what messengers show of a link.

# The heading of a page that says what is wrong, by the status of its answer.
heading =
    .not_found = Page not found
    .misdirected_request = Unknown address
    .too_many_requests = Too many requests
    .service_unavailable = Not available now
    .forbidden = Not allowed
    .other = Something is wrong
# The link to the start page.
back = { -back }
# Why a request was refused.
refused =
    .no_such_page = There is no such page here.
    .wrong_method = Pages of this server can be read, with GET or HEAD.
    .own_machine_only = Only a browser on the server’s own machine may ask for its addresses.
    .unknown_name = This Turnabout server does not know the name by which your browser addresses it. Use its IP address, or ask its host to add the name to TURNABOUT_HOSTS.
    .other_site = Pages of other sites may not connect to this server.
    .stopping = The server is stopping. Try again in a minute.
    .full = The server has as many connections as it can. Try again in a minute.
    .too_many_connections = Too many connections come from your address. Try again in a minute.
    .too_many_requests = Too many requests come from your address. Try again in a minute.
    .contradicting_headers = X-Forwarded-For and Forwarded name different addresses. A proxy sets one and removes the other.
    .not_a_match = A match’s id is 16 letters and digits, as in its link.
    .no_record = { -no-record }
    .record_withheld = { -record-withheld }
    .records_away = { -records-away }
# What a program gets at the address of the server, which then shows it in a terminal.
home = This is a Turnabout server. Join a room with: turnabout join HOST/CODE
# The same, at the link of a room.
# $code (Text)
# $host (Text)
room = You are invited to room { $code } of a Turnabout server. To join, run: turnabout join { $host }/{ $code }
# What messengers show of a link to a room: the same as the title of an invitation.
# $host (Name)
# $game (Name)
invitation = { $host } invites you to { $game }
# $game (Name)
invitation-without-host = You’re invited to { $game }
# The picture of a link, in two lines.
picture-first-line = { -tagline-first }
picture-second-line = { -tagline-second }
