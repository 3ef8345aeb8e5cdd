// Made from client/text/en/tournament.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Tournament";

export const rule = () => "Players who know the cards can only lower their lowest score. A game that is not finished doesn’t count.";

export const begin = () => "Make it a tournament";

export const beginHint = () => "one to five names, on this screen or each on their own";

export const namesTitle = () => "Names";

export const namesFieldsHint = () => "One to five names. A name that stays keeps its scores; no names end the tournament.";

/** @param {number} number */
export const name = (number) => `Name ${number}`;

export const optionalNames = () => "Tournament";

export const optionalNamesHint = () => "Up to five names, separated by commas, take turns at this screen.";

export const optionalNamesPlaceholder = () => "leave empty: only you";

export const changeNames = () => "Change the names";

export const changeSettings = () => "Change the settings";

export const keep = () => "Save";

/** @param {number} number */
export const tooMany = (number) => `A tournament has one to five names, not ${formats.number(number)}.`;

export const sameName = () => "Each name needs to be different.";

export const whoPlays = () => "Who plays next?";

/** @param {string} name */
export const plays = (name) => `${name} plays`;

export const playsAs = () => "You play as";

export const beside = () => "In turn with";

export const noName = () => "nobody";

export const nobodyBeside = () => "nobody";

export const knownCards = () => "These cards were played under this name before: they can only lower the lowest score.";

/** @param {"name" | "legs" | "highest" | "lowest" | "average"} key */
export const column = (key) =>
  ({
    name: "name",
    legs: "games",
    highest: "highest",
    lowest: "lowest",
    average: "average",
  })[key];
