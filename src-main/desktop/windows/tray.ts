import { Menu, nativeImage, Tray } from 'electron';
import { desktopText } from '../desktop-text.ts';

/** Keeps the program at hand while its window is closed: it goes on delivering documents. */
export function showTray(actions: { icon: string; open(): void; quit(): void }): Tray {
  const tray = new Tray(nativeImage.createFromPath(actions.icon).resize({ width: 20, height: 20 }));
  tray.setToolTip(desktopText.tooltip);
  tray.setContextMenu(
    Menu.buildFromTemplate([
      { label: desktopText.open, click: () => actions.open() },
      { type: 'separator' },
      { label: desktopText.quit, click: () => actions.quit() },
    ]),
  );
  tray.on('click', () => actions.open());
  return tray;
}
