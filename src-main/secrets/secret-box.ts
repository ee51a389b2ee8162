import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A box with a key of 32 bytes (AES-256-GCM). */
export function makeSecretBox(key: Uint8Array): SecretBox {
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

/** Undefined for what was sealed with another key: a backup brought to another machine. */
export function unseal(box: SecretBox, sealed: Uint8Array): Buffer | undefined {
  try {
    return box.open(sealed);
  } catch (reason) {
    if (reason instanceof UnreadableSecretError) return undefined;
    throw reason;
  }
}
