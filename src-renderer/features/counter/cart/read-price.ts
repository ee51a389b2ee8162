import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import type { LinePrice } from '../sale/sale-line.ts';

/**
 * A unit price as typed: `5i` with IVA, `4.35s` without it, and a bare number as the price that stands; undefined when it
 * is none of these.
 */
export function readPrice(typed: string, { includesIva }: LinePrice): LinePrice | undefined {
  const [, number, ending] = /^\s*([\d.,]+)\s*(i(?:va)?|s(?:in)?)\s*$/i.exec(typed) ?? [];
  const unitPrice = parseDecimal(number ?? typed, 6);
  if (unitPrice === undefined) return undefined;
  return { unitPrice, includesIva: ending === undefined ? (includesIva ?? false) : /^i/i.test(ending) };
}
