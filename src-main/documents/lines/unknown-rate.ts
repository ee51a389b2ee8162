import { ivaRows } from '../taxes/iva.ts';
import type { TaxType } from '../taxes/tax-rate.ts';

/** What a person reads of a rate that no table has; of IVA with those that have no end, of the many excises without. */
export function unknownRate(type: TaxType, rate: string): string {
  const message = `La tarifa «${rate}» no existe en la tabla de ${type.toUpperCase()}.`;
  return type === 'iva' ? `${message} Hay: ${currentRates.join(', ')}.` : message;
}

const currentRates = Object.entries(ivaRows).flatMap(([rate, row]) => ('to' in row ? [] : [rate]));
