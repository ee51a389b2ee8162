import { describe, expect, it } from 'vitest';
import { nextStepOf } from '../../../src-renderer/features/sync/next-step.ts';

describe('what happens next with a document that waits', () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z');
  const soon = '2026-11-21T10:00:40.000Z';
  const going = { paused: false, signing: { state: 'ready' } } as const;
  const unsigned = { ...going, signing: { state: 'waiting' } } as const;

  it.each([
    ['is tried later', { step: 'send', next_attempt_at: soon }, going, { kind: 'later', at: soon }],
    ['is tried now', { step: 'ask', next_attempt_at: '2026-11-21T09:59:59.000Z' }, going, { kind: 'now' }],
    ['is tried now when no time is set', { step: 'send' }, going, { kind: 'now' }],
    [
      'waits for somebody to resume',
      { step: 'send', next_attempt_at: soon },
      { ...going, paused: true },
      { kind: 'resumed' },
    ],
    ['waits for the signature', { step: 'sign', next_attempt_at: soon }, unsigned, { kind: 'signed' }],
    [
      'is sent though others wait for the signature',
      { step: 'send', next_attempt_at: soon },
      unsigned,
      { kind: 'later', at: soon },
    ],
  ] as const)('%s', (_, document, sync, expected) => {
    expect(nextStepOf(document, sync, now)).toEqual(expected);
  });
});
