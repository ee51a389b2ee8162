import { z } from 'zod';
import { compensation } from '../adjustments/compensation.ts';
import { additionalField, fiscalMachine } from '../body/common-body.ts';
import { modifiedDocument } from '../body/modified-document.ts';
import { payment } from '../body/payment.ts';
import { taxLine, taxTotal } from '../lines/tax-body.ts';
import { party } from '../parties/party.ts';
import { namedObject } from '../values/named-object.ts';

const debitReason = namedObject('debit_reason', {
  description: z.string(),
  amount: z.string(),
  taxes: z.array(taxLine),
});
export type DebitReason = z.output<typeof debitReason>;

/** A debit note (nota de débito) as its resource shows it, beyond the fields common to every document. */
export const debitNote = namedObject('debit_note_content', {
  object: z.literal('debit_note'),
  buyer: party,
  modified_document: modifiedDocument,
  reasons: z.array(debitReason),
  taxes: z.array(taxTotal),
  subtotal: z.string(),
  iva: z.string(),
  ice: z.string(),
  irbpnr: z.string(),
  total: z.string(),
  payments: z.array(payment),
  compensations: z.array(compensation),
  fiscal_machine: fiscalMachine.optional(),
  additional_info: z.array(additionalField),
});
export type DebitNote = z.output<typeof debitNote>;
