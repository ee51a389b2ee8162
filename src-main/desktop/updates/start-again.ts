import { app } from 'electron';
import { installedProgram, startDetached } from './kept-program.ts';

/** What is started in this program's place finds the data free, and knows which they are. */
export async function letGo(dataDir: string, stop: () => Promise<void>): Promise<void> {
  await stop();
  process.env.MOSTRADOR_DATA = dataDir;
  app.releaseSingleInstanceLock();
}

export function startAgain(): void {
  const { appImage } = installedProgram();
  // What Electron leaves behind to start it again would run from where an AppImage is mounted, which goes with this program.
  if (app.isPackaged && appImage !== undefined) startDetached(appImage, process.argv.slice(1));
  else app.relaunch();
  app.exit(0);
}
