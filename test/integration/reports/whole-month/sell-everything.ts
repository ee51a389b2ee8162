import { expect } from 'vitest';
import { aCreditLine, aCreditNoteBodyOnElsewhere } from '../../../support/builders/credit-note-body.ts';
import { aDebitNoteBodyOnHere } from '../../../support/builders/debit-note-body.ts';
import { anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { aReimbursement } from '../../../support/builders/purchase-settlement-body.ts';
import type { ApiClient } from '../../../support/service/api-client.ts';
import type { BusinessAtAuthority } from '../../../support/service/business-at-authority.ts';
import { lineOf } from '../annex/rich-month.ts';
import { issueAuthorized } from './issue-authorized.ts';

const elder = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' } as const;
const foreigner = {
  identification_type: 'exterior',
  identification: 'PA-155-612-2019',
  name: 'ISTMO, S.A.',
} as const;

interface Seller extends BusinessAtAuthority {
  readonly client: ApiClient;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Every kind of sale, with what counts for nothing: an annulled one and one without the authority's decision. */
export async function sellEverything({ client, authority, today }: Seller) {
  const sell = (parts: Partial<InvoiceInput>) => issueAuthorized(client, 'invoices', anInvoiceBody(parts));
  /** A note on an invoice that another system issued. */
  const giveBack = (rate: string, unit_price: string, issue_date = today) =>
    issueAuthorized(
      client,
      'credit-notes',
      aCreditNoteBodyOnElsewhere({
        modified_document: { number: '002-001-000000456', issue_date },
        lines: [aCreditLine({ unit_price, taxes: [{ type: 'iva', rate }] })],
      }),
    );
  /** A note on part of an invoice of one line that was issued here. */
  const takeBack = (document_id: string, quantity: string, parts: object = {}) =>
    issueAuthorized(client, 'credit-notes', {
      modified_document: { document_id },
      reason: 'Devolución',
      lines: [{ code: 'A-1', quantity }],
      ...parts,
    });

  // 100.00 at 15 %, 50.00 at 8 %, 40.00 at 5 %, 20.00 at 0 %: 231.00, of which half is paid in 30 days.
  const mixed = await sell({
    lines: [
      lineOf('iva_15', '100.00'),
      lineOf('iva_8', '50.00'),
      lineOf('iva_5', '40.00'),
      lineOf('iva_0', '20.00'),
    ],
    payments: [
      { method: 'sin_sistema_financiero', amount: '115.50' },
      { method: 'otros_sistema_financiero', amount: '115.50', term: { length: 30, unit: 'days' } },
    ],
  });
  await sell({ lines: [lineOf('iva_no_objeto', '5.00'), lineOf('iva_exento', '2.00')] });
  // The discount after the lines lowers the base to 200.00.
  await sell({
    lines: [lineOf('iva_15', '220.00')],
    additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '20.00' }],
  });
  const refunded = await sell({
    buyer: elder,
    lines: [lineOf('iva_15', '30.00')],
    iva_refunds: [{ rate: 'iva_15', value: '4.50' }],
  });
  const exported = await sell({
    buyer: foreigner,
    lines: [lineOf('iva_0', '500.00')],
    export: {
      incoterm: 'FOB',
      incoterm_place: 'Guayaquil',
      origin_country: '593',
      loading_port: 'Guayaquil',
      destination_port: 'Miami',
    },
  });
  const reimbursed = await sell({
    lines: [lineOf('iva_no_objeto', '115.00')],
    reimbursement: aReimbursement(),
  });
  // 10.00 at 15 % more.
  await issueAuthorized(
    client,
    'debit-notes',
    aDebitNoteBodyOnHere({ modified_document: { document_id: mixed.id } }),
  );
  await giveBack('iva_15', '30.00');
  await giveBack('iva_12', '100.00', '2024-03-20');
  // More than what was sold at 5 %.
  await giveBack('iva_5', '60.00');
  await giveBack('iva_8', '10.00');
  await giveBack('iva_0', '5.00');
  // A fifth of the export, a tenth of the reimbursement, half of what the older buyer took, with its refund.
  await takeBack(exported.id, '0.2');
  await takeBack(reimbursed.id, '0.1');
  await takeBack(refunded.id, '0.5', { iva_refunds: [{ rate: 'iva_15', value: '2.25' }] });

  const annulled = await sell({ lines: [lineOf('iva_15', '77.00')] });
  const annulment = await client.call('POST', `/v1/ec/invoices/${annulled.id}/annul`, {
    body: { annulled_on: annulled.issue_date },
  });
  expect([annulment.status, annulment.text]).toEqual([200, expect.any(String)]);
  authority.setDecisionDelay(Number.POSITIVE_INFINITY);
  const undecided = await client.issue(anInvoiceBody({ lines: [lineOf('iva_15', '88.00')] }));
  return { mixed, annulled, undecided };
}
