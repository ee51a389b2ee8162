import { describe, expect, it } from 'vitest';
import { afterDecision, afterReception, numberTakenIn } from '../../../../src-main/sync/delivery/policy.ts';
import type { Decision, Reception, Refusal, Unknown } from '../../../../src-main/sync/ports/authority.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const received: Reception = { kind: 'received', messages: [] };
const alreadyThere: Reception = { kind: 'already_there', messages: [] };
const returned: Reception = { kind: 'returned', messages: [] };
const authorized: Decision = {
  kind: 'authorized',
  number: '1',
  authorizedAt: '2026-11-21T12:00:00-05:00',
  messages: [],
};
const notAuthorized: Decision = { kind: 'not_authorized', decidedAt: null, messages: [] };
const unknown = (problem: Unknown['problem']): Unknown => ({ kind: 'unknown', problem, detail: '' });

/** On its day, and with waits as they are written. */
const ordinary = { isLate: false, random: 0.5 } as const;
const turnOf = (attempts: number, submitted: boolean) => ({ attempts, submitted, random: 0.5 });

describe('a document that is handed out no more, and whose state is not given', () => {
  const question = { step: 'ask', attempts: 0, ...ordinary } as const;

  it('waits for a person once it was submitted', () => {
    const submittedForMs = 30 * 24 * 60 * MINUTE;
    expect(afterDecision({ kind: 'not_handed_out' }, { ...question, submittedForMs })).toEqual({
      moves: [],
      events: [],
      next: { step: 'ask', attempts: 9, waitMs: 0 },
      decision: 'authorization_unknown',
    });
  });

  it('is sent where nobody knows whether it was received', () => {
    const unsure = { ...question, step: 'ask_before_send', submittedForMs: undefined } as const;
    expect(afterDecision({ kind: 'not_handed_out' }, unsure)).toEqual(
      afterDecision({ kind: 'not_found' }, unsure),
    );
  });
});

describe('after handing a document over', () => {
  it.for([received, alreadyThere])('asks two seconds after $kind, and never sends again', (outcome) => {
    expect(afterReception(outcome, turnOf(3, false))).toEqual({
      moves: ['submit'],
      events: ['received'],
      next: { step: 'ask', attempts: 0, waitMs: 2 * SECOND },
    });
    expect(afterReception(outcome, turnOf(3, true))).toMatchObject({
      moves: [],
      events: [],
      next: { step: 'ask' },
    });
  });

  it.for([received, alreadyThere])('asks as soon after $kind as it was asked to', (outcome) => {
    expect(afterReception(outcome, { ...turnOf(0, false), firstQuestionMs: 200 }).next).toEqual({
      step: 'ask',
      attempts: 0,
      waitMs: 200,
    });
  });

  it('is over with a document that was returned, which skips no state', () => {
    expect(afterReception(returned, turnOf(0, false))).toEqual({
      moves: ['submit', 'return'],
      events: ['returned'],
      next: undefined,
    });
    expect(afterReception(returned, turnOf(0, true)).moves).toEqual(['return']);
  });

  it('sends again where no connection was made: nothing can have arrived', () => {
    expect(afterReception(unknown('unreachable'), turnOf(0, false))).toEqual({
      moves: [],
      events: ['send_delayed'],
      next: { step: 'send', attempts: 1, waitMs: 2 * SECOND },
    });
  });

  it.for(['timeout', 'cut', 'http_error', 'not_soap', 'fault', 'too_large', 'contradictory'] as const)(
    'asks before it sends again after %s: it may have arrived',
    (problem) => {
      expect(afterReception(unknown(problem), turnOf(0, false))).toMatchObject({
        moves: [],
        next: { step: 'ask_before_send', attempts: 1, waitMs: 2 * SECOND },
      });
    },
  );

  it('reports the delay once and waits longer each time', () => {
    const later = afterReception(unknown('timeout'), turnOf(6, false));
    expect(later).toMatchObject({ events: [], next: { attempts: 7, waitMs: 5 * MINUTE } });
  });
});

