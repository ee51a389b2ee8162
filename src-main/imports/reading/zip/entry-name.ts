import { type Entry, getFileNameLowLevel } from 'yauzl';

/** The end is kept: the extension says what an entry is. */
const LONGEST = 255;

/**
 * The name of an entry as it is shown: without what leads out of a folder, control characters and marks that turn
 * the direction of writing. Nothing is ever written under it.
 */
export function entryNameOf(entry: Entry): string {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  return name
    .replaceAll('\\', '/')
    .split('/')
    .map((part) => part.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim())
    .filter((part) => !['', '.', '..'].includes(part) && !/^[A-Za-z]:$/.test(part))
    .join('/')
    .slice(-LONGEST)
    .replace(/^\p{Cs}/u, '');
}

export function isFolder(entry: Entry): boolean {
  const last = entry.fileNameRaw.at(-1);
  return last === '/'.charCodeAt(0) || last === '\\'.charCodeAt(0);
}

/** Documents are recognized by their extension; the rest of what macOS packs beside each file is none. */
export function isXmlName(name: string): boolean {
  return /\.xml$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);
}
