import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DeclarationBody } from '../../contract/reports/declaration.ts';
import type { PeriodQuery } from '../../contract/reports/period-report.ts';
import { daysBefore } from '../../documents/values/ecuador-time.ts';
import { programFile as fileBeside } from '../../process/program-file.ts';
import { makeThreadQueue } from '../../process/thread-queue.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { keepFigures } from '../../reports/figures/keep-figures.ts';
import { makeHeadExportSource } from '../reading/export-source.ts';
import {
  type DeclarationAnswers,
  type DeclarationQuestion,
  makeDeclarationReader,
} from './declaration-reader.ts';
import { makeHeadFigureStore } from './figure-store.ts';
import type { DeclarationSource, HeadDeclarations } from './head-declarations.ts';

/** Figures are computed by themselves of so many days that are over: this month, and the one before. */
const KEPT_DAYS = 62;

export interface HeadDeclarationOptions extends DeclarationSource {
  /** Where a thread of its own reads it. */
  readonly databaseUrl: string;
  readonly now: () => Date;
  /** Where the program of its thread is; beside this one when left out. */
  readonly programFile?: ((name: string) => string) | undefined;
  readonly failed: (reason: unknown) => void;
}

export interface RunningDeclarations extends HeadDeclarations {
  stop(): Promise<void>;
}

/**
 * The declarations of the whole business, computed in a thread of their own, so that no till waits for them with what it reports; here
 * where the thread does not start. The figures of days that are over are computed before somebody asks.
 */
export function startHeadDeclarations({
  database,
  patterns,
  databaseUrl,
  now,
  programFile = fileBeside,
  failed,
}: HeadDeclarationOptions): RunningDeclarations {
  const here = makeDeclarationReader({ database, patterns });
  const thread = makeThreadQueue<DeclarationQuestion>(
    () => new Worker(programFile('head-declaration-thread'), { workerData: { database: databaseUrl } }),
    failed,
  );

  let isEnding = false;

  async function inThread<Answer>(question: DeclarationQuestion, signal?: AbortSignal) {
    signal?.throwIfAborted();
    const answering = thread.ask<Answer>(question, signal);
    return signal ? Promise.race([answering, abortOf(signal)]) : answering;
  }

  const store = makeHeadFigureStore({
    ...{ database, patterns },
    source: makeHeadExportSource(database, patterns),
  });
  const keeping = keepFigures({
    store: {
      ...store,
      staleDays: (scope, { to }) => store.staleDays(scope, { from: daysBefore(to, KEPT_DAYS), to }),
      async computeDay(scope, day) {
        const question = { kind: 'day', scope, day } as const;
        const computed = await inThread<DeclarationAnswers['day']>(question);
        if (!computed && isEnding)
          throw new Error('the head office ends: the day is computed by the next one');
        return computed ?? here.day(question);
      },
    },
    now,
    failed,
  });

  return {
    async read(environment: Scope['environment'], days: PeriodQuery, signal?: AbortSignal) {
      const question = { kind: 'read', environment, days, now: now().toISOString() } as const;
      const answer = await inThread<DeclarationAnswers['read']>(question, signal);
      return answer ?? here.read(question, signal);
    },

    async save(
      environment: Scope['environment'],
      days: PeriodQuery,
      body: DeclarationBody,
      signal?: AbortSignal,
    ) {
      const question = { kind: 'save', environment, days, body, now: now().toISOString() } as const;
      const answer = await inThread<DeclarationAnswers['save']>(question, signal);
      return answer ?? here.save(question, signal);
    },

    async stop() {
      isEnding = true;
      const stopped = keeping.stop();
      await thread.stop();
      await stopped;
    },
  };
}

/** Rejects with the reason of a signal once it is aborted. */
async function abortOf(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw signal.reason;
}
