import { app, BrowserWindow, nativeTheme } from 'electron';
import type { MigrationStep } from '../../store/migrations/migrate.ts';
import { canvas } from './canvas.ts';
import { updatingPage } from './updating-page.ts';

/** Most updates are over before anyone asks what the program does: a window that flashes would only alarm. */
const SHOWN_AFTER_MS = 500;
/** For the bar of tasks: something goes on, nobody knows how far (Electron's `setProgressBar`). */
const INDETERMINATE = 2;

/** Gets ready to show a person that the data are brought up to date; without an update nothing is ever shown. */
export function makeUpdatingWindow({ icon }: { readonly icon: string }) {
  let last: MigrationStep | undefined;
  let window: BrowserWindow | undefined;
  let timer: NodeJS.Timeout | undefined;
  const show = () => {
    if (!last) return;
    window ??= openWindow(icon);
    const page = `data:text/html;charset=utf-8,${encodeURIComponent(updatingPage(last))}`;
    // The next step, or the end of the update, may come before the page has loaded.
    window.loadURL(page).catch(() => {});
  };
  return {
    /** Says which step it is at. */
    showStep(step: MigrationStep): void {
      last = step;
      if (window) show();
      else timer ??= setTimeout(show, SHOWN_AFTER_MS);
    },
    /** Takes it away, once another window stands: an application without windows ends. */
    close(): void {
      clearTimeout(timer);
      window?.destroy();
    },
  };
}

function openWindow(icon: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 560,
    height: 320,
    resizable: false,
    maximizable: false,
    fullscreenable: false,
    show: false,
    title: 'Mostrador',
    icon,
    backgroundColor: nativeTheme.shouldUseDarkColors ? canvas.dark : canvas.light,
    autoHideMenuBar: true,
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, javascript: false },
  });
  let quits = false;
  app.once('before-quit', () => {
    quits = true;
  });
  // To close it would end the program, and the update would begin again at the next start. Who ends the program may.
  window.on('close', (event) => {
    if (!quits) event.preventDefault();
  });
  window.webContents.on('will-navigate', (event) => event.preventDefault());
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  window.once('ready-to-show', () => {
    window.show();
    window.setProgressBar(INDETERMINATE);
  });
  return window;
}
