import type { UpdateChannel, UpdateObstacles, UpdateState } from './updates.ts';

/** What is chosen, and of a new file how it is called until the person says otherwise. */
export type PathChoice =
  | { readonly kind: 'folder'; readonly title: string }
  | { readonly kind: 'new_file'; readonly title: string; readonly name: string };

/**
 * The native powers a page may ask of the desktop shell: one typed map, from which the router in the main process,
 * the preload bridge and the page's client all follow. A page never gets a secret back through it.
 */
export interface DesktopCapabilities {
  /** Where the service answers and the session to use there. */
  connection(): Promise<{ url: string; session: string }>;
  /** Shows a file the person chooses; undefined when they cancel. */
  chooseFile(options: {
    title: string;
    extensions: string[];
  }): Promise<{ name: string; bytes: Uint8Array } | undefined>;
  /** Has the person choose a folder, or where a new file is to be; its path, undefined when they cancel. */
  choosePath(options: PathChoice): Promise<string | undefined>;
  /** Opens a document's printed page with the system's viewer. */
  openPdf(file: { name: string; bytes: Uint8Array }): Promise<void>;
  /** Shows the data folder in the system's file manager. */
  openDataFolder(): Promise<void>;
  /** The same of the folder of the log. */
  openLogFolder(): Promise<void>;
  /** Opens the window that faces the customer, on a second screen where there is one; or brings it forward. */
  openCustomerDisplay(): Promise<void>;
  updates(): Promise<UpdateState>;
  /** Asks whether there is a newer version, and downloads it. */
  checkForUpdates(): Promise<void>;
  chooseUpdateChannel(channel: UpdateChannel): Promise<void>;
  /** Takes an update from a file the person chooses, for shops without internet. */
  chooseUpdateFile(): Promise<void>;
  /** Installs what is ready and starts again; or says what it waits for. */
  installUpdate(): Promise<UpdateObstacles | undefined>;
}

/** Channel of each capability; the type makes a missing one a compile error. */
export const desktopChannels = {
  connection: 'desktop:connection',
  chooseFile: 'desktop:choose-file',
  choosePath: 'desktop:choose-path',
  openPdf: 'desktop:open-pdf',
  openDataFolder: 'desktop:open-data-folder',
  openLogFolder: 'desktop:open-log-folder',
  openCustomerDisplay: 'desktop:open-customer-display',
  updates: 'desktop:updates',
  checkForUpdates: 'desktop:check-for-updates',
  chooseUpdateChannel: 'desktop:choose-update-channel',
  chooseUpdateFile: 'desktop:choose-update-file',
  installUpdate: 'desktop:install-update',
} as const satisfies Record<keyof DesktopCapabilities, string>;

/** Origin of the window's page in the desktop: a protocol of our own, which no site on the network can have. */
export const desktopOrigin = 'app://mostrador';

/** The address of the customer's display within the window's page: it needs no session, as it asks the service nothing. */
export const customerDisplayHash = '#/pantalla-cliente';