describe('after asking what was decided', () => {
  const question = { step: 'ask', attempts: 0, submittedForMs: 2 * SECOND, ...ordinary } as const;
  const unsure = { step: 'ask_before_send', attempts: 2, submittedForMs: undefined, ...ordinary } as const;

  it.for([
    { outcome: authorized, move: 'authorize', event: 'authorized' },
    { outcome: notAuthorized, move: 'refuse', event: 'not_authorized' },
  ] as const)('is over once $outcome.kind', ({ outcome, move, event }) => {
    expect(afterDecision(outcome, question)).toEqual({ moves: [move], events: [event], next: undefined });
    expect(afterDecision(outcome, unsure)).toEqual({
      moves: ['submit', move],
      events: ['received', event],
      next: undefined,
    });
  });

  it('waits for a person when what was authorized is not what was sent', () => {
    const decided = { step: 'ask', ...turnOf(0, false), ...ordinary, submittedForMs: undefined } as const;
    expect(afterDecision(authorized, { ...decided, differences: ['document'] })).toEqual({
      moves: ['submit'],
      events: ['received', 'authorization_mismatch'],
      next: { step: 'ask', attempts: 0, waitMs: 0 },
      decision: 'authorization_mismatch',
      differences: ['document'],
    });
    expect(
      afterDecision(authorized, { ...decided, submittedForMs: MINUTE, differences: ['date'] }),
    ).toMatchObject({ moves: [], events: ['authorization_mismatch'] });
  });

  it('goes on asking while nothing is decided', () => {
    expect(afterDecision({ kind: 'in_process' }, question)).toEqual({
      moves: [],
      events: [],
      next: { step: 'ask', attempts: 1, waitMs: 2 * SECOND },
    });
  });

  it('learns from a document in process that it had arrived', () => {
    expect(afterDecision({ kind: 'in_process' }, unsure)).toEqual({
      moves: ['submit'],
      events: ['received'],
      next: { step: 'ask', attempts: 3, waitMs: 15 * SECOND },
    });
  });

  it('sends at once what surely never arrived', () => {
    expect(afterDecision({ kind: 'not_found' }, unsure)).toEqual({
      moves: [],
      events: [],
      next: { step: 'send', attempts: 2, waitMs: 0 },
    });
  });

  it('asks for a day about a document that was received, and only then sends the same bytes again', () => {
    const day = 24 * 60 * MINUTE;
    const nextAfter = (submittedForMs: number) =>
      afterDecision({ kind: 'not_found' }, { ...question, attempts: 90, submittedForMs }).next;
    expect(nextAfter(day - 1)).toEqual({ step: 'ask', attempts: 91, waitMs: 15 * MINUTE });
    expect(nextAfter(day)).toEqual({ step: 'send', attempts: 90, waitMs: 0 });
  });

  it('asks with all the delays again before it sends a lost document once more', () => {
    const nextAfter = (attempts: number) =>
      afterDecision({ kind: 'not_found' }, { ...question, attempts, submittedForMs: 48 * 60 * MINUTE }).next;
    expect(nextAfter(0)).toEqual({ step: 'ask', attempts: 1, waitMs: 2 * SECOND });
    expect(nextAfter(8)).toEqual({ step: 'ask', attempts: 9, waitMs: 15 * MINUTE });
    expect(nextAfter(9)).toMatchObject({ step: 'send', waitMs: 0 });
  });

  it.for([question, unsure])('asks again, and only asks, when the answer is unclear: $step', (question) => {
    const verdict = afterDecision(unknown('cut'), question);
    expect(verdict).toMatchObject({
      moves: [],
      events: [],
      next: { step: question.step, attempts: question.attempts + 1 },
    });
  });
});

