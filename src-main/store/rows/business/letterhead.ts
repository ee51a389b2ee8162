import type { Letterhead } from '../../../reading/document-reading-store.ts';
import type { Store } from '../../sqlite/open.ts';

/** What a business prints on all its pages, as it is now. */
export async function selectLetterhead(
  db: Pick<Store['db'], 'selectFrom'>,
  entityId: string,
): Promise<Letterhead> {
  const row = await db
    .selectFrom('entity')
    .leftJoin('logo', 'logo.entity_id', 'entity.id')
    .select(['logo.bytes', 'entity.footer_legend'])
    .where('entity.id', '=', entityId)
    .executeTakeFirst();
  return {
    ...(row?.bytes && { logo: row.bytes }),
    ...(row?.footer_legend && { footerLegend: row.footer_legend }),
  };
}
