// What of noble-ciphers is used here.
/** AES-GCM; `decrypt` throws an Error if the text was changed. */
export function gcm(
  key: Uint8Array,
  nonce: Uint8Array,
  associated: Uint8Array,
): { encrypt(plain: Uint8Array): Uint8Array; decrypt(sealed: Uint8Array): Uint8Array };
