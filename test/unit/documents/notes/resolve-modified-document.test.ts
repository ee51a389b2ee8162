import { describe, expect, it } from 'vitest';
import {
  noteReferences,
  resolveModifiedDocument,
} from '../../../../src-main/documents/notes/resolve-modified-document.ts';
import { purchaseSettlementKind } from '../../../../src-main/documents/purchase-settlement/kind.ts';
import { INVOICE_ID } from '../../../support/builders/credit-note-body.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { aContext, kindInTests } from '../../../support/kinds/issue-kind.ts';

const byId = { document_id: INVOICE_ID };
const byNumber = { number: '001-001-000000123', issue_date: '2026-11-03' };

describe('the document a note modifies', () => {
  it.each([
    ['its id', byId],
    ['its number and date', byNumber],
  ])('is an invoice issued here, by %s', (_how, body) => {
    const invoice = anInvoiceHere();
    expect(resolveModifiedDocument(body, aContext(contextWith(invoice)))).toEqual({
      ok: true,
      value: {
        modified: {
          document_type: 'factura',
          number: '001-001-000000123',
          issue_date: '2026-11-03',
          document_id: INVOICE_ID,
        },
        invoice,
      },
    });
  });

  it('is an invoice of another system when its number is not one of ours', () => {
    const body = { number: '002-001-000000009', issue_date: '2026-11-20' };
    expect(resolveModifiedDocument(body, aContext(contextWith(anInvoiceHere())))).toEqual({
      ok: true,
      value: { modified: { document_type: 'factura', ...body } },
    });
  });

  it('is looked up by its id or by its number', () => {
    expect(noteReferences({ modified_document: byId })).toEqual([{ kind: 'document', id: INVOICE_ID }]);
    expect(noteReferences({ modified_document: byNumber })).toEqual([
      { kind: 'invoice_number', number: byNumber.number },
    ]);
  });
});

describe('a note is refused', () => {
  const settlement = kindInTests(purchaseSettlementKind).issued({
    body: aPurchaseSettlementBody(),
    identity: { sequential: 123, issueDate: '2026-11-03' },
  });
  const notAnInvoice = { ...anInvoiceHere(), ...settlement };
  const unauthorized = anInvoiceHere({ authorized: false });
  const late = anInvoiceHere({ identity: { issueDate: '2026-11-21' } });
  const id = '/modified_document/document_id';
  const number = '/modified_document/number';
  const date = '/modified_document/issue_date';

  it.each([
    ['on an id that is not here', byId, [], [`${id} not_found`]],
    ['on another kind of document', byId, [notAnInvoice], [`${id} not_an_invoice`]],
    ['on another kind of document, by its number', byNumber, [notAnInvoice], [`${number} not_an_invoice`]],
    ['on an invoice that is not authorized', byId, [unauthorized], [`${id} invoice_not_authorized`]],
    [
      'on an invoice that is not authorized, by its number',
      byNumber,
      [unauthorized],
      [`${number} invoice_not_authorized`],
    ],
    [
      'on a number of ours with the date of another day',
      { ...byNumber, issue_date: '2026-11-04' },
      [anInvoiceHere()],
      [`${date} invalid_value`],
    ],
    [
      'with everything wrong at once',
      { ...byNumber, issue_date: '2026-11-04' },
      [unauthorized],
      [`${number} invoice_not_authorized`, `${date} invalid_value`],
    ],
    ['on an invoice later than itself', byId, [late], [`${id} date_in_future`]],
    [
      'on an invoice of another system later than itself',
      { ...byNumber, issue_date: '2026-11-21' },
      [],
      [`${date} date_in_future`],
    ],
  ])('%s', (_what, body, documents, faults) => {
    const resolved = resolveModifiedDocument(body, aContext(contextWith(...documents)));
    expect(resolved.ok ? [] : resolved.faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(
      faults,
    );
  });
});
