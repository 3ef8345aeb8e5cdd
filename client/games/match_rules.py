"""What the rules say of a match, whatever the game: legs, the number, the table and its keys, mirror matches."""

_LEGS = """\
# A match

A match is **two legs on the same deck**. In the second leg the roles are swapped: whoever maximized now minimizes. So
luck with the cards is shared, and the score of leg one is what the second maximizer has to beat.

**Who wins.** Each of you is maximizer once. The better score as maximizer wins the match; equal scores are a draw.
"""
_DUEL = """\
# A match

A match is **one leg**, and the higher score wins. Only a duel is **two legs on the same deck**: in the second one the
roles are swapped, and whoever maximized now minimizes. So luck with the cards is shared; the better score as maximizer
wins. Equal scores are a draw.
"""
_NUMBER = """\
**The number.** Every deck has a number from 1 to 999,999,999,999, and the same number deals the same deck on every
machine, for ever. A number that you type in is known from the start. A number that the server draws stays hidden until
the last leg is over, because whoever knows it could deal the deck at home and see what comes.

**Why you need not trust the server.** Before the first card it shows a *commitment*: a fingerprint of the hidden number
and some random salt. When the match is over it reveals both. Your own program then deals that number itself, and checks
that the fingerprint was of this number and that these were the cards you saw. A server that picked the cards as it went
along would be found out.
"""
_LEG_TWO = """\
**Leg two.** You have both seen how the deck runs, so the screen lists the next cards as far as leg one showed them.

**Dead numbers.** On a very few numbers hardly anything can be played: every leg ends within a few cards. The server
never draws one. If you type one in, you are told, and it is played as it is. On any number a leg may still end early
because somebody wanted it to: that is play.
"""
_TABLE = """\
**Afterwards** either of you can ask for another match, on the same number or on a new one. It starts when both agree.

# At the table

**Time.** Whoever opens the room may set a clock: so many seconds for each move, or minutes for a whole leg with some
seconds more for each move made. Whoever runs out of time loses the match, of two; time in which the server was away is
nobody's.

**Taking back.** `u` asks the other to let you take your last move back, and what was played after it. They agree with
`y` or decline with `n`; the computer always agrees. The clocks then stand as they did. If your
move revealed a card, the match is unrated (unless you lose), and the scores of its leg count apart, as scores with
help.

**Leaving.** Whoever leaves, or loses the connection, keeps the seat. After a minute the other may go on without them:
`d` asks whether to claim the match, let the computer play on, or wait. Who comes back takes the seat again with `s`.

**The computer.** It may have a seat, in either role and at any of its levels: random, easy, normal or strong. It sees
no more than you do. Where the room allows hints, `h` asks it what it would play, and what final score it expects; that
you asked is in the record, and your score then counts apart, as a score with help. After a match it tells how well each
move was played.

**Giving up.** Whoever resigns loses the match. `o` opens the room's menu, where that is done.

**Looking on.** In a full room one looks on and sees what both players see, unless the owner wants no spectators. When a
seat is free between matches, `s` sits down.

**The owner** is who opened the room. From its menu they settle between matches what is played, free a seat, send
somebody away, and pass the room on.

**Talking.** `c` opens the chat; F5 to F8 say something ready-made. `/mute NAME` or `/mute all` keeps others out of your
sight; nobody else notices.

**Another machine.** The room's menu gives a code that moves your seat to another machine; it works once, for ten
minutes.
"""
_MIRROR = """\
# A mirror match

Both legs **at once**, on two boards that are dealt the same: on one you have the one role, on the other the other one.
So nobody waits for half a match, and nobody plays a leg with the deck known. You both see both boards, except what a
game's own rules hide.

**In step.** A move that ends a turn waits, and is told to nobody, until the other board has come to the end of that
turn as well; then both are made at once. So neither of you sees the next card before the other, and neither can copy
what the other did in the same place. A board that is over waits for nothing.

**On the screen** the board on which you are to move comes up by itself, and `w` shows the other one; where there is
room, from 150 columns, both stand beside each other. In lines of text the board is named, `other` looks at the other
one, and `boards` says how both stand.

**Clocks** run for each of you while you have a move to make, on whichever board. What else is said of a match holds
here, too. Whoever opens the room chooses the form.
"""
TABLE = f"{_MIRROR}\n{_TABLE}"
"""What is said of a mirror match, and at any table."""
MATCH = f"{_LEGS}\n{_NUMBER}\n{_LEG_TWO}\n{_MIRROR}\n{_TABLE}"
"""What is said of a match of Family Tree."""
MATCH_OF_ANY = f"{_LEGS}\n{_NUMBER}\n{_MIRROR}\n{_TABLE}"
"""What is said of a match of any game for two."""
MATCH_OR_DUEL = f"{_DUEL}\n{_NUMBER}\n{_MIRROR}\n{_TABLE}"
"""What is said where a match is one leg, and only a duel two."""

TOGETHER = """\
# Together

All who sit at the table are on one side: there is one score, which everybody has, and nobody wins against anybody. The
room has as many seats as its owner says, from 2 to 48, and computers may have some of them. People may come and go, and
the owner may change the number of seats, until all are ready; a seat that nobody has is taken away, or given to the
computer, in the room's menu.

**Turns** go round the table. Who is away is waited for. Where the room has a clock, all are on one side in that, too:
when one runs out of time, the game ends for all.

**Leaving.** Who leaves gives the game up to the others, and it goes on. For one who has left, or has been away for a
minute, the computer or another person may play on: `d` asks the others for the computer, and somebody who looks on asks
for the seat with `s`. It is done when all who play agree, with `y`; `n` declines.

**Taking back** a move needs everybody's consent too.

**Afterwards** all who have a seat wish for another game, on the same number or a new one.
"""
