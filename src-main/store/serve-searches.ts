import type { MessagePort } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { dialectOf } from './dialect.ts';
import { makeDocumentSearches } from './document-searches.ts';
import type { Tables } from './schema.ts';
import type { AskedSearch, SearchAnswer } from './search-messages.ts';
import { makeStorageCondition } from './storage-condition.ts';

/** Looks through a store for whoever asks at the port, until the port is closed; writes nothing. */
export function serveSearches(port: MessagePort, file: string): void {
  const database = new Database(file, { readonly: true });
  // A fault is told to the one who asks, who then meets it where it counts.
  const db = new Kysely<Tables>({ dialect: dialectOf(database, makeStorageCondition()) });
  const searches = makeDocumentSearches(db);

  async function answer({ id, question }: AskedSearch): Promise<SearchAnswer> {
    const { kind, scope, filters } = question;
    try {
      return kind === 'page'
        ? { id, kind, places: await searches.page(scope, filters, question.page) }
        : { id, kind, documents: await searches.count(scope, filters, question.newerThan) };
    } catch (reason) {
      return { id, kind: 'failed', reason: String(reason) };
    }
  }

  port.on('message', async (asked: AskedSearch) => port.postMessage(await answer(asked)));
  port.once('close', () => database.close());
}
