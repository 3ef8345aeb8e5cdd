// Both boards of a mirror match at its end, for viewing only.

import { messages as pageText } from "../../text/messages/page.js";
import { html } from "../../vendor/lit-html.js";
import { whenLoaded } from "../../widgets/loading.js";
import { open } from "../../widgets/page.js";
import { gameOf } from "../catalog.js";
import { readMirror, stands } from "./match.js";
import { messages as boardsText } from "./messages/boards.js";

/** @param {import("../../room/types.js").Model} model */
export function showBoards(model) {
  const mirror = readMirror(model);
  const game = gameOf(model.room?.game);
  if (mirror === null || game === null) return;
  const boards = mirror.boards.map((board) => {
    const id = `last-${board.number}`;
    return {
      id,
      view: board.view,
      label: () => boardsText.aboutBoard({ number: board.number, text: stands(model, board).plays }),
    };
  });
  void whenLoaded(game.tree(), ({ treeView, closeTree }) =>
    open({
      label: boardsText.boards,
      wide: true,
      closed: () => {
        for (const { id } of boards) closeTree(id);
      },
      view: (close) => html`
        <div class="tree-page">
          <header class="dialog-head"><h2>${boardsText.boards()}</h2><button @click=${close}>${pageText.close()}</button></header>
          <div class="last-boards">
            ${boards.map(({ id, view, label }) => html`<section aria-label=${label()}><h3><bdi>${label()}</bdi></h3>${treeView(view, { id, label: label() })}</section>`)}
          </div>
        </div>
      `,
    }),
  );
}
