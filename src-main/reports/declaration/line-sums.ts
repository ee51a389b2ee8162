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
}

/** The lines of one part of form 104, each with its gross value, its net value and its tax. */
export function makeLineSums<Line extends string>(lines: Readonly<Record<Line, LineBoxes>>) {
  const amounts = new Map<Line, LineAmount[]>();
  const of = (line: Line) => amounts.get(line) ?? [];
  const all = () => [...amounts.values()].flat();
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
    boxes(): DeclarationBox[] {
      const named = Object.entries<LineBoxes>(lines);
      return named.flatMap(([line, { label, gross, net, tax }]) => {
        const own = of(line as Line).toSorted((one, other) => other.sign - one.sign);
        if (own.length === 0) return [];
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
      total(
        all().filter(({ sign }) => sign > 0),
        'base',
      ),
    net: () => total(all(), 'base'),
    tax: (which: (line: Line) => boolean = () => true) =>
      sum([...amounts].filter(([line]) => which(line)).map(([, own]) => total(own, 'iva'))),
    netOf: (line: Line) => total(of(line), 'base'),
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
  return { box: number, label, value: formatAmount(total(amounts, part)), how, sources };
}

function total(amounts: readonly LineAmount[], part: 'base' | 'iva'): Decimal {
  return amounts.length === 0 ? zero : sum(amounts.map((one) => one[part].times(one.sign)));
}
