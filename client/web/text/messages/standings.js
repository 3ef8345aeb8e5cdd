// Made from client/text/en/standings.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "standings", {
  title: () => "Standings",
  /** @param {string} game */
  titleOf: (game) => `Standings · ${formats.name(game)}`,
  /** @param {string} game */
  titleOfCorrespondence: (game) => `Standings · ${formats.name(game)} by correspondence`,
  matchesOf: () => "Matches",
  /** @param {"live" | "correspondence"} key */
  of: (key) =>
    ({
      live: "live play",
      correspondence: "correspondence",
    })[key],
  nobodyRated: () => "Nobody is rated here yet. Two players who finish a match on a random number get a rating.",
  nobodyRanked: () => "Nobody is ranked here yet. A rating needs some matches before it has a rank.",
  whatCounts: () => "A match counts if two players play a hidden random number without hints. No takeback may have revealed a card. Everyone starts at 1,500. The number after ± shows how sure a rating is.",
  ratedApart: () => "Correspondence games (a day or more for each move) have ratings of their own.",
  whatItIsWorth: () => "Anyone can start again as a new player, so a rating is only a guide.",
  /** @param {"rank" | "name" | "rating" | "uncertainty" | "matches" | "won" | "drawn" | "lost" | "last"} key */
  column: (key) =>
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
    })[key],
  /** @param {{rating: number, uncertainty: number}} values */
  rating: ({ rating, uncertainty }) => `${formats.number(rating)} ±${formats.number(uncertainty)}`,
  /** @param {{rating: string, rank: number | null}} values */
  ranked: ({ rating, rank }) => `${rating}, ${rank === null ? "provisional" : `rank ${formats.number(rank)}`}`,
  unrated: () => "not rated yet",
  youUnrated: () => "You have no rating in this game yet.",
  /** @param {{rating: string, rank: number}} values */
  yourRank: ({ rating, rank }) => `Your rating: ${rating}, rank ${formats.number(rank)}.`,
  /** @param {{rating: string, matches: number, limit: number}} values */
  yourProvisional: ({ rating, matches, limit }) => `Your rating: ${rating} after ${matches === 1 ? `${formats.number(matches)} match` : `${formats.number(matches)} matches`}, provisional until ± is at most ${formats.number(limit)}.`,
  /** @param {{count: number, limit: number}} values */
  provisional: ({ count, limit }) => count === 1 ? `${formats.number(count)} player has a provisional rating: ± is above ${formats.number(limit)}.` : `${formats.number(count)} players have provisional ratings: ± is above ${formats.number(limit)}.`,
  yourPage: () => "Your page",
  page: () => "Player",
  /** @param {string} player */
  pageOf: (player) => `Player ${player}`,
  noSuchPlayer: () => "This link has no player. Check the link.",
  copyLink: () => "Copy the link to this page",
  /** @param {number | null} first */
  since: (first) => first === null ? "No finished matches here yet." : `Has played here since ${formats.date(first)}.`,
  /** @param {string} id */
  playerId: (id) => `Player id: ${id}.`,
  nothingFinished: () => "No finished games yet.",
  /** @param {string} rating */
  alsoByCorrespondence: (rating) => `${rating} by correspondence`,
  matches: () => "Matches",
  bestAlone: () => "Best games alone",
  bestHelped: () => "Best games alone with help",
  bestCasual: () => "Best casual games",
  /** @param {number} number */
  onNumber: (number) => `number ${formats.gameNumber(number)}`,
});
