import type { Tx } from './write-lane.ts';

/**
 * Has a transaction hand its kept statements straight to the connection, until `end` is called. Kysely passes each
 * through nine functions that wait for one another, so that transactions beside each other keep their connections
 * apart: the lane has one at a time. Without that, and without the savepoint of the first job, the twenty statements of a
 * sale and its signature take 410 µs instead of 490.
 */
export async function runAtOnce(tx: Tx): Promise<{ end(): void }> {
  const connection = await tx.getExecutor().provideConnection(async (own) => own);
  let isOpen = true;
  tx.executeQuery = (query) =>
    isOpen
      ? connection.executeQuery('compile' in query ? query.compile() : query)
      : Promise.reject(new Error('the transaction has ended'));
  return {
    end() {
      isOpen = false;
    },
  };
}
