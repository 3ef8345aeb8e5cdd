// A link as a QR code: the path of its dark squares, in a drawing with the light margin that readers need.

import { encode } from "../vendor/uqr.js";

const EDGE = 4;

/** @param {string} link @returns {{size: number, path: string}} */
export function encodeLink(link) {
  const { size, data } = encode(link, { ecc: "M", border: EDGE });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (x < size && row[x]) x++;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  });
  return { size, path };
}
