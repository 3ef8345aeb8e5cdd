// What a game gives to the page: its words, its forms, how it is played, looked back at and held against its number.

import type { Command } from "../net/link.js";
import type { GameInfo, LegInfo, MatchInfo, RecordLeg, Rejected } from "../protocol/messages.js";
import type { GameMoment } from "../room/cues.js";
import type { Model } from "../room/types.js";

/** A leg as it is played. */
export interface LegPart {
  legView: (model: Model, options: LegOptions) => unknown;
  legKey: (event: KeyboardEvent) => boolean;
  /** Whether a move is being typed, which Enter would end. */
  typing?: () => boolean;
  closeLeg: () => void;
}
/** What the screen around a leg gives. */
export interface LegOptions {
  /** Asks the server for a move or a hint. */
  act: (command: Command | null) => unknown;
  /** Leaves a leg that is over, and what that is called. */
  goOn?: () => void;
  goOnLabel?: string;
  /** The time by the server's clock. */
  now?: number | null;
  /** What each seat's clock shows, drawn. */
  clocks?: unknown[];
  /** Buttons of the screen's own (takeback, chat, menu), drawn. */
  tools?: unknown;
  /** Said in place of what the chosen move would do. */
  notice?: string | null;
  /** It is one of two boards that are played at once: which of them waits is told beside it. */
  ofTwo?: boolean;
}
/** What lies on the table, only to be looked at. */
export interface TreePart {
  treeView: (
    view: any,
    options?: {
      id?: string;
      label?: string;
      leg?: string;
      marks?: { card: string; text: string; best?: boolean }[];
      /** The players', by seat. */
      names?: readonly string[];
    },
  ) => unknown;
  closeTree: (id?: string) => void;
}
/** What a match is looked back at with: `coming` is the card that is to be played next. */
export interface LookingBack extends TreePart {
  inSigns: (text: string) => string;
  showCard: (card: string) => string;
  spoken: (text: string) => string;
  /** A move as people read it; in some games it matters whose it is, by seat, and what all players are called. */
  showMove: (move: string, seat?: number | null, names?: readonly string[]) => string;
  target: (move: string) => string;
  parts: (view: any) => string;
  /** What was played, for where there is little room; `view` is what was seen then. */
  played: (
    name: string,
    move: string,
    change: string,
    view?: any,
    seat?: number | null,
    names?: readonly string[],
  ) => string;
  coming: (view: any) => string | null;
  /** The sentence for a move that the game refuses, for a reader at a seat. */
  refusal: (rejected: Rejected, seat: number | null) => string;
}
/** What there is to choose of a game beside its ways, where that is more than choices one by one. */
export interface SettingsPart {
  /** What is chosen unless somebody chooses otherwise. */
  usual: () => any;
  /** What is chosen where the options are these. */
  chosenOf: (options: any) => any;
  /** Drawn of it; call `changed`. */
  fields: (way: { [name: string]: any }, chosen: any, changed: () => void) => unknown;
  /** The options, or what does not go together. */
  read: (
    way: { [name: string]: any },
    chosen: any,
  ) => { options: any } | { wrong: { field: string; message: string } };
}
/** Draws a figure of a page, given its content: a position, and its caption. */
export type DrawFigure = (content: string) => unknown;
/** The positions that the figures of a game's pages show, by their notation, and how one is drawn; `id` is its own. */
export interface Figures {
  positions: { [notation: string]: any };
  draw: (view: any, id: string) => unknown;
}
/** The help on a game, in parts. */
export interface Rules {
  basic: (draw: DrawFigure) => unknown;
  full: (draw: DrawFigure) => unknown;
  signs: (draw: DrawFigure) => unknown;
  credits: (draw: DrawFigure) => unknown;
  figures?: Figures;
}
/** An option of a game with its values, the usual one first. */
export interface Choice {
  name: string;
  label: () => string;
  values: string[];
  valueLabel: (value: string) => string;
}
/** What is said of a game wherever its own page does not say it. */
export interface Words {
  /** A score with its unit. */
  counted: (score: number) => string;
  /** One that cannot be beaten, where it says more; null: another one. */
  won?: (score: number, options: { [name: string]: any }) => string | null;
  /** The best possible score; undefined if scores have no limit. */
  best?: number;
  /** One in a word, where there are no points, and it only says what was won; null: there are. */
  outcome?: (score: number, options: { [name: string]: any }) => string | null;
  /** One that is expected, exact to what makes sense. */
  expected: (score: number) => string;
  /** The parts of a score by their names, in their order; `names` are the players', where each has a part of their own. */
  parts: (found: { [name: string]: any }, names?: readonly string[]) => [string, number][];
  /** The moment that the page shows for the change of a leg by a move, if any. */
  moment?: (before: LegInfo, now: LegInfo) => GameMoment | null;
  /** The cards that the last move captured, at that moment. */
  captured?: (view: any) => string[];
  /** The parts in columns, if there are several players or boards in a leg; null if not. */
  columns?: (found: { [name: string]: any }, names: readonly string[], options: { [name: string]: any }) => Columns | null;
  matchInShort: () => string;
  /** The aim of a match with a single leg without roles, in games that have such matches. */
  equalsInShort?: () => string;
  togetherInShort: () => string;
  /** What lies on the table, and the one that the computer left, with these options. */
  picture: (options: { [name: string]: any }) => string;
  computers: (options: { [name: string]: any }) => string;
  /** Whether time decides between equal scores, with these options. */
  timed: (options: { [name: string]: unknown }) => boolean;
  /** Those played with these options. */
  roles: (options: { [name: string]: unknown }) => string[];
  /** What the best in a role is the best of; the same of who play together. */
  standings: () => { [role: string]: string };
  together: () => string;
  /** What came of the checks, where that is no matter of cards. */
  findings?: () => { [found: string]: string };
}
/** Parts of a score in columns: a null has no such part. Only the column `counted` counts, if it is not null. */
export interface Columns {
  heads: string[];
  rows: { name: string; points: (number | null)[] }[];
  counted: number | null;
  countedLabel: string;
}
/** A form in which a game is played by several, with the options that it needs; `seats` are how many may, where that is open. */
export interface Way {
  form: "match" | "mirror" | "together" | "solo" | "race";
  label: () => string;
  options: { [name: string]: string };
  seats: [number, number] | null;
}
/** How a recorded leg is held against what its number gives, and against what was seen of it. */
export interface FairGame {
  /** The deck's name for the options and so many seats. */
  deck: (options: { [name: string]: any }, seats: number) => string;
  /** The cards of a deck in their listed order, by the deck's name; absent if the game draws something else. */
  cards?: (deck: string) => string[];
  /** What a number gives under that name by its draws below a bound, where that is no shuffled deck. */
  drawn?: (deck: string, below: (bound: number) => number) => string[];
  /** The ply at which a leg does not follow from it. */
  firstDifference: (deck: string[], leg: RecordLeg) => number | null;
  /** What a view shows that the number decides, as text. */
  sighted: (view: any) => string | null;
  /** What a leg's record says to that at a ply. */
  told: (leg: RecordLeg, ply: number) => string | null;
  /** Whether what is told agrees with what was sighted. */
  bearsOut: (told: string, sighted: string) => boolean;
  /** The card that a move plays. */
  played: (move: string) => string | null;
}
/** What is said around the legs of a match whose roles are not maximizer and minimizer. */
export interface Around {
  /** A leg to come, and who begins it in which role. */
  title: (model: Model, match: number, leg: number) => string;
  begins: (model: Model) => string;
  /** Whether the number settles anything, with these options; and what is said of a hidden one. */
  numbered: (options: { [name: string]: any }) => boolean;
  hidden: (model: Model) => string | null;
  /** Whether a number on which a match was played is worth another: not where it has shown what is to be found out. */
  again: boolean;
  between: (model: Model, match: MatchInfo, next: number) => { title: string; lines: string[]; lead: string };
  outcome: (model: Model, match: MatchInfo) => string;
  table: (
    model: Model,
    match: MatchInfo,
  ) => {
    caption: string;
    heads: Pick<LegInfo, "leg" | "status">[];
    rows: { name: string; cells: string[]; total?: boolean }[];
  };
}
/** A card of a demonstration, and where it lies. */
export interface Placed {
  x: number;
  y: number;
}
/** A move of a demonstration: the score after it, the line that joins its card to others, and the cards of a hand that it made. */
export interface DemonstratedMove extends Placed {
  move: string;
  score: number;
  line?: string;
  made?: string[];
}
/** The first moves of both legs on a number, for the start screen. */
export interface Demonstration {
  number: number;
  opening: (Placed & { card: string })[];
  legs: DemonstratedMove[][];
}
/** One game. */
export interface Game {
  words: Words;
  /** If absent, the page does not check the game's records. */
  fair?: FairGame;
  /** For all of its `ways`. */
  choices: Choice[];
  ways: Way[];
  alone: { label: () => string; options: { [name: string]: string } }[];
  /** What there is to choose where that is more than `choices`. */
  settings?: () => Promise<SettingsPart | null>;
  /** The options with which one plays alone what is played with others. */
  aloneOptions?: (options: any) => any;
  /** What the options mean, in sentences. */
  told?: (options: any, names?: (string | null)[]) => string[];
  around?: Around;
  /** What its notes are called that a room may do without. */
  notes?: () => string;
  /** Whether the last move at a ply is not taken back. */
  final?: (options: any, ply: number) => boolean;
  /** Whether taking a move back may show a hidden card, with these options; if absent, it may. */
  mayPeek?: (options: any) => boolean;
  /** What another move is called where two legs part, if it is no card. */
  otherMove?: "guess";
  /** What the start screen shows of it. */
  demonstration?: Demonstration;
  /** Begins the guided game, in which each thing is explained when it first comes; returns its number. */
  guided?: () => Promise<number>;
  /** Whether its rules know takebacks; if absent, they do. */
  takebacks?: boolean;
  /** Whether its own moves undo others, so that a game alone is never casual. */
  hasUndo?: (options: any) => boolean;
  /** Some of its numbers cannot be won, and only such as can may be asked for. */
  winnable?: boolean;
  /** The levels of its computer, where they are others than elsewhere. */
  levels?: string[];
  leg: () => Promise<LegPart>;
  tree: () => Promise<TreePart>;
  lookingBack: () => Promise<LookingBack>;
  rules: () => Promise<Rules>;
}
/** A game as it is listed. `info` is what the server says of a game that does not come with Turnabout. */
export interface Listed {
  title: string;
  about: () => string;
  info?: GameInfo;
  /** Two may play it against each other; one may play it alone. */
  match: boolean;
  alone: boolean;
  part: () => Promise<{ GAME: Game }>;
}
