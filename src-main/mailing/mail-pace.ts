const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long mail waits, in milliseconds; `random` from 0 to 1. */
export interface MailPace {
  /** Before one email is tried again, after so many tries in vain, from 1. */
  beforeAttempt(attempts: number, random: number): number;
  /** Before the account is tried again, after so many failures in a row, from 1. */
  beforeAccount(failures: number, random: number): number;
}

/** Greylisting lets through after minutes, a full mailbox after hours. */
const emailWaits = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];

/** Slower where it may be the password: providers lock out who insists. */
const accountWaits = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];

export const usualPace: MailPace = {
  beforeAttempt: (attempts, random) => waitOf(emailWaits, attempts, random),
  beforeAccount: (failures, random) => waitOf(accountWaits, failures, random),
};

/** The server put this email off so often, two days with the waits above: it is given up. */
export const GIVE_UP_ATTEMPTS = 18;

/** Up to this part of a wait more or less, so that what failed together does not come back together. */
const JITTER = 0.2;

function waitOf(waits: readonly number[], count: number, random: number): number {
  const wait = waits[Math.min(count, waits.length) - 1] ?? HOUR;
  return Math.round(wait * (1 + JITTER * (2 * random - 1)));
}
