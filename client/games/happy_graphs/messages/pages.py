"""Pages in Markdown.

Made from client/games/happy_graphs/text/en/*.md by `python -m client.catalogue`.
"""

from client.text import language


def basic() -> str:
    return """\
Every card wants as many neighbours as its rank: an ace one, a 2 two, and so on. A card that has them all is **happy**: it
is turned over, and takes no more. The score is the number of cards that are **not** happy; 0 is perfect.

**A turn.** Play a card on a free square next to a card, then draw a card. No card may get more neighbours than it wants,
so nothing can be played next to a happy card: these squares are **walls**. If none of your cards fits anywhere, start a
new group with one of them.
```board
2D@0,0 3H@1,0 AS@2,0
| The A♠ has its one neighbour and is happy. The 3♥ lacks one neighbour, and so does the 2♦: the score is 2. The three squares beside the A♠ are walls.
```

**Boards.** Neighbours are up, down, left and right on *classic* (A to 4), also the diagonals on *corners* (A to 8), and
the six sides on *hex* (A to 6).

Alone or **together**, you want few unhappy cards. In a **duel**, one player wants many and the other few; then you swap
roles. In a **puzzle**, all cards are open: place them in any order, and take them back freely.
"""


def credits() -> str:
    return """\
# Credits

**Happy Graphs** is a game for many people and a pack of cards, and a puzzle for one. The rules follow its own document.
The boards, happy cards, walls, groups and the puzzle are its ideas; the duel is Turnabout’s.
"""


def full() -> str:
    return """\
# Happy Graphs

Every card wants as many neighbours as its rank: an ace one, a 2 two, and so on. Suits don’t matter.

## The boards

| board | cards | neighbours |
|---|---|---|
| classic | A to 4, 16 cards | up, down, left, right |
| corners | A to 8, 32 cards | these and the four diagonals |
| hex | A to 6, 24 cards | up, down and the four slanted sides; never left or right |

A board has no edges. A square is named like on a map, by the letter of its column and the number of its row. The first
card is on `M50`; `N50` is to its right and `M51` above it. The names don’t change when the board grows. On the hex
board, every other column is half a step higher: the neighbours of `M50` are `M52`, `M48`, and `L` or `N` with `51` or
`49`.

```board
hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| A hex board on which every card is happy: the score is 0.
```

```board
corners: 5H@0,0 2C@1,1 AD@-1,1
| On the corners board, the A♦ and the 2♣ touch the 5♥ by its corners.
```

## Playing

- Play a card on a free square next to a card; the first card goes on `M50`. Each neighbour that it touches counts for
  both cards.
- A card with as many neighbours as its rank is **happy**. It is turned over and takes no more neighbours.
- You can’t play a card where it, or a neighbour, would get more neighbours than it wants. So the squares next to a happy
  card are **walls**.

```board
4H@0,0 2D@1,0 AS@1,1
| The A♠ and the 2♦ are happy. Only the 4♥ is not, so the score is 1. The walls leave it two free squares, but it needs three more neighbours: it can’t become happy any more.
```

```board
3H@0,0 2S@1,0 > AD
| The A♦ can be played on the six lit squares. On the three beside the 2♠, both cards would be happy.
```

- If none of your cards fits next to another card, in any group, and only then, start a **new group** with any of them.
  Each group has its own board, and you can play on all of them.

```board
AS@0,0 AD@1,0 / 3H@0,0
| In group 1 both aces are happy, so nothing fits there. The 3♥ has started group 2.
```

- A turn is one card played and one card drawn, as long as there are any. Nobody can pass.
- The game ends when all cards are played. The score is the number of cards that aren’t happy.

## Players

| players | cards in a hand | packs |
|---|---|---|
| 1 | 1 | 1 |
| 2 | 3 | 1 |
| 3 to 6 | 2 | 1 |
| 7 to 16 | 1 | 1 |
| 17 and more | 1 | one more for every 16 further players |

**Together,** all players are on one side, and turns go round the table. You see each other’s hands, unless the room
hides them.

**Duel.** Each player has three hidden cards. The maximizer plays first and wants many unhappy cards; the minimizer wants
few. Then you play the same number again with the roles swapped. In a mirror match, both players are dealt the same cards
on different boards: if you remember your own hand, you know the other one.

**Puzzle.** All cards of one pack are open in one hand. Every player can place any card at any time, start a new group at
any time, and take back any card; the squares around it stay. The game ends when all cards are happy, or when a player
ends it. Cards that are left in the hand count as unhappy. If scores are equal, the shorter time wins; the time runs from
the first card to the last. If the room has a clock, all players share it, and it gains time only when the board has more
cards than ever before.
"""


def line_keys() -> str:
    return """\
## How to play here

When it is your turn, your cards and their squares are listed. Type the number of a move, or the move itself, such as
`3h n50`, or `3h 2:n50` in group 2.

| type | to |
|---|---|
| `board` | see the boards |
| `cards` | read every card on the boards |
| `hands` | list the hands you can see |
| `points` | read the parts of the score |
| `news` | read the last moves |
| `hint` | ask what the computer would play, if the room allows it |
| `help` | list all commands that work now |

In a puzzle, type any move. `take n50` takes a card back, `undo` and `redo` are for your own steps, `moves 3` lists where
a 3 can go, and `done` ends the puzzle.
"""


def terminal_keys() -> str:
    return """\
# Playing

- `↑` `↓` `←` `→` go to the next lit square, `Enter` plays the chosen card there. Or click a square, and click it again
  to play.
- `Tab` chooses the next card of your hand. Typing a rank does it too: `3` for a 3, `a` or `1` for an ace. `3h` names a
  card, `3h n50` a whole move, `3h 2:n50` a move in group 2. If you type before your turn, the card waits for it. After a
  rank, `h` and `c` are suits; otherwise they ask for a hint and open the chat.
- `n` goes to the new group, if you can start one; `g` goes to the next group. `v` shows all hands.
- Arrows with Shift or Ctrl, `PgUp` `PgDn` `Home` `End` scroll.
- `h` asks the computer for a hint, if the room allows it. A star marks the square.

In a puzzle, `u` undoes your last step and `r` redoes it, as often as you like. `t` takes a card back: choose it and press
Enter. `e` ends the puzzle.

# The board

Each card takes two lines: the card, and how many neighbours it still wants.

| sign | means |
|---|---|
| ╭3♥─╮ over ╰ 2○╯ | a 3 that wants two more neighbours |
| ░3♥░░ over ░░░░░ | a happy card, turned over |
| 2○! | this card can’t become happy any more |
| ▸+1 | you can play the chosen card here; the number is the change of the score |
| ▸★ | the computer would play here |
| ╳ | a wall: next to a happy card, nothing can be played |
| · | the chosen card can’t be played on this free square |

Letters and numbers at the edges name the columns and rows. The last card played is underlined.
"""


language.register(globals())
