import { describe, expect, it } from 'vitest';
import { type DocumentStatus, documentStatuses } from '../../../../src-main/documents/kinds.ts';
import { messageCatalogue } from '../../../../src-main/documents/messages/sri-message-catalogue.ts';
import type { AgentDocument } from '../../../../src-main/mcp/documents/agent-document.ts';
import { nextStepOf } from '../../../../src-main/mcp/documents/next-step.ts';

describe('the way out', () => {
  it.each(documentStatuses)('of a document that is %s is one step and a sentence', (status) => {
    const { next_step, how } = nextStepOf(aDocument(status, ['39']));
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

  it('is a report for exactly the messages that only the program can cause, and a correction does not mend', () => {
    const left = messageCatalogue.filter(
      ({ code }) => nextStepOf(aDocument('returned', [code])).next_step === 'report',
    );
    expect(left).toEqual(messageCatalogue.filter(({ code, fault }) => fault === 'program' && code !== '52'));
    expect(left.map(({ code }) => code)).toContain('35');
  });

  it('is a report as soon as one of several messages is the program’s', () => {
    const { next_step, how } = nextStepOf(aDocument('returned', ['60', '35']));
    expect(next_step).toBe('report');
    expect(how).toContain('«Descargar informe»');
  });

  it('of what another server authorized in the SRI’s place is a person’s', () => {
    const authorization = {
      number: '0'.repeat(49),
      authorized_at: '2026-11-21T15:31:09.000Z',
      substitute_authority: 'http://127.0.0.1:9',
    };
    expect(nextStepOf({ ...aDocument('authorized', []), authorization })).toMatchObject({
      next_step: 'person',
      how: expect.stringContaining('no tiene validez'),
    });
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
      fault: messageCatalogue.find((message) => message.code === code)?.fault,
      cause: 'c',
      remedy: 'r',
    })),
  };
}
