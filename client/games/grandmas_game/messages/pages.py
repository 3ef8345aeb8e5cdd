"""Pages in Markdown.

Made from client/games/grandmas_game/text/en/*.md by `python -m client.catalogue`.
"""

from client.text import language


def basic() -> str:
    return """\
Bring two packs, 104 cards, to eight **foundations**. Each suit has two: one builds up from the ace to the king, the other
down from the king to the ace. The score is the number of cards on the foundations.
```board
3=4S Q=5D,JS 3S+ QS-
| The 4♠ can go up on the 3♠, and the J♠ down on the Q♠.
```

**The deal.** Cards go face up onto thirteen piles, A to K; you see only the tops. A card goes face down onto the
**stock** after a king, after a card on pile 5, 10 or K, and after a card on the pile of its own rank.

**Playing.** Play the top of a pile, or any card of the workspace, to a foundation. The top of a foundation can go to the
other one of its suit.

**The stock.** At any time, deal its next card: it goes onto the pile of its rank. The whole pile opens in the
**workspace**. You can play its cards and change their order. At the next deal, the cards left go back in that order.

You win with all 104 cards. If the stock is empty and nothing fits, you are **stuck**: alone, undo or give up. In a
**race**, all play the same cards, each on their own table. The first to win ends it; otherwise the most cards win.
"""


def credits() -> str:
    return """\
# Credits

**Grandma’s Game,** also known as *Thirteen Packs*, is a solitaire of two packs. The rules follow the document that
describes it. The race is Turnabout’s.
"""


def full() -> str:
    return """\
# Grandma’s Game

This game is also known as Thirteen Packs. Bring two packs, 104 cards, to eight foundations.

## The deal

- There are thirteen piles, in rows of 5, 5 and 3, named A, 2, 3 … K. Cards are dealt face up, one at a time, onto A, 2
  … K, then onto A again, until all are dealt. You see only the top of each pile.
- After a card is dealt to a pile, one card goes face down onto the stock for each of these that is true: the card is a
  king; the pile is 5, 10 or K; the rank of the card is the name of the pile. (A king on the king pile: three cards.)
  Nobody sees cards that go onto the stock.

```board
A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| After these six cards, four went to the stock: one after the 3♦ on pile 3, two after the 5♣ on pile 5, one after the K♥.
```

- The last card put onto the stock is the first one taken from it.
- You can watch the deal card by card, and again, until your first move; or skip it. Covered cards stay hidden: memory is
  part of the game.

## Playing

- Each suit has two foundations. One starts with an ace and builds up in suit to the king, the other starts with a king
  and builds down to the ace.

```board
3=4S Q=5D,JS 3S+ QS-
| The 4♠ can go up on the 3♠, and the J♠ down on the Q♠.
```

- You can play the top of every pile and every card of the workspace. You can also move the top of a foundation to the
  other one of its suit, in either direction, as often as you like. The ace or king that started a foundation stays.

```board
J=9H 7H+ 8H-
| The two foundations meet. The 8♥ can go up on the 7♥, and then the 9♥, too.
```

- **Deal.** One card of the stock goes onto the pile of its rank. Before that, the cards in the workspace go back to their
  pile in their present order. Then the whole pile, with the new card on top, becomes the workspace, and its place is
  empty. After the last deal, the workspace stays.

```board
J:5C,7H,4D,JS 6H+ QH-
| The J♠ was dealt, and the J pile opened. The 7♥ can be played from it.
```

- **Order.** You can change the order of the cards in the workspace. A room can forbid this, which makes the game much
  harder.
- **Look under.** If the tops of two piles are the same card, and that card could be played, you can look at the card
  under each. Nothing is moved.

```board
4=KC,TD 8=2S,TD 9D+ QD-
| The 10♦ is on two piles, and fits. Look under both, then choose which one to play.
```

- You win with all 104 cards on the foundations; otherwise the game is over when you give up.
- You are **stuck** if the stock is empty and no card fits, not even after moving cards between foundations. You are told.
- Alone, undo takes back the last move, also a deal; redo plays it again. Both are counted.
- A card is **safe** if its suit has 14 cards or more on the foundations: it is the last of its kind and can go to only
  one place. Safe cards can be played for you.

## A race

Two or more players play the same number, each on their own table. You see only the score and the number of cards left of
the others. The first to win ends the race; otherwise the most cards win when all tables are over. There is no undo, and a
table that is stuck is over.

With two players, a player who resigns loses. With more, a player who leaves gives up their table, and the others play
on. Spectators see the scores, but no table.
"""


def line_keys() -> str:
    return """\
## How to play here

When it is your turn, the possible moves are listed. Type the number of a move, or the move itself.

| type | to |
|---|---|
| `5 hearts up`, `5>h+` | play the top of pile 5 to the hearts that build up |
| `8h down` | play a card of the workspace |
| `hearts up to down` | move the top of a foundation to the other one |
| `deal` | deal from the stock |
| `order 8h 3c` | put these cards on top of the workspace |
| `peek 5` | look under pile 5 |
| `undo`, `redo` | take a move back, and play it again |
| `board` | read the table |
| `dealing` | read the deal card by card, until your first move |
| `points` | read the parts of the score |
| `safe`, `safe on`, `safe off` | play a safe card; turn playing all of them on and off |
| `hint` | ask what the computer would play, if the room allows it |
| `give-up` | end the game |
| `help` | list all commands that work now |
"""


def terminal_keys() -> str:
    return """\
# Playing

- `↑` `↓` `←` `→` choose a pile, a card of the workspace, a foundation or the stock. `Enter` plays it: a card to its
  foundation, the top of a foundation to the other one, a card from the stock to its pile. Or click it, and click again
  to play. If a card fits on both foundations, `+` plays it to the one that builds up, `-` to the other.
- `d` deals from the stock.
- `Space` picks up the chosen card of the workspace; `←` `→` `Home` `End` move it, `Enter` puts it down, `Esc` cancels.
  `s` lets you type an order: the cards you name go on top, the lowest first.
- `l` looks under the chosen top, if you may.
- Alone, `u` undoes and `r` redoes, without limit. `g` gives up.
- `x` turns playing safe cards for you on and off.
- `h` asks the computer for a hint, if the room allows it. A star marks it; `h` again types it, and `Enter` plays it.
- Or type a move: a pile such as `5` or `10`, or a card such as `8h`, and `Enter`. You can add the foundation: `5 hearts
  up` (in short `5>h+`), `8h down`. Other moves begin with a colon: `:hearts up to down`, `:deal`, `:peek 5`, `:order 8h
  3c kd`. After a rank, `h` and `c` are suits; otherwise they ask for a hint and open the chat.

# The deal

`Space` pauses and continues, `↑` `↓` change the speed, `←` `→` go card by card, `v` starts again, `Enter` skips. Until
your first move, `v` shows the deal again.

# The table

| sign | means |
|---|---|
| ╭5──6╮ over 10♦ | pile 5 has six cards; the top is 10♦ |
| ▸ | you can play it |
| ? | you can look under it |
| ★ | the computer would play this |
| fan | this pile is in the workspace |
| →8♣ | the card that the foundation takes next |
"""


language.register(globals())
