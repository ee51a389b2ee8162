import type { Declaration } from '../../contract/reports/declaration.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { discountAfterLines } from '../../documents/lines/taxed-base.ts';
import { isBookedIn } from '../../documents/purchase/recorded-purchase.ts';
import { supportDocumentCodeOf } from '../../documents/tables/support-document-types.ts';
import { type Decimal, decimal, zero } from '../../documents/values/decimal.ts';
import type { ExportSource } from '../../exports/formats/export-source.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { boughtDays } from '../bought-days.ts';
import type { Days, FigureStore } from '../figures/figure-store.ts';
import { freshenFigures } from '../figures/fresh-figures.ts';
import {
  authorizedOf,
  type MadeWithholding,
  type MadeWithholdings,
  readMadeWithholdings,
} from '../made-withholdings.ts';
import type { DeclaredPurchase, PurchaseReading } from '../purchase-reading.ts';
import { isValid, makeWithheldOfUs } from '../withheld-of-us.ts';
import type { NotWithheld } from './form-103/income-tax-boxes.ts';
import { startPurchaseSums } from './form-104/purchase-boxes.ts';
import { type SaleContext, sumSales } from './form-104/sale-boxes.ts';

export interface PeriodSources {
  readonly store: Pick<FigureStore, 'staleDays' | 'computeDay' | 'keepDay' | 'sums'>;
  readonly source: Pick<ExportSource, 'documents'>;
  readonly purchases: PurchaseReading<DeclaredPurchase>;
}

export interface PeriodQuestion extends SaleContext {
  readonly scope: Scope;
  readonly days: Days;
  readonly signal: AbortSignal | undefined;
}

/** Adds up what was sold, bought and withheld in some days. */
export async function readPeriod(
  { store, source, purchases }: PeriodSources,
  { scope, days, stated, opening, signal }: PeriodQuestion,
) {
  await freshenFigures(store, scope, days, signal);
  const figures = await store.sums(scope, days);
  const sales = sumSales(figures, { stated, opening });
  const made = await readMadeWithholdings(source, scope, await boughtDays(purchases, scope, days), signal);
  const bought = startPurchaseSums(made, opening);
  let notWithheld: NotWithheld = { documents: 0, base: zero };
  const addNotWithheld = (base: Decimal) => {
    notWithheld = { documents: notWithheld.documents + 1, base: notWithheld.base.plus(base) };
  };
  for await (const document of authorizedOf(source, { scope, days, type: 'purchase_settlement' })) {
    signal?.throwIfAborted();
    bought.addSettlement(document);
    if (document.content.object !== 'purchase_settlement') continue;
    const { supplier, subtotal, taxes } = document.content;
    const number = formatNumber(document.identity, document.identity.sequential);
    const withholdings = made.of(supplier.identification, SETTLEMENT_CODE, number);
    if (!withholdings.some(takesIncomeTax)) {
      addNotWithheld(decimal(subtotal).minus(discountAfterLines(taxes)));
    }
  }
  const withheldOfUs = makeWithheldOfUs();
  let [unauthorized, unconfirmed] = [0, 0];
  for await (const batch of purchases.ofPeriod({ ...scope, ...days })) {
    for (const purchase of batch.filter((one) => isBookedIn(days, one))) {
      withheldOfUs.add(purchase);
      if (isValid(purchase)) {
        bought.addPurchase(purchase);
        if (isNotWithheld(purchase, made)) addNotWithheld(decimal(purchase.content.subtotal));
      } else unauthorized += 1;
      if (purchase.authorization === 'unconfirmed') unconfirmed += 1;
    }
  }
  const leftOut: Declaration['left_out'] = {
    undecided: figures
      .filter(({ dimension, decided }) => dimension === 'type' && decided === 0)
      .reduce((all, { documents }) => all + documents, 0),
    unauthorized_purchases: unauthorized,
    unconfirmed_purchases: unconfirmed,
  };
  return {
    sales,
    bought,
    withheld: figures.filter(({ dimension, decided }) => dimension === 'withheld' && decided === 1),
    /** IVA that customers withheld, by code. */
    received: withheldOfUs.rows().filter(({ tax }) => tax === 'iva'),
    notWithheld,
    leftOut,
  };
}

/** `codDocSustento` of a purchase settlement. */
const SETTLEMENT_CODE = '03';

/** What is no payment of the business. */
const noPayments: readonly string[] = ['nota_credito', 'retencion'];

/** Whether no income tax was withheld of a purchase, because it takes none or a person decided so; not where it is still due. */
function isNotWithheld(
  { content, withheldBy, withholdBy, waivedReason }: DeclaredPurchase,
  made: MadeWithholdings,
): boolean {
  const { document_type: type, supplier, number } = content;
  if (noPayments.includes(type) || content.withheld) return false;
  const withholdings = made.of(supplier.identification, supportDocumentCodeOf(type), number);
  if (withholdings.length > 0) return !withholdings.some(takesIncomeTax);
  return !withheldBy && (waivedReason !== undefined || withholdBy === undefined);
}

function takesIncomeTax({ support }: MadeWithholding): boolean {
  return support.withholdings.some(({ tax }) => tax === 'renta');
}
