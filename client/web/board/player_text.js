// Texts about the players of a leg.

import { messages as gameText } from "../text/messages/game.js";

/** A player's role in this leg, to follow the player's name; empty if all do the same. @param {{role: string, mine: boolean}} player */
export const roleOf = ({ role, mine }) =>
  role === "player" ? "" : gameText.does({ role: /** @type {"maximizer"} */ (role), mine });

/** A sentence about whose turn it is. @param {string} name */
export const turnOf = (name) => gameText.turn({ name, computer: name.endsWith("computer") });
