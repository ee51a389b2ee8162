import type { Kysely } from 'kysely';
import type { Relation } from '../../../contract/documents/related-document.ts';
import { type NamedDocument, namedDocuments } from '../../../documents/all-kinds/named-documents.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { numberParts } from '../../../documents/identifiers/document-number.ts';
import type { RelatedRow, Scope } from '../../../reading/document-reading-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import { documentById } from '../../rows/documents/stored-document.ts';
import type { Tables } from '../../schema/tables.ts';
import { listedColumns } from './find-rows.ts';

/** An invoice of so many notes is rare; a page of more helps nobody. */
const AT_MOST = 100;

/** The documents of the same business and environment that a document names, is named by, replaces or is replaced by. */
export async function relatedDocuments(
  db: Kysely<Tables>,
  { entityId, environment }: Scope,
  id: string,
): Promise<readonly RelatedRow[]> {
  const document = await documentById(db, id);
  if (document?.entityId !== entityId || document.identity.environment !== environment) return [];
  const { identity, content, issuer } = document;
  const number = formatNumber(identity, identity.sequential);

  const rows = () =>
    db
      .selectFrom('document')
      .select(listedColumns)
      .where('document.entity_id', '=', entityId)
      .where('document.environment', '=', environment)
      .where('document.id', '!=', id)
      .orderBy('document.seq')
      .limit(AT_MOST);
  const numbered = ({ type, number: named }: NamedDocument) => {
    const { establishment, emissionPoint, sequential } = numberParts(named);
    return rows()
      .where('document.type', '=', type)
      .where('document.establishment', '=', establishment)
      .where('document.emission_point', '=', emissionPoint)
      .where('document.sequential', '=', Number(sequential));
  };
  const naming = rows()
    .innerJoin('document_reference as reference', 'reference.seq', 'document.seq')
    .where('reference.scope', '=', scopeOf({ entityId, environment }))
    .where('reference.type', '=', identity.type)
    .where('reference.number', '=', number);
  const replaced = (from: 'document_id' | 'replacement_id', to: 'document_id' | 'replacement_id') =>
    rows().innerJoin('replacement', `replacement.${to}`, 'document.id').where(`replacement.${from}`, '=', id);

  const relations: readonly (readonly [Relation, ReturnType<typeof rows>])[] = [
    ['replaces', replaced('replacement_id', 'document_id')],
    ['replaced_by', replaced('document_id', 'replacement_id')],
    ...namedDocuments(content, issuer.ruc).map((named) => ['names', numbered(named)] as const),
    ['named_by', naming],
  ];
  const related: RelatedRow[] = [];
  for (const [relation, query] of relations) {
    for (const row of await query.execute()) related.push({ relation, row });
  }
  return related.slice(0, AT_MOST);
}
