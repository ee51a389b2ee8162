import type { DocumentIdentity } from '../../documents/model/document.ts';
import type { ImportScope } from '../../imports/ports/import-store.ts';
import { ASSIGNED_POINT } from '../rows/business/setting-names.ts';
import type { SeriesRow } from '../schema/business.ts';
import type { Tx } from '../sqlite/write-queue.ts';

export type ImportedNumber = Pick<
  DocumentIdentity,
  'type' | 'establishment' | 'emissionPoint' | 'sequential'
>;

export interface Raising {
  readonly importId: string;
  readonly scope: ImportScope;
  readonly numbers: readonly ImportedNumber[];
}

/**
 * Raises each series above the highest number imported, in the transaction that imports it: nobody is given it in
 * between. A series never goes back. One that was not there is made; it gives numbers only where no other of its type
 * does, as which establishments are still open no document tells, and not where a head office gave another point.
 */
export async function raiseSeries(
  tx: Tx,
  { importId, scope, numbers }: Raising,
  newId: () => string,
): Promise<void> {
  const bySeries = Map.groupBy(
    numbers,
    ({ type, establishment, emissionPoint }) => `${type} ${establishment} ${emissionPoint}`,
  );
  for (const group of bySeries.values()) {
    const [first] = group;
    if (!first) continue;
    const highest = Math.max(...group.map(({ sequential }) => sequential));
    const before = await find(tx, scope, first);
    const series = before ?? (await create(tx, { scope, number: first }, newId));
    if (series.next_number <= highest) {
      await tx
        .updateTable('series')
        .set({ next_number: highest + 1 })
        .where('id', '=', series.id)
        .execute();
    }
    await tx
      .insertInto('import_series')
      .values({
        import_id: importId,
        series_id: series.id,
        highest_imported: highest,
        highest_reserved: series.next_number - 1,
        created: before ? 0 : 1,
      })
      .onConflict((conflict) =>
        conflict.columns(['import_id', 'series_id']).doUpdateSet(({ fn, ref, val }) => ({
          highest_imported: fn<number>('max', [ref('import_series.highest_imported'), val(highest)]),
        })),
      )
      .execute();
  }
}

async function find(
  tx: Tx,
  { entityId, environment }: ImportScope,
  { type, establishment, emissionPoint }: ImportedNumber,
): Promise<SeriesRow | undefined> {
  return tx
    .selectFrom('series')
    .selectAll()
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('document_type', '=', type)
    .where('establishment', '=', establishment)
    .where('emission_point', '=', emissionPoint)
    .executeTakeFirst();
}

/** Whether the first live series of this installation may be there: a head office may have given it another emission point. */
async function mayBeFirst(tx: Tx, { establishment, emissionPoint }: ImportedNumber): Promise<boolean> {
  const assigned = await tx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', ASSIGNED_POINT)
    .executeTakeFirst();
  return assigned === undefined || assigned.value === `${establishment}-${emissionPoint}`;
}

async function create(
  tx: Tx,
  { scope, number }: { readonly scope: ImportScope; readonly number: ImportedNumber },
  newId: () => string,
): Promise<SeriesRow> {
  const active = await tx
    .selectFrom('series')
    .select('document_type')
    .distinct()
    .where('entity_id', '=', scope.entityId)
    .where('environment', '=', scope.environment)
    .where('active', '=', 1)
    .execute();
  const isActive =
    !active.some(({ document_type }) => document_type === number.type) &&
    (active.length > 0 || scope.environment !== 'live' || (await mayBeFirst(tx, number)));
  return tx
    .insertInto('series')
    .values({
      id: newId(),
      entity_id: scope.entityId,
      environment: scope.environment,
      document_type: number.type,
      establishment: number.establishment,
      emission_point: number.emissionPoint,
      next_number: 1,
      active: isActive ? 1 : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
