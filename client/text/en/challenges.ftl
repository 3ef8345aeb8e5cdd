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
    .decline-all = decline all
    .withdraw = withdraw
    .challenge = challenge
# Answers of the commands of line mode.
done =
    .decline = You declined the challenge.
    .decline-all = You declined the challenge, and all further ones by this player.
    .withdraw = You withdrew the challenge.
never-met = You can challenge only a person against whom you have finished a two-player match.
no-past-opponent = there is no finished match against another person
none-open = no challenge of yours is open here
# Hints for the commands of line mode.
hint =
    .challenge = challenge Ben, for example
    .decline = decline ROOM, or decline ROOM all for all further challenges by this player
    .withdraw = withdraw ROOM
name-player = Name a player, such as challenge Ben.
# $command (Text)
name-room = Name the room, as games lists it, such as { $command } KZ7-4QM2.
send = Challenge a player to a match
decline-one = Decline a challenge
withdraw-one = Withdraw your challenge
