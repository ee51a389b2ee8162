import {
  type DocumentStatus,
  type DocumentType,
  documentStatuses,
  documentTypes,
} from '../../documents/kinds.ts';
import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { documentColumns, textColumn } from '../formats/columns.ts';
import { sheetOfCells, type TableCells } from '../formats/table-sheet.ts';
import { withTotals } from '../formats/total-rows.ts';
import type { Sheet } from '../formats/write-workbook.ts';
import {
  leftOutColumns,
  leftOutDocument,
  leftOutPurchase,
  whyPurchaseIsLeftOut,
} from './left-out-columns.ts';
import { isWithheldOfUs } from './month-files.ts';
import { purchaseColumns } from './purchase-columns.ts';
import {
  linesWithheld,
  linesWithheldOfUs,
  taxHeading,
  type WithheldLine,
  withheldColumns,
} from './withheld-columns.ts';

/** The documents and purchases of a month, a batch at a time, as often as they are asked for. */
export interface MonthReading {
  /** The rates of IVA of its documents. */
  readonly rates: readonly string[];
  documents(
    types: readonly DocumentType[],
    statuses: readonly DocumentStatus[],
  ): AsyncIterable<readonly StoredDocument[]>;
  /** Where the files of a document are in the archive, without their ending; undefined of one that has none. */
  pathOf(document: StoredDocument): string | undefined;
  /** Undefined where nobody knows of any. */
  purchases?(): AsyncIterable<readonly RecordedPurchase[]>;
}

/** What the authority authorized, and did not annul, is declared. */
const declared = ['authorized'] as const satisfies readonly DocumentStatus[];
const undeclared = documentStatuses.filter((status) => !declared.some((one) => one === status));

/**
 * The sheets of a month: a row for each document that is declared in it, the sums of their columns below, so that they are
 * those of the declarations; and a sheet of all others, which count nowhere.
 */
export async function monthSheets(reading: MonthReading): Promise<readonly Sheet<TableCells>[]> {
  const purchases = reading.purchases && (await purchaseSheets(reading.purchases));
  return [
    withTotals(documentSheet('Ventas', reading, ['invoice', 'debit_note', 'credit_note'])),
    ...(purchases ? [purchases.bought] : []),
    withTotals(documentSheet('Liquidaciones de compra', reading, ['purchase_settlement'])),
    withheldSheet('Retenciones hechas', mapped(reading.documents(['withholding'], declared), linesWithheld)),
    ...(purchases ? [purchases.withheld] : []),
    documentSheet('Guías de remisión', reading, ['delivery_note']),
    sheetOfCells({ name: 'No cuentan', columns: leftOutColumns, batches: leftOut(reading) }),
  ];
}

async function purchaseSheets(all: () => AsyncIterable<readonly RecordedPurchase[]>) {
  const purchases = () =>
    mapped(all(), (purchase) => (whyPurchaseIsLeftOut(purchase) === undefined ? [purchase] : []));
  return {
    bought: withTotals(
      sheetOfCells({
        name: 'Compras',
        columns: purchaseColumns(await ratesOfPurchases(purchases)),
        batches: mapped(purchases(), (purchase) => (isWithheldOfUs(purchase.content) ? [] : [purchase])),
      }),
    ),
    withheld: withheldSheet('Retenciones recibidas', mapped(purchases(), linesWithheldOfUs)),
  };
}

/** The sums of each tax apart: they are declared in different forms. */
function withheldSheet(name: string, batches: AsyncIterable<readonly WithheldLine[]>): Sheet<TableCells> {
  const columns = [...withheldColumns];
  const taxAt = columns.findIndex(({ heading }) => heading === taxHeading);
  return withTotals(sheetOfCells({ name, columns, batches }), (cells) => {
    const tax = cells[taxAt];
    return `Total ${tax?.kind === 'text' ? tax.text : ''}`;
  });
}

async function* leftOut({ documents, pathOf, purchases }: MonthReading) {
  for await (const batch of documents(documentTypes, undeclared)) {
    yield batch.map((document) => leftOutDocument(document, pathOf(document)));
  }
  if (!purchases) return;
  for await (const batch of purchases()) {
    yield batch.flatMap((purchase) => {
      const why = whyPurchaseIsLeftOut(purchase);
      return why === undefined ? [] : [leftOutPurchase(purchase, why)];
    });
  }
}

function documentSheet(
  name: string,
  { rates, documents, pathOf }: MonthReading,
  types: readonly DocumentType[],
) {
  const fileColumn = textColumn('Archivo', 48, (document) => pathOf(document) ?? '');
  return sheetOfCells({
    name,
    columns: [...documentColumns(rates), fileColumn],
    batches: documents(types, declared),
  });
}

async function* mapped<From, To>(
  batches: AsyncIterable<readonly From[]>,
  to: (item: From) => readonly To[],
): AsyncGenerator<readonly To[]> {
  for await (const batch of batches) yield batch.flatMap(to);
}

async function ratesOfPurchases(
  purchases: () => AsyncIterable<readonly RecordedPurchase[]>,
): Promise<readonly string[]> {
  const rates = new Set<string>();
  for await (const batch of purchases()) {
    for (const { type, rate } of batch.flatMap(({ content }) => content.taxes)) {
      if (type === 'iva') rates.add(rate);
    }
  }
  return [...rates];
}
