import type {
  BackupContents,
  RestoreFault,
  RestoreResource,
} from '../../contract/business/backups/restore.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { UploadPart } from '../../contract/upload-part.ts';
import { sizeOf } from '../../store/sqlite/size-of.ts';
import { isArchive } from '../archive/is-archive.ts';
import type { OpeningStep } from '../archive/open-archive.ts';
import { BackupError } from '../backup-error.ts';
import { makeCancellableWork } from '../cancellable-work.ts';
import type { LackingRoom, RoomAt } from '../lacking-room.ts';
import type { BackupDependencies } from '../service/backup-dependencies.ts';
import type { Backups } from '../service/backups.ts';
import { contentsOf } from './contents.ts';
import { receiveBackup } from './receive-backup.ts';
import { roomForBackup } from './room-for-backup.ts';
import { stagingIn } from './staging.ts';

export type Restores = ReturnType<typeof makeRestores>;

interface RestoreDependencies extends Pick<BackupDependencies, 'dataDir' | 'run' | 'failed'> {
  readonly fetch: Backups['fetch'];
  /** Closes the program and opens it again; undefined where only a person can. */
  readonly startAgain: (() => void) | undefined;
  readonly roomAt?: RoomAt;
}

type Current =
  | { readonly state: 'none'; readonly fault?: RestoreFault }
  | { readonly state: 'receiving' }
  | { readonly state: 'received'; readonly fault?: RestoreFault; readonly room?: LackingRoom | undefined }
  | { readonly state: 'opening'; step?: OpeningStep }
  | { readonly state: 'opened' | 'restarting'; readonly backup: BackupContents };

/**
 * A restore for a person in the window, one at a time: the file comes, is opened and read beside the data, the person
 * sees what is in it and confirms; the next start puts it in their place (`finishRestore`). Until then nothing changes.
 */
