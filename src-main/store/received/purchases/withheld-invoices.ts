import { sql } from 'kysely';
import type { PurchaseScope, WithheldInvoice } from '../../../received/purchases/purchase-store.ts';
import type { Store } from '../../sqlite/open.ts';

/** What a customer withheld of the business so far, by invoice and tax. */
export async function withheldInvoices(
  db: Store['db'],
  { entityId, environment }: PurchaseScope,
  customer: string,
): Promise<readonly WithheldInvoice[]> {
  const { rows } = await sql<WithheldInvoice>`
    SELECT DISTINCT withheld.value ->> '$.number' AS number, withheld.value ->> '$.tax' AS tax,
      purchase.number AS withholding
    FROM purchase, json_each(purchase.content_json, '$.withheld') AS withheld
    WHERE entity_id = ${entityId} AND environment = ${environment} AND supplier = ${customer}
      AND document_type = 'retencion' AND authorization_state NOT IN ('not_authorized', 'annulled')`.execute(
    db,
  );
  return rows;
}
