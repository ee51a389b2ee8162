import { sql } from 'kysely';
import type { InvoiceName } from '../../contract/head/credit/credit-holds.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { documentNumber, numberParts } from '../../documents/identifiers/document-number.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { HeadDatabase, HeadTx } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { makeHeadDocumentStore } from '../reading/document-store.ts';
import { creditedOf } from './credited.ts';

/** An invoice, and the station that issued it. */
export interface NamedInvoice {
  readonly id: string;
  readonly station_id: string;
  readonly station: string;
}

export interface InvoiceFinder {
  readonly database: HeadDatabase;
  readonly patterns: Patterns;
  readonly now: () => Date;
}

/**
 * The invoice with this access key, number or identifier; of two with one number (practice counts from 1 at every till) the one
 * of another station than asks, and the newest. Says so where its till did not report it yet.
 */
export async function findInvoice(
  tx: HeadDatabase | HeadTx,
  { invoice, environment }: InvoiceName,
  askedBy: string,
): Promise<Outcome<NamedInvoice>> {
  const name = kindOfName(invoice);
  const { establishment, emissionPoint, sequential } = numberParts(invoice);
  const row = await tx
    .selectFrom('document')
    .innerJoin('station', 'station.id', 'document.station_id')
    .select(['document.id', 'document.station_id', 'station.name as station'])
    .where('document.type', '=', 'invoice')
    .where('document.environment', '=', environment)
    .$if(name === 'access_key', (query) => query.where('document.access_key', '=', invoice))
    .$if(name === 'id', (query) => query.where('document.id', '=', invoice))
    .$if(name === 'number', (query) =>
      query
        .where('document.sequential', '=', Number(sequential))
        .where('document.emission_point', '=', emissionPoint)
        .where('document.establishment', '=', establishment),
    )
    .orderBy((eb) => eb('document.station_id', '=', askedBy))
    .orderBy('document.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row) return { ok: true, value: row };
  const isUnreported = name === 'number' && (await isBeyondReported(tx, { invoice, environment }));
  if (isUnreported) {
    const detail = 'La caja que emite en ese punto todavía no informó esa factura a la matriz.';
    return refuse({ code: 'invoice_not_reported', detail });
  }
  return refuse({ code: 'not_found', detail: 'La matriz no tiene una factura con ese número o clave.' });
}

function kindOfName(invoice: string): 'access_key' | 'number' | 'id' {
  if (/^\d{49}$/.test(invoice)) return 'access_key';
  return documentNumber.safeParse(invoice).success ? 'number' : 'id';
}

/** Whether a number is above all that its station reported so far. A lower one was another system's. */
async function isBeyondReported(
  tx: HeadDatabase | HeadTx,
  { invoice, environment }: InvoiceName,
): Promise<boolean> {
  const { establishment, emissionPoint, sequential } = numberParts(invoice);
  const series = await tx
    .selectFrom('series')
    .select(sql<number | null>`upper(told) - 1`.as('last'))
    .where('environment', '=', environment)
    .where('type', '=', 'invoice')
    .where('establishment', '=', establishment)
    .where('emission_point', '=', emissionPoint)
    .execute();
  return series.some(({ last }) => Number(sequential) > (last ?? 0));
}

/** As a station reads it: `invoiceElsewhere`. */
export interface ReadInvoice {
  readonly document: StoredDocument;
  readonly station: { readonly id: string; readonly name: string };
  readonly notes: readonly StoredDocument[];
}

/** All that a note on an invoice must know of it. */
export async function readInvoice(
  { database, patterns, now }: InvoiceFinder,
  { id, station_id, station }: NamedInvoice,
  environment: InvoiceName['environment'],
): Promise<ReadInvoice> {
  const business = await database.selectFrom('business').select('id').executeTakeFirstOrThrow();
  const store = makeHeadDocumentStore(database, patterns);
  const scope = { entityId: business.id, environment };
  const document = await store.get(scope, id);
  if (!document) throw new Error(`invoice ${id} went away`);
  const { notes, credited } = await creditedOf(database, { document, at: now() });
  const read = await Promise.all(notes.map((noteId) => store.get(scope, noteId)));
  return {
    document: { ...document, credited },
    station: { id: station_id, name: station },
    notes: read.filter((note) => note !== undefined),
  };
}
