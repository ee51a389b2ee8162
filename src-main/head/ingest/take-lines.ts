import { takeCustomers } from '../catalog/take-customers.ts';
import { endCommands, takeBackCommands } from '../commands/end-commands.ts';
import { notifyOwner } from '../credit/notify-owner.ts';
import { settleNotes } from '../credit/settle-notes.ts';
import { apart, type HeadTx } from '../database/open-database.ts';
import { noteDocumentEvents } from '../events/note-event.ts';
import type { Origin, PreparedDocument } from '../feed/document-row.ts';
import type { Batch, RawLine, RejectedLine, ReportedDocument } from '../feed/read-line.ts';
import { rejectionOf } from '../feed/why-rejected.ts';
import type { StatusChange } from '../webhooks/queue-events.ts';
import { claimSeries } from './claim-series.ts';
import { beBoughtByTheBusiness, beOfTheBusiness, ownDocuments } from './owners.ts';
import { takeNumbers } from './take-numbers.ts';
import { writeDocuments } from './write-documents.ts';
import { writeRecords } from './write-records.ts';

/** The lines of a batch that can be read. */
export interface ReadableLines extends Omit<Batch, 'documents' | 'rejected'> {
  readonly documents: readonly PreparedDocument[];
}

export interface Taking {
  readonly origin: Origin;
  readonly clockSkewMs: number;
  readonly at: Date;
}

/** Does something with lines. */
export type Run = <Line extends { readonly raw: RawLine }>(
  tx: HeadTx,
  lines: readonly Line[],
  job: (lines: readonly Line[]) => Promise<void>,
) => Promise<void>;

/** All lines at once: one that cannot be stored undoes the transaction. */
export const atOnce: Run = (_tx, lines, job) => job(lines);

/** Each line by itself: one that cannot be stored is undone alone, and added to `rejected`. */
export function oneByOne(rejected: RejectedLine[]): Run {
  return async (tx, lines, job) => {
    for (const line of lines) {
      try {
        await apart(tx, () => job([line]));
      } catch (reason) {
        const rejection = rejectionOf(reason);
        if (!rejection) throw reason;
        rejected.push({ ...line.raw, ...rejection });
      }
    }
  };
}

/**
 * Stores what a station reports, in its transaction. Customers are last: they lock what all stations share. Gives the documents
 * that are its to report.
 */
export async function takeLines(
  tx: HeadTx,
  { documents, records, results, customers }: ReadableLines,
  { taking: { origin, clockSkewMs, at }, run }: { readonly taking: Taking; readonly run: Run },
): Promise<readonly ReportedDocument[]> {
  const { stationId } = origin;
  const accepted: ReportedDocument[] = [];
  const credited = new Set<string>();
  const ended: string[] = [];
  const entered: StatusChange[] = [];
  await run(tx, documents, async (lines) => {
    await beOfTheBusiness(tx, lines);
    const own = await ownDocuments(tx, stationId, lines);
    const { unseen, changes } = await writeDocuments(tx, own, { id: stationId, clockSkewMs });
    const reported = own.map((line) => line.reported);
    const imported = new Set(reported.flatMap(({ document }) => (document.imported ? [document.id] : [])));
    const issued = unseen.filter(({ id }) => !imported.has(id));
    await takeNumbers(tx, stationId, { rows: unseen, issued });
    await claimSeries(tx, { id: stationId, clockSkewMs }, issued);
    for (const invoice of await settleNotes(tx, stationId, { documents: reported, at }))
      credited.add(invoice);
    entered.push(...changes);
    accepted.push(...reported);
  });
  await run(tx, records, async (lines) => {
    await beBoughtByTheBusiness(tx, lines);
    await writeRecords(tx, origin, lines);
  });
  await run(tx, results, async (lines) => {
    ended.push(...(await endCommands(tx, stationId, lines)));
  });
  await noteDocumentEvents(tx, entered);
  await takeBackCommands(tx, stationId, ended);
  for (const invoice of credited) await notifyOwner(tx, invoice, stationId);
  await run(tx, customers, (lines) => takeCustomers(tx, lines));
  return accepted;
}
