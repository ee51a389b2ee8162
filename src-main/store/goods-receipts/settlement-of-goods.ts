import type { Kysely } from 'kysely';
import type { PurchaseOfGoods, PurchasingScope } from '../../counter/goods-receipts/goods-receipt-store.ts';
import type { DocumentStatus } from '../../documents/kinds.ts';
import { purchaseOfSettlement } from '../../documents/purchase/purchase-of-settlement.ts';
import type { PurchaseAuthorization } from '../../documents/purchase/recorded-purchase.ts';
import { documentById } from '../rows/documents/stored-document.ts';
import type { Tables } from '../schema/tables.ts';

/** `codSustento` of a settlement, unless a withholding from it says otherwise. */
const SUPPORT = '01';

/** A purchase settlement that the business issued, as what it bought; undefined of any other document. */
export async function settlementOfGoods(
  db: Kysely<Tables>,
  { entityId, environment }: PurchasingScope,
  id: string,
): Promise<PurchaseOfGoods | undefined> {
  const document = await documentById(db, id);
  if (document?.content.object !== 'purchase_settlement') return undefined;
  const { content, identity, issuer, status } = document;
  if (document.entityId !== entityId || identity.environment !== environment) return undefined;
  const purchase = purchaseOfSettlement({ identity, issuer, content });
  return {
    content: purchase,
    taxSupport: (await withheldSupport(db, { entityId, environment }, purchase)) ?? SUPPORT,
    authorization: authorizationOf(status),
    regime: issuer.regime,
    isReplacedInStock: await isReplacedInStock(db, id),
  };
}

function authorizationOf(status: DocumentStatus): PurchaseAuthorization {
  switch (status) {
    case 'authorized':
    case 'annulled':
      return status;
    case 'returned':
    case 'not_authorized':
      return 'not_authorized';
    default:
      return 'unconfirmed';
  }
}

/** Whether the goods of what a document was issued in the place of, or of what that was, are in stock. */
async function isReplacedInStock(db: Kysely<Tables>, id: string): Promise<boolean> {
  const replaced = await db
    .selectFrom('replacement')
    .leftJoin('goods_receipt as receipt', (join) =>
      join.onRef('receipt.purchase_id', '=', 'replacement.document_id').on('receipt.reversed_at', 'is', null),
    )
    .select(['replacement.document_id', 'receipt.id'])
    .where('replacement.replacement_id', '=', id)
    .executeTakeFirst();
  if (!replaced) return false;
  return replaced.id !== null || isReplacedInStock(db, replaced.document_id);
}

/** The tax support that the withholding from a settlement names. */
async function withheldSupport(
  db: Kysely<Tables>,
  { entityId, environment }: PurchasingScope,
  { supplier, document_type: type, number }: PurchaseOfGoods['content'],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('document_support as support')
    .innerJoin('list_scope as scope', 'scope.id', 'support.scope')
    .innerJoin('document', 'document.seq', 'support.seq')
    .select('document.id')
    .where('scope.entity_id', '=', entityId)
    .where('scope.environment', '=', environment)
    .where('support.supplier', '=', supplier.identification)
    .where('support.document_type', '=', type)
    .where('support.number', '=', number)
    .where('document.status', 'not in', ['returned', 'not_authorized', 'annulled'])
    .executeTakeFirst();
  const withholding = row && (await documentById(db, row.id));
  if (withholding?.content.object !== 'withholding') return undefined;
  return withholding.content.support_documents.find((one) => one.number === number)?.tax_support;
}
