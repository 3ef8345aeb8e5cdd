// Picks up a card with a finger or mouse, moves it over the table and drops it.

/** The distance in pixels after which a pressed card counts as picked up. */
const PICKED_UP = 5;
let held = false;

/** Whether a card is held now. */
export const dragging = () => held;

/**
 * Pick a card up where the pointer is.
 * @param {PointerEvent} event
 * @param {{over?: (card: string | null) => void, dropped: (card: string) => void, ended?: () => void}} hears `over` and `dropped` receive the target under the card; `ended` is called after every drag, dropped or not
 * @param {{look?: (card: HTMLElement) => HTMLElement, under?: (at: MouseEvent) => string | null}} [how] `look` makes the element that follows the pointer, `under` finds the target under it
 */
export function grab(event, hears, { look = copy, under = cardAt } = {}) {
  const card = /** @type {HTMLElement} */ (event.currentTarget);
  if (event.button !== 0) return;
  event.preventDefault();
  const from = { x: event.clientX, y: event.clientY };
  const box = card.getBoundingClientRect();
  /** @type {HTMLElement | null} */
  let ghost = null;
  card.setPointerCapture(event.pointerId);

  const move = (/** @type {PointerEvent} */ at) => {
    if (at.pointerId !== event.pointerId) return;
    if (ghost === null) {
      if (Math.hypot(at.clientX - from.x, at.clientY - from.y) < PICKED_UP) return;
      held = true;
      ghost = look(card);
      ghost.className = "held";
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.width = `${box.width}px`;
      document.body.append(ghost);
      card.classList.add("away");
    }
    ghost.style.transform = `translate(${box.left + at.clientX - from.x}px, ${box.top + at.clientY - from.y}px) rotate(3deg)`;
    hears.over?.(under(at));
  };
  // Otherwise the browser takes a fast movement of a finger for a throw, and the next tap for its end.
  const thrown = (/** @type {TouchEvent} */ at) => at.preventDefault();
  const end = (/** @type {PointerEvent} */ at) => {
    if (at.pointerId !== event.pointerId) return;
    card.removeEventListener("touchmove", thrown);
    removeEventListener("pointermove", move, true);
    removeEventListener("pointerup", end, true);
    removeEventListener("pointercancel", end, true);
    card.classList.remove("away");
    ghost?.remove();
    const on = held && card.isConnected && at.type === "pointerup" ? under(at) : null;
    if (held) noClick();
    held = false;
    if (on !== null) hears.dropped(on);
    hears.ended?.();
  };
  card.addEventListener("touchmove", thrown, { passive: false });
  // On the window, so that the events arrive even if the card has been removed, and before other listeners.
  addEventListener("pointermove", move, true);
  addEventListener("pointerup", end, true);
  addEventListener("pointercancel", end, true);
}

/** Ignore the click that ends a drag, but no later one. */
function noClick() {
  const none = (/** @type {MouseEvent} */ click) => click.stopPropagation();
  addEventListener("click", none, true);
  setTimeout(() => removeEventListener("click", none, true));
}

/** @param {HTMLElement} card */
const copy = (card) => /** @type {HTMLElement} */ (card.cloneNode(true));

/** The hand if it is under a pointer. @param {MouseEvent} at @returns {string | null} */
export const handAt = (at) =>
  document.elementsFromPoint(at.clientX, at.clientY).some((each) => each.closest(".in-hand") && !each.closest(".held"))
    ? "hand"
    : null;

/** The square or card of the table under a pointer, or otherwise the family. @param {MouseEvent} at */
export function cardAt(at) {
  const under = document.elementsFromPoint(at.clientX, at.clientY).filter((each) => !each.closest(".held, .in-hand"));
  const named = (/** @type {string} */ what) =>
    under.map((each) => each.closest(`[${what}]`)?.getAttribute(what)).find(Boolean) ?? null;
  return named("data-square") ?? named("data-card") ?? named("data-member");
}