describe('a document whose number is taken, says reception', () => {
  const numberTaken = [sriMessage('45')];
  const unsure = { step: 'ask_before_send', attempts: 1, submittedForMs: undefined, ...ordinary } as const;
  const question = { ...unsure, numberTaken };

  it('is asked about at once: it may be the very one, sent before', () => {
    const outcome: Reception = { kind: 'returned', messages: numberTaken };
    expect(numberTakenIn(outcome)).toEqual(numberTaken);
    expect(afterReception(outcome, turnOf(1, false))).toEqual({
      moves: [],
      events: [],
      next: { step: 'ask_before_send', attempts: 1, waitMs: 0 },
    });
  });

  it('is there when reception says in the same breath that it has the key', () => {
    const outcome: Reception = { kind: 'returned', messages: [sriMessage('43'), sriMessage('45')] };
    expect(afterReception(outcome, turnOf(0, false))).toMatchObject({
      moves: ['submit'],
      next: { step: 'ask' },
    });
  });

  it.for([
    [unsure, ['submit', 'return']],
    [{ ...unsure, submittedForMs: 25 * 60 * MINUTE }, ['return']],
  ] as const)(
    'is returned when the authority does not know its key, and a person decides',
    ([question, moves]) => {
      expect(afterDecision({ kind: 'not_found' }, { ...question, numberTaken })).toEqual({
        moves,
        events: ['returned'],
        next: undefined,
        decision: 'number_taken',
        messages: numberTaken,
      });
    },
  );

  it('goes the way of the decision when the authority knows its key', () => {
    expect(afterDecision(authorized, question)).toEqual(afterDecision(authorized, unsure));
    expect(afterDecision(notAuthorized, question)).toEqual(afterDecision(notAuthorized, unsure));
    expect(afterDecision({ kind: 'in_process' }, question)).toEqual(
      afterDecision({ kind: 'in_process' }, unsure),
    );
  });

  it('is asked about again when the answer is unclear', () => {
    expect(afterDecision(unknown('timeout'), question)).toEqual(afterDecision(unknown('timeout'), unsure));
  });

  it('is returned without stopping the series when the number is that of its own earlier refusal', () => {
    const knownRefusal: Refusal = { decidedAt: '2026-11-21T12:00:00-05:00', messages: [sriMessage('39')] };
    const verdict = afterDecision({ kind: 'not_authorized', ...knownRefusal }, { ...question, knownRefusal });
    expect(verdict).toMatchObject({ moves: ['submit', 'return'], next: undefined, messages: numberTaken });
    expect(verdict.decision).toBeUndefined();
  });
});

describe('a document whose date is refused', () => {
  it('is returned, and a person decides', () => {
    const outcome: Reception = { kind: 'returned', messages: [sriMessage('65')] };
    expect(afterReception(outcome, turnOf(0, false))).toEqual({
      moves: ['submit', 'return'],
      events: ['returned'],
      next: undefined,
      decision: 'date_refused',
    });
  });
});

describe('a document whose day is over', () => {
  const late = {
    step: 'ask_before_send',
    attempts: 1,
    submittedForMs: undefined,
    isLate: true,
    random: 0.5,
  } as const;

  it('waits for a person when it surely never arrived', () => {
    expect(afterDecision({ kind: 'not_found' }, late)).toEqual({
      moves: [],
      events: [],
      next: { step: 'send', attempts: 1, waitMs: 0 },
      decision: 'late',
    });
  });

  it('is treated as any other once it was sent', () => {
    for (const outcome of [authorized, notAuthorized, { kind: 'in_process' }, unknown('cut')] as const) {
      expect(afterDecision(outcome, late)).toEqual(afterDecision(outcome, { ...late, isLate: false }));
    }
    const submitted = { ...late, step: 'ask', attempts: 90, submittedForMs: 25 * 60 * MINUTE } as const;
    expect(afterDecision({ kind: 'not_found' }, submitted)).toMatchObject({ next: { step: 'send' } });
  });
});

