import type { Kysely } from 'kysely';
import type { DocumentType } from '../../../documents/kinds.ts';
import type { Tables } from '../../schema/tables.ts';
import { decompress } from '../../sqlite/compression.ts';
import { prepareInsert } from '../../sqlite/prepared.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { compressAlike } from '../columns/dictionaries.ts';

const insert = prepareInsert('signed_xml');

/** Stores the XML of a revision that was just signed. */
export async function insertSignedXml(
  tx: Tx,
  { revisionId, type, xml }: { revisionId: number; type: DocumentType; xml: Uint8Array },
): Promise<void> {
  const { bytes, dictionary } = await compressAlike(tx, `signed ${type}`, xml);
  await insert(tx, { revision_id: revisionId, xml: bytes, dictionary });
}

/** A signed XML with all it takes to be read: columns of `signed_xml` and of `dictionary as xml_dictionary`. */
export const signedXmlColumns = ['signed_xml.xml', 'xml_dictionary.bytes as xml_dictionary'] as const;

/** Of the current revision of each document that is signed. */
export function selectSignedXml(db: Pick<Kysely<Tables>, 'selectFrom'>) {
  return db
    .selectFrom('document')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .innerJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
    .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
    .select(signedXmlColumns);
}

interface SignedXmlRow {
  readonly xml: Uint8Array | null;
  readonly xml_dictionary: Uint8Array | null;
}

/** The XML byte for byte; undefined while nothing is signed. Throws DamagedStoreError. */
export function signedXmlOf({ xml, xml_dictionary }: SignedXmlRow): Buffer | undefined {
  return xml === null ? undefined : decompress(xml, xml_dictionary ?? undefined);
}
