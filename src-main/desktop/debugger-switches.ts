import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';

/** What opens Chromium's debugger, by which any program of this computer would act with the window's key. */
const debuggerSwitches = ['remote-debugging-port', 'remote-debugging-pipe', 'remote-debugging-address'];

/**
 * The debugger switch that an installed program was started with, as Chromium read its command line; undefined where none was, or
 * the program is a developer's or a package for tests. Node's own (`--inspect`) are closed by a fuse of the package.
 */
export function refusedDebuggerSwitch(
  app: Pick<App, 'isPackaged' | 'commandLine' | 'getAppPath'>,
): string | undefined {
  if (!app.isPackaged) return undefined;
  const used = debuggerSwitches.find((name) => app.commandLine.hasSwitch(name));
  return used === undefined || isDebuggable(app.getAppPath()) ? undefined : `--${used}`;
}

/** Packages for tests say so in their package.json (`test/support/electron/trial-packages.mjs`). */
function isDebuggable(appFolder: string): boolean {
  const { mostrador } = JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8'));
  return mostrador?.debuggable === true;
}
