import type { BoxSource, DeclarationBox, StatedBox } from '../../../contract/reports/declaration.ts';
import {
  type Decimal,
  decimal,
  formatAmount,
  sum,
  toCents,
  zero,
} from '../../../documents/values/decimal.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import type { LineExcess } from '../parts/kept-declaration.ts';

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
  /** No document tells what belongs to it: a person states how much of another line does. */
  readonly isStated?: true;
}

/** Part of a line that a person states to belong to another. */
export interface StatedPart<Line extends string> {
  readonly from: Line;
  readonly to: Line;
  readonly box: StatedBox;
  /** Of the tax of both. */
  readonly percent: string;
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
  const excessOf = (line: Line): Excess => ({
    base: atLeastZero(total(of(line), 'base').neg()),
    iva: atLeastZero(total(of(line), 'iva').neg()),
  });
  function add(line: Line, amount: LineAmount): void {
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
  }
  return {
    add,
    /** Moves what a person states from one line to another, at most what the line has. */
    move({ from, to, box: stated, percent }: StatedPart<Line>, text: string): void {
      const most = netOf(from);
      const base = decimal(text).gt(most) ? most : decimal(text);
      if (base.eq(0)) return;
      // All of the line has all of its tax: rounded document by document it may be a cent off its base.
      const [computed, ofLine] = [toCents(base.times(percent).div(100)), taxOf(from)];
      const iva = base.eq(most) || computed.gt(ofLine) ? ofLine : computed;
      const label = `Pasa al casillero ${stated}`;
      add(from, { label, documents: 0, base: base.neg(), iva: iva.neg(), sign: 1 });
      add(to, { label, documents: 0, base, iva, sign: 1 });
    },
    /** Takes off what credit notes of the period before had beyond it, by line. */
    takeOffCarried(carried: Readonly<Record<string, LineExcess>>): void {
      for (const line of keysOf(lines)) {
        const excess = carried[line];
        if (!excess) continue;
        const label = 'Notas de crédito del período anterior';
        const [base, iva] = [decimal(excess.base), decimal(excess.iva)];
        add(line, { label, documents: 0, base, iva, sign: -1 });
      }
    },
    /** The boxes of the lines that have anything. */
    boxes(which: 'in_totals' | 'outside_totals'): DeclarationBox[] {
      const named = Object.entries<LineBoxes>(lines);
      return named.flatMap(
        ([line, { label, gross, net, tax, isOutsideTotals = false, isStated = false }]) => {
          const own = of(line as Line).toSorted((one, other) => other.sign - one.sign);
          if (own.length === 0 || isOutsideTotals !== (which === 'outside_totals')) return [];
          const carries = !isOutsideTotals;
          const billed = own.filter(({ sign }) => sign > 0);
          return [
            box(gross, `${label}: valor bruto`, billed, { part: 'base', how: grossHow, carries }),
            // The net value of a stated line is the one that a person states.
            ...(isStated
              ? []
              : [box(net, `${label}: valor neto`, own, { part: 'base', how: netHow, carries })]),
            ...(tax ? [box(tax, `${label}: impuesto`, own, { part: 'iva', how: taxHow, carries })] : []),
          ];
        },
      );
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
    excessByLine: (): Record<string, LineExcess> =>
      Object.fromEntries(
        inTotals()
          .map((line) => [line, excessOf(line)] as const)
          .filter(([, { base, iva }]) => !base.eq(0) || !iva.eq(0))
          .map(([line, { base, iva }]) => [line, { base: formatAmount(base), iva: formatAmount(iva) }]),
      ),
    /** The same, of all the lines with a tax or without. */
    excess(kind: 'taxed' | 'untaxed'): Excess {
      const beyond = inTotals()
        .filter((line) => (lines[line].tax !== undefined) === (kind === 'taxed'))
        .map(excessOf);
      return { base: sum(beyond.map(({ base }) => base)), iva: sum(beyond.map(({ iva }) => iva)) };
    },
  };
}

const grossHow = 'Suma de las bases de los documentos.';
const netHow = 'El valor bruto menos las notas de crédito.';
const taxHow = 'El IVA de los documentos menos el de las notas.';

function box(
  number: string,
  label: string,
  amounts: readonly LineAmount[],
  { part, how, carries }: { readonly part: 'base' | 'iva'; readonly how: string; readonly carries: boolean },
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
    how:
      carries && exact.lt(0)
        ? `${how} Las notas superan a los documentos: el resto queda para el próximo mes.`
        : how,
    sources,
  };
}

function total(amounts: readonly LineAmount[], part: 'base' | 'iva'): Decimal {
  return amounts.length === 0 ? zero : sum(amounts.map((one) => one[part].times(one.sign)));
}

function atLeastZero(amount: Decimal): Decimal {
  return amount.lt(0) ? zero : amount;
}
