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
  const { dataDir, folder, program, updater, stop, startAgain } = options;
  const { phase, version, offered } = updater.state();
  if (phase !== 'ready' || !offered) throw new Error('no update is ready');
  const obstacles = await obstaclesOf(dataDir);
  if (obstacles) return obstacles;
  try {
    await keepProgram(program, folder.program);
  } catch (reason) {
    console.error(reason);
    updater.failed('no_room');
    return undefined;
  }
  await stop();
  try {
    await keepData(dataDir, folder.data);
    folder.write('trial', { from: version, to: offered.version, starts: 0 });
    updater.install();
  } catch (reason) {
    console.error(reason);
    startAgain();
  }
  return undefined;
}
