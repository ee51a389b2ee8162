import type { MessagePort } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { prepareSets } from './place-sets/prepare-sets.ts';
import { makeSetSearches } from './place-sets/set-searches.ts';
import { sourcesIn } from './place-sets/sources.ts';
import type { SearchAnswer, SearchMessage } from './search-messages.ts';

/**
 * Looks through a store for whoever asks at the port, until the port is closed; writes nothing. What takes long is done
 * in pieces: between them others are answered, and it ends when it is cancelled. A fault is told to the one who asks, who
 * then meets it where it counts.
 */
export function serveSearches(port: MessagePort, file: string): void {
  const database = new Database(file, { readonly: true });
  const sources = sourcesIn(database);
  const searches = makeSetSearches(sources);
  const asked = new Map<number, AbortController>();

  async function answerTo(
    message: Exclude<SearchMessage, { readonly cancelled: number }>,
    signal: AbortSignal,
  ): Promise<SearchAnswer> {
    if ('prepare' in message) {
      await prepareSets(sources, searches, { signal });
      return { id: message.prepare, kind: 'prepared', prepared: searches.sets.held() };
    }
    const { scope, filters, page } = message.question;
    return { id: message.id, kind: 'found', found: await searches.find(scope, filters, page, signal) };
  }

  port.on('message', async (message: SearchMessage) => {
    if ('cancelled' in message) {
      asked.get(message.cancelled)?.abort();
      return;
    }
    const id = 'prepare' in message ? message.prepare : message.id;
    const controller = new AbortController();
    asked.set(id, controller);
    const failed = (reason: unknown): SearchAnswer => ({ id, kind: 'failed', reason: String(reason) });
    port.postMessage(await answerTo(message, controller.signal).catch(failed));
    asked.delete(id);
  });
  port.once('close', () => {
    for (const controller of asked.values()) controller.abort();
    database.close();
  });
}
