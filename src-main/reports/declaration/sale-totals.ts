import type { DeclarationBox } from '../../contract/reports/declaration.ts';
import { sum } from '../../documents/values/decimal.ts';
import { amountBox, decisionBox } from './box.ts';
import type { SaleSums } from './sale-boxes.ts';

/** What form 104 has of sales beside their lines: differences, totals, and how the tax is settled. */
export function saleTotals(sales: SaleSums): DeclarationBox[] {
  const { added, takenOff } = sales.differences;
  const later = sales.onTerms();
  const taxed = sum((['taxed', 'taxed_8', 'taxed_5'] as const).map(sales.netOf));
  const generated = sales.generatedTax();
  return [
    ...(added.eq(0)
      ? []
      : [
          amountBox(
            '423',
            'Diferencia de tarifas en notas de crédito (ajuste a pagar)',
            added,
            differenceHow,
          ),
        ]),
    ...(takenOff.eq(0)
      ? []
      : [
          amountBox(
            '424',
            'Diferencia de tarifas en notas de crédito (ajuste a favor)',
            takenOff,
            differenceHow,
          ),
        ]),
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
    ...carriedSales(sales),
    decisionBox(
      '405 / 415',
      'Ventas con tarifa 0 % que dan derecho a crédito tributario',
      'Toda venta con tarifa 0 % está en 403 y 413. Pase aquí las que dan derecho a crédito: cambian 563, 564 y 565.',
    ),
    decisionBox(
      '408 / 418',
      'Exportaciones de servicios',
      'Toda factura de exportación está en 407 y 417. Pase aquí las de servicios. Las notas de crédito de exportaciones están con las ventas locales de su tarifa.',
    ),
    decisionBox(
      '402 / 412 / 422',
      'Ventas de activos fijos',
      'Una factura no dice si lo vendido era un activo fijo. Páselas aquí si las hubo.',
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
    decisionBox(
      '483 / 484 / 485',
      'Impuesto que se liquida este mes y el próximo',
      'El impuesto de las ventas a crédito (481) puede liquidarse el mes siguiente (485); 483 es el 485 de la declaración anterior.',
    ),
    decisionBox('499', 'Total impuesto a liquidar en este mes', 'Suma de 483 y 484.'),
  ];
}

const differenceHow =
  'IVA de las notas con una tarifa anterior, que en 421 cuentan con la tarifa de hoy: la diferencia.';

/** What of credit notes does not fit into the month. */
function carriedSales(sales: SaleSums): DeclarationBox[] {
  const [taxed, untaxed] = [sales.excess('taxed'), sales.excess('untaxed')];
  const how = 'Notas de crédito que superan a las ventas del período: se restan en el próximo.';
  return [
    ...(untaxed.base.eq(0)
      ? []
      : [amountBox('442', 'Notas de crédito tarifa 0 % por compensar el próximo mes', untaxed.base, how)]),
    ...(taxed.base.eq(0) && taxed.iva.eq(0)
      ? []
      : [
          amountBox('443', 'Notas de crédito con otra tarifa por compensar el próximo mes', taxed.base, how),
          amountBox('453', 'Impuesto de las notas de crédito por compensar', taxed.iva, how),
        ]),
  ];
}
