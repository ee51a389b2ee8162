import type { ReceivedStore, StoredReceived } from '../../received/received-store.ts';
import type { ReceivedDocumentRow } from '../schema/documents.ts';
import { compress, decompress } from '../sqlite/compression.ts';
import type { Store } from '../sqlite/open.ts';

export function makeReceivedStore({ db, writes }: Store): ReceivedStore {
  return {
    async find(environment, accessKey) {
      const row = await db
        .selectFrom('received_document')
        .selectAll()
        .where('environment', '=', environment)
        .where('access_key', '=', accessKey)
        .executeTakeFirst();
      return row && toStored(row);
    },

    async latestOf(environment, issuerRuc) {
      const row = await db
        .selectFrom('received_document')
        .selectAll()
        .where('environment', '=', environment)
        .where('issuer_ruc', '=', issuerRuc)
        .orderBy('issued_on', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toStored(row);
    },

    keep: (environment, { accessKey, xml, authorizedAt, fetchedAt, noted }) =>
      writes.run(async (tx) => {
        await tx
          .insertInto('received_document')
          .values({
            environment,
            access_key: accessKey,
            xml: compress(new TextEncoder().encode(xml)),
            authorized_at: authorizedAt,
            fetched_at: fetchedAt.toISOString(),
            state: noted?.state ?? null,
            state_at: noted?.at.toISOString() ?? null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    noteState: (environment, accessKey, { state, at }) =>
      writes.run(async (tx) => {
        await tx
          .updateTable('received_document')
          .set({ state, state_at: at.toISOString() })
          .where('environment', '=', environment)
          .where('access_key', '=', accessKey)
          .execute();
      }),
  };
}

function toStored(row: ReceivedDocumentRow): StoredReceived {
  const { state, state_at: stateAt } = row;
  return {
    accessKey: row.access_key,
    xml: new TextDecoder().decode(decompress(row.xml)),
    authorizedAt: row.authorized_at,
    fetchedAt: new Date(row.fetched_at),
    ...(state !== null && stateAt !== null && { noted: { state, at: new Date(stateAt) } }),
  };
}
