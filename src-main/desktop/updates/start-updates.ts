import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import { load } from 'js-yaml';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { WorkspaceResource } from '../../contract/business/workspace.ts';
import { updateChannels } from '../../contract/desktop/updates.ts';
import type { CapabilityHandlers } from '../capabilities.ts';
import { desktopText } from '../desktop-text.ts';
import { installUpdate } from './install-update.ts';
import { installedProgram, isKept } from './kept-program.ts';
import { letGo, startAgain } from './start-again.ts';
import { openUpdateFolder } from './update-folder.ts';
import { makeUpdater } from './updater.ts';

const manifest = z.object({ mostrador: z.object({ updateKey: z.string() }) });
/** As electron-builder writes it into every package. */
const feedFile = z.object({ url: z.url() });
const channelChoice = z.enum(updateChannels);

/** Not while a shop opens, and then a few times a day. */
const FIRST_CHECK_MS = 5 * 60_000;
const CHECK_EVERY_MS = 6 * 60 * 60_000;

/** A domain that nobody can have (RFC 2606): a package without an update feed. */
const NO_PLACE = '.invalid';

interface UpdateParts {
  readonly dataDir: string;
  /** Whether the service runs in this process: an update ends it. */
  readonly isOurs: boolean;
  readonly log: Logger | undefined;
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
export function startUpdates({ dataDir, isOurs, log, window, stop }: UpdateParts) {
  const folder = openUpdateFolder(dataDir);
  const program = installedProgram();
  const publicKey = publicKeyOf(app.getAppPath());
  const canUpdate = app.isPackaged && isOurs && publicKey !== undefined && !isKept(program, folder.program);
  const feed = canUpdate ? feedIn(process.resourcesPath) : undefined;
  const hasFeed = feed !== undefined;
  const updater = makeUpdater({
    version: app.getVersion(),
    folder,
    publicKey,
    feed,
    load: async () => (await import('electron-updater')).autoUpdater,
    log,
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
  let installing: ReturnType<typeof installUpdate> | undefined;
  const handlers: Pick<CapabilityHandlers, UpdateCapability> = {
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
    installUpdate() {
      const parts = { dataDir, folder, program, updater, log };
      // Once, however often it is asked: two at a time would keep two halves of a program.
      installing ??= installUpdate({ ...parts, stop: () => letGo(dataDir, stop), startAgain }).finally(() => {
        installing = undefined;
      });
      return installing;
    },
  };
  return {
    served: handlers,
    /** For monitoring; undefined where it cannot change itself. */
    status(): WorkspaceResource['update'] {
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

/** Who signs the updates of this build; undefined where nobody does. */
function publicKeyOf(appFolder: string): string | undefined {
  const read = manifest.safeParse(JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8')));
  return read.success && read.data.mostrador.updateKey !== '' ? read.data.mostrador.updateKey : undefined;
}

/** Where a package says that its updates are; undefined without a feed. */
function feedIn(resources: string): string | undefined {
  try {
    const { url } = feedFile.parse(load(readFileSync(join(resources, 'app-update.yml'), 'utf8')));
    return url.includes(NO_PLACE) ? undefined : url;
  } catch {
    return undefined;
  }
}
