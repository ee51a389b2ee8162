import type { BoxSource, DeclarationBox } from '../../contract/reports/declaration.ts';
import { type Decimal, formatAmount, sum, zero } from '../../documents/values/decimal.ts';

/** What one kind of document adds to a line of the form. */
export interface LineAmount {
  readonly label: string;
  readonly documents: number;
  readonly base: Decimal;
  readonly iva: Decimal;
  /** -1: a credit note, which is taken off the net value. */
  readonly sign: 1 | -1;
}

export interface LineBoxes {
  readonly label: string;
  readonly gross: string;
  readonly net: string;
  readonly tax: string | undefined;
  /** Stands after the totals of its part. */
  readonly isOutsideTotals?: true;
}

/** What of the credit notes of a period is more than its documents, of lines with a tax or without. */
export interface Excess {
  readonly base: Decimal;
  readonly iva: Decimal;
}

/** The lines of one part of form 104, each with its gross value, its net value and its tax; no box is negative. */
export function makeLineSums<Line extends string>(lines: Readonly<Record<Line, LineBoxes>>) {
  const amounts = new Map<Line, LineAmount[]>();
  const of = (line: Line) => amounts.get(line) ?? [];
  const inTotals = () => [...amounts.keys()].filter((line) => !lines[line].isOutsideTotals);
  const netOf = (line: Line) => atLeastZero(total(of(line), 'base'));
  const taxOf = (line: Line) => atLeastZero(total(of(line), 'iva'));
  return {
    add(line: Line, amount: LineAmount): void {
      const before = of(line).find(({ label }) => label === amount.label);
      const rest = of(line).filter((one) => one !== before);
      const merged = before
        ? {
            ...amount,
            documents: before.documents + amount.documents,
            base: before.base.plus(amount.base),
            iva: before.iva.plus(amount.iva),
          }
        : amount;
      amounts.set(line, [...rest, merged]);
    },
    /** The boxes of the lines that have anything. */
    boxes(which: 'in_totals' | 'outside_totals'): DeclarationBox[] {
      const named = Object.entries<LineBoxes>(lines);
      return named.flatMap(([line, { label, gross, net, tax, isOutsideTotals = false }]) => {
        const own = of(line as Line).toSorted((one, other) => other.sign - one.sign);
        if (own.length === 0 || isOutsideTotals !== (which === 'outside_totals')) return [];
        const billed = own.filter(({ sign }) => sign > 0);
        return [
          box(gross, `${label}: valor bruto`, billed, 'base', 'Suma de las bases de los documentos.'),
          box(net, `${label}: valor neto`, own, 'base', 'El valor bruto menos las notas de crédito.'),
          ...(tax
            ? [box(tax, `${label}: impuesto`, own, 'iva', 'El IVA de los documentos menos el de las notas.')]
            : []),
        ];
      });
    },
    gross: () =>
      sum(
        inTotals().map((line) =>
          total(
            of(line).filter(({ sign }) => sign > 0),
            'base',
          ),
        ),
      ),
    net: () => sum(inTotals().map(netOf)),
    tax: (which: (line: Line) => boolean = () => true) => sum(inTotals().filter(which).map(taxOf)),
    netOf,
    /** What is left of credit notes for the next period. */
    excess(kind: 'taxed' | 'untaxed'): Excess {
      const beyond = inTotals().filter((line) => (lines[line].tax !== undefined) === (kind === 'taxed'));
      return {
        base: sum(beyond.map((line) => atLeastZero(total(of(line), 'base').neg()))),
        iva: sum(beyond.map((line) => atLeastZero(total(of(line), 'iva').neg()))),
      };
    },
  };
}

function box(
  number: string,
  label: string,
  amounts: readonly LineAmount[],
  part: 'base' | 'iva',
  how: string,
): DeclarationBox {
  const sources = amounts.map(
    (amount): BoxSource => ({
      label: amount.label,
      documents: amount.documents,
      amount: formatAmount(amount[part].times(amount.sign)),
    }),
  );
  const exact = total(amounts, part);
  return {
    box: number,
    label,
    value: formatAmount(atLeastZero(exact)),
    how: exact.lt(0) ? `${how} Las notas superan a los documentos: el resto queda para el próximo mes.` : how,
    sources,
  };
}

function total(amounts: readonly LineAmount[], part: 'base' | 'iva'): Decimal {
  return amounts.length === 0 ? zero : sum(amounts.map((one) => one[part].times(one.sign)));
}

function atLeastZero(amount: Decimal): Decimal {
  return amount.lt(0) ? zero : amount;
}
