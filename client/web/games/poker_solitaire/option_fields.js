// The form fields for the options of Poker Solitaire, with an immediate message about a wrong combination.

import { MOST_OUT } from "./option_values.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { messages as optionsText } from "./messages/options.js";
import { sentences } from "./option_text.js";
import * as options from "./options.js";

/** @typedef {import("./options.js").Chosen} Chosen */
/** @typedef {import("./options.js").Mode} Mode */

export { chosenOf, usual } from "./options.js";

/** The chosen options, or what is wrong with their combination. @param {{[name: string]: any}} way the way it is played @param {Chosen} chosen */
export const read = (way, chosen) => options.optionsOf(way.mode, chosen);

/**
 * The fields. The values are kept in `chosen`; `changed` is called at every change.
 * @param {{[name: string]: any}} way
 * @param {Chosen} chosen
 * @param {() => void} changed
 */
export function fields(way, chosen, changed) {
  const mode = /** @type {Mode} */ (way.mode);
  const two = options.eachHasOne(mode);
  const unequal = two && chosen.unequal;
  const found = options.optionsOf(mode, chosen);
  const set = (/** @type {() => void} */ change) => {
    change();
    changed();
  };
  const wrong = (/** @type {string} */ field) =>
    "wrong" in found && found.wrong.field === field
      ? html`<p id="form-options-wrong" class="bad" role="alert">${found.wrong.message}</p>`
      : nothing;
  const scored = [chosen.own[0], ...(unequal ? [chosen.own[1]] : [])].map(({ scoring }) => scoring);
  return html`
    ${own(mode, chosen, 0, unequal, set)} ${wrong(options.SCORED)}
    ${two ? check(optionsText.unequalField(), chosen.unequal, (on) => set(() => Object.assign(chosen, { unequal: on }))) : nothing}
    ${unequal ? own(mode, chosen, 1, true, set) : nothing}
    ${scored.includes("user") ? points(chosen, wrong(options.POINTS), set) : nothing}
    <div class="option-numbers">
      ${wrong(options.DEALT)} ${numbers("dealt", optionsText.dealtField(), 1, MOST_OUT, chosen.dealt, (to) => set(() => Object.assign(chosen, { dealt: to })))}
      ${rejects(mode, chosen, set)}
      ${numbers("decks", optionsText.decksField(), 1, options.MOST_DECKS, chosen.decks, (to) => set(() => Object.assign(chosen, { decks: to })))}
    </div>
    ${two ? check(optionsText.stealingField(), chosen.stealing, (on) => set(() => Object.assign(chosen, { stealing: on }))) : nothing}
    ${two ? check(optionsText.plantingField(), chosen.planting, (on) => set(() => Object.assign(chosen, { planting: on }))) : nothing}
    ${"wrong" in found ? nothing : html`<p id="form-options-told" class="hint">${sentences(found.options).slice(1).join(" ")}</p>`}
  `;
}

/** The fields for a player's own rules. @param {Mode} mode @param {Chosen} chosen @param {0 | 1} player @param {boolean} unequal @param {(change: () => void) => void} set */
function own(mode, chosen, player, unequal, set) {
  const mine = chosen.own[player];
  const pick = (
    /** @type {keyof options.Own} */ name,
    /** @type {string} */ label,
    /** @type {[any, string][]} */ values,
  ) =>
    radios(
      `${name}-${player}`,
      unequal ? optionsText.ofPlayer({ label, player: player + 1 }) : label,
      values,
      mine[name],
      (to) => set(() => Object.assign(mine, { [name]: to })),
    );
  const pat = mine.scoring === "pat";
  return html`
    ${pick(
      "touching",
      optionsText.touchingField(),
      options.TOUCHING.map((value) => [value, optionsText.touchingValue(value)]),
    )}
    ${
      mode === "duel"
        ? nothing
        : pick("movable", optionsText.option("movable"), [
            [false, optionsText.movableValue("off")],
            [true, optionsText.movableValue("on")],
          ])
    }
    ${
      pat
        ? nothing
        : pick("hands", optionsText.option("hands"), [
            [10, optionsText.handsValue("ten")],
            [12, optionsText.handsValue("twelve")],
          ])
    }
    ${pick(
      "scoring",
      optionsText.option("scoring"),
      options.SCORING.map((value) => [value, optionsText.scoringValue(value)]),
    )}
  `;
}

/** @param {Mode} mode @param {Chosen} chosen @param {(change: () => void) => void} set */
function rejects(mode, chosen, set) {
  const alone = options.isAlone(mode);
  /** @type {[keyof Chosen["rejects"], string][]} */
  const kinds = [
    ["first", alone ? optionsText.option("rejects-1") : optionsText.rejectsField(1)],
    ...(alone ? [] : /** @type {[keyof Chosen["rejects"], string][]} */ ([["second", optionsText.rejectsField(2)]])),
    ...(alone
      ? []
      : /** @type {[keyof Chosen["rejects"], string][]} */ ([["common", optionsText.option("rejects-common")]])),
  ];
  return kinds.map(([name, label]) =>
    numbers(`rejects-${name}`, label, 0, MOST_OUT - 1, chosen.rejects[name], (to) =>
      set(() => Object.assign(chosen.rejects, { [name]: to })),
    ),
  );
}

/** @param {Chosen} chosen @param {unknown} wrong what is wrong with it @param {(change: () => void) => void} set */
const points = (chosen, wrong, set) => html`
  <div class="field">
    <label for="form-points">${optionsText.pointsField()}</label>
    <textarea
      id="form-points" name="points" rows="8" spellcheck="false" autocomplete="off"
      aria-describedby=${wrong === nothing ? "form-points-told" : "form-options-wrong"} aria-invalid=${wrong === nothing ? "false" : "true"}
      .value=${chosen.points}
      @input=${(/** @type {Event} */ event) => set(() => Object.assign(chosen, { points: /** @type {HTMLTextAreaElement} */ (event.target).value }))}
    ></textarea>
    ${wrong}
    <p id="form-points-told" class="hint">${optionsText.pointsHelp()}</p>
  </div>
`;

/** @param {string} name @param {string} label @param {[any, string][]} values @param {any} chosen @param {(to: any) => void} change */
const radios = (name, label, values, chosen, change) => html`
  <fieldset class="choices">
    <legend>${label}</legend>
    ${values.map(
      ([value, told]) => html`
        <label>
          <input type="radio" name=${`option-${name}`} value=${`${value}`} .checked=${value === chosen} @change=${() => change(value)} />
          <span>${told}</span>
        </label>
      `,
    )}
  </fieldset>
`;

/** @param {string} name @param {string} label @param {number} least @param {number} most @param {number} chosen @param {(to: number) => void} change */
const numbers = (name, label, least, most, chosen, change) => html`
  <label class="option-number"><span>${label}</span>
    <select name=${`option-${name}`} @change=${(/** @type {Event} */ event) => change(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
      ${Array.from({ length: most - least + 1 }, (_, at) => at + least).map((value) => html`<option value=${value} .selected=${value === chosen}>${value}</option>`)}
    </select>
  </label>
`;

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} change */
const check = (label, on, change) => html`
  <label class="check">
    <input type="checkbox" .checked=${on} @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span>${label}</span>
  </label>
`;
