// Made from client/games/family_tree/text/en/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/family_tree", "pages", {
  /** @param {(content: string) => unknown} draw */
  basic: (draw) => html`
<p>Grow a family tree card by card. In a match, one player wants many points, the other few; then you swap roles on the same
cards. <strong>If a card fits anywhere, you must play it;</strong> you choose where. If not, it goes to the bottom of the stock. The
game ends when no card fits.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="card, play it on"><table>
<thead>
<tr>
<th scope="col">card</th>
<th scope="col">play it on</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 to 10, Q, K, joker</td>
<td>a single person (spouse), a couple (child, up to 3)</td>
</tr>
<tr>
<td>2</td>
<td>a couple, once: up to 5 children</td>
</tr>
<tr>
<td>A</td>
<td>a couple: a divorce; the ace covers the spouse</td>
</tr>
<tr>
<td>J</td>
<td>a living person: a death; the jack covers the person</td>
</tr>
</tbody>
</table></div>
<p>After a divorce or death, neither partner has children or marries again. The first couple is safe from aces and jacks until it
has a child.</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| Two generations, 20 points; a full house, 80 points; the king’s marriage, 10 points.`)}
<p><strong>Points:</strong> 10 a generation; 10 for a marriage with a queen or king, 30 with two. A family with five or more cards
(partners, 2, ace, children) scores its poker hand: pair 10, two pair 20, three of a kind 40, straight 50, flush 60, full
house 80, four of a kind 100, straight flush 170, royal flush 250.</p>
`,
  browserKeys: () => html`
<h3>Playing</h3>
<ul>
<li>Click a lit place and then <strong>Play</strong>, click it twice, or drag the current card there.</li>
<li>With the keyboard: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> choose a place, <kbd>Enter</kbd> plays there. Or type the card you want to play on, such as
<kbd>7d</kbd>, <kbd>10s</kbd>, <kbd>qh</kbd>, or <kbd>x1</kbd> for the joker and <kbd>x2</kbd> for Joker 2, and press <kbd>Enter</kbd>.</li>
<li>A hint shows where the computer would play and which final score it expects, after its choice and after yours. Alone
you can always ask; in a match only if the room allows it.</li>
</ul>
<h3>The whole tree</h3>
<p>The tree grows downwards, one row for each generation. Drag it to move it. Pinch, turn the wheel, or press <kbd>+</kbd>, <kbd>−</kbd> and
<kbd>0</kbd> to change its size. Point at a family to lift the five cards of its hand.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="sign, means"><table>
<thead>
<tr>
<th scope="col">sign</th>
<th scope="col">means</th>
</tr>
</thead>
<tbody>
<tr>
<td>▸ or +20</td>
<td>you can play the current card here; the number is the change of the score</td>
</tr>
<tr>
<td>a pale card</td>
<td>the current card at its new place</td>
</tr>
<tr>
<td>a lamp</td>
<td>the computer would play here</td>
</tr>
<tr>
<td>⤢ ▸ 4</td>
<td>show the whole tree: four places are out of sight</td>
</tr>
<tr>
<td>cards that overlap</td>
<td>a marriage; apart and crossed out, a divorce</td>
</tr>
<tr>
<td>full house 80, a crown and 10</td>
<td>what a family scores: its hand, and its celebrities</td>
</tr>
<tr>
<td>a card over another</td>
<td>a jack on a dead person, or an ace on a divorced spouse</td>
</tr>
</tbody>
</table></div>
<h3>One family at a time</h3>
<p><kbd>f</kbd> or the button switches between one family at a time and the whole tree. The couple is at the top: play cards on it
there. Its children are below; click one to see its family. <kbd>Backspace</kbd> goes up one generation, <kbd>Home</kbd> to the top.</p>
<p>Below each child you see what the current card can do in its branch, including the child’s own family:</p>
<div class="scrolled" tabindex="0" role="group" aria-label="sign, means"><table>
<thead>
<tr>
<th scope="col">sign</th>
<th scope="col">means</th>
</tr>
</thead>
<tbody>
<tr>
<td>child</td>
<td>it can become someone’s child</td>
</tr>
<tr>
<td>spouse</td>
<td>it can marry someone</td>
</tr>
<tr>
<td>child/spouse</td>
<td>it can do either</td>
</tr>
<tr>
<td>jack</td>
<td>the jack can be played on someone</td>
</tr>
<tr>
<td>couple</td>
<td>a couple can take the 2 or the ace</td>
</tr>
<tr>
<td>7 below</td>
<td>the branch has seven people</td>
</tr>
</tbody>
</table></div>
`,
  credits: () => html`
<h3>Credits</h3>
<p><strong>Family Tree</strong> is the game <em>Family Tree Solitaire</em>, version 1.0, for one player and a pack of cards. The rules follow
its own document, which names RICKSLEVINE.com as the author’s site. Most of its ideas are from there: child and spouse,
celebrity, extended family, divorce and death, the poker hands of families, the branch signs, the score to beat, the
computer’s tree, and the match in which two players swap roles.</p>
`,
  /** @param {(content: string) => unknown} draw */
  full: (draw) => html`
