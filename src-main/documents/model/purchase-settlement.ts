import { z } from 'zod';
import { additionalField, fiscalMachine } from '../body/common-body.ts';
import { negotiable } from '../body/negotiable.ts';
import { payment } from '../body/payment.ts';
import { line } from '../lines/line.ts';
import { taxTotal } from '../lines/tax-body.ts';
import { party } from '../parties/party.ts';
import { namedObject } from '../values/named-object.ts';
import { reimbursement } from './reimbursement.ts';

/** A purchase settlement (liquidación de compra) as its resource shows it, beyond the common fields. */
export const purchaseSettlement = namedObject('purchase_settlement_content', {
  object: z.literal('purchase_settlement'),
  supplier: party,
  lines: z.array(line),
  taxes: z.array(taxTotal),
  subtotal: z.string(),
  discount: z.string(),
  iva: z.string(),
  ice: z.string(),
  irbpnr: z.string(),
  total: z.string(),
  payments: z.array(payment),
  reimbursement: reimbursement.optional(),
  negotiable: negotiable.optional(),
  fiscal_machine: fiscalMachine.optional(),
  additional_info: z.array(additionalField),
});
export type PurchaseSettlement = z.output<typeof purchaseSettlement>;
