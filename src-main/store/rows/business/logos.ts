import type { Logo } from '../../../business/ports/entity-store.ts';
import type { Store } from '../../sqlite/open.ts';

/** The picture of a business, with its bytes. */
export async function selectLogo(
  db: Pick<Store['db'], 'selectFrom'>,
  entityId: string,
): Promise<Logo | undefined> {
  const row = await db
    .selectFrom('logo')
    .select(['content_type', 'width', 'height', 'bytes', 'version'])
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { content_type: contentType, ...logo } = row;
  return { contentType, ...logo };
}
