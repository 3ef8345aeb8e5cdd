// Made from client/games/happy_graphs/text/en/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/happy_graphs", "pages", {
  /** @param {(content: string) => unknown} draw */
  basic: (draw) => html`
<p>Every card wants as many neighbours as its rank: an ace one, a 2 two, and so on. A card that has them all is <strong>happy</strong>: it
is turned over, and takes no more. The score is the number of cards that are <strong>not</strong> happy; 0 is perfect.</p>
<p><strong>A turn.</strong> Play a card on a free square next to a card, then draw a card. No card may get more neighbours than it wants,
so nothing can be played next to a happy card: these squares are <strong>walls</strong>. If none of your cards fits anywhere, start a
new group with one of them.</p>
${draw(`2D@0,0 3H@1,0 AS@2,0
| The A♠ has its one neighbour and is happy. The 3♥ lacks one neighbour, and so does the 2♦: the score is 2. The three squares beside the A♠ are walls.`)}
<p><strong>Boards.</strong> Neighbours are up, down, left and right on <em>classic</em> (A to 4), also the diagonals on <em>corners</em> (A to 8), and
the six sides on <em>hex</em> (A to 6).</p>
<p>Alone or <strong>together</strong>, you want few unhappy cards. In a <strong>duel</strong>, one player wants many and the other few; then you swap
roles. In a <strong>puzzle</strong>, all cards are open: place them in any order, and take them back freely.</p>
`,
  browserKeys: () => html`
<h3>Signs</h3>
<ul>
<li>Dots below a card show the neighbours it wants: filled dots for those it has, hollow dots for those it lacks.</li>
<li>A card turned over, with a smile, is happy.</li>
<li>A dashed grey card with a cross can’t become happy any more.</li>
<li>A hatched square is a wall: it is next to a happy card.</li>
<li>A lit square takes the chosen card. ☺ and a number: how many cards become happy. A number alone: how many neighbours it
touches. +: it starts a new group.</li>
<li>★ is the computer’s hint.</li>
</ul>
<h3>Keys</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="key, what it does"><table>
<thead>
<tr>
<th scope="col">key</th>
<th scope="col">what it does</th>
</tr>
</thead>
<tbody>
<tr>
<td>arrows, <kbd>Enter</kbd></td>
<td>choose a lit square, and play there</td>
</tr>
<tr>
<td><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></td>
<td>choose a card of your hand; in a puzzle, a card of this rank</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>ask for a hint</td>
</tr>
<tr>
<td><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></td>
<td>zoom in, zoom out, show everything</td>
</tr>
<tr>
<td><kbd>t</kbd>, <kbd>Enter</kbd></td>
<td>in a puzzle: choose a card on the board, and take it back</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>in a puzzle: undo and redo</td>
</tr>
</tbody>
</table></div>
`,
  credits: () => html`
<h3>Credits</h3>
<p><strong>Happy Graphs</strong> is a game for many people and a pack of cards, and a puzzle for one. The rules follow its own document.
The boards, happy cards, walls, groups and the puzzle are its ideas; the duel is Turnabout’s.</p>
`,
  /** @param {(content: string) => unknown} draw */
  full: (draw) => html`
<h3>Happy Graphs</h3>
<p>Every card wants as many neighbours as its rank: an ace one, a 2 two, and so on. Suits don’t matter.</p>
<h4>The boards</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="board, cards, neighbours"><table>
<thead>
<tr>
<th scope="col">board</th>
<th scope="col">cards</th>
<th scope="col">neighbours</th>
</tr>
</thead>
<tbody>
<tr>
<td>classic</td>
<td>A to 4, 16 cards</td>
<td>up, down, left, right</td>
</tr>
<tr>
<td>corners</td>
<td>A to 8, 32 cards</td>
<td>these and the four diagonals</td>
</tr>
<tr>
<td>hex</td>
<td>A to 6, 24 cards</td>
<td>up, down and the four slanted sides; never left or right</td>
</tr>
</tbody>
</table></div>
<p>A board has no edges. A square is named like on a map, by the letter of its column and the number of its row. The first
card is on <kbd>M50</kbd>; <kbd>N50</kbd> is to its right and <kbd>M51</kbd> above it. The names don’t change when the board grows. On the hex
board, every other column is half a step higher: the neighbours of <kbd>M50</kbd> are <kbd>M52</kbd>, <kbd>M48</kbd>, and <kbd>L</kbd> or <kbd>N</kbd> with <kbd>51</kbd> or
<kbd>49</kbd>.</p>
${draw(`hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| A hex board on which every card is happy: the score is 0.`)}
${draw(`corners: 5H@0,0 2C@1,1 AD@-1,1
| On the corners board, the A♦ and the 2♣ touch the 5♥ by its corners.`)}
<h4>Playing</h4>
<ul>
<li>Play a card on a free square next to a card; the first card goes on <kbd>M50</kbd>. Each neighbour that it touches counts for
both cards.</li>
<li>A card with as many neighbours as its rank is <strong>happy</strong>. It is turned over and takes no more neighbours.</li>
<li>You can’t play a card where it, or a neighbour, would get more neighbours than it wants. So the squares next to a happy
card are <strong>walls</strong>.</li>
</ul>
${draw(`4H@0,0 2D@1,0 AS@1,1
| The A♠ and the 2♦ are happy. Only the 4♥ is not, so the score is 1. The walls leave it two free squares, but it needs three more neighbours: it can’t become happy any more.`)}
${draw(`3H@0,0 2S@1,0 > AD
| The A♦ can be played on the six lit squares. On the three beside the 2♠, both cards would be happy.`)}
<ul>
<li>If none of your cards fits next to another card, in any group, and only then, start a <strong>new group</strong> with any of them.
Each group has its own board, and you can play on all of them.</li>
</ul>
${draw(`AS@0,0 AD@1,0 / 3H@0,0
| In group 1 both aces are happy, so nothing fits there. The 3♥ has started group 2.`)}
<ul>
<li>A turn is one card played and one card drawn, as long as there are any. Nobody can pass.</li>
<li>The game ends when all cards are played. The score is the number of cards that aren’t happy.</li>
</ul>
<h4>Players</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="players, cards in a hand, packs"><table>
<thead>
<tr>
<th scope="col">players</th>
<th scope="col">cards in a hand</th>
<th scope="col">packs</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>2</td>
<td>3</td>
<td>1</td>
</tr>
<tr>
<td>3 to 6</td>
<td>2</td>
<td>1</td>
</tr>
<tr>
<td>7 to 16</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>17 and more</td>
<td>1</td>
<td>one more for every 16 further players</td>
</tr>
</tbody>
</table></div>
<p><strong>Together,</strong> all players are on one side, and turns go round the table. You see each other’s hands, unless the room
hides them.</p>
<p><strong>Duel.</strong> Each player has three hidden cards. The maximizer plays first and wants many unhappy cards; the minimizer wants
few. Then you play the same number again with the roles swapped. In a mirror match, both players are dealt the same cards
on different boards: if you remember your own hand, you know the other one.</p>
<p><strong>Puzzle.</strong> All cards of one pack are open in one hand. Every player can place any card at any time, start a new group at
any time, and take back any card; the squares around it stay. The game ends when all cards are happy, or when a player
ends it. Cards that are left in the hand count as unhappy. If scores are equal, the shorter time wins; the time runs from
the first card to the last. If the room has a clock, all players share it, and it gains time only when the board has more
cards than ever before.</p>
`,
});
