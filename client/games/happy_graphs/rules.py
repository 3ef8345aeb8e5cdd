"""How to play Happy Graphs, for people to read behind `?`. rules: happy_graphs"""

BASIC = """\
# Happy Graphs in short

Every card wants as many neighbours as its rank says: an ace one, a 2 two, and so on. Cards are laid side by side on a
board without edges. When a card has all the neighbours it wants it is **happy**: it is turned over, and takes no more.
The score is the number of cards that are **not** happy: 0 is perfect.

| board | cards | neighbours |
|---|---|---|
| classic | A to 4, 16 cards | up, down, left, right |
| corners | A to 8, 32 cards | those and the four diagonals |
| hex | A to 6, 24 cards | the six sides of a hexagon |

**A turn.** Play a card of your hand on a free square next to a card that lies there, then draw one while there are any.
Both cards gain a connection, and so does every other card it touches. A card may not be played where it, or a
neighbour, would get more than it wants: so nothing is ever played next to a happy card. Those squares are **walls**.

Only if no card of your hand fits anywhere, you begin a new group with one, on a board of its own.

**An example.** Start with a 4. Put a 2 to the right of it: the 4 still wants 3 neighbours, the 2 wants 1. Put an ace
above the 2: both are happy, and only the 4 is not, so the score is 1. The squares around the 2 and the ace are walls.

**Together**, or alone, all want few unhappy cards. In a **duel** each has a hand the other does not see; the maximizer
wants many cards unhappy, the minimizer few, and then they swap. In a **puzzle** all cards lie open from the start:
place them in any order, take them back freely, until all are happy or you say that you are done. Fewer unhappy cards
win, and then less time, counted from the first card to the last.
"""

RULES = """\
# Happy Graphs

Every card wants as many neighbours as its rank says. Suits do not matter.

## The boards

| board | ranks | neighbours |
|---|---|---|
| classic | A to 4, 16 cards | up, down, left, right |
| corners | A to 8, 32 cards | those and the four diagonals |
| hex | A to 6, 24 cards | up, down, and the four slanted sides; never straight left or right |

A board has no edges. A square is named as on a map, by its column’s letter and its row’s number at the board’s edges:
the first card lies on `M50`, with `N50` to its right and `M51` above it. Names never change as the board grows. On the
hex board a column stands half a step higher than the next: the neighbours of `M50` are `M52`, `M48`, and `L` or `N`
with `51` or `49`.

## Playing

- A card is played on a free square next to a card (the very first on `M50`). For every neighbour it touches, both gain
  a connection.
- A card with as many connections as its rank is **happy**: it is turned over and takes no more.
- A card may never be played where it, or any neighbour, would get more connections than it wants. So no free square
  next to a happy card can be used: those are **walls**.
- If no card of your hand can be played next to another card, in any group, and only then, you start a **new group**
  with any card of it. Each group lies on a board of its own; all stay open to play.
- A turn is playing one card and drawing one, while there are any. Nobody passes.
- It ends when all cards are played. The score is the number of cards that are not happy; 0 is perfect.

## Who plays

| players | cards in a hand | packs |
|---|---|---|
| 1 | 1 | 1 |
| 2 | 3 | 1 |
| 3 to 6 | 2 | 1 |
| 7 to 16 | 1 | 1 |
| 17 and more | 1 | one more for every further 16 |

**Together** all are on one side, and turns go round the table. Whether you see each other's hands is the room's to say;
they are seen unless it says otherwise.

**In a duel** each has three cards that the other does not see. The maximizer plays first and wants many unhappy cards,
the minimizer few. Then the same number is played again with the roles swapped. In a mirror match, where both legs are
played at once, both are dealt the same cards, each on another board: who remembers their own knows the other's.

**In a puzzle** all cards of one pack lie open in one hand. Whoever plays may place any of them at any time, begin a new
group at any time, and take any card back: what it leaves keeps its squares. It ends when all cards are happy, or when
somebody says that it is done; cards still in the hand count as unhappy. Of equal scores the one that took less time is
the better. **The time runs from the first card** to the last. Where the room has a clock, all play by one, which gains
time when more cards lie than ever before: taking back and placing anew gain none.
"""

KEYS = """\
# Playing

- `↑` `↓` `←` `→` go to the nearest lit square that way, `Enter` plays the chosen card there. Or click on a square, and
  once more to play.
- `Tab` chooses the next card of your hand, and so does its rank: `3` a 3, `a` or `1` an ace. `3h` names a card, and
  `3h n50` or, in group 2, `3h 2:n50` a whole move. A card that you type before your turn waits for it. Right after a
  rank, `h` and `c` are suits; alone they ask for a hint and open the chat.
- `n` goes to the new group, where one may be begun; `g` to the next group. `v` shows all hands.
- Shift or Ctrl and the arrows, `PgUp` `PgDn` `Home` `End` move the view without choosing.
- `h` asks the computer for a hint where the room allows it. A star marks the square.
- `u` asks to take your last move back. `o` opens the menu. `?` is this.

In a puzzle `u` takes your last step back and `r` does it again, as often as you like. `t` takes a card back: choose it,
and Enter. `e` says that you are done.

# The board

Each card stands in two lines: what it is, and how many neighbours it still lacks.

| sign | means |
|---|---|
| ╭3♥─╮ over ╰ 2○╯ | a 3 that lacks two neighbours |
| ░3♥░░ over ░░░░░ | a happy card, turned over |
| 2○! | it can never be happy any more |
| ▸+1 | the chosen card may go here; what that adds to the score |
| ▸★ | the computer would play here |
| ╳ | a wall: next to a happy card, nothing can be played |
| · | a free square next to a card, where the chosen card may not go |

The letters and numbers at the edges name the columns and rows. The card that was played last is underlined.
"""

CREDITS = """\
# Credits

**Happy Graphs** is a game for many people and a pack of cards, and a puzzle for one; its rules follow its own document.
The boards, happy cards that are turned over, walls, groups, and the pure puzzle are its ideas; the duel is Turnabout's.

**Turnabout**, this program, is a server and clients for playing such games with a friend, alone, or against the
computer. It is free software under the MIT licence; the file LICENSE that comes with it has the terms.
"""

PLAIN = """

## How to play here

When it is your turn, your cards and the squares they may go to are listed: type the number of one, or the move itself,
such as `3h n50`, or `3h 2:n50` in group 2. `board` draws the boards, `cards` describes every card on them; `hands`
tells the hands that are seen, `points` what the score is made of, `news` what was played. In a puzzle type any placing,
`take n50` to take a card back, `undo` and `redo` for your own steps, and `done` to end it; `moves 3` lists
where a 3 may go. `hint` asks the computer what it would play, where the room allows it. `help` lists what else can be
done at the moment.
"""
