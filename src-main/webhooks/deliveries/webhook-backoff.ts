import type { Backoff } from '../../queue/backoff.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait before each attempt after the one before it (api.md §5); then the delivery has failed. */
export const usualWebhookBackoff: Backoff = {
  delays: [
    0,
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    24 * HOUR,
  ],
  jitter: { less: 0, more: 0.1 },
};