export function makeRestores({ dataDir, run, failed, fetch, startAgain, roomAt }: RestoreDependencies) {
  const staging = stagingIn(dataDir);
  const room = roomForBackup(dataDir, staging.archive, roomAt);
  const work = makeCancellableWork();
  let current: Current = { state: 'none' };

  function read(): RestoreResource {
    const last = staging.result();
    return {
      object: 'restore',
      state: current.state,
      ...progressOf(current, staging.archive),
      ...('fault' in current && current.fault && { fault: current.fault }),
      ...('room' in current && current.room && { room: { folder: dataDir, ...current.room } }),
      ...('backup' in current && { backup: current.backup }),
      opens_by_itself: startAgain !== undefined,
      ...(last && { last }),
    };
  }

  /** Brings the file of a backup here, whichever way; what is no backup goes at once. */
  async function bring(
    bringing: (signal: AbortSignal) => Promise<Outcome<unknown>>,
  ): Promise<Outcome<RestoreResource>> {
    if (work.isUnderWay() || current.state === 'restarting') return { ok: false, problem: underWay };
    staging.begin();
    current = { state: 'receiving' };
    return work.run(async (signal) => {
      let next: Current = { state: 'none' };
      try {
        const brought = await bringing(signal);
        if (signal.aborted) return { ok: false, problem: cancelled };
        if (!brought.ok) return brought;
        next = isArchive(staging.archive) ? { state: 'received' } : { state: 'none', fault: 'not_a_backup' };
      } catch (reason) {
        if (!signal.aborted) throw reason;
        return { ok: false, problem: cancelled };
      } finally {
        if (next.state === 'none') staging.clear();
        current = next;
      }
      return { ok: true, value: read() };
    });
  }

  async function open(passphrase: string, signal: AbortSignal): Promise<Current> {
    try {
      staging.beginOpening();
      const { archive: file, opened: folder, database } = staging;
      const onStep = (step: OpeningStep) => {
        if (current.state === 'opening') current.step = step;
      };
      // The start copies it once more.
      const work = { kind: 'test', file, passphrase, folder, copies: 2 } as const;
      const manifest = await run(work, { signal, onStep });
      return { state: 'opened', backup: contentsOf(manifest, database) };
    } catch (reason) {
      if (signal.aborted) return { state: 'none' };
      if (reason instanceof BackupError) {
        const { fault, room: lacking } = reason;
        return { state: 'received', fault, room: lacking };
      }
      failed(reason, 'restore');
      return { state: 'received', fault: 'failed' };
    }
  }

  return {
    read,

    /** Takes a file that a person chose. */
    receive: (parts: AsyncIterable<UploadPart>): Promise<Outcome<RestoreResource>> =>
      bring((signal) => receiveBackup(parts, { file: staging.archive, room, signal })),

    /** Takes one that is kept at a destination. */
    take: (backup: Parameters<Backups['fetch']>[0]): Promise<Outcome<RestoreResource>> =>
      bring((signal) => fetch(backup, staging.archive, { signal, noRoomFor: room.problemOf })),

    /** Begins to open what came; a wrong passphrase may be followed by another. */
    open(passphrase: string): Outcome<RestoreResource> {
      if (current.state !== 'received') return { ok: false, problem: nothingToOpen };
      current = { state: 'opening' };
      void work.run(async (signal) => {
        const next = await open(passphrase, signal);
        if (next.state !== 'opened') clearOpened(next);
        current = next;
      });
      return { ok: true, value: read() };
    },

    /** Gives up whatever was begun and not confirmed; the data were never touched. */
    async cancel(): Promise<Outcome<RestoreResource>> {
      if (current.state === 'restarting') return { ok: false, problem: underWay };
      await work.giveUp('nobody wants this restore now');
      staging.clear();
      current = { state: 'none' };
      return { ok: true, value: read() };
    },

    /** From here on there is no way back: the next start puts it in the place of the data, and is asked for. */
    confirm(): Outcome<RestoreResource> {
      if (current.state !== 'opened') return { ok: false, problem: nothingOpened };
      const { backup } = current;
      staging.confirm(backup);
      current = { state: 'restarting', backup };
      if (startAgain) setImmediate(startAgain);
      return { ok: true, value: read() };
    },

    /** Somebody saw how the last one ended. */
    forgetLast(): RestoreResource {
      staging.forgetResult();
      return read();
    },

    /** What was not confirmed is given up as the program stops: it lies there in the clear, with the key to its secrets. */
    async stop(): Promise<void> {
      await work.giveUp('the program stops');
      if (current.state !== 'restarting') clearOpened({ state: 'none' });
    },
  };

  /** What cannot be taken away now is, by the next that is opened or the next start: nobody waits here for it. */
  function clearOpened({ state }: Current): void {
    try {
      if (state === 'none') staging.clear();
      else staging.beginOpening();
    } catch (reason) {
      failed(reason, 'restore');
    }
  }
}

function progressOf(current: Current, archive: string): Pick<RestoreResource, 'stage' | 'bytes' | 'total'> {
  const size = sizeOf(archive);
  switch (current.state) {
    case 'receiving':
      return { bytes: size };
    case 'opening': {
      const { step } = current;
      if (step?.stage === 'checking') return { stage: 'checking', total: size };
      return { stage: 'opening', bytes: step?.done ?? 0, total: size };
    }
    case 'none':
      return {};
    default:
      return { total: size };
  }
}

const underWay: Problem = {
  code: 'invalid_state',
  detail: 'Ya se está restaurando un respaldo: espere a que termine, o cancélelo.',
};
const cancelled: Problem = { code: 'invalid_state', detail: 'Se canceló: los datos quedan como estaban.' };
const nothingToOpen: Problem = { code: 'invalid_state', detail: 'Elija primero el archivo del respaldo.' };
const nothingOpened: Problem = {
  code: 'invalid_state',
  detail: 'Abra primero el respaldo: solo se restaura lo que se leyó entero.',
};
