// What of fzstd is used here.
export class Decompress {
  /** `ondata` is given what was unpacked, part by part. */
  constructor(ondata: (part: Uint8Array, last?: boolean) => void);
  /** Unpack more. Throws an Error if it is damaged, or if the last part breaks off. */
  push(part: Uint8Array, last?: boolean): void;
}
