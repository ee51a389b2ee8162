import { type LateDocument, type WaitCause, waitCauses } from '../../contract/reports/timeliness.ts';
import type { DelayedDocument, Interruptions, Span } from './timeliness-store.ts';

/** Steps after which the document waits for a person, until another step or an attempt that begins later. */
const untilPerson: ReadonlySet<string> = new Set([
  'returned',
  'not_authorized',
  'authorization_mismatch',
  'late',
]);

/** Between instants in milliseconds; the end is infinite while it lasts. */
interface TimeSpan {
  readonly from: number;
  readonly to: number;
  readonly cause: WaitCause;
}

/**
 * Attributes the waits of documents to their causes. A wait is cut wherever something changed (the program closed or opened, the
 * line went or came back, an attempt, a step), and each piece has one cause: the first of `program_closed`, `person`, `signing`,
 * then what the last attempt met, then what the attempts of other documents met.
 *
 * @param now instant, ISO 8601: until when what is undecided has waited
 */
export function makeWaitAttribution({ closed, offline }: Interruptions, now: string) {
  // Parsed once: a year has hundreds of them, and a report thousands of documents.
  const closings = closed.map((span) => timeSpan(span, 'program_closed'));
  const outages = offline.map((span) => timeSpan(span, span.isLine ? 'no_line' : 'authority_unavailable'));

  return (document: DelayedDocument): LateDocument['causes'] => {
    const start = Date.parse(document.issued_at);
    const end = Date.parse(document.authorized_at ?? document.closed_at ?? now);
    const overlapping = ({ from, to }: TimeSpan) => from < end && to > start;
    const own = { closings: closings.filter(overlapping), outages: outages.filter(overlapping) };
    const attempts = document.attempts.map(({ started_at, outcome }) => ({
      at: Date.parse(started_at),
      outcome,
    }));
    const steps = document.steps.map(({ type, at }) => ({ type, at: Date.parse(at) }));
    const cuts = [
      ...[...own.closings, ...own.outages].flatMap(({ from, to }) => [from, to]),
      ...[...attempts, ...steps].map(({ at }) => at),
    ].filter((at) => at > start && at < end);
    const edges = [start, ...cuts.toSorted((one, other) => one - other), end];

    const closing = lastBegun(own.closings, ({ from }) => from);
    const outage = lastBegun(own.outages, ({ from }) => from);
    const attempt = lastBegun(attempts, ({ at }) => at);
    const step = lastBegun(steps, ({ at }) => at);
    const signing = lastBegun(
      steps.filter(({ type }) => type === 'signed' || type === 'corrected'),
      ({ at }) => at,
    );
    const causeAt = (at: number): WaitCause => {
      const [shut, out, tried, stepped, signed] = [
        closing(at),
        outage(at),
        attempt(at),
        step(at),
        signing(at),
      ];
      if (shut && at < shut.to) return shut.cause;
      const isHeld = document.awaitsPerson && (attempts.at(-1)?.at ?? 0) <= at;
      if (isHeld || (stepped && untilPerson.has(stepped.type) && (tried?.at ?? 0) <= stepped.at))
        return 'person';
      if (signed?.type !== 'signed') return 'signing';
      if (tried) return causeOfOutcome(tried.outcome);
      return out && at < out.to ? out.cause : 'queue';
    };

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
  };
}

/** Finds the last of some things that has begun; asked of later and later instants, it goes through them once. */
function lastBegun<Thing>(things: readonly Thing[], beginsAt: (thing: Thing) => number) {
  const sorted = things.toSorted((one, other) => beginsAt(one) - beginsAt(other));
  let next = 0;
  return (at: number): Thing | undefined => {
    for (let thing = sorted[next]; thing !== undefined && beginsAt(thing) <= at; thing = sorted[next])
      next += 1;
    return sorted[next - 1];
  };
}

function timeSpan({ from, to }: Span, cause: WaitCause): TimeSpan {
  return { from: Date.parse(from), to: to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to), cause };
}

function causeOfOutcome(outcome: string): WaitCause {
  if (outcome === 'unknown: unreachable') return 'no_line';
  return outcome.startsWith('unknown') ? 'authority_unavailable' : 'authority_deciding';
}
