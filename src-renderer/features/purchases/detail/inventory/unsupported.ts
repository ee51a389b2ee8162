import type { PurchaseResource } from '../../../../../src-main/contract/documents/purchases/purchase.ts';

/** Whether the authority refused or annulled a purchase: its goods do not enter stock. */
export function isUnsupported({ authorization }: PurchaseResource): boolean {
  return authorization.state === 'not_authorized' || authorization.state === 'annulled';
}
