import type { NewestIssued } from '../../issuing/ports/clock-port.ts';
import { issuedHere } from '../rows/documents/issued-here.ts';
import { prepareQuery } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/**
 * The document issued last, which the clock asks for at every sale: a cache of that row. It is valid for one store, and
 * only while every document is issued through `issued`.
 */
export interface CachedNewestIssued {
  read(tx: Tx): Promise<NewestIssued | undefined>;
  /** To be called with each document that is issued. */
  issued(document: NewestIssued): void;
  /** Runs a transaction that may issue: when it fails, it is rolled back, and the cache is emptied. */
  unlessUndone<Value>(work: () => Promise<Value>): Promise<Value>;
}

export function cacheNewestIssued(): CachedNewestIssued {
  let newest: NewestIssued | undefined;
  return {
    async read(tx) {
      if (newest) return newest;
      const [row] = (await newestIssuedHere(tx, {})).rows;
      newest = row && { issueDate: row.issue_date, seq: row.seq };
      return newest;
    },
    issued(document) {
      newest = document;
    },
    async unlessUndone(work) {
      try {
        return await work();
      } catch (reason) {
        newest = undefined;
        throw reason;
      }
    },
  };
}

const newestIssuedHere = prepareQuery((db) =>
  db.selectFrom('document').select(['seq', 'issue_date']).where(issuedHere).orderBy('seq', 'desc').limit(1),
);
