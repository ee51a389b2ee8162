import type { Logger } from 'pino';
import type { UpdateObstacles } from '../../contract/desktop/updates.ts';
import { keepData } from './kept-data.ts';
import { type InstalledProgram, keepProgram } from './kept-program.ts';
import { obstaclesOf } from './obstacles.ts';
import type { UpdateFolder } from './update-folder.ts';
import type { Updater } from './updater.ts';

export interface InstallOptions {
  readonly dataDir: string;
  readonly folder: UpdateFolder;
  readonly program: InstalledProgram;
  readonly updater: Updater;
  readonly log: Logger | undefined;
  /** Finishes what is in hand and lets go of the data. */
  readonly stop: () => Promise<void>;
  /** Starts this same program again. */
  readonly startAgain: () => void;
}

/**
 * Installs what is ready, unless somebody has a cash session open or documents wait. Before, this program and the data are
 * kept, for the new version to go back to (`trial.ts`).
 */
export async function installUpdate(options: InstallOptions): Promise<UpdateObstacles | undefined> {
  const { dataDir, folder, program, updater, log, stop, startAgain } = options;
  const { phase, version, offered } = updater.state();
  if (phase !== 'ready' || !offered) throw new Error('no update is ready');
  const obstacles = await obstaclesOf(dataDir);
  if (obstacles) return obstacles;
  const logStep = (step: string) => log?.info({ from: version, to: offered.version }, `update: ${step}`);
  logStep('keeps the program');
  try {
    await keepProgram(program, folder.program);
  } catch (reason) {
    log?.error({ err: reason }, 'update: the program was not kept');
    updater.failed('no_room');
    return undefined;
  }
  // The copy took a while, and the counter went on.
  const since = await obstaclesOf(dataDir);
  if (since) return since;
  // From here on the shop has no program until one is started.
  const goOn = (reason: unknown) => {
    log?.error({ err: reason }, 'update: it was not installed');
    startAgain();
  };
  try {
    logStep('lets go of the data');
    await stop();
    await keepData(dataDir, folder.data);
    folder.write('trial', { from: version, to: offered.version, starts: 0 });
    logStep('installs');
    updater.install({ onFailure: goOn });
  } catch (reason) {
    goOn(reason);
  }
  return undefined;
}
