import type { EmissionPointResource } from '../../contract/business/emission-point.ts';
import type {
  EmissionPointStore,
  NewPoint,
  PointAddition,
} from '../../counter/tills/emission-point-store.ts';
import type { Environment } from '../../documents/kinds.ts';
import { businessOf } from '../rows/business/business-of.ts';
import { passedBy, saveEstablishment, saveSeries } from '../rows/business/establishments.ts';
import { toSeriesResource } from '../rows/business/series-resource.ts';
import type { SeriesRow } from '../schema/business.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeEmissionPointStore({ db, writes }: Store): EmissionPointStore {
  return {
    all: (environment) => selectPoints(db, environment),
    add: (point) => writes.run((tx) => add(tx, point)),

    changeAddress: ({ environment, code, address }) =>
      writes.run(async (tx) => {
        const entityId = await businessOf(tx, environment);
        if (entityId === undefined || !(await findEstablishment(tx, entityId, code))) return undefined;
        await saveEstablishment(tx, entityId, { code, address });
        return { object: 'establishment', entity_id: entityId, code, address };
      }),
  };
}

async function add(tx: Tx, point: NewPoint): Promise<PointAddition> {
  const { environment, establishment, emissionPoint, address, numberings } = point;
  const entityId = await businessOf(tx, environment);
  if (entityId === undefined) return { kind: 'no_business' };
  const code = establishment;
  const existing = await findEstablishment(tx, entityId, code);
  // An import may have made some of them, of one environment: the others are still to come.
  const numbered = await selectNumbered(tx, { entityId, establishment, emissionPoint });
  const isThere = ({ environment: wanted, type }: NewPoint['numberings'][number]) =>
    numbered.some((one) => one.environment === wanted && one.document_type === type);
  if (numberings.every(isThere)) return { kind: 'point_there' };
  if (!existing && address === undefined) return { kind: 'no_address' };
  if (existing && address !== undefined && address !== existing.address) return { kind: 'other_address' };
  const series = numberings.map((numbering) => ({ ...numbering, establishment, emissionPoint }));
  const passed = await passedBy(tx, entityId, series);
  if (passed.length > 0) return { kind: 'numbers_passed', passed };
  if (!existing) await saveEstablishment(tx, entityId, { code, address });
  for (const one of series) await saveSeries(tx, entityId, one);
  const added = await selectPoint(tx, { environment, establishment, emissionPoint });
  if (!added) throw new Error(`the emission point ${establishment}-${emissionPoint} is gone`);
  return { kind: 'added', point: added };
}

async function findEstablishment(
  tx: Tx,
  entityId: string,
  code: string,
): Promise<{ readonly address: string | null } | undefined> {
  return tx
    .selectFrom('establishment')
    .select('address')
    .where('entity_id', '=', entityId)
    .where('code', '=', code)
    .executeTakeFirst();
}

async function selectNumbered(
  tx: Tx,
  point: { readonly entityId: string; readonly establishment: string; readonly emissionPoint: string },
) {
  return tx
    .selectFrom('series')
    .select(['environment', 'document_type'])
    .where('entity_id', '=', point.entityId)
    .where('establishment', '=', point.establishment)
    .where('emission_point', '=', point.emissionPoint)
    .where('active', '=', 1)
    .execute();
}

async function selectPoint(
  tx: Tx,
  point: Pick<NewPoint, 'environment' | 'establishment' | 'emissionPoint'>,
): Promise<EmissionPointResource | undefined> {
  const points = await selectPoints(tx, point.environment);
  return points.find(
    ({ establishment, emission_point }) =>
      establishment === point.establishment && emission_point === point.emissionPoint,
  );
}

async function selectPoints(db: Reader, environment?: Environment): Promise<EmissionPointResource[]> {
  const active = db
    .selectFrom('series')
    .selectAll()
    .where('active', '=', 1)
    .orderBy('environment')
    .orderBy('establishment')
    .orderBy('emission_point')
    .orderBy('id');
  const [rows, establishments] = await Promise.all([
    (environment ? active.where('environment', '=', environment) : active).execute(),
    db.selectFrom('establishment').selectAll().execute(),
  ]);
  const points = Map.groupBy(
    rows,
    (row) => `${row.entity_id} ${row.environment} ${row.establishment} ${row.emission_point}`,
  );
  return [...points.values()].flatMap((series) => {
    const [first] = series;
    if (!first) return [];
    const establishment = establishments.find(
      ({ entity_id, code }) => entity_id === first.entity_id && code === first.establishment,
    );
    return [toPoint(first, series, establishment?.address)];
  });
}

function toPoint(
  { entity_id, environment, establishment, emission_point }: SeriesRow,
  series: readonly SeriesRow[],
  address: string | null | undefined,
): EmissionPointResource {
  return {
    object: 'emission_point',
    entity_id,
    environment,
    establishment,
    ...(address && { address }),
    emission_point,
    series: series.map(toSeriesResource),
  };
}
