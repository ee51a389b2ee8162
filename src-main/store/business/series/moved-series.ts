import { bringBackLiveSeries, holdForHeadOffice, stopLiveSeries } from '../../rows/business/live-series.ts';
import { MOVED } from '../../rows/business/setting-names.ts';
import { makeSettings, putSetting } from '../../rows/business/settings.ts';
import type { Store } from '../../sqlite/open.ts';

/** What the database says of numbers that moved to another computer. */
export interface MovedSeries {
  /** Since when they are elsewhere; undefined while they are here. */
  movedAt(): Promise<Date | undefined>;
  /** The live series give no numbers any more, those added since the last time too. */
  stop(at: Date): Promise<void>;
  /** The live series are here again: as they were, or unproven where nobody knows what was given elsewhere. */
  bringBack(how: 'as_they_were' | 'unproven', at: Date): Promise<void>;
}

export function makeMovedSeries(store: Store, { newId }: { newId: () => string }): MovedSeries {
  const { writes } = store;
  return {
    async movedAt() {
      const at = await makeSettings(store).get(MOVED);
      return at === undefined ? undefined : new Date(at);
    },

    stop: (at) =>
      writes.run(async (tx) => {
        await putSetting(tx, MOVED, at.toISOString());
        await stopLiveSeries(tx, { reason: 'moved', at }, newId);
      }),

    bringBack: (how, at) =>
      writes.run(async (tx) => {
        await tx.deleteFrom('setting').where('name', '=', MOVED).execute();
        await bringBackLiveSeries(tx, { reason: 'moved', at, how }, newId);
        await holdForHeadOffice(tx, at, newId);
      }),
  };
}
