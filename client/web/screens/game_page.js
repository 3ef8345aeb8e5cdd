// A game of the start screen, and the ways to begin it.

import { GAMES, firstGame as firstListed } from "../games/catalog.js";
import { messages as pageText } from "../text/messages/page.js";
import { messages as startText } from "../text/messages/start.js";
import { html } from "../vendor/lit-html.js";
import { icon } from "../widgets/icons.js";
import { whenLoaded } from "../widgets/loading.js";
import { close, open } from "../widgets/page.js";
import { firstGame, named } from "./start.js";

/** Show a game, and how it can be learned and played. @param {string} name */
export function gamePage(name) {
  const { title, about, alone, match } = GAMES[name];
  const guided = name === firstListed() ? { guided: firstGame } : {};
  const ways = [
    {
      name: /** @type {const} */ ("learn"),
      art: /** @type {const} */ ("book"),
      hint: startText.learnGame,
      go: () => whenLoaded(import("./look_up_links.js"), (at) => at.howToPlay({ game: name, ...guided })),
    },
    alone && {
      name: /** @type {const} */ ("alone"),
      art: /** @type {const} */ ("user"),
      hint: () => startText.hint("alone"),
      go: () => whenLoaded(import("./solo_form.js"), (form) => form.alone(name)),
    },
    match && {
      name: /** @type {const} */ ("computer"),
      art: /** @type {const} */ ("robot"),
      hint: () => startText.hint("computer"),
      go: () => whenLoaded(import("./match_form.js"), (form) => form.computer(name)),
    },
    match && {
      name: /** @type {const} */ ("friend"),
      art: /** @type {const} */ ("users"),
      hint: () => startText.hint("friend"),
      go: () => named(() => whenLoaded(import("./match_form.js"), (form) => form.friend(false, name))),
    },
  ].filter((way) => way !== false);
  /** @type {import("../widgets/page.js").Dialog} */
  const dialog = {
    label: () => title,
    view: (shut) => html`
      <div class="dialog-head">
        <h2>${title}</h2>
        <button type="button" class="icon quiet" aria-label=${pageText.close()} title=${pageText.close()} @click=${shut}>${icon("close")}</button>
      </div>
      <div class="game-page">
        <span class=${`art art-${name}`} aria-hidden="true"></span>
        <p>${startText.aboutGame(about())}</p>
        <div class="rows">
          ${ways.map(
            (way, at) => html`
              <button class="row with-icon" ?data-first=${at === 0} @click=${() => leave(way.go)}>
                ${icon(way.art)} <span><strong>${startText.choice(way.name)}</strong> <span class="hint">${way.hint()}</span></span>
              </button>
            `,
          )}
        </div>
      </div>
    `,
  };
  const leave = (/** @type {() => unknown} */ go) => {
    close(dialog);
    go();
  };
  open(dialog);
}
