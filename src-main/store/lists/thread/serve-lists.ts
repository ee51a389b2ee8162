import type { MessagePort } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { ListQuestion } from '../find-page.ts';
import { type ListAnswer, readList } from '../read-list.ts';

/** What the thread replies to a question. */
export type Reply =
  | { readonly kind: 'answered'; readonly answer: ListAnswer }
  | { readonly kind: 'failed'; readonly reason: string };

/** Reads lists from a file that others write, for the service that asks at the port, until the port is closed. */
export function serveLists(port: MessagePort, file: string): void {
  const database = new Database(file, { readonly: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  port.on('message', async (question: ListQuestion) => {
    // Page, total and documents of an answer are of one moment.
    const reading = db.transaction().execute((tx) => readList(tx, question));
    const reply: Reply = await reading.then(
      (answer) => ({ kind: 'answered', answer }),
      (reason: unknown) => ({ kind: 'failed', reason: String(reason) }),
    );
    port.postMessage(reply);
  });
  port.once('close', () => database.close());
}
