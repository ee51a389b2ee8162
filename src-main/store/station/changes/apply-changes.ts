import { z } from 'zod';
import { type ChangeItem, changeItem } from '../../../contract/head/stations/changes.ts';
import type { LearnedChanges } from '../../../station/station-store.ts';
import { storageFaultOf } from '../../sqlite/condition/storage-fault.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { apart, RefusedChange } from './applier.ts';
import { appliers } from './appliers.ts';

/** What is kept of a change that could not be done, to be tried again. */
const refusedChange = z.object({ because: z.string(), body: changeItem.shape.body.unwrap() });

/** What was refused, or is to be gone, is worked off so many at a time. */
const AT_A_TIME = 40;

export interface Moment {
  readonly at: Date;
  readonly newId: () => string;
}

/** Does the changes of one answer, and those refused before once more, with the position in the same transaction. */
export async function applyChanges(
  tx: Tx,
  { position, items, isLast }: LearnedChanges,
  moment: Moment,
): Promise<void> {
  for (const item of items) await applyItem(tx, item, moment);
  for (const item of await refusedBefore(tx)) await applyItem(tx, item, moment);
  await tx
    .updateTable('station')
    .set({ changes_position: position })
    .where('changes_position', '!=', position)
    .execute();
  if (isLast) await tx.updateTable('station').set({ learning: 0 }).where('learning', '=', 1).execute();
}

/** Takes away what the head office did not name when it sent everything anew; false once nothing is left. */
export async function forgetStale(tx: Tx, moment: Moment): Promise<boolean> {
  const station = await tx.selectFrom('station').select('learning').executeTakeFirst();
  if (station?.learning !== 0) return false;
  const stale = await tx
    .selectFrom('head_item')
    .select(['subject', 'id', 'version', 'local_id'])
    .where('stale', '=', 1)
    .limit(AT_A_TIME)
    .execute();
  for (const { local_id, ...item } of stale) {
    const applier = appliers[item.subject];
    if (applier?.unnamed && local_id !== null) {
      await applier.unnamed(tx, local_id);
      await forget(tx, item);
    } else await applyItem(tx, { ...item, body: null }, moment);
  }
  return stale.length > 0;
}

async function applyItem(tx: Tx, item: ChangeItem, moment: Moment): Promise<void> {
  const existing = await tx
    .selectFrom('head_item')
    .select(['version', 'local_id', 'refused_json', 'stale'])
    .where('subject', '=', item.subject)
    .where('id', '=', item.id)
    .executeTakeFirst();
  const isDone = existing?.version === item.version && existing.refused_json === null && existing.stale === 0;
  if (isDone && item.body !== null) return;
  const localId = existing?.local_id ?? undefined;
  try {
    await apart(tx, () => doIt(tx, item, { ...moment, localId }));
  } catch (reason) {
    // A disk that is full is nothing of the change's.
    if (storageFaultOf(reason)) throw reason;
    await keepRefused(tx, item, { localId, reason });
  }
}

async function doIt(
  tx: Tx,
  { body, ...item }: ChangeItem,
  { localId, ...moment }: Moment & { readonly localId: string | undefined },
): Promise<void> {
  const applier = appliers[item.subject];
  if (body === null) {
    const here = localId ?? (await applier?.findHere?.(tx, item.id));
    if (here !== undefined) await applier?.remove(tx, { id: item.id, localId: here, ...moment });
    return forget(tx, item);
  }
  if (!applier) throw new RefusedChange('La caja es de una versión que aún no conoce esto: actualícela.');
  const here = await applier.put(tx, { ...item, body, localId, ...moment });
  await keep(tx, { ...item, local_id: here, refused_json: null });
}

async function keepRefused(
  tx: Tx,
  { body, ...item }: ChangeItem,
  { localId, reason }: { readonly localId: string | undefined; readonly reason: unknown },
): Promise<void> {
  // What could not be taken away stays, and is this station's own from then on.
  if (body === null) return forget(tx, item);
  const because = reason instanceof RefusedChange ? reason.message : 'La caja no pudo aplicar el cambio.';
  await keep(tx, { ...item, local_id: localId ?? null, refused_json: JSON.stringify({ because, body }) });
}

async function forget(tx: Tx, { subject, id }: Pick<ChangeItem, 'subject' | 'id'>): Promise<void> {
  await tx.deleteFrom('head_item').where('subject', '=', subject).where('id', '=', id).execute();
}

interface StoredItem {
  readonly subject: string;
  readonly id: string;
  readonly version: number;
  readonly local_id: string | null;
  readonly refused_json: string | null;
}

async function keep(tx: Tx, { subject, id, ...values }: StoredItem): Promise<void> {
  await tx
    .insertInto('head_item')
    .values({ subject, id, ...values, stale: 0 })
    .onConflict((conflict) => conflict.columns(['subject', 'id']).doUpdateSet({ ...values, stale: 0 }))
    .execute();
}

/** They are tried again whenever something is learned: what stood in the way may be gone by then. */
async function refusedBefore(tx: Tx): Promise<readonly ChangeItem[]> {
  const rows = await tx
    .selectFrom('head_item')
    .select(['subject', 'id', 'version', 'refused_json'])
    .where('refused_json', 'is not', null)
    .limit(AT_A_TIME)
    .execute();
  return rows.map(({ refused_json, ...item }) => {
    const { body } = refusedChange.parse(JSON.parse(refused_json ?? ''));
    return { ...item, body };
  });
}
