import type { RentaPeriod } from './renta-periods.ts';
import type { TabledPercent, WithholdingAnnex } from './withholding-code.ts';

/** One row of the table of income tax. */
export interface RentaRow {
  readonly concept: string;
  readonly annex?: WithholdingAnnex;
  readonly isSelfWithholding?: true;
  /** The percent of each time; a plain text is a fixed one. */
  readonly percents: Readonly<Partial<Record<RentaPeriod, string | TabledPercent>>>;
  /** The times for which the percent was compared with the catalogue's own dated blocks. */
  readonly inBlocks?: readonly RentaPeriod[];
}

export function oneOf(...options: readonly string[]): TabledPercent {
  return { kind: 'options', options };
}

export function between(min: string, max: string): TabledPercent {
  return { kind: 'range', min, max };
}

export const byLaw: TabledPercent = { kind: 'by_law' };
