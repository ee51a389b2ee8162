import type { Refusal } from '../../../lib/http/answer.ts';

/** Until when no PIN of a person is taken, in milliseconds: what the list has, or the answer to the last try. */
export function waitUntil(
  lockedUntil: string | undefined,
  lastTry: { readonly refusal: Refusal; readonly at: number } | undefined,
): number {
  const listed = lockedUntil === undefined ? 0 : Date.parse(lockedUntil);
  const { refusal, at } = lastTry ?? {};
  const refused = refusal?.retryAfterSeconds === undefined ? 0 : (at ?? 0) + refusal.retryAfterSeconds * 1000;
  return Math.max(listed, refused);
}

/** What is left of a wait, `0:05` or `14:59`; undefined when it is over. */
export function waitLeft(until: number, now: number): string | undefined {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
