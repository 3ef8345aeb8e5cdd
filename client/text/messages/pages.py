"""Pages in Markdown.

Made from client/text/en/*.md by `python -m client.catalogue`.
"""

from client.text import language


def clocks() -> str:
    return """\
**Clock.** The owner can set a clock: a number of seconds for each move, or minutes for a whole leg plus some seconds for
each move made. With two players, a player who runs out of time loses the match. Time during which the server was away
counts against nobody.
"""


def credits() -> str:
    return """\
**Turnabout**, this program, lets you play such games with a friend, alone, or against the computer. It is free software
under the MIT licence: see the file LICENSE.

It builds on Python, Textual and Rich, websockets, pydantic, and Valkey or Redis. The browser client also uses fzstd,
lit-html, noble-ciphers, noble-hashes and uqr, and the typefaces Figtree and Young Serif. The list of dependencies names
the others. Thank you.
"""


def match() -> str:
    return """\
# A match

A match has **two legs on the same deck**. In the second leg the roles are swapped: the player who maximized now
minimizes. So both players have the same luck, and the score of leg one is the score that the second maximizer has to
beat.

**The winner** is the player with the better score as maximizer. Equal scores are a draw.
"""


def mirror() -> str:
    return """\
# A mirror match

You play both legs **at once**, on two boards with the same deal: you have one role on one board, and the other role on
the other. Nobody waits half a match for a turn, and nobody plays a leg whose cards are known. You both see both boards,
except for cards that the game hides.

**In step.** A move that ends a turn stays secret until the other board has reached the end of the same turn. Then both
moves are made at once, so that nobody sees the next card early or copies a move. A board whose leg is over waits for
nothing.

**On the screen,** the board on which you are to move comes to the front; `w` shows the other one. If there is room, you
see both side by side.

**Clocks** run while you have a move to make, on either board.
"""


def numbers() -> str:
    return """\
# The number of the deal

Every deal has a number from 1 to 999,999,999,999, and the same number always deals the same cards. If you type a number
in, all players know it. If the server draws one, it stays hidden until the last leg is over, because anyone who knows the
number can look up the cards.

**You need not trust the server.** Before the first card, the server shows a *fingerprint*: a hash of the hidden number
and of a random text, the salt. After the match it reveals both. Your own client then deals the number and checks that the
fingerprint and all cards match. A server that chose the cards during the game could not pass this check.
"""


def room_keys() -> str:
    return """\
# Keys in a room

| key | what it does |
|---|---|
| `c` | open the chat; F5 to F8 send a ready-made message |
| `u` | undo your last move alone, or ask to take it back; `y` agrees, `n` declines or cancels |
| `h` | ask the computer for a hint, if the room allows it |
| `d` | decide what happens if a player is away |
| `s` | take a free seat, or take yours back from the computer |
| `o` | open the menu, with everything else |
| `?` | show these pages |

## The plates of the players

| sign | what it says |
|---|---|
| ▲ maximizes, ▼ minimizes | the role in this leg |
| » | this player is to move |
| ● ○ | connected; away |
| 0:09 ! | less than a tenth of the time is left |
| +10 | the last change of the score, and what it means to you |
"""


def second_leg() -> str:
    return """\
**The second leg.** Both of you have seen the deck, so the screen lists the next cards, as far as leg one showed them.

**Dead numbers.** On a few numbers, every leg ends after a few cards, whatever you play. The server never draws such a
number, nor one on which a duel between computers ends early. If you type a dead number in, you are warned, and you can
play it. A leg on any other number can end early too, if a player forces it.
"""


def single_leg_match() -> str:
    return """\
# A match

A match has **one leg**, and the higher score wins. Only a duel has **two legs on the same deck**: the roles are swapped
in the second one, and the player with the better score as maximizer wins. Equal scores are a draw.
"""


def table() -> str:
    return """\
# In the room

**Rematch.** After a match you can play again, on the same number or on a new one. The rematch starts when all players
choose the same.

**Leaving.** If you leave or lose the connection, you keep your seat, and you can come back at any time. After a minute
the other player can claim the match, let the computer play for you, or keep waiting. When you come back, you take your
seat back from the computer.

**Resigning** loses the match. It is in the menu of the room.

**Computers** can take a seat, in either role and at several levels. A computer sees only what you would see in its seat.
If the room allows hints, you can ask a computer what it would play and which final score it expects. Your score is then
listed as a score with help.

**Analysis.** After a match, the computer grades every move.

**Spectators** see what all players see, and can take a free seat between matches. The owner can keep spectators out.

**The owner** opened the room. Between matches the owner chooses the settings of the next one, frees seats, removes
people, or makes someone else the owner.

**Chat.** Write a message, or send a ready-made one. If you mute someone, nobody else notices.

**Another device.** The menu of the room gives you a code that moves your seat to another device. It works once, for ten
minutes.
"""


def takebacks() -> str:
    return """\
**Undo and takebacks.** Alone, you can undo your last move if it revealed no card. In a *casual* game you can undo every
move, and the score is listed separately. In a match, you can ask to take back your last move, and all moves after it.
The other players must agree; a computer always agrees. Clocks are set back too. If the move revealed a card, the match
counts for ratings only if you lose it, and its scores are listed as scores with help.
"""


def together() -> str:
    return """\
# Together

All players are on one side: there is one score for all, and nobody wins or loses alone. The owner sets the number of
seats, from 2 to 48, and can give seats to computers. Players can come and go until everyone is ready.

**Turns** go round the table. If the room has a clock and one player runs out of time, the game ends for all.

**Leaving.** If you leave, the others play on. The computer or a spectator can play for a player who has left, or who
has been away for a minute, if all players agree.

**Takebacks** need the consent of everyone.
"""


language.register(globals())
