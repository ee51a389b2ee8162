import type { DateSpan } from '../../tables/date-span.ts';
import type { TableSource } from '../../tables/table-sources.ts';

/**
 * The times between two resolutions that changed the percents of income tax, and where ours come from.
 *
 * - `upTo2020`: a public seed of the ATS catalogue before 2020; its days were not checked.
 * - `from2020`: NAC-DGERCGC20-00000020, from general knowledge; the text was not found.
 * - `from2024`: a public seed of the ATS catalogue of 2024. The resolution is of 2024-02-29 and another source
 *   starts in April, so March 2024 is doubtful.
 * - `fromJuly2024`, `since2024`: the same seed, for what began later or was not restated in 2026.
 * - `from2026`: ATS catalogue, table 3.10, block of 2026-08-06, with NAC-DGERCGC26-00000009.
 * - `upToJuly2026`, `fromAugust2026`: the same catalogue, for what NAC-DGERCGC26-00000028 changed within that year.
 */
export const rentaPeriods = {
  upTo2020: { to: '2020-03-31', source: 'old_seed' },
  from2020: { from: '2020-04-01', to: '2024-02-29', source: 'memory' },
  from2024: { from: '2024-03-01', to: '2026-02-28', source: 'ats_2024' },
  fromJuly2024: { from: '2024-07-01', to: '2026-02-28', source: 'ats_2024' },
  since2024: { from: '2024-03-01', source: 'ats_2024' },
  from2026: { from: '2026-03-01', source: 'ats_2026' },
  upToJuly2026: { from: '2026-03-01', to: '2026-07-31', source: 'ats_blocks' },
  fromAugust2026: { from: '2026-08-01', source: 'ats_2026' },
} as const satisfies Readonly<Record<string, DateSpan & { source: TableSource }>>;
export type RentaPeriod = keyof typeof rentaPeriods;

/** The last day on which the table of income tax advises and does not refuse: see `rentaPeriods`. */
export const LAST_UNCHECKED_RENTA_DAY = '2024-03-31';
