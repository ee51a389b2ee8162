import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cursor, readCursor, writeCursor } from '../../../src-main/reading/lists/cursor.ts';

const secret = randomBytes(32);
const filters = '0123456789abcdef';
const cursors: fc.Arbitrary<Cursor> = fc.record({
  position: fc.oneof(fc.nat({ max: Number.MAX_SAFE_INTEGER }).map(String), fc.uuid()),
  direction: fc.constantFrom('older', 'newer'),
  filters: fc.constant(filters),
});

describe('a cursor', () => {
  it('comes back as it was written, in at most 200 characters that an address bears', () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        const text = writeCursor(cursor, secret);
        expect(text).toMatch(/^[\w-]{1,200}$/);
        expect(readCursor(text, { filters, secret })).toEqual(cursor);
      }),
    );
  });

  it('is refused once a character of it was changed, taken or added', () => {
    fc.assert(
      fc.property(
        cursors,
        fc.nat(),
        fc.constantFrom('A', 'b', '9', '-', '!', ' ', ''),
        (cursor, index, other) => {
          const text = writeCursor(cursor, secret);
          const at = index % text.length;
          const altered = text.slice(0, at) + other + text.slice(at + 1);
          fc.pre(altered !== text);
          expect(readCursor(altered, { filters, secret })).toBeUndefined();
          expect(readCursor(text + other, { filters, secret })).toEqual(other === '' ? cursor : undefined);
        },
      ),
    );
  });

  it('is refused by another list and by another installation', () => {
    const text = writeCursor({ position: '7', direction: 'older', filters }, secret);
    expect(readCursor(text, { filters: 'of another list', secret })).toBeUndefined();
    expect(readCursor(text, { filters, secret: randomBytes(32) })).toBeUndefined();
  });

  it('is refused when it is nonsense', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(readCursor(text, { filters, secret })).toBeUndefined();
      }),
    );
  });
});
