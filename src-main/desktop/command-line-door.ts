import type { App } from 'electron';
import { isCommandLine } from '../cli/command-names.ts';

/**
 * The arguments of a command line that the desktop's own program was started with, as `mostrador status`; undefined where a
 * window is wanted. Started on its sources Electron has their folder as its first argument.
 */
export function commandLineIn(app: App): readonly string[] | undefined {
  // Chromium's own, without which it does not start for root.
  const args = process.argv.slice(app.isPackaged ? 1 : 2).filter((arg) => arg !== '--no-sandbox');
  return isCommandLine(args) ? args : undefined;
}

/** Runs the command in this process, without a window, a display or the desktop's single start; it ends with its code. */
export async function runWithoutWindow(app: App, args: readonly string[]): Promise<void> {
  app.commandLine.appendSwitch('ozone-platform', 'headless');
  app.disableHardwareAcceleration();
  const { runCommandLine } = await import('../cli/commands/command-line.ts');
  await runCommandLine(args);
  app.exit(Number(process.exitCode ?? 0));
}
