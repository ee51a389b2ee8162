import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type {
  BackupArchive,
  BackupArchiveBody,
  BackupFile,
  BackupPlaceName,
  BackupPlaceState,
  BackupSettingsBody,
  BackupsResource,
  BackupTest,
} from '../../contract/business/backup.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { inScratch } from '../archive/scratch.ts';
import { BackupError } from '../backup-error.ts';
import { type BackupPlace, PlaceError } from '../places/place.ts';
import { instantOf, isNewest } from '../schedule/backup-name.ts';
import { isLate } from '../schedule/next-backup.ts';
import { archiveInto } from './archive-into.ts';
import type { BackupPlan, PlaceState } from './backup-store.ts';
import type { BackupDependencies } from './make-backup.ts';
import { openSecret, placeOf } from './open-places.ts';
import { planOf } from './plan-of.ts';
import type { RunningBackups } from './start-backups.ts';

export type Backups = ReturnType<typeof makeBackups>;

/** The backups that the program makes by itself, for a person. */
export function makeBackups(
  dependencies: BackupDependencies,
  running: Pick<RunningBackups, 'wake' | 'stage' | 'cancel'>,
) {
  const { store, box, dataDir, run, now } = dependencies;

  async function read(): Promise<BackupsResource> {
    const [plan, places] = [await store.plan(), await store.places()];
    const stage = running.stage();
    return {
      object: 'backups',
      ...(plan && { settings: shownPlan(plan) }),
      places: places.map((state) => shownPlace(state, now())),
      running: stage !== undefined,
      ...(stage && { stage }),
    };
  }

  async function openPlace(
    name: BackupPlaceName,
  ): Promise<Outcome<{ plan: BackupPlan; place: BackupPlace }>> {
    const plan = await store.plan();
    try {
      const place = plan && placeOf(plan, name, box);
      return plan && place ? { ok: true, value: { plan, place } } : { ok: false, problem: noPlace };
    } catch (reason) {
      if (!(reason instanceof PlaceError)) throw reason;
      return { ok: false, problem: { code: 'not_ready', detail: reason.message } };
    }
  }

  return {
    read,

    archive: (body: BackupArchiveBody): Promise<Outcome<BackupArchive>> => archiveInto(dependencies, body),

    /** A backup is made at once: whoever sets them up sees whether it works. */
    async put(body: BackupSettingsBody): Promise<Outcome<BackupsResource>> {
      const at = now();
      const plan = planOf(body, {
        before: await store.plan(),
        secondPlace: await store.secondPlace(),
        box,
        dataDir,
        at,
      });
      if (!plan.ok) return plan;
      await store.putPlan(plan.value, at);
      running.wake();
      return { ok: true, value: await read() };
    },

    /** Those that were made stay where they are. */
    async remove(): Promise<BackupsResource> {
      await store.removePlan();
      return read();
    },

    async runNow(): Promise<Outcome<BackupsResource>> {
      if (!(await store.plan())) return { ok: false, problem: noPlace };
      await store.hurry(now());
      running.wake();
      return { ok: true, value: await read() };
    },

    /** Ends the backup that is being made; those that were made stay. */
    async cancel(): Promise<BackupsResource> {
      await running.cancel();
      return read();
    },

    /** All that are in a place, of other computers too, the newest first. */
    async list(name: BackupPlaceName): Promise<Outcome<readonly BackupFile[]>> {
      const opened = await openPlace(name);
      if (!opened.ok) return opened;
      try {
        const files = (await opened.value.place.list()).flatMap(({ name: file, bytes }) => {
          const at = instantOf(file);
          return at
            ? [{ object: 'backup', place: name, file, created_at: at.toISOString(), bytes } as const]
            : [];
        });
        return {
          ok: true,
          value: files.toSorted((one, other) => other.created_at.localeCompare(one.created_at)),
        };
      } catch (reason) {
        if (!(reason instanceof PlaceError)) throw reason;
        return { ok: false, problem: { code: 'not_ready', detail: reason.message } };
      }
    },

    /** The newest of a computer only by whoever says so: of what it alone has, nothing else is left. */
    async removeFile(
      { place: name, file }: Pick<BackupFile, 'place' | 'file'>,
      { newest }: { readonly newest: boolean },
    ): Promise<Outcome<BackupsResource>> {
      const opened = await openPlace(name);
      if (!opened.ok) return opened;
      const { place } = opened.value;
      try {
        const files = (await place.list()).map((one) => one.name);
        if (!files.includes(file)) return { ok: false, problem: noSuchBackup };
        if (!newest && isNewest(file, files)) return { ok: false, problem: newestBackup };
        await place.remove(file);
      } catch (reason) {
        if (!(reason instanceof PlaceError)) throw reason;
        return { ok: false, problem: { code: 'not_ready', detail: reason.message } };
      }
      const state = (await store.places()).find((one) => one.place === name);
      if (state?.last?.file === file) {
        await store.lastRemoved(name, now());
        running.wake();
      }
      return { ok: true, value: await read() };
    },

    /** Brings a backup back, opens it, and reads it to the last page: what a restore would do, up to the data. */
    async test({
      place: name,
      file,
    }: {
      place: BackupPlaceName;
      file: string;
    }): Promise<Outcome<BackupTest>> {
      const opened = await openPlace(name);
      if (!opened.ok) return opened;
      const { plan, place } = opened.value;
      try {
        const found = await inScratch(dataDir, async (scratch) => {
          const [copy, folder] = [join(scratch, file), join(scratch, 'open')];
          mkdirSync(folder);
          await place.fetch(file, copy);
          const passphrase = openSecret(box, plan.sealedPassphrase);
          return run({ kind: 'test', file: copy, passphrase, folder });
        });
        const { documents, ruc, version, created_at } = found;
        const message = `El respaldo se abre con la contraseña guardada y está entero: ${documents} documentos.`;
        return {
          ok: true,
          value: { object: 'backup_test', file, ok: true, message, documents, ruc, version, created_at },
        };
      } catch (reason) {
        if (!(reason instanceof PlaceError || reason instanceof BackupError)) throw reason;
        return { ok: true, value: { object: 'backup_test', file, ok: false, message: reason.message } };
      }
    },
  };
}

const noSuchBackup: Problem = { code: 'not_found', detail: 'Ese respaldo ya no está ahí.' };

const newestBackup: Problem = {
  code: 'invalid_state',
  detail:
    'Es el respaldo más reciente de su equipo: sin él se pierde lo que los anteriores no tienen. Para borrarlo de todos ' +
    'modos, confírmelo (newest=true).',
};

const noPlace: Problem = { code: 'not_ready', detail: 'Aún no se ha dicho dónde guardar los respaldos.' };

function shownPlan({ hour, folder, s3, updatedAt }: BackupPlan): NonNullable<BackupsResource['settings']> {
  return {
    hour,
    ...(folder !== undefined && { folder }),
    ...(s3 && {
      s3: { endpoint: s3.endpoint, region: s3.region, bucket: s3.bucket, access_key: s3.accessKey },
    }),
    updated_at: updatedAt,
  };
}

function shownPlace({ place, last, dueAt, since, trouble }: PlaceState, at: Date): BackupPlaceState {
  return {
    place,
    ...(last && { last: { ...last, at: last.at.toISOString() } }),
    next_at: dueAt.toISOString(),
    is_late: isLate(last?.at ?? since, at),
    ...(trouble && { trouble: { message: trouble.message, since: trouble.since.toISOString() } }),
  };
}
