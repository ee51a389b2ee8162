import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlan, DestinationState } from '../../store/business/backup-plan.ts';
import { inScratch } from '../archive/scratch.ts';
import { backupName } from '../schedule/backup-name.ts';
import { nextBackup } from '../schedule/next-backup.ts';
import type { BackupDependencies } from './backup-dependencies.ts';
import { deliverHeadBackup, type MadeBackup, type Reached } from './deliver-head-backup.ts';
import { failedState, failureOf } from './failed-state.ts';
import { destinationOf, openSecret } from './open-destinations.ts';
import { removeOld } from './remove-old.ts';

/** What is being done: the copy is made, or brought to its destinations. */
export type BackupStage = 'sealing' | 'delivering';

interface Surroundings {
  /** Ends it between two destinations, or while the copy is made. */
  readonly signal: AbortSignal;
  /** The copy is made: from here on it is brought to its destinations. */
  readonly onSealed: () => void;
}

/**
 * Makes one backup and brings it to every destination that is due, each of which succeeds or fails by itself; then one of the head office of
 * this computer, where it is one.
 */
export async function makeBackup(
  dependencies: BackupDependencies,
  { signal, onSealed }: Surroundings,
): Promise<void> {
  const { store, dataDir, now } = dependencies;
  const plan = await store.plan();
  const due = (await store.destinations()).filter(({ dueAt }) => dueAt <= now());
  if (!plan || due.length === 0) return;
  try {
    await inScratch(dataDir, async (scratch) => {
      const made = await sealInto(scratch, plan, { dependencies, signal });
      onSealed();
      const reached: Reached[] = [];
      for (const state of due) {
        if (signal.aborted) return;
        const one = await deliver(state, plan, made, dependencies);
        if (one) reached.push(one);
      }
      if (reached.length === 0) return;
      // The till's own arrived, whatever becomes of that of the head office.
      await deliverHeadBackup(dependencies, { scratch, plan, made, reached, signal }).catch(
        (reason: unknown) => {
          if (!signal.aborted) dependencies.failed(reason, 'backup of the head office');
        },
      );
    });
  } catch (reason) {
    if (signal.aborted) return;
    dependencies.failed(reason, 'backup');
    for (const state of due) await store.putDestination(failedState(state, failureOf(reason), dependencies));
  }
}

/** What is due now waits for its next hour, as somebody wanted no backup now. */
export async function putOff({ store, now }: BackupDependencies): Promise<void> {
  const plan = await store.plan();
  if (!plan) return;
  const at = now();
  for (const { dueAt, ...state } of await store.destinations()) {
    if (dueAt <= at) await store.putDestination({ ...state, dueAt: nextBackup(at, plan.hour) });
  }
}

async function sealInto(
  scratch: string,
  plan: BackupPlan,
  { dependencies, signal }: { dependencies: BackupDependencies; signal: AbortSignal },
): Promise<MadeBackup> {
  const { store, box, database, version, program, installationId, run, now } = dependencies;
  const at = now();
  const owner = { program, ruc: await store.ruc(), installationId };
  const file = backupName(owner, at);
  const path = join(scratch, file);
  const options = {
    database,
    dataDir: scratch,
    key: box.key(),
    passphrase: openSecret(box, plan.sealedPassphrase),
    version,
    createdAt: at.toISOString(),
  };
  const { documents } = await run({ kind: 'seal', file: path, options }, { signal });
  return { path, owner, file, at, documents, bytes: (await stat(path)).size };
}

/** Brings it to a destination, where only the newest of each day is kept; undefined where that failed. */
async function deliver(
  state: DestinationState,
  plan: BackupPlan,
  made: MadeBackup,
  dependencies: BackupDependencies,
): Promise<Reached | undefined> {
  const { store, box, failed } = dependencies;
  const { destination: name, since } = state;
  try {
    const destination = destinationOf(plan, name, box);
    if (!destination) return undefined;
    await destination.put(made.path, made.file);
    const { at, file, bytes, documents } = made;
    const last = { at, file, bytes, documents };
    const dueAt = nextBackup(at, plan.hour);
    await store.putDestination({ destination: name, since, dueAt, failures: 0, last });
    await removeOld(destination, made.owner).catch((reason: unknown) =>
      failed(reason, `old backups in ${name}`),
    );
    return { state: { ...state, last }, destination };
  } catch (reason) {
    failed(reason, `backup to ${name}`);
    await store.putDestination(failedState(state, failureOf(reason), dependencies));
    return undefined;
  }
}
