// Made from client/text/en/*.md by `python -m client.catalogue`.

import { html } from "../../vendor/lit-html.js";
import { translated } from "../language.js";

export const messages = translated("text", "pages", {
  clocks: () => html`
<p><strong>Clock.</strong> The owner can set a clock: a number of seconds for each move, or minutes for a whole leg plus some seconds for
each move made. With two players, a player who runs out of time loses the match. Time during which the server was away
counts against nobody.</p>
`,
  credits: () => html`
<p><strong>Turnabout</strong>, this program, lets you play such games with a friend, alone, or against the computer. It is free software
under the MIT licence: see the file LICENSE.</p>
<p>It builds on Python, Textual and Rich, websockets, pydantic, and Valkey or Redis. The browser client also uses fzstd,
lit-html, noble-ciphers, noble-hashes and uqr, and the typefaces Figtree and Young Serif. The list of dependencies names
the others. Thank you.</p>
`,
  match: () => html`
<h3>A match</h3>
<p>A match has <strong>two legs on the same deck</strong>. In the second leg the roles are swapped: the player who maximized now
minimizes. So both players have the same luck, and the score of leg one is the score that the second maximizer has to
beat.</p>
<p><strong>The winner</strong> is the player with the better score as maximizer. Equal scores are a draw.</p>
`,
  mirror: () => html`
<h3>A mirror match</h3>
<p>You play both legs <strong>at once</strong>, on two boards with the same deal: you have one role on one board, and the other role on
the other. Nobody waits half a match for a turn, and nobody plays a leg whose cards are known. You both see both boards,
except for cards that the game hides.</p>
<p><strong>In step.</strong> A move that ends a turn stays secret until the other board has reached the end of the same turn. Then both
moves are made at once, so that nobody sees the next card early or copies a move. A board whose leg is over waits for
nothing.</p>
<p><strong>On the screen,</strong> the board on which you are to move comes to the front; <kbd>w</kbd> shows the other one. If there is room, you
see both side by side.</p>
<p><strong>Clocks</strong> run while you have a move to make, on either board.</p>
`,
  numbers: () => html`
<h3>The number of the deal</h3>
<p>Every deal has a number from 1 to 999,999,999,999, and the same number always deals the same cards. If you type a number
in, all players know it. If the server draws one, it stays hidden until the last leg is over, because anyone who knows the
number can look up the cards.</p>
<p><strong>You need not trust the server.</strong> Before the first card, the server shows a <em>fingerprint</em>: a hash of the hidden number
and of a random text, the salt. After the match it reveals both. Your own client then deals the number and checks that the
fingerprint and all cards match. A server that chose the cards during the game could not pass this check.</p>
`,
  table: () => html`
<h3>In the room</h3>
<p><strong>Rematch.</strong> After a match you can play again, on the same number or on a new one. The rematch starts when all players
choose the same.</p>
<p><strong>Leaving.</strong> If you leave or lose the connection, you keep your seat, and you can come back at any time. After a minute
the other player can claim the match, let the computer play for you, or keep waiting. When you come back, you take your
seat back from the computer.</p>
<p><strong>Resigning</strong> loses the match. It is in the menu of the room.</p>
<p><strong>Computers</strong> can take a seat, in either role and at several levels. A computer sees only what you would see in its seat.
If the room allows hints, you can ask a computer what it would play and which final score it expects. Your score is then
listed as a score with help.</p>
<p><strong>Analysis.</strong> After a match, the computer grades every move.</p>
<p><strong>Spectators</strong> see what all players see, and can take a free seat between matches. The owner can keep spectators out.</p>
<p><strong>The owner</strong> opened the room. Between matches the owner chooses the settings of the next one, frees seats, removes
people, or makes someone else the owner.</p>
<p><strong>Chat.</strong> Write a message, or send a ready-made one. If you mute someone, nobody else notices.</p>
<p><strong>Another device.</strong> The menu of the room gives you a code that moves your seat to another device. It works once, for ten
minutes.</p>
`,
  takebacks: () => html`
<p><strong>Undo and takebacks.</strong> Alone, you can undo your last move if it revealed no card. In a <em>casual</em> game you can undo every
move, and the score is listed separately. In a match, you can ask to take back your last move, and all moves after it.
The other players must agree; a computer always agrees. Clocks are set back too. If the move revealed a card, the match
counts for ratings only if you lose it, and its scores are listed as scores with help.</p>
`,
  together: () => html`
<h3>Together</h3>
<p>All players are on one side: there is one score for all, and nobody wins or loses alone. The owner sets the number of
seats, from 2 to 48, and can give seats to computers. Players can come and go until everyone is ready.</p>
<p><strong>Turns</strong> go round the table. If the room has a clock and one player runs out of time, the game ends for all.</p>
<p><strong>Leaving.</strong> If you leave, the others play on. The computer or a spectator can play for a player who has left, or who
has been away for a minute, if all players agree.</p>
<p><strong>Takebacks</strong> need the consent of everyone.</p>
`,
});
