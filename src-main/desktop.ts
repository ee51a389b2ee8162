import { join } from 'node:path';
import { app, type BrowserWindow, Menu, session } from 'electron';
import type { WorkspaceResource } from './contract/business/workspace.ts';
import { desktopOrigin } from './contract/desktop/desktop.ts';
import { makeCapabilities } from './desktop/capabilities.ts';
import { systemKeyProtector } from './desktop/key-protector.ts';
import { type Opened, openedBy } from './desktop/opened.ts';
import { pageUrl } from './desktop/page/page-address.ts';
import { servePage } from './desktop/page/page-protocol.ts';
import { routeCapabilities } from './desktop/router.ts';
import { openServiceDoor } from './desktop/service-door.ts';
import { letGo, startAgain } from './desktop/updates/start-again.ts';
import { startUpdates } from './desktop/updates/start-updates.ts';
import { openCustomerDisplay } from './desktop/windows/customer-display.ts';
import { refusePermissions } from './desktop/windows/lock-down.ts';
import { bringForward, openMainWindow } from './desktop/windows/main-window.ts';
import { showTray } from './desktop/windows/tray.ts';
import { makeUpdatingWindow } from './desktop/windows/updating-window.ts';

export interface DesktopOptions {
  readonly dataDir: string;
  /** Folder of everything built: `main/`, `preload/`, `renderer/`. */
  readonly builtFolder: string;
  /** Folder of the icons. */
  readonly resources: string;
  /** Address of the development server, when there is one. */
  readonly developmentUrl: string | undefined;
  /** What the program was started with. */
  readonly args: readonly string[];
}

export type Desktop = Awaited<ReturnType<typeof startDesktop>>;

/** Joins service, page and window. Electron must be ready. */
export async function startDesktop(options: DesktopOptions) {
  const { dataDir, builtFolder, resources, developmentUrl } = options;
  const windowFolder = join(builtFolder, 'renderer');
  const icon = join(resources, 'icon.png');
  const origin = developmentUrl === undefined ? desktopOrigin : new URL(developmentUrl).origin;
  const updating = makeUpdatingWindow({ icon });
  // Updates begin once it is known whose the service is.
  let updateStatus: () => WorkspaceResource['update'] = () => undefined;
  const door = await openServiceDoor({
    dataDir,
    windowFolder,
    developmentOrigin: developmentUrl === undefined ? undefined : origin,
    onUpdate: updating.showStep,
    startAgain: () => void letGo(dataDir, stop).finally(startAgain),
    keyProtector: systemKeyProtector(),
    update: () => updateStatus(),
  });

  servePage(session.defaultSession, { folder: windowFolder, serviceUrl: door.url });
  refusePermissions(session.defaultSession, origin);
  // Windows and Linux need no menu; macOS has copy and paste in it.
  Menu.setApplicationMenu(
    process.platform === 'darwin'
      ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }])
      : null,
  );

  const url = developmentUrl ?? pageUrl;
  let window: BrowserWindow | undefined;
  let display: BrowserWindow | undefined;
  const showCustomerDisplay = () => {
    if (display) return display.showInactive();
    if (!window) return;
    display = openCustomerDisplay({ icon, origin, url, counter: window });
    display.once('closed', () => {
      display = undefined;
    });
  };
  const show = (opened?: Opened) => {
    const shown = opened ? `${url}#${opened.page}` : url;
    if (window) {
      // The same page at another route: a sale goes on.
      if (opened) void window.loadURL(shown);
      return bringForward(window);
    }
    window = openMainWindow({ builtFolder, icon, origin, url: shown });
    window.once('closed', () => {
      window = undefined;
      // Without the counter it has nothing to show, and would keep the program open.
      display?.close();
    });
  };
  const capabilities = makeCapabilities({ dataDir, door, window: () => window, showCustomerDisplay });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= close();
    return stopped;
  };
  const { isOurs, log } = door;
  const updates = startUpdates({ dataDir, isOurs, log, window: () => window, stop });
  updateStatus = updates.status;
  routeCapabilities({
    capabilities: { ...capabilities.served, ...updates.served },
    origin,
    contents: () => window?.webContents,
  });
  const open = (args: readonly string[]) => {
    const opened = openedBy(args);
    show(opened);
    if (opened?.updateFile !== undefined) updates.takeFile(opened.updateFile);
  };
  const tray = door.isOurs ? showTray({ icon, open: () => show(), quit: () => app.quit() }) : undefined;
  const close = async () => {
    updates.stop();
    tray?.destroy();
    await door.close();
    await capabilities.dispose();
  };
  open(options.args);
  updating.close();

  return {
    /** Shows the window, opening it again if it was closed, with what the arguments of a start ask for. */
    open,
    /** Whether closing the window ends the program: not while the service runs here. */
    endsWithWindow: !door.isOurs,
    /** Finishes what is in hand; once, however often it is asked. */
    stop,
  };
}
