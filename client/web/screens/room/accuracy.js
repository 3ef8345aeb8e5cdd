// The line below the final boards that has each player's accuracy worked out. The server is asked only if the reader
// wants it, because the analysis of a match keeps it busy for a while.

import { bar } from "../../room/actions.js";
import { messages as analysisText } from "../../text/messages/analysis.js";
import { messages as resultText } from "../../text/messages/result.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../../widgets/icons.js";

/** The button, then the progress, until the captions of the boards have the accuracy. @param {import("../room.js").Here} here */
export function accuracyLine({ model, visit }) {
  const { done, of, analysis, failed } = model.analysis ?? { done: 0, of: 0, analysis: null, failed: null };
  if (analysis || bar(model, "analysis") !== null) return nothing;
  const reason = visit.notJudged ?? failed ?? null;
  if (reason !== null) return html`<p class="accuracy bad">${reason}</p>`;
  if (!visit.judges)
    return html`<p class="accuracy"><button class="link" @click=${() => visit.judge()}>${icon("analysis")} ${resultText.showAccuracy()}</button></p>`;
  return html`
    <p class="accuracy">
      <progress max=${of || 1} value=${of ? done : nothing} aria-label=${analysisText.working()}></progress>
      ${of ? analysisText.progress({ done, moves: of }) : analysisText.working()}
    </p>
  `;
}
