// What of noble-hashes is used here.
export function scryptAsync(
  password: Uint8Array | string,
  salt: Uint8Array | string,
  options: { N: number; r: number; p: number; dkLen?: number },
): Promise<Uint8Array>;
export function hkdf(
  hash: typeof sha256,
  secret: Uint8Array,
  salt: Uint8Array | undefined,
  info: Uint8Array,
  length: number,
): Uint8Array;
export function sha256(message: Uint8Array): Uint8Array;
