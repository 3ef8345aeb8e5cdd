// What is on the page, and how it changes: one screen, perhaps dialogs over it, and what is said meanwhile.
//
// A screen is an object with `view()`, which returns what is to be seen, and perhaps `key(event)`, which returns whether
// it took a key, `opened()` and `closed()`. Whoever changes something calls `draw()`, as often as they like.

import { html, nothing, render } from "./vendor/lit-html.js";

/** @typedef {{view: () => unknown, key?: (event: KeyboardEvent) => boolean, opened?: () => void, closed?: () => void, title?: () => string, path?: () => string}} Screen */
/** @typedef {{label: string, view: (close: () => void) => unknown, closed?: () => void}} Dialog */

/** @type {{screen: Screen | null, dialogs: Dialog[], said: {text: string, bad: boolean}[], announced: string}} */
const page = { screen: null, dialogs: [], said: [], announced: "" };
let waiting = false;

/** Draw the page as things stand, soon and once. */
export function draw() {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    render(whole(), /** @type {HTMLElement} */ (document.getElementById("app")));
    document.title = page.screen?.title?.() ?? "Turnabout";
    for (const dialog of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog"))) {
      if (!dialog.open) dialog.showModal();
    }
  });
}

/** Put a screen in place of the one there is. @param {Screen} screen @param {{replace?: boolean}} [how] */
export function show(screen, how = {}) {
  page.screen?.closed?.();
  page.screen = screen;
  page.dialogs = [];
  const path = screen.path?.() ?? "/";
  const at = path + location.search;
  if (location.pathname !== path) history[how.replace ? "replaceState" : "pushState"](null, "", at);
  draw();
  screen.opened?.();
  queueMicrotask(() => {
    // A screen reader, and whoever uses the keyboard, begins at the top of what is new.
    const first = document.querySelector("main [autofocus]") ?? document.querySelector("main");
    if (first instanceof HTMLElement && !page.dialogs.length) first.focus({ preventScroll: true });
  });
}

/** The screen that is shown. */
export const current = () => page.screen;

/** Open a dialog over the screen; the one opened last is in front. @param {Dialog} dialog */
export function open(dialog) {
  page.dialogs = [...page.dialogs, dialog];
  draw();
}

/** Close a dialog, or all of them. @param {Dialog} [dialog] */
export function close(dialog) {
  const gone = dialog === undefined ? page.dialogs : [dialog];
  page.dialogs = page.dialogs.filter((each) => !gone.includes(each));
  for (const each of gone) each.closed?.();
  draw();
}

/** Say something for some seconds to who looks, and to who listens. @param {string} text @param {{bad?: boolean}} [how] */
export function say(text, how = {}) {
  const said = { text, bad: how.bad ?? false };
  page.said = [...page.said.slice(-2), said];
  announce(text);
  setTimeout(() => {
    page.said = page.said.filter((each) => each !== said);
    draw();
  }, 5_000);
}

/** Tell who listens what has happened. @param {string} text */
export function announce(text) {
  page.announced = text;
  draw();
}

function whole() {
  return html`
    ${page.screen?.view() ?? nothing}
    ${page.dialogs.map(
      (dialog) => html`
        <dialog
          aria-label=${dialog.label}
          @close=${() => close(dialog)}
          @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close(dialog)}
        >
          <div class="sheet">${dialog.view(() => close(dialog))}</div>
        </dialog>
      `,
    )}
    <div class="said">${page.said.map((each) => html`<p class=${each.bad ? "bad" : ""}>${each.text}</p>`)}</div>
    <div class="heard" role="status" aria-live="polite">${page.announced}</div>
  `;
}

addEventListener("keydown", (event) => {
  const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
  if (typing || page.dialogs.length || event.ctrlKey || event.metaKey || event.altKey) return;
  if (page.screen?.key?.(event)) event.preventDefault();
});
