import { z } from 'zod';
import type { Party } from '../parties/party.ts';
import { ivaRows } from '../taxes/iva.ts';
import { amountText } from '../values/amounts.ts';
import type { Fault } from '../values/fault.ts';
import { keysOf } from '../values/keys-of.ts';

/**
 * IVA given back on the spot to an older adult, by rate, exactly as the authority's refund service authorized it
 * (SRI technical sheet 2.34, annex 20); subtracted from the total.
 */
export const ivaRefund = z.strictObject({ rate: z.enum(keysOf(ivaRows)), value: amountText }).meta({
  id: 'iva_refund',
  description: 'IVA devuelto a una persona adulta mayor, como lo autorizó el SRI',
});
export type IvaRefund = z.output<typeof ivaRefund>;

export const ivaRefunds = z.array(ivaRefund).default([]);

/** The refund belongs to a person, who identifies with a cédula. */
export function refundFaults(refunds: readonly IvaRefund[], buyer: Party | undefined): Fault[] {
  if (refunds.length === 0 || !buyer || buyer.identification_type === 'cedula') return [];
  return [
    {
      pointer: '/iva_refunds',
      code: 'cedula_required',
      message: 'La devolución de IVA exige que el comprador se identifique con cédula.',
    },
  ];
}
