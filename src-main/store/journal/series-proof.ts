import { type ExpressionBuilder, sql } from 'kysely';
import type { UnprovenCause } from '../../contract/business/entity.ts';
import type { LivePoint, SeriesHead } from '../../issuing/ports/journal.ts';
import { insertEvent } from '../rows/business/event-log.ts';
import { overHeadOffice } from '../rows/business/head-office-stop.ts';
import { ARRIVAL, JOURNAL_ID, JOURNAL_MARK } from '../rows/business/setting-names.ts';
import { makeSettings, putSetting } from '../rows/business/settings.ts';
import type { Tables } from '../schema/tables.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** What the database says of its numberings and of the journal they were kept with. */
export interface SeriesProof {
  /** Of the journal that goes with these data; undefined before the first. */
  journalId(): Promise<string | undefined>;
  /** The last mark of the journal up to which these data lack nothing. */
  mark(): Promise<string | undefined>;
  setMark(mark: string): Promise<void>;
  /** How far each series has got, by the database. */
  heads(): Promise<readonly SeriesHead[]>;
  /** Where live documents are numbered. */
  livePoints(): Promise<readonly LivePoint[]>;
  /** Whether a series would give a number again that was given already. */
  isBehind(heads: readonly SeriesHead[]): Promise<boolean>;
  /** No series goes on below what was given already; gives how many had to be moved on. */
  raise(heads: readonly SeriesHead[]): Promise<number>;
  /**
   * From now on these data go with another journal. Nothing says any more that the live numbers were not given
   * elsewhere: those series give none until a person says the next, and what was never signed is held for a person.
   * Gives how many series they are.
   */
  adopt(journal: {
    readonly id: string;
    readonly at: Date;
    /** Undefined where the data were moved here by a computer that gives no numbers any more. */
    readonly cause: UnprovenCause | undefined;
  }): Promise<number>;
  /** When the computer that these data were moved from stopped giving numbers; undefined after their first start. */
  arrival(): Promise<string | undefined>;
}

export function makeSeriesProof(store: Store, { newId }: { newId: () => string }): SeriesProof {
  const { db, writes } = store;
  const settings = makeSettings(store);
  return {
    journalId: () => settings.get(JOURNAL_ID),
    mark: () => settings.get(JOURNAL_MARK),
    setMark: (mark) => settings.put({ [JOURNAL_MARK]: mark }),

    async heads() {
      const rows = await db
        .selectFrom('series')
        .innerJoin('entity', 'entity.id', 'series.entity_id')
        .selectAll('series')
        .select('entity.ruc')
        .where('next_number', '>', 1)
        .execute();
      return rows.map(({ ruc, environment, document_type, establishment, emission_point, next_number }) => ({
        ruc,
        environment,
        type: document_type,
        establishment,
        emissionPoint: emission_point,
        highest: next_number - 1,
      }));
    },

    livePoints: () =>
      db
        .selectFrom('series')
        .innerJoin('entity', 'entity.id', 'series.entity_id')
        .select(['ruc', 'establishment', 'emission_point as emissionPoint'])
        .distinct()
        .where('environment', '=', 'live')
        .execute(),

    async isBehind(heads) {
      for (const head of heads) if (await isBelow(db, head)) return true;
      return false;
    },

    async raise(heads) {
      const passed: SeriesHead[] = [];
      for (const head of heads) if (await isBelow(db, head)) passed.push(head);
      // A start on a disk that cannot be written asks for nothing that need not be written.
      if (passed.length > 0)
        await writes.run(async (tx) => {
          for (const head of passed) await raise(tx, head);
        });
      return passed.length;
    },

    arrival: () => settings.get(ARRIVAL),

    adopt: ({ id, at, cause }) =>
      writes.run(async (tx) => {
        await putSetting(tx, JOURNAL_ID, id);
        await tx.deleteFrom('setting').where('name', '=', ARRIVAL).execute();
        if (cause === undefined) return 0;
        await holdUnsigned(tx);
        return stopUnproven(tx, { cause, at: at.toISOString() }, newId);
      }),
  };
}

/** The condition of the row of a series that has not passed a head. */
function below({ ruc, environment, type, establishment, emissionPoint, highest }: SeriesHead) {
  return (eb: ExpressionBuilder<Tables, 'series'>) =>
    eb.and([
      eb('entity_id', 'in', eb.selectFrom('entity').select('entity.id').where('ruc', '=', ruc)),
      eb('environment', '=', environment),
      eb('document_type', '=', type),
      eb('establishment', '=', establishment),
      eb('emission_point', '=', emissionPoint),
      eb('next_number', '<=', highest),
    ]);
}

async function isBelow(db: Store['db'], head: SeriesHead): Promise<boolean> {
  const row = await db.selectFrom('series').select('series.id').where(below(head)).executeTakeFirst();
  return row !== undefined;
}

async function raise(tx: Tx, head: SeriesHead): Promise<void> {
  await tx
    .updateTable('series')
    .set({ next_number: head.highest + 1 })
    .where(below(head))
    .execute();
}

/**
 * What has its number and was never signed may have been reported to nobody: a computer that went on without these data had no way
 * to know that the number was given. Signed ones are sent with the bytes that they have.
 */
async function holdUnsigned(tx: Tx): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ decision: 'number_unproven' })
    .where('environment', '=', 'live')
    .where('step', '=', 'sign')
    .where('decision', 'is', null)
    .execute();
}

/**
 * Stopped for another reason before, a series is now stopped for this one: the next number is for a person to say. What the
 * head office stopped is stopped again after that.
 */
async function stopUnproven(
  tx: Tx,
  { cause, at }: { readonly cause: UnprovenCause; readonly at: string },
  newId: () => string,
): Promise<number> {
  const stopped = await tx
    .updateTable('series')
    .set({ stopped_json: overHeadOffice({ reason: 'unproven', cause, at }) })
    .where('environment', '=', 'live')
    .where((eb) =>
      eb.or([eb('stopped_json', 'is', null), eb(sql`stopped_json ->> '$.reason'`, '!=', 'unproven')]),
    )
    .returning(['id', 'entity_id'])
    .execute();
  for (const { id, entity_id } of stopped) {
    await insertEvent(tx, {
      id: newId(),
      type: 'series.stopped',
      environment: 'live',
      entityId: entity_id,
      data: { series_id: id, reason: 'unproven', cause },
      at,
    });
  }
  return stopped.length;
}
