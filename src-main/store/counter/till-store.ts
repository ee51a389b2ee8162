import type { TillListQuery, TillResource } from '../../contract/counter/till.ts';
import type { TillChange, TillStore } from '../../counter/tills/tills.ts';
import type { Environment } from '../../documents/kinds.ts';
import { businessOf } from '../rows/business/business-of.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { toFiscalMachine } from './fiscal-machine-store.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeTillStore({ db, writes }: Store): TillStore {
  return {
    all: (filters) => selectTills(db, filters),

    insert: (till) =>
      writes.run(async (tx) => {
        const entityId = await businessOf(tx, till.environment);
        if (entityId === undefined) return { kind: 'no_business' };
        const point = { entityId, ...till };
        if (!(await hasSeries(tx, point))) return { kind: 'no_series' };
        if (await hasTill(tx, point)) return { kind: 'series_taken' };
        const rejection = await machineRejection(tx, till.fiscal_machine_id, till);
        if (rejection) return rejection;
        if (!(await hasPrinter(tx, till.printer_id))) return { kind: 'no_printer' };
        await tx
          .insertInto('till')
          .values({
            id: till.id,
            entity_id: entityId,
            environment: till.environment,
            name: till.name,
            establishment: till.establishment,
            emission_point: till.emission_point,
            fiscal_machine_id: till.fiscal_machine_id ?? null,
            printer_id: till.printer_id ?? null,
            active: 1,
            last_z_number: 0,
            created_at: till.at,
          })
          .execute();
        return done(tx, till.id);
      }),

    change: (id, { name, fiscal_machine_id: machineId, printer_id: printerId, active }) =>
      writes.run(async (tx) => {
        const till = await selectTill(tx, id);
        if (!till) return { kind: 'unknown' };
        if (active === false && till.open_cash_session_id !== undefined) return { kind: 'open' };
        const rejection = await machineRejection(tx, machineId ?? undefined, till);
        if (rejection) return rejection;
        if (!(await hasPrinter(tx, printerId))) return { kind: 'no_printer' };
        await tx
          .updateTable('till')
          .set({
            id,
            ...(name !== undefined && { name }),
            ...(machineId !== undefined && { fiscal_machine_id: machineId }),
            ...(printerId !== undefined && { printer_id: printerId }),
            ...(active !== undefined && { active: active ? (1 as const) : (0 as const) }),
          })
          .where('id', '=', id)
          .execute();
        return done(tx, id);
      }),
  };
}

async function done(tx: Tx, id: string): Promise<TillChange> {
  const till = await selectTill(tx, id);
  if (!till) throw new Error(`till ${id} is gone`);
  return { kind: 'done', till };
}

interface EmissionPoint {
  readonly entityId: string;
  readonly environment: Environment;
  readonly establishment: string;
  readonly emission_point: string;
}

async function hasSeries(tx: Tx, point: EmissionPoint): Promise<boolean> {
  const row = await tx
    .selectFrom('series')
    .select('id')
    .where('entity_id', '=', point.entityId)
    .where('environment', '=', point.environment)
    .where('establishment', '=', point.establishment)
    .where('emission_point', '=', point.emission_point)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasTill(tx: Tx, point: EmissionPoint): Promise<boolean> {
  const row = await tx
    .selectFrom('till')
    .select('id')
    .where('entity_id', '=', point.entityId)
    .where('environment', '=', point.environment)
    .where('establishment', '=', point.establishment)
    .where('emission_point', '=', point.emission_point)
    .executeTakeFirst();
  return row !== undefined;
}

/** A machine stands at one till; practice does not count. */
async function machineRejection(
  tx: Tx,
  machineId: string | undefined,
  till: { readonly id: string; readonly environment: Environment },
): Promise<TillChange | undefined> {
  if (machineId === undefined) return undefined;
  const machine = await tx
    .selectFrom('fiscal_machine')
    .select('id')
    .where('id', '=', machineId)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!machine) return { kind: 'no_machine' };
  const other = await tx
    .selectFrom('till')
    .select('id')
    .where('environment', '=', till.environment)
    .where('fiscal_machine_id', '=', machineId)
    .where('id', '!=', till.id)
    .executeTakeFirst();
  return other && { kind: 'machine_taken' };
}

/** None is always there. */
async function hasPrinter(tx: Tx, id: string | null | undefined): Promise<boolean> {
  if (id === undefined || id === null) return true;
  const row = await tx
    .selectFrom('printer')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function selectTill(db: Reader, id: string): Promise<TillResource | undefined> {
  const [till] = await selectTills(db, { id });
  return till;
}

async function selectTills(
  db: Reader,
  { environment, id }: TillListQuery & { readonly id?: string },
): Promise<readonly TillResource[]> {
  let query = db
    .selectFrom('till')
    .leftJoin('cash_session', (join) =>
      join.onRef('cash_session.till_id', '=', 'till.id').on('cash_session.closed_at', 'is', null),
    )
    .leftJoin('printer', (join) =>
      join.onRef('printer.id', '=', 'till.printer_id').on('printer.deleted_at', 'is', null),
    )
    .selectAll('till')
    .select(['cash_session.id as open_session_id', 'printer.id as standing_printer_id'])
    .orderBy('till.name')
    .orderBy('till.id');
  if (environment !== undefined) query = query.where('till.environment', '=', environment);
  if (id !== undefined) query = query.where('till.id', '=', id);
  const rows = await query.execute();
  const machines = await db.selectFrom('fiscal_machine').selectAll().execute();
  return rows.map((row) => {
    const machine = machines.find((candidate) => candidate.id === row.fiscal_machine_id);
    return {
      object: 'till',
      id: row.id,
      name: row.name,
      environment: row.environment,
      entity_id: row.entity_id,
      establishment: row.establishment,
      emission_point: row.emission_point,
      ...(machine && { fiscal_machine: toFiscalMachine(machine) }),
      ...(row.standing_printer_id !== null && { printer_id: row.standing_printer_id }),
      active: row.active === 1,
      ...(row.open_session_id !== null && { open_cash_session_id: row.open_session_id }),
      last_z_number: row.last_z_number,
      created_at: row.created_at,
    };
  });
}
