// A form in which an order of the workspace is typed.

import { html } from "../../vendor/lit-html.js";
import { close, draw, open } from "../../widgets/page.js";
import { typedOrder } from "./choice.js";
import { now, soon, tell } from "./playing.js";
import * as words from "./words.js";
import { noOrder, order } from "./workspace_order.js";

export function openOrder() {
  if (soon(openOrder)) return;
  const why = noOrder();
  if (why !== null) {
    if (why) tell(why, true);
    draw();
    return;
  }
  let wrong = "";
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const typed = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("order") ?? "");
    const cards = typedOrder(now.scene?.view.workspace?.cards ?? [], typed);
    if (cards === null) {
      wrong = words.ORDER_BAD;
      draw();
      document.getElementById("order-typed")?.focus();
      return;
    }
    close(dialog);
    order(cards);
  };
  const dialog = {
    label: words.ORDER_TITLE,
    view: (/** @type {() => void} */ shut) => html`
      <h2>${words.ORDER_TITLE}</h2>
      <form novalidate @submit=${submit}>
        <div class="field">
          <label for="order-typed">${words.ORDER_LABEL}</label>
          <input id="order-typed" name="order" data-first autocomplete="off" spellcheck="false" autocapitalize="off" placeholder="8h 3c" aria-invalid=${wrong ? "true" : "false"} aria-describedby="order-told" />
          <p id="order-told" class=${wrong ? "bad" : "hint"}>${wrong || words.ORDER_HINT}</p>
        </div>
        <div class="buttons">
          <button class="primary">${words.ORDER_GO}</button>
          <button type="button" class="quiet" @click=${shut}>${words.CANCEL}</button>
        </div>
      </form>
    `,
  };
  open(dialog);
}
