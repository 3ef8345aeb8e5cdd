// The form for typing an order of the workspace.

import { html } from "../../vendor/lit-html.js";
import { close, draw, open } from "../../widgets/page.js";
import { typedOrder } from "./choice.js";
import { messages as legText } from "./messages/leg.js";
import { now, soon, tell } from "./playing.js";
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
      wrong = legText.wrongOrder();
      draw();
      document.getElementById("order-typed")?.focus();
      return;
    }
    close(dialog);
    order(cards);
  };
  const dialog = {
    label: legText.orderTitle,
    view: (/** @type {() => void} */ shut) => html`
      <h2>${legText.orderTitle()}</h2>
      <form novalidate @submit=${submit}>
        <div class="field">
          <label for="order-typed">${legText.orderLabel()}</label>
          <input id="order-typed" name="order" data-first autocomplete="off" spellcheck="false" autocapitalize="off" placeholder="8h 3c" aria-invalid=${wrong ? "true" : "false"} aria-describedby="order-told" />
          <p id="order-told" class=${wrong ? "bad" : "hint"}>${wrong || legText.howToTypeOrder()}</p>
        </div>
        <div class="buttons">
          <button class="primary">${legText.reorder()}</button>
          <button type="button" class="quiet" @click=${shut}>${legText.cancel()}</button>
        </div>
      </form>
    `,
  };
  open(dialog);
}
