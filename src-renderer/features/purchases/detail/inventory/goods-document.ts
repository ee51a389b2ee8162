import type { DocumentResource } from '../../../../../src-main/contract/documents/document-resource.ts';
import type { PurchaseResource } from '../../../../../src-main/contract/documents/purchases/purchase.ts';

/** What brings goods: a document that a supplier issued, or a settlement of the business. */
export interface GoodsDocument extends Pick<PurchaseResource, 'id' | 'document_type' | 'lines'> {
  readonly authorization: string;
  /** Nothing of it waits, so that its lines are folded away. */
  readonly isFolded: boolean;
}

export function goodsOfPurchase(purchase: PurchaseResource): GoodsDocument {
  const { id, document_type, lines, authorization, inventory } = purchase;
  return { id, document_type, lines, authorization: authorization.state, isFolded: inventory === 'none' };
}

type Settlement = Extract<DocumentResource, { readonly object: 'purchase_settlement' }>;

export function goodsOfSettlement({ id, lines, status }: Settlement): GoodsDocument {
  const authorization = status === 'returned' ? 'not_authorized' : status;
  return { id, document_type: 'liquidacion_compra', lines, authorization, isFolded: false };
}
