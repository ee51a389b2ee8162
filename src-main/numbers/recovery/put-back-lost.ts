import type {
  JournalEntry,
  NumberTaken,
  RevisionSigned,
  RevisionWritten,
} from '../../issuing/ports/journal.ts';
import { type JournaledDocument, type PutBack, putBack } from '../../store/journal/put-back.ts';
import { readSigned } from '../../store/journal/read-signed.ts';
import { makeSeriesProof } from '../../store/journal/series-proof.ts';
import { documentOf, isKept } from '../../store/journal/unjournaled.ts';
import { numberTaken } from '../../store/rows/documents/number-taken.ts';
import type { Store } from '../../store/sqlite/open.ts';
import { makeChain } from '../journal/chain.ts';
import { monthsIn } from '../journal/month-files.ts';
import { readMonth } from '../journal/read-journal.ts';

/** What became of the documents of a journal that the database did not have. */
export interface Recovery {
  readonly documents: number;
  /** Numbers that were taken and are not put back, with why. */
  readonly left: readonly {
    readonly number: NumberTaken;
    readonly why: Exclude<PutBack, 'put_back' | 'kept'>;
  }[];
  /** Months of the journal that are not as they were written: what they lack cannot be put back. */
  readonly damagedMonths: readonly string[];
}

interface RecoveryParts {
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Puts back what a journal has and the database lost, oldest month first. It has all that was written before its mark; of
 * what came later any month may lack something, as entries that are caught up with or taken from other journals are not
 * written in the order in which the database got them.
 */
export async function putBackLost(store: Store, folder: string, parts: RecoveryParts): Promise<Recovery> {
  const mark = await makeSeriesProof(store, parts).mark();
  const months: JournaledDocument[][] = [];
  /** Revisions of documents whose number was taken in an earlier month. */
  let strays = new Map<string, Revisions>();
  const damagedMonths: string[] = [];
  /** Whether a later month has the mark. */
  let isPastMark = false;
  /** The hash that the month after begins with. */
  let next: string | undefined;
  for (const month of monthsIn(folder).toReversed()) {
    const chain = makeChain();
    const marks: (string | undefined)[] = [];
    const lines = readMonth(folder, month, { chain, onSummary: (one) => void marks.push(one) });
    const { lost, unmatched } = await lostOf(store, lines, strays);
    const isContinued = next === undefined || chain.last() === undefined || chain.last() === next;
    if (!chain.isWhole() || !isContinued) damagedMonths.unshift(month);
    next = chain.first() ?? next;
    months.unshift([...lost]);
    strays = unmatched;
    const hasMark = mark !== undefined && marks.includes(mark);
    // The mark was made in this month, whose first summary has the one before, or with the first line of the next.
    if (hasMark ? marks[0] !== mark : isPastMark && marks.length > 0) break;
    isPastMark ||= hasMark;
  }
  const left: Recovery['left'][number][] = [];
  let documents = 0;
  const withoutNumber = await Promise.all(
    [...strays].map(([id, revisions]) => numbered(store, id, revisions)),
  );
  for (const document of [...withoutNumber.flat(), ...months.flat()]) {
    const outcome = await store.writes.run((tx) =>
      putBack(tx, document, { newId: parts.newId, at: parts.now() }),
    );
    if (outcome === 'put_back') documents += 1;
    else if (outcome !== 'kept') left.push({ number: document.number, why: outcome });
  }
  return { documents, left, damagedMonths };
}

/** What a journal has of the revisions of a document that the database lacks. */
type Revisions = Omit<JournaledDocument, 'number'>;

/**
 * A document whose number was taken before this journal began: the database may have it, and what it signed says it. In
 * its XML practice looks like test: of these none is made anew.
 */
async function numbered(
  { db }: Store,
  documentId: string,
  revisions: Revisions,
): Promise<readonly JournaledDocument[]> {
  const document = await documentOf(db, documentId);
  if (document) return [{ number: numberTaken(document), ...revisions }];
  const { signed } = revisions;
  if (!signed) return [];
  const reading = readSigned(signed.signedXml);
  if (!reading.ok || reading.document.identity.environment !== 'live') return [];
  const { identity, issuer } = reading.document;
  const { issueDate, ...series } = identity;
  const number = { kind: 'number', ...series, ruc: issuer.ruc, documentId } as const;
  return [{ number: { ...number, channel: 'api', at: signed.at }, ...revisions }];
}

async function lostOf(
  { db }: Store,
  entries: AsyncIterable<JournalEntry>,
  strays: ReadonlyMap<string, Revisions>,
) {
  const numbers = new Map<string, NumberTaken>();
  const missing = new Set<string>();
  const revisions = new Map(strays);
  for await (const entry of entries) {
    const isLost = !(await isKept(db, entry));
    if (entry.kind === 'number') numbers.set(entry.documentId, entry);
    if (isLost) missing.add(entry.documentId);
    if (entry.kind !== 'number' && isLost) keepLatest(revisions, entry);
  }
  const lost: JournaledDocument[] = [];
  for (const [id, number] of numbers) {
    const last = revisions.get(id);
    revisions.delete(id);
    if (missing.has(id) || last) lost.push({ number, ...last });
  }
  return { lost, unmatched: revisions };
}

/** Of each kind the last: strays are of later months than what is read after them. */
function keepLatest(revisions: Map<string, Revisions>, entry: RevisionSigned | RevisionWritten): void {
  const revision = revisions.get(entry.documentId);
  if (entry.kind === 'signed') {
    if (revision?.signed && revision.signed.revision > entry.revision) return;
    revisions.set(entry.documentId, { ...revision, signed: entry });
  } else {
    if (revision?.written && revision.written.revision > entry.revision) return;
    revisions.set(entry.documentId, { ...revision, written: entry });
  }
}
