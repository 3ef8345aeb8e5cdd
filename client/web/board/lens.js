// A window on the table: turns fingers, mouse and wheel into movements of the camera. It draws nothing else.

import { READABLE, brought, filled, fitted, outOfSight, readable, recentred, within, zoomed } from "./camera.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Box} Box */
/** The size of the table, a box in it that stays in place while cards are added, and the `boxes` of its cards, if known. @typedef {{width: number, height: number, anchor: Box | null, boxes?: readonly Box[]}} Layout */

/** @type {Layout} */
const EMPTY = { width: 0, height: 0, anchor: null };

/** The distance in pixels after which a finger or mouse moves the tree instead of clicking. */
const A_CLICK = 6;
/** From this scale on, cards show all their signs; below FAR, the tree shows only the signs that matter. */
const NEAR = 0.9;
const FAR = 0.58;
/** The height of the buttons at the foot of the window, in pixels. */
const TOOLS = 52;
/** The width of the window, in pixels, from which they fill only its corner, and their width there. */
const WIDE = 600;
const CORNER = 300;

export class Lens {
  /** @param {() => void} changed is called when the level of detail of the cards, what is `beyond` the window, or whether it is `upright` changes */
  constructor(changed) {
    this.changed = changed;
    /** The boxes whose visibility is reported. @type {readonly Box[]} */
    this.marked = [];
    this.told = 0;
    /** @type {SVGSVGElement | null} */
    this.window = null;
    /** The element that the camera moves. @type {Element | null} */
    this.world = null;
    /** The size of the window in pixels at the last layout: reading it from the browser while drawing would force another layout. */
    this.size = { width: 0, height: 0 };
    /** The height of the buttons at the foot of the window; 0 if there are none. */
    this.tools = 0;
    /** The camera movement in progress. @type {{animation: Animation, from: Camera} | null} */
    this.motion = null;
    /** @type {Camera} */
    this.camera = { x: 0, y: 0, k: 1 };
    /** @type {Layout} */
    this.layout = EMPTY;
    /** Whether the reader has not moved or zoomed the tree by hand: it is then shown as a whole if its cards can be read. */
    this.free = true;
    /** Whether the whole tree is shown in any case. */
    this.whole = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
    this.moved = false;
    this.observer = new ResizeObserver(() => {
      const { upright } = this;
      this.measure();
      this.resized();
      if (upright !== this.upright) this.changed();
    });
    /** The window's visible part at the camera's last fit. */
    this.fittedTo = { width: 0, height: 0 };
    /** @type {Box | null} */
    this.wanted = null;
    /** A box that is shown with the whole table, although it may lie beyond its edge. @type {Box | null} */
    this.also = null;
    /** Whether a redraw is due in any case. */
    this.drawn = false;
  }

  /** Whether the window is higher than wide. */
  get upright() {
    return this.size.height > this.size.width;
  }

  /** The level of detail of the cards. @returns {"near" | "between" | "far"} */
  get detail() {
    if (this.camera.k >= NEAR) return "near";
    return this.camera.k < FAR ? "far" : "between";
  }

  /** The number of marked boxes that are not visible. */
  get beyond() {
    return this.size.width ? outOfSight(this.marked, this.camera, this.size) : 0;
  }

  /** Mark boxes, and return how many of them are not visible. @param {readonly Box[]} boxes */
  mark(boxes) {
    this.marked = boxes;
    this.told = this.beyond;
    return this.told;
  }

  /** The table, enlarged by the box beyond its edge. */
  get table() {
    const { layout, also } = this;
    if (also === null) return layout;
    const width = Math.max(layout.width, also.x + also.width);
    return { ...layout, width, height: Math.max(layout.height, also.y + also.height) };
  }

  measure() {
    const { window } = this;
    this.size = { width: window?.clientWidth ?? 0, height: window?.clientHeight ?? 0 };
    const buttons = /** @type {HTMLElement | null | undefined} */ (
      window?.closest(".board")?.querySelector(".lens-tools")
    );
    this.tools = buttons?.offsetHeight ? TOOLS : 0;
  }

