import { sql } from 'kysely';
import { z } from 'zod';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { DocumentStatus } from '../../../documents/kinds.ts';
import { purchaseContent } from '../../../documents/purchase/purchase-content.ts';
import type { WithheldBy } from '../../../documents/purchase/recorded-purchase.ts';
import type { PurchaseScope, StoredPurchase } from '../../../received/purchases/purchase-store.ts';
import type { PurchaseRow } from '../../schema/purchases.ts';
import type { Store } from '../../sqlite/open.ts';

/** Of a purchase, the withholding that was issued last and not annulled: its row in the table of documents. */
const withheldBySeq = sql<number | null>`(
  SELECT max(support.seq) FROM document_support AS support
  JOIN list_scope AS scope ON scope.id = support.scope
  JOIN document AS withholding ON withholding.seq = support.seq AND withholding.status <> 'annulled'
  WHERE scope.entity_id = purchase.entity_id AND scope.environment = purchase.environment
    AND support.supplier = purchase.supplier AND support.number = purchase.number
    AND support.document_type = purchase.document_type)`;

/** Purchases with what was withheld from them, to be filtered and ordered. */
function purchasesOf(db: Pick<Store['db'], 'selectFrom'>) {
  return db
    .selectFrom('purchase')
    .leftJoin('document as by', (join) => join.on('by.seq', '=', withheldBySeq))
    .select([
      'purchase.id',
      'purchase.entity_id',
      'purchase.environment',
      'purchase.content_json',
      'purchase.origin',
      'purchase.authorization_state',
      'purchase.authorized_at',
      'purchase.checked_at',
      'purchase.received_on',
      'purchase.booked_on',
      'purchase.withhold_by',
      'purchase.kind',
      'purchase.service_lines_json',
      'purchase.tax_support',
      'purchase.waived_reason',
      'purchase.inventory',
      'purchase.created_at',
      'purchase.updated_at',
      'by.id as by_id',
      'by.status as by_status',
      'by.establishment as by_establishment',
      'by.emission_point as by_emission_point',
      'by.sequential as by_sequential',
    ]);
}

/** Those of a business in one environment. */
export function inScope(db: Pick<Store['db'], 'selectFrom'>, { entityId, environment }: PurchaseScope) {
  return purchasesOf(db)
    .where('purchase.entity_id', '=', entityId)
    .where('purchase.environment', '=', environment);
}

/** Undefined where there is none, of whatever business. */
export async function purchaseById(
  db: Pick<Store['db'], 'selectFrom'>,
  id: string,
): Promise<StoredPurchase | undefined> {
  const row = await purchasesOf(db).where('purchase.id', '=', id).executeTakeFirst();
  return row && toPurchase(row);
}

type Row = Omit<
  PurchaseRow,
  'document_type' | 'supplier' | 'number' | 'issue_date' | 'access_key' | 'words' | 'xml'
> & {
  readonly by_id: string | null;
  readonly by_status: DocumentStatus | null;
  readonly by_establishment: string | null;
  readonly by_emission_point: string | null;
  readonly by_sequential: number | null;
};

export function toPurchase(row: Row): StoredPurchase {
  const withheldBy = withheldByOf(row);
  const content = purchaseContent.parse(JSON.parse(row.content_json));
  return {
    id: row.id,
    entityId: row.entity_id,
    environment: row.environment,
    content,
    origin: row.origin,
    authorization: row.authorization_state,
    ...(row.authorized_at !== null && { authorizedAt: row.authorized_at }),
    ...(row.checked_at !== null && { checkedAt: row.checked_at }),
    receivedOn: row.received_on,
    bookedOn: row.booked_on ?? content.issue_date,
    ...(row.withhold_by !== null && { withholdBy: row.withhold_by }),
    kind: row.kind,
    serviceLines: z.array(z.number()).parse(JSON.parse(row.service_lines_json)),
    taxSupport: row.tax_support,
    ...(row.waived_reason !== null && { waivedReason: row.waived_reason }),
    inventory: row.inventory,
    ...(withheldBy && { withheldBy }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function withheldByOf(row: Row): WithheldBy | undefined {
  const {
    by_id: id,
    by_status: status,
    by_establishment: establishment,
    by_emission_point: emissionPoint,
  } = row;
  if (id === null || status === null || establishment === null || emissionPoint === null) return undefined;
  return { id, status, number: formatNumber({ establishment, emissionPoint }, row.by_sequential ?? 0) };
}
