import type { DeclarationBox } from '../../../contract/reports/declaration.ts';
import type { SummedFigure } from '../../../documents/figures/day-sums.ts';
import { type Decimal, formatAmount, sum } from '../../../documents/values/decimal.ts';
import { dollars } from '../../figures/cents.ts';
import { amountBox } from '../parts/box.ts';
import { withheldIvaBoxes } from './boxes.ts';
import { type Settlement, settlementBox } from './settlement.ts';

/** 801: all the IVA that the business withheld, of figures of what it withheld. */
export function withheldIvaOf(withheld: readonly SummedFigure[]): Decimal {
  return sum(
    withheld
      .filter((figure) => withheldIvaBoxOf(figure) !== undefined)
      .map((figure) => dollars(figure.total)),
  );
}

function withheldIvaBoxOf({ key }: SummedFigure): string | undefined {
  const [tax, , percent = ''] = key.split(' ');
  return tax === 'iva' ? withheldIvaBoxes[percent] : undefined;
}

/** Boxes of the IVA that the business withheld, with their total. */
export function withheldIvaBoxesOf(
  withheld: readonly SummedFigure[],
  settlement: Settlement,
): DeclarationBox[] {
  const boxes = new Map<string, { readonly percent: string; readonly own: readonly SummedFigure[] }>();
  for (const figure of withheld) {
    const box = withheldIvaBoxOf(figure);
    if (box === undefined) continue;
    const [, , percent = ''] = figure.key.split(' ');
    boxes.set(box, { percent, own: [...(boxes.get(box)?.own ?? []), figure] });
  }
  const shown = [...boxes].toSorted().map(
    ([box, { percent, own }]): DeclarationBox => ({
      box,
      label: `Retención del ${percent} %`,
      value: formatAmount(sum(own.map((figure) => dollars(figure.total)))),
      how: 'Suma de lo retenido en las retenciones autorizadas del período.',
      sources: own.map(({ key, documents, total: cents }) => ({
        label: `Retenciones, código ${key.split(' ')[1]}`,
        documents,
        amount: formatAmount(dollars(cents)),
      })),
    }),
  );
  const all = withheldIvaOf(withheld);
  return [
    ...shown,
    amountBox('799', 'Total impuesto retenido', all, 'Suma de las retenciones de IVA hechas.'),
    amountBox('801', 'Total impuesto a pagar por retención', all, 'Igual al casillero 799.'),
    settlementBox('859', settlement, {
      label: 'Total consolidado de IVA',
      how: 'Suma de 699 y 801: lo que se paga.',
    }),
  ];
}
