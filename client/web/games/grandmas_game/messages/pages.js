// Made from client/games/grandmas_game/text/en/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/grandmas_game", "pages", {
  /** @param {(content: string) => unknown} draw */
  basic: (draw) => html`
<p>Bring two packs, 104 cards, to eight <strong>foundations</strong>. Each suit has two: one builds up from the ace to the king, the other
down from the king to the ace. The score is the number of cards on the foundations.</p>
${draw(`3=4S Q=5D,JS 3S+ QS-
| The 4♠ can go up on the 3♠, and the J♠ down on the Q♠.`)}
<p><strong>The deal.</strong> Cards go face up onto thirteen piles, A to K; you see only the tops. A card goes face down onto the
<strong>stock</strong> after a king, after a card on pile 5, 10 or K, and after a card on the pile of its own rank.</p>
<p><strong>Playing.</strong> Play the top of a pile, or any card of the workspace, to a foundation. The top of a foundation can go to the
other one of its suit.</p>
<p><strong>The stock.</strong> At any time, deal its next card: it goes onto the pile of its rank. The whole pile opens in the
<strong>workspace</strong>. You can play its cards and change their order. At the next deal, the cards left go back in that order.</p>
<p>You win with all 104 cards. If the stock is empty and nothing fits, you are <strong>stuck</strong>: alone, undo or give up. In a
<strong>race</strong>, all play the same cards, each on their own table. The first to win ends it; otherwise the most cards win.</p>
`,
  browserKeys: () => html`
<h3>Signs</h3>
<ul>
<li>The number beside a pile’s name counts its cards. A pile marked <em>fan</em> is in the workspace.</li>
<li>Beside a foundation is the rank that it takes next, and whether it builds up ↑ or down ↓.</li>
<li>You can play a card with a blue edge: click it twice, click it and then the foundation, or drag it.</li>
<li>? on a pile: you can look under its top. Choose it, then <em>Look under</em>.</li>
<li>Click the stock to deal.</li>
<li>Drag a card of the workspace onto another one to put it on top, or left of the fan to put it at the bottom. Or choose
it, press <em>Move</em>, and choose the place.</li>
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
<td>go over the table</td>
</tr>
<tr>
<td><kbd>a</kbd>, <kbd>2</kbd> to <kbd>9</kbd>, <kbd>t</kbd> or <kbd>0</kbd>, <kbd>j</kbd>, <kbd>q</kbd>, <kbd>k</kbd></td>
<td>go to a pile</td>
</tr>
<tr>
<td><kbd>w</kbd> <kbd>f</kbd></td>
<td>go to the workspace, to the foundations</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>play; <kbd>+</kbd> and <kbd>−</kbd> play to the foundation that builds up or down</td>
</tr>
<tr>
<td><kbd>d</kbd></td>
<td>deal</td>
</tr>
<tr>
<td><kbd>l</kbd></td>
<td>look under a pile</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>undo and redo</td>
</tr>
<tr>
<td><kbd>g</kbd></td>
<td>give up</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>ask for a hint</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>play safe cards for me, on or off</td>
</tr>
<tr>
<td><kbd>Space</kbd></td>
<td>pick up a card of the workspace; <kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd> move it, <kbd>Enter</kbd> puts it down, <kbd>Escape</kbd> cancels</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>type an order</td>
</tr>
</tbody>
</table></div>
<p>During the deal, <kbd>Space</kbd> pauses and continues, <kbd>↑</kbd> <kbd>↓</kbd> change the speed, <kbd>←</kbd> <kbd>→</kbd> go card by card, <kbd>v</kbd> starts again and
<kbd>Enter</kbd> skips. Until your first move, <kbd>v</kbd> shows the deal again.</p>
`,
  credits: () => html`
<h3>Credits</h3>
<p><strong>Grandma’s Game,</strong> also known as <em>Thirteen Packs</em>, is a solitaire of two packs. The rules follow the document that
describes it. The race is Turnabout’s.</p>
`,
  /** @param {(content: string) => unknown} draw */
  full: (draw) => html`
<h3>Grandma’s Game</h3>
<p>This game is also known as Thirteen Packs. Bring two packs, 104 cards, to eight foundations.</p>
<h4>The deal</h4>
<ul>
<li>There are thirteen piles, in rows of 5, 5 and 3, named A, 2, 3 … K. Cards are dealt face up, one at a time, onto A, 2
… K, then onto A again, until all are dealt. You see only the top of each pile.</li>
<li>After a card is dealt to a pile, one card goes face down onto the stock for each of these that is true: the card is a
king; the pile is 5, 10 or K; the rank of the card is the name of the pile. (A king on the king pile: three cards.)
Nobody sees cards that go onto the stock.</li>
</ul>
${draw(`A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| After these six cards, four went to the stock: one after the 3♦ on pile 3, two after the 5♣ on pile 5, one after the K♥.`)}
<ul>
<li>The last card put onto the stock is the first one taken from it.</li>
<li>You can watch the deal card by card, and again, until your first move; or skip it. Covered cards stay hidden: memory is
part of the game.</li>
</ul>
<h4>Playing</h4>
<ul>
<li>Each suit has two foundations. One starts with an ace and builds up in suit to the king, the other starts with a king
and builds down to the ace.</li>
</ul>
${draw(`3=4S Q=5D,JS 3S+ QS-
| The 4♠ can go up on the 3♠, and the J♠ down on the Q♠.`)}
<ul>
<li>You can play the top of every pile and every card of the workspace. You can also move the top of a foundation to the
other one of its suit, in either direction, as often as you like. The ace or king that started a foundation stays.</li>
</ul>
${draw(`J=9H 7H+ 8H-
| The two foundations meet. The 8♥ can go up on the 7♥, and then the 9♥, too.`)}
<ul>
<li><strong>Deal.</strong> One card of the stock goes onto the pile of its rank. Before that, the cards in the workspace go back to their
pile in their present order. Then the whole pile, with the new card on top, becomes the workspace, and its place is
empty. After the last deal, the workspace stays.</li>
</ul>
${draw(`J:5C,7H,4D,JS 6H+ QH-
| The J♠ was dealt, and the J pile opened. The 7♥ can be played from it.`)}
<ul>
<li><strong>Order.</strong> You can change the order of the cards in the workspace. A room can forbid this, which makes the game much
harder.</li>
<li><strong>Look under.</strong> If the tops of two piles are the same card, and that card could be played, you can look at the card
under each. Nothing is moved.</li>
</ul>
${draw(`4=KC,TD 8=2S,TD 9D+ QD-
| The 10♦ is on two piles, and fits. Look under both, then choose which one to play.`)}
<ul>
<li>You win with all 104 cards on the foundations; otherwise the game is over when you give up.</li>
<li>You are <strong>stuck</strong> if the stock is empty and no card fits, not even after moving cards between foundations. You are told.</li>
<li>Alone, undo takes back the last move, also a deal; redo plays it again. Both are counted.</li>
<li>A card is <strong>safe</strong> if its suit has 14 cards or more on the foundations: it is the last of its kind and can go to only
one place. Safe cards can be played for you.</li>
</ul>
<h4>A race</h4>
<p>Two or more players play the same number, each on their own table. You see only the score and the number of cards left of
the others. The first to win ends the race; otherwise the most cards win when all tables are over. There is no undo, and a
table that is stuck is over.</p>
<p>With two players, a player who resigns loses. With more, a player who leaves gives up their table, and the others play
on. Spectators see the scores, but no table.</p>
`,
});
