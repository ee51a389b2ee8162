import type { KnownDocument } from '../../../imports/ports/draft.ts';
import { selectSignedXml, signedXmlOf } from '../../rows/documents/signed-xml.ts';
import type { DocumentRow } from '../../schema/documents.ts';
import type { Store } from '../../sqlite/open.ts';

/** What was issued and signed here and is not decided, with its XML as it is sent; by access key. */
export async function undecidedOf(
  db: Pick<Store['db'], 'selectFrom'>,
  documents: readonly Pick<DocumentRow, 'id' | 'access_key' | 'status'>[],
): Promise<ReadonlyMap<string, KnownDocument>> {
  const ids = documents
    .filter(({ status }) => status === 'pending' || status === 'submitted')
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await selectSignedXml(db)
    .select(['document.id', 'document.access_key'])
    .where('document.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, access_key, ...xml }) => {
      const signedXml = new TextDecoder().decode(signedXmlOf(xml));
      return [access_key, { id, undecided: { signedXml } }];
    }),
  );
}
