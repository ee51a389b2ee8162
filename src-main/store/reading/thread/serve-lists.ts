import type { MessagePort } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { endSignal } from '../../../process/thread-end.ts';
import type { ThreadReply } from '../../../process/thread-queue.ts';
import type { Tables } from '../../schema/tables.ts';
import { type AnswerOf, answerTo, type ListReading, type QuestionOf } from './list-readers.ts';

/** What the thread is asked. */
export interface ReadingRequest<Reading extends ListReading = ListReading> {
  readonly reading: Reading;
  readonly question: QuestionOf<Reading>;
}

/** Reads lists from a file that others write, for the service that asks at the port, until it asks the thread to end. */
export function serveLists(port: MessagePort, file: string): void {
  const database = new Database(file, { readonly: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  async function answer<Reading extends ListReading>({
    reading,
    question,
  }: ReadingRequest<Reading>): Promise<ThreadReply<AnswerOf<Reading>>> {
    // Page, total and documents of an answer are of one moment.
    const answering = db.transaction().execute((tx) => answerTo(tx, reading, question));
    return answering.then(
      (result) => ({ kind: 'answered', answer: result }),
      (reason: unknown) => ({ kind: 'failed', reason: String(reason) }),
    );
  }
  const ended = endSignal(port);
  port.on('message', async (request: ReadingRequest) => {
    if (!ended.aborted) port.postMessage(await answer(request));
  });
  ended.addEventListener('abort', () => port.close());
  port.once('close', () => database.close());
}
