import type { Store } from './open.ts';

/** The place of the newest document of all; 0 where there is none. */
export async function newestPlace(db: Store['db']): Promise<number> {
  const newest = await db
    .selectFrom('document')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.seq ?? 0;
}
