import { readFileSync } from 'node:fs';

/** Of AES-256. */
export const KEY_BYTES = 32;

/** The key in a file; undefined without one. A file that holds no key is an error, and never replaced: what it sealed would be lost. */
export function readKey(file: string): Buffer | undefined {
  const key = readIfThere(file);
  if (key && key.length !== KEY_BYTES) throw new Error(`${file} is not a key: ${key.length} bytes`);
  return key;
}

export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return undefined;
    throw reason;
  }
}
