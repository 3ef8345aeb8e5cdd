// The actions of a player in a room besides playing. An action that can't be undone asks first.

import { messages as soloText } from "../../text/messages/solo.js";
import { aloneWith } from "../../games/catalog.js";
import { bar } from "../../room/actions.js";
import * as doing from "../../room/commands.js";
import { played, playedBefore, solo, underWay } from "../../room/model.js";
import { messages as actionText } from "../../text/messages/actions.js";
import { messages as connectionText } from "../../text/messages/connection.js";
import { whenLoaded } from "../../widgets/loading.js";
import { say } from "../../widgets/page.js";
import { ask } from "../../widgets/question.js";
import { several } from "./multiplayer.js";

/** @typedef {import("../room.js").Here} Here */

export const looks = () => import("../look_up_links.js");

/** Do an action, or say why it is not possible now. @param {Here} here @param {import("../../room/actions.js").Deed} deed */
export function does(here, deed) {
  const barred = bar(here.model, deed, here.now);
  if (barred === null) (DOES[deed] ?? several()?.DOES[deed])?.(here);
  else say(actionText.notNow(actionText.reason(barred)));
}

/** Actions for every room, also for one player. @type {Partial<Record<import("../../room/actions.js").Deed, (here: Here) => unknown>>} */
const DOES = {
  sit: ({ visit }) => visit.act(doing.sit()),
  resign,
  move_seat: moveSeat,
  settings,
  hint: ({ visit }) => visit.act(doing.hint(visit.model)),
  undo: ({ visit }) => visit.act(doing.takeBack(visit.model)),
  number: aboutNumber,
  analysis: ({ visit }) => whenLoaded(looks(), (at) => at.analysis(visit)),
  scores: (here) => whenLoaded(looks(), (at) => at.scores(elsewhere(here))),
};

/** The connection of look-ups to the server, and the function that begins another game. @param {Here} here */
export const elsewhere = (here) => ({
  visit: here.visit,
  play: (/** @type {number} */ number, /** @type {import("../game_choice.js").Played} */ what) =>
    playElsewhere(here, number, what),
});

/** Play alone in another room; an unfinished game here is kept. @param {Here} here @param {number | null} number @param {import("../game_choice.js").Played} [what] */
function playElsewhere({ model, setOut }, number, what) {
  const room = played(model.room);
  const game = what?.game ?? room?.game ?? "";
  const options = what?.options ?? aloneWith(game, room?.options ?? {});
  const casual = what === undefined && room?.casual ? { casual: true } : {};
  setOut(doing.createRoom({ game, form: "solo", number, options, ...casual }), null);
}

/** Choose other rules, and play alone by them. @param {Here} here */
export function otherRules({ model, setOut }) {
  const room = played(model.room);
  if (room === null) return;
  void whenLoaded(import("../solo_form.js"), (form) =>
    form.otherRules(room, (wanted) => setOut(doing.createRoom({ form: "solo", ...wanted }), null)),
  );
}

/** Begin another game alone; ask first about an unfinished one. @param {Here} here @param {doing.Another} what */
export function another(here, what) {
  const { visit, model } = here;
  if (!underWay(model) || playedBefore(model)) {
    void visit.wish(what);
    return;
  }
  const number = what === "same_number" ? (model.room?.match?.number ?? null) : null;
  ask(
    soloText.abandonTitle(),
    model.room?.tournament == null ? soloText.abandonText() : soloText.abandonTextTournament(),
    [
      ...(model.room?.tournament == null ? [{ text: soloText.keep(), go: () => playElsewhere(here, number) }] : []),
      { text: soloText.giveUp(), go: () => visit.wish(what), bad: true },
      { text: soloText.continueGame() },
    ],
  );
}

/** Ask for a number, and play it alone. @param {Here} here */
export const aNumber = (here) =>
  whenLoaded(import("../solo_form.js"), (form) => form.aNumber((number) => playElsewhere(here, number)));

/** @param {Here} here */
function resign(here) {
  const { visit, model } = here;
  if (!solo(model)) return several()?.resign(here);
  const go = () => visit.act(doing.resign(visit.model));
  ask(soloText.resignTitle(), soloText.resignText(), [
    { text: soloText.continueGame() },
    { text: soloText.giveUp(), go, bad: true },
  ]);
}

/** @param {Here} here */
async function moveSeat({ visit }) {
  const command = doing.askSeatCode();
  const answer = await visit.ask(command);
  const made = visit.model.seat_code;
  if (answer?.type !== "ack" || made === null || made.id !== command.id || visit.model.room === null)
    say(actionText.noSeatCode(), { bad: true });
  else {
    const { room } = visit.model.room;
    void whenLoaded(import("./seat_code.js"), (at) => at.showSeatCode(made, room));
  }
}

/** @param {Here} here */
function settings({ visit, model }) {
  const room = model.room;
  if (room === null) return;
  void whenLoaded(import("../match_form.js"), (form) =>
    form.settings(room, (now) => visit.act(doing.configure(visit.model, now))),
  );
}

/** @param {Here} here */
function aboutNumber(here) {
  const number = here.model.room?.match?.number ?? null;
  void whenLoaded(looks(), (at) => at.number(number, elsewhere(here)));
}

/** Use the record of the finished match; show an error if it can't be loaded. @param {Here} here @param {(record: import("../../protocol/messages.js").Record) => unknown} use */
export async function withRecord({ visit }, use) {
  const record = await visit.record();
  if (record === null) say(connectionText.recordNotLoaded(), { bad: true });
  else use(record);
}
