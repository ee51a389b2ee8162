import { delayAfter } from '../../queue/backoff.ts';
import type { AttemptResult } from '../events/outbox.ts';
import type { PostAnswer } from './post-webhook.ts';
import { usualWebhookBackoff } from './webhook-backoff.ts';

const SECOND = 1000;

/** A Retry-After that asks for more is a mistake. */
const LONGEST_ASKED = 24 * 3600 * SECOND;

const GONE = 410;

export interface Attempted {
  readonly answer: PostAnswer;
  readonly at: Date;
  /** When the answer was there. */
  readonly now: Date;
  /** Attempts before this one, since it was last put on its way. */
  readonly tries: number;
  /** From 0 to 1. */
  readonly random: number;
  readonly delays?: readonly number[];
}

/** What an answer means: arrived (2xx), to be tried again after so long, or failed for good. */
export function attemptResult({
  answer,
  at,
  now,
  tries,
  random,
  delays = usualWebhookBackoff.delays,
}: Attempted): AttemptResult {
  const attempt = { at: at.toISOString(), duration_ms: Math.round(answer.durationMs) };
  if (answer.kind === 'failed') {
    return { attempt: { ...attempt, error: answer.error }, ...again() };
  }
  const answered = { ...attempt, status_code: answer.status };
  if (isSuccess(answer.status)) return { attempt: answered, status: 'succeeded' };
  const refused = { ...answered, error: errorOf(answer.status) };
  if (answer.status === GONE) return { attempt: refused, status: 'failed', gone: true };
  return { attempt: refused, ...again(answer.retryAfter) };

  function again(retryAfter = '0'): Pick<AttemptResult, 'status' | 'nextAttemptAt'> {
    const attempts = tries + 1;
    if (attempts >= delays.length) return { status: 'failed' };
    const wait = Math.min(askedWait(retryAfter, now), LONGEST_ASKED);
    const longer = Math.max(delayAfter({ ...usualWebhookBackoff, delays }, attempts + 1, random), wait);
    return { status: 'pending', nextAttemptAt: new Date(now.getTime() + longer).toISOString() };
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

function errorOf(status: number): string {
  if (status === GONE) return 'El receptor respondió 410: ya no existe, y queda deshabilitado.';
  if (status >= 300 && status <= 399) return `El receptor respondió ${status}: no se siguen redirecciones.`;
  return `El receptor respondió ${status}.`;
}

/** Seconds, or a date (RFC 9110 §10.2.3); what is neither asks for nothing. */
function askedWait(retryAfter: string, now: Date): number {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * SECOND;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime());
}
