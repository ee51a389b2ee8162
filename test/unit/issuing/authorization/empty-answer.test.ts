import { describe, expect, it } from 'vitest';
import {
  type AfterEmptyAnswer,
  afterEmptyAnswer,
  type EmptyAnswer,
} from '../../../../src-main/issuing/authorization/empty-answer.ts';
import type { StateAnswer } from '../../../../src-main/issuing/ports/document-states.ts';

const at = new Date('2026-11-27T12:00:00-05:00');
const DECIDED_AT = '2026-11-20T10:31:09-05:00';

const since = {
  fresh: new Date('2026-11-24T12:00:01-05:00'),
  old: new Date('2026-11-24T12:00:00-05:00'),
  lastMonth: new Date('2026-10-01T00:00:00-05:00'),
  before: new Date('2026-09-30T23:59:59-05:00'),
};
const everything = { isEnveloped: true, isListed: true, isSigned: true };
const listed = { isListed: true, isSigned: true };
const signed = { isSigned: true };

const stateAnswer = (state: Extract<StateAnswer, { kind: 'found' }>['state']): StateAnswer => ({
  kind: 'found',
  state,
  decidedAt: DECIDED_AT,
});
const noData: StateAnswer = { kind: 'no_data' };
const unavailable: StateAnswer = { kind: 'unavailable' };

/** Asks for the state only where a case says what the answer is. */
function decide(age: keyof typeof since, evidence: Partial<EmptyAnswer>, state: StateAnswer | 'not_asked') {
  return afterEmptyAnswer({ at, since: since[age], ...evidence }, async () => {
    if (state === 'not_asked') throw new Error('ConsultaComprobante was asked');
    return state;
  });
}

describe('what is known of a document after an empty answer', () => {
  it.for<
    [keyof typeof since, string, Partial<EmptyAnswer>, StateAnswer | 'not_asked', Partial<AfterEmptyAnswer>]
  >([
    ['fresh', 'nothing', {}, 'not_asked', { kind: 'undecided' }],
    ['fresh', 'everything', everything, 'not_asked', { kind: 'undecided' }],
    ['old', 'everything', everything, 'not_asked', { kind: 'authorized', by: 'envelope' }],
    ['before', 'everything', everything, 'not_asked', { kind: 'authorized', by: 'envelope' }],
    ['old', 'a state', listed, stateAnswer('authorized'), { kind: 'authorized', by: 'state' }],
    ['lastMonth', 'a state', {}, stateAnswer('authorized'), { kind: 'authorized', by: 'state' }],
    ['old', 'a state', listed, stateAnswer('annulment_pending'), { kind: 'authorized', by: 'state' }],
    ['old', 'a state', listed, stateAnswer('annulled'), { kind: 'annulled', by: 'state' }],
    ['old', 'a state', listed, stateAnswer('not_authorized'), { kind: 'not_authorized', by: 'state' }],
    ['old', 'a listing, and no state yet', listed, unavailable, { kind: 'undecided' }],
    ['old', 'a listing', listed, noData, { kind: 'authorized', by: 'listing' }],
    ['before', 'a listing', listed, 'not_asked', { kind: 'authorized', by: 'listing' }],
    ['old', 'its signature', signed, noData, { kind: 'signed' }],
    ['before', 'its signature', signed, 'not_asked', { kind: 'signed' }],
    ['old', 'nothing', {}, noData, { kind: 'unknown' }],
    ['before', 'nothing', {}, 'not_asked', { kind: 'unknown' }],
  ])('%s, with %s', async ([age, , evidence, state, expected]) => {
    expect(await decide(age, evidence, state)).toMatchObject(expected);
  });

  it('has the date of the decision that ConsultaComprobante tells', async () => {
    expect(await decide('old', {}, stateAnswer('authorized'))).toHaveProperty('decidedAt', DECIDED_AT);
    expect(await decide('old', {}, { kind: 'found', state: 'authorized' })).toEqual({
      kind: 'authorized',
      by: 'state',
    });
  });
});
