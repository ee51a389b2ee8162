import { describe, expect, it } from 'vitest';
import {
  webhookEventPattern,
  webhookEventTypes,
} from '../../../../src-main/contract/webhooks/webhook-event.ts';
import { matches } from '../../../../src-main/webhooks/events/prepare-events.ts';

describe('the events of an endpoint', () => {
  it('are those it names, and no others', () => {
    expect(matches(['invoice.authorized'], 'invoice.authorized')).toBe(true);
    expect(matches(['invoice.authorized'], 'invoice.annulled')).toBe(false);
    expect(matches(['import.completed', 'invoice.returned'], 'invoice.returned')).toBe(true);
  });

  it('are a whole family', () => {
    expect(matches(['invoice.*'], 'invoice.annulled')).toBe(true);
    expect(matches(['credit_note.*'], 'credit_note.submitted')).toBe(true);
    expect(matches(['invoice.*'], 'credit_note.authorized')).toBe(false);
    expect(matches(['document.*'], 'document.email_sent')).toBe(true);
  });

  it('are all of them', () => {
    expect(webhookEventTypes.every((type) => matches(['*'], type))).toBe(true);
  });

  it.each(['invoice', 'invoice.pending', 'invoice*', '*.authorized', 'facturas.*', '', '**'])(
    'cannot be asked for by what is no event: «%s»',
    (pattern) => {
      expect(webhookEventPattern.safeParse(pattern).success).toBe(false);
    },
  );
});
