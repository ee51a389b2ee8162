import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentStatus } from '../../../../src-main/documents/kinds.ts';
import { advance, isDecided } from '../../../../src-main/documents/lifecycle/lifecycle.ts';
import type { DeliveryStep } from '../../../../src-main/sync/delivery/delivery-store.ts';
import {
  afterDecision,
  afterReception,
  type NotHandedOut,
  numberTakenIn,
  type Verdict,
} from '../../../../src-main/sync/delivery/policy.ts';
import type { Decision, Reception, Refusal, Unknown } from '../../../../src-main/sync/ports/authority.ts';

/*
 * A document on its way, reduced to what the policy knows, and an authority that may answer anything at any time. What
 * must hold, whatever it answers, is checked at every step.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Course {
  status: DocumentStatus;
  step: DeliveryStep;
  attempts: number;
  at: number;
  submittedAt: number | undefined;
  over: boolean;
  decision: string | undefined;
}

const message = fc.constantFrom('35', '39', '43', '45', '52', '65', '70').map((code) => ({
  code,
  message: 'M',
  detail: 'D',
  type: 'error' as const,
  cause: '',
  remedy: '',
}));
const messages = fc.array(message, { maxLength: 3 });
const problems = [
  'unreachable',
  'timeout',
  'cut',
  'http_error',
  'not_soap',
  'fault',
  'too_large',
  'contradictory',
] as const satisfies readonly Unknown['problem'][];
const unknown = fc
  .constantFrom(...problems)
  .map((problem): Unknown => ({ kind: 'unknown', problem, detail: '' }));
const decidedAt = fc.option(fc.constantFrom('2026-11-20T12:00:00-05:00', '2026-11-21T12:00:00-05:00'));
const refusal: fc.Arbitrary<Refusal> = fc.record({ decidedAt, messages });

const reception: fc.Arbitrary<Reception> = fc.oneof(
  messages.map((sriMessages): Reception => ({ kind: 'received', messages: sriMessages })),
  messages.map((sriMessages): Reception => ({ kind: 'already_there', messages: sriMessages })),
  messages.map((sriMessages): Reception => ({ kind: 'returned', messages: sriMessages })),
  unknown,
);
const decision: fc.Arbitrary<Decision | NotHandedOut> = fc.oneof(
  messages.map(
    (sriMessages): Decision => ({
      kind: 'authorized',
      number: '1',
      authorizedAt: '2026-11-21T12:00:00-05:00',
      messages: sriMessages,
    }),
  ),
  refusal.map((refused): Decision => ({ kind: 'not_authorized', ...refused })),
  fc.constant<Decision>({ kind: 'in_process' }),
  fc.constant<Decision>({ kind: 'not_found' }),
  fc.constant<NotHandedOut>({ kind: 'not_handed_out' }),
  unknown,
);
/** Both answers are drawn; the document's step says which of them is heard. */
const turn = fc.record({
  reception,
  decision,
  random: fc.double({ min: 0, max: 1, noNaN: true }),
  /** How much longer than needed until somebody looks: a program that was off. */
  idle: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 * DAY })),
  isLate: fc.boolean(),
});

describe('the policy, whatever the authority answers', () => {
  it('keeps every document on its way, at a person’s desk, or at an end that the authority named', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 80 }), fc.option(refusal), (turns, knownRefusal) => {
        const course: Course = {
          status: 'pending',
          step: 'send',
          attempts: 0,
          at: 0,
          submittedAt: undefined,
          over: false,
          decision: undefined,
        };
        let numberTaken: ReturnType<typeof numberTakenIn>;
        for (const one of turns) {
          if (course.over || course.decision !== undefined) break;
          course.at += one.idle;
          const submittedForMs =
            course.submittedAt === undefined ? undefined : course.at - course.submittedAt;
          if (course.step === 'send') {
            mayBeSent(course, submittedForMs);
            const submitted = course.status !== 'pending';
            const { attempts } = course;
            const verdict = afterReception(one.reception, { attempts, submitted, random: one.random });
            follow(course, verdict, one.reception.kind);
            numberTaken = numberTakenIn(one.reception);
          } else {
            const { step, attempts } = course;
            const circumstances = { ...one, step, attempts, submittedForMs, numberTaken };
            const verdict = afterDecision(one.decision, {
              ...circumstances,
              knownRefusal: knownRefusal ?? undefined,
            });
            follow(course, verdict, one.decision.kind);
            if (one.decision.kind === 'unknown') expect(verdict.moves).toEqual([]);
            numberTaken = undefined;
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('comes to an end soon once the authority answers clearly', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 40 }), (turns) => {
        let course = { step: 'send' as DeliveryStep, attempts: 0, submitted: false };
        let isOver = false;
        const take = (verdict: Verdict) => {
          isOver = verdict.next === undefined || verdict.decision !== undefined;
          const submitted = course.submitted || verdict.moves.includes('submit');
          if (verdict.next) course = { ...verdict.next, submitted };
        };
        const step = (received: Reception, decided: Decision | NotHandedOut) => {
          const { attempts, submitted } = course;
          if (course.step === 'send')
            return take(afterReception(received, { attempts, submitted, random: 0.5 }));
          const submittedForMs = submitted ? MINUTE : undefined;
          take(afterDecision(decided, { ...course, submittedForMs, isLate: false, random: 0.5 }));
        };
        for (const one of turns) if (!isOver) step(one.reception, one.decision);
        const clear: Decision = { kind: 'authorized', number: '1', authorizedAt: '2026-11-21', messages: [] };
        for (let times = 0; times < 2 && !isOver; times += 1) step({ kind: 'received', messages: [] }, clear);
        expect(isOver).toBe(true);
      }),
    );
  });
});

/** What the authority has, or may have, is not handed over again before it answered that it knows nothing of it. */
function mayBeSent({ status, attempts }: Course, submittedForMs: number | undefined): void {
  if (status === 'pending') return;
  expect(status).toBe('submitted');
  expect(submittedForMs).toBeGreaterThanOrEqual(DAY);
  expect(attempts).toBeGreaterThanOrEqual(9);
}

function follow(
  course: Course,
  verdict: Verdict,
  heard: (Reception | Decision | NotHandedOut)['kind'],
): void {
  for (const move of verdict.moves) {
    const reached = advance(course.status, move);
    expect(reached, `${course.status} cannot ${move}`).toBeDefined();
    if (!reached) return;
    course.status = reached;
    if (reached === 'submitted') course.submittedAt ??= course.at;
  }
  // No end but the one the authority named.
  if (course.status === 'authorized') expect(heard).toBe('authorized');
  if (course.status === 'not_authorized') expect(heard).toBe('not_authorized');
  if (course.status === 'returned')
    expect(['returned', 'not_found', 'not_handed_out', 'not_authorized']).toContain(heard);
  if (heard === 'unknown' || heard === 'in_process') expect(isDecided(course.status)).toBe(false);
  // Always a next step, an end, or a person.
  expect(verdict.next === undefined).toBe(isDecided(course.status));
  course.over = verdict.next === undefined;
  course.decision = verdict.decision;
  if (!verdict.next) return;
  const { step, attempts, waitMs } = verdict.next;
  // Only what surely did not arrive is sent without a question.
  if (course.step === 'send' && heard !== 'unknown') expect(step).not.toBe('send');
  expect(waitMs).toBeGreaterThanOrEqual(0);
  expect(waitMs).toBeLessThanOrEqual(18 * MINUTE);
  Object.assign(course, { step, attempts, at: course.at + waitMs });
}
