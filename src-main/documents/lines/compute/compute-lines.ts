import { type Decimal, decimal, formatAmount, sum, zero } from '../../values/decimal.ts';
import type { Fault } from '../../values/fault.ts';
import type { Line, LineBody } from '../line.ts';
import { type PricesWithTaxes, stateWithoutTaxes } from '../price-with-taxes/state-without-taxes.ts';
import { type LineWithoutTaxes, takeTaxesOut } from '../price-with-taxes/take-taxes-out.ts';
import { ratedTaxOf } from '../rated-tax.ts';
import { type ComputedLine, computeLine } from './compute-line.ts';
import { type TaxAdjustments, type TaxTotals, totalTaxes } from './total-taxes.ts';

/** The lines of a sale with all they add up to. */
export interface ComputedLines {
  readonly taxes: TaxTotals;
  readonly subtotal: Decimal;
  /** Of the lines and, after them, of single rates: `totalDescuento`. */
  readonly discount: Decimal;
  readonly subsidy: Decimal;
  /** Prices that do not cover the taxes they include. */
  readonly faults: readonly Fault[];
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

interface LinesContext extends TaxAdjustments {
  /** The day whose tariffs apply, YYYY-MM-DD. */
  readonly date: string;
  /** Exact by default. */
  readonly pricesWithTaxes?: PricesWithTaxes | undefined;
}

/** Lines to totals: the same for invoices, credit notes and purchase settlements (SRI reference §8). */
export function computeLines(
  bodies: readonly LineBody[],
  { date, pricesWithTaxes, ...adjustments }: LinesContext,
): ComputedLines {
  const takenOf = takenOut(bodies, date);
  const computed: readonly ComputedLine[] = bodies.map((body) => {
    const withoutTaxes = takenOf.get(body);
    return withoutTaxes && pricesWithTaxes === 'classic'
      ? computeLine(stateWithoutTaxes(body, withoutTaxes), { date })
      : computeLine(body, { date, withoutTaxes });
  });
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
    faults: bodies.flatMap((body, index) =>
      takenOf.get(body)?.net.lt(zero) ? [priceBelowTaxes(index)] : [],
    ),
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

/** What is left of the prices with taxes: of all such lines together, because IVA is rounded once for each rate. */
function takenOut(bodies: readonly LineBody[], date: string): ReadonlyMap<LineBody, LineWithoutTaxes> {
  const priced = bodies.filter(({ unit_price_with_taxes: price }) => price !== undefined);
  const withoutTaxes = takeTaxesOut(
    priced.map(({ quantity, unit_price_with_taxes: price = '0', discount = '0', taxes }) => ({
      quantity: decimal(quantity),
      price: decimal(price),
      discount: decimal(discount),
      taxes: taxes.map((tax) => ratedTaxOf(tax, date)),
    })),
  );
  return new Map(
    priced.flatMap((body, index) => {
      const line = withoutTaxes[index];
      return line ? [[body, line] as const] : [];
    }),
  );
}

function priceBelowTaxes(index: number): Fault {
  return {
    pointer: `/lines/${index}/unit_price_with_taxes`,
    code: 'below_zero',
    message: 'El precio no cubre los impuestos que incluye.',
  };
}

/** All taxes of a document together, from what its resource shows. */
export function taxTotalOf({ iva, ice, irbpnr }: { iva: string; ice: string; irbpnr: string }): string {
  return formatAmount(decimal(iva).plus(ice).plus(irbpnr));
}
