import type { SeriesHead, SeriesName } from '../../issuing/ports/journal.ts';
import type { JournalRecord } from './line.ts';

/** How far each series has got, by what the journal says. */
export interface Heads {
  all(): readonly SeriesHead[];
  /** 0 for a series that gave no number yet. */
  highestOf(series: SeriesName): number;
  /** Takes note of a line; a series never goes back. */
  learn(record: JournalRecord): void;
}

export function makeHeads(): Heads {
  const heads = new Map<string, SeriesHead>();

  function raise(series: SeriesName, highest: number): void {
    const { ruc, environment, type, establishment, emissionPoint } = series;
    const name = { ruc, environment, type, establishment, emissionPoint };
    const highestBefore = heads.get(keyOf(name))?.highest ?? 0;
    if (highest > highestBefore) heads.set(keyOf(name), { ...name, highest });
  }

  return {
    all: () => [...heads.values()],
    highestOf: (series) => heads.get(keyOf(series))?.highest ?? 0,
    learn(record) {
      if (record.kind === 'heads') for (const head of record.heads) raise(head, head.highest);
      if (record.kind === 'number') raise(record, record.sequential);
    },
  };
}

function keyOf({ ruc, environment, type, establishment, emissionPoint }: SeriesName): string {
  return [ruc, environment, type, establishment, emissionPoint].join(' ');
}
