// The settings of a game alone: the game, the number, and the competitors.

import { createRoom } from "../room/commands.js";
import * as tournamentText from "../text/messages/tournament.js";
import * as formsText from "../text/messages/forms.js";
import * as startText from "../text/messages/start.js";
import { html } from "../vendor/lit-html.js";
import { field, Form, numberField, winnable, winnableField } from "./form.js";
import { picking } from "./game_fields.js";
import { begin } from "./room.js";

/** Play a number of the room's own game alone. @param {(number: number | null) => void} play */
export function aNumber(play) {
  const form = new Form(formsText.numberTitle(), formsText.play(), (read) => play(read.number()));
  form.show(() => numberField(form, "", formsText.numberRandom(), formsText.numberHint()));
}

/** Play alone, on a random number or a typed one. */
export function alone() {
  picking((picked) => {
    const form = new Form(startText.choice("alone"), formsText.play(), (read) =>
      begin(
        createRoom({
          game: picked.game,
          form: "solo",
          number: read.number(),
          options: picked.options(read, picked.alone),
          ...winnable(read),
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
        ${field(form, { name: "names", label: tournamentText.optionalNames(), value: "", placeholder: tournamentText.optionalNamesPlaceholder(), hint: tournamentText.optionalNamesHint() })}
      `,
      () => picked.fetching,
    );
  }, "alone");
}
