import type { MessagePort } from 'node:worker_threads';
import { endSignal } from '../../process/thread-end.ts';
import type { ThreadReply } from '../../process/thread-queue.ts';
import { connectDatabase } from '../database/open-database.ts';
import { makePatterns } from '../database/patterns.ts';
import {
  type DeclarationAnswers,
  type DeclarationQuestion,
  makeDeclarationReader,
} from './declaration-reader.ts';

type AnyAnswer = DeclarationAnswers[DeclarationQuestion['kind']];

/** Computes declarations for the head office that asks at the port, until it asks the thread to end. */
export function serveDeclarations(port: MessagePort, databaseUrl: string): void {
  // What breaks while it is used is reported by the query that breaks with it.
  const database = connectDatabase(databaseUrl, () => undefined);
  const reader = makeDeclarationReader({ database, patterns: makePatterns(database) });
  const ended = endSignal(port);

  function compute(question: DeclarationQuestion): Promise<AnyAnswer> {
    switch (question.kind) {
      case 'read':
        return reader.read(question, ended);
      case 'save':
        return reader.save(question, ended);
      case 'day':
        return reader.day(question);
    }
  }
  async function reply(question: DeclarationQuestion): Promise<ThreadReply<AnyAnswer>> {
    try {
      return { kind: 'answered', answer: await compute(question) };
    } catch (reason) {
      return { kind: 'failed', reason: String(reason) };
    }
  }

  port.on('message', async (question: DeclarationQuestion | string) => {
    if (typeof question === 'string') return;
    const answer = await reply(question);
    if (!ended.aborted) port.postMessage(answer);
  });
  ended.addEventListener('abort', () => port.close());
  port.once('close', () => void database.destroy());
}
