import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { ListQuestion } from '../find-page.ts';
import { type ListAnswer, type ReadList, readList } from '../read-list.ts';
import { askThread } from './ask-thread.ts';

export interface ListThread {
  /** The program of `list-thread`. */
  readonly threadFile: string;
  /** The database; open, and up to date. */
  readonly file: string;
  /** Reads what the thread could not: here, the store learns of a fault of its file. */
  readonly db: Kysely<Tables>;
  readonly failed?: (reason: unknown) => void;
}

/** Reads lists in a thread of its own: to count many documents takes a while, and no sale waits for it. */
export function readInThread({ threadFile, file, db, failed }: ListThread): {
  readonly read: ReadList;
  /** Before the store is closed: as long as somebody reads it, its log stays beside it. */
  stop(): Promise<void>;
} {
  const thread = askThread<ListQuestion, ListAnswer>({ threadFile, workerData: { file }, failed });
  return {
    async read({ scope: { entityId, environment }, filters, page }, signal) {
      // Whoever asks may be more than a scope, of which not everything can be sent to a thread.
      const question = { scope: { entityId, environment }, filters, page };
      return (await thread.ask(question, signal)) ?? readList(db, question);
    },
    stop: thread.stop,
  };
}
