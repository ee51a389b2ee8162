import type { MovedSeries } from '../store/business/series/moved-series.ts';
import { readMovedMark, removeMovedMark, writeMovedMark } from './moved-mark.ts';

/** Keeps a computer from issuing and delivering what counts once its numbers moved to another (decision 0026). */
export interface Fence {
  /** Since when the numbers are elsewhere; undefined while they are here. */
  since(): Date | undefined;
  raise(): Promise<Date>;
  /** The numbers are here again: as they were where no copy was made, or else unproven. */
  lift(how: 'as_they_were' | 'unproven'): Promise<void>;
  /** Series that were added meanwhile give no numbers either. */
  hold(): Promise<void>;
  /** Called when the numbers are here again: what waited may go out. */
  onLifted(listener: () => void): void;
}

export interface FenceParts {
  /** Of the journal. */
  readonly folder: string;
  readonly series: MovedSeries;
  readonly now: () => Date;
}

/** Either of the two marks, of the database and of the journal, is enough: one may have been put back. */
export async function startFence({ folder, series, now }: FenceParts): Promise<Fence> {
  let since = (await series.movedAt()) ?? readMovedMark(folder);

  const listeners: (() => void)[] = [];

  async function hold(): Promise<void> {
    if (since === undefined) return;
    if (readMovedMark(folder) === undefined) writeMovedMark(folder, since);
    await series.stop(since);
  }

  await hold();
  return {
    since: () => since,
    hold,
    async raise() {
      since = now();
      await hold();
      return since;
    },
    async lift(how) {
      // The database first: interrupted here, the mark of the journal fences it again.
      await series.bringBack(how, now());
      removeMovedMark(folder);
      since = undefined;
      for (const listener of listeners) listener();
    },
    onLifted: (listener) => void listeners.push(listener),
  };
}
