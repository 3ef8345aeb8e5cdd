// Values that JSON can hold.

/**
 * Whether two values that JSON can hold are equal.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function equal(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const left = /** @type {Record<string, unknown>} */ (one);
  const right = /** @type {Record<string, unknown>} */ (other);
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => name in right && equal(left[name], right[name]))
  );
}
