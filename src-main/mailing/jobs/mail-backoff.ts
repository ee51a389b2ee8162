import type { Backoff } from '../../queue/backoff.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long mail waits between tries. */
export interface MailBackoff {
  /** Before one email is tried again. */
  readonly email: Backoff;
  /** Before the account is tried again. */
  readonly account: Backoff;
}

const jitter = { less: 0.2, more: 0.2 };

export const usualMailBackoff: MailBackoff = {
  /** Greylisting lets through after minutes, a full mailbox after hours. */
  email: {
    delays: [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR],
    jitter,
  },
  /** Slower where it may be the password: providers lock out who insists. */
  account: {
    delays: [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR],
    jitter,
  },
};

/** The server put this email off so often, two days with the waits above: it is given up. */
export const GIVE_UP_ATTEMPTS = 18;
