import { describe, expect, it } from 'vitest';
import { issuableKinds, kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import type { DocumentContent } from '../../../src-main/documents/model/document.ts';
import { aCreditNoteBodyOnElsewhere } from '../../support/builders/credit-note-body.ts';
import {
  aDeliveryNoteBody,
  aRecipient,
  aSupportDocument,
} from '../../support/builders/delivery-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { aWithholdingBody } from '../../support/builders/withholding-body.ts';

/** The day of the bodies that the builders make. */
const DAY = '2026-11-20';

describe('content issued on another day', () => {
  it('is the same, of every kind that says nothing of its day', () => {
    const bodies = [
      ['invoice', anInvoiceBody()],
      ['purchase_settlement', aPurchaseSettlementBody()],
      ['credit_note', aCreditNoteBodyOnElsewhere()],
      ['delivery_note', aDeliveryNoteBody({ transport_start: '2026-11-25', transport_end: '2026-11-26' })],
    ] as const;
    for (const [type, body] of bodies) {
      const content = contentOf(type, body);
      expect(redated(content, '2026-11-21')).toEqual({ ok: true, value: content });
    }
  });

  it('of every kind is what its body computes to on that day', () => {
    const body = aWithholdingBody();
    const content = contentOf('withholding', body);
    expect(redated(content, '2026-12-01')).toEqual({
      ok: true,
      value: contentOf('withholding', body, '2026-12-01'),
    });
  });

  it('can be judged of every kind', () => {
    expect(issuableKinds.filter(({ redated: judges }) => judges === undefined)).toEqual([]);
  });

  it('is at fault where it names what has not happened yet on that day', () => {
    const sale = aSupportDocument();
    const transport = aDeliveryNoteBody({
      transport_start: DAY,
      transport_end: DAY,
      recipients: [aRecipient({ support_document: { ...sale, issue_date: '2026-11-19' } })],
    });
    expect(redated(contentOf('delivery_note', transport), '2026-11-18')).toMatchObject({
      faults: [{ pointer: '/recipients/0/support_document/issue_date', code: 'date_in_future' }],
    });
    expect(redated(contentOf('credit_note', aCreditNoteBodyOnElsewhere()), '2026-10-29')).toMatchObject({
      faults: [{ pointer: '/modified_document/issue_date', code: 'date_in_future' }],
    });
    expect(redated(contentOf('withholding', aWithholdingBody()), '2026-11-01')).toMatchObject({
      faults: [
        { pointer: '/support_documents/0/issue_date', code: 'date_in_future' },
        { pointer: '/support_documents/0/accounting_date', code: 'date_in_future' },
      ],
    });
  });

  it('is at fault where the law of that day withholds another percent', () => {
    const base = aWithholdingBody();
    const [document] = base.support_documents;
    if (!document) throw new Error('the builder made no support document');
    // 312 was 1.75 % until March 2026 (sri/tables.json).
    const body = aWithholdingBody({
      support_documents: [
        {
          ...document,
          issue_date: '2026-02-20',
          accounting_date: '2026-02-20',
          withholdings: [{ tax: 'renta', code: '312', base: '100.00' }],
        },
      ],
    });
    const content = contentOf('withholding', body, '2026-02-20');
    expect(redated(content, '2026-02-21')).toMatchObject({ ok: true });
    expect(redated(content, '2026-03-02')).toMatchObject({
      faults: [{ pointer: '/support_documents/0/withholdings/0/percent', code: 'percent_not_admitted' }],
    });
  });
});

function redated(content: DocumentContent, issueDate: string) {
  return kindOf(content.object).redated?.(content, issueDate);
}

function contentOf(type: DocumentType, body: unknown, issueDate = DAY): DocumentContent {
  const kind = kindOf(type);
  const computed = kind.compute(kind.body.parse(body), {
    issueDate,
    issuerRuc: '1799999990001',
    customers: new Map(),
    documents: new Map(),
  });
  if (!computed.ok) throw new Error(`not computed: ${JSON.stringify(computed.faults)}`);
  return computed.value;
}
