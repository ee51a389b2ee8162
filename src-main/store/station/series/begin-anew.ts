import { sql } from 'kysely';
import { v4 as randomId } from 'uuid';
import type { GivenPoint, KnownSeries, ResumeBody } from '../../../contract/head/stations/enrolment.ts';
import type { ReplacedPoint } from '../../../station/station-store.ts';
import { saveSeries } from '../../rows/business/establishments.ts';
import { insertEvent } from '../../rows/business/event-log.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

const isUnproven = sql<boolean>`active = 1 AND stopped_json ->> '$.reason' = 'unproven'`;

/** The series as they are reported to the head office. */
export const reportedSeries = (db: Pick<Tx, 'selectFrom'>) =>
  db
    .selectFrom('series')
    .select(['environment', 'document_type as type', 'establishment', 'emission_point', 'next_number']);

/** Keeps under which life it asks before it does, with every series there is: a point that is given is none of them. */
export async function resumption(tx: Tx): Promise<ResumeBody> {
  const { incarnation } = await tx
    .updateTable('station')
    .set((eb) => ({ resuming: eb.fn.coalesce('resuming', eb.val(randomId())) }))
    .returning(sql<string>`resuming`.as('incarnation'))
    .executeTakeFirstOrThrow();
  const series = await reportedSeries(tx)
    .select(sql<0 | 1>`coalesce(${isUnproven}, 0)`.as('unproven'))
    .execute();
  return {
    incarnation,
    series: series.map(({ unproven, ...one }) => ({
      ...one,
      ...(unproven === 1 && { unproven: true as const }),
    })),
  };
}

/** No series goes on below what the head office knows of it, of any business unless one is named; whether any would have. */
export async function raiseSeries(
  tx: Tx,
  highestSeries: readonly (KnownSeries & { readonly entity_id?: string })[],
): Promise<boolean> {
  let isBehind = false;
  for (const { type, last_number, ...series } of highestSeries) {
    const raised = await tx
      .updateTable('series')
      .set({ next_number: last_number + 1 })
      .where((eb) => eb.and({ ...series, document_type: type }))
      .where('next_number', '<=', last_number)
      .returning('id')
      .executeTakeFirst();
    isBehind ||= raised !== undefined;
  }
  return isBehind;
}

/**
 * Goes on at the emission point that the head office gave, with every kind of document that was numbered at the old one,
 * from 1. The old one is used no more, unless somebody says its next numbers; its tills sell at the new one.
 */
export async function replacePoint(
  tx: Tx,
  { establishment, emission_point: emissionPoint, instead_of }: GivenPoint,
  { at, newId }: { readonly at: Date; readonly newId: () => string },
): Promise<void> {
  const left = await tx
    .updateTable('series')
    .set({ active: 0, stopped_json: sql`json_set(stopped_json, '$.instead', ${emissionPoint})` })
    .where((eb) => eb.and({ environment: 'live', establishment, emission_point: instead_of }))
    .where(isUnproven)
    .returning(['id', 'entity_id', 'document_type'])
    .execute();
  for (const { id, entity_id, document_type: type } of left) {
    const point = { environment: 'live', establishment, emissionPoint } as const;
    await saveSeries(tx, entity_id, { id: newId(), ...point, type, nextNumber: undefined });
    await insertEvent(tx, {
      id: newId(),
      type: 'series.replaced',
      environment: 'live',
      entityId: entity_id,
      data: { series_id: id, instead: `${establishment}-${emissionPoint}` },
      at: at.toISOString(),
    });
  }
  const [first] = left;
  if (!first) return;
  await tx
    .updateTable('till')
    .set({ emission_point: emissionPoint })
    .where('entity_id', '=', first.entity_id)
    .where((eb) => eb.and({ environment: 'live', establishment, emission_point: instead_of }))
    .execute();
}

/** The points that are used no more. */
export async function replacedPoints(db: Store['db']): Promise<readonly ReplacedPoint[]> {
  return db
    .selectFrom('series')
    .select(['establishment', 'emission_point'])
    .select(sql<string>`stopped_json ->> '$.instead'`.as('instead'))
    .distinct()
    .where('active', '=', 0)
    .where(sql`stopped_json ->> '$.instead'`, 'is not', null)
    .orderBy('establishment')
    .orderBy('emission_point')
    .execute();
}
