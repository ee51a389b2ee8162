import { describe, expect, it } from 'vitest';
import { webhookEventTypes } from '../../../../src-main/contract/webhooks/webhook-event.ts';
import {
  choiceOf,
  patternsOf,
  toggled,
  typesOf,
} from '../../../../src-renderer/features/settings/webhooks/events/events-choice.ts';
import { stateOf } from '../../../../src-renderer/features/settings/webhooks/webhook-state.ts';

describe('the events of an endpoint, as they are chosen', () => {
  it('is everything where everything was asked, whatever else is named', () => {
    expect(choiceOf(['invoice.*', '*'])).toBe('all');
    expect(patternsOf('all')).toEqual(['*']);
  });

  it('is every type of a family that is named, and of no other', () => {
    expect(choiceOf(['document.*', 'invoice.annulled'])).toEqual(
      new Set([...typesOf('document'), 'invoice.annulled']),
    );
  });

  it('is shown by families where a whole one is chosen', () => {
    const choice = choiceOf(['credit_note.annulled', ...typesOf('invoice'), 'sync.offline']);
    expect(choice).not.toBe('all');
    expect(patternsOf(choice)).toEqual(['invoice.*', 'credit_note.annulled', 'sync.offline']);
  });

  it('loses nothing on its way through the choice, type by type', () => {
    for (const type of webhookEventTypes) {
      expect(choiceOf(patternsOf(choiceOf([type])))).toEqual(new Set([type]));
    }
  });

  it('takes a family in while one of it is missing, and out once all are there', () => {
    const some = toggled(new Set(['import.failed', 'sync.offline']), typesOf('import'));
    expect(some).toEqual(new Set(['sync.offline', ...typesOf('import')]));
    expect(toggled(some, typesOf('import'))).toEqual(new Set(['sync.offline']));
  });
});

describe('how an endpoint stands', () => {
  const well = { disabled: false, deliveries_24h: 3, failed_24h: 0 };

  it.each([
    ['working', well],
    ['idle', { ...well, deliveries_24h: 0 }],
    ['late', { ...well, failed_24h: 1 }],
    ['failing', { ...well, failed_24h: 3, failing_since: '2026-11-21T15:00:00.000Z' }],
    ['failing', { ...well, deliveries_24h: 0, failing_since: '2026-11-19T15:00:00.000Z' }],
    ['disabled', { ...well, disabled: true, failing_since: '2026-11-21T15:00:00.000Z' }],
  ] as const)('is %s', (state, facts) => {
    expect(stateOf(facts)).toBe(state);
  });
});
