import { sql } from 'kysely';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { PurchaseScope, UnwithheldSale } from '../../../received/purchases/purchase-store.ts';
import type { Store } from '../../sqlite/open.ts';

/** So many are named, the oldest first. */
const MAX_NAMED = 50;

interface Row {
  readonly id: string;
  readonly establishment: string;
  readonly emission_point: string;
  readonly sequential: number;
  readonly counterparty_name: string;
  readonly issue_date: string;
  readonly total: string;
}

/**
 * Authorized invoices of some days, both inclusive, to customers who withheld of the business since a day before, that no
 * withholding received is about.
 */
export async function unwithheldSales(
  db: Store['db'],
  { entityId, environment }: PurchaseScope,
  { from, to, withheldSince }: { readonly from: string; readonly to: string; readonly withheldSince: string },
): Promise<readonly UnwithheldSale[]> {
  // What is withheld of an invoice is dated on its day or later.
  const { rows } = await sql<Row>`
    WITH received AS (
      SELECT supplier, issue_date, content_json FROM purchase
      WHERE entity_id = ${entityId} AND environment = ${environment} AND document_type = 'retencion'
        AND issue_date >= min(${withheldSince}, ${from}) AND authorization_state NOT IN ('not_authorized', 'annulled')),
    withholder AS (SELECT DISTINCT supplier FROM received WHERE issue_date >= ${withheldSince}),
    withheld AS (
      SELECT DISTINCT received.supplier, replace(row.value ->> '$.number', '-', '') AS number
      FROM received, json_each(received.content_json, '$.withheld') AS row
      WHERE received.issue_date >= ${from})
    SELECT document.id, establishment, emission_point, sequential, counterparty_name, document.issue_date, document.total
    FROM list_scope AS scope
    JOIN withholder
    JOIN document_party AS party ON party.scope = scope.id AND party.identification = withholder.supplier
    JOIN document_list AS list ON list.seq = party.seq
      AND list.type = 'invoice' AND list.status = 'authorized' AND list.day BETWEEN ${from} AND ${to}
    JOIN document ON document.seq = list.seq
    WHERE scope.entity_id = ${entityId} AND scope.environment = ${environment}
      AND (withholder.supplier, format('%s%s%09d', establishment, emission_point, sequential))
        NOT IN (SELECT supplier, number FROM withheld)
    ORDER BY list.day, list.seq
    LIMIT ${MAX_NAMED}`.execute(db);
  return rows.map(({ establishment, emission_point: emissionPoint, sequential, ...row }) => ({
    id: row.id,
    number: formatNumber({ establishment, emissionPoint }, sequential),
    customer: row.counterparty_name,
    issueDate: row.issue_date,
    total: row.total,
  }));
}
