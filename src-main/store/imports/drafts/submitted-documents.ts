import type { KnownDocument } from '../../../imports/deciding/draft.ts';
import { signedXmlColumns, signedXmlOf } from '../../documents/signed-xml.ts';
import type { DocumentRow } from '../../schema/documents.ts';
import type { Store } from '../../sqlite/open.ts';

/** Of what was issued here and submitted, the XML as it was sent; by access key. */
export async function submittedOf(
  db: Pick<Store['db'], 'selectFrom'>,
  documents: readonly Pick<DocumentRow, 'id' | 'access_key' | 'status'>[],
): Promise<ReadonlyMap<string, KnownDocument>> {
  const ids = documents.filter(({ status }) => status === 'submitted').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .innerJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
    .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
    .select(['document.id', 'document.access_key', ...signedXmlColumns])
    .where('document.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, access_key, ...xml }) => {
      const signedXml = new TextDecoder().decode(signedXmlOf(xml));
      return [access_key, { id, submitted: { signedXml } }];
    }),
  );
}
