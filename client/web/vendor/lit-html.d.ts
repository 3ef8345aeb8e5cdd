// What of lit-html is used here.
export interface TemplateResult {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function render(value: unknown, container: HTMLElement | DocumentFragment): unknown;
export const nothing: unique symbol;
/** Leaves what a part of a template shows as it is. */
export const noChange: unique symbol;
/** Makes a part again only when one of the values is another one (===). */
export function guard(values: readonly unknown[], make: () => unknown): unknown;
export function keyed(key: unknown, value: unknown): unknown;
/** A list whose elements stay with their keys, wherever the items move; every key is in it once. */
export function repeat<T>(
  items: Iterable<T>,
  key: (item: T, index: number) => unknown,
  template: (item: T, index: number) => unknown,
): unknown;
