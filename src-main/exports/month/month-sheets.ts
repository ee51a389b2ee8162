import type { DocumentType } from '../../documents/kinds.ts';
import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { documentColumns, textColumn } from '../columns.ts';
import { sheetOfCells, type TableCells } from '../table-sheet.ts';
import type { Sheet } from '../write-workbook.ts';
import { isWithheldOfUs, placeOfDocument } from './month-files.ts';
import { purchaseColumns } from './purchase-columns.ts';
import { linesWithheld, linesWithheldOfUs, withheldColumns } from './withheld-columns.ts';

/** The documents and purchases of a month, a batch at a time, as often as they are asked for. */
export interface MonthReading {
  /** The rates of IVA of its documents. */
  readonly rates: readonly string[];
  documents(types: readonly DocumentType[]): AsyncIterable<readonly StoredDocument[]>;
  purchases(): AsyncIterable<readonly RecordedPurchase[]>;
}

/** The sheets of a month that have a row for each document, whatever became of it. */
export async function monthSheets(reading: MonthReading): Promise<readonly Sheet<TableCells>[]> {
  const bought = { name: 'Compras', columns: purchaseColumns(await ratesOfPurchases(reading)) };
  return [
    documentSheet('Ventas', reading, ['invoice', 'debit_note', 'credit_note']),
    sheetOfCells({
      ...bought,
      batches: mapped(reading.purchases(), (purchase) =>
        isWithheldOfUs(purchase.content) ? [] : [purchase],
      ),
    }),
    documentSheet('Liquidaciones de compra', reading, ['purchase_settlement']),
    sheetOfCells({
      name: 'Retenciones hechas',
      columns: withheldColumns,
      batches: mapped(reading.documents(['withholding']), linesWithheld),
    }),
    sheetOfCells({
      name: 'Retenciones recibidas',
      columns: withheldColumns,
      batches: mapped(reading.purchases(), linesWithheldOfUs),
    }),
    documentSheet('Guías de remisión', reading, ['delivery_note']),
  ];
}

function documentSheet(name: string, { rates, documents }: MonthReading, types: readonly DocumentType[]) {
  const place = textColumn('Archivo', 48, (document) => placeOfDocument(document) ?? 'sin autorizar');
  return sheetOfCells({ name, columns: [...documentColumns(rates), place], batches: documents(types) });
}

async function* mapped<From, To>(
  batches: AsyncIterable<readonly From[]>,
  to: (item: From) => readonly To[],
): AsyncGenerator<readonly To[]> {
  for await (const batch of batches) yield batch.flatMap(to);
}

async function ratesOfPurchases({ purchases }: MonthReading): Promise<readonly string[]> {
  const rates = new Set<string>();
  for await (const batch of purchases()) {
    for (const { type, rate } of batch.flatMap(({ content }) => content.taxes)) {
      if (type === 'iva') rates.add(rate);
    }
  }
  return [...rates];
}
