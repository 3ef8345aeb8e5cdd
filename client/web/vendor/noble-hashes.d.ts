// What of noble-hashes is used here.
export function scryptAsync(
  password: Uint8Array | string,
  salt: Uint8Array | string,
  options: { N: number; r: number; p: number; dkLen?: number },
): Promise<Uint8Array>;
export function sha256(message: Uint8Array): Uint8Array;
