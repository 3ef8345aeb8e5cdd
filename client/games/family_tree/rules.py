"""The rules of Family Tree that `?` shows: in short, in full, and in lines of text; keys and signs, credits.

The rules of any match are in `client.games.match_rules`. rules: family_tree
"""

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
