import type { PurchaseListed, PurchaseResource } from '../../contract/documents/purchases/purchase.ts';
import { kindsOfGoods } from '../../documents/purchase/goods/supplier-item.ts';
import type { StoredPurchase } from './purchase-store.ts';

export interface Showing {
  /** YYYY-MM-DD in Ecuador. */
  readonly today: string;
  /** Whether the business withholds at all. */
  readonly isAgent: boolean;
}

export function purchaseListedOf(stored: StoredPurchase, showing: Showing): PurchaseListed {
  const { id, environment, content, origin, authorization, authorizedAt, checkedAt } = stored;
  const { taxes, payments, lines, reimbursement, modified_document, withheld, ...listed } = content;
  return {
    object: 'purchase',
    id,
    environment,
    ...listed,
    origin,
    authorization: {
      state: authorization,
      ...(authorizedAt !== undefined && { authorized_at: new Date(authorizedAt).toISOString() }),
      ...(checkedAt !== undefined && { checked_at: checkedAt }),
    },
    received_on: stored.receivedOn,
    booked_month: stored.bookedOn.slice(0, 7),
    kind: stored.kind,
    service_lines: [...stored.serviceLines],
    tax_support: stored.taxSupport,
    withholding: withholdingOf(stored, showing),
    inventory: inventoryOf(stored),
    created_at: stored.createdAt,
    updated_at: stored.updatedAt,
  };
}

export function purchaseResourceOf(stored: StoredPurchase, showing: Showing): PurchaseResource {
  const { taxes, payments, lines, reimbursement, modified_document, withheld } = stored.content;
  return {
    ...purchaseListedOf(stored, showing),
    taxes,
    payments,
    lines,
    ...(reimbursement && { reimbursement }),
    ...(modified_document && { modified_document }),
    ...(withheld && { withheld }),
  };
}

function inventoryOf({ inventory, kind, authorization }: StoredPurchase): PurchaseListed['inventory'] {
  if (inventory === 'entered') return inventory;
  const isRefused = authorization === 'not_authorized' || authorization === 'annulled';
  const isToEnter = inventory === 'pending' && !isRefused && kindsOfGoods.some((one) => one === kind);
  return isToEnter ? 'to_enter' : 'none';
}

function withholdingOf(
  { withheldBy, withholdBy, waivedReason }: StoredPurchase,
  { today, isAgent }: Showing,
): PurchaseListed['withholding'] {
  if (withheldBy) {
    const isRefused = withheldBy.status === 'returned' || withheldBy.status === 'not_authorized';
    return { status: isRefused ? 'refused' : 'withheld', document: withheldBy };
  }
  if (withholdBy === undefined) return { status: 'not_needed' };
  if (waivedReason !== undefined) return { status: 'waived', reason: waivedReason };
  if (!isAgent) {
    const reason = 'Su negocio no consta como agente de retención ni contribuyente especial.';
    return { status: 'not_needed', reason };
  }
  return { status: withholdBy < today ? 'late' : 'due', due_on: withholdBy };
}
