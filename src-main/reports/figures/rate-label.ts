import { ivaRows } from '../../documents/taxes/iva.ts';
import { keysOf } from '../../documents/values/keys-of.ts';

/** How a person knows a rate of IVA; one that the tables do not have goes by its code. */
export function rateLabel(rate: string): string {
  const ivaRate = keysOf(ivaRows).find((one) => one === rate);
  return ivaRate ? ivaRows[ivaRate].label : `código ${rate}`;
}
