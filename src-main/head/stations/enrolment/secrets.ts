import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, codeAlphabet } from '../../../contract/head/stations/enrolment.ts';

/** A key of a station or of a program; it is shown once, and only its hash is kept. */
export function makeKey(prefix: 'station' | 'head'): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

export function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}

/** Both are random and long enough for a plain hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
