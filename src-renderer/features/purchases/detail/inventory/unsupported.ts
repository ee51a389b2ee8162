import type { GoodsDocument } from './goods-document.ts';

/** Whether the authority refused or annulled a purchase: its goods do not enter stock. */
export function isUnsupported({ authorization }: GoodsDocument): boolean {
  return authorization === 'not_authorized' || authorization === 'annulled';
}
