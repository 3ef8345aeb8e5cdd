// Made from example_game/text/en/table.ftl by `turnabout words`.

import * as formats from "../../../text/formats.js";
import { translated } from "../../../text/language.js";

export const messages = translated({ folder: new URL("..", import.meta.url).href, languages: [] }, "table", {
  title: () => "The table",
  /** @param {string | null} name */
  winner: (name) => name === null ? "Nobody has won." : `${formats.begin(formats.name(name))} has won.`,
  /** @param {"deal" | "give-up"} key */
  button: (key) =>
    ({
      deal: "Deal",
      "give-up": "Give up",
    })[key],
});
