import type { PaidAtTill, Scope } from '../../reading/document-reading-store.ts';
import type { Store } from '../sqlite/open.ts';

/** What a till wrote down of a document: the cash, and who had the till. */
export async function selectPaidAtTill(
  db: Pick<Store['db'], 'selectFrom'>,
  { entityId, environment }: Scope,
  documentId: string,
): Promise<PaidAtTill> {
  const row = await db
    .selectFrom('cash_sale')
    .innerJoin('document', 'document.id', 'cash_sale.document_id')
    .leftJoin('cash_session', 'cash_session.id', 'cash_sale.cash_session_id')
    .select(['cash_sale.tendered', 'cash_sale.change', 'cash_session.operator_name'])
    .where('cash_sale.document_id', '=', documentId)
    .where('document.entity_id', '=', entityId)
    .where('document.environment', '=', environment)
    .executeTakeFirst();
  if (!row) return {};
  const { tendered, change, operator_name: cashier } = row;
  return {
    ...(tendered !== null && change !== null && { cash: { received: tendered, change } }),
    ...(cashier !== null && { cashier }),
  };
}
