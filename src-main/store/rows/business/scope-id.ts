import type { Scope } from '../../../reading/document-reading-store.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** The row of `list_scope`, made where the business has no document yet. */
export async function scopeIdOf(tx: Tx, { entityId, environment }: Scope): Promise<number> {
  await tx
    .insertInto('list_scope')
    .values({ entity_id: entityId, environment })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('list_scope')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .executeTakeFirstOrThrow();
  return id;
}
