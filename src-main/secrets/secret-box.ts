import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Seals secrets (certificates, PINs, passwords) so that a copy of the database alone gives none of them away. */
export interface SecretBox {
  seal(secret: Uint8Array): Uint8Array;
  /** Throws UnreadableSecretError when the bytes were sealed elsewhere or altered. */
  open(sealed: Uint8Array): Buffer;
  /** The key itself, for an encrypted backup that another computer is to go on with. */
  key(): Uint8Array;
}

/** A secret sealed with another key (a backup brought to another machine), or altered since. */
export class UnreadableSecretError extends Error {
  override readonly name = 'UnreadableSecretError';
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A box whose key lies in a file only the owner can read (0600): for a service without a desktop's key store. */
export function fileSecretBox(keyFile: string): SecretBox {
  return secretBox(readOrMakeKey(keyFile));
}

function secretBox(key: Uint8Array): SecretBox {
  const options = { authTagLength: TAG_BYTES };
  return {
    key: () => key,
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, options);
      const body = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      try {
        const nonce = sealed.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, options);
        decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]);
      } catch (reason) {
        throw new UnreadableSecretError('the secret was sealed elsewhere or altered', { cause: reason });
      }
    },
  };
}

function readOrMakeKey(keyFile: string): Uint8Array {
  if (!existsSync(keyFile)) writeKey(keyFile, randomBytes(KEY_BYTES));
  const key = readFileSync(keyFile);
  // Never replaced: what it sealed would be lost.
  if (key.length !== KEY_BYTES) throw new Error(`${keyFile} is not a key: ${key.length} bytes`);
  return key;
}

/** Whole or not at all: a key that a crash left half written would seal secrets nobody can open later. */
export function writeKey(keyFile: string, key: Uint8Array): void {
  const unfinished = `${keyFile}.new`;
  const file = openSync(unfinished, 'w', 0o600);
  try {
    writeFileSync(file, key);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, keyFile);
}
