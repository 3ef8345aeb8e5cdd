// A long list in a box of its own: the row that is looked at stays in sight there.

/** Have a row in sight within its box, without moving the page. @param {string} selector */
export function keepInSight(selector) {
  const here = document.querySelector(selector);
  const box = here?.closest(".scrolled");
  if (!(here instanceof HTMLElement) || !(box instanceof HTMLElement)) return;
  const [top, bottom] = [here.offsetTop, here.offsetTop + here.offsetHeight];
  if (top < box.scrollTop + 40 || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
}
