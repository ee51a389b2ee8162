import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Environment, environments } from '../documents/kinds.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^mst_([a-z]+)_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

/**
 * A new key, `mst_sandbox_…`: 43 random base62 characters (256 bits) and a checksum, so that a mistyped key is distinguished
 * from a revoked one without asking the store (api.md §6).
 */
export function makeApiKey(environment: Environment): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `mst_${environment}_${random}${checksumOf(random)}`;
}

/** Whether a text has the shape and checksum of a key of ours. */
export function isApiKey(text: string): boolean {
  const [, environment, random, checksum] = SHAPE.exec(text) ?? [];
  return (
    random !== undefined &&
    environments.some((name) => name === environment) &&
    checksumOf(random) === checksum
  );
}

/** What is kept of a key. It is random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

function checksumOf(random: string): string {
  let value = crc32(random);
  let text = '';
  for (let index = 0; index < CHECKSUM_LENGTH; index += 1) {
    text = `${ALPHABET[value % ALPHABET.length]}${text}`;
    value = Math.floor(value / ALPHABET.length);
  }
  return text;
}
