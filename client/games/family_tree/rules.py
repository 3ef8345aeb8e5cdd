"""The rules of Family Tree, and of matches of any game, for people to read behind `?`. rules: family_tree"""

RULES = """\
# Family Tree

One family tree is built out of one pack of 54 cards. Alone you want it to score as high as it can. With a friend or the
computer, one **maximizes** its score and the other **minimizes** it; then the same deck is played again with the roles
swapped.

## A turn

The card on top of the stock is the **current card**. If it can go anywhere in the tree it must, and whoever is to move
decides where. In a match the maximizer plays the first card of a leg, then you take turns, card by card.

A card that no place takes goes to the bottom of the stock. Nobody chooses that, so it does not cost a turn: the next
card is turned over for the same player. The leg ends when the stock is empty, or when every card that is left has been
turned over once since the last one was played and none could be.

## What each card does

| card | goes on | and becomes |
|---|---|---|
| 3 to 10, Q, K, joker | a single person | the spouse |
| 3 to 10, Q, K, joker | a couple with room for one | their next child |
| 2 | a couple without a 2 | room for five children |
| A | a couple | their divorce |
| J | any living person | that person's death |

- **Couples** have up to three children; with a 2 up to five. Only a couple that is not divorced, and of whom both are
  living, can have children, take a 2 or take an ace.
- **A 2** stands beside its couple. There is one for each couple at most.
- **An ace** covers the spouse, whichever of the two you point at; the spouse is the one who married in, on the right.
  The member who was born into the tree stays. Neither marries again.
- **A jack** covers the very card you point at. It cannot go on an ace, a 2 or another jack. Who is widowed does not
  marry again, and a single who dies never will. The member of a divorced couple can still die.
- **Children** have lives of their own: what happens in their marriage, and even their death, does not keep their
  parents from having more.
- **The first couple** is safe from aces and jacks until it has its first child.

The tree begins with the first two family cards that are turned over: they are the first couple. Every other card that
was turned over to find them goes to the bottom of the stock.

## The score

It is counted for the tree as it stands, after every move.

**Levels.** 10 points for each generation, down to the deepest one. A spouse counts where the partner stands.

**Celebrities.** A queen or a king in a marriage brings 10 points, two of them in one marriage bring 30. Divorce or
death on either side takes these points away. A joker is no celebrity.

**Hands.** Every family's cards in sight are a poker hand: both partners, the 2, the ace, and the children. What is
covered does not count, but the jack or ace over it does; a child counts with its own card, not with its spouse.
Divorced and widowed couples keep their hands. Fewer than five cards are worth nothing; from more than five the best
five are taken.

| hand | points | hand | points |
|---|---|---|---|
| pair | 10 | flush | 60 |
| two pair | 20 | full house | 80 |
| three of a kind | 40 | four of a kind | 100 |
| straight | 50 | straight flush | 170 |
| high card | 0 | royal flush | 250 |

A joker is whatever card helps most, even one that lies in sight already. Five of a kind does not exist: four of a kind
and a joker stay four of a kind. An ace begins or ends a straight, but is never in its middle.

## How to read the tree

It grows to the right, one column for each generation. `7♦══9♣` are married, `╱╱` stands between the divorced, and `†`
before a card that covers a dead one; in brackets is what is covered. `▸` marks each place where the current card can
go, and under each family with five cards or more stands its hand.

Choose a place with the arrow keys and press Enter, or type the card that you want to play on, such as `7d`, `10s`, `qh`
or `x1` for a joker, or click on the place and then on it again. `f` shows one family at a time.

# Alone

You play every card yourself, on a number that is drawn or that you type in. The **score to beat** is the better of two:
what the computer reached on that number without knowing the deck, and your own best on it. **Par**, told after the
game, is the best found by a search that does know the deck. Your ten best games are kept with their numbers, and can be
started again from there; a game that you leave is kept too, and offered on the start screen.
"""

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

PLAIN = """

## How to play here

When it is your turn, the places of the current card are listed: type the number of one, or the card it goes on, such
as `7d`, `10s`, `qh` or `x1` for a joker. `tree` describes the tree, a family a line; `hands` the poker hands;
`points` the score. `family 7d` looks at the family of a card, `up` and `top` lead up from there, and below each child
stands what the current card could do in its branch; `signs` says that alone. `hint` asks the computer what it would
play, alone at any time and in a match where the room allows it; `computer` tells the tree that it built itself, alone
at any time and after a match; `analysis` tells afterwards how well a match was played. `help` lists what else can be
done at the moment.
"""
"""How Family Tree is played in lines of text."""
