import type { DateSpan } from '../../tables/date-span.ts';
import type { TableSource } from '../../tables/table-sources.ts';

/** What an excise is in a span of days: a percent of the price, an amount per unit, or both. */
export interface IceRate extends DateSpan {
  /** Ad valorem percent. */
  readonly percent?: string;
  /** Dollars per `unit`. */
  readonly perUnit?: string;
  readonly unit?: string;
  readonly source: TableSource;
  /** The source is not of these days: what it says is proposed, and a person looks at it. */
  readonly isUnchecked?: true;
}

/** Where the tariff of a day is found that the table does not know; Spanish, completes "look it up in". */
export function lawOfIce(rates: readonly IceRate[]): string {
  const resolution =
    'la resolución del SRI que cada enero fija las tarifas específicas del ICE (la de 2026 es NAC-DGERCGC25-00000040)';
  const act = 'el artículo 82 de la Ley de Régimen Tributario Interno, con los decretos que lo reforman';
  const isPerUnit = rates.some(({ perUnit }) => perUnit !== undefined);
  const isPercent = rates.some(({ percent }) => percent !== undefined);
  if (isPerUnit) return isPercent ? `${act}, y ${resolution}` : resolution;
  return act;
}
