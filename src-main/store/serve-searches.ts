import type { MessagePort } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { dialectOf } from './dialect.ts';
import { makeDocumentSearches } from './document-searches.ts';
import type { Tables } from './schema.ts';
import type { AskedSearch, SearchAnswer, SearchMessage } from './search-messages.ts';
import { makeStorageCondition } from './storage-condition.ts';

/**
 * Looks through a store for whoever asks at the port, until the port is closed; writes nothing. A count that takes long
 * is done in pieces: between them others are answered, and it ends when it is cancelled.
 */
export function serveSearches(port: MessagePort, file: string): void {
  const database = new Database(file, { readonly: true });
  // A fault is told to the one who asks, who then meets it where it counts.
  const db = new Kysely<Tables>({ dialect: dialectOf(database, makeStorageCondition()) });
  const searches = makeDocumentSearches(db);
  const asked = new Map<number, AbortController>();

  async function answer({ id, question }: AskedSearch, signal: AbortSignal): Promise<SearchAnswer> {
    const { kind, scope, filters } = question;
    try {
      return kind === 'page'
        ? { id, kind, places: await searches.page(scope, filters, question.page, signal) }
        : { id, kind, documents: await searches.count(scope, filters, question.newerThan, signal) };
    } catch (reason) {
      return { id, kind: 'failed', reason: String(reason) };
    }
  }

  port.on('message', async (message: SearchMessage) => {
    if ('cancelled' in message) {
      asked.get(message.cancelled)?.abort();
      return;
    }
    const controller = new AbortController();
    asked.set(message.id, controller);
    port.postMessage(await answer(message, controller.signal));
    asked.delete(message.id);
  });
  port.once('close', () => database.close());
}
