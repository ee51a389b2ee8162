import type { DeclarationBox } from '../../../contract/reports/declaration.ts';
import type { WithheldRow } from '../../../contract/reports/period-report.ts';
import { type Decimal, formatAmount } from '../../../documents/values/decimal.ts';
import { amountBox } from '../parts/box.ts';
import { type Settlement, settlementBox } from './settlement.ts';

/** How much is to be paid of sales, by the boxes of form 104. */
export function summary(
  settlement: Settlement,
  {
    refunded,
    withheldOfUs,
    received,
  }: {
    readonly refunded: Decimal;
    readonly withheldOfUs: Decimal;
    readonly received: readonly WithheldRow[];
  },
): DeclarationBox[] {
  return [
    settlementBox('601', settlement, { label: 'Impuesto causado', how: 'El casillero 499 menos el 564.' }),
    settlementBox('602', settlement, {
      label: 'Crédito tributario aplicable en este período',
      how: 'El casillero 564 menos el 499, cuando es mayor.',
    }),
    settlementBox('605', settlement, {
      label: 'Saldo de crédito del mes anterior por adquisiciones',
      how: 'El casillero 615 de la declaración anterior.',
      editable: true,
    }),
    settlementBox('606', settlement, {
      label: 'Saldo de crédito del mes anterior por retenciones',
      how: 'El casillero 617 de la declaración anterior.',
      editable: true,
    }),
    {
      box: '609',
      label: 'Retenciones de IVA que le han sido efectuadas en este período',
      value: formatAmount(withheldOfUs),
      how: 'Suma de las retenciones recibidas que están entre las compras, por su fecha de emisión.',
      sources: received.map(({ code, percent, documents, value }) => ({
        label: `Retenciones de IVA recibidas, código ${code}, ${percent} %`,
        documents,
        amount: value,
      })),
    },
    ...(refunded.eq(0)
      ? []
      : [
          amountBox(
            '622',
            'IVA devuelto en las ventas a adultos mayores y personas con discapacidad',
            refunded,
            'Lo que las facturas devolvieron, menos lo que las notas de crédito quitaron. Decida con su contador cómo entra en 699.',
          ),
        ]),
    settlementBox('615', settlement, {
      label: 'Saldo de crédito para el próximo mes por adquisiciones',
      how: 'Suma de 602 y 605, menos lo que paga el impuesto de 601.',
    }),
    settlementBox('617', settlement, {
      label: 'Saldo de crédito para el próximo mes por retenciones',
      how: 'Suma de 606 y 609, menos lo que paga el resto de 601.',
    }),
    settlementBox('620', settlement, {
      label: 'Subtotal a pagar',
      how: 'Lo que queda de 601 después de los saldos y las retenciones.',
    }),
    settlementBox('699', settlement, {
      label: 'Total impuesto a pagar por percepción',
      how: 'Igual al casillero 620.',
    }),
  ];
}
