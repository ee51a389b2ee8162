import type { DeclarationBox } from '../../../contract/reports/declaration.ts';
import { type Decimal, decimal, sum, toCents } from '../../../documents/values/decimal.ts';
import { amountBox } from '../parts/box.ts';
import { carriedBoxes, differenceBoxes } from './credit-note-boxes.ts';
import type { PurchaseSums } from './purchase-boxes.ts';
import { type SaleSums, taxedLines } from './sale-boxes.ts';

/** What form 104 has of purchases beside their lines: differences, totals, and how much of their tax is credit. */
export function purchaseTotals(
  bought: PurchaseSums,
  { withRight, factor, credit }: Credit,
): DeclarationBox[] {
  const { added, takenOff } = bought.differences();
  return [
    ...differenceBoxes(bought.differences(), {
      added: ['526', 'Diferencia de tarifas en notas de crédito (más crédito)'],
      takenOff: ['527', 'Diferencia de tarifas en notas de crédito (menos crédito)'],
      how: 'IVA de las notas con una tarifa anterior, que en 520 cuentan con la tarifa de hoy: la diferencia.',
    }),
    amountBox(
      '509',
      'Total adquisiciones y pagos: valor bruto',
      bought.gross(),
      'Suma de 500 a 508, 530 y 540; no lleva 531, 532 ni 535.',
    ),
    amountBox(
      '519',
      'Total adquisiciones y pagos: valor neto',
      bought.net(),
      'Suma de 510 a 518, 533 y 550; no lleva 541, 542 ni 545.',
    ),
    amountBox(
      '529',
      'Total impuesto de las adquisiciones',
      bought.tax().plus(added).minus(takenOff),
      'Suma de 520 a 525, 534 y 560, más 526 y menos 527.',
    ),
    ...bought.boxes('outside_totals'),
    ...carriedBoxes(bought, {
      untaxed: '543',
      taxed: '544',
      tax: '554',
      how: 'Notas de crédito que superan a las compras del período: se restan en el próximo.',
    }),
    {
      box: '563',
      label: 'Factor de proporcionalidad',
      value: factor.toFixed(4),
      how: 'Ventas netas con derecho a crédito (411, 412, 415 a 418, 420 y 435) para el total (419); 1 si no se vendió nada. Las ventas con tarifa 0 % están sin derecho, en 413.',
      sources: [],
    },
    amountBox(
      '564',
      'Crédito tributario aplicable en este período',
      credit,
      'El IVA de las compras con derecho (520, 521, 523 a 527, 534 y 560) por el factor 563.',
    ),
    amountBox(
      '565',
      'IVA no considerado como crédito tributario por el factor de proporcionalidad',
      withRight.minus(credit),
      'Lo que el factor 563 deja fuera de 564.',
    ),
  ];
}

const untaxedWithRight = ['zero_with_right', 'exports', 'service_exports'] as const;

export interface Credit {
  /** IVA of what was bought with a right to credit. */
  readonly withRight: Decimal;
  /** 563 */
  readonly factor: Decimal;
  /** 564 */
  readonly credit: Decimal;
}

/** How much of the IVA of what was bought is credit. */
export function creditOf(sales: SaleSums, bought: PurchaseSums): Credit {
  const { added, takenOff } = bought.differences();
  const withRight = bought
    .tax((line) => line !== 'without_credit')
    .plus(added)
    .minus(takenOff);
  const factor = creditFactor(sales);
  return { withRight, factor, credit: toCents(withRight.times(factor)) };
}

/** Sales with a right to credit among all, four decimals. */
function creditFactor(sales: SaleSums): Decimal {
  const all = sales.net();
  if (all.eq(0)) return decimal('1');
  const withRight = sum([...taxedLines, ...untaxedWithRight].map(sales.netOf));
  return decimal(withRight.div(all).toFixed(4));
}
