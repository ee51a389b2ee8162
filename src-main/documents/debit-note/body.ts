import { z } from 'zod';
import { compensationBodies } from '../adjustments/compensation.ts';
import { ivaRefunds } from '../adjustments/iva-refund.ts';
import { commonBody } from '../body/common-body.ts';
import { modifiedDocumentBody } from '../body/modified-document.ts';
import { paymentBodies } from '../body/payment.ts';
import { lineTaxes } from '../lines/tax-body.ts';
import { knownPartyBody } from '../parties/party.ts';
import { amountText } from '../values/amounts.ts';
import { namedObject } from '../values/named-object.ts';
import { text } from '../values/text.ts';

const reasonBody = z
  .strictObject({
    description: text(300),
    amount: amountText,
    taxes: lineTaxes,
  })
  .meta({ id: 'debit_reason_body', description: 'Un cargo: interés de mora, gastos de cobranza' });

/** What a person decides of a debit note (interface specification, "Debit notes"). */
export const debitNoteBody = namedObject('debit_note_body', {
  buyer: knownPartyBody,
  modified_document: modifiedDocumentBody,
  reasons: z.array(reasonBody).min(1),
  payments: paymentBodies,
  iva_refunds: ivaRefunds,
  compensations: compensationBodies,
  ...commonBody,
});
export type DebitNoteBody = z.output<typeof debitNoteBody>;
