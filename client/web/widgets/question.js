// A question with answers to choose from, over the screen.

import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "./icons.js";
import { close, open } from "./page.js";

/** Choices of the same group are together below its name. @typedef {{text: string, hint?: string, go?: () => unknown, barred?: string, bad?: boolean, art?: import("./icons.js").Icon, group?: string}} Choice */

/** Ask, and do what the answer says. An answer without an action only closes the question, and has the focus at first. @param {string} title @param {string} text @param {Choice[]} choices @param {() => boolean} [holds] whether there is still something to ask */
export function ask(title, text, choices, holds = () => true) {
  const safe = choices.findIndex(({ go, barred }) => go === undefined && barred === undefined);
  const first = safe < 0 ? choices.findIndex(({ bad, barred }) => !bad && barred === undefined) : safe;
  const groups = [...new Set(choices.map(({ group }) => group ?? ""))];
  /** @type {import("./page.js").Dialog} */
  const dialog = {
    label: () => title,
    view: () => html`
      ${holds() ? nothing : void queueMicrotask(() => close(dialog))}
      <h2><bdi>${title}</bdi></h2>
      ${text ? html`<p><bdi>${text}</bdi></p>` : nothing}
      ${groups.map(
        (group) => html`
          ${group ? html`<h3 class="group-name">${group}</h3>` : nothing}
          <div class="rows">
            ${choices.map((choice, at) => ((choice.group ?? "") === group ? row(choice, at === first) : nothing))}
          </div>
        `,
      )}
    `,
  };
  const row = (/** @type {Choice} */ choice, /** @type {boolean} */ focused) => html`
    <button
      class=${`row ${choice.bad ? "danger" : ""} ${choice.art ? "with-icon" : ""}`}
      ?data-first=${focused}
      ?disabled=${choice.barred !== undefined}
      @click=${() => answer(choice)}
    >
      ${choice.art ? icon(choice.art) : nothing}
      <span>
        <strong><bdi>${choice.text}</bdi></strong>
        ${choice.barred || choice.hint ? html`<span class="hint">${choice.barred ?? choice.hint}</span>` : nothing}
      </span>
    </button>
  `;
  const answer = (/** @type {Choice} */ choice) => {
    close(dialog);
    choice.go?.();
  };
  open(dialog);
}
