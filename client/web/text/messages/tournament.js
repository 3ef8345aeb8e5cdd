// Made from client/text/en/tournament.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "tournament", {
  title: () => "Tournament",
  rule: () => "Players who know the cards can only lower their lowest score. A game that is not finished doesn’t count.",
  begin: () => "Make it a tournament",
  beginHint: () => "one to five names, on this screen or each on their own",
  namesTitle: () => "Names",
  namesFieldsHint: () => "One to five names. A name that stays keeps its scores; no names end the tournament.",
  /** @param {number} number */
  name: (number) => `Name ${number}`,
  optionalNames: () => "Tournament",
  optionalNamesHint: () => "Up to five names, separated by commas, take turns at this screen.",
  optionalNamesPlaceholder: () => "leave empty: only you",
  changeNames: () => "Change the names",
  changeSettings: () => "Change the settings",
  keep: () => "Save",
  /** @param {number} number */
  tooMany: (number) => `A tournament has one to five names, not ${formats.number(number)}.`,
  sameName: () => "Each name needs to be different.",
  whoPlays: () => "Who plays next?",
  /** @param {string} name */
  plays: (name) => `${formats.name(name)} plays`,
  playsAs: () => "You play as",
  beside: () => "In turn with",
  noName: () => "nobody",
  nobodyBeside: () => "nobody",
  knownCards: () => "These cards were played under this name before: they can only lower the lowest score.",
  /** @param {"name" | "legs" | "highest" | "lowest" | "average"} key */
  column: (key) =>
    ({
      name: "name",
      legs: "games",
      highest: "highest",
      lowest: "lowest",
      average: "average",
    })[key],
});
