import type { Problem } from '../../contract/problems/problems.ts';

/** Seconds without another try after so many wrong PINs in a row: mistyping twice costs nothing. */
const waits = [0, 0, 0, 5, 15, 60, 300] as const;

/** From the seventh on. It ends by itself: nobody can lock the only administrator out for ever. */
const LONGEST_WAIT = 900;

/** How long no PIN is taken after the last of so many wrong ones in a row, in seconds. */
export function waitAfterWrongPins(wrong: number): number {
  return waits[wrong] ?? LONGEST_WAIT;
}

/** Until when, or undefined where the next try may come at once. */
export function lockedUntil(wrong: number, at: Date): Date | undefined {
  const seconds = waitAfterWrongPins(wrong);
  return seconds === 0 ? undefined : new Date(at.getTime() + seconds * 1000);
}

/** The refusal of a try before the wait is over. */
export function lockedProblem(until: Date, at: Date): Problem {
  const seconds = secondsUntil(until, at);
  return {
    code: 'pin_locked',
    detail: `Hubo varios PIN incorrectos. Espere ${seconds} segundos, o pida un PIN nuevo a quien administra.`,
    retryAfterSeconds: seconds,
  };
}

export function secondsUntil(until: Date, at: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
}
