import { type Decimal, decimal, formatAmount, sum } from '../decimal.ts';
import { type ComputedLine, computeLine } from './compute-line.ts';
import type { Line, LineBody } from './line.ts';
import { type TaxAdjustments, type TaxTotals, totalTaxes } from './total-taxes.ts';

/** The lines of a sale with all they add up to. */
export interface ComputedLines {
  readonly taxes: TaxTotals;
  readonly subtotal: Decimal;
  /** Of the lines and, after them, of single rates: `totalDescuento`. */
  readonly discount: Decimal;
  readonly subsidy: Decimal;
  /** The amounts every resource of a sale shows the same way. */
  readonly shown: {
    readonly lines: Line[];
    readonly taxes: TaxTotals['entries'][number][];
    readonly subtotal: string;
    readonly discount: string;
    readonly iva: string;
    readonly ice: string;
    readonly irbpnr: string;
  };
}

/** Lines to totals: the same for invoices, credit notes and purchase settlements (SRI reference §8). `date` is the day whose tariffs apply. */
export function computeLines(
  bodies: readonly LineBody[],
  { date, ...adjustments }: TaxAdjustments & { readonly date: string },
): ComputedLines {
  const computed: readonly ComputedLine[] = bodies.map((body) => computeLine(body, date));
  const taxes = totalTaxes(
    computed.flatMap((line) => line.taxes),
    adjustments,
  );
  const subtotal = sum(computed.map(({ net }) => net));
  const discount = sum(computed.map((line) => line.discount)).plus(taxes.discount);
  return {
    taxes,
    subtotal,
    discount,
    subsidy: sum(computed.map((line) => line.subsidy)),
    shown: {
      lines: computed.map(({ line }) => line),
      taxes: [...taxes.entries],
      subtotal: formatAmount(subtotal),
      discount: formatAmount(discount),
      iva: formatAmount(taxes.byType.iva),
      ice: formatAmount(taxes.byType.ice),
      irbpnr: formatAmount(taxes.byType.irbpnr),
    },
  };
}

/** All taxes of a document together, from what its resource shows. */
export function taxTotalOf({ iva, ice, irbpnr }: { iva: string; ice: string; irbpnr: string }): string {
  return formatAmount(decimal(iva).plus(ice).plus(irbpnr));
}
