// What of noble-hashes' SHA-2 is used here.
export function sha256(data: Uint8Array): Uint8Array;
