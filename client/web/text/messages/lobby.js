// Made from client/text/en/lobby.ftl by `python -m client.catalogue`.

import { translated } from "../language.js";

export const messages = translated("text", "lobby", {
  asking: () => "Asking the server …",
  watch: () => "Watch",
  game: () => "Game",
  /** @param {"match" | "mirror" | "race" | "together" | "solo"} key */
  form: (key) =>
    ({
      match: "match",
      mirror: "mirror match",
      race: "race",
      together: "together",
      solo: "alone",
    })[key],
});
