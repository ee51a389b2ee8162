import { describe, expect, it } from 'vitest';
import {
  isBeyondAnnulment,
  mayBeReversed,
  needsAcceptance,
} from '../../../../src-main/documents/lifecycle/annulment.ts';
import { aDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { aForeignDocument, aWithholdingBody } from '../../../support/builders/withholding-body.ts';
import { openShop } from '../../../support/shops/shop.ts';

const foreigner = {
  identification_type: 'pasaporte',
  identification: 'P1234567',
  name: 'JANE DOE',
  address: 'Lima',
} as const;

describe('who must accept an annulment', () => {
  it('is whom a note or a withholding went to, unless it is a foreigner; nobody of an invoice', async () => {
    const shop = await openShop();
    const documents = [
      await shop.issueAs('debit_note', aDebitNoteBody()),
      await shop.issueAs('withholding', aWithholdingBody()),
      await shop.issueAs('debit_note', aDebitNoteBody({ buyer: foreigner })),
      await shop.issueAs('invoice', anInvoiceBody()),
    ];
    expect(documents.map(needsAcceptance)).toEqual([true, true, false, false]);
  });
});

describe('a withholding', () => {
  it('of ISD may be reversed, which has no last day', async () => {
    const shop = await openShop();
    const ofIsd = await shop.issueAs(
      'withholding',
      aWithholdingBody({ supplier: foreigner, support_documents: [aForeignDocument()] }),
    );
    const ofRenta = await shop.issueAs('withholding', aWithholdingBody());
    expect([ofIsd, ofRenta].map(mayBeReversed)).toEqual([true, false]);
  });
});

describe('a sale to the final consumer', () => {
  it.for([
    ['2025-12-31', false],
    ['2026-01-01', true],
  ] as const)('of %s is beyond annulment: %s', async ([day, expected]) => {
    const shop = await openShop();
    const body = anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } });
    expect(isBeyondAnnulment(await shop.issueAs('invoice', body), day)).toBe(expected);
    expect(isBeyondAnnulment(await shop.issueAs('invoice', anInvoiceBody()), day)).toBe(false);
  });
});
