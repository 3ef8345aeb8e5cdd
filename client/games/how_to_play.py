"""How to play, beside the rules in full: the basic rules, keys and signs, and whose game it is."""

BASIC_TITLE = "Basic rules"
FULL_TITLE = "All the rules"
KEYS_TITLE = "Keys and signs"
CREDITS_TITLE = "Credits"
PARTS_KEY = ("1-4", "parts")
GAME_KEY = ("n", "other game")
PLAY_KEY = ("g", "play a first game, explained")

BASIC = """\
# Family Tree in short

You build one family tree out of one pack of 54 cards, and want it to score as high as it can. Alone you try to beat the
computer's score, or your own, on the same number. In a match one **maximizes** and the other **minimizes**, card by
card; then the same cards are played again with the roles swapped.

The **current card** must go into the tree if it can; you choose where. What no place takes goes to the bottom of the
stock and comes again. The game ends when no card that is left can be played.

| card | goes on | and becomes |
|---|---|---|
| 3 to 10, Q, K, joker | a single person | the spouse |
| 3 to 10, Q, K, joker | a couple with room for one | their next child |
| 2 | a couple without a 2 | room for five children |
| A | a couple | their divorce |
| J | any living person | that person's death |

**Points.** 10 for each generation. 10 for a marriage with a queen or a king in it, 30 with two of them. And a poker
hand for each family with five cards in sight: partners, 2, ace and children.

| hand | points | hand | points |
|---|---|---|---|
| pair | 10 | flush | 60 |
| two pair | 20 | full house | 80 |
| three of a kind | 40 | four of a kind | 100 |
| straight | 50 | straight flush | 170 |
| high card | 0 | royal flush | 250 |

The divorced, the widowed and the dead have no more children. The first couple is safe until it has its first child.
"""

KEYS = """\
# Playing

- `↑` `↓` `←` `→` choose a place, `Enter` plays there. Or type the card you want to play on, such as `7d`, `10s`, `qh`,
  or `x1` for a joker, and `Enter`. Or click on a place, and once more to play there. A card that you type before your
  turn waits for it. Right after a rank, `h` and `c` are suits; alone they ask for a hint and open the chat.
- `f` shows one family at a time, or the whole tree again; it is remembered.
- `h` asks the computer for a hint, alone at any time and in a match where the room allows it: where it would play, the
  final score it expects then, and the score it expects after your choice. A star marks the place.
- `u` asks the other, in a match, to let you take your last move back. `o` opens the menu, with everything else: high
  scores, the computer's tree, another game. `?` is this.

# The whole tree

It grows to the right, one column for each generation. `PgUp` `PgDn` `Home` `End`, `[` and `]`, and the arrows with
Shift or Ctrl move the view without choosing.

| sign | means |
|---|---|
| ▸ | the current card can be played here |
| ▹ | it can be, by whoever is to move |
| ★ | the computer's advice |
| ═ | married |
| ╱╱ | divorced: the ace covers the spouse |
| † | dead: a jack covers whom the brackets name |

Under each family with five cards or more stands its hand.

# One family at a time

The couple stands large at the top: cards are played on it there. Below are its children. `←` `→` choose a child,
`Enter` or `↓` shows its family, and so does its number with `Enter`. `Backspace`, `PgUp` or `↑` at the couple goes up
one level, `Home` to the top; the line above shows the way you came, and can be clicked.

Below each child stands what the current card could do in its branch, the child's own family included:

| sign | means |
|---|---|
| ▸child | it can become somebody's child |
| ▸spouse | it can marry somebody |
| ▸child/spouse | either |
| ▸jack | the jack can be played on somebody |
| ▸couple | there is a couple that would take the 2 or the ace |
| 7 below | so many children are in that branch |

The number after `↑ up one level` counts the places outside the family you look at, and all below it.
"""

CREDITS = """\
# Credits

**Family Tree** is the game *Family Tree Solitaire*, version 1.0, for one player and a pack of cards. The rules here
follow its own document, which names RICKSLEVINE.com as its author's site. Child and spouse, celebrity, extended
family, divorce and deceased, the family poker hand, the branch signs, the score to beat and the computer's tree are
its ideas, as is the match for two who take turns and change places.

**Turnabout**, this program, is a server and clients for playing such games with a friend, alone, or against the
computer. It is free software under the MIT licence; the file LICENSE that comes with it has the terms.

It stands on the work of others: Python, Textual and Rich for what you see, websockets and pydantic for what is sent,
Valkey or Redis for what is kept, and more that its list of dependencies names. Thank you.
"""
