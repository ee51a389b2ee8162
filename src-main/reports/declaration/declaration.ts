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
import { withheldIvaBoxes } from './boxes.ts';
import { startPurchaseSums } from './purchase-boxes.ts';
import { sumSales } from './sale-boxes.ts';

export interface DeclarationDependencies {
  readonly store: Pick<FigureStore, 'staleDays' | 'computeDay' | 'keepDay' | 'sums'>;
  readonly source: Pick<ExportSource, 'documents'>;
  readonly purchases: PurchaseReading;
}

export type Declarations = ReturnType<typeof makeDeclarations>;

/** Figures for the declarations of IVA (form 104) and of withholdings (form 103). */
export function makeDeclarations({ store, source, purchases }: DeclarationDependencies) {
  return {
    async read(scope: Scope, period: PeriodQuery, signal?: AbortSignal): Promise<Outcome<Declaration>> {
      const checked = checkPeriod(period);
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
            { title: 'Ventas', boxes: [...sales.boxes(), ...saleTotals(sales)] },
            { title: 'Compras', boxes: [...bought.boxes(), ...purchaseTotals(sales, bought)] },
            { title: 'Resumen', boxes: summary(withheldOfUs.rows()) },
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

type Sales = ReturnType<typeof sumSales>;
type Bought = ReturnType<typeof startPurchaseSums>;

function saleTotals(sales: Sales): DeclarationBox[] {
  return [
    total(
      '409',
      'Total ventas y otras operaciones: valor bruto',
      sales.gross(),
      'Suma de los valores brutos.',
    ),
    total('419', 'Total ventas y otras operaciones: valor neto', sales.net(), 'Suma de los valores netos.'),
    total('429', 'Total impuesto generado', sales.tax(), 'Suma del impuesto de las ventas.'),
    decision(
      '405 / 415',
      'Ventas con tarifa 0 % que dan derecho a crédito tributario',
      'Toda venta con tarifa 0 % está en 403 y 413. Pase aquí las que dan derecho a crédito.',
    ),
    decision(
      '407 / 417',
      'Exportaciones de bienes',
      'Los documentos de exportación están con las ventas locales de su tarifa. Páselos aquí.',
    ),
    decision(
      '402 / 412 / 422',
      'Ventas de activos fijos',
      'Una factura no dice si lo vendido era un activo fijo. Páselas aquí si las hubo.',
    ),
    decision(
      '480 / 481',
      'Ventas gravadas al contado y a crédito de este mes',
      'El impuesto de las ventas a crédito puede liquidarse el mes siguiente (483 a 485): decida cuánto.',
    ),
    total('482', 'Total impuesto generado (pasa de 429)', sales.tax(), 'Igual al casillero 429.'),
    decision(
      '499',
      'Total impuesto a liquidar en este mes',
      'Lo que liquida de este mes (484) más lo que quedó del anterior (483).',
    ),
  ];
}

function purchaseTotals(sales: Sales, bought: Bought): DeclarationBox[] {
  const credit = bought.tax((line) => line !== 'without_credit');
  const hasSalesWithoutRight = !sales.netOf('zero').eq(0);
  const factor = hasSalesWithoutRight
    ? decision(
        '563',
        'Factor de proporcionalidad',
        'Hay ventas con tarifa 0 %: el factor depende de cuáles dan derecho a crédito, y lo decide su contador.',
      )
    : {
        ...total('563', 'Factor de proporcionalidad', zero, ''),
        value: '1.0000',
        how: 'Sin ventas con tarifa 0 %, todo el IVA de las compras con derecho es crédito.',
      };
  return [
    total('509', 'Total adquisiciones y pagos: valor bruto', bought.gross(), 'Suma de los valores brutos.'),
    total('519', 'Total adquisiciones y pagos: valor neto', bought.net(), 'Suma de los valores netos.'),
    total('529', 'Total impuesto de las adquisiciones', bought.tax(), 'Suma del impuesto de las compras.'),
    factor,
    hasSalesWithoutRight
      ? decision(
          '564',
          'Crédito tributario aplicable en este período',
          `El IVA de las compras con derecho a crédito (${formatAmount(credit)}) por el factor del casillero 563.`,
        )
      : total(
          '564',
          'Crédito tributario aplicable en este período',
          credit,
          'El IVA de las compras con derecho a crédito, por el factor 1.',
        ),
  ];
}

function summary(received: readonly WithheldRow[]): DeclarationBox[] {
  const ofIva = received.filter(({ tax }) => tax === 'iva');
  const sources = ofIva.map(({ code, percent, documents, value }) => ({
    label: `Retenciones de IVA recibidas, código ${code}, ${percent} %`,
    documents,
    amount: value,
  }));
  return [
    decision('601 / 602', 'Impuesto causado o crédito tributario', 'El casillero 499 menos el 564.'),
    decision('605 / 606', 'Saldos de crédito del mes anterior', 'Están en la declaración anterior.'),
    {
      box: '609',
      label: 'Retenciones de IVA que le han sido efectuadas en este período',
      value: formatAmount(sum(ofIva.map(({ value }) => zero.plus(value)))),
      how: 'Suma de las retenciones recibidas que están entre las compras, por su fecha de emisión.',
      sources,
    },
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
  return [...shown, total('799', 'Total impuesto retenido', all, 'Suma de las retenciones de IVA hechas.')];
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

function total(box: string, label: string, value: Decimal, how: string): DeclarationBox {
  return { box, label, value: formatAmount(value), how, sources: [] };
}

function decision(box: string, label: string, how: string): DeclarationBox {
  return { box, label, how, sources: [] };
}
