import type { ReceivedStore } from '../received/received-store.ts';
import { compress, decompress } from './compression.ts';
import type { Store } from './open.ts';

export function makeReceivedStore({ db, lane }: Store): ReceivedStore {
  return {
    async find(environment, accessKey) {
      const row = await db
        .selectFrom('received_document')
        .select(['xml', 'authorized_at'])
        .where('environment', '=', environment)
        .where('access_key', '=', accessKey)
        .executeTakeFirst();
      return (
        row && {
          accessKey,
          xml: new TextDecoder().decode(decompress(row.xml)),
          authorizedAt: row.authorized_at,
        }
      );
    },

    keep: (environment, { accessKey, xml, authorizedAt, fetchedAt }) =>
      lane.run(async (tx) => {
        await tx
          .insertInto('received_document')
          .values({
            environment,
            access_key: accessKey,
            xml: compress(new TextEncoder().encode(xml)),
            authorized_at: authorizedAt,
            fetched_at: fetchedAt.toISOString(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
  };
}
