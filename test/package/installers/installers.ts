import { appImage } from './appimage.ts';
import { deb } from './deb.ts';
import { dmg } from './dmg.ts';
import type { Installer } from './installer.ts';
import { nsis } from './nsis.ts';

/** The packages that each system has. */
export const installersOf: Readonly<Partial<Record<NodeJS.Platform, readonly Installer[]>>> = {
  linux: [deb, appImage],
  win32: [nsis],
  darwin: [dmg],
};
