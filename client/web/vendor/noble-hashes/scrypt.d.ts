// What of noble-hashes' scrypt is used here.
export function scryptAsync(
  password: Uint8Array | string,
  salt: Uint8Array | string,
  options: { N: number; r: number; p: number; dkLen?: number },
): Promise<Uint8Array>;
