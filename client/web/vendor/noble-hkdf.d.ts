// What of noble-hashes is used here, apart from what the first load needs.
export function sha256(message: Uint8Array): Uint8Array;
export function hkdf(
  hash: typeof sha256,
  secret: Uint8Array,
  salt: Uint8Array | undefined,
  info: Uint8Array,
  length: number,
): Uint8Array;
