import type { Environment } from '../../documents/kinds.ts';
import type { Store } from '../sqlite/open.ts';

/** The business of an environment: sandbox documents are the practice business's, the others the live one's. */
export async function businessOf(
  db: Pick<Store['db'], 'selectFrom'>,
  environment: Environment,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('entity')
    .select('id')
    .where('kind', '=', environment === 'sandbox' ? 'sandbox' : 'live')
    .executeTakeFirst();
  return row?.id;
}
