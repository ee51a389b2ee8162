import { logLine } from '../../../scripts/lib/log-line.mjs';
import { neededTools } from '../tools/needed-tools.mjs';
import { buildSqlite } from './build-sqlite.mjs';
import { olderElectron } from './older-electron.mjs';

/**
 * Compiles SQLite for the older Electron before the tests: three files of tests need it, each would compile one of its
 * own at the same time, and on a machine that also runs all the other tests that takes longer than a test may wait. Where
 * it cannot be had, the tests that need it say why.
 */
export async function prepareAddon() {
  try {
    const hasCompiler = neededTools.some(({ name, isPresent }) => name === 'cc' && isPresent());
    if (!hasCompiler || olderElectron() === undefined) return;
    await buildSqlite();
  } catch (reason) {
    logLine(`SQLite for the older Electron could not be made: ${reason}`);
  }
}
