import type { MessagePort } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { ListQuestion } from '../find-page.ts';
import { type ListAnswer, readList } from '../read-list.ts';
import { answerQuestions } from './answer-questions.ts';

/** Reads lists from a file that others write, for whoever asks at the port, until the port is closed. */
export function serveLists(port: MessagePort, file: string): void {
  const database = new Database(file, { readonly: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  // Page, total and documents of an answer are of one moment.
  answerQuestions<ListQuestion, ListAnswer>(port, (question) =>
    db.transaction().execute((tx) => readList(tx, question)),
  );
  port.once('close', () => database.close());
}
