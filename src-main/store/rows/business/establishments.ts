import type { NewSeries } from '../../../business/ports/business-store.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** Makes an establishment, or says where one that exists is. */
export async function saveEstablishment(
  tx: Tx,
  entityId: string,
  { code, address }: { readonly code: string; readonly address: string | undefined },
): Promise<void> {
  await tx
    .insertInto('establishment')
    .values({ entity_id: entityId, code, address: address ?? null })
    .onConflict((conflict) =>
      conflict.columns(['entity_id', 'code']).doUpdateSet({ address: address ?? null }),
    )
    .execute();
}

/** The numberings that are stated lower than they stand. */
export async function passedBy(
  tx: Tx,
  entityId: string,
  wanted: readonly NewSeries[],
): Promise<{ seriesId: string; next: number }[]> {
  const existing = await tx.selectFrom('series').selectAll().where('entity_id', '=', entityId).execute();
  return wanted.flatMap(({ id, nextNumber, ...point }) => {
    const next = existing.find(
      (row) =>
        row.environment === point.environment &&
        row.document_type === point.type &&
        row.establishment === point.establishment &&
        row.emission_point === point.emissionPoint,
    )?.next_number;
    return next !== undefined && nextNumber !== undefined && nextNumber < next
      ? [{ seriesId: id, next }]
      : [];
  });
}

/** A series that exists is switched on, and moves on when a number is stated. */
export async function saveSeries(tx: Tx, entityId: string, series: NewSeries): Promise<void> {
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
