import { rm } from 'node:fs/promises';
import { putDataBack } from './kept-data.ts';
import { type InstalledProgram, startKeptProgram } from './kept-program.ts';
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
 * and one that was put back before, hand over to the version before.
 */
export function beginStart({ version, folder }: Pick<TrialOptions, 'version' | 'folder'>): TrialStart {
  if (folder.read('refused')?.version === version) return 'hand_over';
  const trial = folder.read('trial');
  if (trial?.to !== version) return 'usual';
  if (trial.starts >= STARTS_AT_MOST) return 'hand_over';
  folder.write('trial', { ...trial, starts: trial.starts + 1 });
  return 'trial';
}

/** The data are open and the program answers: what was kept for the way back goes. */
export async function endTrial(folder: UpdateFolder): Promise<void> {
  folder.forget('trial', 'refused');
  for (const kept of [folder.data, folder.program]) await rm(kept, { recursive: true, force: true });
}

/** Goes back to the version before, with the data as it left them. This program must end afterwards. */
export async function goBack({ dataDir, version, folder, program, args }: TrialOptions): Promise<void> {
  // Only a trial has changed data; a version that was put back before touches them no more.
  if (folder.read('trial') !== undefined) await putDataBack(dataDir, folder.data);
  folder.write('refused', { version });
  folder.forget('trial');
  await startKeptProgram(program, folder.program, args);
}
