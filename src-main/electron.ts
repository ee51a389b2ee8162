import { join, resolve } from 'node:path';
import { app, dialog } from 'electron';
import { commandLineIn, runWithoutWindow } from './desktop/command-line-door.ts';
import { openDataFolder } from './desktop/data-folder.ts';
import { refusedDebuggerSwitch } from './desktop/debugger-switches.ts';
import { desktopText } from './desktop/desktop-text.ts';
import { declarePageScheme } from './desktop/page/page-protocol.ts';
import { recordCrashes } from './desktop/record-crashes.ts';
import { installedProgram } from './desktop/updates/kept-program.ts';
import { beginStart, endTrial, goBack, isVersionsFault, type TrialOptions } from './desktop/updates/trial.ts';
import { openUpdateFolder } from './desktop/updates/update-folder.ts';
import { type Desktop, startDesktop } from './desktop.ts';
import { logFolderIn } from './process/data-folder.ts';
import { KeyOutOfReachError } from './secrets/key-protector.ts';
import { setKeyAside } from './secrets/open-key.ts';
import { exitCodes } from './startup/exit-codes.ts';

/** The desktop's door: one program for each data folder, the window in front of the core; and the command line. */
const command = commandLineIn(app);
const args = process.argv.slice(1);
const dataDir = command ? '' : openDataFolder(args);

/** The longest a stop may take: then the process ends, and the next start finishes what was in hand. */
const STOP_TIMEOUT_MS = 10_000;

async function run(): Promise<void> {
  await app.whenReady();
  const trial = {
    dataDir,
    version: app.getVersion(),
    folder: openUpdateFolder(dataDir),
    program: installedProgram(),
    args,
  };
  const start = beginStart(trial);
  if (start === 'hand_over') return handOver(trial, 'it was judged before');
  const desktop = await openDesktop().catch(async (reason: unknown) => {
    if (start !== 'trial' || !(await isVersionsFault(reason))) throw reason;
    return handOver(trial, reason);
  });
  if (!desktop) return;
  await endTrial(trial);
  app.on('second-instance', (_event, args, folder) => desktop.open(args.map((arg) => resolved(arg, folder))));
  app.on('open-file', (_event, file) => desktop.open([file]));
  app.on('activate', () => desktop.open([]));
  app.on('window-all-closed', () => {
    if (desktop.endsWithWindow) app.quit();
  });
  stopBeforeQuitting(desktop);
}

function openDesktop(): Promise<Desktop> {
  return startDesktop({
    dataDir,
    builtFolder: resolve(import.meta.dirname, '..'),
    resources: join(app.getAppPath(), 'resources'),
    developmentUrl: app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL,
    args: args.map((arg) => resolved(arg, process.cwd())),
  });
}

/** A file named on the command line, from the working folder. */
function resolved(arg: string, folder: string): string {
  return arg.startsWith('-') || arg.includes('://') ? arg : resolve(folder, arg);
}

/** A version that cannot open the data lets the one before it go on, with the data as that left them. */
async function handOver(trial: TrialOptions, reason: unknown): Promise<void> {
  console.error(reason);
  await logHandOver(trial, reason);
  app.releaseSingleInstanceLock();
  await goBack(trial);
  app.exit(0);
}

/** In the log of the data, where support looks. Nothing about it may stand in the way back. */
async function logHandOver({ version }: TrialOptions, reason: unknown): Promise<void> {
  try {
    const { makeProgramLog } = await import('./support/log/program-log.ts');
    const log = makeProgramLog({ name: 'mostrador', folder: logFolderIn(dataDir) });
    log.error({ version, err: reason }, 'this version hands over to the one before it');
  } catch (fault) {
    console.error(fault);
  }
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
  const explanation = await import('./startup/explain-failure.ts').then(
    ({ explainFailure }) => explainFailure(reason, { dataDir }),
    () => undefined,
  );
  // As the dialogs and a fresh window: what starts a window is no terminal whose locale counts.
  const message = explanation?.message.es ?? (reason instanceof Error ? reason.message : String(reason));
  if (reason instanceof KeyOutOfReachError && reason.obstacle === 'refused' && wantsNewKey(message)) {
    setKeyAside(reason.file);
    return run().catch(explain);
  }
  dialog.showErrorBox(desktopText.couldNotStart, message);
  app.exit(explanation?.code ?? 1);
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
  recordCrashes(app, dataDir);
  declarePageScheme();
  // macOS says so what to open, before anything is ready.
  app.once('open-file', (_event, file) => args.push(file));
  if (app.requestSingleInstanceLock()) run().catch(explain);
  else app.exit(0);
}

/** Before Chromium opens its debugger, which it does when the program is ready. */
function refuseDebugger(debuggerSwitch: string): void {
  dialog.showErrorBox(desktopText.couldNotStart, `${desktopText.noDebugger} ${debuggerSwitch}`);
  app.exit(exitCodes.usage);
}

const debuggerSwitch = refusedDebuggerSwitch(app);
if (debuggerSwitch !== undefined) refuseDebugger(debuggerSwitch);
else if (command) void runWithoutWindow(app, command);
else openWindow();
