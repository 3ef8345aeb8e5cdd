// Made from client/text/en/how_to_play.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "how_to_play", {
  title: () => "How to play",
  /** @param {"basic" | "full" | "signs" | "credits"} key */
  part: (key) =>
    ({
      basic: "Basic rules",
      full: "All rules",
      signs: "Keys and signs",
      credits: "Credits",
    })[key],
  parts: () => "Parts",
  game: () => "Game",
  guided: () => "Play a first game with tips",
  noRules: () => "The package of this game has no rules.",
  /** @param {{title: string, origin: string}} values */
  credits: ({ title, origin }) => `${title} comes from the package ${origin}, which is installed on the server.`,
});
