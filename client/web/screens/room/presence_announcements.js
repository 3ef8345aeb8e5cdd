// Who of a match goes away and comes back, in words for who listens; whoever looks sees it beside the name.

import { me, phase } from "../../room/model.js";
import * as eventText from "../../text/messages/events.js";
import { seatName } from "./page_parts.js";

/** @typedef {import("../../room/types.js").Model} Model */

/** Who has gone and who has come between two models. @param {Model} model @param {Model} before @returns {string[]} */
export function comingTold(model, before) {
  // Without a connection nothing is known of the others, and nobody has come or gone with it.
  if (before.link.type !== "connected" || model.link.type !== "connected" || phase(model) === "result") return [];
  const [now, then] = [absent(model), absent(before)];
  return [
    ...[...now].filter((seat) => !then.has(seat)).map((seat) => eventText.away(seatName(model, seat))),
    ...[...then].filter((seat) => !now.has(seat)).map((seat) => eventText.back(seatName(model, seat))),
  ];
}

/** @param {Model} model @returns {Set<number>} */
const absent = (model) => new Set(model.away.map(({ seat }) => seat).filter((seat) => seat !== me(model)));
