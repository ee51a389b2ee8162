import { sql } from 'kysely';
import type { PurchaseConflict } from '../../../contract/head/head-declaration.ts';
import { feedPurchase } from '../../../contract/head/stations/feed-purchase.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { documentStatuses } from '../../../documents/kinds.ts';
import type { WithheldBy } from '../../../documents/purchase/recorded-purchase.ts';
import { supportDocumentCodeOf } from '../../../documents/tables/support-document-types.ts';
import type { ExportSource } from '../../../exports/formats/export-source.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { filtersOf } from '../../../reading/documents/filters-of.ts';
import type { Days } from '../../../reports/figures/figure-store.ts';
import { purchaseKey } from '../../../reports/made-withholdings.ts';
import type { PurchaseReading, ReadPurchase } from '../../../reports/purchase-reading.ts';
import type { HeadDatabase } from '../../database/open-database.ts';
import { oneOfEach, type PurchaseOnce } from './one-of-each.ts';

export interface HeadPurchases extends PurchaseReading {
  /** Of what is booked in some days, what stations recorded in different ways. */
  conflicts(question: Scope & Days): Promise<readonly PurchaseConflict[]>;
}

/** What all stations reported that was bought, each document once. */
export function makeHeadPurchases(
  database: HeadDatabase,
  source: Pick<ExportSource, 'documents'>,
): HeadPurchases {
  /** What a station booked in some days, as it counts: in other days, perhaps. */
  async function booked({ environment, from, to }: Scope & Days): Promise<readonly PurchaseOnce[]> {
    const { rows } = await sql<{ station: string; ref: string; body: unknown }>`
      WITH booked AS (
        SELECT supplier, number, access_key FROM reported_purchase
        WHERE environment = ${environment} AND booked_on >= ${from} AND booked_on <= ${to}
      )
      SELECT station, ref, body FROM reported_purchase
      WHERE environment = ${environment} AND (supplier, number) IN (SELECT supplier, number FROM booked)
      UNION ALL
      SELECT station, ref, body FROM reported_purchase
      WHERE environment = ${environment} AND (supplier, number) NOT IN (SELECT supplier, number FROM booked)
        AND access_key IN (SELECT access_key FROM booked WHERE access_key IS NOT NULL)
    `.execute(database);
    return oneOfEach(
      rows.map(({ station, ref, body }) => ({ station, id: ref, purchase: feedPurchase.parse(body) })),
    );
  }

  /** By what they take from, the withholdings that are neither authorized nor annulled. */
  async function undecidedWithholdings(scope: Scope): Promise<ReadonlyMap<string, WithheldBy>> {
    const status = documentStatuses.filter((one) => one !== 'authorized' && one !== 'annulled');
    const filters = filtersOf({ status }, ['withholding']);
    const withheld = new Map<string, WithheldBy>();
    for await (const batch of source.documents({ scope, documents: { filters } }, { withXml: false })) {
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
      const withheld = await undecidedWithholdings(question);
      yield purchases.map(({ id, purchase }): ReadPurchase => {
        const { supplier, document_type: type, number } = purchase.content;
        const withheldBy = withheld.get(
          purchaseKey(supplier.identification, supportDocumentCodeOf(type), number),
        );
        return { id, ...purchase, ...(withheldBy && { withheldBy }) };
      });
    },

    async conflicts(question) {
      return (await booked(question)).flatMap(({ conflict }) => conflict ?? []);
    },
  };
}
