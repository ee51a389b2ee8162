import type { DocumentType } from '../../documents/kinds.ts';
import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { documentColumns, textColumn } from '../formats/columns.ts';
import { sheetOfCells, type TableCells } from '../formats/table-sheet.ts';
import type { Sheet } from '../formats/write-workbook.ts';
import { isWithheldOfUs } from './month-files.ts';
import { purchaseColumns } from './purchase-columns.ts';
import { linesWithheld, linesWithheldOfUs, withheldColumns } from './withheld-columns.ts';

/** The documents and purchases of a month, a batch at a time, as often as they are asked for. */
export interface MonthReading {
  /** The rates of IVA of its documents. */
  readonly rates: readonly string[];
  documents(types: readonly DocumentType[]): AsyncIterable<readonly StoredDocument[]>;
  /** Where the files of a document are in the archive, without their ending; undefined of one that has none. */
  pathOf(document: StoredDocument): string | undefined;
  /** Undefined where nobody knows of any. */
  purchases?(): AsyncIterable<readonly RecordedPurchase[]>;
}

/** The sheets of a month that have a row for each document, whatever became of it. */
export async function monthSheets(reading: MonthReading): Promise<readonly Sheet<TableCells>[]> {
  const purchases = reading.purchases && (await purchaseSheets(reading.purchases));
  return [
    documentSheet('Ventas', reading, ['invoice', 'debit_note', 'credit_note']),
    ...(purchases ? [purchases.bought] : []),
    documentSheet('Liquidaciones de compra', reading, ['purchase_settlement']),
    sheetOfCells({
      name: 'Retenciones hechas',
      columns: withheldColumns,
      batches: mapped(reading.documents(['withholding']), linesWithheld),
    }),
    ...(purchases ? [purchases.withheld] : []),
    documentSheet('Guías de remisión', reading, ['delivery_note']),
  ];
}

async function purchaseSheets(purchases: () => AsyncIterable<readonly RecordedPurchase[]>) {
  return {
    bought: sheetOfCells({
      name: 'Compras',
      columns: purchaseColumns(await ratesOfPurchases(purchases)),
      batches: mapped(purchases(), (purchase) => (isWithheldOfUs(purchase.content) ? [] : [purchase])),
    }),
    withheld: sheetOfCells({
      name: 'Retenciones recibidas',
      columns: withheldColumns,
      batches: mapped(purchases(), linesWithheldOfUs),
    }),
  };
}

function documentSheet(
  name: string,
  { rates, documents, pathOf }: MonthReading,
  types: readonly DocumentType[],
) {
  const fileColumn = textColumn('Archivo', 48, (document) => pathOf(document) ?? 'sin autorizar');
  return sheetOfCells({ name, columns: [...documentColumns(rates), fileColumn], batches: documents(types) });
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
