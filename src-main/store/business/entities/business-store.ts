import type { BusinessChanges, BusinessStore, Saved } from '../../../business/ports/business-store.ts';
import { certificateRoles } from '../../../contract/business/certificate/certificate.ts';
import { passedBy, saveEstablishment, saveSeries } from '../../rows/business/establishments.ts';
import { toSeriesResource } from '../../rows/business/series-resource.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { installCertificate, withdrawCertificates } from '../certificate-store.ts';
import { recordEntityUpdate, saveEntity, selectEntities, selectEntity } from './entities.ts';

export function makeBusinessStore({ db, writes }: Store): BusinessStore {
  return {
    entities: () => selectEntities(db),

    async series() {
      const rows = await db.selectFrom('series').selectAll().orderBy('id').execute();
      return rows.map(toSeriesResource);
    },

    save: (changes) => writes.run((tx) => save(tx, changes)),
  };
}

async function save(
  tx: Tx,
  { at, entity, entityId, establishments, series, certificate, update }: BusinessChanges,
): Promise<Saved> {
  const before = await selectEntity(tx, entityId);
  const newRuc = entity !== undefined && (await changesRuc(tx, entityId, entity.facts.ruc));
  if (newRuc && (await hasDocuments(tx, entityId))) return { kind: 'other_business' };
  const passed = newRuc ? [] : await passedBy(tx, entityId, series);
  if (passed.length > 0) return { kind: 'numbers_passed', passed };
  if (newRuc) await forgetRuc(tx, entityId);
  if (entity) await saveEntity(tx, entityId, entity, at);
  for (const one of establishments) await saveEstablishment(tx, entityId, one);
  for (const one of series) await saveSeries(tx, entityId, one);
  if (certificate) await installCertificate(tx, entityId, { role: 'main', certificate, at });
  if (update) await recordEntityUpdate(tx, before, update);
  return { kind: 'saved' };
}

async function changesRuc(tx: Tx, entityId: string, ruc: string): Promise<boolean> {
  const row = await tx.selectFrom('entity').select('ruc').where('id', '=', entityId).executeTakeFirst();
  return row !== undefined && row.ruc !== ruc;
}

async function hasDocuments(tx: Tx, entityId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('document')
    .select('id')
    .where('entity_id', '=', entityId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Certificate and numbering were another taxpayer's: a business that issued nothing begins anew. */
async function forgetRuc(tx: Tx, entityId: string): Promise<void> {
  await withdrawCertificates(tx, entityId, certificateRoles);
  await tx.deleteFrom('series').where('entity_id', '=', entityId).execute();
}
