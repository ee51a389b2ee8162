import { z } from 'zod';
import { type BackupDestinationName, backupDestinations } from '../../contract/business/backups/backup.ts';
import { SECOND_PLACE } from '../rows/business/setting-names.ts';
import { makeSettings } from '../rows/business/settings.ts';
import type { BackupsTables } from '../schema/backups.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import type { BackupPlan, BackupStore, DestinationState } from './backup-plan.ts';

const THE_PLAN = 1;

const bucket = z.object({
  endpoint: z.string(),
  region: z.string(),
  bucket: z.string(),
  accessKey: z.string(),
});

/** What was asked for of the backups, and the state of each destination. */
export function makeBackupStore(store: Store): BackupStore {
  const { db, writes } = store;
  const secondPlace = () => makeSettings(store).get(SECOND_PLACE);
  return {
    secondPlace,

    async plan() {
      const row = await db.selectFrom('backup_plan').selectAll().executeTakeFirst();
      return row && toPlan(row, await secondPlace());
    },

    putPlan: (plan, at) =>
      writes.run(async (tx) => {
        const values = toColumns(plan);
        await tx
          .insertInto('backup_plan')
          .values({ id: THE_PLAN, ...values })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .execute();
        for (const destination of backupDestinations) {
          if (isIn(plan, destination)) await makeDue(tx, destination, at);
          else await forget(tx, destination);
        }
      }),

    secondPlaceChanged: async (at) => {
      const isPlanned = (await db.selectFrom('backup_plan').select('id').executeTakeFirst()) !== undefined;
      const isThere = (await secondPlace()) !== undefined;
      await writes.run(async (tx) => {
        await forget(tx, 'second_place');
        if (isPlanned && isThere) await makeDue(tx, 'second_place', at);
      });
    },

    removePlan: () =>
      writes.run(async (tx) => {
        await tx.deleteFrom('backup_plan').execute();
        await tx.deleteFrom('backup_place').execute();
      }),

    async destinations() {
      const rows = await db.selectFrom('backup_place').selectAll().orderBy('place').execute();
      return rows.map(toState);
    },

    putDestination: ({ destination, ...state }) =>
      writes.run(async (tx) => {
        await tx
          .updateTable('backup_place')
          .set({
            due_at: state.dueAt.toISOString(),
            failures: state.failures,
            trouble: state.trouble?.message ?? null,
            trouble_since: state.trouble?.since.toISOString() ?? null,
            ...(state.last && {
              last_at: state.last.at.toISOString(),
              last_file: state.last.file,
              last_bytes: state.last.bytes,
              last_documents: state.last.documents,
            }),
          })
          .where('place', '=', destination)
          .execute();
      }),

    lastRemoved: (destination, at) =>
      writes.run(async (tx) => {
        await tx
          .updateTable('backup_place')
          .set({ ...noBackupYet, due_at: at.toISOString() })
          .where('place', '=', destination)
          .execute();
      }),

    hurry: (at, destination) =>
      writes.run(async (tx) => {
        const all = tx.updateTable('backup_place').set({ due_at: at.toISOString() });
        await (destination === undefined ? all : all.where('place', '=', destination)).execute();
      }),

    async ruc() {
      const { ruc } = await db
        .selectFrom('entity')
        .select('ruc')
        .orderBy('kind', 'asc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return ruc;
    },
  };
}

function isIn({ folder, s3, secondPlace }: BackupPlan, destination: BackupDestinationName): boolean {
  return { folder, s3, second_place: secondPlace }[destination] !== undefined;
}

async function makeDue(tx: Tx, destination: BackupDestinationName, at: Date): Promise<void> {
  const due = { due_at: at.toISOString(), failures: 0 };
  await tx
    .insertInto('backup_place')
    .values({ ...noBackupYet, place: destination, since: at.toISOString(), ...due })
    .onConflict((conflict) => conflict.column('place').doUpdateSet(due))
    .execute();
}

async function forget(tx: Tx, destination: BackupDestinationName): Promise<void> {
  await tx.deleteFrom('backup_place').where('place', '=', destination).execute();
}

const noBackupYet = {
  trouble: null,
  trouble_since: null,
  last_at: null,
  last_file: null,
  last_bytes: null,
  last_documents: null,
};

function toPlan(row: BackupsTables['backup_plan'], secondPlace: string | undefined): BackupPlan {
  return {
    hour: row.hour,
    sealedPassphrase: row.sealed_passphrase,
    ...(row.folder !== null && { folder: row.folder }),
    ...(row.s3_json !== null &&
      row.s3_sealed_secret !== null && {
        s3: { ...bucket.parse(JSON.parse(row.s3_json)), sealedSecret: row.s3_sealed_secret },
      }),
    ...(secondPlace !== undefined && { secondPlace }),
    updatedAt: row.updated_at,
  };
}

function toColumns({
  hour,
  sealedPassphrase,
  folder,
  s3,
  updatedAt,
}: BackupPlan): Omit<BackupsTables['backup_plan'], 'id'> {
  return {
    hour,
    sealed_passphrase: sealedPassphrase,
    folder: folder ?? null,
    s3_json: s3 === undefined ? null : JSON.stringify(bucket.parse(s3)),
    s3_sealed_secret: s3?.sealedSecret ?? null,
    updated_at: updatedAt,
  };
}

function toState(row: BackupsTables['backup_place']): DestinationState {
  const { place, failures, trouble, trouble_since, last_at, last_file, last_bytes, last_documents } = row;
  return {
    destination: place,
    failures,
    dueAt: new Date(row.due_at),
    since: new Date(row.since),
    ...(trouble !== null &&
      trouble_since !== null && { trouble: { message: trouble, since: new Date(trouble_since) } }),
    ...(last_at !== null && {
      last: {
        at: new Date(last_at),
        file: last_file ?? '',
        bytes: last_bytes ?? 0,
        documents: last_documents ?? 0,
      },
    }),
  };
}
