import { fuelNames, isFuel } from '../tables/fuel-codes.ts';
import { findTransportCode } from '../tables/transport-codes.ts';
import type { PurchaseContent, PurchaseKind } from './purchase-content.ts';

type Line = PurchaseContent['lines'][number];

/** What was bought, where each line shows it by a code of the authority's; of a fuel, whose codes are short, by its name too. */
export function kindBySigns({ lines }: Pick<PurchaseContent, 'lines'>): PurchaseKind | undefined {
  if (lines.length === 0) return undefined;
  if (lines.every(isOfFuel)) return 'fuel';
  return lines.every(isOfTransport) ? 'transport' : undefined;
}

function isOfFuel({ code, description }: Line): boolean {
  return code !== undefined && isFuel(code) && fuelNames.test(description);
}

function isOfTransport({ auxiliary_code: code }: Line): boolean {
  return code !== undefined && findTransportCode(code) !== undefined;
}
