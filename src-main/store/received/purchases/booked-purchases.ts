import type { PurchaseScope } from '../../../received/purchases/purchase-store.ts';
import type { Store } from '../../sqlite/open.ts';

/** When the declaration of a period that has a day, YYYY-MM-DD, was last saved; undefined where none was. */
export async function declaredAt(
  db: Store['db'],
  { entityId, environment }: PurchaseScope,
  day: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('declaration')
    .select(({ fn }) => fn.max<string | null>('saved_at').as('saved_at'))
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .executeTakeFirst();
  return row?.saved_at ?? undefined;
}

/** The first issue date of what is booked in some days, of what a person moved there; undefined of nothing. */
export async function oldestBooked(
  db: Store['db'],
  { entityId, environment, from, to }: PurchaseScope & { readonly from: string; readonly to: string },
): Promise<string | undefined> {
  const { oldest } = await db
    .selectFrom('purchase')
    .select(({ fn }) => fn.min<string | null>('issue_date').as('oldest'))
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('booked_on', '>=', from)
    .where('booked_on', '<=', to)
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}
