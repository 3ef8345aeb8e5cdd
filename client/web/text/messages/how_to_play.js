// Made from client/text/en/how_to_play.ftl by `python -m client.catalogue`.

export const title = () => "How to play";

/** @param {"basic" | "full" | "signs" | "credits"} key */
export const part = (key) =>
  ({
    basic: "Basic rules",
    full: "All rules",
    signs: "Keys and signs",
    credits: "Credits",
  })[key];

export const parts = () => "Parts";

export const game = () => "Game";

export const guided = () => "Play a first game with tips";

export const noRules = () => "The package of this game has no rules.";

/** @param {{title: string, origin: string}} values */
export const credits = ({ title, origin }) => `${title} comes from the package ${origin}, which is installed on the server.`;
