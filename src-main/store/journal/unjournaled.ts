import { sql } from 'kysely';
import type { JournalEntry, SeriesName } from '../../issuing/ports/journal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { issuedHere } from '../rows/documents/issued-here.ts';
import { numberTaken } from '../rows/documents/number-taken.ts';
import { requestOf } from '../rows/documents/requests.ts';
import { revisionWritten } from '../rows/documents/revision-written.ts';
import { signedXmlColumns, signedXmlOf } from '../rows/documents/signed-xml.ts';
import { selectDocuments, toStoredDocument } from '../rows/documents/stored-document.ts';
import type { Store } from '../sqlite/open.ts';

type Reader = Store['db'];

/** Whether the database has what a line of the journal is about. */
export async function isKept(db: Reader, entry: KeptQuestion): Promise<boolean> {
  const row = await db
    .selectFrom('document')
    .innerJoin('document_revision', 'document_revision.seq', 'document.seq')
    .select('document.seq')
    .where('document.id', '=', entry.documentId)
    .$if(entry.revision !== undefined, (query) =>
      query.where('document_revision.revision', '=', entry.revision ?? 0),
    )
    .$if(entry.kind === 'signed', (query) => query.where('document_revision.signed_at', 'is not', null))
    .executeTakeFirst();
  return row !== undefined;
}

/** The document as the database has it. */
export async function documentOf(db: Reader, id: string): Promise<StoredDocument | undefined> {
  const row = await selectDocuments(db).where('document.id', '=', id).executeTakeFirst();
  return row && toStoredDocument(row);
}

interface KeptQuestion {
  readonly kind: JournalEntry['kind'];
  readonly documentId: string;
  /** Left out for a number. */
  readonly revision?: number;
}

interface Journaled {
  highestOf(series: SeriesName): number;
  /** Whether the end of the journal has this revision, or its signature; nothing is known of older ones. */
  has(kind: 'revision' | 'signed', documentId: string, revision: number): boolean;
  /** Of its last line; undefined in an empty journal. */
  readonly lastAt: string | undefined;
}

/** Committed last of all before a power cut, and not written to the journal any more: in order. */
export async function unjournaledIn(db: Reader, journaled: Journaled): Promise<readonly JournalEntry[]> {
  return [
    ...(await numbersAhead(db, journaled)),
    ...(await revisionsAhead(db, journaled)),
    ...(await signaturesAhead(db, journaled)),
  ];
}

/** Documents enter the database and the journal in the same order: the first that is in both ends the search. */
async function numbersAhead(db: Reader, { highestOf }: Journaled): Promise<readonly JournalEntry[]> {
  const ahead: JournalEntry[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const row = await selectDocuments(db)
      .where(issuedHere)
      .where('document.seq', '<', before)
      .orderBy('document.seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) break;
    const document = toStoredDocument(row);
    const numberEntry = numberTaken(document, await requestOf(db, document.id));
    if (numberEntry.sequential <= highestOf(numberEntry)) break;
    ahead.unshift(numberEntry);
    before = row.seq;
  }
  return ahead;
}

/** Instants are taken before the commit, and a commit may be behind another by this much. */
const COMMIT_MS = 60_000;

/** What was just written is in the outbox, to be signed. */
async function revisionsAhead(db: Reader, { lastAt, has }: Journaled): Promise<readonly JournalEntry[]> {
  const rows = await selectDocuments(db)
    .innerJoin('outbox', 'outbox.document_id', 'document.id')
    .where('outbox.step', '=', 'sign')
    .where('document.updated_at', '>=', sinceOf(lastAt))
    .orderBy('document.seq')
    .execute();
  return rows
    .map((row) => toStoredDocument(row))
    .filter(({ id, revision }) => !has('revision', id, revision))
    .map(revisionWritten);
}

/** The instant after which the end of the journal has what was committed, or lacks it. */
function sinceOf(lastAt: string | undefined): string {
  return new Date(lastAt === undefined ? 0 : Date.parse(lastAt) - COMMIT_MS).toISOString();
}

/** What was just signed is still in the outbox: it is sent only once it is in the journal. */
async function signaturesAhead(db: Reader, { lastAt, has }: Journaled): Promise<readonly JournalEntry[]> {
  // SQLite keeps the order of cross joins: from the outbox, which is short, and never through all revisions.
  const rows = await db
    .selectFrom('outbox')
    .crossJoin('document')
    .crossJoin('document_revision')
    .innerJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
    .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
    .select([
      'document.id',
      'document_revision.revision',
      sql<string>`signed_at`.as('at'),
      ...signedXmlColumns,
    ])
    .whereRef('document.id', '=', 'outbox.document_id')
    .whereRef('document_revision.seq', '=', 'document.seq')
    .whereRef('document_revision.revision', '=', 'document.revision')
    .where('signed_at', '>=', sinceOf(lastAt))
    .orderBy('signed_at')
    .execute();
  return rows.flatMap((row) => {
    const signedXml = signedXmlOf(row);
    if (!signedXml || has('signed', row.id, row.revision)) return [];
    return [{ kind: 'signed', documentId: row.id, revision: row.revision, signedXml, at: row.at }];
  });
}
