import type { StatedBox } from '../../../contract/reports/declaration.ts';
import type { SummedFigure } from '../../../documents/figures/day-sums.ts';
import { type SaleNature, saleNatures } from '../../../documents/figures/sale-nature.ts';
import { ivaRows } from '../../../documents/taxes/iva.ts';
import { type Decimal, sum, toCents, zero } from '../../../documents/values/decimal.ts';
import { dollars } from '../../figures/cents.ts';
import { rateLabel } from '../../figures/rate-label.ts';
import type { ClosingBalances, KeptDeclaration } from '../parts/kept-declaration.ts';
import { type SaleLine, saleLines } from './boxes.ts';
import { makeLineSums, type StatedPart } from './line-sums.ts';
import { splitFormerRate, sumDifferences } from './rate-difference.ts';

const types: Readonly<Record<string, { readonly label: string; readonly sign: 1 | -1 }>> = {
  invoice: { label: 'Facturas', sign: 1 },
  debit_note: { label: 'Notas de débito', sign: 1 },
  credit_note: { label: 'Notas de crédito', sign: -1 },
};

const natureLabels: Readonly<Record<SaleNature, string>> = {
  local: '',
  export: ' de exportación',
  reimbursement: ' de reembolso',
};

/** In the order in which they are taken off their lines. */
const statedParts: readonly StatedPart<SaleLine>[] = [
  { from: 'taxed', to: 'fixed_assets', box: '412', percent: ivaRows.iva_15.percent },
  { from: 'zero', to: 'zero_with_right', box: '415', percent: '0' },
  { from: 'exports', to: 'service_exports', box: '418', percent: '0' },
];

/** What a person stated, and what the period before left. */
export interface SaleContext {
  readonly stated: KeptDeclaration['stated'];
  readonly opening: ClosingBalances | undefined;
}

export type SaleSums = ReturnType<typeof sumSales>;

/** Adds up what was sold, by the lines of form 104. Only what the authority authorized is declared. */
export function sumSales(figures: readonly SummedFigure[], { stated, opening }: SaleContext) {
  const sums = makeLineSums(saleLines);
  const differences: Decimal[] = [];
  const authorized = figures.filter(({ decided }) => decided === 1);
  const amountOf = (dimension: 'on_terms' | 'iva_refund', part: 'base' | 'total') =>
    sum(
      authorized
        .filter((figure) => figure.dimension === dimension)
        .map((figure) => dollars(figure[part]).times(types[figure.key]?.sign ?? 0)),
    );
  for (const { dimension, key, documents, base, iva } of authorized) {
    const [type = '', natureText = '', rate = ''] = key.split(' ');
    const known = types[type];
    const nature = saleNatures.find((one) => one === natureText);
    if (dimension !== 'sale_nature' || !known || !nature) continue;
    const { sign } = known;
    const amounts = { base: dollars(base), iva: dollars(iva), sign };
    const split = splitFormerRate(rate, amounts);
    differences.push(split.difference);
    sums.add(saleLineOf(nature, rate), {
      ...amounts,
      iva: split.iva,
      label: `${known.label}${natureLabels[nature]}, IVA ${rateLabel(rate)}`,
      documents,
    });
  }
  if (opening) sums.takeOffCarried(opening.sales);
  const most = Object.fromEntries(statedParts.map(({ from, box }) => [box, sums.netOf(from)]));
  for (const part of statedParts) sums.move(part, stated[part.box] ?? '0');
  const { added, takenOff } = sumDifferences(differences);
  const generatedTax = () => sums.tax().plus(added).minus(takenOff);
  /** The taxed bases that are paid on terms, at most all that was sold. */
  function onTerms(): Decimal {
    const taxed = sum(taxedLines.map(sums.netOf));
    const later = amountOf('on_terms', 'base');
    return later.gt(taxed) ? taxed : later.lt(0) ? zero : later;
  }
  return {
    ...sums,
    /** Of credit notes at a former rate: what the tax has more, and what less, than boxes 421 to 445 have. */
    differences: { added, takenOff },
    generatedTax,
    /** How much of its line a person may state to belong to another, by box. */
    most: (): Partial<Record<StatedBox, Decimal>> => most,
    onTerms,
    /** The share of the generated tax that is paid on terms. */
    taxOnTerms(): Decimal {
      const taxed = sum(taxedLines.map(sums.netOf));
      return taxed.eq(0) ? zero : toCents(generatedTax().times(onTerms()).div(taxed));
    },
    /** IVA that was given back to buyers in their documents. */
    refunded: () => amountOf('iva_refund', 'total'),
  };
}

/** Lines of sales at a rate, of which 480 and 481 are. */
export const taxedLines = [
  'taxed',
  'fixed_assets',
  'taxed_8',
  'taxed_5',
] as const satisfies readonly SaleLine[];

function saleLineOf(nature: SaleNature, rate: string): SaleLine {
  if (nature === 'reimbursement') return 'reimbursement';
  if (rate === 'iva_no_objeto' || rate === 'iva_exento') return 'not_subject';
  if (rate === 'iva_0') return nature === 'export' ? 'exports' : 'zero';
  if (rate === 'iva_8') return 'taxed_8';
  return rate === 'iva_5' ? 'taxed_5' : 'taxed';
}
