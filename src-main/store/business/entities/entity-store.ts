import type { EntityStore, Logo } from '../../../business/ports/entity-store.ts';
import type { EntityPatch } from '../../../contract/business/entity-patch.ts';
import { selectLogo } from '../../rows/business/logos.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { recordEntityUpdate, selectEntity } from './entities.ts';

export function makeEntityStore({ db, writes }: Store): EntityStore {
  return {
    get: (id) => selectEntity(db, id),
    logo: (entityId) => selectLogo(db, entityId),
    change: ({ entityId, facts, logo, update }) =>
      writes.run(async (tx) => {
        const before = await selectEntity(tx, entityId);
        if (facts) await changeFacts(tx, { entityId, facts, at: update.at });
        if (before && logo !== undefined) await changeLogo(tx, { entityId, logo, at: update.at });
        await recordEntityUpdate(tx, before, update);
        return selectEntity(tx, entityId);
      }),
  };
}

async function changeFacts(
  tx: Tx,
  { entityId, facts, at }: { entityId: string; facts: EntityPatch; at: string },
): Promise<void> {
  const { keeps_accounting, portal_shows_test, ...texts } = facts;
  await tx
    .updateTable('entity')
    .set({
      ...texts,
      ...(keeps_accounting !== undefined && { keeps_accounting: keeps_accounting ? 1 : 0 }),
      ...(portal_shows_test !== undefined && { portal_shows_test: portal_shows_test ? 1 : 0 }),
      updated_at: at,
    })
    .where('id', '=', entityId)
    .execute();
}

async function changeLogo(
  tx: Tx,
  { entityId, logo, at }: { entityId: string; logo: Logo | null; at: string },
): Promise<void> {
  if (logo === null) {
    await tx.deleteFrom('logo').where('entity_id', '=', entityId).execute();
    return;
  }
  const { contentType, bytes, version, width, height } = logo;
  const values = {
    content_type: contentType,
    width,
    height,
    size: bytes.byteLength,
    bytes,
    version,
    updated_at: at,
  };
  await tx
    .insertInto('logo')
    .values({ entity_id: entityId, ...values })
    .onConflict((conflict) => conflict.column('entity_id').doUpdateSet(values))
    .execute();
}
