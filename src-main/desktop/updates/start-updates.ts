import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import { z } from 'zod';
import { updateChannels } from '../../contract/desktop/updates.ts';
import type { WorkspaceResource } from '../../contract/local.ts';
import type { ServedCapabilities } from '../capabilities.ts';
import { desktopText } from '../desktop-text.ts';
import { installUpdate } from './install-update.ts';
import { installedProgram, isKept } from './kept-program.ts';
import { openUpdateFolder } from './update-folder.ts';
import { makeUpdater } from './updater.ts';

const manifest = z.object({ mostrador: z.object({ updateKey: z.string() }) });
const channelChoice = z.enum(updateChannels);

/** Not while a shop opens, and then a few times a day. */
const FIRST_CHECK_MS = 5 * 60_000;
const CHECK_EVERY_MS = 6 * 60 * 60_000;

/** A domain that nobody can have (RFC 2606): a package whose maker named no place for its updates. */
const NO_PLACE = '.invalid';

interface UpdateParts {
  readonly dataDir: string;
  /** Whether the service runs in this process: an update ends it. */
  readonly isOurs: boolean;
  readonly window: () => BrowserWindow | undefined;
  /** Finishes what is in hand and lets go of the data. */
  readonly stop: () => Promise<void>;
}

type UpdateCapability =
  | 'updates'
  | 'checkForUpdates'
  | 'chooseUpdateChannel'
  | 'chooseUpdateFile'
  | 'installUpdate';

/** Updates of an installed program, as the window reaches them; it also asks for them by itself. */
export function startUpdates({ dataDir, isOurs, window, stop }: UpdateParts) {
  const folder = openUpdateFolder(dataDir);
  const program = installedProgram();
  const publicKey = publicKeyOf(app.getAppPath());
  const canUpdate = app.isPackaged && isOurs && publicKey !== undefined && !isKept(program, folder.program);
  const hasFeed = canUpdate && namesPlace(process.resourcesPath);
  const updater = makeUpdater({
    version: app.getVersion(),
    folder,
    publicKey,
    hasFeed,
    load: async () => (await import('electron-updater')).autoUpdater,
  });
  const pending = folder.read('trial');
  if (pending && pending.to !== app.getVersion()) {
    folder.forget('trial');
    updater.failed('not_installed');
  }
  const timers = hasFeed
    ? [
        setTimeout(() => void updater.check(), FIRST_CHECK_MS),
        setInterval(() => void updater.check(), CHECK_EVERY_MS),
      ]
    : [];
  const served: Pick<ServedCapabilities, UpdateCapability> = {
    updates: async () => ({ ...updater.state(), canUpdate }),
    async checkForUpdates() {
      if (hasFeed) void updater.check();
    },
    async chooseUpdateChannel(chosen) {
      updater.chooseChannel(channelChoice.parse(chosen));
    },
    async chooseUpdateFile() {
      if (!canUpdate) return;
      const question = {
        title: desktopText.updateFile,
        filters: [{ name: desktopText.updateFile, extensions: ['mostrador'] }],
        properties: ['openFile' as const],
      };
      const parent = window();
      const { filePaths } = parent
        ? await dialog.showOpenDialog(parent, question)
        : await dialog.showOpenDialog(question);
      if (filePaths[0] !== undefined) void updater.checkFile(filePaths[0]);
    },
    installUpdate: () =>
      installUpdate({ dataDir, folder, program, updater, stop: () => letGo(dataDir, stop), startAgain }),
  };
  return {
    served,
    /** For whoever watches over the program; undefined where it cannot change itself. */
    told(): WorkspaceResource['update'] {
      const { phase, offered } = updater.state();
      return canUpdate ? { state: phase, ...(offered && { version: offered.version }) } : undefined;
    },
    /** Takes the update of a file that somebody opened. */
    takeFile(file: string): void {
      if (canUpdate) void updater.checkFile(file);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** What is started in this program's place finds the data free, and knows which they are. */
async function letGo(dataDir: string, stop: () => Promise<void>): Promise<void> {
  await stop();
  process.env.MOSTRADOR_DATA = dataDir;
  app.releaseSingleInstanceLock();
}

function startAgain(): void {
  app.relaunch();
  app.exit(0);
}

/** Who signs the updates of this build; undefined where nobody does. */
function publicKeyOf(appFolder: string): string | undefined {
  const read = manifest.safeParse(JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8')));
  return read.success && read.data.mostrador.updateKey !== '' ? read.data.mostrador.updateKey : undefined;
}

function namesPlace(resources: string): boolean {
  try {
    return !readFileSync(join(resources, 'app-update.yml'), 'utf8').includes(NO_PLACE);
  } catch {
    return false;
  }
}
