import type { BusinessChanges, BusinessStore, NewSeries, Saved } from '../business/business-store.ts';
import { certificateRoles } from '../contract/certificate.ts';
import { installCertificate, withdrawCertificates } from './certificate-store.ts';
import { saveEntity, selectEntities, selectEntity, tellOfEntity } from './entities.ts';
import { parseStoppedSeries } from './json-columns.ts';
import type { Store } from './open.ts';
import type { Tx } from './write-lane.ts';

export function makeBusinessStore({ db, lane }: Store): BusinessStore {
  return {
    entities: () => selectEntities(db),

    async series() {
      const rows = await db.selectFrom('series').selectAll().orderBy('id').execute();
      return rows.map(({ active, stopped_json, ...row }) => {
        const stopped = stopped_json === null ? undefined : parseStoppedSeries(stopped_json);
        return {
          object: 'series' as const,
          ...row,
          active: active === 1,
          ...(stopped && {
            stopped: { reason: stopped.reason, document_id: stopped.documentId, at: stopped.at },
          }),
        };
      });
    },

    save: (changes) => lane.run((tx) => save(tx, changes)),
  };
}

async function save(
  tx: Tx,
  { at, entity, entityId, establishments, series, certificate, told }: BusinessChanges,
): Promise<Saved> {
  const before = await selectEntity(tx, entityId);
  const newRuc = entity !== undefined && (await changesRuc(tx, entityId, entity.facts.ruc));
  if (newRuc && (await hasDocuments(tx, entityId))) return { kind: 'other_business' };
  const passed = newRuc ? [] : await passedBy(tx, entityId, series);
  if (passed.length > 0) return { kind: 'numbers_passed', passed };
  if (newRuc) await forgetRuc(tx, entityId);
  if (entity) await saveEntity(tx, entityId, entity, at);
  for (const { code, address } of establishments) {
    await tx
      .insertInto('establishment')
      .values({ entity_id: entityId, code, address: address ?? null })
      .onConflict((conflict) =>
        conflict.columns(['entity_id', 'code']).doUpdateSet({ address: address ?? null }),
      )
      .execute();
  }
  for (const one of series) await saveSeries(tx, entityId, one);
  if (certificate) await installCertificate(tx, entityId, { role: 'main', certificate, at });
  if (told) await tellOfEntity(tx, before, told);
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

/** The numberings that are stated lower than they stand. */
async function passedBy(
  tx: Tx,
  entityId: string,
  wanted: readonly NewSeries[],
): Promise<{ seriesId: string; next: number }[]> {
  const existing = await tx.selectFrom('series').selectAll().where('entity_id', '=', entityId).execute();
  return wanted.flatMap(({ id, nextNumber, ...place }) => {
    const next = existing.find(
      (row) =>
        row.environment === place.environment &&
        row.document_type === place.type &&
        row.establishment === place.establishment &&
        row.emission_point === place.emissionPoint,
    )?.next_number;
    return next !== undefined && nextNumber !== undefined && nextNumber < next
      ? [{ seriesId: id, next }]
      : [];
  });
}

/** A series that exists is switched on, and moves on when a number is stated. */
async function saveSeries(tx: Tx, entityId: string, series: NewSeries): Promise<void> {
  const { nextNumber } = series;
  await tx
    .insertInto('series')
    .values({
      id: series.id,
      entity_id: entityId,
      environment: series.environment,
      document_type: series.type,
      establishment: series.establishment,
      emission_point: series.emissionPoint,
      next_number: nextNumber ?? 1,
      active: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['entity_id', 'environment', 'document_type', 'establishment', 'emission_point'])
        .doUpdateSet({ active: 1, ...(nextNumber !== undefined && { next_number: nextNumber }) }),
    )
    .execute();
}
