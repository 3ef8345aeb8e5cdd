// Made from client/games/poker_solitaire/text/en/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/poker_solitaire", "pages", {
  /** @param {(content: string) => unknown} draw */
  basic: (draw) => html`
<p>Place the dealt cards in a square of 5 by 5. Its rows and columns are ten poker hands. The score is the sum of their
points, English or American.</p>
${draw(`scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Usually, the cards must touch by an edge. A card that you don’t want can go on a reject square; it doesn’t come back.`)}
<div class="scrolled" tabindex="0" role="group" aria-label="hand, points, hand, points"><table>
<thead>
<tr>
<th scope="col">hand</th>
<th scope="col">points</th>
<th scope="col">hand</th>
<th scope="col">points</th>
</tr>
</thead>
<tbody>
<tr>
<td>five of a kind</td>
<td>30/100</td>
<td>flush</td>
<td>5/20</td>
</tr>
<tr>
<td>royal flush</td>
<td>30/100</td>
<td>straight</td>
<td>12/15</td>
</tr>
<tr>
<td>straight flush</td>
<td>30/75</td>
<td>three of a kind</td>
<td>6/10</td>
</tr>
<tr>
<td>four of a kind</td>
<td>16/50</td>
<td>two pair</td>
<td>3/5</td>
</tr>
<tr>
<td>full house</td>
<td>10/25</td>
<td>one pair</td>
<td>1/2</td>
</tr>
</tbody>
</table></div>
<p><strong>Advice:</strong> flushes across, pairs down, useless cards into the worst hand. <strong>Two players</strong> have a square each, or share one
in a <strong>duel</strong>: one wants few points.</p>
`,
  browserKeys: () => html`
<h3>Signs</h3>
<ul>
<li>A blue place takes the chosen card. The number is the change of your score.</li>
<li>You can pick up a card with an outline: tap it, click it or drag it.</li>
<li>A pale card waits for the server’s answer.</li>
<li>Every row and column shows its name and its points.</li>
<li>⚑ on a card: it was stolen, and can’t be stolen back.</li>
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
<td>arrows</td>
<td>go from place to place</td>
</tr>
<tr>
<td><kbd>a</kbd> to <kbd>e</kbd>, <kbd>1</kbd> to <kbd>5</kbd></td>
<td>go to a column, to a row</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>put the chosen card there, or pick a card up</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>choose the next dealt card</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>go to the next reject square</td>
</tr>
<tr>
<td><kbd>m</kbd></td>
<td>go to the other matrix</td>
</tr>
<tr>
<td><kbd>p</kbd></td>
<td>pass</td>
</tr>
<tr>
<td><kbd>Escape</kbd></td>
<td>put a card back</td>
</tr>
</tbody>
</table></div>
`,
  credits: () => html`
<h3>Credits</h3>
<p><strong>Poker Solitaire,</strong> also called Poker Squares, is an old patience. Its seven ways to play, the 48 variations of each and
the tournament follow a program of 1990 and its manual. The duel is Turnabout’s.</p>
`,
  /** @param {(content: string) => unknown} draw */
  full: (draw) => html`
<h3>Poker Solitaire</h3>
<p>Place the dealt cards in a square of 5 by 5, the matrix. Its five rows and five columns are poker hands; with 12 hands,
the two diagonals are, too. A place is named by its column, <kbd>a</kbd> to <kbd>e</kbd>, and its row, <kbd>1</kbd> to <kbd>5</kbd>.</p>
${draw(`5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| With English scores, this matrix has 21 points. Row 1 is one pair and row 2 a full house, although other lines still have free places.`)}
<h4>Ways to play</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="name, players, what happens"><table>
<thead>
<tr>
<th scope="col">name</th>
<th scope="col">players</th>
<th scope="col">what happens</th>
</tr>
</thead>
<tbody>
<tr>
<td>one hand</td>
<td>one</td>
<td>one matrix</td>
</tr>
<tr>
<td>best of two</td>
<td>one</td>
<td>two matrices; the better one counts</td>
</tr>
<tr>
<td>sum of two</td>
<td>one</td>
<td>two matrices; both count</td>
</tr>
<tr>
<td>alternate</td>
<td>two</td>
<td>one matrix each; you take turns</td>
</tr>
<tr>
<td>same deck</td>
<td>two</td>
<td>as alternate, but every card is dealt twice, once to each player</td>
</tr>
<tr>
<td>race</td>
<td>two</td>
<td>one matrix each; both take cards as fast as they can, until a player with a full matrix says Done</td>
</tr>
<tr>
<td>race, both</td>
<td>two</td>
<td>the same, until both are full</td>
</tr>
<tr>
<td>duel</td>
<td>two</td>
<td>one matrix; one player wants many points, the other few; two legs with the roles swapped</td>
</tr>
</tbody>
</table></div>
<p>A match has one leg, and the higher score wins. Only a duel has two legs.</p>
<h4>A turn</h4>
<p>A turn is one card taken:</p>
<ul>
<li><strong>Place</strong> a dealt card on a free place of your matrix. As the options say, it must touch another card by an edge, or by
an edge or a corner, or it can go anywhere. The first card goes anywhere.</li>
</ul>
${draw(`-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| By edges: the 9♦ can go to the lit places.`)}
${draw(`touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| By edges or corners: four more places are lit.`)}
<ul>
<li><strong>Reject</strong> a dealt card to a free reject square.</li>
<li><strong>Plant</strong> a dealt card in your opponent’s matrix, if the options allow it.</li>
<li><strong>Steal</strong> a card from your opponent’s matrix instead of taking a dealt card, if the options allow it. A stolen card
can’t be stolen back.</li>
</ul>
<p>These don’t end a turn:</p>
<ul>
<li><strong>Reject</strong> a card of your matrix. Unless cards can be moved, it never comes back, and the reject square stays full.</li>
<li><strong>Move</strong> a card within your matrix, or <strong>fetch</strong> a card back from a reject square, if the options allow it.</li>
</ul>
<p>You can <strong>pass</strong> only if your matrix is full, or if no card is dealt to you any more. With the same deck, two passes in a
row end the leg.</p>
<p><strong>In a race,</strong> both players can act at any time, and the first one gets the card. If you are too late, you are told at
once, and nothing changes for you.</p>
<p><strong>Clock.</strong> Only taking a card gains time. In a race, both clocks run; if both matrices must be filled, yours stops when
your matrix is full.</p>
<p>A leg ends when every matrix is full (in a race: at Done), or when all cards are used up. An incomplete matrix counts as
it is.</p>
<h4>Scores</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="hand, English, American, your own, pat"><table>
<thead>
<tr>
<th scope="col">hand</th>
<th scope="col">English</th>
<th scope="col">American</th>
<th scope="col">your own</th>
<th scope="col">pat</th>
</tr>
</thead>
<tbody>
<tr>
<td>five of a kind (two or more packs)</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>yes</td>
</tr>
<tr>
<td>royal flush</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>yes</td>
</tr>
<tr>
<td>straight flush</td>
<td>30</td>
<td>75</td>
<td>53</td>
<td>yes</td>
</tr>
<tr>
<td>four of a kind</td>
<td>16</td>
<td>50</td>
<td>33</td>
<td>yes</td>
</tr>
<tr>
<td>full house</td>
<td>10</td>
<td>25</td>
<td>18</td>
<td>yes</td>
</tr>
<tr>
<td>flush</td>
<td>5</td>
<td>20</td>
<td>13</td>
<td>yes</td>
</tr>
<tr>
<td>straight</td>
<td>12</td>
<td>15</td>
<td>14</td>
<td>yes</td>
</tr>
<tr>
<td>three of a kind</td>
<td>6</td>
<td>10</td>
<td>8</td>
<td>no</td>
</tr>
<tr>
<td>two pair</td>
<td>3</td>
<td>5</td>
<td>4</td>
<td>no</td>
</tr>
<tr>
<td>one pair</td>
<td>1</td>
<td>2</td>
<td>1</td>
<td>no</td>
</tr>
</tbody>
</table></div>
${draw(`5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| Row 1 is incomplete, but it is three of a kind. Row 2 is no straight yet, because it has four cards. Row 3 is no straight, because an ace is high or low. Row 4 is two pair, row 5 a straight.`)}
<p>Straights, flushes, full houses and five of a kind need five cards. Pairs, two pair, three and four of a kind also count
in an incomplete line. If several hands fit, the best one counts.</p>
<p><strong>Pat</strong> has no points: to win, all five rows must be pat hands at the end.</p>
<p><strong>Your own</strong> points can be changed for each hand, also for the odd hands below, and for several at once, joined by a plus:
<kbd>flush=13,flush+one-pair=20</kbd>. A line scores the best entry that fits.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="odd hand, five cards, what it is"><table>
<thead>
<tr>
<th scope="col">odd hand, five cards</th>
<th scope="col">what it is</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>four-flush</kbd></td>
<td>exactly four cards of one suit</td>
</tr>
<tr>
<td><kbd>blaze</kbd></td>
<td>five jacks, queens or kings</td>
</tr>
<tr>
<td><kbd>kilter</kbd></td>
<td>every other rank, from A 3 5 7 9 to 6 8 10 Q A</td>
</tr>
<tr>
<td><kbd>round-the-corner-straight</kbd></td>
<td>a straight past the ace, such as Q K A 2 3</td>
</tr>
<tr>
<td><kbd>round-the-corner-kilter</kbd></td>
<td>a kilter past the ace, such as Q A 3 5 7</td>
</tr>
</tbody>
</table></div>
<h4>Advice</h4>
<ul>
<li>Put the first card in the middle. If cards must touch, you then have the most places later.</li>
<li>Play flushes across: four of the five rows can usually become flushes. With English scores this matters less.</li>
<li>Play matching cards down: each column can usually become two pair or better.</li>
<li>Don’t plan a straight from the start. Go for it if a line has four of its cards.</li>
<li>Remember which cards are gone, your opponent’s too.</li>
<li>Save your reject square for the end. Don’t reject a card that your opponent needs.</li>
<li>Use the common reject squares first, before your opponent does.</li>
<li>If you don’t know where to put a card, put it into the hand that is worth least.</li>
<li>If stealing is allowed, take your cards from your opponent’s matrix: they can’t be stolen back.</li>
<li>If planting is allowed, watch your opponent’s matrix, and spoil a good hand.</li>
<li>In a friendly game, leave stealing and planting off.</li>
</ul>
<h4>Options</h4>
<p>The first value is the usual one.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="option, values"><table>
<thead>
<tr>
<th scope="col">option</th>
<th scope="col">values</th>
</tr>
</thead>
<tbody>
<tr>
<td>touching</td>
<td>by edges, by edges or corners, not at all</td>
</tr>
<tr>
<td>moving</td>
<td>cards stay; cards can be moved and fetched back</td>
</tr>
<tr>
<td>hands</td>
<td>10, or 12 with the diagonals</td>
</tr>
<tr>
<td>scores</td>
<td>English, American, pat, your own</td>
</tr>
<tr>
<td>dealt cards</td>
<td>1 to 5 to choose from</td>
</tr>
<tr>
<td>reject squares</td>
<td>one for each player; more, fewer, or common ones</td>
</tr>
<tr>
<td>packs</td>
<td>1 to 4</td>
</tr>
<tr>
<td>stealing, planting</td>
<td>off, on</td>
</tr>
</tbody>
</table></div>
<p>A reject square holds one card. There can be at most five dealt cards and reject squares together. Touching, moving, the
number of hands and the scores can differ between the players, as a handicap; pat is for both or for neither.</p>
${draw(`hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| With 12 hands, the diagonal from a1 to e5 counts, too: it is a flush.`)}
<h4>Tournament</h4>
<p>In the menu, the owner can make the matches of a room a tournament of one to five names, at one terminal or at several.
Before each game, choose who plays, new or the same cards, and the settings. Two names can take turns at one terminal; in
a race, each plays at their own. The room keeps the highest, lowest and average score of every name. Playing the same
cards again can only lower your lowest score. A game that isn’t finished doesn’t count.</p>
`,
});
