// A rating in words.

import { messages as standingsText } from "../text/messages/standings.js";

/** A rating, and the range in which the player's strength most likely is. @param {{rating: number, uncertainty: number}} row */
export const rating = (row) => standingsText.rating({ rating: row.rating, uncertainty: 2 * row.uncertainty });
