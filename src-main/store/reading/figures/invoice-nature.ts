import type { Kysely } from 'kysely';
import { type SaleNature, saleNatureOf } from '../../../documents/figures/sale-nature.ts';
import { numberParts } from '../../../documents/identifiers/document-number.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import { parseContent } from '../../rows/columns/content-column.ts';
import type { Tables } from '../../schema/tables.ts';

/** How the invoice is declared that has a number; undefined where the business has none of it here. */
export async function invoiceNature(
  db: Kysely<Tables>,
  { entityId, environment }: Scope,
  number: string,
): Promise<SaleNature | undefined> {
  const { establishment, emissionPoint, sequential } = numberParts(number);
  const row = await db
    .selectFrom('document')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .select('document_revision.content')
    .where('document.entity_id', '=', entityId)
    .where('document.environment', '=', environment)
    .where('document.type', '=', 'invoice')
    .where('document.establishment', '=', establishment)
    .where('document.emission_point', '=', emissionPoint)
    .where('document.sequential', '=', Number(sequential))
    .executeTakeFirst();
  return row && saleNatureOf(parseContent('invoice', row.content), undefined);
}
