// A mirror match on the page: two boards of the same game. The current board is a leg as its game draws it; if there
// is room, the other board is beside it for viewing. The page moves to the next board on which the reader has a turn.

import { dragging } from "../../board/drag.js";
import { presence } from "../../board/presence.js";
import { isHere, me } from "../../room/model.js";
import { number, sentence } from "../../text/formats.js";
import { messages as gameText } from "../../text/messages/game.js";
import { messages as legText } from "../../text/messages/leg.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { announce, draw } from "../../widgets/page.js";
import { numbered, wordsOf } from "../catalog.js";
import { forMatch, readMirror, stands, waits } from "./match.js";
import { messages as boardsText } from "./messages/boards.js";

/** @typedef {import("../../room/types.js").Model} Model */
/** @typedef {import("../catalog.js").LegOptions} LegOptions */
/** @typedef {import("../catalog.js").LegPart} LegPart */
/** @typedef {import("./match.js").Mirror} Mirror */
/** @typedef {import("./match.js").OneBoard} OneBoard */

/** The key that switches boards. */
const KEY = "w";
const wide = matchMedia("(min-width: 68.75rem)");
wide.addEventListener("change", draw);

/** A leg of two boards of a game. @param {import("../catalog.js").Game} game @returns {Promise<LegPart>} */
export async function mirrored(game) {
  const [leg, tree, back] = await Promise.all([game.leg(), game.tree(), game.lookingBack()]);
  const now = { at: 0, key: "", mine: "" };

  /** Go to a board. @param {number} at */
  function go(at) {
    if (now.at === at) return;
    now.at = at;
    draw();
  }

  /** Switch to the board with something to do, if that is new. @param {Mirror} mirror */
  function come(mirror) {
    const mine = mirror.boards.filter((board) => board.mine).map((board) => board.number - 1);
    const told = `${mine}`;
    if (now.key !== mirror.key) Object.assign(now, { key: mirror.key, mine: "", at: mine[0] ?? 0 });
    if (told === now.mine) return;
    if (mine.length && !mine.includes(now.at)) {
      if (isBusy()) return afterwards();
      now.at = mine[0];
    }
    now.mine = told;
    const [first] = mine;
    if (first !== undefined)
      queueMicrotask(() =>
        announce(boardsText.aboutBoard({ number: first + 1, text: boardsText.status({ state: "yours", name: "" }) })),
      );
  }

  /** @param {Model} model @param {Mirror} mirror @param {OneBoard} board */
  const told = (model, mirror, board) => waits(model, mirror, board, back.showMove, wordsOf(model.room?.game).counted);

  /** The current board, as its game draws a leg. @param {Model} model @param {Mirror} mirror @param {OneBoard} board @param {LegOptions} options */
  const played = (model, mirror, board, options) =>
    leg.legView(board.model, {
      ...options,
      ofTwo: true,
      clocks: [],
      notice: told(model, mirror, board) ?? options.notice,
      act: (command) => options.act(forMatch(command, board, model)),
      goOn: mirror.over ? options.goOn : () => go(2 - board.number),
      goOnLabel: mirror.over ? options.goOnLabel : boardsText.board(3 - board.number),
    });

  /** The other board, for viewing. @param {Model} model @param {Mirror} mirror @param {OneBoard} board */
  const lookedAt = (model, mirror, board) => html`
    ${tree.treeView(board.view, { id: `board-${board.number}`, label: boardsText.board(board.number), leg: `${mirror.key} ${board.number}` })}
    <div class="waits">
      ${board.mine ? html`<button type="button" @click=${() => go(board.number - 1)}>${boardsText.playOn(board.number)}</button>` : html`<p>${back.inSigns(told(model, mirror, board) ?? sentence(stands(model, board).stands))}</p>`}
    </div>
  `;

  return {
    legView(model, options) {
      const mirror = readMirror(model);
      if (mirror === null) return nothing;
      come(mirror);
      const beside = wide.matches;
      return html`
        <div class=${beside ? "mirror beside" : "mirror"}>
          ${heading(model, mirror, options)}
          <div class="mirror-tabs" role="group" aria-label=${boardsText.boards()}>
            ${mirror.boards.map((board, at) => tab(model, board, at === now.at, () => go(at)))}
          </div>
          <div class="mirror-boards">
            ${mirror.boards.map((board, at) =>
              at !== now.at && !beside
                ? nothing
                : html`<div role="region" aria-label=${boardsText.board(board.number)}>
                    ${at === now.at ? played(model, mirror, board, options) : lookedAt(model, mirror, board)}
                  </div>`,
            )}
          </div>
        </div>
      `;
    },
    legKey(event) {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (plain && event.key === KEY) {
        go(1 - now.at);
        return true;
      }
      return leg.legKey(event);
    },
    typing: () => leg.typing?.() ?? false,
    closeLeg() {
      leg.closeLeg();
      for (const board of [1, 2]) tree.closeTree(`board-${board}`);
    },
  };
}

/** Whether the player is dragging a card or typing on the current board. */
const isBusy = () => dragging() || document.activeElement?.matches(".mirror-boards :is(input, textarea)") === true;

/** Check again after the drag or the typing. */
function afterwards() {
  for (const end of ["pointerup", "pointercancel", "focusout"]) addEventListener(end, again, { once: true });
}
const again = () => setTimeout(draw);

/** The match's title, the players and their clocks. @param {Model} model @param {Mirror} mirror @param {LegOptions} options */
function heading(model, mirror, { clocks = [] }) {
  const { room } = model;
  const match = room?.match;
  const told =
    match?.number == null
      ? legText.numberHidden(match?.commitment?.slice(0, 4) ?? null)
      : legText.number({ number: match.number, known: false });
  return html`
    <header class="table-head two">
      <h1 class="unseen">${room?.title}</h1>
      <ul class="players" aria-label=${gameText.players()}>
        ${[...(room?.seats ?? [])]
          .sort((one, other) => Number(one.seat === me(model)) - Number(other.seat === me(model)))
          .map(
            ({ seat, name, computer }) => html`
            <li class=${seat === me(model) ? "plate mine" : "plate"}>
              <span class="who">${presence(computer != null || isHere(model, seat))} <bdi class="name">${name}</bdi></span>
              ${clocks[seat] === undefined ? nothing : html`<span class="clock">${clocks[seat]}</span>`}
            </li>
          `,
          )}
      </ul>
      <div class="scores"><p class="which"><span>${boardsText.kind(mirror.step)}</span>${room === null || numbered(room) ? html`<span class="number">${told}</span>` : nothing}</p></div>
    </header>
  `;
}

/** The state of a board, as a tab that leads to it. @param {Model} model @param {OneBoard} board @param {boolean} here @param {() => void} go */
function tab(model, board, here, go) {
  const told = stands(model, board);
  const names = (model.room?.seats ?? []).map(({ name }) => name ?? "");
  /** A name may be cut short, the text about it may not. @param {string} text */
  const who = (text) => {
    const name = names.find((each) => each && text.startsWith(each));
    return name === undefined ? text : html`<span class="who">${name}</span>${text.slice(name.length)}`;
  };
  return html`
    <button type="button" class=${board.mine ? "mine" : ""} aria-pressed=${here ? "true" : "false"} @click=${go}>
      <span class="tab-line"><span class="which-board">${boardsText.board(board.number)}</span> <bdi>${who(told.plays)}</bdi></span>
      <span class="tab-line"><span class="points">${number(board.view.score)}</span> <bdi class="stands">${who(told.stands)}</bdi></span>
    </button>
  `;
}
