import { describe } from 'vitest';
import { declareDay } from '../support/day/declare-day.ts';
import { openDesktop } from '../support/desktop/desktop.ts';
import { findElectron } from '../support/desktop/electron.ts';

const electron = findElectron();
const title = electron.ok
  ? 'a day in a shop, in Electron'
  : `a day in a shop, in Electron [skipped: ${electron.reason}]`;

describe.skipIf(!electron.ok)(title, () => {
  declareDay(async ({ dataDir }) => {
    if (!electron.ok) throw new Error(electron.reason);
    const desktop = await openDesktop(electron.executable, dataDir);
    return { page: desktop.window, close: () => desktop.close() };
  }, 'desktop');
});
