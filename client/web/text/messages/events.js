// Made from client/text/en/events.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "events", {
  someone: () => "Someone",
  /** @param {"opened" | "sat" | "stood" | "readied" | "moved" | "resigned" | "flagged" | "ran_out" | "left" | "returned" | "replacement_agreed" | "replacement_refused" | "takeback_asked" | "takeback_agreed" | "takeback_refused" | "freed" | "banned" | "owned" | "hinted" | "challenge_declined" | "challenge_withdrawn" | "seat_moved"} key @param {{name: string, mine: boolean}} values */
  event: (key, { name, mine }) =>
    ({
      opened: mine ? "You opened the room." : `${name} opened the room.`,
      sat: mine ? "You sat down." : `${name} sat down.`,
      stood: mine ? "You left your seat." : `${name} left their seat.`,
      readied: mine ? "You are ready." : `${name} is ready.`,
      moved: mine ? "You moved." : `${name} moved.`,
      resigned: mine ? "You resigned." : `${name} resigned.`,
      flagged: mine ? "Your time ran out." : `${name}’s time ran out.`,
      ran_out: mine ? "Your time in this leg ran out. The others play on." : `${name}’s time ran out. The others play on.`,
      left: mine ? "You left the match." : `${name} left the match.`,
      returned: mine ? "You play your seat again." : `${name} is back and plays again.`,
      replacement_agreed: mine ? "You agreed to the replacement." : `${name} agreed to the replacement.`,
      replacement_refused: mine ? "You declined the replacement." : `${name} declined the replacement.`,
      takeback_asked: mine ? "You asked to take a move back." : `${name} asked to take a move back.`,
      takeback_agreed: mine ? "You agreed to the takeback." : `${name} agreed to the takeback.`,
      takeback_refused: "The takeback was declined.",
      freed: mine ? "Your seat was freed." : `${name}’s seat was freed.`,
      banned: `The owner removed ${name}.`,
      owned: mine ? "You own the room now." : `${name} owns the room now.`,
      hinted: `${name} asked for a hint.`,
      challenge_declined: `${name} declined the challenge.`,
      challenge_withdrawn: `The challenge to ${name} was withdrawn.`,
      seat_moved: mine ? "Your seat moved here." : `${name}’s seat moved to another device.`,
    })[key],
  /** @param {{leg: number, match: number}} values */
  legStarted: ({ leg, match }) => `Leg ${leg} of match ${match} has begun.`,
  /** @param {{leg: number, match: number, score: number}} values */
  legOver: ({ leg, match, score }) => `Leg ${leg} of match ${match} is over, at ${formats.number(score)}.`,
  /** @param {{match: number, why: "score" | "resigned" | "claimed" | "flag"}} values */
  matchOver: ({ match, why }) => `Match ${match} is over${why === "resigned" ? " by resignation" : why === "claimed" ? ", because a player was away" : why === "flag" ? ", because time ran out" : ""}.`,
  /** @param {boolean} revealed */
  undone: (revealed) => `The last move was undone.${revealed ? " It had revealed a card." : ""}`,
  /** @param {{name: string, mine: boolean, revealed: boolean}} values */
  takenBack: ({ name, mine, revealed }) => `${mine ? "You agreed: a move was taken back." : `${name} agreed: a move was taken back.`}${revealed ? " It had revealed a card." : ""}`,
  /** @param {{name: string, mine: boolean, kind: "same_number" | "new_number" | "only"}} values */
  rematchOffered: ({ name, mine, kind }) => `${mine ? "You want" : `${name} wants`} ${kind === "same_number" ? "a rematch on the same number" : kind === "new_number" ? "a rematch on a new number" : "a rematch"}.`,
  /** @param {{name: string, mine: boolean, kind: "same_number" | "new_number" | "only"}} values */
  rematchDeclined: ({ name, mine, kind }) => `${mine ? "You don’t want" : `${name} doesn’t want`} ${kind === "same_number" ? "a rematch on the same number" : kind === "new_number" ? "a rematch on a new number" : "a rematch"}.`,
  /** @param {{name: string, mine: boolean, absent: string | null, since: number | null}} values */
  claimed: ({ name, mine, absent, since }) => `${mine ? "You" : `${name}`} claimed the match: ${absent === null ? "the opponent" : `${absent}`} was away${since === null ? "" : ` since ${formats.timeOfDay(since)}`}.`,
  /** @param {number} time */
  timeGiven: (time) => `${formats.duration(time)} was added back: the server had been away.`,
  /** @param {{name: string, mine: boolean, time: number}} values */
  timeLow: ({ name, mine, time }) => `${mine ? `You have ${formats.timeLeft(time)} left to move` : `${name} has ${formats.timeLeft(time)} left to move`}.`,
  /** @param {{level: string, name: string, mine: boolean}} values */
  substituted: ({ level, name, mine }) => `The ${level} computer plays on for ${mine ? "you" : `${name}`}.`,
  /** @param {{person: string, name: string}} values */
  seatRequested: ({ person, name }) => `${person} asks to play on for ${name}.`,
  /** @param {{asker: string, level: string, name: string}} values */
  computerRequested: ({ asker, level, name }) => `${asker} asks to let the ${level} computer play on for ${name}.`,
  /** @param {{name: string, seat: number}} values */
  replaced: ({ name, seat }) => `${name} plays on in seat ${seat}.`,
  /** @param {string} name */
  away: (name) => `${name} is away.`,
  /** @param {string} name */
  back: (name) => `${name} is back.`,
  settingsChanged: () => "The owner changed the settings for the next match.",
  /** @param {readonly string[]} names */
  competitors: (names) => `Competitors: ${formats.every(names)}.`,
  noTournament: () => "There is no tournament any more.",
  /** @param {string} name */
  playsNext: (name) => `${name} plays next.`,
  /** @param {{name: string, mine: boolean, competitor: string}} values */
  playsAs: ({ name, mine, competitor }) => mine ? `You play next as ${competitor}.` : `${name} plays next as ${competitor}.`,
});
