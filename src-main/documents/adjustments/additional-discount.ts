import { z } from 'zod';
import { ivaRows } from '../taxes/iva.ts';
import { amountText } from '../values/amounts.ts';
import { keysOf } from '../values/keys-of.ts';

/**
 * A discount on the base of one IVA rate, applied after the lines (`descuentoAdicional`): the IVA of that rate is
 * computed on the base minus the discount (SRI reference §8).
 */
export const additionalDiscount = z
  .strictObject({
    type: z.literal('iva'),
    rate: z.enum(keysOf(ivaRows)),
    amount: amountText,
  })
  .meta({
    id: 'additional_discount',
    description: 'Descuento sobre la base de una tarifa, después de las líneas',
  });
export type AdditionalDiscount = z.output<typeof additionalDiscount>;

export const additionalDiscounts = z.array(additionalDiscount).default([]);
