import { join, resolve } from 'node:path';
import { app, dialog } from 'electron';
import { commandLineIn, runWithoutWindow } from './desktop/command-line-door.ts';
import { openDataFolder } from './desktop/data-folder.ts';
import { type Desktop, startDesktop } from './desktop/desktop.ts';
import { desktopText } from './desktop/desktop-text.ts';
import { declarePageScheme } from './desktop/page/page-protocol.ts';
import { KeyOutOfReachError } from './secrets/key-protector.ts';
import { setKeyAside } from './secrets/set-key-aside.ts';

/** The desktop's door: one program for each data folder, the window in front of the core; and the command line. */
const command = commandLineIn(app);
const dataDir = command ? '' : openDataFolder(process.argv.slice(1));

/** The longest a stop may take: then the process ends, and the next start finishes what was in hand. */
const STOP_TIMEOUT_MS = 10_000;

async function run(): Promise<void> {
  await app.whenReady();
  const desktop = await startDesktop({
    dataDir,
    builtFolder: resolve(import.meta.dirname, '..'),
    resources: join(app.getAppPath(), 'resources'),
    developmentUrl: app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL,
  });
  app.on('second-instance', () => desktop.show());
  app.on('activate', () => desktop.show());
  app.on('window-all-closed', () => {
    if (desktop.endsWithWindow) app.quit();
  });
  stopBeforeQuitting(desktop);
}

function stopBeforeQuitting(desktop: Desktop): void {
  let stopped: Promise<void> | undefined;
  app.on('will-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    const timeout = new Promise<void>((done) => setTimeout(done, STOP_TIMEOUT_MS));
    stopped = Promise.race([desktop.stop(), timeout]).catch((reason: unknown) => console.error(reason));
    void stopped.then(() => app.exit(0));
  });
}

/** The doors' own explanations come with the core, so they are loaded only when something went wrong. */
async function explain(reason: unknown): Promise<void> {
  console.error(reason);
  const known = await import('./startup/explain-failure.ts').then(
    ({ explainFailure }) => explainFailure(reason, { dataDir }),
    () => undefined,
  );
  const message = known?.message ?? (reason instanceof Error ? reason.message : String(reason));
  if (reason instanceof KeyOutOfReachError && reason.obstacle === 'refused' && wantsNewKey(message)) {
    setKeyAside(reason.file);
    return run().catch(explain);
  }
  dialog.showErrorBox(desktopText.couldNotStart, message);
  app.exit(known?.code ?? 1);
}

/** The certificate and the passwords are lost with the old key; all else goes on. */
function wantsNewKey(message: string): boolean {
  const buttons = [desktopText.quit, desktopText.newKey];
  const question = { type: 'warning', title: desktopText.couldNotStart, message, buttons } as const;
  return dialog.showMessageBoxSync({ ...question, defaultId: 0, cancelId: 0 }) === 1;
}

function openWindow(): void {
  // Chromium's own files stand beside the data, and its single-instance lock is then one for each data folder.
  app.setPath('userData', join(dataDir, 'window'));
  declarePageScheme();
  if (app.requestSingleInstanceLock()) run().catch(explain);
  else app.exit(0);
}

if (command) void runWithoutWindow(app, command);
else openWindow();
