// Made from client/games/patriarch/text/en/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";
import { translated } from "../../../text/language.js";

export const messages = translated("games/patriarch", "pages", {
  /** @param {(content: string) => unknown} draw */
  basic: (draw) => html`
<p>The <strong>owner</strong> hides a family tree. You guess all of it, and get a <strong>grade:</strong></p>
<div class="scrolled" tabindex="0" role="group" aria-label="grade of a card, its generation is, its parent is"><table>
<thead>
<tr>
<th scope="col">grade of a card</th>
<th scope="col">its generation is</th>
<th scope="col">its parent is</th>
</tr>
</thead>
<tbody>
<tr>
<td>red</td>
<td>right</td>
<td>right</td>
</tr>
<tr>
<td>black</td>
<td>right</td>
<td>wrong</td>
</tr>
<tr>
<td>face down</td>
<td>wrong</td>
<td>right</td>
</tr>
</tbody>
</table></div>
<p>Other cards count for nothing. A grade doesn’t name its cards. The top card has no parent: it is red if it is right. All
red: you have found the tree.</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| Red: the 5. Black: the ace, under the 2. Face down: the 4, too low.`)}
<p><strong>The Patriarch</strong> has this shape and A to 5; <strong>Advanced</strong> has A to 7 and one more generation. <strong>The Matriarch</strong> can have
any shape. Children have no order.</p>
<p><strong>Two players</strong> play two legs with the roles swapped; fewer guesses win. With <strong>three or more</strong>, all others guess at the
same time, and the first guess <em>graded</em> as right wins the leg. Then the next player hides a tree.</p>
`,
  browserKeys: () => html`
<h3>Signs</h3>
<ul>
<li>Beside a guess lies its grade: red cards, black cards and cards face down. An empty frame: no card counts.</li>
<li>The back of a guess: it waits for its grade, or it is hidden.</li>
<li>In a free tree, the next card goes under the marked card; in a fixed tree, to the marked place.</li>
<li>On the note board: – never there, ✓ always there; a number counts the possible trees that have the card there.</li>
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
<td>ranks</td>
<td>put a card in</td>
</tr>
<tr>
<td>arrows</td>
<td>mark another place or card</td>
</tr>
<tr>
<td><kbd>Space</kbd></td>
<td>pick a card up, and put it down</td>
</tr>
<tr>
<td><kbd>Backspace</kbd></td>
<td>remove a card</td>
</tr>
<tr>
<td><kbd>(</kbd> <kbd>)</kbd></td>
<td>go one generation down or up</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>send the guess, or announce the grade</td>
</tr>
<tr>
<td><kbd>=</kbd></td>
<td>copy the last guess or the hint</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>x</kbd></td>
<td>undo; remove all cards</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>show the note board, if the room has one</td>
</tr>
<tr>
<td><kbd>r</kbd> <kbd>b</kbd> <kbd>d</kbd></td>
<td>put down a red card, a black one or one face down, if you work out the grade; <kbd>Backspace</kbd> takes the last one back</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>change the suit of your tree</td>
</tr>
</tbody>
</table></div>
`,
  credits: () => html`
<h3>Credits</h3>
<p><strong>The Patriarch</strong> and its three variants are games for two or more people and a pack of cards. The rules follow their own
document. Red, black and face-down cards, the queue, and the first <em>graded</em> guess that wins are its ideas. The pictures
of the two fixed shapes are lost, so the shapes follow its example. The match of two legs is Turnabout’s.</p>
`,
  /** @param {(content: string) => unknown} draw */
  full: (draw) => html`
