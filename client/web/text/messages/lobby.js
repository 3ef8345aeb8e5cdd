// Made from client/text/en/lobby.ftl by `python -m client.catalogue`.

export const asking = () => "Asking the server …";

export const watch = () => "Watch";

export const game = () => "Game";

/** @param {"match" | "mirror" | "race" | "together" | "solo"} key */
export const form = (key) =>
  ({
    match: "match",
    mirror: "mirror match",
    race: "race",
    together: "together",
    solo: "alone",
  })[key];
