import type { Store } from '../../sqlite/open.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** Whether the shop runs its stock. */
export function isStockOn(db: Reader): Promise<boolean> {
  return isOn(db, 'stock_enabled');
}

/** Whether the shop has products with lots. */
export async function isLotsOn(db: Reader): Promise<boolean> {
  return (await isStockOn(db)) && (await isOn(db, 'lots_enabled'));
}

async function isOn(db: Reader, name: 'stock_enabled' | 'lots_enabled'): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value === 'on';
}
