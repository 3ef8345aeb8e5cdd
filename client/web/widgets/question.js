// A question with answers to choose from, over the screen.

import { html, nothing } from "../vendor/lit-html.js";
import { close, open } from "./page.js";

/** @typedef {{text: string, hint?: string, go?: () => unknown, barred?: string, bad?: boolean}} Choice */

/** Ask, and do what the answer says. An answer without an action only closes the question, and has the focus at first. @param {string} title @param {string} text @param {Choice[]} choices @param {() => boolean} [holds] whether there is still something to ask */
export function ask(title, text, choices, holds = () => true) {
  const safe = choices.findIndex(({ go, barred }) => go === undefined && barred === undefined);
  const first = safe < 0 ? choices.findIndex(({ bad, barred }) => !bad && barred === undefined) : safe;
  /** @type {import("./page.js").Dialog} */
  const dialog = {
    label: title,
    view: () => html`
      ${holds() ? nothing : void queueMicrotask(() => close(dialog))}
      <h2><bdi>${title}</bdi></h2>
      ${text ? html`<p><bdi>${text}</bdi></p>` : nothing}
      <div class="rows">
        ${choices.map(
          (choice, at) => html`
            <button
              class=${choice.bad ? "row danger" : "row"}
              ?data-first=${at === first}
              ?disabled=${choice.barred !== undefined}
              @click=${() => answer(choice)}
            >
              <strong><bdi>${choice.text}</bdi></strong>
              ${choice.barred || choice.hint ? html`<span class="hint">${choice.barred ?? choice.hint}</span>` : nothing}
            </button>
          `,
        )}
      </div>
    `,
  };
  const answer = (/** @type {Choice} */ choice) => {
    close(dialog);
    choice.go?.();
  };
  open(dialog);
}
