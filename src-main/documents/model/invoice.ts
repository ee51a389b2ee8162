import { z } from 'zod';
import { compensation } from '../adjustments/compensation.ts';
import { additionalField, fiscalMachine } from '../body/common-body.ts';
import { negotiable } from '../body/negotiable.ts';
import { payment } from '../body/payment.ts';
import { line } from '../lines/line.ts';
import { taxTotal } from '../lines/tax-body.ts';
import { party } from '../parties/party.ts';
import { presumptiveWithholdings } from '../taxes/withholding/presumptive.ts';
import { asWritten } from '../values/as-written.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';
import { exportShown } from './invoice-export.ts';
import { reimbursement } from './reimbursement.ts';
import { substituteDeliveryNote } from './substitute-delivery-note.ts';

/** An invoice (factura) as its resource shows it, beyond the fields common to every document. */
export const invoice = namedObject('invoice_content', {
  object: z.literal('invoice'),
  buyer: party,
  lines: z.array(line),
  taxes: z.array(taxTotal),
  subtotal: z.string().meta({ description: 'Suma de las líneas antes de impuestos' }),
  discount: z.string(),
  iva: z.string(),
  ice: z.string(),
  irbpnr: z.string(),
  tip: z.string(),
  total: z.string(),
  subsidy: z.string().meta({ description: 'Lo que el Estado subsidia, sin impuestos' }),
  payments: z.array(payment),
  plate: z.string().optional(),
  delivery_note_number: z.string().optional(),
  export: exportShown.optional(),
  reimbursement: reimbursement.optional(),
  withholdings: z.array(
    z.strictObject({ type: asWritten(keysOf(presumptiveWithholdings)), value: z.string() }),
  ),
  withheld_iva: z.string(),
  withheld_renta: z.string(),
  substitute_delivery_note: substituteDeliveryNote.optional(),
  third_party_charges: z.array(z.strictObject({ concept: z.string(), amount: z.string() })),
  negotiable: negotiable.optional(),
  compensations: z.array(compensation),
  fiscal_machine: fiscalMachine.optional(),
  additional_info: z.array(additionalField),
});
export type Invoice = z.output<typeof invoice>;
