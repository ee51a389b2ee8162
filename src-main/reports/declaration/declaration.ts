import type { Outcome } from '../../contract/problems/problems.ts';
import type { Declaration, DeclarationBox, IncomeTaxRow } from '../../contract/reports/declaration.ts';
import type { PeriodQuery, WithheldRow } from '../../contract/reports/period-report.ts';
import { withholdingCodes } from '../../documents/taxes/withholding/withholding-codes.ts';
import { type Decimal, formatAmount, sum, zero } from '../../documents/values/decimal.ts';
import type { ExportSource } from '../../exports/export-source.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { dollars } from '../figures/cents.ts';
import type { FigureStore, SummedFigure } from '../figures/figure-store.ts';
import { freshenFigures } from '../figures/fresh-figures.ts';
import { authorizedOf, readMadeWithholdings } from '../made-withholdings.ts';
import { checkPeriod } from '../period.ts';
import type { PurchaseReading } from '../purchase-reading.ts';
import { isValid, makeWithheldOfUs } from '../withheld-of-us.ts';
import { amountBox, decisionBox } from './box.ts';
import { withheldIvaBoxes } from './boxes.ts';
import { startPurchaseSums } from './purchase-boxes.ts';
import { purchaseTotals } from './purchase-totals.ts';
import { sumSales } from './sale-boxes.ts';
import { saleTotals } from './sale-totals.ts';

export interface DeclarationDependencies {
  readonly store: Pick<FigureStore, 'staleDays' | 'computeDay' | 'keepDay' | 'sums'>;
  readonly source: Pick<ExportSource, 'documents'>;
  readonly purchases: PurchaseReading;
}

export type Declarations = ReturnType<typeof makeDeclarations>;

/** Figures for the declarations of IVA (form 104) and of withholdings (form 103). */
export function makeDeclarations({ store, source, purchases }: DeclarationDependencies) {
  return {
    async read(scope: Scope, asked: PeriodQuery, signal?: AbortSignal): Promise<Outcome<Declaration>> {
      const checked = checkPeriod(asked);
      if (!checked.ok) return checked;
      const days = checked.value;
      await freshenFigures(store, scope, days, signal);
      const figures = await store.sums(scope, days);
      const sales = sumSales(figures);
      const bought = startPurchaseSums(await readMadeWithholdings(source, scope, days, signal));
      for await (const document of authorizedOf(source, { scope, days, type: 'purchase_settlement' })) {
        signal?.throwIfAborted();
        bought.addSettlement(document);
      }
      const withheldOfUs = makeWithheldOfUs();
      let [unauthorized, unconfirmed] = [0, 0];
      for await (const batch of purchases.ofPeriod({ ...scope, ...days })) {
        for (const purchase of batch) {
          withheldOfUs.add(purchase);
          if (isValid(purchase)) bought.addPurchase(purchase);
          else unauthorized += 1;
          if (purchase.authorization === 'unconfirmed') unconfirmed += 1;
        }
      }
      const withheld = figures.filter(({ dimension, decided }) => dimension === 'withheld' && decided === 1);
      return {
        ok: true,
        value: {
          object: 'declaration',
          entity_id: scope.entityId,
          environment: scope.environment,
          ...days,
          iva: [
            { title: 'Ventas', boxes: [...sales.boxes('in_totals'), ...saleTotals(sales)] },
            { title: 'Compras', boxes: [...bought.boxes('in_totals'), ...purchaseTotals(sales, bought)] },
            { title: 'Resumen', boxes: summary(sales.refunded(), withheldOfUs.rows()) },
            { title: 'Retenciones de IVA hechas', boxes: withheldIva(withheld) },
          ],
          income_tax: incomeTax(withheld),
          left_out: {
            undecided: figures
              .filter(({ dimension, decided }) => dimension === 'type' && decided === 0)
              .reduce((all, { documents }) => all + documents, 0),
            unauthorized_purchases: unauthorized,
            unconfirmed_purchases: unconfirmed,
          },
        },
      };
    },
  };
}

function summary(refunded: Decimal, received: readonly WithheldRow[]): DeclarationBox[] {
  const ofIva = received.filter(({ tax }) => tax === 'iva');
  const sources = ofIva.map(({ code, percent, documents, value }) => ({
    label: `Retenciones de IVA recibidas, código ${code}, ${percent} %`,
    documents,
    amount: value,
  }));
  return [
    decisionBox('601 / 602', 'Impuesto causado o crédito tributario', 'El casillero 499 menos el 564.'),
    decisionBox(
      '605 / 606',
      'Saldos de crédito del mes anterior',
      'Los casilleros 615 y 617 de la declaración anterior.',
    ),
    {
      box: '609',
      label: 'Retenciones de IVA que le han sido efectuadas en este período',
      value: formatAmount(sum(ofIva.map(({ value }) => zero.plus(value)))),
      how: 'Suma de las retenciones recibidas que están entre las compras, por su fecha de emisión.',
      sources,
    },
    ...(refunded.eq(0)
      ? []
      : [
          amountBox(
            '622',
            'IVA devuelto en las ventas a adultos mayores y personas con discapacidad',
            refunded,
            'Lo que las facturas devolvieron, menos lo que las notas de crédito quitaron.',
          ),
        ]),
    decisionBox(
      '615 / 617',
      'Saldos de crédito para el próximo mes',
      'Lo que queda de 602 y 605, y de 606 y 609, después de pagar el impuesto de 601.',
    ),
    decisionBox(
      '620 / 699',
      'Total a pagar de las ventas',
      'El 601 menos los saldos y las retenciones (605, 606 y 609).',
    ),
  ];
}

function withheldIva(withheld: readonly SummedFigure[]): DeclarationBox[] {
  const boxes = new Map<string, { readonly percent: string; readonly own: readonly SummedFigure[] }>();
  for (const figure of withheld) {
    const [tax, , percent = ''] = figure.key.split(' ');
    const box = withheldIvaBoxes[percent];
    if (tax !== 'iva' || box === undefined) continue;
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
  const all = sum([...boxes.values()].flatMap(({ own }) => own.map((figure) => dollars(figure.total))));
  return [
    ...shown,
    amountBox('799', 'Total impuesto retenido', all, 'Suma de las retenciones de IVA hechas.'),
    amountBox('801', 'Total impuesto a pagar por retención', all, 'Igual al casillero 799.'),
    decisionBox('859', 'Total consolidado de IVA', 'Suma de 699 y 801: lo que se paga.'),
  ];
}

function incomeTax(withheld: readonly SummedFigure[]): IncomeTaxRow[] {
  return withheld
    .flatMap(({ key, documents, base, total: cents }) => {
      const [tax, code = '', percent = ''] = key.split(' ');
      if (tax !== 'renta') return [];
      const amounts = { base: formatAmount(dollars(base)), value: formatAmount(dollars(cents)) };
      return [{ code, concept: conceptOf(code), percent, documents, ...amounts }];
    })
    .toSorted((one, other) => one.code.localeCompare(other.code));
}

/** What a code of income tax is for; empty for one that the tables do not have. */
function conceptOf(code: string): string {
  return withholdingCodes.find((row) => row.tax === 'renta' && row.code === code)?.concept ?? '';
}
