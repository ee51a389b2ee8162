import { sql } from 'kysely';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { decimal, formatAmount } from '../../../documents/values/decimal.ts';
import type { PurchaseScope, SettlementToWithhold } from '../../../received/purchases/purchase-store.ts';
import type { Store } from '../../sqlite/open.ts';

/** The most that one answer names. */
const MAX_NAMED = 50;

/** Authorized settlements with IVA, issued since a day, that no withholding of the business is about; the oldest first. */
export async function settlementsToWithhold(
  db: Store['db'],
  { entityId, environment }: PurchaseScope,
  since: string,
): Promise<readonly SettlementToWithhold[]> {
  const rows = await db
    .selectFrom('list_scope as scope')
    .innerJoin('document_list as list', 'list.scope', 'scope.id')
    .innerJoin('document', 'document.seq', 'list.seq')
    .innerJoin('document_amount as amount', 'amount.seq', 'list.seq')
    .where('scope.entity_id', '=', entityId)
    .where('scope.environment', '=', environment)
    .where('list.type', '=', 'purchase_settlement')
    .where('list.status', '=', 'authorized')
    .where('list.day', '>=', since)
    .where('amount.tax', '=', 'iva')
    .where('amount.amount', '>', 0)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT 1 FROM document_support AS support
        JOIN document AS withholding ON withholding.seq = support.seq AND withholding.status NOT IN ('returned', 'not_authorized', 'annulled')
        WHERE support.scope = scope.id AND support.supplier = document.counterparty
          AND support.document_type = 'liquidacion_compra'
          AND support.number = format('%s-%s-%09d', document.establishment, document.emission_point, document.sequential))`,
    )
    .select(({ fn }) => [
      'document.id',
      'document.establishment',
      'document.emission_point',
      'document.sequential',
      'document.counterparty_name',
      'document.issue_date',
      fn.sum<number>('amount.amount').as('iva'),
    ])
    .groupBy('document.seq')
    .orderBy('document.seq')
    .limit(MAX_NAMED)
    .execute();
  return rows.map(({ establishment, emission_point: emissionPoint, sequential, ...row }) => ({
    id: row.id,
    number: formatNumber({ establishment, emissionPoint }, sequential),
    supplier: row.counterparty_name,
    issueDate: row.issue_date,
    iva: formatAmount(decimal(row.iva).div(100)),
  }));
}
