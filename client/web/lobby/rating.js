// A rating in words.

import * as standingsText from "../text/messages/standings.js";

/** A rating, and within what of it the player's strength most likely is. @param {{rating: number, uncertainty: number}} row */
export const rating = (row) => standingsText.rating({ rating: row.rating, uncertainty: 2 * row.uncertainty });
