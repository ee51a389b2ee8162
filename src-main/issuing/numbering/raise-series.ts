import type { SeriesResource } from '../../contract/business/entity.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { numberPassed } from './number-passed.ts';

export interface RaisingStore {
  /** Moves a series that gives numbers on to one it has not reached. */
  raise(seriesId: string, raising: { readonly at: Date; readonly nextNumber: number }): Promise<Raising>;
}

export type Raising =
  | { readonly kind: 'raised' | 'unknown' | 'stopped' }
  | { readonly kind: 'passed'; readonly next: number };

/** A person says that a series goes on from a higher number: another program gave those before. It never goes back. */
export async function raiseSeries(
  {
    store,
    all,
    now,
  }: { store: RaisingStore; all: () => Promise<readonly SeriesResource[]>; now: () => Date },
  seriesId: string,
  nextNumber: number,
): Promise<Outcome<SeriesResource>> {
  const raising = await store.raise(seriesId, { at: now(), nextNumber });
  switch (raising.kind) {
    case 'raised': {
      const series = (await all()).find(({ id }) => id === seriesId);
      if (!series) throw new Error(`series ${seriesId} was raised and is not there`);
      return { ok: true, value: series };
    }
    case 'unknown':
      return refuse({ code: 'not_found', detail: 'No existe esa serie.' });
    case 'stopped':
      return refuse({
        code: 'invalid_state',
        detail: 'La serie está detenida: diga desde dónde se reanuda.',
      });
    case 'passed':
      return numberPassed(raising.next);
  }
}
