import type { IvaRate } from '../../../../src-main/documents/taxes/iva.ts';
import { priceBeforeIva } from '../../../lib/format/iva.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';

/** A unit price as typed: `4.35` before IVA, `5i` with it; undefined when it is neither. */
export function readPrice(typed: string, iva: IvaRate): string | undefined {
  const [, withIva] = /^\s*([\d.,]+)\s*i(?:va)?\s*$/i.exec(typed) ?? [];
  if (withIva === undefined) return parseDecimal(typed, 6);
  const price = parseDecimal(withIva, 6);
  return price === undefined ? undefined : priceBeforeIva(price, iva);
}
