import type { Store } from '../../sqlite/open.ts';

/** Whether the shop runs its stock. */
export async function isStockOn(db: Pick<Store['db'], 'selectFrom'>): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'stock_enabled')
    .executeTakeFirst();
  return row?.value === 'on';
}
