import type { Origin, PreparedDocument } from '../feed/document-row.ts';
import { prepareDocument } from '../feed/document-row.ts';
import type { Batch, RejectedLine } from '../feed/read-line.ts';
import { rejectionOf } from '../feed/why-rejected.ts';
import type { Ingest } from './ingest.ts';
import type { ReadableLines } from './take-lines.ts';

/** Does all that can be done before a row is locked. */
export async function prepareLines(
  { partitions, patterns }: Pick<Ingest, 'partitions' | 'patterns'>,
  origin: Origin,
  { documents, rejected, ...batch }: Batch,
): Promise<{ readonly lines: ReadableLines; readonly rejected: readonly RejectedLine[] }> {
  await partitions.ensureFor(documents.map(({ document }) => document.id));
  const prepared: PreparedDocument[] = [];
  const unprepared: RejectedLine[] = [];
  for (const document of documents) {
    try {
      prepared.push(await prepareDocument(document, origin, patterns));
    } catch (reason) {
      const rejection = rejectionOf(reason);
      if (!rejection) throw reason;
      unprepared.push({ ...document.raw, ...rejection });
    }
  }
  // Rows are locked in the same order by all, so that two batches never wait for each other.
  prepared.sort((one, other) => (one.row.id < other.row.id ? -1 : 1));
  return { lines: { ...batch, documents: prepared }, rejected: [...rejected, ...unprepared] };
}
