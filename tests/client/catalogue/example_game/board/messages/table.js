// Made from example_game/text/en/table.ftl by `turnabout words`.

import * as formats from "../../../text/formats.js";

export const title = () => "The table";

/** @param {string | null} name */
export const winner = (name) => name === null ? "Nobody has won." : `${formats.begin(name)} has won.`;

/** @param {"deal" | "give-up"} key */
export const button = (key) =>
  ({
    deal: "Deal",
    "give-up": "Give up",
  })[key];
