import { daysBefore, ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { repeat } from '../../queue/repeat.ts';
import type { FigureStore } from './figure-store.ts';
import { freshenFigures } from './fresh-figures.ts';

/** Time for what a start has to do first. */
const FIRST_MS = 60_000;
const EVERY_MS = 60 * 60_000;

export interface KeepingFigures {
  readonly store: Pick<FigureStore, 'scopes' | 'staleDays' | 'computeDay' | 'keepDay'>;
  readonly now: () => Date;
  readonly failed: (reason: unknown) => void;
  readonly firstMs?: number;
  readonly everyMs?: number;
}

/**
 * Computes the figures of days that are over, so that a report of a month finds them: after the start, then every hour.
 * `stop` resolves once nothing is computed any more.
 */
export function keepFigures({ store, now, failed, firstMs = FIRST_MS, everyMs = EVERY_MS }: KeepingFigures): {
  stop(): Promise<void>;
} {
  const giveUp = new AbortController();

  async function computeAll(): Promise<void> {
    const yesterday = daysBefore(ecuadorDate(now()), 1);
    for (const scope of await store.scopes()) {
      await freshenFigures(store, scope, { from: '', to: yesterday }, giveUp.signal);
    }
  }
  const computing = repeat(computeAll, {
    firstMs,
    everyMs,
    failed(reason) {
      if (!giveUp.signal.aborted) failed(reason);
    },
  });
  return {
    async stop() {
      giveUp.abort();
      await computing.stop();
    },
  };
}
