import type { ZipFile } from 'yazl';
import { type DocumentStatus, type DocumentType, documentTypes } from '../../documents/kinds.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { xmlOf } from '../../reading/document-files.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { filtersOf } from '../../reading/documents/filters-of.ts';
import type { ExportDays, ExportSelection, ExportSource } from '../formats/export-source.ts';
import { sheetOfTable, type TableSheet } from '../formats/table-sheet.ts';
import { uniquePaths } from '../formats/unique-paths.ts';
import { addFile } from '../formats/write-archive.ts';
import { workbookOf } from '../formats/write-workbook.ts';
import { pathOfDocument, pathOfPurchase } from './month-files.ts';
import { type MonthReading, monthSheets } from './month-sheets.ts';

export interface MonthArchive {
  readonly scope: Scope;
  /** YYYY-MM, or a half-year (`tax-period.ts`). */
  readonly month: string;
  readonly days: ExportDays;
  readonly source: ExportSource;
  /** Tables that are already computed: what is to be declared. */
  readonly figures: readonly TableSheet[];
  /** Files that are already made. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** The printed page of a document, as PDF. */
  readonly render: (document: StoredDocument) => Promise<Uint8Array>;
  /** Whether what was bought is known: else there is nothing that looks as if nothing was. */
  readonly withPurchases: boolean;
  /** Called after each document and purchase. */
  readonly onDocument: () => void;
}

/**
 * What an accountant gets of a month: XML and printed page of what was authorized, by kind; the XML of what was bought; and
 * a workbook of all of it. Written as it is read, with the files of one document in memory.
 */
export async function writeMonth(zip: ZipFile, archive: MonthArchive): Promise<void> {
  const { scope, month, days, source, figures, files, render, withPurchases, onDocument } = archive;
  const pathOf = uniquePaths(pathOfDocument);
  for await (const batch of source.documents(selectionOf(scope, days), { withXml: true })) {
    for (const { document, signedXml } of batch) {
      const path = pathOf(document);
      if (path !== undefined && signedXml) {
        await addFile(zip, `${path}.xml`, xmlOf(document, signedXml));
        await addFile(zip, `${path}.pdf`, await render(document));
      }
      onDocument();
    }
  }
  for await (const batch of source.purchases(scope, days, { withXml: true })) {
    for (const { purchase, xml } of batch) {
      if (xml) await addFile(zip, pathOfPurchase(purchase), xml);
      onDocument();
    }
  }
  for (const { name, bytes } of files) await addFile(zip, name, bytes);
  const reading: MonthReading = {
    rates: await source.rates(selectionOf(scope, days)),
    async *documents(types, statuses) {
      const selection = selectionOf(scope, days, types, statuses);
      for await (const batch of source.documents(selection, { withXml: false })) {
        yield batch.map(({ document }) => document);
      }
    },
    pathOf,
    ...(withPurchases && {
      async *purchases() {
        for await (const batch of source.purchases(scope, days, { withXml: false })) {
          yield batch.map(({ purchase }) => purchase);
        }
      },
    }),
  };
  const workbook = workbookOf([...(await monthSheets(reading)), ...figures.map(sheetOfTable)]);
  await new Promise((resolve, reject) => {
    workbook.once('end', resolve);
    workbook.once('error', reject);
    zip.addReadStreamLazy(`mes-${month}.xlsx`, (give) => give(null, workbook));
  });
  zip.end();
}

/** The documents of some days, of all types and statuses by default. */
export function selectionOf(
  scope: Scope,
  { from, to }: ExportDays,
  types: readonly DocumentType[] = documentTypes,
  statuses?: readonly DocumentStatus[],
): ExportSelection {
  const query = {
    'issue_date[gte]': from,
    'issue_date[lte]': to,
    ...(statuses && { status: [...statuses] }),
  };
  const filters = filtersOf(query, types);
  return { scope, documents: { filters } };
}