<h3>The Patriarch</h3>
<p>One player, the <strong>owner</strong>, hides a family tree made of the first cards of a suit. The others guess it.</p>
<h4>The trees</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="variant, cards, trees, shape"><table>
<thead>
<tr>
<th scope="col">variant</th>
<th scope="col">cards</th>
<th scope="col">trees</th>
<th scope="col">shape</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>A to 5</td>
<td>60</td>
<td>a top card with two children, and one child under each</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>A to 7</td>
<td>2,520</td>
<td>a top card with two children, and a line of two under each</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>A to 5</td>
<td>205</td>
<td>any, at most 3 generations</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>A to 7</td>
<td>46,249</td>
<td>any, at most 4 generations</td>
</tr>
</tbody>
</table></div>
${draw(`3(4(2) A(5))
| A tree of The Patriarch.`)}
${draw(`3(4(2(6)) A(5(7)))
| A tree of Advanced Patriarch.`)}
${draw(`2(3 4(5) A)
| A tree of The Matriarch: a top card with three children, and one grandchild.`)}
<p><strong>Written down,</strong> a tree is its top card, with its children in parentheses: the first tree above is <kbd>3(4(2) A(5))</kbd>. A
tree that is not allowed is refused, and costs no guess.</p>
<p>Only parent and child matter, not the order of children:</p>
${draw(`3(4(2) A(5))
3(A(5) 4(2))
| All five cards are red: this guess is right.`)}
<h4>Grades</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="grade, generation, parent"><table>
<thead>
<tr>
<th scope="col">grade</th>
<th scope="col">generation</th>
<th scope="col">parent</th>
</tr>
</thead>
<tbody>
<tr>
<td>red</td>
<td>right</td>
<td>right</td>
</tr>
<tr>
<td>black</td>
<td>right</td>
<td>wrong</td>
</tr>
<tr>
<td>face down</td>
<td>wrong</td>
<td>right</td>
</tr>
</tbody>
</table></div>
<p>The top card has no parent: it is red if it is the top card of the hidden tree. A card in the wrong generation and under
the wrong parent counts for nothing. A grade only counts the cards; it doesn’t name them.</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| The 5 is red, the ace black and the 4 face down. The 2 and the 3 count for nothing.`)}
${draw(`3(4(2) A(5))
3(A(2) 4(5))
| The 3, the 4 and the ace are red. The 2 and the 5 have swapped parents: they are black.`)}
<h4>Where the tree comes from</h4>
<p>The room decides this:</p>
<ul>
<li><strong>The number</strong> gives the suit and the tree. Two players then guess the same tree, so it stays hidden from both until
both legs are over, and so do the guesses and grades of leg one.</li>
<li><strong>The owner</strong> lays the tree out before the first guess.</li>
<li><strong>Open:</strong> the owner can leave the tree open. Then any tree that fits all grades so far stays possible.</li>
</ul>
<h4>Two players</h4>
<p>The guesser has as many guesses as the variant needs, or another number from 1 to 12 that the room sets:</p>
<div class="scrolled" tabindex="0" role="group" aria-label="variant, guesses"><table>
<thead>
<tr>
<th scope="col">variant</th>
<th scope="col">guesses</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>4</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>6</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>5</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>8</td>
</tr>
</tbody>
</table></div>
<p>Each guess is graded at once; in a mirror match, after the guess on the other board. The score of a leg is the number of
graded guesses, plus one if the tree wasn’t found. The owner wants a high score, the guesser a low one. The match has two
legs with the roles swapped; the player who needed fewer guesses wins.</p>
<h4>An owner who grades</h4>
<p>A room can let the owner work out each grade: the number of red, black and face-down cards. The room checks it. A wrong
grade is refused with a reason, such as “5 is in the right place”, so announced grades are always right. The owner of an
open tree only announces grades. If the number gives two players the same tree, neither knows it, so the room grades.</p>
<h4>Three and more players</h4>
<p>One player owns the tree; all others guess it at the same time, as often as they like. A guess goes to the end of the
<strong>queue</strong>. You can have two guesses in it, and you can’t change them or take them back. The owner announces the grade of
the first guess in the queue, which the owner sees; a room can also do this by itself after some seconds. You see all
graded guesses, and the names of the players whose guesses wait.</p>
<p>The first guess <em>graded</em> as right wins the leg, even if another right guess was made earlier and still waits. Then the
next player on the left owns another tree. In a match, every player is the owner once, and the player who found the most
trees wins.</p>
<p><strong>Clock.</strong> Your time doesn’t run while a guess of yours waits for its grade. If you run out of time, you can’t guess any
more in this leg, but your waiting guesses are graded. If an owner runs out of time, the room uses the tree of the number
and announces the grades.</p>
`,
});
