import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { isBookedIn } from '../../documents/purchase/recorded-purchase.ts';
import type { ExportedDocument, ExportSelection, ExportSource } from '../../exports/formats/export-source.ts';
import { selectLetterhead } from '../rows/business/letterhead.ts';
import { selectSignedXml, signedXmlOf } from '../rows/documents/signed-xml.ts';
import { documentsOfList } from '../rows/documents/stored-document.ts';
import { purchasesOfPeriod } from '../rows/purchases/purchases-of-period.ts';
import type { Tables } from '../schema/tables.ts';
import { decompress } from '../sqlite/compression.ts';
import { countList } from './lists/count-list.ts';
import { readPage } from './lists/find-page.ts';
import { readDocuments } from './lists/read-list.ts';
import { sumList } from './lists/sum-list.ts';

/** Read at a time: enough to be quick, little enough to be held. */
const BATCH = 200;

/** The documents of a file that others write, to be exported; `close` lets go of it. */
export function openExportSource(file: string): ExportSource & { close(): void } {
  const database = new Database(file, { readonly: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { ...makeExportSource(db), close: () => void database.close() };
}

export function makeExportSource(db: Kysely<Tables>): ExportSource {
  return {
    async count({ scope, documents }) {
      if ('ids' in documents) return (await seqsOf(db, scope, documents.ids)).length;
      return (await countList(db, scope, documents.filters))?.total ?? 0;
    },

    async rates({ scope, documents }) {
      if ('filters' in documents) {
        const sums = await sumList(db, { scope, filters: documents.filters });
        return [...new Set(sums.flatMap(({ tax, rate }) => (tax === 'iva' ? [rate] : [])))];
      }
      const rows = await db
        .selectFrom('document_amount')
        .select('rate')
        .distinct()
        .where('tax', '=', 'iva')
        .where('seq', 'in', await seqsOf(db, scope, documents.ids))
        .execute();
      return rows.map(({ rate }) => rate);
    },

    async *documents(selection, { withXml }) {
      const documentOf = documentsOfList();
      for await (const seqs of batchesOf(db, selection)) {
        const xml = withXml ? await signedXmlOfAll(db, seqs) : undefined;
        yield (await readDocuments(db, seqs)).map(
          (row): ExportedDocument => ({ document: documentOf(row), signedXml: xml?.get(row.seq) }),
        );
      }
    },

    async countPurchases({ entityId, environment }, { from, to }) {
      const { count } = await db
        .selectFrom('purchase')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .where(
          sql<boolean>`CASE WHEN booked_on IS NULL THEN issue_date ELSE booked_on END BETWEEN ${from} AND ${to}`,
        )
        .executeTakeFirstOrThrow();
      return count;
    },

    async *purchases(scope, days, { withXml }) {
      for await (const batch of purchasesOfPeriod(db, scope, days)) {
        const purchases = batch.filter((one) => isBookedIn(days, one));
        const xml = withXml ? await xmlOfPurchases(db, purchases) : undefined;
        yield purchases.map((purchase) => ({ purchase, xml: xml?.get(purchase.id) }));
      }
    },

    letterhead: (entityId) => selectLetterhead(db, entityId),
  };
}

/** The positions of documents in lists, newest first. */
async function* batchesOf(
  db: Kysely<Tables>,
  { scope, documents }: ExportSelection,
): AsyncGenerator<readonly number[]> {
  if ('ids' in documents) {
    const seqs = await seqsOf(db, scope, documents.ids);
    for (let at = 0; at < seqs.length; at += BATCH) yield seqs.slice(at, at + BATCH);
    return;
  }
  const list = await countList(db, scope, documents.filters);
  if (!list) return;
  let position: number | undefined;
  do {
    const seqs = await readPage(db, list, { direction: 'older', position, limit: BATCH });
    if (seqs.length > 0) yield seqs;
    position = seqs.length === BATCH ? seqs.at(-1) : undefined;
  } while (position !== undefined);
}

/** Of those that the scope has, newest first. */
async function seqsOf(
  db: Kysely<Tables>,
  { entityId, environment }: ExportSelection['scope'],
  ids: readonly string[],
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('document')
    .select('seq')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('id', 'in', ids)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(({ seq }) => seq);
}

/** The signed XML of the current revision of each document, by its position. */
async function signedXmlOfAll(
  db: Kysely<Tables>,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, Uint8Array>> {
  const rows = await selectSignedXml(db).select('document.seq').where('document.seq', 'in', seqs).execute();
  return new Map(
    rows.flatMap((row) => {
      const xml = signedXmlOf(row);
      return xml ? [[row.seq, xml] as const] : [];
    }),
  );
}

async function xmlOfPurchases(
  db: Kysely<Tables>,
  purchases: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = await db
    .selectFrom('purchase')
    .select(['id', 'xml'])
    .where(
      'id',
      'in',
      purchases.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.flatMap(({ id, xml }) => (xml ? [[id, decompress(xml)] as const] : [])));
}
