/** A key that was pressed, and when, in milliseconds of any clock. */
export interface KeyPress {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
  readonly at: number;
}

/** What may be the beginning of a scan: characters without a rest between them. */
export interface Burst {
  readonly text: string;
  /** From each character to the next, in milliseconds. */
  readonly gaps: readonly number[];
  readonly lastAt: number;
}

export const noBurst: Burst = { text: '', gaps: [], lastAt: Number.NEGATIVE_INFINITY };

/** From the keys to the scanner a hand takes longer: whatever comes after is a burst of its own. */
const REST_MS = 250;

/** Slower than this on the average is a hand, or a scanner that is set to wait after each character. */
const FAST_PACE_MS = 35;

/** Scanners can be set to wait up to 99 ms. */
const SLOW_PACE_MS = 100;

/** How far from their median the gaps of a machine are, as a part of it; those of hands are further. */
const EVENNESS = 0.25;

/** Shorter than any code worth scanning, longer than what two hands press at once. */
const SHORTEST_CODE = 4;

/** Shorter than this, a few even keys are chance. */
const SHORTEST_SLOW_CODE = 8;

/** A busy computer or radio holds back one of so many keys. */
const KEYS_PER_PAUSE = 8;

interface Heard {
  readonly burst: Burst;
  /** The code that this key, Enter, has completed. */
  readonly code?: string;
}

/** Hears one more key: the burst as it now is, and the code when it is complete. */
export function hearKey(burst: Burst, { key, at }: KeyPress): Heard {
  const gap = at - burst.lastAt;
  if (key === 'Enter') {
    const isScan = isCode(burst.text) && isOfMachine([...burst.gaps, gap]);
    return isScan ? { burst: noBurst, code: burst.text } : { burst: noBurst };
  }
  // Capitals are pressed with Shift, which is a key of its own and says nothing.
  if (key === 'Shift') return { burst };
  if (key.length !== 1) return { burst: noBurst };
  if (gap > REST_MS) return { burst: { text: key, gaps: [], lastAt: at } };
  return { burst: { text: burst.text + key, gaps: [...burst.gaps, gap], lastAt: at } };
}

/** Whether the gaps up to Enter, but for a pause that is no more than an accident, are fast, or slow and all alike. */
function isOfMachine(gaps: readonly number[]): boolean {
  const median = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  const isFast = median <= FAST_PACE_MS;
  if (!isFast && (median > SLOW_PACE_MS || gaps.length < SHORTEST_SLOW_CODE)) return false;
  const isPause = (gap: number) =>
    isFast ? gap > 2 * FAST_PACE_MS : Math.abs(gap - median) > EVENNESS * median;
  const paced = gaps.filter((gap) => !isPause(gap));
  // What is typed just before a scan ends in a pause too: that is the first.
  if (gaps.some((gap, index) => isPause(gap) && (index === 0 || gap > REST_MS))) return false;
  if (gaps.length - paced.length > gaps.length / KEYS_PER_PAUSE) return false;
  return !isFast || paced.reduce((sum, gap) => sum + gap, 0) / paced.length <= FAST_PACE_MS;
}

/** Codes are of signs without accents and without spaces; an amount with its cents is no code. */
function isCode(text: string): boolean {
  return text.length >= SHORTEST_CODE && /^[\x21-\x7e]+$/.test(text) && !/^\d+[.,]\d{1,2}$/.test(text);
}
