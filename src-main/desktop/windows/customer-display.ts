import { BrowserWindow, nativeTheme, screen } from 'electron';
import { customerDisplayHash } from '../../contract/desktop/desktop.ts';
import { canvas } from './canvas.ts';
import { keepOnPage } from './lock-down.ts';

interface DisplayPaths {
  readonly icon: string;
  /** Of the window's page; the display is at an address of its own in it. */
  readonly url: string;
  readonly origin: string;
  /** The window of the counter: the display goes where it is not. */
  readonly counter: BrowserWindow;
}

/**
 * Opens the window that faces the customer: whole on a second screen, else a window to be moved there. It has no
 * preload, so no native power and no session: what it shows it hears from the counter's window.
 */
export function openCustomerDisplay({ icon, url, origin, counter }: DisplayPaths): BrowserWindow {
  const here = screen.getDisplayMatching(counter.getBounds());
  const other = screen.getAllDisplays().find(({ id }) => id !== here.id);
  const window = new BrowserWindow({
    ...(other ? { x: other.bounds.x, y: other.bounds.y } : {}),
    width: 1024,
    height: 768,
    show: false,
    title: 'Mostrador',
    icon,
    backgroundColor: nativeTheme.shouldUseDarkColors ? canvas.dark : canvas.light,
    autoHideMenuBar: true,
    fullscreen: other !== undefined,
    webPreferences: {
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  keepOnPage(window.webContents, origin);
  // The hand stays at the counter: a scan goes on being the counter's.
  window.once('ready-to-show', () => window.showInactive());
  void window.loadURL(`${url}${customerDisplayHash}`);
  return window;
}
