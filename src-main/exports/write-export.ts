import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ListFormat } from '../contract/documents/lists/document-export.ts';
import { kindOf } from '../documents/all-kinds/types.ts';
import type { PrintedDocument, PrintedStatus } from '../documents/printing/printed.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import { printedStatusOf } from '../reading/printed-status.ts';
import { documentColumns } from './formats/columns.ts';
import type { ExportSelection, ExportSource } from './formats/export-source.ts';
import { writeArchive } from './formats/write-archive.ts';
import { type CsvSeparator, writeCsv } from './formats/write-csv.ts';
import { writeWorkbook } from './formats/write-workbook.ts';
import { type MonthArchive, writeMonth } from './month/write-month.ts';

/** Why a file was given up that is larger than it may be: the system's own word. */
export const TOO_LARGE = 'EFBIG';

/** A file to be made; plain data, so that it can be sent to a thread. */
export type ExportTask = ListTask | MonthTask;

interface ListTask {
  readonly selection: ExportSelection;
  readonly format: ListFormat;
  readonly separator: CsvSeparator;
  /** Where; of nobody else but its owner. */
  readonly output: string;
}

/** What an accountant gets of a month. */
export interface MonthTask
  extends Pick<MonthArchive, 'scope' | 'month' | 'days' | 'figures' | 'files' | 'withPurchases'> {
  readonly format: 'month';
  readonly output: string;
  /** Given up once it is larger; any size by default. */
  readonly maxBytes?: number;
}

export interface ExportParts {
  readonly source: ExportSource;
  /** Renders a printed page as PDF. */
  readonly render: (
    printed: PrintedDocument,
    options: { readonly format: 'a4'; readonly status: PrintedStatus; readonly logo?: Buffer },
  ) => Promise<Uint8Array>;
  /** Called with how many documents are in the file. */
  readonly onProgress: (documents: number) => void;
}

/** Makes a file of documents; gives its bytes. Rejects with why it could not be written. */
export async function writeExport(task: ExportTask, parts: ExportParts): Promise<number> {
  await (task.format === 'month' ? writeMonthTask(task, parts) : writeList(task, parts));
  return (await stat(task.output)).size;
}

async function writeMonthTask(
  { output, maxBytes, ...task }: MonthTask,
  { source, render, onProgress }: ExportParts,
): Promise<void> {
  const page = await pagesOf(task.scope, { source, render });
  const onDocument = countingTo(onProgress);
  const fill = (zip: ZipFile) => writeMonth(zip, { ...task, source, render: page, onDocument });
  await writeZip(output, fill, maxBytes);
}

async function writeList(
  { selection, format, separator, output }: ListTask,
  { source, render, onProgress }: ExportParts,
): Promise<void> {
  const count = countingTo(onProgress);
  const rates = await source.rates(selection);
  const batches = () => source.documents(selection, { withXml: format === 'zip' });
  async function* documents(): AsyncGenerator<readonly StoredDocument[]> {
    for await (const batch of batches()) {
      yield batch.map(({ document }) => document);
      count(batch.length);
    }
  }
  const columns = documentColumns(rates);
  switch (format) {
    case 'csv':
      await pipeline(Readable.from(writeCsv(columns, documents(), separator)), privateFile(output));
      break;
    case 'xlsx':
      await writeZip(output, (zip) =>
        writeWorkbook(zip, [{ name: 'Documentos', columns, batches: documents() }]),
      );
      break;
    case 'zip': {
      const archive = {
        rates,
        batches: batches(),
        separator,
        render: await pagesOf(selection.scope, { source, render }),
        onDocument: count,
      };
      await writeZip(output, (zip) => writeArchive(zip, archive));
    }
  }
}

/** Adds up the documents that are in the file, one at a time by default. */
function countingTo(onProgress: ExportParts['onProgress']) {
  let done = 0;
  return (documents = 1) => {
    done += documents;
    onProgress(done);
  };
}

/** Renders the printed pages of a business, on its letterhead. */
async function pagesOf({ entityId }: Scope, { source, render }: Pick<ExportParts, 'source' | 'render'>) {
  const { logo, footerLegend } = await source.letterhead(entityId);
  return (document: StoredDocument) =>
    render(kindOf(document.identity.type).printed(document), {
      format: 'a4',
      status: { ...printedStatusOf(document), ...(footerLegend !== undefined && { footerLegend }) },
      ...(logo && { logo: Buffer.from(logo) }),
    });
}

function privateFile(output: string) {
  return createWriteStream(output, { mode: 0o600 });
}

async function writeZip(
  output: string,
  fill: (zip: ZipFile) => Promise<void>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<void> {
  const zip = new ZipFile();
  const failed = new AbortController();
  const filling = fill(zip).catch((reason: unknown) => {
    // Nothing more comes out of it: the file is not waited for.
    failed.abort(reason);
    throw reason;
  });
  const { signal } = failed;
  await Promise.all([filling, pipeline(zip.outputStream, upTo(maxBytes), privateFile(output), { signal })]);
}

/** Lets so many bytes pass, and fails with the next. */
function upTo(maxBytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed <= maxBytes) done(null, chunk);
      else done(Object.assign(new Error(`more than ${maxBytes} bytes`), { code: TOO_LARGE }));
    },
  });
}
