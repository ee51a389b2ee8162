import { randomFillSync } from 'node:crypto';
import { v7 as uuid } from 'uuid';

/** How many identifiers' randomness is drawn at once: a draw takes longer than all else about an identifier. */
const DRAWN_AT_ONCE = 256;

/** What `uuid` takes for one. */
const RANDOM_BYTES = 16;

/**
 * Makes UUIDs v7 that sort by creation, those of one millisecond too: a number of 32 bits in them begins anew, by
 * chance, at each millisecond and counts on within it. `uuid` alone draws randomness for each, of which a sale makes
 * six: 52 µs of a sale in a busy service, and five times as long alone (1.8 and 0.35 µs each).
 *
 * @param now milliseconds since 1970; a clock that is set back does not take the order away
 */
export function makeNewId(now: () => number = Date.now): () => string {
  const drawn = new Uint8Array(RANDOM_BYTES * DRAWN_AT_ONCE);
  let used = drawn.length;
  let msecs = 0;
  let seq = 0;
  return () => {
    if (used === drawn.length) {
      randomFillSync(drawn);
      used = 0;
    }
    const random = drawn.subarray(used, used + RANDOM_BYTES);
    used += RANDOM_BYTES;
    const at = now();
    if (at > msecs) {
      msecs = at;
      seq = beginningOf(random);
    } else {
      seq = (seq + 1) >>> 0;
      if (seq === 0) msecs += 1;
    }
    return uuid({ random, msecs, seq });
  };
}

/** Below half of what fits, so that a millisecond has room to count on. `uuid` puts bytes 10 to 15 elsewhere. */
function beginningOf(random: Uint8Array): number {
  return new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
}
