// Made from client/text/en/standings.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";

export const title = () => "Standings";

/** @param {string} game */
export const titleOf = (game) => `Standings · ${game}`;

/** @param {string} game */
export const titleOfCorrespondence = (game) => `Standings · ${game} by correspondence`;

export const matchesOf = () => "Matches";

/** @param {"live" | "correspondence"} key */
export const of = (key) =>
  ({
    live: "live play",
    correspondence: "correspondence",
  })[key];

export const nobodyRated = () => "Nobody is rated here yet. Two players who finish a match on a random number get a rating.";

export const nobodyRanked = () => "Nobody is ranked here yet. A rating needs some matches before it has a rank.";

export const whatCounts = () => "A match counts if two players play a hidden random number without hints. No takeback may have revealed a card. Everyone starts at 1,500. The number after ± shows how sure a rating is.";

export const ratedApart = () => "Correspondence games (a day or more for each move) have ratings of their own.";

export const whatItIsWorth = () => "Anyone can start again as a new player, so a rating is only a guide.";

/** @param {"rank" | "name" | "rating" | "uncertainty" | "matches" | "won" | "drawn" | "lost" | "last"} key */
export const column = (key) =>
  ({
    rank: "rank",
    name: "name",
    rating: "rating",
    uncertainty: "±",
    matches: "matches",
    won: "won",
    drawn: "drawn",
    lost: "lost",
    last: "last",
  })[key];

/** @param {{rating: number, uncertainty: number}} values */
export const rating = ({ rating, uncertainty }) => `${formats.number(rating)} ±${formats.number(uncertainty)}`;

/** @param {{rating: string, rank: number | null}} values */
export const ranked = ({ rating, rank }) => `${rating}, ${rank === null ? "provisional" : `rank ${formats.number(rank)}`}`;

export const unrated = () => "not rated yet";

export const youUnrated = () => "You have no rating in this game yet.";

/** @param {{rating: string, rank: number}} values */
export const yourRank = ({ rating, rank }) => `Your rating: ${rating}, rank ${formats.number(rank)}.`;

/** @param {{rating: string, matches: number, limit: number}} values */
export const yourProvisional = ({ rating, matches, limit }) => `Your rating: ${rating} after ${matches === 1 ? `${formats.number(matches)} match` : `${formats.number(matches)} matches`}, provisional until ± is at most ${formats.number(limit)}.`;

/** @param {{count: number, limit: number}} values */
export const provisional = ({ count, limit }) => count === 1 ? `${formats.number(count)} player has a provisional rating: ± is above ${formats.number(limit)}.` : `${formats.number(count)} players have provisional ratings: ± is above ${formats.number(limit)}.`;

export const yourPage = () => "Your page";

export const page = () => "Player";

/** @param {string} player */
export const pageOf = (player) => `Player ${player}`;

export const noSuchPlayer = () => "This link has no player. Check the link.";

export const copyLink = () => "Copy the link to this page";

/** @param {number | null} first */
export const since = (first) => first === null ? "No finished matches here yet." : `Has played here since ${formats.date(first)}.`;

/** @param {string} id */
export const playerId = (id) => `Player id: ${id}.`;

export const nothingFinished = () => "No finished games yet.";

/** @param {string} rating */
export const alsoByCorrespondence = (rating) => `${rating} by correspondence`;

export const matches = () => "Matches";

export const bestAlone = () => "Best games alone";

export const bestHelped = () => "Best games alone with help";

export const bestCasual = () => "Best casual games";

/** @param {number} number */
export const onNumber = (number) => `number ${formats.gameNumber(number)}`;
