import { describe, expect, it } from 'vitest';
import { type DocumentStatus, documentStatuses } from '../../../../src-main/documents/kinds.ts';
import { messageCatalogue } from '../../../../src-main/documents/messages/sri-message-catalogue.ts';
import type { AgentDocument } from '../../../../src-main/mcp/documents/agent-document.ts';
import { nextStepOf } from '../../../../src-main/mcp/documents/next-step.ts';

describe('the way out', () => {
  it.each(documentStatuses)('of a document that is %s is one step and a sentence', (status) => {
    const { next_step, how } = nextStepOf(aDocument(status, ['35']));
    const expected = {
      pending: 'wait',
      submitted: 'wait',
      authorized: 'none',
      annulled: 'none',
      returned: 'resubmit_document',
      not_authorized: 'resubmit_document',
    } as const;
    expect(next_step).toBe(expected[status]);
    expect(how).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });

  it('is a person’s for exactly the messages that a new number answers', () => {
    const codes = messageCatalogue.map(({ code }) => code);
    const left = codes.filter((code) => nextStepOf(aDocument('returned', [code])).next_step === 'person');
    expect(left).toEqual(['45', '65']);
  });

  it('is a person’s as soon as one of several messages is', () => {
    expect(nextStepOf(aDocument('returned', ['35', '65', '60'])).next_step).toBe('person');
  });
});

function aDocument(status: DocumentStatus, codes: readonly string[]): AgentDocument {
  return {
    object: 'invoice',
    id: '0199f1c2-5f3a-7c41-9e0b-3d6a1f2b4c5d',
    environment: 'sandbox',
    number: '001-001-000000001',
    status,
    issue_date: '2026-11-21',
    access_key: '0'.repeat(49),
    channel: 'mcp',
    sri_messages: codes.map((code) => ({
      code,
      message: 'm',
      detail: '',
      type: 'error',
      cause: 'c',
      remedy: 'r',
    })),
  };
}
