import type { PurchaseWithholding } from '../../contract/documents/purchases/purchase.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import {
  type PurchaseWithholder,
  suggestForPurchase,
} from '../../documents/purchase/suggest-for-purchase.ts';
import type { StoredPurchase } from './purchase-store.ts';

/** What to withhold of a purchase, and the withholding as it is issued. */
export function withholdingOfPurchase(
  stored: StoredPurchase,
  on: PurchaseWithholder,
): Outcome<PurchaseWithholding> {
  const { supplier, document_type: type } = stored.content;
  if (type === 'retencion' || type === 'nota_credito') return refuse(notWithheldFrom);
  const suggested = suggestForPurchase(stored, on);
  if (!suggested.ok) return refuse({ code: 'validation_failed', errors: suggested.faults });
  const { identification_type, identification, name, address, email } = supplier;
  return {
    ok: true,
    value: {
      object: 'purchase_withholding',
      purchase_id: stored.id,
      suggestion: suggested.value,
      body: {
        supplier: {
          identification_type,
          identification,
          name,
          ...(address !== undefined && { address }),
          ...(email !== undefined && { email }),
        },
        support_documents: suggested.value.support_documents,
      },
    },
  };
}

const notWithheldFrom: Problem = {
  code: 'invalid_state',
  detail: 'De una nota de crédito o una retención no se retiene.',
};
