### A challenge: a room that keeps a seat for a past opponent.

# A button on a player’s page.
challenge = Challenge
# A choice in a menu.
# $name (Name)
challenge-player = Challenge { $name }
# $name (Name)
waiting = Waiting for { $name } …
# $name (Name)
seat-kept = { $name } finds your challenge under “Your games”. The seat is kept for them.
# What a room in a list waits for, in a column: an answer to a challenge, or the challenged player.
# $name (Name)
challenges-you = { $name } challenges you
# $name (Name)
waits-for = Waiting for { $name }
# $name (Name)
declined = { $name } declined
# Buttons: the challenged player’s answers.
accept = Accept
decline = Decline
# Declines this challenge, and all later ones by this player.
# $name (Name)
decline-all = Decline all challenges by { $name }
# A button: the challenger takes the challenge back.
withdraw = Withdraw the challenge
# What keys do in the list of games: answer a challenge, or take your own back.
key =
    .accept = accept
    .decline = decline
    .withdraw = withdraw