  /** Whether the window is on the page. */
  get shows() {
    return this.size.width > 0 && this.window?.isConnected === true;
  }

  /** The part of the window that the buttons leave free: all of it if the cards of the whole table are clear of their corner. */
  get sight() {
    const { width, height } = this.size;
    const { boxes } = this.layout;
    const { tools } = this;
    if (width >= WIDE && boxes !== undefined) {
      const { x, y, k } = fitted(this.layout, this.size);
      const right = (width - CORNER - x) / k;
      const foot = (height - tools - y) / k;
      if (!boxes.some((box) => box.x + box.width > right && box.y + box.height > foot)) return this.size;
    }
    return { width, height: Math.max(height / 2, height - tools) };
  }

  /** Show the camera in another window; the same window changes nothing. @param {SVGSVGElement} window */
  attach(window) {
    if (this.window === window) return;
    this.observer.disconnect();
    this.window = window;
    this.world = window.querySelector(".world");
    this.measure();
    this.observer.observe(window);
    window.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    window.addEventListener("pointerdown", (event) => this.down(event));
    window.addEventListener("pointermove", (event) => this.move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
      window.addEventListener(end, (event) => this.pointers.delete(event.pointerId));
    // The click that ends a movement is ignored.
    window.addEventListener("click", (event) => this.moved && event.stopPropagation(), { capture: true });
    this.put(this.camera);
  }

  /** Move the camera before the picture is drawn, so that it is drawn once; returns false if there is no window yet. @param {() => void} point */
  aim(point) {
    if (!this.shows) return false;
    this.drawn = true;
    point();
    this.drawn = false;
    return true;
  }

  /** Show another layout, with a box visible. @param {Layout} layout @param {Box | null} box @param {boolean} smoothly */
  show(layout, box, smoothly) {
    const { anchor: before } = this.layout;
    const { anchor: now } = layout;
    if (before !== null && now !== null && !this.free) {
      const { x, y, k } = this.camera;
      this.camera = { x: x + k * (before.x - now.x), y: y + k * (before.y - now.y), k };
    }
    this.layout = layout;
    this.wanted = box;
    this.also = null;
    this.look(smoothly);
  }

  /** Show a box with the table until the table changes. @param {Box} box @param {boolean} smoothly */
  include(box, smoothly) {
    this.wanted = this.also = box;
    this.look(smoothly);
  }

  /** Scroll the wanted part into view. @param {boolean} smoothly @param {boolean} [reset] don't keep the part that was visible before */
  look(smoothly, reset = false) {
    if (!this.size.width) return;
    const { table, sight, wanted } = this;
    const before = reset ? null : this.camera;
    const camera = this.free ? readable(table, sight, this.whole ? null : wanted, before) : this.camera;
    const whole = this.free && camera.k !== READABLE;
    this.put(whole || wanted === null ? camera : this.around(wanted, camera), smoothly);
  }

  /** Move the camera until a box is visible. @param {Box | null} box @param {boolean} smoothly */
  bring(box, smoothly) {
    this.wanted = box;
    const whole = this.free && this.camera.k !== READABLE;
    if (box !== null && this.size.width && !whole) this.put(brought(this.camera, box, this.sight), smoothly);
  }

  /** Show the whole tree. @param {boolean} smoothly */
  fit(smoothly) {
    this.free = this.whole = true;
    this.wanted = null;
    this.put(fitted(this.table, this.sight), smoothly);
  }

  /** Zoom in or out. @param {number} factor @param {{x: number, y: number}} [at] @param {boolean} [smoothly] */
  zoom(factor, at, smoothly = false) {
    this.free = this.whole = false;
    const { width, height } = this.size;
    this.put(zoomed(this.camera, factor, at ?? { x: width / 2, y: height / 2 }), smoothly);
  }

  /** @param {Camera} camera @param {boolean} [smoothly] */
  put(camera, smoothly = false) {
    const before = this.camera;
    const { detail } = this;
    this.camera = this.size.width ? within(camera, this.layout, this.size) : camera;
    const { world } = this;
    const { x, y, k } = this.camera;
    const transform = `translate(${x} ${y}) scale(${k})`;
    if (world !== null && world.getAttribute("transform") !== transform) world.setAttribute("transform", transform);
    if (world !== null && (before.x !== x || before.y !== y || before.k !== k)) this.glide(world, before, smoothly);
    if (!this.drawn && (detail !== this.detail || this.told !== this.beyond)) this.changed();
  }

  /** Animate the picture to the camera's position; a movement in progress is redirected. @param {Element} world @param {Camera} before @param {boolean} smoothly */
  glide(world, before, smoothly) {
    const { motion } = this;
    const moving = motion?.animation.playState === "running" ? motion : null;
    if (!smoothly && moving === null) return;
    const from = smoothly ? before : /** @type {NonNullable<Lens["motion"]>} */ (moving).from;
    const frames = [from, this.camera].map(({ x, y, k }) => ({ transform: `translate(${x}px, ${y}px) scale(${k})` }));
    if (smoothly) this.motion = { animation: world.animate(frames, { duration: 260, easing: "ease-out" }), from };
    else if (moving?.animation.effect instanceof KeyframeEffect) moving.animation.effect.setKeyframes(frames);
  }

  /** Fit the tree after the window was resized or rotated; a tree that the reader moved or zoomed keeps its scale and its middle. */
  resized() {
    const { fittedTo, sight, wanted } = this;
    if (!sight.width) return;
    this.fittedTo = sight;
    if (this.free) {
      this.look(false, true);
      return;
    }
    const camera = fittedTo.width ? recentred(this.camera, fittedTo, sight) : this.camera;
    this.put(wanted === null ? filled(camera, this.layout, sight) : this.around(wanted, camera));
  }

  /** The camera moved until a box is visible, without empty space that the tree could fill. @param {Box} box @param {Camera} camera */
  around(box, camera) {
    return filled(brought(camera, box, this.sight), this.layout, this.sight);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    if (event.ctrlKey || event.metaKey) {
      this.zoom(Math.exp((-event.deltaY * step) / 300), this.inside(event));
      return;
    }
    const [x, y] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    this.pan(-x * step, -y * step);
  }

  /** @param {number} x @param {number} y */
  pan(x, y) {
    this.free = this.whole = false;
    this.wanted = null;
    this.put({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y });
  }

  /** The position of a pointer in the window. @param {MouseEvent} event */
  inside(event) {
    const box = this.window?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 1) return;
    // The first finger resets the pointers: the last event of an earlier one may have gone to a card that was removed.
    if (event.isPrimary) {
      this.pointers.clear();
      this.moved = false;
    }
    this.pointers.set(event.pointerId, this.inside(event));
    if (this.pointers.size > 1) for (const id of this.pointers.keys()) this.hold(id);
  }

  /** Capture the events of a pointer that moves the tree. @param {number} id */
  hold(id) {
    this.moved = true;
    if (this.window?.isConnected) this.window.setPointerCapture(id);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const from = this.pointers.get(event.pointerId);
    if (from === undefined || this.window === null) return;
    const to = this.inside(event);
    if (!this.moved && Math.hypot(to.x - from.x, to.y - from.y) < A_CLICK) return;
    // From here on it is a movement, wherever the pointer goes.
    if (!this.moved) this.hold(event.pointerId);
    this.pointers.set(event.pointerId, to);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      this.pan(to.x - from.x, to.y - from.y);
      return;
    }
    const apart = Math.hypot(from.x - other.x, from.y - other.y) || 1;
    this.zoom(Math.hypot(to.x - other.x, to.y - other.y) / apart, other);
  }
}
