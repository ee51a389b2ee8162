import { setImmediate as endOfTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { feedPurchase } from '../../../contract/head/stations/feed-purchase.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { WithheldBy } from '../../../documents/purchase/recorded-purchase.ts';
import { supportDocumentCodeOf } from '../../../documents/tables/support-document-types.ts';
import type { ExportSource } from '../../../exports/formats/export-source.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import type { Days } from '../../../reports/figures/figure-store.ts';
import { purchaseKey } from '../../../reports/made-withholdings.ts';
import type { DeclaredPurchase, PurchaseReading } from '../../../reports/purchase-reading.ts';
import type { HeadDatabase } from '../../database/open-database.ts';
import { oneOfEach, type PurchaseAtStation, type PurchaseOnce } from './one-of-each.ts';

export interface HeadPurchases extends PurchaseReading<DeclaredPurchase> {
  /** What stations booked in some days, as it counts: in other days, perhaps. */
  booked(question: Scope & Days): Promise<readonly PurchaseOnce[]>;
}

interface Row extends Omit<PurchaseAtStation, 'stationId' | 'isRevoked' | 'id' | 'purchase'> {
  readonly station_id: string;
  readonly is_revoked: boolean;
  readonly ref: string;
  readonly body: unknown;
}

/** What all stations reported that was bought, each document once. For one answer: what was booked is read once. */
export function makeHeadPurchases(
  database: HeadDatabase,
  source: Pick<ExportSource, 'documents'>,
): HeadPurchases {
  const read = new Map<string, Promise<readonly PurchaseOnce[]>>();

  async function readBooked({ environment, from, to }: Scope & Days): Promise<readonly PurchaseOnce[]> {
    const columns = sql`station_id, ref, supplier, number, access_key`;
    const { rows } = await sql<Row>`
      WITH RECURSIVE one AS (
        SELECT ${columns} FROM reported_purchase
        WHERE environment = ${environment} AND booked_on >= ${from} AND booked_on <= ${to}
        UNION
        SELECT other.* FROM one, LATERAL (
          SELECT ${columns} FROM reported_purchase
          WHERE environment = ${environment} AND supplier = one.supplier AND number = one.number
          UNION ALL
          SELECT ${columns} FROM reported_purchase
          WHERE environment = ${environment} AND access_key = one.access_key
        ) AS other
      )
      SELECT station_id, station, is_revoked, ref,
        body #- '{content,lines}' #- '{content,payments}' #- '{content,reimbursement}' AS body
      FROM one JOIN reported_purchase USING (station_id, ref)
    `.execute(database);
    const records: PurchaseAtStation[] = [];
    for (const { station_id: stationId, station, is_revoked: isRevoked, ref: id, body } of rows) {
      records.push({ stationId, station, isRevoked, id, purchase: feedPurchase.parse(body) });
      // Others work between two.
      if (records.length % TURN === 0) await endOfTurn();
    }
    return oneOfEach(records);
  }

  function booked(question: Scope & Days): Promise<readonly PurchaseOnce[]> {
    const key = [question.environment, question.from, question.to].join(' ');
    const reading = read.get(key) ?? readBooked(question);
    read.set(key, reading);
    return reading;
  }

  /** By what they take from, the withholdings from some purchases that were not annulled. */
  async function withholdingsFrom(
    scope: Scope,
    purchases: readonly PurchaseOnce[],
  ): Promise<ReadonlyMap<string, WithheldBy>> {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM document
      WHERE environment = ${scope.environment} AND type = 'withholding' AND status <> 'annulled'
        AND counterparty = ANY (${[...new Set(purchases.map(({ purchase }) => purchase.content.supplier.identification))]})
        AND issue_date >= ${purchases.map(({ purchase }) => purchase.content.issue_date).toSorted()[0]}
    `.execute(database);
    const withheld = new Map<string, WithheldBy>();
    const documents = { ids: rows.map(({ id }) => id) };
    for await (const batch of source.documents({ scope, documents }, { withXml: false })) {
      for (const { document } of batch) {
        const { id, content, identity, status } = document;
        if (content.object !== 'withholding') continue;
        const by = { id, number: formatNumber(identity, identity.sequential), status };
        for (const { document_type: type, number } of content.support_documents) {
          if (type === undefined || number === undefined) continue;
          withheld.set(purchaseKey(content.supplier.identification, supportDocumentCodeOf(type), number), by);
        }
      }
    }
    return withheld;
  }

  return {
    booked,

    async oldestBooked({ environment, from, to }) {
      const { oldest } = await database
        .selectFrom('reported_purchase')
        .select(({ fn }) => fn.min<string | null>('issue_date').as('oldest'))
        .where('environment', '=', environment)
        .where('booked_on', '>=', from)
        .where('booked_on', '<=', to)
        .executeTakeFirstOrThrow();
      return oldest ?? undefined;
    },

    async *ofPeriod(question) {
      const purchases = await booked(question);
      if (purchases.length === 0) return;
      const withheld = await withholdingsFrom(question, purchases);
      yield purchases.map(({ purchase }): DeclaredPurchase => {
        const { supplier, document_type: type, number } = purchase.content;
        const withheldBy = withheld.get(
          purchaseKey(supplier.identification, supportDocumentCodeOf(type), number),
        );
        return { ...purchase, ...(withheldBy && { withheldBy }) };
      });
    },
  };
}

/** So many are read at a time. */
const TURN = 200;
