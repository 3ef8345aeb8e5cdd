// Made from client/text/en/daily.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "daily", {
  title: () => "Daily number",
  /** @param {{game: string, day: string | null}} values */
  heading: ({ game, day }) => `Daily number · ${formats.name(game)}${day === null ? "" : ` · ${formats.day(day)}`}`,
  about: () => "Each game has one number a day, the same for everyone on this server. It stays hidden until the day ends. You have one try, and play each role once. The player who wins by the most ranks first.",
  noted: () => "This browser keeps a fingerprint of each day’s number. When the day ends, it checks the number against that.",
  /** @param {string} game */
  raceOfTwo: (game) => `${game}, as a two-player race`,
  section: () => "Today’s number",
  /** @param {number} ends */
  hiddenUntil: (ends) => `The number is hidden until ${formats.timeOfDay(ends)} (midnight UTC).`,
  /** @param {number} count */
  finished: (count) => count === 0 ? "Nobody has finished yet." : count === 1 ? `${formats.number(count)} player has finished.` : `${formats.number(count)} players have finished.`,
  notTried: () => "You have not played yet.",
  tried: () => "You have used today’s try. It has no result yet.",
  /** @param {string} level */
  playComputer: (level) => `Play the computer (${formats.level(level)})`,
  playFriend: () => "Play a friend",
  friendRule: () => "Your opponent must not have used today’s try.",
  resume: () => "Resume your try",
  /** @param {{reached: string, rank: number | null}} values */
  own: ({ reached, rank }) => `Your result: ${reached}.${rank === null ? "" : ` Your rank so far: ${formats.number(rank)}.`}`,
  /** @param {{lead: "ahead" | "behind" | "level", points: number}} values */
  lead: ({ lead, points }) => lead === "ahead" ? `ahead by ${formats.number(points)}` : lead === "behind" ? `behind by ${formats.number(points)}` : "level",
  /** @param {{lead: string, own: number, other: number, opponent: string}} values */
  reached: ({ lead, own, other, opponent }) => `${lead}, ${formats.number(own)} to ${formats.number(other)} against ${opponent}`,
  /** @param {{opponent: string, why: "resigned" | "claimed" | "flag"}} values */
  reachedEarly: ({ opponent, why }) => `won: ${formats.name(opponent)} ${why === "resigned" ? "resigned" : why === "claimed" ? "was away" : "ran out of time"}`,
  /** @param {{opponent: string, why: "resigned" | "claimed" | "flag"}} values */
  opponentLeft: ({ opponent, why }) => `${formats.name(opponent)} (${why === "resigned" ? "resigned" : why === "claimed" ? "was away" : "out of time"})`,
  /** @param {string} level */
  computer: (level) => `the ${formats.level(level)} computer`,
  /** @param {{own: number, other: number}} values */
  score: ({ own, other }) => `${formats.number(own)} to ${formats.number(other)}`,
  /** @param {{which: "today" | "yesterday" | "earlier", day: string}} values */
  day: ({ which, day }) => which === "today" ? `Today, ${formats.day(day)}` : which === "yesterday" ? `Yesterday, ${formats.day(day)}` : `${formats.day(day)}`,
  earlier: () => "Previous day",
  later: () => "Next day",
  /** @param {number | null} number */
  numberWas: (number) => number === null ? "Nobody played on this day." : `The number was ${formats.gameNumber(number)}.`,
  commitmentKept: () => "The number matches the fingerprint this browser kept that day.",
  commitmentBroken: () => "The number doesn’t match the fingerprint this browser kept that day.",
  /** @param {"computer" | "friends"} key @param {{count: number}} values */
  players: (key, { count }) =>
    ({
      computer: `Against the computer · ${count === 0 ? "nobody" : `${formats.number(count)} played`}`,
      friends: `Against friends · ${count === 0 ? "nobody" : `${formats.number(count)} played`}`,
    })[key],
  /** @param {"rank" | "name" | "lead" | "score" | "opponent" | "time"} key */
  column: (key) =>
    ({
      rank: "rank",
      name: "name",
      lead: "ahead by",
      score: "score",
      opponent: "against",
      time: "when",
    })[key],
  wonEarly: () => "won",
  /** @param {string} name */
  watch: (name) => `Watch ${formats.name(name)}’s match`,
  /** @param {{day: string, ends: number}} values */
  room: ({ day, ends }) => `The daily number of ${formats.day(day)}: one try each. It is hidden until the day ends at ${formats.timeOfDay(ends)} (midnight UTC).`,
  rules: () => "Your try counts once the first leg starts. There are no hints and no takebacks.",
  /** @param {number} ends */
  recordHidden: (ends) => `The number stays hidden until the day ends at ${formats.timeOfDay(ends)} (midnight UTC). Then you can watch and check the record.`,
  /** @param {number} ends */
  linkOpens: (ends) => `opens when the day ends, at ${formats.timeOfDay(ends)} (midnight UTC)`,
  /** @param {number} ends */
  leaving: (ends) => `Your try is kept until the day ends at ${formats.timeOfDay(ends)} (midnight UTC): resume it from the start screen.`,
  openPage: () => "To the daily number",
});
