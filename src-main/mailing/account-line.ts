import type { AccountProblem } from '../contract/email-settings.ts';

/**
 * The line to the mail account. While it fails nothing is worth trying but one email at a time, at growing waits; the
 * first answer opens it for all.
 */
export interface AccountLine {
  /** How many emails may be under way now. */
  room(): number;
  failed(problem: AccountProblem): void;
  /** Whether it had failed before. */
  answered(): boolean;
  /** The account was changed: as if it had never been tried. */
  reset(): void;
  trouble(): LineTrouble | undefined;
}

export interface LineTrouble {
  readonly problem: AccountProblem;
  readonly since: Date;
  readonly retryAt: Date;
}

export interface AccountLineOptions {
  readonly hands: number;
  readonly now: () => Date;
  /** Milliseconds to wait after so many failures in a row, from 1. */
  readonly waitBefore: (failures: number) => number;
}

export function makeAccountLine({ hands, now, waitBefore }: AccountLineOptions): AccountLine {
  let failures = 0;
  let trouble: LineTrouble | undefined;
  return {
    room() {
      if (!trouble) return hands;
      return trouble.retryAt <= now() ? 1 : 0;
    },
    failed(problem) {
      const at = now();
      // Several that were under way when it broke are one failure.
      if (trouble && trouble.retryAt > at) return;
      failures += 1;
      const retryAt = new Date(at.getTime() + waitBefore(failures));
      trouble = { problem, since: trouble?.since ?? at, retryAt };
    },
    answered() {
      const hadFailed = trouble !== undefined;
      failures = 0;
      trouble = undefined;
      return hadFailed;
    },
    reset() {
      failures = 0;
      trouble = undefined;
    },
    trouble: () => trouble,
  };
}
