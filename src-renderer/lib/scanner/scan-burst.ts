/** A key that was pressed, and when, in milliseconds of any clock. */
export interface KeyPress {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
  readonly at: number;
}

/** What may be the beginning of a scan: characters that came faster than fingers go. */
export interface Burst {
  readonly text: string;
  readonly startedAt: number;
  readonly lastAt: number;
  /** It goes on from what was typed a moment before: then it is the end of that, and no code of its own. */
  readonly isContinued: boolean;
}

const never = Number.NEGATIVE_INFINITY;
export const noBurst: Burst = { text: '', startedAt: never, lastAt: never, isContinued: false };

/** Scanners leave 1 to 20 ms between two characters, the fastest typists 60: on the average of a whole code. */
const LONGEST_PACE_MS = 35;

/** A computer under load may hold one character back as long as this. */
const LONGEST_GAP_MS = 70;

/** From the keys to the scanner a hand takes longer. */
const HAND_MS = 250;

/** Shorter than any code worth scanning, longer than what two hands press at once. */
const SHORTEST_CODE = 4;

interface Heard {
  readonly burst: Burst;
  /** The code that this key, Enter, has completed. */
  readonly code?: string;
}

/** Hears one more key: the burst as it now is, and the code when it is complete. */
export function hearKey(burst: Burst, { key, at }: KeyPress): Heard {
  if (key === 'Enter') {
    return isScan(burst, at) ? { burst: noBurst, code: burst.text } : { burst: noBurst };
  }
  // Capitals are pressed with Shift, which is a key of its own and says nothing.
  if (key === 'Shift') return { burst };
  if (key.length !== 1) return { burst: noBurst };
  const gap = at - burst.lastAt;
  if (gap <= LONGEST_GAP_MS) return { burst: { ...burst, text: burst.text + key, lastAt: at } };
  return { burst: { text: key, startedAt: at, lastAt: at, isContinued: gap <= HAND_MS } };
}

function isScan({ text, startedAt, lastAt, isContinued }: Burst, endedAt: number): boolean {
  if (isContinued || endedAt - lastAt > LONGEST_GAP_MS) return false;
  return isCode(text) && (endedAt - startedAt) / text.length <= LONGEST_PACE_MS;
}

/** Codes are of signs without accents and without spaces; an amount with its cents is no code. */
function isCode(text: string): boolean {
  return text.length >= SHORTEST_CODE && /^[\x21-\x7e]+$/.test(text) && !/^\d+[.,]\d{1,2}$/.test(text);
}
