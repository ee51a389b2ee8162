import { z } from 'zod';
import { compensationBodies } from '../adjustments/compensation.ts';
import { ivaRefunds } from '../adjustments/iva-refund.ts';
import { amountText } from '../amounts.ts';
import { commonBody } from '../common-body.ts';
import { lineTaxes } from '../lines/tax-body.ts';
import { modifiedDocumentBody } from '../notes/modified-document.ts';
import { knownPartyBody } from '../party.ts';
import { paymentBodies } from '../payment.ts';
import { text } from '../text.ts';

const reasonBody = z
  .strictObject({
    description: text(300),
    amount: amountText,
    taxes: lineTaxes,
  })
  .meta({ id: 'debit_reason_body', description: 'Un cargo: interés de mora, gastos de cobranza' });

/** What a person decides of a debit note (interface specification, "Debit notes"). */
export const debitNoteBody = z
  .strictObject({
    buyer: knownPartyBody,
    modified_document: modifiedDocumentBody,
    reasons: z.array(reasonBody).min(1),
    payments: paymentBodies,
    iva_refunds: ivaRefunds,
    compensations: compensationBodies,
    ...commonBody,
  })
  .meta({ id: 'debit_note_body' });
export type DebitNoteBody = z.output<typeof debitNoteBody>;
