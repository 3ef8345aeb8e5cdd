// Made from client/text/en/levels.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "levels", {
  /** @param {"easy" | "normal" | "strong" | "random" | "forgetful"} key */
  level: (key) =>
    ({
      easy: "makes mistakes, like a beginner",
      normal: "plays well and looks ahead",
      strong: "hard to beat; thinks longer",
      random: "plays random moves",
      forgetful: "strong, but forgets how cards were dealt",
    })[key],
});
