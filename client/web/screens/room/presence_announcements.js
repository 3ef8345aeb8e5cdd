// Announces to screen readers which players leave and return; the page shows it beside their names.

import { me, phase } from "../../room/model.js";
import { messages as eventText } from "../../text/messages/events.js";
import { seatName } from "./page_parts.js";

/** @typedef {import("../../room/types.js").Model} Model */

/** Sentences about the players who left or returned between two models. @param {Model} model @param {Model} before @returns {string[]} */
export function comingTold(model, before) {
  // Without a connection the presence of others is unknown.
  if (before.link.type !== "connected" || model.link.type !== "connected" || phase(model) === "result") return [];
  const [now, then] = [absent(model), absent(before)];
  return [
    ...[...now].filter((seat) => !then.has(seat)).map((seat) => eventText.away(seatName(model, seat))),
    ...[...then].filter((seat) => !now.has(seat)).map((seat) => eventText.back(seatName(model, seat))),
  ];
}

/** @param {Model} model @returns {Set<number>} */
const absent = (model) => new Set(model.away.map(({ seat }) => seat).filter((seat) => seat !== me(model)));
