// The settings of a game alone: the game, the number, and the competitors.

import { createRoom } from "../room/commands.js";
import { messages as tournamentText } from "../text/messages/tournament.js";
import { messages as formsText } from "../text/messages/forms.js";
import { messages as startText } from "../text/messages/start.js";
import { html } from "../vendor/lit-html.js";
import { haveSettings } from "../games/catalog.js";
import { messages as soloText } from "../text/messages/solo.js";
import { whenLoaded } from "../widgets/loading.js";
import { casual, casualField, field, Form, moreFields, numberField, winnable, winnableField } from "./form.js";
import { Picked, picking } from "./game_fields.js";
import { begin } from "./room.js";

/** Play a number of the room's own game alone. @param {(number: number | null) => void} play */
export function aNumber(play) {
  const form = new Form(formsText.numberTitle, formsText.play, (read) => play(read.number()));
  form.show(() => numberField(form, "", formsText.numberRandom(), formsText.numberHint()));
}

/**
 * Play the room's game alone by other rules.
 * @param {import("../room/types.js").Room} room
 * @param {(wanted: {game: string, number: number | null, options: object, winnable?: boolean, casual?: boolean}) => void} play
 */
export function otherRules(room, play) {
  void whenLoaded(haveSettings(room.game), (part) => {
    const picked = new Picked(room.game, part, undefined, room);
    const form = new Form(soloText.changeRules, formsText.play, (read) =>
      play({
        game: room.game,
        number: read.number(),
        options: picked.options(read, picked.alone),
        ...winnable(read),
        ...casual(read),
      }),
    );
    form.show(
      () => html`
        ${picked.ofGame(picked.known.alone, picked.alone)}
        ${numberField(form, "", formsText.numberRandom(), formsText.numberHint())}
        ${winnableField(room.game, room.winnable ?? false)} ${casualField(room.game, picked.alone.options, room.casual ?? false)}
      `,
    );
  });
}

/** Play alone, on a random number or a typed one. @param {string} [game] the game that is chosen at first */
export function alone(game) {
  picking(
    (picked) => {
      const form = new Form(
        () => startText.choice("alone"),
        formsText.play,
        (read) =>
          begin(
            createRoom({
              game: picked.game,
              form: "solo",
              number: read.number(),
              options: picked.options(read, picked.alone),
              ...winnable(read),
              ...casual(read),
            }),
            null,
            read.names(),
          ),
      );
      form.show(
        () => html`
        ${picked.games()} ${picked.ofGame(picked.known.alone, picked.alone)}
        ${numberField(form, "", formsText.numberRandom(), formsText.numberHint())}
        ${winnableField(picked.game, false)}
        ${casualField(picked.game, picked.alone.options, false)}
        ${moreFields(field(form, { name: "names", label: tournamentText.optionalNames(), value: "", placeholder: tournamentText.optionalNamesPlaceholder(), hint: tournamentText.optionalNamesHint() }))}
      `,
        () => picked.fetching,
      );
    },
    { only: "alone", game },
  );
}
