// Moves of any game as people read them.

import { inSigns } from "../../text/cards.js";
import { messages as legText } from "./messages/leg.js";

/** A move as people read it, without what it does. @param {string} move @param {{[name: string]: string}} labels */
export const moveWith = (move, labels) => labels[`move=${move}`] ?? inSigns(move);

/** News of a move, given its happening. @param {any} detail @param {string} name */
export const news = (detail, name) =>
  legText.news({ name, move: typeof detail?.move === "string" ? inSigns(detail.move) : null });
