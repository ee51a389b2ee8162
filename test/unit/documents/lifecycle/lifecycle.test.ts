import { describe, expect, it } from 'vitest';
import { documentStatuses } from '../../../../src-main/documents/kinds.ts';
import { advance, isDecided } from '../../../../src-main/documents/lifecycle/lifecycle.ts';

const events = ['submit', 'authorize', 'return', 'refuse', 'resubmit', 'annul', 'give_up'] as const;

/** The transitions of the interface specification, written down once more, and the one of decision 0007. */
const allowed = new Map([
  ['pending submit', 'submitted'],
  ['submitted authorize', 'authorized'],
  ['submitted return', 'returned'],
  ['submitted refuse', 'not_authorized'],
  ['returned resubmit', 'pending'],
  ['not_authorized resubmit', 'pending'],
  ['authorized annul', 'annulled'],
  ['pending give_up', 'annulled'],
]);

describe('the lifecycle of a document', () => {
  const pairs = documentStatuses.flatMap((status) => events.map((event) => [status, event] as const));
  it.each(pairs)('%s, on %s, moves only as the specification says', (status, event) => {
    expect(advance(status, event)).toBe(allowed.get(`${status} ${event}`));
  });

  it('is decided once the authority has spoken', () => {
    expect(documentStatuses.filter(isDecided)).toEqual([
      'authorized',
      'returned',
      'not_authorized',
      'annulled',
    ]);
  });
});
