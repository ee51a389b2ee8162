import type {
  BackupArchive,
  BackupArchiveBody,
  BackupDestinationName,
  BackupFile,
  BackupSettingsBody,
  BackupsResource,
  BackupTest,
} from '../../contract/business/backups/backup.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { BackupPlan } from '../../store/business/backup-plan.ts';
import { type BackupDestination, DestinationError } from '../destinations/destination.ts';
import { backupPrograms, instantOf, isNewest } from '../schedule/backup-name.ts';
import { archiveInto } from './archive-into.ts';
import type { BackupDependencies } from './backup-dependencies.ts';
import type { HeadBackupState } from './head-backup.ts';
import { destinationOf } from './open-destinations.ts';
import { planOf } from './plan-of.ts';
import { shownDestination, shownPlan } from './shown-backups.ts';
import type { RunningBackups } from './start-backups.ts';
import { makeBackupTests } from './test-backup.ts';

export type Backups = ReturnType<typeof makeBackups>;

interface Fetching {
  readonly signal: AbortSignal;
  /** What to say where so many bytes have no room; undefined where they have. */
  readonly noRoomFor: (bytes: number) => Problem | undefined;
}

/** The backups that the program makes by itself, for a person. */
export function makeBackups(
  dependencies: BackupDependencies,
  running: Pick<RunningBackups, 'wake' | 'stage' | 'cancel'>,
) {
  const { store, box, dataDir, now, program, headBackup } = dependencies;
  const tests = makeBackupTests(dependencies);
  /** A head office has nothing to do with those of tills. */
  const listed = program === 'matriz' ? [program] : backupPrograms;
  let archiving = false;

  async function read(): Promise<BackupsResource> {
    const [plan, destinations] = [await store.plan(), await store.destinations()];
    const ofHead = await headStates();
    const stage = running.stage();
    return {
      object: 'backups',
      ...(plan && { settings: shownPlan(plan) }),
      places: destinations.map((state) =>
        shownDestination(
          state,
          now(),
          ofHead.find(({ destination }) => destination === state.destination),
        ),
      ),
      running: stage !== undefined,
      ...(stage && { stage }),
      ...tests.read(),
    };
  }

  /** None where this computer is no head office. */
  async function headStates(): Promise<readonly HeadBackupState[]> {
    return headBackup && (await headBackup.isHere()) ? headBackup.states.all() : [];
  }

  async function isLastOfHead(name: BackupDestinationName, file: string): Promise<boolean> {
    return (await headStates()).some(({ destination, last }) => destination === name && last?.file === file);
  }

  /** Does something at a destination, or reports what keeps it from being done. */
  async function atDestination<Value>(
    name: BackupDestinationName,
    work: (opened: { plan: BackupPlan; destination: BackupDestination }) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const plan = await store.plan();
    try {
      const destination = plan && destinationOf(plan, name, box);
      return plan && destination ? await work({ plan, destination }) : { ok: false, problem: noDestination };
    } catch (reason) {
      if (!(reason instanceof DestinationError)) throw reason;
      return { ok: false, problem: { code: 'not_ready', detail: reason.message } };
    }
  }

  return {
    read,

    /** One at a time, as each needs room for a copy of all data; the signal ends it. */
    async archive(body: BackupArchiveBody, signal: AbortSignal): Promise<Outcome<BackupArchive>> {
      if (archiving) return { ok: false, problem: anotherArchive };
      archiving = true;
      try {
        return await archiveInto(dependencies, body, signal);
      } finally {
        archiving = false;
      }
    },

    /** A backup is made at once: the user who sets them up sees whether it works. */
    async put(body: BackupSettingsBody): Promise<Outcome<BackupsResource>> {
      const at = now();
      const plan = await planOf(body, {
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
      headBackup?.states.retain([]);
      return read();
    },

    async runNow(): Promise<Outcome<BackupsResource>> {
      if (!(await store.plan())) return { ok: false, problem: noDestination };
      await store.hurry(now());
      running.wake();
      return { ok: true, value: await read() };
    },

    /** Ends the backup that is being made; those that were made stay. */
    async cancel(): Promise<BackupsResource> {
      await running.cancel();
      return read();
    },

    /** All that are at a destination, of other computers too, and at a till those of head offices; the newest first. */
    list: (name: BackupDestinationName): Promise<Outcome<readonly BackupFile[]>> =>
      atDestination(name, async ({ destination }) => {
        const files = (await destination.list()).flatMap(({ name: file, bytes }) => {
          return listed.flatMap((one) => {
            const made = instantOf(file, { program: one });
            if (!made) return [];
            const holds = one === 'matriz' ? 'head_office' : 'till';
            return [
              { object: 'backup', place: name, file, holds, created_at: made.toISOString(), bytes } as const,
            ];
          });
        });
        return {
          ok: true,
          value: files.toSorted(newestFirst),
        };
      }),

    /** The newest of a computer only when it is confirmed: of what it alone has, nothing else is left. */
    removeFile: (
      { place: name, file }: Pick<BackupFile, 'place' | 'file'>,
      { newest }: { readonly newest: boolean },
    ): Promise<Outcome<BackupsResource>> =>
      atDestination(name, async ({ destination }) => {
        const files = (await destination.list()).map((one) => one.name);
        if (!files.includes(file)) return { ok: false, problem: noSuchBackup };
        if (!newest && isNewest(file, files)) return { ok: false, problem: newestBackup };
        await destination.remove(file);
        const state = (await store.destinations()).find((one) => one.destination === name);
        if (state?.last?.file === file) {
          await store.lastRemoved(name, now());
          running.wake();
        } else if (state && (await isLastOfHead(name, file))) {
          headBackup?.states.lastRemoved(name);
          await store.hurry(now(), name);
          running.wake();
        }
        return { ok: true, value: await read() };
      }),

    /** Brings one back into a file that has room for its bytes, unless the signal ends it. */
    fetch: (
      { place: name, file }: Pick<BackupFile, 'place' | 'file'>,
      to: string,
      { signal, noRoomFor }: Fetching,
    ): Promise<Outcome<undefined>> =>
      atDestination(name, async ({ destination }) => {
        const stored = (await destination.list()).find((one) => one.name === file);
        if (!stored) return { ok: false, problem: noSuchBackup };
        const problem = noRoomFor(stored.bytes);
        if (problem) return { ok: false, problem };
        await destination.fetch(file, to, signal);
        return { ok: true, value: undefined };
      }),

    test: ({ place: name, file }: Pick<BackupFile, 'place' | 'file'>): Promise<Outcome<BackupTest>> =>
      atDestination(name, (opened) => tests.run({ ...opened, name, file })),

    /** Ends the test that runs; the backup stays. */
    async cancelTest(): Promise<BackupsResource> {
      await tests.cancel();
      return read();
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

const anotherArchive: Problem = {
  code: 'not_ready',
  detail: 'Ya se está haciendo un respaldo: espere a que termine.',
};

const noDestination: Problem = {
  code: 'not_ready',
  detail: 'Aún no se ha dicho dónde guardar los respaldos.',
};

/** Of those of one instant the till's own comes first. */
function newestFirst(one: BackupFile, other: BackupFile): number {
  return other.created_at.localeCompare(one.created_at) || other.file.localeCompare(one.file);
}
