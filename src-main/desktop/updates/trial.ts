import { rm } from 'node:fs/promises';
import { exitCodes } from '../../startup/exit-codes.ts';
import { putDataBack } from './kept-data.ts';
import { hasKept, type InstalledProgram, isKept, startKeptProgram } from './kept-program.ts';
import type { UpdateFolder } from './update-folder.ts';

/** A start may fail for what is not the version's fault, as a computer that is switched off meanwhile. */
const STARTS_AT_MOST = 2;

export interface TrialOptions {
  readonly dataDir: string;
  /** Of this program. */
  readonly version: string;
  readonly folder: UpdateFolder;
  readonly program: InstalledProgram;
  /** What this program was started with. */
  readonly args: readonly string[];
}

/** What is to be done before the data are opened. */
export type TrialStart =
  /** There is nothing to judge. */
  | 'usual'
  /** A version that was installed opens the data for the first time. */
  | 'trial'
  /** This version was judged before: the one before it goes on in its place. */
  | 'hand_over';

/**
 * Counts this start where the version that was installed has not opened the data yet. One that ended twice without a word,
 * and one that was put back before, hand over to the version before, as long as that is there.
 */
export function beginStart({
  version,
  folder,
  program,
}: Pick<TrialOptions, 'version' | 'folder' | 'program'>): TrialStart {
  const canGoBack = hasKept(program, folder.program);
  if (folder.read('refused')?.version === version) return canGoBack ? 'hand_over' : 'usual';
  const trial = folder.read('trial');
  if (trial?.to !== version) return 'usual';
  if (trial.starts >= STARTS_AT_MOST && canGoBack) return 'hand_over';
  folder.write('trial', { ...trial, starts: trial.starts + 1 });
  return canGoBack ? 'trial' : 'usual';
}

/**
 * Whether the version before may well open what this one could not. It would not either where another program has the data
 * open, as a command does while an update is installed; and what is open must not be put back. Nor where the system does not
 * give their key now.
 */
export async function isVersionsFault(reason: unknown): Promise<boolean> {
  // It comes with the core, which may be what does not load.
  const explanation = await import('../../startup/explain-failure.ts').then(
    ({ explainFailure }) => explainFailure(reason, { dataDir: '' }),
    () => undefined,
  );
  return explanation?.code !== exitCodes.folderInUse && explanation?.code !== exitCodes.keyOutOfReach;
}

/**
 * The data are open and the program answers: what was kept for the way back goes. What cannot be deleted now, as where
 * another program looks through it, goes after a later start.
 */
export async function endTrial({
  version,
  folder,
  program,
}: Pick<TrialOptions, 'version' | 'folder' | 'program'>): Promise<void> {
  // The kept one itself, which goes on until another version is installed by hand.
  if (isKept(program, folder.program)) return;
  folder.forget('trial');
  // An AppImage that was put back is still asked about the version after which it was.
  if (folder.read('refused')?.by !== version) folder.forget('refused');
  for (const path of [folder.data, folder.program]) {
    await rm(path, { recursive: true, force: true }).catch((reason: unknown) => console.error(reason));
  }
}

/** Goes back to the version before, with the data as it left them. This program must end afterwards. */
export async function goBack({ dataDir, version, folder, program, args }: TrialOptions): Promise<void> {
  const trial = folder.read('trial');
  // Only a trial has changed data; a version that was put back before touches them no more.
  if (trial) {
    await putDataBack(dataDir, folder.data);
    folder.write('refused', { version, by: trial.from });
    folder.forget('trial');
  }
  await startKeptProgram(program, folder.program, args);
}
