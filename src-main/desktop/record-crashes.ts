import { join } from 'node:path';
import { type App, crashReporter } from 'electron';
import { crashFolderIn } from '../process/data-folder.ts';
import { makeCrashRecorder, recordUncaught } from '../support/crashes/crash-recorder.ts';

/**
 * Writes down how the main process, the window or another process of Electron's came to an end; before anything is ready.
 * Chromium keeps an image of what a process had in memory at a crash of its own (`native`, for a debugger): nothing is
 * ever uploaded, and no support file holds it.
 */
export function recordCrashes(app: App, dataDir: string): void {
  const folder = crashFolderIn(dataDir);
  app.setPath('crashDumps', join(folder, 'native'));
  crashReporter.start({ uploadToServer: false });

  const record = makeCrashRecorder({ folder, version: app.getVersion() });
  recordUncaught(record);
  // Electron goes on after one, as Node does not, and would print to a terminal alone.
  process.on('unhandledRejection', (reason) => {
    console.error(reason);
    record('unhandledRejection', reason);
  });
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => {
    if (reason !== 'clean-exit') record(`window: ${reason}`, `exit code ${exitCode}`);
  });
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') record(`${type}: ${reason}`, `exit code ${exitCode}`);
  });
}
