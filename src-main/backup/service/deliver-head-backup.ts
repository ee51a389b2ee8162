import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlan, DestinationState, LastBackup } from '../../store/business/backup-plan.ts';
import { type BackupDestination, DestinationError } from '../destinations/destination.ts';
import { type BackupOwner, backupName } from '../schedule/backup-name.ts';
import { nextBackup } from '../schedule/next-backup.ts';
import type { BackupDependencies } from './backup-dependencies.ts';
import { failedState, failureOf } from './failed-state.ts';
import type { HeadBackup, HeadBackupState, HeadBackupStates } from './head-backup.ts';
import { openSecret } from './open-destinations.ts';
import { removeOld } from './remove-old.ts';

/** A backup that was made, before it is brought anywhere. */
export interface MadeBackup extends LastBackup {
  readonly path: string;
  readonly owner: BackupOwner;
}

/** A destination that the till's own backup was brought to, and how it was before. */
export interface Reached {
  readonly state: DestinationState;
  readonly destination: BackupDestination;
}

interface Delivery {
  readonly scratch: string;
  readonly plan: BackupPlan;
  /** The till's own. */
  readonly made: MadeBackup;
  readonly reached: readonly Reached[];
  readonly signal: AbortSignal;
}

/**
 * The head office of this computer is backed up to where the till's own is by now, which counts without it: what keeps it from being
 * so is a state of its own, and a reason for one more try before the next hour.
 */
export async function deliverHeadBackup(dependencies: BackupDependencies, delivery: Delivery): Promise<void> {
  const { headBackup, store, failed } = dependencies;
  const { plan, made, reached, signal } = delivery;
  if (!headBackup) return;
  const sealed = await sealHead(headBackup, dependencies, delivery);
  if (!sealed) {
    // It is none any more: begun again, it is not late at once.
    headBackup.states.retain([]);
    return;
  }
  /** Unless backups were switched off meanwhile, or the head office was: nobody would take the state away. */
  async function keep(states: HeadBackupStates, state: HeadBackupState): Promise<void> {
    const isHere = await headBackup?.isHere();
    const destinations = await store.destinations();
    if (isHere && destinations.some(({ destination }) => destination === state.destination))
      states.put(state);
  }

  const former = headBackup.states.all();
  headBackup.states.retain((await store.destinations()).map(({ destination }) => destination));
  for (const { state, destination } of reached) {
    if (signal.aborted) return;
    const name = state.destination;
    const own: HeadBackupState = former.find((one) => one.destination === name) ?? {
      destination: name,
      since: made.at,
    };
    try {
      if ('problem' in sealed) throw new DestinationError(sealed.problem);
      await destination.put(sealed.path, sealed.file);
      const { at, file, bytes, documents } = sealed;
      await keep(headBackup.states, {
        destination: name,
        since: own.since,
        last: { at, file, bytes, documents },
      });
      await removeOld(destination, sealed.owner).catch((reason: unknown) =>
        failed(reason, `old backups of the head office in ${name}`),
      );
    } catch (reason) {
      failed(reason, `backup of the head office to ${name}`);
      const trouble = { message: failureOf(reason), since: own.trouble?.since ?? made.at };
      await keep(headBackup.states, { ...own, trouble });
      // The till's own is there: what kept it away before is over.
      const { trouble: _over, ...arrived } = state;
      const { failures, dueAt } = failedState(state, trouble.message, dependencies);
      const next = nextBackup(made.at, plan.hour);
      await store.putDestination({
        ...arrived,
        ...(state.failures > 0 ? { failures: 0, dueAt: next } : { failures, dueAt }),
      });
    }
  }
}

/** Undefined where this computer is no head office. */
async function sealHead(
  headBackup: HeadBackup,
  { box, failed }: BackupDependencies,
  { scratch, plan, made, signal }: Delivery,
): Promise<MadeBackup | { readonly problem: string } | undefined> {
  const owner = { ...made.owner, program: 'matriz' } as const;
  const file = backupName(owner, made.at);
  const path = join(scratch, file);
  try {
    const body = { file: path, passphrase: openSecret(box, plan.sealedPassphrase) };
    const sealed = await headBackup.seal(body, signal);
    if (!sealed) return undefined;
    if (!sealed.ok) return { problem: sealed.problem.detail ?? failureOf(undefined) };
    const { documents } = sealed.value;
    return { path, file, owner, at: made.at, documents, bytes: (await stat(path)).size };
  } catch (reason) {
    failed(reason, 'backup of the head office');
    return { problem: failureOf(reason) };
  }
}
