import { sql } from 'kysely';
import type { JournalEntry } from '../../issuing/ports/journal.ts';
import { numberTaken } from '../rows/documents/number-taken.ts';
import { requestOf } from '../rows/documents/requests.ts';
import { revisionWritten } from '../rows/documents/revision-written.ts';
import { signedXmlColumns, signedXmlOf } from '../rows/documents/signed-xml.ts';
import type { Store } from '../sqlite/open.ts';
import { documentOf } from './unjournaled.ts';

/** What the journal says of documents: the number of each, what it says, and the revision that was signed last. */
export async function* entriesOf(db: Store['db'], ids: readonly string[]): AsyncGenerator<JournalEntry> {
  for (const id of ids) {
    const document = await documentOf(db, id);
    if (!document) continue;
    yield numberTaken(document, await requestOf(db, id));
    yield revisionWritten(document);
    const signed = await lastSigned(db, id);
    const signedXml = signed && signedXmlOf(signed);
    if (signedXml)
      yield { kind: 'signed', documentId: id, revision: signed.revision, signedXml, at: signed.at };
  }
}

function lastSigned(db: Store['db'], id: string) {
  return db
    .selectFrom('document')
    .innerJoin('document_revision', 'document_revision.seq', 'document.seq')
    .innerJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
    .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
    .select(['document_revision.revision', sql<string>`signed_at`.as('at'), ...signedXmlColumns])
    .where('document.id', '=', id)
    .orderBy('document_revision.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}
