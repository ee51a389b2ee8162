import type { App } from 'electron';
import { isCommandLine } from '../cli/command-names.ts';

/**
 * The words of a command line that the desktop's own program was started with, as `mostrador status`; undefined where a
 * window is wanted. Started on its sources Electron has their folder as its first word.
 */
export function commandLineIn(app: App): readonly string[] | undefined {
  // Chromium's own, without which it does not start for root.
  const words = process.argv.slice(app.isPackaged ? 1 : 2).filter((word) => word !== '--no-sandbox');
  return isCommandLine(words) ? words : undefined;
}

/** Runs the command in this process, without a window, a display or the desktop's single start; it ends with its code. */
export async function runWithoutWindow(app: App, words: readonly string[]): Promise<void> {
  app.commandLine.appendSwitch('ozone-platform', 'headless');
  app.disableHardwareAcceleration();
  const { runCommandLine } = await import('../cli/command-line.ts');
  await runCommandLine(words);
  app.exit(Number(process.exitCode ?? 0));
}
