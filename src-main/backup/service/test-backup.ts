import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type {
  BackupDestinationName,
  BackupsResource,
  BackupTest,
} from '../../contract/business/backups/backup.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { BackupPlan } from '../../store/business/backup-plan.ts';
import { sizeOf } from '../../store/sqlite/size-of.ts';
import type { OpeningStep } from '../archive/open-archive.ts';
import { inScratch } from '../archive/scratch.ts';
import { BackupError } from '../backup-error.ts';
import { makeCancellableWork } from '../cancellable-work.ts';
import { type BackupDestination, DestinationError } from '../destinations/destination.ts';
import { instantOf } from '../schedule/backup-name.ts';
import type { BackupDependencies } from './backup-dependencies.ts';
import { openSecret } from './open-destinations.ts';

interface TestedBackup {
  readonly plan: BackupPlan;
  readonly destination: BackupDestination;
  readonly name: BackupDestinationName;
  readonly file: string;
}

interface RunningTest extends Pick<TestedBackup, 'name' | 'file'> {
  /** Where it is brought to, until it is opened. */
  copy?: string;
  step?: OpeningStep;
}

/** Tests of backups, one at a time: each needs room for a copy of all data. */
export function makeBackupTests({
  box,
  dataDir,
  run,
  program,
  headBackup,
}: Pick<BackupDependencies, 'box' | 'dataDir' | 'run' | 'program' | 'headBackup'>) {
  const work = makeCancellableWork();
  let running: RunningTest | undefined;

  async function test(
    { plan, destination, file }: TestedBackup,
    own: RunningTest,
    signal: AbortSignal,
  ): Promise<BackupTest> {
    const result = await inScratch(dataDir, async (scratch) => {
      const [copy, folder] = [join(scratch, file), join(scratch, 'open')];
      mkdirSync(folder);
      own.copy = copy;
      await destination.fetch(file, copy, signal);
      const passphrase = openSecret(box, plan.sealedPassphrase);
      const onStep = (step: OpeningStep) => {
        own.step = step;
      };
      const open =
        program === undefined && instantOf(file, { program: 'matriz' }) ? (headBackup?.run ?? run) : run;
      return open({ kind: 'test', file: copy, passphrase, folder }, { signal, onStep });
    });
    const { documents, ruc, version, created_at } = result;
    const message = `El respaldo se abre con la contraseña guardada y está entero: ${documents} documentos.`;
    return { object: 'backup_test', file, ok: true, message, documents, ruc, version, created_at };
  }

  return {
    read(): Pick<BackupsResource, 'testing'> {
      if (!running) return {};
      const { name: place, file, step, copy } = running;
      const fetched = copy === undefined ? 0 : sizeOf(copy);
      const bytes = step === undefined ? fetched : step.stage === 'opening' ? step.done : undefined;
      return {
        testing: { place, file, stage: step?.stage ?? 'fetching', ...(bytes !== undefined && { bytes }) },
      };
    },

    /** Brings a backup back, opens it, and reads it to the last page: what a restore would do, up to the data. */
    async run(backup: TestedBackup): Promise<Outcome<BackupTest>> {
      if (running) return { ok: false, problem: anotherRuns };
      const own: RunningTest = { ...backup };
      running = own;
      return work.run(async (signal): Promise<Outcome<BackupTest>> => {
        try {
          return { ok: true, value: await test(backup, own, signal) };
        } catch (reason) {
          if (signal.aborted) return { ok: false, problem: cancelled };
          if (!(reason instanceof DestinationError || reason instanceof BackupError)) throw reason;
          const { file } = backup;
          return { ok: true, value: { object: 'backup_test', file, ok: false, message: reason.message } };
        } finally {
          running = undefined;
        }
      });
    },

    /** Resolves once it ended; what was brought back is gone then. */
    cancel: (): Promise<void> => work.giveUp('nobody wants this test now'),
  };
}

const anotherRuns: Problem = {
  code: 'invalid_state',
  detail: 'Ya se está probando un respaldo: espere a que termine, o cancélelo.',
};

const cancelled: Problem = { code: 'invalid_state', detail: 'Se canceló la prueba; el respaldo sigue ahí.' };
