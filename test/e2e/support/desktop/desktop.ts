import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { openDisplay } from './virtual-display.ts';

/** The desktop program with its window open. */
export interface RunningDesktop {
  readonly app: ElectronApplication;
  readonly window: Page;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const startWithinMs = 120_000;
const actWithinMs = 120_000;

/** Opens the built desktop on a data folder; where a service runs on it, the desktop attaches to that. */
export async function openDesktop(executable: string, dataDir: string): Promise<RunningDesktop> {
  const display = await openDisplay();
  const app = await _electron.launch({
    executablePath: executable,
    args: [root],
    env: { ...definedOnly(process.env), ...display.env, MOSTRADOR_DATA: dataDir },
    timeout: startWithinMs,
  });
  const window = await app.firstWindow({ timeout: startWithinMs });
  window.setDefaultTimeout(actWithinMs);
  return {
    app,
    window,
    async close() {
      await app.close();
      await display.close();
    },
  };
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