<h3>Family Tree</h3>
<p>Grow one family tree from a pack of 54 cards, two jokers among them. Alone, you play for a high score. In a match, one
player <strong>maximizes</strong> the score and the other <strong>minimizes</strong> it. Then you play the same deck again with the roles swapped.</p>
<h4>The start</h4>
<p>The cards from 3 to 10, queens, kings and jokers are <strong>family cards</strong>. The first two that come up are the first couple.
The cards that come up before them go to the bottom of the stock.</p>
<h4>A turn</h4>
<p>The top card of the stock is the <strong>current card</strong>. If it fits anywhere in the tree, it must be played, and the player to
move chooses where. The maximizer plays the first card of a leg; then you take turns.</p>
<p>A card that fits nowhere goes to the bottom of the stock. This costs no turn: the same player gets the next card. The leg
ends when the stock is empty, or when all cards in it have come up since the last move and none of them fits.</p>
<h4>The cards</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="card, play it on, it becomes"><table>
<thead>
<tr>
<th scope="col">card</th>
<th scope="col">play it on</th>
<th scope="col">it becomes</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 to 10, Q, K, joker</td>
<td>a single person</td>
<td>the spouse</td>
</tr>
<tr>
<td>3 to 10, Q, K, joker</td>
<td>a couple with room for a child</td>
<td>their next child</td>
</tr>
<tr>
<td>2</td>
<td>a couple without a 2</td>
<td>room for five children instead of three</td>
</tr>
<tr>
<td>A</td>
<td>a couple</td>
<td>their divorce</td>
</tr>
<tr>
<td>J</td>
<td>any living person</td>
<td>that person’s death</td>
</tr>
</tbody>
</table></div>
<p>Only a couple that is not divorced and whose partners are both alive can have children, take a 2 or take an ace. It takes
one 2 and one ace at most.</p>
<p><strong>Children and marriages.</strong> A couple has up to three children, or up to five with a 2. A person marries once.</p>
${draw(`7D+9C: QH > 6S
| The 6♠ can be the couple’s next child, or marry the Q♥.`)}
${draw(`7D+9C&2H: 6S, TD, 3C, 4H
| The 2♥ makes room for a fourth and a fifth child.`)}
<p><strong>Divorce.</strong> An ace covers the spouse, the partner at the right. You can play it on either partner. Neither partner marries
again.</p>
${draw(`7D+9C/AH: 6S
| The A♥ covers the 9♣. The 6♠ stays, and can still marry.`)}
<p><strong>Death.</strong> A jack covers the person you play it on. It can’t be played on an ace, a 2 or another jack. A widowed person
doesn’t marry again. The partner who is left after a divorce or a death can die, too.</p>
${draw(`7D+9C/JC: (6S+TD)
| The J♣ covers the 9♣. The 6♠ and the 10♦ can still have children.`)}
<p>What happens to a child changes nothing for its parents: they can still have children.</p>
<p><strong>The first couple</strong> is safe from aces and jacks until it has its first child.</p>
${draw(`7D+9C > JC
| The J♣ fits nowhere yet.`)}
<h4>The score</h4>
<p>The score is counted after every move, for the tree as it is then.</p>
<p><strong>Generations.</strong> Each generation scores 10 points, down to the deepest one. A spouse belongs to the generation of the partner.</p>
${draw(`7D+9C: (6S+TD: 5H)
| Three generations: 30 points.`)}
<p><strong>Celebrities.</strong> A marriage with one queen or king scores 10 points, a marriage with two scores 30. Divorce or death of
either partner takes these points away. A joker is not a celebrity.</p>
${draw(`7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| 30 points for the Q♥ and the K♠, 10 points for the K♦. The divorced K♥ scores nothing.`)}
<p><strong>Hands.</strong> The cards of a family that are in sight form a poker hand: both partners, the 2, the ace and the children. A
covered card doesn’t count, but the ace or jack on it does. A child counts with its own card, without its spouse.
Divorced and widowed couples keep their hands. Fewer than five cards score nothing; of more than five cards, the best
five count.</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ are a full house: 80 points. The K♠ is no card of this family’s hand.`)}
${draw(`7D+7C/AC: 7S, 6S, 6H
| The A♣ covers the 7♣, so only two pair are left: 20 points.`)}
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
<td>pair</td>
<td>10</td>
<td>flush</td>
<td>60</td>
</tr>
<tr>
<td>two pair</td>
<td>20</td>
<td>full house</td>
<td>80</td>
</tr>
<tr>
<td>three of a kind</td>
<td>40</td>
<td>four of a kind</td>
<td>100</td>
</tr>
<tr>
<td>straight</td>
<td>50</td>
<td>straight flush</td>
<td>170</td>
</tr>
<tr>
<td>high card</td>
<td>0</td>
<td>royal flush</td>
<td>250</td>
</tr>
</tbody>
</table></div>
<p>A joker counts as the card that helps most, even a card that is already in the hand. There is no five of a kind: four of
a kind with a joker stays four of a kind. In a straight, an ace is high or low, never in the middle.</p>
${draw(`X1+7C: 7S, 4H, 9D
| The joker counts as a 7: three of a kind, 40 points.`)}
<h4>Alone</h4>
<p>You play every card, on a number that the server draws or that you type in. The <strong>score to beat</strong> is the
computer’s, or your own best on this number if that is better. The computer doesn’t know the deck. After the game you
also see <strong>par</strong>: the best score found by a search that knows the deck.</p>
`,
});
