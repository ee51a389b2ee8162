import type { DeclarationBox } from '../../../contract/reports/declaration.ts';
import { sum } from '../../../documents/values/decimal.ts';
import { amountBox, statedBox } from '../parts/box.ts';
import { carriedBoxes, differenceBoxes } from './credit-note-boxes.ts';
import { type SaleSums, taxedLines } from './sale-boxes.ts';
import { type Settlement, settlementBox } from './settlement.ts';

/** What form 104 has of sales beside their lines: differences, totals, and how the tax is settled. */
export function saleTotals(sales: SaleSums, settlement: Settlement): DeclarationBox[] {
  const later = sales.onTerms();
  const taxed = sum(taxedLines.map(sales.netOf));
  const generated = sales.generatedTax();
  return [
    ...differenceBoxes(sales.differences, {
      added: ['423', 'Diferencia de tarifas en notas de crédito (ajuste a pagar)'],
      takenOff: ['424', 'Diferencia de tarifas en notas de crédito (ajuste a favor)'],
      how: 'IVA de las notas con una tarifa anterior, que en 421 cuentan con la tarifa de hoy: la diferencia.',
    }),
    amountBox(
      '409',
      'Total ventas y otras operaciones: valor bruto',
      sales.gross(),
      'Suma de 401 a 408, 410 y 425; no lleva 431 ni 434.',
    ),
    amountBox(
      '419',
      'Total ventas y otras operaciones: valor neto',
      sales.net(),
      'Suma de 411 a 418, 420 y 435; no lleva 441 ni 444.',
    ),
    amountBox(
      '429',
      'Total impuesto generado',
      generated,
      'Suma de 421, 422, 430 y 445, más 423 y menos 424.',
    ),
    ...sales.boxes('outside_totals'),
    ...carriedBoxes(sales, {
      untaxed: '442',
      taxed: '443',
      tax: '453',
      how: 'Notas de crédito que superan a las ventas del período: se restan en el próximo.',
    }),
    statedBox(
      '415',
      'Ventas con tarifa 0 % que dan derecho a crédito tributario (405 y 415)',
      sales.netOf('zero_with_right'),
      'Toda venta con tarifa 0 % está en 403 y 413. Diga cuánto de ellas da derecho a crédito.',
    ),
    statedBox(
      '418',
      'Exportaciones de servicios (408 y 418)',
      sales.netOf('service_exports'),
      'Toda factura de exportación está en 407 y 417. Diga cuánto es de servicios. Las notas de crédito de una factura que no está aquí cuentan con las ventas locales de su tarifa.',
    ),
    statedBox(
      '412',
      'Ventas de activos fijos gravadas (402 y 412; su impuesto, 422)',
      sales.netOf('fixed_assets'),
      'Una factura no dice si lo vendido era un activo fijo. Diga cuánto de 411 lo era.',
    ),
    amountBox(
      '480',
      'Transferencias gravadas al contado de este mes',
      taxed.minus(later),
      'Ventas netas gravadas (411, 420 y 435) menos las del casillero 481.',
    ),
    amountBox(
      '481',
      'Transferencias gravadas a crédito de este mes',
      later,
      'La parte de cada factura cuyo pago tiene plazo.',
    ),
    amountBox('482', 'Total impuesto generado (pasa de 429)', generated, 'Igual al casillero 429.'),
    settlementBox('483', settlement, {
      label: 'Impuesto a liquidar del mes anterior',
      how: 'El casillero 485 de la declaración anterior.',
      editable: true,
    }),
    settlementBox('484', settlement, {
      label: 'Impuesto a liquidar en este mes',
      how: 'El casillero 482 menos el 485.',
    }),
    settlementBox('485', settlement, {
      label: 'Impuesto a liquidar en el próximo mes',
      how: 'El impuesto de las ventas a crédito (481) puede liquidarse el mes siguiente: diga cuánto.',
      editable: true,
    }),
    settlementBox('499', settlement, {
      label: 'Total impuesto a liquidar en este mes',
      how: 'Suma de 483 y 484.',
    }),
  ];
}
