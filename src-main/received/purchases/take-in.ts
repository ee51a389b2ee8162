import { kindBySigns } from '../../documents/purchase/kind-by-signs.ts';
import type { PurchaseContent, RecordedKind } from '../../documents/purchase/purchase-content.ts';
import type { PurchaseAuthorization, PurchaseOrigin } from '../../documents/purchase/recorded-purchase.ts';
import { proposedTaxSupport } from '../../documents/purchase/tax-supports-of-purchase.ts';
import { withholdBy } from '../../documents/purchase/withhold-by.ts';
import type { PurchaseAdding, PurchaseScope, PurchaseStore } from './purchase-store.ts';

export interface TakingIn {
  readonly store: Pick<PurchaseStore, 'add' | 'latestOf' | 'taxSupportOf'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A document that is a purchase of the business, and how that is known. */
export interface Arrived {
  readonly content: PurchaseContent;
  readonly origin: PurchaseOrigin;
  readonly authorization: PurchaseAuthorization;
  readonly authorizedAt?: string | undefined;
  readonly checkedAt?: Date | undefined;
  readonly xml?: string | undefined;
}

/**
 * Takes a purchase in, once. It begins as the last one of its supplier was, as far as its kind of document admits that: a user who
 * sells services sold services before; what its lines show goes first. A note is for what the document is for that it modifies.
 * Of a supplier without history a person says it. Its five working days count from its own day, on which an electronic document
 * is delivered; a person may say otherwise.
 */
export async function takeIn(
  { store, now, newId }: TakingIn,
  scope: PurchaseScope,
  arrived: Arrived,
): Promise<PurchaseAdding> {
  const { content } = arrived;
  const { supplier, modified_document: modified } = content;
  const latest = await store.latestOf(scope, supplier.identification);
  const modifiedSupport =
    modified &&
    (await store.taxSupportOf(scope, {
      supplier: supplier.identification,
      documentType: modified.document_type,
      number: modified.number,
    }));
  const receivedOn = content.issue_date;
  const kind = kindBySigns(content) ?? inheritedKind(latest?.kind);
  return store.add({
    id: newId(),
    entityId: scope.entityId,
    environment: scope.environment,
    ...arrived,
    receivedOn,
    withholdBy: withholdBy(content, { kind, receivedOn }) ?? undefined,
    kind,
    taxSupport: proposedTaxSupport(content, modifiedSupport ?? latest?.taxSupport),
    at: now(),
  });
}

/** A station shows fuel by its codes: what has none of them is something else it sells, which nobody stated yet. */
function inheritedKind(latest: RecordedKind | undefined): RecordedKind {
  return latest === undefined || latest === 'fuel' ? 'unknown' : latest;
}