describe('a refusal after a correction', () => {
  const DAY = 24 * 60 * MINUTE;
  const knownRefusal: Refusal = { decidedAt: '2026-11-21T12:00:00-05:00', messages: [sriMessage('39')] };
  const sent = {
    step: 'ask',
    attempts: 3,
    submittedForMs: 2 * SECOND,
    knownRefusal,
    ...ordinary,
  } as const;
  const unsure = {
    step: 'ask_before_send',
    attempts: 1,
    submittedForMs: undefined,
    knownRefusal,
    ...ordinary,
  } as const;
  const counts = { moves: ['refuse'], next: undefined };

  it.for([
    ['the same one', knownRefusal.decidedAt],
    ['the same one, written in another offset', '2026-11-21T17:00:00Z'],
    ['an older one', '2026-11-20T12:00:00-05:00'],
  ] as const)('says nothing when it is %s: the correction is not judged yet', ([, decidedAt]) => {
    const outcome = refusal({ decidedAt, messages: [sriMessage('52')] });
    expect(afterDecision(outcome, sent)).toEqual({
      moves: [],
      events: [],
      next: { step: 'ask', attempts: 4, waitMs: 30 * SECOND },
    });
  });

  it('does not count before the authority is known to have received the correction, which is sent', () => {
    expect(afterDecision(refusal(knownRefusal), unsure)).toEqual({
      moves: [],
      events: [],
      next: { step: 'send', attempts: 1, waitMs: 0 },
    });
  });

  it('does not count in an unknown state either: an answer of its date is not about the correction', () => {
    const odd = { kind: 'in_process', decidedAt: '2026-11-21T17:00:00Z' } as const;
    const numberTaken = [sriMessage('45')];
    expect(afterDecision(odd, unsure)).toEqual(afterDecision({ kind: 'not_found' }, unsure));
    expect(afterDecision(odd, sent)).toEqual(afterDecision({ kind: 'not_found' }, sent));
    expect(afterDecision(odd, { ...unsure, numberTaken })).toEqual({
      moves: [],
      events: [],
      next: { step: 'ask_before_send', attempts: 2, waitMs: 5 * SECOND },
    });
  });

  it.for([undefined, '2026-11-21T12:00:01-05:00'])(
    'is not meant by what is undecided without its date: %s',
    (decidedAt) => {
      const undecided = { kind: 'in_process', ...(decidedAt && { decidedAt }) } as const;
      expect(afterDecision(undecided, unsure)).toMatchObject({ moves: ['submit'], next: { step: 'ask' } });
    },
  );

  it("counts when it is later by the authority's clock, even for the same reason", () => {
    const outcome = refusal({ ...knownRefusal, decidedAt: '2026-11-21T12:00:01-05:00' });
    expect(afterDecision(outcome, sent)).toMatchObject(counts);
    expect(afterDecision(outcome, unsure)).toMatchObject({ moves: ['submit', 'refuse'], next: undefined });
  });

  it.for([
    [null, knownRefusal.decidedAt],
    [knownRefusal.decidedAt, null],
    [null, null],
  ] as const)('is known by its reasons where a date is missing: %s, known %s', ([now, before]) => {
    const question = { ...sent, knownRefusal: { ...knownRefusal, decidedAt: before } };
    const same = refusal({ ...knownRefusal, decidedAt: now });
    const other = refusal({ decidedAt: now, messages: [sriMessage('39', 'otro detalle')] });
    expect(afterDecision(same, question)).toMatchObject({ moves: [], next: { step: 'ask' } });
    expect(afterDecision(other, question)).toMatchObject(counts);
  });

  it('counts, whichever it is, once the authority has had the correction for a day', () => {
    const decisionAfter = (submittedForMs: number) =>
      afterDecision(refusal(knownRefusal), { ...sent, submittedForMs });
    expect(decisionAfter(DAY - 1)).toMatchObject({ moves: [], next: { step: 'ask' } });
    expect(decisionAfter(DAY)).toMatchObject(counts);
  });

  it('counts where nothing was refused before', () => {
    expect(afterDecision(refusal(knownRefusal), { ...sent, knownRefusal: undefined })).toMatchObject(counts);
  });

  it('does not hide an authorization', () => {
    expect(afterDecision(authorized, sent)).toMatchObject({ moves: ['authorize'], next: undefined });
  });

  function refusal(parts: Refusal): Decision {
    return { kind: 'not_authorized', ...parts };
  }
});

function sriMessage(code: string, detail = 'x'): Refusal['messages'][number] {
  return { code, message: 'FIRMA INVALIDA', detail, type: 'error', cause: '', remedy: '' };
}
