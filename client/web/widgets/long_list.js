// A long list in its own scrolling box: the current row stays visible, and of very many rows only its neighbours are
// drawn.

const MOST_ROWS = 200;

/** The range of rows to draw: the first one, and the one after the last. @param {number} here @param {number} rows @returns {[number, number]} */
export function drawn(here, rows) {
  const first = Math.max(0, Math.min(here - MOST_ROWS / 2, rows - MOST_ROWS));
  return [first, Math.min(rows, first + MOST_ROWS)];
}

/** Scroll a row into view within its box, without moving the page. @param {string} selector */
export function keepInSight(selector) {
  const here = document.querySelector(selector);
  const box = here?.closest(".scrolled");
  if (!(here instanceof HTMLElement) || !(box instanceof HTMLElement)) return;
  const [top, bottom] = [here.offsetTop, here.offsetTop + here.offsetHeight];
  if (top < box.scrollTop + 40 || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
}
