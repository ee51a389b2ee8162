import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { FailedQuestionError, makeThreadQueue } from '../../../process/thread-queue.ts';
import type { Tables } from '../../schema/tables.ts';
import {
  type AnswerOf,
  answerTo,
  type ListReading,
  type QuestionOf,
  type ReadLists,
} from './list-readers.ts';
import type { ReadingRequest } from './serve-lists.ts';

export interface ListThread {
  /** The program of `list-thread`. */
  readonly threadFile: string;
  /** The database; open, and up to date. */
  readonly file: string;
  /** Reads what the thread could not: here, the store learns of a fault of its file. */
  readonly db: Kysely<Tables>;
  readonly failed?: (reason: unknown) => void;
}

/**
 * Reads lists in a thread of its own, one after the other: to count many documents takes a while, and no sale waits for
 * it. The thread starts with the first question, and again with the next if it ever ends.
 */
export function readInThread({ threadFile, file, db, failed }: ListThread): {
  readonly read: ReadLists;
  /** Before the store is closed: as long as somebody reads it, its log stays beside it. */
  stop(): Promise<void>;
} {
  const queue = makeThreadQueue<ReadingRequest>(
    () => new Worker(threadFile, { workerData: { file } }),
    failed,
  );
  return {
    async read<Reading extends ListReading>(
      reading: Reading,
      query: QuestionOf<Reading>,
      signal?: AbortSignal,
    ) {
      signal?.throwIfAborted();
      // The scope that is given may hold more, of which not everything can be sent to a thread.
      const { entityId, environment } = query.scope;
      const question = { ...query, scope: { entityId, environment } };
      const answering = queue.ask<AnswerOf<Reading>>({ reading, question }, signal).catch(unlessFailed);
      const answer = await (signal ? Promise.race([answering, abortOf(signal)]) : answering);
      return answer ?? answerTo(db, reading, question);
    },
    stop: () => queue.stop(),
  };
}

/** A question that failed is asked here. */
function unlessFailed(reason: unknown): undefined {
  if (!(reason instanceof FailedQuestionError)) throw reason;
}

/** Rejects with the reason of a signal once it is aborted. */
async function abortOf(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw signal.reason;
}
