### The page of a link to a room: it names the host and the game.

# Until the server has answered.
opening = Opening the invitation …
# $host (Name?)
# $game (Name)
title = { $host ->
    [none] You’re invited to { $game }
   *[other] { $host } invites you to { $game }
}
# $host (Name?)
# $role (Choice: maximizer minimizer owner guesser drawn drawn_owner)
role = { $role ->
    [maximizer] { $host ->
        [none] Your host wants a high score first, and you a low one. Then you swap roles.
       *[other] { $host } wants a high score first, and you a low one. Then you swap roles.
    }
    [minimizer] { $host ->
        [none] You want a high score first, and your host a low one. Then you swap roles.
       *[other] You want a high score first, and { $host } a low one. Then you swap roles.
    }
    [owner] { $host ->
        [none] Your host owns the tree first. Then you swap roles.
       *[other] { $host } owns the tree first. Then you swap roles.
    }
    [guesser] You own the tree first. Then you swap roles.
    [drawn_owner] Chance decides who owns the tree first. Then you swap roles.
   *[drawn] Chance decides who wants the high score first. Then you swap roles.
}
# $free (Count)
# $seats (Int)
free-seats = { $free ->
    [one] { $free } of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
full = All seats are taken. You can watch.
full-closed = All seats are taken, and this room allows no spectators.
options = Options of this game
rules = How to play
# A button: enter the room as a spectator.
watch = Watch
