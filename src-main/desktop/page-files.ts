import { join } from 'node:path';
import { desktopOrigin } from '../contract/desktop.ts';
import { isOurPage } from './page-address.ts';

/** What the build makes, and the only kinds of file the page may ask for. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

export interface PageFile {
  readonly path: string;
  readonly mediaType: string;
}

/**
 * The file of the built window that an address names; undefined for anything else. Names are plain: `..`, escapes,
 * dot files and other separators are not looked for at all.
 */
export function findPageFile(folder: string, address: string): PageFile | undefined {
  if (!isOurPage(address, desktopOrigin)) return undefined;
  const path = address.slice(desktopOrigin.length).split(/[?#]/, 1)[0] ?? '';
  const name = path === '' || path === '/' ? '/index.html' : path;
  if (!plainName.test(name)) return undefined;
  const mediaType = mediaTypes[name.slice(name.lastIndexOf('.') + 1)];
  return mediaType === undefined ? undefined : { path: join(folder, ...name.slice(1).split('/')), mediaType };
}

const plainName = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
