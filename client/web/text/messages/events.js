// Made from client/text/en/events.ftl by `python -m client.catalogue`.

import * as formats from "../formats.js";
import { translated } from "../language.js";

export const messages = translated("text", "events", {
  someone: () => "Someone",
  /** @param {"opened" | "sat" | "stood" | "readied" | "moved" | "resigned" | "flagged" | "ran_out" | "left" | "returned" | "replacement_agreed" | "replacement_refused" | "takeback_asked" | "takeback_agreed" | "takeback_refused" | "freed" | "banned" | "owned" | "hinted" | "challenge_declined" | "challenge_withdrawn" | "seat_moved"} key @param {{name: string, mine: boolean}} values */
  event: (key, { name, mine }) =>
    ({
      opened: mine ? "You opened the room." : `${formats.name(name)} opened the room.`,
      sat: mine ? "You sat down." : `${formats.name(name)} sat down.`,
      stood: mine ? "You left your seat." : `${formats.name(name)} left their seat.`,
      readied: mine ? "You are ready." : `${formats.name(name)} is ready.`,
      moved: mine ? "You moved." : `${formats.name(name)} moved.`,
      resigned: mine ? "You resigned." : `${formats.name(name)} resigned.`,
      flagged: mine ? "Your time ran out." : `${formats.name(name)}’s time ran out.`,
      ran_out: mine ? "Your time in this leg ran out. The others play on." : `${formats.name(name)}’s time ran out. The others play on.`,
      left: mine ? "You left the match." : `${formats.name(name)} left the match.`,
      returned: mine ? "You play your seat again." : `${formats.name(name)} is back and plays again.`,
      replacement_agreed: mine ? "You agreed to the replacement." : `${formats.name(name)} agreed to the replacement.`,
      replacement_refused: mine ? "You declined the replacement." : `${formats.name(name)} declined the replacement.`,
      takeback_asked: mine ? "You asked to take a move back." : `${formats.name(name)} asked to take a move back.`,
      takeback_agreed: mine ? "You agreed to the takeback." : `${formats.name(name)} agreed to the takeback.`,
      takeback_refused: "The takeback was declined.",
      freed: mine ? "Your seat was freed." : `${formats.name(name)}’s seat was freed.`,
      banned: `The owner removed ${formats.name(name)}.`,
      owned: mine ? "You own the room now." : `${formats.name(name)} owns the room now.`,
      hinted: `${formats.name(name)} asked for a hint.`,
      challenge_declined: `${formats.name(name)} declined the challenge.`,
      challenge_withdrawn: `The challenge to ${formats.name(name)} was withdrawn.`,
      seat_moved: mine ? "Your seat moved here." : `${formats.name(name)}’s seat moved to another device.`,
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
  takenBack: ({ name, mine, revealed }) => `${mine ? "You agreed: a move was taken back." : `${formats.name(name)} agreed: a move was taken back.`}${revealed ? " It had revealed a card." : ""}`,
  /** @param {{name: string, mine: boolean, kind: "same_number" | "new_number" | "only"}} values */
  rematchOffered: ({ name, mine, kind }) => `${mine ? "You want" : `${formats.name(name)} wants`} ${kind === "same_number" ? "a rematch on the same number" : kind === "new_number" ? "a rematch on a new number" : "a rematch"}.`,
  /** @param {{name: string, mine: boolean, kind: "same_number" | "new_number" | "only"}} values */
  rematchDeclined: ({ name, mine, kind }) => `${mine ? "You don’t want" : `${formats.name(name)} doesn’t want`} ${kind === "same_number" ? "a rematch on the same number" : kind === "new_number" ? "a rematch on a new number" : "a rematch"}.`,
  /** @param {{name: string, mine: boolean, absent: string | null, since: number | null}} values */
  claimed: ({ name, mine, absent, since }) => `${mine ? "You" : `${formats.name(name)}`} claimed the match: ${absent === null ? "the opponent" : `${formats.name(absent)}`} was away${since === null ? "" : ` since ${formats.timeOfDay(since)}`}.`,
  /** @param {number} time */
  timeGiven: (time) => `${formats.duration(time)} was added back: the server had been away.`,
  /** @param {{name: string, mine: boolean, time: number}} values */
  timeLow: ({ name, mine, time }) => `${mine ? `You have ${formats.timeLeft(time)} left to move` : `${formats.name(name)} has ${formats.timeLeft(time)} left to move`}.`,
  /** @param {{level: string, name: string, mine: boolean}} values */
  substituted: ({ level, name, mine }) => `The ${formats.level(level)} computer plays on for ${mine ? "you" : `${formats.name(name)}`}.`,
  /** @param {{person: string, name: string}} values */
  seatRequested: ({ person, name }) => `${formats.name(person)} asks to play on for ${formats.name(name)}.`,
  /** @param {{asker: string, level: string, name: string}} values */
  computerRequested: ({ asker, level, name }) => `${formats.name(asker)} asks to let the ${formats.level(level)} computer play on for ${formats.name(name)}.`,
  /** @param {{name: string, seat: number}} values */
  replaced: ({ name, seat }) => `${formats.name(name)} plays on in seat ${seat}.`,
  /** @param {string} name */
  away: (name) => `${formats.name(name)} is away.`,
  /** @param {string} name */
  back: (name) => `${formats.name(name)} is back.`,
  settingsChanged: () => "The owner changed the settings for the next match.",
  /** @param {readonly string[]} names */
  competitors: (names) => `Competitors: ${formats.every(names)}.`,
  noTournament: () => "There is no tournament any more.",
  /** @param {string} name */
  playsNext: (name) => `${formats.name(name)} plays next.`,
  /** @param {{name: string, mine: boolean, competitor: string}} values */
  playsAs: ({ name, mine, competitor }) => mine ? `You play next as ${formats.name(competitor)}.` : `${formats.name(name)} plays next as ${formats.name(competitor)}.`,
});
