import { type LateDocument, type WaitCause, waitCauses } from '../../contract/reports/timeliness.ts';
import type { DelayedDocument, Interruptions, Span } from './timeliness-store.ts';

/** Steps after which the document waits for a person, until another step or attempt. */
const untilPerson: ReadonlySet<string> = new Set([
  'returned',
  'not_authorized',
  'authorization_mismatch',
  'late',
]);

/**
 * What each part of a document's wait is due to. The wait is cut wherever something changed (the program closed or opened, the
 * line went or came back, an attempt, a step), and each piece has one cause: the first of `program_closed`, `person`, `signing`, then
 * what the last attempt met, then whether others met anything.
 *
 * @param now until when what is not authorized has waited
 */
export function attributeWait(
  document: DelayedDocument,
  { closed, offline }: Interruptions,
  now: string,
): LateDocument['causes'] {
  const start = Date.parse(document.issued_at);
  const end = Date.parse(document.authorized_at ?? now);
  const spans = [...closed, ...offline];
  const attempts = document.attempts.map(({ started_at, duration_ms, outcome }) => ({
    at: Date.parse(started_at) + duration_ms,
    begins: Date.parse(started_at),
    outcome,
  }));
  const steps = document.steps.map(({ type, at }) => ({ type, at: Date.parse(at) }));
  const signedAt = document.signedAt === undefined ? end : Date.parse(document.signedAt);
  const cuts = [
    ...spans.flatMap(({ from, to }) => [Date.parse(from), to === undefined ? end : Date.parse(to)]),
    ...attempts.flatMap(({ at, begins }) => [at, begins]),
    ...steps.map(({ at }) => at),
    signedAt,
  ].filter((at) => at > start && at < end);
  const edges = [...new Set([start, ...cuts, end])].toSorted((one, other) => one - other);

  const milliseconds = new Map<WaitCause, number>();
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const cause = causeAt(from);
    milliseconds.set(cause, (milliseconds.get(cause) ?? 0) + (edges[index + 1] ?? from) - from);
  }
  return waitCauses
    .flatMap((cause) => {
      const waited = milliseconds.get(cause) ?? 0;
      return waited > 0 ? [{ cause, seconds: waited / 1000 }] : [];
    })
    .toSorted((one, other) => other.seconds - one.seconds);

  function causeAt(at: number): WaitCause {
    if (closed.some((span) => includes(span, at))) return 'program_closed';
    const step = steps.findLast((one) => one.at <= at);
    const attempt = attempts.findLast((one) => one.at <= at);
    if (step && untilPerson.has(step.type) && !(attempt && attempt.at > step.at)) return 'person';
    if (at < signedAt) return 'signing';
    if (attempts.some((one) => one.begins <= at && at < one.at)) return 'authority_deciding';
    if (attempt) return causeOfOutcome(attempt.outcome);
    const outage = offline.find((span) => includes(span, at));
    if (!outage) return 'queue';
    return outage.isLine ? 'no_line' : 'authority_unavailable';
  }
}

function causeOfOutcome(outcome: string): WaitCause {
  if (outcome === 'unknown: unreachable') return 'no_line';
  return outcome.startsWith('unknown') ? 'authority_unavailable' : 'authority_deciding';
}

function includes({ from, to }: Span, at: number): boolean {
  return Date.parse(from) <= at && (to === undefined || at < Date.parse(to));
}
