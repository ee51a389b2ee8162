import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Outcome } from '../../contract/problems/problems.ts';

/** Where a page begins, which way it goes, and the filters it was made for. */
export interface Cursor {
  /** Of the item it was made at; without spaces. */
  readonly position: string;
  readonly direction: 'older' | 'newer';
  /** Of the list's filters: a cursor serves only the list it came from. */
  readonly filters: string;
}

const VERSION = 1;
const MAC_BYTES = 12;

/** Opaque text of a cursor, at most 200 characters; its MAC makes one that we did not issue useless. */
export function writeCursor(cursor: Cursor, secret: Uint8Array): string {
  const text = Buffer.from(
    [VERSION, cursor.position, cursor.direction === 'older' ? 'o' : 'n', cursor.filters].join(' '),
  );
  return Buffer.concat([macOf(text, secret), text]).toString('base64url');
}

/** The cursor a text stands for, or undefined: altered, of another version, or of a list with other filters. */
export function readCursor(
  text: string,
  { filters, secret }: { filters: string; secret: Uint8Array },
): Cursor | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // Node skips what is not base64url: written back, such a text differs.
  if (bytes.length <= MAC_BYTES || bytes.toString('base64url') !== text) return undefined;
  const body = bytes.subarray(MAC_BYTES);
  if (!timingSafeEqual(bytes.subarray(0, MAC_BYTES), macOf(body, secret))) return undefined;
  const [version, position, direction, hash] = body.toString().split(' ');
  if (Number(version) !== VERSION || hash !== filters) return undefined;
  if (position === undefined) return undefined;
  return { position, direction: direction === 'o' ? 'older' : 'newer', filters };
}

function macOf(text: Uint8Array, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(text).digest().subarray(0, MAC_BYTES);
}

/** A cursor that this list did not give, or gave for other filters. */
export function invalidCursor(): Extract<Outcome<never>, { ok: false }> {
  const message = 'Este cursor no lo emitió el servicio para esta lista. Empiece por la primera página.';
  return {
    ok: false,
    problem: {
      code: 'invalid_cursor',
      detail: message,
      errors: [{ parameter: 'cursor', code: 'invalid_cursor', message }],
    },
  };
}
