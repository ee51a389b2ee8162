import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days, FigureStore } from './figure-store.ts';

type DayStore = Pick<FigureStore, 'staleDays' | 'computeDay' | 'keepDay'>;

/**
 * Computes the days whose documents changed since. Once each: in a shop that sells meanwhile, the figures are of when
 * they were asked for.
 */
export async function freshenFigures(
  store: DayStore,
  scope: Scope,
  days: Days,
  signal?: AbortSignal,
): Promise<void> {
  for (const day of await store.staleDays(scope, days)) {
    signal?.throwIfAborted();
    await store.keepDay(scope, await store.computeDay(scope, day));
  }
}
