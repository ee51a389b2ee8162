import { join } from 'node:path';
import { BrowserWindow, nativeTheme } from 'electron';
import { canvas } from './canvas.ts';
import { keepOnPage } from './lock-down.ts';

interface WindowPaths {
  /** Folder of everything built: `preload/` and `renderer/` beside `main/`. */
  readonly builtFolder: string;
  readonly icon: string;
  readonly url: string;
  readonly origin: string;
}

/** Opens the window, isolated and sandboxed; it shows itself when its page is painted. */
export function openMainWindow({ builtFolder, icon, url, origin }: WindowPaths): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 960,
    minHeight: 640,
    show: false,
    title: 'Mostrador',
    icon,
    // The window's background until the page is drawn, so that it does not flash white.
    backgroundColor: nativeTheme.shouldUseDarkColors ? canvas.dark : canvas.light,
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(builtFolder, 'preload', 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  keepOnPage(window.webContents, origin);
  window.once('ready-to-show', () => window.show());
  void window.loadURL(url);
  return window;
}

/** Brings the window before everything else, wherever it was. */
export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
