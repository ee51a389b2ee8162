import { join } from 'node:path';
import { desktopOrigin } from '../../contract/desktop/desktop.ts';
import { windowFileType } from '../../contract/desktop/window-file.ts';
import { isOurPage } from './page-address.ts';

export interface PageFile {
  readonly path: string;
  readonly mediaType: string;
}

/** The file of the built window that an address names; undefined for anything else. */
export function findPageFile(folder: string, address: string): PageFile | undefined {
  if (!isOurPage(address, desktopOrigin)) return undefined;
  const path = address.slice(desktopOrigin.length).split(/[?#]/, 1)[0] ?? '';
  const name = path === '' || path === '/' ? '/index.html' : path;
  const mediaType = windowFileType(name);
  return mediaType === undefined ? undefined : { path: join(folder, ...name.slice(1).split('/')), mediaType };
}
