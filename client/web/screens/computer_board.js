// Shows the tree that the computer built from a number.

import { GAMES, gameOf, wordsOf } from "../games/catalog.js";
import { keepAsking } from "../lobby/requests.js";
import * as doing from "../room/commands.js";
import { played } from "../room/model.js";
import { messages as scoresText } from "../text/messages/scores.js";
import { html, nothing } from "../vendor/lit-html.js";
import { draw } from "../widgets/page.js";
import { pageHead } from "../widgets/page_head.js";

/** @typedef {import("../protocol/messages.js").NumberEvent} NumberEvent */
/** @typedef {import("../replay/server_replay.js").LookingBack} LookingBack */

const TREE = "computers-tree";

/** Show the computer's tree on the number of a room's match, once it is known. @param {import("../room/visit.js").Visit} visit @returns {import("../widgets/page.js").Dialog} */
export function computersTreeDialog(visit) {
  const { game, options, match } = /** @type {import("../room/types.js").Room} */ (played(visit.model.room));
  const number = match?.number ?? null;
  /** @type {NumberEvent | null} */
  let about = visit.model.about;
  let wrong = "";
  let stop = () => {};
  const dialog = treeDialog(
    () => about,
    game,
    options,
    () => wrong,
  );
  return {
    ...dialog,
    opened: () => {
      dialog.opened?.();
      if (number === null || about?.tree) return;
      stop = keepAsking(
        () => doing.number(game, options, number, true),
        (event) => {
          about = event;
          if (event.tree !== null || !event.working) stop();
          draw();
        },
        (why) => {
          wrong = why.message;
          draw();
        },
      );
    },
    closed: () => {
      stop();
      dialog.closed?.();
    },
  };
}

/**
 * Show the computer's tree of a number's standings, and update it with them.
 * @param {() => NumberEvent | null} known
 * @param {string} game
 * @param {{[name: string]: unknown}} options
 * @param {() => string} [wrong]
 * @returns {import("../widgets/page.js").Dialog}
 */
export function treeDialog(known, game, options, wrong = () => "") {
  const said = wordsOf(game);
  const label = () => said.computers(options);
  const reached = (/** @type {number} */ score) => said.won?.(score, options) ?? said.counted(score);
  /** @type {LookingBack | null} */
  let looking = null;
  return {
    label,
    wide: true,
    opened: () => {
      void gameOf(game)
        ?.lookingBack()
        .then((part) => {
          looking = part;
          draw();
        });
    },
    closed: () => looking?.closeTree(TREE),
    view: (close) => {
      const about = known();
      const tree = about?.tree ?? null;
      return html`
        <section class="looking-back" tabindex="-1" data-first>
          ${pageHead(label(), close, {
            lines: html`
              ${about === null ? nothing : html`<p>${scoresText.numberOf({ game: GAMES[game]?.title ?? game, number: about.number })}</p>`}
              ${tree === null || looking === null ? nothing : html`<p><strong>${reached("score" in tree ? tree.score : 0)}</strong> <span class="hint">${looking.parts(tree)}</span></p>`}
            `,
          })}
          ${
            tree !== null && looking !== null
              ? html`<div class="tree-box whole">${looking.treeView(tree, { id: TREE, label: label() })}</div>`
              : html`<p class=${wrong() ? "bad" : "hint"}>${wrong() || (about !== null && !about.working && tree === null && about.computer === null ? scoresText.computerUnknown() : scoresText.computerStillWorks())}</p>`
          }
        </section>
      `;
    },
  };
}
