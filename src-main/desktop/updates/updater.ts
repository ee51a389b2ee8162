import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { Logger } from 'pino';
import type { UpdateChannel, UpdateFailure, UpdateState } from '../../contract/desktop/updates.ts';
import { isGenuine } from './genuine.ts';
import { type OfflineFeed, openOfflineFeed } from './offline-feed.ts';
import type { UpdateFolder } from './update-folder.ts';

export interface UpdaterOptions {
  readonly version: string;
  readonly folder: UpdateFolder;
  /** Who signs updates (see `isGenuine`); none in a program that is not updated. */
  readonly publicKey: string | undefined;
  /** Its update feed, where the package names one. */
  readonly feed: string | undefined;
  /** Electron's updater for this kind of package; it is loaded when it is first needed. */
  readonly load: () => Promise<AppUpdater>;
  readonly log: Logger | undefined;
}

export type Updater = ReturnType<typeof makeUpdater>;

type Progress = Pick<UpdateState, 'phase' | 'failure' | 'offered' | 'percent'>;

/** Looks for newer versions, and downloads what is signed; it never installs by itself. */
export function makeUpdater({ version, folder, publicKey, feed, load, log }: UpdaterOptions) {
  let progress: Progress = { phase: 'idle' };
  let updater: AppUpdater | undefined;
  let busy: Promise<void> | undefined;
  const channel = (): UpdateChannel => folder.read('choices')?.channel ?? 'latest';
  const failed = (failure: UpdateFailure) => {
    progress = { phase: 'idle', failure };
  };

  async function look(file?: OfflineFeed): Promise<void> {
    updater ??= prepare(await load());
    updater.channel = channel();
    updater.allowDowngrade = false;
    // It goes on with what was set last, and a file's is closed by then.
    const url = file?.url ?? feed;
    if (url !== undefined) updater.setFeedURL({ provider: 'generic', url, channel: channel() });
    progress = { phase: 'checking' };
    const check = await updater.checkForUpdates();
    if (!check?.isUpdateAvailable) {
      if (file !== undefined) return failed('unusable_file');
      progress = { phase: 'up_to_date' };
      return;
    }
    const { updateInfo } = check;
    if (!isGenuine(updateInfo, publicKey ?? '')) return failed('not_genuine');
    const offered = { version: updateInfo.version, notes: notesOf(updateInfo) };
    progress = { phase: 'downloading', offered, percent: 0 };
    await updater.downloadUpdate();
    progress = { phase: 'ready', offered };
  }

  function prepare(loaded: AppUpdater): AppUpdater {
    loaded.autoDownload = false;
    loaded.autoInstallOnAppQuit = false;
    loaded.logger = log ?? null;
    // A version that was put back is not tried again; the next one is.
    const supported = loaded.isUpdateSupported;
    loaded.isUpdateSupported = async (info) =>
      info.version !== folder.read('refused')?.version && (await supported(info));
    loaded.on('download-progress', ({ percent }) => {
      if (progress.phase === 'downloading') progress = { ...progress, percent };
    });
    // Reported by what its methods throw; unheard it would end the program.
    loaded.on('error', () => {});
    return loaded;
  }

  /** One search after the other, each shown by the state. */
  const begin = (work: () => Promise<void>, failure: (reason: unknown) => UpdateFailure) => {
    busy = work()
      .catch((reason: unknown) => {
        log?.warn({ err: reason }, 'no update was had');
        failed(failure(reason));
      })
      .finally(() => {
        busy = undefined;
      });
    return busy;
  };

  return {
    state(): Omit<UpdateState, 'canUpdate'> {
      const refused = folder.read('refused');
      return {
        version,
        hasFeed: feed !== undefined,
        channel: channel(),
        ...(refused && { putBackFrom: refused.version }),
        ...progress,
      };
    },
    check: () => busy ?? begin(() => look(), whyNot),
    /** After a search that goes on, since a person asked for this one. */
    async checkFile(path: string): Promise<void> {
      while (busy) await busy;
      await begin(async () => {
        const file = await openOfflineFeed(path, folder.offline);
        try {
          await look(file);
        } finally {
          file.close();
        }
      }, unusableOr);
    },
    chooseChannel(chosen: UpdateChannel): void {
      folder.write('choices', { channel: chosen });
      if (progress.phase !== 'ready') progress = { phase: 'idle' };
    },
    failed,
    /** Puts what is ready in the place of this program, which quits; the next start is the new version's. */
    install({ onFailure }: { readonly onFailure: (reason: unknown) => void }): void {
      progress = { ...progress, phase: 'installing' };
      // Thrown by nothing: the system's installer refused, or nobody gave it the password.
      updater?.once('error', onFailure);
      updater?.quitAndInstall(true, true);
    },
  };
}

function notesOf({ releaseNotes }: UpdateInfo): string {
  return typeof releaseNotes === 'string' ? releaseNotes : '';
}

/** A digest that differs is what the updater reports by this code; else the line or the server failed. */
function whyNot(reason: unknown): UpdateFailure {
  const code = reason instanceof Error && 'code' in reason ? reason.code : undefined;
  return code === 'ERR_CHECKSUM_MISMATCH' ? 'not_genuine' : 'unreachable';
}

function unusableOr(reason: unknown): UpdateFailure {
  const why = whyNot(reason);
  return why === 'unreachable' ? 'unusable_file' : why;
}
