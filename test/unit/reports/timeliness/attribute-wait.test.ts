import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWaitAttribution } from '../../../../src-main/reports/timeliness/attribute-wait.ts';
import type {
  DelayedDocument,
  Interruptions,
} from '../../../../src-main/reports/timeliness/timeliness-store.ts';

/** An instant so many minutes after noon. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString();
const NOW = at(600);
const nothing: Interruptions = { closed: [], offline: [] };

function aDocument(parts: Partial<DelayedDocument> = {}): DelayedDocument {
  return {
    document_id: '0197b1f0-1111-7111-8111-111111111111',
    type: 'invoice',
    number: '001-001-000000001',
    access_key: '0'.repeat(49),
    status: 'authorized',
    issued_at: at(0),
    authorized_at: at(60),
    waited_seconds: 3600,
    attempts: [],
    awaitsPerson: false,
    steps: [signed(0)],
    ...parts,
  };
}

const signed = (minutes: number) => ({ type: 'signed', at: at(minutes) });

function attempt(minutes: number, outcome: string, seconds = 0): DelayedDocument['attempts'][number] {
  return { operation: 'reception', started_at: at(minutes), duration_ms: seconds * 1000, outcome };
}

/** Minutes by cause. */
function minutesOf(parts: Partial<DelayedDocument>, interruptions: Partial<Interruptions> = {}) {
  const causes = makeWaitAttribution({ ...nothing, ...interruptions }, NOW)(aDocument(parts));
  return Object.fromEntries(causes.map(({ cause, seconds }) => [cause, seconds / 60]));
}

describe('the wait of a document', () => {
  it.each([
    ['in the queue, where nothing else is known', {}, {}, { queue: 60 }],
    ['for its signature', { steps: [signed(20)] }, {}, { queue: 40, signing: 20 }],
    ['for its signature to the end', { steps: [] }, {}, { signing: 60 }],
    [
      'for the line, from the attempt that did not reach anybody to the next',
      { attempts: [attempt(1, 'unknown: unreachable'), attempt(31, 'received')] },
      {},
      { no_line: 30, authority_deciding: 29, queue: 1 },
    ],
    [
      'for an authority that does not answer properly',
      { attempts: [attempt(0, 'unknown: http_error'), attempt(60, 'authorized')] },
      {},
      { authority_unavailable: 60 },
    ],
    [
      'for the line also before a refusal that was corrected',
      {
        attempts: [attempt(0, 'unknown: unreachable'), attempt(20, 'returned'), attempt(50, 'received')],
        steps: [signed(0), { type: 'returned', at: at(20) }, { type: 'corrected', at: at(50) }, signed(50)],
      },
      {},
      { no_line: 20, person: 30, authority_deciding: 10 },
    ],
    [
      'for a person, where its last attempt ended a moment after its refusal was written',
      {
        attempts: [{ ...attempt(0, 'returned'), duration_ms: 1 }],
        steps: [signed(0), { type: 'returned', at: at(0) }],
      },
      {},
      { person: 60 },
    ],
    [
      'for a person who is asked, from its last attempt on',
      { authorized_at: undefined, awaitsPerson: true, attempts: [attempt(30, 'unknown: unreachable')] },
      {},
      { queue: 30, person: 570 },
    ],
    [
      'for the authority until it was replaced',
      { authorized_at: undefined, closed_at: at(40), attempts: [attempt(0, 'received')] },
      {},
      { authority_deciding: 40 },
    ],
    [
      'for an authority that let it wait for an answer',
      { attempts: [attempt(30, 'unknown: timeout', 60)] },
      {},
      { authority_unavailable: 30, queue: 30 },
    ],
    [
      'for the line that others found gone',
      {},
      { offline: [{ from: at(-10), to: at(50), isLine: true }] },
      { no_line: 50, queue: 10 },
    ],
    [
      'for the authority that others found away',
      {},
      { offline: [{ from: at(30), isLine: false }] },
      { queue: 30, authority_unavailable: 30 },
    ],
    [
      'for a person, from the refusal to the correction',
      {
        attempts: [attempt(0, 'returned'), attempt(50, 'received')],
        steps: [signed(0), { type: 'returned', at: at(0) }, { type: 'corrected', at: at(45) }, signed(50)],
      },
      {},
      { person: 45, signing: 5, authority_deciding: 10 },
    ],
    [
      'for a person, from the end of its day until it is sent all the same',
      {
        attempts: [attempt(0, 'unknown: unreachable')],
        steps: [signed(0), { type: 'late', at: at(20) }, { type: 'send', at: at(50) }],
      },
      {},
      { no_line: 30, person: 30 },
    ],
    [
      'for the program, whatever else there was',
      { attempts: [attempt(0, 'unknown: unreachable')] },
      { closed: [{ from: at(5), to: at(45) }], offline: [{ from: at(0), isLine: true }] },
      { program_closed: 40, no_line: 20 },
    ],
  ])('is %s', (_, parts, interruptions, expected) => {
    expect(minutesOf(parts, interruptions)).toEqual(expected);
  });

  it('goes on until the report where nothing is decided', () => {
    expect(minutesOf({ authorized_at: undefined, attempts: [attempt(0, 'received')] })).toEqual({
      authority_deciding: 600,
    });
  });

  it('has its largest cause first', () => {
    const causes = makeWaitAttribution(nothing, NOW)(aDocument({ steps: [signed(50)] }));
    expect(causes.map(({ cause }) => cause)).toEqual(['signing', 'queue']);
  });

  it('is explained to the millisecond, whatever happened', () => {
    const minute = fc.integer({ min: -30, max: 90 });
    const outcomes = fc.constantFrom(
      'received',
      'unknown: unreachable',
      'unknown: fault',
      'in_process',
      'returned',
    );
    const span = fc.tuple(minute, fc.option(minute, { nil: undefined }), fc.boolean());
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 59 }), outcomes, fc.integer({ min: 0, max: 300 }))),
        fc.array(span),
        fc.option(minute, { nil: undefined }),
        (attempts, spans, afterwards) => {
          const sorted = attempts.toSorted(([one], [other]) => one - other);
          const interruption = spans.map(([from, to, isLine]) => ({
            from: at(from),
            to: to === undefined ? undefined : at(to),
            isLine,
          }));
          const attribute = makeWaitAttribution(
            { closed: interruption.slice(0, 2), offline: interruption.slice(2) },
            NOW,
          );
          const causes = attribute(
            aDocument({
              attempts: sorted.map(([minutes, outcome, seconds]) => attempt(minutes, outcome, seconds)),
              steps: afterwards === undefined ? [] : [signed(afterwards)],
            }),
          );
          expect(causes.reduce((total, { seconds }) => total + seconds, 0)).toBeCloseTo(3600, 6);
          expect(new Set(causes.map(({ cause }) => cause)).size).toBe(causes.length);
        },
      ),
    );
  });
});
