import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupArchive, BackupArchiveBody } from '../../contract/business/backups/backup.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { delayAfter } from '../../queue/backoff.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type {
  BackupPlan,
  BackupStore,
  DestinationState,
  LastBackup,
} from '../../store/business/backup-plan.ts';
import type { RunArchiveWork } from '../archive/archive-thread.ts';
import { inScratch } from '../archive/scratch.ts';
import { BackupError } from '../backup-error.ts';
import { type BackupDestination, DestinationError } from '../destinations/destination.ts';
import { type BackupOwner, type BackupProgram, backupName, instantOf } from '../schedule/backup-name.ts';
import { backupBackoff, nextBackup } from '../schedule/next-backup.ts';
import { keptBackups } from '../schedule/retention.ts';
import { destinationOf, openSecret } from './open-destinations.ts';

export type { BackupStore, DestinationState } from '../../store/business/backup-plan.ts';

/** Makes an encrypted backup of the head office of this computer into a file; undefined where it is none. */
export type SealBeside = (
  body: BackupArchiveBody,
  signal: AbortSignal,
) => Promise<Outcome<BackupArchive> | undefined>;

export interface BackupDependencies {
  readonly store: BackupStore;
  readonly box: SecretBox;
  readonly dataDir: string;
  readonly database: string;
  /** What it is that is backed up; a till when left out. */
  readonly program?: BackupProgram;
  readonly installationId: string;
  /** Of the head office beside a till, whose backup goes to the same destinations. */
  readonly sealBeside?: SealBeside;
  readonly version: string;
  readonly run: RunArchiveWork;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly failed: (reason: unknown, what: string) => void;
}

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
      if (reached.length > 0) await deliverBeside(dependencies, { scratch, plan, made, reached, signal });
    });
  } catch (reason) {
    if (signal.aborted) return;
    dependencies.failed(reason, 'backup');
    for (const state of due) await store.putDestination(failedState(state, messageOf(reason), dependencies));
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

interface MadeFile {
  readonly path: string;
  readonly file: string;
  readonly owner: BackupOwner;
}

interface Made extends MadeFile, LastBackup {}

/** Where it was brought to, and how that destination was before. */
interface Reached {
  readonly state: DestinationState;
  readonly destination: BackupDestination;
}

async function sealInto(
  scratch: string,
  plan: BackupPlan,
  { dependencies, signal }: { dependencies: BackupDependencies; signal: AbortSignal },
): Promise<Made> {
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

const headNotSealed = 'El respaldo de esta caja se guardó, y el de la matriz de este equipo no.';

/** Brings it to a destination, where only the newest of each day is kept; undefined where that failed. */
async function deliver(
  state: DestinationState,
  plan: BackupPlan,
  made: Made,
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
    await store.putDestination(failedState(state, messageOf(reason), dependencies));
    return undefined;
  }
}

interface Besides {
  readonly scratch: string;
  readonly plan: BackupPlan;
  readonly made: Made;
  readonly reached: readonly Reached[];
  readonly signal: AbortSignal;
}

/**
 * The head office of this computer is backed up to where the till's own is by now, which counts without it: what keeps it from being
 * so is shown, and is a reason for one more try before the next hour.
 */
async function deliverBeside(dependencies: BackupDependencies, besides: Besides): Promise<void> {
  const { plan, made, reached, signal } = besides;
  const { store, failed } = dependencies;
  const beside = await sealBesideInto(dependencies, besides);
  if (!beside) return;
  for (const { state, destination } of reached) {
    if (signal.aborted) return;
    try {
      if ('problem' in beside) throw new DestinationError(beside.problem);
      await destination.put(beside.path, beside.file);
      await removeOld(destination, beside.owner);
    } catch (reason) {
      failed(reason, `backup of the head office to ${state.destination}`);
      const tried = failedState(state, `${headNotSealed} ${messageOf(reason)}`, dependencies);
      const isSecond = state.failures > 0;
      await store.putDestination(
        isSecond ? { ...tried, failures: 0, dueAt: nextBackup(made.at, plan.hour) } : tried,
      );
    }
  }
}

/** Undefined where this computer is no head office. */
async function sealBesideInto(
  { sealBeside, box, failed }: BackupDependencies,
  { scratch, plan, made, signal }: Besides,
): Promise<MadeFile | { readonly problem: string } | undefined> {
  const owner = { ...made.owner, program: 'matriz' } as const;
  const file = backupName(owner, made.at);
  const path = join(scratch, file);
  try {
    const body = { file: path, passphrase: openSecret(box, plan.sealedPassphrase) };
    const sealed = await sealBeside?.(body, signal);
    if (!sealed) return undefined;
    return sealed.ok ? { path, file, owner } : { problem: sealed.problem.detail ?? '' };
  } catch (reason) {
    failed(reason, 'backup of the head office');
    return { problem: messageOf(reason) };
  }
}

/** By the rule of 7 days, 4 weeks and 12 months; files of others are left alone. */
async function removeOld(destination: BackupDestination, owner: BackupOwner): Promise<void> {
  const ours = (await destination.list()).flatMap(({ name }) => {
    const at = instantOf(name, owner);
    return at ? [{ name, at }] : [];
  });
  const retained = keptBackups(ours.map(({ at }) => at));
  for (const { name, at } of ours) if (!retained.has(at)) await destination.remove(name);
}

function failedState(
  { trouble, ...state }: DestinationState,
  message: string,
  { now, random }: BackupDependencies,
): DestinationState {
  const failures = state.failures + 1;
  const at = now();
  return {
    ...state,
    failures,
    dueAt: new Date(at.getTime() + delayAfter(backupBackoff, failures, random())),
    trouble: { message, since: trouble?.since ?? at },
  };
}

function messageOf(reason: unknown): string {
  if (reason instanceof DestinationError || reason instanceof BackupError) return reason.message;
  return 'El respaldo no se pudo hacer por un error del programa: está en su registro.';
}
