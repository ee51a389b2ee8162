import { join } from 'node:path';
import { issuableKinds } from '../../../../src-main/documents/all-kinds/types.ts';
import type { DocumentFilters, Scope } from '../../../../src-main/reading/document-reading-store.ts';
import { openStore, type Store } from '../../../../src-main/store/sqlite/open.ts';
import type { SeededRandom } from '../../../support/seeded-random.ts';
import { keptStore } from '../make-documents/kept-store.ts';
import { dataFile } from '../make-documents/make-documents.ts';

/** A store full of documents, and what there is in it to ask for. */
export interface BenchStore {
  readonly documents: number;
  readonly store: Store;
  readonly scope: Scope;
  /** Filters that leave everything in. */
  readonly all: DocumentFilters;
  /** A document of chance: its `seq`, and what it is found by. */
  sample(random: SeededRandom): Promise<Sample>;
  close(): Promise<void>;
}

export interface Sample {
  readonly seq: number;
  readonly id: string;
  readonly access_key: string;
  readonly counterparty: string;
  readonly counterparty_name: string;
  readonly issue_date: string;
  readonly created_at: string;
  readonly sequential: number;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Opens the store with so many documents of a folder of stores; made first where there is none. */
export async function openBenchStore(
  stores: string,
  wanted: { documents: number; seed: number },
): Promise<BenchStore> {
  const file = join(await keptStore(stores, wanted), dataFile);
  const store = openStore(file);
  const { seq, entity_id, environment } = await store.db
    .selectFrom('document')
    .select(['seq', 'entity_id', 'environment'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  /** The first document from a `seq` on that is to somebody, and has an order of its own. */
  const fitFrom = (from: number) =>
    store.db
      .selectFrom('document')
      .select([
        'seq',
        'id',
        'access_key',
        'counterparty',
        'counterparty_name',
        'issue_date',
        'created_at',
        'sequential',
        'metadata_json',
      ])
      .where('seq', '>=', from)
      .where('counterparty_name', '!=', 'CONSUMIDOR FINAL')
      .where('metadata_json', '!=', '{}')
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
  return {
    documents: seq,
    store,
    close: () => store.close(),
    scope: { entityId: entity_id, environment },
    all: { types: issuableKinds.map(({ type }) => type) },
    async sample(random) {
      // Behind the last that is fit, the first one is.
      const found = (await fitFrom(random.between(1, seq))) ?? (await fitFrom(1));
      if (!found) throw new Error('no document is fit to be asked for');
      const { metadata_json, ...row } = found;
      return { ...row, metadata: JSON.parse(metadata_json) };
    },
  };
}
