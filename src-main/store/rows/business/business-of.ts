import type { Environment } from '../../../documents/kinds.ts';
import type { Store } from '../../sqlite/open.ts';

/**
 * The business of an environment: sandbox documents are the practice business's, the others the live one's.
 *
 * @param ruc none but the business that has it
 */
export async function businessOf(
  db: Pick<Store['db'], 'selectFrom'>,
  environment: Environment,
  ruc?: string,
): Promise<string | undefined> {
  let query = db
    .selectFrom('entity')
    .select('id')
    .where('kind', '=', environment === 'sandbox' ? 'sandbox' : 'live');
  if (ruc !== undefined) query = query.where('ruc', '=', ruc);
  return (await query.executeTakeFirst())?.id;
}
