import { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { fileNameOf, xmlOf } from '../../reading/document-files.ts';
import { documentColumns, type ExportColumn, textColumn } from './columns.ts';
import type { ExportedDocument } from './export-source.ts';
import { uniquePaths } from './unique-paths.ts';
import { type CsvSeparator, writeCsv } from './write-csv.ts';

export interface Archive {
  readonly rates: readonly string[];
  readonly batches: AsyncIterable<readonly ExportedDocument[]>;
  readonly separator: CsvSeparator;
  /** The printed page of a document, as PDF. */
  readonly render: (document: StoredDocument) => Promise<Uint8Array>;
  /** Called after each document. */
  readonly onDocument: () => void;
}

/** Where the files of a document are in the archive. */
interface Filed {
  readonly document: StoredDocument;
  /** Undefined while it is not signed. */
  readonly xml: string | undefined;
  readonly ride: string;
}

/**
 * The XML and the printed page of each document, and a list of them in `documentos.csv`. Written as it is read: the files
 * of one document are in memory, and a row of the list for each.
 */
export async function writeArchive(
  zip: ZipFile,
  { rates, batches, separator, render, onDocument }: Archive,
): Promise<void> {
  const rows: string[] = [];
  const nameOf = uniquePaths(fileNameOf);
  async function* filed(): AsyncGenerator<readonly Filed[]> {
    for await (const batch of batches) {
      for (const exported of batch) {
        yield [await addDocument(zip, exported, { nameOf, render })];
        onDocument();
      }
    }
  }
  for await (const row of writeCsv(archiveColumns(rates), filed(), separator)) rows.push(row);
  await addFile(zip, 'documentos.csv', Buffer.from(rows.join('')));
  zip.end();
}

function archiveColumns(rates: readonly string[]): readonly ExportColumn<Filed>[] {
  return [
    ...documentColumns(rates).map(
      ({ cellOf, ...column }): ExportColumn<Filed> => ({
        ...column,
        cellOf: ({ document }) => cellOf(document),
      }),
    ),
    textColumn<Filed>('Archivo XML', 40, ({ xml }) => xml ?? 'aún sin firmar'),
    textColumn<Filed>('Archivo RIDE', 40, ({ ride }) => ride),
  ];
}

async function addDocument(
  zip: ZipFile,
  { document, signedXml }: ExportedDocument,
  {
    nameOf,
    render,
  }: Pick<Archive, 'render'> & { readonly nameOf: (document: StoredDocument) => string | undefined },
): Promise<Filed> {
  const name = nameOf(document) ?? '';
  const xml = signedXml && `xml/${name}${document.authorization ? '' : '-sin-autorizar'}.xml`;
  if (signedXml && xml !== undefined) await addFile(zip, xml, xmlOf(document, signedXml));
  const ride = `ride/${name}.pdf`;
  await addFile(zip, ride, await render(document));
  return { document, xml, ride };
}

/**
 * Resolves when the archive comes to it, so that no more than the next file waits in memory. The archive keeps what it was
 * given to read each file with until its end: the bytes themselves must not be in it.
 */
export function addFile(zip: ZipFile, path: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    let waiting: readonly Uint8Array[] = [bytes];
    zip.addReadStreamLazy(path, { size: bytes.length }, (give) => {
      resolve();
      give(null, Readable.from(waiting));
      waiting = [];
    });
  });
}
