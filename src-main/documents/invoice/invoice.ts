import { z } from 'zod';
import { additionalField, fiscalMachine } from '../common-body.ts';
import { line } from '../lines/line.ts';
import { taxTotal } from '../lines/tax-body.ts';
import { party } from '../party.ts';
import { payment } from '../payment.ts';

/** An invoice (factura) as its resource shows it, beyond the fields common to every document. */
export const invoice = z
  .strictObject({
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
    payments: z.array(payment),
    fiscal_machine: fiscalMachine.optional(),
    additional_info: z.array(additionalField),
  })
  .meta({ id: 'invoice_content' });
export type Invoice = z.output<typeof invoice>;
